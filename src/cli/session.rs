//! What a run of the program begins with, in the window and in plain text: the course, the learner's files, the screen asked for.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use chrono::Local;
use clap::ArgMatches;
use directories::ProjectDirs;

use super::error::Trouble;
use crate::app::{self, CourseRead, Effect, Event, ForNow, Place, Start};
use crate::lesson::Catalog;
use crate::locale::{Language, Message, Words, notice};
use crate::progress::{Moment, Notice, Settings, Store, Theme};
use crate::worker;

/// The start of the program, and who keeps what it wants kept.
pub(super) struct Beginning {
    pub(super) start: Start,
    pub(super) keeper: Keeper,
}

/// Writes settings and progress, and says in words what went wrong.
pub(super) struct Keeper {
    store: Store,
    language: Language,
    /// What was told and still holds: a full disk is told once, not at every step.
    known: Vec<Notice>,
    /// A teacher's own courses, where there may be any.
    courses: Option<worker::Courses>,
}

impl Keeper {
    /// Does what an effect asks of the disk; what is to be told of it comes back.
    pub(super) fn keep(&mut self, effect: &Effect) -> Vec<Event> {
        let notices = match effect {
            Effect::SaveSettings(settings) => self.store.save_settings(settings),
            Effect::SaveLessons(lessons) => self.store.save_lessons(lessons),
            Effect::SavePuzzles(puzzles) => self.store.save_puzzles(puzzles),
            Effect::SaveReviews(entries) => self.store.save_reviews(entries),
            Effect::SavePlay(play) => self.store.save_play(play),
            Effect::SaveNotebook(notebook) => self.store.save_notebook(notebook),
            Effect::Files(job) => {
                return worker::files(&mut self.store, job).map(Event::Files).into_iter().collect();
            }
            Effect::ReadCourses => {
                let read = self.courses.as_mut().and_then(worker::Courses::look);
                return read.map(Event::Courses).into_iter().collect();
            }
            Effect::ReadClock => return vec![Event::Clock(now())],
            Effect::Wake { .. }
            | Effect::Work { .. }
            | Effect::Hurry { .. }
            | Effect::Stop { .. }
            | Effect::Copy(_) => {
                return Vec::new();
            }
        };
        let new: Vec<_> = notices.iter().filter(|notice| !self.known.contains(notice)).cloned().collect();
        let was_kept = self.known.iter().all(Notice::is_over);
        let is_kept = notices.iter().all(Notice::is_over);
        self.known = notices;
        let mut events: Vec<_> = self.told(&new).into_iter().map(Event::Notice).collect();
        if is_kept && !was_kept {
            events.push(Event::KeptAgain(self.words().text("notice-kept-again")));
        }
        events
    }

    /// The notices in the language in force.
    fn told(&self, notices: &[Notice]) -> Vec<String> {
        if notices.is_empty() {
            return Vec::new();
        }
        let words = self.words();
        notices.iter().map(|told| notice(&words, told)).collect()
    }

    /// The words of the language in force.
    fn words(&self) -> Words {
        let chosen = self.store.settings().language.as_deref().and_then(Language::from_code);
        Words::new(chosen.unwrap_or(self.language))
    }
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
    let (mut store, notices) = if let Some(folder) = data_folder(call) {
        Store::open(&folder)
    } else {
        // A system without such a folder: nothing can be kept, and that is told.
        let folder = PathBuf::from("nari");
        (Store::in_memory(), vec![Notice::FolderUnusable { folder, why: io::ErrorKind::NotFound }])
    };
    if store.holds() {
        store.games().forget_deleted();
    }
    let settings = store.settings().clone();
    let language = call.get_one::<String>("lang").and_then(|code| Language::from_code(code));
    let for_now = ForNow { language, theme: theme(call) };
    let (lessons, puzzles) = (store.lessons().clone(), store.puzzles().clone());
    let (play, reviews) = (store.play().clone(), store.reviews().clone());
    let notebook = store.notebook().clone();
    let data_folder = store.folder().map(|folder| folder.to_string_lossy().into_owned()).unwrap_or_default();
    let keeper = Keeper { store, language: words.language(), known: Vec::new(), courses };
    let notices = keeper.told(&notices);
    let language = words.language();
    Ok(Beginning {
        start: Start {
            catalog,
            settings,
            lessons,
            puzzles,
            play,
            reviews,
            now: now(),
            notebook,
            courses: read,
            seed: seed(),
            language,
            place,
            data_folder,
            notices,
            for_now,
        },
        keeper,
    })
}

/// The learner's settings, where there are any; nothing is made or set aside.
pub(super) fn settings(call: &ArgMatches) -> Settings {
    let folder = data_folder(call).filter(|folder| folder.is_dir());
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
