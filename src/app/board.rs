//! Choosing a piece and placing it: the same for click, drag and keyboard.

use super::cursor::Cursor;
use super::{Promotion, Spot};
use crate::shogi::{Color, Illegality, Move, Piece, Position, Square, SquareSet};

/// What the learner's hand is doing over the board.
#[derive(Clone, Debug)]
pub struct Hold {
    /// The piece that is chosen.
    pub chosen: Option<Spot>,
    /// The move whose promotion is being asked.
    pub asked: Option<Asked>,
    /// Where the keyboard is.
    pub cursor: Cursor,
}

/// A move that may promote or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// The choice under the cursor.
    pub cursor: Promotion,
}

/// What a wish to move a piece comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// There is one way to play it.
    Play(Move),
    /// It may promote or not.
    Ask(Asked),
    /// It cannot be played.
    Refused(Move, Illegality),
}

/// What moving the piece on `spot` to the square comes to.
#[must_use]
pub fn wish(position: &Position, spot: Spot, to: Square) -> Wish {
    let from = match spot {
        Spot::Hand(_, kind) => {
            let mv = Move::Drop { kind, to };
            return match position.check_move(mv) {
                Ok(()) => Wish::Play(mv),
                Err(reason) => Wish::Refused(mv, reason),
            };
        }
        Spot::Square(from) => from,
    };
    let keep = Move::Normal { from, to, promote: false };
    let promote = Move::Normal { from, to, promote: true };
    match (position.check_move(keep), position.check_move(promote)) {
        (Ok(()), Ok(())) => Wish::Ask(Asked { from, to, cursor: Promotion::Promote }),
        (Ok(()), Err(_)) => Wish::Play(keep),
        (Err(_), Ok(())) => Wish::Play(promote),
        // The promotion is compulsory: what is wrong with the move is wrong with the move that promotes.
        (Err(Illegality::MustPromote), Err(reason)) => Wish::Refused(promote, reason),
        (Err(reason), Err(_)) => Wish::Refused(keep, reason),
    }
}

/// Where a move takes its piece up.
#[must_use]
pub fn spot_of(mv: Move, mover: Color) -> Spot {
    match mv {
        Move::Normal { from, .. } => Spot::Square(from),
        Move::Drop { kind, .. } => Spot::Hand(mover, kind),
    }
}

/// The piece that a spot holds.
#[must_use]
pub fn piece_on(position: &Position, spot: Spot) -> Option<Piece> {
    match spot {
        Spot::Square(square) => position.piece_at(square),
        Spot::Hand(color, kind) => {
            (position.hand(color).count(kind) > 0).then(|| Piece::new(color, kind.kind()))
        }
    }
}

/// Where the piece on the spot may go, and where it only seems to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Targets {
    /// It may go there.
    pub legal: SquareSet,
    /// It reaches there but may not go.
    pub barred: SquareSet,
}

/// The targets of a chosen piece of the side to move.
#[must_use]
pub fn targets(position: &Position, spot: Spot) -> Targets {
    match spot {
        Spot::Square(from) => {
            let legal: SquareSet = position.legal_moves_from(from).iter().map(Move::to).collect();
            Targets { legal, barred: position.reach(from) - legal }
        }
        Spot::Hand(_, kind) => {
            let legal = position.legal_drops(kind);
            let empty = position.walls().keep(!position.board().occupied());
            Targets { legal, barred: empty - legal }
        }
    }
}

impl Hold {
    /// Nothing chosen, the cursor on a square from which the board is easily reached.
    #[must_use]
    pub fn new(position: &Position, learner: Color) -> Hold {
        let own =
            position.board().pieces().find(|(_, piece)| piece.color == learner).map(|(square, _)| square);
        Hold { chosen: None, asked: None, cursor: Cursor::new(own.unwrap_or(Square::SQ_5E)) }
    }

    /// Puts everything down; the cursor stays.
    pub fn release(&mut self) {
        self.chosen = None;
        self.asked = None;
    }
}
