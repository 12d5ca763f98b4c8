//! A position as numbers for [`experience`](super::experience): which piece stands where, on the board and from the King,
//! what is held, and the [`signs`](super::signs) of how it all stands together, as each side sees it.
//!
//! A side sees the board from its own end, its King on the right: a position and its mirror image look the same, so that
//! what was learned on one wing is known on the other.

use super::signs::SIGNS;
use crate::shogi::{Color, Hand, HandKind, Piece, PieceKind, Position, Square};

/// A piece on a square, a piece so far from one's own King, one more piece of a kind in hand, or a sign of how things stand,
/// as a side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Feature(u16);

const ON_BOARD: usize = 2 * PieceKind::ALL.len() * Square::COUNT;
/// Where each kind's places in hand begin: as many as a set has.
const HELD: [usize; 7] = [0, 18, 22, 26, 30, 34, 36];
const IN_HAND: usize = 38;
/// Files or ranks between two squares: from 8 one way to 8 the other.
const APART: usize = 17;
const FROM_KING: usize = 2 * PieceKind::ALL.len() * APART * APART;
const FROM_KING_AT: usize = ON_BOARD + 2 * IN_HAND;
const SIGNS_AT: usize = FROM_KING_AT + FROM_KING;

impl Feature {
    /// How many there are.
    pub const COUNT: usize = SIGNS_AT + SIGNS;

    /// A number under [`COUNT`](Self::COUNT).
    #[must_use]
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// A sign by its number.
    #[inline]
    pub(super) fn sign(number: usize) -> Feature {
        Feature::new(SIGNS_AT + number)
    }

    #[inline]
    fn new(index: usize) -> Feature {
        Feature(u16::try_from(index).unwrap_or(0))
    }
}

/// A side's way of looking at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outlook {
    side: Color,
    /// Left and right are exchanged: the side's King stands on its left.
    mirrored: bool,
    /// Where the side's King stands, so seen.
    king: Option<Square>,
}

/// What a piece on the board is seen as.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    pub(super) place: Feature,
    /// `None` without a King.
    pub(super) from_king: Option<Feature>,
}

impl Seen {
    #[inline]
    pub(super) fn features(self) -> impl Iterator<Item = Feature> {
        std::iter::once(self.place).chain(self.from_king)
    }
}

impl Outlook {
    /// How a side looks at a position.
    pub(super) fn of(position: &Position, side: Color) -> Outlook {
        let king = position.king(side).map(|king| king.seen_by(side));
        let mirrored = king.is_some_and(|king| king.file().number() > 5);
        Outlook { side, mirrored, king: king.map(|king| if mirrored { king.mirrored() } else { king }) }
    }

    /// Whose view it is.
    pub(super) const fn side(self) -> Color {
        self.side
    }

    /// Whether the side has a King.
    #[inline]
    pub(super) const fn has_king(self) -> bool {
        self.king.is_some()
    }

    /// A piece on a square.
    #[inline]
    pub(super) fn piece(self, piece: Piece, square: Square) -> Seen {
        let seen = square.seen_by(self.side);
        let seen = if self.mirrored { seen.mirrored() } else { seen };
        let kind = self.owner(piece.color) * PieceKind::ALL.len() + piece.kind.index();
        let from_king = self.king.map(|king| {
            let apart = |a: u8, b: u8| usize::from(a + 8 - b);
            let files = apart(seen.file().number(), king.file().number());
            let ranks = apart(seen.rank().number(), king.rank().number());
            Feature::new(FROM_KING_AT + (kind * APART + files) * APART + ranks)
        });
        Seen { place: Feature::new(kind * Square::COUNT + seen.index()), from_king }
    }

    /// The `number`th piece of a kind in hand, counted from 1; `None` for more than a set has.
    #[inline]
    pub(super) fn held(self, color: Color, kind: HandKind, number: u8) -> Option<Feature> {
        let start = HELD.get(kind.index()).copied()?;
        let place = (1..=kind.in_a_set()).contains(&number).then(|| usize::from(number) - 1)?;
        Some(Feature::new(ON_BOARD + self.owner(color) * IN_HAND + start + place))
    }

    /// All pieces, on the board and in hand, that the side sees.
    pub(super) fn features(self, position: &Position) -> Vec<Feature> {
        let pieces = position.board().pieces();
        let mut seen: Vec<Feature> =
            pieces.flat_map(|(square, piece)| self.piece(piece, square).features()).collect();
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
