//! No wrong lesson can ship: the built-in course is proved whole, and each of its steps is walked through.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use nari::lesson::{Catalog, Files, MessageBook, Mode, Report, Session, Step, Task, Verdict, check};

#[path = "support/course.rs"]
mod course;

fn shipped() -> (Files, MessageBook) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    (course::lessons(folder), course::book(&course::texts(folder)))
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
