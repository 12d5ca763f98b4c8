//! The root: one depth after the other, until a limit is met.

use super::super::correction::Corrections;
use super::super::limit::{Limit, Limits, Moment, Report};
use super::super::ordering::{Arrival, History, gain_at_sight};
use super::super::packed::Packed;
use super::super::score::{INFINITE, MATE, MATE_FOUND, Score};
use super::super::sight::Sight;
use super::super::table::{Bound, Found, Table};
use super::early::{Expected, Passing};
use super::tree::{Window, reduction};
use super::{DEEPEST, Node, Search};
use crate::shogi::{Game, Move};

/// What is asked at the root.
pub(in crate::engine) struct Root<'a> {
    pub(in crate::engine) table: &'a mut Table,
    pub(in crate::engine) history: &'a mut History,
    pub(in crate::engine) corrections: &'a mut Corrections,
    pub(in crate::engine) limits: Limits<'a>,
    pub(in crate::engine) sight: Sight,
    pub(in crate::engine) seed: u64,
    /// No deeper than this, whatever the limit.
    pub(in crate::engine) depth: u32,
    /// These moves only, when any of them is legal.
    pub(in crate::engine) among: &'a [Move],
}

/// What the search came to.
#[derive(Clone, Debug)]
pub(in crate::engine) struct Answer {
    pub(in crate::engine) mv: Move,
    pub(in crate::engine) value: i32,
    pub(in crate::engine) line: Vec<Move>,
    pub(in crate::engine) depth: u32,
    pub(in crate::engine) nodes: u64,
}

#[derive(Clone, Debug)]
pub(super) struct RootMove {
    pub(super) mv: Move,
    pub(super) value: i32,
    pub(super) line: Vec<Move>,
    pub(super) nodes: u64,
    /// How far a mate by the other side was looked for after it, in nodes of the solver.
    pub(super) looked: u64,
}

/// The first guess of how much a value changes from one depth to the next.
const ASPIRATION: i32 = 45;

impl Root<'_> {
    /// Searches for the best move; `None` when there is no legal move.
    pub(in crate::engine) fn search(self, game: &Game) -> Option<Answer> {
        let Root { table, history, corrections, limits, sight, seed, depth, among } = self;
        let mut search = Search::new(table, history, corrections, limits, sight, seed);
        for position in game.positions() {
            search.path.enter(position.key().bits(), position.is_check());
        }
        let node = Node::new(game.position().clone());
        let mut moves = search.root_moves(&node, among);
        let first = moves.first()?.mv;
        let is_asked = |answer: &Answer| among.is_empty() || among.contains(&answer.mv);
        if let Some(answer) = search.mate(&node).filter(is_asked) {
            return Some(answer);
        }
        let mut best = Answer { mv: first, value: 0, line: vec![first], depth: 0, nodes: 0 };
        if moves.len() == 1 && limits.limit != Limit::Time {
            return Some(best);
        }
        let deepest = match limits.limit {
            Limit::Depth(depth) => depth,
            _ => u32::MAX,
        };
        let deepest = deepest.min(depth).min(u32::try_from(DEEPEST).unwrap_or(0) / 2);
        let mut same_move = 0;
        let mut longest: Option<Answer> = None;
        for depth in 1..=deepest.max(1) {
            search.deepen(&node, &mut moves, depth);
            let mut walked = false;
            while let Some(mated) = search.walks_into_mate(&node, &mut moves) {
                if mated.mv == best.mv
                    && let Some(next) = moves.first()
                {
                    best = search.answer(next, depth);
                }
                longest = longest.filter(|longest| longest.value >= mated.value).or(Some(mated));
                walked = search.stopped || moves.is_empty();
                if walked {
                    break;
                }
                search.deepen(&node, &mut moves, depth);
            }
            // A depth broken off has looked at the best move first, so what it found better is better.
            if let Some(first) = moves.first().filter(|first| !walked && first.value > -INFINITE) {
                same_move = if first.mv == best.mv { same_move + 1 } else { 0 };
                best = search.answer(first, depth);
            }
            if moves.is_empty() {
                // Whatever is played is mated: what holds longest is played.
                best = longest.unwrap_or(best);
                break;
            }
            if search.stopped {
                break;
            }
            search.depth_done = depth;
            (limits.report)(&Report {
                depth,
                nodes: search.nodes,
                score: Score::of(best.value),
                line: best.line.clone(),
            });
            search.ask(Moment::DepthDone { same_move });
            let plies_to_mate = MATE - best.value.abs();
            let mate_settled = plies_to_mate < i32::try_from(depth).unwrap_or(0);
            if search.stopped || mate_settled || search.is_used_up() {
                break;
            }
        }
        best.nodes = search.nodes;
        Some(best)
    }
}

impl Search<'_> {
    /// Whether the nodes left would not do for another depth.
    fn is_used_up(&self) -> bool {
        matches!(self.limits.limit, Limit::Nodes(limit) if self.nodes >= limit)
    }

    fn answer(&self, first: &RootMove, depth: u32) -> Answer {
        let judged = self.plies.first().map_or(0, |ply| ply.value);
        let value = if first.value > -INFINITE { first.value } else { judged };
        Answer { mv: first.mv, value, line: first.line.clone(), depth, nodes: self.nodes }
    }

    /// The moves that come to mind, captures first; all that are legal when none does. Of `among` all, if any is legal.
    fn root_moves(&mut self, node: &Node, among: &[Move]) -> Vec<RootMove> {
        let position = &node.position;
        let is_seen = |search: &Search<'_>, mv: Move| {
            node.in_check
                || gain_at_sight(position, mv).is_some()
                || search.sight.sees(position, mv, None)
                    && search.sight.comes_to_mind(node.key, mv, search.seed)
        };
        let legal = position.legal_moves();
        let mut seen: Vec<Move> = legal.iter().filter(|mv| among.contains(mv)).collect();
        if seen.is_empty() {
            seen = legal.iter().filter(|&mv| is_seen(self, mv)).collect();
        }
        if seen.is_empty() {
            seen = legal.to_vec();
        }
        seen.sort_by_key(|&mv| -gain_at_sight(position, mv).unwrap_or(0));
        let root = |mv| RootMove { mv, value: -INFINITE, line: vec![mv], nodes: 0, looked: 0 };
        seen.into_iter().map(root).collect()
    }

    /// Searches one depth, with a window round what the depth before found.
    fn deepen(&mut self, node: &Node, moves: &mut [RootMove], depth: u32) {
        let guess = moves.first().map_or(0, |first| first.value);
        let mut margin = ASPIRATION;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if depth >= 4 && guess.abs() < MATE_FOUND {
            (alpha, beta) = (guess - margin, guess + margin);
        }
        loop {
            let value = self.search_root(node, moves, Window { alpha, beta }, depth);
            if self.stopped {
                return;
            }
            margin *= 3;
            if value <= alpha && alpha > -INFINITE {
                beta = i32::midpoint(alpha, beta);
                alpha = if margin > 1_500 { -INFINITE } else { value - margin };
            } else if value >= beta && beta < INFINITE {
                beta = if margin > 1_500 { INFINITE } else { value + margin };
            } else {
                return;
            }
        }
    }

    /// Searches every root move; afterwards the best is the first.
    fn search_root(&mut self, node: &Node, moves: &mut [RootMove], window: Window, depth: u32) -> i32 {
        let Window { mut alpha, beta } = window;
        let depth = i32::try_from(depth).unwrap_or(i32::MAX);
        let mut best = -INFINITE;
        let mut best_place = 0;
        self.ply(0).value = self.judge(node).value;
        self.ply(1).killers = [Packed::NONE; 2];
        for place in 0..moves.len() {
            let Some(mv) = moves.get(place).map(|root| root.mv) else { break };
            let nodes_before = self.nodes;
            let child = node.after(mv);
            self.ply(0).arrival = Some(Arrival::of(&node.position, mv));
            self.path.enter(child.key, child.in_check);
            let left = depth - i32::from(!(child.in_check && depth > 1));
            let full = Window { alpha: -beta, beta: -alpha };
            let value = if place == 0 {
                -self.tree(&child, full, left, 1, Passing::Allowed, Expected::All)
            } else {
                let narrow = Window { alpha: -alpha - 1, beta: -alpha };
                let quiet = gain_at_sight(&node.position, mv).is_none() && !child.in_check && !node.in_check;
                let tried = i32::try_from(place).unwrap_or(i32::MAX);
                let less = if depth >= 3 && place > 5 && quiet {
                    (reduction(depth, tried, true) - 1).max(1)
                } else {
                    0
                };
                let mut value = -self.tree(
                    &child,
                    narrow,
                    (left - less).max(1.min(left)),
                    1,
                    Passing::Allowed,
                    Expected::Cut,
                );
                if value > alpha && less > 0 {
                    value = -self.tree(&child, narrow, left, 1, Passing::Allowed, Expected::Cut);
                }
                if value > alpha && value < beta {
                    value = -self.tree(&child, full, left, 1, Passing::Allowed, Expected::All);
                }
                value
            };
            self.path.leave();
            if self.stopped {
                break;
            }
            let Some(root) = moves.get_mut(place) else { break };
            root.nodes = self.nodes - nodes_before;
            if place > 0 && value <= alpha {
                continue;
            }
            root.value = value;
            root.line.clear();
            root.line.push(mv);
            root.line.extend_from_slice(self.plies.get(1).map_or(&[], |ply| &ply.line));
            if value > best {
                best = value;
                best_place = place;
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        // The best comes first; the others keep their order, those that took more nodes before.
        if let Some(front) = moves.get_mut(..=best_place) {
            front.rotate_right(1);
        }
        if let Some((first, others)) = moves.split_first_mut() {
            others.sort_by_key(|root| std::cmp::Reverse(root.nodes));
            if best > -INFINITE && !self.stopped {
                let mv = first.mv.into();
                let bound = if best >= beta { Bound::Lower } else { Bound::Exact };
                if best > window.alpha {
                    self.table.store(node.key, 0, Found { mv, value: best, depth, bound, view: None });
                }
            }
        }
        best
    }
}
