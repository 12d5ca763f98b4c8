//! What can be said of a node before its moves are tried one by one.

use super::super::exchange::exchange;
use super::super::ordering::{Arrival, GOOD_CAPTURE, Picker, Ranked};
use super::super::packed::Packed;
use super::super::score::{FAR_AHEAD, INFINITE, MATE, MATE_FOUND};
use super::super::sight::Exchanges;
use super::super::table::{Bound, Found};
use super::tree::Window;
use super::{Judged, Node, Search};
use crate::tsume;

/// Whether the node before may already have passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Passing {
    Allowed,
    Refused,
}

/// What a node is expected to come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Expected {
    /// One of the first moves is good enough.
    Cut,
    /// No move is, or the node is on the principal variation.
    All,
}

impl Expected {
    pub(super) const fn turned(self) -> Expected {
        match self {
            Expected::Cut => Expected::All,
            Expected::All => Expected::Cut,
        }
    }
}

/// What is known of a node when its moves come to be tried.
#[derive(Clone, Copy)]
pub(super) struct Known {
    /// What the position seems to be worth; nothing in check.
    pub(super) judged: Option<Judged>,
    pub(super) found: Option<Found>,
    pub(super) expected: Expected,
    /// A move that is left out, to see what the others are worth.
    pub(super) left_out: Packed,
}

/// What an early look comes to.
pub(super) enum Early {
    /// The value: no move need be tried.
    Value(i32),
    /// What the position seems to be worth, the table asked.
    Judged(Judged),
    /// Nothing: the side to move is in check.
    InCheck,
}

/// From this depth on a capture is looked for that settles the node.
const CAPTURE_AT: i32 = 5;
/// How far beyond what is needed it must come, in centipawns.
const CAPTURE_BEYOND: i32 = 190;
/// How many plies less it is searched than the node.
const CAPTURE_LESS: i32 = 3;
/// How many are tried at most.
const CAPTURES: usize = 4;

impl Search<'_> {
    /// What can be said without trying all moves.
    pub(super) fn early(
        &mut self,
        node: &Node,
        window: Window,
        depth: i32,
        ply: usize,
        known: Known,
        passing: Passing,
    ) -> Early {
        let Window { alpha, beta } = window;
        if node.in_check {
            self.ply(ply).value = -INFINITE;
            return Early::InCheck;
        }
        let mut judged = self.judged(node, known.found);
        if judged.view.may_mate
            && self.sight.mates > 0
            && let Some(mv) = tsume::mate_in_one(&node.position)
        {
            let value = MATE - i32::try_from(ply + 1).unwrap_or(0);
            self.ply(ply).line = vec![mv];
            let view = Some(judged.view);
            let found = Found { mv: mv.into(), value, depth: 60, bound: Bound::Exact, view };
            self.table.store(node.key, ply, found);
            return Early::Value(value);
        }
        self.ply(ply).value = judged.value;
        judged.ask(known.found);
        let value = judged.value;
        if !window.is_null() || self.sight.exchanges == Exchanges::Overlooked {
            return Early::Judged(judged);
        }
        // So far ahead that a few quiet moves change nothing.
        if depth <= 7 && value - 110 * depth >= beta && beta.abs() < MATE_FOUND && value.abs() < FAR_AHEAD {
            return Early::Value(value);
        }
        // So far behind that only captures could help.
        if depth <= 2 && value + 260 * depth <= alpha {
            let value = self.quiet(node, alpha, beta, 0, ply);
            if value <= alpha || self.stopped {
                return Early::Value(value);
            }
        }
        let known = Known { judged: Some(judged), ..known };
        let passed = depth >= 3 && passing == Passing::Allowed && value >= beta && beta > -MATE_FOUND;
        if passed && let Some(value) = self.pass(node, value, beta, depth, ply, known) {
            return Early::Value(value);
        }
        if depth >= CAPTURE_AT
            && beta.abs() < FAR_AHEAD
            && let Some(value) = self.settling_capture(node, beta + CAPTURE_BEYOND, depth, ply, known)
        {
            return Early::Value(value);
        }
        Early::Judged(judged)
    }

    /// Lets the turn go by: if even that is good enough, a move is too.
    fn pass(
        &mut self,
        node: &Node,
        value: i32,
        beta: i32,
        depth: i32,
        ply: usize,
        known: Known,
    ) -> Option<i32> {
        let position = node.position.passed()?;
        let child = Node::with(position, node.impression.clone());
        let reduction = 3 + depth / 4 + ((value - beta) / 200).min(3);
        self.ply(ply).arrival = None;
        self.path.enter(child.key, false);
        let window = Window { alpha: -beta, beta: -beta + 1 };
        let expected = known.expected.turned();
        let value = -self.tree(&child, window, depth - reduction, ply + 1, Passing::Refused, expected);
        self.path.leave();
        if self.stopped || value < beta {
            return None;
        }
        Some(if value >= MATE_FOUND { beta } else { value })
    }

    /// Looks for a capture that a shorter search finds to come to `limit`, well beyond what is needed: a longer one will
    /// hardly find otherwise.
    fn settling_capture(
        &mut self,
        node: &Node,
        limit: i32,
        depth: i32,
        ply: usize,
        known: Known,
    ) -> Option<i32> {
        let is_refuted = |found: Found| {
            found.depth >= depth - CAPTURE_LESS && found.value < limit && found.bound != Bound::Lower
        };
        if known.found.is_some_and(is_refuted) {
            return None;
        }
        let need = limit - self.ply(ply).value;
        let mut picker = Picker::new(self.captures(node, ply));
        let mut settled = None;
        let mut tried = 0;
        while tried < CAPTURES
            && let Some(Ranked { mv, rank }) = picker.next(&node.position)
            && rank >= GOOD_CAPTURE
        {
            if exchange(&node.position, mv) < need || !node.position.is_legal(mv) {
                continue;
            }
            tried += 1;
            let child = node.after(mv);
            self.ply(ply).arrival = Some(Arrival::of(&node.position, mv));
            self.path.enter(child.key, child.in_check);
            let window = Window { alpha: -limit, beta: -limit + 1 };
            let mut value = -self.quiet(&child, window.alpha, window.beta, 0, ply + 1);
            if value >= limit {
                let (left, expected) = (depth - 1 - CAPTURE_LESS, known.expected.turned());
                value = -self.tree(&child, window, left, ply + 1, Passing::Allowed, expected);
            }
            self.path.leave();
            if self.stopped {
                break;
            }
            if value >= limit {
                let view = known.judged.map(|judged| judged.view);
                let depth = depth - CAPTURE_LESS;
                self.table.store(
                    node.key,
                    ply,
                    Found { mv: mv.into(), value, depth, bound: Bound::Lower, view },
                );
                settled = Some(value);
                break;
            }
        }
        self.ply(ply).moves = picker.into_list();
        settled
    }
}
