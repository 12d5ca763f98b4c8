//! A mate that has to come soon.

use super::frame::Rule;
use super::line::Limited;
use super::problem::Problem;
use super::search::{Halt, Search, Settled};
use super::solution::Solution;
use super::solver::{Limits, root};
use super::table::Plies;
use super::verdict::{LimitKind, Outcome, Verdict};

/// The shortest mate within so many plies, futile drops not counted: nothing longer is looked for, so that a wrong
/// position is refused quickly. [`Outcome::NoMate`] says only that there is none within them.
#[must_use]
pub fn mate_within(problem: &Problem, plies: usize, limits: &Limits<'_>) -> Verdict {
    let nodes = limits.nodes.unwrap_or(u64::MAX);
    let mut search = Search::new(problem.attacker(), limits.memory, nodes, limits.stop);
    let result = match find(&mut search, problem, plies) {
        Ok(outcome) => outcome,
        Err(Halt::Limit(kind)) => Outcome::GaveUp(kind),
        Err(Halt::Share) => Outcome::GaveUp(LimitKind::Nodes),
    };
    Verdict { result, nodes: search.nodes }
}

fn find(search: &mut Search<'_>, problem: &Problem, plies: usize) -> Result<Outcome, Halt> {
    let node = root(problem, Rule::SetAside);
    let most = Plies::try_from(plies).unwrap_or(Plies::MAX);
    let mut bound = 1;
    while bound <= most {
        if let Settled::Mate { len, .. } = search.settle(&node, bound)? {
            let line = Limited::new(search, false).line(&node, len);
            return Ok(Outcome::Mate(Box::new(Solution {
                moves: usize::try_from(len).unwrap_or(0),
                moves_all: None,
                proved_shortest: true,
                limit: None,
                line: line.moves,
                cooks: Vec::new(),
                cooks_searched: false,
                leftover: line.leftover,
                proof: None,
            })));
        }
        bound += 2;
    }
    Ok(Outcome::NoMate)
}
