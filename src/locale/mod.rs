//! Words for people: every text that is seen or heard is a Fluent message of `locales/`, put into words here.
//!
//! Nothing below names a language or holds a sentence; nothing above glues sentences from pieces.

pub mod catalog;
mod language;
mod message;
pub mod messages;
mod names;

pub use catalog::Words;
pub use language::Language;
pub use message::{Message, Value};
pub use names::{Form, MoveStyle, Naming, kind_name, list, piece, piece_form, pieces, square};
