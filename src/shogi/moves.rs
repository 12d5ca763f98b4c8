//! What a player does in one turn.

use super::{HandKind, Square};

/// One ply: a piece moved, or a held piece dropped. It need not be legal anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A piece on the board moves, and takes what stands on `to`.
    Normal {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// Whether it promotes at the end of the move.
        promote: bool,
    },
    /// A held piece is put on an empty square, never promoted (打ち *uchi*).
    Drop {
        /// What is dropped.
        kind: HandKind,
        /// Where.
        to: Square,
    },
}

impl Move {
    /// The square the piece ends on.
    #[must_use]
    #[inline]
    pub const fn to(self) -> Square {
        match self {
            Move::Normal { to, .. } | Move::Drop { to, .. } => to,
        }
    }

    /// The square the piece comes from; `None` for a drop.
    #[must_use]
    #[inline]
    pub const fn from(self) -> Option<Square> {
        match self {
            Move::Normal { from, .. } => Some(from),
            Move::Drop { .. } => None,
        }
    }

    /// Whether the move promotes.
    #[must_use]
    #[inline]
    pub const fn promotes(self) -> bool {
        matches!(self, Move::Normal { promote: true, .. })
    }
}
