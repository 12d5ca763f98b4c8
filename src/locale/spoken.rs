//! Squares and hands read out: what a screen reader says, and plain text prints.

use crate::shogi::{Color, Hand, HandKind, Piece, PieceKind, Position, Square};

use super::names::gender;
use super::{Form, Message, Naming, Words, list, piece_form, pieces, square};

/// A square read out: "5h, your Gold, pinned by the Rook on 5b"; "7e, empty".
#[must_use]
pub fn place(words: &Words, naming: &Naming, position: &Position, at: Square, learner: Color) -> String {
    let Some(piece) = position.piece_at(at) else { return plain_place(words, naming, position, at, learner) };
    let name = owned(words, piece, learner);
    let message = if let Some(pin) = position.pin(at) {
        Message::new("place-pinned")
            .with("pinner", kind_at(words, position, pin.pinner, Form::The))
            .with("from", square(pin.pinner, naming))
            .with("gender", gender(words, piece.kind))
    } else if piece.kind == PieceKind::King && !position.attackers(at, piece.color.other()).is_empty() {
        Message::new("place-in-check")
    } else {
        Message::new("place-piece")
    };
    words.say(&message.with("square", square(at, naming)).with("piece", name))
}

/// A square read out without what follows from the rules: "5h, your Gold". For a question whose answer a pin or a check is.
#[must_use]
pub fn plain_place(
    words: &Words,
    naming: &Naming,
    position: &Position,
    at: Square,
    learner: Color,
) -> String {
    let message = match position.piece_at(at) {
        Some(piece) => Message::new("place-piece").with("piece", owned(words, piece, learner)),
        None => Message::new("place-empty"),
    };
    words.say(&message.with("square", square(at, naming)))
}

/// A whole hand read out: "your hand: 2 Pawns and 1 Gold"; "the opponent’s hand: empty".
#[must_use]
pub fn hand(words: &Words, hand: Hand, owner: Color, learner: Color) -> String {
    let held: Vec<_> =
        hand.iter().rev().map(|(kind, count)| pieces(words, kind.kind(), count.into())).collect();
    let id = match (held.is_empty(), owner == learner) {
        (true, true) => "hand-yours-empty",
        (true, false) => "hand-theirs-empty",
        (false, true) => "hand-yours",
        (false, false) => "hand-theirs",
    };
    words.say(&Message::new(id).with("pieces", list(words, &held)))
}

/// One slot of a hand read out: "your hand: 2 Pawns".
#[must_use]
pub fn hand_slot(words: &Words, kind: HandKind, count: u8, owner: Color, learner: Color) -> String {
    let id = if owner == learner { "hand-yours" } else { "hand-theirs" };
    words.say(&Message::new(id).with("pieces", pieces(words, kind.kind(), count.into())))
}

/// "your Gold" or "the opponent’s Gold".
#[must_use]
pub fn owned(words: &Words, piece: Piece, learner: Color) -> String {
    piece_form(words, piece.kind, if piece.color == learner { Form::Your } else { Form::Their })
}

/// The name of what stands on a square; empty where nothing does.
pub(super) fn kind_at(words: &Words, position: &Position, at: Square, form: Form) -> String {
    position.piece_at(at).map_or_else(String::new, |piece| piece_form(words, piece.kind, form))
}

/// "the Rook on 5b and the Bishop on 2b".
pub(super) fn pieces_on(
    words: &Words,
    naming: Naming,
    position: &Position,
    squares: impl IntoIterator<Item = Square>,
) -> String {
    let named = |at| {
        let piece = kind_at(words, position, at, Form::The);
        words.say(&Message::new("piece-on").with("piece", piece).with("square", square(at, &naming)))
    };
    list(words, &squares.into_iter().map(named).collect::<Vec<_>>())
}
