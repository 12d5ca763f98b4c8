//! What a player holds.

use super::HandKind;

/// The pieces in one player's hand (持ち駒 *mochigoma*): a count for each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand([u8; 7]);

impl Hand {
    /// A hand with nothing in it.
    pub const EMPTY: Hand = Hand([0; 7]);

    /// How many pieces of that kind are held.
    #[must_use]
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a kind's index is under 7")]
    pub const fn count(self, kind: HandKind) -> u8 {
        self.0[kind.index()]
    }

    /// Sets the count of one kind.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a kind's index is under 7")]
    pub const fn set(&mut self, kind: HandKind, count: u8) {
        self.0[kind.index()] = count;
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
    pub const fn is_empty(self) -> bool {
        let mut index = 0;
        while index < 7 {
            #[expect(clippy::indexing_slicing, reason = "under 7")]
            if self.0[index] != 0 {
                return false;
            }
            index += 1;
        }
        true
    }

    /// The kinds held with their counts, from the Pawn to the Rook, each count at least 1.
    #[must_use]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = (HandKind, u8)> {
        HandKind::ALL.into_iter().map(move |kind| (kind, self.count(kind))).filter(|&(_, count)| count > 0)
    }
}
