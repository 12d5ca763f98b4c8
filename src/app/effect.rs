//! What the world is asked to do after an event.

use std::time::Duration;

use crate::progress::{Lessons, Settings};

/// A wish of the program to the world outside it.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Write the settings.
    SaveSettings(Settings),
    /// Write what has been learned: at the instant of success.
    SaveLessons(Lessons),
    /// Send [`Event::Woke`](super::Event::Woke) with this token when that much time has passed.
    Wake {
        /// Which timer; a stale one is told by its token and dropped.
        token: u64,
        /// From now.
        after: Duration,
    },
}
