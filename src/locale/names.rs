//! Names of squares and pieces, as the learner's settings and language write them.

use crate::lesson::kind_name;
use crate::notation::{SquareStyle, japanese, square_name, western};
use crate::progress::{MoveNames, Settings, SquareNames};
use crate::shogi::{Move, PieceKind, Position, Square};

use super::{Message, Words};

/// How the learner's settings write squares and moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Naming {
    /// Squares.
    pub squares: SquareStyle,
    /// Moves.
    pub moves: MoveStyle,
}

/// How moves are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MoveStyle {
    /// `P-7f`, with the letters of the language in force.
    #[default]
    Western,
    /// `▲７六歩`
    Japanese,
}

impl Naming {
    /// What the settings say.
    #[must_use]
    pub fn of(settings: &Settings) -> Naming {
        let squares = match settings.squares {
            SquareNames::Letter => SquareStyle::Letter,
            SquareNames::Digits => SquareStyle::Digits,
            SquareNames::Kanji => SquareStyle::Kanji,
        };
        let moves = match settings.moves {
            MoveNames::Western => MoveStyle::Western,
            MoveNames::Japanese => MoveStyle::Japanese,
        };
        Naming { squares, moves }
    }
}

/// The form of a piece's name for its place in a sentence; the examples are English and French.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Gold, Or
    Bare,
    /// the Gold, l’Or
    The,
    /// your Gold, votre Or
    Your,
    /// the opponent’s Gold, l’Or adverse
    Their,
    /// a Gold, un Or
    A,
    /// no Gold, aucun Or
    No,
    /// of the Gold, de l’Or
    Of,
}

/// The name of a square.
#[must_use]
pub fn square(square: Square, naming: &Naming) -> String {
    square_name(square, naming.squares)
}

/// The name of a move in a position, legal or not: `G-4g`, `O-4g`, `▲４七金`. `previous` is where the move before it ended.
#[must_use]
pub fn moved(
    words: &Words,
    naming: &Naming,
    position: &Position,
    mv: Move,
    previous: Option<Square>,
) -> String {
    match (mv, naming.moves) {
        // Without a piece there is nothing to name but the squares.
        (Move::Normal { from, to, .. }, _) if position.piece_at(from).is_none() => words.say(
            &Message::new("move-bare").with("from", square(from, naming)).with("to", square(to, naming)),
        ),
        (_, MoveStyle::Western) => {
            let style = western::Style { letters: words.letters(), squares: naming.squares };
            western::write(position, mv, style)
        }
        (_, MoveStyle::Japanese) => japanese::write(position, mv, previous),
    }
}

/// The name of a kind: Gold, Or; Tokin; promoted Silver, Argent promu.
#[must_use]
pub fn piece(words: &Words, kind: PieceKind) -> String {
    piece_form(words, kind, Form::Bare)
}

/// The name of a kind as its place in a sentence needs it.
#[must_use]
pub fn piece_form(words: &Words, kind: PieceKind, form: Form) -> String {
    let attribute = match form {
        Form::Bare => "",
        Form::The => ".the",
        Form::Your => ".your",
        Form::Their => ".their",
        Form::A => ".a",
        Form::No => ".no",
        Form::Of => ".of",
    };
    words.text(&format!("piece-{}{attribute}", kind_name(kind)))
}

/// A kind with a count: 1 Pawn, 2 Pawns.
#[must_use]
pub fn pieces(words: &Words, kind: PieceKind, count: usize) -> String {
    words.say(&Message::new(format!("piece-{}.count", kind_name(kind))).with("count", count))
}

/// The grammatical gender of a kind's name, for messages that agree with it.
pub(super) fn gender(words: &Words, kind: PieceKind) -> String {
    words.text(&format!("piece-{}.gender", kind_name(kind)))
}

/// Several names as one: "5b", "5b and 4c", "5b, 4c and 3d".
#[must_use]
pub fn list(words: &Words, names: &[String]) -> String {
    let Some((last, before)) = names.split_last() else { return String::new() };
    let Some((second_last, before)) = before.split_last() else { return last.clone() };
    let end = words.say(&Message::new("list-last").with("first", second_last).with("last", last));
    before.iter().rev().fold(end, |rest, first| {
        words.say(&Message::new("list-more").with("first", first).with("rest", rest))
    })
}

/// The same text with a capital at its head.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
