//! What the disk is asked for: the program asks by [`Effect::Files`](super::Effect::Files), what came of it comes back as
//! an [`Event::Files`](super::Event::Files).

use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::Arc;

use crate::notation::record::Record;
use crate::progress::{Existing, GameFault, GameId, SavedGame};

/// Something to be done with files.
#[derive(Clone, Debug, PartialEq)]
pub enum FileJob {
    /// Read all saved games.
    ListGames,
    /// Read one saved game.
    ReadGame(GameId),
    /// Write a game under its name. Only what goes wrong is told.
    SaveGame {
        /// Its name.
        id: GameId,
        /// The game.
        record: Arc<Record>,
    },
    /// Write a new game.
    AddGame {
        /// The name that it should have; another if that is taken.
        like: GameId,
        /// The game.
        record: Arc<Record>,
    },
    /// Put a game away.
    DeleteGame(GameId),
    /// Bring a game that was put away back.
    RestoreGame(GameId),
    /// Read a file that the learner named.
    Read(PathBuf),
    /// Write a file that the learner named.
    Write {
        /// Its path; a bare name means the folder for such files.
        path: PathBuf,
        /// What it will hold.
        bytes: Arc<[u8]>,
        /// What becomes of one that is there.
        existing: Existing,
    },
}

/// What came of it.
#[derive(Clone, Debug)]
pub enum FileFound {
    /// The saved games, or why there is no looking at them.
    Games(Result<Vec<SavedGame>, GameFault>),
    /// A saved game; `None` if there is none of that name.
    Game(GameId, Result<Option<Arc<Record>>, GameFault>),
    /// The name that a new game got.
    Added(Result<SavedGame, GameFault>),
    /// A game that could not be written.
    NotSaved(GameId, GameFault),
    /// The game that was put away.
    Deleted(GameId, Result<(), GameFault>),
    /// The name under which a game is there again.
    Restored(Result<GameId, GameFault>),
    /// What stands in a file.
    Read(PathBuf, Result<Vec<u8>, GameFault>),
    /// A file was written, or not.
    Written(PathBuf, Result<(), ErrorKind>),
}
