//! The questions that a problem's soundness comes down to, put to the search.

use std::collections::HashMap;

use super::flaw::Flaw;
use crate::shogi::{Color, Hand, Move, MoveList, Position, Square};
use crate::tsume::checks::checks_into;
use crate::tsume::frame::{Node, Rule};
use crate::tsume::futile::Judgement;
use crate::tsume::holding::Holding;
use crate::tsume::search::{ANY_LENGTH, Halt, Search, Settled};
use crate::tsume::solver::Limits;
use crate::tsume::table::{FOREVER, Plies};
use crate::tsume::verdict::LimitKind;

/// The longest mate that is looked for, in plies.
const LONGEST: Plies = 41;

/// The only solution of a problem.
#[derive(Clone, Debug)]
pub(super) struct Only {
    /// A main line: of the longest defences one that leaves the attacker least in hand.
    pub(super) line: Vec<Move>,
    /// What it leaves.
    pub(super) leftover: Hand,
}

/// Answers questions of positions that hold the same pieces: what is in nobody else's hand is in the defender's.
pub(super) struct Judge<'a> {
    search: Search<'a>,
    attacker: Color,
    /// The attacker's positions that have one solution, with their lengths.
    found: HashMap<(u64, Plies), Only>,
}

impl<'a> Judge<'a> {
    pub(super) fn new(attacker: Color, limits: &Limits<'a>) -> Judge<'a> {
        let nodes = limits.nodes.unwrap_or(u64::MAX);
        let search = Search::new(attacker, limits.memory, nodes, limits.stop);
        Judge { search, attacker, found: HashMap::new() }
    }

    /// Begins a new problem that may cost so many nodes. What was learnt of others stays: the pieces are the same.
    pub(super) fn begin(&mut self, nodes: u64) {
        self.search.share = self.search.nodes.saturating_add(nodes);
        self.found.clear();
    }

    /// The length of the shortest mate, if it is at most `most` plies.
    pub(super) fn shortest_up_to(&mut self, position: &Position, most: Plies) -> Result<Plies, Flaw> {
        let mut bound = 1;
        while bound <= most {
            match self.settle(position, Rule::SetAside, bound)? {
                Settled::Mate { len, .. } => return Ok(len),
                Settled::NoMate { len: FOREVER, .. } => break,
                Settled::NoMate { .. } => bound += 2,
            }
        }
        Err(Flaw::NoMate)
    }

    /// The length of the shortest mate.
    pub(super) fn shortest(&mut self, position: &Position) -> Result<Plies, Flaw> {
        let mut bound = 1;
        while bound <= LONGEST {
            match self.settle(position, Rule::SetAside, bound)? {
                Settled::Mate { len, .. } => return Ok(len),
                Settled::NoMate { len: FOREVER, .. } => return Err(Flaw::NoMate),
                Settled::NoMate { .. } => bound += 2,
            }
        }
        match self.settle(position, Rule::Counted, ANY_LENGTH)? {
            Settled::NoMate { .. } => Err(Flaw::NoMate),
            Settled::Mate { .. } => Err(Flaw::Undecided(LimitKind::Nodes)),
        }
    }

    /// Whether the attacker mates within so many plies, whoever is to move.
    pub(super) fn mates_within(&mut self, position: &Position, plies: Plies) -> Result<bool, Flaw> {
        Ok(plies >= 0 && matches!(self.settle(position, Rule::SetAside, plies)?, Settled::Mate { .. }))
    }

    /// Whether the attacker mates at all once he has given that check.
    fn mates_at_all(&mut self, checked: &Position) -> Result<bool, Flaw> {
        Ok(matches!(self.settle(checked, Rule::Counted, ANY_LENGTH - 1)?, Settled::Mate { .. }))
    }

    fn settle(&mut self, position: &Position, rule: Rule, bound: Plies) -> Result<Settled, Flaw> {
        let node = Node { position: position.clone(), out: Holding::EMPTY, rule };
        self.search.settle(&node, bound).map_err(undecided)
    }

    /// The only solution of a position whose shortest mate takes `len` plies: no other check mates, however late,
    /// neither at first nor after any longest defence. `ply` is how many plies were played before.
    pub(super) fn only_solution(
        &mut self,
        position: &Position,
        len: Plies,
        ply: usize,
    ) -> Result<Only, Flaw> {
        let place = (position.key().bits(), len);
        if let Some(only) = self.found.get(&place) {
            return Ok(only.clone());
        }
        let (mv, checked) = self.only_check(position, len, ply)?;
        let mut best: Option<Only> = None;
        if len > 1 {
            for next in self.longest_defences(&checked, len - 1)? {
                let rest = self.only_solution(&next.1, len - 2, ply + 2)?;
                let fewer = |best: &Only| pieces(rest.leftover) < pieces(best.leftover);
                if best.as_ref().is_none_or(fewer) {
                    let line = [mv, next.0].into_iter().chain(rest.line).collect();
                    best = Some(Only { line, leftover: rest.leftover });
                }
            }
        }
        let only = best.unwrap_or_else(|| Only { line: vec![mv], leftover: checked.hand(self.attacker) });
        self.found.insert(place, only.clone());
        Ok(only)
    }

    /// The only check that mates, with the position after it. The last move may promote or not: the promotion is shown.
    fn only_check(&mut self, position: &Position, len: Plies, ply: usize) -> Result<(Move, Position), Flaw> {
        let mut list = MoveList::new();
        checks_into(position, &mut list);
        let mut only: Option<(Move, Position)> = None;
        let mut others = Vec::new();
        for mv in &list {
            let mut checked = position.clone();
            checked.play_legal(mv);
            if !self.mates_within(&checked, len - 1)? {
                others.push((mv, checked));
                continue;
            }
            match &only {
                Some((first, _)) if !(len == 1 && are_twins(*first, mv)) => {
                    return Err(Flaw::Cook { ply, mv });
                }
                Some((first, _)) if first.promotes() => {}
                _ => only = Some((mv, checked)),
            }
        }
        let Some(only) = only else { return Err(Flaw::NoMate) };
        for (mv, checked) in others {
            if !(len == 1 && are_twins(only.0, mv)) && self.mates_at_all(&checked)? {
                return Err(Flaw::Cook { ply, mv });
            }
        }
        Ok(only)
    }

    /// The replies that hold out for `len` plies, with the positions after them: moves of the board first.
    fn longest_defences(&mut self, checked: &Position, len: Plies) -> Result<Vec<(Move, Position)>, Flaw> {
        let (mut moves, mut drops): (Vec<Move>, Vec<Move>) =
            checked.legal_moves().into_iter().partition(|mv| mv.from().is_some());
        // Takings come first: where two defences are as long, the one that accepts what is offered is shown.
        let order =
            |mv: &Move| (checked.piece_at(mv.to()).is_none(), mv.to().index(), mv.from().map(Square::index));
        moves.sort_by_key(order);
        drops.sort_by_key(order);
        let mut longest = Vec::new();
        for &mv in moves.iter().chain(&drops) {
            let mut next = checked.clone();
            next.play_legal(mv);
            if self.mates_within(&next, len - 3)? {
                continue;
            }
            if mv.from().is_some() || !self.is_futile(checked, mv, &moves, len)? {
                longest.push((mv, next));
            }
        }
        Ok(longest)
    }

    fn is_futile(
        &mut self,
        checked: &Position,
        drop: Move,
        moves: &[Move],
        len: Plies,
    ) -> Result<bool, Flaw> {
        let node = Node { position: checked.clone(), out: Holding::EMPTY, rule: Rule::SetAside };
        let at_sight = self.search.judge_at_sight(&node, drop, !moves.is_empty(), len).map_err(undecided)?;
        if matches!(at_sight, Judgement::Futile(..)) {
            return Ok(true);
        }
        let closely = self.search.judge_closely(&node, drop, moves, len).map_err(undecided)?;
        Ok(matches!(closely, Judgement::Futile(..)))
    }
}

const fn undecided(halt: Halt) -> Flaw {
    Flaw::Undecided(match halt {
        Halt::Limit(limit) => limit,
        Halt::Share => LimitKind::Nodes,
    })
}

/// Whether two moves differ in promotion alone.
fn are_twins(one: Move, other: Move) -> bool {
    one.from().is_some() && one.from() == other.from() && one.to() == other.to()
}

fn pieces(hand: Hand) -> u32 {
    hand.iter().map(|(_, count)| u32::from(count)).sum()
}
