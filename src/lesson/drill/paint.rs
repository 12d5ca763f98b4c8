//! Where a piece may go.

use super::draft::Draft;
use super::rung::Rung;
use super::scene::Scene;
use crate::lesson::find::Find;
use crate::lesson::name::Name;
use crate::lesson::step::Task;
use crate::shogi::{Color, Piece, PieceKind, SetupRule, SquareSet, attacks};
use crate::tsume::compose::Chance;

/// The pieces that are asked about, the plain ones first.
const KINDS: [PieceKind; 14] = [
    PieceKind::Pawn,
    PieceKind::Knight,
    PieceKind::Silver,
    PieceKind::Gold,
    PieceKind::King,
    PieceKind::Lance,
    PieceKind::Bishop,
    PieceKind::Rook,
    PieceKind::Tokin,
    PieceKind::PromotedSilver,
    PieceKind::PromotedKnight,
    PieceKind::PromotedLance,
    PieceKind::Horse,
    PieceKind::Dragon,
];

/// How many of them are asked about.
const KNOWN: [usize; 5] = [8, 8, 14, 14, 14];
/// How many pieces stand on the board.
const PIECES: [usize; 5] = [3, 8, 12, 17, 22];
/// The most squares that have to be touched.
const MOST: u32 = 16;

/// First a piece alone, then lines that are stopped; at last a pin, a check or a guarded square keeps it from going
/// where it reaches.
pub(super) fn draw(rung: Rung, chance: &mut Chance) -> Option<Draft> {
    let kind = chance.pick(KINDS.get(..rung.of(KNOWN))?)?;
    let (mut scene, mine, _) = Scene::with_kings(chance)?;
    let at = match kind {
        PieceKind::King => mine,
        _ => scene.put_within(chance, Piece::new(Color::Black, kind), SquareSet::FULL)?,
    };
    let open = attacks(kind, Color::Black, at, SquareSet::EMPTY);
    if rung > Rung::First {
        // What stands in its way is what the exercise is about.
        let in_the_way = 1 + chance.below(2);
        scene.scatter(chance, in_the_way, open);
    }
    scene.fill(chance, rung.of(PIECES), SquareSet::FULL);
    let position = scene.position(SetupRule::Game)?;
    let moves = Find::Moves(at).squares(&position, Color::Black)?;
    let reach = position.reach(at);
    let fits = match rung {
        Rung::First => !position.is_check() && reach == open && reach == moves,
        Rung::Second | Rung::Third => !position.is_check() && reach != open && reach == moves,
        Rung::Fourth => !position.is_check() && reach != open,
        Rung::Fifth => !(reach - moves).is_empty(),
    };
    (fits && !moves.is_empty() && moves.len() <= MOST).then(|| Draft {
        id: "paint",
        position,
        task: Task::Paint { find: Find::Moves(at) },
        names: vec![
            ("piece", Name::Piece(kind)),
            ("at", Name::Square(at)),
            ("n", Name::Count(moves.iter().len())),
        ],
        mistakes: Vec::new(),
        lit: at.into(),
    })
}
