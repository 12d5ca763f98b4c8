//! Drills in the window without a display: by the mouse, by the keyboard alone, and with the clock.
#![cfg(feature = "desktop")]
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

use std::sync::Arc;
use std::time::Duration;

use i_slint_backend_testing::{self as testing, AccessibleRole};
use slint::platform::Key;

use nari::app::{DrillView, Place, Screen};
use nari::lesson::drill::DrillKind;
use nari::lesson::{Catalog, Files};
use nari::locale::Language;
use nari::shogi::{Move, Position, Setup, SetupRule};

#[path = "window/learner.rs"]
mod learner;
use learner::{Learner, rest};

fn course() -> Arc<Catalog> {
    let mut files = Files::default();
    let chapters = "format = 1\n[[chapter]]\nnumber = 2\nid = \"near\"\nface = \"gold\"\nlessons = [\"hands-on\"]\n\
                    drills = [\"paint\"]\n";
    files.put("lessons/curriculum.toml", chapters);
    files.put("lessons/near/hands-on.toml", include_str!("window/course.toml"));
    Arc::new(Catalog::read(&files).unwrap())
}

fn at(place: Place) -> Learner {
    Learner::before(course(), Some(place), Language::English)
}

#[track_caller]
fn drill(learner: &Learner) -> DrillView {
    match learner.desk.view().screen {
        Screen::Drill(drill) => *drill,
        other => panic!("no drill is open: {other:?}"),
    }
}

/// The squares that the lit piece may go to, by their names.
fn asked(learner: &Learner) -> Vec<String> {
    let board = drill(learner).board;
    let mut setup = Setup::EMPTY;
    for square in &board.squares {
        setup.board.set(square.square, square.face.as_ref().map(|face| face.piece));
    }
    let lit = board.squares.iter().find(|square| square.lit).unwrap().square;
    let position = Position::from_setup(setup, SetupRule::Drill).unwrap();
    position.legal_moves_from(lit).iter().map(Move::to).map(|square| square.to_string()).collect()
}

fn is_done(learner: &Learner) -> bool {
    drill(learner).done
}

#[test]
fn a_drill_is_done_with_the_mouse() {
    let learner = at(Place::Drill(DrillKind::Paint));
    for number in 1..=2 {
        for square in asked(&learner) {
            learner.click(&learner.square(&square));
        }
        assert!(is_done(&learner), "{:?}", drill(&learner).feedback);
        let view = drill(&learner);
        assert_eq!((view.number, view.stars), (number, 3));
        learner.click(&learner.by_label(AccessibleRole::Button, &view.next.label));
        assert!(!is_done(&learner));
    }
    let label = drill(&learner).harder.label;
    learner.click(&learner.by_label(AccessibleRole::Button, &label));
    assert!(drill(&learner).overline.contains("level 2"));
}

#[test]
fn a_drill_is_found_and_done_by_the_keyboard_alone() {
    let learner = at(Place::Learn);
    // Past the way to begin and the chapter's card, to the card of the drills; its second row is this one.
    learner.keys(Key::Tab, 2);
    learner.key(Key::Return);
    learner.keys(Key::Tab, 2);
    learner.key(Key::Return);
    assert_eq!(drill(&learner).title, "Where may it go?");
    for square in asked(&learner) {
        learner.enter_on(&square);
    }
    assert!(is_done(&learner), "{:?}", drill(&learner).feedback);
    learner.key(drill(&learner).next.key.to_lowercase());
    assert_eq!((is_done(&learner), drill(&learner).number), (false, 2));
    // The board has the keyboard again.
    let first = asked(&learner).remove(0);
    learner.enter_on(&first);
    assert!(drill(&learner).board.squares.iter().any(|square| square.touched == nari::app::Touched::Right));
    learner.key(Key::Escape);
    learner.key(Key::Escape);
}

#[test]
fn a_chapter_shows_its_drills_after_its_lessons() {
    let learner = at(Place::Learn);
    learner.key(Key::Tab);
    learner.key(Key::Return);
    learner.keys(Key::Tab, 2);
    learner.key(Key::Return);
    assert_eq!(drill(&learner).title, "Where may it go?");
}

#[test]
fn the_clock_runs_only_when_it_is_asked_for_and_the_time_is_read_on_the_screen() {
    let learner = at(Place::Drill(DrillKind::Squares));
    testing::mock_elapsed_time(Duration::from_secs(40));
    assert_eq!(drill(&learner).status, "");
    learner.click(&learner.by_label(AccessibleRole::Button, "30 seconds"));
    let square = drill(&learner).text;
    let square = square.trim_start_matches("Touch ").trim_end_matches('.');
    learner.click(&learner.square(square));
    (0..5).for_each(|_| testing::mock_elapsed_time(Duration::from_secs(1)));
    let left = drill(&learner).status;
    let texts =
        learner.all(move |element| element.accessible_label().is_some_and(|label| label == left.as_str()));
    assert!(!texts.is_empty(), "{}", drill(&learner).status);
    assert_ne!(drill(&learner).status, "30 seconds left");
    (0..30).for_each(|_| testing::mock_elapsed_time(Duration::from_secs(1)));
    rest();
    let said = drill(&learner).feedback.unwrap();
    assert!(said.text.contains("1 square in 30 seconds"), "{}", said.text);
}
