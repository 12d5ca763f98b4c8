//! The files of the data folder: `settings.toml`, `lessons.toml`, `puzzles.toml`, `drills.toml`, `play.toml`, `notebook.toml` and
//! `reviews.txt`, and the folder of the games.
//!
//! Nothing here is lost silently: a file is written beside the old one and renamed, a damaged one is set aside under another name,
//! one of a newer format is left alone, and whatever went wrong comes back as a [`Notice`].

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::bundle::Bundle;
use super::disk::{Stamp, replace};
use super::drills::Drills;
use super::games::Games;
use super::hold::Hold;
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
const DRILLS: &str = "drills.toml";
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
    drills: Drills,
    games: Games,
    play: Play,
    reviews: Reviews,
    /// The file of the reviews as this run last read or wrote it: only if it is another is it read again.
    reviews_stamp: Option<Stamp>,
    notebook: Notebook,
    /// Whether this run may write.
    hold: Hold,
    /// Files that hold less than this run knows: they could not be written so far.
    unkept: BTreeSet<&'static str>,
    /// Files that must not be written: newer, unreadable, or damaged and impossible to rename.
    left_alone: Vec<&'static str>,
}

impl Store {
    /// Opens a data folder, made if it is missing, and reads what it holds. While another run holds it, this one only
    /// looks, and says so.
    #[must_use]
    pub fn open(folder: &Path) -> (Store, Vec<Notice>) {
        if let Err(error) = fs::create_dir_all(folder).and_then(|()| fs::read_dir(folder).map(drop)) {
            let notice = Notice::FolderUnusable { folder: folder.to_owned(), why: error.kind() };
            return (Store::in_memory(), vec![notice]);
        }
        let mut store = Store::in_memory();
        store.hold = Hold::take(folder);
        let mut notices = Vec::new();
        match &store.hold {
            Hold::Elsewhere => notices.push(Notice::Elsewhere),
            _ => notices.extend(
                Bundle::go_on(folder)
                    .err()
                    .map(|error| Notice::FolderUnusable { folder: folder.to_owned(), why: error.kind() }),
            ),
        }
        store.read_all(folder, &mut notices);
        (store, notices)
    }

    /// Reads a data folder, and never writes it: for a picture.
    #[must_use]
    pub fn look(folder: &Path) -> Store {
        let mut store = Store::in_memory();
        store.hold = Hold::Looks;
        store.read_all(folder, &mut Vec::new());
        store
    }

    fn read_all(&mut self, folder: &Path, notices: &mut Vec<Notice>) {
        self.folder = Some(folder.to_owned());
        self.games = Games::open(folder);
        self.settings = self.load(SETTINGS, migrate::read, notices).unwrap_or_default();
        self.lessons = self.load(LESSONS, migrate::read, notices).unwrap_or_default();
        self.puzzles = self.load(PUZZLES, migrate::read, notices).unwrap_or_default();
        self.drills = self.load(DRILLS, migrate::read, notices).unwrap_or_default();
        self.play = self.load(PLAY, migrate::read, notices).unwrap_or_default();
        self.reviews = self.load_reviews(notices).unwrap_or_default();
        self.notebook = self.load(NOTEBOOK, migrate::read, notices).unwrap_or_default();
    }

    /// A store that keeps nothing: for a picture, a test, a system without a data folder.
    #[must_use]
    pub fn in_memory() -> Store {
        Store {
            folder: None,
            settings: Settings::default(),
            lessons: Lessons::default(),
            puzzles: Puzzles::default(),
            drills: Drills::default(),
            games: Games::in_memory(),
            play: Play::default(),
            reviews: Reviews::default(),
            reviews_stamp: None,
            notebook: Notebook::default(),
            hold: Hold::Ours(None),
            unkept: BTreeSet::new(),
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

    /// The record of the drills as last read or saved.
    #[must_use]
    pub fn drills(&self) -> &Drills {
        &self.drills
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

    /// Whether this run may write the folder: no other does.
    #[must_use]
    pub const fn holds(&self) -> bool {
        matches!(self.hold, Hold::Ours(_))
    }

    /// Keeps the settings; what comes back went wrong.
    pub fn save_settings(&mut self, settings: &Settings) -> Vec<Notice> {
        self.settings = settings.clone();
        self.save(SETTINGS)
    }

    /// Keeps the record of the lessons, together with what another run of Nari did meanwhile; what comes back went wrong.
    pub fn save_lessons(&mut self, lessons: &Lessons) -> Vec<Notice> {
        self.lessons = lessons.clone();
        self.save(LESSONS)
    }

    /// Keeps the record of the mate problems, together with what another run of Nari did meanwhile; what comes back went
    /// wrong.
    pub fn save_puzzles(&mut self, puzzles: &Puzzles) -> Vec<Notice> {
        self.puzzles = puzzles.clone();
        self.save(PUZZLES)
    }

    /// Keeps the record of the drills, together with what another run of Nari did meanwhile; what comes back went wrong.
    pub fn save_drills(&mut self, drills: &Drills) -> Vec<Notice> {
        self.drills = drills.clone();
        self.save(DRILLS)
    }

    /// Keeps the game that goes on and how those before went; what comes back went wrong.
    pub fn save_play(&mut self, play: &Play) -> Vec<Notice> {
        self.play = play.clone();
        self.save(PLAY)
    }

    /// Keeps what happened to cards, after what is there and what another run of Nari did meanwhile; what comes back went
    /// wrong.
    pub fn save_reviews(&mut self, entries: &[Entry]) -> Vec<Notice> {
        for entry in entries {
            self.reviews.add(entry.clone());
        }
        self.save(REVIEWS)
    }

    /// Keeps the learner's notebook; what comes back went wrong.
    pub fn save_notebook(&mut self, notebook: &Notebook) -> Vec<Notice> {
        self.notebook = notebook.clone();
        self.save(NOTEBOOK)
    }

    /// Writes what could not be written so far; what comes back still can't.
    pub fn save_rest(&mut self) -> Vec<Notice> {
        let mut notices = Vec::new();
        if self.unkept.is_empty() || !self.may_write(&mut notices) {
            return notices;
        }
        for file in self.unkept.clone() {
            self.save_again(file, &mut notices);
        }
        notices
    }

    /// Writes a file as it stands here, and with it those that could not be written before.
    fn save(&mut self, file: &'static str) -> Vec<Notice> {
        self.unkept.insert(file);
        self.save_rest()
    }

    fn save_again(&mut self, file: &'static str, notices: &mut Vec<Notice>) {
        match file {
            SETTINGS => {
                // Looks at the file first, so that one that was damaged or replaced by a newer version meanwhile is not lost.
                self.load(SETTINGS, migrate::read::<Settings>, notices);
                self.write_table(SETTINGS, &self.settings.clone(), notices);
            }
            LESSONS => self.lessons = self.save_merged(LESSONS, &self.lessons.clone(), notices),
            PUZZLES => self.puzzles = self.save_merged(PUZZLES, &self.puzzles.clone(), notices),
            DRILLS => self.drills = self.save_merged(DRILLS, &self.drills.clone(), notices),
            PLAY => self.play = self.save_merged(PLAY, &self.play.clone(), notices),
            NOTEBOOK => self.notebook = self.save_merged(NOTEBOOK, &self.notebook.clone(), notices),
            _ => self.save_all_reviews(notices),
        }
    }

    fn save_all_reviews(&mut self, notices: &mut Vec<Notice>) {
        if let Some(meanwhile) = self.load_reviews(notices) {
            self.reviews.merge(&meanwhile);
        }
        let text = review_lines::write(&self.reviews);
        self.write(REVIEWS, text.as_bytes(), notices);
        self.reviews_stamp = self.folder.as_deref().and_then(|folder| Stamp::of(folder, REVIEWS));
    }

    /// Whether this run may write now: if another held the folder, it may have ended.
    fn may_write(&mut self, notices: &mut Vec<Notice>) -> bool {
        if let (Hold::Elsewhere, Some(folder)) = (&self.hold, &self.folder) {
            self.hold = Hold::take(folder);
        }
        if matches!(self.hold, Hold::Elsewhere) {
            notices.push(Notice::Elsewhere);
        }
        self.holds()
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

    /// Writes a record together with what another run wrote meanwhile; both come back.
    fn save_merged<T>(&mut self, file: &'static str, record: &T, notices: &mut Vec<Notice>) -> T
    where
        T: Clone + Serialize + Kept + Merge,
    {
        let mut merged = record.clone();
        if let Some(meanwhile) = self.load(file, migrate::read::<T>, notices) {
            merged.merge(meanwhile);
        }
        self.write_table(file, &merged, notices);
        merged
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
                // Whoever holds the folder sets it aside.
                let aside = if self.holds() { set_aside(&folder, file).ok() } else { None };
                if aside.is_none() && self.holds() {
                    self.left_alone.push(file);
                }
                notices.push(Notice::Damaged { file: file.to_owned(), aside, line, column });
                None
            }
        }
    }

    fn write_table<T: Serialize + Kept>(&mut self, file: &'static str, value: &T, notices: &mut Vec<Notice>) {
        match migrate::text_of(value) {
            Ok(text) => self.write(file, text.as_bytes(), notices),
            Err(error) => notices.push(Notice::NotSaved { file: file.to_owned(), why: error.kind() }),
        }
    }

    /// Writes one file, if there is a folder and the file may be written.
    fn write(&mut self, file: &'static str, bytes: &[u8], notices: &mut Vec<Notice>) {
        self.unkept.remove(file);
        let Some(folder) = &self.folder else { return };
        if self.left_alone.contains(&file) {
            return;
        }
        if let Err(error) = replace(folder, file, bytes) {
            self.unkept.insert(file);
            notices.push(Notice::NotSaved { file: file.to_owned(), why: error.kind() });
        }
    }
}

impl Drop for Store {
    /// What a second window did is kept if the first ended before it.
    fn drop(&mut self) {
        self.save_rest();
    }
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
