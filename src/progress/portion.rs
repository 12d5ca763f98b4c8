//! What is asked on one day: no more than a learner gets through, so that a long first sitting does not all come back at once.

use std::collections::HashMap;

use super::card::CardId;
use super::moment::Moment;
use super::reviews::{Asked, Reviews};

/// So many cards of earlier days are asked on one day.
pub const DAILY: usize = 20;

/// The cards of a day.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Portion<'a> {
    /// Those to ask now: those that are most likely forgotten first, those that went wrong on the day last.
    pub asked: Vec<Asked<'a>>,
    /// How many more could be asked, and wait their turn.
    pub waiting: usize,
}

impl Reviews {
    /// The cards to ask on the day of that moment. What was answered on it already counts.
    #[must_use]
    pub fn portion(&self, now: Moment) -> Portion<'_> {
        let (due, others) = self.due_and_others(now);
        let (mut again, mut earlier): (Vec<_>, Vec<_>) =
            due.into_iter().partition(|asked| asked.schedule.last == now.day());
        let all = again.len() + earlier.len();
        let left = DAILY.saturating_sub(self.answered(&others, now));
        // What went wrong on the day was promised another try on it, and comes after the others.
        again.truncate(left);
        earlier.truncate(left - again.len());
        earlier.append(&mut again);
        Portion { waiting: all - earlier.len(), asked: earlier }
    }

    /// How many cards of earlier days were answered on that day: they are among those that are not asked on it any more.
    fn answered(&self, others: &[Asked<'_>], now: Moment) -> usize {
        let today = now.day();
        let mut goes = HashMap::<&CardId, u32>::new();
        // What was merged in may stand behind what came later; few days are looked at all the same.
        for entry in self.all().iter().rev().take_while(|entry| entry.at.day() >= today) {
            if let Some(review) = entry.review() {
                *goes.entry(review.card).or_default() += 1;
            }
        }
        let is_answered =
            |asked: &&Asked<'_>| goes.get(asked.card).is_some_and(|goes| asked.schedule.goes > *goes);
        others.iter().filter(is_answered).count()
    }
}
