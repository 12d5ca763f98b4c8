//! How near to a mate or to a refutation a new position is taken to be, at a glance. Whatever is said here, the search
//! proves the same; it only looks elsewhere first.

use super::frame::Findings;
use crate::shogi::{Move, PieceKind, Position, SquareSet, attacks};

/// After a check: the more replies, the farther from mate; a piece given away is a doubtful check.
pub(super) fn check(checked: &Position, check: Move, replies: u32) -> Findings {
    let (defender, to) = (checked.side_to_move(), check.to());
    let is_given =
        checked.attackers(to, defender.other()).is_empty() && !checked.attackers(to, defender).is_empty();
    match (is_given, check) {
        (false, _) => Findings::open(replies.max(1), 2),
        (true, Move::Normal { .. }) => Findings::open(replies + 1, 1),
        (true, Move::Drop { .. }) => Findings::open(replies + 2, 1),
    }
}

/// After a reply, `next`: a King with room, or who took a piece, is farther from mate; taking refutes soonest.
pub(super) fn reply(checked: &Position, reply: Move, next: &Position) -> Findings {
    let defender = checked.side_to_move();
    let Some(king) = next.king(defender) else { return Findings::open(1, 1) };
    let steps = attacks(PieceKind::King, defender, king, SquareSet::EMPTY) - next.board().of(defender);
    let free =
        steps.iter().filter(|&step| next.attackers(step, defender.other()).is_empty()).fold(0, |n, _| n + 1);
    let takes = checked.piece_at(reply.to()).is_some();
    let moves_other = reply.from().is_some() && king != reply.to();
    Findings::open(1 + free / 2 + u32::from(takes), if takes || moves_other { 1 } else { 2 })
}
