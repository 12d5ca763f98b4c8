//! A game that ended or was broken off, as it is written among the saved games.

use super::screen::PlayScreen;
use crate::locale::Words;
use crate::notation::record::{End, HeaderKey, NodeId, Record};
use crate::progress::{Date, Moment};
use crate::shogi::{Color, Turn};

/// The record of a game that ended, or is broken off where it stands; `None` for one in which turns were let go by: a pass is
/// no move of shogi, and no format has a word for it.
pub(super) fn of(words: &Words, screen: &PlayScreen, now: Moment) -> Option<Record> {
    let mut record = Record::new(screen.game.start().clone());
    if now != Moment::default() {
        let Date { year, month, day } = now.day().date();
        record.set_header(&HeaderKey::START_TIME, &format!("{year:04}/{month:02}/{day:02}"));
    }
    for color in Color::ALL {
        let key = if color == Color::Black { HeaderKey::BLACK } else { HeaderKey::WHITE };
        if let Some(player) = player(words, screen, color) {
            record.set_header(&key, &player);
        }
    }
    let mut at = NodeId::ROOT;
    for turn in screen.game.turns() {
        let Turn::Move(mv) = *turn else { return None };
        at = record.play(at, mv).ok()?;
    }
    let mover = screen.game.position().side_to_move();
    record.end(at, screen.game.outcome().map_or(End::Interrupted, |outcome| End::of_outcome(outcome, mover)));
    Some(record)
}

/// What the game is called: by the opponent's name.
pub(super) fn name(words: &Words, screen: &PlayScreen) -> String {
    match screen.rival {
        Some(level) => words.text(&format!("opponent-{}", level.id())),
        None => words.text("play-two"),
    }
}

/// Who plays that side; two people at one board have no names.
fn player(words: &Words, screen: &PlayScreen, color: Color) -> Option<String> {
    screen.rival?;
    Some(if color == screen.seat_color() { words.text("play-you") } else { name(words, screen) })
}
