//! Mates by checks alone, as the solver sees them at the root: one's own, and those a move walks into.

use super::super::limit::{Control, Limit, Moment, Progress, Report};
use super::super::score::{MATE, MATE_FOUND, Score, mated_at};
use super::root::{Answer, RootMove};
use super::{DEEPEST, Node, Search};
use crate::shogi::Move;
use crate::tsume;

/// How many nodes of the solver a search of so many nodes is worth at the root.
const SHARE_OF_MATES: u64 = 12;
/// The same for one look at what a move walks into, and at what all of them do.
const SHARE_OF_A_LOOK: u64 = 16;
const SHARE_OF_LOOKS: u64 = 4;
/// A look gets at least so many nodes, and at most so many.
const LOOK: (u64, u64) = (150, 20_000);
/// A move is looked at again when so many times more can be spent on it.
const AGAIN: u64 = 4;
/// Longer mates by the other side are not looked for, in plies.
const LONGEST_THREAT: usize = 15;
/// A threat to mate in one is seen by the search itself.
const LEAST_SIGHT: usize = 3;

impl Search<'_> {
    /// A mate by checks alone that is seen at once.
    pub(super) fn mate(&mut self, node: &Node) -> Option<Answer> {
        if self.sight.mates == 0 {
            return None;
        }
        let budget = match self.limits.limit {
            Limit::Nodes(nodes) => (nodes / SHARE_OF_MATES).clamp(20, 20_000),
            Limit::Depth(depth) => 20 * u64::from(depth.min(12)).pow(2),
            Limit::Time => 6_000,
        };
        let line = self.mate_of_any_length(node, budget)?;
        let plies = line.len().min(DEEPEST);
        let value = MATE - i32::try_from(plies).unwrap_or(0);
        let depth = u32::try_from(plies).unwrap_or(0);
        (self.limits.report)(&Report {
            depth,
            nodes: self.nodes,
            score: Score::of(value),
            line: line.clone(),
        });
        Some(Answer { mv: line.first().copied()?, value, line, depth, nodes: self.nodes })
    }

    fn progress(&self) -> Progress {
        Progress { nodes: self.nodes, depth: self.depth_done, moment: Moment::Within }
    }

    /// The solver's line, if it finds a mate that is not too long to be seen.
    fn mate_of_any_length(&mut self, node: &Node, budget: u64) -> Option<Vec<Move>> {
        let problem = tsume::Problem::new(node.position.clone()).ok()?;
        let asked = self.progress();
        let stop = |_: tsume::Progress| match (self.limits.stop)(asked) {
            Control::GoOn => tsume::Control::GoOn,
            Control::Stop => tsume::Control::Stop(tsume::LimitKind::Cancelled),
        };
        let limits = tsume::Limits { nodes: Some(budget), memory: 1 << 22, stop: &stop };
        let verdict = tsume::Solver::new(limits, tsume::Wanted::default()).solve(&problem);
        self.nodes += verdict.nodes;
        let tsume::Outcome::Mate(solution) = verdict.result else { return None };
        (solution.moves <= self.sight.mates && !solution.line.is_empty()).then_some(solution.line)
    }

    /// Whether the other side mates after the first of the moves: it is then taken out of them and handed over, with how
    /// long it holds.
    pub(super) fn walks_into_mate(&mut self, node: &Node, moves: &mut Vec<RootMove>) -> Option<Answer> {
        let first = moves.first_mut().filter(|first| first.value < MATE_FOUND)?;
        let (least, most) = LOOK;
        let budget = (self.nodes / SHARE_OF_A_LOOK).clamp(least, most);
        let is_enough =
            if self.stopped { first.looked > 0 } else { first.looked.saturating_mul(AGAIN) > budget };
        let may_spend = self.nodes / SHARE_OF_LOOKS + 20 * least;
        if self.sight.mates < LEAST_SIGHT || is_enough || self.nodes_on_looks > may_spend {
            return None;
        }
        let budget = if self.stopped { least } else { budget };
        let problem = tsume::Problem::new(node.after(first.mv).position).ok()?;
        let (asked, is_last) = (self.progress(), self.stopped);
        let stop = |_: tsume::Progress| match (self.limits.stop)(asked) {
            Control::Stop if !is_last => tsume::Control::Stop(tsume::LimitKind::Cancelled),
            _ => tsume::Control::GoOn,
        };
        let limits = tsume::Limits { nodes: Some(budget), memory: 1 << 18, stop: &stop };
        let verdict = tsume::mate_within(&problem, self.sight.mates.min(LONGEST_THREAT), &limits);
        self.nodes += verdict.nodes;
        self.nodes_on_looks += verdict.nodes;
        let solution = match verdict.result {
            tsume::Outcome::Mate(solution) => solution,
            tsume::Outcome::NoMate => {
                first.looked = u64::MAX;
                return None;
            }
            tsume::Outcome::GaveUp(_) => {
                first.looked = budget;
                return None;
            }
        };
        let walked = moves.remove(0);
        let line: Vec<Move> = std::iter::once(walked.mv).chain(solution.line).collect();
        let depth = u32::try_from(solution.moves + 1).unwrap_or(0);
        Some(Answer { mv: walked.mv, value: mated_at(solution.moves + 1), line, depth, nodes: self.nodes })
    }
}
