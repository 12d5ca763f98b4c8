//! A position that the learner types or pastes, read as a mate problem or as the start of a game.

use crate::locale::{self, Message, Words};
use crate::notation::{ReadError, sfen};
use crate::shogi::{Color, Position, Setup, SetupFaults, SetupRule};
use crate::tsume::{Problem, ProblemFault, fill_defender};

/// Why a text is no mate problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// There is nothing to read.
    Empty,
    /// It can't be read.
    Unreadable(ReadError),
    /// The board can't be so.
    Faulty(SetupFaults),
    /// The defender has no King to mate.
    NoKing(Color),
}

/// Reads a SFEN: the side to move attacks. A defender who holds nothing holds all that is nowhere else, as in every
/// collection.
///
/// # Errors
/// Says what is wrong, and where.
pub fn read(text: &str) -> Result<Problem, PositionFault> {
    let mut setup = setup(text)?;
    if setup.hands[setup.side_to_move.other()].is_empty() {
        fill_defender(&mut setup);
    }
    let position = Position::from_setup(setup, SetupRule::Tsume).map_err(PositionFault::Faulty)?;
    Problem::new(position).map_err(|ProblemFault::NoKing(color)| PositionFault::NoKing(color))
}

/// Reads a SFEN: both sides play, each with a King.
///
/// # Errors
/// Says what is wrong, and where.
pub fn read_start(text: &str) -> Result<Position, PositionFault> {
    Position::from_setup(setup(text)?, SetupRule::Game).map_err(PositionFault::Faulty)
}

/// Reads a SFEN, whatever is drawn.
///
/// # Errors
/// Says what is wrong, and where.
pub fn setup(text: &str) -> Result<Setup, PositionFault> {
    let text = text.trim().trim_matches('"').trim();
    let text = text.strip_prefix("position ").unwrap_or(text);
    let text = text.strip_prefix("sfen ").unwrap_or(text).trim();
    if text.is_empty() {
        return Err(PositionFault::Empty);
    }
    sfen::read(text).map_err(PositionFault::Unreadable)
}

/// The fault in words.
#[must_use]
pub fn told(words: &Words, fault: &PositionFault) -> String {
    match fault {
        PositionFault::Empty => words.text("own-empty"),
        PositionFault::Unreadable(error) => {
            words.say(&Message::new("own-unreadable").with("why", locale::read_error(words, error)))
        }
        PositionFault::Faulty(faults) => {
            let faults: Vec<_> =
                faults.as_slice().iter().map(|fault| locale::setup_fault(words, fault)).collect();
            faults.join(" ")
        }
        PositionFault::NoKing(color) => {
            words.say(&Message::new("own-no-king").with("side", locale::side(words, *color)))
        }
    }
}
