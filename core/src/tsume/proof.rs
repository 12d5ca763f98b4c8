//! A proof as a tree that can be walked: a move for the attacker against every defence.

use std::collections::HashMap;

use super::checks::checks_into;
use super::frame::{Node, Rule};
use super::problem::Problem;
use super::search::{ANY_LENGTH, Search, Settled};
use super::solver::root;
use super::table::Plies;
use crate::shogi::{Move, MoveList, Position};

/// How many positions of the attacker are kept at most.
const MOST: usize = 200_000;

/// What the attacker answers in each position that his mate can lead to.
#[derive(Clone, Debug)]
pub struct Proof {
    start: Position,
    answers: HashMap<(u64, Phase), Answer>,
}

/// Before a futile drop was played lengths are those of the rule; after it every interposition counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Phase {
    ByTheRule,
    Counted,
}

#[derive(Clone, Copy, Debug)]
struct Answer {
    mv: Move,
    /// The plies to the mate, this one counted.
    len: Plies,
}

/// A place in a [`Proof`]: the attacker is to move, or the defender.
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    proof: &'a Proof,
    position: Position,
    phase: Phase,
    /// After the attacker's move, the plies left by the rule.
    left: Plies,
}

impl Proof {
    /// The walk from the problem's position.
    #[must_use]
    pub fn walk(&self) -> Walk<'_> {
        Walk { proof: self, position: self.start.clone(), phase: Phase::ByTheRule, left: 0 }
    }

    /// How many positions of the attacker have an answer.
    #[must_use]
    pub fn len(&self) -> usize {
        self.answers.len()
    }

    /// Whether there is no answer at all; never so for a proof that a solver made.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }
}

impl Walk<'_> {
    /// The position reached.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The plies to the mate when it is the attacker's turn: as the proof plays it, futile drops not counted until one
    /// is played.
    #[must_use]
    pub fn moves(&self) -> Option<usize> {
        self.answer().and_then(|answer| usize::try_from(answer.len).ok())
    }

    /// The attacker's move here; `None` when the defender is to move.
    #[must_use]
    pub fn attack(&self) -> Option<Move> {
        self.answer().map(|answer| answer.mv)
    }

    fn answer(&self) -> Option<Answer> {
        let attacks = self.position.side_to_move() == self.proof.start.side_to_move();
        attacks.then(|| self.proof.answers.get(&(self.position.key().bits(), self.phase)).copied()).flatten()
    }

    /// Every legal reply of the defender; none when he is mated or the attacker is to move.
    #[must_use]
    pub fn replies(&self) -> Vec<Move> {
        if self.position.side_to_move() == self.proof.start.side_to_move() {
            return Vec::new();
        }
        self.position.legal_moves().to_vec()
    }

    /// The place after a move: the attacker's own, or any reply. `None` for another move.
    #[must_use]
    pub fn play(&self, mv: Move) -> Option<Self> {
        let mut next = self.clone();
        match self.answer() {
            Some(answer) if answer.mv == mv => next.left = answer.len - 1,
            Some(_) => return None,
            None => {}
        }
        next.position = self.position.after(mv).ok()?;
        if self.answer().is_none() {
            let by_rule = next.position.key().bits();
            let soon = |answer: &Answer| answer.len < self.left;
            if self.phase == Phase::ByTheRule
                && !self.proof.answers.get(&(by_rule, Phase::ByTheRule)).is_some_and(soon)
            {
                next.phase = Phase::Counted;
            }
        }
        Some(next)
    }
}

/// Builds the proof of a mate within `len` plies; `None` if it is too large, or a limit is met.
pub(super) fn build(search: &mut Search<'_>, problem: &Problem, len: Plies) -> Option<Proof> {
    let mut proof = Proof { start: problem.position().clone(), answers: HashMap::new() };
    let mut open = vec![(root(problem, Rule::SetAside), len)];
    while let Some((node, len)) = open.pop() {
        let phase = if node.rule == Rule::SetAside { Phase::ByTheRule } else { Phase::Counted };
        let place = (node.position.key().bits(), phase);
        // An answer for a longer mate is replaced: so lengths fall along every way, and no way comes back.
        if proof.answers.get(&place).is_some_and(|answer| answer.len <= len) {
            continue;
        }
        if proof.answers.len() >= MOST {
            return None;
        }
        let (mv, left) = answer(search, &node, len)?;
        proof.answers.insert(place, Answer { mv, len: left + 1 });
        let mut checked = node.clone();
        checked.position.play_legal(mv);
        for reply in &checked.position.legal_moves() {
            let mut next = checked.clone();
            next.position.play_legal(reply);
            if let Some(soon) = mate_within(search, &next, left - 1)? {
                open.push((next, soon));
                continue;
            }
            // Futile: there is a mate all the same, with every interposition counted from here.
            next.rule = Rule::Counted;
            let late = mate_within(search, &next, ANY_LENGTH)?;
            open.push((next, late?));
        }
    }
    Some(proof)
}

/// The length of a mate within `bound`; the outer `None` when a limit is met.
#[expect(clippy::option_option, reason = "a limit and the lack of a mate are two things")]
fn mate_within(search: &mut Search<'_>, node: &Node, bound: Plies) -> Option<Option<Plies>> {
    if bound < 0 {
        return Some(None);
    }
    match search.settle(node, bound) {
        Ok(Settled::Mate { len, .. }) => Some(Some(len)),
        Ok(Settled::NoMate { .. }) => Some(None),
        Err(_) => None,
    }
}

/// The attacker's move and the plies left after it.
fn answer(search: &mut Search<'_>, node: &Node, len: Plies) -> Option<(Move, Plies)> {
    let mut list = MoveList::new();
    checks_into(&node.position, &mut list);
    let after = |mv| {
        let mut next = node.clone();
        next.position.play_legal(mv);
        next
    };
    let known = list.iter().filter_map(|mv| Some((mv, search.known_mate(&after(mv), len - 1)?)));
    if let Some(best) = known.min_by_key(|&(_, left)| left) {
        return Some(best);
    }
    for mv in &list {
        if let Some(left) = mate_within(search, &after(mv), len - 1)? {
            return Some((mv, left));
        }
    }
    None
}
