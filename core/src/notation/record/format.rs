//! The formats of files: which one a file has, reading and writing.

use super::{FileError, FileFault, Record, WriteError};
use crate::notation::{csa, encoding, ki2, kif, usi_line};

/// A format that records are read from and written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// `.kif`: KIF, written in Shift-JIS.
    Kif,
    /// `.kifu`: KIF, written in UTF-8.
    Kifu,
    /// `.ki2`: the names of moves alone.
    Ki2,
    /// `.csa`: what programs exchange.
    Csa,
    /// `.usi`: a line `position … moves …` for each game.
    Usi,
    /// `.sfen`: a position a line.
    Sfen,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 6] =
        [Format::Kif, Format::Kifu, Format::Ki2, Format::Csa, Format::Usi, Format::Sfen];

    /// The end of a file's name, without the dot.
    #[must_use]
    pub const fn suffix(self) -> &'static str {
        match self {
            Format::Kif => "kif",
            Format::Kifu => "kifu",
            Format::Ki2 => "ki2",
            Format::Csa => "csa",
            Format::Usi => "usi",
            Format::Sfen => "sfen",
        }
    }

    /// The format of a file's suffix, in large or small letters; `.ki2u` is KI2 too.
    #[must_use]
    pub fn of_suffix(suffix: &str) -> Option<Format> {
        let suffix = suffix.to_ascii_lowercase();
        let suffix = if suffix == "ki2u" { "ki2" } else { &suffix };
        Format::ALL.into_iter().find(|format| format.suffix() == suffix)
    }

    /// The format that a text has by its look: KIF when nothing tells otherwise, which reads KI2 as well.
    #[must_use]
    pub fn of_text(text: &str) -> Format {
        for (_, line) in encoding::lines(text) {
            let bare = line.trim();
            if bare.is_empty() || bare.starts_with('#') {
                continue;
            }
            let first = bare.split(' ').next().unwrap_or_default();
            if matches!(first, "position" | "startpos" | "sfen") {
                return Format::Usi;
            }
            if first.matches('/').count() == 8 {
                return Format::Sfen;
            }
            let mut signs = bare.chars();
            let is_csa = matches!(
                (signs.next(), signs.next()),
                (Some('\'' | '$' | '%'), _)
                    | (Some('+' | '-'), None)
                    | (Some('N'), Some('+' | '-'))
                    | (Some('P'), Some('I' | '+' | '-' | '1'..='9'))
                    | (Some('V'), Some('1'..='9'))
            );
            if is_csa {
                return Format::Csa;
            }
            break;
        }
        Format::Kifu
    }
}

/// Reads every record of a file, at least one. The encoding and the format are seen from the content.
///
/// # Errors
/// The first place that does not fit; nothing is read then.
///
/// # Examples
/// ```
/// use nari_core::notation::record::{self, Format};
///
/// let records = record::read("手合割：平手\n   1 ７六歩(77)\n   2 投了\n".as_bytes())?;
/// assert_eq!(record::write(&records, Format::Usi)?, b"position startpos moves 7g7f\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read(bytes: &[u8]) -> Result<Vec<Record>, FileError> {
    read_text(&encoding::decode(bytes)?)
}

/// Reads every record of a text, at least one.
///
/// # Errors
/// As [`read`].
pub fn read_text(text: &str) -> Result<Vec<Record>, FileError> {
    let records = match Format::of_text(text) {
        Format::Kif | Format::Kifu | Format::Ki2 => vec![kif::read(text)?],
        Format::Csa => csa::read(text)?,
        Format::Usi | Format::Sfen => usi_line::read(text)?,
    };
    if records.is_empty() {
        return Err(FileError::at_line(1, FileFault::NoRecord));
    }
    Ok(records)
}

/// Writes records as a file. What the format has no words for is left out (`docs/records.md` lists it).
///
/// # Errors
/// The format can't hold them; `.kif` lacks the signs that Shift-JIS lacks.
pub fn write(records: &[Record], format: Format) -> Result<Vec<u8>, WriteError> {
    let only = || match records {
        [record] => Ok(record),
        _ => Err(WriteError::SeveralRecords),
    };
    Ok(match format {
        Format::Kif => encoding::encode_shift_jis(&kif::write(only()?)?)?,
        Format::Kifu => kif::write(only()?)?.into_bytes(),
        Format::Ki2 => ki2::write(only()?)?.into_bytes(),
        Format::Csa => csa::write(records)?.into_bytes(),
        Format::Usi => usi_line::write(records).into_bytes(),
        Format::Sfen => usi_line::write_positions(records).into_bytes(),
    })
}
