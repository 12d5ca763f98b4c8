//! The files of the data folder: `settings.toml`, `lessons.toml`, `puzzles.toml`, `play.toml`, `notebook.toml` and
//! `reviews.txt`, and the folder of the games.
//!
//! Nothing here is lost silently: a file is written beside the old one and renamed, a damaged one is set aside under another name,
//! one of a newer format is left alone, and whatever went wrong comes back as a [`Notice`].

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::disk::{Stamp, replace};
use super::games::Games;
use super::migrate::{self, Fault, Kept};
use super::notebook::Notebook;
use super::notice::Notice;
use super::play::Play;
use super::puzzles::Puzzles;
use super::review_lines;
use super::reviews::{Entry, Reviews};
use super::schema::{Lessons, Merge, Settings};

const SETTINGS: &str = "settings.toml";
const LESSONS: &str = "lessons.toml";
const PUZZLES: &str = "puzzles.toml";
const PLAY: &str = "play.toml";
const REVIEWS: &str = "reviews.txt";
const NOTEBOOK: &str = "notebook.toml";

/// The data folder, or memory alone when there is none that can be used.
#[derive(Debug)]
pub struct Store {
    /// `None`: nothing is kept.
    folder: Option<PathBuf>,
    settings: Settings,
    lessons: Lessons,
    puzzles: Puzzles,
    games: Games,
    play: Play,
    reviews: Reviews,
    /// The file of the reviews as this run last read or wrote it: only if it is another is it read again.
    reviews_stamp: Option<Stamp>,
    notebook: Notebook,
    /// Files that must not be written: newer, unreadable, or damaged and impossible to rename.
    left_alone: Vec<&'static str>,
}

impl Store {
    /// Opens a data folder, made if it is missing, and reads what it holds.
    #[must_use]
    pub fn open(folder: &Path) -> (Store, Vec<Notice>) {
        let mut store = Store::in_memory();
        if let Err(error) = fs::create_dir_all(folder).and_then(|()| fs::read_dir(folder).map(drop)) {
            return (store, vec![Notice::FolderUnusable { folder: folder.to_owned(), why: error.kind() }]);
        }
        store.folder = Some(folder.to_owned());
        store.games = Games::open(folder);
        let mut notices = Vec::new();
        store.settings = store.load(SETTINGS, migrate::read, &mut notices).unwrap_or_default();
        store.lessons = store.load(LESSONS, migrate::read, &mut notices).unwrap_or_default();
        store.puzzles = store.load(PUZZLES, migrate::read, &mut notices).unwrap_or_default();
        store.play = store.load(PLAY, migrate::read, &mut notices).unwrap_or_default();
        store.reviews = store.load_reviews(&mut notices).unwrap_or_default();
        store.notebook = store.load(NOTEBOOK, migrate::read, &mut notices).unwrap_or_default();
        (store, notices)
    }

    /// A store that keeps nothing: for a picture, a test, a system without a data folder.
    #[must_use]
    pub fn in_memory() -> Store {
        Store {
            folder: None,
            settings: Settings::default(),
            lessons: Lessons::default(),
            puzzles: Puzzles::default(),
            games: Games::in_memory(),
            play: Play::default(),
            reviews: Reviews::default(),
            reviews_stamp: None,
            notebook: Notebook::default(),
            left_alone: Vec::new(),
        }
    }

    /// The data folder; `None` when nothing is kept.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// The settings as last read or saved.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The record of the lessons as last read or saved.
    #[must_use]
    pub fn lessons(&self) -> &Lessons {
        &self.lessons
    }

    /// The record of the mate problems as last read or saved.
    #[must_use]
    pub fn puzzles(&self) -> &Puzzles {
        &self.puzzles
    }

    /// The saved games.
    pub const fn games(&mut self) -> &mut Games {
        &mut self.games
    }

    /// The game that goes on and how those before went, as last read or saved.
    #[must_use]
    pub fn play(&self) -> &Play {
        &self.play
    }

    /// The reviews as last read or saved.
    #[must_use]
    pub fn reviews(&self) -> &Reviews {
        &self.reviews
    }

    /// The learner's notebook as last read or saved.
    #[must_use]
    pub fn notebook(&self) -> &Notebook {
        &self.notebook
    }

    /// Keeps the settings; what comes back went wrong.
    pub fn save_settings(&mut self, settings: &Settings) -> Vec<Notice> {
        let mut notices = Vec::new();
        self.settings = settings.clone();
        // Looks at the file first, so that one that was damaged or replaced by a newer version meanwhile is not lost.
        self.load(SETTINGS, migrate::read::<Settings>, &mut notices);
        self.write_table(SETTINGS, settings, &mut notices);
        notices
    }

    /// Keeps the record of the lessons, together with what another run of Nari did meanwhile; what comes back went wrong.
    pub fn save_lessons(&mut self, lessons: &Lessons) -> Vec<Notice> {
        let (merged, notices) = self.save_merged(LESSONS, lessons);
        self.lessons = merged;
        notices
    }

    /// Keeps the record of the mate problems, together with what another run of Nari did meanwhile; what comes back went
    /// wrong.
    pub fn save_puzzles(&mut self, puzzles: &Puzzles) -> Vec<Notice> {
        let (merged, notices) = self.save_merged(PUZZLES, puzzles);
        self.puzzles = merged;
        notices
    }

    /// Keeps the game that goes on and how those before went; what comes back went wrong.
    pub fn save_play(&mut self, play: &Play) -> Vec<Notice> {
        let (merged, notices) = self.save_merged(PLAY, play);
        self.play = merged;
        notices
    }

    /// Keeps what happened to cards, after what is there and what another run of Nari did meanwhile; what comes back went
    /// wrong.
    pub fn save_reviews(&mut self, entries: &[Entry]) -> Vec<Notice> {
        let mut notices = Vec::new();
        for entry in entries {
            self.reviews.add(entry.clone());
        }
        if let Some(meanwhile) = self.load_reviews(&mut notices) {
            self.reviews.merge(&meanwhile);
        }
        let text = review_lines::write(&self.reviews);
        self.write(REVIEWS, text.as_bytes(), &mut notices);
        self.reviews_stamp = self.folder.as_deref().and_then(|folder| Stamp::of(folder, REVIEWS));
        notices
    }

    /// Reads the reviews, if another run wrote them since.
    fn load_reviews(&mut self, notices: &mut Vec<Notice>) -> Option<Reviews> {
        let stamp = Stamp::of(self.folder.as_deref()?, REVIEWS);
        if stamp.is_some() && stamp == self.reviews_stamp {
            return None;
        }
        let reviews = self.load(REVIEWS, review_lines::read, notices);
        self.reviews_stamp = stamp;
        reviews
    }

    /// Keeps the learner's notebook; what comes back went wrong.
    pub fn save_notebook(&mut self, notebook: &Notebook) -> Vec<Notice> {
        let (merged, notices) = self.save_merged(NOTEBOOK, notebook);
        self.notebook = merged;
        notices
    }

    fn save_merged<T>(&mut self, file: &'static str, record: &T) -> (T, Vec<Notice>)
    where
        T: Clone + Serialize + Kept + Merge,
    {
        let mut notices = Vec::new();
        let mut merged = record.clone();
        if let Some(meanwhile) = self.load(file, migrate::read::<T>, &mut notices) {
            merged.merge(meanwhile);
        }
        self.write_table(file, &merged, &mut notices);
        (merged, notices)
    }

    /// Reads one file. `None` when there is nothing to be read; a fault is dealt with and told.
    fn load<T>(
        &mut self,
        file: &'static str,
        read: impl FnOnce(&[u8]) -> Result<T, Fault>,
        notices: &mut Vec<Notice>,
    ) -> Option<T> {
        let folder = self.folder.clone()?;
        if self.left_alone.contains(&file) {
            return None;
        }
        let bytes = match fs::read(folder.join(file)) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return None,
            Err(error) => {
                self.left_alone.push(file);
                notices.push(Notice::Unreadable { file: file.to_owned(), why: error.kind() });
                return None;
            }
        };
        match read(&bytes) {
            Ok(value) => Some(value),
            Err(Fault::Newer(format)) => {
                self.left_alone.push(file);
                notices.push(Notice::Newer { file: file.to_owned(), format });
                None
            }
            Err(Fault::Damaged { line, column }) => {
                let aside = set_aside(&folder, file).ok();
                if aside.is_none() {
                    self.left_alone.push(file);
                }
                notices.push(Notice::Damaged { file: file.to_owned(), aside, line, column });
                None
            }
        }
    }

    fn write_table<T: Serialize + Kept>(&self, file: &'static str, value: &T, notices: &mut Vec<Notice>) {
        match text_of(value) {
            Ok(text) => self.write(file, text.as_bytes(), notices),
            Err(error) => notices.push(Notice::NotSaved { file: file.to_owned(), why: error.kind() }),
        }
    }

    /// Writes one file, if there is a folder and the file may be written.
    fn write(&self, file: &'static str, bytes: &[u8], notices: &mut Vec<Notice>) {
        let Some(folder) = &self.folder else { return };
        if self.left_alone.contains(&file) {
            return;
        }
        if let Err(error) = replace(folder, file, bytes) {
            notices.push(Notice::NotSaved { file: file.to_owned(), why: error.kind() });
        }
    }
}

/// A file: its format, then what it holds.
#[derive(Serialize)]
struct Written<'a, T> {
    format: u32,
    #[serde(flatten)]
    value: &'a T,
}

fn text_of<T: Serialize + Kept>(value: &T) -> io::Result<String> {
    toml::to_string(&Written { format: T::format(), value }).map_err(io::Error::other)
}

/// Renames a damaged file to the first free `name.damaged-N.suffix`.
fn set_aside(folder: &Path, file: &str) -> io::Result<String> {
    let (stem, suffix) = file.rsplit_once('.').unwrap_or((file, ""));
    for number in 1..10_000 {
        let aside = format!("{stem}.damaged-{number}.{suffix}");
        if !folder.join(&aside).try_exists()? {
            fs::rename(folder.join(file), folder.join(&aside))?;
            return Ok(aside);
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}
