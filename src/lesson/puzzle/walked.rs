//! The solution as a tree that is walked: the attacker's move, then every defence.

use std::sync::Arc;

use crate::shogi::{Move, Position};
use crate::tsume::{Problem, Solution};

use super::place::Place;

/// A place in a solution, and the way there.
///
/// Where the solver kept no proof (it is too large, or was not asked for) the tree is a single line: that of the
/// solution.
#[derive(Clone, Debug)]
pub struct Walked {
    solution: Arc<Solution>,
    start: Position,
    path: Vec<Move>,
    position: Position,
}

/// A way to go on from a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The move.
    pub mv: Move,
    /// What it is.
    pub kind: Branching,
    /// The plies to the mate after it, as the proof plays it; `None` where only the line is known.
    pub left: Option<usize>,
}

/// What a way to go on is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Branching {
    /// The attacker's move.
    Attack,
    /// A longest defence.
    Longest,
    /// A defence after which mate comes sooner.
    Shorter,
    /// A futile drop (docs/futile-drops.md).
    Futile,
}

impl Walked {
    /// The walk from the problem's position.
    #[must_use]
    pub fn new(problem: &Problem, solution: Arc<Solution>) -> Walked {
        let start = problem.position().clone();
        Walked { solution, position: start.clone(), start, path: Vec::new() }
    }

    /// The solution that is walked.
    #[must_use]
    pub const fn solution(&self) -> &Arc<Solution> {
        &self.solution
    }

    /// What the board shows now.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The moves of both sides from the start to here.
    #[must_use]
    pub fn path(&self) -> &[Move] {
        &self.path
    }

    /// Whether the King is mated here: nothing, or nothing but futile drops, can be replied.
    #[must_use]
    pub fn is_mate(&self) -> bool {
        self.branches().iter().all(|branch| branch.kind == Branching::Futile)
    }

    /// The ways to go on from here: the attacker's move alone, or every defence, the longest first and futile drops
    /// last.
    #[must_use]
    pub fn branches(&self) -> Vec<Branch> {
        let Some(place) = Place::at(&self.solution, &self.path) else {
            return self.line_branch().into_iter().collect();
        };
        if let Some(mv) = place.walk.attack() {
            let left = place.walk.moves().map(|moves| moves - 1);
            return vec![Branch { mv, kind: Branching::Attack, left }];
        }
        let longest = place.longest();
        let mut branches: Vec<Branch> = place
            .walk
            .replies()
            .into_iter()
            .filter_map(|mv| {
                let next = place.play(mv)?;
                let left = next.walk.moves();
                let kind = match left {
                    _ if place.is_futile(&next) => Branching::Futile,
                    _ if left == longest => Branching::Longest,
                    _ => Branching::Shorter,
                };
                Some(Branch { mv, kind, left })
            })
            .collect();
        let on_the_line = self.line_branch().map(|branch| branch.mv);
        branches.sort_by_key(|branch| {
            let futile = branch.kind == Branching::Futile;
            (
                futile,
                std::cmp::Reverse(branch.left),
                Some(branch.mv) != on_the_line,
                branch.mv.from().is_none(),
            )
        });
        branches
    }

    /// The next move of the solution's line, while the path follows it.
    fn line_branch(&self) -> Option<Branch> {
        let rest = self.solution.line.strip_prefix(self.path.as_slice())?;
        let &mv = rest.first()?;
        let attacks = self.path.len().is_multiple_of(2);
        let kind = if attacks { Branching::Attack } else { Branching::Longest };
        Some(Branch { mv, kind, left: Some(rest.len() - 1) })
    }

    /// Goes on by a move: one of the [`Walked::branches`]; false for another.
    pub fn step(&mut self, mv: Move) -> bool {
        if !self.branches().iter().any(|branch| branch.mv == mv) {
            return false;
        }
        let Ok(next) = self.position.after(mv) else { return false };
        self.position = next;
        self.path.push(mv);
        true
    }

    /// Goes on by the first branch; false at the mate, and where only futile drops are left.
    pub fn forward(&mut self) -> bool {
        match self.branches().first() {
            Some(branch) if branch.kind != Branching::Futile => self.step(branch.mv),
            _ => false,
        }
    }

    /// Goes back one move; false at the start.
    pub fn back(&mut self) -> bool {
        let can = !self.path.is_empty();
        self.go_to(self.path.len().saturating_sub(1));
        can
    }

    /// Goes back to where the path had that many moves; 0 is the start.
    pub fn go_to(&mut self, plies: usize) {
        if plies >= self.path.len() {
            return;
        }
        self.path.truncate(plies);
        let mut position = self.start.clone();
        for &mv in &self.path {
            let Ok(next) = position.after(mv) else { break };
            position = next;
        }
        self.position = position;
    }
}
