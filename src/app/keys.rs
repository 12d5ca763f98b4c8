//! Single-letter keys: which command a letter gives in the language in force.
//!
//! The letters are messages (`key-hint = H`), so that a translator chooses them: I for *Indice* in French.

use super::Command;
use crate::locale::Words;

/// The commands that have a letter, with the name their messages carry (`key-…`, `command-…`).
pub const COMMANDS: [(Command, &str); 17] = [
    (Command::Hint, "hint"),
    (Command::ShowMe, "show-me"),
    (Command::Undo, "undo"),
    (Command::Redo, "redo"),
    (Command::Restart, "restart"),
    (Command::Next, "next"),
    (Command::Previous, "previous"),
    (Command::WhyNot, "why-not"),
    (Command::SaySquare, "say-square"),
    (Command::SayMoves, "say-moves"),
    (Command::SayBoard, "say-board"),
    (Command::TurnBoard, "turn-board"),
    (Command::Solution, "solution"),
    (Command::Defend, "defend"),
    (Command::Declare, "declare"),
    (Command::Review, "review"),
    (Command::NewGame, "new-game"),
];

/// The command of a letter, capital or not.
#[must_use]
pub fn command(words: &Words, letter: char) -> Option<Command> {
    if letter == '?' {
        return Some(Command::Help);
    }
    COMMANDS.into_iter().map(|(command, _)| command).find(|&command| {
        let key = key_of(words, command);
        key.chars().eq(letter.to_uppercase())
    })
}

/// The capital letter of a command; empty when it has none.
#[must_use]
pub fn key_of(words: &Words, command: Command) -> String {
    let found = COMMANDS.into_iter().find(|(candidate, _)| *candidate == command);
    found.map_or_else(String::new, |(_, name)| words.text(&format!("key-{name}")))
}
