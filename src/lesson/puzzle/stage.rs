//! Where an attempt stands, and what is said to what the learner does: values, put into words by `locale`.

use crate::shogi::{Illegality, Move};

use super::answer::Question;

/// Where an attempt stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The learner is to play.
    Turn,
    /// The learner's check stands on the board, and its [`Question`] awaits its answer.
    Asked,
    /// A check that is not what is asked, and the reply that shows why, stand on the board: take back or play on.
    Setback(Setback),
    /// Mate: nothing more is to be played.
    Mate(Mate),
}

/// What is wrong with a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setback {
    /// It mates, but not within the length that is asked. It costs nothing.
    Longer {
        /// By how many plies, both sides' moves counted; always even.
        more: usize,
    },
    /// It does not mate after this reply.
    NoMate,
    /// It does not mate within the length that is asked; whether it does later was not found out. It costs nothing.
    NotInTime,
    /// Whether it mates was not found out. It costs nothing.
    Unsure,
}

/// A mate on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mate {
    /// By how many plies the line is longer than what was asked: 0 when the problem is solved, else even.
    pub more: usize,
    /// A futile drop, when such drops are the only legal replies (docs/futile-drops.md); it is not played.
    pub futile: Option<Move>,
}

impl Mate {
    /// Whether it came within the length that was asked.
    #[must_use]
    pub const fn is_in_time(self) -> bool {
        self.more == 0
    }
}

/// What comes of a move of the learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// Against the rules: refused, the board is unchanged.
    Illegal(Illegality),
    /// It gives no check, and the attacker must give check with every move: refused, the board is unchanged.
    NoCheck,
    /// Mate: no reply is legal.
    Mate(Mate),
    /// A check that has legal replies: the question is to be answered, then handed in by
    /// [`Attempt::answered`](super::Attempt::answered). The check stands on the board already.
    Asks(Box<Question>),
    /// The learner is not to play: a question is open, or it is mate.
    Over,
}

/// What comes of the answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reaction {
    /// The reply was played; it is the learner's turn.
    Replied(Move),
    /// The check is not what is asked: the reply that shows it was played, to be taken back or played on from.
    Refuted {
        /// The reply on the board.
        reply: Move,
        /// What is wrong with the check.
        setback: Setback,
    },
    /// Mate by the rule of futile drops: only such drops are left.
    Mate(Mate),
    /// No question was open, so nothing happened.
    Stale,
}

/// A first move that was not what is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Try {
    /// The move.
    pub mv: Move,
    /// What is wrong with it.
    pub setback: Setback,
}
