//! What the world is asked to do after an event.

use std::time::Duration;

use super::{DataJob, FileJob, Job};
use crate::progress::{Drills, Entry, Lessons, Notebook, Play, Puzzles, Settings};

/// A wish of the program to the world outside it.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Write the settings.
    SaveSettings(Settings),
    /// Write what has been learned: at the instant of success.
    SaveLessons(Lessons),
    /// Write what was done of the problems: at the instant of success.
    SavePuzzles(Puzzles),
    /// Write what happened to cards, after what is written: at the instant of success.
    SaveReviews(Vec<Entry>),
    /// Write the learner's notebook: faces, misses, days.
    SaveNotebook(Box<Notebook>),
    /// Write what was reached in the drills: at the instant of success.
    SaveDrills(Drills),
    /// Do something with files, and send [`Event::Files`](super::Event::Files) with what came of it.
    Files(FileJob),
    /// Do something with all that the learner has or with the learners, and send
    /// [`Event::Data`](super::Event::Data) with what came of it.
    Data(DataJob),
    /// Put a text on the clipboard; plain text prints it.
    Copy(String),
    /// Write the game that goes on: after each of its turns.
    SavePlay(Play),
    /// Search, without making anybody wait, and send [`Event::Answered`](super::Event::Answered) with this token.
    Work {
        /// Which search; a stale answer is told by its token and dropped.
        token: u64,
        /// What is searched.
        job: Job,
    },
    /// End that search now: its answer, as good as it is so far, is wanted at once.
    Hurry {
        /// Which search.
        token: u64,
    },
    /// Stop that search: its answer is not wanted any more.
    Stop {
        /// Which search.
        token: u64,
    },
    /// Send [`Event::Clock`](super::Event::Clock) at once. Whoever carries the program asks for it before each event.
    ReadClock,
    /// Send [`Event::Courses`](super::Event::Courses) at once, if one changed. Plain text asks for it before each line; beside
    /// a window a thread looks by itself.
    ReadCourses,
    /// Send [`Event::Woke`](super::Event::Woke) with this token when that much time has passed.
    Wake {
        /// Which timer; a stale one is told by its token and dropped.
        token: u64,
        /// From now.
        after: Duration,
    },
    /// The same for a clock that is seen to run: plain text waits for it too, and lets the time pass between two lines.
    Tick {
        /// Which clock; a stale one is told by its token and dropped.
        token: u64,
        /// From now.
        after: Duration,
    },
}
