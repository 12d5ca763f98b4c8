//! One job, done from its beginning to its end on the thread that asks.

use std::sync::Arc;

use crate::app::{Found, Job};
use crate::lesson::puzzle::answer;
use crate::tsume::compose::Composer;
use crate::tsume::{Control, LimitKind, Limits, Progress, Solver};

/// How many nodes the answer to a check may cost, some seconds at most; then what stood longest is played.
const ANSWER: u64 = 300_000;
/// The bytes of the table for it.
const ANSWER_TABLE: usize = 64 << 20;
/// The bytes of the table of a solver.
const TABLE: usize = 256 << 20;
/// How many nodes a problem may cost where nobody can stop the search.
const PATIENCE: u64 = 2_000_000;

/// Does a job at once, within a number of nodes instead of a time: the answer is the same on every machine.
#[must_use]
pub fn run_here(job: &Job) -> Found {
    run(job, Some(PATIENCE), &|_| Control::GoOn)
}

/// Does a job until `stop` says no.
pub(super) fn run(job: &Job, nodes: Option<u64>, stop: &dyn Fn(Progress) -> Control) -> Found {
    match job {
        Job::Ask(question) => {
            let limits = Limits { nodes: Some(ANSWER), memory: ANSWER_TABLE, stop };
            Found::Defence(answer(question, &limits))
        }
        Job::Solve { problem, wanted } => {
            let limits = Limits { nodes, memory: TABLE, stop };
            Found::Solved(Solver::new(limits, *wanted).solve(problem).result.into())
        }
        Job::Compose { moves, seed } => {
            // The composer counts the positions it tries, which are fewer.
            let patient = |progress: Progress| match nodes {
                Some(most) if progress.nodes >= most => Control::Stop(LimitKind::Nodes),
                _ => stop(progress),
            };
            Found::Composed(Composer::new(*moves, None, *seed, &patient).next().map(Arc::new))
        }
    }
}
