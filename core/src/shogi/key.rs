//! Numbers that stand for positions in tables.
#![expect(clippy::inline_always, reason = "one look-up")]

use super::attacks::BySquare;
use super::{Color, Hand, Square};

/// A 64-bit number for a position: the same for the same board, hands and side to move, whatever the move number.
///
/// Two different positions have the same key about once in 2⁶⁴: a table may rest on it, a verdict may not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(u64);

impl Key {
    /// The number itself.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    #[inline]
    pub(super) fn new(board: u64, black: Hand, white: Hand, side_to_move: Color) -> Key {
        let hands = folded(black.packed() ^ ODD[0], ODD[1]) ^ folded(white.packed() ^ ODD[2], ODD[3]);
        Key(board ^ hands ^ if side_to_move == Color::White { ODD[2] } else { 0 })
    }
}

const ODD: [u64; 4] =
    [0x9e37_79b9_7f4a_7c15, 0xd6e8_feb8_6659_fd93, 0xa5a3_564e_27f8_7f6b, 0xc2b2_ae3d_27d4_eb4f];

/// Both halves of a product folded into one.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the halves of the product are wanted")]
const fn folded(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

/// The part of the key that a piece on a square makes; `cell` is the board's code of the piece.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "masked under the array's length")]
pub(super) const fn of_cell(cell: u8, square: Square) -> u64 {
    *CELLS[(cell & 31) as usize].at(square)
}

static CELLS: [BySquare<u64>; 32] = cells();

#[expect(
    clippy::indexing_slicing,
    clippy::large_stack_arrays,
    reason = "loops stay under the lengths; evaluated when compiling"
)]
const fn cells() -> [BySquare<u64>; 32] {
    let mut table = [const { BySquare([0; 128]) }; 32];
    let mut state = ODD[0];
    let mut cell = 0;
    while cell < 32 {
        let mut square = 0;
        while square < 128 {
            // A Weyl sequence, each term stirred by two folded products.
            state = state.wrapping_add(ODD[0]);
            table[cell].0[square] = folded(folded(state, ODD[1]) ^ ODD[2], ODD[3]);
            square += 1;
        }
        cell += 1;
    }
    table
}
