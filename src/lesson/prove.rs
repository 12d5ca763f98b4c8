//! The proof of one step: that it can be done, that what it says is true, that its mistakes are mistakes.

use crate::shogi::{Move, SquareSet};

use super::contest_proof;
use super::defend;
use super::fact::turn_for;
use super::fault::FaultKind;
use super::goal::{Attempt, Goal};
use super::judge;
use super::mistakes;
use super::name::Name;
use super::session::explained;
use super::solve::{self, Line, Outlook};
use super::spoken;
use super::stand::{Half, Stand, script};
use super::step::{Ask, Choice, Counting, Part, Step, Task};

/// What came of proving a step.
#[derive(Debug, Default)]
pub(super) struct Proof {
    pub(super) faults: Vec<(Part, FaultKind)>,
    pub(super) predicates: usize,
    /// The squares to touch, the least number of moves, the answers or the right choices.
    pub(super) found: Option<usize>,
}

impl Proof {
    pub(super) fn fault(&mut self, part: Part, kind: FaultKind) {
        self.faults.push((part, kind));
    }
}

pub(super) fn prove(step: &Step) -> Proof {
    let mut proof = Proof::default();
    let mut won = Vec::new();
    prove_facts(step, &mut proof);
    prove_names(step, &mut proof);
    match &step.task {
        Task::Explain { play } => prove_explanation(step, play, &mut proof),
        Task::Paint { find } => match find.squares(&step.position, step.learner()) {
            Some(squares) if !squares.is_empty() => proof.found = Some(squares.iter().len()),
            _ => proof.fault(Part::Find, FaultKind::NothingToFind),
        },
        Task::Collect { stars } => prove_collection(step, *stars, &mut proof),
        Task::Capture { targets, .. } => prove_captures(step, *targets, &mut proof),
        Task::Move { goal, .. } => prove_goal(step, goal, &mut proof),
        Task::Count { measure, by: Counting::Touch } => {
            match measure.squares(&step.position, step.learner()) {
                squares if squares.is_empty() => proof.fault(Part::Ask, FaultKind::NothingToFind),
                squares => proof.found = Some(squares.iter().len()),
            }
        }
        Task::Choose { .. }
        | Task::WhichIsIllegal { .. }
        | Task::WhyIllegal { .. }
        | Task::Count { .. }
        | Task::Quiz { .. } => {
            prove_choices(step, &mut proof);
        }
        Task::Defend { moves } => prove_defence(step, *moves, &mut proof),
        Task::Answers => prove_answers(step, &mut proof),
        Task::Build { .. } => prove_build(step, &mut proof),
        Task::Mate { moves } => prove_mate(step, *moves, &mut proof),
        Task::Play(contest) => won = contest_proof::prove(step, contest, &mut proof),
    }
    // A step that cannot be done says enough.
    if proof.faults.is_empty() {
        mistakes::prove(step, &won, &mut proof);
    }
    proof
}

fn prove_facts(step: &Step, proof: &mut Proof) {
    for (index, (written, fact)) in step.facts.iter().enumerate() {
        proof.predicates += 1;
        if fact.holds(&step.position, step.learner()) != Some(true) {
            let found = fact.found(&step.position, step.learner()).map(|squares| squares.iter().collect());
            proof.fault(Part::Fact(index), FaultKind::FactIsFalse { fact: written.clone(), found });
        }
    }
}

/// A named move has to be one of a piece that is there, so that it can be written.
fn prove_names(step: &Step, proof: &mut Proof) {
    for (index, (key, name)) in step.names.iter().enumerate() {
        proof.predicates += 1;
        if let Name::Move(mv) | Name::Japanese(mv) = name
            && let Some(square) = mv.from()
            && step.position.piece_at(square).is_none()
        {
            proof.fault(Part::Name(index), FaultKind::NothingThere { square });
        }
        if let Some(kind) = spoken::misnamed(key, *name) {
            proof.fault(Part::Name(index), FaultKind::NameOfOtherKind { name: key.clone(), kind });
        }
    }
}

fn prove_explanation(step: &Step, play: &[Move], proof: &mut Proof) {
    let mut position = step.position.clone();
    for (index, &mv) in play.iter().enumerate() {
        proof.predicates += 1;
        if let Some(after) = explained(&position, mv, step) {
            position = after;
            continue;
        }
        let turn = turn_for(&position, mv).unwrap_or(position);
        if let Err(reason) = turn.check_move(mv) {
            proof.fault(Part::Play(index), FaultKind::ScriptIllegal { mv, reason });
        }
        return;
    }
}

fn prove_collection(step: &Step, stars: SquareSet, proof: &mut Proof) {
    for square in stars & step.position.board().of(step.learner()) {
        proof.fault(Part::Stars(square.index()), FaultKind::NotATarget { square });
    }
    if proof.faults.is_empty() {
        prove_each_in_reach(step, stars, Part::Stars, proof);
    }
}

fn prove_captures(step: &Step, targets: SquareSet, proof: &mut Proof) {
    let other = step.learner().other();
    let king: SquareSet = step.position.king(other).into_iter().collect();
    if targets.is_empty() {
        return proof.fault(Part::Setup, FaultKind::SolvedAtTheStart);
    }
    for square in targets - (step.position.board().of(other) - king) {
        proof.fault(Part::Targets(square.index()), FaultKind::NotATarget { square });
    }
    if proof.faults.is_empty() {
        prove_each_in_reach(step, targets, Part::Targets, proof);
    }
}

fn prove_build(step: &Step, proof: &mut Proof) {
    proof.predicates += 1;
    if Stand::start(step).left.is_empty() {
        return proof.fault(Part::Setup, FaultKind::SolvedAtTheStart);
    }
    match solve::outlook(step) {
        Outlook::Solved(line) => solved(step, line, proof),
        Outlook::Impossible => proof.fault(Part::Choices, FaultKind::NoSolution),
        Outlook::Unknown(positions) => {
            proof.fault(Part::Choices, FaultKind::OutOfReach { positions: *positions });
        }
    }
}

/// All of them can be reached one after the other; if not, those are told that cannot be reached at all.
fn prove_each_in_reach(step: &Step, squares: SquareSet, part: impl Fn(usize) -> Part, proof: &mut Proof) {
    proof.predicates += 1;
    match solve::outlook(step) {
        Outlook::Solved(line) => solved(step, line, proof),
        Outlook::Unknown(positions) => {
            proof.fault(Part::Setup, FaultKind::OutOfReach { positions: *positions });
        }
        Outlook::Impossible => {
            let alone = |square| Stand { left: SquareSet::from_square(square), ..Stand::start(step) };
            let lost =
                squares.iter().filter(|&square| solve::solve(step, &alone(square)) == Outlook::Impossible);
            let before = proof.faults.len();
            for square in lost {
                proof.fault(part(square.index()), FaultKind::StarOutOfReach { square });
            }
            if proof.faults.len() == before {
                proof.fault(Part::Setup, FaultKind::NoSolution);
            }
        }
    }
}

fn prove_goal(step: &Step, goal: &Goal, proof: &mut Proof) {
    proof.predicates += 2;
    let unmoved = Attempt { after: Some(&step.position), ..Attempt::default() };
    if judge::is_met(goal, &unmoved, step.learner()) {
        return proof.fault(Part::Goal, FaultKind::SolvedAtTheStart);
    }
    if !step.position.has_legal_move() {
        return proof.fault(Part::Setup, FaultKind::NoMoveAtTheStart);
    }
    match solve::outlook(step) {
        Outlook::Solved(line) => solved(step, line, proof),
        Outlook::Impossible => proof.fault(Part::Goal, FaultKind::NoSolution),
        Outlook::Unknown(positions) => {
            proof.fault(Part::Goal, FaultKind::OutOfReach { positions: *positions });
        }
    }
}

fn prove_mate(step: &Step, moves: usize, proof: &mut Proof) {
    proof.predicates += 1;
    let part = if moves == 1 { Part::Setup } else { Part::Moves };
    match solve::outlook(step) {
        Outlook::Solved(line) => {
            solved(step, line, proof);
            let shorter = 2 * line.own - 1;
            if shorter < moves {
                proof.fault(part, FaultKind::ShorterMate { moves: shorter });
            }
        }
        Outlook::Impossible => proof.fault(part, FaultKind::NoMate { moves }),
        Outlook::Unknown(positions) => proof.fault(part, FaultKind::OutOfReach { positions: *positions }),
    }
}

/// The solution is known; the other player's script has to be legal in it.
fn solved(step: &Step, line: &Line, proof: &mut Proof) {
    proof.found = Some(line.own);
    let mut stand = Stand::start(step);
    let mut moves = line.moves.iter();
    while let Some(&mv) = moves.next() {
        let Ok(Half::Open(open)) = stand.play(step, mv) else { return };
        let index = open.scripted;
        if let Some(&reply) = script(step).get(index) {
            proof.predicates += 1;
            if let Err(reason) = open.position.check_move(reply) {
                return proof.fault(Part::Script(index), FaultKind::ScriptIllegal { mv: reply, reason });
            }
        }
        let Ok((next, reply)) = open.answered(script(step)) else { return };
        if reply.is_some() {
            moves.next();
        }
        stand = next;
    }
}

/// Something can be done against the mate, and something else cannot.
fn prove_defence(step: &Step, moves: usize, proof: &mut Proof) {
    proof.predicates += 2;
    if !step.position.has_legal_move() {
        return proof.fault(Part::Setup, FaultKind::AlreadyMated);
    }
    match solve::outlook(step) {
        Outlook::Solved(_) => {}
        Outlook::Impossible => return proof.fault(Part::Setup, FaultKind::NoSolution),
        Outlook::Unknown(positions) => {
            return proof.fault(Part::Setup, FaultKind::OutOfReach { positions: *positions });
        }
    }
    let part = if moves == 1 { Part::Setup } else { Part::Moves };
    if let Some(longest) = defend::longest(step)
        && longest < moves
    {
        return proof.fault(part, FaultKind::ShorterMate { moves: longest });
    }
    let start = Stand::start(step);
    let replies = step.position.legal_moves();
    let right = replies.iter().filter(|&mv| !matches!(start.play(step, mv), Ok(Half::Miss(_)) | Err(_)));
    let right = right.count();
    if right == replies.len() {
        return proof.fault(part, FaultKind::NothingToDefend);
    }
    proof.found = Some(right);
}

fn prove_answers(step: &Step, proof: &mut Proof) {
    proof.predicates += 1;
    if !step.position.is_check() {
        return proof.fault(Part::Setup, FaultKind::NotInCheck);
    }
    match step.position.legal_moves().len() {
        0 => proof.fault(Part::Setup, FaultKind::AlreadyMated),
        count => proof.found = Some(count),
    }
}

fn prove_choices(step: &Step, proof: &mut Proof) {
    prove_question(step, proof);
    let choices = judge::choices(step);
    let mut right = Vec::new();
    for (index, &choice) in choices.iter().enumerate() {
        proof.predicates += 1;
        if choices.iter().take(index).any(|&earlier| earlier == choice) {
            proof.fault(Part::Choice(index), FaultKind::ChoiceTwice { choice: index + 1 });
        } else if judge::is_right(step, choice) {
            right.push(index + 1);
        }
        if let (Task::Choose { .. }, Choice::Move(mv)) = (&step.task, choice)
            && let Err(reason) = step.position.check_move(mv)
        {
            proof.fault(Part::Choice(index), FaultKind::ChoiceIllegal { mv, reason });
        }
    }
    if !proof.faults.is_empty() {
        return;
    }
    proof.found = Some(right.len());
    let any_is_right = matches!(step.task, Task::Quiz { ask: Ask::PieceSet, .. });
    let several_may_be = any_is_right || matches!(step.task, Task::Choose { .. });
    match right.len() {
        0 => proof.fault(Part::Choices, FaultKind::NoRightChoice),
        count if count == choices.len() && !any_is_right => {
            proof.fault(Part::Choices, FaultKind::NoWrongChoice);
        }
        count if count > 1 && !several_may_be => {
            proof.fault(Part::Choices, FaultKind::SeveralRightChoices { choices: right });
        }
        _ => {}
    }
}

/// A question has to be about something.
fn prove_question(step: &Step, proof: &mut Proof) {
    match &step.task {
        Task::WhyIllegal { mv, .. } if step.position.is_legal(*mv) => {
            proof.fault(Part::Move, FaultKind::MoveIsLegal { mv: *mv });
        }
        Task::Quiz { ask: Ask::Kind(square) | Ask::Side(square), .. }
            if step.position.piece_at(*square).is_none() =>
        {
            proof.fault(Part::Ask, FaultKind::NothingThere { square: *square });
        }
        Task::Quiz { ask: Ask::Number(measure), .. } | Task::Count { measure, .. }
            if measure.value(&step.position, step.learner()).is_none() =>
        {
            proof.fault(Part::Ask, FaultKind::NothingToFind);
        }
        _ => {}
    }
}
