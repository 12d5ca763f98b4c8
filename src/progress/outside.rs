//! Files outside the data folder that the learner names: games to take in, games and pictures to hand out.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::disk::replace;
use super::games::{GameFault, content};

/// The folder of the data folder for what is handed out under a bare name.
const FOLDER: &str = "exports";

/// What becomes of a file that already has the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// It stays, and nothing is written.
    Stays,
    /// The new one takes its place.
    IsReplaced,
}

/// Reads a file that the learner names; one larger than any game is refused.
///
/// # Errors
/// Why it can't be read.
pub fn read(path: &Path) -> Result<Vec<u8>, GameFault> {
    content(path)
}

/// Where a file of that name is written: a bare name means the folder `exports` of the data folder.
#[must_use]
pub fn place(data_folder: Option<&Path>, name: &Path) -> PathBuf {
    let is_bare = name.parent().is_none_or(|parent| parent.as_os_str().is_empty());
    match data_folder {
        Some(folder) if is_bare => folder.join(FOLDER).join(name),
        _ => name.to_owned(),
    }
}

/// Puts a file in the place of one of that name, whole or not at all: what is there stays until the new one is. A device is
/// written to, and no folder is made.
///
/// # Errors
/// Why it can't be written.
pub fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let is_no_file = fs::metadata(path).is_ok_and(|found| !found.is_file());
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if is_no_file || !folder.is_dir() {
        return fs::write(path, bytes);
    }
    write(path, bytes, Existing::IsReplaced)
}

/// Writes a file whole, or not at all.
///
/// # Errors
/// `AlreadyExists` when a file of that name is there and stays; else why it can't be written.
pub fn write(path: &Path, bytes: &[u8], existing: Existing) -> io::Result<()> {
    let (Some(folder), Some(name)) = (path.parent(), path.file_name().and_then(|name| name.to_str())) else {
        return Err(io::ErrorKind::InvalidInput.into());
    };
    // A bare name without a data folder is a file of the folder that Nari was started in.
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    match existing {
        Existing::IsReplaced => replace(folder, name, bytes),
        Existing::Stays => {
            fs::create_dir_all(folder)?;
            let mut file = File::create_new(path)?;
            let written = file.write_all(bytes).and_then(|()| file.sync_all());
            if written.is_err() {
                // Half a file is of no use; that it can't be removed changes nothing.
                let _ = fs::remove_file(path);
            }
            written
        }
    }
}
