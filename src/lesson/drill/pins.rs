//! Which pieces are pinned, and where a pinned one may go.

use super::draft::{Draft, touching};
use super::rung::Rung;
use super::scene::Scene;
use crate::lesson::find::Find;
use crate::lesson::name::Name;
use crate::lesson::phrase::Side;
use crate::lesson::step::{Mistake, Task};
use crate::shogi::{Color, Piece, PieceKind, Position, SetupRule, Square, SquareSet, attacks, between};
use crate::tsume::compose::Chance;

/// The eight ways from a square, in files and ranks.
const WAYS: [(i8, i8); 8] = [(0, -1), (0, 1), (1, 0), (-1, 0), (1, -1), (-1, -1), (1, 1), (-1, 1)];

/// The pieces that stand in a line, each with its weight.
const SHIELDS: [(PieceKind, usize); 8] = [
    (PieceKind::Pawn, 16),
    (PieceKind::Gold, 24),
    (PieceKind::Silver, 24),
    (PieceKind::Knight, 12),
    (PieceKind::Lance, 8),
    (PieceKind::Bishop, 6),
    (PieceKind::Rook, 6),
    (PieceKind::Tokin, 4),
];

/// How many pieces are pinned.
const PINNED: [u32; 5] = [1, 1, 2, 2, 1];
/// How many lines only look like a pin.
const DECOYS: [usize; 5] = [1, 2, 2, 3, 3];
/// How many pieces stand on the board.
const PIECES: [usize; 5] = [6, 10, 13, 16, 18];

/// What stands in a line from the King.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    /// One piece, and an attacker behind it.
    Pin,
    /// Two pieces, and an attacker behind them.
    Crowded,
    /// One piece, and nothing behind it.
    Quiet,
}

/// First one pinned piece of the learner's, then two, then the opponent's; at last where a pinned piece may go.
pub(super) fn draw(rung: Rung, chance: &mut Chance) -> Option<Draft> {
    let (mut scene, mine, theirs) = Scene::with_kings(chance)?;
    let side = if rung == Rung::Fourth { Side::Theirs } else { Side::Mine };
    let color = side.color(Color::Black);
    let king = if side == Side::Mine { mine } else { theirs };
    let mut ways = WAYS.to_vec();
    for number in 0..usize::try_from(rung.of(PINNED)).ok()? + rung.of(DECOYS) {
        let way = ways.remove(chance.below(ways.len()));
        let line = match number {
            number if number < usize::try_from(rung.of(PINNED)).ok()? => Line::Pin,
            _ if chance.percent(50) => Line::Crowded,
            _ => Line::Quiet,
        };
        // A line of a decoy for which there is no room is left out.
        if lay(&mut scene, chance, king, color, way, line).is_none() && line == Line::Pin {
            return None;
        }
    }
    scene.fill(chance, rung.of(PIECES), SquareSet::FULL);
    let position = scene.position(SetupRule::Game)?;
    let pinned = position.pinned(color);
    if position.is_check() || pinned.len() != rung.of(PINNED) {
        return None;
    }
    if rung == Rung::Fifth {
        return moves_of(position, pinned.only()?);
    }
    Some(Draft {
        id: if side == Side::Mine { "pins-mine" } else { "pins-theirs" },
        names: vec![("n", Name::Count(pinned.iter().len()))],
        mistakes: mistakes(&position, color, king),
        position,
        task: Task::Paint { find: Find::Pinned(side) },
        lit: SquareSet::EMPTY,
    })
}

/// Where the pinned piece may go: along the line, and nowhere else.
fn moves_of(position: Position, at: Square) -> Option<Draft> {
    let moves = Find::Moves(at).squares(&position, Color::Black)?;
    let kind = position.piece_at(at)?.kind;
    let pinner = position.pin(at)?.pinner;
    let leaves = position.reach(at) - moves;
    (!moves.is_empty() && !leaves.is_empty()).then(|| Draft {
        id: "pins-moves",
        names: vec![
            ("piece", Name::Piece(kind)),
            ("at", Name::Square(at)),
            ("pinner", Name::Square(pinner)),
            ("n", Name::Count(moves.iter().len())),
        ],
        position,
        task: Task::Paint { find: Find::Moves(at) },
        mistakes: Vec::new(),
        lit: at.into(),
    })
}

/// Lays pieces along a way from the King; `None` when there is no room for them.
fn lay(
    scene: &mut Scene,
    chance: &mut Chance,
    king: Square,
    color: Color,
    way: (i8, i8),
    line: Line,
) -> Option<()> {
    let squares = along(king, way);
    let shields = if line == Line::Crowded { 2 } else { 1 };
    let mut next = chance.below(2);
    for _ in 0..shields {
        let shield = Piece::new(color, chance.weighted(&SHIELDS)?);
        scene.put(*squares.get(next)?, shield)?;
        next += 1 + chance.below(2);
    }
    if line == Line::Quiet {
        return Some(());
    }
    let straight = way.0 == 0 || way.1 == 0;
    let ahead = way == (0, if color == Color::Black { -1 } else { 1 });
    let attacker = match (straight, ahead) {
        (_, true) => {
            chance.pick(&[PieceKind::Lance, PieceKind::Lance, PieceKind::Rook, PieceKind::Dragon])?
        }
        (true, false) => chance.pick(&[PieceKind::Rook, PieceKind::Rook, PieceKind::Dragon])?,
        (false, _) => chance.pick(&[PieceKind::Bishop, PieceKind::Bishop, PieceKind::Horse])?,
    };
    scene.put(*squares.get(next)?, Piece::new(color.other(), attacker)).map(|_| ())
}

/// The squares from one to the edge.
fn along(from: Square, (files, ranks): (i8, i8)) -> Vec<Square> {
    std::iter::successors(from.offset(files, ranks), |square| square.offset(files, ranks)).collect()
}

/// Why a piece is not pinned, in the order in which one looks.
fn mistakes(position: &Position, color: Color, king: Square) -> Vec<Mistake> {
    let board = position.board();
    let free = board.of(color) - position.pinned(color) - king.into();
    let lines = queen(king);
    let off_the_lines = free - lines;
    let crowded: SquareSet =
        free.iter().filter(|&square| is_crowded(position, color, king, square)).collect();
    let quiet = (free & lines) - crowded;
    let all = [
        touching(king.into(), "king"),
        touching(off_the_lines, "no-line"),
        touching(crowded, "crowded"),
        touching(quiet, "no-attacker"),
        touching(board.of(color.other()), "other-side"),
        touching(!board.occupied(), "empty"),
    ];
    all.into_iter().flatten().collect()
}

/// The lines through a square, whatever stands on them.
fn queen(square: Square) -> SquareSet {
    WAYS.into_iter().flat_map(|way| along(square, way)).collect()
}

/// Whether an attacker stands behind the piece on its line to the King, and another piece between them as well.
fn is_crowded(position: &Position, color: Color, king: Square, square: Square) -> bool {
    let enemies = position.board().pieces().filter(|(_, piece)| piece.color != color);
    enemies.into_iter().any(|(from, piece)| {
        let aims = attacks(piece.kind, piece.color, from, SquareSet::EMPTY).contains(king);
        let line = between(king, from);
        aims && line.contains(square) && (line & position.board().occupied()).is_several()
    })
}
