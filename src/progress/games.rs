//! The saved games: the folder `games/` of the data folder, one file in KIF (UTF-8, `.kifu`) a game.
//!
//! What stands there is the learner's own: files that were put in by hand are listed too, and one that can't be read is
//! listed with the reason and never touched. A deleted file waits in `games/deleted/` until the program starts again.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::disk::replace;
use crate::notation::record::{self, FileError, Format, Record, WriteError};

const FOLDER: &str = "games";
const DELETED: &str = "deleted";
/// The most bytes that a game's file may have: more is no game, and would be read in vain.
const LARGEST: u64 = 4 << 20;

/// The name of a saved game: that of its file, without the suffix.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(String);

/// One file of the folder.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// Its name.
    pub id: GameId,
    /// The game, or why it can't be read.
    pub record: Result<Arc<Record>, GameFault>,
}

/// Why a game can't be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameFault {
    /// The system refuses.
    Disk(ErrorKind),
    /// The file's name is none that Nari could write.
    Name,
    /// The file is larger than any game.
    TooLarge,
    /// It is no game.
    NoGame(FileError),
    /// It holds so many games, where one is expected.
    Several(usize),
    /// The record can't be written.
    Unwritable(WriteError),
    /// The file of that name can't be read, so it is not written over.
    LeftAlone,
}

/// The saved games, on the disk or, without a folder, in memory alone.
#[derive(Debug)]
pub struct Games {
    place: Place,
}

#[derive(Debug)]
enum Place {
    Folder(PathBuf),
    /// Those that are there, and those that were deleted.
    Memory {
        there: BTreeMap<GameId, Arc<Record>>,
        deleted: BTreeMap<GameId, Arc<Record>>,
    },
}

impl GameId {
    /// The longest name, in bytes: with its suffixes it still fits into a file's name everywhere.
    const LONGEST: usize = 120;

    /// A name that can be a file's: no separators or other signs that a system keeps for itself, no dot at either end.
    ///
    /// # Examples
    /// ```
    /// use nari::progress::GameId;
    ///
    /// assert!(GameId::new("2026-11-30 Anna–Bob").is_some());
    /// assert!(GameId::new("../settings").is_none());
    /// ```
    #[must_use]
    pub fn new(name: &str) -> Option<GameId> {
        let reserved = |sign: char| sign.is_control() || "/\\:*?\"<>|".contains(sign);
        let is_free = !name.is_empty()
            && name.len() <= GameId::LONGEST
            && name.trim() == name
            && !name.starts_with('.')
            && !name.ends_with('.')
            && !name.contains(reserved);
        is_free.then(|| GameId(name.to_owned()))
    }

    /// The nearest name to any text; `game` if nothing of it can stay.
    #[must_use]
    pub fn near(text: &str) -> GameId {
        let plain: String =
            text.chars().map(|sign| if sign.is_alphanumeric() { sign } else { ' ' }).collect();
        let mut name = String::new();
        for word in plain.split_whitespace() {
            if name.len() + 1 + word.len() > GameId::LONGEST - 10 {
                break;
            }
            if !name.is_empty() {
                name.push('-');
            }
            name.push_str(word);
        }
        GameId::new(&name).unwrap_or_else(|| GameId("game".to_owned()))
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The same name for the second, third… of its kind; the first is the name alone.
    fn numbered(&self, number: usize) -> GameId {
        if number < 2 { self.clone() } else { GameId(format!("{}-{number}", self.0)) }
    }

    fn file(&self) -> String {
        format!("{}.{}", self.0, Format::Kifu.suffix())
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Games {
    /// The games of a data folder.
    #[must_use]
    pub fn open(data_folder: &Path) -> Games {
        Games { place: Place::Folder(data_folder.join(FOLDER)) }
    }

    /// Lets the games go that were deleted, in this run or an earlier one.
    pub fn forget_deleted(&mut self) {
        match &mut self.place {
            Place::Memory { deleted, .. } => deleted.clear(),
            Place::Folder(folder) => {
                for path in kifu_files(&folder.join(DELETED)).unwrap_or_default() {
                    // One that can't be removed stays, and is in nobody's way.
                    let _ = fs::remove_file(path);
                }
            }
        }
    }

    /// Games that are kept in memory alone.
    #[must_use]
    pub fn in_memory() -> Games {
        Games { place: Place::Memory { there: BTreeMap::new(), deleted: BTreeMap::new() } }
    }

    /// Every game, by name.
    ///
    /// # Errors
    /// When the folder is there and can't be read.
    pub fn list(&self) -> Result<Vec<SavedGame>, GameFault> {
        let folder = match &self.place {
            Place::Folder(folder) => folder,
            Place::Memory { there, .. } => {
                let game = |(id, record): (&GameId, &Arc<Record>)| SavedGame {
                    id: id.clone(),
                    record: Ok(Arc::clone(record)),
                };
                return Ok(there.iter().map(game).collect());
            }
        };
        let mut games: Vec<_> = kifu_files(folder)?
            .into_iter()
            .map(|path| {
                let name = path.file_stem().unwrap_or_default();
                match name.to_str().and_then(GameId::new) {
                    Some(id) => SavedGame { id, record: read(&path).map(Arc::new) },
                    // It could not be asked for under that name: it is listed, and that is all.
                    None => SavedGame {
                        id: GameId(name.to_string_lossy().into_owned()),
                        record: Err(GameFault::Name),
                    },
                }
            })
            .collect();
        games.sort_by(|one, two| one.id.cmp(&two.id));
        Ok(games)
    }

    /// One game; `None` if there is none of that name.
    ///
    /// # Errors
    /// Why it can't be read.
    pub fn read(&self, id: &GameId) -> Result<Option<Arc<Record>>, GameFault> {
        match &self.place {
            Place::Memory { there, .. } => Ok(there.get(id).map(Arc::clone)),
            Place::Folder(folder) => match read(&folder.join(id.file())) {
                Ok(record) => Ok(Some(Arc::new(record))),
                Err(GameFault::Disk(ErrorKind::NotFound)) => Ok(None),
                Err(fault) => Err(fault),
            },
        }
    }

    /// Writes a game under its name, in place of the one that was there.
    ///
    /// # Errors
    /// What keeps it from being written; the old file is then as it was. One that can't be read stays too.
    pub fn save(&mut self, id: &GameId, record: &Record) -> Result<(), GameFault> {
        match &mut self.place {
            Place::Memory { there, .. } => {
                there.insert(id.clone(), Arc::new(record.clone()));
                Ok(())
            }
            Place::Folder(folder) => {
                let (file, bytes) = (id.file(), bytes_of(record)?);
                match read(&folder.join(&file)) {
                    Ok(_) | Err(GameFault::Disk(ErrorKind::NotFound)) => {}
                    Err(_) => return Err(GameFault::LeftAlone),
                }
                Ok(replace(folder, &file, &bytes)?)
            }
        }
    }

    /// Writes a new game under a free name like the one given, which comes back.
    ///
    /// # Errors
    /// What keeps it from being written.
    pub fn add(&mut self, like: &GameId, record: &Record) -> Result<GameId, GameFault> {
        for number in 1..100_000 {
            let id = like.numbered(number);
            match &mut self.place {
                Place::Memory { there, .. } => {
                    if !there.contains_key(&id) {
                        there.insert(id.clone(), Arc::new(record.clone()));
                        return Ok(id);
                    }
                }
                Place::Folder(folder) => {
                    let bytes = bytes_of(record)?;
                    fs::create_dir_all(&folder)?;
                    // The name is taken first, so that another run of Nari can't take it meanwhile.
                    match File::create_new(folder.join(id.file())) {
                        Ok(_) => {}
                        Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
                        Err(error) => return Err(error.into()),
                    }
                    if let Err(error) = replace(folder, &id.file(), &bytes) {
                        let _ = fs::remove_file(folder.join(id.file()));
                        return Err(error.into());
                    }
                    return Ok(id);
                }
            }
        }
        Err(GameFault::Disk(ErrorKind::AlreadyExists))
    }

    /// Puts a game away; [`Games::restore`] brings it back.
    ///
    /// # Errors
    /// Why it is still there. A file that can't be read is left alone.
    pub fn delete(&mut self, id: &GameId) -> Result<(), GameFault> {
        match &mut self.place {
            Place::Memory { there, deleted } => {
                let record = there.remove(id).ok_or(GameFault::Disk(ErrorKind::NotFound))?;
                deleted.insert(id.clone(), record);
            }
            Place::Folder(folder) => {
                let (from, aside) = (folder.join(id.file()), folder.join(DELETED));
                read(&from).map_err(|fault| match fault {
                    GameFault::Disk(why) => GameFault::Disk(why),
                    _ => GameFault::LeftAlone,
                })?;
                fs::create_dir_all(&aside)?;
                fs::rename(from, aside.join(id.file()))?;
            }
        }
        Ok(())
    }

    /// Brings a deleted game back under its name, or one like it if that is taken now; gives the name.
    ///
    /// # Errors
    /// Why it can't be brought back.
    pub fn restore(&mut self, id: &GameId) -> Result<GameId, GameFault> {
        match &mut self.place {
            Place::Memory { deleted, .. } => {
                let record = deleted.remove(id).ok_or(GameFault::Disk(ErrorKind::NotFound))?;
                self.add(id, &record)
            }
            Place::Folder(folder) => {
                let (aside, to) = (folder.join(DELETED).join(id.file()), folder.join(id.file()));
                if to.try_exists()? {
                    let record = read(&aside)?;
                    let restored = self.add(id, &record)?;
                    let _ = fs::remove_file(aside);
                    return Ok(restored);
                }
                fs::rename(aside, to)?;
                Ok(id.clone())
            }
        }
    }
}

/// The `.kifu` files of a folder; none when there is no folder.
fn kifu_files(folder: &Path) -> Result<Vec<PathBuf>, io::Error> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|suffix| suffix == Format::Kifu.suffix()) {
            files.push(path);
        }
    }
    Ok(files)
}

/// Reads the one game of a file.
fn read(path: &Path) -> Result<Record, GameFault> {
    let records = record::read(&content(path)?).map_err(GameFault::NoGame)?;
    match <[Record; 1]>::try_from(records) {
        Ok([record]) => Ok(record),
        Err(records) => Err(GameFault::Several(records.len())),
    }
}

/// The bytes of a file that is no larger than games are.
pub(super) fn content(path: &Path) -> Result<Vec<u8>, GameFault> {
    // Looked at before it is opened: a pipe would wait for its writer.
    let kind = fs::metadata(path)?;
    if !kind.is_file() {
        let why = if kind.is_dir() { ErrorKind::IsADirectory } else { ErrorKind::InvalidInput };
        return Err(GameFault::Disk(why));
    }
    let file = File::open(path)?;
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if u64::try_from(bytes.len()).is_ok_and(|length| length <= LARGEST) {
        Ok(bytes)
    } else {
        Err(GameFault::TooLarge)
    }
}

fn bytes_of(record: &Record) -> Result<Vec<u8>, GameFault> {
    record::write(std::slice::from_ref(record), Format::Kifu).map_err(GameFault::Unwritable)
}

impl From<io::Error> for GameFault {
    fn from(error: io::Error) -> GameFault {
        GameFault::Disk(error.kind())
    }
}

impl fmt::Display for GameFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameFault::Disk(why) => write!(f, "{why}"),
            GameFault::Name => f.write_str("a name that could not be written"),
            GameFault::TooLarge => write!(f, "more than {LARGEST} bytes"),
            GameFault::NoGame(error) => write!(f, "{error}"),
            GameFault::Several(count) => write!(f, "{count} games in one file"),
            GameFault::Unwritable(error) => write!(f, "{error}"),
            GameFault::LeftAlone => f.write_str("the file there can't be read and is left alone"),
        }
    }
}

impl std::error::Error for GameFault {}
