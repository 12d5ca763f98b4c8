//! Finds new problems.

use std::collections::HashSet;

use super::super::problem::Problem;
use super::super::verdict::{Control, Progress};
use super::canonical::{Canonical, canonical};
use super::chance::Chance;
use super::inspect::{Inspection, inspect};
use super::place::sparse;
use super::theme::Theme;
use crate::tsume::solver::Limits;

/// A new problem, proved to be good.
#[derive(Clone, Debug)]
pub struct Composed {
    /// The problem: Black attacks, White holds everything that is nowhere else.
    pub problem: Problem,
    /// What was proved of it.
    pub inspection: Inspection,
    /// Its name, the same for all problems that are alike.
    pub id: String,
}

/// An endless row of new problems, no two alike: the same seed gives the same row on every machine.
///
/// It ends when `stop` says so.
pub struct Composer<'a> {
    moves: usize,
    theme: Option<Theme>,
    chance: Chance,
    stop: &'a dyn Fn(Progress) -> Control,
    given: HashSet<Canonical>,
}

impl<'a> Composer<'a> {
    /// A composer of mates in so many plies, an odd number.
    #[must_use]
    pub fn new(moves: usize, theme: Option<Theme>, seed: u64, stop: &'a dyn Fn(Progress) -> Control) -> Self {
        Composer { moves, theme, chance: Chance::new(seed), stop, given: HashSet::new() }
    }
}

impl Iterator for Composer<'_> {
    type Item = Composed;

    fn next(&mut self) -> Option<Composed> {
        let mut tried = 0;
        loop {
            tried += 1;
            if let Control::Stop(_) = (self.stop)(Progress { nodes: tried, bytes: 0 }) {
                return None;
            }
            let Some(problem) = sparse(&mut self.chance) else { continue };
            let limits = Limits { nodes: Some(20_000), memory: 1 << 20, stop: &|_| Control::GoOn };
            let Ok(inspection) = inspect(&problem, &limits) else { continue };
            let is_wanted =
                inspection.moves == self.moves && self.theme.is_none_or(|theme| theme == inspection.theme);
            if !is_wanted {
                continue;
            }
            let shape = canonical(problem.position());
            let id = shape.id();
            if self.given.insert(shape) {
                return Some(Composed { problem, inspection, id });
            }
        }
    }
}
