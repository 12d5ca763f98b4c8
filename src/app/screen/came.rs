//! What comes of an event on a screen.

use crate::app::Effect;
use crate::app::heard::Heard;
use crate::progress::{Go, Missed, OwnPuzzle, Seen};

/// What came of an event on a screen with a board.
#[derive(Default)]
pub struct Came {
    /// What is announced.
    pub heard: Vec<Heard>,
    /// What is to be done outside: a timer, a search.
    pub effects: Vec<Effect>,
    /// What the learner's record is to say.
    pub noted: Option<Noted>,
    /// A mate that was proved, for the learner's own puzzles.
    pub proved: Option<OwnPuzzle>,
    /// What he got wrong, that is to become an exercise.
    pub missed: Vec<Missed>,
    /// What the learner showed to know of the faces of pieces, or not to know.
    pub seen: Vec<Seen>,
}

/// Something that goes into the learner's record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noted {
    /// The step was done, with that many stars.
    Done(u8),
    /// How the go at a problem went, and its stars.
    Went(Go, u8),
}

impl Came {
    /// Nothing but something said.
    #[must_use]
    pub fn heard(heard: Heard) -> Came {
        Came { heard: vec![heard], ..Came::default() }
    }
}
