//! What the languages say, without their words: which messages there are, and with which placeables.

use std::collections::{BTreeMap, BTreeSet};

use crate::shogi::PieceKind;

use super::fault::Place;
use super::phrase::Side;

/// The messages of the lessons in every language, handed in by whoever reads Fluent.
///
/// Only the files of lessons belong here: a message in it that no lesson says is a fault.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MessageBook {
    languages: BTreeMap<String, BTreeMap<String, BookMessage>>,
    twice: Vec<(String, String, BookMessage)>,
}

/// One message of one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BookMessage {
    /// The file that holds it: `locales/fr/lessons-near.ftl`.
    pub file: String,
    /// Where it begins.
    pub place: Place,
    /// The names of its placeables, without `$`.
    pub variables: BTreeSet<String>,
    /// What its words say about squares and pieces.
    pub mentions: Vec<Mention>,
}

/// A square or a piece that the words of a message speak of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    /// Where.
    pub place: Place,
    /// What is said.
    pub what: Mentioned,
}

/// What the words say about the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mentioned {
    /// A square that is written out, as it is written.
    Square(String),
    /// "the Gold on { $at }", "your { $gold } on { $at }".
    Piece {
        /// The piece.
        named: Named,
        /// Whose it is, where the words say so.
        owner: Option<Side>,
        /// The placeable of its square.
        on: String,
    },
}

/// How a piece is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Named {
    /// By a word of the language.
    Kind(PieceKind),
    /// By a word for several of that kind.
    Kinds(PieceKind),
    /// By a placeable.
    Name(String),
}

impl MessageBook {
    /// A book of these languages, by their codes, with no message yet.
    #[must_use]
    pub fn new<'l>(languages: impl IntoIterator<Item = &'l str>) -> MessageBook {
        let languages = languages.into_iter().map(|code| (code.to_owned(), BTreeMap::new())).collect();
        MessageBook { languages, twice: Vec::new() }
    }

    /// Adds a message of a language; one that is there already stays, and is a fault.
    pub fn put(&mut self, language: &str, id: &str, message: BookMessage) {
        let messages = self.languages.entry(language.to_owned()).or_default();
        if messages.contains_key(id) {
            self.twice.push((language.to_owned(), id.to_owned(), message));
        } else {
            messages.insert(id.to_owned(), message);
        }
    }

    /// Takes a message of a language out; false when it was not there.
    pub fn remove(&mut self, language: &str, id: &str) -> bool {
        self.languages.get_mut(language).is_some_and(|messages| messages.remove(id).is_some())
    }

    /// The languages, each with its messages by id.
    pub fn languages(&self) -> impl Iterator<Item = (&str, &BTreeMap<String, BookMessage>)> {
        self.languages.iter().map(|(code, messages)| (code.as_str(), messages))
    }

    pub(super) fn message(&self, language: &str, id: &str) -> Option<&BookMessage> {
        self.languages.get(language)?.get(id)
    }

    /// The messages that stand in their language more than once: language, id, the later one.
    pub(super) fn twice(&self) -> &[(String, String, BookMessage)] {
        &self.twice
    }
}
