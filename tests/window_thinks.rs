//! The promise: the opponent thinks beside the window, moves when told to, and ends when the window is closed.
#![cfg(feature = "desktop")]

use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

use i_slint_backend_testing::{AccessibleRole, ElementHandle, ElementQuery};
use slint::{ComponentHandle as _, Timer, TimerMode};

use nari::app::{App, Command, Event, Setting, Start, place};
use nari::engine::Level;
use nari::lesson::Catalog;
use nari::locale::Language;
use nari::progress::{Seat, Settings, Speed};
use nari::ui::{self, AppWindow, Frame};

/// No opening is known here, so that the opponent has to think.
const START: &str = "play:lnsgkgsnl/1r5b1/pppppppp1/8p/9/P8/1PPPPPPPP/1B5R1/LNSGKGSNL b - 1";

/// What the learner does, one after the other.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    /// The opponent begins, and is told to move.
    Hurries,
    /// His move is waited for, and answered.
    Answers,
    /// While he thinks again, the window is closed.
    Closes,
    Closed,
}

fn find(window: &AppWindow, wanted: impl Fn(&ElementHandle) -> bool + 'static) -> Option<ElementHandle> {
    ElementQuery::from_root(window).match_predicate(wanted).find_first()
}

fn by_id(window: &AppWindow, id: &'static str) -> Option<ElementHandle> {
    find(window, move |element| element.accessible_id().is_some_and(|found| found == id))
}

fn move_now(window: &AppWindow) -> Option<ElementHandle> {
    find(window, |element| {
        element.accessible_role() == Some(AccessibleRole::Button)
            && element.accessible_label().is_some_and(|label| label == "Move now")
    })
}

/// One look at the window: what is done, and what comes next.
fn step(window: &AppWindow, stage: Stage) -> Stage {
    match stage {
        Stage::Hurries => move_now(window).map_or(stage, |button| {
            button.invoke_accessible_default_action();
            Stage::Answers
        }),
        Stage::Answers if by_id(window, "move-0").is_some() && move_now(window).is_none() => {
            // White sits at the bottom: 6c, then 6d.
            for square in ["square-59", "square-50"] {
                if let Some(square) = by_id(window, square) {
                    square.invoke_accessible_default_action();
                }
            }
            Stage::Closes
        }
        Stage::Closes if move_now(window).is_some() && by_id(window, "move-1").is_some() => Stage::Closed,
        stage => stage,
    }
}

// A real event loop, of which there is one to a process: this file has one test.
#[test]
fn the_opponent_moves_when_told_and_ends_with_the_window() {
    i_slint_backend_testing::init_integration_test_with_system_time();
    let settings = Settings { first_start_done: true, speed: Speed::None, ..Settings::default() };
    let catalog = Arc::new(Catalog::embedded().unwrap());
    let place = place::read(START, &catalog).unwrap();
    let (mut app, mut effects) =
        App::new(Start { settings, seed: 1, place: Some(place), ..Start::new(catalog, Language::English) });
    for event in [
        Event::Setting(Setting::Opponent(Level::FULL_STRENGTH)),
        Event::Setting(Setting::Seat(Seat::White)),
        Event::Command(Command::BeginGame),
    ] {
        effects.extend(app.update(event));
    }
    let frame = Frame::new().unwrap();
    let (begun, stage) = (Instant::now(), Rc::new(Cell::new(Stage::Hurries)));
    let (window, seen) = (frame.window().as_weak(), Rc::clone(&stage));
    let watch = Timer::default();
    watch.start(TimerMode::Repeated, Duration::from_millis(50), move || {
        seen.set(step(&window.unwrap(), seen.get()));
        if seen.get() == Stage::Closed || begun.elapsed() > Duration::from_mins(2) {
            slint::quit_event_loop().unwrap();
        }
    });
    ui::run(frame, app, effects, None, |_| Vec::new()).unwrap();
    assert_eq!(stage.get(), Stage::Closed);
}
