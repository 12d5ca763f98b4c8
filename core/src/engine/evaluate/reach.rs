//! What a side's pieces reach, piece by piece.

use crate::shogi::{PieceKind, SquareSet};

/// How many prices of pieces are told apart, the King's aside.
const PRICES: usize = 8;
/// How many pieces of a set go far.
const GO_FAR: usize = 4;

/// What a side's pieces reach.
#[derive(Clone, Copy, Default)]
pub(super) struct Reached {
    /// By any piece.
    pub(super) any: SquareSet,
    /// By two or more.
    pub(super) twice: SquareSet,
    /// By any piece but the King.
    pub(super) guarded: SquareSet,
    /// By the pieces of each price.
    by_price: [SquareSet; PRICES],
    far: [Option<(Far, SquareSet)>; GO_FAR],
}

/// The kinds whose freedom is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Far {
    Rook,
    Bishop,
    Dragon,
    Horse,
}

impl Reached {
    /// Adds what a piece reaches, on a board where `own` are its side's.
    #[inline]
    pub(super) fn add(&mut self, kind: PieceKind, squares: SquareSet, own: SquareSet) {
        self.twice |= self.any & squares;
        self.any |= squares;
        if kind == PieceKind::King {
            return;
        }
        self.guarded |= squares;
        if let Some(by_price) = self.by_price.get_mut(price(kind)) {
            *by_price |= squares;
        }
        let far = match kind {
            PieceKind::Rook => Far::Rook,
            PieceKind::Bishop => Far::Bishop,
            PieceKind::Dragon => Far::Dragon,
            PieceKind::Horse => Far::Horse,
            _ => return,
        };
        if let Some(place) = self.far.iter_mut().find(|place| place.is_none()) {
            *place = Some((far, squares - own));
        }
    }

    /// The pieces that go far, and where each can go.
    pub(super) fn far(&self) -> impl Iterator<Item = (Far, SquareSet)> {
        self.far.iter().flatten().copied()
    }

    /// What is reached by pieces that cost less than another, by that one's price.
    #[inline]
    pub(super) fn by_cheaper(&self) -> Cheaper {
        let mut sum = SquareSet::EMPTY;
        Cheaper(self.by_price.map(|squares| {
            let cheaper = sum;
            sum |= squares;
            cheaper
        }))
    }
}

/// What is reached by pieces that cost less than a given one.
pub(super) struct Cheaper([SquareSet; PRICES]);

impl Cheaper {
    #[inline]
    pub(super) fn than(&self, kind: PieceKind) -> SquareSet {
        self.0.get(price(kind)).copied().unwrap_or(SquareSet::EMPTY)
    }
}

/// The place of a kind when all are ordered by what a capture of it changes; kinds that differ by less than a Pawn share one.
const fn price(kind: PieceKind) -> usize {
    match kind {
        PieceKind::Pawn => 0,
        PieceKind::Lance | PieceKind::Knight | PieceKind::Tokin => 1,
        PieceKind::PromotedLance | PieceKind::PromotedKnight => 2,
        PieceKind::Silver | PieceKind::PromotedSilver => 3,
        PieceKind::Gold => 4,
        PieceKind::Bishop => 5,
        PieceKind::Rook | PieceKind::Horse => 6,
        PieceKind::Dragon => 7,
        PieceKind::King => PRICES,
    }
}

#[cfg(test)]
mod tests {
    use super::super::material;
    use super::*;

    #[test]
    fn prices_follow_what_a_capture_changes() {
        for one in PieceKind::ALL {
            for other in PieceKind::ALL {
                if price(one) < price(other) {
                    assert!(material::of_capture(one) < material::of_capture(other), "{one:?} {other:?}");
                }
            }
        }
    }
}
