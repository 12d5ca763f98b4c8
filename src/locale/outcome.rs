//! How a game ends, and why a declaration is refused, in words for the learner.

use super::{Message, Words, side};
use crate::shogi::{Color, DeclarationCondition, DeclarationRefusal, DrawReason, Outcome, WinReason};

/// The end of a game, as `learner` is told it.
#[must_use]
pub fn outcome(words: &Words, outcome: Outcome, learner: Color) -> String {
    let id = match outcome {
        Outcome::Win { winner, reason } => {
            let side = if winner == learner { "win" } else { "loss" };
            format!("outcome-{side}-{}", reason_name(reason))
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

/// The end of a game between two people at one board.
#[must_use]
pub fn outcome_between(words: &Words, ended: Outcome) -> String {
    match ended {
        Outcome::Win { winner, reason } => {
            let reason = reason_name(reason);
            let message = Message::new(format!("ended-{reason}")).with("winner", side(words, winner));
            words.say(&message.with("loser", side(words, winner.other())))
        }
        // A draw is told to both in the same words.
        Outcome::Draw(_) => outcome(words, ended, Color::Black),
    }
}

const fn reason_name(reason: WinReason) -> &'static str {
    match reason {
        WinReason::Mate => "mate",
        WinReason::NoLegalMove => "no-legal-move",
        WinReason::Resignation => "resignation",
        WinReason::PerpetualCheck => "perpetual-check",
        WinReason::Declaration => "declaration",
    }
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
