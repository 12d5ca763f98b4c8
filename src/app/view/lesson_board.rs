//! The board of a step: what the lesson marks on it, and what shows why a try is wrong.

use super::board;
use super::board_shape::{ArrowKind, BoardView};
use super::witness::{Witness, witness};
use crate::app::screen::{LessonScreen, Placing as _, Remark};
use crate::app::state::App;
use crate::lesson::{Find, Show, Task};
use crate::progress::PieceSet;
use crate::shogi::{Position, SquareSet};

/// The board of a step.
pub(super) fn of_lesson(app: &App, screen: &LessonScreen) -> BoardView {
    let position = screen.shown();
    let (witness, arrows) = reasons(screen, position);
    let drawn: Vec<_> = screen
        .step()
        .show
        .iter()
        .filter_map(|show| match show {
            Show::Arrow { from, to } => Some((*from, *to, ArrowKind::Move)),
            Show::Squares(_) => None,
        })
        .collect();
    let shown = board::Shown {
        stars: match screen.step().task {
            Task::Collect { .. } | Task::Build { .. } => screen.session.stars_left(),
            _ => SquareSet::EMPTY,
        },
        touched: screen.session.touched(),
        found: found_squares(screen),
        missed: screen.missed,
        hint: match screen.remark {
            Some(Remark::Hint(hint)) => Some(hint),
            _ => None,
        },
        answered: matches!(screen.remark, Some(Remark::Shown)),
        witness,
        lit: screen.step().show.iter().fold(SquareSet::EMPTY, |lit, show| match show {
            Show::Squares(squares) => lit | *squares,
            Show::Arrow { .. } => lit,
        }),
        over: screen.earned.is_some(),
        arrows: [drawn, arrows].concat(),
        ..board::placed(app, screen)
    };
    let mut view = board::moving(app, screen, &shown);
    if asks_for_signs(screen) {
        // A letter in the corner would give the answer away.
        let faces = view.squares.iter_mut().filter_map(|square| square.face.as_mut());
        faces.for_each(|face| face.set = PieceSet::Kanji);
    }
    view
}

/// Whether the exercise is to tell signs apart that the learner confused.
fn asks_for_signs(screen: &LessonScreen) -> bool {
    screen.miss.is_some() && matches!(screen.step().task, Task::Paint { find: Find::Pieces(..) })
}

/// Where the moves found so far end, when the step collects them.
fn found_squares(screen: &LessonScreen) -> SquareSet {
    screen.session.found().iter().map(|mv| mv.to()).collect()
}

/// The squares and lines that show why a move was refused, or what a wrong one costs.
fn reasons(screen: &LessonScreen, shown: &Position) -> Witness {
    match &screen.remark {
        Some(Remark::Refused(refusal)) => {
            witness(&refusal.reason, refusal.mv, shown, screen.session.learner())
        }
        Some(Remark::Wrong(_)) if screen.table.stage.is_some() => {
            let played = screen.shown_last().and_then(|mv| Some((mv.from()?, mv.to(), ArrowKind::Move)));
            (SquareSet::EMPTY, played.into_iter().collect())
        }
        Some(Remark::Wrong(tried)) => match (&tried.wrong.reason, tried.move_meant(screen.step())) {
            (Some(reason), Some(mv)) => witness(reason, mv, shown, screen.session.learner()),
            _ => Witness::default(),
        },
        Some(Remark::Done | Remark::Shown) => match screen.session.refusal() {
            Some((mv, reason)) => witness(&reason, mv, shown, screen.session.learner()),
            None => Witness::default(),
        },
        _ => Witness::default(),
    }
}
