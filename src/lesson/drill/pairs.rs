//! Faces that look alike: touch every piece of one kind.

use super::draft::{Draft, touching};
use super::rung::Rung;
use super::scene::Scene;
use crate::lesson::find::Find;
use crate::lesson::name::Name;
use crate::lesson::phrase::Side;
use crate::lesson::step::Task;
use crate::shogi::{Color, Piece, PieceKind, SetupRule, SquareSet};
use crate::tsume::compose::Chance;

/// The faces that beginners mix up: 龍/馬, 馬/桂, 全/金, 圭/桂, 杏/香, と/歩, and the promoted ones among each other.
const ALIKE: [[PieceKind; 2]; 8] = [
    [PieceKind::Dragon, PieceKind::Horse],
    [PieceKind::Horse, PieceKind::Knight],
    [PieceKind::PromotedSilver, PieceKind::Gold],
    [PieceKind::PromotedKnight, PieceKind::Knight],
    [PieceKind::PromotedLance, PieceKind::Lance],
    [PieceKind::Tokin, PieceKind::Pawn],
    [PieceKind::PromotedKnight, PieceKind::PromotedLance],
    [PieceKind::PromotedSilver, PieceKind::PromotedKnight],
];

/// How many kinds stand on the board.
const KINDS: [usize; 5] = [2, 3, 4, 6, 9];

pub(super) fn draw(rung: Rung, chance: &mut Chance) -> Option<Draft> {
    let [one, two] = chance.pick(&ALIKE)?;
    let (asked, other) = if chance.percent(50) { (one, two) } else { (two, one) };
    let side = match rung {
        Rung::First => Side::Mine,
        Rung::Second => Side::Theirs,
        _ if chance.percent(50) => Side::Mine,
        _ => Side::Theirs,
    };
    let color = side.color(Color::Black);
    let mut scene = Scene::empty();
    for kind in [asked, other] {
        for _ in 0..2 + chance.below(2) {
            scene.put_within(chance, Piece::new(color, kind), SquareSet::FULL);
        }
    }
    let mut kinds = vec![asked, other];
    while kinds.len() < rung.of(KINDS) {
        let kind = chance.pick(&PieceKind::ALL)?;
        if kind == PieceKind::King || kinds.contains(&kind) {
            continue;
        }
        kinds.push(kind);
        let owner = if chance.percent(50) { color } else { color.other() };
        scene.put_within(chance, Piece::new(owner, kind), SquareSet::FULL)?;
    }
    if rung > Rung::Second {
        scene.put_within(chance, Piece::new(color.other(), asked), SquareSet::FULL);
    }
    let position = scene.position(SetupRule::Drill)?;
    let board = position.board();
    let right = board.of_piece(Piece::new(color, asked));
    let alike = board.of_piece(Piece::new(color, other));
    if right.is_empty() || alike.is_empty() {
        return None;
    }
    let across = board.of(color.other());
    let rest = board.of(color) - right - alike;
    let empty = !board.occupied();
    let mistakes = [
        touching(alike, "alike"),
        touching(rest, "another"),
        touching(across, "across"),
        touching(empty, "empty"),
    ];
    Some(Draft {
        id: if side == Side::Mine { "pairs-mine" } else { "pairs-theirs" },
        names: vec![
            ("piece", Name::Piece(asked)),
            ("other", Name::Piece(other)),
            ("n", Name::Count(right.iter().len())),
        ],
        position,
        task: Task::Paint { find: Find::Pieces(side, Some(asked)) },
        mistakes: mistakes.into_iter().flatten().collect(),
        lit: SquareSet::EMPTY,
    })
}
