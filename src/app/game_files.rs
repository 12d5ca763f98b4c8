//! What came of something done with the files of games: what opens then, what is told.

use std::path::PathBuf;
use std::sync::Arc;

use super::gaming::{open_list, refuse, take_in};
use super::heard::Heard;
use super::mailing;
use super::screen::{Added, ImportFault, MailScreen, ReplayScreen, Told};
use super::state::{App, Screen};
use super::{Effect, FileFound, FileJob, Place, puzzling};
use crate::locale::{self, Message};
use crate::notation::record::{self, Record};
use crate::progress::{GameFault, GameId, SavedGame};

/// What came of something done with files.
pub(super) fn found(app: &mut App, found: FileFound, effects: &mut Vec<Effect>) -> Vec<Heard> {
    match found {
        FileFound::Games(Ok(games)) => {
            app.games.games = games;
            mailing::settle(app, effects)
        }
        FileFound::Games(Err(fault)) => tell(app, Told::Unread(fault)),
        FileFound::Game(id, game) => found_game(app, id, game, effects),
        FileFound::Added(added) => found_added(app, added, effects),
        FileFound::NotSaved(id, fault) => {
            let why = locale::game_fault(&app.words, &fault);
            let message = Message::new("games-not-saved").with("name", id.as_str()).with("why", why);
            app.notice(app.words.say(&message));
            tell(app, Told::NotSaved(id, fault))
        }
        FileFound::Deleted(id, Ok(())) => {
            app.games.games.retain(|game| game.id != id);
            tell(app, Told::Deleted(id))
        }
        FileFound::Deleted(id, Err(fault)) => tell(app, Told::NotDeleted(id, fault)),
        FileFound::Restored(Ok(id)) => {
            effects.push(Effect::Files(FileJob::ListGames));
            tell(app, Told::Restored(id))
        }
        FileFound::Restored(Err(fault)) => tell(app, Told::NotRestored(fault)),
        FileFound::Read(path, Ok(bytes)) => match record::read(&bytes) {
            Ok(records) => {
                let name = path.file_stem().map(|name| name.to_string_lossy().into_owned());
                take_in(app, records, name.as_deref(), effects)
            }
            Err(error) => refuse_file(app, path, GameFault::NoGame(error)),
        },
        FileFound::Read(path, Err(fault)) => refuse_file(app, path, fault),
        FileFound::Written(path, Ok(())) => {
            app.games.in_the_way = None;
            tell(app, Told::Written(path))
        }
        FileFound::Written(path, Err(std::io::ErrorKind::AlreadyExists))
            if app.games.in_the_way.is_some() =>
        {
            if let Some(way) = &mut app.games.in_the_way {
                way.path.clone_from(&path);
            }
            tell(app, Told::InTheWay(path))
        }
        FileFound::Written(path, Err(why)) => tell(app, Told::NotWritten(path, why)),
    }
}

fn refuse_file(app: &mut App, path: PathBuf, fault: GameFault) -> Vec<Heard> {
    refuse(app, ImportFault::File(path, fault))
}

/// Says what came of something, where it is seen: beside the open game or drawing, else on the list.
pub(super) fn tell(app: &mut App, told: Told) -> Vec<Heard> {
    match &mut app.screen {
        Screen::Replay(screen) => screen.told = Some(told),
        Screen::Editor(screen) => screen.told = Some(told),
        _ => app.games.told = Some(told),
    }
    vec![Heard::Told]
}

/// A game was read: the screen that waits for it opens.
fn found_game(
    app: &mut App,
    id: GameId,
    game: Result<Option<Arc<Record>>, GameFault>,
    effects: &mut Vec<Effect>,
) -> Vec<Heard> {
    let Some(wanted) = app.games.wanted.take_if(|place| is_of(place, &id)) else { return Vec::new() };
    let told = match game {
        Ok(Some(record)) => return show(app, &wanted, id, &record),
        Ok(None) => Told::NoSuchGame(id),
        Err(fault) => Told::Unreadable(id, fault),
    };
    open_list(app, effects);
    tell(app, told)
}

fn is_of(place: &Place, id: &GameId) -> bool {
    matches!(place, Place::Game(wanted) | Place::MailGame(wanted) if wanted == id)
}

/// Shows a game that was read.
fn show(app: &mut App, place: &Place, id: GameId, record: &Record) -> Vec<Heard> {
    let serial = app.fresh();
    app.serial += 1 << 16;
    let by_mail =
        matches!(place, Place::MailGame(_)).then(|| MailScreen::open(id.clone(), record.clone(), serial));
    app.screen = match by_mail.flatten() {
        Some(screen) => Screen::MailGame(Box::new(screen)),
        None => Screen::Replay(Box::new(ReplayScreen::open(id, record.clone(), serial))),
    };
    vec![Heard::Screen]
}

fn found_added(app: &mut App, added: Result<SavedGame, GameFault>, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let then = app.games.adding.pop_front();
    let game = match added {
        Ok(game) => game,
        Err(fault) => return tell(app, Told::NotAdded(fault)),
    };
    app.games.put(game.clone());
    match (then, game.record) {
        (Some(Added::Opens), Ok(record)) => {
            puzzling::leave(app, effects);
            show(app, &Place::Game(game.id.clone()), game.id, &record)
        }
        (Some(Added::OpensByMail), Ok(record)) => {
            let heard = show(app, &Place::MailGame(game.id.clone()), game.id, &record);
            mailing::welcome(app);
            heard
        }
        (Some(Added::Counts), _) => {
            app.games.imported += 1;
            if app.games.adding.is_empty() {
                tell(app, Told::Imported(app.games.imported))
            } else {
                Vec::new()
            }
        }
        _ => Vec::new(),
    }
}
