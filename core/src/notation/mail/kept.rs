//! A game by mail as it is kept among the saved games: a record with a line that tells which game it is and who reads.

use super::error::Unlike;
use super::letter::{Letter, MailId};
use crate::notation::record::{End, HeaderKey, NodeId, Record, Step};
use crate::shogi::{ByColor, Color, Turn};

/// The name of the line above the moves: `K7QF2 black`.
const KEY: &str = "nari-mail";

/// A game by mail with the side that the reader plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailGame {
    /// The game as far as it was played.
    pub letter: Letter,
    /// The reader's side.
    pub own: Color,
}

impl MailGame {
    /// A game that comes with its first letter: the reader is to move, or did not move last.
    #[must_use]
    pub fn of_letter(letter: Letter) -> MailGame {
        // Who resigned or was mated is to move; who reads of it is the one who isn't, unless the writer gave the mate.
        let mover = letter.game().position().side_to_move();
        let own = if letter.is_resigned() { mover.other() } else { mover };
        MailGame { letter, own }
    }

    /// The game of a record; `None` if it was not played by mail.
    #[must_use]
    pub fn of_record(record: &Record) -> Option<MailGame> {
        let (id, side) = record.header(&HeaderKey::new(KEY)?)?.split_once(' ')?;
        let own = match side {
            "black" => Color::Black,
            "white" => Color::White,
            _ => return None,
        };
        let name = |key| record.header(key).unwrap_or_default().to_owned();
        let players = ByColor { black: name(&HeaderKey::BLACK), white: name(&HeaderKey::WHITE) };
        let mut letter = Letter::new(MailId::read(id)?, players, record.start().clone());
        for at in record.main_line() {
            match record.step(at)? {
                Step::Move(mv) => letter.game_mut().play(*mv).ok()?,
                Step::End(End::Resignation) => {
                    let side = letter.game().position().side_to_move();
                    letter.game_mut().resign(side);
                }
                Step::End(_) | Step::Foul(_) => {}
            }
        }
        Some(MailGame { letter, own })
    }

    /// Whether a line above the moves belongs to the letters: the players, and which game it is.
    #[must_use]
    pub fn is_head(key: &HeaderKey) -> bool {
        *key == HeaderKey::BLACK || *key == HeaderKey::WHITE || key.name() == KEY
    }

    /// The record to keep.
    #[must_use]
    pub fn to_record(&self) -> Record {
        let game = self.letter.game();
        let mut record = Record::new(game.start().clone());
        self.head(&mut record);
        let mut at = NodeId::ROOT;
        for mv in game.turns().iter().filter_map(|turn: &Turn| turn.mv()) {
            at = record.play(at, mv).unwrap_or(at);
        }
        self.end(&mut record, at);
        record
    }

    /// What was played since, added to a record of the game: its comments and variations stay.
    #[must_use]
    pub fn added_to(&self, kept: &Record) -> Record {
        let mut record = kept.clone();
        self.head(&mut record);
        let mut at = NodeId::ROOT;
        for mv in self.letter.game().moves() {
            at = record.play(at, mv).unwrap_or(at);
            record.promote(at);
        }
        self.end(&mut record, at);
        record
    }

    fn head(&self, record: &mut Record) {
        let players = self.letter.players();
        record.set_header(&HeaderKey::BLACK, &players[Color::Black]);
        record.set_header(&HeaderKey::WHITE, &players[Color::White]);
        let side = match self.own {
            Color::Black => "black",
            Color::White => "white",
        };
        if let Some(key) = HeaderKey::new(KEY) {
            record.set_header(&key, &format!("{} {side}", self.letter.id.as_str()));
        }
    }

    fn end(&self, record: &mut Record, at: NodeId) {
        if let Some(outcome) = self.letter.game().outcome() {
            let mover = record.mover(at);
            record.end(at, End::of_outcome(outcome, mover));
        }
    }

    /// Whether it is the reader's turn.
    #[must_use]
    pub fn is_own_turn(&self) -> bool {
        let game = self.letter.game();
        game.outcome().is_none() && game.position().side_to_move() == self.own
    }

    /// Whether a letter is the next one of this game: nothing before is other than it was, and only the opponent's move is
    /// new.
    ///
    /// # Errors
    /// The first thing that is otherwise.
    pub fn check_next(&self, next: &Letter) -> Result<(), Unlike> {
        let known = &self.letter;
        if next.id != known.id {
            return Err(Unlike::OtherGame);
        }
        let start = known.game().start();
        if next.players() != known.players() || !next.game().start().is_same_as(start) {
            return Err(Unlike::OtherHead);
        }
        let (played, told) = (known.game().moves(), next.game().moves());
        if let Some(differs) = played.iter().zip(&told).position(|(one, two)| one != two) {
            return Err(Unlike::Differs(differs + 1));
        }
        if told.len() < played.len()
            || (told.len() == played.len() && !next.is_resigned())
            || known.is_resigned()
        {
            return Err(Unlike::NothingNew);
        }
        // The first new move is the opponent's, and there is no second one.
        let first_new = if self.is_own_turn() { played.len() + 1 } else { played.len() + 2 };
        if told.len() >= first_new || (self.is_own_turn() && next.is_resigned()) {
            return Err(Unlike::PlayedForYou(first_new));
        }
        if next.is_resigned() && told.len() > played.len() {
            return Err(Unlike::PlayedForYou(first_new));
        }
        Ok(())
    }
}
