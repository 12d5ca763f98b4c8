//! What a series of captures on one square comes to.

use super::evaluate::material;
use crate::shogi::{Move, PieceKind, Position, Square, SquareSet};

/// The longest series that is looked at.
const LONGEST: usize = 24;

/// What `mv` wins, in centipawns, when both sides go on taking on its square with their least piece first, as long as it
/// pays. Pins are not seen.
pub(super) fn exchange(position: &Position, mv: Move) -> i32 {
    let us = position.side_to_move();
    let board = position.board();
    let to = mv.to();
    let mut occupied = board.occupied() | to.into();
    let (mut at_risk, mut won) = match mv {
        Move::Drop { kind, .. } => (material::of_capture(kind.kind()), 0),
        Move::Normal { from, promote, .. } => {
            let Some(piece) = board.piece_at(from) else { return 0 };
            occupied.remove(from);
            let taken = board.piece_at(to).map_or(0, |taken| material::of_capture(taken.kind));
            if promote {
                let promoted = piece.kind.promoted().unwrap_or(piece.kind);
                (material::of_capture(promoted), taken + material::of_promotion(piece.kind))
            } else {
                (material::of_capture(piece.kind), taken)
            }
        }
    };
    let mut gains = [0; LONGEST];
    let mut length = 0;
    let mut side = us.other();
    for gain in &mut gains {
        *gain = won;
        length += 1;
        let attackers = board.attackers(to, side, occupied) & (occupied - to.into());
        let Some((square, kind)) = least(position, attackers) else { break };
        won = at_risk - won;
        // Whoever is to take now can leave it: neither way is better than what is known.
        if won.max(-*gain) < 0 && kind != PieceKind::King {
            break;
        }
        at_risk = material::of_capture(kind);
        occupied.remove(square);
        side = side.other();
    }
    let series = gains.get(..length).unwrap_or_default();
    let mut after = series.iter().rev();
    let mut best = after.next().copied().unwrap_or(0);
    for &gain in after {
        best = gain.min(-best.max(-gain));
    }
    best
}

/// The piece that risks least by taking; the King comes last.
fn least(position: &Position, attackers: SquareSet) -> Option<(Square, PieceKind)> {
    let kinds = attackers.iter().filter_map(|square| Some((square, position.piece_at(square)?.kind)));
    kinds.min_by_key(|&(_, kind)| material::of_capture(kind))
}
