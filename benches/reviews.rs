//! How long 100,000 reviews take to load and to save: `cargo bench --bench reviews --no-default-features`.
//!
//! The promise is less than 200 ms and less than 50 ms, the disk included.

#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends")]

use std::time::{Duration, Instant};

use nari::progress::reviews::Go;
use nari::progress::{CardId, Entry, Grade, Moment, Store, What};

const REVIEWS: i64 = 100_000;
const CARDS: i64 = 2000;

fn main() {
    let place = tempfile::tempdir().unwrap();
    let entry = |number: i64| Entry {
        at: Moment::new(1_700_000_000 + number * 500, 60),
        card: CardId::new(&format!("puzzle:mate-3-{}", number * 7 % CARDS)).unwrap(),
        what: What::Go(Go {
            grade: if number % 9 == 0 { Grade::Again } else { Grade::Good },
            tries: 0,
            hints: 1,
            seconds: 34,
            other: None,
        }),
    };
    let entries: Vec<_> = (0..REVIEWS).map(entry).collect();
    let (mut store, _) = Store::open(place.path());
    assert_eq!(store.save_reviews(&entries), []);
    let bytes = std::fs::metadata(place.path().join("reviews.txt")).unwrap().len();
    println!("{REVIEWS} reviews of {CARDS} cards, {bytes} bytes");
    let save = best(|number| {
        assert_eq!(store.save_reviews(&[entry(REVIEWS + number)]), []);
    });
    row("saving one more", save, Duration::from_millis(50));
    drop(store);
    let load = best(|_| {
        let (store, _) = Store::open(place.path());
        assert!(store.reviews().all().len() >= 100_000);
    });
    row("loading", load, Duration::from_millis(200));
    let (store, _) = Store::open(place.path());
    let now = Moment::new(1_700_000_000 + REVIEWS * 500, 60);
    let due = best(|_| assert!(!store.reviews().due(now).is_empty()));
    row("what is due", due, Duration::from_millis(5));
}

/// The best of ten times.
fn best(mut act: impl FnMut(i64)) -> Duration {
    let time = |number| {
        let start = Instant::now();
        act(number);
        start.elapsed()
    };
    (0..10).map(time).min().unwrap()
}

fn row(what: &str, time: Duration, limit: Duration) {
    println!("{what}: {time:.1?}, {}", if time < limit { "in time" } else { "too slow" });
}
