//! Counting the lines of play: how a rules core is proved and measured.

use super::{Move, MoveList, Position};

/// How many lines of `depth` legal moves start from a position. A line that ends earlier does not count; neither
/// repetition nor any other end but having no move stops a line.
///
/// # Examples
///
/// ```
/// use nari_core::shogi::{Position, perft};
///
/// assert_eq!(perft(&Position::start_position(), 2), 900);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    count(position, depth, &mut MoveList::new())
}

/// [`perft`] of the position after each legal move; the sum is the perft of the position. Empty for a depth of 0.
#[must_use]
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let after = |mv| {
        let mut next = position.clone();
        next.play_legal(mv);
        (mv, perft(&next, rest))
    };
    position.legal_moves().iter().map(after).collect()
}

/// The lists at the leaves, nearly all of them, share one place.
fn count(position: &Position, depth: u32, leaf: &mut MoveList) -> u64 {
    match depth {
        0 => 1,
        1 => {
            position.legal_moves_into(leaf);
            leaf.len() as u64
        }
        _ => {
            let mut total = 0;
            for mv in &position.legal_moves() {
                let mut next = position.clone();
                next.play_legal(mv);
                total += count(&next, depth - 1, leaf);
            }
            total
        }
    }
}
