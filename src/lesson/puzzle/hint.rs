//! Hints in three grades, computed from where the learner stands.

use std::sync::Arc;

use crate::shogi::{HandKind, Move, Position, Square};
use crate::tsume::compose::Theme;
use crate::tsume::{Problem, Solution};

use super::attempt::Attempt;
use super::place::Place;
use super::stage::Stage;

/// What asking for a hint gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hinted {
    /// The hint, one grade more than the last one; the third is given again.
    Hint(PuzzleHint),
    /// First this problem has to be solved: hand the solution in by [`Attempt::know`], then ask again. No hint is
    /// counted.
    Needs(Box<Problem>),
    /// There is no mate from here, as was found out: something has to be taken back. No hint is counted.
    Lost,
    /// It is not the learner's turn.
    Nothing,
}

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleHint {
    /// Grade 1: the idea of the mate from here.
    Idea(Theme),
    /// Grade 2: which piece plays.
    Piece(Piece),
    /// Grade 3: the move.
    Move(Move),
}

/// The piece that a move plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// The one on that square.
    On(Square),
    /// One in hand.
    Held(HandKind),
}

impl Piece {
    /// The piece that a move plays.
    #[must_use]
    pub const fn of(mv: Move) -> Piece {
        match mv {
            Move::Normal { from, .. } => Piece::On(from),
            Move::Drop { kind, .. } => Piece::Held(kind),
        }
    }
}

/// A solution that was handed in, and the position it solves.
#[derive(Clone, Debug)]
pub(super) struct Known {
    start: Position,
    solution: Arc<Solution>,
}

/// How many plies of a line are read out of a proof.
const FORESEEN: usize = 30;
/// How many solutions are remembered.
const REMEMBERED: usize = 8;

impl Attempt {
    /// Takes in the solution of a problem that [`Attempt::hint`] asked for, or of the whole one.
    pub fn know(&mut self, problem: &Problem, solution: Arc<Solution>) {
        if self.known.len() >= REMEMBERED {
            self.known.remove(0);
        }
        self.known.push(Known { start: problem.position().clone(), solution });
    }

    /// The solution of the whole problem, if it was handed in.
    #[must_use]
    pub fn solution(&self) -> Option<&Arc<Solution>> {
        self.known_from(self.problem.position())
    }

    fn known_from(&self, start: &Position) -> Option<&Arc<Solution>> {
        self.known.iter().rev().find(|known| known.start.is_same_as(start)).map(|known| &known.solution)
    }

    /// The next grade of hint.
    pub fn hint(&mut self) -> Hinted {
        match self.stage() {
            _ if self.is_lost() => return Hinted::Lost,
            Stage::Turn | Stage::Setback(_) => {}
            Stage::Asked | Stage::Mate(_) => return Hinted::Nothing,
        }
        let grade = (self.hints + 1).min(3);
        let hint = match (grade, self.theme_at_the_start(), self.line_from_here()) {
            (1, Some(theme), _) => PuzzleHint::Idea(theme),
            (_, _, None) => {
                let problem = Problem::new(self.position().clone());
                return problem.map_or(Hinted::Nothing, |problem| Hinted::Needs(Box::new(problem)));
            }
            (_, _, Some(line)) => match self.hint_of(grade, &line) {
                Some(hint) => hint,
                None => return Hinted::Nothing,
            },
        };
        self.hints = grade;
        Hinted::Hint(hint)
    }

    fn hint_of(&self, grade: u8, line: &[Move]) -> Option<PuzzleHint> {
        let &mv = line.first()?;
        Some(match grade {
            1 => {
                let problem = Problem::new(self.position().clone()).ok()?;
                PuzzleHint::Idea(Theme::of(&problem, line)?)
            }
            2 => PuzzleHint::Piece(Piece::of(mv)),
            _ => PuzzleHint::Move(mv),
        })
    }

    /// What the puzzle teaches, while nothing is played yet.
    fn theme_at_the_start(&self) -> Option<Theme> {
        self.theme.filter(|_| self.position().is_same_as(self.problem.position()))
    }

    /// How many grades of hint were given, 0 to 3.
    #[must_use]
    pub const fn hints_given(&self) -> u8 {
        self.hints
    }

    /// A shortest mate from what the board shows, if it is known: its beginning, where it is long.
    fn line_from_here(&self) -> Option<Vec<Move>> {
        if let Some(solution) = self.known_from(self.position()) {
            return Some(solution.line.clone());
        }
        let (solution, played) = (self.solution()?, self.line());
        if let Some(rest) = solution.line.strip_prefix(played.as_slice()) {
            return Some(rest.to_vec());
        }
        let mut place = Place::at(solution, &played)?;
        let mut line = Vec::new();
        while let Some(attack) = place.walk.attack().filter(|_| line.len() < FORESEEN) {
            line.push(attack);
            place = place.play(attack)?;
            let Some((reply, next)) = place.longest_reply() else { break };
            line.push(reply);
            place = next;
        }
        Some(line)
    }
}
