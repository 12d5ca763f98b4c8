//! The answer to what was just done: a value, put into words by the view.

use crate::lesson::{Hint, Step, Task, Wrong};
use crate::shogi::{Illegality, Move, PieceKind, Position, Square};

/// What the box in the panel says.
#[derive(Clone, Debug)]
pub enum Remark {
    /// The step is solved.
    Done,
    /// The answer was shown.
    Shown,
    /// A move was refused.
    Refused(Box<Refusal>),
    /// Legal, but not what is asked.
    Wrong(Box<WrongTry>),
    /// A hint.
    Hint(Hint),
    /// Found before.
    Again,
    /// The piece on that square is the other player's.
    NotYours(Square, PieceKind),
}

/// A refused move, with all that shows why.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The position it was refused in.
    pub before: Position,
    /// The move.
    pub mv: Move,
    /// The reason.
    pub reason: Illegality,
    /// The lesson's own words for it, if it has some: the name of a message.
    pub say: Option<String>,
}

/// A try that is not what the step asks.
#[derive(Clone, Debug)]
pub struct WrongTry {
    /// The position it was tried in.
    pub before: Position,
    /// What the lesson says of it.
    pub wrong: Wrong,
}

impl WrongTry {
    /// The move that was tried, or that a touched square stands for where a step asks for the moves of a piece.
    #[must_use]
    pub fn move_meant(&self, step: &Step) -> Option<Move> {
        let Some(to) = self.wrong.touched else { return self.wrong.tried };
        match &step.task {
            Task::Paint { find } => find.tried(to),
            _ => self.wrong.tried,
        }
    }
}
