//! The two letters of each piece.

use crate::notation::cursor::Cursor;
use crate::notation::{Expected, ReadError};
use crate::shogi::PieceKind;

/// The letters of a kind.
pub(super) const fn letters(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "FU",
        PieceKind::Lance => "KY",
        PieceKind::Knight => "KE",
        PieceKind::Silver => "GI",
        PieceKind::Gold => "KI",
        PieceKind::Bishop => "KA",
        PieceKind::Rook => "HI",
        PieceKind::King => "OU",
        PieceKind::Tokin => "TO",
        PieceKind::PromotedLance => "NY",
        PieceKind::PromotedKnight => "NK",
        PieceKind::PromotedSilver => "NG",
        PieceKind::Horse => "UM",
        PieceKind::Dragon => "RY",
    }
}

/// Reads the letters of a kind.
pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<PieceKind, ReadError> {
    let start = cursor.clone();
    let mut two = [' '; 2];
    for letter in &mut two {
        *letter = cursor.take(Some).unwrap_or(' ');
    }
    let two: String = two.iter().collect();
    PieceKind::ALL
        .into_iter()
        .find(|&kind| letters(kind) == two)
        .ok_or_else(|| start.expected(Expected::CsaPiece))
}
