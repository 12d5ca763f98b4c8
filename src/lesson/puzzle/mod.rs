//! Mate problems for learners: the collection, one learner's attempt, the King held against the solver, the solution
//! walked, and why a mate is one.
//!
//! Rules and solver judge; nothing that is stored is trusted. Nothing here has a thread or a clock: what needs a search
//! is a [`Question`] or a [`Problem`](crate::tsume::Problem) that the caller has answered elsewhere.

mod answer;
mod attempt;
mod hint;
mod hold;
mod place;
mod prove;
#[expect(clippy::module_inception, reason = "a problem's own file, beside the other things of problems")]
mod puzzle;
mod read;
mod stage;
mod walked;
mod why;

pub(in crate::lesson) use prove::prove;
pub(in crate::lesson) use read::{MUSEUM, Read, is_of_puzzles, read};

pub use answer::{Answer, Question, answer};
pub use attempt::Attempt;
pub use hint::{Hinted, Piece, PuzzleHint};
pub use hold::{Held, Hold, Judged};
pub use puzzle::{Classic, Puzzle};
pub use stage::{Mate, Played, Reaction, Setback, Stage, Try};
pub use walked::{Branch, Branching, Walked};
pub use why::{Refusal, WhyMate, why_mate};
