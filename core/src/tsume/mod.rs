//! Mate problems (詰将棋 *tsume shōgi*): proves a mate by checks alone, or that there is none. Standard library only, no
//! clock: whoever calls keeps the time.
//!
//! `search` answers one question, "mate within so many plies?"; `solver` asks it until the shortest length is known;
//! `line` and `proof` read the answer out of its table. Which drops are futile is stated in `docs/futile-drops.md`.

mod checks;
pub mod compose;
mod defence;
mod expand;
mod frame;
mod futile;
mod guess;
mod holding;
mod known;
mod line;
mod mate_in_one;
mod path;
mod problem;
mod proof;
mod search;
mod sight;
mod solution;
mod solver;
mod table;
mod verdict;
mod within;

pub(crate) use checks::Aim;
pub use defence::{Defence, best_defence, best_defence_within};
pub use mate_in_one::{checks, mate_in_one, mates_in_one};
pub use problem::{Problem, ProblemFault, fill_defender};
pub use proof::{Proof, Walk};
pub use solution::Solution;
pub use solver::{Limits, Solver, Wanted};
pub use verdict::{Control, LimitKind, Outcome, Progress, Verdict};
pub use within::mate_within;
