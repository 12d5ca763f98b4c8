//! A drill as it is seen and heard.

use super::board_shape::BoardView;
use super::puzzle_shape::Section;
use super::shape::{Button, ChoiceView, Feedback, LegendRow};
use crate::app::Place;

/// A drill that stands on the list of chapters.
#[derive(Clone, Debug, PartialEq)]
pub struct DrillRow {
    /// Its place, also as it is typed: `drill:pins`.
    pub place: Place,
    /// The name of the place.
    pub name: String,
    /// Its title.
    pub title: String,
    /// "Level 3 · 12 in a row", or that it was never begun.
    pub note: String,
    /// The row as spoken.
    pub spoken: String,
}

/// An open drill.
#[derive(Clone, Debug, PartialEq)]
pub struct DrillView {
    /// "Drill · level 3 of 5".
    pub overline: String,
    /// What is practised.
    pub title: String,
    /// Grows with each item.
    pub number: usize,
    /// What is to be done.
    pub text: String,
    /// How far one is with it, and the time that is left of a round.
    pub status: String,
    /// The answer to what was just done, or how the round ended.
    pub feedback: Option<Feedback>,
    /// What can be picked in the panel.
    pub choices: Vec<ChoiceView>,
    /// What was right so far, and the learner's best.
    pub tally: Section,
    /// The marks now on the board, explained.
    pub legend: Vec<LegendRow>,
    /// Hint.
    pub hint: Button,
    /// Show me.
    pub show_me: Button,
    /// Take back.
    pub undo: Button,
    /// Easier.
    pub easier: Button,
    /// Harder.
    pub harder: Button,
    /// A round against the clock, or none; without a label where there is no clock.
    pub clock: Button,
    /// Begin to count anew.
    pub again: Button,
    /// Turn the board.
    pub turn: Button,
    /// The next item.
    pub next: Button,
    /// Whether the item is done: the next button then calls.
    pub done: bool,
    /// Stars earned at this item, 0 to 3.
    pub stars: u8,
    /// The board and its hands.
    pub board: BoardView,
}
