//! The proof that each listed mistake can be made, is wrong, and is heard.

use std::collections::{HashSet, VecDeque};

use crate::shogi::{HandKind, Move, Position, Square};

use super::contest_proof::OwnTurn;
use super::fault::FaultKind;
use super::goal::Attempt;
use super::judge;
use super::prove::Proof;
use super::solve::{self, Effort, Outlook};
use super::stand::{Half, Stand, script};
use super::step::{Choice, Counting, Opponent, Part, Step, Task};

/// How many boards of a step with several moves are looked at.
const BOARDS: usize = 60;

/// How many searches that find nothing are made for them.
const SEARCHES: usize = 4;

/// What is known of a listed mistake by now.
#[derive(Clone, Default)]
struct Heard {
    /// Its words are said to some wrong try.
    said: bool,
    /// Some wrong try is this mistake, be its words said or not.
    wrong: bool,
    /// Some right try is this mistake.
    right: Option<RightTry>,
    /// How many right tries are this mistake.
    rights: usize,
}

/// A right try, and its move if it is one.
#[derive(Clone, Copy)]
struct RightTry(Option<Move>);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Judged {
    Right,
    Wrong,
}

/// `won` is the game that was won in a step that is one.
pub(super) fn prove(step: &Step, won: &[OwnTurn], proof: &mut Proof) {
    let mut heard = vec![Heard::default(); step.mistakes.len()];
    let mut effort = Effort::of_searches(SEARCHES);
    if heard.is_empty() {
        return;
    }
    match &step.task {
        Task::Explain { .. } => {}
        Task::Play(_) => turns(step, won, &mut heard),
        Task::Paint { .. } | Task::Count { by: Counting::Touch, .. } => touches(step, &mut heard),
        Task::Choose { .. }
        | Task::WhichIsIllegal { .. }
        | Task::WhyIllegal { .. }
        | Task::Count { .. }
        | Task::Quiz { .. } => {
            picks(step, &mut heard);
        }
        _ => plays(step, &mut heard, &mut effort),
    }
    let solutions = solutions(step);
    for (index, (mistake, heard)) in step.mistakes.iter().zip(heard).enumerate() {
        proof.predicates += 1;
        let say = mistake.say.clone();
        let kind = match heard {
            Heard { said: false, .. } if effort.is_spent() => {
                FaultKind::OutOfReach { positions: SEARCHES * solve::LIMIT }
            }
            Heard { right: Some(RightTry(mv)), rights, wrong, .. }
                if !(wrong && solutions.take_in(rights)) =>
            {
                FaultKind::MistakeIsRight { say, mv }
            }
            Heard { said: true, .. } => continue,
            Heard { wrong: true, .. } => FaultKind::MistakeHidden { say },
            Heard { wrong: false, .. } => FaultKind::MistakeImpossible { say },
        };
        proof.fault(Part::Mistake(index), kind);
    }
}

/// How wide a condition of a mistake may be, so that right tries meet it too.
enum Solutions {
    /// Squares and choices are named one by one: none of them may be right.
    Named,
    /// So many moves do the step at once. "Any other drop" takes in all of them; a condition that takes in some
    /// and not others is about a solution that its writer did not see.
    AtOnce(usize),
    /// Several moves are played, and many ways are right.
    Many,
}

impl Solutions {
    const fn take_in(&self, rights: usize) -> bool {
        match *self {
            Solutions::Named => false,
            Solutions::AtOnce(all) => rights == all,
            Solutions::Many => true,
        }
    }
}

fn solutions(step: &Step) -> Solutions {
    match step.task {
        Task::Move { moves: 1, .. } | Task::Mate { moves: 1 } => {
            let start = Stand::start(step);
            let moves = step.position.legal_moves();
            let done = moves.iter().filter(|&mv| matches!(start.play(step, mv), Ok(Half::Done(_))));
            Solutions::AtOnce(done.count())
        }
        Task::Collect { .. }
        | Task::Capture { .. }
        | Task::Move { .. }
        | Task::Answers
        | Task::Build { .. }
        | Task::Mate { .. }
        | Task::Defend { .. } => Solutions::Many,
        _ => Solutions::Named,
    }
}

/// Notes which mistakes a try is; how it is judged is only asked when it is one.
fn note(step: &Step, attempt: &Attempt<'_>, heard: &mut [Heard], judged: impl FnOnce() -> Judged) {
    let is_made = |index: &usize| {
        step.mistakes.get(*index).is_some_and(|mistake| judge::is_made(mistake, attempt, step.learner()))
    };
    let made: Vec<usize> = (0..heard.len()).filter(is_made).collect();
    let Some(&first) = made.first() else { return };
    let judged = judged();
    for index in made {
        let Some(heard) = heard.get_mut(index) else { continue };
        match judged {
            Judged::Right => {
                heard.right.get_or_insert(RightTry(attempt.tried));
                heard.rights += 1;
            }
            Judged::Wrong => {
                heard.wrong = true;
                heard.said |= index == first;
            }
        }
    }
}

fn touches(step: &Step, heard: &mut [Heard]) {
    let (asked, find) = match &step.task {
        Task::Paint { find } => (find.squares(&step.position, step.learner()), Some(find)),
        Task::Count { measure, .. } => (Some(measure.squares(&step.position, step.learner())), None),
        _ => return,
    };
    let asked = asked.unwrap_or_default();
    for square in Square::all() {
        let right = asked.contains(square);
        let mut attempt =
            Attempt { before: Some(&step.position), touched: Some(square), ..Attempt::default() };
        if !right {
            let refused = find.and_then(|find| judge::why_not_touched(find, &step.position, square));
            attempt.refused(refused.as_ref());
        }
        note(step, &attempt, heard, || if right { Judged::Right } else { Judged::Wrong });
    }
}

fn picks(step: &Step, heard: &mut [Heard]) {
    for (index, choice) in judge::choices(step).into_iter().enumerate() {
        let tried = match choice {
            Choice::Move(mv) => Some(mv),
            _ => None,
        };
        let after = tried.and_then(|mv| step.position.after(mv).ok());
        let reason = match choice {
            Choice::Reason(reason) => Some(reason),
            _ => None,
        };
        let attempt = Attempt {
            before: Some(&step.position),
            tried,
            after: after.as_ref(),
            reason,
            touched: None,
            picked: Some(index),
            number: match choice {
                Choice::Number(number) => Some(number),
                _ => None,
            },
        };
        let right = judge::is_right(step, choice);
        note(step, &attempt, heard, || if right { Judged::Right } else { Judged::Wrong });
    }
    // Over the board, an illegal move that is none of the choices is refused in its own words too.
    if judge::choices(step).iter().any(|choice| matches!(choice, Choice::Move(_))) {
        illegal_tries(step, &step.position, heard);
    }
}

/// Looks at every try at each of the learner's turns of a game that was won. What is listed is taken back whenever it is
/// played, so the game has to get along without.
fn turns(step: &Step, won: &[OwnTurn], heard: &mut [Heard]) {
    for OwnTurn { position, played, is_last } in won {
        for mv in &position.legal_moves() {
            let Ok(after) = position.after(mv) else { continue };
            let (before, after) = (Some(position), Some(&after));
            let attempt = Attempt { before, tried: Some(mv), after, ..Attempt::default() };
            if mv != *played {
                note(step, &attempt, heard, || Judged::Wrong);
            } else if !is_last {
                note(step, &attempt, heard, || Judged::Right);
            }
        }
        illegal_tries(step, position, heard);
    }
}

/// Looks at every try on the first board, then on the boards that right moves lead to, until every mistake was heard.
fn plays(step: &Step, heard: &mut [Heard], effort: &mut Effort) {
    let mut boards = VecDeque::from([Stand::start(step)]);
    let mut seen = HashSet::new();
    while let Some(stand) = boards.pop_front() {
        if !seen.insert((stand.position.key(), stand.left.bits())) {
            continue;
        }
        if seen.len() > BOARDS
            || effort.is_spent()
            || (seen.len() > 1 && heard.iter().all(|heard| heard.said))
        {
            return;
        }
        for mv in &stand.position.legal_moves() {
            boards.extend(legal_try(step, &stand, mv, heard, effort));
        }
        illegal_tries(step, &stand.position, heard);
    }
}

/// Judges a legal move; gives the board it leads to, when the step goes on there.
fn legal_try(
    step: &Step,
    stand: &Stand,
    mv: Move,
    heard: &mut [Heard],
    effort: &mut Effort,
) -> Option<Stand> {
    let after = stand.position.after(mv).ok()?;
    let attempt =
        Attempt { before: Some(&stand.position), tried: Some(mv), after: Some(&after), ..Attempt::default() };
    if step.task == Task::Answers {
        note(step, &attempt, heard, || Judged::Right);
        return None;
    }
    match stand.play(step, mv) {
        Err(_) => {}
        Ok(Half::Done(_)) => note(step, &attempt, heard, || Judged::Right),
        Ok(Half::Miss(_)) => note(step, &attempt, heard, || Judged::Wrong),
        Ok(Half::Open(open)) if step.opponent == Opponent::Best => {
            note(step, &attempt, heard, || match solve::best_defence_within(step, &open, effort) {
                Some(solve::Defence::Longest(_)) => Judged::Right,
                Some(solve::Defence::Refuted(_)) | None => Judged::Wrong,
            });
        }
        Ok(Half::Open(open)) => match open.answered(script(step)) {
            Err(_) => note(step, &attempt, heard, || Judged::Wrong),
            Ok((next, _)) => {
                note(step, &attempt, heard, || match solve::solve_within(step, &next, effort) {
                    Outlook::Impossible => Judged::Wrong,
                    Outlook::Solved(_) | Outlook::Unknown(_) => Judged::Right,
                });
                return Some(next);
            }
        },
    }
    None
}

/// Every move that the learner could try with a piece of his, and that the rules refuse.
fn illegal_tries(step: &Step, position: &Position, heard: &mut [Heard]) {
    let learner = step.learner();
    let pieces = position.board().of(learner);
    let moves = pieces.iter().flat_map(|from| {
        let to = Square::all().filter(move |&to| to != from);
        to.flat_map(move |to| [false, true].map(|promote| Move::Normal { from, to, promote }))
    });
    let held = HandKind::ALL.into_iter().filter(|&kind| position.hand(learner).count(kind) > 0);
    let drops = held.flat_map(|kind| Square::all().map(move |to| Move::Drop { kind, to }));
    let choices = judge::choices(step);
    for mv in moves.chain(drops).filter(|&mv| !choices.contains(&Choice::Move(mv))) {
        let Err(reason) = position.check_move(mv) else { continue };
        let mut attempt = Attempt { before: Some(position), tried: Some(mv), ..Attempt::default() };
        attempt.refused(Some(&reason));
        note(step, &attempt, heard, || Judged::Wrong);
    }
}
