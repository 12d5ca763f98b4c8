//! What a position is worth before any search, in centipawns.
//!
//! Material and hands; who reaches the squares round a King, with what in hand; and what our own games taught: where pieces
//! stand together (castles, attacks), what hangs, what is threatened, how free pieces are. A mirrored position is worth the
//! same.

mod danger;
pub(in crate::engine) mod experience;
pub(in crate::engine) mod features;
pub(in crate::engine) mod material;
mod reach;
mod signs;

use crate::shogi::{Color, Piece, PieceKind, Position, attacks};

use super::score::MOST_POINTS;
use danger::{Pressure, Siege};
use experience::Impression;
use features::{Feature, Outlook};
use reach::Reached;

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
    pub const WEIGHTS: Parts = Parts { material: 101, attack: 97, defence: 88 };

    fn sum(self) -> i32 {
        let weights = Parts::WEIGHTS;
        let sum =
            self.material * weights.material + self.attack * weights.attack + self.defence * weights.defence;
        sum / 100
    }
}

/// Evaluates a position of which this is the impression.
pub(super) fn evaluate(position: &Position, impression: &Impression) -> View {
    let us = position.side_to_move();
    let survey = Survey::of(position);
    let experience = impression.points(us, |side, see| survey.signs(position, side, see));
    let value = survey.parts(us).sum() + experience + MOVE;
    View { value: value.clamp(-MOST_POINTS, MOST_POINTS), may_mate: survey.attack(us).may_mate }
}

/// The parts.
pub(super) fn parts(position: &Position) -> Parts {
    Survey::of(position).parts(position.side_to_move())
}

/// All that a side sees: what stands and is held where, and what is to be seen of it together.
pub(super) fn features(position: &Position, side: Color) -> Vec<Feature> {
    let mut features = Outlook::of(position, side).features(position);
    Survey::of(position).signs(position, side, |feature| features.push(feature));
    features
}

/// All pieces of a position looked at together.
struct Survey {
    /// What Black has more than White, in centipawns.
    material: i32,
    reached: [Reached; 2],
    /// Each side's attack on the other's King.
    attacks: [Pressure; 2],
}

impl Survey {
    fn of(position: &Position) -> Survey {
        let board = position.board();
        let occupied = board.occupied();
        let mut material = 0;
        let mut reached = [Reached::default(); 2];
        let mut sieges = Color::ALL.map(|color| Siege::of(position.king(color.other())));
        for ((color, siege), reach) in Color::ALL.into_iter().zip(&mut sieges).zip(&mut reached) {
            let sign = if color == Color::Black { 1 } else { -1 };
            material += sign * held(position, color);
            let own = board.of(color);
            for square in own {
                let Some(Piece { kind, .. }) = board.piece_at(square) else { continue };
                material += sign * material::on_board(kind);
                let squares = attacks(kind, color, square, occupied);
                reach.add(kind, squares, own);
                if kind != PieceKind::King {
                    siege.join(kind, squares);
                }
            }
        }
        let [black, white] = &reached;
        let [of_black, of_white] = &sieges;
        let attacks = [
            of_black.pressure(position, Color::Black, black, white),
            of_white.pressure(position, Color::White, white, black),
        ];
        Survey { material, reached, attacks }
    }

    fn attack(&self, side: Color) -> &Pressure {
        let [black, white] = &self.attacks;
        if side == Color::Black { black } else { white }
    }

    fn parts(&self, side: Color) -> Parts {
        let sign = if side == Color::Black { 1 } else { -1 };
        Parts {
            material: sign * self.material,
            attack: self.attack(side).points,
            defence: -self.attack(side.other()).points,
        }
    }

    /// Hands over what a side sees of it.
    #[inline]
    fn signs(&self, position: &Position, side: Color, see: impl FnMut(Feature)) {
        let [black, white] = &self.reached;
        let (own, other) = if side == Color::Black { (black, white) } else { (white, black) };
        signs::signs(position, side, own, other, &self.attack(side.other()).ring, see);
    }
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
