//! The best defence against a learner's check, and what it says about the check.

use crate::shogi::{Move, Position};
use crate::tsume::{Defence, Limits, best_defence, best_defence_within};

/// What is asked of the solver after a check of the learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The position, the defender to move and in check.
    pub position: Position,
    /// The plies that the length leaves from here, the defender's reply counted; `None` when any mate will do.
    pub within: Option<usize>,
}

/// The best defence, and what it does to the attacker's plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Mate still follows in time; this reply is a longest defence.
    GoesOn {
        /// The reply.
        reply: Move,
    },
    /// Mate follows, but too late.
    MateButLonger {
        /// The reply, a longest defence.
        reply: Move,
        /// By how many plies; always even.
        more: usize,
    },
    /// The reply refutes the check: no mate follows.
    NoMate {
        /// The reply.
        reply: Move,
    },
    /// No mate follows in time; whether one follows later was not found within the limits.
    NotInTime {
        /// The reply that stood longest.
        reply: Move,
    },
    /// Only futile drops are left (docs/futile-drops.md): it is mate.
    Futile {
        /// One of them.
        drop: Move,
    },
    /// Nothing was found within the limits.
    Unsure {
        /// The reply that stood longest.
        reply: Move,
    },
    /// There is no legal reply: it is mate.
    Mated,
}

/// Where a length up to this is asked, whether mate follows in time is found out well within `AT_ONCE`.
const SHORT: usize = 12;
/// How many nodes the answer may cost then, beside the limits: less than a tenth of a second.
const AT_ONCE: u64 = 20_000;

/// Answers a question by search, within limits. Meant for another thread than the one that draws: it takes less than a
/// tenth of a second on short problems, and as long as the limits allow on long ones.
#[must_use]
pub fn answer(question: &Question, limits: &Limits<'_>) -> Answer {
    let Question { position, within } = question;
    let defence = match *within {
        Some(within) if within <= SHORT => {
            let nodes = limits.nodes.unwrap_or(u64::MAX).min(AT_ONCE);
            best_defence_within(position, within, &Limits { nodes: Some(nodes), ..*limits })
        }
        Some(within) => best_defence_within(position, within, limits),
        None => best_defence(position, limits),
    };
    match defence {
        Defence::Mated => Answer::Mated,
        Defence::Futile(drop) => Answer::Futile { drop },
        Defence::Refutes(reply) => Answer::NoMate { reply },
        Defence::Outlasts(reply) => Answer::NotInTime { reply },
        Defence::Unsure(reply) => Answer::Unsure { reply },
        Defence::Longest { reply, moves } => match moves.saturating_sub(within.unwrap_or(usize::MAX)) {
            0 => Answer::GoesOn { reply },
            more => Answer::MateButLonger { reply, more },
        },
    }
}
