//! The board of an open problem: what a hint, a refutation or a mate marks on it.

use super::board;
use super::board_shape::{ArrowKind, BoardView};
use super::witness::{Witness, line_of, witness};
use crate::app::screen::{Doing, Placing as _, PuzzleRemark, PuzzleScreen};
use crate::app::state::App;
use crate::lesson;
use crate::lesson::puzzle::{Piece, PuzzleHint, WhyMate, why_mate};
use crate::shogi::{Position, Square, SquareSet};

pub(super) fn of_puzzle(app: &App, screen: &PuzzleScreen) -> BoardView {
    let (witness, arrows) = reasons(screen);
    let shown = board::Shown {
        hint: hint(screen),
        witness,
        lit: asked(screen),
        over: screen.is_over(),
        arrows,
        ..board::placed(app, screen)
    };
    board::moving(app, screen, &shown)
}

/// The squares of a hint.
fn hint(screen: &PuzzleScreen) -> Option<lesson::Hint> {
    let Some(PuzzleRemark::Hint(hint)) = &screen.remark else { return None };
    let (grade, piece, to) = match hint {
        PuzzleHint::Idea(_) => return None,
        PuzzleHint::Piece(piece) => (2, *piece, None),
        PuzzleHint::Move(mv) => (3, Piece::of(*mv), Some(mv.to())),
    };
    let mut squares: SquareSet = to.into_iter().collect();
    let held = match piece {
        Piece::On(square) => {
            squares.insert(square);
            None
        }
        Piece::Held(kind) => Some(kind),
    };
    Some(lesson::Hint { grade, squares, held })
}

/// The squares to touch for the reasons of a mate.
fn asked(screen: &PuzzleScreen) -> SquareSet {
    if !matches!(screen.remark, Some(PuzzleRemark::WhyMateAsked | PuzzleRemark::WhyMate(..))) {
        return SquareSet::EMPTY;
    }
    Square::all().filter(|&square| why_mate(screen.position(), square).is_some()).collect()
}

fn reasons(screen: &PuzzleScreen) -> Witness {
    match &screen.remark {
        Some(PuzzleRemark::Refused(refusal)) => {
            witness(&refusal.reason, refusal.mv, screen.shown(), screen.learner())
        }
        Some(PuzzleRemark::Hint(PuzzleHint::Move(mv))) => (SquareSet::EMPTY, line_of(*mv)),
        Some(PuzzleRemark::WhyMate(square, why)) => why_it_is_mate(screen.position(), *square, why),
        _ => {
            // A reply that refutes a check, or an attack that answers a defence, is drawn where it was played.
            let speaks = screen.setback().is_some() || matches!(screen.doing, Doing::Defending(_));
            let last = screen.shown_last().filter(|_| speaks);
            (SquareSet::EMPTY, last.map(line_of).unwrap_or_default())
        }
    }
}

/// The pieces that cover a square, or those that may not take or step between, with what forbids it.
fn why_it_is_mate(position: &Position, square: Square, why: &WhyMate) -> Witness {
    let king = position.king(position.side_to_move());
    let attacks = |from: SquareSet, to: Square| -> Vec<(Square, Square, ArrowKind)> {
        from.iter().map(|from| (from, to, ArrowKind::Attack)).collect()
    };
    match why {
        WhyMate::King { checkers } => (*checkers | SquareSet::from(square), attacks(*checkers, square)),
        WhyMate::Covered { by } => (*by | SquareSet::from(square), attacks(*by, square)),
        WhyMate::OwnPiece { .. } => (SquareSet::from(square), Vec::new()),
        WhyMate::Checker { refused } | WhyMate::Between { refused, .. } => {
            let mut squares = SquareSet::from(square);
            let mut arrows = king.map_or_else(Vec::new, |king| attacks(position.checkers(), king));
            for refusal in refused {
                let (seen, lines) = witness(&refusal.reason, refusal.mv, position, position.side_to_move());
                squares |= seen;
                arrows.extend(line_of(refusal.mv));
                arrows.extend(lines);
            }
            (squares, arrows)
        }
    }
}
