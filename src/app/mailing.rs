//! Events of the games by mail: a letter read, a game begun, a move sent.

use super::gaming::add;
use super::heard::Heard;
use super::opened::open;
use super::screen::{Added, MailScreen, MailTold, Placing as _};
use super::state::{App, Screen};
use super::update::keep;
use super::{Command, Effect, FileJob, MailCommand, MailPlayer, Place};
use crate::notation::mail::{self, Letter, MailGame, MailId, Unlike};
use crate::notation::record::Record;
use crate::progress::GameId;
use crate::shogi::{ByColor, Color, Position};

/// Opens the list of games by mail.
pub(super) fn open_list(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    app.screen = Screen::Mail;
    app.mail.told = None;
    effects.push(Effect::Files(FileJob::ListGames));
    vec![Heard::Screen]
}

/// The games by mail among the saved ones, as they were last read.
pub(super) fn games(app: &App) -> impl Iterator<Item = (&GameId, &Record, MailGame)> {
    app.games.games.iter().filter_map(|saved| {
        let record = saved.record.as_ref().ok()?.as_ref();
        Some((&saved.id, record, MailGame::of_record(record)?))
    })
}

/// The saved games were read: the learner's name is the one that he had before, and a letter finds its game.
pub(super) fn settle(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    if app.mail.own_name.is_empty() {
        let name = games(app).last().map(|(_, _, game)| game.letter.players()[game.own].clone());
        app.mail.own_name = name.unwrap_or_default();
    }
    match app.mail.reading.take() {
        Some(letter) => take_in(app, letter, effects),
        None => Vec::new(),
    }
}

/// The name of a player in a new game was typed.
pub(super) fn name(app: &mut App, player: MailPlayer, name: String) {
    match player {
        MailPlayer::Own => app.mail.own_name = name,
        MailPlayer::Opponent => app.mail.their_name = name,
    }
    app.mail.told = None;
}

pub(super) fn run(app: &mut App, command: MailCommand, effects: &mut Vec<Effect>) -> Vec<Heard> {
    match command {
        MailCommand::Read => read(app, effects),
        MailCommand::BeginFirst => begin(app, Color::Black, effects),
        MailCommand::BeginSecond => begin(app, Color::White, effects),
        MailCommand::Write => on_mail(app, effects, MailScreen::write),
        MailCommand::Copy => {
            let Screen::MailGame(screen) = &mut app.screen else { return vec![Heard::Nothing] };
            let Some(letter) = screen.letter() else { return vec![Heard::Nothing] };
            screen.told = Some(MailTold::Copied);
            effects.push(Effect::Copy(letter));
            vec![Heard::Remark]
        }
        MailCommand::Replay => match &app.screen {
            Screen::MailGame(screen) => {
                let place = Place::Game(screen.id.clone());
                open(app, place, effects)
            }
            _ => vec![Heard::Nothing],
        },
    }
}

/// Resigning is asked, meant or not meant.
pub(super) fn resigning(app: &mut App, command: Command, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let Screen::MailGame(screen) = &mut app.screen else { return Vec::new() };
    let is_asked = screen.told == Some(MailTold::Resign);
    match command {
        Command::Resign if screen.game.is_own_turn() => {
            screen.put_away();
            screen.told = Some(MailTold::Resign);
            vec![Heard::Remark]
        }
        Command::Confirm if is_asked => on_mail(app, effects, MailScreen::resign),
        Command::Retry => {
            let came = screen.retry();
            keep(app, came, effects)
        }
        _ => vec![Heard::Nothing],
    }
}

fn on_mail(
    app: &mut App,
    effects: &mut Vec<Effect>,
    act: impl FnOnce(&mut MailScreen) -> super::screen::Came,
) -> Vec<Heard> {
    let Screen::MailGame(screen) = &mut app.screen else { return vec![Heard::Nothing] };
    let came = act(screen);
    keep(app, came, effects)
}

/// Begins a game in which the learner plays that side.
fn begin(app: &mut App, own: Color, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let names = [&app.mail.own_name, &app.mail.their_name].map(|name| name.trim().to_owned());
    if names.iter().any(String::is_empty) {
        return tell(app, MailTold::NoName);
    }
    let [mine, theirs] = names;
    let players = match own {
        Color::Black => ByColor { black: mine, white: theirs },
        Color::White => ByColor { black: theirs, white: mine },
    };
    app.seed = app.seed.wrapping_add(1);
    let letter = Letter::new(MailId::of_number(mixed(app.seed)), players, Position::start_position());
    app.mail.their_name.clear();
    add(app, Added::OpensByMail, MailGame { letter, own }.to_record(), None, effects);
    Vec::new()
}

/// A number whose last bits differ when those of another do.
const fn mixed(seed: u64) -> u64 {
    let seed = (seed ^ (seed >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    seed ^ (seed >> 29)
}

/// Reads the letter that was pasted; the games it may belong to are read anew before.
fn read(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    match mail::read(&app.mail.letter) {
        Ok(letter) => {
            app.mail.reading = Some(letter);
            effects.push(Effect::Files(FileJob::ListGames));
            Vec::new()
        }
        Err(error) => tell(app, MailTold::Refused(error)),
    }
}

/// Takes a letter in: a move in a game that is known, or a game that is not.
fn take_in(app: &mut App, letter: Letter, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let known = games(app).find(|(_, _, game)| game.letter.id == letter.id);
    let Some((id, record, game)) = known else {
        if matches!(app.screen, Screen::MailGame(_)) {
            return tell(app, MailTold::Unlike(Unlike::OtherGame));
        }
        app.mail.letter.clear();
        add(app, Added::OpensByMail, MailGame::of_letter(letter).to_record(), None, effects);
        return Vec::new();
    };
    if let Err(unlike) = game.check_next(&letter) {
        return tell(app, MailTold::Unlike(unlike));
    }
    let (id, own) = (id.clone(), game.own);
    let record = MailGame { letter, own }.added_to(record);
    app.mail.letter.clear();
    let serial = app.fresh();
    app.serial += 1 << 16;
    let Some(mut screen) = MailScreen::open(id.clone(), record.clone(), serial) else { return Vec::new() };
    screen.told = Some(MailTold::Came);
    app.screen = Screen::MailGame(Box::new(screen));
    let mut came = super::screen::Came::heard(Heard::Remark);
    let record = std::sync::Arc::new(record);
    came.effects.push(Effect::Files(FileJob::SaveGame { id, record }));
    keep(app, came, effects)
}

/// A game that was just added is open: what there is to know of it.
pub(super) fn welcome(app: &mut App) {
    if let Screen::MailGame(screen) = &mut app.screen {
        screen.told = Some(MailTold::New);
    }
}

/// Says what came of a letter, where it was pasted.
fn tell(app: &mut App, told: MailTold) -> Vec<Heard> {
    if let Screen::MailGame(screen) = &mut app.screen {
        screen.told = Some(told);
        return vec![Heard::Remark];
    }
    app.mail.told = Some(told);
    vec![Heard::Told]
}
