//! Every fault that a lesson can have is named with its place: a sound course, and one change for each fault.
//! The changes are the rows of `lesson-faults/faults.txt`; ours, written from `lessons/README.md`.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on fails"
)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use nari::lesson::{Catalog, Extent, Files, check, check_as_far};

#[path = "support/course.rs"]
mod course;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lesson-faults")
}

/// The course that is changed, as text files by path.
struct Course {
    files: Files,
    texts: course::Texts,
}

impl Course {
    fn sound() -> Course {
        let folder = folder().join("course");
        Course { files: course::lessons(&folder), texts: course::texts(&folder) }
    }

    fn text(&self, file: &str) -> Option<&str> {
        self.files.text(file).or_else(|| self.texts.get(file).map(String::as_str))
    }

    fn put(&mut self, file: &str, text: String) {
        if file.starts_with("locales/") {
            self.texts.insert(file.to_owned(), text);
        } else {
            self.files.put(file, text);
        }
    }

    fn faults(&self) -> BTreeSet<String> {
        let report = check(&self.files, Some(&course::book(&self.texts)));
        // The message's id stands for the kind of the fault.
        let told = |fault: &nari::lesson::Fault| {
            let kind = fault.kind.message().trim_start_matches("check-");
            format!("{}:{} {kind}", fault.file, fault.place)
        };
        report.faults.iter().map(told).collect()
    }
}

/// One change and the faults that it makes.
#[derive(Default)]
struct Case {
    name: String,
    changes: Vec<Change>,
    faults: BTreeSet<String>,
}

#[derive(Default)]
struct Change {
    file: String,
    old: Vec<String>,
    new: Vec<String>,
}

fn cases() -> Vec<Case> {
    let table = std::fs::read_to_string(folder().join("faults.txt")).unwrap();
    let mut cases: Vec<Case> = Vec::new();
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.to_owned();
        if word == "case" {
            cases.push(Case { name: rest, ..Case::default() });
            continue;
        }
        let case = cases.last_mut().unwrap();
        match word {
            "in" => case.changes.push(Change { file: rest, ..Change::default() }),
            "-" => case.changes.last_mut().unwrap().old.push(rest),
            "+" => case.changes.last_mut().unwrap().new.push(rest),
            "is" => assert!(case.faults.insert(rest), "{}", case.name),
            _ => panic!("{line}"),
        }
    }
    cases
}

fn change(course: &mut Course, case: &Case) {
    for Change { file, old, new } in &case.changes {
        let (old, new) = (old.join("\n"), new.join("\n"));
        match course.text(file).map(str::to_owned) {
            None => course.put(file, new),
            Some(_) if old == "*" && new.is_empty() => {
                assert!(course.files.remove(file), "{}", case.name);
            }
            Some(text) => {
                assert_eq!(text.matches(&old).count(), 1, "{}: {old:?} stands once in {file}", case.name);
                course.put(file, text.replacen(&old, &new, 1));
            }
        }
    }
}

#[test]
fn the_course_that_is_changed_is_sound() {
    assert_eq!(Course::sound().faults(), BTreeSet::new());
}

/// Nothing of this stands in the files: it is what the rules find there.
#[test]
fn what_is_found_in_each_step_is_told() {
    let report = check(&Course::sound().files, None);
    let found: Vec<_> =
        report.findings.iter().map(|finding| (finding.step.as_str(), finding.kind, finding.count)).collect();
    let expected = [
        ("paint", "paint", 6),
        ("collect", "collect", 2),
        ("capture", "capture", 3),
        ("move", "move", 1),
        ("choose", "choose", 1),
        ("which", "why-not", 1),
        ("why", "why-not", 1),
        ("answers", "answers", 5),
        ("mate", "mate", 1),
        ("quiz", "quiz", 1),
        ("script", "move", 2),
        ("build", "build", 3),
        ("numbers", "quiz", 1),
        ("mine", "paint", 1),
        ("chase", "play", 2),
        ("race", "play", 4),
    ];
    assert_eq!(found, expected);
    assert_eq!((report.chapters, report.lessons, report.steps), (1, 3, 17));
}

#[test]
fn every_fault_is_named_with_its_place() {
    let mut wrong = Vec::new();
    for case in cases() {
        let mut course = Course::sound();
        change(&mut course, &case);
        let found = course.faults();
        if found != case.faults {
            wrong.push(format!("case {}\n  expected {:?}\n  found    {found:?}", case.name, case.faults));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn a_file_that_is_no_text_is_named() {
    let mut course = Course::sound();
    course.files.put("lessons/first/more.toml", vec![0xff, 0xfe, 0x00]);
    assert_eq!(course.faults(), BTreeSet::from([NOT_TEXT.to_owned()]));
}

const NOT_TEXT: &str = "lessons/first/more.toml:1:1 not-text";

/// The kinds are read from the source, so that a new one cannot go without a case.
#[test]
fn every_kind_of_fault_has_a_case() {
    let named: BTreeSet<String> = cases()
        .iter()
        .flat_map(|case| &case.faults)
        .map(String::as_str)
        .chain([NOT_TEXT])
        .filter_map(|fault| fault.split(' ').nth(1).map(str::to_owned))
        .collect();
    let source = include_str!("../src/lesson/fault.rs");
    let kinds: BTreeSet<String> = source
        .match_indices("\"check-")
        .filter_map(|(at, _)| source[at + 1..].split('"').next())
        .filter_map(|id| id.strip_prefix("check-"))
        .filter(|kind| !kind.is_empty())
        .map(str::to_owned)
        .collect();
    assert!(kinds.len() > 40, "{kinds:?}");
    let missing: Vec<_> = kinds.difference(&named).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// A small generator of numbers (xorshift), so that a failure can be repeated.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(limit.max(1)).unwrap()).unwrap()
    }
}

/// Words and signs that lesson files are made of, so that the mutations get far.
const PIECES: [&str; 36] = [
    "\"",
    "'",
    "[",
    "]",
    "{",
    "}",
    "=",
    ",",
    ".",
    "\n",
    "#",
    "[[step]]",
    "\"\"\"",
    "\\u",
    "-",
    "+",
    "0",
    "9",
    "99999999999999999999",
    "true",
    "moves 5e",
    "not ",
    "after 5h5g: ",
    "mine",
    "theirs",
    "pinned",
    "5e",
    "5h5g",
    "P*5e",
    "k",
    "K",
    "é",
    "\u{202f}",
    "goal",
    "opponent = \"best\"\n",
    "moves = 9\n",
];

fn mutated(text: &str, numbers: &mut Numbers) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=numbers.below(4) {
        let at = numbers.below(chars.len());
        match numbers.below(5) {
            0 => {
                let end = (at + 1 + numbers.below(12)).min(chars.len());
                chars.drain(at..end);
            }
            1 => {
                let end = (at + numbers.below(40)).min(chars.len());
                let copy: Vec<char> = chars[at..end].to_vec();
                let to = numbers.below(chars.len());
                chars.splice(to..to, copy);
            }
            2 => {
                let other = numbers.below(chars.len());
                if at < chars.len() && other < chars.len() {
                    chars.swap(at, other);
                }
            }
            _ => {
                let piece = PIECES[numbers.below(PIECES.len())];
                chars.splice(at..at, piece.chars());
            }
        }
    }
    chars.into_iter().collect()
}

/// Files that a fuzzer would come to: nested deep, long, with faults on every line.
#[test]
fn no_monstrous_file_panics_or_takes_long() {
    let deep = |open: &str, times: usize| format!("format = 1\nid = \"more\"\nstep = {}", open.repeat(times));
    let goal = |inner: &str, times: usize| {
        let (open, close) = ("{ not = ".repeat(times), " }".repeat(times));
        let head = "format = 1\nid = \"more\"\n[[step]]\nid = \"a\"\nkind = \"move\"\n";
        format!("{head}setup = \"4k4/9/9/9/9/9/9/9/4K4 b - 1\"\ngoal = {open}{inner}{close}\n")
    };
    let monsters = [
        deep("[", 100_000),
        deep("{a=", 100_000),
        goal("{ check = true }", 60),
        goal("{ check = true }", 5_000),
        goal(&format!("{{ fact = \"{}check\" }}", "not ".repeat(50_000)), 1),
        "= \n".repeat(20_000),
        format!("format = 1\nid = \"more\"\n{}", "[[step]]\nid = 3\n".repeat(5_000)),
        format!("format = 1\nid = \"more\"\n{} = 1\n", "x".repeat(1_000_000)),
        "\0".repeat(1_000),
        "\u{feff}format = 1".to_owned(),
        "\r\r\n\n".repeat(1_000),
    ];
    for (index, monster) in monsters.into_iter().enumerate() {
        let mut course = Course::sound();
        course.files.put("lessons/first/more.toml", monster);
        assert_ne!(course.faults(), BTreeSet::new(), "monster {index}");
    }
}

#[test]
fn no_mutation_of_a_course_panics() {
    let sound = Course::sound();
    let book = course::book(&sound.texts);
    let paths: Vec<String> = sound.files.paths().map(str::to_owned).collect();
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    for round in 0..400 {
        let mut files = sound.files.clone();
        let path = &paths[numbers.below(paths.len())];
        let text = mutated(sound.files.text(path).unwrap(), &mut numbers);
        files.put(path, text.clone());
        // A course is either whole or refused with a fault; both ways it is read without a panic.
        match Catalog::read(&files) {
            Ok(catalog) => assert!(catalog.steps() <= 40, "round {round}"),
            Err(faults) => assert!(faults.iter().next().is_some(), "round {round}: {text}"),
        }
        // A mutated problem may take long to prove.
        for fault in check_as_far(&files, Some(&book), Extent::WithoutPuzzles).faults {
            assert!(fault.place.line >= 1 && fault.place.column >= 1, "round {round}: {fault}");
        }
    }
}
