//! The settings and the record of the lessons, as they stand in their files.
//!
//! A key that this version does not know is kept as it was found and written back.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::faces::FaceLook;
use super::migrate::{Kept, Step};
use super::play::PlaySettings;
use super::puzzles::add_missing;

/// What the learner chose.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Settings {
    /// The code of the chosen language; `None` follows the system.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// How pieces look.
    pub piece_set: PieceSet,
    /// Whether the set that fades goes on fading.
    pub fade: Switch,
    /// What that set shows on some faces whatever the record says, by the name of the kind.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub face_looks: BTreeMap<String, FaceLook>,
    /// How squares are written.
    pub squares: SquareNames,
    /// How moves are written.
    pub moves: MoveNames,
    /// How fast pieces move.
    pub speed: Speed,
    /// Whether single letters are keys.
    pub letter_keys: Switch,
    /// Whether the questions of the first start were answered or skipped.
    pub first_start_done: bool,
    /// What the board marks.
    pub highlights: Highlights,
    /// How the learner sits down to a game.
    pub play: PlaySettings,
    /// Keys of other versions.
    #[serde(flatten)]
    pub other: BTreeMap<String, toml::Value>,
}

/// What the board marks, each apart.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Highlights {
    /// Where the chosen piece may go.
    pub targets: Switch,
    /// Which pieces are pinned.
    pub pins: Switch,
    /// The last move.
    pub last_move: Switch,
    /// A King in check.
    pub check: Switch,
    /// Keys of other versions.
    #[serde(flatten)]
    pub other: BTreeMap<String, toml::Value>,
}

/// Something that can be turned off, and is on until it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "bool", into = "bool")]
pub enum Switch {
    /// On.
    #[default]
    On,
    /// Off.
    Off,
}

impl Switch {
    /// Whether it is on.
    #[must_use]
    pub const fn is_on(self) -> bool {
        matches!(self, Switch::On)
    }

    /// The other state.
    #[must_use]
    pub const fn turned(self) -> Switch {
        match self {
            Switch::On => Switch::Off,
            Switch::Off => Switch::On,
        }
    }
}

impl From<bool> for Switch {
    fn from(on: bool) -> Switch {
        if on { Switch::On } else { Switch::Off }
    }
}

impl From<Switch> for bool {
    fn from(switch: Switch) -> bool {
        switch.is_on()
    }
}

/// The colours of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system does.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// How pieces look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceSet {
    /// The sign alone, as on a real board.
    Kanji,
    /// The sign, and a letter in the corner.
    #[default]
    KanjiLetter,
    /// The letter alone.
    Letters,
    /// The sign, and marks for its moves.
    Moves,
    /// The sign, a letter and marks, of which what is known fades.
    Fading,
}

/// How squares are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SquareNames {
    /// `7f`
    #[default]
    Letter,
    /// `76`
    Digits,
    /// `７六`
    Kanji,
}

/// How moves are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveNames {
    /// `P-7f`, with the letters of the language.
    #[default]
    Western,
    /// `▲７六歩`
    Japanese,
}

/// How fast pieces move on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// At once, without movement.
    None,
    /// Fast.
    Fast,
    /// Normal.
    #[default]
    Normal,
    /// Slow.
    Slow,
}

/// What was done in the lessons.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Lessons {
    /// The lesson that was open last, `None` before the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_lesson: Option<String>,
    /// The step of that lesson, by its id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_step: Option<String>,
    /// By `lesson/step`, ids of both.
    pub steps: BTreeMap<String, StepRecord>,
    /// Keys of other versions.
    #[serde(flatten)]
    pub other: BTreeMap<String, toml::Value>,
}

/// What was done in one step.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct StepRecord {
    /// Whether it was ever done, shown counts too.
    pub done: bool,
    /// The best stars so far, 0 to 3; 0 when the answer was shown.
    #[serde(deserialize_with = "stars")]
    pub stars: u8,
    /// Keys of other versions.
    #[serde(flatten)]
    pub other: BTreeMap<String, toml::Value>,
}

impl Lessons {
    /// What was done in a step; `None` when nothing was.
    #[must_use]
    pub fn step(&self, lesson: &str, step: &str) -> Option<&StepRecord> {
        self.steps.get(&format!("{lesson}/{step}"))
    }

    /// Notes that a step was done with that many stars; an earlier, better result stays.
    pub fn done(&mut self, lesson: &str, step: &str, stars: u8) {
        let record = self.steps.entry(format!("{lesson}/{step}")).or_default();
        record.done = true;
        record.stars = record.stars.max(stars.min(3));
    }

    /// Notes which step is open.
    pub fn open(&mut self, lesson: &str, step: &str) {
        self.last_lesson = Some(lesson.to_owned());
        self.last_step = Some(step.to_owned());
    }
}

impl Merge for Lessons {
    fn merge(&mut self, meanwhile: Lessons) {
        for (id, theirs) in meanwhile.steps {
            let ours = self.steps.entry(id).or_default();
            ours.done |= theirs.done;
            ours.stars = ours.stars.max(theirs.stars);
            add_missing(&mut ours.other, theirs.other);
        }
        add_missing(&mut self.other, meanwhile.other);
    }
}

/// A record that several runs of the program may write.
pub(super) trait Merge {
    /// Takes over what another run did meanwhile: of each thing the better result. What is open stays.
    fn merge(&mut self, meanwhile: Self);
}

/// A file's keys that this version does not know.
pub(super) trait Other {
    /// They, by name.
    fn other(&mut self) -> &mut BTreeMap<String, toml::Value>;
}

impl Other for Settings {
    fn other(&mut self) -> &mut BTreeMap<String, toml::Value> {
        &mut self.other
    }
}

impl Other for Lessons {
    fn other(&mut self) -> &mut BTreeMap<String, toml::Value> {
        &mut self.other
    }
}

impl Kept for Settings {
    const STEPS: &[Step] = &[];
}

impl Kept for Lessons {
    const STEPS: &[Step] = &[];
}

pub(super) fn stars<'de, D: serde::Deserializer<'de>>(input: D) -> Result<u8, D::Error> {
    let stars = u8::deserialize(input)?;
    if stars <= 3 { Ok(stars) } else { Err(serde::de::Error::custom("stars are 0 to 3")) }
}
