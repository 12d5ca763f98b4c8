//! What the words of a lesson say about squares and pieces, found in its messages so that it can be proved.
//!
//! Names of pieces, and the word between a piece and its square, are those of the language's own messages.

use std::collections::BTreeMap;

use super::messages::{Described, Part};
use super::{Form, Message, Words, piece, piece_form, pieces};
use crate::lesson::{Mention, Mentioned, Named, Place, Side};
use crate::shogi::PieceKind;

/// The words of a language that a mention can be told by.
pub struct Mentions {
    /// The names of pieces, the longest first.
    kinds: Vec<(String, Named)>,
    /// What stands before a name when the piece is the hearer's: "your ".
    yours: Vec<String>,
    /// What stands between a piece and its square: " on ".
    link: String,
}

impl Mentions {
    /// The words of that language.
    #[must_use]
    pub fn of(words: &Words) -> Mentions {
        let mut kinds = BTreeMap::new();
        let mut yours = Vec::new();
        for kind in PieceKind::ALL {
            let bare = piece(words, kind);
            let your = piece_form(words, kind, Form::Your);
            yours.extend(your.strip_suffix(bare.as_str()).map(str::to_owned));
            let several = pieces(words, kind, 2);
            let several = several.trim_start_matches(|sign: char| !sign.is_alphabetic());
            kinds.insert(several.to_owned(), Named::Kinds(kind));
            kinds.insert(bare, Named::Kind(kind));
        }
        let mut kinds: Vec<_> = kinds.into_iter().collect();
        kinds.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        yours.sort();
        yours.dedup();
        let on = words.say(&Message::new("piece-on").with("piece", "|").with("square", "|"));
        Mentions { kinds, yours, link: on.trim_matches('|').to_owned() }
    }

    /// What a message says about squares and pieces.
    #[must_use]
    pub fn in_message(&self, described: &Described) -> Vec<Mention> {
        let mut found = Vec::new();
        let parts = &described.parts;
        for (index, part) in parts.iter().enumerate() {
            let Part::Words { text, line, column } = part else { continue };
            let place = |offset: usize| {
                let before = text.get(..offset).unwrap_or_default();
                let lines = before.matches('\n').count();
                let last = before.rsplit('\n').next().unwrap_or_default().chars().count();
                let column = if lines == 0 { column + last } else { last + 1 };
                Place { line: line + lines, column }
            };
            for (offset, square) in self.squares(text) {
                found.push(Mention { place: place(offset), what: Mentioned::Square(square) });
            }
            let Some(Part::Placeable(on)) = parts.get(index + 1) else { continue };
            let before = index.checked_sub(1).and_then(|index| parts.get(index));
            if let Some((offset, named, owner)) = self.piece(text, before, parts.get(index.wrapping_sub(2))) {
                let what = Mentioned::Piece { named, owner, on: on.clone() };
                found.push(Mention { place: place(offset), what });
            }
        }
        found
    }

    /// The piece that ends the words, with the word that leads on to its square.
    fn piece(
        &self,
        text: &str,
        before: Option<&Part>,
        earlier: Option<&Part>,
    ) -> Option<(usize, Named, Option<Side>)> {
        if let (Some(Part::Placeable(name)), true) = (before, text == self.link) {
            let ahead = match earlier {
                Some(Part::Words { text, .. }) => text.as_str(),
                _ => "",
            };
            return Some((0, Named::Name(name.clone()), self.owner(ahead)));
        }
        let text = text.strip_suffix(self.link.as_str())?;
        let (name, named) = self.kinds.iter().find(|(name, _)| ends_in_word(text, name))?;
        let ahead = text.strip_suffix(name.as_str())?;
        Some((ahead.len(), named.clone(), self.owner(ahead)))
    }

    fn owner(&self, ahead: &str) -> Option<Side> {
        let ahead = ahead.to_lowercase();
        self.yours.iter().any(|your| ends_in_word(&ahead, your)).then_some(Side::Mine)
    }

    /// Squares that are written out: `5h`, `５八`, and figures where a square is spoken of: "on 58".
    fn squares(&self, text: &str) -> Vec<(usize, String)> {
        let signs: Vec<(usize, char)> = text.char_indices().collect();
        let mut found = Vec::new();
        for (index, pair) in signs.windows(2).enumerate() {
            let &[(offset, file), (_, rank)] = pair else { continue };
            let neighbour = |at: Option<usize>| {
                at.and_then(|at| signs.get(at)).is_some_and(|(_, sign)| sign.is_alphanumeric())
            };
            let alone = !neighbour(index.checked_sub(1)) && !neighbour(Some(index + 2));
            let spoken_of = || text.get(..offset).is_some_and(|before| before.ends_with(&self.link));
            let is_square = match (file, rank) {
                ('1'..='9', 'a'..='i') => alone,
                ('1'..='9', '1'..='9') => alone && spoken_of(),
                ('１'..='９', rank) => "一二三四五六七八九".contains(rank),
                _ => false,
            };
            if is_square {
                found.push((offset, [file, rank].iter().collect()));
            }
        }
        found
    }
}

/// Whether a text ends in these words, and not in the end of a longer word.
fn ends_in_word(text: &str, words: &str) -> bool {
    text.strip_suffix(words).is_some_and(|before| !before.ends_with(char::is_alphanumeric))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::{Language, messages};

    #[track_caller]
    fn finds(language: Language, text: &str, expected: &[&str]) {
        let mentions = Mentions::of(&Words::new(language));
        let (read, _) = messages::read(&format!("id = {text}\n"));
        let found: Vec<_> = read
            .values()
            .flat_map(|message| mentions.in_message(message))
            .map(|mention| match mention.what {
                Mentioned::Square(square) => format!("{} {square}", mention.place.column),
                Mentioned::Piece { named, owner, on } => {
                    format!("{} {named:?} {owner:?} {on}", mention.place.column)
                }
            })
            .collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn what_words_say_of_the_board_is_found() {
        use Language::{English, French};
        finds(English, "Your Gold on { $at } is pinned.", &["11 Kind(Gold) Some(Mine) at"]);
        finds(English, "your { $gold } on { $at }", &["20 Name(\"gold\") Some(Mine) at"]);
        finds(
            English,
            "The promoted Silver on { $a }, Golds on { $b }",
            &["10 Kind(PromotedSilver) None a", "37 Kinds(Gold) None b"],
        );
        finds(
            English,
            "Marigold on { $at }, from 5h, on 76, 27 points, ７六",
            &["32 5h", "39 76", "54 ７六"],
        );
        finds(
            French,
            "Votre Or en { $at }, le Cheval-dragon en { $b }",
            &["12 Kind(Gold) Some(Mine) at", "30 Kind(Horse) None b"],
        );
    }
}
