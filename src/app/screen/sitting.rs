//! The choices before a game: who plays, from where. What is chosen stays among the settings.

use crate::app::own_position::PositionFault;
use crate::engine::{Level, WhenLost};
use crate::progress::{Play, PlaySettings, Points};
use crate::shogi::{DeclarationRule, Handicap};

/// What is typed before a game, and stays nowhere.
#[derive(Clone, Debug, Default)]
pub struct Sitting {
    /// The text in the field for a position to start from.
    pub own: String,
    /// What is wrong with it, once a game was to begin.
    pub fault: Option<PositionFault>,
    /// Whether a game was to go on that is not there.
    pub going_on: GoingOn,
}

/// Whether a game that was left is to go on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GoingOn {
    /// Nobody asked for it.
    #[default]
    NotAsked,
    /// None was left.
    NothingLeft,
}

/// How many wins in a row make the next rung worth a try.
const WINS: u32 = 2;

/// The opponent that is chosen; the first of the ladder where the settings name none that exists.
#[must_use]
pub fn level(settings: &PlaySettings) -> Level {
    Level::from_id(&settings.opponent).or_else(|| Level::ALL.first().copied()).unwrap_or(Level::FULL_STRENGTH)
}

/// The handicap that is chosen.
#[must_use]
pub fn handicap(settings: &PlaySettings) -> Handicap {
    Handicap::from_name(&settings.handicap).unwrap_or_default()
}

/// The rule of declaration that is chosen.
#[must_use]
pub const fn declaration(settings: &PlaySettings) -> DeclarationRule {
    match settings.declaration {
        Points::TwentyFour => DeclarationRule::Points24,
        Points::TwentySeven => DeclarationRule::Points27,
    }
}

/// What the opponent does in a lost game.
#[must_use]
pub const fn when_lost(settings: &PlaySettings) -> WhenLost {
    if settings.resigns.is_on() { WhenLost::Resigns } else { WhenLost::PlaysOn }
}

/// The opponent to try next: the one above him whom the learner beat twice in a row.
#[must_use]
pub fn suggested(settings: &PlaySettings, play: &Play) -> Option<Level> {
    let last = level(settings);
    let beaten = play.against(last.id()).is_some_and(|results| results.in_a_row >= WINS);
    Level::ALL.get(last.index() + 1).copied().filter(|_| beaten)
}
