//! What a look at the moves of a new position tells, before anything is searched.

use super::checks::checks_into;
use super::frame::{Findings, Frame, NOWHERE, Rule, needed_before, refuted_before, unchecking};
use super::guess;
use super::holding::Holding;
use super::search::{Care, Search, both_hands, withheld};
use super::table::{FOREVER, Plies, Scope};
use crate::shogi::{Move, MoveList, Position, SquareSet};

impl Search<'_> {
    /// What the replies tell of a new node of the defender.
    pub(super) fn after_check(
        &mut self,
        rule: Rule,
        check: Move,
        position: &Position,
        bound: Plies,
    ) -> Findings {
        position.legal_moves_into(&mut self.replies);
        if self.replies.is_empty() {
            return Findings::mate(0, withheld(position, self.attacker), Scope::AllSuchHands);
        }
        let mut squares = SquareSet::EMPTY;
        let mut moves = 0;
        for mv in &self.replies {
            match mv {
                Move::Normal { .. } => moves += 1,
                Move::Drop { to, .. } => squares.insert(to),
            }
        }
        if bound == 0 && (moves > 0 || rule == Rule::Counted) {
            // A reply of a piece on the board is there whatever is held.
            let most = if moves > 0 { both_hands(position) } else { self.holding_of(position) };
            return Findings::no_mate(0, most, Scope::AllSuchHands, NOWHERE);
        }
        match self.care {
            Care::Rough => guess::check(position, check, moves + squares.len()),
            Care::Exact => Findings::open((moves + squares.len()).max(1), 1),
        }
    }

    /// What the checks tell of a new node of the attacker: none refutes, and with one ply left each is looked at.
    pub(super) fn after_defence(&mut self, frame: &Frame, reply: Move, bound: Plies) -> Findings {
        let mut next = frame.node.position.clone();
        next.play_legal(reply);
        let mut checks = std::mem::take(&mut self.checks);
        checks_into(&next, &mut checks);
        let most = unchecking(frame.holding, both_hands(&next));
        let seen = if checks.is_empty() {
            Some(Findings::no_mate(FOREVER, most, Scope::AllSuchHands, NOWHERE))
        } else if bound == 1 {
            self.at_once(frame.node.rule, &next, &checks, most)
        } else {
            None
        };
        let count = u32::try_from(checks.len()).unwrap_or(1);
        self.checks = checks;
        seen.unwrap_or_else(|| match self.care {
            // The more checks, the more there is to refute.
            Care::Exact => Findings::open(1, count),
            Care::Rough => guess::reply(&frame.node.position, reply, &next),
        })
    }

    /// Whether one of the checks mates at once; `None` when a drop between has to be judged.
    fn at_once(
        &mut self,
        rule: Rule,
        position: &Position,
        checks: &MoveList,
        mut most: Holding,
    ) -> Option<Findings> {
        let mut is_settled = true;
        for mv in checks {
            let mut checked = position.clone();
            checked.play_legal(mv);
            match self.after_check(rule, mv, &checked, 0) {
                Findings { pn: 0, proof, scope, .. } => {
                    return Some(Findings::mate(1, needed_before(position, mv, proof), scope));
                }
                Findings { dn: 0, proof, .. } => most = refuted_before(position, mv, proof, most),
                _ => is_settled = false,
            }
        }
        is_settled.then(|| Findings::no_mate(1, most, Scope::AllSuchHands, NOWHERE))
    }
}
