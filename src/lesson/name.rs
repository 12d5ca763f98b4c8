//! The names that a step gives to its messages: squares, pieces, moves and numbers, resolved on the board.

use crate::shogi::{Color, Move, PieceKind, Position, Square};

use super::expected::Expected;
use super::fault::FaultKind;
use super::measure::Measure;
use super::phrase::{Phrase, Slip};
use super::raw::Node;

/// What a placeable of a message stands for. `locale` writes it as the learner's settings want it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    /// `"5h"`: a square.
    Square(Square),
    /// `"piece 5h"`, `"kind silver"`: a kind of piece.
    Piece(PieceKind),
    /// `"move 5h5g"`: a move on the step's board.
    Move(Move),
    /// `"count moves 5h"`, `"worth theirs"`, `"points mine"`: a number.
    Count(usize),
}

enum Written {
    Known(Name),
    PieceOn(Square),
    Measured(Measure),
}

impl Name {
    pub(super) fn read(node: Node<'_>, position: &Position, learner: Color) -> Option<Name> {
        match node.phrase(read)? {
            Written::Known(name) => Some(name),
            Written::PieceOn(square) => {
                let piece = position.piece_at(square);
                if piece.is_none() {
                    node.note(FaultKind::NothingThere { square });
                }
                piece.map(|piece| Name::Piece(piece.kind))
            }
            Written::Measured(measure) => match measure.value(position, learner) {
                Some(number) => Some(Name::Count(number)),
                None => node.refuse(Expected::Find),
            },
        }
    }
}

fn read(phrase: &mut Phrase<'_>) -> Result<Written, Slip> {
    let start = phrase.clone();
    let word = phrase.next_word().unwrap_or_default();
    match word {
        "piece" => Ok(Written::PieceOn(phrase.square()?)),
        "kind" => Ok(Written::Known(Name::Piece(phrase.kind()?))),
        "move" => Ok(Written::Known(Name::Move(phrase.moved()?))),
        "count" | "worth" | "points" => {
            *phrase = start;
            Measure::read(phrase).map(Written::Measured)
        }
        _ => match word.parse() {
            Ok(square) => Ok(Written::Known(Name::Square(square))),
            Err(_) => Err(start.slip(Expected::Name)),
        },
    }
}
