//! The attacker's hand in one number, so that two hands are compared at one stroke.

use crate::shogi::{Hand, HandKind};

/// How many pieces of each kind the attacker holds: each count has a guard bit above it.
///
/// With the board given, the attacker's hand settles the defender's, so a larger hand is better for the attacker in
/// both ways: he can drop more, the defender less.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Holding(u32);

/// Where each kind's count begins and how wide it is, from the Pawn to the Rook.
const FIELDS: [(u32, u32); 7] = [(0, 5), (6, 3), (10, 3), (14, 3), (18, 3), (22, 2), (25, 2)];
const GUARDS: u32 = 1 << 5 | 1 << 9 | 1 << 13 | 1 << 17 | 1 << 21 | 1 << 24 | 1 << 27;

impl Holding {
    pub(super) const EMPTY: Holding = Holding(0);

    pub(super) fn of(hand: Hand) -> Holding {
        Holding::of_counts(|kind| hand.count(kind))
    }

    /// The holding with so many of each kind.
    pub(super) fn of_counts(count: impl Fn(HandKind) -> u8) -> Holding {
        let field = |(&(shift, _), kind): (&(u32, u32), HandKind)| u32::from(count(kind)) << shift;
        Holding(FIELDS.iter().zip(HandKind::ALL).map(field).sum())
    }

    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    /// Whether every count is at least the other's.
    #[inline]
    pub(super) const fn covers(self, other: Holding) -> bool {
        ((self.0 | GUARDS) - other.0) & GUARDS == GUARDS
    }

    pub(super) fn count(self, kind: HandKind) -> u32 {
        FIELDS.get(kind.index()).map_or(0, |&(shift, width)| self.0 >> shift & ((1 << width) - 1))
    }

    pub(super) fn with_one_more(self, kind: HandKind) -> Holding {
        FIELDS.get(kind.index()).map_or(self, |&(shift, _)| Holding(self.0 + (1 << shift)))
    }

    /// One less of that kind, if there is any.
    pub(super) fn with_one_less(self, kind: HandKind) -> Holding {
        match FIELDS.get(kind.index()) {
            Some(&(shift, _)) if self.count(kind) > 0 => Holding(self.0 - (1 << shift)),
            _ => self,
        }
    }

    /// The larger count of each kind.
    pub(super) fn union(self, other: Holding) -> Holding {
        if self.covers(other) {
            return self;
        }
        let field = |(shift, width): (u32, u32)| {
            let mask = ((1 << width) - 1) << shift;
            (self.0 & mask).max(other.0 & mask)
        };
        Holding(FIELDS.into_iter().map(field).sum())
    }

    /// The same with one kind's count made at most so many.
    pub(super) fn limited(self, kind: HandKind, most: u32) -> Holding {
        let Some(&(shift, _)) = FIELDS.get(kind.index()) else { return self };
        Holding(self.0 - (self.count(kind).saturating_sub(most) << shift))
    }

    /// The same with one kind's count set to the other's, if that is larger.
    pub(super) fn raised(self, kind: HandKind, other: Holding) -> Holding {
        let Some(&(shift, _)) = FIELDS.get(kind.index()) else { return self };
        let missing = other.count(kind).saturating_sub(self.count(kind));
        Holding(self.0 + (missing << shift))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holding(counts: [u8; 7]) -> Holding {
        let mut hand = Hand::EMPTY;
        for (kind, count) in HandKind::ALL.into_iter().zip(counts) {
            hand.set(kind, count);
        }
        Holding::of(hand)
    }

    #[test]
    fn a_hand_covers_those_it_has_everything_of() {
        let hand = holding([18, 0, 4, 1, 0, 2, 0]);
        assert!(hand.covers(hand) && hand.covers(Holding::EMPTY));
        assert!(hand.covers(holding([17, 0, 0, 1, 0, 2, 0])));
        for other in [[18, 1, 0, 0, 0, 0, 0], [0, 0, 0, 2, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1]] {
            assert!(!hand.covers(holding(other)), "{other:?}");
        }
        let union = hand.union(holding([3, 2, 0, 4, 0, 0, 1]));
        assert_eq!(union, holding([18, 2, 4, 4, 0, 2, 1]));
        assert_eq!(
            union.with_one_less(HandKind::Rook).with_one_more(HandKind::Gold),
            holding([18, 2, 4, 4, 1, 2, 0])
        );
        assert_eq!(hand.raised(HandKind::Lance, union), holding([18, 2, 4, 1, 0, 2, 0]));
    }
}
