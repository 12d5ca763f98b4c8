//! Plain text: a file of commands does what a learner does, in both languages.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test says what it expects")]

use std::sync::{Arc, OnceLock};

use nari::app::{App, Effect, Start};
use nari::lesson::Catalog;
use nari::locale::Language;
use nari::progress::{Lessons, Settings};

fn course() -> Arc<Catalog> {
    static COURSE: OnceLock<Arc<Catalog>> = OnceLock::new();
    Arc::clone(COURSE.get_or_init(|| Arc::new(Catalog::embedded().unwrap())))
}

/// What is printed, and what was kept last.
fn run(language: Language, commands: &[u8]) -> (String, Lessons) {
    let (app, effects) = App::new(Start {
        catalog: course(),
        settings: Settings { first_start_done: true, ..Settings::default() },
        lessons: Lessons::default(),
        language,
        place: None,
        data_folder: String::new(),
        notices: Vec::new(),
    });
    let (mut printed, mut kept) = (Vec::new(), Lessons::default());
    nari::text::run(app, effects, commands, &mut printed, |effect| {
        if let Effect::SaveLessons(lessons) = effect {
            kept = lessons.clone();
        }
        Vec::new()
    })
    .unwrap();
    (String::from_utf8(printed).unwrap(), kept)
}

/// Plays a transcript: what is printed after each `> ` line must hold every `= ` line that follows it, and no `! ` line.
#[track_caller]
fn plays(language: Language, transcript: &str) -> Lessons {
    let typed: Vec<&str> = transcript.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    // What the first n commands print is the head of what all print: the difference is what the last of them printed.
    let printed = |count: usize| run(language, typed[..count].join("\n").as_bytes());
    let (mut count, mut said) = (0, String::new());
    for line in transcript.lines() {
        if line.starts_with("> ") {
            let before = printed(count).0.len();
            count += 1;
            said = printed(count).0.split_off(before);
        } else if let Some(expected) = line.strip_prefix("= ") {
            assert!(said.contains(expected), "after {:?}: no {expected:?} in\n{said}", typed[count - 1]);
        } else if let Some(unwanted) = line.strip_prefix("! ") {
            assert!(!said.contains(unwanted), "after {:?}: {unwanted:?} in\n{said}", typed[count - 1]);
        }
    }
    printed(count).1
}

#[test]
fn a_lesson_is_done_by_lines_in_english() {
    let kept = plays(Language::English, include_str!("text/gold-en.txt"));
    let done = kept.steps.iter().filter(|(_, record)| record.done).count();
    assert_eq!(done, 3, "{kept:?}");
}

/// Hints, answer, next: through every lesson of the course to its end.
#[test]
fn the_whole_course_can_be_walked_by_lines_in_both_languages() {
    let catalog = course();
    for (language, walk) in [
        (Language::English, "hint\nhint\nshow\nnext\n"),
        (Language::French, "indice\nindice\nmontrer\nsuivant\n"),
    ] {
        let first = catalog.lessons().next().unwrap();
        let commands = format!("open {}:1\n{}", first.id, walk.repeat(catalog.steps()));
        let (text, kept) = run(language, commands.as_bytes());
        for lesson in catalog.lessons() {
            for step in &lesson.steps {
                let record =
                    kept.step(&lesson.id, &step.id).unwrap_or_else(|| panic!("{}/{}", lesson.id, step.id));
                assert!(record.done, "{}/{}", lesson.id, step.id);
            }
        }
        assert!(
            !text.contains("lesson-"),
            "a message without words: {:?}",
            text.find("lesson-").map(|at| &text[at..at + 60])
        );
    }
}

#[test]
fn what_is_no_command_is_answered_and_nothing_panics() {
    let rubbish: &[&[u8]] = &[
        b"\xff\xfe\n",
        b"99999999999999999999\n",
        "５五\n".as_bytes(),
        b"set 0 0\nset\nset 1\nset a b\n",
        b"why\nwhy x\nmoves\nsay 9z\nopen\nopen :\nlang xx\n",
        b"P*5e\n8h2b+\nG\n\n   \n",
    ];
    for language in Language::ALL {
        for line in rubbish {
            for place in ["", "settings\n", "open gold:2\n", "open whose-piece:2\n"] {
                let commands = [place.as_bytes(), line].concat();
                let (text, _) = run(language, &commands);
                assert!(text.lines().count() > 2);
            }
        }
    }
}
