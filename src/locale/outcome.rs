//! How a game ends, and why a declaration is refused, in words for the learner.

use super::{Message, Words};
use crate::shogi::{Color, DeclarationCondition, DeclarationRefusal, DrawReason, Outcome, WinReason};

/// The end of a game, as `learner` is told it.
#[must_use]
pub fn outcome(words: &Words, outcome: Outcome, learner: Color) -> String {
    let id = match outcome {
        Outcome::Win { winner, reason } => {
            let side = if winner == learner { "win" } else { "loss" };
            let reason = match reason {
                WinReason::Mate => "mate",
                WinReason::NoLegalMove => "no-legal-move",
                WinReason::Resignation => "resignation",
                WinReason::PerpetualCheck => "perpetual-check",
                WinReason::Declaration => "declaration",
            };
            format!("outcome-{side}-{reason}")
        }
        Outcome::Draw(reason) => {
            let reason = match reason {
                DrawReason::Repetition => "repetition",
                DrawReason::Impasse => "impasse",
                DrawReason::PlyLimit => "ply-limit",
            };
            format!("outcome-{reason}")
        }
    };
    words.text(&id)
}

/// Why a declaration is refused: the first condition that fails, and the count.
#[must_use]
pub fn declaration(words: &Words, refusal: &DeclarationRefusal) -> String {
    let message = Message::new(format!("declaration-{}", refusal.condition.name()))
        .with("pieces", refusal.tally.pieces)
        .with("points", refusal.tally.points);
    let message = match refusal.condition {
        DeclarationCondition::TooFewPoints { needed } => message.with("needed", needed),
        _ => message,
    };
    words.say(&message)
}
