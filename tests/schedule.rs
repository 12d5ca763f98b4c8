//! The promise: what was learned is asked again at the right time, whatever the clock did.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test that cannot go on fails"
)]

use nari::locale::{Language, Words, asked_again, grade_reason};
use nari::progress::schedule::{self, Scheduler};
use nari::progress::{
    CardId, CardKind, Date, Day, Ended, Entry, Grade, GradeReason, Held, Moment, Reviews, Schedule, Standing,
    What, grade, reviews,
};

#[path = "chance/mod.rs"]
#[expect(dead_code, reason = "other tests ask it for more")]
mod chance;

use chance::Chance;

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
        (CardId::new("pair:gold-silver"), CardKind::Other),
        (CardId::new("song:birthday"), CardKind::Other),
    ];
    for (id, kind) in rows {
        let id = id.unwrap();
        assert_eq!(id.kind(), kind);
        assert_eq!(CardId::new(id.as_str()), Some(id.clone()), "{id}");
    }
    for name in ["", "puzzle", "puzzle:", ":1", "miss:x", "miss:01", "step:pins", "puzzle:a b", "Puzzle:a"] {
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
fn another_implementation_gives_the_same() {
    // PyPI fsrs 3.1.0, the last with the formulas that rs-fsrs 1.2.1 has: its functions init_*, next_* and
    // short_term_stability with its own weights, called in this order; a go on the same day is short-term.
    // Of each go: the days since the one before, and a, h, g or e. Then stability and difficulty.
    let rows = [
        ("0g", 3.1262, 5.3146),
        ("0a", 0.4072, 7.2102),
        ("0a 0g", 0.5667, 7.1183),
        ("0a 0a 0h", 0.1742, 10.0),
        ("0h 1g 2e", 16.9785, 5.3192),
        ("0g 3a 0g 2g", 5.4472, 7.1594),
        ("0e 15h 40a 0a 0h 1e", 4.4402, 8.1265),
        ("0g 10h 1h 90g", 85.4449, 7.1832),
        ("0e 3e 365g 30a 0e", 25.1805, 3.3055),
        ("0a 0g 1a 0g 1g 4g 9h", 7.7604, 9.6226),
    ];
    for (goes, stability, difficulty) in rows {
        let mut day = Day::from_number(20_000);
        let goes = goes.split(' ').map(|go| {
            let (days, grade) = go.split_at(go.len() - 1);
            day = day.plus(days.parse().unwrap());
            (day, Grade::ALL["ahge".find(grade).unwrap()])
        });
        let stands = schedule::of(goes).unwrap();
        assert!((stands.stability - stability).abs() < 0.000_06, "{stands:?}, not {stability}");
        assert!((stands.difficulty - difficulty).abs() < 0.000_06, "{stands:?}, not {difficulty}");
    }
}

/// A learner with a real time, a clock that may be wrong, and a place on earth.
struct Learner {
    chance: Chance,
    real: i64,
    wrong_by: i64,
    offset: i16,
}

impl Learner {
    fn now(&self) -> Moment {
        Moment::new(self.real + self.wrong_by, self.offset)
    }

    fn days(&mut self, most: usize) -> i64 {
        i64::try_from(self.chance.below(most)).unwrap()
    }

    /// Time goes by; now and then the learner travels, or sets the clock wrong or right.
    fn live(&mut self) {
        self.real += self.days(3) * DAY + self.days(80_000) + 1;
        if self.chance.once_in(4) {
            self.offset = self.chance.pick(&[-720, -480, -210, 0, 60, 345, 540, 840]);
        }
        if self.chance.once_in(6) {
            self.wrong_by =
                self.chance.pick(&[0, 0, 3600, -3600, 20 * DAY, -20 * DAY, 27_000 * DAY, -18_000 * DAY]);
        }
    }
}

#[test]
fn a_learned_card_is_never_asked_twice_a_day_whatever_the_clock_does() {
    let mut due = 0;
    for seed in 0..400 {
        let mut learner = Learner { chance: Chance::new(seed), real: 1_796_062_805, wrong_by: 0, offset: 60 };
        let cards = [card("puzzle:a"), card("puzzle:b"), card("drill:c")];
        let mut reviews = Reviews::default();
        for _ in 0..40 {
            learner.live();
            let now = learner.now();
            let which = &cards[learner.chance.below(cards.len())];
            let grade = learner.chance.pick(&Grade::ALL);
            due += reviews.due(now).len();
            reviews.add(go(now, which, grade));
            let is_asked = |now| reviews.due(now).iter().any(|asked| asked.card == which);
            assert_eq!(is_asked(now), grade == Grade::Again, "seed {seed}");
            if grade != Grade::Again {
                // The clock is set to anything before, or the learner flies west: it still is the same day.
                for back in [1, 3600, DAY, 3 * DAY, 400 * DAY] {
                    assert!(!is_asked(now.after(-back)), "seed {seed}, {back} seconds back");
                }
                let west = Moment::new(now.seconds(), now.offset_minutes().min(-660));
                assert!(!is_asked(west), "seed {seed}, flown west");
            }
        }
    }
    assert!(due > 1000, "something was asked: {due}");
}

#[test]
fn schedules_never_go_back_and_a_better_grade_never_comes_back_sooner() {
    for seed in 0..2000 {
        let mut chance = Chance::new(seed);
        let mut day = Day::from_number(20_000);
        let mut stands: Option<Schedule> = None;
        for _ in 0..30 {
            // Days of a clock that was set back are among them.
            day = day.plus(i64::try_from(chance.below(40)).unwrap() - 3);
            let grade = chance.pick(&Grade::ALL);
            let after = Grade::ALL.map(|grade| schedule::after(stands, day, grade));
            assert!(after.windows(2).all(|pair| pair[0].due <= pair[1].due), "seed {seed}: {after:?}");
            let now = after[Grade::ALL.iter().position(|one| *one == grade).unwrap()];
            assert!(now.last >= day && now.due >= now.last, "{now:?}");
            assert!(
                now.stability.is_finite() && now.stability > 0.0 && (1.0..=10.0).contains(&now.difficulty)
            );
            if let Some(before) = stands {
                assert!(now.last >= before.last, "the days go on");
                assert!(now.goes == before.goes + 1 && now.misses >= before.misses);
                if grade == Grade::Again {
                    assert!(now.due == now.last && now.stability <= before.stability, "{before:?} {now:?}");
                } else {
                    assert!(now.due >= before.due && now.due > now.last, "{before:?} {now:?}");
                }
            }
            stands = Some(now);
        }
    }
}

#[test]
fn a_clock_that_was_wrong_for_a_while_loses_nothing() {
    let now = Moment::new(1_796_062_805, 60);
    let (one, two) = (card("puzzle:a"), card("puzzle:b"));
    for wrong in [-18_000 * DAY, 27_000 * DAY] {
        let mut reviews = Reviews::default();
        reviews.add(go(now, &two, Grade::Good));
        // An hour later, while the clock is wrong, then right again.
        reviews.add(go(now.after(3600 + wrong), &one, Grade::Good));
        reviews.add(go(now.after(7200), &two, Grade::Good));
        let then = now.after(3 * DAY);
        assert_eq!(reviews.schedule(&one, then).unwrap().due, now.day().plus(3), "wrong by {wrong} seconds");
        assert_eq!(reviews.due(then).len(), 2);
        assert_eq!(reviews.due(now.after(2 * DAY)), []);
    }
}

#[test]
fn histories_of_two_runs_are_put_together() {
    let at = |second| Moment::new(1_796_062_805 + second, 0);
    let one = card("puzzle:a");
    let goes = |seconds: &[i64]| -> Reviews {
        seconds.iter().map(|&second| go(at(second), &one, Grade::Good)).collect()
    };
    let rows: [(&[i64], &[i64], &[i64]); 5] = [
        (&[1, 2], &[1, 2], &[1, 2]),
        (&[1, 2, 4], &[1, 2, 3], &[1, 2, 3, 4]),
        (&[1, 2], &[1, 2, 3], &[1, 2, 3]),
        (&[], &[1], &[1]),
        (&[5, 6], &[1, 5], &[1, 5, 6]),
    ];
    for (ours, theirs, both) in rows {
        let mut merged = goes(ours);
        merged.merge(&goes(theirs));
        assert_eq!(merged, goes(both));
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
            assert!(text.ends_with('.') && text.len() > 15, "{text}");
        }
    }
    let words = Words::new(Language::English);
    assert_eq!(grade_reason(&words, Why::Tries(1)), "Found after one wrong try.");
    assert_eq!(grade_reason(&words, Why::Slow(181)), "Found alone, after 4 minutes of thought.");
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
