//! What the learner chose and did, and how it is kept on the disk.

pub mod bundle;
pub mod card;
mod clock;
pub mod courses;
pub mod data_fault;
pub mod days;
mod disk;
pub mod drills;
pub mod faces;
pub mod games;
mod hold;
mod kinds;
pub mod kyu;
mod migrate;
pub mod misses;
pub mod moment;
pub mod notebook;
pub mod notice;
pub mod outside;
pub mod play;
pub mod portion;
pub mod profiles;
pub mod puzzles;
mod review_lines;
pub mod reviews;
pub mod schedule;
pub mod schema;
pub mod store;

pub use bundle::{Bundle, BundleFault, Taking};
pub use card::{CardId, CardKind};
pub use courses::{CourseFiles, TextFile};
pub use data_fault::DataFault;
pub use days::{Activity, Days, Practice, Streak};
pub use drills::{DrillRecord, Drills};
pub use faces::{FaceLook, FaceRecord, Faces, Ink, Layers, Seen};
pub use games::{GameFault, GameId, Games, SavedGame};
pub use misses::{Miss, Missed, Misses};
pub use moment::{Date, Day, Moment};
pub use notebook::{Notebook, Rating, Score};
pub use notice::Notice;
pub use outside::Existing;
pub use play::{CoachSettings, KeptGame, Play, PlaySettings, Points, Results, Seat, Went};
pub use portion::{DAILY, Portion};
pub use profiles::{Profile, ProfileFault, Profiles};
pub use puzzles::{Go, OwnPuzzle, PuzzleRecord, Puzzles};
pub use reviews::{Asked, DayTotal, Entry, Held, Review, Reviews, What};
pub use schedule::{Ended, Grade, GradeReason, Schedule, Standing, grade};
pub use schema::{
    Highlights, Lessons, MoveNames, PieceSet, Settings, Speed, SquareNames, StepRecord, Switch, Theme,
};
pub use store::Store;
