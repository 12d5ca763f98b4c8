//! What a position is worth before any search, in centipawns.
//!
//! Material and hands; who reaches the squares round a King, with what in hand; and where pieces stand together (castles,
//! attacks), as our own games taught. A mirrored position is worth the same.

mod danger;
pub(in crate::engine) mod experience;
pub(in crate::engine) mod features;
pub(in crate::engine) mod material;

use crate::shogi::{Color, Piece, PieceKind, Position, SquareSet, attacks};

use super::score::MOST_POINTS;
use danger::Siege;
use experience::Impression;

/// What having the move is worth.
const MOVE: i32 = 25;

/// What was seen while evaluating.
#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    /// Centipawns, for the side to move.
    pub(super) value: i32,
    /// Whether the King of the side that is not to move is so hemmed in that a mate at once is worth looking for.
    pub(super) may_mate: bool,
}

/// What a side's pieces reach.
#[derive(Clone, Copy, Default)]
struct Reached {
    /// By any piece.
    any: SquareSet,
    /// By two or more.
    twice: SquareSet,
    /// By any piece but the King.
    guarded: SquareSet,
}

/// What the rules of thumb make of a position, in centipawns for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// Pieces on the board and in hand.
    pub material: i32,
    /// The attack on the other side's King.
    pub attack: i32,
    /// The other side's attack, as a loss.
    pub defence: i32,
}

impl Parts {
    /// How much each counts, in hundredths, beside what experience says: fitted with it.
    const WEIGHTS: Parts = Parts { material: 103, attack: 114, defence: 95 };

    fn sum(self) -> i32 {
        let weights = Parts::WEIGHTS;
        let sum =
            self.material * weights.material + self.attack * weights.attack + self.defence * weights.defence;
        sum / 100
    }
}

/// Evaluates a position of which this is the impression.
pub(super) fn evaluate(position: &Position, impression: &Impression) -> View {
    let (parts, may_mate) = parts(position);
    let value = parts.sum() + impression.points(position.side_to_move()) + MOVE;
    View { value: value.clamp(-MOST_POINTS, MOST_POINTS), may_mate }
}

/// The parts, and whether the King of the side that is not to move is hemmed in, see [`View::may_mate`].
pub(super) fn parts(position: &Position) -> (Parts, bool) {
    let us = position.side_to_move();
    let board = position.board();
    let occupied = board.occupied();
    let mut sum = Parts::default();
    let mut reached = [Reached::default(); 2];
    let mut sieges = Color::ALL.map(|color| Siege::of(position.king(color.other())));
    for ((color, siege), reach) in Color::ALL.into_iter().zip(&mut sieges).zip(&mut reached) {
        let sign = if color == us { 1 } else { -1 };
        sum.material += sign * held(position, color);
        for square in board.of(color) {
            let Some(Piece { kind, .. }) = board.piece_at(square) else { continue };
            sum.material += sign * material::on_board(kind);
            let squares = attacks(kind, color, square, occupied);
            reach.twice |= reach.any & squares;
            reach.any |= squares;
            if kind == PieceKind::King {
                continue;
            }
            reach.guarded |= squares;
            siege.join(kind, squares);
        }
    }
    let mut may_mate = false;
    for (color, siege) in Color::ALL.into_iter().zip(&sieges) {
        let [black, white] = &reached;
        let (attack, defence) = if color == Color::Black { (black, white) } else { (white, black) };
        let pressure = siege.pressure(position, color, attack, defence);
        if color == us {
            sum.attack = pressure.points;
            may_mate = pressure.may_mate;
        } else {
            sum.defence = -pressure.points;
        }
    }
    (sum, may_mate)
}

/// Material alone: all that a beginner counts.
pub(super) fn material_only(position: &Position) -> i32 {
    let us = position.side_to_move();
    let side = |color| {
        let board = position.board();
        let on_board = board.of(color).iter().filter_map(|square| board.piece_at(square));
        on_board.map(|piece| material::on_board(piece.kind)).sum::<i32>() + held(position, color)
    };
    side(us) - side(us.other())
}

fn held(position: &Position, color: Color) -> i32 {
    let hand = position.hand(color);
    if hand.is_empty() {
        return 0;
    }
    hand.iter().map(|(kind, count)| material::in_hand(kind) * i32::from(count)).sum()
}
