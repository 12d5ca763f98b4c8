//! The window without a display: every way of doing a step, the keyboard's way through it, what a screen reader is told.
#![cfg(feature = "desktop")]
#![expect(clippy::unwrap_used, reason = "a test says what it expects")]

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use i_slint_backend_testing::{AccessibleRole, ElementHandle};
use slint::platform::{Key, WindowEvent};
use slint::{ComponentHandle as _, LogicalPosition, LogicalSize, SharedString};

use nari::app::{Command, Event, Place, Screen, Setting, StepState};
use nari::lesson::{Catalog, Files};
use nari::locale::Language;
use nari::shogi::Color;
use nari::ui::Frame;

#[path = "window/learner.rs"]
mod learner;
use learner::{Learner, app, holds, middle, rest, set_up};

const STEPS: [&str; 5] = ["touch", "pin", "promote", "drop", "pick"];

fn course() -> Arc<Catalog> {
    let mut files = Files::default();
    files.put(
        "lessons/curriculum.toml",
        "format = 1\n[[chapter]]\nnumber = 2\nid = \"near\"\nface = \"gold\"\nlessons = [\"hands-on\"]\n",
    );
    files.put("lessons/near/hands-on.toml", include_str!("window/course.toml"));
    Arc::new(Catalog::read(&files).unwrap())
}

fn at(place: Option<Place>, language: Language) -> Learner {
    Learner::before(course(), place, language)
}

fn at_step(step: &str) -> Learner {
    let index = STEPS.iter().position(|name| *name == step);
    at(Some(Place::Lesson { id: "hands-on".into(), step: index }), Language::English)
}

#[track_caller]
fn has_done(learner: &Learner, step: &str) {
    assert!(learner.lesson().done, "{step}: {:?}", learner.lesson().feedback);
    let kept = learner.kept.borrow();
    let record = kept.as_ref().and_then(|lessons| lessons.step("hands-on", step).cloned());
    assert!(record.is_some_and(|record| record.done && record.stars == 3), "{step} is kept with its stars");
}

const GOLD_MOVES: [&str; 6] = ["4d", "5d", "6d", "4e", "6e", "5f"];

#[test]
fn a_lesson_is_finished_with_the_mouse() {
    let learner = at_step("touch");
    let next = || learner.click(&learner.by_label(AccessibleRole::Button, &learner.lesson().next.label));
    for square in GOLD_MOVES {
        learner.click(&learner.square(square));
    }
    has_done(&learner, "touch");
    next();
    learner.click(&learner.square("5h"));
    assert_eq!(learner.square("5h").accessible_item_selected(), Some(true));
    learner.click(&learner.square("5g"));
    has_done(&learner, "pin");
    next();
    learner.click(&learner.square("5f"));
    learner.click(&learner.square("5c"));
    let promote = learner.lesson().board.promotion.unwrap().promote_label;
    learner.click(&learner.by_label(AccessibleRole::Button, &promote));
    has_done(&learner, "promote");
    next();
    learner.click(&learner.by_id("bottom-0"));
    assert_eq!(learner.by_id("bottom-0").accessible_item_selected(), Some(true));
    learner.click(&learner.square("5e"));
    has_done(&learner, "drop");
    next();
    learner.click(&learner.by_id("choice-0"));
    has_done(&learner, "pick");
    next();
    assert!(matches!(learner.desk.view().screen, Screen::Learn(_)), "after the last lesson comes the list");
}

#[test]
fn a_lesson_is_finished_by_the_keyboard_alone() {
    let learner = at_step("touch");
    // The letter that the next button shows.
    let next = || learner.key(learner.lesson().next.key.to_lowercase());
    for square in GOLD_MOVES {
        learner.enter_on(square);
    }
    has_done(&learner, "touch");
    next();
    learner.enter_on("5h");
    learner.enter_on("5g");
    has_done(&learner, "pin");
    next();
    learner.enter_on("5f");
    learner.enter_on("5c");
    // The choice holds the keyboard: right and left, then Enter.
    learner.key(Key::RightArrow);
    learner.key(Key::LeftArrow);
    learner.key(Key::Return);
    has_done(&learner, "promote");
    next();
    // Off the board's lower edge into the hand.
    learner.key(Key::Home);
    learner.key(Key::PageDown);
    learner.key(Key::DownArrow);
    assert!(learner.lesson().board.bottom.slots[0].cursor);
    learner.key(" ");
    learner.enter_on("5e");
    has_done(&learner, "drop");
    next();
    // Past the button that turns the board and the row of step marks to the first answer.
    learner.keys(Key::Tab, 3);
    learner.key(Key::Return);
    has_done(&learner, "pick");
    next();
    assert!(matches!(learner.desk.view().screen, Screen::Learn(_)));
    // The list of chapters has the keyboard at once: Enter opens the first, Tab goes to its lesson.
    learner.key(Key::Return);
    learner.key(Key::Tab);
    learner.key(Key::Return);
    assert_eq!(learner.lesson().steps.len(), STEPS.len());
}

#[test]
fn pieces_are_dragged_from_the_board_and_from_the_hand() {
    let learner = at_step("pin");
    learner.drag(&learner.square("5h"), middle(&learner.square("5g")));
    has_done(&learner, "pin");
    learner.desk.take(Event::Command(Command::Next));
    rest();
    learner.drag(&learner.square("5f"), middle(&learner.square("5c")));
    learner.click(
        &learner.by_label(AccessibleRole::Button, &learner.lesson().board.promotion.unwrap().promote_label),
    );
    has_done(&learner, "promote");
    learner.desk.take(Event::Command(Command::Next));
    rest();
    learner.drag(&learner.by_id("bottom-0"), middle(&learner.square("5e")));
    has_done(&learner, "drop");
}

#[test]
fn a_piece_is_dragged_while_a_wrong_move_is_shown() {
    for (from, to) in [("5h", "5g"), ("4i", "6i")] {
        let learner = at_step("pin");
        // The King steps aside: legal, but not what is asked.
        learner.click(&learner.square("5i"));
        learner.click(&learner.square("4i"));
        assert!(learner.stands_on("4i"), "the wrong move is seen: {:?}", learner.lesson().feedback);
        learner.drag(&learner.square(from), middle(&learner.square(to)));
        assert!(learner.stands_on(to), "{from} to {to}");
        assert!(!learner.stands_on("4i"), "{from} to {to}: the wrong move is taken back");
    }
}

#[test]
fn a_drag_let_go_outside_is_nothing() {
    let learner = at_step("pin");
    learner.drag(&learner.square("5h"), LogicalPosition::new(110.0, 400.0));
    assert_eq!(learner.chosen(), 0);
    assert!(learner.stands_on("5h") && learner.lesson().feedback.is_none());
}

#[test]
fn a_shaky_tap_is_a_click() {
    let learner = at_step("pin");
    let start = middle(&learner.square("5h"));
    learner.press(start);
    for shake in [3.0, -4.0, 5.0] {
        learner.send(WindowEvent::PointerMoved {
            position: LogicalPosition::new(start.x + shake, start.y - shake),
        });
    }
    learner.let_go(LogicalPosition::new(start.x + 5.0, start.y - 5.0));
    assert_eq!(learner.chosen(), 1);
    assert!(learner.stands_on("5h"));
}

#[test]
fn the_choice_to_promote_is_left_by_escape_and_by_a_click_elsewhere() {
    for way in ["escape", "click"] {
        let learner = at_step("promote");
        learner.click(&learner.square("5f"));
        learner.click(&learner.square("5c"));
        assert!(learner.lesson().board.promotion.is_some());
        match way {
            "escape" => learner.key(Key::Escape),
            _ => learner.click(&learner.square("9i")),
        }
        assert!(learner.lesson().board.promotion.is_none(), "{way}");
        assert!(learner.stands_on("5f") && !learner.stands_on("5c"));
        // The board has the keyboard again.
        learner.enter_on("5f");
        assert_eq!(learner.chosen(), 1, "{way}");
    }
}

#[test]
fn the_choice_to_promote_keeps_its_places_beside_the_square() {
    let learner = at_step("promote");
    for (width, height) in [(1280.0, 800.0), (640.0, 560.0), (2560.0, 1440.0)] {
        learner.resize(width, height);
        learner.desk.take(Event::Command(Command::Restart));
        learner.click(&learner.square("5f"));
        learner.click(&learner.square("5c"));
        let asked = learner.lesson().board.promotion.unwrap();
        let promote = learner.by_label(AccessibleRole::Button, &asked.promote_label);
        let keep = learner.by_label(AccessibleRole::Button, &asked.keep_label);
        assert!(middle(&promote).x < middle(&keep).x, "promoting stands at the left");
        let (square, cell) = (learner.square("5c"), learner.square("5c").size().width);
        let below = promote.absolute_position().y - square.absolute_position().y;
        assert!((cell..cell * 2.0).contains(&below), "next to the square: {below} of {cell}");
        learner.key(Key::Escape);
    }
}

#[test]
fn the_board_is_turned_with_its_names() {
    let learner = at_step("pin");
    let before = learner.square("5h").absolute_position();
    learner.desk.take(Event::Command(Command::TurnBoard));
    rest();
    assert!(learner.square("5h").absolute_position().y < before.y);
    let first = learner.by_id("square-0").accessible_label().unwrap();
    assert!(first.contains("1i"), "{first}");
    // The arrow keys follow what is seen.
    learner.enter_on("5h");
    assert_eq!(learner.chosen(), 1);
}

#[test]
fn a_screen_reader_is_told_of_every_square_and_both_hands_in_both_languages() {
    let mut heard: Vec<Vec<String>> = Vec::new();
    for language in [Language::English, Language::French] {
        let learner = at(Some(Place::Lesson { id: "hands-on".into(), step: Some(3) }), language);
        let board = learner.lesson().board;
        let items = learner.all(|element| {
            element.accessible_role() == Some(AccessibleRole::ListItem)
                && element.accessible_id().is_some_and(|id| id.starts_with("square-"))
        });
        assert_eq!(items.len(), 81);
        let names: Vec<String> =
            items.iter().map(|item| item.accessible_label().unwrap_or_default().to_string()).collect();
        for (name, square) in names.iter().zip(&board.squares) {
            assert!(name.starts_with(&square.square.to_string()), "{name}");
        }
        for hand in [&board.top, &board.bottom] {
            learner.by_label(AccessibleRole::List, &hand.spoken);
            for slot in &hand.slots {
                learner.by_label(AccessibleRole::ListItem, &slot.spoken);
            }
        }
        learner.by_label(AccessibleRole::List, &board.spoken);
        // Whatever can be pressed has a name.
        for element in learner.all(|element| {
            matches!(
                element.accessible_role(),
                Some(
                    AccessibleRole::Button
                        | AccessibleRole::Tab
                        | AccessibleRole::ListItem
                        | AccessibleRole::List
                )
            )
        }) {
            assert!(element.accessible_label().is_some_and(|label| !label.is_empty()), "{:?}", element.id());
        }
        heard.push(names);
    }
    assert_ne!(heard[0], heard[1]);
}

#[test]
fn what_happens_is_announced_and_the_same_words_twice() {
    let learner = at_step("pin");
    let spoken = || {
        ["announcement-even", "announcement-odd"]
            .map(|id| learner.by_id(id).accessible_label().unwrap_or_default().to_string())
    };
    let say = || learner.desk.take(Event::Command(Command::SaySquare));
    say();
    let first = spoken();
    assert_eq!(first.iter().filter(|text| !text.is_empty()).count(), 1, "{first:?}");
    say();
    let second = spoken();
    assert_ne!(first, second, "the words changed places, so that they are said again");
    assert_eq!(first.concat(), second.concat());
}

#[test]
fn the_language_changes_in_the_middle_of_a_step() {
    let learner = at_step("touch");
    learner.click(&learner.square("4d"));
    learner.click(&learner.square("5d"));
    let english = (learner.by_id("square-40").accessible_label(), learner.lesson().hint.label);
    learner.desk.take(Event::Setting(Setting::Language(Language::French)));
    rest();
    let french = (learner.by_id("square-40").accessible_label(), learner.lesson().hint.label);
    assert!(english.0 != french.0 && english.1 != french.1);
    learner.by_label(AccessibleRole::Button, &french.1);
    learner.by_label(AccessibleRole::TabList, "Lieux");
    assert_eq!(learner.by_label(AccessibleRole::Tab, "Apprendre").accessible_item_selected(), Some(true));
    // What was found stays found, and the keyboard is still on the board.
    for square in ["6d", "4e", "6e", "5f"] {
        learner.enter_on(square);
    }
    has_done(&learner, "touch");
}

#[test]
fn tab_goes_through_the_lesson_in_the_order_of_reading() {
    set_up();
    let (app, _) =
        app(course(), Some(Place::Lesson { id: "hands-on".into(), step: Some(4) }), Language::English);
    let Screen::Lesson(lesson) = app.view().screen else { panic!("no lesson") };
    let enabled = [
        &lesson.hint,
        &lesson.undo,
        &lesson.redo,
        &lesson.previous,
        &lesson.restart,
        &lesson.show_me,
        &lesson.next,
    ];
    let mut expected = vec![Event::Activate, Event::Command(lesson.turn.command)];
    expected.push(Event::Step(4));
    expected.extend((0..lesson.choices.len()).map(Event::Choice));
    expected
        .extend(enabled.iter().filter(|button| button.enabled).map(|button| Event::Command(button.command)));
    for (tabs, expected) in expected.into_iter().enumerate() {
        // Nothing answers here: only what is reported counts.
        let frame = Frame::new().unwrap();
        let reported = Rc::new(RefCell::new(Vec::new()));
        let to = Rc::clone(&reported);
        frame.on_event(Box::new(move |event| to.borrow_mut().push(event)));
        frame.show(app.view());
        frame.window().show().unwrap();
        let window = frame.window().window();
        window.set_size(LogicalSize::new(1280.0, 800.0));
        rest();
        let key = |text: SharedString| {
            window.dispatch_event_with_result(WindowEvent::KeyPressed { text: text.clone() }).unwrap();
            window.dispatch_event_with_result(WindowEvent::KeyReleased { text }).unwrap();
            rest();
        };
        for _ in 0..tabs {
            key(Key::Tab.into());
        }
        key(" ".into());
        assert_eq!(format!("{:?}", reported.borrow()), format!("{:?}", [expected]), "after {tabs} times Tab");
    }
}

#[test]
fn tab_reaches_the_hands_too() {
    let learner = at_step("drop");
    learner.key(Key::Tab);
    assert!(learner.lesson().board.bottom.slots[0].cursor, "forward to the own hand");
    learner.key(Key::RightArrow);
    assert!(learner.lesson().board.bottom.slots[1].cursor);
    learner.key(Key::UpArrow);
    learner.key(Key::Backtab);
    assert!(learner.lesson().board.top.slots[0].cursor, "back to the other hand");
    assert_eq!(learner.lesson().board.top.color, Color::White);
}

#[test]
fn the_list_of_keys_opens_over_everything_and_gives_the_keyboard_back() {
    let learner = at_step("pin");
    learner.key("?");
    assert!(learner.desk.view().overlay.is_some());
    // Below it nothing is reached.
    learner.keys(Key::Tab, 3);
    learner.key(Key::UpArrow);
    learner.key("u");
    assert!(learner.desk.view().overlay.is_some());
    learner.key(Key::Escape);
    assert!(learner.desk.view().overlay.is_none());
    learner.enter_on("5h");
    assert_eq!(learner.chosen(), 1);
}

#[test]
fn the_step_marks_are_one_tab_stop() {
    let learner = at_step("pin");
    learner.keys(Key::Tab, 2);
    learner.key(Key::RightArrow);
    learner.key(Key::RightArrow);
    learner.key(Key::Return);
    assert_eq!(
        learner
            .by_label(AccessibleRole::ListItem, &learner.lesson().steps[3].spoken)
            .accessible_item_selected(),
        Some(true)
    );
    learner.key(Key::Home);
    learner.key(Key::Return);
    assert_eq!(learner.lesson().steps[0].state, StepState::Current);
}

#[test]
fn the_keyboard_comes_back_to_the_control_that_had_it() {
    let learner = at(Some(Place::Learn), Language::English);
    // Past the way to begin, to the first card and its lesson, then the keys and back.
    learner.key(Key::Tab);
    learner.key(Key::Return);
    learner.key(Key::Tab);
    learner.key("?");
    assert!(learner.desk.view().overlay.is_some());
    learner.key(Key::Escape);
    assert!(learner.desk.view().overlay.is_none());
    learner.key(Key::Return);
    assert_eq!(learner.lesson().steps.len(), STEPS.len(), "Enter opens the lesson that Tab had reached");
    learner.key(Key::Tab);
    let corner = || learner.lesson().board.squares[0].square;
    let before = corner();
    learner.key("?");
    learner.key(Key::Escape);
    learner.key(Key::Return);
    assert_ne!(corner(), before, "the button that turns the board still has the keyboard");
}

#[test]
fn escape_empties_the_search_before_it_closes_anything() {
    let learner = at(Some(Place::Learn), Language::English);
    let searched = || match learner.desk.view().screen {
        Screen::Learn(learn) => learn.search,
        other => panic!("not the list: {other:?}"),
    };
    let search = learner.all(|element| element.accessible_role() == Some(AccessibleRole::TextInput));
    learner.click(&search[0]);
    learner.key("x");
    learner.key("y");
    assert_eq!(searched(), "xy");
    learner.key(Key::Escape);
    assert_eq!(searched(), "");
    assert_eq!(search[0].accessible_value().unwrap_or_default(), "");
    learner.key("z");
    assert_eq!(searched(), "z", "the field still has the keyboard");
}

#[test]
fn letters_are_keys_on_the_board_and_text_in_the_search() {
    let learner = at_step("pin");
    let hint = learner.lesson().hint.key.to_lowercase();
    learner.key(hint.clone());
    assert!(learner.lesson().feedback.is_some());
    learner.desk.take(Event::Open(Place::Learn));
    rest();
    let search = learner.all(|element| element.accessible_role() == Some(AccessibleRole::TextInput));
    learner.click(&search[0]);
    learner.key(hint.clone());
    learner.key("?");
    let Screen::Learn(learn) = learner.desk.view().screen else { panic!("not the list") };
    assert_eq!(learn.search, format!("{hint}?"));
    assert!(learner.desk.view().overlay.is_none());
}

#[test]
fn everything_that_can_be_pressed_lies_inside_the_smallest_window() {
    for language in [Language::English, Language::French] {
        for place in [Place::Lesson { id: "hands-on".into(), step: Some(3) }, Place::Learn] {
            let learner = at(Some(place), language);
            for (width, height) in
                [(640.0, 560.0), (900.0, 560.0), (1000.0, 700.0), (700.0, 1100.0), (1280.0, 800.0)]
            {
                learner.resize(width, height);
                let window = learner.desk.frame().window();
                let buttons: Vec<_> = ElementHandle::find_by_element_id(window, "Button::row").collect();
                assert!(!buttons.is_empty());
                let labels = ElementHandle::find_by_element_id(window, "Button::label");
                let keys = ElementHandle::find_by_element_type_name(window, "KeyCap");
                for part in labels.chain(keys) {
                    let held = buttons.iter().any(|button| holds(button, &part));
                    assert!(held, "a part of a button hangs out of it in {width} × {height}, {language:?}");
                }
                for element in learner.all(|element| {
                    matches!(
                        element.accessible_role(),
                        Some(AccessibleRole::Button | AccessibleRole::Tab | AccessibleRole::ListItem)
                    )
                }) {
                    let (at, size) = (element.absolute_position(), element.size());
                    let label = element.accessible_label().unwrap_or_default();
                    let inside = at.x >= 0.0 && at.y >= 0.0 && at.x + size.width <= width + 0.5;
                    assert!(inside, "{label} at {at:?} {size:?} in {width} × {height}");
                    assert!(
                        size.width >= 12.0 && size.height >= 12.0,
                        "{label} {size:?} in {width} × {height}"
                    );
                    // The list of chapters scrolls; the lesson's board and buttons do not.
                    let square = element.accessible_id().is_some_and(|id| id.starts_with("square-"));
                    assert!(!square || at.y + size.height <= height, "{label} in {width} × {height}");
                }
            }
        }
    }
}

#[test]
fn the_learner_chooses_the_settings_by_keyboard() {
    let learner = at(Some(Place::Settings), Language::English);
    learner.key(Key::Tab);
    learner.key(Key::LeftArrow);
    let language = learner.desk.view().language;
    learner.key(Key::RightArrow);
    assert_ne!(learner.desk.view().language, language, "the row keeps the keyboard when its words change");
    learner.key(Key::RightArrow);
    assert_eq!(learner.desk.view().language, language);
}

#[test]
fn escape_on_a_card_empties_the_search_and_its_field() {
    let learner = at(Some(Place::Learn), Language::English);
    let search = learner.all(|element| element.accessible_role() == Some(AccessibleRole::TextInput));
    learner.click(&search[0]);
    learner.key("x");
    learner.key("x");
    learner.desk.take(Event::Command(Command::Back));
    rest();
    assert_eq!(search[0].accessible_value().unwrap_or_default(), "", "the word is gone from the field too");
}

#[test]
fn enter_on_an_answer_of_the_first_start_begins() {
    let learner = at(Some(Place::FirstStart), Language::English);
    learner.key(Key::Backtab);
    learner.key(Key::Backtab);
    learner.key(Key::DownArrow);
    assert!(matches!(learner.desk.view().screen, Screen::FirstStart(_)));
    learner.key(Key::Return);
    assert!(matches!(learner.desk.view().screen, Screen::Learn(_)));
}

#[test]
fn the_answer_to_a_try_fits_into_the_panel_of_a_small_window() {
    let catalog = Arc::new(Catalog::embedded().unwrap());
    for language in Language::ALL {
        let place = Place::Lesson { id: "pins".to_owned(), step: Some(0) };
        let learner = Learner::before(Arc::clone(&catalog), Some(place), language);
        learner.resize(640.0, 560.0);
        let mv = nari::notation::usi::read_move("5h4h").unwrap();
        learner.desk.take(Event::Move(mv));
        rest();
        let size = |id: &str| {
            ElementHandle::find_by_element_id(learner.desk.frame().window(), id).next().unwrap().size().height
        };
        let (answer, room) = (size("Panel::answer"), size("Panel::scroll"));
        assert!(answer > 40.0 && answer <= room, "{language:?}: {answer} in {room}");
    }
}

#[test]
fn an_answer_that_scrolls_the_focused_choice_away_leaves_the_keys_at_work() {
    let catalog = Arc::new(Catalog::embedded().unwrap());
    for tabs in 1..=4 {
        let place = Place::Lesson { id: "all-fourteen".to_owned(), step: Some(3) };
        let learner = Learner::before(Arc::clone(&catalog), Some(place), Language::English);
        learner.resize(640.0, 560.0);
        // From the board to the button that turns it, the marks of the steps, the first choices.
        learner.keys(Key::Tab, tabs);
        for key in ["h", "h", "a"] {
            learner.key(key);
        }
        assert!(learner.lesson().done, "{tabs} times Tab: {:?}", learner.lesson().feedback);
        // Of what is taller than the panel, the head is shown.
        let place = |id: &str| {
            let window = learner.desk.frame().window();
            let found = ElementHandle::find_by_element_id(window, id).next().unwrap();
            (found.absolute_position().y, found.size().height)
        };
        let ((answer, extent), (room, height)) = (place("Panel::answer"), place("Panel::scroll"));
        assert!(extent > height && answer >= room, "{answer} and {extent} in {room} and {height}");
    }
}

#[test]
fn the_tools_of_the_editor_stand_before_what_is_said_of_them_in_a_small_window() {
    let learner = at(Some(Place::Editor(None)), Language::French);
    let Screen::Editor(view) = learner.desk.view().screen else { panic!("no editor") };
    let said = |element: &ElementHandle| {
        element.accessible_role() == Some(AccessibleRole::Text)
            && element.accessible_label().is_some_and(|label| label == view.text.as_str())
    };
    let tools = || learner.by_id("tool-0").absolute_position().y;
    let text = view.text.clone();
    assert!(learner.by_label(AccessibleRole::Text, &text).absolute_position().y < tools());
    learner.resize(640.0, 560.0);
    // Below them, or scrolled away.
    let below = tools();
    assert!(
        learner
            .all(|_| true)
            .iter()
            .filter(|element| said(element))
            .all(|said| below < said.absolute_position().y)
    );
}
