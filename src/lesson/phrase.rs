//! The small texts of a lesson file (`attackers 5e by mine`), read word by word.

use crate::notation::usi;
use crate::shogi::{Color, HandKind, Move, PieceKind, Square};

use super::expected::Expected;
use super::fault::FaultKind;
use super::raw::Node;

/// A text being read, and how far.
#[derive(Clone)]
pub(super) struct Phrase<'p> {
    text: &'p str,
    offset: usize,
}

/// A word that is not what has to stand there.
#[derive(Debug)]
pub(super) struct Slip {
    offset: usize,
    found: String,
    expected: Expected,
}

impl<'p> Phrase<'p> {
    pub(super) fn new(text: &'p str) -> Phrase<'p> {
        Phrase { text, offset: 0 }
    }

    /// The next word, left where it is.
    pub(super) fn peek(&self) -> Option<&'p str> {
        self.clone().next_word()
    }

    pub(super) fn next_word(&mut self) -> Option<&'p str> {
        let rest = self.text.get(self.offset..)?;
        let word = rest.split_whitespace().next()?;
        let before = rest.find(word)?;
        self.offset += before + word.len();
        Some(word)
    }

    /// Reads one word by `read`; a word that it does not know is a slip.
    pub(super) fn word<T>(
        &mut self,
        expected: Expected,
        read: impl FnOnce(&'p str) -> Option<T>,
    ) -> Result<T, Slip> {
        let before = self.clone();
        self.next_word().and_then(read).ok_or_else(|| before.slip(expected))
    }

    /// The slip of the next word.
    pub(super) fn slip(&self, expected: Expected) -> Slip {
        let rest = self.text.get(self.offset..).unwrap_or_default();
        let blanks = rest.len() - rest.trim_start().len();
        let found = self.peek().unwrap_or_default().chars().take(40).collect();
        Slip { offset: self.offset + blanks, found, expected }
    }

    pub(super) fn square(&mut self) -> Result<Square, Slip> {
        self.word(Expected::Square, |word| word.parse().ok())
    }

    /// Squares up to the end.
    pub(super) fn squares(&mut self) -> Result<Vec<Square>, Slip> {
        let mut squares = Vec::new();
        while self.peek().is_some() {
            squares.push(self.square()?);
        }
        Ok(squares)
    }

    pub(super) fn kind(&mut self) -> Result<PieceKind, Slip> {
        self.word(Expected::PieceKind, read_kind)
    }

    pub(super) fn hand_kind(&mut self) -> Result<HandKind, Slip> {
        self.word(Expected::HandKind, read_hand_kind)
    }

    pub(super) fn side(&mut self) -> Result<Side, Slip> {
        self.word(Expected::Side, read_side)
    }

    pub(super) fn moved(&mut self) -> Result<Move, Slip> {
        self.word(Expected::Move, |word| usi::read_move(word).ok())
    }

    pub(super) fn number(&mut self) -> Result<usize, Slip> {
        self.word(Expected::Number, |word| word.parse().ok())
    }

    /// How many moves of both players a mate takes at most.
    pub(super) fn mate_length(&mut self) -> Result<usize, Slip> {
        let length = |word: &str| word.parse().ok().filter(|number| matches!(number, 1 | 3 | 5 | 7 | 9));
        self.word(Expected::MateLength, length)
    }

    pub(super) fn by(&mut self) -> Result<(), Slip> {
        self.word(Expected::By, |word| (word == "by").then_some(()))
    }
}

impl<'a> Node<'a> {
    /// Reads a text whole by `read`; a slip, or words left over, are noted with the place of the word.
    pub(super) fn phrase<T>(self, read: impl FnOnce(&mut Phrase<'a>) -> Result<T, Slip>) -> Option<T> {
        let mut phrase = Phrase::new(self.text()?);
        let result = read(&mut phrase).and_then(|value| match phrase.peek() {
            None => Ok(value),
            Some(_) => Err(phrase.slip(Expected::End)),
        });
        match result {
            Ok(value) => Some(value),
            Err(Slip { offset, found, expected }) => {
                self.note_inside(offset, FaultKind::Unreadable { found, expected });
                None
            }
        }
    }
}

/// Whose: the learner's or the other player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The learner's.
    Mine,
    /// The other player's.
    Theirs,
}

impl Side {
    /// The player that it is, when `learner` is the learner.
    #[must_use]
    pub const fn color(self, learner: Color) -> Color {
        match self {
            Side::Mine => learner,
            Side::Theirs => learner.other(),
        }
    }
}

pub(super) fn read_side(word: &str) -> Option<Side> {
    match word {
        "mine" => Some(Side::Mine),
        "theirs" => Some(Side::Theirs),
        _ => None,
    }
}

/// The name of a kind in lesson files and in the names of messages: `gold`, `promoted-silver`, `tokin`…
#[must_use]
pub const fn kind_name(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "pawn",
        PieceKind::Lance => "lance",
        PieceKind::Knight => "knight",
        PieceKind::Silver => "silver",
        PieceKind::Gold => "gold",
        PieceKind::Bishop => "bishop",
        PieceKind::Rook => "rook",
        PieceKind::King => "king",
        PieceKind::Tokin => "tokin",
        PieceKind::PromotedLance => "promoted-lance",
        PieceKind::PromotedKnight => "promoted-knight",
        PieceKind::PromotedSilver => "promoted-silver",
        PieceKind::Horse => "horse",
        PieceKind::Dragon => "dragon",
    }
}

pub(super) fn read_kind(word: &str) -> Option<PieceKind> {
    PieceKind::ALL.into_iter().find(|&kind| kind_name(kind) == word)
}

pub(super) fn read_hand_kind(word: &str) -> Option<HandKind> {
    HandKind::ALL.into_iter().find(|kind| kind_name(kind.kind()) == word)
}

/// The names of the reasons why a move is illegal, in the order in which they are told.
pub const REASONS: [&str; 18] = [
    "game-over",
    "not-your-turn",
    "empty-origin",
    "not-your-piece",
    "not-in-hand",
    "own-piece-there",
    "square-taken",
    "not-how-it-moves",
    "path-blocked",
    "outside-the-walls",
    "may-not-promote",
    "must-promote",
    "dead-end",
    "two-pawns",
    "check-not-answered",
    "pinned",
    "king-into-check",
    "drop-pawn-mate",
];

pub(super) fn read_reason(word: &str) -> Option<&'static str> {
    REASONS.into_iter().find(|&name| name == word)
}
