//! What went wrong with files, in words.

use std::io::ErrorKind;

use super::{Message, Words};
use crate::progress::Notice;

/// What the learner is told about the data folder, as a sentence.
#[must_use]
pub fn notice(words: &Words, notice: &Notice) -> String {
    let message = match notice {
        Notice::Elsewhere => Message::new("notice-elsewhere"),
        Notice::FolderUnusable { folder, why } => Message::new("notice-folder-unusable")
            .with("folder", folder.to_string_lossy().into_owned())
            .with("why", file_trouble(words, *why)),
        Notice::Damaged { file, aside, line, column } => {
            let message = match aside {
                Some(aside) => Message::new("notice-damaged").with("aside", aside),
                None => Message::new("notice-damaged-in-place"),
            };
            message.with("file", file).with("line", *line).with("column", *column)
        }
        Notice::Newer { file, format } => {
            Message::new("notice-newer").with("file", file).with("format", *format)
        }
        Notice::Unreadable { file, why } => {
            Message::new("notice-unreadable").with("file", file).with("why", file_trouble(words, *why))
        }
        Notice::NotSaved { file, why } => {
            Message::new("notice-not-saved").with("file", file).with("why", file_trouble(words, *why))
        }
    };
    words.say(&message)
}

/// Why the system did not do what was asked of a file: a few words, the system's own being in its language.
#[must_use]
pub fn file_trouble(words: &Words, why: ErrorKind) -> String {
    words.text(match why {
        ErrorKind::PermissionDenied => "why-not-allowed",
        ErrorKind::AlreadyExists | ErrorKind::NotADirectory => "why-not-a-folder",
        ErrorKind::IsADirectory => "why-a-folder",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "why-no-space",
        ErrorKind::ReadOnlyFilesystem => "why-read-only",
        ErrorKind::NotFound => "why-not-found",
        ErrorKind::InvalidData => "why-not-text",
        _ => "why-other",
    })
}
