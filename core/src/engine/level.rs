//! The ladder of opponents, from one who only passes to full strength.
//!
//! Weaker opponents overlook what people overlook: quiet moves, drops far from the Kings, exchanges, long mates; and
//! misjudge positions. None throws a move away. `docs/ladder.md` has the measured results.

use super::limit::Limit;
use super::sight::{Drops, Exchanges, Judgement, Sight};

/// An opponent of the ladder.
///
/// # Examples
///
/// ```
/// use nari_core::engine::Level;
///
/// assert_eq!(Level::from_id("greedy").map(Level::id), Some("greedy"));
/// assert!(Level::ALL.is_sorted());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// How an opponent finds its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// Lets every turn go by; resigns when in check.
    Passes,
    /// Lets every turn go by but answers checks.
    PassesButAnswersCheck,
    /// Any move; takes back what was taken.
    Random,
    /// The capture that takes most, else any move.
    Greedy,
    /// Looks ahead.
    Thinks(Thinking),
}

/// How far an opponent looks ahead, and what he sees of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Thinking {
    pub(super) sight: Sight,
    /// No deeper than so many plies.
    pub(super) depth: u32,
    /// No more than so many nodes; `None` for as long as there is time.
    pub(super) nodes: Option<u64>,
}

struct Rung {
    id: &'static str,
    style: Style,
}

const fn rung(id: &'static str, style: Style) -> Rung {
    Rung { id, style }
}

/// A thinking opponent with clear sight.
const fn clear(id: &'static str, depth: u32, nodes: u64, error: i32) -> Rung {
    let sight = Sight { error, ..Sight::CLEAR };
    rung(id, Style::Thinks(Thinking { sight, depth, nodes: Some(nodes) }))
}

const fn dim(id: &'static str, depth: u32, nodes: u64, sight: Sight) -> Rung {
    rung(id, Style::Thinks(Thinking { sight, depth, nodes: Some(nodes) }))
}

/// Counts pieces, and does not see that they can be taken back.
const COUNTING: Sight = Sight {
    drops: Drops::Near(2),
    exchanges: Exchanges::Overlooked,
    judgement: Judgement::Material,
    error: 100,
    mates: 0,
    attention: 20,
};

/// Sees what is taken back, and few quiet moves.
const NOVICE: Sight = Sight { exchanges: Exchanges::Followed, attention: 5, error: 350, ..COUNTING };

/// Knows what a castle and an attack are.
const LEARNER: Sight = Sight { judgement: Judgement::Full, attention: 16, error: 290, ..NOVICE };

const LADDER: [Rung; 22] = [
    rung("passes", Style::Passes),
    rung("passes-but-answers-check", Style::PassesButAnswersCheck),
    rung("random-but-takes-back", Style::Random),
    rung("greedy", Style::Greedy),
    dim("counts-pieces", 1, 1_000, COUNTING),
    dim("absent-minded", 1, 4_000, NOVICE),
    dim("sees-exchanges", 1, 4_000, Sight { attention: 10, error: 260, ..NOVICE }),
    dim("looks-around", 1, 4_000, Sight { attention: 18, error: 220, ..NOVICE }),
    dim("one-move", 1, 4_000, LEARNER),
    dim("knows-attacks", 1, 4_000, Sight { attention: 30, error: 215, ..LEARNER }),
    dim("sees-mate-in-one", 1, 4_000, Sight { attention: 56, error: 140, mates: 1, ..LEARNER }),
    dim("attentive", 1, 4_000, Sight { attention: 78, error: 108, mates: 1, ..LEARNER }),
    dim("two-moves", 2, 4_000, Sight { attention: 56, error: 195, mates: 1, ..LEARNER }),
    dim("plans-ahead", 2, 4_000, Sight { attention: 72, error: 140, mates: 1, ..LEARNER }),
    dim("misses-far-drops", 3, 4_000, Sight { attention: 70, error: 140, mates: 3, ..LEARNER }),
    clear("three-moves", 3, 4_000, 60),
    clear("steady", 5, 8_000, 30),
    clear("careful", 7, 16_000, 20),
    clear("thorough", 9, 40_000, 10),
    clear("deep", 30, 100_000, 0),
    clear("tenacious", 40, 300_000, 0),
    rung("full-strength", Style::Thinks(Thinking { sight: Sight::CLEAR, depth: 60, nodes: None })),
];

impl Level {
    /// How many opponents there are.
    pub const COUNT: usize = LADDER.len();

    /// All of them, the weakest first.
    pub const ALL: [Level; Level::COUNT] = all();

    /// The strongest.
    pub const FULL_STRENGTH: Level = Level::ALL[Level::COUNT - 1];

    /// The opponent of an id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }

    /// The id in kebab-case, as in settings and messages.
    #[must_use]
    pub fn id(self) -> &'static str {
        LADDER.get(self.index()).map_or("", |rung| rung.id)
    }

    /// The place on the ladder, from 0.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether this is a teaching opponent that lets turns go by: the game is then a
    /// [`Game::teaching`](crate::shogi::Game::teaching).
    #[must_use]
    pub fn passes(self) -> bool {
        matches!(self.style(), Style::Passes | Style::PassesButAnswersCheck)
    }

    /// How long the opponent thinks: `Time` only for those whose strength is what time allows.
    #[must_use]
    pub fn limit(self) -> Limit {
        match self.style() {
            Style::Thinks(Thinking { nodes: None, .. }) => Limit::Time,
            Style::Thinks(Thinking { nodes: Some(nodes), .. }) => Limit::Nodes(nodes),
            _ => Limit::Depth(1),
        }
    }

    pub(super) fn style(self) -> Style {
        LADDER.get(self.index()).map_or(Style::Passes, |rung| rung.style)
    }
}

#[expect(
    clippy::indexing_slicing,
    clippy::cast_possible_truncation,
    reason = "loops stay under the length, which is small; evaluated when compiling"
)]
const fn all() -> [Level; LADDER.len()] {
    let mut levels = [Level(0); LADDER.len()];
    let mut place = 0;
    while place < levels.len() {
        levels[place] = Level(place as u8);
        place += 1;
    }
    levels
}
