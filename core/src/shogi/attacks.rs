//! Where each kind of piece reaches on a board, and the squares between two squares.
//!
//! A step is a look-up. A ray along a rank or a diagonal is a subtraction: `o - 2r` carries from the slider `r`
//! up to the first occupied square of its line, and the same on the bytes in reverse gives the other half, since no
//! two squares of such a line share a byte. A file is nine neighbouring bits: a look-up by its seven inner ones.
#![expect(
    clippy::inline_always,
    reason = "a node of a search looks up dozens of reaches: calls would cost more than they do"
)]

use super::{Color, PieceKind, Square, SquareSet};

/// A table with one value a square; room for 128, so that masking an index replaces checking it.
pub(super) struct BySquare<T>(pub(super) [T; 128]);

impl<T> BySquare<T> {
    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "masked under the array's length")]
    pub(super) const fn at(&self, square: Square) -> &T {
        &self.0[square.index() & 127]
    }
}

type Steps = BySquare<SquareSet>;

/// Files to the left and ranks forward, as the mover sees them.
type Offset = (i8, i8);
const ORTHOGONALS: [Offset; 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];
const DIAGONALS: [Offset; 4] = [(1, 1), (-1, -1), (1, -1), (-1, 1)];

static PAWN: [Steps; 2] = both(&[(0, 1)]);
static KNIGHT: [Steps; 2] = both(&[(1, 2), (-1, 2)]);
static SILVER: [Steps; 2] = both(&[(0, 1), (1, 1), (-1, 1), (1, -1), (-1, -1)]);
static GOLD: [Steps; 2] = both(&[(0, 1), (1, 1), (-1, 1), (1, 0), (-1, 0), (0, -1)]);
static KING: Steps =
    steps(&[(0, 1), (1, 1), (-1, 1), (1, 0), (-1, 0), (0, -1), (1, -1), (-1, -1)], Color::Black, 1);

static RANKS: Steps = steps(&[(1, 0), (-1, 0)], Color::Black, 8);
static RISING: Steps = steps(&[(1, 1), (-1, -1)], Color::Black, 8);
static FALLING: Steps = steps(&[(1, -1), (-1, 1)], Color::Black, 8);
static AHEAD: [Steps; 2] = [steps(&[(0, 1)], Color::Black, 8), steps(&[(0, 1)], Color::White, 8)];
static ROOK_LINES: Steps = steps(&ORTHOGONALS, Color::Black, 8);
static BISHOP_LINES: Steps = steps(&DIAGONALS, Color::Black, 8);

/// Where a slider may attack a square next to a King on this square, on an empty board.
static LANCES_NEAR: [Steps; 2] = [near(&AHEAD[0]), near(&AHEAD[1])];
static BISHOPS_NEAR: Steps = near(&BISHOP_LINES);
static ROOKS_NEAR: Steps = near(&ROOK_LINES);

/// Twice the square's bit, and twice its bit in a board with the bytes in reverse.
static TWICE: BySquare<(u128, u128)> = twice();
/// What a slider on its file sees: by its rank (0-8) and the seven inner squares of the file.
static FILE: [u16; 16 * 128] = file_attacks();
static BETWEEN: [SquareSet; 8192] = between_table();

/// The squares a piece of that kind and colour attacks from `from`, up to and including the first occupied square of
/// each line, whoever stands there.
///
/// # Examples
///
/// ```
/// use nari_core::shogi::{attacks, Color, PieceKind, Square, SquareSet};
///
/// let reach = attacks(PieceKind::Lance, Color::Black, Square::SQ_5I, Square::SQ_5G.into());
/// assert_eq!(reach, [Square::SQ_5H, Square::SQ_5G].into_iter().collect::<SquareSet>());
/// ```
#[must_use]
#[inline]
pub fn attacks(kind: PieceKind, color: Color, from: Square, occupied: SquareSet) -> SquareSet {
    match kind {
        PieceKind::Pawn => pawn(color, from),
        PieceKind::Lance => lance(color, from, occupied),
        PieceKind::Knight => knight(color, from),
        PieceKind::Silver => silver(color, from),
        PieceKind::Bishop => bishop(from, occupied),
        PieceKind::Rook => rook(from, occupied),
        PieceKind::King => king(from),
        PieceKind::Horse => bishop(from, occupied) | king(from),
        PieceKind::Dragon => rook(from, occupied) | king(from),
        PieceKind::Gold
        | PieceKind::Tokin
        | PieceKind::PromotedLance
        | PieceKind::PromotedKnight
        | PieceKind::PromotedSilver => gold(color, from),
    }
}

/// The squares strictly between two squares of one file, rank or diagonal; empty for any other two.
#[must_use]
#[inline]
#[expect(clippy::indexing_slicing, reason = "masked under the array's length")]
pub fn between(a: Square, b: Square) -> SquareSet {
    BETWEEN[(a.index() * 81 + b.index()) & 8191]
}

#[inline(always)]
pub(super) fn pawn(color: Color, from: Square) -> SquareSet {
    *of(&PAWN, color).at(from)
}

#[inline(always)]
pub(super) fn knight(color: Color, from: Square) -> SquareSet {
    *of(&KNIGHT, color).at(from)
}

#[inline(always)]
pub(super) fn silver(color: Color, from: Square) -> SquareSet {
    *of(&SILVER, color).at(from)
}

#[inline(always)]
pub(super) fn gold(color: Color, from: Square) -> SquareSet {
    *of(&GOLD, color).at(from)
}

#[inline(always)]
pub(super) fn king(from: Square) -> SquareSet {
    *KING.at(from)
}

/// All squares of the file ahead of `from`, whatever stands there.
#[inline(always)]
pub(super) fn ahead(color: Color, from: Square) -> SquareSet {
    *of(&AHEAD, color).at(from)
}

/// The rook's lines on an empty board.
#[inline(always)]
pub(super) fn rook_lines(from: Square) -> SquareSet {
    *ROOK_LINES.at(from)
}

/// The bishop's lines on an empty board.
#[inline(always)]
pub(super) fn bishop_lines(from: Square) -> SquareSet {
    *BISHOP_LINES.at(from)
}

/// Where enemy Lances can stand that attack a square next to a King of that colour.
#[inline(always)]
pub(super) fn lances_near(color: Color, king: Square) -> SquareSet {
    *of(&LANCES_NEAR, color).at(king)
}

/// Where Bishops can stand that attack a square next to the King.
#[inline(always)]
pub(super) fn bishops_near(king: Square) -> SquareSet {
    *BISHOPS_NEAR.at(king)
}

/// Where Rooks can stand that attack a square next to the King.
#[inline(always)]
pub(super) fn rooks_near(king: Square) -> SquareSet {
    *ROOKS_NEAR.at(king)
}

#[inline(always)]
pub(super) fn lance(color: Color, from: Square, occupied: SquareSet) -> SquareSet {
    match color {
        Color::Black => file(from, occupied) & ahead(color, from),
        Color::White => {
            let line = ahead(color, from).bits();
            let seen = occupied.bits() & line;
            SquareSet::from_bits((seen ^ seen.wrapping_sub(TWICE.at(from).0)) & line)
        }
    }
}

#[inline(always)]
pub(super) fn bishop(from: Square, occupied: SquareSet) -> SquareSet {
    line(&RISING, from, occupied) | line(&FALLING, from, occupied)
}

#[inline(always)]
pub(super) fn rook(from: Square, occupied: SquareSet) -> SquareSet {
    line(&RANKS, from, occupied) | file(from, occupied)
}

#[inline(always)]
fn line(lines: &Steps, from: Square, occupied: SquareSet) -> SquareSet {
    let line = lines.at(from).bits();
    let &(twice, twice_reversed) = TWICE.at(from);
    let seen = occupied.bits() & line;
    let up = seen.wrapping_sub(twice);
    let down = seen.swap_bytes().wrapping_sub(twice_reversed).swap_bytes();
    SquareSet::from_bits((up ^ down) & line)
}

#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "masked under the array's length")]
fn file(from: Square, occupied: SquareSet) -> SquareSet {
    let first = from.index() / 9 * 9;
    let inner = (occupied.bits() >> (first + 1)) as usize & 127;
    let seen = FILE[(from.index() - first) << 7 & 0x780 | inner];
    SquareSet::from_bits(u128::from(seen) << first)
}

#[inline(always)]
const fn of(tables: &[Steps; 2], color: Color) -> &Steps {
    let [black, white] = tables;
    match color {
        Color::Black => black,
        Color::White => white,
    }
}

const fn both(offsets: &[Offset]) -> [Steps; 2] {
    [steps(offsets, Color::Black, 1), steps(offsets, Color::White, 1)]
}

/// The squares reached from each square by going up to `distance` times along each offset.
#[expect(clippy::indexing_slicing, reason = "loops stay under the lengths; evaluated when compiling")]
const fn steps(offsets: &[Offset], color: Color, distance: u8) -> Steps {
    let mut table = [SquareSet::EMPTY; 128];
    let mut index = 0;
    while let Some(from) = Square::from_index(index) {
        let mut n = 0;
        while n < offsets.len() {
            let mut square = from;
            let mut gone = 0;
            while gone < distance {
                let Some(next) = step(square, offsets[n], color) else { break };
                table[index].insert(next);
                square = next;
                gone += 1;
            }
            n += 1;
        }
        index += 1;
    }
    BySquare(table)
}

/// For each square, all squares of `lines` of its neighbours.
#[expect(clippy::indexing_slicing, reason = "loops stay under the lengths; evaluated when compiling")]
const fn near(lines: &Steps) -> Steps {
    let mut table = [SquareSet::EMPTY; 128];
    let mut index = 0;
    while let Some(king) = Square::from_index(index) {
        let mut neighbours = KING.at(king).iter();
        while let Some(neighbour) = neighbours.next_square() {
            table[index] = SquareSet::from_bits(table[index].bits() | lines.at(neighbour).bits());
        }
        index += 1;
    }
    BySquare(table)
}

const fn step(from: Square, (left, forward): Offset, color: Color) -> Option<Square> {
    match color {
        Color::Black => from.offset(left, -forward),
        Color::White => from.offset(-left, forward),
    }
}

#[expect(clippy::indexing_slicing, reason = "the index is under 81; evaluated when compiling")]
const fn twice() -> BySquare<(u128, u128)> {
    let mut table = [(0, 0); 128];
    let mut index = 0;
    while index < Square::COUNT {
        let bit: u128 = 1 << index;
        table[index] = (bit << 1, bit.swap_bytes() << 1);
        index += 1;
    }
    BySquare(table)
}

#[expect(clippy::indexing_slicing, reason = "loops stay under the lengths; evaluated when compiling")]
const fn file_attacks() -> [u16; 16 * 128] {
    let mut table = [0; 16 * 128];
    let mut rank = 0;
    while rank < 9 {
        let mut inner = 0;
        while inner < 128 {
            let occupied = inner << 1;
            let mut seen = 0;
            let mut down = rank;
            while down > 0 {
                down -= 1;
                seen |= 1 << down;
                if occupied >> down & 1 == 1 {
                    break;
                }
            }
            let mut up = rank + 1;
            while up < 9 {
                seen |= 1 << up;
                if occupied >> up & 1 == 1 {
                    break;
                }
                up += 1;
            }
            table[rank << 7 | inner] = seen;
            inner += 1;
        }
        rank += 1;
    }
    table
}

#[expect(
    clippy::indexing_slicing,
    clippy::large_stack_arrays,
    reason = "indexes are under 81; evaluated when compiling"
)]
const fn between_table() -> [SquareSet; 8192] {
    let mut table = [SquareSet::EMPTY; 8192];
    let mut index = 0;
    while let Some(from) = Square::from_index(index) {
        let mut n = 0;
        while n < 8 {
            let offset = if n < 4 { ORTHOGONALS[n] } else { DIAGONALS[n - 4] };
            let mut passed = SquareSet::EMPTY;
            let mut square = from;
            while let Some(next) = step(square, offset, Color::Black) {
                table[index * 81 + next.index()] = passed;
                passed.insert(next);
                square = next;
            }
            n += 1;
        }
        index += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reach of a slider found by walking.
    fn walked(from: Square, offsets: &[Offset], occupied: SquareSet) -> SquareSet {
        let mut reach = SquareSet::EMPTY;
        for &(left, down) in offsets {
            let mut square = from;
            while let Some(next) = square.offset(left, down) {
                reach.insert(next);
                square = next;
                if occupied.contains(next) {
                    break;
                }
            }
        }
        reach
    }

    #[test]
    fn sliders_see_as_far_as_walking_does() {
        let mut state = 0x9e37_79b9_7f4a_7c15_u128;
        for _ in 0..300 {
            state = state.wrapping_mul(0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645).wrapping_add(1);
            let occupied = SquareSet::from_bits(state >> 40 & state.rotate_left(50));
            for from in Square::all() {
                assert_eq!(
                    rook(from, occupied),
                    walked(from, &ORTHOGONALS, occupied),
                    "rook {from} {occupied:?}"
                );
                assert_eq!(
                    bishop(from, occupied),
                    walked(from, &DIAGONALS, occupied),
                    "bishop {from} {occupied:?}"
                );
                assert_eq!(
                    lance(Color::Black, from, occupied),
                    walked(from, &[(0, -1)], occupied),
                    "lance {from}"
                );
                assert_eq!(
                    lance(Color::White, from, occupied),
                    walked(from, &[(0, 1)], occupied),
                    "lance {from}"
                );
            }
        }
    }

    #[test]
    fn squares_between_lie_on_the_line_of_both() {
        assert_eq!(
            between(Square::SQ_5E, Square::SQ_5H),
            [Square::SQ_5F, Square::SQ_5G].into_iter().collect()
        );
        assert_eq!(
            between(Square::SQ_1A, Square::SQ_4D),
            [Square::SQ_2B, Square::SQ_3C].into_iter().collect()
        );
        assert_eq!(between(Square::SQ_1A, Square::SQ_2C), SquareSet::EMPTY);
        assert_eq!(between(Square::SQ_1A, Square::SQ_1B), SquareSet::EMPTY);
    }
}
