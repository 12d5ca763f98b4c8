//! Days of practice: a missed day costs nothing.

use nari::progress::{Activity, Day, Days, Rating, Score};

fn practised(days: &[i64]) -> Days {
    let mut all = Days::default();
    for day in days {
        all.did(Day::from_number(*day), Activity::Step);
    }
    all
}

#[test]
fn a_series_goes_on_over_days_without_practice() {
    // Days of practice, today, then: days of the series, of the longest one, of the last seven.
    for (days, today, expected) in [
        (&[][..], 100, (0, 0, 0)),
        (&[100][..], 100, (1, 1, 1)),
        (&[98, 99, 100][..], 100, (3, 3, 3)),
        // A day was missed, then a week.
        (&[96, 97, 99, 100][..], 100, (4, 4, 4)),
        (&[90, 91, 99][..], 100, (3, 3, 1)),
        // Not practised yet today, nor for a week: nothing is lost.
        (&[98, 99][..], 100, (2, 2, 2)),
        (&[91, 92][..], 100, (2, 2, 0)),
        // More than a week: another series begins, and the longest one stays.
        (&[80, 81, 82, 91][..], 100, (0, 3, 0)),
        (&[80, 81, 82, 91, 92][..], 92, (2, 3, 2)),
        // A clock that was set back: days to come do not count.
        (&[99, 100, 200][..], 100, (2, 2, 2)),
    ] {
        let streak = practised(days).streak(Day::from_number(today));
        assert_eq!((streak.days, streak.longest, streak.week), expected, "{days:?} on {today}");
    }
}

#[test]
fn having_looked_at_a_screen_is_no_practice() {
    let mut days = Days::default();
    days.spent(Day::from_number(5), 600);
    assert!(days.on(Day::from_number(5)).is_none());
    days.did(Day::from_number(5), Activity::Solved);
    assert_eq!(
        days.on(Day::from_number(5)).map(|practice| (practice.seconds, practice.solved)),
        Some((600, 1))
    );
}

#[test]
fn the_rating_moves_by_what_was_not_to_be_expected() {
    let start = Rating::default();
    let after = |problem: i32, score: Score| {
        let mut rating = start;
        rating.take(problem, score);
        rating.value - start.value
    };
    let (hard, easy) = (start.value + 400, start.value - 400);
    assert!(after(hard, Score::Whole) > after(easy, Score::Whole));
    assert!(after(easy, Score::Whole) >= 0 && after(hard, Score::Nothing) <= 0);
    assert!(after(easy, Score::Nothing) < after(hard, Score::Nothing));
    assert_eq!(after(start.value, Score::Half), 0);
    // Whoever solves every problem of one hardness ends above it, and never beyond the scale.
    let mut rating = start;
    for _ in 0..500 {
        rating.take(900, Score::Whole);
    }
    assert!((900..=3000).contains(&rating.value), "{}", rating.value);
    // Longer and harder problems count for more.
    assert!(Rating::of_problem(3, 1) > Rating::of_problem(1, 1));
    assert!(Rating::of_problem(1, 5) > Rating::of_problem(1, 1));
}
