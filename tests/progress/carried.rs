//! Everything as one file: nothing is lost on the way, a file with a fault is refused with its place and nothing of it is
//! taken; and a profile for each learner.

use std::fs;
use std::path::Path;

use nari::progress::{
    Bundle, BundleFault, Lessons, Notice, Profile, ProfileFault, Profiles, Settings, Store, Taking, Theme,
};

use super::{folder, names};

/// A data folder with a file of every kind, two games, one of them no text, and things that are not the learner's.
fn full() -> tempfile::TempDir {
    let place = folder();
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/progress/old")).unwrap() {
        let from = entry.unwrap().path();
        let name = from.file_name().unwrap().to_str().unwrap().replace("-1.", ".");
        fs::copy(&from, place.path().join(name)).unwrap();
    }
    fs::remove_file(place.path().join("puzzles-2.toml")).unwrap();
    let games = place.path().join("games");
    fs::create_dir_all(games.join("deleted")).unwrap();
    fs::write(games.join("2026-11-30 Anna–Bob.kifu"), "手合割：平手\n1 投了\n").unwrap();
    fs::write(games.join("by hand.kifu"), b"\x8e\xe8\x8d\x87\r\n").unwrap();
    fs::write(games.join("deleted/gone.kifu"), "x").unwrap();
    fs::write(place.path().join("lessons.damaged-1.toml"), "broken").unwrap();
    place
}

/// Every file of the learner in a folder, with its bytes.
fn all(place: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    for below in ["", "games/"] {
        let Ok(entries) = fs::read_dir(place.join(below)) else { continue };
        for entry in entries {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            if entry.file_type().unwrap().is_file() && !name.starts_with('.') && !name.contains("damaged") {
                files.push((format!("{below}{name}"), fs::read(entry.path()).unwrap()));
            }
        }
    }
    files.sort();
    files
}

fn text(place: &Path) -> String {
    Bundle::of(place).unwrap().to_text()
}

#[test]
fn all_files_go_out_and_come_in_on_a_new_computer_as_they_were() {
    let (from, to) = (full(), folder());
    let text = text(from.path());
    assert!(text.starts_with("nari-progress 1\nfile drills.toml "), "{text}");
    assert!(text.contains("\nbytes games/by hand.kifu 1\n"), "{text}");
    assert!(text.contains("\nfile games/2026-11-30 Anna–Bob.kifu 2\n"), "{text}");
    let bundle = Bundle::read(text.as_bytes()).unwrap();
    for taking in [Taking::Merge, Taking::Replace, Taking::Merge] {
        bundle.take(to.path(), taking).unwrap();
        assert_eq!(all(to.path()), all(from.path()), "{taking:?}");
    }
    assert_eq!(Store::open(to.path()).1, []);
    // As a mail program may send it.
    let mailed = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert_eq!(Bundle::read(mailed.as_bytes()).unwrap(), bundle);
}

#[test]
fn what_is_merged_has_the_better_of_each_and_all_games() {
    let (from, to) = (full(), folder());
    let (mut store, _) = Store::open(to.path());
    let mut lessons = Lessons::default();
    lessons.done("pins", "gold-on-the-file", 3);
    lessons.done("mate", "first", 1);
    assert_eq!(store.save_lessons(&lessons), []);
    assert_eq!(store.save_settings(&Settings { theme: Theme::Light, ..Settings::default() }), []);
    drop(store);
    fs::create_dir_all(to.path().join("games")).unwrap();
    fs::write(to.path().join("games/2026-11-30 Anna–Bob.kifu"), "another game\n").unwrap();
    let bundle = Bundle::of(from.path()).unwrap();
    assert_eq!(bundle.take(to.path(), Taking::Merge).unwrap(), None);
    let (mut store, told) = Store::open(to.path());
    assert_eq!(told, []);
    let stars = |lesson, step| store.lessons().step(lesson, step).map(|record| record.stars);
    assert_eq!(stars("pins", "gold-on-the-file"), Some(3));
    assert_eq!((stars("mate", "first"), stars("drops", "first")), (Some(1), Some(0)));
    assert_eq!(store.settings().theme, Theme::Light, "whoever sits here chose");
    assert_eq!((store.puzzles().own.len(), store.reviews().all().len()), (2, 8));
    let games: Vec<_> = store.games().list().unwrap().into_iter().map(|game| game.id.to_string()).collect();
    assert_eq!(games, ["2026-11-30 Anna–Bob", "2026-11-30 Anna–Bob-2", "by hand"]);
}

#[test]
fn what_is_replaced_is_kept_in_a_file_of_its_own() {
    let (from, to) = (full(), folder());
    let mut store = Store::open(to.path()).0;
    assert_eq!(store.save_settings(&Settings { theme: Theme::Light, ..Settings::default() }), []);
    drop(store);
    fs::create_dir_all(to.path().join("games")).unwrap();
    fs::write(to.path().join("games/mine.kifu"), "mine\n").unwrap();
    let before = text(to.path());
    let kept = Bundle::of(from.path()).unwrap().take(to.path(), Taking::Replace).unwrap().unwrap();
    assert_eq!(fs::read_to_string(&kept).unwrap(), before);
    assert_eq!(all(to.path()), all(from.path()));
    Bundle::read(before.as_bytes()).unwrap().take(to.path(), Taking::Replace).unwrap();
    assert_eq!(text(to.path()), before, "and can be brought back");
}

#[test]
fn what_was_broken_off_while_it_came_in_is_done_when_the_folder_is_opened() {
    let (from, to) = (full(), folder());
    fs::write(to.path().join(".taking-all"), text(from.path())).unwrap();
    fs::write(to.path().join("play.toml"), "format = 1\n").unwrap();
    let (store, told) = Store::open(to.path());
    assert_eq!(told, []);
    assert_eq!(store.settings().theme, Theme::Dark);
    drop(store);
    assert_eq!(all(to.path()), all(from.path()));
    assert!(!names(to.path()).contains(&".taking-all".to_owned()));
}

#[test]
fn a_file_with_a_fault_is_refused_with_its_place() {
    let damaged = |file: Option<&str>, line, column| BundleFault::Damaged {
        file: file.map(str::to_owned),
        line,
        column,
    };
    let rows = [
        ("", damaged(None, 1, 1)),
        ("nari-progress\n", damaged(None, 1, 1)),
        ("nari-progress 1\n", damaged(None, 2, 1)),
        ("nari-progress 1\nfile lessons.toml 3\nformat = 1\nend\n", damaged(None, 5, 1)),
        ("nari-progress 1\nfile ../lessons.toml 1\nformat = 1\nend\n", damaged(None, 2, 1)),
        ("nari-progress 1\nfile games/../x.kifu 1\nx\nend\n", damaged(None, 2, 1)),
        ("nari-progress 1\nfile profiles.toml 1\nformat = 1\nend\n", damaged(None, 2, 1)),
        (
            "nari-progress 1\nfile play.toml 1\nformat = 1\nfile play.toml 1\nformat = 1\nend\n",
            damaged(None, 4, 1),
        ),
        ("nari-progress 1\nbytes games/x.kifu 2\n8ee8\n8g\nend\n", damaged(None, 4, 1)),
        (
            "nari-progress 1\nfile settings.toml 2\nformat = 1\ntheme = \"blue\"\nend\n",
            damaged(Some("settings.toml"), 4, 9),
        ),
        (
            "nari-progress 1\nfile reviews.txt 2\nformat 1\nyesterday puzzle:a good\nend\n",
            damaged(Some("reviews.txt"), 4, 1),
        ),
        ("nari-progress 1\nfile other.toml 1\nnone\nend\n", damaged(Some("other.toml"), 3, 5)),
        ("nari-progress 2\n", BundleFault::Newer { file: None, format: 2 }),
        (
            "nari-progress 1\nfile lessons.toml 1\nformat = 9\nend\n",
            BundleFault::Newer { file: Some("lessons.toml".into()), format: 9 },
        ),
    ];
    for (text, fault) in rows {
        assert_eq!(Bundle::read(text.as_bytes()), Err(fault), "{text}");
    }
    assert_eq!(Bundle::read(b"nari-progress 1\n\xff"), Err(damaged(None, 2, 1)));
    assert_eq!(Bundle::read("nari-progress 1\nend\n".as_bytes()), Ok(Bundle::default()));
}

#[test]
fn a_data_folder_from_before_is_the_first_learners_untouched() {
    let place = full();
    let before = all(place.path());
    let profiles = Profiles::of(place.path());
    assert_eq!(profiles.list(), [Profile { id: 1, name: String::new() }]);
    assert_eq!((profiles.current(), profiles.folder(1)), (1, place.path().to_owned()));
    assert_eq!(all(place.path()), before);
    let bob = profiles.add(" Bob  Dupont ").unwrap();
    assert_eq!(profiles.rename(1, "Anna"), Ok(()));
    let named = |id, name: &str| Profile { id, name: name.into() };
    assert_eq!(profiles.list(), [named(1, "Anna"), named(bob, "Bob Dupont")]);
    assert_eq!(profiles.find("bob dupont"), Some(named(bob, "Bob Dupont")));
    let mut store = Store::open(&profiles.folder(bob)).0;
    assert_eq!(*store.settings(), Settings::default());
    assert_eq!(store.save_settings(&Settings { theme: Theme::Light, ..Settings::default() }), []);
    let mine = |name: &(String, Vec<u8>)| name.0 != "profiles.toml";
    assert_eq!(all(place.path()).into_iter().filter(mine).collect::<Vec<_>>(), before);
    assert!(!text(place.path()).contains("Dupont"), "what goes out is one learner's");
    assert_eq!(profiles.choose(bob), Ok(()));
    assert_eq!(Profiles::of(place.path()).current(), bob);
}

#[test]
fn a_learner_that_is_removed_is_put_away_and_not_lost() {
    let place = full();
    let before = all(place.path());
    let profiles = Profiles::of(place.path());
    assert_eq!(profiles.remove(1), Err(ProfileFault::Only));
    let bob = profiles.add("Bob").unwrap();
    let store = Store::open(&profiles.folder(bob)).0;
    assert_eq!(profiles.remove(bob), Err(ProfileFault::Open), "a window has him open");
    drop(store);
    let away = profiles.remove(1).unwrap();
    assert_eq!(all(&away), before);
    assert_eq!(profiles.list().len(), 1);
    assert_eq!(profiles.current(), bob);
    let carl = profiles.add("Carl").unwrap();
    assert_eq!(profiles.remove(bob).unwrap().parent(), away.parent());
    assert_eq!((profiles.current(), profiles.remove(carl)), (carl, Err(ProfileFault::Only)));
    assert_eq!(profiles.remove(99), Err(ProfileFault::Only));
}

#[test]
fn a_name_that_is_none_is_refused() {
    let place = folder();
    let profiles = Profiles::of(place.path());
    assert_eq!(profiles.add("Anna").unwrap(), 2);
    let long = "a".repeat(41);
    let rows = [
        ("", ProfileFault::NoName),
        (" \t", ProfileFault::NoName),
        ("ANNA", ProfileFault::Taken),
        ("a\u{1b}b", ProfileFault::Name),
        (&long, ProfileFault::Name),
    ];
    for (name, fault) in rows {
        assert_eq!(profiles.add(name), Err(fault));
        assert_eq!(profiles.rename(1, name), Err(fault));
    }
    assert_eq!(profiles.rename(2, "anna"), Ok(()));
    assert_eq!(profiles.rename(7, "Zoe"), Err(ProfileFault::Gone));
    assert_eq!(profiles.choose(7), Err(ProfileFault::Gone));
    fs::write(place.path().join("profiles.toml"), "broken").unwrap();
    assert_eq!(profiles.list().len(), 1, "the first learner can go on");
    assert!(matches!(profiles.add("Dora"), Err(ProfileFault::Disk(_))), "and the list is left alone");
    assert_eq!(fs::read_to_string(place.path().join("profiles.toml")).unwrap(), "broken");
    assert_eq!(Store::open(place.path()).1, [] as [Notice; 0]);
}
