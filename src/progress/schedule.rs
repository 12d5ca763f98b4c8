//! When a card is asked again: pure functions of its history, on the learner's own days.
//!
//! The formulas are those of FSRS-5, from the crate `rs_fsrs`, with the weights that its authors publish; what is ours is
//! counting in days. A card that went wrong is asked again the same day, one that went well on a later day, never twice
//! on one. That going well brings a card forward can't happen, nor that its days go back.

use std::sync::LazyLock;

use rs_fsrs::{Parameters, Rating, Seed};

use super::moment::Day;

/// How sure the learner should still be of a card on the day it is asked again.
const SURE: f64 = 0.9;
/// The longest time between two goes, in days.
const LONGEST: i32 = 36_500;
/// The least stability, in days: however often a card went wrong in a day, it can be learned again.
const LEAST: f64 = 0.01;
/// What FSRS-5 knows before it knows the learner, as its authors publish it.
const WEIGHTS: [f64; 19] = [
    0.4072, 1.1829, 3.1262, 15.4722, 7.2102, 0.5316, 1.0651, 0.0234, 1.616, 0.1544, 1.0824, 1.9813, 0.0953,
    0.2975, 2.2042, 0.2407, 2.9466, 0.5034, 0.6567,
];
static PUBLISHED: LazyLock<Scheduler> = LazyLock::new(|| Scheduler::with(WEIGHTS));

/// More wrong tries than this, and the card is asked again the same day.
const FEW_TRIES: u32 = 1;
/// More hints than this, and it is too.
const FEW_HINTS: u32 = 1;
/// Up to so many seconds, an answer comes at once.
const QUICK: u32 = 10;
/// More seconds than this, and it was hard.
const SLOW: u32 = 180;

/// How a go went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Not known: it is asked again the same day.
    Again,
    /// Known with effort.
    Hard,
    /// Known.
    Good,
    /// Known at once.
    Easy,
}

/// Whether the learner found the answer in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// He did.
    Found,
    /// He did not, or it was shown.
    NotFound,
}

/// Why a go got its grade, to be said to the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GradeReason {
    /// Not found, or shown: again.
    NotFound,
    /// Found after so many wrong tries: again, or hard after a single one.
    Tries(u32),
    /// Found with so many hints: again, or hard with a single one.
    Hints(u32),
    /// Found alone, in so many seconds, which is long: hard.
    Slow(u32),
    /// Found alone: good.
    Alone,
    /// Found alone, and at once: easy.
    AtOnce,
}

/// Where a card stands after all its goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Schedule {
    /// In how many days the learner will be 90 % sure of it.
    pub stability: f64,
    /// How hard it is, from 1 to 10.
    pub difficulty: f64,
    /// The day of the last go.
    pub last: Day,
    /// The first day on which it is asked again.
    pub due: Day,
    /// Whether the last go that counts went well.
    pub standing: Standing,
    /// How many goes there were.
    pub goes: u32,
    /// How many of them went wrong.
    pub misses: u32,
}

/// Whether a card is known for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It went wrong last time, and may be asked as often as it takes.
    ToLearn,
    /// It went well.
    Learned,
}

/// The grade of a go, and why: `tries` are the wrong ones, `seconds` the time it took, 0 if that isn't known.
#[must_use]
pub const fn grade(ended: Ended, tries: u32, hints: u32, seconds: u32) -> (Grade, GradeReason) {
    match ended {
        Ended::NotFound => (Grade::Again, GradeReason::NotFound),
        Ended::Found if tries > FEW_TRIES => (Grade::Again, GradeReason::Tries(tries)),
        Ended::Found if hints > FEW_HINTS => (Grade::Again, GradeReason::Hints(hints)),
        Ended::Found if tries > 0 => (Grade::Hard, GradeReason::Tries(tries)),
        Ended::Found if hints > 0 => (Grade::Hard, GradeReason::Hints(hints)),
        Ended::Found if seconds > SLOW => (Grade::Hard, GradeReason::Slow(seconds)),
        Ended::Found if seconds > 0 && seconds <= QUICK => (Grade::Easy, GradeReason::AtOnce),
        Ended::Found => (Grade::Good, GradeReason::Alone),
    }
}

/// Where a card stands after goes on these days, the oldest first; `None` before the first.
#[must_use]
pub fn of(goes: impl IntoIterator<Item = (Day, Grade)>) -> Option<Schedule> {
    goes.into_iter().fold(None, |before, (day, grade)| Some(after(before, day, grade)))
}

/// Where a card stands after one more go. A day before that of the last go counts as that day.
#[must_use]
pub fn after(before: Option<Schedule>, day: Day, grade: Grade) -> Schedule {
    PUBLISHED.after(before, day, grade)
}

impl Schedule {
    /// Whether it is to be asked on that day: what went wrong is until it goes well, what was learned once a day at most.
    #[must_use]
    pub fn is_due(&self, today: Day) -> bool {
        match self.standing {
            Standing::ToLearn => true,
            Standing::Learned => self.due <= today && self.last < today,
        }
    }

    /// How sure the learner is of it on that day, from 0 to 1.
    #[must_use]
    pub fn sure(&self, today: Day) -> f64 {
        Parameters::forgetting_curve(elapsed(self.last, today), self.stability)
    }
}

/// The formulas with one set of weights.
#[derive(Clone, Debug)]
pub struct Scheduler(Parameters);

impl Scheduler {
    /// The formulas with other weights than the published ones.
    #[must_use]
    pub fn with(weights: [f64; 19]) -> Scheduler {
        // All is named here: the crate's own default looks at the clock, for a chance that is not used.
        Scheduler(Parameters {
            request_retention: SURE,
            maximum_interval: LONGEST,
            w: weights,
            decay: Parameters::DECAY,
            factor: Parameters::FACTOR,
            enable_short_term: true,
            enable_fuzz: false,
            seed: Seed::String(String::new()),
        })
    }

    /// Where a card stands after one more go.
    #[must_use]
    pub fn after(&self, before: Option<Schedule>, day: Day, grade: Grade) -> Schedule {
        let Some(before) = before else {
            let (stability, difficulty) =
                (self.0.init_stability(grade.rating()), self.0.init_difficulty(grade.rating()));
            return self.stands(stability, difficulty, day, grade);
        };
        let day = day.max(before.last);
        let goes = before.goes.saturating_add(1);
        let is_same_day = day == before.last;
        if is_same_day && before.standing == Standing::Learned && grade != Grade::Again {
            // Practising more on the same day is free, and says nothing new.
            return Schedule { goes, ..before };
        }
        let stability = if is_same_day {
            self.0.short_term_stability(before.stability, grade.rating())
        } else {
            self.another_day(&before, elapsed(before.last, day), grade)
        };
        let difficulty = self.0.next_difficulty(before.difficulty, grade.rating());
        let now = self.stands(stability, difficulty, day, grade);
        let due = if grade == Grade::Again { now.due } else { now.due.max(before.due) };
        Schedule { due, goes, misses: before.misses.saturating_add(now.misses), ..now }
    }

    fn another_day(&self, before: &Schedule, days: f64, grade: Grade) -> f64 {
        let sure = Parameters::forgetting_curve(days, before.stability);
        let (stability, difficulty) = (before.stability, before.difficulty);
        if grade == Grade::Again {
            // Forgetting leaves less than a wrong and a right go on one day would.
            let [.., short, shift] = self.0.w;
            let most = stability / (short * shift).exp();
            self.0.next_forget_stability(difficulty, stability, sure).min(most)
        } else {
            self.0.next_recall_stability(difficulty, stability, sure, grade.rating())
        }
    }

    /// Where a card stands after a go of a day, were it the first.
    fn stands(&self, stability: f64, difficulty: f64, day: Day, grade: Grade) -> Schedule {
        let stability = stability.clamp(LEAST, LONGEST.into());
        let (standing, days) = if grade == Grade::Again {
            (Standing::ToLearn, 0)
        } else {
            (Standing::Learned, self.interval(stability))
        };
        let misses = u32::from(grade == Grade::Again);
        Schedule { stability, difficulty, last: day, due: day.plus(days), standing, goes: 1, misses }
    }

    /// After how many days the learner is no longer sure, 1 at least.
    #[expect(clippy::cast_possible_truncation, reason = "a whole number between 1 and the longest")]
    fn interval(&self, stability: f64) -> i64 {
        self.0.next_interval(stability, 0) as i64
    }
}

impl Grade {
    /// All of them, the worst first.
    pub const ALL: [Grade; 4] = [Grade::Again, Grade::Hard, Grade::Good, Grade::Easy];

    /// Its name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Again => "again",
            Grade::Hard => "hard",
            Grade::Good => "good",
            Grade::Easy => "easy",
        }
    }

    const fn rating(self) -> Rating {
        match self {
            Grade::Again => Rating::Again,
            Grade::Hard => Rating::Hard,
            Grade::Good => Rating::Good,
            Grade::Easy => Rating::Easy,
        }
    }
}

/// Days between two, as the formulas want them.
fn elapsed(from: Day, to: Day) -> f64 {
    u32::try_from(from.until(to).max(0)).unwrap_or(u32::MAX).into()
}
