//! Positions by chance: a King near an edge and a few pieces round it, and small changes to a position.

use super::chance::Chance;
use crate::shogi::{Color, Hand, HandKind, Piece, PieceKind, Position, Setup, SetupRule, Square};
use crate::tsume::problem::fill_defender;

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

/// Pieces that may do better not to promote.
const STRONG: [(PieceKind, usize); 5] = [
    (PieceKind::Rook, 6),
    (PieceKind::Bishop, 6),
    (PieceKind::Pawn, 3),
    (PieceKind::Lance, 3),
    (PieceKind::Silver, 1),
];

/// The defender's pieces: those of a castle.
pub(super) const DEFENDERS: [(PieceKind, usize); 8] = [
    (PieceKind::Pawn, 30),
    (PieceKind::Lance, 12),
    (PieceKind::Knight, 14),
    (PieceKind::Silver, 14),
    (PieceKind::Gold, 16),
    (PieceKind::Bishop, 4),
    (PieceKind::Rook, 4),
    (PieceKind::Dragon, 2),
];

/// What is left of castles in the corner, with how often in a hundred it is.
const REMNANTS: [(Square, PieceKind, usize); 14] = [
    (Square::SQ_1A, PieceKind::Lance, 60),
    (Square::SQ_2A, PieceKind::Knight, 55),
    (Square::SQ_1C, PieceKind::Pawn, 45),
    (Square::SQ_2C, PieceKind::Pawn, 45),
    (Square::SQ_3C, PieceKind::Pawn, 45),
    (Square::SQ_4C, PieceKind::Pawn, 40),
    (Square::SQ_5C, PieceKind::Pawn, 30),
    (Square::SQ_2B, PieceKind::Silver, 18),
    (Square::SQ_3B, PieceKind::Silver, 15),
    (Square::SQ_3B, PieceKind::Gold, 20),
    (Square::SQ_4A, PieceKind::Gold, 25),
    (Square::SQ_3A, PieceKind::Gold, 15),
    (Square::SQ_3A, PieceKind::Silver, 20),
    (Square::SQ_4B, PieceKind::Gold, 15),
];

/// A position by chance that may be a problem: a King near an edge with what is left of his castle, and a few attackers;
/// Black attacks. `None` when chance put pieces where they cannot be.
#[must_use]
pub fn sparse(chance: &mut Chance) -> Option<Position> {
    let mut setup = castle(chance)?;
    let king = king_of(&setup)?;
    for _ in 0..=chance.below(4) {
        let drawn = chance.weighted(&ATTACKERS)?;
        put(&mut setup, near(chance, king), Piece::new(Color::Black, drawn));
    }
    for _ in 0..chance.below(4) {
        setup.hands.black.add(chance.weighted(&HELD)?);
    }
    complete(setup)
}

/// A setup with a Pawn to drop, and the square of a strong piece in the far ranks that has not promoted.
pub(super) fn before_a_drop(chance: &mut Chance) -> Option<(Setup, Square)> {
    let mut setup = castle(chance)?;
    let king = king_of(&setup)?;
    let drawn = chance.weighted(&STRONG)?;
    let strong = near(chance, king).filter(|square| square.rank().is_promotion_zone(Color::Black))?;
    put(&mut setup, Some(strong), Piece::new(Color::Black, drawn));
    for _ in 0..=chance.below(2) {
        let drawn = chance.weighted(&ATTACKERS)?;
        put(&mut setup, near(chance, king), Piece::new(Color::Black, drawn));
    }
    setup.hands.black.add(HandKind::Pawn);
    if chance.percent(35) {
        setup.hands.black.add(chance.weighted(&HELD)?);
    }
    (setup.board.piece_at(strong)?.kind == drawn).then_some((setup, strong))
}

/// A King near an edge with what is left of its castle.
fn castle(chance: &mut Chance) -> Option<Setup> {
    let mut setup = Setup::EMPTY;
    let (file, rank) = (chance.weighted(&FILES)?, chance.weighted(&RANKS)?);
    let king = Square::SQ_1A.offset(file - 1, rank - 1)?;
    setup.board.set(king, Some(Piece::new(Color::White, PieceKind::King)));
    if chance.percent(50) {
        for (square, kind, percent) in REMNANTS {
            let is_near = king.file().number().abs_diff(square.file().number()) <= 2;
            if is_near && chance.percent(percent) {
                put(&mut setup, Some(square), Piece::new(Color::White, kind));
            }
        }
    }
    for _ in 0..chance.below(5) {
        let drawn = chance.weighted(&DEFENDERS)?;
        put(&mut setup, near(chance, king), Piece::new(Color::White, drawn));
    }
    Some(setup)
}

fn king_of(setup: &Setup) -> Option<Square> {
    setup.board.of_piece(Piece::new(Color::White, PieceKind::King)).first()
}

/// The position of a setup, White holding all that is nowhere else; `None` if it cannot be.
pub(super) fn complete(mut setup: Setup) -> Option<Position> {
    setup.hands.white = Hand::EMPTY;
    setup.move_number = 1;
    fill_defender(&mut setup);
    Position::from_setup(setup, SetupRule::Tsume).ok()
}

/// A position with one thing changed by chance; `None` when it cannot be.
pub(super) fn changed(chance: &mut Chance, position: &Position) -> Option<Position> {
    let mut setup = position.to_setup();
    let king = position.king(Color::White)?;
    let others: Vec<Square> = (setup.board.occupied() - king.into()).iter().collect();
    match chance.below(10) {
        0..=2 => {
            let drawn = chance.weighted(&DEFENDERS)?;
            put(&mut setup, near(chance, king), Piece::new(Color::White, drawn));
        }
        3 => {
            let drawn = chance.weighted(&ATTACKERS)?;
            put(&mut setup, near(chance, king), Piece::new(Color::Black, drawn));
        }
        4 => setup.board.set(chance.pick(&others)?, None),
        5 | 6 => {
            let from = chance.pick(&others)?;
            let piece = setup.board.piece_at(from);
            let to = near(chance, from)?;
            setup.board.set(from, None);
            put(&mut setup, Some(to), piece?);
        }
        7 => {
            let square = chance.pick(&others)?;
            let color = setup.board.piece_at(square)?.color;
            let drawn =
                chance.weighted(if color == Color::White { &DEFENDERS[..] } else { &ATTACKERS[..] })?;
            setup.board.set(square, Some(Piece::new(color, drawn)));
        }
        8 => setup.hands.black.add(chance.weighted(&HELD)?),
        _ => {
            let held: Vec<HandKind> = setup.hands.black.iter().map(|(kind, _)| kind).collect();
            setup.hands.black.take(chance.pick(&held)?);
            setup.hands.black.add(chance.weighted(&HELD)?);
        }
    }
    complete(setup)
}

/// A square near the King, or now and then further off.
fn near(chance: &mut Chance, king: Square) -> Option<Square> {
    let reach = if chance.percent(80) { 2 } else { 4 };
    let mut step = || i8::try_from(chance.below(2 * reach + 1)).ok()?.checked_sub(i8::try_from(reach).ok()?);
    king.offset(step()?, step()?)
}

pub(super) fn put(setup: &mut Setup, square: Option<Square>, piece: Piece) {
    // The defender's Pawns began on the third rank; one that was dropped behind looks odd.
    let fits = |square: &Square| {
        setup.board.piece_at(*square).is_none()
            && !(piece == Piece::new(Color::White, PieceKind::Pawn) && square.rank().number() < 2)
    };
    if let Some(square) = square.filter(fits) {
        setup.board.set(square, Some(piece));
    }
}
