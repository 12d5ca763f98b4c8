//! The screens: the state of each, and what an event does to it.

mod answering;
mod came;
mod first_start;
mod helping;
mod learn;
mod lesson;
mod passing;
mod placing;
mod puzzle;
mod puzzle_placing;
mod puzzle_search;
mod puzzles;
mod remark;
mod stage;
mod table;

pub use came::{Came, Noted};
pub use first_start::FirstStart;
pub use learn::{Learn, folded};
pub use lesson::LessonScreen;
pub use placing::Placing;
pub use puzzle::{Doing, Known, PuzzleRemark, PuzzleScreen, Search, Source};
pub use puzzles::{Composing, PuzzleList, Way, next_to_do};
pub use remark::{Refusal, Remark, WrongTry};
pub use stage::Stage;
