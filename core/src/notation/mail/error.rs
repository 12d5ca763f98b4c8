//! Why a text is no letter, or not the letter that is waited for.

use std::fmt;

use crate::notation::{ReadError, usi};
use crate::shogi::{Color, Illegality, Move, Position, SetupFaults};

/// What is wrong with a text that should hold a letter, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: MailFault,
}

/// The ways a text is no letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MailFault {
    /// There is no letter in it.
    NoLetter,
    /// A later version of the letters, of that number.
    Version(u32),
    /// The first line of the letter is not as it should be.
    Head,
    /// The name of that player goes here.
    Name(Color),
    /// The position to start from can't be read.
    Start(ReadError),
    /// No game can start from it.
    Setup(SetupFaults),
    /// That word is no move.
    Move(String),
    /// The rules forbid that move.
    Illegal {
        /// Its number, from 1.
        number: usize,
        /// The position before it.
        before: Box<Position>,
        /// The move.
        mv: Move,
        /// The reason.
        reason: Box<Illegality>,
    },
    /// Something is played after the game has ended.
    AfterEnd,
    /// The text ends before the letter does.
    CutOff,
    /// The first line counts other moves than there are.
    Count {
        /// As many as it says.
        said: usize,
        /// As many as there are.
        found: usize,
    },
    /// The code goes here, two times five signs.
    Code,
    /// What came before the last move is not what was sent.
    EarlierChanged,
    /// The last move is not what was sent.
    LastChanged,
}

/// Why a letter is not the next one of a game that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unlike {
    /// It belongs to another game.
    OtherGame,
    /// Its players or its start are other ones.
    OtherHead,
    /// Its move of that number, from 1, is not the one that was played.
    Differs(usize),
    /// It holds nothing new.
    NothingNew,
    /// It holds a move of that number, from 1, that only the reader himself could have played.
    PlayedForYou(usize),
}

impl fmt::Display for MailError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            MailFault::NoLetter => f.write_str("no letter"),
            MailFault::Version(version) => write!(f, "letters of version {version}"),
            MailFault::Head => f.write_str("expected [Nari 1 ID move N]"),
            MailFault::Name(color) => write!(f, "expected the name of {color:?}"),
            MailFault::Start(error) => write!(f, "start: {error}"),
            MailFault::Setup(faults) => write!(f, "impossible start: {faults}"),
            MailFault::Move(word) => write!(f, "{word:?} is no move"),
            MailFault::Illegal { number, mv, .. } => {
                write!(f, "move {number}, {}, is illegal", usi::write_move(*mv))
            }
            MailFault::AfterEnd => f.write_str("the game has ended"),
            MailFault::CutOff => f.write_str("the letter is cut off"),
            MailFault::Count { said, found } => write!(f, "{said} moves announced, {found} found"),
            MailFault::Code => f.write_str("expected the code"),
            MailFault::EarlierChanged => f.write_str("an earlier move or the head was changed"),
            MailFault::LastChanged => f.write_str("the last move was changed"),
        }
    }
}

impl std::error::Error for MailError {}
