//! An open problem put into the panel: what is asked, the line, the tree, buttons.

use std::cmp::Ordering;

use super::puzzle_shape::{BranchView, Busy, PuzzleView, Section};
use super::shape::{StepMark, StepState};
use super::{Enabled, button, panel, puzzle_board, puzzle_says, puzzle_words, puzzles};
use crate::app::screen::{Doing, Known, PuzzleScreen, Source};
use crate::app::state::App;
use crate::app::{Command, Solved};
use crate::lesson::puzzle::{Branching, Setback, Stage, Walked};
use crate::locale::{self, Message};
use crate::shogi::HandKind;

pub(super) fn puzzle(app: &App, screen: &PuzzleScreen) -> PuzzleView {
    let words = &app.words;
    let board = puzzle_board::of_puzzle(app, screen);
    let solving = matches!(screen.doing, Doing::Solving);
    let is = |yes: bool| Enabled::from(yes);
    let done = screen.attempt.is_solved();
    // The button that led away from the problem leads back to it.
    let (solution, defend) = match screen.doing {
        Doing::Solving => ("button-solution", "button-defend"),
        Doing::Walking(_) => ("button-to-problem", "button-defend"),
        Doing::Defending(_) => ("button-solution", "button-to-problem"),
    };
    PuzzleView {
        overline: overline(app, screen),
        title: title(app, screen),
        steps: steps(app, screen),
        text: text(app, screen),
        status: status(app, screen),
        feedback: puzzle_says::feedback(app, screen),
        sections: sections(app, screen),
        tree: match &screen.doing {
            Doing::Walking(walked) => tree(app, walked),
            _ => Vec::new(),
        },
        tree_title: match &screen.doing {
            Doing::Walking(walked) => words.text(tree_title(walked)),
            _ => String::new(),
        },
        busy: busy(app, screen).or_else(|| puzzles::busy(app)),
        legend: panel::legend(app, &board),
        hint: button(
            app,
            Command::Hint,
            "button-hint",
            is(solving
                && screen.mate().is_none()
                && !matches!(screen.known, Known::Searched(Solved::NoMate))),
        ),
        undo: button(app, Command::Undo, "button-undo", is(can_undo(screen))),
        redo: button(app, Command::Redo, "button-redo", is(can_redo(screen))),
        restart: button(app, Command::Restart, "button-restart", Enabled::Yes),
        turn: button(app, Command::TurnBoard, "button-turn-board", Enabled::Yes),
        solution: button(app, Command::Solution, solution, Enabled::Yes),
        defend: button(app, Command::Defend, defend, Enabled::Yes),
        previous: button(app, Command::Previous, "button-previous", is(screen.source.id().is_some())),
        next: button(app, Command::Next, next(screen), Enabled::Yes),
        done,
        stars: screen.attempt.stars(),
        board,
    }
}

fn next(screen: &PuzzleScreen) -> &'static str {
    match screen.source {
        Source::Own(_) | Source::Classic(_) | Source::Mine(_) => "button-next-problem",
        Source::Composed(_) => "button-new-problem",
        Source::Typed(_) => "button-to-list",
    }
}

fn can_undo(screen: &PuzzleScreen) -> bool {
    match &screen.doing {
        Doing::Solving => screen.attempt.can_undo() || screen.table.stage.is_some(),
        Doing::Defending(hold) => !hold.judged().is_empty(),
        Doing::Walking(walked) => !walked.path().is_empty(),
    }
}

fn can_redo(screen: &PuzzleScreen) -> bool {
    match &screen.doing {
        Doing::Solving => screen.attempt.can_redo(),
        Doing::Defending(_) => false,
        Doing::Walking(walked) => !walked.branches().is_empty(),
    }
}

/// "Mate in 3 · grade 2", or what is done with the problem.
fn overline(app: &App, screen: &PuzzleScreen) -> String {
    let words = &app.words;
    let length = screen.attempt.moves().map(|moves| puzzle_words::mate_in(app, moves));
    match (&screen.doing, length) {
        (Doing::Defending(_), _) => words.text("puzzle-defending"),
        (Doing::Walking(_), _) => words.text("puzzle-walking"),
        (Doing::Solving, Some(length)) => length,
        (Doing::Solving, None) => words.text("puzzle-solving"),
    }
}

/// "Problem 48 of 120".
pub(super) fn title(app: &App, screen: &PuzzleScreen) -> String {
    let words = &app.words;
    match &screen.source {
        Source::Own(puzzle) => {
            let (number, total) = puzzle_words::number(app, puzzle);
            words.say(&Message::new("puzzle-title").with("number", number).with("total", total))
        }
        Source::Classic(classic) => words.text(&classic.title()),
        Source::Composed(_) => words.text("puzzle-title-composed"),
        Source::Mine(mine) => words.say(&Message::new("puzzles-mine-title").with("number", mine.number)),
        Source::Typed(_) => words.text("puzzle-title-own"),
    }
}

/// What is asked.
pub(super) fn text(app: &App, screen: &PuzzleScreen) -> String {
    let words = &app.words;
    match &screen.doing {
        Doing::Defending(hold) => {
            words.say(&Message::new("puzzle-defend-text").with("moves", hold.longest()))
        }
        Doing::Walking(_) => words.text("puzzle-walk-text"),
        Doing::Solving => match screen.attempt.moves() {
            Some(moves) => puzzle_words::asked(app, moves),
            None => words.text("puzzle-own-text"),
        },
    }
}

/// Where one is, in a few words.
pub(super) fn status(app: &App, screen: &PuzzleScreen) -> String {
    let words = &app.words;
    // An answer that comes at once needs no words.
    if screen.asking.is_some_and(|search| search.nodes > 0) {
        return words.text("puzzle-thinking");
    }
    match &screen.doing {
        Doing::Solving => match (screen.attempt.stage(), screen.attempt.moves_left()) {
            (Stage::Turn, _) if screen.attempt.is_lost() => words.text("puzzle-lost"),
            (Stage::Turn, Some(left)) if left > 0 => {
                words.say(&Message::new("puzzle-left").with("moves", left))
            }
            (Stage::Turn, _) => words.text("puzzle-your-move"),
            _ => String::new(),
        },
        Doing::Defending(hold) if hold.is_over() => words.text("puzzle-mated"),
        Doing::Defending(_) => words.text("puzzle-your-defence"),
        Doing::Walking(walked) => match walked.branches().first() {
            Some(branch) if branch.kind == Branching::Attack => words.text("puzzle-attack-next"),
            Some(_) => words.say(&Message::new("puzzle-defences").with("count", walked.branches().len())),
            None => words.text("puzzle-mated"),
        },
    }
}

/// One mark for each own move of the length that is asked.
fn steps(app: &App, screen: &PuzzleScreen) -> Vec<StepMark> {
    let Some(moves) = screen.attempt.moves() else { return Vec::new() };
    let total = moves.div_ceil(2);
    // A check that is not what is asked leaves its step open.
    let played = screen.attempt.line().len().div_ceil(2);
    let good = played - usize::from(screen.setback().is_some() && played > 0);
    let mark = |index: usize| {
        let (state, id) = match index.cmp(&good) {
            Ordering::Less => (StepState::Done, "puzzle-step-done"),
            Ordering::Equal => (StepState::Current, "puzzle-step-current"),
            Ordering::Greater => (StepState::Todo, "puzzle-step-todo"),
        };
        let spoken = app.words.say(&Message::new(id).with("number", index + 1).with("total", total));
        StepMark { state, spoken }
    };
    (0..total).map(mark).collect()
}

fn busy(app: &App, screen: &PuzzleScreen) -> Option<Busy> {
    let search = screen.running().find(|search| search.nodes > 0)?;
    let text = Message::new("puzzle-searching").with("nodes", puzzle_words::count(app, search.nodes));
    Some(Busy { text: app.words.say(&text), stop: button(app, Command::Stop, "button-stop", Enabled::Yes) })
}

fn sections(app: &App, screen: &PuzzleScreen) -> Vec<Section> {
    let words = &app.words;
    let title = match &screen.doing {
        Doing::Walking(_) => "puzzle-section-path",
        _ => "puzzle-section-line",
    };
    let line = Section { title: words.text(title), lines: line(app, screen) };
    let about = Section { title: words.text("puzzle-section-about"), lines: about(app, screen) };
    [line, about].into_iter().filter(|section| !section.lines.is_empty()).collect()
}

/// The line with its numbers, and the first moves that were tried.
fn line(app: &App, screen: &PuzzleScreen) -> Vec<String> {
    let words = &app.words;
    let start = screen.source.problem().position();
    let mut lines = puzzle_words::numbered(app, start, &screen.line());
    let tries: Vec<_> = screen
        .attempt
        .tries()
        .iter()
        .map(|tried| {
            let id = match tried.setback {
                Setback::Longer { .. } => "puzzle-try-longer",
                Setback::NoMate => "puzzle-try-no-mate",
                Setback::NotInTime | Setback::Unsure => "puzzle-try-slow",
            };
            let name = locale::moved(words, &app.naming(), start, tried.mv, None);
            words.say(&Message::new(id).with("move", name))
        })
        .collect();
    if !tries.is_empty() && matches!(screen.doing, Doing::Solving) {
        let message = Message::new("puzzle-tries").with("moves", locale::list(words, &tries));
        lines.push(words.say(&message));
    }
    lines
}

/// What the solver says of the problem, and who made it.
fn about(app: &App, screen: &PuzzleScreen) -> Vec<String> {
    let words = &app.words;
    let grade = |grade: u8| {
        let name = words.text(&format!("grade-{grade}"));
        words.say(&Message::new("puzzle-grade").with("grade", grade).with("name", name))
    };
    match &screen.source {
        Source::Own(puzzle) => proved(app, grade(puzzle.grade.number())),
        Source::Composed(composed) => proved(app, grade(composed.inspection.grade.number())),
        Source::Classic(classic) => vec![puzzle_words::credit(app, classic), words.text(&classic.text())],
        Source::Mine(_) => vec![words.text("puzzles-mine-about")],
        Source::Typed(_) => found(app, screen),
    }
}

fn proved(app: &App, grade: String) -> Vec<String> {
    vec![app.words.text("puzzle-one-solution"), app.words.text("puzzle-nothing-over"), grade]
}

/// What was found of an own position.
pub(super) fn found(app: &App, screen: &PuzzleScreen) -> Vec<String> {
    let words = &app.words;
    let Some(solution) = screen.solution() else { return Vec::new() };
    let start = screen.source.problem().position();
    let id = if solution.proved_shortest { "solve-mate" } else { "solve-mate-at-most" };
    let mut lines = vec![words.say(&Message::new(id).with("moves", solution.moves))];
    let cooks: Vec<_> =
        solution.cooks.iter().map(|&mv| locale::moved(words, &app.naming(), start, mv, None)).collect();
    if !cooks.is_empty() {
        lines.push(words.say(&Message::new("solve-cooks").with("moves", locale::list(words, &cooks))));
    } else if solution.cooks_searched {
        lines.push(words.text("puzzle-one-first-move"));
    }
    let over: Vec<_> = solution
        .leftover
        .iter()
        .map(|(kind, count): (HandKind, u8)| locale::pieces(words, kind.kind(), count.into()))
        .collect();
    if !over.is_empty() {
        lines.push(words.say(&Message::new("solve-leftover").with("pieces", locale::list(words, &over))));
    }
    lines
}

fn tree_title(walked: &Walked) -> &'static str {
    match walked.branches().first() {
        Some(branch) if branch.kind == Branching::Attack => "puzzle-tree-attack",
        Some(_) => "puzzle-tree-defences",
        None => "puzzle-tree-mate",
    }
}

fn tree(app: &App, walked: &Walked) -> Vec<BranchView> {
    let words = &app.words;
    let previous = walked.path().last().map(|mv| mv.to());
    let branches = walked.branches();
    let view = |(index, branch): (usize, &crate::lesson::puzzle::Branch)| {
        let label = locale::moved(words, &app.naming(), walked.position(), branch.mv, previous);
        let note = match (branch.kind, branch.left) {
            (Branching::Futile, _) => words.text("puzzle-branch-futile"),
            (_, Some(0)) => words.text("puzzle-branch-mate"),
            (_, Some(left)) => words.say(&Message::new("puzzle-branch-left").with("moves", left)),
            (_, None) => String::new(),
        };
        let message = Message::new("puzzle-branch").with("number", index + 1).with("move", label.as_str());
        BranchView {
            spoken: words.say(&message.with("note", note.as_str())),
            current: matches!(branch.kind, Branching::Attack | Branching::Longest),
            label,
            note,
            index,
        }
    };
    branches.iter().enumerate().map(view).collect()
}
