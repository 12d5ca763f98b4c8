//! What is asked: a position whose side to move is to mate by checks alone.

use std::fmt;

use crate::shogi::{ByColor, Color, HandKind, Position, Setup, SquareSet};

/// A mate problem: the side to move attacks, and the other side has a King.
///
/// The attacker's King may be absent; if he has one it may stand in check, which his first move must then answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    position: Position,
}

/// Why a position is not a mate problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemFault {
    /// The defender has no King to mate.
    NoKing(Color),
}

impl Problem {
    /// The problem that a position poses, taken as it stands: nothing is added to any hand.
    ///
    /// # Errors
    ///
    /// When the side that is not to move has no King.
    pub fn new(position: Position) -> Result<Problem, ProblemFault> {
        let defender = position.side_to_move().other();
        match position.king(defender) {
            Some(_) => Ok(Problem { position }),
            None => Err(ProblemFault::NoKing(defender)),
        }
    }

    /// The position, the attacker to move.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Who mates: the side to move.
    #[must_use]
    pub const fn attacker(&self) -> Color {
        self.position.side_to_move()
    }

    /// The pieces that give check to the attacker's King at the start.
    #[must_use]
    pub fn checkers(&self) -> SquareSet {
        self.position.checkers()
    }
}

/// Gives the side that is not to move every piece that is neither on the board nor held: how the collections leave the
/// defender's hand unsaid. A kind of which there are too many already is left alone.
pub fn fill_defender(setup: &mut Setup) {
    let defender = setup.side_to_move.other();
    for kind in HandKind::ALL {
        let on_board = setup.board.pieces().filter(|(_, piece)| piece.kind.in_hand() == Some(kind)).count();
        let ByColor { black, white } = setup.hands;
        let elsewhere = on_board + usize::from(black.count(kind)) + usize::from(white.count(kind));
        let missing = usize::from(kind.in_a_set()).saturating_sub(elsewhere);
        for _ in 0..missing {
            setup.hands[defender].add(kind);
        }
    }
}

impl fmt::Display for ProblemFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProblemFault::NoKing(color) => write!(f, "{color:?} defends and has no king"),
        }
    }
}

impl std::error::Error for ProblemFault {}
