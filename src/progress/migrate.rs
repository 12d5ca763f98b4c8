//! Reading a file of this version or of an earlier one: how each format becomes the next.

use std::io;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::schema::Other;

/// What brings the table of one format to the next.
pub(super) type Step = fn(toml::Table) -> toml::Table;

/// A file in TOML, with the formats that it had.
pub(super) trait Kept: DeserializeOwned + Other {
    /// The steps from format 1 on: the first makes 2 of 1. The format now is one more than there are steps.
    const STEPS: &[Step];

    /// The format that this version writes.
    fn format() -> u32 {
        u32::try_from(Self::STEPS.len()).unwrap_or(u32::MAX - 1) + 1
    }
}

/// Why a file can't be taken over.
#[derive(Debug)]
pub(super) enum Fault {
    /// It can't be understood.
    Damaged {
        /// Line of the fault, from 1.
        line: usize,
        /// Column of the fault in characters, from 1.
        column: usize,
    },
    /// It is of a newer format.
    Newer(u32),
}

impl Fault {
    /// The fault at a byte of a text.
    pub(super) fn at(text: &str, at: usize) -> Fault {
        let before = text.get(..at).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        Fault::Damaged { line, column }
    }
}

/// A file: its format, then what it holds.
#[derive(Serialize)]
struct Written<'a, T> {
    format: u32,
    #[serde(flatten)]
    value: &'a T,
}

/// A file's text.
pub(super) fn text_of<T: Serialize + Kept>(value: &T) -> io::Result<String> {
    toml::to_string(&Written { format: T::format(), value }).map_err(io::Error::other)
}

/// Reads a file whole.
pub(super) fn read<T: Kept>(bytes: &[u8]) -> Result<T, Fault> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let valid = bytes.get(..error.valid_up_to()).unwrap_or_default();
        let before = String::from_utf8_lossy(valid);
        Fault::at(&before, before.len())
    })?;
    let at = |error: &toml::de::Error| Fault::at(text, error.span().map_or(0, |span| span.start));
    let table: toml::Table = toml::from_str(text).map_err(|error| at(&error))?;
    let format = table.get("format").and_then(toml::Value::as_integer).unwrap_or_default();
    let done = match u32::try_from(format) {
        Ok(format) if format > T::format() => return Err(Fault::Newer(format)),
        Ok(format) if format > 0 => usize::try_from(format - 1).unwrap_or(usize::MAX),
        Err(_) if format > 0 => return Err(Fault::Newer(u32::MAX)),
        _ => return Err(Fault::Damaged { line: 1, column: 1 }),
    };
    let steps = T::STEPS.get(done..).unwrap_or_default();
    let mut value: T = if steps.is_empty() {
        // Read from the text and not from the table: only so does a fault have its place.
        toml::from_str(text).map_err(|error| at(&error))?
    } else {
        let table = steps.iter().fold(table, |table, step| step(table));
        table.try_into().map_err(|_: toml::de::Error| {
            // What is wrong after the steps mostly was before, where it has a place.
            toml::from_str::<T>(text).map_or_else(|error| at(&error), |_| Fault::at(text, 0))
        })?
    };
    value.other().remove("format");
    Ok(value)
}
