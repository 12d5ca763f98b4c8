//! Steps in which the learner defends: the solver of mate problems plays the other side and judges every reply.
//!
//! Where some reply leaves no mate, only such a reply is right, and the step is done. Where every reply loses, the
//! ones that hold out longest are right, and the step is done when the mate that cannot be helped has come.

use crate::shogi::{Move, Position};
use crate::tsume::{self, Control, Limits, Outcome, Problem, best_defence_within, mate_within};

use super::solve::{Defence, Effort, Line, Outlook, TooMany};
use super::stand::{Half, Stand};
use super::step::{Step, Task};
use super::verdict::Because;

/// How many bytes a search may take.
const MEMORY: usize = 32 << 20;
/// How many nodes it may take.
const NODES: u64 = 200_000;

/// What a defence is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worth {
    /// No mate within the moves that the step asks about.
    Holds,
    /// Mate in so many moves of both players, from the attacker's next one on.
    Lasts(usize),
}

/// Whether every reply loses, for `check`: the moves of both players that the longest defence lasts.
pub(super) fn longest(step: &Step) -> Option<usize> {
    match target(step, &Stand::start(step)).ok()? {
        Worth::Holds => None,
        Worth::Lasts(plies) => Some(plies),
    }
}

/// A right reply where the learner stands, and what follows.
pub(super) fn answer(step: &Step, stand: &Stand, effort: &mut Effort) -> Result<Option<Line>, TooMany> {
    let target = target(step, stand)?;
    for mv in &stand.position.legal_moves() {
        effort.spend()?;
        let after = stand.position.after(mv).map_err(|_| TooMany)?;
        if worth(step, stand, &after, target)? != Some(target) {
            continue;
        }
        if target == Worth::Holds {
            return Ok(Some(Line { moves: vec![mv], own: 1, end: after }));
        }
        let open = Stand { position: after, played: stand.played + 1, ..stand.clone() };
        if let Some(Defence::Longest(line)) = attack(step, &open, effort)? {
            let moves = [mv].into_iter().chain(line.moves).collect();
            return Ok(Some(Line { moves, own: line.own + 1, end: line.end }));
        }
    }
    Ok(None)
}

/// The attacker's shortest way to the mate after a right reply; the learner's best replies follow.
pub(super) fn attack(step: &Step, open: &Stand, effort: &mut Effort) -> Result<Option<Defence>, TooMany> {
    effort.spend()?;
    let Some(mv) = first_move(&open.position, left(step, open.played) + 1) else { return Ok(None) };
    let position = open.position.after(mv).map_err(|_| TooMany)?;
    if position.is_mate() {
        return Ok(Some(Defence::Longest(Box::new(Line { moves: vec![mv], own: 0, end: position }))));
    }
    let Some(line) = answer(step, &Stand { position, ..open.clone() }, effort)? else { return Ok(None) };
    let moves = [mv].into_iter().chain(line.moves).collect();
    Ok(Some(Defence::Longest(Box::new(Line { moves, own: line.own, end: line.end }))))
}

/// The move with which the side to move begins its shortest mate within so many moves.
pub(super) fn first_move(position: &Position, plies: usize) -> Option<Move> {
    let problem = Problem::new(position.clone()).ok()?;
    match mate_within(&problem, plies, &limits()).result {
        Outcome::Mate(solution) => solution.line.first().copied(),
        Outcome::NoMate | Outcome::GaveUp(_) => None,
    }
}

/// How a legal reply of the learner is judged.
pub(super) fn judge(step: &Step, stand: &Stand, next: Stand) -> Half {
    let Ok(target) = target(step, stand) else { return Half::Miss(Because::NoWayLeft) };
    match (target, worth(step, stand, &next.position, target)) {
        (Worth::Holds, Ok(Some(Worth::Holds))) => Half::Done(next),
        (Worth::Holds, _) => Half::Miss(Because::LetsMate),
        (Worth::Lasts(longest), Ok(Some(Worth::Lasts(plies)))) if plies == longest => Half::Open(next),
        (Worth::Lasts(_), Ok(Some(Worth::Lasts(_)))) => Half::Miss(Because::MateSooner),
        (Worth::Lasts(_), _) => Half::Miss(Because::FutileDrop),
    }
}

/// How many moves of both players, from the learner's next one on, end in mate at most.
fn left(step: &Step, played: usize) -> usize {
    let Task::Defend { moves } = step.task else { return 0 };
    (moves + 1).saturating_sub(2 * played)
}

/// The best that a reply can come to there. Once the step's outlook is known it tells: the attacker plays his shortest
/// mate, so that every pair of moves takes two from the length found at the start.
fn target(step: &Step, stand: &Stand) -> Result<Worth, TooMany> {
    if let Some(Outlook::Solved(line)) = step.outlook.get() {
        let plies = (line.moves.len() - 1).saturating_sub(2 * stand.played);
        return Ok(if line.moves.len() == 1 { Worth::Holds } else { Worth::Lasts(plies) });
    }
    let plies = left(step, stand.played);
    match best_defence_within(&stand.position, plies, &limits()) {
        tsume::Defence::Longest { moves, .. } if moves <= plies => Ok(Worth::Lasts(moves - 1)),
        tsume::Defence::Longest { .. } | tsume::Defence::Refutes(_) | tsume::Defence::Outlasts(_) => {
            Ok(Worth::Holds)
        }
        tsume::Defence::Mated | tsume::Defence::Futile(_) | tsume::Defence::Unsure(_) => Err(TooMany),
    }
}

/// What a reply is worth; `None` when it only seems to hold out longer than any can.
fn worth(step: &Step, stand: &Stand, after: &Position, target: Worth) -> Result<Option<Worth>, TooMany> {
    let Task::Defend { moves } = step.task else { return Err(TooMany) };
    // A drop between may only put the mate off.
    let off = if stand.position.is_check() { 2 } else { 0 };
    let plies = match target {
        Worth::Holds => moves + off,
        Worth::Lasts(longest) => longest,
    };
    let Ok(problem) = Problem::new(after.clone()) else { return Err(TooMany) };
    match (mate_within(&problem, plies, &limits()).result, target) {
        (Outcome::GaveUp(_), _) => Err(TooMany),
        (Outcome::Mate(solution), _) => Ok(Some(Worth::Lasts(solution.moves))),
        (Outcome::NoMate, Worth::Holds) => Ok(Some(Worth::Holds)),
        (Outcome::NoMate, Worth::Lasts(_)) => Ok(None),
    }
}

fn limits() -> Limits<'static> {
    Limits { nodes: Some(NODES), memory: MEMORY, stop: &|_| Control::GoOn }
}
