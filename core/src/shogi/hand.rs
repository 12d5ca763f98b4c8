//! What a player holds.

use super::HandKind;

/// The pieces in one player's hand (持ち駒 *mochigoma*): a count for each kind.
///
/// # Examples
///
/// ```
/// use nari_core::shogi::{Hand, HandKind};
///
/// let mut hand = Hand::EMPTY;
/// hand.add(HandKind::Pawn);
/// hand.add(HandKind::Pawn);
/// assert_eq!(hand.count(HandKind::Pawn), 2);
/// assert!(!hand.take(HandKind::Rook));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Hand(u64); // one byte a kind, the Pawn's the lowest: equal, empty and hashed at one stroke

impl Hand {
    /// A hand with nothing in it.
    pub const EMPTY: Hand = Hand(0);

    /// How many pieces of that kind are held.
    #[must_use]
    #[inline]
    pub const fn count(self, kind: HandKind) -> u8 {
        (self.0 >> (8 * kind.index()) & 0xff) as u8
    }

    /// Sets the count of one kind.
    #[inline]
    pub const fn set(&mut self, kind: HandKind, count: u8) {
        let shift = 8 * kind.index();
        self.0 = self.0 & !(0xff << shift) | (count as u64) << shift;
    }

    /// Adds one piece; a count stops at 255.
    #[inline]
    pub const fn add(&mut self, kind: HandKind) {
        self.set(kind, self.count(kind).saturating_add(1));
    }

    /// Takes one piece out; false if there was none.
    #[inline]
    pub const fn take(&mut self, kind: HandKind) -> bool {
        match self.count(kind).checked_sub(1) {
            Some(left) => {
                self.set(kind, left);
                true
            }
            None => false,
        }
    }

    /// Whether nothing is held.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds held with their counts, from the Pawn to the Rook, each count at least 1.
    #[must_use]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = (HandKind, u8)> {
        HandKind::ALL.into_iter().map(move |kind| (kind, self.count(kind))).filter(|&(_, count)| count > 0)
    }

    /// All counts in one number, a byte a kind.
    #[inline]
    pub(super) const fn packed(self) -> u64 {
        self.0
    }

    /// Bit `n` is set when the kind of index `n` is held. No count is over 127 in a position.
    #[inline]
    pub(super) const fn kinds(self) -> usize {
        // Adding 127 carries into a byte's top bit unless the byte is 0; the product gathers the top bits.
        let held = (self.0 + 0x007f_7f7f_7f7f_7f7f) >> 7 & 0x0001_0101_0101_0101;
        (held.wrapping_mul(0x0102_0408_1020_4080) >> 56 & 0x7f) as usize
    }
}

/// The kinds with their counts, `{Pawn: 2, Rook: 1}`.
impl std::fmt::Debug for Hand {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kinds_held_are_those_whose_count_is_not_nought() {
        for mask in 0..128_usize {
            let mut hand = Hand::EMPTY;
            for kind in HandKind::ALL {
                if mask >> kind.index() & 1 == 1 {
                    hand.set(kind, kind.in_a_set());
                }
            }
            assert_eq!(hand.kinds(), mask, "{hand:?}");
        }
    }
}
