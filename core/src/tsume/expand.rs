//! The moves of a node, and what is known of the positions after them.

use super::checks::checks_into;
use super::frame::{Child, Fate, Findings, Frame, NOWHERE, Rule, Sight};
use super::holding::Holding;
use super::search::{Care, Search, stir, withheld};
use super::table::{FOREVER, Plies, Scope};
use crate::shogi::{HandKind, Move, Piece, PieceKind, Square, SquareSet};

impl Search<'_> {
    /// The attacker's checks.
    pub(super) fn expand_attack(&mut self, frame: &mut Frame) {
        let bound = frame.bound - 1;
        let mut moves = std::mem::take(&mut self.moves);
        checks_into(&frame.node.position, &mut moves);
        let mut keys = std::mem::take(&mut self.keys);
        keys.clear();
        if bound > 0 {
            keys.extend(moves.iter().map(|mv| self.key_after(frame, mv)));
            self.table.touch(&keys);
        }
        frame.children.reserve(moves.len());
        for (place, mv) in moves.iter().enumerate() {
            let known = keys.get(place).and_then(|&key| {
                let holding = holding_after(frame, mv);
                let known = Findings::of(self.look(&frame.node, key, holding, bound));
                known.or_else(|| self.refuted_on_path(frame, key, holding, bound))
            });
            let result = known.unwrap_or_else(|| {
                let mut next = frame.node.position.clone();
                next.play_legal(mv);
                self.after_check(frame.node.rule, mv, &next, bound)
            });
            let mated = result.pn == 0;
            let after = plain_twin(frame, mv);
            frame.children.push(Child { mv, result, after, fate: Fate::Counts, sight: Sight::Seen });
            if mated {
                break;
            }
        }
        self.moves = moves;
        self.keys = keys;
    }

    /// The defender's replies.
    pub(super) fn expand_defence(&mut self, frame: &mut Frame, base: usize) {
        let bound = frame.bound - 1;
        let mut moves = std::mem::take(&mut self.moves);
        frame.node.position.legal_moves_into(&mut moves);
        frame.withheld = withheld(&frame.node.position, self.attacker);
        // Of drops on one square the Pawn's comes first: what takes it gains least.
        let is_rough = self.care == Care::Rough;
        let is_late =
            |mv: &Move| is_rough && matches!(mv, Move::Drop { kind, .. } if *kind != HandKind::Pawn);
        let (late, early): (Vec<Move>, Vec<Move>) = moves.iter().partition(is_late);
        let mut keys = std::mem::take(&mut self.keys);
        keys.clear();
        keys.extend(early.iter().map(|&mv| self.key_after(frame, mv)));
        self.table.touch(&keys);
        frame.children.reserve(moves.len());
        let mut dropped = SquareSet::EMPTY;
        for (place, mv) in early.into_iter().chain(late).enumerate() {
            let fate = match (mv, frame.node.rule) {
                (Move::Drop { .. }, Rule::SetAside) => Fate::Unjudged,
                _ => Fate::Counts,
            };
            let after = match mv {
                Move::Drop { to, .. } if dropped.contains(to) => last_drop(frame, to),
                Move::Drop { to, .. } => {
                    dropped.insert(to);
                    None
                }
                Move::Normal { .. } => plain_twin(frame, mv),
            };
            let before = after.and_then(|place| frame.children.get(place));
            if is_late(&mv) && before.is_some_and(|before| before.result.pn > 0) {
                frame.children.push(Child::waiting(mv, after, fate));
                continue;
            }
            let key = keys.get(place).copied().unwrap_or_else(|| self.key_after(frame, mv));
            let result = self.after_reply(frame, mv, key, base);
            let refutes = result.dn == 0 && fate == Fate::Counts && result.repeats == NOWHERE;
            frame.children.push(Child { mv, result, after, fate, sight: Sight::Seen });
            if refutes {
                break;
            }
        }
        debug_assert!(bound >= -1);
        self.moves = moves;
        self.keys = keys;
    }

    /// Looks at a child of the last frame that waited until now.
    pub(super) fn see(&mut self, place: usize, base: usize) {
        let Some(mut frame) = self.stack.pop() else { return };
        if let Some(mv) = frame.children.get(place).map(|child| child.mv) {
            let key = self.key_after(&frame, mv);
            let result = self.after_reply(&frame, mv, key, base);
            if let Some(child) = frame.children.get_mut(place) {
                (child.result, child.sight) = (result, Sight::Seen);
            }
        }
        self.stack.push(frame);
    }

    /// What is known of the attacker's node after a reply.
    fn after_reply(&mut self, frame: &Frame, reply: Move, key: u64, base: usize) -> Findings {
        let bound = frame.bound - 1;
        let holding = frame.holding;
        if bound < 0 {
            return Findings::no_mate(-1, frame.both_hands, Scope::AllSuchHands, NOWHERE);
        }
        let known = Findings::of(self.look(&frame.node, key, holding, bound));
        if let Some(known) = known.filter(Findings::is_settled) {
            return known;
        }
        // With less in hand the attacker has gained nothing; but what is futile may differ, and so the length.
        let fewer_is_less = frame.node.rule == Rule::Counted || self.is_rough(bound);
        let earlier =
            self.path.find(key, base, |hand| hand == holding || fewer_is_less && hand.covers(holding));
        if let Some(earlier) = earlier {
            return Findings::no_mate(FOREVER, holding, Scope::AllSuchHands, earlier);
        }
        let seen = self.refuted_on_path(frame, key, holding, bound).or(known);
        seen.unwrap_or_else(|| self.after_defence(frame, reply, bound))
    }

    fn refuted_on_path(&self, frame: &Frame, key: u64, holding: Holding, bound: Plies) -> Option<Findings> {
        // The child's own place in the path, one deeper than the last frame; the frame itself is not on the stack yet.
        let depth = self.stack.len() as u64 + 1;
        let path = frame.path ^ stir(key ^ u64::from(holding.bits()) << 32 ^ depth);
        let (len, repeats) = self.refutations.look(path, bound)?;
        Some(Findings::no_mate(len, holding, Scope::AllSuchHands, repeats))
    }
}

/// What the attacker holds after a move of his.
fn holding_after(frame: &Frame, mv: Move) -> Holding {
    match mv {
        Move::Drop { kind, .. } => frame.holding.with_one_less(kind),
        Move::Normal { to, .. } => {
            let taken = frame.node.position.piece_at(to).and_then(|piece| piece.kind.in_hand());
            taken.map_or(frame.holding, |kind| frame.holding.with_one_more(kind))
        }
    }
}

/// The child with the same move not promoting or promoting, if it is there already.
fn plain_twin(frame: &Frame, mv: Move) -> Option<usize> {
    let Move::Normal { from, to, promote } = mv else { return None };
    // Other kinds do something else when they do not promote.
    let gains_only =
        |piece: Piece| matches!(piece.kind, PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook);
    frame.node.position.piece_at(from).filter(|&piece| gains_only(piece))?;
    let twin = Move::Normal { from, to, promote: !promote };
    frame.children.iter().position(|child| child.mv == twin)
}

/// The last child that drops a piece on that square.
fn last_drop(frame: &Frame, to: Square) -> Option<usize> {
    frame.children.iter().rposition(|child| child.mv.from().is_none() && child.mv.to() == to)
}
