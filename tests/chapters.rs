//! The promise: whoever reaches the end of a chapter is told so, how it went, and what comes next.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

use std::sync::Arc;

use nari::app::{App, Command, Event, Place, Screen, Start};
use nari::lesson::{Catalog, Chapter, Files};
use nari::locale::Language;
use nari::progress::{Lessons, Settings};

/// What is said when the last step of a chapter is shown, and the label of the button that goes on. Before it every step
/// was done: all but the first `alone` with help; the first `open` ones were not done at all.
fn told(
    catalog: &Arc<Catalog>,
    chapter: &Chapter,
    language: Language,
    alone: usize,
    open: usize,
) -> (String, String) {
    let mut lessons = Lessons::default();
    let steps = chapter.lessons.iter().flat_map(|lesson| lesson.steps.iter().map(move |step| (lesson, step)));
    for (index, (lesson, step)) in steps.enumerate().skip(open) {
        lessons.done(&lesson.id, &step.id, if index < alone { 3 } else { 2 });
    }
    let last = chapter.lessons.last().unwrap();
    let place = Place::Lesson { id: last.id.clone(), step: Some(last.steps.len() - 1) };
    let (mut app, _) = App::new(Start {
        settings: Settings { first_start_done: true, ..Settings::default() },
        lessons,
        place: Some(place),
        ..Start::new(Arc::clone(catalog), language)
    });
    for command in [Command::Hint, Command::Hint, Command::ShowMe] {
        app.update(Event::Command(command));
    }
    let Screen::Lesson(view) = app.view().screen else { panic!("no lesson is open") };
    (view.feedback.unwrap().text, view.next.label)
}

/// The course as if it ended after chapter 1.
fn begun() -> Catalog {
    let mut files = Files::embedded();
    let kept = |path: &str| path.starts_with("lessons/sides/") || path.starts_with("lessons/faces/");
    let gone: Vec<_> = files.paths().filter(|path| !kept(path)).map(str::to_owned).collect();
    let curriculum = files.text("lessons/curriculum.toml").unwrap().to_owned();
    for path in &gone {
        assert!(files.remove(path));
    }
    let (begun, _) = curriculum.split_once("[[chapter]]\nnumber = 2\n").unwrap();
    files.put("lessons/curriculum.toml", begun);
    Catalog::read(&files).unwrap()
}

#[test]
fn the_end_of_a_chapter_is_told_with_what_comes_next() {
    let (whole, begun) = (Arc::new(Catalog::embedded().unwrap()), Arc::new(begun()));
    let (en, fr) = (Language::English, Language::French);
    let every = usize::MAX;
    // Course, chapter, language, how many steps alone, how many open, what is said, the button.
    let alone = [
        "Chapter 1 is finished",
        "You solved everything without",
        "drill “Faces that look alike”",
        "Next comes chapter 2",
    ];
    let last = ["Vous voici au bout du chapitre 1", "3 étapes restent", "C’était le dernier chapitre"];
    for (catalog, number, language, alone, open, parts, button) in [
        (&whole, 1, en, every, 0, &alone[..], "Next chapter"),
        (&whole, 1, en, 3, 0, &["You solved 1 of its 21 exercises"], "Next chapter"),
        (&whole, 1, en, 0, 0, &["You have been through all of its exercises"], "Next chapter"),
        (
            &whole,
            1,
            en,
            0,
            1,
            &["You have reached the end of chapter 1", "One step is still open"],
            "Next chapter",
        ),
        (&whole, 7, en, 0, 2, &["2 steps are still open", "open the drills"], "Next chapter"),
        (
            &whole,
            1,
            fr,
            every,
            0,
            &["Le chapitre 1 est terminé", "Vous avez tout résolu", "Ensuite vient le chapitre 2"],
            "Chapitre suivant",
        ),
        (&whole, 16, en, 0, 0, &["wait for you on the page “Puzzles”: “Mate in 3”"], "Next chapter"),
        (&begun, 1, en, 0, 0, &["That was the last chapter"], "All chapters"),
        (&begun, 1, fr, 0, 3, &last, "Tous les chapitres"),
    ] {
        let chapter = catalog.chapters().iter().find(|chapter| chapter.number == number).unwrap();
        let (text, next) = told(catalog, chapter, language, alone, open);
        for part in parts {
            assert!(text.contains(part), "no {part:?} at the end of chapter {number}: {text}");
        }
        assert_eq!(next, button);
    }
}
