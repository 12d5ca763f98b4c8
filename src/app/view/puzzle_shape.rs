//! The list of problems and an open one, as they are seen and heard.

use super::board_shape::BoardView;
use super::shape::{Button, Feedback, LegendRow, ResumeCard, StepMark};
use crate::app::{Place, PuzzleFilter};

/// The list of problems: filters, an own position, new ones to compose, the own collection, the museum.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzlesView {
    /// Its title.
    pub title: String,
    /// "312 problems · 12 solved".
    pub summary: String,
    /// The next problem to do; `None` when all are solved.
    pub resume: Option<ResumeCard>,
    /// By length, by theme, by what is done: of each row one chip is selected, "all" being the first.
    pub filters: Vec<FilterRow>,
    /// Where an own position is typed or pasted.
    pub own: OwnPosition,
    /// New problems composed here.
    pub endless: Endless,
    /// The problems that pass the filters, by length.
    pub groups: Vec<PuzzleGroup>,
    /// The old collections; `None` while a filter is on.
    pub museum: Option<Museum>,
    /// Said when no problem passes the filters.
    pub empty: Option<String>,
    /// A search that is going on, with its Stop.
    pub busy: Option<Busy>,
    /// What went wrong with the learner's files, if anything: said once, at the top.
    pub notices: Vec<String>,
}

/// The values of one filter.
#[derive(Clone, Debug, PartialEq)]
pub struct FilterRow {
    /// "Length", "Theme", "Progress".
    pub label: String,
    /// The values, "all" first.
    pub chips: Vec<Chip>,
}

/// One value of a filter.
#[derive(Clone, Debug, PartialEq)]
pub struct Chip {
    /// A few words: "in 3", "Gold on the head".
    pub label: String,
    /// How many problems it lets through, the other filters being as they are.
    pub count: usize,
    /// Whether it is in force.
    pub selected: bool,
    /// What a press filters by, for [`Event::Filter`](crate::app::Event::Filter).
    pub filter: PuzzleFilter,
    /// The chip as spoken.
    pub spoken: String,
}

/// A line to type or paste a position of one's own.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnPosition {
    /// "Your own position".
    pub label: String,
    /// A sentence on it: SFEN, who attacks, what may be left out.
    pub help: String,
    /// What was typed so far; a change is an [`Event::OwnPosition`](crate::app::Event::OwnPosition).
    pub text: String,
    /// Shown in the empty field.
    pub placeholder: String,
    /// What is wrong with it, with its place.
    pub error: Option<String>,
    /// Solve it; Enter in the field does the same.
    pub solve: Button,
}

/// New problems to compose.
#[derive(Clone, Debug, PartialEq)]
pub struct Endless {
    /// "A new one".
    pub label: String,
    /// A sentence on it.
    pub help: String,
    /// One a length.
    pub choices: Vec<EndlessChoice>,
}

/// A length in which a new problem can be composed.
#[derive(Clone, Debug, PartialEq)]
pub struct EndlessChoice {
    /// "Mate in 3".
    pub label: String,
    /// Its length in plies, for [`Event::Compose`](crate::app::Event::Compose).
    pub moves: usize,
}

/// Problems of one length.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleGroup {
    /// "Mate in 3".
    pub title: String,
    /// How many of the shown ones are solved.
    pub done: usize,
    /// How many are shown.
    pub total: usize,
    /// The group's head as spoken.
    pub spoken: String,
    /// The problems.
    pub cards: Vec<PuzzleCard>,
}

/// One problem of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleCard {
    /// Its id.
    pub id: String,
    /// Its number among those of its length, as a label: "12".
    pub label: String,
    /// The name of its theme.
    pub theme: String,
    /// How hard it is, from 1 (easiest) to 9.
    pub grade: u8,
    /// How it stands.
    pub state: PuzzleState,
    /// The best stars so far, 0 to 3.
    pub stars: u8,
    /// Where it leads.
    pub place: Place,
    /// The card as spoken.
    pub spoken: String,
}

/// How a problem stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleState {
    /// Never tried.
    New,
    /// Tried, not yet solved.
    Tried,
    /// Solved.
    Solved,
}

/// The old collections.
#[derive(Clone, Debug, PartialEq)]
pub struct Museum {
    /// Its title.
    pub title: String,
    /// A sentence on it.
    pub text: String,
    /// The problems, the oldest first.
    pub cards: Vec<ClassicCard>,
}

/// One problem of the museum.
#[derive(Clone, Debug, PartialEq)]
pub struct ClassicCard {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Author, year, length.
    pub subtitle: String,
    /// Whether it was opened before.
    pub seen: bool,
    /// Where it leads.
    pub place: Place,
    /// The card as spoken.
    pub spoken: String,
}

/// A problem that is open: tried, defended, or its solution walked.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleView {
    /// "Mate in 3 · Gold on the head".
    pub overline: String,
    /// "Problem 48 of 120".
    pub title: String,
    /// One mark for each own move of the solution; empty when the length is not known.
    pub steps: Vec<StepMark>,
    /// What is asked; paragraphs are parted by an empty line.
    pub text: String,
    /// Where one is, in a few words.
    pub status: String,
    /// The answer to what was just done, with its actions.
    pub feedback: Option<Feedback>,
    /// Lines of text under a title each: the own line, tries so far, what the solver says of the problem.
    pub sections: Vec<Section>,
    /// Where the walked solution can go from here; empty unless it is walked.
    pub tree: Vec<BranchView>,
    /// Title over the tree; empty unless the solution is walked.
    pub tree_title: String,
    /// A search that is going on, with its Stop.
    pub busy: Option<Busy>,
    /// The marks now on the board, explained.
    pub legend: Vec<LegendRow>,
    /// The next grade of hint.
    pub hint: Button,
    /// Take back.
    pub undo: Button,
    /// Play again.
    pub redo: Button,
    /// Begin anew.
    pub restart: Button,
    /// Turn the board.
    pub turn: Button,
    /// Walk the solution, or go back to the problem.
    pub solution: Button,
    /// Hold the King, or go back to the problem; hidden when its label is empty.
    pub defend: Button,
    /// The problem before.
    pub previous: Button,
    /// The next problem.
    pub next: Button,
    /// Whether the problem is solved: the next button then calls.
    pub done: bool,
    /// Stars earned by this try, 0 to 3, once it is solved.
    pub stars: u8,
    /// The board and its hands.
    pub board: BoardView,
}

/// Lines of text under a title.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// The title.
    pub title: String,
    /// The lines.
    pub lines: Vec<String>,
}

/// A move that the walked solution can take.
#[derive(Clone, Debug, PartialEq)]
pub struct BranchView {
    /// The move's name.
    pub label: String,
    /// What follows: "mate in 2 more", "mate".
    pub note: String,
    /// Whether it is the main line: the attacker's move, or a longest defence.
    pub current: bool,
    /// Its place, for [`Event::Branch`](crate::app::Event::Branch).
    pub index: usize,
    /// The branch as spoken.
    pub spoken: String,
}

/// A search that is going on.
#[derive(Clone, Debug, PartialEq)]
pub struct Busy {
    /// "Searching: 120 000 positions".
    pub text: String,
    /// Stops it.
    pub stop: Button,
}
