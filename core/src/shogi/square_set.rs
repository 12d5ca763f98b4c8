//! Sets of squares as bitboards.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use super::{Color, File, Rank, Square};

/// The nine squares of rank a.
const RANK_A: u128 = SquareSet::FULL.0 / 0x1ff;

/// A set of squares: bit `n` is the square of index `n`.
///
/// # Examples
///
/// ```
/// use nari_core::shogi::{Color, File, Square, SquareSet};
///
/// let file = File::new(5).map(SquareSet::of_file).unwrap_or_default();
/// let far = file & SquareSet::promotion_zone(Color::Black);
/// assert_eq!(far.iter().collect::<Vec<_>>(), [Square::SQ_5A, Square::SQ_5B, Square::SQ_5C]);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(u128);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);
    /// All 81 squares.
    pub const FULL: SquareSet = SquareSet((1 << 81) - 1);

    /// The set of one square.
    #[must_use]
    #[inline]
    pub const fn from_square(square: Square) -> SquareSet {
        SquareSet(1 << square.index())
    }

    /// The squares whose bit is set; bits above the 81st are dropped.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u128) -> SquareSet {
        SquareSet(bits & SquareSet::FULL.0)
    }

    /// The bits of the set.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether the set has no square.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares the set has.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether `square` is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & (1 << square.index()) != 0
    }

    /// Whether more than one square is in the set.
    #[must_use]
    #[inline]
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    /// Takes a square out.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.index());
    }

    /// The square of the lowest index.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::at_lowest_bit(self.0)) }
    }

    /// The squares of one file.
    #[must_use]
    pub const fn of_file(file: File) -> SquareSet {
        SquareSet(0x1ff << (9 * (file.number() - 1)))
    }

    /// The squares of one rank.
    #[must_use]
    pub const fn of_rank(rank: Rank) -> SquareSet {
        SquareSet(RANK_A << (rank.number() - 1))
    }

    /// The promotion zone of `color`: his three far ranks.
    #[must_use]
    pub const fn promotion_zone(color: Color) -> SquareSet {
        match color {
            Color::Black => SquareSet(RANK_A * 0b111),
            Color::White => SquareSet((RANK_A * 0b111) << 6),
        }
    }

    /// The squares of the set, in the order of their index.
    #[must_use]
    #[inline]
    pub const fn iter(self) -> Squares {
        Squares(self.0)
    }

    /// Calls `each` with the index of every square, in their order. Two loops over 64 bits are faster than one over 128.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a loop's body")]
    pub(super) fn each_index(self, mut each: impl FnMut(u16)) {
        self.each_index_marked(SquareSet::EMPTY, |index, _| each(index));
    }

    /// [`SquareSet::each_index`] with 1 for the squares that `marks` has too, 0 for the others.
    #[inline(always)]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::inline_always,
        reason = "the halves are wanted; a loop's body"
    )]
    pub(super) fn each_index_marked(self, marks: SquareSet, mut each: impl FnMut(u16, usize)) {
        let halves =
            [(self.0 as u64, marks.0 as u64, 0), ((self.0 >> 64) as u64, (marks.0 >> 64) as u64, 64)];
        for (mut half, marks, first) in halves {
            while half != 0 {
                let bit = half.trailing_zeros();
                each(first + bit as u16, (marks >> bit & 1) as usize);
                half &= half - 1;
            }
        }
    }

    /// The only square of a set of one, `None` for an empty set and for several.
    #[must_use]
    pub const fn only(self) -> Option<Square> {
        if self.is_several() { None } else { self.first() }
    }
}

/// The squares of a set, in the order of their index.
#[derive(Clone, Debug)]
pub struct Squares(u128);

impl Squares {
    /// The next square; for tables made when compiling, where iterators do not run.
    #[inline]
    pub(super) const fn next_square(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square::at_lowest_bit(self.0);
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        self.next_square()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl From<Square> for SquareSet {
    fn from(square: Square) -> SquareSet {
        SquareSet::from_square(square)
    }
}

impl BitAnd for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn bitand(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }
}

impl BitOr for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn bitor(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }
}

impl BitXor for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn bitxor(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 ^ other.0)
    }
}

/// The squares of the left set that the right one lacks.
impl Sub for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn sub(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }
}

impl Not for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn not(self) -> SquareSet {
        SquareSet::from_bits(!self.0)
    }
}

impl BitAndAssign for SquareSet {
    #[inline]
    fn bitand_assign(&mut self, other: SquareSet) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for SquareSet {
    #[inline]
    fn bitor_assign(&mut self, other: SquareSet) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for SquareSet {
    #[inline]
    fn bitxor_assign(&mut self, other: SquareSet) {
        self.0 ^= other.0;
    }
}

/// The names of the squares, `{5a 5b}`.
impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_back_its_squares_in_order() {
        let squares = [Square::SQ_1A, Square::SQ_5E, Square::SQ_9I];
        let set: SquareSet = squares.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), squares);
        assert_eq!((!set).len(), 78);
        assert_eq!((set - Square::SQ_5E.into()).len(), 2);
        assert_eq!(SquareSet::EMPTY.first(), None);
        assert_eq!(SquareSet::from(Square::SQ_5E).only(), Some(Square::SQ_5E));
        assert_eq!(set.only(), None);
    }
}
