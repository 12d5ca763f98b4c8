//! When something is asked again and why then, in words.

use super::{Message, Words};
use crate::progress::{Day, Grade, GradeReason, Schedule};

/// Why a go got its grade, as a sentence for the learner.
#[must_use]
pub fn grade_reason(words: &Words, reason: GradeReason) -> String {
    words.say(&match reason {
        GradeReason::NotFound => Message::new("grade-not-found"),
        GradeReason::Tries(count) => Message::new("grade-tries").with("count", count),
        GradeReason::Hints(count) => Message::new("grade-hints").with("count", count),
        GradeReason::Slow(seconds) => Message::new("grade-slow").with("minutes", seconds.div_ceil(60)),
        GradeReason::Alone => Message::new("grade-alone"),
        GradeReason::AtOnce => Message::new("grade-at-once"),
    })
}

/// When a card is asked again, as a sentence for the learner.
#[must_use]
pub fn asked_again(words: &Words, schedule: &Schedule, today: Day) -> String {
    words.say(&match today.until(schedule.due) {
        ..=0 => Message::new("asked-again-today"),
        1 => Message::new("asked-again-tomorrow"),
        days => Message::new("asked-again-in").with("days", u32::try_from(days).unwrap_or(u32::MAX)),
    })
}

/// The name of a grade.
#[must_use]
pub fn grade_name(words: &Words, grade: Grade) -> String {
    words.text(match grade {
        Grade::Again => "grade-name-again",
        Grade::Hard => "grade-name-hard",
        Grade::Good => "grade-name-good",
        Grade::Easy => "grade-name-easy",
    })
}
