//! Files of every earlier version still load, and nothing of them is lost when they are written again.
//!
//! `tests/progress/old/KIND-FORMAT.*` is a file of each kind as each format had it, with keys of no version at all among
//! them. When a format changes, the file of the one before stays and one of the new is added.

use std::fs;
use std::path::{Path, PathBuf};

use nari::progress::{CardId, Held, Store};

use super::folder;

const KINDS: [&str; 7] = [
    "settings.toml",
    "lessons.toml",
    "puzzles.toml",
    "drills.toml",
    "play.toml",
    "notebook.toml",
    "reviews.txt",
];

/// The file of a format.
fn old(kind: &str, format: u32) -> PathBuf {
    let (stem, suffix) = kind.split_once('.').unwrap();
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/progress/old/{stem}-{format}.{suffix}"))
}

/// Writes every file of a folder again as it stands.
fn save(place: &Path) {
    let (mut store, told) = Store::open(place);
    assert_eq!(told, []);
    let (settings, lessons) = (store.settings().clone(), store.lessons().clone());
    let (puzzles, play) = (store.puzzles().clone(), store.play().clone());
    assert_eq!(store.save_settings(&settings), []);
    assert_eq!(store.save_lessons(&lessons), []);
    assert_eq!(store.save_puzzles(&puzzles), []);
    assert_eq!(store.save_play(&play), []);
    let drills = store.drills().clone();
    assert_eq!(store.save_drills(&drills), []);
    let notebook = store.notebook().clone();
    assert_eq!(store.save_notebook(&notebook), []);
    assert_eq!(store.save_reviews(&[]), []);
}

/// The format that a file says it has.
fn format(text: &str) -> u32 {
    let first = text.lines().find(|line| line.starts_with("format")).unwrap();
    first.trim_start_matches("format").trim_matches([' ', '=']).parse().unwrap()
}

/// Every value of a table, with the way to it.
fn values(at: &str, value: &toml::Value, found: &mut Vec<(String, String)>) {
    match value {
        toml::Value::Table(table) => {
            for (key, value) in table {
                values(&format!("{at}/{key}"), value, found);
            }
        }
        toml::Value::Array(items) => {
            for (index, value) in items.iter().enumerate() {
                values(&format!("{at}/{index}"), value, found);
            }
        }
        value => found.push((at.to_owned(), value.to_string())),
    }
}

#[test]
fn files_of_every_format_load_and_lose_nothing() {
    let new = folder();
    save(new.path());
    let mut count = 0;
    for kind in KINDS {
        let now = format(&fs::read_to_string(new.path().join(kind)).unwrap());
        assert!(!old(kind, now + 1).exists(), "{kind} has no format {}", now + 1);
        for then in 1..=now {
            let before = fs::read_to_string(old(kind, then)).unwrap();
            assert_eq!(format(&before), then);
            let place = folder();
            fs::write(place.path().join(kind), &before).unwrap();
            save(place.path());
            let after = fs::read_to_string(place.path().join(kind)).unwrap();
            assert_eq!(format(&after), now);
            if kind == "reviews.txt" {
                assert_eq!(after, before);
            } else {
                let (mut was, mut is) = (Vec::new(), Vec::new());
                values("", &before.parse::<toml::Table>().unwrap().into(), &mut was);
                values("", &after.parse::<toml::Table>().unwrap().into(), &mut is);
                was.retain(|(at, _)| at != "/format");
                assert!(was.len() > 5, "{kind} {then}");
                let lost: Vec<_> = was.iter().filter(|value| !is.contains(value)).collect();
                assert!(lost.is_empty(), "{kind} {then}: {lost:?}");
            }
            count += 1;
        }
    }
    assert_eq!(
        count,
        fs::read_dir(old("x.y", 1).parent().unwrap()).unwrap().count(),
        "every old file is read"
    );
}

#[test]
fn own_puzzles_of_format_1_are_numbered_by_their_places() {
    let place = folder();
    fs::copy(old("puzzles.toml", 1), place.path().join("puzzles.toml")).unwrap();
    let (store, told) = Store::open(place.path());
    assert_eq!(told, []);
    let numbers: Vec<_> = store.puzzles().own.iter().map(|own| (own.number, own.moves)).collect();
    assert_eq!(numbers, [(1, 1), (2, 3)]);
    let mut puzzles = store.puzzles().clone();
    puzzles.own.remove(0);
    puzzles.add(nari::progress::OwnPuzzle { sfen: "other".into(), ..Default::default() });
    assert_eq!(puzzles.own.iter().map(|own| own.number).collect::<Vec<_>>(), [2, 3]);
}

#[test]
fn the_reviews_of_format_1_say_which_cards_are_held() {
    let place = folder();
    fs::copy(old("reviews.txt", 1), place.path().join("reviews.txt")).unwrap();
    let reviews = Store::open(place.path()).0.reviews().clone();
    assert_eq!(reviews.all().len(), 8);
    assert_eq!(reviews.goes().count(), 4);
    assert_eq!(reviews.held(&CardId::miss(3)), Held::Deleted);
}
