//! The promise: what was learned is asked again at the right time, whatever the clock did.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use nari::locale::{Language, Words, asked_again, grade_reason};
use nari::progress::schedule::{self, Scheduler};
use nari::progress::{
    CardId, CardKind, Date, Day, Ended, Entry, Grade, GradeReason, Held, Moment, Reviews, Schedule, Standing,
    What, grade, reviews,
};

const DAY: i64 = 86_400;

fn go(at: Moment, card: &CardId, grade: Grade) -> Entry {
    let go = reviews::Go { grade, tries: 0, hints: 0, seconds: 20, other: None };
    Entry { at, card: card.clone(), what: What::Go(go) }
}

fn card(name: &str) -> CardId {
    CardId::new(name).unwrap()
}

#[test]
fn a_moment_is_written_as_it_is_read() {
    // Checked with GNU date: `date -u -d @SECONDS`.
    let rows = [
        (0, 0, "1970-01-01T00:00:00+00:00", 3),
        (1_796_062_805, 60, "2026-11-30T19:20:05+01:00", 0),
        (951_782_399, 0, "2000-02-28T23:59:59+00:00", 0),
        (951_782_400, 0, "2000-02-29T00:00:00+00:00", 1),
        (951_868_800, 0, "2000-03-01T00:00:00+00:00", 2),
        (-1, 0, "1969-12-31T23:59:59+00:00", 2),
        (-1, 345, "1970-01-01T05:44:59+05:45", 3),
        (4_107_542_399, -210, "2100-02-28T20:29:59-03:30", 6),
        (4_107_542_400 + DAY, 840, "2100-03-02T14:00:00+14:00", 1),
    ];
    for (seconds, offset, text, weekday) in rows {
        let moment = Moment::new(seconds, offset);
        assert_eq!(moment.to_string(), text);
        assert_eq!(text.parse(), Ok(moment));
        assert_eq!(moment.day().weekday(), weekday, "{text}");
        assert_eq!(moment.day().to_string(), text[..10]);
        assert_eq!(text[..10].parse(), Ok(moment.day()));
    }
}

#[test]
fn every_day_of_a_thousand_years_has_one_date_and_follows_the_one_before() {
    let mut day: Day = "1582-10-15".parse().unwrap();
    let mut before = day.plus(-1).date();
    for _ in 0..365_250 {
        let date = day.date();
        assert_eq!(Day::from_date(date), Some(day));
        let is_next = if date.day > 1 {
            (date.year, date.month, date.day) == (before.year, before.month, before.day + 1)
        } else if date.month > 1 {
            (date.year, date.month) == (before.year, before.month + 1) && before.day >= 28
        } else {
            (before.year, before.month, before.day) == (date.year - 1, 12, 31)
        };
        assert!(is_next, "{date:?} after {before:?}");
        (before, day) = (date, day.plus(1));
    }
    assert_eq!(Day::from_date(Date { year: 2026, month: 2, day: 29 }), None);
}

#[test]
fn what_is_no_moment_is_refused() {
    for text in [
        "",
        "2026-11-30",
        "2026-11-30T18:20:05Z",
        "2026-11-31T18:20:05+01:00",
        "2026-11-30T24:00:00+01:00",
        "2026-11-30T18:60:05+01:00",
        "2026-11-30T18:20:05+19:00",
        "2026-11-30T18:20:05*01:00",
        "2026-11-30t18:20:05+01:00",
        "2026-11-30T18:20:05+01:0é",
        "+026-11-30T18:20:05+01:00",
        "0000-01-01T00:00:00+00:00",
    ] {
        assert!(text.parse::<Moment>().is_err(), "{text}");
    }
}

#[test]
fn a_card_says_what_it_asks() {
    let own = "own:9/9/9/9/9/9/9/9/4k4 b P 1";
    let rows = [
        (CardId::puzzle("mate-1-001"), CardKind::Puzzle("mate-1-001".into())),
        (CardId::puzzle(own), CardKind::Puzzle(own.into())),
        (CardId::drill("squares"), CardKind::Drill("squares")),
        (CardId::step("pins", "one"), CardKind::Step { lesson: "pins", step: "one" }),
        (Some(CardId::miss(3)), CardKind::Miss(3)),
        (CardId::pair("silver", "gold"), CardKind::Pair("gold", "silver")),
        (CardId::new("song:birthday"), CardKind::Other),
    ];
    for (id, kind) in rows {
        let id = id.unwrap();
        assert_eq!(id.kind(), kind);
        assert_eq!(CardId::new(id.as_str()), Some(id.clone()), "{id}");
    }
    for name in [
        "",
        "puzzle",
        "puzzle:",
        ":1",
        "miss:x",
        "miss:01",
        "step:pins",
        "pair:gold",
        "puzzle:a b",
        "Puzzle:a",
    ] {
        assert_eq!(CardId::new(name), None, "{name}");
    }
}

/// A card after goes that many days apart.
fn learned(weights: [f64; 19], goes: &[(i64, Grade)]) -> Schedule {
    let scheduler = Scheduler::with(weights);
    let mut day = Day::from_number(20_000);
    let mut stands = None;
    for (days, grade) in goes {
        day = day.plus(*days);
        stands = Some(scheduler.after(stands, day, *grade));
    }
    stands.unwrap()
}

#[test]
fn the_formulas_give_what_the_authors_of_rs_fsrs_publish() {
    // rs-fsrs 1.2.1, src/tests.rs, test_long_term_scheduler: each go on the day that the one before made it due.
    let weights = [
        0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178, 2.0225,
        0.0904, 0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468,
    ];
    let (good, again) = (Grade::Good, Grade::Again);
    let rows = [
        (good, 3, 3.0412, 4.4909),
        (good, 13, 13.0913, 4.2666),
        (good, 48, 48.1585, 4.0575),
        (good, 155, 154.9373, 3.8624),
        (good, 445, 445.0556, 3.6804),
        (good, 1158, 1158.0778, 3.5108),
        (again, 17, 16.6306, 5.219),
        (again, 3, 2.9888, 6.8122),
        (good, 9, 9.4633, 6.4314),
        (good, 27, 26.9474, 6.0763),
        (good, 74, 73.9723, 5.7452),
        (good, 190, 189.7037, 5.4363),
        (good, 457, 457.4379, 5.1483),
    ];
    let mut goes = Vec::new();
    let mut later = 0;
    for (grade, days, stability, difficulty) in rows {
        goes.push((later, grade));
        let stands = learned(weights, &goes);
        let close = |one: f64, two: f64| (one - two).abs() < 0.000_06;
        assert!(close(stands.stability, stability), "{stands:?} after {goes:?}");
        assert!(close(stands.difficulty, difficulty), "{stands:?} after {goes:?}");
        // What went wrong is asked again the same day; the row has it wait instead.
        assert_eq!(stands.last.until(stands.due), if grade == again { 0 } else { days });
        later = days;
    }
}

#[test]
fn a_go_is_graded_by_tries_hints_and_time_and_says_why() {
    use Ended::{Found, NotFound};
    use GradeReason as Why;
    let rows = [
        (NotFound, 0, 0, 5, Grade::Again, Why::NotFound),
        (NotFound, 3, 2, 500, Grade::Again, Why::NotFound),
        (Found, 2, 0, 30, Grade::Again, Why::Tries(2)),
        (Found, 1, 2, 30, Grade::Again, Why::Hints(2)),
        (Found, 1, 1, 30, Grade::Hard, Why::Tries(1)),
        (Found, 0, 1, 5, Grade::Hard, Why::Hints(1)),
        (Found, 0, 0, 181, Grade::Hard, Why::Slow(181)),
        (Found, 0, 0, 180, Grade::Good, Why::Alone),
        (Found, 0, 0, 11, Grade::Good, Why::Alone),
        (Found, 0, 0, 0, Grade::Good, Why::Alone),
        (Found, 0, 0, 10, Grade::Easy, Why::AtOnce),
    ];
    for (ended, tries, hints, seconds, expected, why) in rows {
        assert_eq!(grade(ended, tries, hints, seconds), (expected, why));
        for language in Language::ALL {
            let text = grade_reason(&Words::new(language), why);
            assert!(text.ends_with('.') && text.len() > 20, "{text}");
        }
    }
    let words = Words::new(Language::English);
    assert_eq!(grade_reason(&words, Why::Tries(1)), "Found after one wrong try: it comes back soon.");
    assert_eq!(
        grade_reason(&words, Why::Slow(181)),
        "Found alone, in 4 minutes: it comes back a little earlier."
    );
    let day = Day::from_number(20_000);
    let stands = schedule::after(None, day, Grade::Good);
    assert_eq!(asked_again(&words, &stands, day), "It is asked again in 3 days.");
    assert_eq!(asked_again(&words, &stands, day.plus(2)), "It is asked again tomorrow.");
    assert_eq!(asked_again(&words, &stands, day.plus(9)), "It is asked again today.");
}

#[test]
fn a_card_that_went_wrong_is_asked_until_it_goes_well_and_then_not_again_that_day() {
    let mut reviews = Reviews::default();
    let now = Moment::new(1_796_062_805, 60);
    let mate = card("puzzle:mate");
    reviews.add(go(now, &mate, Grade::Again));
    assert_eq!(reviews.due(now.after(60)).len(), 1);
    assert_eq!(reviews.schedule(&mate, now).unwrap().standing, Standing::ToLearn);
    reviews.add(go(now.after(60), &mate, Grade::Good));
    assert_eq!(reviews.due(now.after(120)), []);
    assert_eq!(reviews.upcoming(now.after(120)).len(), 1);
    let due = reviews.schedule(&mate, now).unwrap().due;
    assert!(due > now.day());
    let then = now.after(now.day().until(due) * DAY);
    assert_eq!(reviews.due(then).len(), 1);
    reviews.add(go(then, &mate, Grade::Hard));
    assert_eq!(reviews.due(then), []);
}

#[test]
fn paused_and_deleted_cards_are_not_asked() {
    let mut reviews = Reviews::default();
    let now = Moment::new(1_796_062_805, 60);
    let (one, two) = (card("miss:1"), card("miss:2"));
    for card in [&one, &two] {
        reviews.add(go(now, card, Grade::Again));
    }
    let with = |what| Entry { at: now, card: one.clone(), what };
    reviews.add(with(What::Paused));
    assert_eq!((reviews.due(now).len(), reviews.held(&one)), (1, Held::Paused));
    assert_eq!(reviews.paused(), [&one]);
    reviews.add(with(What::Resumed));
    assert_eq!((reviews.due(now).len(), reviews.held(&one)), (2, Held::No));
    reviews.add(with(What::Deleted));
    assert_eq!((reviews.due(now).len(), reviews.held(&one)), (1, Held::Deleted));
    assert_eq!(reviews.paused(), [&one; 0]);
}
