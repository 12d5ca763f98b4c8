//! The list of saved games: what was read, what is searched, what is to be taken in or deleted.

use std::collections::VecDeque;
use std::path::PathBuf;

use super::folded;
use crate::app::{Export, Place};
use crate::notation::record::{FileError, Format, HeaderKey, Record};
use crate::progress::{GameFault, GameId, SavedGame};

/// The saved games as they were last read, and what goes on with them; it stays as it was left.
#[derive(Debug, Default)]
pub struct GamesList {
    /// The files, by name.
    pub games: Vec<SavedGame>,
    /// What was typed in the search field.
    pub search: String,
    /// What was typed in the field for a game to take in.
    pub import: String,
    /// What is told.
    pub told: Option<Told>,
    /// The game that is to be deleted, until that is confirmed.
    pub asked: Option<GameId>,
    /// What opens when the game that it needs is read.
    pub wanted: Option<Place>,
    /// What becomes of the games that are being added, the next to arrive first.
    pub adding: VecDeque<Added>,
    /// How many games of the last import were added.
    pub imported: usize,
    /// The file that would be written over.
    pub in_the_way: Option<InTheWay>,
}

/// What becomes of a game once it has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    /// It is opened.
    Opens,
    /// It is one of several that are taken in.
    Counts,
    /// It is opened as a game by mail.
    OpensByMail,
}

/// A file that is there already.
#[derive(Clone, Debug)]
pub struct InTheWay {
    /// Its path.
    pub path: PathBuf,
    /// What is to be written.
    pub bytes: std::sync::Arc<[u8]>,
}

/// What is told on the list, or beside an open game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// The folder can't be read.
    Unread(GameFault),
    /// There is no game of that name.
    NoSuchGame(GameId),
    /// A game can't be read.
    Unreadable(GameId, GameFault),
    /// A game was deleted.
    Deleted(GameId),
    /// It was not.
    NotDeleted(GameId, GameFault),
    /// It is there again.
    Restored(GameId),
    /// It is not.
    NotRestored(GameFault),
    /// So many games were taken in.
    Imported(usize),
    /// Nothing was.
    NotImported(ImportFault),
    /// A new game could not be written.
    NotAdded(GameFault),
    /// A change of a game could not be written.
    NotSaved(GameId, GameFault),
    /// A game by mail was to be changed.
    ByMail,
    /// Something is on the clipboard.
    Copied(Export),
    /// There is no clipboard that takes it.
    NotCopied,
    /// A file was written.
    Written(PathBuf),
    /// A file of that name is there.
    InTheWay(PathBuf),
    /// A file was not written.
    NotWritten(PathBuf, std::io::ErrorKind),
    /// The format can't hold the game.
    NotExported(Format, crate::notation::record::WriteError),
}

/// Why nothing was taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportFault {
    /// There is nothing to read.
    Empty,
    /// The file can't be read.
    File(PathBuf, GameFault),
    /// What was typed is no game.
    Text(FileError),
}

/// What was typed in the field for a game to take in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// Nothing.
    Nothing,
    /// The path of a file.
    Path(PathBuf),
    /// A game.
    Text,
}

impl Typed {
    /// Tells a path from a game: one line that ends as the names of such files do.
    #[must_use]
    pub fn of(text: &str) -> Typed {
        let text = text.trim().trim_matches(['"', '\'']);
        if text.is_empty() {
            return Typed::Nothing;
        }
        let path = PathBuf::from(text.strip_prefix("file://").unwrap_or(text));
        let suffix = path.extension().and_then(|suffix| suffix.to_str());
        if !text.contains(['\n', '\r']) && suffix.and_then(Format::of_suffix).is_some() {
            return Typed::Path(path);
        }
        Typed::Text
    }
}

impl GamesList {
    /// The games that can be read and that the search finds, the latest first.
    #[must_use]
    pub fn shown(&self) -> Vec<(&GameId, &Record)> {
        let words: Vec<String> = folded(&self.search).split_whitespace().map(str::to_owned).collect();
        let mut shown: Vec<_> = self
            .games
            .iter()
            .filter_map(|game| Some((&game.id, game.record.as_ref().ok()?.as_ref())))
            .filter(|(id, record)| {
                let text = searched(id, record);
                words.iter().all(|word| text.contains(word.as_str()))
            })
            .collect();
        shown.sort_by(|(one_id, one), (two_id, two)| {
            let date = |record: &Record| record.header(&HeaderKey::START_TIME).unwrap_or_default().to_owned();
            date(two).cmp(&date(one)).then_with(|| two_id.cmp(one_id))
        });
        shown
    }

    /// Puts a game in the list, in place of the one of its name.
    pub fn put(&mut self, game: SavedGame) {
        self.games.retain(|other| other.id != game.id);
        self.games.push(game);
        self.games.sort_by(|one, two| one.id.cmp(&two.id));
    }
}

/// All words that a game is found by: its file's name, what stands above the moves, its comments.
fn searched(id: &GameId, record: &Record) -> String {
    let mut text = id.as_str().to_owned();
    for (_, value) in record.headers() {
        text.push(' ');
        text.push_str(value);
    }
    for line in record.lines() {
        for &at in std::iter::once(&line.from).chain(&line.nodes) {
            let comment = record.comment(at);
            if !comment.is_empty() {
                text.push(' ');
                text.push_str(comment);
            }
        }
    }
    folded(&text)
}

/// The name that a game should have: after its players, else after the file it comes from.
#[must_use]
pub fn named_after(record: &Record, file: Option<&str>) -> GameId {
    let players: Vec<&str> =
        [HeaderKey::BLACK, HeaderKey::WHITE].iter().filter_map(|key| record.header(key)).collect();
    if players.is_empty() { GameId::near(file.unwrap_or_default()) } else { GameId::near(&players.join(" ")) }
}
