//! Every answer to a check.

use super::draft::Draft;
use super::rung::Rung;
use super::scene::{Scene, around};
use crate::lesson::step::Task;
use crate::shogi::{Color, HandKind, Move, Piece, PieceKind, SetupRule, SquareSet, between};
use crate::tsume::compose::Chance;

/// How many answers there are.
const COUNT: [(usize, usize); 5] = [(1, 2), (3, 4), (5, 6), (7, 9), (10, 13)];
/// How many pieces stand on the board.
const PIECES: [usize; 5] = [6, 9, 11, 14, 17];
/// How many pieces the learner holds, at most.
const HELD: [usize; 5] = [0, 0, 1, 1, 2];

/// Pieces that check from afar more often than others.
const CHECKING: [PieceKind; 9] = [
    PieceKind::Rook,
    PieceKind::Bishop,
    PieceKind::Lance,
    PieceKind::Dragon,
    PieceKind::Horse,
    PieceKind::Knight,
    PieceKind::Silver,
    PieceKind::Gold,
    PieceKind::Tokin,
];

pub(super) fn draw(rung: Rung, chance: &mut Chance) -> Option<Draft> {
    let (mut scene, king, _) = Scene::with_kings(chance)?;
    let checking = chance.pick(&CHECKING)?;
    let checker = scene.put_aiming(chance, Piece::new(Color::White, checking), king)?;
    let line = between(king, checker);
    for _ in 0..chance.below(rung.of(HELD) + 1) {
        scene.hold(Color::Black, chance.pick(&HandKind::ALL)?);
    }
    scene.scatter(chance, rung.of(PIECES) / 2, around(king, 2) - line);
    scene.fill(chance, rung.of(PIECES), SquareSet::FULL - line);
    let position = scene.position(SetupRule::Game)?;
    if !position.is_check() {
        return None;
    }
    let answers = position.legal_moves();
    let (least, most) = rung.of(COUNT);
    // To promote or not is no other answer to the check: such boards come late.
    let turns_over = answers.iter().any(Move::promotes);
    let fits = (least..=most).contains(&answers.len()) && (rung > Rung::Third || !turns_over);
    fits.then(|| Draft {
        id: "answers",
        position,
        task: Task::Answers,
        names: Vec::new(),
        mistakes: Vec::new(),
        lit: SquareSet::EMPTY,
    })
}
