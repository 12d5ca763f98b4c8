//! A game as a file tells it: a tree of moves with comments and times, what stands above it, and how it ended.
//!
//! Every format is read into a [`Record`] and written from one. What a format can't say is listed in
//! `docs/records.md`.

mod end;
mod error;
mod format;
mod growth;
mod header;
mod lines;
mod tree;

pub use end::{End, EndWord, RecordResult};
pub use error::{FileError, FileFault, WriteError};
pub use format::{Format, read, read_text, write};
pub(super) use growth::Growth;
pub use header::HeaderKey;
pub use lines::{Line, Lines};
pub use tree::{Foul, NodeId, Record, Step};
