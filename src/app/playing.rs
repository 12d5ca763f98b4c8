//! Events of the games: the choices before one, what is kept of it, which answer is still waited for.

use std::sync::Arc;

use super::heard::Heard;
use super::screen::{self, Came, GoingOn, House, PlayScreen, Sitting};
use super::state::{App, Screen};
use super::update::keep;
use super::{Command, Effect, FileJob, Found};
use super::{game_record, own_position, reviewing};
use crate::locale::Words;
use crate::notation::sfen;
use crate::progress::{Activity, GameId, Moment, Seat, Went};
use crate::shogi::{Handicap, Position};

/// Does something to the game on the screen, if one is.
pub(super) fn on_game(
    app: &mut App,
    effects: &mut Vec<Effect>,
    act: impl FnOnce(&mut PlayScreen, u64) -> Came,
) -> Vec<Heard> {
    let serial = app.fresh();
    let Screen::Play(screen) = &mut app.screen else { return Vec::new() };
    let came = act(screen, serial);
    keep(app, came, effects)
}

/// Whether a game is on the screen.
pub(super) const fn is_open(app: &App) -> bool {
    matches!(app.screen, Screen::Play(_))
}

/// What a command asks of a game; `None` when it is none of a game's.
pub(super) fn run(app: &mut App, command: Command, effects: &mut Vec<Effect>) -> Option<Vec<Heard>> {
    Some(match command {
        Command::BeginGame => begin(app, effects),
        Command::NewGame => sit(app, effects),
        Command::TakeRung => take_rung(app, effects),
        Command::Declare => on_game(app, effects, |screen, _| screen.declare()),
        Command::Resign => on_game(app, effects, |screen, _| screen.resign()),
        Command::Confirm => on_game(app, effects, |screen, _| screen.confirm()),
        Command::SeeAgain => on_game(app, effects, |screen, _| screen.see_again()),
        Command::Review => on_game(app, effects, PlayScreen::review_or_back),
        Command::MakePuzzles => on_game(app, effects, PlayScreen::make_puzzles),
        Command::First => on_game(app, effects, |screen, _| screen.go_to(0)),
        Command::Last => on_game(app, effects, |screen, _| screen.go_to(usize::MAX)),
        Command::Stop if is_open(app) => on_game(app, effects, |screen, _| screen.hurry()),
        Command::PlayOn if is_open(app) => on_game(app, effects, PlayScreen::let_stand),
        Command::Next if is_open(app) => on_game(app, effects, |screen, _| screen.step(screen::Way::On)),
        Command::Previous if is_open(app) => {
            on_game(app, effects, |screen, _| screen.step(screen::Way::Back))
        }
        _ => return None,
    })
}

/// The game on the screen if it goes on, or was left; else the choices before one.
pub(super) fn open(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let goes_on = app.left.as_ref().is_some_and(|left| left.game.outcome().is_none());
    if goes_on { go_on(app, effects) } else { sit(app, effects) }
}

/// The choices before a game.
fn sit(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    leave(app, effects);
    app.screen = Screen::Sitting;
    app.sitting.going_on = GoingOn::NotAsked;
    vec![Heard::Screen]
}

/// Takes up the rung that is proposed, and sits down to a game there.
fn take_rung(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let Some(rung) = screen::rung(&app.settings.play, &app.play) else { return vec![Heard::Nothing] };
    rung.handicap().name().clone_into(&mut app.settings.play.handicap);
    effects.push(Effect::SaveSettings(app.settings.clone()));
    sit(app, effects);
    app.sitting = Sitting::default();
    begin(app, effects)
}

/// The choices before a game that starts from a position.
pub(super) fn open_from(app: &mut App, start: &Position, effects: &mut Vec<Effect>) -> Vec<Heard> {
    app.sitting = Sitting { own: sfen::write(&start.to_setup()), ..Sitting::default() };
    sit(app, effects)
}

/// Goes on with the game that was left, by this run or an earlier one.
pub(super) fn go_on(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let serial = app.fresh();
    let house = House::of(&app.settings.play);
    let left = app.left.take().or_else(|| {
        let kept = app.play.game.as_ref()?;
        PlayScreen::resume(kept, house.clone(), app.seed, serial).map(Box::new)
    });
    let Some(mut screen) = left else {
        let heard = sit(app, effects);
        app.sitting.going_on = GoingOn::NothingLeft;
        return heard.into_iter().chain([Heard::Fault]).collect();
    };
    screen.house = house;
    let came = screen.carry_on(serial);
    app.serial += 1 << 16;
    app.screen = Screen::Play(screen);
    keep(app, came, effects)
}

/// Sits down to the game that was chosen.
fn begin(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    if !matches!(app.screen, Screen::Sitting) {
        return vec![Heard::Nothing];
    }
    let settings = &app.settings.play;
    let start = if app.sitting.own.trim().is_empty() {
        screen::handicap(settings).position()
    } else {
        match own_position::read_start(&app.sitting.own) {
            Ok(start) => start,
            Err(fault) => {
                app.sitting.fault = Some(fault);
                return vec![Heard::Fault];
            }
        }
    };
    let (rival, seat, house) = (screen::level(settings), settings.seat, House::of(settings));
    app.sitting = Sitting::default();
    break_off(app, effects);
    app.seed = app.seed.wrapping_add(1);
    let serial = app.fresh();
    let mut screen = PlayScreen::sit_down(start, Some(rival), seat, house, app.seed, serial);
    let came = screen.carry_on(serial);
    // The timers of this screen have numbers of their own.
    app.serial += 1 << 16;
    app.screen = Screen::Play(Box::new(screen));
    keep(app, came, effects)
}

/// A game that was left gives way to another: it goes among the saved ones as far as it was played.
fn break_off(app: &mut App, effects: &mut Vec<Effect>) {
    let kept = app.play.game.as_ref().filter(|_| app.left.is_none());
    let house = House::of(&app.settings.play);
    let resumed = kept.and_then(|kept| PlayScreen::resume(kept, house, 0, 0)).map(Box::new);
    let left = app.left.take().or(resumed);
    let goes_on = |left: &PlayScreen| left.game.outcome().is_none() && !left.game.turns().is_empty();
    if let Some(left) = left.filter(|left| goes_on(left)) {
        effects.extend(written(&app.words, &left, app.now));
        app.play.game = None;
        effects.push(Effect::SavePlay(app.play.clone()));
    }
}

/// Writes a game among the saved ones, where a file has words for it.
fn written(words: &Words, screen: &PlayScreen, now: Moment) -> Option<Effect> {
    let record = game_record::of(words, screen, now)?;
    let like = GameId::near(&game_record::name(words, screen));
    Some(Effect::Files(FileJob::AddGame { like, record: Arc::new(record) }))
}

/// Another screen opens: the board stays as it is, and nobody thinks meanwhile.
pub(super) fn leave(app: &mut App, effects: &mut Vec<Effect>) {
    if !is_open(app) {
        return;
    }
    if let Screen::Play(mut screen) = std::mem::replace(&mut app.screen, Screen::Sitting) {
        let mut came = Came::default();
        screen.leave(&mut came);
        effects.append(&mut came.effects);
        app.left = Some(screen);
    }
}

/// A search goes on.
pub(super) fn worked(app: &mut App, token: u64, nodes: u64, effects: &mut Vec<Effect>) -> Vec<Heard> {
    on_game(app, effects, |screen, _| screen.worked(token, nodes))
}

/// A search came to its end.
pub(super) fn answered(app: &mut App, token: u64, found: Found, effects: &mut Vec<Effect>) -> Vec<Heard> {
    on_game(app, effects, |screen, serial| screen.answered(token, found, serial))
}

/// Keeps the game at each of its turns, and notes how it ended.
pub(super) fn save(app: &mut App, effects: &mut Vec<Effect>) {
    let Screen::Play(screen) = &mut app.screen else { return };
    let kept = screen.kept();
    let (mut changed, mut ended) = (false, false);
    if screen.game.turns().is_empty() {
        // Nothing was played yet: the game that was left is still there.
    } else if kept != app.play.game {
        app.play.game = kept;
        changed = true;
    }
    let has_ended = screen.game.outcome().is_some() && !screen.was_over;
    screen.was_over = screen.game.outcome().is_some();
    if has_ended {
        effects.extend(written(&app.words, screen, app.now));
    }
    match (screen.game.outcome(), screen.rival) {
        (Some(outcome), Some(level)) if !screen.counted => {
            screen.counted = true;
            let went = match outcome.winner() {
                Some(winner) if winner == screen.seat_color() => Went::Won,
                Some(_) => Went::Lost,
                None => Went::Drawn,
            };
            app.play.ended(level.id(), went);
            let given = screen.game.handicap();
            if screen.seat == Seat::Black && given != Handicap::Even {
                app.play.ended_at(level.id(), given.name(), went);
            }
            changed = true;
            ended = true;
        }
        _ => {}
    }
    if changed {
        effects.push(Effect::SavePlay(app.play.clone()));
    }
    if ended {
        reviewing::did(app, &[Activity::Game], effects);
    }
}
