//! What is to be done with files, done at once on the thread that asks.

use std::path::Path;
use std::sync::Arc;

use crate::app::{FileFound, FileJob};
use crate::progress::{SavedGame, Store, outside};

/// Does what is to be done with files; `None` when there is nothing to tell of it.
pub fn files(store: &mut Store, job: &FileJob) -> Option<FileFound> {
    let folder = store.folder().map(Path::to_owned);
    let games = store.games();
    Some(match job {
        FileJob::ListGames => FileFound::Games(games.list()),
        FileJob::ReadGame(id) => FileFound::Game(id.clone(), games.read(id)),
        FileJob::SaveGame { id, record } => FileFound::NotSaved(id.clone(), games.save(id, record).err()?),
        FileJob::AddGame { like, record } => {
            let added = games.add(like, record);
            FileFound::Added(added.map(|id| SavedGame { id, record: Ok(Arc::clone(record)) }))
        }
        FileJob::DeleteGame(id) => FileFound::Deleted(id.clone(), games.delete(id)),
        FileJob::RestoreGame(id) => FileFound::Restored(games.restore(id)),
        FileJob::Read(path) => FileFound::Read(path.clone(), outside::read(path)),
        FileJob::Write { path, bytes, existing } => {
            let path = outside::place(folder.as_deref(), path);
            let written = outside::write(&path, bytes, *existing).map_err(|error| error.kind());
            FileFound::Written(path, written)
        }
    })
}
