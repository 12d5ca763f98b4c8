//! A lesson put on a sheet to print: what is asked, and the answers, which are found here and now.

use std::sync::Arc;

use super::board_shape::BoardView;
use super::{lesson, lesson_board, step_words};
use crate::app::screen::LessonScreen;
use crate::app::state::App;
use crate::lesson::{Choice, Demonstration, Lesson, Mode, Session, Step, Task, Verdict};
use crate::locale::{self, Message};
use crate::shogi::{Move, Position, SquareSet};

/// A lesson, or a part of it, as it is printed.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetView {
    /// "Chapter 8 · Check and pins".
    pub overline: String,
    /// The title.
    pub title: String,
    /// What is asked, step by step.
    pub items: Vec<SheetItem>,
}

/// A step as it is printed.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetItem {
    /// Its number in the lesson, from 1.
    pub number: usize,
    /// What is asked, or told.
    pub text: String,
    /// The board.
    pub board: BoardView,
    /// The moves that an explanation plays, in words; else empty.
    pub note: String,
    /// What there is to pick.
    pub choices: Vec<String>,
    /// How it is done.
    pub mode: Mode,
    /// The answer; `None` where nothing is asked.
    pub answer: Option<SheetAnswer>,
}

/// What the rules or the solver found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SheetAnswer {
    /// The moves of both players; for answers to a check, each from the same board.
    pub moves: Vec<Move>,
    /// Other moves that do the step at once.
    pub others: Vec<Move>,
    /// The squares to touch.
    pub squares: SquareSet,
    /// The choices that are right, from 0.
    pub picks: Vec<usize>,
    /// All this in words.
    pub text: String,
    /// What the step teaches.
    pub learned: String,
}

/// The lesson, or one step of it, from 0.
pub(super) fn sheet(app: &App, lesson: &Arc<Lesson>, only: Option<usize>) -> SheetView {
    let steps = lesson.steps.iter().enumerate();
    let wanted = steps.filter(|(index, _)| only.is_none_or(|only| only == *index));
    SheetView {
        overline: step_words::chapter(app, lesson),
        title: step_words::title(app, lesson),
        items: wanted.map(|(index, step)| item(app, lesson, index, step)).collect(),
    }
}

fn item(app: &App, lesson: &Arc<Lesson>, index: usize, step: &Arc<Step>) -> SheetItem {
    let (screen, _) = LessonScreen::open(Arc::clone(lesson), index, step, 0);
    let session = &screen.session;
    let choices: Vec<String> =
        session.choices().iter().map(|choice| lesson::choice_label(app, &screen, choice)).collect();
    let note = match &step.task {
        Task::Explain { play } if !play.is_empty() => {
            let moves = line(app, &step.position, play);
            app.words.say(&Message::new("sheet-played").with("moves", moves))
        }
        _ => String::new(),
    };
    SheetItem {
        number: index + 1,
        text: step_words::step(app, step, "text"),
        board: lesson_board::of_lesson(app, &screen),
        note,
        answer: answer(app, session, &choices),
        choices,
        mode: session.mode(),
    }
}

/// The answer to a step that nobody has begun; `None` where nothing is asked, or nothing can be found.
fn answer(app: &App, session: &Session, choices: &[String]) -> Option<SheetAnswer> {
    let step = session.step();
    let learned = step_words::step(app, step, "done");
    if session.contest().is_some() {
        // A game has no answer; it is played.
        let text = app.words.text("sheet-partner");
        return Some(SheetAnswer { text, learned, ..SheetAnswer::default() });
    }
    let found = match session.mode() {
        Mode::Watch => return None,
        Mode::Pick => {
            let right = |&index: &usize| session.clone().pick(index) == Verdict::Done;
            SheetAnswer { picks: (0..choices.len()).filter(right).collect(), ..SheetAnswer::default() }
        }
        Mode::Touch | Mode::Play => {
            let Demonstration { moves, squares, .. } = shown(session)?;
            let others = others(session, &moves);
            SheetAnswer { moves, others, squares, ..SheetAnswer::default() }
        }
    };
    let text = words(app, session, &found, choices);
    Some(SheetAnswer { text, learned, ..found })
}

/// What Show me shows.
fn shown(session: &Session) -> Option<Demonstration> {
    let mut session = session.clone();
    session.hint();
    session.hint();
    session.show_me()
}

/// The other moves that do a step of one move.
fn others(session: &Session, moves: &[Move]) -> Vec<Move> {
    let [first] = moves else { return Vec::new() };
    let legal = session.position().legal_moves();
    let other = legal.iter().filter(|mv| mv != first);
    other.filter(|&mv| session.clone().play(mv) == Verdict::Done).collect()
}

/// How many other answers are named; the rest is counted.
const NAMED: usize = 5;

fn words(app: &App, session: &Session, found: &SheetAnswer, choices: &[String]) -> String {
    let words = &app.words;
    let naming = app.naming();
    let step = session.step();
    if !found.picks.is_empty() {
        if session.choices().iter().all(|choice| matches!(choice, Choice::PieceSet(_))) {
            return words.text("sheet-any-choice");
        }
        let right: Vec<_> = found.picks.iter().filter_map(|&pick| choices.get(pick).cloned()).collect();
        return locale::list(words, &right);
    }
    if !found.squares.is_empty() {
        let names: Vec<_> = found.squares.iter().map(|square| locale::square(square, &naming)).collect();
        return locale::list(words, &names);
    }
    let name = |mv: &Move| locale::moved(words, &naming, &step.position, *mv, None);
    if step.task == Task::Answers {
        return locale::list(words, &found.moves.iter().map(name).collect::<Vec<_>>());
    }
    let first = line(app, &step.position, &found.moves);
    if !found.others.is_empty() {
        let named: Vec<_> = found.others.iter().take(NAMED).map(name).collect();
        let message = Message::new("sheet-also")
            .with("move", first)
            .with("others", locale::list(words, &named))
            .with("more", found.others.len().saturating_sub(NAMED));
        return words.say(&message);
    }
    match session.least() {
        Some(least) if least > 1 => {
            words.say(&Message::new("sheet-fewest").with("moves", first).with("count", least))
        }
        _ => first,
    }
}

/// Moves played one after the other, in words; where the other side stands still, a player plays again and again.
pub(super) fn line(app: &App, start: &Position, moves: &[Move]) -> String {
    let mut position = start.clone();
    let mut previous = None;
    let mut names = Vec::new();
    for &mv in moves {
        if !position.is_legal(mv)
            && let Some(turn) = position.passed().filter(|turn| turn.is_legal(mv))
        {
            position = turn;
        }
        names.push(locale::moved(&app.words, &app.naming(), &position, mv, previous));
        previous = Some(mv.to());
        if let Ok(after) = position.after(mv) {
            position = after;
        }
    }
    names.join(", ")
}
