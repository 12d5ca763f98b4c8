//! Steps whose task is mate are judged by the solver of mate problems: futile drops are no defence.

use std::cell::Cell;

use crate::shogi::{Move, Position};
use crate::tsume::{self, Control, Limits, Outcome, Problem, Progress, best_defence_within, mate_within};

use super::solve::{Defence, Effort, Line, TooMany};
use super::stand::{Half, Stand};
use super::step::Step;

/// How many bytes a search may take.
const MEMORY: usize = 32 << 20;
/// How many nodes it may take to tell whether the only replies are futile.
const AT_SIGHT: u64 = 20_000;

/// Whether the side to move is mated: no reply is legal, or none but futile drops.
pub(super) fn is_mate(position: &Position) -> bool {
    let replies = position.legal_moves();
    if !position.is_check() || replies.iter().any(|mv| mv.from().is_some()) {
        return false;
    }
    let limits = Limits { nodes: Some(AT_SIGHT), memory: MEMORY, stop: &|_| Control::GoOn };
    replies.is_empty() || matches!(best_defence_within(position, 0, &limits), tsume::Defence::Futile(_))
}

/// How many nodes it may take to tell whether a side mates soon.
const AT_LEISURE: u64 = 200_000;

/// Whether the side to move mates within so many plies; `None` when that could not be found out.
pub(super) fn mates_within(position: &Position, plies: usize) -> Option<bool> {
    let problem = Problem::new(position.clone()).ok()?;
    let limits = Limits { nodes: Some(AT_LEISURE), memory: MEMORY, stop: &|_| Control::GoOn };
    match mate_within(&problem, plies, &limits).result {
        Outcome::Mate(_) => Some(true),
        Outcome::NoMate => Some(false),
        Outcome::GaveUp(_) => None,
    }
}

/// Whether the side to move is mated within so many plies after each of its moves; `None` when that could not be
/// found out.
pub(super) fn is_lost(position: &Position, plies: usize) -> Option<bool> {
    for mv in &position.legal_moves() {
        if !mates_within(&position.after(mv).ok()?, plies)? {
            return Some(false);
        }
    }
    Some(position.has_legal_move() || position.is_check())
}

/// The shortest mate within the moves that the step leaves.
pub(super) fn shortest(step: &Step, stand: &Stand, effort: &mut Effort) -> Result<Option<Line>, TooMany> {
    let own = stand.moves_left(step).unwrap_or(1);
    let (Some(plies), Ok(problem)) = ((2 * own).checked_sub(1), Problem::new(stand.position.clone())) else {
        return Ok(None);
    };
    let result = within(effort, |limits| mate_within(&problem, plies, limits).result);
    match result {
        Outcome::NoMate => Ok(None),
        Outcome::GaveUp(_) => Err(TooMany),
        Outcome::Mate(solution) => {
            if let Some(line) = defended(step, stand, &solution.line, effort)? {
                return Ok(Some(line));
            }
            let mut end = stand.position.clone();
            for &mv in &solution.line {
                end = end.after(mv).map_err(|_| TooMany)?;
            }
            Ok(Some(Line { own: solution.line.len().div_ceil(2), moves: solution.line, end }))
        }
    }
}

/// The line after its first move as the other player defends in a step, so that what is shown is what is played;
/// `None` where there is nothing to defend.
fn defended(step: &Step, stand: &Stand, line: &[Move], effort: &mut Effort) -> Result<Option<Line>, TooMany> {
    let Some((&first, rest)) = line.split_first() else { return Ok(None) };
    let Ok(Half::Open(open)) = stand.play(step, first) else { return Ok(None) };
    let own = open.moves_left(step).unwrap_or(0);
    match longest_defence(step, &open, own, effort)? {
        Some(Defence::Longest(next)) if next.moves.len() == rest.len() => {
            let moves = [first].into_iter().chain(next.moves).collect();
            Ok(Some(Line { moves, own: next.own + 1, end: next.end }))
        }
        _ => Ok(None),
    }
}

/// The best answer to a check of a learner who has `own` moves left; `None` when there is none.
pub(super) fn longest_defence(
    step: &Step,
    open: &Stand,
    own: usize,
    effort: &mut Effort,
) -> Result<Option<Defence>, TooMany> {
    let plies = 2 * own;
    match within(effort, |limits| best_defence_within(&open.position, plies, limits)) {
        tsume::Defence::Mated | tsume::Defence::Futile(_) => Ok(None),
        tsume::Defence::Unsure(_) => Err(TooMany),
        tsume::Defence::Longest { reply, moves } if moves <= plies => {
            let position = open.position.after(reply).map_err(|_| TooMany)?;
            let next = Stand { position, ..open.clone() };
            let Some(line) = shortest(step, &next, effort)? else { return Ok(Some(Defence::Refuted(reply))) };
            let moves = [reply].into_iter().chain(line.moves).collect();
            Ok(Some(Defence::Longest(Box::new(Line { moves, own: line.own, end: line.end }))))
        }
        tsume::Defence::Longest { reply, .. }
        | tsume::Defence::Refutes(reply)
        | tsume::Defence::Outlasts(reply) => Ok(Some(Defence::Refuted(reply))),
    }
}

/// Searches with what is left of the effort, and takes off what was searched.
fn within<R>(effort: &mut Effort, search: impl FnOnce(&Limits<'_>) -> R) -> R {
    // A search tells how far it has come every few hundred nodes.
    let met = Cell::new(0);
    let stop = |progress: Progress| {
        met.set(progress.nodes);
        Control::GoOn
    };
    let nodes = u64::try_from(effort.left()).ok();
    let result = search(&Limits { nodes, memory: MEMORY, stop: &stop });
    effort.spend_all(1 + usize::try_from(met.get()).unwrap_or(0));
    result
}
