//! What a tool needs that fits the evaluation to games; nothing else asks for it.

pub use super::evaluate::Parts;
pub use super::evaluate::experience::{ONE, OUT, POINTS, SUMS};
pub use super::evaluate::features::Feature;
use super::exchange::exchange;
use super::ordering::gain_at_sight;
pub use super::table::Bound;
use crate::shogi::{Color, Move, Position};

/// What a search found about a position on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recalled {
    /// In centipawns, for the side to move.
    pub points: i32,
    /// Whether it is that, at least that or at most that.
    pub bound: Bound,
    /// How deep it was searched, in plies.
    pub depth: i32,
}

/// What the rules of thumb make of a position, in centipawns for the side to move.
#[must_use]
pub fn parts(position: &Position) -> Parts {
    super::evaluate::parts(position)
}

/// All that a side sees of a position.
#[must_use]
pub fn features(position: &Position, side: Color) -> Vec<Feature> {
    super::evaluate::features(position, side)
}

/// Whether the evaluation is meant for a position: nobody is in check, and nothing is won by taking or promoting at once.
#[must_use]
pub fn is_quiet(position: &Position) -> bool {
    let wins = |mv| gain_at_sight(position, mv).is_some() && exchange(position, mv) > 0;
    !position.is_check() && !position.legal_moves().iter().any(wins)
}

/// The position after a move that is known to be legal.
#[must_use]
pub fn after(position: &Position, legal: Move) -> Position {
    let mut after = position.clone();
    after.play_legal(legal);
    after
}
