//! Practice games in the window without a display: the choices before one, whole games by every hand, the look through
//! one that ended.
#![cfg(feature = "desktop")]
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use i_slint_backend_testing::{self as testing, AccessibleRole, ElementHandle};
use slint::platform::Key;

use nari::app::{
    Button, Command, Event, FindingMark, Place, PlayView, ReviewView, Screen, Setting, SittingView, Tone,
    place,
};
use nari::engine::Level;
use nari::lesson::Catalog;
use nari::locale::Language;
use nari::progress::Seat;
use nari::shogi::Color;

#[path = "play/endings.rs"]
mod endings;
#[path = "window/learner.rs"]
mod learner;
use endings::{Ending, endings};
use learner::{Learner, holds, middle, rest};

/// Two mates in one, on 1b and on 2b, each guarded by a Pawn.
const TWO_MATES: &str = "play:8k/9/7PP/9/9/9/9/9/4K4 b G 1";

fn course() -> Arc<Catalog> {
    static COURSE: OnceLock<Arc<Catalog>> = OnceLock::new();
    Arc::clone(COURSE.get_or_init(|| Arc::new(Catalog::embedded().unwrap())))
}

fn before(name: &str, language: Language) -> Learner {
    let place = place::read(name, &course()).unwrap();
    Learner::before(course(), Some(place), language)
}

/// At the board of a game from that position, against an opponent who passes unless another is given.
fn at_game(name: &str, settings: &[Setting], language: Language) -> Learner {
    let learner = before(name, language);
    for setting in settings {
        learner.desk.take(Event::Setting(*setting));
    }
    learner.desk.take(Event::Command(Command::BeginGame));
    replied();
    learner
}

fn sitting(learner: &Learner) -> SittingView {
    match learner.desk.view().screen {
        Screen::Sitting(sitting) => *sitting,
        other => panic!("not the choices before a game: {other:?}"),
    }
}

fn game(learner: &Learner) -> PlayView {
    match learner.desk.view().screen {
        Screen::Play(play) => *play,
        other => panic!("no game is open: {other:?}"),
    }
}

fn review(learner: &Learner) -> ReviewView {
    match learner.desk.view().screen {
        Screen::Review(review) => *review,
        other => panic!("no game is looked through: {other:?}"),
    }
}

/// Lets the answer be played.
fn replied() {
    testing::mock_elapsed_time(Duration::from_secs(1));
    rest();
}

#[track_caller]
fn click_button(learner: &Learner, label: &str) {
    learner.click(&learner.by_label(AccessibleRole::Button, label));
    replied();
}

fn click_move(learner: &Learner, from: &str, to: &str) {
    match from {
        "hand" => learner.click(&learner.by_id("bottom-0")),
        square => learner.click(&learner.square(square)),
    }
    learner.click(&learner.square(to));
    replied();
}

/// The button of the box in the panel that asks for a command.
#[track_caller]
fn action(learner: &Learner, command: Command) -> Button {
    let actions = game(learner).feedback.unwrap().actions;
    actions.into_iter().find(|action| action.command == command).unwrap()
}

#[test]
fn a_game_is_chosen_played_and_won_twice_with_the_mouse() {
    let learner = before(TWO_MATES, Language::English);
    learner.by_label(AccessibleRole::Tab, "Play");
    assert!(learner.by_id("opponent-0").accessible_checked().unwrap());
    learner.click(&learner.by_id("opponent-1"));
    assert!(sitting(&learner).opponents[1].selected);
    learner.click(&learner.by_id("opponent-0"));
    click_button(&learner, &sitting(&learner).begin.label);
    assert!(game(&learner).moves.is_empty());
    // A move that leaves the mate: the coach asks, the learner lets it stand, the opponent passes.
    click_move(&learner, "5i", "5h");
    assert_eq!(game(&learner).feedback.unwrap().tone, Tone::Wrong);
    click_button(&learner, &action(&learner, Command::PlayOn).label);
    assert_eq!(game(&learner).moves.len(), 2);
    learner.by_id("move-1");
    click_move(&learner, "hand", "1b");
    assert!(game(&learner).done);
    learner.by_label(AccessibleRole::Text, &game(&learner).feedback.unwrap().title);
    // After the mate it is taken back, and won another way.
    click_button(&learner, &game(&learner).undo.label);
    assert!(!game(&learner).done && !learner.stands_on("1b"));
    click_move(&learner, "hand", "2b");
    assert!(game(&learner).done && learner.stands_on("2b"));
}

#[test]
fn a_game_is_played_and_looked_through_by_the_keyboard_alone() {
    let learner = before(TWO_MATES, Language::English);
    // The list of opponents has the keyboard at once.
    learner.key(Key::DownArrow);
    assert!(sitting(&learner).opponents[1].selected);
    learner.key(Key::UpArrow);
    assert!(sitting(&learner).opponents[0].selected);
    let stops = sitting(&learner).rows.len() + sitting(&learner).coach.len();
    // Past the choices and the field to the button.
    learner.keys(Key::Tab, stops + 2);
    learner.key(Key::Return);
    replied();
    let drop_on = |square: &str| {
        learner.key(Key::End);
        learner.key(Key::PageDown);
        learner.key(Key::DownArrow);
        learner.key(Key::Return);
        learner.enter_on(square);
        replied();
    };
    drop_on("1b");
    assert!(game(&learner).done);
    learner.key(game(&learner).undo.key.to_lowercase());
    drop_on("2b");
    assert!(game(&learner).done);
    learner.key(game(&learner).review.key.to_lowercase());
    replied();
    assert_eq!(review(&learner).graph.at, 1);
    learner.key(review(&learner).previous.key.to_lowercase());
    assert_eq!(review(&learner).graph.at, 0);
    // Past the button that turns the board to the plot, whose arrows go from position to position.
    learner.keys(Key::Tab, 3);
    learner.key(Key::RightArrow);
    assert_eq!(review(&learner).graph.at, 1);
    learner.key(Key::Home);
    assert_eq!(review(&learner).graph.at, 0);
    // Back at the end of the game, the board has the keyboard again.
    learner.desk.take(Event::Command(Command::Review));
    replied();
    learner.key(game(&learner).undo.key.to_lowercase());
    assert!(!game(&learner).done);
}

/// At the board of a game between two people that is to come to that end.
fn before_end(ending: &Ending) -> Learner {
    let settings = [Setting::Seat(Seat::Both), Setting::Declaration(ending.declaration)];
    let name = if ending.start == "startpos" { "play".to_owned() } else { format!("play:{}", ending.start) };
    at_game(&name, &settings, Language::English)
}

/// The game is over, and the window tells so as it should.
#[track_caller]
fn is_told(learner: &Learner, ending: &Ending) {
    let told = game(learner).feedback.unwrap();
    assert!(game(learner).done && told.title == ending.title, "{}: {told:?}", ending.row);
    assert!(told.text.contains(ending.text), "{}: {told:?}", ending.row);
    learner.by_label(AccessibleRole::Text, &told.title);
    learner.by_label(AccessibleRole::Text, &told.text);
}

/// A move as it is written in USI: where it begins and ends.
fn ends(mv: &str) -> (&str, &str) {
    mv.split_at(2)
}

#[test]
fn every_ending_is_reached_with_the_mouse() {
    for ending in endings() {
        let learner = before_end(&ending);
        for turn in &ending.turns {
            match turn.as_str() {
                "declare" => click_button(&learner, &game(&learner).declare.label),
                "resign" => {
                    click_button(&learner, &game(&learner).resign.label);
                    click_button(&learner, &action(&learner, Command::Confirm).label);
                }
                mv if ends(mv).0.ends_with('*') => click_move(&learner, "hand", ends(mv).1),
                mv => click_move(&learner, ends(mv).0, ends(mv).1),
            }
        }
        is_told(&learner, &ending);
        if ending.repeats() {
            click_button(&learner, &action(&learner, Command::SeeAgain).label);
            is_told(&learner, &ending);
        }
    }
}

/// Leads the keyboard's cursor to a square by arrows, and presses Enter there.
fn walk_to(learner: &Learner, square: &str) {
    let there = learner.index_of(square);
    let here = learner.board().squares.iter().position(|view| view.cursor).unwrap();
    let (up, left) = (there / 9 < here / 9, there % 9 < here % 9);
    learner.keys(if up { Key::UpArrow } else { Key::DownArrow }, (there / 9).abs_diff(here / 9));
    learner.keys(if left { Key::LeftArrow } else { Key::RightArrow }, (there % 9).abs_diff(here % 9));
    learner.key(Key::Return);
}

#[test]
fn every_ending_is_reached_by_the_keyboard_alone() {
    // A perpetual check is the same by either side.
    for ending in endings().into_iter().filter(|ending| !ending.text.starts_with("Gote repeated")) {
        let learner = before_end(&ending);
        for turn in &ending.turns {
            match turn.as_str() {
                "declare" => learner.key(game(&learner).declare.key.to_lowercase()),
                "resign" => {
                    // Past the button that turns the board, the moves, a hint, taking back and a new game.
                    learner.keys(Key::Tab, 6);
                    learner.key(Key::Return);
                    // Back to the question.
                    learner.keys(Key::Backtab, 6);
                    learner.key(Key::Return);
                }
                mv if ends(mv).0.ends_with('*') => {
                    learner.key(Key::End);
                    learner.key(Key::PageDown);
                    learner.key(Key::DownArrow);
                    learner.key(Key::Return);
                    learner.enter_on(ends(mv).1);
                }
                mv => {
                    walk_to(&learner, ends(mv).0);
                    walk_to(&learner, ends(mv).1);
                }
            }
            replied();
        }
        is_told(&learner, &ending);
    }
}

#[test]
fn resigning_is_asked_once_more() {
    let learner = at_game(TWO_MATES, &[], Language::English);
    let resign = game(&learner).resign.label;
    click_button(&learner, &resign);
    assert!(!game(&learner).done);
    click_button(&learner, &action(&learner, Command::Retry).label);
    assert!(game(&learner).feedback.is_none() && !game(&learner).done);
    click_button(&learner, &resign);
    click_button(&learner, &action(&learner, Command::Confirm).label);
    assert!(game(&learner).done);
    let buttons = learner.all(|element| element.accessible_role() == Some(AccessibleRole::Button));
    assert!(
        buttons.iter().all(|button| button.accessible_label().is_none_or(|label| label != resign.as_str()))
    );
}

#[test]
fn what_stood_out_leads_to_its_position() {
    let learner = at_game(TWO_MATES, &[], Language::English);
    click_move(&learner, "5i", "5h");
    click_button(&learner, &action(&learner, Command::PlayOn).label);
    click_move(&learner, "hand", "1b");
    click_button(&learner, &game(&learner).review.label);
    let missed =
        review(&learner).findings.into_iter().find(|found| found.mark == FindingMark::MissedMate).unwrap();
    assert_eq!(review(&learner).graph.at, 3);
    learner.click(&learner.by_id(&format!("finding-{}", missed.index)));
    assert_eq!(review(&learner).graph.at, missed.turns);
    // A click in the list of moves and one on the plot lead to positions too.
    learner.click(&learner.by_id("move-1"));
    assert_eq!(review(&learner).graph.at, 2);
    let points = learner.all(|element| element.accessible_id().is_some_and(|id| id.starts_with("point-")));
    assert_eq!(points.len(), review(&learner).graph.points.len());
    let first = learner.by_id("point-0");
    let mut at = middle(&first);
    at.x += 1.0;
    learner.press(at);
    learner.let_go(at);
    assert_eq!(review(&learner).graph.at, review(&learner).graph.points[0].turns);
}

#[test]
fn the_language_is_switched_in_the_middle_of_a_game() {
    let learner = at_game("play", &[], Language::English);
    click_move(&learner, "7g", "7f");
    let english = game(&learner);
    learner.desk.take(Event::Setting(Setting::Language(Language::French)));
    rest();
    let french = game(&learner);
    assert_eq!(french.moves.len(), english.moves.len());
    assert_ne!(french.title, english.title);
    learner.by_label(AccessibleRole::Text, &french.title);
    learner.by_label(AccessibleRole::List, &french.moves_title);
    for move_view in &french.moves {
        learner.by_label(AccessibleRole::ListItem, &move_view.label);
    }
    // The game goes on where it stood.
    click_move(&learner, "2g", "2f");
    assert_eq!(game(&learner).moves.len(), english.moves.len() + 2);
}

#[test]
fn the_learner_plays_from_the_other_side() {
    let settings = [Setting::Seat(Seat::White), Setting::Opponent(Level::from_id("greedy").unwrap())];
    let learner = at_game("play", &settings, Language::French);
    assert_eq!(game(&learner).moves.len(), 1);
    assert_eq!(learner.board().bottom.color, Color::White);
    click_move(&learner, "3c", "3d");
    assert!(game(&learner).moves.len() >= 2, "{:?}", game(&learner).feedback);
}

#[test]
fn a_position_that_cannot_be_is_refused_where_it_is_typed() {
    let learner = before("play", Language::English);
    learner.desk.take(Event::StartPosition("9/9/9/9/9/9/9/9/9 b - 1".to_owned()));
    click_button(&learner, &sitting(&learner).begin.label);
    let error = sitting(&learner).start.error.unwrap();
    learner.by_label(AccessibleRole::Text, &error);
}

/// The screens of a game, each in a few states.
fn screens(language: Language) -> [Learner; 4] {
    let ended = at_game(TWO_MATES, &[], language);
    click_move(&ended, "hand", "1b");
    let looked = at_game(TWO_MATES, &[], language);
    click_move(&looked, "hand", "1b");
    looked.desk.take(Event::Command(Command::Review));
    replied();
    [before("play", language), at_game("play", &[], language), ended, looked]
}

#[test]
fn a_screen_reader_is_told_of_everything_in_both_languages() {
    let mut counts = Vec::new();
    for language in Language::ALL {
        for learner in screens(language) {
            let controls = learner.all(|element| {
                matches!(
                    element.accessible_role(),
                    Some(
                        AccessibleRole::Button
                            | AccessibleRole::Tab
                            | AccessibleRole::ListItem
                            | AccessibleRole::List
                            | AccessibleRole::RadioButton
                            | AccessibleRole::RadioGroup
                            | AccessibleRole::Switch
                            | AccessibleRole::TextInput
                    )
                )
            });
            for control in &controls {
                assert!(!control.accessible_label().unwrap_or_default().is_empty(), "{:?}", control.id());
            }
            counts.push(controls.len());
        }
    }
    assert_eq!(counts[..4], counts[4..]);
}

#[test]
fn nothing_hangs_out_of_its_button_in_any_size() {
    for language in Language::ALL {
        for learner in screens(language) {
            for (width, height) in
                [(640.0, 560.0), (900.0, 560.0), (1000.0, 700.0), (700.0, 1100.0), (1280.0, 800.0)]
            {
                learner.resize(width, height);
                let window = learner.desk.frame().window();
                let buttons: Vec<_> = ElementHandle::find_by_element_id(window, "Button::row").collect();
                assert!(buttons.iter().all(|button| button.size().height < 60.0), "{width} × {height}");
                let labels = ElementHandle::find_by_element_id(window, "Button::label");
                for part in labels.chain(ElementHandle::find_by_element_type_name(window, "KeyCap")) {
                    let held = buttons.iter().any(|button| holds(button, &part));
                    let place = (part.accessible_label(), part.absolute_position(), part.size());
                    assert!(held, "{place:?} hangs out of its button in {width} × {height}, {language:?}");
                }
            }
        }
    }
}

#[test]
fn the_place_of_the_game_is_kept_while_another_screen_is_seen() {
    let learner = at_game("play", &[], Language::English);
    click_move(&learner, "7g", "7f");
    learner.click(&learner.by_label(AccessibleRole::Tab, "Puzzles"));
    learner.click(&learner.by_label(AccessibleRole::Tab, "Play"));
    replied();
    assert_eq!(game(&learner).moves.len(), 2);
    learner.desk.take(Event::Command(Command::NewGame));
    rest();
    // The card of the game that was left has the keyboard.
    learner.key(Key::Return);
    replied();
    assert_eq!(game(&learner).moves.len(), 2);
    assert_eq!(sitting_place(&learner), None);
}

fn sitting_place(learner: &Learner) -> Option<Place> {
    match learner.desk.view().screen {
        Screen::Sitting(sitting) => sitting.resume.map(|resume| resume.place),
        _ => None,
    }
}
