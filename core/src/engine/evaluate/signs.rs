//! What is to be seen of a position only when all its pieces are looked at together: how a King stands, what hangs, what
//! cheaper pieces threaten, how free the pieces are that go far. Each is one more [`Feature`] of its side's view.

use super::danger::Ring;
use super::features::Feature;
use super::reach::Reached;
use crate::shogi::{Color, HandKind, PieceKind, Position, SquareSet, attacks};

/// Counts of squares or pieces from 0 to 8.
const COUNTS: usize = 9;
const KINDS: usize = PieceKind::ALL.len();
/// Squares for a check by a drop: one, two, more.
const DROPS: usize = 3;
/// Steps of a piece's freedom, two squares each.
const FREEDOM: usize = 7;
/// Steps of how much of the board a side reaches, five squares each.
const REACH: usize = 17;

const WEAK: usize = 0;
const STORMED: usize = WEAK + COUNTS;
const FLIGHTS: usize = STORMED + COUNTS;
const ATTACKERS: usize = FLIGHTS + COUNTS;
const OPEN: usize = ATTACKERS + COUNTS;
const CHECKS: usize = OPEN + COUNTS;
const HANGING: usize = CHECKS + CHECKING.len() * DROPS;
const THREATENED: usize = HANGING + KINDS;
const FREE: usize = THREATENED + KINDS;
const REACHING: usize = FREE + 4 * FREEDOM;
const ALL: usize = REACHING + REACH;
/// How many signs there are: each says one thing to the side to move, another to the other.
pub(super) const SIGNS: usize = 2 * ALL;

/// The kinds whose drops are looked at for checks; a Pawn's is rarely one that matters.
const CHECKING: [HandKind; 6] =
    [HandKind::Rook, HandKind::Bishop, HandKind::Gold, HandKind::Silver, HandKind::Knight, HandKind::Lance];

/// Hands over each sign of a side that has a King round which it looks like `ring`.
#[inline]
pub(super) fn signs(
    position: &Position,
    side: Color,
    own: &Reached,
    other: &Reached,
    ring: &Ring,
    mut sign: impl FnMut(Feature),
) {
    let turn = if position.side_to_move() == side { 0 } else { ALL };
    let mut say =
        |first: usize, steps: usize, step: usize| sign(Feature::sign(turn + first + step.min(steps - 1)));
    let board = position.board();
    let mine = board.of(side);
    say(WEAK, COUNTS, count(ring.weak));
    say(STORMED, COUNTS, count(ring.stormed));
    say(FLIGHTS, COUNTS, count(ring.flights));
    say(ATTACKERS, COUNTS, ring.attackers);
    say(OPEN, COUNTS, count(ring.open));
    if let Some(king) = position.king(side) {
        let hand = position.hand(side.other());
        // Where the King alone could take, the drop must be backed.
        let taken = own.guarded | (ring.squares - other.any);
        for (place, kind) in CHECKING.into_iter().enumerate() {
            if hand.count(kind) > 0 {
                let from = attacks(kind.kind(), side, king, board.occupied());
                let squares = count(from - board.occupied() - taken);
                if squares > 0 {
                    say(CHECKS + place * DROPS, DROPS, squares - 1);
                }
            }
        }
    }
    let attacked = mine & other.any;
    let cheaper = other.by_cheaper();
    for square in attacked {
        let Some(piece) = board.piece_at(square) else { continue };
        if !own.any.contains(square) {
            say(HANGING + piece.kind.index(), 1, 0);
        } else if cheaper.than(piece.kind).contains(square) {
            say(THREATENED + piece.kind.index(), 1, 0);
        }
    }
    for (far, squares) in own.far() {
        say(FREE + far as usize * FREEDOM, FREEDOM, count(squares) / 2);
    }
    say(REACHING, REACH, count(own.any) / 5);
}

fn count(squares: SquareSet) -> usize {
    usize::try_from(squares.len()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::super::features;
    use super::*;
    use crate::notation::sfen;
    use crate::shogi::SetupRule;

    const BLACK: Color = Color::Black;
    const WHITE: Color = Color::White;

    /// Boards with a side that is to see a sign, and whether it does. Black is to move in each.
    const ROWS: [(&str, Color, usize, bool); 17] = [
        // A Silver before a Lance that nobody guards, then guarded by its King: a Lance costs less.
        ("k8/9/9/9/4s4/9/4L4/9/8K b - 1", WHITE, ALL + HANGING + PieceKind::Silver as usize, true),
        ("k8/9/9/9/4s4/9/4L4/9/8K b - 1", WHITE, ALL + THREATENED + PieceKind::Silver as usize, false),
        ("9/9/9/4k4/4s4/9/4L4/9/8K b - 1", WHITE, ALL + THREATENED + PieceKind::Silver as usize, true),
        ("9/9/9/4k4/4s4/9/4L4/9/8K b - 1", WHITE, ALL + HANGING + PieceKind::Silver as usize, false),
        // A guarded Pawn before a Rook is not threatened: the Rook costs more.
        ("9/9/9/4k4/4p4/9/4R4/9/8K b - 1", WHITE, ALL + THREATENED + PieceKind::Pawn as usize, false),
        // The three squares next to a King in the corner: reached by the other side and guarded by nobody else, or free.
        ("k8/1P7/1G7/9/9/9/9/9/8K b - 1", WHITE, ALL + WEAK + 3, true),
        ("k8/9/9/9/9/9/9/9/8K b - 1", WHITE, ALL + WEAK, true),
        ("k8/9/9/9/9/9/9/9/8K b - 1", WHITE, ALL + FLIGHTS + 3, true),
        ("k8/9/1G7/9/9/9/9/9/8K b - 1", WHITE, ALL + FLIGHTS + 1, true),
        ("k8/9/1G7/9/9/9/9/9/8K b - 1", WHITE, ALL + ATTACKERS + 1, true),
        // A Gold in hand checks only where it is backed; three squares or more count as three.
        ("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", WHITE, ALL + CHECKS + 2 * DROPS, true),
        ("4k4/9/9/9/9/9/9/9/4K4 b G 1", WHITE, ALL + CHECKS + 2 * DROPS, false),
        ("4k4/9/9/9/9/9/9/9/4K4 b R 1", WHITE, ALL + CHECKS + DROPS - 1, true),
        ("4k4/9/9/9/9/9/9/9/4K4 b r 1", BLACK, CHECKS + DROPS - 1, true),
        // A Rook shut in by its own pieces, and one that is free.
        ("4k4/9/9/9/9/9/9/7PP/4K2GR b - 1", BLACK, FREE, true),
        ("4k4/9/9/9/9/9/9/9/4K3R b - 1", BLACK, FREE + 5, true),
        ("4k4/9/9/9/9/9/9/9/4K3R b - 1", BLACK, FREE, false),
    ];

    #[test]
    fn signs_are_what_they_say() {
        for (board, side, sign, is_seen) in ROWS {
            let position =
                crate::shogi::Position::from_setup(sfen::read(board).unwrap(), SetupRule::Drill).unwrap();
            let seen = features(&position, side).contains(&Feature::sign(sign));
            assert_eq!(seen, is_seen, "{board} {side:?} {sign}");
        }
    }
}
