//! The learner's notebook, as it stands in its file: how well he knows each face, what he got wrong, the days on which
//! he practised, his rating against the problems.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::days::Days;
use super::faces::Faces;
use super::migrate::{Kept, Step};
use super::misses::Misses;
use super::puzzles::add_missing;
use super::schema::{Merge, Other};

/// The rating of who has not tried a problem yet.
pub const FIRST_RATING: i32 = 500;

/// The notebook.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Notebook {
    /// The learner's rating, and over how many problems it was made.
    pub rating: Rating,
    /// How well each face is known.
    pub faces: Faces,
    /// What was got wrong.
    pub misses: Misses,
    /// The days of practice.
    pub days: Days,
    /// Keys of other versions.
    #[serde(flatten)]
    pub other: BTreeMap<String, toml::Value>,
}

/// How hard the problems are that the learner solves about every other time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Rating {
    /// The number.
    pub value: i32,
    /// How many goes it was made over.
    pub goes: u32,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { value: FIRST_RATING, goes: 0 }
    }
}

/// How a first go at a problem went, for the rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Solved without a wrong move and without a hint.
    Whole,
    /// Solved in the end.
    Half,
    /// Missed, or shown.
    Nothing,
}

impl Rating {
    /// How hard a problem is, on the same scale: by its length in plies and its grade from 1 to 9.
    #[must_use]
    pub fn of_problem(moves: usize, grade: u8) -> i32 {
        let own = i32::try_from(moves.div_ceil(2)).unwrap_or(9).clamp(1, 9);
        200 + 180 * own + 70 * i32::from(grade.clamp(1, 9))
    }

    /// Takes in how a go at a problem went: it moves by what was not to be expected, faster at the beginning.
    pub fn take(&mut self, problem: i32, score: Score) {
        let apart = f64::from(problem - self.value) / 400.0;
        let expected = 1.0 / (1.0 + 10_f64.powf(apart));
        let (won, pace) = match score {
            Score::Whole => (1.0, self.pace()),
            Score::Half => (0.5, self.pace()),
            Score::Nothing => (0.0, self.pace()),
        };
        let change = (pace * (won - expected)).round();
        #[expect(clippy::cast_possible_truncation, reason = "no change is greater than the pace")]
        let change = change as i32;
        self.value = (self.value + change).clamp(0, 3_000);
        self.goes = self.goes.saturating_add(1);
    }

    const fn pace(self) -> f64 {
        if self.goes < 20 { 40.0 } else { 16.0 }
    }
}

impl Other for Notebook {
    fn other(&mut self) -> &mut BTreeMap<String, toml::Value> {
        &mut self.other
    }
}

impl Kept for Notebook {
    const STEPS: &[Step] = &[];
}

impl Merge for Notebook {
    fn merge(&mut self, meanwhile: Notebook) {
        if meanwhile.rating.goes > self.rating.goes {
            self.rating = meanwhile.rating;
        }
        self.faces.merge(meanwhile.faces);
        self.misses.merge(meanwhile.misses);
        self.days.merge(meanwhile.days);
        add_missing(&mut self.other, meanwhile.other);
    }
}
