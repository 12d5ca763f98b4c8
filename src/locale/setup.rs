//! What is wrong with a setup or with a text that was to be read, in whole sentences.

use crate::notation::{Expected, NameError, ReadError};
use crate::shogi::{Color, Position, SetupFault, SquareSet};

use super::{Form, Message, Naming, Words, illegality, list, moved, piece_form, pieces, square};

/// Sente or Gote.
#[must_use]
pub fn side(words: &Words, color: Color) -> String {
    words.text(match color {
        Color::Black => "side-black",
        Color::White => "side-white",
    })
}

/// One fault of a setup, as a sentence. Squares are written as in files.
#[must_use]
pub fn setup_fault(words: &Words, fault: &SetupFault) -> String {
    let message = match *fault {
        SetupFault::MissingKing(color) => Message::new("setup-missing-king").with("side", side(words, color)),
        SetupFault::TwoKings { color, squares } => Message::new("setup-two-kings")
            .with("side", side(words, color))
            .with("count", squares.len())
            .with("squares", squares_of(words, squares)),
        SetupFault::TooManyPieces { kind, count, limit } => Message::new("setup-too-many-pieces")
            .with("pieces", pieces(words, kind.kind(), count))
            .with("limit", limit),
        SetupFault::TwoPawns { color, file, pawns } => Message::new("setup-two-pawns")
            .with("side", side(words, color))
            .with("file", file.number())
            .with("squares", squares_of(words, pawns)),
        SetupFault::DeadPiece { square: at } => {
            Message::new("setup-dead-piece").with("square", square(at, &Naming::default()))
        }
        SetupFault::OpponentInCheck { king, checkers } => Message::new("setup-opponent-in-check")
            .with("king", square(king, &Naming::default()))
            .with("squares", squares_of(words, checkers)),
    };
    words.say(&message)
}

/// Why a text can't be read, with its column, as one line without a full stop before it: "column 5, “x”: one space goes here."
#[must_use]
pub fn read_error(words: &Words, error: &ReadError) -> String {
    let message = match error.found {
        Some(found) => Message::new("read-at").with("found", found),
        None => Message::new("read-at-end"),
    };
    words.say(&message.with("column", error.column).with("need", needed(words, error.expected)))
}

/// What a reader was waiting for, as a sentence: "one space goes here."
pub(super) fn needed(words: &Words, expected: Expected) -> String {
    let need = Message::new(format!("read-{}", expected.name()));
    let need = match expected {
        Expected::Squares { rank, missing } => need.with("rank", rank.letter()).with("count", missing),
        Expected::RankEnd { rank } => need.with("rank", rank.letter()),
        Expected::HandCount { kind, limit } => need.with("pieces", pieces(words, kind.kind(), limit.into())),
        Expected::Sign(sign) => need.with("sign", sign),
        _ => need,
    };
    words.say(&need)
}

/// Why the name of a move that the learner gave says no move that can be played.
#[must_use]
pub fn name_error(words: &Words, naming: &Naming, position: &Position, error: &NameError) -> String {
    match error {
        NameError::Unreadable(error) => read_error(words, error),
        NameError::NoSuchPiece(kind) => {
            words.say(&Message::new("name-no-such-piece").with("piece", piece_form(words, *kind, Form::No)))
        }
        NameError::Illegal(moves) => {
            let refused = moves.iter().find_map(|&mv| Some((mv, position.check_move(mv).err()?)));
            refused.map_or_else(String::new, |(mv, reason)| {
                illegality(words, naming, position, mv, &reason).text
            })
        }
        NameError::Ambiguous(moves) => {
            let names: Vec<_> = moves.iter().map(|&mv| moved(words, naming, position, mv, None)).collect();
            words.say(&Message::new("name-ambiguous").with("moves", list(words, &names)))
        }
    }
}

fn squares_of(words: &Words, squares: SquareSet) -> String {
    list(words, &squares.iter().map(|at| square(at, &Naming::default())).collect::<Vec<_>>())
}
