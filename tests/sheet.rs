//! The promise: a lesson is printed whole, in both languages, and every answer on its sheet is one that the rules accept.
//!
//! Source: the built-in course.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use std::sync::Arc;

use nari::app::{App, ProblemSet, SheetItem, SheetView, Start};
use nari::lesson::{Catalog, Lesson, Mode, Session, Step, Task, Verdict};
use nari::locale::Language;
use nari::progress::{MoveNames, PieceSet, Settings, SquareNames};
use nari::shogi::Move;

fn catalog() -> Arc<Catalog> {
    Arc::new(Catalog::embedded().unwrap())
}

fn app(catalog: &Arc<Catalog>, language: Language) -> App {
    App::new(Start::new(Arc::clone(catalog), language)).0
}

fn sheet(app: &App, lesson: &Lesson) -> SheetView {
    app.sheet(&lesson.id, None).unwrap()
}

/// Plays a line of both players; the other player's moves are those that the session answers with.
fn is_done_by(step: &Arc<Step>, line: &[Move]) -> bool {
    let mut session = Session::new(Arc::clone(step));
    let mut moves = line.iter();
    while let Some(&mv) = moves.next() {
        let before = session.position().clone();
        match session.play(mv) {
            // Whoever held out as long as he could is mated at last.
            Verdict::Done => {
                return match (moves.as_slice(), &step.task) {
                    ([], _) => true,
                    ([last], Task::Defend { .. }) => before
                        .after(mv)
                        .and_then(|after| after.after(*last))
                        .is_ok_and(|after| after.is_mate()),
                    _ => false,
                };
            }
            Verdict::Good => {}
            _ => return false,
        }
        if let Some(reply) = session.reply()
            && moves.next() != Some(&reply)
        {
            return false;
        }
    }
    false
}

/// Why the answer is not one that the session takes.
fn refused(step: &Arc<Step>, item: &SheetItem) -> Option<String> {
    let wrong = |what: &str| Some(format!("{}/{}: {what}: {:?}", step.lesson, step.id, item.answer));
    let Some(answer) = &item.answer else {
        return if item.mode == Mode::Watch { None } else { wrong("no answer") };
    };
    if answer.text.is_empty() || answer.text.contains("sheet-") || answer.learned.is_empty() {
        return wrong("no words");
    }
    let mut session = Session::new(Arc::clone(step));
    match item.mode {
        Mode::Watch => return wrong("nothing was asked"),
        Mode::Touch => {
            if answer.squares.iter().map(|square| session.touch(square)).last() != Some(Verdict::Done) {
                return wrong("these are not the squares");
            }
        }
        Mode::Pick => {
            for index in 0..session.choices().len() {
                let right = Session::new(Arc::clone(step)).pick(index) == Verdict::Done;
                if right != answer.picks.contains(&index) {
                    return wrong("these are not the right choices");
                }
            }
        }
        // A game is played, and nothing is found beforehand.
        Mode::Play if session.contest().is_some() => {
            if !answer.moves.is_empty() {
                return wrong("a game has no answer");
            }
        }
        Mode::Play => {
            let others = answer.others.iter().map(|mv| vec![*mv]);
            if !std::iter::once(answer.moves.clone()).chain(others).all(|line| is_done_by(step, &line)) {
                return wrong("a move does not do the step");
            }
        }
    }
    None
}

#[test]
fn every_answer_of_every_lesson_does_its_step() {
    let catalog = catalog();
    let app = app(&catalog, Language::English);
    let mut faults = Vec::new();
    let mut steps = 0;
    for lesson in catalog.lessons() {
        let sheet = sheet(&app, lesson);
        assert_eq!(sheet.items.len(), lesson.steps.len(), "{}", lesson.id);
        for (step, item) in lesson.steps.iter().zip(&sheet.items) {
            steps += 1;
            faults.extend(refused(step, item));
        }
    }
    assert!(steps > 200, "{steps} steps");
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn mate_problems_are_printed_by_their_numbers_and_every_solution_mates() {
    let catalog = catalog();
    for (text, count, first) in [("mate-in-1", 12, 1), ("mate-in-3:13-18", 6, 13), ("mate-in-5:2", 1, 2)] {
        let set = ProblemSet::read(text).unwrap();
        for language in Language::ALL {
            let app = app(&catalog, language);
            let sheet = app.sheet_of_problems(&set).unwrap();
            assert_eq!((sheet.items.len(), sheet.items[0].number), (count, first), "{text}");
            assert!(!app.sheet_picture(&sheet).contains("sheet-"), "{text}");
            let puzzles = catalog.puzzles().iter().filter(|puzzle| puzzle.moves == set.moves).skip(first - 1);
            for (item, puzzle) in sheet.items.iter().zip(puzzles) {
                let answer = item.answer.as_ref().unwrap();
                assert_eq!(answer.moves.len(), set.moves, "{}", puzzle.id);
                let start = puzzle.problem.position().clone();
                let end = answer.moves.iter().fold(start, |position, &mv| position.after(mv).unwrap());
                assert!(
                    end.is_mate() && !answer.text.is_empty() && !answer.learned.is_empty(),
                    "{}",
                    puzzle.id
                );
            }
        }
    }
    let app = app(&catalog, Language::English);
    for nothing in ["mate-in-2", "club/mate-in-3", "mate-in-3:900", "mate-in-3:5-2"] {
        assert_eq!(app.sheet_of_problems(&ProblemSet::read(nothing).unwrap()), None, "{nothing}");
    }
}

/// The words that the labels of a page's lines spell.
fn labels(svg: &str) -> String {
    let document = roxmltree::Document::parse(svg).unwrap_or_else(|error| panic!("{error}"));
    let labels = document.descendants().filter_map(|node| node.attribute("aria-label"));
    labels.collect::<Vec<_>>().join(" ")
}

/// The text without what a line's end may swallow.
fn bare(text: &str) -> String {
    text.chars().filter(|sign| !sign.is_whitespace()).collect()
}

#[test]
fn a_sheet_is_well_formed_and_says_every_step_in_both_languages() {
    let catalog = catalog();
    for language in Language::ALL {
        let app = app(&catalog, language);
        for lesson in catalog.lessons().step_by(5) {
            let sheet = sheet(&app, lesson);
            let svg = app.sheet_picture(&sheet);
            let said = bare(&labels(&svg));
            for item in &sheet.items {
                let answer = item.answer.iter().flat_map(|answer| [&answer.text, &answer.learned]);
                for text in [&item.text, &item.note].into_iter().chain(&item.choices).chain(answer) {
                    assert!(said.contains(&bare(text)), "{} {}: {text}", lesson.id, item.number);
                }
            }
            // No sign is left to a font of the viewer, no colour to a printer.
            assert!(!svg.contains("<text"), "{}", lesson.id);
            for paint in svg.match_indices("=\"#").map(|(at, _)| svg.get(at + 2..at + 6).unwrap()) {
                let grey = ["#000", "#fff", "#ddd", "#bbb"].contains(&paint);
                assert!(grey || paint.starts_with(['#']) && "rbp".contains(&paint[1..2]), "{paint}");
            }
        }
    }
}

#[test]
fn the_pages_are_of_exactly_a4_and_the_answers_begin_one_of_their_own() {
    let catalog = catalog();
    let app = app(&catalog, Language::French);
    let longest = catalog.lessons().max_by_key(|lesson| lesson.steps.len()).unwrap();
    let svg = app.sheet_picture(&sheet(&app, longest));
    let document = roxmltree::Document::parse(&svg).unwrap();
    let pages: Vec<_> =
        document.descendants().filter(|node| node.attribute("class") == Some("page")).collect();
    assert!(pages.len() > 2, "{} pages", pages.len());
    let root = document.root_element();
    assert_eq!(root.attribute("width"), Some("210mm"));
    assert_eq!(root.attribute("height"), Some(format!("{}mm", 297 * pages.len()).as_str()));
    let says = |page: &roxmltree::Node<'_, '_>, word: &str| {
        page.descendants().any(|node| node.attribute("aria-label") == Some(word))
    };
    let answers = pages.iter().position(|page| says(page, "Réponses")).unwrap();
    assert!(answers > 0);
    for (index, page) in pages.iter().enumerate() {
        let boards = page.descendants().filter(|node| node.attribute("href") == Some("#p0")).count();
        assert_eq!(boards > 0, index < answers, "page {index}");
        let top = 297 * index;
        assert_eq!(page.attribute("transform"), Some(format!("translate(0 {top})").as_str()));
    }
}

#[test]
fn pieces_and_notation_are_those_of_the_settings() {
    let catalog = catalog();
    let settings = |piece_set, squares, moves| Settings { piece_set, squares, moves, ..Settings::default() };
    let of = |settings: Settings| {
        let start = Start { settings, ..Start::new(Arc::clone(&catalog), Language::English) };
        let app = App::new(start).0;
        let sheet = app.sheet("pins", None).unwrap();
        (app.sheet_picture(&sheet), sheet)
    };
    let (letters, western) = of(settings(PieceSet::Letters, SquareNames::Letter, MoveNames::Western));
    let (kanji, japanese) = of(settings(PieceSet::Kanji, SquareNames::Kanji, MoveNames::Japanese));
    assert_ne!(letters, kanji);
    let moves = |sheet: &SheetView| {
        let texts = sheet.items.iter().filter(|item| item.mode == Mode::Play);
        texts.filter_map(|item| Some(item.answer.as_ref()?.text.clone())).collect::<Vec<_>>()
    };
    assert!(moves(&western).iter().any(|text| text.starts_with("G-")), "{:?}", moves(&western));
    assert!(moves(&japanese).iter().any(|text| text.contains('金')), "{:?}", moves(&japanese));
}
