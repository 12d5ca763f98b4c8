//! Someone who learned the moves an hour ago.
#![allow(clippy::unwrap_used, reason = "a helper of tests")]

use nari::shogi::{Game, Move};
use nari::tsume::mate_in_one;

use crate::chance::Chance;

/// Plays as someone does who learned the moves an hour ago: mates when it is seen at once, takes what can be taken,
/// promotes, else brings pieces to bear on the other King, and gives a check now and then.
pub fn beginner(game: &Game, chance: &mut Chance) -> Move {
    let position = game.position();
    let side = position.side_to_move();
    if let Some(mv) = mate_in_one(position) {
        return mv;
    }
    let legal = position.legal_moves().to_vec();
    let king = position.king(side.other()).unwrap();
    let worth = |mv: &Move| {
        let after = position.after(*mv).unwrap();
        let takes = position.piece_at(mv.to()).is_some();
        let ring =
            nari::shogi::attacks(nari::shogi::PieceKind::King, side, king, nari::shogi::SquareSet::EMPTY);
        let covered = ring.iter().filter(|&square| !after.attackers(square, side).is_empty()).count();
        let quiet = !after.is_check();
        20 * usize::from(takes) + 10 * usize::from(mv.promotes()) + 4 * covered + 3 * usize::from(quiet)
    };
    let most = legal.iter().map(worth).max().unwrap_or(0);
    let best: Vec<Move> = legal.iter().copied().filter(|mv| worth(mv) == most).collect();
    chance.pick(&best)
}
