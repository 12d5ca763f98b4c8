//! The promise: nothing the learner chose or did is lost, whatever happened to the files.
//!
//! Rows of what was damaged and what is told are in `tests/progress/damaged.txt`.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test that cannot go on fails"
)]

#[path = "progress/carried.rs"]
mod carried;
#[path = "progress/killed.rs"]
mod killed;
#[path = "progress/let_go.rs"]
mod let_go;
#[path = "progress/old.rs"]
mod old;
#[path = "progress/windows.rs"]
mod windows;

use std::fs;
use std::path::Path;

use nari::progress::{Go, Lessons, Notice, Puzzles, Settings, Store, Switch, Theme};

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// A folder where the system can't lock: several runs write it, and what they write is merged.
fn folder_without_locks() -> tempfile::TempDir {
    let place = folder();
    fs::create_dir(place.path().join(".lock")).unwrap();
    place
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != ".lock")
        .collect();
    names.sort();
    names
}

#[test]
fn a_new_folder_is_made_and_holds_nothing_until_something_is_saved() {
    let parent = folder();
    let place = parent.path().join("a/b/nari");
    let (store, notices) = Store::open(&place);
    assert_eq!(notices, []);
    assert_eq!(*store.settings(), Settings::default());
    assert_eq!(names(&place), [""; 0]);
}

#[test]
fn what_is_saved_is_read_back_and_leaves_no_other_file() {
    let place = folder();
    let (mut store, _) = Store::open(place.path());
    let mut settings = Settings { theme: Theme::Dark, language: Some("fr".into()), ..Settings::default() };
    settings.highlights.pins = Switch::Off;
    let mut lessons = Lessons::default();
    lessons.done("pins", "gold-on-the-file", 3);
    lessons.open("pins", "second");
    assert_eq!(store.save_settings(&settings), []);
    assert_eq!(store.save_lessons(&lessons), []);
    assert_eq!(store.save_lessons(&lessons), []);
    assert_eq!(names(place.path()), ["lessons.toml", "settings.toml"]);
    drop(store);
    let (again, notices) = Store::open(place.path());
    assert_eq!(notices, []);
    assert_eq!(*again.settings(), settings);
    assert_eq!(*again.lessons(), lessons);
}

#[test]
fn the_record_of_the_problems_is_kept_beside_the_others_and_merged() {
    let place = folder_without_locks();
    let (mut first, _) = Store::open(place.path());
    let (mut second, _) = Store::open(place.path());
    let mut mine = Puzzles::default();
    mine.open("p1");
    mine.went("p1", Go::Missed, 0);
    mine.went("p1", Go::Solved, 2);
    let mut yours = Puzzles::default();
    yours.went("p1", Go::Solved, 3);
    yours.went("p2", Go::Shown, 0);
    assert_eq!((first.save_puzzles(&mine), second.save_puzzles(&yours)), (vec![], vec![]));
    assert_eq!(names(place.path()), ["puzzles.toml"]);
    let (both, notices) = Store::open(place.path());
    assert_eq!(notices, []);
    let (one, two) = (both.puzzles().of("p1").unwrap(), both.puzzles().of("p2").unwrap());
    assert_eq!((one.solved, one.stars, one.tries, one.first), (true, 3, 1, Some(Go::Missed)));
    assert_eq!((two.solved, two.first, two.last), (false, Some(Go::Shown), Some(Go::Shown)));
    assert!(one.is_missed() && two.is_missed());
}

#[test]
fn a_damaged_record_of_the_problems_is_set_aside() {
    let place = folder();
    fs::write(place.path().join("puzzles.toml"), "format = 1\n[puzzles.p1]\nstars = 4\n").unwrap();
    let (store, notices) = Store::open(place.path());
    assert!(matches!(notices.as_slice(), [Notice::Damaged { file, line: 3, .. }] if file == "puzzles.toml"));
    assert_eq!(*store.puzzles(), Puzzles::default());
    assert_eq!(names(place.path()), ["puzzles.damaged-1.toml"]);
}

#[test]
fn a_better_result_is_never_replaced_by_a_worse_one() {
    let mut lessons = Lessons::default();
    lessons.done("pins", "one", 3);
    lessons.done("pins", "one", 0);
    assert_eq!(lessons.step("pins", "one").unwrap().stars, 3);
    assert!(lessons.step("pins", "two").is_none());
}

#[test]
fn two_windows_do_not_lose_each_others_stars() {
    let place = folder_without_locks();
    let (mut first, _) = Store::open(place.path());
    let (mut second, _) = Store::open(place.path());
    let mut mine = first.lessons().clone();
    mine.done("pins", "one", 2);
    let mut yours = second.lessons().clone();
    yours.done("pins", "one", 1);
    yours.done("pins", "two", 3);
    assert_eq!(first.save_lessons(&mine), []);
    assert_eq!(second.save_lessons(&yours), []);
    let (both, _) = Store::open(place.path());
    assert_eq!(both.lessons().step("pins", "one").unwrap().stars, 2);
    assert_eq!(both.lessons().step("pins", "two").unwrap().stars, 3);
}

#[test]
fn unknown_keys_are_kept_at_every_depth() {
    let place = folder();
    let settings = "format = 1\nsounds = true\ntheme = \"dark\"\n\n[highlights]\npins = false\nthreats = true\n\n[window]\nwidth = 900\n";
    let lessons = "format = 1\nlast-lesson = \"pins\"\nstreak = 4\n\n[steps.\"pins/one\"]\ndone = true\nstars = 2\nseen = 7\n";
    fs::write(place.path().join("settings.toml"), settings).unwrap();
    fs::write(place.path().join("lessons.toml"), lessons).unwrap();
    let (mut store, notices) = Store::open(place.path());
    assert_eq!(notices, []);
    let mut chosen = store.settings().clone();
    chosen.theme = Theme::Light;
    let mut done = store.lessons().clone();
    done.done("pins", "one", 3);
    assert_eq!(store.save_settings(&chosen), []);
    assert_eq!(store.save_lessons(&done), []);
    let table: toml::Table = fs::read_to_string(place.path().join("settings.toml")).unwrap().parse().unwrap();
    assert_eq!(table["format"].as_integer(), Some(1));
    assert_eq!(table["sounds"].as_bool(), Some(true));
    assert_eq!(table["theme"].as_str(), Some("light"));
    assert_eq!(table["highlights"]["threats"].as_bool(), Some(true));
    assert_eq!(table["highlights"]["pins"].as_bool(), Some(false));
    assert_eq!(table["window"]["width"].as_integer(), Some(900));
    let table: toml::Table = fs::read_to_string(place.path().join("lessons.toml")).unwrap().parse().unwrap();
    assert_eq!(table["streak"].as_integer(), Some(4));
    assert_eq!(table["steps"]["pins/one"]["seen"].as_integer(), Some(7));
    assert_eq!(table["steps"]["pins/one"]["stars"].as_integer(), Some(3));
}

/// Damages `file`, and expects the place that is told, the bytes set aside, and that it is told once.
#[track_caller]
fn is_set_aside(file: &str, bytes: &[u8], line: usize, column: usize) {
    let place = folder();
    fs::write(place.path().join(file), bytes).unwrap();
    let (mut store, notices) = Store::open(place.path());
    let stem = file.trim_end_matches(".toml");
    let aside = format!("{stem}.damaged-1.toml");
    assert_eq!(
        notices,
        [Notice::Damaged { file: file.into(), aside: Some(aside.clone()), line, column }],
        "{file}"
    );
    assert_eq!(fs::read(place.path().join(&aside)).unwrap(), bytes);
    let mut lessons = Lessons::default();
    lessons.done("pins", "one", 1);
    assert_eq!(store.save_settings(&Settings { theme: Theme::Dark, ..Settings::default() }), []);
    assert_eq!(store.save_lessons(&lessons), []);
    drop(store);
    let (again, notices) = Store::open(place.path());
    assert_eq!(notices, [], "told once");
    assert_eq!(again.settings().theme, Theme::Dark);
    assert_eq!(again.lessons().step("pins", "one").unwrap().stars, 1);
    assert_eq!(fs::read(place.path().join(&aside)).unwrap(), bytes, "what was set aside stays");
}

#[test]
fn a_damaged_file_is_set_aside_and_told_once_with_its_place() {
    let rows = include_str!("progress/damaged.txt");
    let mut count = 0;
    for row in rows.lines().filter(|row| !row.starts_with('#') && !row.is_empty()) {
        let [file, place, text] = row.splitn(3, " | ").collect::<Vec<_>>()[..] else { panic!("{row}") };
        let (line, column) = place.split_once(':').unwrap();
        let text = text.replace("\\n", "\n");
        is_set_aside(file, text.as_bytes(), line.parse().unwrap(), column.parse().unwrap());
        count += 1;
    }
    assert!(count >= 10, "{count} rows");
    is_set_aside("settings.toml", b"format = 1\ntheme = \"\xff\"\n", 2, 10);
    is_set_aside("lessons.toml", &[0; 512], 1, 513);
    is_set_aside("lessons.toml", b"", 1, 1);
}

#[test]
fn a_second_damaged_file_takes_the_next_free_name() {
    let place = folder();
    for number in 1..=3 {
        fs::write(place.path().join("lessons.toml"), format!("broken {number}")).unwrap();
        let (_, notices) = Store::open(place.path());
        assert!(
            matches!(&notices[..], [Notice::Damaged { aside: Some(aside), .. }] if *aside == format!("lessons.damaged-{number}.toml"))
        );
    }
    assert_eq!(fs::read_to_string(place.path().join("lessons.damaged-2.toml")).unwrap(), "broken 2");
}

#[test]
fn a_file_damaged_while_the_program_runs_is_set_aside_too() {
    let place = folder();
    let (mut store, _) = Store::open(place.path());
    fs::write(place.path().join("lessons.toml"), "by hand =").unwrap();
    let notices = store.save_lessons(&Lessons::default());
    assert!(matches!(&notices[..], [Notice::Damaged { aside: Some(_), .. }]), "{notices:?}");
    assert_eq!(names(place.path()), ["lessons.damaged-1.toml", "lessons.toml"]);
}

#[test]
fn a_file_of_a_newer_format_is_never_overwritten() {
    let place = folder();
    let newer = "format = 2\nstars = [\"of a kind not known here\"]\n";
    fs::write(place.path().join("lessons.toml"), newer).unwrap();
    let (mut store, notices) = Store::open(place.path());
    assert_eq!(notices, [Notice::Newer { file: "lessons.toml".into(), format: 2 }]);
    let mut lessons = Lessons::default();
    lessons.done("pins", "one", 1);
    assert_eq!(store.save_lessons(&lessons), [], "told once");
    assert_eq!(store.lessons().step("pins", "one").unwrap().stars, 1, "goes on in memory");
    assert_eq!(fs::read_to_string(place.path().join("lessons.toml")).unwrap(), newer);
}

#[test]
fn a_folder_that_cannot_be_made_is_told_and_all_goes_on_in_memory() {
    let place = folder();
    let file = place.path().join("file");
    fs::write(&file, "not a folder").unwrap();
    for wrong in [file.clone(), file.join("below")] {
        let (mut store, notices) = Store::open(&wrong);
        assert!(
            matches!(&notices[..], [Notice::FolderUnusable { folder, .. }] if *folder == wrong),
            "{notices:?}"
        );
        assert_eq!(store.folder(), None);
        assert_eq!(store.save_settings(&Settings { theme: Theme::Dark, ..Settings::default() }), []);
        assert_eq!(store.settings().theme, Theme::Dark);
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), "not a folder");
}

#[test]
fn a_file_that_cannot_be_read_is_left_alone() {
    let place = folder();
    // A folder of the file's name: not even root can read it as a file.
    fs::create_dir(place.path().join("settings.toml")).unwrap();
    let (mut store, notices) = Store::open(place.path());
    assert!(
        matches!(&notices[..], [Notice::Unreadable { file, .. }] if file == "settings.toml"),
        "{notices:?}"
    );
    assert_eq!(store.save_settings(&Settings::default()), []);
    assert!(place.path().join("settings.toml").is_dir());
}

#[test]
fn a_save_that_fails_is_told_and_the_next_one_tries_again() {
    let place = folder();
    let inner = place.path().join("data");
    let (mut store, _) = Store::open(&inner);
    fs::remove_dir_all(&inner).unwrap();
    fs::write(&inner, "in the way").unwrap();
    let notices = store.save_settings(&Settings { theme: Theme::Dark, ..Settings::default() });
    assert!(!notices.is_empty());
    fs::remove_file(&inner).unwrap();
    drop(store);
    let (mut store, _) = Store::open(&inner);
    fs::remove_dir_all(&inner).unwrap();
    assert_eq!(store.save_settings(&Settings { theme: Theme::Dark, ..Settings::default() }), []);
    assert_eq!(Store::open(&inner).0.settings().theme, Theme::Dark);
}

#[test]
fn a_file_that_begins_with_a_byte_order_mark_is_read() {
    let place = folder();
    fs::write(place.path().join("settings.toml"), "\u{feff}format = 1\r\ntheme = \"dark\"\r\n").unwrap();
    let (store, notices) = Store::open(place.path());
    assert_eq!(notices, []);
    assert_eq!(store.settings().theme, Theme::Dark);
}
