//! Moves in two bytes, for tables.

use crate::shogi::{HandKind, Move, Square};

/// A move or none, in 15 bits: `to`, then `from` or 81 + the kind dropped, seven bits each, then one for promotion.
/// All zero is no move, since none goes from 1a to 1a.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Packed(u16);

const PROMOTES: u16 = 1 << 14;
const FIRST_DROP: usize = 81;

impl Packed {
    pub(super) const NONE: Packed = Packed(0);

    #[inline]
    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    #[inline]
    pub(super) const fn from_bits(bits: u16) -> Packed {
        Packed(bits)
    }

    /// Where the move comes from: the square's index, or 81 + the kind dropped.
    #[inline]
    pub(super) fn origin(self) -> usize {
        usize::from(self.0 >> 7 & 0x7f)
    }

    /// The index of the square the piece ends on.
    #[inline]
    pub(super) fn target(self) -> usize {
        usize::from(self.0 & 0x7f)
    }

    /// The move; `None` for none.
    #[inline]
    pub(super) fn unpacked(self) -> Option<Move> {
        if self == Packed::NONE {
            return None;
        }
        let to = Square::from_index(self.target())?;
        if let Some(kind) = self.origin().checked_sub(FIRST_DROP) {
            return HandKind::ALL.get(kind).map(|&kind| Move::Drop { kind, to });
        }
        let from = Square::from_index(self.origin())?;
        Some(Move::Normal { from, to, promote: self.0 & PROMOTES != 0 })
    }
}

impl From<Move> for Packed {
    #[inline]
    fn from(mv: Move) -> Packed {
        let (origin, promotes) = match mv {
            Move::Normal { from, promote, .. } => (from.index(), if promote { PROMOTES } else { 0 }),
            Move::Drop { kind, .. } => (FIRST_DROP + kind.index(), 0),
        };
        // Both are under 128.
        let bits = origin << 7 | mv.to().index();
        Packed(u16::try_from(bits).unwrap_or(0) | promotes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shogi::Handicap;

    #[test]
    fn packed_moves_are_as_different_as_the_moves() {
        let mut seen = std::collections::BTreeMap::new();
        let drops = HandKind::ALL.map(|kind| Move::Drop { kind, to: Square::SQ_1A });
        let all = Handicap::ALL.iter().flat_map(|handicap| handicap.position().legal_moves().to_vec());
        for mv in all.chain(drops) {
            let packed = Packed::from(mv);
            assert_ne!(packed, Packed::NONE);
            assert_eq!(*seen.entry(packed.bits()).or_insert(mv), mv);
            assert_eq!(packed.target(), mv.to().index());
            assert_eq!(packed.unpacked(), Some(mv));
        }
        assert!(seen.len() > 50);
    }
}
