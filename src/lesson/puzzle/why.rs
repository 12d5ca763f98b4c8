//! Why it is mate: a square is touched, and the rules say what stands against it.

use crate::shogi::{HandKind, Illegality, Move, PieceKind, Position, Square, SquareSet};

/// What a square tells about a mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyMate {
    /// The King himself: what gives check.
    King {
        /// The checking pieces.
        checkers: SquareSet,
    },
    /// The King could step there, or take there, if it were not covered.
    Covered {
        /// The attacker's pieces that cover it, on the board after the step.
        by: SquareSet,
    },
    /// A piece of the King's own side stands there, next to him.
    OwnPiece {
        /// The piece.
        kind: PieceKind,
    },
    /// The checking piece: nothing can take it.
    Checker {
        /// Every piece that could get there by its way of moving, and why it may not. Empty when there is none.
        refused: Vec<Refusal>,
    },
    /// A square between the King and a distant checking piece.
    Between {
        /// Every piece that could get there, on the board or in hand, and why it may not. Empty when there is none.
        refused: Vec<Refusal>,
        /// The kinds that may be dropped there and do not help, since such a drop is futile (docs/futile-drops.md).
        futile: Vec<HandKind>,
    },
}

/// A move that the defender may not play, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The move.
    pub mv: Move,
    /// Why it may not be played.
    pub reason: Illegality,
}

/// What a square tells about a mate: one with no legal reply, or with none but futile drops. `None` for other squares,
/// and while the side to move is not in check or has another reply.
#[must_use]
pub fn why_mate(position: &Position, square: Square) -> Option<WhyMate> {
    let king = position.king(position.side_to_move())?;
    (position.is_check() && square == king).then(|| WhyMate::King { checkers: position.checkers() })
}
