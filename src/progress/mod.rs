//! What the learner chose and did, and how it is kept on the disk.

mod disk;
pub mod games;
pub mod outside;
pub mod play;
pub mod puzzles;
pub mod schema;
pub mod store;

pub use games::{GameFault, GameId, Games, SavedGame};
pub use outside::Existing;
pub use play::{CoachSettings, KeptGame, Play, PlaySettings, Points, Results, Seat, Went};
pub use puzzles::{Go, OwnPuzzle, PuzzleRecord, Puzzles};
pub use schema::{
    Highlights, Lessons, MoveNames, PieceSet, Settings, Speed, SquareNames, StepRecord, Switch, Theme,
};
pub use store::{Notice, Store};
