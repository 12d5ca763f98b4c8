//! The opening book: lines that people have played for long, in `opening.txt`.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::chance::Chance;
use crate::notation::usi;
use crate::shogi::{Game, Handicap, Move, Position};

/// A line of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Its name in kebab-case.
    pub name: &'static str,
    /// The moves from the even start, all legal.
    pub moves: Vec<Move>,
}

/// Why a line of the book can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookFault {
    /// Which line of the file, counted from 1.
    pub line: usize,
    /// The word that is not a legal move there, or the whole line when it has no name.
    pub word: String,
}

/// The openings that the engine knows.
#[must_use]
pub fn openings() -> &'static [Opening] {
    &book().0
}

/// What is wrong with the book as it ships: nothing, as a test proves.
#[must_use]
pub fn book_faults() -> &'static [BookFault] {
    &book().1
}

/// A move of the book for the game as it stands; a seed chooses among several.
pub(super) fn book_move(game: &Game, seed: u64) -> Option<Move> {
    if game.handicap() != Handicap::Even || !game.start().is_same_as(&Position::start_position()) {
        return None;
    }
    let known = answers().get(&game.position().key().bits())?;
    let mv = Chance::new(seed ^ game.position().key().bits()).pick(known)?;
    game.position().is_legal(mv).then_some(mv)
}

type Book = (Vec<Opening>, Vec<BookFault>);

fn book() -> &'static Book {
    static BOOK: OnceLock<Book> = OnceLock::new();
    BOOK.get_or_init(|| read(include_str!("opening.txt")))
}

fn read(text: &'static str) -> Book {
    let (mut openings, mut faults) = (Vec::new(), Vec::new());
    let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    for (number, line) in lines {
        let mut fault = |word: &str| faults.push(BookFault { line: number + 1, word: word.to_owned() });
        let Some((name, moves)) = line.split_once(": ") else {
            fault(line);
            continue;
        };
        match read_moves(moves) {
            Ok(moves) => openings.push(Opening { name, moves }),
            Err(word) => fault(word),
        }
    }
    (openings, faults)
}

/// The moves of a line, or the first word that is none.
fn read_moves(line: &str) -> Result<Vec<Move>, &str> {
    let mut position = Position::start_position();
    let mut moves = Vec::new();
    for word in line.split(' ') {
        let mv = usi::read_move(word).map_err(|_| word)?;
        position.play(mv).map_err(|_| word)?;
        moves.push(mv);
    }
    Ok(moves)
}

/// The book's moves by the key of the position they are played in, so that lines may meet again.
fn answers() -> &'static BTreeMap<u64, Vec<Move>> {
    static ANSWERS: OnceLock<BTreeMap<u64, Vec<Move>>> = OnceLock::new();
    ANSWERS.get_or_init(|| {
        let mut answers: BTreeMap<u64, Vec<Move>> = BTreeMap::new();
        for opening in openings() {
            let mut position = Position::start_position();
            for &mv in &opening.moves {
                let known = answers.entry(position.key().bits()).or_default();
                if !known.contains(&mv) {
                    known.push(mv);
                }
                position.play_legal(mv);
            }
        }
        answers
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_not_legal_is_told_with_its_place() {
        let (openings, faults) = read("# one\nsound: 7g7f 3c3d\nunsound: 7g7f 7g7f\nnameless\n");
        assert_eq!(openings.len(), 1);
        let places: Vec<_> = faults.iter().map(|fault| (fault.line, fault.word.as_str())).collect();
        assert_eq!(places, [(3, "7g7f"), (4, "nameless")]);
    }
}
