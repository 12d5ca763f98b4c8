//! When two problems, though not alike, show the same thing.

use super::super::problem::Problem;
use crate::shogi::{Color, Move, PieceKind, Position, Square};

/// Where the moves of the main line lie round the King, whatever the pieces, and, where that is a single move, how the
/// defender's pieces stand. Left and right are the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Family(Vec<i8>);

/// How the defender's pieces stand round the King, and which edges are near. Left and right are the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Round(Vec<i8>);

/// How far from the King the defender's pieces are looked at, in files and ranks.
const ROUND: i8 = 2;

impl Family {
    pub(super) fn of(problem: &Problem, line: &[Move]) -> Option<Family> {
        let attacker = problem.attacker();
        let position = problem.position();
        let king = position.king(attacker.other())?.seen_by(attacker);
        let seen = |side: i8| {
            let mut numbers = Vec::new();
            let place = |square: Square| {
                let (files, ranks) = apart(king, square.seen_by(attacker));
                [files * side, ranks]
            };
            for &mv in line {
                numbers.extend(place(mv.to()));
                numbers.push(i8::from(mv.from().is_none()));
            }
            if line.len() == 1 {
                numbers.extend(round(position, attacker, side, king));
            }
            numbers
        };
        Some(Family(seen(1).min(seen(-1))))
    }
}

impl Round {
    pub(super) fn of(problem: &Problem) -> Option<Round> {
        let attacker = problem.attacker();
        let king = problem.position().king(attacker.other())?.seen_by(attacker);
        let seen = |side| round(problem.position(), attacker, side, king);
        Some(Round(seen(1).min(seen(-1))))
    }
}

/// The edges near the King and the defender's pieces round it.
fn round(position: &Position, attacker: Color, side: i8, king: Square) -> Vec<i8> {
    let mut cells: Vec<[i8; 3]> = Vec::new();
    for (square, piece) in position.board().pieces() {
        let (files, ranks) = apart(king, square.seen_by(attacker));
        if piece.color != attacker && files.abs() <= ROUND && ranks.abs() <= ROUND {
            cells.push([files * side, ranks, number(piece.kind)]);
        }
    }
    cells.sort_unstable();
    let file = i8::try_from(king.file().number()).unwrap_or(0);
    let rank = i8::try_from(king.rank().number()).unwrap_or(0);
    let (left, right) = ((10 - file).min(3), file.min(3));
    let edges = if side == 1 { [left, right] } else { [right, left] };
    edges.into_iter().chain([rank.min(4)]).chain(cells.into_iter().flatten()).collect()
}

fn apart(king: Square, square: Square) -> (i8, i8) {
    let less = |one: u8, other: u8| i8::try_from(one).unwrap_or(0) - i8::try_from(other).unwrap_or(0);
    (less(square.file().number(), king.file().number()), less(square.rank().number(), king.rank().number()))
}

fn number(kind: PieceKind) -> i8 {
    i8::try_from(kind.index()).unwrap_or(-1)
}
