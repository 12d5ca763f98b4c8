//! The promise: a search goes on beside the window, which tells how far it is and ends it when it is closed.
#![cfg(feature = "desktop")]

use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

use i_slint_backend_testing::{AccessibleRole, ElementQuery};
use slint::{ComponentHandle as _, Timer, TimerMode};

use nari::app::{App, Start, place};
use nari::lesson::Catalog;
use nari::locale::Language;
use nari::progress::Settings;
use nari::ui::{self, Frame};

/// Shōgi Zukō 100, a mate in 611 moves: no machine is through with it in a moment.
const LONG: &str = "g3p3+r/3lPG3/1s4ppp/1l1B4P/L2b1kPl1/3+p3+R+p/3+p2+s1S/+NP+p1gS3/1g+p2P3 b 4P3n 1";

// A real event loop, of which there is one to a process: this file has one test.
#[test]
fn a_search_tells_how_far_it_is_and_ends_with_the_window() {
    i_slint_backend_testing::init_integration_test_with_system_time();
    let catalog = Arc::new(Catalog::embedded().unwrap());
    let place = place::read(&format!("sfen:{LONG}"), &catalog).unwrap();
    let (app, effects) = App::new(Start {
        settings: Settings { first_start_done: true, ..Settings::default() },
        seed: 1,
        place: Some(place),
        ..Start::new(catalog, Language::English)
    });
    let frame = Frame::new().unwrap();
    let (begun, told) = (Instant::now(), Rc::new(Cell::new(None)));
    let (window, heard) = (frame.window().as_weak(), Rc::clone(&told));
    let watch = Timer::default();
    watch.start(TimerMode::Repeated, Duration::from_millis(50), move || {
        let searching = ElementQuery::from_root(&window.unwrap())
            .match_predicate(|element| {
                element.accessible_role() == Some(AccessibleRole::Text)
                    && element.accessible_label().is_some_and(|label| label.starts_with("Searching: "))
            })
            .find_first();
        if searching.is_some() {
            heard.set(Some(Instant::now()));
        }
        if searching.is_some() || begun.elapsed() > Duration::from_secs(30) {
            slint::quit_event_loop().unwrap();
        }
    });
    ui::run(frame, app, effects, None, |_| Vec::new()).unwrap();
    let told = told.get();
    assert!(told.is_some(), "how far the search is was seen in the window");
    assert!(
        told.unwrap().elapsed() < Duration::from_secs(20),
        "the window was closed, and the search with it"
    );
}
