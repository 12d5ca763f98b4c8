//! A shape to be built: which pieces are still missing from it, and how many moves that takes at least.

use crate::shogi::{self, Color, PieceKind, Position, Square, SquareSet};

/// Where the pieces of a shape are to stand.
pub(super) type Shape = [(PieceKind, Square)];

/// The squares of the shape where the right piece of that player does not stand.
pub(super) fn missing(shape: &Shape, position: &Position, color: Color) -> SquareSet {
    let stands = |&&(kind, square): &&(PieceKind, Square)| {
        !position.piece_at(square).is_some_and(|piece| piece.color == color && piece.kind == kind)
    };
    shape.iter().filter(stands).map(|&(_, square)| square).collect()
}

/// The moves that are needed at least: each missing piece comes from the nearest of its kind, as if nothing stood in
/// its way, or from the hand. `None` when one of them can come no more: a Pawn that has gone too far.
pub(super) fn at_least(shape: &Shape, position: &Position, color: Color) -> Option<usize> {
    let missing = missing(shape, position, color);
    let wanted = shape.iter().filter(|(_, square)| missing.contains(*square));
    wanted.map(|&(kind, square)| nearest(kind, square, position, color)).sum()
}

fn nearest(kind: PieceKind, square: Square, position: &Position, color: Color) -> Option<usize> {
    if kind.in_hand().is_some_and(|held| position.hand(color).count(held) > 0) {
        return Some(1);
    }
    let sought = position.board().of(color) & position.board().of_kind(kind);
    let (mut reached, mut moves) = (SquareSet::from_square(square), 0);
    // Backwards from the square, as the other player's piece of that kind would move.
    while (reached & sought).is_empty() {
        let steps = |from| shogi::attacks(kind, color.other(), from, SquareSet::EMPTY);
        let next = reached.iter().fold(reached, |set, from| set | steps(from));
        if next == reached {
            return None;
        }
        reached = next;
        moves += 1;
    }
    Some(moves)
}
