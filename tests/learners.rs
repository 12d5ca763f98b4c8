//! The promise: several learners on one computer each find what is theirs, and all of it fits into one file, in plain text
//! as on the command line.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Calls the program with arguments and lines.
fn nari(place: &Path, arguments: &[&str], lines: &[&str]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_nari"))
        .args(arguments)
        .env("NARI_DATA_DIR", place)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A call that refuses its arguments reads no lines.
    let _ = child.stdin.take().unwrap().write_all((lines.join("\n") + "\n").as_bytes());
    child.wait_with_output().unwrap()
}

/// What the program prints for lines, in a language; it goes well and complains of nothing.
#[track_caller]
fn says(place: &Path, language: &str, arguments: &[&str], lines: &[&str]) -> String {
    let output = nari(place, &[&["text", "--lang", language], arguments].concat(), lines);
    assert_eq!((String::from_utf8(output.stderr).unwrap().as_str(), output.status.code()), ("", Some(0)));
    String::from_utf8(output.stdout).unwrap()
}

/// What a call of `nari progress` prints, and on which of the two it is printed.
fn progress(place: &Path, arguments: &[&str]) -> (String, String, Option<i32>) {
    let output = nari(place, &[&["progress", "--lang", "en"], arguments].concat(), &[]);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

#[test]
fn learners_are_added_chosen_renamed_and_removed_by_typed_words() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path();
    says(place, "en", &[], &["up", "set 2 3", "open settings", "set 3 3"]);
    let before = fs::read_to_string(place.join("settings.toml")).unwrap();
    let said = says(place, "en", &[], &["learner rename Anna", "learner add Bob", "up", "learner anna"]);
    assert!(said.contains("The learner is now called Anna."), "{said}");
    assert!(said.contains("Anna is learning now."), "{said}");
    assert_eq!(fs::read_to_string(place.join("settings.toml")).unwrap(), before, "Anna's are as they were");
    assert!(place.join("profiles/2/settings.toml").exists(), "Bob has his own");
    let said = says(place, "fr", &["--profile", "bob"], &["ouvrir réglages", "élève Anna", "élève 2"]);
    assert!(said.contains("Qui apprend") || said.contains("Élève"), "{said}");
    assert!(said.contains("C’est maintenant Anna qui apprend."), "{said}");
    assert!(said.contains("C’est maintenant Bob qui apprend."), "{said}");
    let said = says(place, "en", &[], &["learner remove", "retry", "learner remove", "confirm"]);
    assert!(said.contains("Remove Bob from this computer?"), "{said}");
    assert!(said.contains("removed"), "{said}");
    assert!(place.join("removed/2-1/settings.toml").exists(), "nothing is deleted");
    let said = says(
        place,
        "en",
        &[],
        &["learner remove", "learner add ANNA", "learner add", "learner Zoe", "learner"],
    );
    for told in [
        "This is the only learner",
        "Another learner has that name.",
        "Type a name first.",
        "learner add NAME",
    ] {
        assert!(said.contains(told), "{told} in {said}");
    }
}

#[test]
fn a_learner_who_is_not_there_is_refused_with_those_who_are() {
    let folder = tempfile::tempdir().unwrap();
    says(folder.path(), "en", &[], &["up", "learner add Bob"]);
    let output = nari(folder.path(), &["text", "--lang", "en", "--profile", "Zoe"], &[]);
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!((told.lines().count(), output.status.code()), (1, Some(2)));
    assert!(told.contains("“Zoe”") && told.contains("Learner 1 and Bob"), "{told}");
}

#[test]
fn everything_goes_into_one_file_and_comes_back() {
    let (one, two) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    says(one.path(), "en", &[], &["up", "open settings", "set 2 3", "progress export mine.txt"]);
    let file = one.path().join("exports/mine.txt");
    let path = file.to_str().unwrap();
    assert!(fs::read_to_string(&file).unwrap().starts_with("nari-progress 1\n"));
    let again = says(one.path(), "en", &[], &["progress export mine.txt", "progress export"]);
    assert!(again.contains("is there already. Nothing was written"), "{again}");
    assert!(again.contains("All your progress was written into"), "{again}");
    let (said, told, code) = progress(two.path(), &["import", path]);
    assert_eq!((told.as_str(), code), ("", Some(0)));
    assert!(said.contains("beside what was here"), "{said}");
    let settings = |place: &Path| fs::read_to_string(place.join("settings.toml")).unwrap();
    assert_eq!(settings(two.path()), settings(one.path()));
    let said = says(
        two.path(),
        "en",
        &[],
        &["open settings", "set 2 2", &format!("progress replace {path}"), "confirm"],
    );
    assert!(said.contains("Replace your progress by the file?"), "{said}");
    assert!(said.contains("What was here before is in"), "{said}");
    assert_eq!(settings(two.path()), settings(one.path()));
    assert!(two.path().join("exports/before-import-1.txt").exists());
    let (said, _, code) = progress(two.path(), &["export", two.path().join("out.txt").to_str().unwrap()]);
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(fs::read(two.path().join("out.txt")).unwrap(), fs::read(&file).unwrap());
}

#[test]
fn a_file_with_a_fault_is_refused_with_its_place_and_nothing_changes() {
    let folder = tempfile::tempdir().unwrap();
    says(folder.path(), "en", &[], &["up", "open settings", "set 2 3"]);
    let file = folder.path().join("bad.txt");
    fs::write(&file, "nari-progress 1\nfile settings.toml 2\nformat = 1\ntheme = \"blue\"\nend\n").unwrap();
    let path = file.to_str().unwrap();
    let before = fs::read_to_string(folder.path().join("settings.toml")).unwrap();
    let (said, told, code) = progress(folder.path(), &["import", "--replace", path]);
    assert_eq!((said.as_str(), code), ("", Some(2)));
    assert!(told.contains(&format!("{path}:4:9: this can’t be read as settings.toml")), "{told}");
    let said = says(
        folder.path(),
        "en",
        &[],
        &[&format!("progress import {path}"), "progress import nowhere.txt", "progress import"],
    );
    assert!(said.contains(&format!("{path}:4:9:")), "{said}");
    assert!(said.contains("nowhere.txt: ") && said.contains("Type the name of the file first."), "{said}");
    assert_eq!(fs::read_to_string(folder.path().join("settings.toml")).unwrap(), before);
    let (_, told, code) = progress(folder.path(), &["export", path]);
    assert!(told.contains("is there already") && code == Some(2), "{told}");
}

#[test]
fn a_second_run_says_that_nothing_is_kept_and_keeps_it_when_the_first_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    says(folder.path(), "en", &[], &["up"]);
    let mut first = Command::new(env!("CARGO_BIN_EXE_nari"))
        .args(["text", "--lang", "en", "--data-dir", folder.path().to_str().unwrap()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // It greets when it has opened its files.
    let mut greeting = [0; 1];
    std::io::Read::read_exact(first.stdout.as_mut().unwrap(), &mut greeting).unwrap();
    let output = nari(folder.path(), &["text", "--lang", "en"], &["open settings", "set 2 3"]);
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("Nari is already open on these files."), "{told}");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("nothing is kept until the other one is closed"), "{said}");
    assert!(!fs::read_to_string(folder.path().join("settings.toml")).unwrap().contains("theme = \"dark\""));
    first.kill().unwrap();
    first.wait().unwrap();
    says(folder.path(), "en", &[], &["open settings", "set 2 3"]);
    assert!(fs::read_to_string(folder.path().join("settings.toml")).unwrap().contains("theme = \"dark\""));
}

#[test]
fn no_learner_takes_the_name_by_which_another_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path();
    for (language, lines) in [
        ("en", ["learner add Learner 1", "learner add élève 1"]),
        ("fr", ["élève ajouter Élève 1", "élève ajouter learner 1"]),
    ] {
        says(place, language, &[], &lines);
        assert!(!place.join("profiles").exists(), "{lines:?}");
    }
    says(place, "en", &[], &["learner rename Learner 1", "learner add Bob"]);
    assert!(place.join("profiles/2").exists(), "his own name is his");
}
