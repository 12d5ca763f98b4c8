//! The promise: `nari check` proves what ships, and names each fault of a teacher's folder with file, line and column.
//!
//! The course that is changed is that of `tests/lesson-faults`, where every kind of fault is a row.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn check(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nari"));
    command.arg("check").args(arguments).env("LANG", "en_GB.UTF-8");
    for variable in ["LC_ALL", "LC_MESSAGES", "LANGUAGE"] {
        command.env_remove(variable);
    }
    command.output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        if entry.path().is_dir() {
            copy(&entry.path(), &to.join(entry.file_name()));
        } else {
            fs::copy(entry.path(), to.join(entry.file_name())).unwrap();
        }
    }
}

/// A copy of the sound course that can be changed.
fn course() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let course = folder.path().join("my course");
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lesson-faults/course"), &course);
    (folder, course)
}

#[track_caller]
fn replace(course: &Path, file: &str, old: &str, new: &str) {
    let path = course.join(file);
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text.matches(old).count(), 1, "{old} stands once in {file}");
    fs::write(path, text.replacen(old, new, 1)).unwrap();
}

/// How often a table of that name begins in the files of mate problems that ship.
fn shipped(table: &str) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons/tsume");
    let Ok(entries) = fs::read_dir(folder) else { return 0 };
    let texts = entries.map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap());
    texts.map(|text| text.lines().filter(|line| *line == table).count()).sum()
}

#[test]
fn what_ships_is_read_whole_and_counted() {
    let output = check(&["--without-puzzles"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stdout));
    assert!(text(&output.stdout).ends_with("No fault.\n"));
    let json: Value = serde_json::from_slice(&check(&["--json", "--without-puzzles"]).stdout).unwrap();
    assert_eq!(json["faults"], serde_json::json!([]));
    assert!(json["chapters"].as_u64().unwrap() >= 6);
    assert!(json["steps"].as_u64().unwrap() >= 60);
    assert_eq!(json["puzzles"], shipped("[[puzzle]]"));
    assert_eq!(json["classics"], shipped("[[classic]]"));
    assert!(json["predicates"].as_u64() > json["steps"].as_u64());
    assert!(json["messages"]["fr"].as_u64().unwrap() > 500);
    assert_eq!(json["messages"]["fr"], json["messages"]["en"]);
}

#[test]
fn the_folder_of_the_program_is_read_as_what_ships_is() {
    // The drills are the program's own: a folder has none.
    let shipped = text(&check(&["--without-puzzles"]).stdout);
    let (before, drills) = shipped.split_once("items of drills: ").unwrap();
    let shipped = format!(
        "{before}items of drills: 0{}",
        drills.trim_start_matches(|digit: char| digit.is_ascii_digit())
    );
    for folder in ["", "lessons"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let output = check(&[folder.to_str().unwrap(), "--without-puzzles"]);
        assert_eq!(text(&output.stdout), shipped, "{}", folder.display());
    }
}

#[test]
fn problems_are_proved_unless_they_are_left_out() {
    let (_folder, course) = course();
    replace(&course, "lessons/tsume/mate-in-1.toml", "theme = \"knight\"", "theme = \"lance\"");
    let path = course.to_str().unwrap();
    let lines = text(&check(&[path]).stdout);
    assert!(lines.contains("mate-in-1.toml:14:9: the theme is knight."), "{lines}");
    assert!(text(&check(&[path, "--without-puzzles"]).stdout).ends_with("No fault.\n"));
}

/// What is wrong when `old` in `file` becomes `new`: place and words in English.
const FAULTS: [(&str, &str, &str, &str); 14] = [
    (
        "lessons/tsume/mate-in-1.toml",
        "4k4/9/4P4/9/9/9/9/9/9 b G 1",
        "4k4/9/3GPG3/9/9/9/9/9/9 b - 1",
        "lessons/tsume/mate-in-1.toml:5:9: 4c5b mates too at move 1: there should be one solution.",
    ),
    (
        "lessons/tsume/mate-in-1.toml",
        "theme = \"knight\"",
        "theme = \"horse\"",
        "lessons/tsume/mate-in-1.toml:14:9: “horse” can’t be read; the name of a theme goes here, such as gold-head or sacrifice.",
    ),
    (
        "lessons/first/more.toml",
        "4k4/9/9/9/9/9/9/9/4K4 b - 1",
        "4k4/9/9/9/9/9/9/9/PKK6 b - 1",
        "lessons/first/more.toml:7:9: step 1: the setup is no position: Sente has 2 Kings, on 7i and 8i; one each is the rule.",
    ),
    (
        "lessons/first/more.toml",
        "4k4/9/9/9/9/9/9/9/4K4 b - 1",
        "4k4/9/9/9/9/9/9/9/4K4 x - 1",
        "lessons/first/more.toml:7:32: step 1: the setup can’t be read: column 23, “x”: the side to move goes here: b or w.",
    ),
    (
        "lessons/first/kinds.toml",
        "setup = \"9/9/9/9/9/4S4/9/9/9 b - 1\"\nstars = [\"5e\", \"4d\"]",
        "setup = \"8l/9/9/9/9/9/8r/9/4K4 b - 1\"\nstars = [\"5h\", \"5g\"]",
        "lessons/first/kinds.toml:23:16: step 3: no piece can reach the star on 5g.",
    ),
    (
        "lessons/first/kinds.toml",
        "facts = [\"pinned 5h by 5b\"]",
        "facts = [\"moves 5h count 3\"]",
        "lessons/first/kinds.toml:37:10: step 5: this is not true: moves 5h count 3.",
    ),
    (
        "lessons/first/kinds.toml",
        "goal = { moved = \"5h\", stays-on-file = 5 }",
        "goal = { fact = \"pinned 5h by 5b\" }",
        "lessons/first/kinds.toml:36:8: step 5: the step is solved before anything is done.",
    ),
    (
        "locales/fr/lessons-first.ftl",
        "lesson-kinds-paint-done = Des mots.\n",
        "",
        "lessons/first/kinds.toml:13:",
    ),
    (
        "lessons/first/more.toml",
        "find = \"mine\"",
        "find = \"mine\"\nfinds = \"mine\"",
        "lessons/first/more.toml:9:1: step 1: the key finds means nothing here; known are: ",
    ),
    (
        "lessons/first/more.toml",
        "id = \"mine\"",
        "id = \"mine",
        "lessons/first/more.toml:5:11: this is not TOML: ",
    ),
    (
        "lessons/first/kinds.toml",
        "id = \"collect\"",
        "id = \"paint\"",
        "lessons/first/kinds.toml:20:6: step 3: paint is there twice.",
    ),
    (
        "lessons/first/kinds.toml",
        "4k4/9/4P4/9/9/9/9/9/4K4 b G 1",
        "4k4/9/9/9/9/9/9/9/4K4 b G 1",
        "lessons/first/kinds.toml:71:9: step 10: there is no mate in 1.",
    ),
    (
        "locales/en/lessons-first.ftl",
        "lesson-kinds-paint-back = ",
        "lesson-kinds-paint-back { ",
        "locales/en/lessons-first.ftl:9:",
    ),
    (
        "lessons/first/kinds.toml",
        "ask = \"kind 5e\"",
        "ask = \"colour 5e\"",
        "lessons/first/kinds.toml:77:8: step 11: “colour” can’t be read; a question goes here: kind, side, count, true or piece-set.",
    ),
];

#[test]
fn each_fault_is_named_with_its_place_and_in_the_language_in_force() {
    for (file, old, new, expected) in FAULTS {
        let (_folder, course) = course();
        replace(&course, file, old, new);
        let path = course.to_str().unwrap();
        let output = check(&[path]);
        assert_eq!(output.status.code(), Some(1), "{expected}");
        assert_eq!(text(&output.stderr), "");
        let lines = text(&output.stdout);
        let whole = format!("{path}/{expected}");
        assert!(lines.lines().any(|line| line.starts_with(&whole)), "{lines}\nlacks {whole}");
        let french = text(&check(&[path, "--lang", "fr"]).stdout);
        assert_eq!(lines.lines().count(), french.lines().count(), "{french}");
        assert!(french.ends_with(" faute.\n") || french.ends_with(" fautes.\n"), "{french}");
        for text in [&lines, &french] {
            assert!(!text.contains("check-") && !text.contains("{ $"), "{text}");
        }
        let json: Value = serde_json::from_slice(&check(&[path, "--json"]).stdout).unwrap();
        let faults = json["faults"].as_array().unwrap();
        assert_eq!(faults.len(), lines.lines().count() - 2);
        let told = |fault: &Value| {
            let [file, message] = ["file", "message"].map(|key| fault[key].as_str().unwrap().to_owned());
            format!("{file}:{}:{}: {message}", fault["line"], fault["column"])
        };
        assert!(faults.iter().any(|fault| told(fault).starts_with(&whole)), "{json}");
    }
}

#[test]
fn faults_in_several_files_are_all_named_at_once() {
    let (_folder, course) = course();
    let chosen = [FAULTS[0], FAULTS[4], FAULTS[5], FAULTS[8], FAULTS[11]];
    for (file, old, new, _) in chosen {
        replace(&course, file, old, new);
    }
    let lines = text(&check(&[course.to_str().unwrap()]).stdout);
    for (_, _, _, expected) in chosen {
        assert!(lines.contains(expected), "{lines}\nlacks {expected}");
    }
}

#[test]
fn a_course_without_texts_has_one_fault_that_says_where_they_belong() {
    for (from, to) in [("locales", "locale"), ("locales/en", "locales/english")] {
        let (_folder, course) = course();
        if from != "locales" {
            fs::remove_dir_all(course.join("locales/fr")).unwrap();
        }
        fs::rename(course.join(from), course.join(to)).unwrap();
        let output = check(&[course.to_str().unwrap()]);
        let lines = text(&output.stdout);
        let expected = format!("{}:1:1: no text of this course is found", course.join("locales").display());
        assert!(lines.starts_with(&expected) && lines.ends_with("\n1 fault.\n"), "{lines}");
        assert_eq!(output.status.code(), Some(1));
    }
}

#[test]
fn a_file_that_is_no_text_is_a_fault_and_no_panic() {
    let (_folder, course) = course();
    fs::write(course.join("lessons/first/more.toml"), b"\xff\xfe").unwrap();
    fs::write(course.join("locales/fr/lessons-first.ftl"), b"\xff\xfe").unwrap();
    let output = check(&[course.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let lines = text(&output.stdout);
    assert!(lines.contains("more.toml:1:1: the file is not a text in UTF-8."), "{lines}");
    assert!(lines.contains("lessons-first.ftl:1:1: the file is not a text in UTF-8."), "{lines}");
}

#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_read_is_named() {
    let (_folder, course) = course();
    // A link to itself can be read by nobody.
    let file = course.join("lessons/circle.toml");
    std::os::unix::fs::symlink(&file, &file).unwrap();
    let output = check(&[course.to_str().unwrap()]);
    let line = text(&output.stderr);
    assert!(line.starts_with(&format!("nari: {}: ", file.display())), "{line}");
    assert_eq!((output.status.code(), line.lines().count()), (Some(2), 1));
}
