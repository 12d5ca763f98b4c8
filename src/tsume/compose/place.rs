//! Positions by chance: a King near an edge, a few pieces round it.

use super::chance::Chance;
use crate::shogi::{Color, HandKind, Piece, PieceKind, Position, Setup, SetupRule, Square};
use crate::tsume::problem::{Problem, fill_defender};

/// Where the King stands: files counted from the side, ranks from the far one, each with its weight.
const FILES: [(i8, usize); 5] = [(1, 30), (2, 28), (3, 20), (4, 12), (5, 10)];
const RANKS: [(i8, usize); 4] = [(1, 45), (2, 35), (3, 15), (4, 5)];

/// The attacker's pieces on the board.
const ATTACKERS: [(PieceKind, usize); 13] = [
    (PieceKind::Pawn, 14),
    (PieceKind::Lance, 5),
    (PieceKind::Knight, 9),
    (PieceKind::Silver, 11),
    (PieceKind::Gold, 9),
    (PieceKind::Bishop, 9),
    (PieceKind::Rook, 9),
    (PieceKind::Tokin, 5),
    (PieceKind::Horse, 8),
    (PieceKind::Dragon, 8),
    (PieceKind::PromotedSilver, 2),
    (PieceKind::PromotedKnight, 2),
    (PieceKind::PromotedLance, 1),
];

/// What he holds.
const HELD: [(HandKind, usize); 7] = [
    (HandKind::Pawn, 8),
    (HandKind::Lance, 7),
    (HandKind::Knight, 10),
    (HandKind::Silver, 16),
    (HandKind::Gold, 22),
    (HandKind::Bishop, 7),
    (HandKind::Rook, 8),
];

/// The defender's pieces: those of a castle.
const DEFENDERS: [(PieceKind, usize); 8] = [
    (PieceKind::Pawn, 30),
    (PieceKind::Lance, 12),
    (PieceKind::Knight, 14),
    (PieceKind::Silver, 14),
    (PieceKind::Gold, 16),
    (PieceKind::Bishop, 4),
    (PieceKind::Rook, 4),
    (PieceKind::Dragon, 2),
];

/// A position that may be a problem; `None` when chance put pieces where they cannot be.
pub(super) fn sparse(chance: &mut Chance) -> Option<Problem> {
    let mut setup = Setup::EMPTY;
    let (file, rank) = (chance.weighted(&FILES)?, chance.weighted(&RANKS)?);
    let king = Square::SQ_1A.offset(file - 1, rank - 1)?;
    setup.board.set(king, Some(Piece::new(Color::White, PieceKind::King)));
    for _ in 0..chance.below(5) {
        let kind = chance.weighted(&DEFENDERS)?;
        put(&mut setup, near(chance, king), Piece::new(Color::White, kind));
    }
    for _ in 0..1 + chance.below(4) {
        let kind = chance.weighted(&ATTACKERS)?;
        put(&mut setup, near(chance, king), Piece::new(Color::Black, kind));
    }
    for _ in 0..chance.below(4) {
        setup.hands.black.add(chance.weighted(&HELD)?);
    }
    fill_defender(&mut setup);
    let position = Position::from_setup(setup, SetupRule::Tsume).ok()?;
    Problem::new(position).ok()
}

/// A square near the King, or now and then further off.
fn near(chance: &mut Chance, king: Square) -> Option<Square> {
    let reach = if chance.percent(80) { 2 } else { 4 };
    let mut step = || i8::try_from(chance.below(2 * reach + 1)).ok()?.checked_sub(i8::try_from(reach).ok()?);
    king.offset(step()?, step()?)
}

fn put(setup: &mut Setup, square: Option<Square>, piece: Piece) {
    if let Some(square) = square.filter(|&square| setup.board.piece_at(square).is_none()) {
        setup.board.set(square, Some(piece));
    }
}
