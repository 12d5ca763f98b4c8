//! What the learner plays: how he sits down to a game, the game that goes on, how he did against each opponent.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::migrate::{Kept, Step};
use super::puzzles::add_missing;
use super::schema::{Merge, Other, Switch};

/// How the learner sits down to a game, as it stands among the settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct PlaySettings {
    /// The id of the opponent.
    pub opponent: String,
    /// Who sits where.
    pub seat: Seat,
    /// The name of the handicap.
    pub handicap: String,
    /// Whether nothing can be taken back and nothing is told: as over the board.
    pub strict: Switch,
    /// Whether the opponent resigns a lost game; else he plays on to the mate.
    pub resigns: Switch,
    /// How many points a declaration of the entering King needs.
    pub declaration: Points,
    /// What the coach warns of.
    pub coach: CoachSettings,
    /// Keys of other versions.
    #[serde(flatten)]
    pub other: BTreeMap<String, toml::Value>,
}

impl Default for PlaySettings {
    fn default() -> PlaySettings {
        PlaySettings {
            opponent: "passes".to_owned(),
            seat: Seat::Black,
            handicap: "even".to_owned(),
            strict: Switch::Off,
            resigns: Switch::Off,
            declaration: Points::TwentyFour,
            coach: CoachSettings::default(),
            other: BTreeMap::new(),
        }
    }
}

/// What the coach warns of, each apart.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct CoachSettings {
    /// A piece that can be taken for nothing.
    pub hanging: Switch,
    /// A move that would attack two pieces at once.
    pub fork: Switch,
    /// A mate that the opponent threatens.
    pub mate_threat: Switch,
    /// A mate that a move leaves.
    pub missed_mate: Switch,
    /// A better way to take back.
    pub better_recapture: Switch,
    /// Keys of other versions.
    #[serde(flatten)]
    pub other: BTreeMap<String, toml::Value>,
}

/// Who sits where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// The learner plays Black: he begins an even game, and receives what is given in a handicap game.
    #[default]
    Black,
    /// The learner plays White: he gives what is given in a handicap game, and begins it.
    White,
    /// Two people at one board.
    Both,
}

/// Which rule for declaring an entering King holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Points {
    /// 31 points win, from 24 on the game is to be replayed.
    #[default]
    TwentyFour,
    /// Black wins with 28, White with 27.
    TwentySeven,
}

/// The games: the one that goes on, and how those before went.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Play {
    /// The game that goes on; `None` when the last one ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<KeptGame>,
    /// By the opponent's id.
    pub opponents: BTreeMap<String, Results>,
    /// Games in which the learner was given something, by the opponent's id and the handicap's name: `greedy/ten-pieces`.
    pub handicaps: BTreeMap<String, Results>,
    /// Keys of other versions.
    #[serde(flatten)]
    pub other: BTreeMap<String, toml::Value>,
}

/// A game that goes on, with all that a file of records has no words for.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct KeptGame {
    /// The id of the opponent; `None` for two people at one board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<String>,
    /// Who sits where.
    pub seat: Seat,
    /// The position it started from, as SFEN.
    pub start: String,
    /// The turns, moves in USI, `pass` for one that was let go by.
    pub turns: Vec<String>,
    /// The moves against the rules that were tried, the ply they were tried at before each: `12 P*5e`.
    pub tries: Vec<String>,
    /// Keys of other versions.
    #[serde(flatten)]
    pub other: BTreeMap<String, toml::Value>,
}

/// How the games against one opponent went.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Results {
    /// Games won.
    pub won: u32,
    /// Games lost.
    pub lost: u32,
    /// Games to be replayed.
    pub drawn: u32,
    /// How many of the last games were won one after the other.
    pub in_a_row: u32,
    /// How many of them were lost one after the other.
    pub lost_in_a_row: u32,
    /// Keys of other versions.
    #[serde(flatten)]
    pub other: BTreeMap<String, toml::Value>,
}

/// How a game went for the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Went {
    /// He won.
    Won,
    /// He lost.
    Lost,
    /// It is to be replayed.
    Drawn,
}

impl Play {
    /// How the games against an opponent went; `None` before the first.
    #[must_use]
    pub fn against(&self, opponent: &str) -> Option<&Results> {
        self.opponents.get(opponent)
    }

    /// Notes how a game ended.
    pub fn ended(&mut self, opponent: &str, went: Went) {
        self.opponents.entry(opponent.to_owned()).or_default().add(went);
    }

    /// Notes how a game ended in which the learner was given that handicap.
    pub fn ended_at(&mut self, opponent: &str, handicap: &str, went: Went) {
        self.handicaps.entry(format!("{opponent}/{handicap}")).or_default().add(went);
    }

    /// How the games against an opponent went at a handicap; `None` before the first.
    #[must_use]
    pub fn at_handicap(&self, opponent: &str, handicap: &str) -> Option<&Results> {
        self.handicaps.get(&format!("{opponent}/{handicap}"))
    }
}

impl Results {
    fn add(&mut self, went: Went) {
        let count = match went {
            Went::Won => &mut self.won,
            Went::Lost => &mut self.lost,
            Went::Drawn => &mut self.drawn,
        };
        *count = count.saturating_add(1);
        let longer = |is_so: bool, row: u32| if is_so { row.saturating_add(1) } else { 0 };
        self.in_a_row = longer(went == Went::Won, self.in_a_row);
        self.lost_in_a_row = longer(went == Went::Lost, self.lost_in_a_row);
    }

    /// Takes over the games that another run counted.
    fn merge(&mut self, theirs: Results) {
        self.won = self.won.max(theirs.won);
        self.lost = self.lost.max(theirs.lost);
        self.drawn = self.drawn.max(theirs.drawn);
        add_missing(&mut self.other, theirs.other);
    }
}

impl Other for Play {
    fn other(&mut self) -> &mut BTreeMap<String, toml::Value> {
        &mut self.other
    }
}

impl Kept for Play {
    const STEPS: &[Step] = &[];
}

impl Merge for Play {
    fn merge(&mut self, meanwhile: Play) {
        for (id, theirs) in meanwhile.opponents {
            self.opponents.entry(id).or_default().merge(theirs);
        }
        for (id, theirs) in meanwhile.handicaps {
            self.handicaps.entry(id).or_default().merge(theirs);
        }
        add_missing(&mut self.other, meanwhile.other);
    }
}
