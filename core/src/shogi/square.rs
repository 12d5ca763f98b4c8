//! Squares, files and ranks, and the numbering that every table of the rules core shares.

use std::fmt;

use super::Color;

/// One of the 81 squares, written file digit + rank letter: `7g`.
///
/// The index runs down each file, from file 1: `1a` is 0, `1i` is 8, `2a` is 9, `9i` is 80.
///
/// # Examples
///
/// ```
/// use nari_core::shogi::Square;
///
/// assert_eq!("7g".parse(), Ok(Square::SQ_7G));
/// assert_eq!(Square::SQ_7G.turned(), Square::SQ_3C);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// A file (column), 1 to 9, counted from the right as Black sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(u8);

/// A rank (row), `a` to `i` or 1 to 9, counted from White's side (the top).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Square {
    /// How many squares a board has.
    pub const COUNT: usize = 81;

    /// The square where `file` and `rank` meet.
    #[must_use]
    pub const fn new(file: File, rank: Rank) -> Square {
        Square((file.0 - 1) * 9 + (rank.0 - 1))
    }

    /// The square of an index from 0 to 80, `None` above.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Square::COUNT {
            #[expect(clippy::cast_possible_truncation, reason = "checked to be under 81")]
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// The square of the lowest bit of a set that is not empty.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most 128; a set that is not empty has a bit under 81"
    )]
    pub(super) const fn at_lowest_bit(bits: u128) -> Square {
        debug_assert!(bits != 0 && bits >> Square::COUNT == 0);
        Square(bits.trailing_zeros() as u8)
    }

    /// The square in the lowest seven bits of a packed move.
    #[inline]
    pub(super) const fn from_packed(bits: u16) -> Square {
        let index = (bits & 0x7f) as u8;
        debug_assert!(index < 81);
        Square(index)
    }

    /// All squares in the order of their index.
    #[must_use]
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        (0..81u8).map(Square)
    }

    /// 0 to 80, down each file from file 1.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The index as it is written in a packed move.
    #[inline]
    pub(super) const fn bits(self) -> u16 {
        self.0 as u16
    }

    /// The file the square stands on.
    #[must_use]
    pub const fn file(self) -> File {
        File(self.0 / 9 + 1)
    }

    /// The rank the square stands on.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank(self.0 % 9 + 1)
    }

    /// The square that many files to the left and ranks down as Black sees the board, if it is on it.
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let Some(file) = self.file().0.checked_add_signed(files) else { return None };
        let Some(rank) = self.rank().0.checked_add_signed(ranks) else { return None };
        match (File::new(file), Rank::new(rank)) {
            (Some(file), Some(rank)) => Some(Square::new(file, rank)),
            _ => None,
        }
    }

    /// The same square seen from the other side of the board (`7g` and `3c`).
    #[must_use]
    pub const fn turned(self) -> Square {
        Square(80 - self.0)
    }

    /// The mirror image of the square, left and right changed (`7g` and `3g`).
    #[must_use]
    pub const fn mirrored(self) -> Square {
        Square::new(File(10 - self.file().0), self.rank())
    }

    /// The square as `color` would see it from the bottom of the board.
    #[must_use]
    pub const fn seen_by(self, color: Color) -> Square {
        match color {
            Color::Black => self,
            Color::White => self.turned(),
        }
    }
}

impl File {
    /// A file from its number, 1 to 9.
    #[must_use]
    pub const fn new(number: u8) -> Option<File> {
        if number >= 1 && number <= 9 { Some(File(number)) } else { None }
    }

    /// All files, 1 to 9.
    #[must_use]
    pub fn all() -> impl DoubleEndedIterator<Item = File> + ExactSizeIterator + Clone {
        (0..9u8).map(|index| File(index + 1))
    }

    /// 1 to 9.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl Rank {
    /// A rank from its number, 1 (`a`, White's side) to 9 (`i`).
    #[must_use]
    pub const fn new(number: u8) -> Option<Rank> {
        if number >= 1 && number <= 9 { Some(Rank(number)) } else { None }
    }

    /// All ranks, from `a` to `i`.
    #[must_use]
    pub fn all() -> impl DoubleEndedIterator<Item = Rank> + ExactSizeIterator + Clone {
        (0..9u8).map(|index| Rank(index + 1))
    }

    /// 1 (`a`) to 9 (`i`).
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// `a` to `i`.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self.0 - 1) as char
    }

    /// 1 for the rank farthest from `color`'s own side, 9 for his own back rank.
    #[must_use]
    pub const fn depth_for(self, color: Color) -> u8 {
        match color {
            Color::Black => self.0,
            Color::White => 10 - self.0,
        }
    }

    /// Whether the rank belongs to the promotion zone of `color`: the three far ranks.
    #[must_use]
    pub const fn is_promotion_zone(self, color: Color) -> bool {
        self.depth_for(color) <= 3
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().number(), self.rank().letter())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASquare;

impl fmt::Display for NotASquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a file 1-9 and a rank a-i, as in 7g")
    }
}

impl std::error::Error for NotASquare {}

impl std::str::FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Square, NotASquare> {
        let &[file, rank] = text.as_bytes() else { return Err(NotASquare) };
        let file = File::new(file.wrapping_sub(b'0')).ok_or(NotASquare)?;
        let rank = Rank::new(rank.wrapping_sub(b'a').wrapping_add(1)).ok_or(NotASquare)?;
        Ok(Square::new(file, rank))
    }
}

/// The 81 squares by name, for code and tests: `Square::SQ_5E`.
impl Square {
    /// 1a
    pub const SQ_1A: Square = Square(0);
    /// 1b
    pub const SQ_1B: Square = Square(1);
    /// 1c
    pub const SQ_1C: Square = Square(2);
    /// 1d
    pub const SQ_1D: Square = Square(3);
    /// 1e
    pub const SQ_1E: Square = Square(4);
    /// 1f
    pub const SQ_1F: Square = Square(5);
    /// 1g
    pub const SQ_1G: Square = Square(6);
    /// 1h
    pub const SQ_1H: Square = Square(7);
    /// 1i
    pub const SQ_1I: Square = Square(8);
    /// 2a
    pub const SQ_2A: Square = Square(9);
    /// 2b
    pub const SQ_2B: Square = Square(10);
    /// 2c
    pub const SQ_2C: Square = Square(11);
    /// 2d
    pub const SQ_2D: Square = Square(12);
    /// 2e
    pub const SQ_2E: Square = Square(13);
    /// 2f
    pub const SQ_2F: Square = Square(14);
    /// 2g
    pub const SQ_2G: Square = Square(15);
    /// 2h
    pub const SQ_2H: Square = Square(16);
    /// 2i
    pub const SQ_2I: Square = Square(17);
    /// 3a
    pub const SQ_3A: Square = Square(18);
    /// 3b
    pub const SQ_3B: Square = Square(19);
    /// 3c
    pub const SQ_3C: Square = Square(20);
    /// 3d
    pub const SQ_3D: Square = Square(21);
    /// 3e
    pub const SQ_3E: Square = Square(22);
    /// 3f
    pub const SQ_3F: Square = Square(23);
    /// 3g
    pub const SQ_3G: Square = Square(24);
    /// 3h
    pub const SQ_3H: Square = Square(25);
    /// 3i
    pub const SQ_3I: Square = Square(26);
    /// 4a
    pub const SQ_4A: Square = Square(27);
    /// 4b
    pub const SQ_4B: Square = Square(28);
    /// 4c
    pub const SQ_4C: Square = Square(29);
    /// 4d
    pub const SQ_4D: Square = Square(30);
    /// 4e
    pub const SQ_4E: Square = Square(31);
    /// 4f
    pub const SQ_4F: Square = Square(32);
    /// 4g
    pub const SQ_4G: Square = Square(33);
    /// 4h
    pub const SQ_4H: Square = Square(34);
    /// 4i
    pub const SQ_4I: Square = Square(35);
    /// 5a
    pub const SQ_5A: Square = Square(36);
    /// 5b
    pub const SQ_5B: Square = Square(37);
    /// 5c
    pub const SQ_5C: Square = Square(38);
    /// 5d
    pub const SQ_5D: Square = Square(39);
    /// 5e
    pub const SQ_5E: Square = Square(40);
    /// 5f
    pub const SQ_5F: Square = Square(41);
    /// 5g
    pub const SQ_5G: Square = Square(42);
    /// 5h
    pub const SQ_5H: Square = Square(43);
    /// 5i
    pub const SQ_5I: Square = Square(44);
    /// 6a
    pub const SQ_6A: Square = Square(45);
    /// 6b
    pub const SQ_6B: Square = Square(46);
    /// 6c
    pub const SQ_6C: Square = Square(47);
    /// 6d
    pub const SQ_6D: Square = Square(48);
    /// 6e
    pub const SQ_6E: Square = Square(49);
    /// 6f
    pub const SQ_6F: Square = Square(50);
    /// 6g
    pub const SQ_6G: Square = Square(51);
    /// 6h
    pub const SQ_6H: Square = Square(52);
    /// 6i
    pub const SQ_6I: Square = Square(53);
    /// 7a
    pub const SQ_7A: Square = Square(54);
    /// 7b
    pub const SQ_7B: Square = Square(55);
    /// 7c
    pub const SQ_7C: Square = Square(56);
    /// 7d
    pub const SQ_7D: Square = Square(57);
    /// 7e
    pub const SQ_7E: Square = Square(58);
    /// 7f
    pub const SQ_7F: Square = Square(59);
    /// 7g
    pub const SQ_7G: Square = Square(60);
    /// 7h
    pub const SQ_7H: Square = Square(61);
    /// 7i
    pub const SQ_7I: Square = Square(62);
    /// 8a
    pub const SQ_8A: Square = Square(63);
    /// 8b
    pub const SQ_8B: Square = Square(64);
    /// 8c
    pub const SQ_8C: Square = Square(65);
    /// 8d
    pub const SQ_8D: Square = Square(66);
    /// 8e
    pub const SQ_8E: Square = Square(67);
    /// 8f
    pub const SQ_8F: Square = Square(68);
    /// 8g
    pub const SQ_8G: Square = Square(69);
    /// 8h
    pub const SQ_8H: Square = Square(70);
    /// 8i
    pub const SQ_8I: Square = Square(71);
    /// 9a
    pub const SQ_9A: Square = Square(72);
    /// 9b
    pub const SQ_9B: Square = Square(73);
    /// 9c
    pub const SQ_9C: Square = Square(74);
    /// 9d
    pub const SQ_9D: Square = Square(75);
    /// 9e
    pub const SQ_9E: Square = Square(76);
    /// 9f
    pub const SQ_9F: Square = Square(77);
    /// 9g
    pub const SQ_9G: Square = Square(78);
    /// 9h
    pub const SQ_9H: Square = Square(79);
    /// 9i
    pub const SQ_9I: Square = Square(80);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_reads_back_from_its_name() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::from_index(square.index()), Some(square));
        }
        for wrong in ["", "7", "0a", "7j", "77", "7g ", "a7", "７g"] {
            assert_eq!(wrong.parse::<Square>(), Err(NotASquare), "{wrong}");
        }
    }

    #[test]
    fn an_offset_never_wraps_round_the_edge() {
        assert_eq!(Square::SQ_1A.offset(0, -1), None);
        assert_eq!(Square::SQ_9I.offset(1, 0), None);
        assert_eq!(Square::SQ_7G.offset(0, -1), Some(Square::SQ_7F));
        assert_eq!(Square::SQ_7G.offset(1, 1), Some(Square::SQ_8H));
    }
}
