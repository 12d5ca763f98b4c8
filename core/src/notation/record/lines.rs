//! The lines of a record in the order in which files write them.

use super::{NodeId, Record};

/// A run of steps without a branch: the main line, or a variation from where it leaves another line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The ply of the first step, counted from 1 at the record's start.
    pub ply: usize,
    /// The node that the first step leaves.
    pub from: NodeId,
    /// The steps, one after the other; empty only for the main line of a record without moves.
    pub nodes: Vec<NodeId>,
}

/// The lines of a record: the main line, then the variations, each after those that leave it or its line later.
///
/// Read in this order, a variation always leaves the latest line that reaches so far, which is how KIF and KI2 tell
/// where `変化：12手` belongs.
#[derive(Clone, Debug)]
pub struct Lines<'a> {
    record: &'a Record,
    /// First steps of lines still to come, with their plies, the next one last.
    waiting: Vec<(usize, NodeId)>,
    started: bool,
}

impl<'a> Lines<'a> {
    pub(super) const fn of(record: &'a Record) -> Lines<'a> {
        Lines { record, waiting: Vec::new(), started: false }
    }

    /// The line that begins with that step, or with the first step of the record.
    fn line(&mut self, first: Option<NodeId>, ply: usize) -> Line {
        let from = first.and_then(|first| self.record.parent(first)).unwrap_or(NodeId::ROOT);
        let mut line = Line { ply, from, nodes: first.into_iter().collect() };
        let mut at = first.unwrap_or(NodeId::ROOT);
        let mut next_ply = ply + line.nodes.len();
        while let Some((&next, variations)) = self.record.children(at).split_first() {
            self.waiting.extend(variations.iter().rev().map(|&variation| (next_ply, variation)));
            line.nodes.push(next);
            next_ply += 1;
            at = next;
        }
        line
    }
}

impl Iterator for Lines<'_> {
    type Item = Line;

    fn next(&mut self) -> Option<Line> {
        if !self.started {
            self.started = true;
            return Some(self.line(None, 1));
        }
        let (ply, first) = self.waiting.pop()?;
        Some(self.line(Some(first), ply))
    }
}
