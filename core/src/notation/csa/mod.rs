//! CSA, the format that programs exchange. A file holds one game or several, parted by `/`.
//!
//! ```text
//! V2.2
//! N+aki
//! PI
//! +
//! +7776FU
//! T12
//! '*The bishop sees far.
//! %TORYO
//! ```

mod piece;
mod reader;
mod start;
mod writer;

pub(super) use reader::read;
pub(super) use writer::write;
