//! The files of the data folder: `settings.toml`, `lessons.toml`, `puzzles.toml` and `play.toml`, and the folder of the
//! games.
//!
//! Nothing here is lost silently: a file is written beside the old one and renamed, a damaged one is set aside under another name,
//! one of a newer format is left alone, and whatever went wrong comes back as a [`Notice`].

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::disk::replace;
use super::games::Games;
use super::play::Play;
use super::puzzles::Puzzles;
use super::schema::{FORMAT, Lessons, Merge, Other, Settings};

const SETTINGS: &str = "settings.toml";
const LESSONS: &str = "lessons.toml";
const PUZZLES: &str = "puzzles.toml";
const PLAY: &str = "play.toml";

/// What the learner is to be told about the data folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The folder can't be made or read: nothing will be kept.
    FolderUnusable {
        /// The folder.
        folder: PathBuf,
        /// Why.
        why: ErrorKind,
    },
    /// A file could not be understood; it was set aside, and the defaults hold.
    Damaged {
        /// Its name in the folder.
        file: String,
        /// The name it has now; `None` if it could not be renamed, it then stays as it is and is not written.
        aside: Option<String>,
        /// Line of the fault, from 1.
        line: usize,
        /// Column of the fault in characters, from 1.
        column: usize,
    },
    /// A newer version of Nari wrote the file: it is left alone, and changes are not kept.
    Newer {
        /// Its name in the folder.
        file: String,
        /// Its format.
        format: u32,
    },
    /// The file is there and can't be read: it is left alone, and changes are not kept.
    Unreadable {
        /// Its name in the folder.
        file: String,
        /// Why.
        why: ErrorKind,
    },
    /// The file could not be written; the old one is as it was.
    NotSaved {
        /// Its name in the folder.
        file: String,
        /// Why.
        why: ErrorKind,
    },
}

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
        store.settings = store.load(SETTINGS, &mut notices).unwrap_or_default();
        store.lessons = store.load(LESSONS, &mut notices).unwrap_or_default();
        store.puzzles = store.load(PUZZLES, &mut notices).unwrap_or_default();
        store.play = store.load(PLAY, &mut notices).unwrap_or_default();
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

    /// Keeps the settings; what comes back went wrong.
    pub fn save_settings(&mut self, settings: &Settings) -> Vec<Notice> {
        let mut notices = Vec::new();
        self.settings = settings.clone();
        // Looks at the file first, so that one that was damaged or replaced by a newer version meanwhile is not lost.
        self.load::<Settings>(SETTINGS, &mut notices);
        self.write(SETTINGS, settings, &mut notices);
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

    fn save_merged<T>(&mut self, file: &'static str, record: &T) -> (T, Vec<Notice>)
    where
        T: Clone + Serialize + DeserializeOwned + Other + Merge,
    {
        let mut notices = Vec::new();
        let mut merged = record.clone();
        if let Some(meanwhile) = self.load::<T>(file, &mut notices) {
            merged.merge(meanwhile);
        }
        self.write(file, &merged, &mut notices);
        (merged, notices)
    }

    /// Reads one file. `None` when there is nothing to be read; a fault is dealt with and told.
    fn load<T: DeserializeOwned + Other>(
        &mut self,
        file: &'static str,
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

    /// Writes one file, if there is a folder and the file may be written.
    fn write<T: Serialize>(&self, file: &'static str, value: &T, notices: &mut Vec<Notice>) {
        let Some(folder) = &self.folder else { return };
        if self.left_alone.contains(&file) {
            return;
        }
        if let Err(error) = text_of(value).and_then(|text| replace(folder, file, text.as_bytes())) {
            notices.push(Notice::NotSaved { file: file.to_owned(), why: error.kind() });
        }
    }
}

/// Why a file can't be taken over.
enum Fault {
    Damaged { line: usize, column: usize },
    Newer(u32),
}

fn read<T: DeserializeOwned + Other>(bytes: &[u8]) -> Result<T, Fault> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let valid = bytes.get(..error.valid_up_to()).unwrap_or_default();
        let before = String::from_utf8_lossy(valid);
        damaged(&before, before.len())
    })?;
    let at = |error: &toml::de::Error| damaged(text, error.span().map_or(0, |span| span.start));
    let table: toml::Table = toml::from_str(text).map_err(|error| at(&error))?;
    match table.get("format").and_then(toml::Value::as_integer) {
        Some(format) if format > i64::from(FORMAT) => {
            return Err(Fault::Newer(u32::try_from(format).unwrap_or(u32::MAX)));
        }
        Some(format) if format == i64::from(FORMAT) => {}
        _ => return Err(Fault::Damaged { line: 1, column: 1 }),
    }
    // Read from the text and not from the table: only so does a fault have its place.
    let mut value: T = toml::from_str(text).map_err(|error| at(&error))?;
    value.other().remove("format");
    Ok(value)
}

fn damaged(text: &str, at: usize) -> Fault {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    Fault::Damaged { line, column }
}

/// A file: its format, then what it holds.
#[derive(Serialize)]
struct Kept<'a, T> {
    format: u32,
    #[serde(flatten)]
    value: &'a T,
}

fn text_of<T: Serialize>(value: &T) -> io::Result<String> {
    toml::to_string(&Kept { format: FORMAT, value }).map_err(io::Error::other)
}

/// Renames a damaged file to the first free `name.damaged-N.toml`.
fn set_aside(folder: &Path, file: &str) -> io::Result<String> {
    let stem = file.trim_end_matches(".toml");
    for number in 1..10_000 {
        let aside = format!("{stem}.damaged-{number}.toml");
        if !folder.join(&aside).try_exists()? {
            fs::rename(folder.join(file), folder.join(&aside))?;
            return Ok(aside);
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}
