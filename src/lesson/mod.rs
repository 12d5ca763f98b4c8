//! Lessons: data that the rules judge. A lesson file holds boards and goals, no prose and no answer.
//!
//! A [`Catalog`] is read from [`Files`]; a [`Session`] is one learner at one [`Step`]; `check` proves that no
//! lesson is wrong. Nothing here knows a language: messages are ids, faults are values.

mod answer;
mod book;
mod build;
mod catalog;
pub mod check;
mod contest;
mod contest_proof;
mod defend;
pub mod drill;
mod exercise;
mod expected;
mod fact;
mod fault;
mod files;
mod find;
mod goal;
mod guests;
mod judge;
#[expect(clippy::module_inception, reason = "a lesson's own file, beside the other things of lessons")]
mod lesson;
mod mate;
mod measure;
mod mistakes;
mod name;
mod phrase;
mod prove;
mod punish;
pub mod puzzle;
mod raw;
mod session;
mod solve;
mod sound;
mod spoken;
mod stand;
mod step;
mod task;
mod tries;
mod verdict;

pub use book::{BookMessage, Mention, Mentioned, MessageBook, Named};
pub use catalog::{Catalog, Chapter, Question};
pub use check::{Extent, Finding, Report, check, check_as_far};
pub use contest::{Contest, Loss};
pub use exercise::{Exercise, OWN};
pub use expected::Expected;
pub use fact::Fact;
pub use fault::{Argument, Fault, FaultKind, Faults, Place};
pub use files::{Files, Unread};
pub use find::Find;
pub use goal::Goal;
pub use guests::Guest;
pub use lesson::{FORMAT, KINDS, Lesson};
pub use measure::Measure;
pub use name::{Name, Writing};
pub use phrase::{REASONS, Side, kind_name};
pub use session::Session;
pub use step::{Ask, Care, Choice, Counting, Mistake, Opponent, PIECE_SETS, Show, Step, Task};
pub use verdict::{Because, Demonstration, Hint, Mode, Picked, Verdict, Wrong};
