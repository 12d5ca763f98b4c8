//! What holds a search back, and what it tells on its way.

use super::Score;
use crate::shogi::Move;

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So many nodes, give or take the few that end the last one.
    Nodes(u64),
    /// So many plies, quiet ones only: exchanges and checks are followed further.
    Depth(u32),
    /// Until the caller says stop: the engine has no clock.
    Time,
}

/// What the caller answers to a [`Progress`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// Go on.
    GoOn,
    /// Stop now, and answer with the best move so far.
    Stop,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The nodes searched so far.
    pub nodes: u64,
    /// The depth searched to the end, in plies.
    pub depth: u32,
    /// Whether a depth was just searched to the end: a good moment to stop.
    pub moment: Moment,
}

/// Where in its work a search asks whether to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// In the midst of a depth.
    Within,
    /// A depth was searched to the end.
    DepthDone {
        /// How many depths in a row ended with the same best move.
        same_move: u32,
    },
}

/// What a search found at one depth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The depth, in plies.
    pub depth: u32,
    /// The nodes searched so far.
    pub nodes: u64,
    /// For the side to move.
    pub score: Score,
    /// The best moves of both sides, the one to play first.
    pub line: Vec<Move>,
}

/// How a search is held back and whom it tells.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// How long to think.
    pub limit: Limit,
    /// Asked every few hundred nodes and after every depth, whatever the limit.
    pub stop: &'a dyn Fn(Progress) -> Control,
    /// Told after every depth.
    pub report: &'a dyn Fn(&Report),
}

impl Limits<'static> {
    /// A limit that nobody watches over.
    #[must_use]
    pub fn unwatched(limit: Limit) -> Limits<'static> {
        Limits { limit, stop: &|_| Control::GoOn, report: &|_| {} }
    }
}
