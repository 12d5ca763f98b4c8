//! The screen of the day in the window without a display: by mouse, and by the keyboard alone.
#![cfg(feature = "desktop")]
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

use std::sync::Arc;

use i_slint_backend_testing::AccessibleRole;
use slint::platform::Key;

use nari::app::{Effect, Event, Place, Screen, TodayView};
use nari::lesson::{Catalog, Files};
use nari::locale::Language;
use nari::progress::Moment;

#[path = "window/learner.rs"]
mod learner;
use learner::Learner;

/// The collection of `tests/puzzle_screens.rs`.
fn course() -> Arc<Catalog> {
    let mut files = Files::default();
    let chapters =
        "format = 1\n[[chapter]]\nnumber = 2\nid = \"near\"\nface = \"gold\"\nlessons = [\"hands-on\"]\n";
    files.put("lessons/curriculum.toml", chapters);
    files.put("lessons/near/hands-on.toml", include_str!("window/course.toml"));
    files.put("lessons/tsume/own.toml", include_str!("puzzle-screens/own.toml"));
    files.put("lessons/tsume/museum.toml", include_str!("puzzle-screens/museum.toml"));
    Arc::new(Catalog::read(&files).unwrap())
}

/// A learner at the list of chapters, on the noon of a day.
fn at_noon() -> Learner {
    let now = Moment::new(20_787 * 86_400 + 11 * 3600, 60);
    let keep = move |effect: &Effect| match effect {
        Effect::ReadClock => vec![Event::Clock(now)],
        _ => Vec::new(),
    };
    Learner::keeping(course(), Some(Place::Learn), Language::English, keep)
}

fn today(learner: &Learner) -> TodayView {
    match learner.desk.view().screen {
        Screen::Today(today) => *today,
        other => panic!("another screen: {other:?}"),
    }
}

fn is_problem(learner: &Learner) -> bool {
    matches!(learner.desk.view().screen, Screen::Puzzle(_))
}

#[test]
fn the_day_is_opened_begun_and_a_thing_paused_with_the_mouse() {
    let learner = at_noon();
    learner.click(&learner.by_label(AccessibleRole::Button, "Today"));
    let view = today(&learner);
    let row = &view.groups[0].rows[0];
    learner.click(&learner.by_label(AccessibleRole::Button, &row.actions[0].1));
    assert_eq!(today(&learner).groups.last().unwrap().title, "Paused");
    learner.click(&learner.by_label(AccessibleRole::Button, "Bring it back"));
    assert!(today(&learner).told.is_none());
    learner.click(&learner.by_label(AccessibleRole::Button, &row.spoken));
    assert!(is_problem(&learner));
}

#[test]
fn the_day_is_worked_with_the_keyboard_alone() {
    let learner = at_noon();
    learner.click(&learner.by_label(AccessibleRole::Button, "Today"));
    // The button that begins has the keyboard.
    learner.key(Key::Return);
    assert!(is_problem(&learner));
    learner.key(Key::Escape);
    let before = today(&learner);
    // Begin, back, the first thing, its pause.
    learner.keys(Key::Tab, 3);
    learner.key(Key::Return);
    let paused = today(&learner);
    assert_eq!(paused.told.as_ref().map(|told| &told.card), Some(&before.groups[0].rows[0].card));
    assert_eq!(paused.groups.last().unwrap().title, "Paused");
    learner.key(Key::Escape);
    assert!(matches!(learner.desk.view().screen, Screen::Learn(_)));
}

#[test]
fn days_points_and_rows_have_their_words_at_every_size() {
    let learner = at_noon();
    learner.click(&learner.by_label(AccessibleRole::Button, "Today"));
    for (width, height) in [(640.0, 560.0), (1280.0, 800.0), (3840.0, 2160.0)] {
        learner.resize(width, height);
        let begin = learner.by_label(AccessibleRole::Button, "Begin");
        let right = begin.absolute_position().x + begin.size().width;
        assert!(right <= width, "{right} of {width}");
        // As high as all of it, for what is scrolled away is not found.
        learner.resize(width, 4000.0);
        let day = learner.by_id("day-0");
        assert!(day.accessible_label().is_some_and(|label| label.contains("a day off")));
        let view = today(&learner);
        for need in &view.marks.needs {
            learner.by_label(AccessibleRole::Button, &need.spoken);
        }
        learner.by_label(AccessibleRole::Text, &view.streak.text);
    }
}
