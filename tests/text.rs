//! Plain text: a file of commands does what a learner does, in both languages.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test says what it expects")]

use std::cell::RefCell;
use std::io::{self, BufReader, Read, Write};
use std::rc::Rc;
use std::sync::{Arc, OnceLock};

use nari::app::{App, Effect, Start};
use nari::lesson::{Catalog, Task};
use nari::locale::Language;
use nari::notation::usi;
use nari::progress::{Lessons, Settings};

#[path = "support/winner.rs"]
mod winner;

use winner::winning_line;

/// Where chance begins.
const SEED: u64 = 1;

fn course() -> Arc<Catalog> {
    static COURSE: OnceLock<Arc<Catalog>> = OnceLock::new();
    Arc::clone(COURSE.get_or_init(|| Arc::new(Catalog::embedded().unwrap())))
}

/// What is printed before the first command and after each, and what was kept last.
fn run(language: Language, commands: &[&[u8]]) -> (Vec<String>, Lessons) {
    let (app, effects) = App::new(Start {
        settings: Settings { first_start_done: true, ..Settings::default() },
        seed: SEED,
        ..Start::new(course(), language)
    });
    let (pages, mut kept) = (Pages::default(), Lessons::default());
    let typed = Typed { lines: commands.iter(), pages: pages.clone() };
    nari::text::run(app, effects, BufReader::new(typed), pages.clone(), |effect| {
        if let Effect::SaveLessons(lessons) = effect {
            kept = lessons.clone();
        }
        Vec::new()
    })
    .unwrap();
    let printed = pages.0.borrow().iter().map(|page| String::from_utf8(page.clone()).unwrap()).collect();
    (printed, kept)
}

/// What was printed, a page for each command.
#[derive(Clone)]
struct Pages(Rc<RefCell<Vec<Vec<u8>>>>);

impl Default for Pages {
    fn default() -> Pages {
        Pages(Rc::new(RefCell::new(vec![Vec::new()])))
    }
}

impl Write for Pages {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        if let Some(page) = self.0.borrow_mut().last_mut() {
            page.extend(text);
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The commands; each that is read turns the page.
struct Typed<'a> {
    lines: std::slice::Iter<'a, &'a [u8]>,
    pages: Pages,
}

impl Read for Typed<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some(line) = self.lines.next() else { return Ok(0) };
        self.pages.0.borrow_mut().push(Vec::new());
        let line = [line, b"\n".as_slice()].concat();
        buffer[..line.len()].copy_from_slice(&line);
        Ok(line.len())
    }
}

/// Plays a transcript: what is printed after each `> ` line must hold every `= ` line that follows it, and no `! ` line.
#[track_caller]
fn plays(language: Language, transcript: &str) -> Lessons {
    let typed: Vec<&str> = transcript.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let (printed, kept) = run(language, &typed.iter().map(|line| line.as_bytes()).collect::<Vec<_>>());
    let mut count = 0;
    for line in transcript.lines() {
        if line.starts_with("> ") {
            count += 1;
        } else if let Some(expected) = line.strip_prefix("= ") {
            let said = &printed[count];
            assert!(said.contains(expected), "after {:?}: no {expected:?} in\n{said}", typed[count - 1]);
        } else if let Some(unwanted) = line.strip_prefix("! ") {
            let said = &printed[count];
            assert!(!said.contains(unwanted), "after {:?}: {unwanted:?} in\n{said}", typed[count - 1]);
        }
    }
    kept
}

#[test]
fn a_lesson_is_done_by_lines_in_english() {
    let kept = plays(Language::English, include_str!("text/gold-en.txt"));
    let done = kept.steps.iter().filter(|(_, record)| record.done).count();
    assert_eq!(done, 3, "{kept:?}");
}

#[test]
fn a_mate_is_found_explained_walked_and_defended_by_lines_in_both_languages() {
    plays(Language::English, include_str!("text/mate-en.txt"));
    plays(Language::French, include_str!("text/mate-fr.txt"));
}

#[test]
fn every_line_says_what_can_be_typed_next_in_both_languages() {
    plays(Language::English, include_str!("text/says-en.txt"));
    plays(Language::French, include_str!("text/says-fr.txt"));
}

/// Hints, answer, next: through every lesson of the course to its end.
#[test]
fn the_whole_course_can_be_walked_by_lines_in_both_languages() {
    let catalog = course();
    let steps: Vec<_> = catalog.lessons().flat_map(|lesson| &lesson.steps).collect();
    // Each step that is opened has a chance of its own, one more than the last. A game is played to its end, not shown.
    let games: Vec<Vec<String>> = (SEED + 1..)
        .zip(&steps)
        .map(|(chance, step)| match step.task {
            Task::Play(_) => winning_line(step, chance).into_iter().map(usi::write_move).collect(),
            _ => Vec::new(),
        })
        .collect();
    let walks = [
        (Language::English, ["hint", "show", "next"], "This is the answer"),
        (Language::French, ["indice", "montrer", "suivant"], "Voici la réponse"),
    ];
    for (language, [hint, show, next], answer) in walks {
        let first = catalog.lessons().next().unwrap();
        let open = format!("open {}:1", first.id);
        let mut commands = vec![open.as_bytes()];
        for moves in &games {
            if moves.is_empty() {
                commands.extend([hint, hint, show].map(str::as_bytes));
            }
            commands.extend(moves.iter().map(String::as_bytes));
            commands.push(next.as_bytes());
        }
        let (printed, kept) = run(language, &commands);
        let text = printed.concat();
        let most = printed.iter().map(|page| page.matches(answer).count()).max();
        assert_eq!(most, Some(1), "what an answer teaches is said once");
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
fn a_move_is_taken_back_when_the_coach_asks_in_both_languages() {
    type Row = (Language, [&'static [u8]; 5], [&'static str; 3]);
    let rows: [Row; 2] = [
        (
            Language::English,
            [b"open play:8k/9/8P/9/9/9/7P1/9/4KG3 b G 1", b"begin", b"P-2f", b"G*1b", b"take-back"],
            ["There was mate in a single move.", "take-back", "Type take-back"],
        ),
        (
            Language::French,
            [b"ouvrir play:8k/9/8P/9/9/9/7P1/9/4KG3 b G 1", b"commencer", b"P-2f", b"O*1b", b"reprendre"],
            ["Il y avait mat en un seul coup.", "continuer", "Tapez reprendre"],
        ),
    ];
    for (language, commands, [missed, how, again]) in rows {
        let (printed, _) = run(language, &commands);
        assert!(printed[3].contains(missed) && printed[3].contains(how), "{}", printed[3]);
        assert!(printed[4].starts_with(again), "{}", printed[4]);
        assert!(!printed[5].contains(again), "{}", printed[5]);
    }
}

#[test]
fn what_is_no_command_is_answered_and_nothing_panics() {
    let rubbish: [&[u8]; 24] = [
        b"\xff\xfe",
        b"99999999999999999999",
        "５五".as_bytes(),
        b"set 0 0",
        b"set",
        b"set 1",
        b"set a b",
        b"set 99",
        b"why",
        b"why x",
        b"moves",
        b"say 9z",
        b"open",
        b"open :",
        b"open lesson:",
        b"lang xx",
        b"search",
        b"touch",
        b"P*5e",
        b"8h2b+",
        b"G",
        b"0",
        b"show-why",
        b"redo",
    ];
    for language in Language::ALL {
        for place in [
            "learn",
            "settings",
            "open gold:2",
            "open whose-piece:2",
            "puzzles",
            "solve 4k4/9/4P4/9/9/9/9/9/9 b G 1",
        ] {
            let mut commands = vec![place.as_bytes()];
            commands.extend(rubbish);
            let (printed, _) = run(language, &commands);
            assert_eq!(printed.len(), commands.len() + 1);
            for (command, answer) in commands.iter().zip(printed.iter().skip(1)) {
                assert!(
                    !answer.trim().is_empty(),
                    "no answer to {:?} at {place}",
                    String::from_utf8_lossy(command)
                );
            }
        }
    }
}
