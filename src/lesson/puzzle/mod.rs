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
mod stage;
mod walked;
mod why;

pub use answer::{Answer, Question, answer};
pub use attempt::Attempt;
pub use hint::{Hinted, Piece, PuzzleHint};
pub use hold::{Held, Hold, Judged};
pub use stage::{Mate, Played, Reaction, Setback, Stage, Try};
pub use walked::{Branch, Branching, Walked};
pub use why::{Refusal, WhyMate, why_mate};
