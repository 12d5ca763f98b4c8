//! What is wrong with a file of records, and where; and what a format can't write.

use std::fmt;

use crate::notation::encoding::{NoSuchSign, NotText};
use crate::notation::{Expected, ReadError, usi};
use crate::shogi::{Move, Piece, PieceKind, SetupFaults, Square};

/// Where a file stops being a record, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// The line, counted from 1.
    pub line: usize,
    /// The place in the line, counted from 1 in characters; in bytes if the file is no text.
    pub column: usize,
    /// What is wrong there.
    pub fault: FileFault,
}

/// What is wrong at a place of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// Something else should stand there.
    Unreadable {
        /// What should have stood there.
        expected: Expected,
        /// What stands there; `None` at the end of the line.
        found: Option<char>,
    },
    /// The file is no text in UTF-8 nor in Shift-JIS.
    NotText,
    /// There is no record in the file.
    NoRecord,
    /// The position that the record starts from is none that can be played on.
    Setup(SetupFaults),
    /// The file names another piece than the one that stands where the move starts.
    WrongPiece {
        /// Where the move starts.
        at: Square,
        /// The piece that stands there.
        stands: Piece,
    },
    /// The side to move has no piece of that kind.
    NoSuchPiece(PieceKind),
    /// Several legal moves have that name.
    Ambiguous(Vec<Move>),
    /// Something is played after the end of the line.
    AfterEnd,
    /// Another number of the move should stand there.
    MoveNumber {
        /// The number that comes next.
        expected: usize,
    },
    /// A variation leaves no line that was read: none is that long.
    NoSuchPly,
}

/// Why records can't be written in a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// Shift-JIS lacks a sign of the text; UTF-8 (`.kifu`) has it.
    NoSuchSign(NoSuchSign),
    /// A file of that format holds one record.
    SeveralRecords,
    /// The format can't say that illegal move, at that ply counted from 1.
    Foul {
        /// The ply.
        ply: usize,
        /// The move.
        mv: Move,
    },
}

impl FileError {
    /// The fault at the first character of a line.
    pub(in crate::notation) const fn at_line(line: usize, fault: FileFault) -> FileError {
        FileError { line, column: 1, fault }
    }

    /// The error of a text that is a line of a file, or the part of it after `before` characters.
    pub(in crate::notation) const fn in_line(line: usize, before: usize, error: ReadError) -> FileError {
        let ReadError { column, expected, found } = error;
        FileError { line, column: before + column, fault: FileFault::Unreadable { expected, found } }
    }
}

impl From<NotText> for FileError {
    fn from(error: NotText) -> FileError {
        FileError { line: error.line, column: error.column, fault: FileFault::NotText }
    }
}

impl From<NoSuchSign> for WriteError {
    fn from(error: NoSuchSign) -> WriteError {
        WriteError::NoSuchSign(error)
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.fault)
    }
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileFault::Unreadable { expected, found: Some(found) } => {
                write!(f, "expected {expected}, found {found:?}")
            }
            FileFault::Unreadable { expected, found: None } => {
                write!(f, "expected {expected}, found the end of the line")
            }
            FileFault::NotText => f.write_str("neither UTF-8 nor Shift-JIS"),
            FileFault::NoRecord => f.write_str("no record"),
            FileFault::Setup(faults) => write!(f, "impossible start: {faults}"),
            FileFault::WrongPiece { at, stands } => write!(f, "{:?} stands on {at}", stands.kind),
            FileFault::NoSuchPiece(kind) => write!(f, "no {kind:?} that could move so"),
            FileFault::Ambiguous(moves) => {
                f.write_str("ambiguous:")?;
                moves.iter().try_for_each(|&mv| write!(f, " {}", usi::write_move(mv)))
            }
            FileFault::AfterEnd => f.write_str("the line has ended"),
            FileFault::MoveNumber { expected } => write!(f, "expected move number {expected}"),
            FileFault::NoSuchPly => f.write_str("no line reaches that ply"),
        }
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::NoSuchSign(NoSuchSign { sign, line, column }) => {
                write!(f, "{line}:{column}: Shift-JIS lacks {sign:?}")
            }
            WriteError::SeveralRecords => f.write_str("the format holds one record a file"),
            WriteError::Foul { ply, mv } => {
                write!(f, "the format can't say the foul {} at ply {ply}", usi::write_move(*mv))
            }
        }
    }
}

impl std::error::Error for FileError {}

impl std::error::Error for WriteError {}
