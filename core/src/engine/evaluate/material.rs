//! What pieces are worth, in centipawns.

use crate::shogi::{HandKind, PieceKind};

/// A piece on the board; the King's worth lies in the mate.
pub(in crate::engine) const fn on_board(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Pawn => 100,
        PieceKind::Lance => 270,
        PieceKind::Knight => 300,
        PieceKind::Silver => 450,
        PieceKind::Gold => 520,
        PieceKind::Bishop => 740,
        PieceKind::Rook => 880,
        PieceKind::King => 0,
        PieceKind::Tokin => 540,
        PieceKind::PromotedLance => 490,
        PieceKind::PromotedKnight => 500,
        PieceKind::PromotedSilver => 510,
        PieceKind::Horse => 1040,
        PieceKind::Dragon => 1260,
    }
}

/// A piece in hand: it can go anywhere, at the price of a move.
pub(in crate::engine) const fn in_hand(kind: HandKind) -> i32 {
    match kind {
        HandKind::Pawn => 115,
        HandKind::Lance => 300,
        HandKind::Knight => 330,
        HandKind::Silver => 500,
        HandKind::Gold => 570,
        HandKind::Bishop => 800,
        HandKind::Rook => 950,
    }
}

/// What taking a piece changes: one side loses it, the other holds it. A King is above all.
pub(in crate::engine) const fn of_capture(kind: PieceKind) -> i32 {
    match kind.in_hand() {
        Some(held) => on_board(kind) + in_hand(held),
        None => 20_000,
    }
}

/// What promoting a piece adds.
pub(in crate::engine) const fn of_promotion(kind: PieceKind) -> i32 {
    match kind.promoted() {
        Some(promoted) => on_board(promoted) - on_board(kind),
        None => 0,
    }
}
