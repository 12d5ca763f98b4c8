//! A list of moves that is written fast.
#![expect(clippy::inline_always, reason = "the pen must stay in registers")]

use std::fmt;

use super::Move;
use super::moves::PackedMove;

/// The longest list: no position has more than 593 legal moves.
const ROOM: usize = 1024;
/// How many moves are written at one stroke.
pub(super) const BLOCK: usize = 8;

/// The legal moves of a position, in no promised order.
///
/// Moves are kept packed, two bytes each, and read by value: `for mv in &list`.
///
/// # Examples
///
/// ```
/// use nari_core::shogi::Position;
///
/// let moves = Position::start_position().legal_moves();
/// assert_eq!(moves.len(), 30);
/// assert!(moves.iter().all(|mv| !mv.promotes()));
/// ```
#[derive(Clone)]
pub struct MoveList {
    moves: [u16; ROOM + BLOCK],
    len: usize,
}

impl MoveList {
    /// A list without a move.
    #[must_use]
    #[inline]
    pub const fn new() -> MoveList {
        MoveList { moves: [0; ROOM + BLOCK], len: 0 }
    }

    /// How many moves the list has.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether the list has no move.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The moves, one after the other.
    #[must_use]
    #[inline]
    pub fn iter(&self) -> Moves<'_> {
        Moves { packed: self.moves.get(..self.len).unwrap_or_default().iter() }
    }

    /// The move of that place, counted from 0.
    #[must_use]
    #[inline]
    pub fn get(&self, place: usize) -> Option<Move> {
        self.iter().nth(place)
    }

    /// The first move.
    #[must_use]
    pub fn first(&self) -> Option<Move> {
        self.get(0)
    }

    /// Whether `mv` is in the list.
    #[must_use]
    pub fn contains(&self, mv: Move) -> bool {
        let packed = PackedMove::from(mv).0;
        self.moves.get(..self.len).is_some_and(|moves| moves.contains(&packed))
    }

    /// The moves as a vector, to sort or to keep.
    #[must_use]
    pub fn to_vec(&self) -> Vec<Move> {
        self.iter().collect()
    }

    /// Keeps the moves that `keep` wants, in their order.
    pub fn retain(&mut self, mut keep: impl FnMut(Move) -> bool) {
        let mut kept = Pen { moves: &mut self.moves, len: 0 };
        for place in 0..self.len {
            let packed = kept.read(place);
            if keep(PackedMove(packed).unpack()) {
                kept.write(packed);
            }
        }
        self.len = kept.len;
    }

    /// Adds a move at the end, as long as there is room.
    #[inline]
    pub(crate) fn push(&mut self, mv: Move) {
        if self.len < ROOM {
            let mut pen = Pen { moves: &mut self.moves, len: self.len };
            pen.write(PackedMove::from(mv).0);
            self.len = pen.len;
        }
    }

    /// Empties the list by beginning to write at its start; `finish` says how far the pen came.
    #[inline]
    pub(super) const fn pen(&mut self) -> Pen<'_> {
        Pen { moves: &mut self.moves, len: 0 }
    }

    /// Takes the first `len` moves written as the list.
    #[inline]
    pub(super) const fn finish(&mut self, len: usize) {
        self.len = len;
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

/// Writes packed moves one behind the other. Its length is a local of the writer, not a field in memory.
pub(super) struct Pen<'a> {
    moves: &'a mut [u16; ROOM + BLOCK],
    pub(super) len: usize,
}

impl Pen<'_> {
    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "masked under the array's length")]
    pub(super) const fn write(&mut self, packed: u16) {
        self.moves[self.len & (ROOM - 1)] = packed;
        self.len += 1;
    }

    /// Writes a whole block, four moves in each number from its lowest bits up, of which the first `count` count.
    #[inline(always)]
    #[expect(clippy::cast_possible_truncation, reason = "each number is cut in four")]
    pub(super) fn write_block(&mut self, block: [u64; BLOCK / 4], count: usize) {
        let start = self.len & (ROOM - 1);
        if let Some(room) = self.moves.get_mut(start..start + BLOCK) {
            for (four, places) in block.into_iter().zip(room.as_chunks_mut::<4>().0) {
                *places = [four as u16, (four >> 16) as u16, (four >> 32) as u16, (four >> 48) as u16];
            }
        }
        self.len += count;
    }

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "masked under the array's length")]
    const fn read(&self, place: usize) -> u16 {
        self.moves[place & (ROOM - 1)]
    }
}

/// The moves of a list, by value.
#[derive(Clone)]
pub struct Moves<'a> {
    packed: std::slice::Iter<'a, u16>,
}

impl Iterator for Moves<'_> {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        self.packed.next().map(|&packed| PackedMove(packed).unpack())
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Move> {
        self.packed.nth(n).map(|&packed| PackedMove(packed).unpack())
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.packed.size_hint()
    }
}

impl DoubleEndedIterator for Moves<'_> {
    fn next_back(&mut self) -> Option<Move> {
        self.packed.next_back().map(|&packed| PackedMove(packed).unpack())
    }
}

impl ExactSizeIterator for Moves<'_> {}

impl<'a> IntoIterator for &'a MoveList {
    type Item = Move;
    type IntoIter = Moves<'a>;

    #[inline]
    fn into_iter(self) -> Moves<'a> {
        self.iter()
    }
}

/// The moves of a list that is given up, by value.
pub struct OwnedMoves {
    list: MoveList,
    place: usize,
}

impl Iterator for OwnedMoves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let mv = self.list.get(self.place)?;
        self.place += 1;
        Some(mv)
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = OwnedMoves;

    fn into_iter(self) -> OwnedMoves {
        OwnedMoves { list: self, place: 0 }
    }
}

/// Two lists are equal when they hold the same moves in the same order.
impl PartialEq for MoveList {
    fn eq(&self, other: &MoveList) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for MoveList {}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
