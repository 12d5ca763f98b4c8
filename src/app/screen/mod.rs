//! The screens: the state of each, and what an event does to it.

mod answering;
mod came;
mod first_start;
mod helping;
mod learn;
mod lesson;
mod passing;
mod placing;
mod play;
mod play_placing;
mod play_searching;
mod play_turns;
mod puzzle;
mod puzzle_placing;
mod puzzle_search;
mod puzzles;
mod remark;
mod review;
mod sitting;
mod stage;
mod table;

pub use came::{Came, Noted};
pub use first_start::FirstStart;
pub use learn::{Learn, folded};
pub use lesson::LessonScreen;
pub use placing::Placing;
pub use play::{House, PlayRemark, PlayScreen, Waiting};
pub use puzzle::{Doing, Known, PuzzleRemark, PuzzleScreen, Search, Source};
pub use puzzles::{Composing, PuzzleList, Way, next_to_do};
pub use remark::{Refusal, Remark, WrongTry};
pub use review::{Finding, FindingKind, Made, Review};
pub use sitting::{Sitting, handicap, level, suggested};
pub use stage::Stage;
