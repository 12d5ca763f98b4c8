//! Which piece stands on which square.
#![expect(clippy::inline_always, reason = "the generator takes these apart into registers")]

use std::fmt;

use super::attacks;
use super::{ByColor, Color, Piece, PieceKind, Square, SquareSet, key};

/// The pieces on the 81 squares. Any placement can be drawn, the impossible ones too.
///
/// # Examples
///
/// ```
/// use nari_core::shogi::{Board, Color, Piece, PieceKind, Square};
///
/// let mut board = Board::EMPTY;
/// board.set(Square::SQ_5E, Some(Piece::new(Color::Black, PieceKind::Gold)));
/// assert_eq!(board.of(Color::Black).only(), Some(Square::SQ_5E));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    cells: [u8; Square::COUNT],
    groups: [SquareSet; 8],
    promoted: SquareSet,
    colors: ByColor<SquareSet>,
}

/// The code of an empty square; a piece's is its kind, plus 16 for White.
const EMPTY_CELL: u8 = 15;

/// Pieces that move alike: all movers of a Gold are one group, a Horse is with the Bishops, a Dragon with the Rooks.
#[derive(Clone, Copy)]
#[repr(u8)]
pub(super) enum Group {
    Pawn,
    Lance,
    Knight,
    Silver,
    Gold,
    Bishop,
    Rook,
    King,
}

impl Board {
    /// A board without a piece.
    pub const EMPTY: Board = Board {
        cells: [EMPTY_CELL; Square::COUNT],
        groups: [SquareSet::EMPTY; 8],
        promoted: SquareSet::EMPTY,
        colors: ByColor { black: SquareSet::EMPTY, white: SquareSet::EMPTY },
    };

    /// The piece on a square.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        piece_of(self.cell(square))
    }

    /// Puts a piece on a square in place of what stands there, or clears it.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.lift(square);
        if let Some(piece) = piece {
            self.put(square, piece);
        }
    }

    /// The pieces with their squares, in the order of the squares' index.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.occupied().iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The squares that are not empty.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.colors.black | self.colors.white
    }

    /// The squares of one player's pieces.
    #[must_use]
    #[inline]
    pub fn of(&self, color: Color) -> SquareSet {
        self.colors[color]
    }

    /// The squares of all pieces of that very kind: `Gold` is without the promoted kinds that move like one.
    #[must_use]
    pub fn of_kind(&self, kind: PieceKind) -> SquareSet {
        let group = self.group(group_of(kind));
        match kind {
            PieceKind::Gold | PieceKind::Bishop | PieceKind::Rook => group - self.promoted,
            PieceKind::Horse | PieceKind::Dragon => group & self.promoted,
            PieceKind::Tokin
            | PieceKind::PromotedLance
            | PieceKind::PromotedKnight
            | PieceKind::PromotedSilver => {
                let promoted = group & self.promoted;
                promoted
                    .iter()
                    .filter(|&square| self.piece_at(square).is_some_and(|piece| piece.kind == kind))
                    .collect()
            }
            _ => group,
        }
    }

    /// The squares of `color`'s pieces of that very kind.
    #[must_use]
    pub fn of_piece(&self, piece: Piece) -> SquareSet {
        self.of_kind(piece.kind) & self.of(piece.color)
    }

    /// The pieces of `by` that attack `square` when the squares of `occupied` are taken as not empty.
    #[inline]
    pub(crate) fn attackers(&self, square: Square, by: Color, occupied: SquareSet) -> SquareSet {
        let side = by.other();
        let bishops = self.group(Group::Bishop);
        let rooks = self.group(Group::Rook);
        let all = attacks::pawn(side, square) & self.group(Group::Pawn)
            | attacks::knight(side, square) & self.group(Group::Knight)
            | attacks::silver(side, square) & self.group(Group::Silver)
            | attacks::gold(side, square) & self.group(Group::Gold)
            | attacks::king(square) & (self.group(Group::King) | self.promoted & (bishops | rooks))
            | attacks::lance(side, square, occupied) & self.group(Group::Lance)
            | attacks::bishop(square, occupied) & bishops
            | attacks::rook(square, occupied) & rooks;
        all & self.of(by)
    }

    #[inline(always)]
    pub(super) const fn group(&self, group: Group) -> SquareSet {
        let [pawns, lances, knights, silvers, golds, bishops, rooks, kings] = self.groups;
        match group {
            Group::Pawn => pawns,
            Group::Lance => lances,
            Group::Knight => knights,
            Group::Silver => silvers,
            Group::Gold => golds,
            Group::Bishop => bishops,
            Group::Rook => rooks,
            Group::King => kings,
        }
    }

    #[inline(always)]
    pub(super) const fn promoted(&self) -> SquareSet {
        self.promoted
    }

    /// Puts a piece on a square known to be empty, and gives its part of the key.
    #[inline]
    pub(super) fn put(&mut self, square: Square, piece: Piece) -> u64 {
        let cell = cell_of(piece);
        if let Some(place) = self.cells.get_mut(square.index()) {
            *place = cell;
        }
        self.turn(square, piece);
        key::of_cell(cell, square)
    }

    /// Takes up what stands on a square, with its part of the key.
    #[inline]
    pub(super) fn lift(&mut self, square: Square) -> Option<(Piece, u64)> {
        let place = self.cells.get_mut(square.index())?;
        let cell = std::mem::replace(place, EMPTY_CELL);
        let piece = piece_of(cell)?;
        self.turn(square, piece);
        Some((piece, key::of_cell(cell, square)))
    }

    /// The part of the key that a piece on a square makes.
    #[inline]
    pub(super) fn key_of(piece: Piece, square: Square) -> u64 {
        key::of_cell(cell_of(piece), square)
    }

    /// The board's part of the key.
    pub(super) fn key(&self) -> u64 {
        self.pieces().fold(0, |key, (square, piece)| key ^ key::of_cell(cell_of(piece), square))
    }

    #[inline]
    fn cell(&self, square: Square) -> u8 {
        self.cells.get(square.index()).copied().unwrap_or(EMPTY_CELL)
    }

    /// Changes whether the piece is in the sets of its square.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "masked under the array's length")]
    fn turn(&mut self, square: Square, piece: Piece) {
        let bit = SquareSet::from_square(square);
        self.groups[group_of(piece.kind) as usize & 7] ^= bit;
        self.colors[piece.color] ^= bit;
        if piece.kind.is_promoted() {
            self.promoted ^= bit;
        }
    }
}

#[inline]
const fn cell_of(piece: Piece) -> u8 {
    piece.kind as u8 | (piece.color as u8) << 4
}

#[inline]
#[expect(clippy::indexing_slicing, reason = "masked under the array's length")]
const fn piece_of(cell: u8) -> Option<Piece> {
    PIECES[(cell & 31) as usize]
}

#[expect(clippy::indexing_slicing, reason = "under 14; evaluated when compiling")]
static PIECES: [Option<Piece>; 32] = {
    let mut table = [None; 32];
    let mut index = 0;
    while index < PieceKind::ALL.len() {
        let kind = PieceKind::ALL[index];
        table[index] = Some(Piece::new(Color::Black, kind));
        table[index + 16] = Some(Piece::new(Color::White, kind));
        index += 1;
    }
    table
};

#[inline]
const fn group_of(kind: PieceKind) -> Group {
    match kind {
        PieceKind::Pawn => Group::Pawn,
        PieceKind::Lance => Group::Lance,
        PieceKind::Knight => Group::Knight,
        PieceKind::Silver => Group::Silver,
        PieceKind::Bishop | PieceKind::Horse => Group::Bishop,
        PieceKind::Rook | PieceKind::Dragon => Group::Rook,
        PieceKind::King => Group::King,
        _ => Group::Gold,
    }
}

/// The board as nine rows of letters from White's side, for developers.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in super::Rank::all() {
            for file in super::File::all().rev() {
                match self.piece_at(Square::new(file, rank)) {
                    None => f.write_str(" . ")?,
                    Some(piece) => {
                        f.write_str(if piece.kind.is_promoted() { "+" } else { " " })?;
                        let letter = piece.kind.letter();
                        write!(
                            f,
                            "{} ",
                            if piece.color == Color::White { letter.to_ascii_lowercase() } else { letter }
                        )?;
                    }
                }
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_gives_back_what_was_put_on_it() {
        let mut board = Board::EMPTY;
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                let piece = Piece::new(color, kind);
                board.set(Square::SQ_5E, Some(piece));
                assert_eq!(board.piece_at(Square::SQ_5E), Some(piece));
                assert_eq!(board.of_piece(piece).only(), Some(Square::SQ_5E));
                for other in PieceKind::ALL {
                    assert_eq!(board.of_kind(other).is_empty(), other != kind, "{other:?} for {kind:?}");
                }
            }
        }
        board.set(Square::SQ_5E, None);
        assert_eq!(board, Board::EMPTY);
    }
}
