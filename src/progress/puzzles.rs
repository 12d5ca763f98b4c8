//! The record of the mate problems, as it stands in its file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::migrate::{Kept, Step};
use super::schema::{Merge, Other, stars};

/// What was done of the mate problems.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Puzzles {
    /// The problem that was open last, `None` before the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_puzzle: Option<String>,
    /// By the problem's id. One that was only looked at has a record too.
    pub puzzles: BTreeMap<String, PuzzleRecord>,
    /// Mates that the learner missed in his games, and made his puzzles.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub own: Vec<OwnPuzzle>,
    /// Keys of other versions.
    #[serde(flatten)]
    pub other: BTreeMap<String, toml::Value>,
}

/// A mate that was missed in a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct OwnPuzzle {
    /// Its number among them: it stays when others are deleted.
    pub number: u32,
    /// The position as SFEN; the side to move mates.
    pub sfen: String,
    /// Its length in plies, as it was proved.
    pub moves: usize,
    /// Keys of other versions.
    #[serde(flatten)]
    pub other: BTreeMap<String, toml::Value>,
}

/// What was done of one problem.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct PuzzleRecord {
    /// Whether the learner ever solved it.
    pub solved: bool,
    /// The best stars so far, 0 to 3.
    #[serde(deserialize_with = "stars")]
    pub stars: u8,
    /// How many first moves did not mate, over all goes.
    pub tries: u32,
    /// How the first go went.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Go>,
    /// How the last one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<Go>,
    /// Keys of other versions.
    #[serde(flatten)]
    pub other: BTreeMap<String, toml::Value>,
}

/// How a go at a problem went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Go {
    /// Solved.
    Solved,
    /// A first move did not mate.
    Missed,
    /// The solution was shown.
    Shown,
}

impl Puzzles {
    /// What was done of a problem; `None` when it was never open.
    #[must_use]
    pub fn of(&self, id: &str) -> Option<&PuzzleRecord> {
        self.puzzles.get(id)
    }

    /// Notes which problem is open.
    pub fn open(&mut self, id: &str) {
        self.last_puzzle = Some(id.to_owned());
        self.puzzles.entry(id.to_owned()).or_default();
    }

    /// Notes how a go went, with the stars that it earned; an earlier, better result stays.
    pub fn went(&mut self, id: &str, go: Go, stars: u8) {
        let record = self.puzzles.entry(id.to_owned()).or_default();
        record.solved |= go == Go::Solved;
        record.stars = record.stars.max(stars.min(3));
        record.tries = record.tries.saturating_add(u32::from(go == Go::Missed));
        record.first.get_or_insert(go);
        record.last = Some(go);
    }

    /// Takes a missed mate among the learner's own puzzles, under the next number; gives whether it was not there before.
    pub fn add(&mut self, puzzle: OwnPuzzle) -> bool {
        let is_new = !self.own.iter().any(|own| own.sfen == puzzle.sfen);
        if is_new {
            let last = self.own.iter().map(|own| own.number).max().unwrap_or_default();
            self.own.push(OwnPuzzle { number: last.saturating_add(1), ..puzzle });
        }
        is_new
    }
}

impl PuzzleRecord {
    /// Whether a go went wrong: the first one did, or the problem was tried and is not solved.
    #[must_use]
    pub fn is_missed(&self) -> bool {
        self.first.is_some_and(|first| first != Go::Solved)
    }
}

impl Other for Puzzles {
    fn other(&mut self) -> &mut BTreeMap<String, toml::Value> {
        &mut self.other
    }
}

impl Kept for Puzzles {
    const STEPS: &[Step] = &[numbered];
}

/// Format 1 counted the learner's own puzzles by their places, which change when one goes.
fn numbered(mut table: toml::Table) -> toml::Table {
    if let Some(toml::Value::Array(own)) = table.get_mut("own") {
        for (number, puzzle) in (1_i64..).zip(own) {
            if let toml::Value::Table(puzzle) = puzzle {
                puzzle.insert("number".to_owned(), number.into());
            }
        }
    }
    table
}

impl Merge for Puzzles {
    fn merge(&mut self, meanwhile: Puzzles) {
        for (id, theirs) in meanwhile.puzzles {
            let ours = self.puzzles.entry(id).or_default();
            ours.solved |= theirs.solved;
            ours.stars = ours.stars.max(theirs.stars);
            ours.tries = ours.tries.max(theirs.tries);
            ours.first = theirs.first.or(ours.first);
            ours.last = ours.last.or(theirs.last);
            add_missing(&mut ours.other, theirs.other);
        }
        for puzzle in meanwhile.own {
            self.add(puzzle);
        }
        add_missing(&mut self.other, meanwhile.other);
    }
}

/// Takes over keys that are not there yet.
pub(super) fn add_missing(ours: &mut BTreeMap<String, toml::Value>, theirs: BTreeMap<String, toml::Value>) {
    for (key, value) in theirs {
        ours.entry(key).or_insert(value);
    }
}
