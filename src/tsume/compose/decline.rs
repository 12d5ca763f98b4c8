//! Positions in which a promotion is best declined: a Pawn's drop would mate if the piece had promoted.

use super::chance::Chance;
use super::place::{before_a_drop, complete};
use crate::shogi::{
    Color, HandKind, Illegality, Move, Piece, PieceKind, Position, Setup, Square, SquareSet, attacks,
};

/// A position with a check that declines to promote, as far as can be told without a search: the King steps away, and a
/// Pawn may be dropped before him, which it might not be if the checking piece had promoted. With the positions after
/// that check and after its promoting twin, and with the one before the drop.
pub(super) struct Declining {
    pub(super) position: Position,
    pub(super) checked: Position,
    pub(super) promoted: Position,
    pub(super) dropping: Position,
}

/// One by chance; `None` when chance finds none.
pub(super) fn declining(chance: &mut Chance) -> Option<Declining> {
    let (setup, strong) = before_a_drop(chance)?;
    let later = complete(setup)?;
    let king = later.king(Color::White)?;
    let drop = Move::Drop { kind: HandKind::Pawn, to: king.offset(0, 1)? };
    later.check_move(drop).ok()?;
    let piece = later.piece_at(strong)?;
    let mut twin = later.to_setup();
    twin.board.set(strong, Some(Piece::new(Color::Black, piece.kind.promoted()?)));
    let refused = complete(twin)?.check_move(drop);
    if !matches!(refused, Err(Illegality::DropPawnMate { .. })) {
        return None;
    }
    take_back(chance, &later, king, strong, piece)
}

/// Takes back the King's step and the check before it.
fn take_back(
    chance: &mut Chance,
    later: &Position,
    king: Square,
    strong: Square,
    piece: Piece,
) -> Option<Declining> {
    let mut setup: Setup = later.to_setup();
    let steps = attacks(PieceKind::King, Color::White, king, SquareSet::EMPTY);
    let steps: Vec<Square> = (steps - setup.board.occupied()).iter().collect();
    let before = chance.pick(&steps)?;
    setup.board.set(king, None);
    setup.board.set(before, Some(Piece::new(Color::White, PieceKind::King)));
    let occupied = setup.board.occupied() - strong.into();
    let reaches = |from: &Square| attacks(piece.kind, Color::Black, *from, occupied).contains(strong);
    let origins: Vec<Square> = (SquareSet::FULL - occupied - strong.into()).iter().filter(reaches).collect();
    let from = chance.pick(&origins)?;
    setup.board.set(strong, None);
    setup.board.set(from, Some(piece));
    let position = complete(setup)?;
    let play = |promote| position.after(Move::Normal { from, to: strong, promote }).ok();
    let (checked, promoted) = (play(false).filter(Position::is_check)?, play(true)?);
    let step = Move::Normal { from: before, to: king, promote: false };
    let dropping = checked.after(step).ok()?;
    Some(Declining { position, checked, promoted, dropping })
}
