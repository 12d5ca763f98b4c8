//! `nari check`: proves lessons and mate problems and compares what the languages say, built in or in a folder.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use serde::Serialize;

use super::error::Trouble;
use super::{Answer, harmless, json, printed};
use crate::lesson::drill::{self, Unproved};
use crate::lesson::{self, Extent, Fault, Files, Report, Unread};
use crate::locale::texts::{TextFault, Texts, compare};
use crate::locale::{Language, Message, Words, file_trouble, lesson_fault};
use crate::progress::courses;

/// What was found, as JSON.
#[derive(Serialize)]
struct Found {
    faults: Vec<Told>,
    chapters: usize,
    steps: usize,
    hints: usize,
    puzzles: usize,
    classics: usize,
    drills: usize,
    predicates: usize,
    messages: BTreeMap<String, usize>,
}

/// One fault with its place, in words.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
struct Told {
    file: String,
    line: usize,
    column: usize,
    message: String,
}

/// Where a course stands.
struct Course {
    /// The folder of `curriculum.toml`; `None` for the built-in one.
    lessons: Option<PathBuf>,
    files: Files,
    texts: Texts,
    /// The folder where its messages belong.
    locales: String,
}

pub(super) fn run(words: &Words, call: &ArgMatches, mut output: impl Write) -> Result<Answer, Trouble> {
    let course = match call.get_one::<PathBuf>("DIR") {
        None => Course {
            lessons: None,
            files: Files::embedded(),
            texts: Texts::embedded(),
            locales: String::new(),
        },
        Some(folder) => read(words, folder)?,
    };
    let extent = if call.get_flag("without-puzzles") { Extent::WithoutPuzzles } else { Extent::Everything };
    let found = prove(words, &course, extent);
    let answer = if found.faults.is_empty() { Answer::Done } else { Answer::No };
    let written =
        if call.get_flag("json") { json(&mut output, &found) } else { print(words, &found, &mut output) };
    printed(written.and_then(|()| output.flush()), answer)
}

/// Reads a course's folder: `lessons` and `locales` in it, or a folder of lessons alone.
fn read(words: &Words, folder: &Path) -> Result<Course, Trouble> {
    let refused = |Unread { path, error }: Unread| {
        let file = path.to_string_lossy().into_owned();
        Message::new("cli-error-file").with("file", file).with("why", file_trouble(words, error.kind()))
    };
    let inner = folder.join("lessons");
    let (lessons, beside) = if inner.is_dir() {
        (inner, Some(folder.to_owned()))
    } else {
        (folder.to_owned(), folder.canonicalize().ok().and_then(|whole| Some(whole.parent()?.to_owned())))
    };
    let files = Files::read(&lessons).map_err(refused)?;
    let locales = beside.map(|beside| beside.join("locales"));
    let told = locales.as_ref().map_or_else(String::new, |path| path.to_string_lossy().into_owned());
    let texts = match locales.filter(|locales| locales.is_dir()) {
        Some(locales) => {
            Texts::of(courses::texts(&locales, &Language::ALL.map(Language::code)).map_err(refused)?)
        }
        None => Texts::embedded().of_another_course(),
    };
    Ok(Course { lessons: Some(lessons), files, texts, locales: told })
}

fn prove(words: &Words, course: &Course, extent: Extent) -> Found {
    let Report { faults, chapters, steps, hints, puzzles, classics, predicates, .. } =
        lesson::check_as_far(&course.files, Some(&course.texts.book()), extent);
    let missing = course.texts.missing(&faults, chapters, &course.locales);
    let is_told =
        |fault: &&Fault| course.texts.concerns(fault) && (missing.is_none() || !fault.lacks_a_message());
    let proved = faults.iter().filter(is_told).map(|fault| Told {
        file: shown(&fault.file, course.lessons.as_deref()),
        line: fault.place.line,
        column: fault.place.column,
        message: lesson_fault(words, fault),
    });
    // The drills are the program's own, whatever course is proved.
    let (drills, unproved) = if course.lessons.is_none() { drill::prove_all() } else { (0, Vec::new()) };
    let unproved = unproved.into_iter().map(|Unproved { kind, rung, seed }| Told {
        file: format!("drill:{}", kind.id()),
        line: 1,
        column: 1,
        message: words
            .say(&Message::new("check-drill").with("level", rung.number()).with("seed", seed.to_string())),
    });
    let told =
        |TextFault { file, line, column, message }| Told { file, line, column, message: words.say(&message) };
    let of_texts = compare(&course.texts).into_iter().chain(missing.clone()).map(told);
    let mut faults: Vec<_> = proved.chain(unproved).chain(of_texts).collect();
    faults.sort();
    let messages = course.texts.counts();
    Found { faults, chapters, steps, hints, puzzles, classics, drills, predicates, messages }
}

/// The path of a lesson file as the caller finds it.
fn shown(file: &str, lessons: Option<&Path>) -> String {
    match (lessons, file.strip_prefix("lessons/")) {
        (Some(lessons), Some(rest)) => lessons.join(rest).to_string_lossy().into_owned(),
        _ => file.to_owned(),
    }
}

fn print(words: &Words, found: &Found, output: &mut impl Write) -> io::Result<()> {
    for fault in &found.faults {
        let message = Message::new("check-line")
            .with("file", &fault.file)
            .with("line", fault.line.to_string())
            .with("column", fault.column.to_string())
            .with("text", &fault.message);
        writeln!(output, "{}", harmless(&words.say(&message)))?;
    }
    let languages = found.messages.iter().map(|(language, &count)| {
        words.say(&Message::new("check-language").with("language", language).with("count", count))
    });
    let done = Message::new("check-done")
        .with("chapters", found.chapters)
        .with("steps", found.steps)
        .with("hints", found.hints)
        .with("puzzles", found.puzzles)
        .with("classics", found.classics)
        .with("drills", found.drills)
        .with("predicates", found.predicates)
        .with("languages", languages.collect::<Vec<_>>().join(", "));
    writeln!(output, "{}", words.say(&done))?;
    let silent = found.messages.iter().filter(|(_, count)| **count == 0).count();
    for (language, _) in
        found.messages.iter().filter(|(_, count)| **count == 0 && silent < Language::ALL.len())
    {
        writeln!(output, "{}", words.say(&Message::new("check-silent").with("language", language)))?;
    }
    let verdict = match found.faults.len() {
        0 => Message::new("check-no-fault"),
        count => Message::new("check-faults").with("count", count),
    };
    writeln!(output, "{}", words.say(&verdict))
}
