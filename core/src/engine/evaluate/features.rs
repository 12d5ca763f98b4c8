//! A position as numbers for [`experience`](super::experience): which piece stands where, and what is held, as each side
//! sees it.
//!
//! A side sees the board from its own end, its King on the right: a position and its mirror image look the same, so that
//! what was learned on one wing is known on the other.

use crate::shogi::{Color, Hand, HandKind, Piece, PieceKind, Position, Square};

/// A piece on a square, or one more piece of a kind in hand, as a side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Feature(u16);

const ON_BOARD: usize = 2 * PieceKind::ALL.len() * Square::COUNT;
/// Where each kind's places in hand begin: as many as a set has.
const HELD: [usize; 7] = [0, 18, 22, 26, 30, 34, 36];
const IN_HAND: usize = 38;

impl Feature {
    /// How many there are.
    pub const COUNT: usize = ON_BOARD + 2 * IN_HAND;

    /// A number under [`COUNT`](Self::COUNT).
    #[must_use]
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    fn new(index: usize) -> Feature {
        Feature(u16::try_from(index).unwrap_or(0))
    }
}

/// A side's way of looking at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    side: Color,
    /// Left and right are exchanged: the side's King stands on its left.
    mirrored: bool,
}

impl Outlook {
    /// How a side looks at a position.
    #[must_use]
    pub fn of(position: &Position, side: Color) -> Outlook {
        let king = position.king(side).map(|king| king.seen_by(side).file().number());
        Outlook { side, mirrored: king.is_some_and(|file| file > 5) }
    }

    /// Whose view it is.
    #[must_use]
    pub const fn side(self) -> Color {
        self.side
    }

    /// A piece on a square.
    #[inline]
    pub(super) fn piece(self, piece: Piece, square: Square) -> Feature {
        let seen = square.seen_by(self.side);
        let seen = if self.mirrored { seen.mirrored() } else { seen };
        let kind = self.owner(piece.color) * PieceKind::ALL.len() + piece.kind.index();
        Feature::new(kind * Square::COUNT + seen.index())
    }

    /// The `number`th piece of a kind in hand, counted from 1; `None` for more than a set has.
    #[inline]
    pub(super) fn held(self, color: Color, kind: HandKind, number: u8) -> Option<Feature> {
        let start = HELD.get(kind.index()).copied()?;
        let place = (1..=kind.in_a_set()).contains(&number).then(|| usize::from(number) - 1)?;
        Some(Feature::new(ON_BOARD + self.owner(color) * IN_HAND + start + place))
    }

    /// All that the side sees.
    #[must_use]
    pub fn features(self, position: &Position) -> Vec<Feature> {
        let mut seen: Vec<Feature> =
            position.board().pieces().map(|(square, piece)| self.piece(piece, square)).collect();
        for color in Color::ALL {
            let hand: Hand = position.hand(color);
            for (kind, count) in hand.iter() {
                seen.extend((1..=count).filter_map(|number| self.held(color, kind, number)));
            }
        }
        seen
    }

    fn owner(self, color: Color) -> usize {
        usize::from(color != self.side)
    }
}
