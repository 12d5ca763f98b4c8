//! A letter, and how it is written.

use std::fmt::Write;

use super::code;
use crate::notation::{sfen, usi};
use crate::shogi::{ByColor, Color, Game, Move, Outcome, Position, WinReason};

/// The version of the letters that are written, and the latest that are read.
pub(super) const VERSION: u32 = 1;
/// The word of a player who resigns.
pub(super) const RESIGN: &str = "resign";
/// The keys of the lines below the first.
pub(super) const SENTE: &str = "Sente";
pub(super) const GOTE: &str = "Gote";
pub(super) const START: &str = "Start";
/// The most signs that a name has: a mail program does not break such a line.
const LONGEST_NAME: usize = 40;

/// What tells one game by mail from another: five signs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MailId(String);

impl MailId {
    /// The id for a number drawn by chance.
    #[must_use]
    pub fn of_number(number: u64) -> MailId {
        MailId(code::in_signs(number))
    }

    /// Reads an id.
    #[must_use]
    pub fn read(text: &str) -> Option<MailId> {
        code::read(text).map(MailId)
    }

    /// The five signs.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A game by mail as far as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// Which game.
    pub id: MailId,
    players: ByColor<String>,
    game: Game,
}

impl Letter {
    /// A game that begins from a position. A name is one line of at most 40 signs; an empty one is `?`.
    #[must_use]
    pub fn new(id: MailId, players: ByColor<String>, start: Position) -> Letter {
        let ByColor { black, white } = players;
        let players = ByColor { black: plain(&black), white: plain(&white) };
        Letter { id, players, game: Game::new(start) }
    }

    /// Who plays.
    #[must_use]
    pub const fn players(&self) -> &ByColor<String> {
        &self.players
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The same, to be played on.
    pub const fn game_mut(&mut self) -> &mut Game {
        &mut self.game
    }

    /// Whether the game ended by a resignation.
    #[must_use]
    pub fn is_resigned(&self) -> bool {
        matches!(self.game.outcome(), Some(Outcome::Win { reason: WinReason::Resignation, .. }))
    }

    /// The words of the game: every move, and the resignation.
    fn words(&self) -> Vec<String> {
        let moves = self.game.moves().into_iter().map(written);
        moves.chain(self.is_resigned().then(|| RESIGN.to_owned())).collect()
    }
}

/// The letter as it is sent: a first line, who plays, the moves two by two, and a code of two halves: over all before the
/// last move, and over all.
#[must_use]
pub fn write(letter: &Letter) -> String {
    let words = letter.words();
    let mut text = format!("[Nari {VERSION} {} move {}]\n", letter.id.as_str(), words.len());
    let [sente, gote] = [Color::Black, Color::White].map(|color| &letter.players[color]);
    let _ = write!(text, "{SENTE}: {sente}\n{GOTE}: {gote}\n");
    let start = start_text(letter.game.start());
    if !start.is_empty() {
        let _ = writeln!(text, "{START}: {start}");
    }
    for (turn, pair) in words.chunks(2).enumerate() {
        let _ = writeln!(text, "{}. {}", turn + 1, pair.join(" "));
    }
    let (before, all) = codes(letter.id.as_str(), &letter.players, &start, &words);
    let _ = writeln!(text, "[check {before}-{all}]");
    text
}

/// The two halves of the code: over all before the last word, and over all.
pub(super) fn codes(id: &str, players: &ByColor<String>, start: &str, words: &[String]) -> (String, String) {
    let mut all = vec![id, &players[Color::Black], &players[Color::White], start];
    all.extend(words.iter().map(String::as_str));
    let before = if words.is_empty() { all.as_slice() } else { all.get(..all.len() - 1).unwrap_or_default() };
    (code::of(before), code::of(&all))
}

/// The start in SFEN; nothing for the ordinary one.
pub(super) fn start_text(start: &Position) -> String {
    if start.is_same_as(&Position::start_position()) && start.move_number() == 1 {
        return String::new();
    }
    sfen::write(&start.to_setup())
}

/// A move as it stands in a letter: as in USI, but a drop has `/`, since chat programs take `*` for bold type.
fn written(mv: Move) -> String {
    usi::write_move(mv).replace('*', "/")
}

/// A name as it stands in one line.
pub(super) fn plain(name: &str) -> String {
    let spaced: String = name.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    let words: Vec<_> = spaced.split_whitespace().collect();
    let short: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    let short = short.trim();
    if short.is_empty() { "?".to_owned() } else { short.to_owned() }
}
