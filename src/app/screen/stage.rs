//! What the board shows in passing: the price of a mistake, a refused move imagined, a piece on its way.

use std::collections::VecDeque;

use crate::app::Spot;
use crate::shogi::{Illegality, Move, Piece, Position, SetupRule, Square};

use super::remark::Refusal;

/// A position shown instead of the step's own, and the moves still to come in it.
#[derive(Clone, Debug)]
pub struct Stage {
    /// What is shown.
    pub position: Position,
    /// The last move shown.
    pub last: Option<Move>,
    /// Moves that will be shown, one at each ring of the timer.
    pub coming: VecDeque<Move>,
    /// What becomes of it after the last of them.
    pub end: StageEnd,
}

/// What becomes of a shown position after its last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StageEnd {
    /// It stays until the learner takes it back.
    Stays,
    /// It gives way to the step's own board, which stands the same.
    GivesWay,
}

/// A piece on its way.
#[derive(Clone, Copy, Debug)]
pub struct Flight {
    /// A new number for each.
    pub serial: u64,
    /// Where it comes from.
    pub from: Spot,
    /// Where it goes.
    pub to: Square,
    /// The piece as it sets out.
    pub piece: Piece,
}

impl Stage {
    /// A wrong move played on the board; its price will follow.
    #[must_use]
    pub fn price(before: &Position, tried: Move, price: &[Move]) -> Option<Stage> {
        let position = before.after(tried).ok()?;
        Some(Stage {
            position,
            last: Some(tried),
            coming: price.iter().copied().collect(),
            end: StageEnd::Stays,
        })
    }

    /// The board as it would be after a refused move, when the reason is a check that it leaves or makes.
    #[must_use]
    pub fn imagined(refusal: &Refusal) -> Option<Stage> {
        let leaves_check = matches!(
            refusal.reason,
            Illegality::Pinned { .. }
                | Illegality::KingIntoCheck { .. }
                | Illegality::CheckNotAnswered { .. }
        );
        if !leaves_check {
            return None;
        }
        let mut setup = refusal.before.to_setup();
        let piece = match refusal.mv {
            Move::Normal { from, .. } => {
                let piece = refusal.before.piece_at(from)?;
                setup.board.set(from, None);
                piece
            }
            Move::Drop { kind, .. } => {
                setup.hands[setup.side_to_move].take(kind);
                Piece::new(setup.side_to_move, kind.kind())
            }
        };
        setup.board.set(refusal.mv.to(), Some(piece));
        // The mover stays to move: his King is then in check in a position that can be drawn.
        let position = Position::from_setup(setup, SetupRule::Drill).ok()?;
        Some(Stage { position, last: Some(refusal.mv), coming: VecDeque::new(), end: StageEnd::Stays })
    }
}
