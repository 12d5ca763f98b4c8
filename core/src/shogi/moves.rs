//! What a player does in one turn.

use super::{HandKind, Square};

/// One ply: a piece moved, or a held piece dropped. It need not be legal anywhere.
///
/// # Examples
///
/// ```
/// use nari_core::shogi::{HandKind, Move, Square};
///
/// let push = Move::Normal { from: Square::SQ_7G, to: Square::SQ_7F, promote: false };
/// let drop = Move::Drop { kind: HandKind::Pawn, to: Square::SQ_5E };
/// assert_eq!((push.from(), drop.from()), (Some(Square::SQ_7G), None));
/// ```
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

/// A move in 15 bits: `to`, then `from` or 81 + the kind dropped, seven bits each, then one for promotion.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct PackedMove(pub(super) u16);

impl PackedMove {
    pub(super) const PROMOTES: u16 = 1 << 14;
    const FIRST_DROP: u16 = 81;

    /// The bits of every move from that square; a `to` and a promotion are added.
    #[inline]
    pub(super) const fn from_bits_of(from: Square) -> u16 {
        from.bits() << 7
    }

    /// The bits of every drop of that kind; a `to` is added.
    #[inline]
    pub(super) const fn drop_bits_of(kind: HandKind) -> u16 {
        (PackedMove::FIRST_DROP + kind as u16) << 7
    }

    #[inline]
    pub(super) const fn unpack(self) -> Move {
        let to = Square::from_packed(self.0);
        let origin = self.0 >> 7 & 0x7f;
        match origin.checked_sub(PackedMove::FIRST_DROP) {
            None => {
                let from = Square::from_packed(origin);
                Move::Normal { from, to, promote: self.0 & PackedMove::PROMOTES != 0 }
            }
            Some(kind) => Move::Drop { kind: HandKind::from_packed(kind), to },
        }
    }
}

impl From<Move> for PackedMove {
    #[inline]
    fn from(mv: Move) -> PackedMove {
        let to = mv.to().bits();
        PackedMove(match mv {
            Move::Normal { from, promote, .. } => {
                to | PackedMove::from_bits_of(from) | if promote { PackedMove::PROMOTES } else { 0 }
            }
            Move::Drop { kind, .. } => to | PackedMove::drop_bits_of(kind),
        })
    }
}
