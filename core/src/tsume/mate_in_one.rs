//! Mates at once, without a search.

use super::checks::checks_into;
use crate::shogi::{Move, MoveList, Position};

/// The checks of the side to move, in no promised order.
#[must_use]
pub fn checks(position: &Position) -> Vec<Move> {
    let mut list = MoveList::new();
    checks_into(position, &mut list);
    list.to_vec()
}

/// The moves that mate at once: no legal move answers them.
#[must_use]
pub fn mates_in_one(position: &Position) -> Vec<Move> {
    checks(position).into_iter().filter(|&mv| mates(position, mv)).collect()
}

/// One move that mates at once, if there is one.
#[must_use]
pub fn mate_in_one(position: &Position) -> Option<Move> {
    checks(position).into_iter().find(|&mv| mates(position, mv))
}

fn mates(position: &Position, mv: Move) -> bool {
    let mut next = position.clone();
    next.play_legal(mv);
    !next.has_legal_move()
}
