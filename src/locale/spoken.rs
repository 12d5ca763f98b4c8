//! Squares and hands read out: what a screen reader says, and plain text prints.

use crate::shogi::{Color, Hand, HandKind, Piece, PieceKind, Position, Square};

use super::names::gender;
use super::{Form, Message, Naming, Words, list, piece_form, pieces, side, square};

/// Who hears what stands on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hearer {
    /// A player: that side's pieces are his.
    Player(Color),
    /// Somebody who looks on: each side's pieces are that side's.
    Onlooker,
}

impl From<Color> for Hearer {
    fn from(color: Color) -> Hearer {
        Hearer::Player(color)
    }
}

/// A square read out: "5h, your Gold, pinned by the Rook on 5b"; "7e, empty".
#[must_use]
pub fn place(
    words: &Words,
    naming: &Naming,
    position: &Position,
    at: Square,
    hearer: impl Into<Hearer>,
) -> String {
    let hearer = hearer.into();
    let Some(piece) = position.piece_at(at) else { return plain_place(words, naming, position, at, hearer) };
    let name = owned(words, piece, hearer);
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
    hearer: impl Into<Hearer>,
) -> String {
    let message = match position.piece_at(at) {
        Some(piece) => Message::new("place-piece").with("piece", owned(words, piece, hearer)),
        None if !position.walls().contains(at) => Message::new("place-outside"),
        None => Message::new("place-empty"),
    };
    words.say(&message.with("square", square(at, naming)))
}

/// A whole hand read out: "your hand: 2 Pawns and 1 Gold"; "the opponent’s hand: empty".
#[must_use]
pub fn hand(words: &Words, hand: Hand, owner: Color, hearer: impl Into<Hearer>) -> String {
    let held: Vec<_> =
        hand.iter().rev().map(|(kind, count)| pieces(words, kind.kind(), count.into())).collect();
    let message = match (held.is_empty(), hearer.into()) {
        (true, Hearer::Player(learner)) if owner == learner => Message::new("hand-yours-empty"),
        (true, Hearer::Player(_)) => Message::new("hand-theirs-empty"),
        (true, Hearer::Onlooker) => Message::new("hand-of-side-empty").with("side", side(words, owner)),
        (false, hearer) => {
            return words.say(&holding(words, owner, hearer).with("pieces", list(words, &held)));
        }
    };
    words.say(&message)
}

/// One slot of a hand read out: "your hand: 2 Pawns".
#[must_use]
pub fn hand_slot(
    words: &Words,
    kind: HandKind,
    count: u8,
    owner: Color,
    hearer: impl Into<Hearer>,
) -> String {
    let message = holding(words, owner, hearer.into());
    words.say(&message.with("pieces", pieces(words, kind.kind(), count.into())))
}

/// Whose hand holds what follows.
fn holding(words: &Words, owner: Color, hearer: Hearer) -> Message {
    match hearer {
        Hearer::Player(learner) if owner == learner => Message::new("hand-yours"),
        Hearer::Player(_) => Message::new("hand-theirs"),
        Hearer::Onlooker => Message::new("hand-of-side").with("side", side(words, owner)),
    }
}

/// "your Gold", "the opponent’s Gold", or "Sente’s Gold".
#[must_use]
pub fn owned(words: &Words, piece: Piece, hearer: impl Into<Hearer>) -> String {
    match hearer.into() {
        Hearer::Player(learner) if piece.color == learner => piece_form(words, piece.kind, Form::Your),
        Hearer::Player(_) => piece_form(words, piece.kind, Form::Their),
        Hearer::Onlooker => words.say(
            &Message::new("piece-of-side")
                .with("piece", super::piece(words, piece.kind))
                .with("side", side(words, piece.color)),
        ),
    }
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
