//! On which days things were done, when the clock was not always right.
//!
//! A history is in the order in which it was made. Where its moments go back, a clock was wrong before or after: the most
//! moments that can be believed together are, the others take the day of the next believed one.

use super::moment::{Day, Moment};

/// How far a clock may be ahead of a later one, in seconds, before it is not believed: hours that were set by hand.
const SLACK: i64 = 2 * 86_400;

/// Whether a moment can't have been, as the clock stands now.
pub(super) fn is_ahead(seconds: i64, now: Moment) -> bool {
    seconds > now.seconds().saturating_add(SLACK)
}

/// The days of moments that are in the order of what happened. They never go back.
pub(super) fn days(moments: &[Moment], now: Moment) -> Vec<Day> {
    let believed = believed(moments, now);
    let mut latest = None;
    let mut days: Vec<Option<Day>> = Vec::with_capacity(moments.len());
    for (moment, is_believed) in moments.iter().zip(&believed) {
        if *is_believed {
            latest = latest.max(Some(moment.day()));
        }
        days.push(if *is_believed { latest } else { None });
    }
    let mut next = latest.unwrap_or_default().max(now.day());
    for day in days.iter_mut().rev() {
        match day {
            Some(day) => next = *day,
            None => *day = Some(next),
        }
    }
    days.into_iter().flatten().collect()
}

/// Which moments are believed: a longest row of them that never goes back. Of several, the one that ends latest is
/// found, because it is looked for from the end.
fn believed(moments: &[Moment], now: Moment) -> Vec<bool> {
    // For each length of a row: its first moment, the later the better, and where that stands.
    let mut rows: Vec<(i64, usize)> = Vec::new();
    let mut following: Vec<Option<usize>> = vec![None; moments.len()];
    for (index, moment) in moments.iter().enumerate().rev() {
        let seconds = moment.seconds();
        if is_ahead(seconds, now) {
            continue;
        }
        let length = rows.partition_point(|(first, _)| *first >= seconds);
        let before = length.checked_sub(1).and_then(|shorter| rows.get(shorter));
        if let Some(slot) = following.get_mut(index) {
            *slot = before.map(|(_, at)| *at);
        }
        match rows.get_mut(length) {
            Some(row) => *row = (seconds, index),
            None => rows.push((seconds, index)),
        }
    }
    let mut believed = vec![false; moments.len()];
    let mut at = rows.last().map(|(_, index)| *index);
    while let Some(index) = at {
        if let Some(slot) = believed.get_mut(index) {
            *slot = true;
        }
        at = following.get(index).copied().flatten();
    }
    believed
}
