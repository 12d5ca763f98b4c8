//! What a tool needs that fits the evaluation to games; nothing else asks for it.

pub use super::evaluate::Parts;
pub use super::evaluate::experience::{ONE, OUT, POINTS, SUMS};
pub use super::evaluate::features::{Feature, Outlook};
use crate::shogi::Position;

/// What the rules of thumb make of a position, in centipawns for the side to move.
#[must_use]
pub fn parts(position: &Position) -> Parts {
    super::evaluate::parts(position).0
}
