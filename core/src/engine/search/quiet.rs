//! Where the depth ends: captures, promotions and the first checks are followed until nothing is to be taken.

use super::super::evaluate::material;
use super::super::exchange::exchange;
use super::super::ordering::{Arrival, GOOD_CAPTURE, Picker, Ranked, gain_at_sight};
use super::super::packed::Packed;
use super::super::score::{MATE, mated_at};
use super::super::sight::Exchanges;
use super::super::table::{Bound, Found};
use super::{DEEPEST, Node, Search};
use crate::shogi::{Move, PieceKind, SquareSet};
use crate::tsume;

/// A capture that does not come within this of what is needed is not tried.
const MARGIN: i32 = 180;
/// How many quiet checks are tried, at the first ply only.
const CHECKS: usize = 6;

impl Search<'_> {
    /// The value of a position once nothing hangs; `depth` is 0 at the first ply and falls.
    pub(super) fn quiet(&mut self, node: &Node, mut alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        self.count_node();
        if self.stopped {
            return 0;
        }
        if let Some(value) = self.repetition(ply) {
            return value;
        }
        let found = self.table.look(node.key, ply);
        if let Some(found) = found
            && beta - alpha == 1
            && cuts(found, beta)
        {
            return found.value;
        }
        let before = alpha;
        let mut best = mated_at(ply);
        let mut with_checks = false;
        let mut view = None;
        if !node.in_check {
            let mut judged = self.judged(node, found);
            judged.ask(found);
            best = judged.value;
            view = Some(judged.view);
            let may_mate = judged.view.may_mate;
            if self.sight.exchanges == Exchanges::Overlooked || ply >= DEEPEST {
                return best;
            }
            if depth == 0 && may_mate && self.sight.mates > 0 && tsume::mate_in_one(&node.position).is_some()
            {
                return MATE - i32::try_from(ply + 1).unwrap_or(0);
            }
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
            with_checks = depth == 0 && may_mate;
        } else if ply >= DEEPEST {
            return self.judge(node).value;
        }
        let stand = best;
        let mut moves = if node.in_check { self.answers(node, ply) } else { self.captures(node, ply) };
        if with_checks {
            self.add_checks(node, &mut moves);
        }
        let mut picker = Picker::new(moves);
        let mut best_move = Packed::NONE;
        while let Some(Ranked { mv, .. }) = picker.next(&node.position) {
            if !node.in_check {
                let gain = gain(node, mv);
                if gain > 0 && stand + gain + MARGIN <= alpha {
                    best = best.max((stand + gain + MARGIN).min(alpha));
                    continue;
                }
                if exchange(&node.position, mv) < 0 || !node.position.is_legal(mv) {
                    continue;
                }
            }
            let arrival = Arrival::of(&node.position, mv);
            let child = node.after(mv);
            self.ply(ply).arrival = Some(arrival);
            self.path.enter(child.key, child.in_check);
            let value = -self.quiet(&child, -beta, -alpha, depth - 1, ply + 1);
            self.path.leave();
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = mv.into();
                    alpha = value;
                    if value >= beta {
                        break;
                    }
                }
            }
        }
        self.ply(ply).moves = picker.into_list();
        if self.stopped {
            return 0;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > before {
            Bound::Exact
        } else {
            Bound::Upper
        };
        // Nothing is deeper than 0 here, and checks are tried at 0 only.
        let depth = if node.in_check || depth == 0 { 0 } else { -1 };
        self.table.store(node.key, ply, Found { mv: best_move, value: best, depth, bound, view });
        best
    }

    /// The answers to a check, what takes first.
    fn answers(&mut self, node: &Node, ply: usize) -> Vec<Ranked> {
        self.gather(node, ply, |search, mv| {
            if let Some(gain) = gain_at_sight(&node.position, mv) {
                return super::super::ordering::GOOD_CAPTURE + gain;
            }
            let arrival = Arrival::of(&node.position, mv);
            search.history.of(node.position.side_to_move(), mv, arrival, None)
        })
    }

    /// Captures and promotions. Pins are not looked at yet.
    pub(super) fn captures(&mut self, node: &Node, ply: usize) -> Vec<Ranked> {
        let mut moves = std::mem::take(&mut self.ply(ply).moves);
        moves.clear();
        let position = &node.position;
        let us = position.side_to_move();
        let board = position.board();
        let zone = SquareSet::promotion_zone(us);
        for from in board.of(us) {
            let Some(piece) = board.piece_at(from) else { continue };
            let reach = position.reach(from);
            let mut push = |to, promote| {
                let mv = Move::Normal { from, to, promote };
                let rank = GOOD_CAPTURE + gain_at_sight(position, mv).unwrap_or(0);
                moves.push(Ranked { mv, rank });
            };
            let may_promote = piece.kind.promoted().is_some();
            for to in reach & board.of(us.other()) {
                let promotes = may_promote && (zone.contains(from) || zone.contains(to));
                if promotes {
                    push(to, true);
                }
                // What is always better promoted is not tried otherwise.
                let keeps = matches!(piece.kind, PieceKind::Silver | PieceKind::Knight | PieceKind::Lance);
                if !promotes || keeps && !piece.kind.is_dead_at_depth(to.rank().depth_for(us)) {
                    push(to, false);
                }
            }
            if matches!(piece.kind, PieceKind::Pawn | PieceKind::Rook | PieceKind::Bishop) {
                let reach = reach - board.occupied();
                let promoting = if zone.contains(from) { reach } else { reach & zone };
                promoting.iter().for_each(|to| push(to, true));
            }
        }
        moves
    }

    /// Quiet checks, drops too, that do not simply lose the piece.
    fn add_checks(&mut self, node: &Node, moves: &mut Vec<Ranked>) {
        let position = &node.position;
        let Some(aim) = tsume::Aim::new(position) else { return };
        position.legal_moves_into(&mut self.list);
        let side = position.side_to_move();
        let mut checks: Vec<Ranked> = Vec::new();
        for mv in self.list.iter() {
            if aim.is_check(position, mv)
                && gain_at_sight(position, mv).is_none()
                && self.sight.sees(position, mv, None)
            {
                let rank = self.history.of(side, mv, Arrival::of(position, mv), None);
                checks.push(Ranked { mv, rank });
            }
        }
        checks.sort_by_key(|ranked| -ranked.rank);
        moves.extend(checks.into_iter().take(CHECKS));
    }
}

/// What a capture or promotion takes; 0 for a quiet check.
fn gain(node: &Node, mv: Move) -> i32 {
    let taken = node.position.piece_at(mv.to()).map_or(0, |taken| material::of_capture(taken.kind));
    let promotion = match mv {
        Move::Normal { from, promote: true, .. } => {
            node.position.piece_at(from).map_or(0, |piece| material::of_promotion(piece.kind))
        }
        _ => 0,
    };
    taken + promotion
}

/// Whether a stored value settles that the value is at least, or at most, `limit`.
pub(super) fn cuts(found: Found, limit: i32) -> bool {
    match found.bound {
        Bound::Exact => true,
        Bound::Lower => found.value >= limit,
        Bound::Upper => found.value < limit,
    }
}
