//! What the program does, knowing neither a window nor a terminal.
//!
//! [`Event`] → [`App::update`] → a new state and a list of [`Effect`]s; [`App::view`] → a [`View`] with every
//! word in place. No rule of the game is here: squares, reasons and verdicts come from `shogi` and `lesson`.

mod board;
mod carrying;
mod choosing;
mod courses;
mod cursor;
mod data;
mod drilling;
mod effect;
mod event;
mod file_job;
mod game_files;
mod game_record;
mod games_event;
mod gaming;
mod handing;
mod heard;
mod job;
mod keys;
mod mailing;
mod noticing;
mod opened;
mod own_position;

pub mod place;
mod placement;
mod playing;
mod problem_set;
mod puzzling;
mod reviewing;
mod screen;
mod state;
mod today;
mod update;
mod view;

pub use courses::{CourseRead, prove_course, with_courses};
pub use data::{DataCommand, DataDone, DataEvent, DataJob, Learner};
pub use effect::Effect;
pub use event::{
    CardAction, Command, Direction, DrillCommand, Event, Experience, Jump, Place, Promotion, PuzzleFilter,
    PuzzleRecordFilter, Setting, Spot, Toggle,
};
pub use file_job::{FileFound, FileJob};
pub use games_event::{
    EditorCommand, EditorTool, Export, GamesCommand, GamesEvent, MailCommand, MailPlayer, ReplayCommand,
    Target,
};
pub use job::{About, Found, Job, Judgement, Solved, Turn};
pub use keys::{COMMANDS, key_of};
pub use own_position::PositionFault;
pub use place::PlaceError;
pub use problem_set::ProblemSet;
pub use state::{App, ForNow, Start};
pub use view::*;
