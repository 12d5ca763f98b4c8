//! Words that speak of a saved game: who played, when, how it ended.

use crate::app::state::App;
use crate::locale::{self, Message};
use crate::notation::record::{End, HeaderKey, NodeId, Record, RecordResult, Step};
use crate::progress::GameId;
use crate::shogi::{Color, Handicap};

/// A player's name, or his side.
pub(super) fn player(app: &App, record: &Record, color: Color) -> String {
    let key = match color {
        Color::Black => HeaderKey::BLACK,
        Color::White => HeaderKey::WHITE,
    };
    record.header(&key).map_or_else(|| locale::side(&app.words, color), str::to_owned)
}

/// "Anna – Bob", or the file's name when nobody is named.
pub(super) fn title(app: &App, id: &GameId, record: &Record) -> String {
    if record.header(&HeaderKey::BLACK).is_none() && record.header(&HeaderKey::WHITE).is_none() {
        return id.as_str().to_owned();
    }
    let [black, white] = [Color::Black, Color::White].map(|color| player(app, record, color));
    app.words.say(&Message::new("game-players").with("black", black).with("white", white))
}

/// Event, date, handicap and number of moves, as many as are known.
pub(super) fn details(app: &App, record: &Record) -> String {
    let words = &app.words;
    let header = |key: &HeaderKey| record.header(key).map(str::to_owned);
    let is_move = |at: &NodeId| record.step(*at).is_some_and(|step| step.mv().is_some());
    let plies = record.main_line().into_iter().filter(is_move).count();
    let parts = [
        header(&HeaderKey::EVENT),
        header(&HeaderKey::START_TIME),
        handicap(app, record),
        Some(words.say(&Message::new("game-moves").with("count", plies))),
    ];
    joined(app, &parts.into_iter().flatten().collect::<Vec<_>>())
}

/// "one · two · three".
pub(super) fn joined(app: &App, parts: &[String]) -> String {
    let Some((first, rest)) = parts.split_first() else { return String::new() };
    rest.iter().fold(first.clone(), |before, part| {
        app.words.say(&Message::new("game-joined").with("before", before).with("after", part.as_str()))
    })
}

/// What was given, or that it starts from a position of its own; nothing of an even game.
fn handicap(app: &App, record: &Record) -> Option<String> {
    match record.handicap() {
        Some(Handicap::Even) => None,
        Some(handicap) => {
            let name = app.words.text(&format!("handicap-{}", handicap.name()));
            Some(app.words.say(&Message::new("game-handicap").with("handicap", name)))
        }
        None => Some(app.words.text("game-from-position")),
    }
}

/// Who won; nothing when the game does not say.
pub(super) fn result(app: &App, record: &Record) -> String {
    let words = &app.words;
    match record.result() {
        Some(RecordResult::Win(color)) => {
            words.say(&Message::new("game-won").with("winner", player(app, record, color)))
        }
        Some(RecordResult::Draw) => words.text("game-drawn"),
        Some(RecordResult::Unknown) | None => String::new(),
    }
}

/// How the line ends at a node; `None` if it doesn't.
pub(super) fn end(app: &App, record: &Record, at: NodeId) -> Option<String> {
    let Some(Step::End(end)) = record.step(at) else { return None };
    let mover = record.mover(at);
    let id = match end {
        End::Resignation => "game-end-resignation",
        End::Mate => "game-end-mate",
        End::NoMate => "game-end-no-mate",
        End::Repetition => "game-end-repetition",
        End::Impasse => "game-end-impasse",
        End::Draw => "game-end-draw",
        End::MoveLimit => "game-end-move-limit",
        End::Interrupted => "game-end-interrupted",
        End::TimeUp => "game-end-time-up",
        End::Declaration => "game-end-declaration",
        End::FoulLoss => "game-end-foul-loss",
        End::FoulWin => "game-end-foul-win",
        End::DefaultLoss => "game-end-default-loss",
        End::DefaultWin => "game-end-default-win",
        End::Other(word) => {
            return Some(app.words.say(&Message::new("game-end-other").with("word", word.as_str())));
        }
    };
    let message = Message::new(id)
        .with("mover", player(app, record, mover))
        .with("other", player(app, record, mover.other()));
    Some(app.words.say(&message))
}
