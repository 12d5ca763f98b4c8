//! Who may write a data folder: one run of the program at a time.

use std::fs::{self, File, TryLockError};
use std::path::Path;

/// The file that a run holds for as long as it lasts; the system lets go of it however the run ends.
const FILE: &str = ".lock";

/// Whether this run may write.
#[derive(Debug)]
pub(super) enum Hold {
    /// It may, and no other does. `None` where the system has no locks: then what several runs write is merged.
    Ours(#[expect(dead_code, reason = "held, not read")] Option<Locked>),
    /// Another run does.
    Elsewhere,
    /// It only looks.
    Looks,
}

/// A locked file. It is let go of expressly: closing it is not enough while a process that is just being started still
/// shares it.
#[derive(Debug)]
pub(super) struct Locked(File);

impl Drop for Locked {
    fn drop(&mut self) {
        // What can't be let go of is let go of when the process ends.
        let _ = self.0.unlock();
    }
}

impl Hold {
    /// Takes hold of a folder, unless another run has.
    pub(super) fn take(folder: &Path) -> Hold {
        let opened = File::options().create(true).truncate(false).write(true).open(folder.join(FILE));
        let Ok(file) = opened else { return Hold::Ours(None) };
        match file.try_lock() {
            Ok(()) => {
                sweep(folder);
                Hold::Ours(Some(Locked(file)))
            }
            Err(TryLockError::WouldBlock) => Hold::Elsewhere,
            Err(TryLockError::Error(_)) => Hold::Ours(None),
        }
    }
}

/// Takes away what runs that were killed while writing left half done.
fn sweep(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let Some(name) = name.to_str() else { continue };
        if name.starts_with('.') && name.rsplit('.').next() == Some("new") {
            // One that can't be removed is in nobody's way.
            let _ = fs::remove_file(entry.path());
        }
    }
}
