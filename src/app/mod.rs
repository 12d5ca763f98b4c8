//! What the program does, knowing neither a window nor a terminal.
//!
//! [`Event`] → a new state and a list of [`Effect`]s → a [`View`] with every word in place.
//! No rule of the game is here: squares, reasons and verdicts come from `shogi` and `lesson`.

mod effect;
mod event;
mod view;

pub use effect::Effect;
pub use event::{Command, Direction, Event, Experience, Jump, Place, Promotion, Setting, Spot, Toggle};
pub use view::*;
