//! Events of the drills: which one opens, what an item that was done changes, how the time of a round passes.

use std::time::Duration;

use super::heard::Heard;
use super::opened::open as open_place;
use super::screen::{Came, DrillScreen};
use super::state::{App, Screen};
use super::update::keep;
use super::{Command, DrillCommand, Effect, Place, reviewing};
use crate::lesson::drill::{DrillKind, Run, Rung};
use crate::progress::CardId;

/// How often a clock is seen to run.
const SECOND: Duration = Duration::from_secs(1);

/// Opens a drill where it was left.
pub(super) fn open(app: &mut App, kind: DrillKind, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let level = app.drills.of(kind.id()).and_then(|record| Rung::new(record.level));
    let serial = app.fresh();
    let seed = app.seed.wrapping_add(serial << 20);
    let Some((screen, came)) = DrillScreen::open(Run::new(kind, level.unwrap_or_default(), seed), serial)
    else {
        return open_place(app, Place::Learn, effects);
    };
    // The timers of this screen have numbers of their own.
    app.serial += 1 << 16;
    app.screen = Screen::Drill(Box::new(screen));
    keep(app, came, effects)
}

/// What a command does in an open drill; `None` when it is none of a drill's own.
pub(super) fn run(app: &mut App, command: Command, effects: &mut Vec<Effect>) -> Option<Vec<Heard>> {
    let Screen::Drill(screen) = &mut app.screen else { return None };
    if app.page.is_some() {
        return None;
    }
    let is_done = screen.open.earned.is_some();
    let is_over = screen.run.is_over();
    Some(match command {
        Command::Next if !is_over => next(app, effects),
        Command::Next | Command::Restart => {
            screen.run.again();
            begin(app, effects)
        }
        Command::Drill(DrillCommand::Harder) => level(app, Run::harder, effects),
        Command::Drill(DrillCommand::Easier) => level(app, Run::easier, effects),
        Command::Drill(DrillCommand::Clock) => {
            if screen.run.round().is_some() {
                screen.run.stop_clock();
            } else {
                screen.run.begin_round();
            }
            screen.run.go_on();
            begin(app, effects)
        }
        // What was done is counted: it can't be done again.
        Command::Previous => vec![Heard::Nothing],
        Command::Undo | Command::Redo if is_done => vec![Heard::Nothing],
        _ => return None,
    })
}

fn next(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    if let Screen::Drill(screen) = &mut app.screen {
        screen.run.go_on();
    }
    show(app, effects)
}

/// Shows the item that the run is at.
fn show(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let serial = app.fresh();
    app.serial += 1 << 16;
    let Screen::Drill(screen) = &mut app.screen else { return Vec::new() };
    let came = screen.show_item(serial);
    keep(app, came, effects)
}

/// Shows the first item of what just began anew, and lets its clock run if it has one.
fn begin(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let token = app.fresh();
    let heard = show(app, effects);
    let Screen::Drill(screen) = &mut app.screen else { return heard };
    let run = &screen.run;
    screen.clock = token;
    screen.best = app.drills.of(run.kind().id()).and_then(|record| record.round(run.rung().number()));
    if run.round().is_some() {
        effects.push(Effect::Tick { token, after: SECOND });
    }
    heard
}

fn level(app: &mut App, turn: fn(&mut Run) -> bool, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let Screen::Drill(screen) = &mut app.screen else { return Vec::new() };
    if !turn(&mut screen.run) {
        return vec![Heard::Nothing];
    }
    screen.run.again();
    app.drills.stands(screen.run.kind().id(), screen.run.rung().number());
    effects.push(Effect::SaveDrills(app.drills.clone()));
    begin(app, effects)
}

/// An item was done: it is counted and kept at that instant.
pub(super) fn done(app: &mut App, stars: u8, came: Came, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let Screen::Drill(screen) = &mut app.screen else { return came.heard };
    let (id, level) = (screen.run.kind().id(), screen.run.rung().number());
    screen.change = screen.run.settle(stars);
    if stars == 3 {
        app.drills.right(id, level, screen.run.tally().in_a_row);
    }
    app.drills.stands(id, screen.run.rung().number());
    effects.push(Effect::SaveDrills(app.drills.clone()));
    let runs_on = screen.run.kind().runs_on();
    reviewing::drilled(app, CardId::drill(id), stars, effects);
    if !runs_on || stars == 0 {
        effects.extend(came.effects);
        return came.heard;
    }
    let mut heard: Vec<_> = came.heard.into_iter().filter(|heard| !matches!(heard, Heard::Remark)).collect();
    heard.extend(next(app, effects));
    heard
}

/// Whether a timer is the clock of the round that goes on.
pub(super) fn is_clock(app: &App, token: u64) -> bool {
    matches!(&app.screen, Screen::Drill(screen) if screen.clock == token && screen.run.round().is_some())
}

/// A second of the round has passed.
pub(super) fn tick(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let Screen::Drill(screen) = &mut app.screen else { return Vec::new() };
    if screen.run.is_over() {
        return Vec::new();
    }
    screen.run.pass(SECOND);
    let Some(round) = screen.run.round().filter(|_| screen.run.is_over()) else {
        effects.push(Effect::Tick { token: screen.clock, after: SECOND });
        return Vec::new();
    };
    // Nothing is asked any more; the board stays.
    screen.open.table.hold.release();
    screen.open.missed = None;
    screen.open.remark = None;
    screen.open.earned = Some(0);
    app.drills.round(screen.run.kind().id(), screen.run.rung().number(), round.right);
    effects.push(Effect::SaveDrills(app.drills.clone()));
    vec![Heard::Remark]
}
