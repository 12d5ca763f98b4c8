//! What a position is worth before any search, in centipawns.
//!
//! Material and hands; where pieces stand, seen from both Kings (castles and attacks); who reaches the squares round a
//! King, with what in hand.

mod danger;
pub(in crate::engine) mod material;
mod places;

use crate::shogi::{Color, Piece, PieceKind, Position, SquareSet, attacks};

use super::score::MOST_POINTS;
use danger::Siege;
use places::Places;

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

/// Evaluates a position.
pub(super) fn evaluate(position: &Position) -> View {
    let us = position.side_to_move();
    let board = position.board();
    let occupied = board.occupied();
    let places = Places::get();
    let mut value = 0;
    let mut reached = [Reached::default(); 2];
    let mut sieges = Color::ALL.map(|color| Siege::of(position.king(color.other())));
    for ((color, siege), reach) in Color::ALL.into_iter().zip(&mut sieges).zip(&mut reached) {
        let rows = places.rows(position.king(color), position.king(color.other()), color);
        let mut side = held(position, color);
        for square in board.of(color) {
            let Some(Piece { kind, .. }) = board.piece_at(square) else { continue };
            side += material::on_board(kind) + rows.of(kind, square);
            let squares = attacks(kind, color, square, occupied);
            reach.twice |= reach.any & squares;
            reach.any |= squares;
            if kind == PieceKind::King {
                continue;
            }
            reach.guarded |= squares;
            side += freedom(kind, squares);
            siege.join(kind, squares);
        }
        value += if color == us { side } else { -side };
    }
    let mut may_mate = false;
    for (color, siege) in Color::ALL.into_iter().zip(&sieges) {
        let [black, white] = &reached;
        let (attack, defence) = if color == Color::Black { (black, white) } else { (white, black) };
        let pressure = siege.pressure(position, color, attack, defence);
        if color == us {
            value += pressure.points;
            may_mate = pressure.may_mate;
        } else {
            value -= pressure.points;
        }
    }
    View { value: (value + MOVE).clamp(-MOST_POINTS, MOST_POINTS), may_mate }
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

/// What room to move is worth to a sliding piece.
fn freedom(kind: PieceKind, squares: SquareSet) -> i32 {
    let each = match kind {
        PieceKind::Rook | PieceKind::Dragon => 5,
        PieceKind::Bishop | PieceKind::Horse => 6,
        PieceKind::Lance => 3,
        _ => return 0,
    };
    each * i32::try_from(squares.len()).unwrap_or(0)
}
