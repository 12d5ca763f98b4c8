//! What is wrong with a file of game records, in words.

use crate::notation::record::{FileError, FileFault, Format, WriteError};
use crate::notation::usi;
use crate::progress::GameFault;

use super::notice::file_trouble;
use super::setup::needed;
use super::{Form, Message, Naming, Words, list, piece_form, setup_fault, square};

/// What is wrong at a place of a file, as one line; the place is said by whoever names the file.
#[must_use]
pub fn record_fault(words: &Words, fault: &FileFault) -> String {
    let message = match fault {
        FileFault::Unreadable { expected, found } => {
            let message = match found {
                Some(found) => Message::new("record-found").with("found", *found),
                None => Message::new("record-line-ends"),
            };
            message.with("need", needed(words, *expected))
        }
        FileFault::NotText => Message::new("record-not-text"),
        FileFault::NoRecord => Message::new("record-none"),
        FileFault::Setup(faults) => {
            let faults: Vec<_> = faults.as_slice().iter().map(|fault| setup_fault(words, fault)).collect();
            Message::new("record-setup").with("text", faults.join(" "))
        }
        FileFault::WrongPiece { at, stands } => Message::new("record-wrong-piece")
            .with("square", square(*at, &Naming::default()))
            .with("piece", piece_form(words, stands.kind, Form::A)),
        FileFault::NoSuchPiece(kind) => {
            Message::new("record-no-such-piece").with("piece", piece_form(words, *kind, Form::No))
        }
        FileFault::Ambiguous(moves) => {
            let moves: Vec<_> = moves.iter().map(|&mv| usi::write_move(mv)).collect();
            Message::new("record-ambiguous").with("moves", list(words, &moves))
        }
        FileFault::AfterEnd => Message::new("record-after-end"),
        FileFault::MoveNumber { expected } => Message::new("record-move-number").with("number", *expected),
        FileFault::NoSuchPly => Message::new("record-no-such-ply"),
    };
    words.say(&message)
}

/// What is wrong with a file of records, with its place: "line 3, column 5: …".
#[must_use]
pub fn file_error(words: &Words, error: &FileError) -> String {
    let message = Message::new("record-at").with("line", error.line).with("column", error.column);
    words.say(&message.with("text", record_fault(words, &error.fault)))
}

/// Why records, so many of them, can't be written in a format.
#[must_use]
pub fn write_error(error: &WriteError, format: Format, count: usize) -> Message {
    let suffix = format!(".{}", format.suffix());
    match error {
        WriteError::NoSuchSign(place) => Message::new("convert-error-sign")
            .with("sign", place.sign)
            .with("line", place.line)
            .with("column", place.column),
        WriteError::SeveralRecords => {
            Message::new("convert-error-several").with("suffix", suffix).with("count", count)
        }
        WriteError::Foul { ply, mv } => Message::new("convert-error-foul")
            .with("suffix", suffix)
            .with("ply", *ply)
            .with("move", usi::write_move(*mv)),
    }
}

/// Why a game can't be read or written, without a full stop.
#[must_use]
pub fn game_fault(words: &Words, fault: &GameFault) -> String {
    match fault {
        GameFault::Disk(why) => file_trouble(words, *why),
        GameFault::Name => words.text("game-fault-name"),
        GameFault::TooLarge => words.text("game-fault-too-large"),
        GameFault::NoGame(error) => file_error(words, error),
        GameFault::Several(count) => words.say(&Message::new("game-fault-several").with("count", *count)),
        GameFault::Unwritable(error) => words.say(&write_error(error, Format::Kifu, 1)),
        GameFault::LeftAlone => words.text("game-fault-left-alone"),
    }
}
