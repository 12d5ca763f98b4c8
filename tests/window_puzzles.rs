//! Mate problems in the window without a display: the list, a problem solved by every hand, the answer to a wrong move.
#![cfg(feature = "desktop")]
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test says what it expects"
)]

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

use i_slint_backend_testing::{self as testing, AccessibleRole, ElementHandle};
use slint::platform::Key;

use nari::app::{Command, Event, Place, Promotion, PuzzleView, PuzzlesView, Screen, Tone};
use nari::lesson::{Catalog, Files};
use nari::locale::Language;
use nari::shogi::{Color, Move};
use nari::tsume::{Control, Limits, Outcome, Problem, Solver, Wanted, checks};

#[path = "window/learner.rs"]
mod learner;
use learner::{Learner, holds, rest};

/// The collection of `tests/puzzle_screens.rs`.
fn course(own: &str) -> Arc<Catalog> {
    let mut files = Files::default();
    let chapters =
        "format = 1\n[[chapter]]\nnumber = 2\nid = \"near\"\nface = \"gold\"\nlessons = [\"hands-on\"]\n";
    files.put("lessons/curriculum.toml", chapters);
    files.put("lessons/near/hands-on.toml", include_str!("window/course.toml"));
    files.put("lessons/tsume/own.toml", own);
    files.put("lessons/tsume/museum.toml", include_str!("puzzle-screens/museum.toml"));
    Arc::new(Catalog::read(&files).unwrap())
}

fn at(place: Place, language: Language) -> Learner {
    Learner::before(course(include_str!("puzzle-screens/own.toml")), Some(place), language)
}

fn at_problem(id: &str) -> Learner {
    at(Place::Puzzle { id: id.to_owned() }, Language::English)
}

fn list(learner: &Learner) -> PuzzlesView {
    match learner.desk.view().screen {
        Screen::Puzzles(list) => *list,
        other => panic!("not the list of problems: {other:?}"),
    }
}

fn problem(learner: &Learner) -> PuzzleView {
    match learner.desk.view().screen {
        Screen::Puzzle(problem) => *problem,
        other => panic!("no problem is open: {other:?}"),
    }
}

/// The attacker's first move of the shortest mate, as the solver finds it from the position on the board.
fn best(problem: &Problem) -> Move {
    let limits = Limits { nodes: None, memory: 16 << 20, stop: &|_| Control::GoOn };
    let wanted = Wanted { moves_all: false, cooks: false, proof: false };
    match Solver::new(limits, wanted).solve(problem).result {
        Outcome::Mate(solution) => solution.line[0],
        other => panic!("no mate: {other:?}"),
    }
}

/// A check that is not the one the problem asks for.
fn other_check(problem: &Problem) -> Move {
    let asked = best(problem);
    checks(problem.position()).into_iter().find(|mv| mv.to() != asked.to()).unwrap()
}

fn own(id: &str) -> Problem {
    course(include_str!("puzzle-screens/own.toml")).puzzle(id).unwrap().problem.clone()
}

/// The element that a move begins with, by its accessible id.
fn start(learner: &Learner, mv: Move) -> String {
    match mv {
        Move::Normal { from, .. } => format!("square-{}", learner.index_of(&from.to_string())),
        Move::Drop { kind, .. } => {
            let slots = learner.board().bottom.slots;
            format!("bottom-{}", slots.iter().position(|slot| slot.kind == kind).unwrap())
        }
    }
}

fn wants(mv: Move) -> Promotion {
    match mv {
        Move::Normal { promote: true, .. } => Promotion::Promote,
        _ => Promotion::Keep,
    }
}

fn click_move(learner: &Learner, mv: Move) {
    learner.click(&learner.by_id(&start(learner, mv)));
    learner.click(&learner.square(&mv.to().to_string()));
    if let Some(asked) = learner.board().promotion {
        let label = if wants(mv) == Promotion::Promote { asked.promote_label } else { asked.keep_label };
        learner.click(&learner.by_label(AccessibleRole::Button, &label));
    }
    replied();
}

/// Lets the reply be played.
fn replied() {
    for _ in 0..3 {
        testing::mock_elapsed_time(Duration::from_secs(1));
        rest();
    }
}

/// The shortest mate, move by move as the board stands.
fn solve(learner: &Learner, id: &str, play: impl Fn(&Learner, Move)) {
    let mut position = own(id).position().clone();
    for _ in 0..20 {
        let mv = best(&Problem::new(position.clone()).unwrap());
        play(learner, mv);
        if problem(learner).done {
            return;
        }
        position = position.after(mv).unwrap();
        let stands = learner.board();
        // The reply is the one after which the board stands as it is seen.
        let reply = position.legal_moves().into_iter().find(|&reply| {
            let after = position.after(reply).unwrap();
            stands
                .squares
                .iter()
                .all(|view| after.piece_at(view.square) == view.face.as_ref().map(|face| face.piece))
        });
        position = position.after(reply.unwrap()).unwrap();
    }
    panic!("{id} is not solved: {:?}", problem(learner).feedback);
}

#[test]
fn a_problem_is_picked_and_solved_with_the_mouse() {
    let learner = at(Place::Puzzles, Language::English);
    learner.by_label(AccessibleRole::Tab, "Puzzles");
    let cards: Vec<_> = list(&learner).groups.into_iter().flat_map(|group| group.cards).collect();
    let at = cards.iter().position(|card| card.id == "bishop").unwrap();
    learner.click(&learner.by_id(&format!("puzzle-{at}")));
    solve(&learner, "bishop", click_move);
    assert!(problem(&learner).stars > 0);
    // The last button of the panel goes on.
    learner.click(&learner.by_label(AccessibleRole::Button, &problem(&learner).next.label));
    assert!(!problem(&learner).done);
}

#[test]
fn a_problem_is_picked_and_solved_by_the_keyboard_alone() {
    let learner = at(Place::Puzzles, Language::English);
    // From the card to go on with, past the filters, to the first problem.
    learner.keys(Key::Tab, 1 + list(&learner).filters.len());
    learner.key(Key::RightArrow);
    learner.key(Key::LeftArrow);
    learner.key(Key::Return);
    assert_eq!(problem(&learner).steps.len(), 1);
    solve(&learner, "head", |learner, mv| {
        // Off the board's lower edge into the hand, where the cursor takes the slot.
        learner.key(Key::End);
        learner.key(Key::PageDown);
        learner.key(Key::DownArrow);
        learner.key(Key::Return);
        learner.enter_on(&mv.to().to_string());
        replied();
    });
    learner.key(problem(&learner).next.key.to_lowercase());
    assert!(!problem(&learner).done);
}

#[test]
fn a_check_that_does_not_mate_is_answered_and_taken_back() {
    let learner = at_problem("bishop");
    let before = learner.board().squares;
    click_move(&learner, other_check(&own("bishop")));
    let feedback = problem(&learner).feedback.unwrap();
    assert_eq!(feedback.tone, Tone::Wrong);
    learner.by_label(AccessibleRole::Text, &feedback.title);
    learner.by_label(AccessibleRole::Text, &feedback.text);
    let back = &feedback.actions.iter().find(|action| action.label == "Take back").unwrap().label;
    learner.click(&learner.by_label(AccessibleRole::Button, back));
    replied();
    let faces = |squares: &[nari::app::SquareView]| {
        squares.iter().map(|square| square.face.clone()).collect::<Vec<_>>()
    };
    assert_eq!(faces(&learner.board().squares), faces(&before));
    // And the way that was asked for is still open.
    solve(&learner, "bishop", click_move);
}

#[test]
fn the_solution_is_walked_with_keys_and_mouse() {
    let learner = at_problem("bishop");
    learner.click(&learner.by_label(AccessibleRole::Button, &problem(&learner).solution.label));
    rest();
    let tree = problem(&learner).tree;
    assert!(!tree.is_empty(), "{:?}", problem(&learner).feedback);
    learner.click(&learner.by_label(AccessibleRole::ListItem, &tree[0].spoken));
    replied();
    let replies = problem(&learner).tree;
    assert_ne!(replies, tree);
    // The list keeps the keyboard: Enter takes the first reply.
    learner.key(Key::Return);
    replied();
    assert_ne!(problem(&learner).tree, replies);
    assert_eq!(learner.board().top.color, Color::White);
}

#[test]
fn a_position_is_typed_and_what_is_wrong_with_it_is_said() {
    let learner = at(Place::Puzzles, Language::English);
    let field = learner.all(|element| element.accessible_role() == Some(AccessibleRole::TextInput));
    learner.click(&field[0]);
    learner.key("x");
    learner.key(Key::Return);
    let error = list(&learner).own.error.unwrap();
    learner.by_label(AccessibleRole::Text, &error);
    learner.key(Key::Escape);
    assert_eq!(list(&learner).own.text, "");
    for sign in "4k4/9/4P4/9/9/9/9/9/9 b G 1".chars() {
        learner.key(sign.to_string());
    }
    learner.key(Key::Return);
    rest();
    solve(&learner, "head", click_move);
}

#[test]
fn a_screen_reader_is_told_of_everything_in_both_languages() {
    let mut heard: Vec<Vec<String>> = Vec::new();
    for language in [Language::English, Language::French] {
        let mut names = Vec::new();
        for place in [Place::Puzzles, Place::Puzzle { id: "bishop".to_owned() }] {
            let learner = at(place, language);
            for element in learner.all(|element| {
                matches!(
                    element.accessible_role(),
                    Some(
                        AccessibleRole::Button
                            | AccessibleRole::Tab
                            | AccessibleRole::ListItem
                            | AccessibleRole::List
                            | AccessibleRole::RadioButton
                            | AccessibleRole::RadioGroup
                            | AccessibleRole::TextInput
                    )
                )
            }) {
                let name = element.accessible_label().unwrap_or_default().to_string();
                assert!(!name.is_empty(), "{:?}", element.id());
                names.push(name);
            }
        }
        heard.push(names);
    }
    assert_eq!(heard[0].len(), heard[1].len());
    let same = heard[0].iter().zip(&heard[1]).filter(|(english, french)| english == french).count();
    // A bare square is called by its name alone in both.
    assert!(same < heard[0].len() / 2 + 60, "{same} of {}", heard[0].len());
}

#[test]
fn nothing_hangs_out_of_its_button_while_a_solution_is_walked() {
    for language in [Language::English, Language::French] {
        let learner = at(Place::Puzzle { id: "keep".to_owned() }, language);
        learner.desk.take(Event::Command(Command::Solution));
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
                assert!(held, "a part of a button hangs out of it in {width} × {height}, {language:?}");
            }
            let slots =
                learner.all(|element| element.accessible_id().is_some_and(|id| id.starts_with("top-")));
            let hand = learner.by_label(AccessibleRole::List, &learner.board().top.spoken);
            assert_eq!(slots.len(), learner.board().top.slots.len());
            for slot in slots {
                assert!(holds(&hand, &slot), "a held piece lies beside its hand in {width} × {height}");
            }
        }
    }
}

/// Several hundred problems; what they are does not matter here.
fn many() -> String {
    (0..312).fold(String::from("format = 1\n"), |mut text, number| {
        let moves = 1 + number / 104 * 2;
        let grade = 1 + number % 9;
        writeln!(
            text,
            "[[puzzle]]\nid = \"p{number}\"\nsetup = \"4k4/9/4P4/9/9/9/9/9/9 b G 1\"\nmoves = {moves}\ntheme = \"gold-head\"\ngrade = {grade}"
        )
        .unwrap();
        text
    })
}

#[test]
fn of_hundreds_of_problems_only_those_near_are_there() {
    let learner = Learner::before(course(&many()), Some(Place::Puzzles), Language::English);
    let cards =
        || learner.all(|element| element.accessible_id().is_some_and(|id| id.starts_with("puzzle-"))).len();
    assert!((20..120).contains(&cards()), "{} cards", cards());
    learner.keys(Key::Tab, 1 + list(&learner).filters.len());
    learner.key(Key::End);
    let last = learner.by_id("puzzle-311");
    let (at, size) = (last.absolute_position(), last.size());
    assert!(at.y >= 0.0 && at.y + size.height <= 800.0, "the last one is scrolled into view: {at:?}");
    assert!((20..120).contains(&cards()), "{} cards", cards());
    learner.keys(Key::UpArrow, 3);
    learner.key(Key::Home);
    learner.by_id("puzzle-0");
    learner.key(Key::DownArrow);
    learner.key(Key::Return);
    assert_ne!(problem(&learner).title, "");
}
