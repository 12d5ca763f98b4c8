//! Drills: endless exercises by chance, each proved by the rules before it is shown.
//!
//! An item is a [`Step`](super::Step) like those of a lesson file, so that the same session judges it. [`item`] is pure:
//! the same kind, rung and seed give the same item on every machine. A [`Run`] is one learner at one kind of drill: it
//! counts, and grows harder with success. No clock: how much time has passed is told.

mod answers;
mod check;
mod draft;
mod drops;
mod item;
mod kind;
mod mate;
mod paint;
mod pairs;
mod pawn_mate;
mod pins;
mod run;
mod rung;
mod scene;
mod squares;

pub use check::{PROVED_EACH, Unproved, prove_all};
pub use item::item;
pub use kind::DrillKind;
pub use run::{Change, Round, Run, Tally};
pub use rung::Rung;
