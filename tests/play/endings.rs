//! The rows of `endings.txt`, for whoever plays them.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::panic,
    reason = "rows that can't be read fail; each test uses a part of them"
)]

use nari::progress::Points;

/// A game that comes to an end.
pub struct Ending {
    pub row: &'static str,
    /// `startpos`, or a SFEN.
    pub start: &'static str,
    pub declaration: Points,
    /// Moves in USI, and a command, if one ends the game.
    pub turns: Vec<String>,
    /// What the box says: its title, and words of its sentence.
    pub title: &'static str,
    pub text: &'static str,
    /// The word for the end in the game's file.
    pub word: &'static str,
}

impl Ending {
    /// Whether it comes of repeating a position.
    pub fn repeats(&self) -> bool {
        self.text.contains("repeated") || self.text.contains("sennichite")
    }
}

/// All rows.
pub fn endings() -> Vec<Ending> {
    let rows = include_str!("endings.txt").lines().filter(|row| !row.starts_with('#'));
    let endings: Vec<_> = rows.map(read).collect();
    assert_eq!(endings.len(), 12);
    endings
}

fn read(row: &'static str) -> Ending {
    let cells: Vec<_> = row.split('|').map(str::trim).collect();
    let [start, rule, moves, title, text, word] = cells[..] else { panic!("{row}") };
    let declaration = if rule == "24" { Points::TwentyFour } else { Points::TwentySeven };
    Ending { row, start, declaration, turns: spread(moves), title, text, word }
}

/// `(a b)x2 c` as `a b a b c`.
fn spread(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some((before, group)) = rest.split_once('(') {
        let (inner, after) = group.split_once(")x").unwrap();
        let (times, after) = after.split_once(' ').unwrap_or((after, ""));
        words.extend(before.split_whitespace().map(str::to_owned));
        for _ in 0..times.parse().unwrap() {
            words.extend(inner.split_whitespace().map(str::to_owned));
        }
        rest = after;
    }
    words.extend(rest.split_whitespace().map(str::to_owned));
    words
}
