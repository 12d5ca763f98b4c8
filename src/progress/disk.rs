//! How a file gets on the disk without ever being half there.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::time::SystemTime;

/// Writes a file beside the old one, waits until it is on the disk, and puts it in the old one's place.
pub(super) fn replace(folder: &Path, file: &str, bytes: &[u8]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let beside = folder.join(format!(".{file}.{}.new", std::process::id()));
    let written = File::create(&beside)
        .and_then(|mut new| {
            new.write_all(bytes)?;
            new.sync_all()
        })
        .and_then(|()| fs::rename(&beside, folder.join(file)));
    if let Err(error) = written {
        // The half-written file is of no use; that it can't be removed changes nothing.
        let _ = fs::remove_file(&beside);
        return Err(error);
    }
    // The rename itself is on the disk only when the folder is; some systems refuse to open a folder as a file.
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// What tells a file from another of the same name, without reading it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stamp {
    bytes: u64,
    written: SystemTime,
}

impl Stamp {
    /// That of a file; `None` when there is none, or the system does not tell.
    pub(super) fn of(folder: &Path, file: &str) -> Option<Stamp> {
        let about = fs::metadata(folder.join(file)).ok()?;
        Some(Stamp { bytes: about.len(), written: about.modified().ok()? })
    }
}
