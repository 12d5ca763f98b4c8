//! The squares and lines that show a reason on the board.

use super::board_shape::ArrowKind;
use crate::shogi::{Color, Illegality, Move, Position, Square, SquareSet};

/// Squares to be lit, and lines to be drawn from one square to another.
pub(super) type Witness = (SquareSet, Vec<(Square, Square, ArrowKind)>);

/// What shows why a move is refused. `shown` is the board that is seen.
pub(super) fn witness(reason: &Illegality, mv: Move, shown: &Position, learner: Color) -> Witness {
    let king = shown.king(learner);
    let attack = |from: SquareSet, to: Option<Square>| -> Vec<(Square, Square, ArrowKind)> {
        to.map(|to| from.iter().map(|from| (from, to, ArrowKind::Attack)).collect()).unwrap_or_default()
    };
    match reason {
        Illegality::PathBlocked { blocker } => (SquareSet::from(*blocker), Vec::new()),
        Illegality::OutsideTheWalls { wall } => (*wall, Vec::new()),
        Illegality::TwoPawns { pawn } => (SquareSet::from(*pawn), Vec::new()),
        Illegality::CheckNotAnswered { checkers } => (*checkers, attack(*checkers, king)),
        Illegality::Pinned { pinner, ray } => {
            (*ray | SquareSet::from(*pinner), attack(SquareSet::from(*pinner), king))
        }
        Illegality::KingIntoCheck { attackers } => (*attackers, attack(*attackers, Some(mv.to()))),
        Illegality::DropPawnMate { checker, flights } => {
            let mut squares = SquareSet::from(*checker);
            let mut arrows = Vec::new();
            for (flight, covers) in flights.iter() {
                squares.insert(flight);
                // The square of the Pawn itself and those that own pieces block have no cover to draw.
                arrows.extend(
                    covers
                        .iter()
                        .filter(|&from| from != flight)
                        .map(|from| (from, flight, ArrowKind::Attack)),
                );
            }
            (squares, arrows)
        }
        Illegality::OwnPieceThere | Illegality::SquareTaken | Illegality::DeadEnd => {
            (SquareSet::from(mv.to()), Vec::new())
        }
        _ => (SquareSet::EMPTY, Vec::new()),
    }
}

/// The line of a move over the board; none for a drop.
pub(super) fn line_of(mv: Move) -> Vec<(Square, Square, ArrowKind)> {
    mv.from().map(|from| (from, mv.to(), ArrowKind::Move)).into_iter().collect()
}
