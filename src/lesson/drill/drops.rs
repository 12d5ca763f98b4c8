//! Where a held piece may be dropped.

use super::draft::Draft;
use super::pawn_mate;
use super::rung::Rung;
use super::scene::{Scene, ranks};
use crate::lesson::find::Find;
use crate::lesson::name::Name;
use crate::lesson::step::Task;
use crate::shogi::{
    Color, File, HandKind, Illegality, Move, Piece, PieceKind, Position, SetupRule, Square, SquareSet,
    between,
};
use crate::tsume::compose::Chance;

/// How many pieces stand on the board.
const PIECES: [usize; 5] = [10, 13, 15, 17, 15];
/// How many squares have to be touched.
const COUNT: [(u32, u32); 5] = [(3, 8), (6, 14), (1, 6), (1, 6), (3, 24)];

/// First a Pawn where few files are free, then a piece that has to come between, at last a Pawn that may not mate.
pub(super) fn draw(rung: Rung, chance: &mut Chance) -> Option<Draft> {
    let (position, kind) = match rung {
        Rung::First => (free_files(rung, chance, 1)?, HandKind::Pawn),
        Rung::Second => (free_files(rung, chance, 2)?, HandKind::Pawn),
        Rung::Third => {
            let kind = chance.pick(&[HandKind::Gold, HandKind::Silver, HandKind::Bishop, HandKind::Rook])?;
            (in_check(rung, chance, kind)?, kind)
        }
        Rung::Fourth => {
            let kind = chance.pick(&[HandKind::Pawn, HandKind::Lance, HandKind::Knight])?;
            (in_check(rung, chance, kind)?, kind)
        }
        Rung::Fifth => (forbidden_mate(rung, chance)?, HandKind::Pawn),
    };
    let squares = position.legal_drops(kind);
    let (least, most) = rung.of(COUNT);
    let id = if position.is_check() { "drops-check" } else { "drops" };
    (least..=most).contains(&squares.len()).then(|| Draft {
        id,
        position,
        task: Task::Paint { find: Find::Drops(kind) },
        names: vec![("piece", Name::Piece(kind.kind())), ("n", Name::Count(squares.iter().len()))],
        mistakes: Vec::new(),
        lit: SquareSet::EMPTY,
    })
}

/// The learner has a Pawn on every file but so many.
fn free_files(rung: Rung, chance: &mut Chance, free: usize) -> Option<Position> {
    let (mut scene, ..) = Scene::with_kings(chance)?;
    let mut files: Vec<File> = File::all().collect();
    for _ in 0..free {
        files.remove(chance.below(files.len()));
    }
    for file in files {
        scene.put_within(
            chance,
            Piece::new(Color::Black, PieceKind::Pawn),
            SquareSet::of_file(file) & ranks(2, 8),
        );
    }
    scene.hold(Color::Black, HandKind::Pawn)?;
    scene.fill(chance, rung.of(PIECES), SquareSet::FULL);
    scene.position(SetupRule::Game).filter(|position| !position.is_check())
}

/// The learner is in check from afar, and holds that piece alone; on some square between it may not be dropped.
fn in_check(rung: Rung, chance: &mut Chance, kind: HandKind) -> Option<Position> {
    let (mut scene, mine, _) = Scene::with_kings(chance)?;
    let checking = chance.pick(&[PieceKind::Rook, PieceKind::Bishop, PieceKind::Lance, PieceKind::Dragon])?;
    let checker = scene.put_aiming(chance, Piece::new(Color::White, checking), mine)?;
    let line = between(mine, checker);
    if !line.is_several() {
        return None;
    }
    scene.hold(Color::Black, kind)?;
    scene.fill(chance, rung.of(PIECES), SquareSet::FULL - line);
    let position = scene.position(SetupRule::Game)?;
    let refused = line - position.legal_drops(kind);
    let fits = position.checkers().only() == Some(checker) && (rung == Rung::Third || !refused.is_empty());
    fits.then_some(position)
}

/// One square would be mate, and is forbidden.
fn forbidden_mate(rung: Rung, chance: &mut Chance) -> Option<Position> {
    let (position, at) = pawn_mate::scene(rung, chance)?;
    let drop = Move::Drop { kind: HandKind::Pawn, to: at };
    if !matches!(position.check_move(drop), Err(Illegality::DropPawnMate { .. })) {
        return None;
    }
    // Pawns of the learner on other files leave little to touch.
    let mut setup = position.to_setup();
    for file in File::all().filter(|&file| file != at.file()) {
        let home = SquareSet::of_file(file) & ranks(5, 7);
        let squares: Vec<Square> = (home - setup.board.occupied()).iter().collect();
        let has_pawn = !(setup.board.of_piece(Piece::new(Color::Black, PieceKind::Pawn))
            & SquareSet::of_file(file))
        .is_empty();
        if !has_pawn
            && chance.percent(85)
            && let Some(square) = chance.pick(&squares)
        {
            setup.board.set(square, Some(Piece::new(Color::Black, PieceKind::Pawn)));
        }
    }
    let position = Position::from_setup(setup, SetupRule::Game).ok()?;
    let still = matches!(position.check_move(drop), Err(Illegality::DropPawnMate { .. }));
    (still && !position.is_check()).then_some(position)
}
