//! Defend: the learner holds the King against the solver's proof.

use std::sync::Arc;

use crate::shogi::{Color, Illegality, Move, Position};
use crate::tsume::{Problem, Solution};

use super::place::Place;

/// A learner who holds the King; the attacker plays what the proof says. Pure: no search is needed.
#[derive(Clone, Debug)]
pub struct Hold {
    solution: Arc<Solution>,
    start: Position,
    /// The moves of both sides.
    line: Vec<Move>,
    /// What was said to each reply, and how long the line was before it.
    judged: Vec<Judged>,
    position: Position,
}

/// What is said to a reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Judged {
    /// A longest defence.
    Longest,
    /// Mate follows sooner than after a longest defence.
    Shorter {
        /// By how many plies; always even.
        by: usize,
    },
    /// A futile drop (docs/futile-drops.md): it does not count, but is played.
    Futile,
}

/// What comes of a reply of the learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Held {
    /// Against the rules: refused, the board is unchanged.
    Illegal(Illegality),
    /// The reply was played, and the attacker's answer to it; it is the learner's turn.
    Answered {
        /// What is said to the reply.
        judged: Judged,
        /// The attacker's answer.
        attack: Move,
    },
    /// The reply was played, and the attacker's answer to it is mate.
    Mated {
        /// What is said to the reply.
        judged: Judged,
        /// The attacker's answer.
        attack: Move,
        /// The plies of the whole line, futile drops and their takings counted.
        plies: usize,
        /// The plies that the King could hold out.
        of: usize,
    },
    /// It is mate already.
    Over,
}

impl Hold {
    /// A learner who is about to answer the attacker's first move, which is played. `None` when the solution has no
    /// proof to play from, or is that of another problem.
    #[must_use]
    pub fn new(problem: &Problem, solution: Arc<Solution>) -> Option<Hold> {
        let start = problem.position().clone();
        let walk = solution.proof.as_ref()?.walk();
        if !walk.position().is_same_as(&start) {
            return None;
        }
        let first = walk.attack()?;
        let position = start.after(first).ok()?;
        Some(Hold { solution, start, line: vec![first], judged: Vec::new(), position })
    }

    /// What the board shows now.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The side of the learner.
    #[must_use]
    pub fn defender(&self) -> Color {
        self.start.side_to_move().other()
    }

    /// The moves of both sides so far.
    #[must_use]
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// What was said to each reply, in order.
    #[must_use]
    pub fn judged(&self) -> &[Judged] {
        &self.judged
    }

    /// The plies that the King can hold out from the start, futile drops not counted.
    #[must_use]
    pub fn longest(&self) -> usize {
        self.solution.moves
    }

    /// Whether the King is mated.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.position.is_mate()
    }

    /// The learner plays a reply, and the attacker answers it.
    pub fn play(&mut self, reply: Move) -> Held {
        if self.is_over() {
            return Held::Over;
        }
        if let Err(reason) = self.position.check_move(reply) {
            return Held::Illegal(reason);
        }
        let Some((judged, attack, position)) = self.answer(reply) else { return Held::Over };
        self.line.extend([reply, attack]);
        self.judged.push(judged);
        self.position = position;
        if !self.is_over() {
            return Held::Answered { judged, attack };
        }
        Held::Mated { judged, attack, plies: self.line.len(), of: self.longest() }
    }

    /// What is said to a legal reply, the attacker's answer to it, and the board after both.
    fn answer(&self, reply: Move) -> Option<(Judged, Move, Position)> {
        let place = Place::at(&self.solution, &self.line)?;
        let next = place.play(reply)?;
        let judged = judge(&place, &next)?;
        let attack = next.walk.attack()?;
        Some((judged, attack, next.play(attack)?.walk.position().clone()))
    }

    /// Takes the last reply back, with the attacker's answer; false when there is none.
    pub fn undo(&mut self) -> bool {
        if self.judged.pop().is_none() {
            return false;
        }
        self.line.truncate(self.line.len().saturating_sub(2));
        if let Some(place) = Place::at(&self.solution, &self.line) {
            self.position = place.walk.position().clone();
        }
        true
    }

    /// Begins anew: the attacker's first move is on the board.
    pub fn restart(&mut self) {
        while self.undo() {}
    }
}

/// What is said to the reply that leads from `place` to `next`.
fn judge(place: &Place<'_>, next: &Place<'_>) -> Option<Judged> {
    if place.is_futile(next) {
        return Some(Judged::Futile);
    }
    let left = next.walk.moves()?;
    Some(match place.longest()?.saturating_sub(left) {
        0 => Judged::Longest,
        by => Judged::Shorter { by },
    })
}
