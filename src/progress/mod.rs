//! What the learner chose and did, and how it is kept on the disk.

pub mod schema;
pub mod store;

pub use schema::{
    Highlights, Lessons, MoveNames, PieceSet, Settings, Speed, SquareNames, StepRecord, Switch, Theme,
};
pub use store::{Notice, Store};
