//! Words for people: every text that is seen or heard is a Fluent message of `locales/`, put into words here.
//!
//! Nothing below names a language or holds a sentence; nothing above glues sentences from pieces.

pub mod catalog;
mod data;
mod fault;
mod illegality;
mod language;
mod mentions;
mod message;
pub mod messages;
mod names;
mod notice;
mod outcome;
mod record;
mod schedule;
mod setup;
mod spoken;
mod step;
pub mod texts;

pub use catalog::{CourseTexts, Words};
pub use data::data_fault;
pub use fault::lesson_fault;
pub use illegality::{Refusal, illegality};
pub use language::Language;
pub use mentions::Mentions;
pub use message::{Message, Value};
pub use names::{Form, MoveStyle, Naming, list, moved, piece, piece_form, pieces, square};
pub use notice::{file_trouble, notice};
pub use outcome::{declaration, outcome, outcome_between};
pub use record::{file_error, game_fault, record_fault, write_error};
pub use schedule::{asked_again, grade_name, grade_reason};
pub use setup::{name_error, read_error, setup_fault, side};
pub use spoken::{Hearer, hand, hand_slot, owned, place, plain_place};
pub use step::step_message;
