//! What the learner got wrong, as it stands in his notebook: each is an exercise that `lesson` makes and proves anew
//! whenever it is opened. Mates that were missed are among the problems; which are paused is said by the reviews.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::lesson::{Exercise, kind_name};
use crate::notation::{sfen, usi};
use crate::shogi::{PieceKind, Position, SetupRule};

/// What the learner got wrong, by number.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Misses {
    misses: BTreeMap<String, Miss>,
}

/// Something that the learner got wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Miss {
    /// The day it was found, `2026-11-30`.
    pub found: String,
    /// What it is.
    pub what: Missed,
}

/// What was got wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Missed {
    /// A move that left a piece to be taken.
    Hung {
        /// The position before it, as SFEN.
        sfen: String,
        /// The move, in USI.
        played: String,
    },
    /// A move against the rules.
    Illegal {
        /// The position, as SFEN.
        sfen: String,
        /// The move, in USI.
        tried: String,
    },
    /// Two faces that were confused, by the names of their kinds.
    Pair {
        /// The one whose name comes first.
        one: String,
        /// The other.
        two: String,
    },
}

impl Missed {
    /// A move that left a piece to be taken.
    #[must_use]
    pub fn hung(position: &Position, played: crate::shogi::Move) -> Missed {
        Missed::Hung { sfen: sfen::write(&position.to_setup()), played: usi::write_move(played) }
    }

    /// A move against the rules.
    #[must_use]
    pub fn illegal(position: &Position, tried: crate::shogi::Move) -> Missed {
        Missed::Illegal { sfen: sfen::write(&position.to_setup()), tried: usi::write_move(tried) }
    }

    /// Two faces that were confused, whichever was taken for the other.
    #[must_use]
    pub fn pair(one: PieceKind, two: PieceKind) -> Missed {
        let (one, two) = (kind_name(one).to_owned(), kind_name(two).to_owned());
        if one <= two { Missed::Pair { one, two } } else { Missed::Pair { one: two, two: one } }
    }

    /// The exercise; `None` when it can't be read, or proves to be none.
    #[must_use]
    pub fn exercise(&self) -> Option<Exercise> {
        let position = |text: &str| Position::from_setup(sfen::read(text).ok()?, SetupRule::Drill).ok();
        let kind = |name: &str| PieceKind::ALL.into_iter().find(|kind| kind_name(*kind) == name);
        match self {
            Missed::Hung { sfen, played } => Exercise::hung(&position(sfen)?, usi::read_move(played).ok()?),
            Missed::Illegal { sfen, tried } => {
                Exercise::illegal(&position(sfen)?, usi::read_move(tried).ok()?)
            }
            Missed::Pair { one, two } => Exercise::pair(kind(one)?, kind(two)?),
        }
    }
}

impl Misses {
    /// Every miss with its number, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = (u32, &Miss)> {
        let mut all: Vec<_> =
            self.misses.iter().filter_map(|(number, miss)| Some((number.parse().ok()?, miss))).collect();
        all.sort_by_key(|(number, _)| *number);
        all.into_iter()
    }

    /// The miss of a number.
    #[must_use]
    pub fn get(&self, number: u32) -> Option<&Miss> {
        self.misses.get(&number.to_string())
    }

    /// Takes a miss in, if it can be proved to be an exercise and is not there yet; gives its number.
    pub fn add(&mut self, what: Missed, found: &str) -> Option<u32> {
        if self.misses.values().any(|miss| miss.what == what) || what.exercise().is_none() {
            return None;
        }
        let number = self.iter().last().map_or(1, |(number, _)| number.saturating_add(1));
        self.misses.insert(number.to_string(), Miss { found: found.to_owned(), what });
        Some(number)
    }

    /// How many were found on a day.
    #[must_use]
    pub fn found_on(&self, day: &str) -> usize {
        self.misses.values().filter(|miss| miss.found == day).count()
    }

    /// Takes over what another run found meanwhile; under a number that was given twice both stay.
    pub(super) fn merge(&mut self, meanwhile: Misses) {
        for (number, theirs) in meanwhile.misses {
            if self.misses.values().any(|miss| miss.what == theirs.what) {
                continue;
            }
            let mut free = number.parse().unwrap_or(1_u32);
            while self.misses.contains_key(&free.to_string()) {
                free = free.saturating_add(1);
            }
            self.misses.insert(free.to_string(), theirs);
        }
    }
}
