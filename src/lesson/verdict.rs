//! What is said to the learner: values, put into words by `locale`.

use super::contest::Loss;
use crate::shogi::{HandKind, Illegality, Move, Square, SquareSet};

/// How the learner does a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Looks on while moves are played: [`Session::advance`](super::Session::advance).
    Watch,
    /// Touches squares: [`Session::touch`](super::Session::touch).
    Touch,
    /// Plays moves: [`Session::play`](super::Session::play).
    Play,
    /// Picks one of the [`Session::choices`](super::Session::choices): [`Session::pick`](super::Session::pick).
    Pick,
}

/// What is said to something that the learner did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The step is done.
    Done,
    /// Right, and more is to be found or played.
    Good,
    /// Nothing new: touched, found or picked before, or not what this step is about.
    Again,
    /// Against the rules: refused, the board is unchanged.
    Illegal {
        /// The move.
        mv: Move,
        /// Why.
        reason: Illegality,
        /// The id of the step's own message for it.
        say: Option<String>,
    },
    /// Legal, but not what is asked: taken back.
    Wrong(Wrong),
    /// The game of the step is lost. It can be taken back, or begun anew.
    Lost(Loss),
}

/// A try that is not what is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The id of the step's own message for it.
    pub say: Option<String>,
    /// What is wrong with it in general.
    pub because: Because,
    /// The legal move that was tried.
    pub tried: Option<Move>,
    /// The square that was touched.
    pub touched: Option<Square>,
    /// Why the piece may not go to the square that was touched.
    pub reason: Option<Illegality>,
    /// The reply that punishes `tried`; empty when there is none.
    pub price: Vec<Move>,
}

/// What is wrong in general with a try that the rules of the game allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Because {
    /// The move does not reach the goal.
    NotAsked,
    /// The square is not one of those asked for.
    NotThatSquare,
    /// A piece is left where it can be taken.
    CanBeTaken,
    /// It gives check, and the other player must not be disturbed in this exercise.
    GivesCheck,
    /// It gives no check where a mate is sought.
    NoCheck,
    /// It gives check, and there is an answer.
    NotMate,
    /// After it, the goal cannot be reached any more.
    NoWayLeft,
    /// What was taken is not dropped in this exercise.
    OnlyTheBoard,
    /// The move is none of the choices.
    NotAChoice,
    /// The move is legal, where the illegal one is sought.
    IsLegal,
    /// The reason is another.
    OtherReason,
    /// The answer is another.
    OtherAnswer,
    /// The number is smaller.
    TooMany,
    /// The number is greater.
    TooFew,
    /// After it the other player mates, and there is a defence.
    LetsMate,
    /// Mate comes in any case, and sooner after it than it has to.
    MateSooner,
    /// A drop between that only puts the mate off (docs/futile-drops.md).
    FutileDrop,
}

impl Because {
    /// All of them.
    pub const ALL: [Because; 17] = [
        Because::NotAsked,
        Because::NotThatSquare,
        Because::CanBeTaken,
        Because::GivesCheck,
        Because::NoCheck,
        Because::NotMate,
        Because::NoWayLeft,
        Because::OnlyTheBoard,
        Because::NotAChoice,
        Because::IsLegal,
        Because::OtherReason,
        Because::OtherAnswer,
        Because::TooMany,
        Because::TooFew,
        Because::LetsMate,
        Because::MateSooner,
        Because::FutileDrop,
    ];

    /// The name, in kebab case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Because::NotAsked => "not-asked",
            Because::NotThatSquare => "not-that-square",
            Because::CanBeTaken => "can-be-taken",
            Because::GivesCheck => "gives-check",
            Because::NoCheck => "no-check",
            Because::NotMate => "not-mate",
            Because::NoWayLeft => "no-way-left",
            Because::OnlyTheBoard => "only-the-board",
            Because::NotAChoice => "not-a-choice",
            Because::IsLegal => "is-legal",
            Because::OtherReason => "other-reason",
            Because::OtherAnswer => "other-answer",
            Because::TooMany => "too-many",
            Because::TooFew => "too-few",
            Because::LetsMate => "lets-mate",
            Because::MateSooner => "mate-sooner",
            Because::FutileDrop => "futile-drop",
        }
    }
}

/// A hint, in two grades.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// 1: the idea; 2: the square.
    pub grade: u8,
    /// For grade 2, the squares of an answer that was computed from where the learner stands.
    pub squares: SquareSet,
    /// For grade 2, the kind that this answer drops, if it is a drop.
    pub held: Option<HandKind>,
}

/// An answer that was computed and played for the learner.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Demonstration {
    /// The moves of both players; for answers to a check, each from the same board.
    pub moves: Vec<Move>,
    /// The squares that were still to be touched.
    pub squares: SquareSet,
    /// The choice that was picked.
    pub pick: Option<usize>,
}

/// How a choice looks by now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Picked {
    /// Not picked.
    Open,
    /// Picked, and wrong.
    Wrong,
    /// Picked, and right.
    Right,
}
