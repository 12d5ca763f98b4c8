//! Two windows at once: the second says so, keeps nothing while the first is there, and everything as soon as it is gone.

use nari::progress::reviews::Go;
use nari::progress::{CardId, Entry, Grade, Lessons, Moment, Notice, Settings, Store, Theme, What};

use super::{folder, names};

fn done(step: &str) -> Lessons {
    let mut lessons = Lessons::default();
    lessons.done("pins", step, 3);
    lessons
}

fn entry(seconds: i64) -> Entry {
    let go = Go { grade: Grade::Good, tries: 0, hints: 0, seconds: 5, other: None };
    Entry {
        at: Moment::new(1_796_062_805 + seconds, 60),
        card: CardId::new("puzzle:p1").unwrap(),
        what: What::Go(go),
    }
}

#[test]
fn the_second_window_says_so_and_writes_nothing() {
    let place = folder();
    let (mut first, told) = Store::open(place.path());
    assert_eq!(told, []);
    assert_eq!(first.save_lessons(&done("one")), []);
    let (mut second, told) = Store::open(place.path());
    assert_eq!(told, [Notice::Elsewhere]);
    assert!(first.holds() && !second.holds());
    assert_eq!(second.lessons(), &done("one"), "it shows what there is");
    assert_eq!(second.save_lessons(&done("two")), [Notice::Elsewhere]);
    assert_eq!(second.save_settings(&Settings::default()), [Notice::Elsewhere]);
    assert_eq!(names(place.path()), ["lessons.toml"]);
    assert_eq!(Store::look(place.path()).lessons(), &done("one"));
    assert_eq!(second.lessons(), &done("two"), "it goes on in memory");
    drop(second);
    assert_eq!(first.save_lessons(&done("one")), []);
}

#[test]
fn when_the_first_window_ends_the_second_keeps_all_that_it_did() {
    let place = folder();
    let (mut first, _) = Store::open(place.path());
    let (mut second, _) = Store::open(place.path());
    assert_eq!(second.save_lessons(&done("two")), [Notice::Elsewhere]);
    assert_eq!(second.save_reviews(&[entry(0)]), [Notice::Elsewhere]);
    assert_eq!(first.save_lessons(&done("one")), []);
    assert_eq!(first.save_reviews(&[entry(60)]), []);
    drop(first);
    assert_eq!(second.save_settings(&Settings { theme: Theme::Dark, ..Settings::default() }), []);
    assert!(second.holds());
    assert_eq!(second.save_reviews(&[entry(120)]), []);
    drop(second);
    let (both, told) = Store::open(place.path());
    assert_eq!(told, []);
    assert!(both.lessons().step("pins", "one").is_some() && both.lessons().step("pins", "two").is_some());
    assert_eq!(both.settings().theme, Theme::Dark);
    assert_eq!(both.reviews().all(), [entry(60), entry(0), entry(120)]);
}

#[test]
fn a_second_window_that_ends_last_keeps_what_it_did_without_being_asked() {
    let place = folder();
    let (first, _) = Store::open(place.path());
    let (mut second, _) = Store::open(place.path());
    assert_eq!(second.save_lessons(&done("two")), [Notice::Elsewhere]);
    drop(first);
    drop(second);
    assert_eq!(Store::open(place.path()).0.lessons(), &done("two"));
}

#[test]
fn a_second_window_leaves_a_damaged_file_to_the_first() {
    let place = folder();
    let (_first, _) = Store::open(place.path());
    std::fs::write(place.path().join("lessons.toml"), "broken").unwrap();
    let (_second, told) = Store::open(place.path());
    assert!(matches!(&told[..], [Notice::Elsewhere, Notice::Damaged { aside: None, .. }]), "{told:?}");
    assert_eq!(names(place.path()), ["lessons.toml"]);
}

#[test]
fn reviews_are_kept_in_a_file_that_can_be_read_and_merged() {
    let place = super::folder_without_locks();
    let (mut first, _) = Store::open(place.path());
    let (mut second, _) = Store::open(place.path());
    assert_eq!(first.save_reviews(&[entry(0), entry(1)]), []);
    assert_eq!(second.save_reviews(&[entry(2)]), []);
    assert_eq!(first.save_reviews(&[entry(3)]), []);
    let text = std::fs::read_to_string(place.path().join("reviews.txt")).unwrap();
    let line =
        |second| format!("2026-11-30T19:20:0{second}+01:00 puzzle:p1 good tries=0 hints=0 seconds=5\n");
    let lines: String = [5, 6, 7, 8].map(line).concat();
    assert_eq!(text, format!("format 1\n{lines}"));
    drop((first, second));
    let (both, told) = Store::open(place.path());
    assert_eq!(told, []);
    assert_eq!(both.reviews().all(), [entry(0), entry(1), entry(2), entry(3)]);
}
