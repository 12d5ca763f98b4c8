//! The moves that give check.

use crate::shogi::{
    Color, HandKind, Move, MoveList, PieceKind, Position, Square, SquareSet, attacks, between,
};

/// Writes the legal moves of the side to move that give check into `list`; none when the other side has no King.
pub(super) fn checks_into(position: &Position, list: &mut MoveList) {
    let side = position.side_to_move();
    let Some(aim) = Aim::new(position) else {
        position.legal_moves_into(list);
        list.retain(|_| false);
        return;
    };
    if position.hand(side).is_empty() || position.is_check() {
        position.legal_moves_into(list);
        list.retain(|mv| aim.is_check(position, mv));
        return;
    }
    // Few of all drops give check: only these are written.
    let mut on_board = position.clone();
    on_board.discard_all(side);
    on_board.legal_moves_into(list);
    list.retain(|mv| aim.is_check(position, mv));
    let empty = SquareSet::FULL - position.board().occupied();
    for (kind, _) in position.hand(side).iter() {
        let Some(&squares) = aim.by_kind.get(kind.kind().index()) else { continue };
        for to in squares & empty {
            let drop = Move::Drop { kind, to };
            if kind != HandKind::Pawn || position.is_legal(drop) {
                list.push(drop);
            }
        }
    }
}

/// The check that is to be answered by moving between: the only checker and the squares between it and the King.
///
/// `None` while the side to move is not in check, in double check, and when nothing fits between.
pub(super) fn interposable(position: &Position) -> Option<(Square, SquareSet)> {
    let king = position.king(position.side_to_move())?;
    let checker = position.checkers().only()?;
    let squares = between(king, checker);
    (!squares.is_empty()).then_some((checker, squares))
}

/// From where each kind checks the enemy King, and which own pieces uncover a check when they leave their line.
pub(crate) struct Aim {
    by_kind: [SquareSet; 14],
    shields: [(SquareSet, SquareSet); 8],
    shield_count: usize,
}

impl Aim {
    pub(crate) fn new(position: &Position) -> Option<Aim> {
        let side = position.side_to_move();
        let them = side.other();
        let king = position.king(them)?;
        let board = position.board();
        let occupied = board.occupied();
        // A piece checks from where one of the other colour on the King's square would attack it.
        let mut by_kind = [SquareSet::EMPTY; 14];
        for (squares, kind) in by_kind.iter_mut().zip(PieceKind::ALL) {
            if kind != PieceKind::King {
                *squares = attacks(kind, them, king, occupied);
            }
        }
        let mut aim = Aim { by_kind, shields: [(SquareSet::EMPTY, SquareSet::EMPTY); 8], shield_count: 0 };
        for sniper in snipers(position, king, side) {
            let ray = between(king, sniper);
            let shield = ray & occupied;
            let is_ours = !shield.is_several() && !(shield & board.of(side)).is_empty();
            if is_ours && let Some(place) = aim.shields.get_mut(aim.shield_count) {
                *place = (shield, ray | sniper.into());
                aim.shield_count += 1;
            }
        }
        Some(aim)
    }

    pub(crate) fn is_check(&self, position: &Position, mv: Move) -> bool {
        let from_there =
            |kind: PieceKind, to| self.by_kind.get(kind.index()).is_some_and(|set| set.contains(to));
        match mv {
            Move::Drop { kind, to } => from_there(kind.kind(), to),
            Move::Normal { from, to, promote } => {
                let Some(piece) = position.piece_at(from) else { return false };
                let kind = if promote { piece.kind.promoted().unwrap_or(piece.kind) } else { piece.kind };
                from_there(kind, to)
                    || self
                        .shields
                        .iter()
                        .take(self.shield_count)
                        .any(|&(shield, line)| shield.contains(from) && !line.contains(to))
            }
        }
    }
}

/// The sliding pieces of `side` that would reach `king` on an empty board.
fn snipers(position: &Position, king: Square, side: Color) -> SquareSet {
    let board = position.board();
    let of = |kind| board.of_kind(kind);
    let lines = |kind| attacks(kind, side.other(), king, SquareSet::EMPTY);
    let all = lines(PieceKind::Rook) & (of(PieceKind::Rook) | of(PieceKind::Dragon))
        | lines(PieceKind::Bishop) & (of(PieceKind::Bishop) | of(PieceKind::Horse))
        | lines(PieceKind::Lance) & of(PieceKind::Lance);
    all & board.of(side)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shogi::{Setup, SetupRule};

    #[test]
    fn the_checks_are_the_moves_after_which_the_king_is_in_check() {
        // Positions within three plies of one with open lines and much in hand.
        let mut setup = Setup::start_position();
        for (square, piece) in Setup::start_position().board.pieces() {
            let held = matches!(piece.kind, PieceKind::Rook | PieceKind::Bishop | PieceKind::Silver);
            if held || piece.kind == PieceKind::Pawn && square.file().number() > 3 {
                setup.board.set(square, None);
                setup.hands[piece.color].add(piece.kind.in_hand().unwrap());
            }
        }
        let root = Position::from_setup(setup, SetupRule::Game).unwrap();
        let mut positions = vec![root];
        let mut seen = 0;
        for _ in 0..3 {
            let mut next = Vec::new();
            for position in &positions {
                let mut list = MoveList::new();
                checks_into(position, &mut list);
                for mv in &position.legal_moves() {
                    let after = position.after(mv).unwrap();
                    assert_eq!(list.contains(mv), after.is_check(), "{position:?} {mv:?}");
                    seen += usize::from(after.is_check());
                    if after.is_check() || next.len() < 300 {
                        next.push(after);
                    }
                }
            }
            positions = next;
        }
        assert!(seen > 100, "{seen}");
    }
}
