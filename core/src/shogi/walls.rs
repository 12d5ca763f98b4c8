//! Walls: a rectangle of the board that a small game is played in. Nothing leaves it, nothing is dropped outside.

use std::fmt;
use std::str::FromStr;

use super::{File, Rank, Square, SquareSet};

/// The rectangle that is played in; without walls, the whole board.
///
/// # Examples
///
/// ```
/// use nari_core::shogi::{Square, Walls};
///
/// let corner: Walls = "1a-5e".parse()?;
/// assert!(corner.contains(Square::SQ_5E) && !corner.contains(Square::SQ_6E));
/// assert_eq!(corner.inside().len(), 25);
/// # Ok::<(), nari_core::shogi::NotWalls>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Walls {
    /// The square with the lowest file and rank.
    first: Square,
    /// The one with the highest.
    last: Square,
}

/// A text that names no rectangle of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotWalls;

impl fmt::Display for NotWalls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not two corners of a part of the board, like 1a-5e")
    }
}

impl std::error::Error for NotWalls {}

impl Walls {
    /// No walls but the edge of the board.
    pub const NONE: Walls = Walls { first: Square::SQ_1A, last: Square::SQ_9I };

    /// The smallest rectangle that holds both squares.
    #[must_use]
    pub fn between(a: Square, b: Square) -> Walls {
        let first = Square::new(a.file().min(b.file()), a.rank().min(b.rank()));
        let last = Square::new(a.file().max(b.file()), a.rank().max(b.rank()));
        Walls { first, last }
    }

    /// Whether there are no walls but the edge of the board.
    #[must_use]
    #[inline]
    pub fn are_none(self) -> bool {
        self == Walls::NONE
    }

    /// Whether a square is inside.
    #[must_use]
    pub fn contains(self, square: Square) -> bool {
        (self.first.file()..=self.last.file()).contains(&square.file())
            && (self.first.rank()..=self.last.rank()).contains(&square.rank())
    }

    /// All squares inside.
    #[must_use]
    pub fn inside(self) -> SquareSet {
        let files = File::all().filter(|file| (self.first.file()..=self.last.file()).contains(file));
        let ranks = Rank::all().filter(|rank| (self.first.rank()..=self.last.rank()).contains(rank));
        let files = files.fold(SquareSet::EMPTY, |all, file| all | SquareSet::of_file(file));
        files & ranks.fold(SquareSet::EMPTY, |all, rank| all | SquareSet::of_rank(rank))
    }

    /// What of a set is inside.
    #[must_use]
    #[inline]
    pub fn keep(self, squares: SquareSet) -> SquareSet {
        if self.are_none() { squares } else { squares & self.inside() }
    }

    /// The corner with the lowest file and rank, and the one with the highest.
    #[must_use]
    pub const fn corners(self) -> (Square, Square) {
        (self.first, self.last)
    }

    /// How many files and ranks are inside.
    #[must_use]
    pub fn size(self) -> (u8, u8) {
        let files = self.last.file().number() - self.first.file().number() + 1;
        (files, self.last.rank().number() - self.first.rank().number() + 1)
    }

    /// The squares inside along the walls that stand between the rectangle and a square; empty for one inside.
    #[must_use]
    pub fn towards(self, square: Square) -> SquareSet {
        let file = |file: File| SquareSet::of_file(file);
        let rank = |rank: Rank| SquareSet::of_rank(rank);
        let mut along = SquareSet::EMPTY;
        if square.file() < self.first.file() {
            along |= file(self.first.file());
        } else if square.file() > self.last.file() {
            along |= file(self.last.file());
        }
        if square.rank() < self.first.rank() {
            along |= rank(self.first.rank());
        } else if square.rank() > self.last.rank() {
            along |= rank(self.last.rank());
        }
        along & self.inside()
    }
}

/// Two corners, `1a-5e`, in any order.
impl FromStr for Walls {
    type Err = NotWalls;

    fn from_str(text: &str) -> Result<Walls, NotWalls> {
        let (a, b) = text.split_once('-').ok_or(NotWalls)?;
        let corner = |text: &str| text.parse::<Square>().map_err(|_| NotWalls);
        Ok(Walls::between(corner(a)?, corner(b)?))
    }
}

impl fmt::Display for Walls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.first, self.last)
    }
}

impl fmt::Debug for Walls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
