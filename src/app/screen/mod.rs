//! The screens: the state of each, and what an event does to it.

mod first_start;
mod helping;
mod learn;
mod lesson;
mod passing;
mod placing;
mod remark;
mod stage;

pub use first_start::FirstStart;
pub use learn::{Learn, folded};
pub use lesson::{Came, LessonScreen};
pub use remark::{Refusal, Remark, WrongTry};
pub use stage::Stage;
