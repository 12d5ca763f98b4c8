//! The price of a mistake: the reply that punishes it, found on the board.

use crate::shogi::{Move, PieceKind, Position, Square};

/// The reply that punishes what was just played; the punisher is the side to move. A mate if there is one, else
/// the capture that wins the most when both sides go on taking on that square; `None` when nothing is won.
pub(super) fn price(position: &Position) -> Option<Move> {
    let replies = position.legal_moves();
    let mate = replies.iter().find(|&mv| position.after(mv).is_ok_and(|after| after.is_mate()));
    mate.or_else(|| best_capture(position).filter(|&(gain, _)| gain > 0).map(|(_, mv)| mv))
}

/// The capture that wins the most, perhaps at a loss, and what it wins.
pub(super) fn best_capture(position: &Position) -> Option<(i32, Move)> {
    let mut best: Option<(i32, Move)> = None;
    for mv in &position.legal_moves() {
        let Some(gain) = gain(position, mv) else { continue };
        if best.is_none_or(|(known, _)| known < gain) {
            best = Some((gain, mv));
        }
    }
    best
}

/// Whether a capture wins something when both sides go on taking on its square, as long as that pays.
pub(super) fn gains(position: &Position, mv: Move) -> bool {
    gain(position, mv).is_some_and(|gain| gain > 0)
}

/// Whether a move leaves nothing to be won: the best capture after it wins no more than two Pawns over what the move took.
pub(super) fn keeps(before: &Position, mv: Move, after: &Position) -> bool {
    let taken = before.piece_at(mv.to()).map_or(0, |piece| value(piece.kind));
    best_capture(after).is_none_or(|(gain, _)| gain - taken <= 2)
}

/// What a capture wins when both sides go on taking on its square, always with the cheapest piece, as long as
/// that pays; `None` for a move that takes nothing.
fn gain(position: &Position, mv: Move) -> Option<i32> {
    let taken = position.piece_at(mv.to())?;
    let after = position.after(mv).ok()?;
    Some(value(taken.kind) - best_exchange(&after, mv.to()))
}

/// What the side to move wins at best by taking on `square`; 0 when it had better not.
fn best_exchange(position: &Position, square: Square) -> i32 {
    let moves = position.legal_moves();
    let takes = moves.iter().filter(|mv| mv.to() == square);
    let cheapest = takes.min_by_key(|mv| {
        mv.from().and_then(|from| position.piece_at(from)).map_or(0, |piece| value(piece.kind))
    });
    cheapest.and_then(|mv| gain(position, mv)).unwrap_or(0).max(0)
}

/// What a piece is worth in an exchange, in Pawns.
pub(super) const fn value(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Pawn => 1,
        PieceKind::Lance => 3,
        PieceKind::Knight => 4,
        PieceKind::Silver => 5,
        PieceKind::Gold
        | PieceKind::Tokin
        | PieceKind::PromotedLance
        | PieceKind::PromotedKnight
        | PieceKind::PromotedSilver => 6,
        PieceKind::Bishop => 8,
        PieceKind::Rook => 10,
        PieceKind::Horse => 11,
        PieceKind::Dragon => 13,
        PieceKind::King => 1000,
    }
}
