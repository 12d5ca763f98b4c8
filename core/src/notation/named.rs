//! From what the name of a move says to the move: what western and Japanese names have in common.

use super::NameError;
use crate::shogi::{Color, Move, PieceKind, Position, Square, SquareSet};

/// What a name says about promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Promotion {
    /// It promotes.
    Promoted,
    /// It does not.
    Declined,
    /// Nothing.
    Unsaid,
}

/// The drop of that kind; `None` if it can't be held.
pub(super) fn drop_of(kind: PieceKind, to: Square) -> Option<Move> {
    let held = kind.in_hand().filter(|held| held.kind() == kind)?;
    Some(Move::Drop { kind: held, to })
}

/// The pieces of a kind that reach `to`, pins and checks set aside.
pub(super) fn reaching(position: &Position, color: Color, kind: PieceKind, to: Square) -> SquareSet {
    let pieces = position.board().of(color) & position.board().of_kind(kind);
    pieces.iter().filter(|&from| position.reach(from).contains(to)).collect()
}

/// Whether a piece of that kind may promote on the way from one square to the other.
pub(super) fn may_promote(kind: PieceKind, color: Color, from: Square, to: Square) -> bool {
    kind.promoted().is_some() && [from, to].iter().any(|square| square.rank().is_promotion_zone(color))
}

/// The moves from these squares to `to` that fit what was said about promotion.
pub(super) fn moves_from(origins: SquareSet, to: Square, promotion: Promotion) -> Vec<Move> {
    let choices: &[bool] = match promotion {
        Promotion::Promoted => &[true],
        Promotion::Declined => &[false],
        Promotion::Unsaid => &[false, true],
    };
    let moves = origins
        .iter()
        .flat_map(|from| choices.iter().map(move |&promote| Move::Normal { from, to, promote }));
    moves.collect()
}

/// The only legal one of the moves on the board that a name may mean; if none of them is legal but the drop is,
/// the drop.
pub(super) fn only_legal_or_drop(
    position: &Position,
    kind: PieceKind,
    on_board: Vec<Move>,
    drop: Option<Move>,
) -> Result<Move, NameError> {
    let is_legal = |mv: &Move| position.is_legal(*mv);
    match drop.filter(is_legal) {
        Some(drop) if !on_board.iter().any(is_legal) => Ok(drop),
        _ => only_legal(position, kind, on_board),
    }
}

/// The only legal one of the moves that a name may mean, all of them moves of that kind of piece.
pub(super) fn only_legal(
    position: &Position,
    kind: PieceKind,
    mut moves: Vec<Move>,
) -> Result<Move, NameError> {
    let legal: Vec<Move> = moves.iter().copied().filter(|&mv| position.is_legal(mv)).collect();
    match legal[..] {
        [mv] => Ok(mv),
        [_, _, ..] => Err(NameError::Ambiguous(legal)),
        [] if moves.is_empty() => Err(NameError::NoSuchPiece(kind)),
        [] => {
            // A move that the rules refuse for more than its promotion is refused once.
            let declined: Vec<Move> = moves.iter().copied().filter(|mv| !mv.promotes()).collect();
            if !declined.is_empty() {
                moves = declined;
            }
            Err(NameError::Illegal(moves))
        }
    }
}
