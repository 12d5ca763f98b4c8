//! No wrong lesson can ship: the built-in course is proved whole, and each of its steps is walked through.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use nari::lesson::{
    BookMessage, Catalog, Files, MessageBook, Mode, Place, Report, Session, Step, Task, Verdict, check,
};
use nari::locale::messages;

/// The lessons and the messages of a course's folder.
fn course(folder: &Path) -> (Files, MessageBook) {
    let files = Files::read(&folder.join("lessons")).unwrap();
    let mut book = MessageBook::new(["en", "fr"]);
    for language in ["en", "fr"] {
        let mut paths: Vec<_> = std::fs::read_dir(folder.join("locales").join(language))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.file_name().unwrap().to_str().unwrap().starts_with("lessons-"))
            .collect();
        paths.sort();
        for path in paths {
            let name = format!("locales/{language}/{}", path.file_name().unwrap().to_str().unwrap());
            add_messages(&mut book, language, &name, &std::fs::read_to_string(&path).unwrap());
        }
    }
    (files, book)
}

fn add_messages(book: &mut MessageBook, language: &str, file: &str, text: &str) {
    let (messages, faults) = messages::read(text);
    assert!(faults.is_empty(), "{file}: {faults:?}");
    for (id, described) in messages {
        let place = Place { line: described.line, column: 1 };
        let message = BookMessage { file: file.to_owned(), place, variables: described.arguments };
        book.put(language, &id, message);
    }
}

fn shipped() -> (Files, MessageBook) {
    course(Path::new(env!("CARGO_MANIFEST_DIR")))
}

#[track_caller]
fn assert_no_fault(report: &Report) {
    let faults: Vec<_> = report.faults.iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn every_lesson_is_proved_and_said_in_both_languages() {
    let (files, book) = shipped();
    let report = check(&files, Some(&book));
    assert_no_fault(&report);
    assert!(report.predicates > report.steps, "each step says something that was proved");
}

#[test]
fn the_built_in_course_is_that_of_the_folder() {
    assert_eq!(Files::embedded(), shipped().0);
}

fn steps() -> Vec<Arc<Step>> {
    let catalog = Catalog::embedded().unwrap();
    catalog.lessons().flat_map(|lesson| lesson.steps.clone()).collect()
}

#[test]
fn every_step_is_done_by_its_own_demonstration() {
    for step in steps() {
        let name = format!("{}/{}", step.lesson, step.id);
        let mut session = Session::new(Arc::clone(&step));
        if let Task::Explain { play } = &step.task {
            let played: Vec<_> = std::iter::from_fn(|| session.advance()).collect();
            assert_eq!(&played, play, "{name}");
            assert!(session.is_done(), "{name}");
            continue;
        }
        assert!(!session.is_done(), "{name} is unsolved at the start");
        assert_eq!(session.show_me(), None, "{name}: first the hints");
        assert_eq!(session.hint().unwrap().grade, 1, "{name}");
        assert_eq!(session.hint().unwrap().grade, 2, "{name}");
        assert!(session.show_me().is_some(), "{name}");
        assert!(session.is_done(), "{name}");
        assert_eq!((session.stars(), session.left()), (0, 0), "{name}");
    }
}

/// Does a step by hints alone, as a learner would who follows them.
#[test]
fn every_step_is_done_by_what_its_demonstration_says() {
    for step in steps() {
        let name = format!("{}/{}", step.lesson, step.id);
        let mut shown = Session::new(Arc::clone(&step));
        if shown.mode() == Mode::Watch {
            continue;
        }
        shown.hint();
        shown.hint();
        let demonstration = shown.show_me().unwrap();
        let mut session = Session::new(Arc::clone(&step));
        let mut verdicts = Vec::new();
        match session.mode() {
            Mode::Watch => {}
            Mode::Touch => verdicts.extend(demonstration.squares.iter().map(|square| session.touch(square))),
            Mode::Pick => verdicts.push(session.pick(demonstration.pick.unwrap())),
            Mode::Play => {
                let mut moves = demonstration.moves.iter();
                while let Some(&mv) = moves.next() {
                    verdicts.push(session.play(mv));
                    if let Some(reply) = session.reply() {
                        assert_eq!(moves.next(), Some(&reply), "{name}");
                    }
                }
            }
        }
        assert_eq!(verdicts.pop(), Some(Verdict::Done), "{name}");
        assert!(verdicts.iter().all(|verdict| *verdict == Verdict::Good), "{name}: {verdicts:?}");
        assert_eq!(session.stars(), 3, "{name}");
    }
}

#[test]
fn the_messages_of_a_step_are_its_own() {
    let mut ids = BTreeSet::new();
    for step in steps() {
        for id in step.messages() {
            assert!(ids.insert(id.clone()), "{id} twice");
        }
    }
}
