//! `nari sheet`: a lesson or mate problems to print.

use std::io::Write;
use std::path::Path;

use clap::ArgMatches;

use super::error::Trouble;
use super::{Answer, printed, session};
use crate::app::{self, App, ForNow, Place, PlaceError, ProblemSet, Start};
use crate::locale::{Language, Message, Words, file_trouble};
use crate::progress::outside;

/// What stands for standard output in a call.
const STANDARD: &str = "-";

pub(super) fn run(words: &Words, call: &ArgMatches, mut output: impl Write) -> Result<Answer, Trouble> {
    let given = |name| call.get_one::<String>(name).map_or("", String::as_str);
    let (asked, target) = (given("LESSON"), given("OUT"));
    if is_of_another_kind(target) {
        return Err(Message::new("cli-error-sheet-kind").with("file", target).into());
    }
    let catalog = session::course()?;
    let refused = |error: &PlaceError| app::place::message(words, error);
    let courses = session::courses(call);
    let set = ProblemSet::read(asked);
    let named = if asked.contains(':') { asked.to_owned() } else { format!("lesson:{asked}") };
    let no_lesson = || refused(&PlaceError::NoLesson(asked.to_owned()));
    let place = match set {
        Some(_) => None,
        None => match app::place::read(&named, &app::with_courses(&catalog, &courses)) {
            Ok(Place::Lesson { id, step }) => Some((id, step)),
            Ok(_) => return Err(no_lesson().into()),
            Err(error) => return Err(refused(&error).into()),
        },
    };
    let language = call.get_one::<String>("lang").and_then(|code| Language::from_code(code));
    let (app, _) = App::new(Start {
        settings: session::settings(call),
        courses: Some(courses),
        for_now: ForNow { language, theme: None },
        ..Start::new(catalog, words.language())
    });
    let sheet = match (&set, &place) {
        (Some(set), _) => app
            .sheet_of_problems(set)
            .ok_or_else(|| Message::new("cli-error-no-problems").with("set", asked))?,
        (None, Some((id, step))) => app.sheet(id, *step).ok_or_else(no_lesson)?,
        (None, None) => return Err(no_lesson().into()),
    };
    let pages = app.sheet_picture(&sheet);
    if target == STANDARD {
        return printed(output.write_all(pages.as_bytes()).and_then(|()| output.flush()), Answer::Done);
    }
    outside::put(Path::new(target), pages.as_bytes()).map_err(|error| {
        let why = file_trouble(words, error.kind());
        Message::new("cli-error-file").with("file", target).with("why", why)
    })?;
    Ok(Answer::Done)
}

/// Whether the name is that of another kind of file than the one that is written.
fn is_of_another_kind(target: &str) -> bool {
    Path::new(target).extension().is_some_and(|ending| !ending.eq_ignore_ascii_case("svg"))
}
