//! Which drops between are futile (無駄合い *muda-ai*), by the rule of docs/futile-drops.md.

use super::frame::{Node, Rule};
use super::holding::Holding;
use super::search::{Halt, Search, Settled};
use super::table::{Plies, Scope};
use crate::shogi::Move;

/// What a drop between is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Judgement {
    /// Futile: with the attacker's hand that the mate needs, and for which hands it is so.
    Futile(Holding, Scope),
    /// A defence like others, and for which hands it is so.
    Counts(Scope),
}

impl Search<'_> {
    /// Whether the drop is futile since the King is mated at once when it is taken, or after any other reply if there
    /// is one: this holds whatever V is.
    pub(super) fn judge_at_sight(
        &mut self,
        node: &Node,
        drop: Move,
        has_replies: bool,
        bound: Plies,
    ) -> Result<Judgement, Halt> {
        for taken in self.takings(node, drop) {
            for within in [0, 2] {
                if within > bound || within > 0 && !has_replies {
                    continue;
                }
                if let Settled::Mate { proof, scope, .. } = self.settle(&taken, within)? {
                    return Ok(Judgement::Futile(proof, scope));
                }
            }
        }
        Ok(Judgement::Counts(Scope::AllSuchHands))
    }

    /// Whether a drop that is not answered by a mate within `bound` is futile, `replies` being the other ones, all mated
    /// within `bound`.
    pub(super) fn judge_closely(
        &mut self,
        node: &Node,
        drop: Move,
        replies: &[Move],
        bound: Plies,
    ) -> Result<Judgement, Halt> {
        if self.is_rough(bound) {
            self.guessed = true;
            return Ok(Judgement::Counts(Scope::AllSuchHands));
        }
        let mut counts_for = Scope::AllSuchHands;
        for taken in self.takings(node, drop) {
            let mut within = bound;
            while within >= 0 {
                let (len, proof) = match self.settle(&taken, within)? {
                    Settled::Mate { len, proof, .. } => (len, proof),
                    Settled::NoMate { scope: Scope::AllSuchHands, .. } => break,
                    Settled::NoMate { scope: Scope::ThisHand, .. } => {
                        counts_for = Scope::ThisHand;
                        break;
                    }
                };
                if self.some_reply_lasts(node, replies, len)? {
                    return Ok(Judgement::Futile(proof, Scope::ThisHand));
                }
                // Later than V, which another hand may put off.
                counts_for = Scope::ThisHand;
                within = len - 2;
            }
        }
        Ok(Judgement::Counts(counts_for))
    }

    /// Whether V is at least `plies`: some reply is not mated two plies sooner.
    fn some_reply_lasts(&mut self, node: &Node, replies: &[Move], plies: Plies) -> Result<bool, Halt> {
        if plies <= 0 {
            return Ok(true);
        }
        for &reply in replies {
            if plies == 2 {
                return Ok(true);
            }
            let mut next = node.clone();
            next.position.play_legal(reply);
            if let Settled::NoMate { .. } = self.settle(&next, plies - 3)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The nodes after the drop and its taking by the checking piece, promoting or not, if that gives check: the piece
    /// taken is out of the game.
    fn takings(&self, node: &Node, drop: Move) -> Vec<Node> {
        let Move::Drop { kind, to } = drop else { return Vec::new() };
        let Ok(dropped) = node.position.after(drop) else { return Vec::new() };
        let take = |mv| {
            let mut position = dropped.clone();
            position.play_legal(mv);
            position.discard(self.attacker, kind);
            let out = node.out.with_one_more(kind);
            Node { position, out, rule: Rule::SetAside }
        };
        super::checks(&dropped)
            .into_iter()
            .filter(|mv| mv.from().is_some() && mv.to() == to)
            .map(take)
            .collect()
    }
}
