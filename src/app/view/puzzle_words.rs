//! Words that speak of a mate problem: its length, its theme, its moves.

use std::sync::Arc;

use crate::app::state::App;
use crate::lesson::puzzle::{Classic, Puzzle};
use crate::locale::{self, Form, Message};
use crate::shogi::{Move, Position, Square, SquareSet};
use crate::tsume::compose::Theme;

/// "Mate in 3".
pub(super) fn mate_in(app: &App, moves: usize) -> String {
    app.words.say(&Message::new("puzzles-mate-in").with("moves", moves))
}

/// "Mate in 3 moves: you, your opponent, you."
pub(super) fn asked(app: &App, moves: usize) -> String {
    app.words.say(&Message::new("puzzle-asked").with("moves", moves))
}

/// The name of a theme.
pub(super) fn theme(app: &App, theme: Theme) -> String {
    app.words.text(&format!("theme-{}", theme.name()))
}

/// A problem's number among those of its length, and how many those are.
pub(super) fn number(app: &App, puzzle: &Puzzle) -> (usize, usize) {
    let same = || app.catalog.puzzles_with(&puzzle.id).iter().filter(|other| other.moves == puzzle.moves);
    let index = same().position(|other: &Arc<Puzzle>| other.id == puzzle.id).unwrap_or(0);
    (index + 1, same().count())
}

/// "Itō Kanju, 1755 · 21 moves".
pub(super) fn credit(app: &App, classic: &Classic) -> String {
    let message = Message::new("puzzles-credit")
        .with("author", app.words.text(&classic.author_name()))
        .with("work", app.words.text(&classic.work_title()))
        .with("number", usize::from(classic.number))
        .with("year", classic.year.to_string())
        .with("moves", classic.moves);
    app.words.say(&message)
}

/// A large number, its digits in groups of three.
pub(super) fn count(app: &App, number: u64) -> String {
    let digits = number.to_string();
    let gap = app.words.text("number-gap");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push_str(&gap);
        }
        text.push(digit);
    }
    text
}

/// The names of a line's moves, in order.
pub(super) fn named(app: &App, start: &Position, line: &[Move]) -> Vec<String> {
    let mut position = start.clone();
    let mut previous = None;
    let mut names = Vec::new();
    for &mv in line {
        names.push(locale::moved(&app.words, &app.naming(), &position, mv, previous));
        previous = Some(mv.to());
        match position.after(mv) {
            Ok(next) => position = next,
            Err(_) => break,
        }
    }
    names
}

/// The line as it is printed: "1. G*3b 2. K-1b", one line for each move of the one who begins.
pub(super) fn numbered(app: &App, start: &Position, line: &[Move]) -> Vec<String> {
    let names = named(app, start, line);
    let one = |(index, name): (usize, &String)| {
        app.words.say(&Message::new("puzzle-ply").with("number", index + 1).with("move", name.as_str()))
    };
    let plies: Vec<_> = names.iter().enumerate().map(one).collect();
    plies.chunks(2).map(|pair| pair.join("  ")).collect()
}

/// "the Gold on 3b and the Rook on 2d".
pub(super) fn pieces_on(app: &App, position: &Position, squares: SquareSet) -> String {
    let names: Vec<_> = squares.iter().filter_map(|square| piece_on(app, position, square)).collect();
    locale::list(&app.words, &names)
}

/// "the Gold on 3b".
pub(super) fn piece_on(app: &App, position: &Position, square: Square) -> Option<String> {
    let piece = position.piece_at(square)?;
    let message = Message::new("piece-on")
        .with("piece", locale::piece_form(&app.words, piece.kind, Form::The))
        .with("square", locale::square(square, &app.naming()));
    Some(app.words.say(&message))
}
