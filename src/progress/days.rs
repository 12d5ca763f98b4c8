//! The days on which the learner practised: how long, and what he did. A day is his own, by his clock; no clock is
//! read here.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::moment::Day;
use super::puzzles::add_missing;

/// A series goes on over so many days without practice; they count for nothing and cost nothing.
pub const REST: i64 = 7;

/// What was done on every day, by its date.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Days {
    days: BTreeMap<String, Practice>,
}

/// What was done on one day.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Practice {
    /// Seconds of practice.
    pub seconds: u32,
    /// Steps of lessons done.
    pub steps: u32,
    /// Problems solved.
    pub solved: u32,
    /// Exercises, steps and problems of the day's list that came again.
    pub reviews: u32,
    /// Games ended.
    pub games: u32,
    /// Things of the day's list that were new.
    pub started: u32,
    /// The rating at the end of the day, `None` when no problem was tried.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    /// Keys of other versions.
    #[serde(flatten)]
    pub other: BTreeMap<String, toml::Value>,
}

/// What counts on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    /// A step of a lesson was done.
    Step,
    /// A problem was solved.
    Solved,
    /// Something of the day's list came again, however it went.
    Review,
    /// A game ended.
    Game,
    /// Something new of the day's list was begun.
    Started,
}

/// How many days of practice follow each other, rests left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Days of practice of the series that goes on; 0 when the last one is over.
    pub days: usize,
    /// Days of practice of the longest series.
    pub longest: usize,
    /// Days of practice of the last seven.
    pub week: usize,
}

impl Days {
    /// What was done on a day; `None` when nothing was.
    #[must_use]
    pub fn on(&self, day: Day) -> Option<&Practice> {
        self.days.get(&day.to_string()).filter(|practice| practice.is_any())
    }

    /// The days of practice, the first one first.
    #[must_use]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Day, &Practice)> {
        let any = self.days.iter().filter(|(_, practice)| practice.is_any());
        any.filter_map(|(day, practice)| Some((day.parse().ok()?, practice)))
    }

    /// Adds something done on a day.
    pub fn did(&mut self, day: Day, what: Activity) {
        let practice = self.practice(day);
        let count = match what {
            Activity::Step => &mut practice.steps,
            Activity::Solved => &mut practice.solved,
            Activity::Review => &mut practice.reviews,
            Activity::Game => &mut practice.games,
            Activity::Started => &mut practice.started,
        };
        *count = count.saturating_add(1);
    }

    /// Adds time spent on a day.
    pub fn spent(&mut self, day: Day, seconds: u32) {
        if seconds > 0 {
            let practice = self.practice(day);
            practice.seconds = practice.seconds.saturating_add(seconds);
        }
    }

    /// Notes the rating as it stands on a day.
    pub fn rated(&mut self, day: Day, rating: i32) {
        self.practice(day).rating = Some(rating);
    }

    /// How the days of practice follow each other up to today. A series is over after more than [`REST`] days without
    /// practice; days without practice inside it take nothing away.
    #[must_use]
    pub fn streak(&self, today: Day) -> Streak {
        let (mut last, mut running, mut longest, mut week) = (None::<Day>, 0, 0, 0);
        for (day, _) in self.iter().filter(|(day, _)| *day <= today) {
            let goes_on = last.is_some_and(|last| last.until(day) <= REST + 1);
            running = if goes_on { running + 1 } else { 1 };
            longest = longest.max(running);
            week += usize::from(day.until(today) < 7);
            last = Some(day);
        }
        let is_over = last.is_none_or(|last| last.until(today) > REST + 1);
        Streak { days: if is_over { 0 } else { running }, longest, week }
    }

    fn practice(&mut self, day: Day) -> &mut Practice {
        self.days.entry(day.to_string()).or_default()
    }

    /// Takes over what another run noted meanwhile: of each count the greater.
    pub(super) fn merge(&mut self, meanwhile: Days) {
        for (day, theirs) in meanwhile.days {
            let ours = self.days.entry(day).or_default();
            ours.seconds = ours.seconds.max(theirs.seconds);
            ours.steps = ours.steps.max(theirs.steps);
            ours.solved = ours.solved.max(theirs.solved);
            ours.reviews = ours.reviews.max(theirs.reviews);
            ours.games = ours.games.max(theirs.games);
            ours.started = ours.started.max(theirs.started);
            ours.rating = ours.rating.or(theirs.rating);
            add_missing(&mut ours.other, theirs.other);
        }
    }
}

impl Practice {
    /// Whether something was done: having looked at a screen is no practice.
    #[must_use]
    pub const fn is_any(&self) -> bool {
        self.steps > 0 || self.solved > 0 || self.reviews > 0 || self.games > 0
    }
}
