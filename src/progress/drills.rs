//! The record of the drills, as it stands in its file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::migrate::{Kept, Step};
use super::puzzles::add_missing;
use super::schema::{Merge, Other};

/// What was reached in the drills.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Drills {
    /// By the drill's id.
    pub drills: BTreeMap<String, DrillRecord>,
    /// Keys of other versions.
    #[serde(flatten)]
    pub other: BTreeMap<String, toml::Value>,
}

/// What was reached in one kind of drill.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct DrillRecord {
    /// How hard it was last, from 1: it goes on there.
    pub level: u8,
    /// The hardest level at which an item was right; 0 before the first.
    pub highest: u8,
    /// How many items were right, over all.
    pub right: u32,
    /// The most items that were right in a row.
    pub in_a_row: u32,
    /// The most that were right in one round against the clock, by the level.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub rounds: BTreeMap<String, u32>,
    /// Keys of other versions.
    #[serde(flatten)]
    pub other: BTreeMap<String, toml::Value>,
}

impl DrillRecord {
    /// The best round at a level; `None` before the first.
    #[must_use]
    pub fn round(&self, level: u8) -> Option<u32> {
        self.rounds.get(&level.to_string()).copied()
    }
}

impl Drills {
    /// What was reached in a drill; `None` when it was never begun.
    #[must_use]
    pub fn of(&self, id: &str) -> Option<&DrillRecord> {
        self.drills.get(id)
    }

    /// Notes how hard a drill is by now.
    pub fn stands(&mut self, id: &str, level: u8) {
        self.drills.entry(id.to_owned()).or_default().level = level;
    }

    /// Notes that an item of that level was right, and how many were in a row.
    pub fn right(&mut self, id: &str, level: u8, in_a_row: u32) {
        let record = self.drills.entry(id.to_owned()).or_default();
        record.highest = record.highest.max(level);
        record.right = record.right.saturating_add(1);
        record.in_a_row = record.in_a_row.max(in_a_row);
    }

    /// Notes a round against the clock; an earlier, better one stays.
    pub fn round(&mut self, id: &str, level: u8, right: u32) {
        let best = self.drills.entry(id.to_owned()).or_default().rounds.entry(level.to_string()).or_default();
        *best = (*best).max(right);
    }
}

impl Kept for Drills {
    const STEPS: &[Step] = &[];
}

impl Other for Drills {
    fn other(&mut self) -> &mut BTreeMap<String, toml::Value> {
        &mut self.other
    }
}

impl Merge for Drills {
    fn merge(&mut self, meanwhile: Drills) {
        for (id, theirs) in meanwhile.drills {
            let is_new = !self.drills.contains_key(&id);
            let ours = self.drills.entry(id).or_default();
            if is_new {
                ours.level = theirs.level;
            }
            ours.highest = ours.highest.max(theirs.highest);
            ours.right = ours.right.max(theirs.right);
            ours.in_a_row = ours.in_a_row.max(theirs.in_a_row);
            for (level, right) in theirs.rounds {
                let best = ours.rounds.entry(level).or_default();
                *best = (*best).max(right);
            }
            add_missing(&mut ours.other, theirs.other);
        }
        add_missing(&mut self.other, meanwhile.other);
    }
}
