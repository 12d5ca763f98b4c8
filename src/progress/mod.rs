//! What the learner chose and did, and how it is kept on the disk.

pub mod puzzles;
pub mod schema;
pub mod store;

pub use puzzles::{Go, PuzzleRecord, Puzzles};
pub use schema::{
    Highlights, Lessons, MoveNames, PieceSet, Settings, Speed, SquareNames, StepRecord, Switch, Theme,
};
pub use store::{Notice, Store};
