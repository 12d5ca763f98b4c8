//! What the learner is to be told about his files.

use std::io::ErrorKind;
use std::path::PathBuf;

/// What the learner is to be told about the data folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Another run of Nari holds the folder: nothing is kept here until it ends, and then all is.
    Elsewhere,
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

impl Notice {
    /// Whether it tells of something that is over: nothing waits to be written because of it.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        !matches!(self, Notice::Elsewhere | Notice::NotSaved { .. })
    }
}
