//! What the solver answers, and how it is held back.

use super::solution::Solution;

/// The answer to a problem.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// Mate, no mate, or not known.
    pub result: Outcome,
    /// How many nodes were searched.
    pub nodes: u64,
}

/// Whether there is a mate.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// There is.
    Mate(Box<Solution>),
    /// Proved: there is none, of any length.
    NoMate,
    /// Neither was proved before a limit was met.
    GaveUp(LimitKind),
}

/// What ended a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LimitKind {
    /// The number of nodes.
    Nodes,
    /// The caller's time was up.
    Time,
    /// The table can hold no more.
    Memory,
    /// The caller wanted no more of it.
    Cancelled,
}

/// How far the search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The nodes searched so far.
    pub nodes: u64,
    /// The bytes of the table.
    pub bytes: usize,
}

/// What the caller answers to a [`Progress`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// Go on.
    GoOn,
    /// Stop, for that reason.
    Stop(LimitKind),
}
