//! The line that is shown: a shortest mate against a longest defence.

use std::cmp::Reverse;

use super::checks::checks_into;
use super::frame::Node;
use super::futile::Judgement;
use super::search::{Search, Settled};
use super::table::Plies;
use crate::shogi::{Hand, Move, MoveList};

/// How many nodes each question may cost beside the search that found the mate.
const EACH: u64 = 20_000;
/// How many nodes all questions together may cost.
const ALL: u64 = 300_000;
/// How many positions are looked through for the line that leaves least in hand.
const LOOKED_THROUGH: u32 = 3_000;
/// Lines up to this length are compared.
const COMPARED: Plies = 9;

/// A line and what it leaves.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) moves: Vec<Move>,
    pub(super) leftover: Hand,
}

/// The search, for questions that are nearly answered already.
pub(super) struct Limited<'s, 'a> {
    pub(super) search: &'s mut Search<'a>,
    left: u32,
    /// The node count at which no more is asked.
    end: u64,
}

impl<'s, 'a> Limited<'s, 'a> {
    /// `halted`: a limit of the search was met, the rest must be found with little more.
    pub(super) fn new(search: &'s mut Search<'a>, halted: bool) -> Limited<'s, 'a> {
        if halted {
            search.node_limit = u64::MAX;
            search.overtime = true;
        }
        let end = search.nodes + ALL;
        Limited { search, left: LOOKED_THROUGH, end }
    }

    /// The line of a mate within `len` plies.
    pub(super) fn line(&mut self, root: &Node, len: Plies) -> Line {
        let line = if len <= COMPARED { self.least(root, len) } else { None };
        line.unwrap_or_else(|| self.first(root, len))
    }

    /// The first line found.
    fn first(&mut self, root: &Node, mut len: Plies) -> Line {
        let mut node = root.clone();
        let mut moves = Vec::new();
        while let Some((mv, left)) = self.mating_moves(&node, len).first().copied() {
            moves.push(mv);
            node.position.play_legal(mv);
            let Some(&(reply, left)) = self.longest_replies(&node, left).first() else { break };
            moves.push(reply);
            node.position.play_legal(reply);
            len = left;
        }
        Line { moves, leftover: node.position.hand(self.search.attacker) }
    }

    /// The line that leaves least in hand, of those that are looked through.
    fn least(&mut self, node: &Node, len: Plies) -> Option<Line> {
        let mut least: Option<Line> = None;
        for (mv, left) in self.mating_moves(node, len) {
            let mut checked = node.clone();
            checked.position.play_legal(mv);
            let replies = self.longest_replies(&checked, left);
            if replies.is_empty() {
                let leftover = checked.position.hand(self.search.attacker);
                keep_lesser(&mut least, Line { moves: vec![mv], leftover });
            }
            for (reply, left) in replies {
                let mut next = checked.clone();
                next.position.play_legal(reply);
                if let Some(mut line) = self.least(&next, left) {
                    line.moves.splice(0..0, [mv, reply]);
                    keep_lesser(&mut least, line);
                }
                if self.is_done(least.as_ref()) {
                    return least;
                }
            }
            if self.is_done(least.as_ref()) {
                return least;
            }
        }
        least
    }

    fn is_done(&mut self, least: Option<&Line>) -> bool {
        self.left = self.left.saturating_sub(1);
        least.is_some_and(|line| self.left == 0 || line.leftover.is_empty())
    }

    /// The checks that mate within `len` plies, with the plies left after them.
    fn mating_moves(&mut self, node: &Node, len: Plies) -> Vec<(Move, Plies)> {
        let mut list = MoveList::new();
        checks_into(&node.position, &mut list);
        // What is known comes first: the rest may cost much.
        let mut known: Vec<(Move, Plies)> = Vec::new();
        for mv in &list {
            let next = after(node, mv);
            if !next.position.has_legal_move() {
                known.push((mv, 0));
            } else if let Some(left) = self.search.known_mate(&next, len - 1) {
                known.push((mv, left));
            }
        }
        known.sort_by_key(|&(_, left)| left);
        if len <= COMPARED || known.is_empty() {
            for mv in &list {
                if known.iter().any(|&(other, _)| other == mv) {
                    continue;
                }
                if let Some(Settled::Mate { len: left, .. }) = self.ask(&after(node, mv), len - 1) {
                    known.push((mv, left));
                }
            }
        }
        known
    }

    /// Settles a question that should be nearly settled; `None` when it costs too much.
    fn ask(&mut self, node: &Node, bound: Plies) -> Option<Settled> {
        self.search.share = self.end.min(self.search.nodes + EACH);
        let settled = self.search.settle(node, bound);
        self.search.share = u64::MAX;
        settled.ok()
    }

    /// The replies that hold out longest, within `len` plies in all, with the plies left after them.
    fn longest_replies(&mut self, node: &Node, len: Plies) -> Vec<(Move, Plies)> {
        if len == 0 {
            return Vec::new();
        }
        let (moves, drops): (Vec<_>, Vec<_>) =
            node.position.legal_moves().into_iter().partition(|mv| mv.from().is_some());
        let mut mated = Vec::new();
        for &mv in moves.iter().chain(&drops) {
            let known = self.search.known_mate(&after(node, mv), len - 1);
            let left = known.or_else(|| match self.ask(&after(node, mv), len - 1) {
                Some(Settled::Mate { len, .. }) => Some(len),
                _ => None,
            });
            mated.extend(left.map(|left| (mv, left)));
        }
        // The longest first; of equals those on the board, then those that are known to last.
        let lasts = |search: &Search<'_>, mv| search.known_no_mate(&after(node, mv), len - 3);
        mated.sort_by_key(|&(mv, left)| (Reverse(left), mv.from().is_none(), !lasts(self.search, mv)));
        let mut longest: Vec<(Move, Plies)> = Vec::new();
        for &(mv, left) in &mated {
            if left < len - 1
                || mv.from().is_none() && longest.iter().any(|&(other, _)| other.from().is_some())
            {
                break;
            }
            let is_exact =
                len < 3 || matches!(self.ask(&after(node, mv), len - 3), Some(Settled::NoMate { .. }));
            if is_exact && (mv.from().is_some() || self.counts(node, mv, &moves, len)) {
                longest.push((mv, left));
                if len > COMPARED {
                    return longest;
                }
            }
        }
        if longest.is_empty() {
            // The bound was no exact length: the longest that is known.
            mated.retain(|&(mv, _)| mv.from().is_some() || self.counts(node, mv, &moves, len));
            return mated;
        }
        longest
    }

    fn counts(&mut self, node: &Node, drop: Move, replies: &[Move], len: Plies) -> bool {
        self.search.share = self.end.min(self.search.nodes + EACH);
        let at_sight = self.search.judge_at_sight(node, drop, !replies.is_empty(), len);
        let is_futile = matches!(at_sight, Ok(Judgement::Futile(..)))
            || matches!(self.search.judge_closely(node, drop, replies, len), Ok(Judgement::Futile(..)));
        self.search.share = u64::MAX;
        !is_futile
    }
}

/// The node after a move.
fn after(node: &Node, mv: Move) -> Node {
    let mut next = node.clone();
    next.position.play_legal(mv);
    next
}

fn keep_lesser(least: &mut Option<Line>, line: Line) {
    let pieces = |line: &Line| line.leftover.iter().map(|(_, count)| u32::from(count)).sum::<u32>();
    if least.as_ref().is_none_or(|best| pieces(&line) < pieces(best)) {
        *least = Some(line);
    }
}
