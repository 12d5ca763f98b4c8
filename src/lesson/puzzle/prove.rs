//! The proof of the mate problems: each by itself, side by side on the processors that are there.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::lesson::fault::{Fault, FaultKind};
use crate::tsume::compose::{Canonical, Flaw, canonical, inspect};
use crate::tsume::{Control, Limits, Outcome, Problem, Solver, Wanted};

use super::puzzle::{Classic, Puzzle};
use super::read::{Placed, Read};

/// What came of proving the problems.
#[derive(Debug, Default)]
pub(in crate::lesson) struct Proof {
    pub(in crate::lesson) faults: Vec<Fault>,
    /// How many statements were proved or refuted.
    pub(in crate::lesson) predicates: usize,
}

/// How many nodes one problem of the course's own may take, all its proofs together.
const NODES: u64 = 1_000_000;
/// How many one of the museum may take.
const MUSEUM_NODES: u64 = 6_000_000;
/// How many bytes a table may take.
const MEMORY: usize = 128 << 20;

/// Proves every problem, and that no two are alike.
pub(in crate::lesson) fn prove(read: &Read) -> Proof {
    let mut proof = Proof::default();
    // The classics take longest, so they begin.
    let classics = side_by_side(&read.classics, prove_classic);
    let puzzles = side_by_side(&read.puzzles, prove_puzzle);
    for (faults, predicates) in classics.into_iter().chain(puzzles) {
        proof.faults.extend(faults);
        proof.predicates += predicates;
    }
    prove_unlike(read, &mut proof);
    proof
}

/// What `work` gives for each item, in the order of the items.
fn side_by_side<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let threads = thread::available_parallelism().map_or(1, usize::from).min(items.len().max(1));
    let one_thread = || {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(index) else { return done };
            done.push((index, work(item)));
        }
    };
    let mut all: Vec<(usize, R)> = thread::scope(|scope| {
        let workers: Vec<_> = (1..threads).map(|_| scope.spawn(one_thread)).collect();
        let mut all = one_thread();
        for worker in workers {
            match worker.join() {
                Ok(done) => all.extend(done),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        all
    });
    all.sort_by_key(|&(index, _)| index);
    all.into_iter().map(|(_, result)| result).collect()
}

const fn limits(nodes: u64) -> Limits<'static> {
    Limits { nodes: Some(nodes), memory: MEMORY, stop: &|_| Control::GoOn }
}

fn prove_puzzle(placed: &Placed<Puzzle>) -> (Vec<Fault>, usize) {
    let Placed { inner: puzzle, places, .. } = placed;
    let mut faults = Vec::new();
    match inspect(&puzzle.problem, &limits(NODES)) {
        Err(flaw) => faults.push(placed.fault(places.setup, flawed(flaw, &puzzle.problem))),
        Ok(found) => {
            if found.moves != puzzle.moves {
                let flaw = Flaw::Length { stated: puzzle.moves, proved: found.moves };
                faults.push(placed.fault(places.moves, FaultKind::Flawed(flaw)));
            }
            if found.theme != puzzle.theme {
                faults.push(placed.fault(places.theme, FaultKind::OtherTheme { found: found.theme }));
            }
            if found.grade != puzzle.grade {
                faults.push(placed.fault(places.grade, FaultKind::OtherGrade { found: found.grade }));
            }
        }
    }
    (faults, 4)
}

/// A classic is proved to be a mate within its stated length; that there is none shorter only as far as the solver
/// finds one within its limits.
fn prove_classic(placed: &Placed<Classic>) -> (Vec<Fault>, usize) {
    let Placed { inner: classic, places, .. } = placed;
    let Classic { problem, moves, .. } = &**classic;
    let faults = prove_length(problem, *moves).map(|(at_moves, kind)| {
        placed.fault(if at_moves == At::Moves { places.moves } else { places.setup }, kind)
    });
    (faults.into_iter().collect(), 1)
}

#[derive(PartialEq, Eq)]
enum At {
    Setup,
    Moves,
}

fn prove_length(problem: &Problem, stated: usize) -> Option<(At, FaultKind)> {
    match Solver::new(limits(MUSEUM_NODES), Wanted::default()).solve(problem).result {
        Outcome::Mate(solution) if solution.moves == stated => None,
        Outcome::Mate(solution) if solution.moves < stated || solution.proved_shortest => {
            Some((At::Moves, FaultKind::Flawed(Flaw::Length { stated, proved: solution.moves })))
        }
        Outcome::Mate(_) | Outcome::GaveUp(_) => {
            Some((At::Moves, FaultKind::OutOfReach { positions: in_positions(MUSEUM_NODES) }))
        }
        Outcome::NoMate => Some((At::Setup, FaultKind::Flawed(Flaw::NoMate))),
    }
}

/// Where nothing was decided, the solver may still know that there is no mate at all.
fn flawed(flaw: Flaw, problem: &Problem) -> FaultKind {
    let Flaw::Undecided(_) = flaw else { return FaultKind::Flawed(flaw) };
    match Solver::new(limits(NODES), Wanted::default()).solve(problem).result {
        Outcome::NoMate => FaultKind::Flawed(Flaw::NoMate),
        _ => FaultKind::OutOfReach { positions: in_positions(NODES) },
    }
}

fn in_positions(nodes: u64) -> usize {
    usize::try_from(nodes).unwrap_or(usize::MAX)
}

/// No two problems are the same, mirrored or moved along either.
fn prove_unlike(read: &Read, proof: &mut Proof) {
    let mut seen: HashMap<Canonical, &str> = HashMap::new();
    let puzzles = read.puzzles.iter().map(|placed| {
        let puzzle = &*placed.inner;
        (&puzzle.problem, puzzle.id.as_str(), (&placed.file, placed.places.setup))
    });
    let classics = read.classics.iter().map(|placed| {
        let classic = &*placed.inner;
        (&classic.problem, classic.id.as_str(), (&placed.file, placed.places.setup))
    });
    for (problem, id, (file, place)) in classics.chain(puzzles) {
        proof.predicates += 1;
        if let Some(&earlier) = seen.get(&canonical(problem.position())) {
            let kind = FaultKind::Alike { id: earlier.to_owned() };
            proof.faults.push(Fault { file: file.clone(), place, step: None, kind });
        } else {
            seen.insert(canonical(problem.position()), id);
        }
    }
}
