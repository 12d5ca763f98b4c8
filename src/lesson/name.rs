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
    /// `"kind silver"`: a kind of piece.
    Piece(PieceKind),
    /// `"piece 5h"`: the kind that stands there.
    Standing(Square, PieceKind),
    /// `"move 5h5g"`: a move on the step's board.
    Move(Move),
    /// `"letters 7f"`, `"figures 7f"`, `"kanji 7f"`: a square in that writing, whatever the learner has chosen.
    Written(Square, Writing),
    /// `"japanese 7g7f"`: a move in Japanese writing, whatever the learner has chosen.
    Japanese(Move),
    /// `"count moves 5h"`, `"worth theirs"`, `"points mine"`: a number.
    Count(usize),
}

/// A way to write a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Writing {
    /// `7f`
    Letters,
    /// `76`
    Figures,
    /// `７六`
    Kanji,
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
                piece.map(|piece| Name::Standing(square, piece.kind))
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
        "letters" => Ok(Written::Known(Name::Written(phrase.square()?, Writing::Letters))),
        "figures" => Ok(Written::Known(Name::Written(phrase.square()?, Writing::Figures))),
        "kanji" => Ok(Written::Known(Name::Written(phrase.square()?, Writing::Kanji))),
        "japanese" => Ok(Written::Known(Name::Japanese(phrase.moved()?))),
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

impl Name {
    /// The square that it names, for good or as where a move ends.
    #[must_use]
    pub const fn square(self) -> Option<Square> {
        match self {
            Name::Square(square) | Name::Written(square, _) => Some(square),
            Name::Move(mv) | Name::Japanese(mv) => Some(mv.to()),
            Name::Piece(_) | Name::Standing(..) | Name::Count(_) => None,
        }
    }

    /// The kind that it names.
    #[must_use]
    pub const fn kind(self) -> Option<PieceKind> {
        match self {
            Name::Piece(kind) | Name::Standing(_, kind) => Some(kind),
            _ => None,
        }
    }
}
