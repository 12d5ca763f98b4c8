//! The search for the fewest moves that do a step: nothing is stored, all is found.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use crate::shogi::{Key, Move, Position};

use super::build;
use super::defend;
use super::mate;
use super::name::Name;
use super::stand::{Half, Stand, script};
use super::step::{Opponent, Step, Task};

/// How many positions a search meets before it gives up.
pub(super) const LIMIT: usize = 50_000;

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Outlook {
    /// The step can be done, and in no fewer moves.
    Solved(Box<Line>),
    /// It cannot be done.
    Impossible,
    /// The search had to stop after that many positions.
    Unknown(usize),
}

/// A way to do the step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// The moves of both players, as played.
    pub(super) moves: Vec<Move>,
    /// How many of them are the learner's.
    pub(super) own: usize,
    /// The board after the last of them.
    pub(super) end: Position,
}

/// How many positions several searches may meet together.
pub(super) struct Effort(usize);

impl Effort {
    /// As much as that many searches need that find nothing.
    pub(super) const fn of_searches(count: usize) -> Effort {
        Effort(count * LIMIT)
    }

    pub(super) const fn is_spent(&self) -> bool {
        self.0 == 0
    }

    pub(super) fn spend(&mut self) -> Result<(), TooMany> {
        self.0 = self.0.checked_sub(1).ok_or(TooMany)?;
        Ok(())
    }

    /// How many positions are left to be met.
    pub(super) const fn left(&self) -> usize {
        self.0
    }

    /// Takes off what another search has met.
    pub(super) fn spend_all(&mut self, positions: usize) {
        self.0 = self.0.saturating_sub(positions);
    }
}

/// The effort was spent before anything was found out.
pub(super) struct TooMany;

/// The fewest moves that do the step from there.
pub(super) fn solve(step: &Step, stand: &Stand) -> Outlook {
    solve_within(step, stand, &mut Effort::of_searches(1))
}

/// The fewest moves that do the step from there, if they are found with that much effort.
pub(super) fn solve_within(step: &Step, stand: &Stand, effort: &mut Effort) -> Outlook {
    let before = effort.0;
    let found = match step.opponent {
        Opponent::Best => solve_against_best(step, stand, effort),
        Opponent::Still | Opponent::Script(_) => shortest_path(step, stand, effort),
    };
    match found {
        Ok(Some(line)) => Outlook::Solved(Box::new(line)),
        Ok(None) => Outlook::Impossible,
        Err(TooMany) => Outlook::Unknown(before),
    }
}

struct Node {
    stand: Stand,
    goal: Progress,
    parent: Option<usize>,
    moves: Vec<Move>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Open,
    Done,
}

/// A*: a move takes at most one star or target, so that at least as many moves are needed as are left; for a shape
/// see `build`.
fn shortest_path(step: &Step, start: &Stand, effort: &mut Effort) -> Result<Option<Line>, TooMany> {
    let mut nodes =
        vec![Node { stand: start.clone(), goal: Progress::Open, parent: None, moves: Vec::new() }];
    // Fewest moves in all first; among equals the farthest; among these the first found.
    let mut queue =
        BinaryHeap::from([(Reverse(at_least(step, start, Progress::Open)), start.played, Reverse(0))]);
    let mut seen: HashMap<(Key, u128, usize), usize> = HashMap::new();
    while let Some((_, _, Reverse(index))) = queue.pop() {
        let Some(node) = nodes.get(index) else { continue };
        if node.goal == Progress::Done {
            return Ok(Some(path(&nodes, index, node, start.played)));
        }
        let stand = node.stand.clone();
        let state = (stand.position.key(), stand.left.bits(), stand.scripted);
        if seen.get(&state).is_some_and(|&played| played <= stand.played) {
            continue;
        }
        seen.insert(state, stand.played);
        if stand.moves_left(step) == Some(0) {
            continue;
        }
        for mv in &stand.position.legal_moves() {
            let Some((next, goal, moves)) = next_stand(step, &stand, mv) else { continue };
            effort.spend()?;
            queue.push((Reverse(at_least(step, &next, goal)), next.played, Reverse(nodes.len())));
            nodes.push(Node { stand: next, goal, parent: Some(index), moves });
        }
    }
    Ok(None)
}

fn at_least(step: &Step, stand: &Stand, goal: Progress) -> usize {
    match (goal, &step.task) {
        (Progress::Done, _) => stand.played,
        (Progress::Open, Task::Build { shape }) => {
            let moves = build::at_least(shape, &stand.position, step.learner());
            stand.played + moves.unwrap_or(1).max(1)
        }
        (Progress::Open, _) => stand.played + stand.left.iter().len().max(1),
    }
}

fn next_stand(step: &Step, stand: &Stand, mv: Move) -> Option<(Stand, Progress, Vec<Move>)> {
    match stand.play(step, mv).ok()? {
        Half::Miss(_) => None,
        Half::Done(next) => Some((next, Progress::Done, vec![mv])),
        Half::Open(open) => {
            let (next, reply) = open.answered(script(step)).ok()?;
            Some((next, Progress::Open, [mv].into_iter().chain(reply).collect()))
        }
    }
}

fn path(nodes: &[Node], index: usize, end: &Node, played_before: usize) -> Line {
    let own = end.stand.played.saturating_sub(played_before);
    let mut parts = Vec::new();
    let mut next = Some(index);
    while let Some(node) = next.and_then(|index| nodes.get(index)) {
        parts.push(&node.moves);
        next = node.parent;
    }
    let moves = parts.into_iter().rev().flatten().copied().collect();
    Line { moves, own, end: end.stand.position.clone() }
}

/// One move more at a time, so that the first solution is a shortest one.
fn solve_against_best(step: &Step, stand: &Stand, effort: &mut Effort) -> Result<Option<Line>, TooMany> {
    if let Task::Mate { .. } = step.task {
        return mate::shortest(step, stand, effort);
    }
    if let Task::Defend { .. } = step.task {
        return defend::answer(step, stand, effort);
    }
    for own in 1..=stand.moves_left(step).unwrap_or(1) {
        if let Some(line) = forced(step, stand, own, effort)? {
            return Ok(Some(line));
        }
    }
    Ok(None)
}

/// A way that does the step within `own` moves of the learner whatever the other player answers.
fn forced(step: &Step, stand: &Stand, own: usize, effort: &mut Effort) -> Result<Option<Line>, TooMany> {
    let mut found = None;
    for mv in &stand.position.legal_moves() {
        effort.spend()?;
        match stand.play(step, mv) {
            Ok(Half::Done(stand)) => {
                return Ok(Some(Line { moves: vec![mv], own: 1, end: stand.position }));
            }
            Ok(Half::Open(open)) if own > 1 && found.is_none() => {
                if let Some(Defence::Longest(line)) = defend(step, &open, own - 1, effort)? {
                    let moves = [mv].into_iter().chain(line.moves).collect();
                    found = Some(Line { moves, own: line.own + 1, end: line.end });
                }
            }
            _ => {}
        }
    }
    Ok(found)
}

/// What the other player does where he is free to choose.
pub(super) enum Defence {
    /// Every answer loses; the line of the one that holds out longest, his move first.
    Longest(Box<Line>),
    /// This answer refutes the learner's move.
    Refuted(Move),
}

/// The best answer to a move of the learner who has `own` moves left; `None` when there is no legal answer.
fn defend(step: &Step, open: &Stand, own: usize, effort: &mut Effort) -> Result<Option<Defence>, TooMany> {
    if let Task::Mate { .. } = step.task {
        return mate::longest_defence(step, open, own, effort);
    }
    if let Task::Defend { .. } = step.task {
        return defend::attack(step, open, effort);
    }
    let mut longest: Option<Line> = None;
    for reply in &open.position.legal_moves() {
        let Ok(position) = open.position.after(reply) else { continue };
        let next = Stand { position, ..open.clone() };
        let mut answer = None;
        for own in 1..=own {
            answer = forced(step, &next, own, effort)?;
            if answer.is_some() {
                break;
            }
        }
        let Some(line) = answer else { return Ok(Some(Defence::Refuted(reply))) };
        if longest.as_ref().is_none_or(|known| known.own < line.own) {
            let moves = [reply].into_iter().chain(line.moves).collect();
            longest = Some(Line { moves, own: line.own, end: line.end });
        }
    }
    Ok(longest.map(|line| Defence::Longest(Box::new(line))))
}

/// The other player's best answer after an open move; `None` when he has none, or the search went too far.
pub(super) fn best_defence(step: &Step, open: &Stand) -> Option<Defence> {
    best_defence_within(step, open, &mut Effort::of_searches(1))
}

/// The same, if it is found with that much effort.
pub(super) fn best_defence_within(step: &Step, open: &Stand, effort: &mut Effort) -> Option<Defence> {
    let own = open.moves_left(step)?;
    defend(step, open, own, effort).ok().flatten()
}

/// The fewest moves that do the step from there, to be shown: among several that do it at once, one that the
/// step's texts speak of, so that words and board agree.
pub(super) fn answer(step: &Step, stand: &Stand) -> Option<Box<Line>> {
    let Outlook::Solved(line) = solve(step, stand) else { return None };
    if line.own > 1 {
        return Some(line);
    }
    let spoken_of = |mv: Move| {
        let names = step.names.iter().map(|&(_, name)| name);
        names.fold(0, |best, name| match name {
            Name::Move(told) | Name::Japanese(told) if told == mv => 2,
            Name::Square(square) | Name::Written(square, _) if square == mv.to() => best.max(1),
            _ => best,
        })
    };
    let mut best = (line.moves.first().map_or(0, |&mv| spoken_of(mv)), line);
    for mv in &stand.position.legal_moves() {
        if spoken_of(mv) > best.0
            && let Ok(Half::Done(next)) = stand.play(step, mv)
        {
            best = (spoken_of(mv), Box::new(Line { moves: vec![mv], own: 1, end: next.position }));
        }
    }
    Some(best.1)
}

/// The fewest moves that do the step from its start, looked for once.
pub(super) fn outlook(step: &Step) -> &Outlook {
    step.outlook.get_or_init(|| solve(step, &Stand::start(step)))
}
