//! The list of saved games put into cards, fields and questions.

use super::games_shape::{Field, GameCard, GamesView, Link};
use super::shape::{Button, Feedback, Tone};
use super::{Enabled, button, game_words};
use crate::app::screen::{ImportFault, Told};
use crate::app::state::App;
use crate::app::{Command, GamesCommand, Place};
use crate::locale::{self, Message};
use crate::notation::record::Record;
use crate::progress::GameId;

pub(super) fn games(app: &App) -> GamesView {
    let words = &app.words;
    let shown = app.games.shown();
    let readable = app.games.games.iter().filter(|game| game.record.is_ok()).count();
    let searched = !app.games.search.trim().is_empty();
    let empty = match (shown.is_empty(), searched) {
        (false, _) => None,
        (true, true) => {
            Some(words.say(&Message::new("games-nothing-found").with("search", app.games.search.trim())))
        }
        (true, false) => Some(words.text("games-none")),
    };
    let cards = shown.into_iter().map(|(id, record)| card(app, id, record)).collect::<Vec<_>>();
    let summary = if searched {
        Message::new("games-found").with("found", cards.len()).with("total", readable)
    } else {
        Message::new("games-summary").with("total", readable)
    };
    GamesView {
        title: words.text("games-title"),
        summary: words.say(&summary),
        search: Field { text: app.games.search.clone(), ..field(app, "games-search") },
        cards,
        broken: broken(app),
        empty,
        import: Field {
            text: app.games.import.clone(),
            error: match &app.games.told {
                Some(Told::NotImported(fault)) => Some(import_fault(app, fault)),
                _ => None,
            },
            ..field(app, "games-import")
        },
        import_button: press(app, GamesCommand::Import, "button-import"),
        told: told(app, app.games.told.as_ref()),
        question: question(app),
        editor: link(app, "games-editor", Place::Editor(None)),
        mail: link(app, "games-mail", Place::Mail),
        notices: app.notices.clone(),
    }
}

/// A field with its label, help and placeholder; nothing stands in it.
pub(super) fn field(app: &App, id: &str) -> Field {
    Field {
        label: app.words.text(id),
        help: app.words.text(&format!("{id}.help")),
        text: String::new(),
        placeholder: app.words.text(&format!("{id}.placeholder")),
        error: None,
    }
}

fn link(app: &App, id: &str, place: Place) -> Link {
    Link { label: app.words.text(id), help: app.words.text(&format!("{id}.help")), place }
}

fn press(app: &App, command: GamesCommand, id: &str) -> Button {
    button(app, Command::Games(command), id, Enabled::Yes)
}

fn card(app: &App, game: &GameId, record: &Record) -> GameCard {
    let words = &app.words;
    let title = game_words::title(app, game, record);
    let details = game_words::details(app, record);
    let result = game_words::result(app, record);
    let id = if result.is_empty() { "games-card-open" } else { "games-card" };
    let spoken = Message::new(id).with("title", title.as_str()).with("details", details.as_str());
    let spoken = if result.is_empty() { spoken } else { spoken.with("result", result.as_str()) };
    GameCard {
        id: game.clone(),
        spoken: words.say(&spoken),
        delete: words.say(&Message::new("games-delete").with("title", title.as_str())),
        title,
        details,
        result,
        place: Place::Game(game.clone()),
    }
}

/// The files that can't be read, each with its reason.
fn broken(app: &App) -> Vec<String> {
    let faults = app.games.games.iter().filter_map(|game| Some((&game.id, game.record.as_ref().err()?)));
    faults
        .map(|(id, fault)| {
            let why = locale::game_fault(&app.words, fault);
            app.words.say(&Message::new("games-broken").with("name", id.as_str()).with("why", why))
        })
        .collect()
}

/// The question whether to delete a game.
fn question(app: &App) -> Option<Feedback> {
    let id = app.games.asked.as_ref()?;
    let record = app.games.games.iter().find(|game| game.id == *id)?.record.as_ref().ok()?;
    let title = game_words::title(app, id, record);
    Some(Feedback {
        tone: Tone::Hint,
        title: app.words.say(&Message::new("games-delete-question").with("title", title)),
        text: app.words.text("games-delete-text"),
        actions: vec![
            button(app, Command::Confirm, "button-delete", Enabled::Yes),
            button(app, Command::Retry, "button-keep-game", Enabled::Yes),
        ],
    })
}

/// Why nothing was taken in.
fn import_fault(app: &App, fault: &ImportFault) -> String {
    let words = &app.words;
    match fault {
        ImportFault::Empty => words.text("games-import-empty"),
        ImportFault::Text(error) => {
            words.say(&Message::new("games-import-text").with("why", locale::file_error(words, error)))
        }
        ImportFault::File(path, fault) => words.say(
            &Message::new("games-import-file")
                .with("file", path.to_string_lossy().into_owned())
                .with("why", locale::game_fault(words, fault)),
        ),
    }
}

/// What came of something, in a box; nothing for a fault that stands beside its field.
pub(super) fn told(app: &App, told: Option<&Told>) -> Option<Feedback> {
    let words = &app.words;
    let why = |fault| locale::game_fault(words, fault);
    let named = |id: &'static str, game: &GameId| Message::new(id).with("name", game.as_str());
    let (tone, message) = match told? {
        Told::Unread(fault) => (Tone::Refused, Message::new("games-unread").with("why", why(fault))),
        Told::NoSuchGame(id) => (Tone::Refused, named("games-no-such", id)),
        Told::Unreadable(id, fault) => (Tone::Refused, named("games-broken", id).with("why", why(fault))),
        Told::Deleted(id) => (Tone::Good, named("games-deleted", id)),
        Told::NotDeleted(id, fault) => {
            (Tone::Refused, named("games-not-deleted", id).with("why", why(fault)))
        }
        Told::Restored(id) => (Tone::Good, named("games-restored", id)),
        Told::NotRestored(fault) => {
            (Tone::Refused, Message::new("games-not-restored").with("why", why(fault)))
        }
        Told::Imported(count) => (Tone::Good, Message::new("games-imported").with("count", *count)),
        Told::NotImported(_) => return None,
        Told::NotAdded(fault) => (Tone::Refused, Message::new("games-not-added").with("why", why(fault))),
        Told::NotSaved(id, fault) => (Tone::Refused, named("games-not-saved", id).with("why", why(fault))),
        Told::ByMail => (Tone::Refused, Message::new("games-by-mail")),
        Told::Copied(_) => (Tone::Good, Message::new("export-copied")),
        Told::NotCopied => (Tone::Refused, Message::new("export-not-copied")),
        Told::Written(path) => {
            (Tone::Good, Message::new("export-written").with("file", path.to_string_lossy().into_owned()))
        }
        Told::InTheWay(path) => {
            (Tone::Hint, Message::new("export-in-the-way").with("file", path.to_string_lossy().into_owned()))
        }
        Told::NotWritten(path, kind) => (
            Tone::Refused,
            Message::new("export-not-written")
                .with("file", path.to_string_lossy().into_owned())
                .with("why", locale::file_trouble(words, *kind)),
        ),
        Told::NotExported(format, error) => (
            Tone::Refused,
            Message::new("export-refused").with("why", words.say(&locale::write_error(error, *format, 1))),
        ),
    };
    let actions = match told? {
        Told::Deleted(_) => vec![press(app, GamesCommand::Restore, "button-restore-game")],
        Told::InTheWay(_) => vec![press(app, GamesCommand::Replace, "button-replace-file")],
        _ => Vec::new(),
    };
    Some(boxed(app, tone, words.say(&message), actions))
}

/// A box of that tone.
pub(super) fn boxed(app: &App, tone: Tone, text: String, actions: Vec<Button>) -> Feedback {
    let title = match tone {
        Tone::Good => "told-done",
        Tone::Hint => "told-question",
        Tone::Refused | Tone::Wrong => "told-refused",
    };
    Feedback { tone, title: app.words.text(title), text, actions }
}

/// What is told, as it is spoken.
pub(super) fn spoken(app: &App) -> String {
    let told = match &app.screen {
        super::Open::Replay(screen) => screen.told.as_ref(),
        super::Open::Editor(screen) => screen.told.as_ref(),
        _ => app.games.told.as_ref(),
    };
    match told {
        Some(Told::NotImported(fault)) => import_fault(app, fault),
        told => self::told(app, told).map_or_else(String::new, |said| said.text),
    }
}

/// The question whether to delete, as it is spoken.
pub(super) fn asked(app: &App) -> String {
    question(app)
        .map_or_else(String::new, |asked| super::spoken::titled(app.words(), asked.title, asked.text))
}
