//! Which of the things to pick, to touch or to find are right: always computed from the rules.

use crate::shogi::{Color, Illegality, Move, Position, Square, SquareSet};

use super::fact::{squares_of, turn_for};
use super::find::Find;
use super::goal::{Attempt, Goal};
use super::measure::Measure;
use super::step::{Ask, Choice, Counting, Mistake, PIECE_SETS, Step, Task};

/// What there is to pick, in the order of the file.
pub(super) fn choices(step: &Step) -> Vec<Choice> {
    match &step.task {
        Task::Choose { choices, .. } | Task::WhichIsIllegal { choices } => {
            choices.iter().copied().map(Choice::Move).collect()
        }
        Task::WhyIllegal { choices, .. } => choices.iter().copied().map(Choice::Reason).collect(),
        Task::Quiz { ask: Ask::PieceSet, .. } => (0..PIECE_SETS).map(Choice::PieceSet).collect(),
        Task::Quiz { choices, .. } | Task::Count { by: Counting::Number(choices), .. } => choices.clone(),
        _ => Vec::new(),
    }
}

/// Whether a choice is right.
pub(super) fn is_right(step: &Step, choice: Choice) -> bool {
    let position = &step.position;
    match (&step.task, choice) {
        (Task::Choose { goal, .. }, Choice::Move(mv)) => reaches(position, mv, goal, step.learner()),
        (Task::WhichIsIllegal { .. }, Choice::Move(mv)) => position.check_move(mv).is_err(),
        (Task::WhyIllegal { mv, .. }, Choice::Reason(reason)) => {
            position.check_move(*mv).is_err_and(|illegality| illegality.name() == reason)
        }
        (Task::Count { measure, .. }, Choice::Number(number)) => {
            measure.value(position, step.learner()) == Some(number)
        }
        (Task::Quiz { ask, .. }, choice) => answers(ask, position, step.learner(), choice),
        _ => false,
    }
}

fn answers(ask: &Ask, position: &Position, learner: Color, choice: Choice) -> bool {
    match (ask, choice) {
        (Ask::Kind(square), Choice::Kind(kind)) => {
            position.piece_at(*square).is_some_and(|piece| piece.kind == kind)
        }
        (Ask::Side(square), Choice::Side(color)) => {
            position.piece_at(*square).is_some_and(|piece| piece.color == color)
        }
        (Ask::Number(measure), Choice::Number(number)) => measure.value(position, learner) == Some(number),
        (Ask::True(fact), Choice::Yes) => fact.holds(position, learner) == Some(true),
        (Ask::True(fact), Choice::No) => fact.holds(position, learner) == Some(false),
        (Ask::PieceSet, Choice::PieceSet(_)) => true,
        _ => false,
    }
}

fn reaches(position: &Position, mv: Move, goal: &Goal, learner: Color) -> bool {
    position.after(mv).is_ok_and(|after| {
        let attempt =
            Attempt { before: Some(position), tried: Some(mv), after: Some(&after), ..Attempt::default() };
        goal.met(&attempt, learner) == Some(true)
    })
}

/// The squares that a second hint lights for a choice.
pub(super) fn squares_of_choice(step: &Step, choice: Choice) -> SquareSet {
    match (&step.task, choice) {
        (Task::WhichIsIllegal { .. }, Choice::Move(mv)) => squares_of(mv) | witness(&step.position, mv),
        (Task::WhyIllegal { mv, .. }, _) => squares_of(*mv) | witness(&step.position, *mv),
        (_, Choice::Move(mv)) => squares_of(mv),
        (Task::Count { measure, .. }, _) => counted(measure, step),
        (Task::Quiz { ask, .. }, _) => match ask {
            Ask::Kind(square) | Ask::Side(square) => (*square).into(),
            Ask::Number(measure) => counted(measure, step),
            Ask::True(fact) => fact.subject(),
            Ask::PieceSet => SquareSet::EMPTY,
        },
        _ => SquareSet::EMPTY,
    }
}

fn counted(measure: &Measure, step: &Step) -> SquareSet {
    let squares = measure.squares(&step.position, step.learner());
    if squares.is_empty() { measure.subject() } else { squares }
}

/// The squares that show why a move is illegal.
fn witness(position: &Position, mv: Move) -> SquareSet {
    let groups = position.check_move(mv).err().map_or_else(Vec::new, |reason| reason.squares());
    groups.into_iter().fold(SquareSet::EMPTY, |set, (_, squares)| set | squares)
}

/// Why a square that was touched is not one of the find, when the rules of moving say so.
pub(super) fn why_not_touched(find: &Find, position: &Position, square: Square) -> Option<Illegality> {
    let mv = find.tried(square)?;
    turn_for(position, mv)?.check_move(mv).err()
}

/// Whether the try meets the condition; unknown is no.
pub(super) fn is_met(goal: &Goal, attempt: &Attempt<'_>, learner: Color) -> bool {
    goal.met(attempt, learner) == Some(true)
}

/// Whether the try is that mistake. An illegal move is one only where the mistake speaks of the refusal: what was
/// written for a legal move would hide why the move is refused.
pub(super) fn is_made(mistake: &Mistake, attempt: &Attempt<'_>, learner: Color) -> bool {
    let refused = attempt.tried.is_some() && attempt.reason.is_some();
    (!refused || mistake.when.speaks_of_refusals()) && is_met(&mistake.when, attempt, learner)
}
