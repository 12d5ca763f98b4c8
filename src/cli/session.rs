//! What a run of the program begins with, in the window and in plain text: the course, the learner's files, the screen asked for.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use chrono::Local;
use clap::ArgMatches;
use directories::ProjectDirs;

use super::error::Trouble;
use super::keeper::Keeper;
use crate::app::{self, CourseRead, ForNow, Place, Start};
use crate::lesson::Catalog;
use crate::locale::{self, Language, Message, Words};
use crate::progress::{Moment, Profile, Profiles, Settings, Store, Theme};
use crate::worker;

/// The start of the program, and who keeps what it wants kept.
pub(super) struct Beginning {
    pub(super) start: Start,
    pub(super) keeper: Keeper,
}

/// When a teacher's own courses are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    /// Before anything is shown.
    AtOnce,
    /// By somebody else, beside what goes on; unless the call asks for one of them.
    #[cfg(feature = "desktop")]
    Beside,
}

/// A teacher's own courses in the learner's data folder.
pub(super) fn courses(call: &ArgMatches) -> Vec<CourseRead> {
    data_folder(call).and_then(|folder| worker::Courses::of(&folder).look()).unwrap_or_default()
}

/// Reads the learner's files and the place of a call of `nari` or `nari text`.
pub(super) fn begin(words: &Words, call: &ArgMatches, reading: Reading) -> Result<Beginning, Trouble> {
    let catalog = course()?;
    let mut courses = data_folder(call).map(|folder| worker::Courses::of(&folder));
    // A place of theirs is looked for in them.
    let asks_for_one = call.get_one::<String>("open").is_some_and(|place| place.contains('/'));
    let at_once = reading == Reading::AtOnce || asks_for_one;
    let read = courses.as_mut().filter(|_| at_once).and_then(worker::Courses::look);
    let place = place(words, call, &app::with_courses(&catalog, read.as_deref().unwrap_or_default()))?;
    let learners = learner(words, call)?;
    let language = call.get_one::<String>("lang").and_then(|code| Language::from_code(code));
    let for_now = ForNow { language, theme: theme(call) };
    let (keeper, notices) = Keeper::open(learners, courses, words.language());
    let learner = keeper.learner();
    let language = words.language();
    Ok(Beginning {
        start: Start {
            now: now(),
            courses: read,
            seed: seed(),
            place,
            notices,
            for_now,
            ..learner.start(catalog, language)
        },
        keeper,
    })
}

/// The learners of the data folder, and the one whom the call names, else the last one; `None` where the system has no
/// data folder.
pub(super) fn learner(words: &Words, call: &ArgMatches) -> Result<Option<(Profiles, u32)>, Message> {
    let Some(folder) = data_folder(call) else { return Ok(None) };
    let profiles = Profiles::of(&folder);
    // A command without the option has no learner to choose.
    let Some(name) = call.try_get_one::<String>("profile").ok().flatten() else {
        let current = profiles.current();
        return Ok(Some((profiles, current)));
    };
    let numbered = || profiles.list().into_iter().find(|profile| profile.id.to_string() == *name);
    if let Some(profile) = profiles.find(name).or_else(numbered) {
        return Ok(Some((profiles, profile.id)));
    }
    let said = |profile: Profile| match profile.name.as_str() {
        "" => words.say(&Message::new("data-learner-number").with("number", profile.id)),
        _ => profile.name,
    };
    let names: Vec<_> = profiles.list().into_iter().map(said).collect();
    let names = locale::list(words, &names);
    Err(Message::new("cli-error-profile").with("name", name).with("names", names))
}

/// The learner's settings, where there are any; nothing is made or set aside.
pub(super) fn settings(call: &ArgMatches) -> Settings {
    let folder = data_folder(call).map(|folder| Profiles::of(&folder));
    let folder = folder.map(|profiles| profiles.folder(profiles.current())).filter(|folder| folder.is_dir());
    folder.map_or_else(Settings::default, |folder| Store::look(&folder).settings().clone())
}

/// The course that is built in.
pub(super) fn course() -> Result<Arc<Catalog>, Trouble> {
    Ok(Arc::new(Catalog::embedded().map_err(|_| Message::new("cli-error-course"))?))
}

/// What the clock shows, and how far it is from UTC where the learner is.
pub(super) fn now() -> Moment {
    let here = Local::now();
    let minutes = here.offset().local_minus_utc() / 60;
    Moment::new(here.timestamp(), i16::try_from(minutes).unwrap_or_default())
}

/// Where chance begins in this run: the clock, in nanoseconds.
fn seed() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    since.as_secs().wrapping_mul(1_000_000_000).wrapping_add(since.subsec_nanos().into())
}

/// The screen that `--open` asks for.
pub(super) fn place(words: &Words, call: &ArgMatches, catalog: &Catalog) -> Result<Option<Place>, Message> {
    let Some(text) = call.get_one::<String>("open") else { return Ok(None) };
    app::place::read(text, catalog).map(Some).map_err(|error| app::place::message(words, &error))
}

/// The colours that `--theme` asks for.
pub(super) fn theme(call: &ArgMatches) -> Option<Theme> {
    // A command without the option has no colours.
    let name = call.try_get_one::<String>("theme").ok().flatten()?;
    match name.as_str() {
        "light" => Some(Theme::Light),
        "dark" => Some(Theme::Dark),
        _ => Some(Theme::System),
    }
}

/// `--data-dir`, else `NARI_DATA_DIR`, else the system's folder for data of programs; `None` where the system has none.
pub(super) fn data_folder(call: &ArgMatches) -> Option<PathBuf> {
    let given = call.get_one::<PathBuf>("data-dir").cloned();
    given
        .or_else(|| std::env::var_os("NARI_DATA_DIR").filter(|folder| !folder.is_empty()).map(PathBuf::from))
        .or_else(|| Some(ProjectDirs::from("", "", "nari")?.data_dir().to_owned()))
}
