//! One learner at one kind of drill: what comes next, what was right, and how hard it is by now.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use super::item::item;
use super::kind::DrillKind;
use super::rung::Rung;
use crate::lesson::step::Step;

/// How many items back none is shown again.
const RECENT: usize = 12;
/// How many seeds are tried for an item that was not shown lately.
const TRIES: usize = 32;
/// How many misses in a row make it easier.
const FALLS_AFTER: u32 = 2;

/// One learner at one kind of drill.
#[derive(Clone, Debug)]
pub struct Run {
    kind: DrillKind,
    rung: Rung,
    seed: u64,
    recent: VecDeque<Arc<Step>>,
    tally: Tally,
    /// Right and missed in a row since the rung last changed.
    right: u32,
    missed: u32,
    round: Option<Round>,
}

/// What was right so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Items done without a mistake and without help.
    pub right: u32,
    /// The others.
    pub missed: u32,
    /// Right ones in a row, up to now.
    pub in_a_row: u32,
    /// The most of them.
    pub most_in_a_row: u32,
}

/// A round against the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// The time that is left.
    pub left: Duration,
    /// How long it lasts in all.
    pub whole: Duration,
    /// How many were right in it.
    pub right: u32,
}

impl Round {
    /// Whether its time has passed.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.left.is_zero()
    }
}

/// What an item did to how hard it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Nothing.
    Same,
    /// The next ones are harder.
    Harder,
    /// The next ones are easier.
    Easier,
}

impl Run {
    /// A run at its first item, which the seed decides.
    #[must_use]
    pub fn new(kind: DrillKind, rung: Rung, seed: u64) -> Run {
        let mut run = Run {
            kind,
            rung,
            seed,
            recent: VecDeque::new(),
            tally: Tally::default(),
            right: 0,
            missed: 0,
            round: None,
        };
        run.go_on();
        run
    }

    /// The kind of drill.
    #[must_use]
    pub const fn kind(&self) -> DrillKind {
        self.kind
    }

    /// How hard it is.
    #[must_use]
    pub const fn rung(&self) -> Rung {
        self.rung
    }

    /// What was right so far.
    #[must_use]
    pub const fn tally(&self) -> Tally {
        self.tally
    }

    /// The round against the clock, while one goes on and after its end.
    #[must_use]
    pub const fn round(&self) -> Option<Round> {
        self.round
    }

    /// Whether a round has ended, and nothing is asked any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.round.is_some_and(|round| round.is_over())
    }

    /// The item that is asked; `None` when none could be made.
    #[must_use]
    pub fn item(&self) -> Option<&Arc<Step>> {
        self.recent.back()
    }

    /// Draws the next item, one that was not shown lately.
    pub fn go_on(&mut self) {
        for _ in 0..TRIES {
            self.seed = self.seed.wrapping_add(1);
            let Some(next) = item(self.kind, self.rung, self.seed) else { continue };
            if self.recent.iter().any(|shown| is_same(shown, &next)) {
                continue;
            }
            self.recent.push_back(next);
            if self.recent.len() > RECENT {
                self.recent.pop_front();
            }
            return;
        }
    }

    /// Counts the item that was just done: three stars are right. Against the clock it stays as hard as it is.
    pub fn settle(&mut self, stars: u8) -> Change {
        let is_right = stars == 3;
        let tally = &mut self.tally;
        if is_right {
            tally.right += 1;
            tally.in_a_row += 1;
            tally.most_in_a_row = tally.most_in_a_row.max(tally.in_a_row);
            self.right += 1;
            self.missed = 0;
        } else {
            tally.missed += 1;
            tally.in_a_row = 0;
            self.right = 0;
            self.missed += 1;
        }
        if let Some(round) = &mut self.round {
            round.right += u32::from(is_right);
            return Change::Same;
        }
        if self.right >= self.kind.climbs_after() && self.harder() {
            Change::Harder
        } else if self.missed >= FALLS_AFTER && self.easier() {
            Change::Easier
        } else {
            Change::Same
        }
    }

    /// Makes the next items harder; false at the hardest.
    pub fn harder(&mut self) -> bool {
        self.turn_to(self.rung.harder())
    }

    /// Makes the next items easier; false at the easiest.
    pub fn easier(&mut self) -> bool {
        self.turn_to(self.rung.easier())
    }

    fn turn_to(&mut self, rung: Option<Rung>) -> bool {
        let Some(rung) = rung else { return false };
        self.rung = rung;
        (self.right, self.missed) = (0, 0);
        true
    }

    /// Begins anew: nothing is counted yet. Against the clock, its time begins anew too.
    pub fn again(&mut self) {
        self.tally = Tally::default();
        (self.right, self.missed) = (0, 0);
        if self.round.is_some() {
            self.begin_round();
        }
        self.go_on();
    }

    /// Begins a round against the clock, where the kind has one.
    pub fn begin_round(&mut self) {
        self.tally = Tally::default();
        (self.right, self.missed) = (0, 0);
        self.round = self.kind.round().map(|whole| Round { left: whole, whole, right: 0 });
    }

    /// Goes on without a clock.
    pub fn stop_clock(&mut self) {
        self.round = None;
    }

    /// That much time has passed.
    pub fn pass(&mut self, time: Duration) {
        if let Some(round) = &mut self.round {
            round.left = round.left.saturating_sub(time);
        }
    }
}

fn is_same(one: &Step, other: &Step) -> bool {
    one.task == other.task && one.position.is_same_as(&other.position)
}
