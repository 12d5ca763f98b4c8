//! Every go at a card, in the order they were made, and which cards are asked when.
//!
//! Goes are only ever added, so what two runs of the program did can be put together. Of clocks that were wrong, see
//! `clock`.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::card::CardId;
use super::clock;
use super::moment::{Day, Moment};
use super::schedule::{self, Grade, Schedule};

/// One line of the learner's history: something that happened to a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// When.
    pub at: Moment,
    /// To which card.
    pub card: CardId,
    /// What.
    pub what: What,
}

/// What can happen to a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// It was asked and answered.
    Go(Go),
    /// The learner paused it: it is not asked until he takes it up again.
    Paused,
    /// He took it up again.
    Resumed,
    /// He deleted it: it is not asked, and not listed either.
    Deleted,
    /// Something that only another version of Nari knows, as its line has it.
    Other(Box<str>),
}

/// A go at a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Go {
    /// How it went.
    pub grade: Grade,
    /// How many tries were wrong.
    pub tries: u32,
    /// How many hints were asked for.
    pub hints: u32,
    /// How long it took, in seconds; 0 if that isn't known.
    pub seconds: u32,
    /// What only another version of Nari knows of it, as its line has it.
    pub other: Option<Box<str>>,
}

/// A go with its card and its moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Review<'a> {
    /// When.
    pub at: Moment,
    /// Which card.
    pub card: &'a CardId,
    /// How it went.
    pub go: &'a Go,
}

/// Whether a card is kept from being asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Held {
    /// It is asked.
    #[default]
    No,
    /// The learner paused it.
    Paused,
    /// He deleted it.
    Deleted,
}

/// A card that is asked, on a day or from it on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Asked<'a> {
    /// Which card.
    pub card: &'a CardId,
    /// Where it stands.
    pub schedule: Schedule,
    /// Where its last go stands in the history.
    pub nth: usize,
}

/// What was done on a day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DayTotal {
    /// How many goes.
    pub goes: u32,
    /// How many of them went well.
    pub good: u32,
    /// How long they took, in seconds.
    pub seconds: u64,
}

/// The whole history.
#[derive(Clone, Debug, Default)]
pub struct Reviews {
    log: Vec<Entry>,
    /// As it stands while the clock is not before the history's end.
    cards: HashMap<CardId, Card>,
    /// The latest moment of the history, in seconds.
    latest: i64,
    /// The latest day of the history so far.
    day: Day,
    /// How far `cards` and `day` hold with the days as they were written down.
    sorted: Sorted,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Sorted {
    #[default]
    Yes,
    No,
}

#[derive(Clone, Copy, Debug, Default)]
struct Card {
    schedule: Option<Schedule>,
    held: Held,
    /// Where its last go stands in the log.
    nth: usize,
}

impl Go {
    /// A go of these counts, graded by them.
    #[must_use]
    pub fn graded(ended: schedule::Ended, tries: u32, hints: u32, seconds: u32) -> Go {
        let (grade, _) = schedule::grade(ended, tries, hints, seconds);
        Go { grade, tries, hints, seconds, other: None }
    }
}

impl Reviews {
    /// Adds what happened to a card, at the end.
    pub fn add(&mut self, entry: Entry) {
        let seconds = entry.at.seconds();
        // A clock that is set back by hours changes nothing: the go counts for the latest day.
        if !self.log.is_empty() && clock::is_ahead(self.latest, entry.at) {
            self.sorted = Sorted::No;
        }
        self.latest = if self.log.is_empty() { seconds } else { self.latest.max(seconds) };
        self.day = if self.log.is_empty() { entry.at.day() } else { self.day.max(entry.at.day()) };
        note(&mut self.cards, &entry, self.day);
        if let (What::Go(_), Some(card)) = (&entry.what, self.cards.get_mut(&entry.card)) {
            card.nth = self.log.len();
        }
        self.log.push(entry);
    }

    /// Everything, the oldest first.
    #[must_use]
    pub fn all(&self) -> &[Entry] {
        &self.log
    }

    /// Every go, the oldest first.
    pub fn goes(&self) -> impl Iterator<Item = Review<'_>> {
        self.log.iter().filter_map(Entry::review)
    }

    /// The goes at a card, the oldest first.
    pub fn history<'a>(&'a self, card: &'a CardId) -> impl Iterator<Item = Review<'a>> {
        self.goes().filter(move |review| review.card == card)
    }

    /// Whether a card is kept from being asked.
    #[must_use]
    pub fn held(&self, card: &CardId) -> Held {
        self.cards.get(card).map_or(Held::No, |card| card.held)
    }

    /// Where a card stands; `None` before its first go.
    #[must_use]
    pub fn schedule(&self, card: &CardId, now: Moment) -> Option<Schedule> {
        if self.holds(now) {
            return self.cards.get(card)?.schedule;
        }
        self.corrected(now).get(card)?.schedule
    }

    /// The cards to ask now, those that are most likely forgotten first, of two alike the one that was asked longer ago.
    #[must_use]
    pub fn due(&self, now: Moment) -> Vec<Asked<'_>> {
        self.due_and_others(now).0
    }

    /// The cards to ask now, in their order, and all the others, in none.
    pub(super) fn due_and_others(&self, now: Moment) -> (Vec<Asked<'_>>, Vec<Asked<'_>>) {
        let today = now.day();
        let (mut due, others): (Vec<_>, Vec<_>) =
            self.asked(now).into_iter().partition(|asked| asked.schedule.is_due(today));
        due.sort_by(|one, two| {
            let sure = one.schedule.sure(today).total_cmp(&two.schedule.sure(today));
            sure.then_with(|| one.nth.cmp(&two.nth)).then_with(|| one.card.cmp(two.card))
        });
        (due, others)
    }

    /// The cards that are asked on later days, the next day first.
    #[must_use]
    pub fn upcoming(&self, now: Moment) -> Vec<Asked<'_>> {
        let today = now.day();
        let mut upcoming = self.asked(now);
        upcoming.retain(|asked| !asked.schedule.is_due(today));
        upcoming
            .sort_by(|one, two| one.schedule.due.cmp(&two.schedule.due).then_with(|| one.card.cmp(two.card)));
        upcoming
    }

    /// The cards that the learner paused, by name.
    #[must_use]
    pub fn paused(&self) -> Vec<&CardId> {
        let paused = self.cards.iter().filter(|(_, card)| card.held == Held::Paused);
        let mut paused: Vec<_> = paused.map(|(id, _)| id).collect();
        paused.sort();
        paused
    }

    /// What was done on each day, as the clock stood then.
    #[must_use]
    pub fn days(&self) -> BTreeMap<Day, DayTotal> {
        let mut days = BTreeMap::<Day, DayTotal>::new();
        for review in self.goes() {
            let day = days.entry(review.at.day()).or_default();
            day.goes += 1;
            day.good += u32::from(review.go.grade != Grade::Again);
            day.seconds += u64::from(review.go.seconds);
        }
        days
    }

    /// Puts what another run of the program added before what this one did; what both have is there once.
    pub fn merge(&mut self, other: &Reviews) {
        let same = self.log.iter().zip(&other.log).take_while(|(one, two)| one == two).count();
        if same == other.log.len() {
            return;
        }
        let theirs: HashSet<_> = other.log.iter().skip(same).collect();
        let ours: Vec<_> =
            self.log.iter().skip(same).filter(|entry| !theirs.contains(entry)).cloned().collect();
        *self = other.log.iter().cloned().chain(ours).collect();
    }

    /// Whether what is kept ready is true now: nothing was ever written down with a clock that was wrong.
    fn holds(&self, now: Moment) -> bool {
        self.sorted == Sorted::Yes && !clock::is_ahead(self.latest, now)
    }

    /// Every card that is asked at all, in no order.
    fn asked(&self, now: Moment) -> Vec<Asked<'_>> {
        let corrected = (!self.holds(now)).then(|| self.corrected(now));
        let stands = |(id, card): (&CardId, &Card)| match &corrected {
            None => card.schedule,
            Some(corrected) => corrected.get(id)?.schedule,
        };
        let asked = self.cards.iter().filter(|(_, card)| card.held == Held::No);
        let asked = asked.filter_map(|(card, stand)| {
            Some(Asked { card, schedule: stands((card, stand))?, nth: stand.nth })
        });
        asked.collect()
    }

    /// The cards, with the days on which a right clock would have put their goes.
    fn corrected(&self, now: Moment) -> HashMap<CardId, Card> {
        let moments: Vec<_> = self.log.iter().map(|entry| entry.at).collect();
        let mut cards = HashMap::new();
        for (entry, day) in self.log.iter().zip(clock::days(&moments, now)) {
            note(&mut cards, entry, day);
        }
        cards
    }
}

fn note(cards: &mut HashMap<CardId, Card>, entry: &Entry, day: Day) {
    if !cards.contains_key(&entry.card) {
        cards.insert(entry.card.clone(), Card::default());
    }
    let Some(card) = cards.get_mut(&entry.card) else { return };
    match &entry.what {
        What::Go(go) => card.schedule = Some(schedule::after(card.schedule, day, go.grade)),
        What::Paused => card.held = Held::Paused,
        What::Resumed => card.held = Held::No,
        What::Deleted => card.held = Held::Deleted,
        What::Other(_) => {}
    }
}

impl Entry {
    /// The go, if that is what happened.
    #[must_use]
    pub fn review(&self) -> Option<Review<'_>> {
        match &self.what {
            What::Go(go) => Some(Review { at: self.at, card: &self.card, go }),
            _ => None,
        }
    }
}

impl FromIterator<Entry> for Reviews {
    fn from_iter<I: IntoIterator<Item = Entry>>(entries: I) -> Reviews {
        let mut reviews = Reviews::default();
        for entry in entries {
            reviews.add(entry);
        }
        reviews
    }
}

impl PartialEq for Reviews {
    fn eq(&self, other: &Reviews) -> bool {
        self.log == other.log
    }
}
