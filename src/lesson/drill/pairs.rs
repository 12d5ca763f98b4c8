//! Faces that look alike: touch every piece of one kind, or the one King of the two that is asked for.

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
    let side = match rung {
        Rung::First => Side::Mine,
        Rung::Second => Side::Theirs,
        _ if chance.percent(50) => Side::Mine,
        _ => Side::Theirs,
    };
    // The two Kings are a pair like the others.
    if chance.below(ALIKE.len() + 1) == 0 { kings(side, rung, chance) } else { backs(side, rung, chance) }
}

/// Two kinds of pieces: touch every one of the one kind.
fn backs(side: Side, rung: Rung, chance: &mut Chance) -> Option<Draft> {
    let [one, two] = chance.pick(&ALIKE)?;
    let (asked, other) = if chance.percent(50) { (one, two) } else { (two, one) };
    let color = side.color(Color::Black);
    let mut scene = Scene::empty();
    for kind in [asked, other] {
        for _ in 0..2 + chance.below(2) {
            scene.put_within(chance, Piece::new(color, kind), SquareSet::FULL);
        }
    }
    crowd(&mut scene, vec![asked, other], rung, chance)?;
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

/// 玉 and 王: the dot tells Black's King from White's, and a roof makes 全 of it. Touch the one that is asked for.
fn kings(side: Side, rung: Rung, chance: &mut Chance) -> Option<Draft> {
    let (king, roof) = (PieceKind::King, PieceKind::PromotedSilver);
    let color = side.color(Color::Black);
    let mut scene = Scene::empty();
    for kind in [king, roof] {
        for color in Color::ALL {
            scene.put_within(chance, Piece::new(color, kind), SquareSet::FULL)?;
        }
    }
    crowd(&mut scene, vec![king, roof], rung, chance)?;
    let position = scene.position(SetupRule::Drill)?;
    let board = position.board();
    let (kings, roofs) = (board.of_kind(king), board.of_kind(roof));
    let mistakes = [
        touching(kings & board.of(color.other()), "alike"),
        touching(roofs, "roof"),
        touching(board.occupied() - kings - roofs, "another"),
        touching(!board.occupied(), "empty"),
    ];
    Some(Draft {
        id: if side == Side::Mine { "pairs-jewel" } else { "pairs-king" },
        names: vec![("silver", Name::Piece(PieceKind::Silver))],
        position,
        task: Task::Paint { find: Find::Pieces(side, Some(king)) },
        mistakes: mistakes.into_iter().flatten().collect(),
        lit: SquareSet::EMPTY,
    })
}

/// Puts a piece of other kinds on the board until as many kinds stand there as the rung wants.
fn crowd(scene: &mut Scene, mut kinds: Vec<PieceKind>, rung: Rung, chance: &mut Chance) -> Option<()> {
    while kinds.len() < rung.of(KINDS) {
        let kind = chance.pick(&PieceKind::ALL)?;
        if kind == PieceKind::King || kinds.contains(&kind) {
            continue;
        }
        kinds.push(kind);
        let owner = if chance.percent(50) { Color::Black } else { Color::White };
        scene.put_within(chance, Piece::new(owner, kind), SquareSet::FULL)?;
    }
    Some(())
}
