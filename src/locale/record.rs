//! What is wrong with a file of game records, in words.

use crate::notation::record::FileFault;
use crate::notation::usi;

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
