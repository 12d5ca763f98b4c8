//! The list of problems: its filters, the position that is being typed, the problem that is being composed.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::puzzle::Search;
use crate::app::own_position::PositionFault;
use crate::app::{PuzzleFilter, PuzzleRecordFilter};
use crate::lesson::puzzle::Puzzle;
use crate::progress::{PuzzleRecord, Puzzles};
use crate::tsume::compose::Theme;

/// What the list shows; it stays as it was left.
#[derive(Clone, Debug, Default)]
pub struct PuzzleList {
    /// Only problems of that length, in plies.
    pub length: Option<usize>,
    /// Only problems of that theme.
    pub theme: Option<Theme>,
    /// Only problems that stand so.
    pub record: Option<PuzzleRecordFilter>,
    /// The ids of the problems that are due or new today.
    pub today: BTreeSet<String>,
    /// The text in the field for an own position.
    pub own: String,
    /// What is wrong with it, once it was to be solved.
    pub fault: Option<PositionFault>,
    /// The problem that is being composed.
    pub composing: Option<Composing>,
}

/// A problem that is being composed.
#[derive(Clone, Copy, Debug)]
pub struct Composing {
    /// Its length in plies.
    pub moves: usize,
    /// The search.
    pub search: Search,
}

impl PuzzleList {
    /// Sets one filter.
    pub fn set(&mut self, filter: PuzzleFilter) {
        match filter {
            PuzzleFilter::Length(length) => self.length = length,
            PuzzleFilter::Theme(theme) => self.theme = theme,
            PuzzleFilter::Record(record) => self.record = record,
        }
    }

    /// The list with another value of one filter.
    #[must_use]
    pub fn with(&self, filter: PuzzleFilter) -> PuzzleList {
        let mut list = PuzzleList { composing: None, ..self.clone() };
        list.set(filter);
        list
    }

    /// Whether a filter is in force.
    #[must_use]
    pub fn is_in_force(&self, filter: PuzzleFilter) -> bool {
        match filter {
            PuzzleFilter::Length(length) => self.length == length,
            PuzzleFilter::Theme(theme) => self.theme == theme,
            PuzzleFilter::Record(record) => self.record == record,
        }
    }

    /// Whether every problem is shown.
    #[must_use]
    pub const fn shows_all(&self) -> bool {
        self.length.is_none() && self.theme.is_none() && self.record.is_none()
    }

    /// Whether a problem passes the filters.
    #[must_use]
    pub fn passes(&self, puzzle: &Puzzle, records: &Puzzles) -> bool {
        let record = records.of(&puzzle.id);
        self.length.is_none_or(|length| length == puzzle.moves)
            && self.theme.is_none_or(|theme| theme == puzzle.theme)
            && self.record.is_none_or(|wanted| match wanted {
                PuzzleRecordFilter::Unsolved => !record.is_some_and(|record| record.solved),
                PuzzleRecordFilter::Missed => record.is_some_and(PuzzleRecord::is_missed),
                PuzzleRecordFilter::Today => self.today.contains(&puzzle.id),
                PuzzleRecordFilter::Own => false,
            })
    }

    /// The problem after one, or before it, among those that pass; `None` at the end.
    #[must_use]
    pub fn beside<'a>(
        &self,
        puzzles: &'a [Arc<Puzzle>],
        records: &Puzzles,
        id: &str,
        way: Way,
    ) -> Option<&'a Arc<Puzzle>> {
        let here = puzzles.iter().position(|puzzle| puzzle.id == id)?;
        let passes = |puzzle: &&Arc<Puzzle>| self.passes(puzzle, records);
        match way {
            Way::On => puzzles.iter().skip(here + 1).find(passes),
            Way::Back => puzzles.iter().take(here).rev().find(passes),
        }
    }
}

/// A way through the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// To the next.
    On,
    /// To the one before.
    Back,
}

/// The next problem to do: the first unsolved one after the one that was open last, else the first unsolved one.
#[must_use]
pub fn next_to_do<'a>(puzzles: &'a [Arc<Puzzle>], records: &Puzzles) -> Option<&'a Arc<Puzzle>> {
    let unsolved = |puzzle: &&Arc<Puzzle>| !records.of(&puzzle.id).is_some_and(|record| record.solved);
    let last = records.last_puzzle.as_deref().unwrap_or_default();
    let after = puzzles.iter().skip_while(|puzzle| puzzle.id != last).find(unsolved);
    after.or_else(|| puzzles.iter().find(unsolved))
}
