//! One node of the search while it is looked into, with what is known of its children.

use super::holding::Holding;
use super::table::{FOREVER, INFINITE, Known, Plies, Scope};
use crate::shogi::{HandKind, Move, Position};

/// Whether futile drops count towards the length (RULES.md, docs/futile-drops.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    /// Every interposition counts.
    Counted,
    /// A futile drop is no defence.
    SetAside,
}

/// What is searched: a position, either side to move.
#[derive(Clone)]
pub(super) struct Node {
    pub(super) position: Position,
    /// The futile pieces taken so far, which are out of the game.
    pub(super) out: Holding,
    pub(super) rule: Rule,
}

/// How far the judging of a reply has come. Only drops between, with the rule that sets futile ones aside, are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It counts, as most moves do.
    Counts,
    /// A drop that nothing is known of.
    Unjudged,
    /// A drop that is not futile at first sight; judged again if it puts off the mate.
    PutOff,
    /// A futile drop.
    Futile,
}

/// No frame: the result rests on no repetition of an earlier position.
pub(super) const NOWHERE: usize = usize::MAX;

/// A move of a node and what is known of the position after it.
#[derive(Clone)]
pub(super) struct Child {
    pub(super) mv: Move,
    pub(super) result: Findings,
    /// The child that must be settled before this one is looked at: its place, if any.
    pub(super) after: Option<usize>,
    pub(super) fate: Fate,
    pub(super) sight: Sight,
}

/// Whether a child was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    /// Its result says what is known of it.
    Seen,
    /// It waits for another child of the same square, and nothing was asked of it: most are never needed.
    Waiting,
}

/// What is known of a node on the path it was reached by.
#[derive(Clone, Copy, Debug)]
pub(super) struct Findings {
    /// Work still needed for a mate: 0 when proved, `INFINITE` when refuted.
    pub(super) pn: u32,
    /// Work still needed to refute it.
    pub(super) dn: u32,
    /// Of a mate: within how many plies. Of a refutation: no mate within so many.
    pub(super) len: Plies,
    /// Of a mate: the attacker's hand that it needs. Of a refutation: the largest hand that it holds for.
    pub(super) proof: Holding,
    pub(super) scope: Scope,
    /// The lowest frame that the refutation repeats; `NOWHERE` if it rests on no repetition.
    pub(super) repeats: usize,
}

impl Findings {
    pub(super) const fn open(pn: u32, dn: u32) -> Findings {
        Findings { pn, dn, len: 0, proof: Holding::EMPTY, scope: Scope::AllSuchHands, repeats: NOWHERE }
    }

    pub(super) const fn mate(len: Plies, proof: Holding, scope: Scope) -> Findings {
        Findings { pn: 0, dn: INFINITE, len, proof, scope, repeats: NOWHERE }
    }

    pub(super) const fn no_mate(len: Plies, most: Holding, scope: Scope, repeats: usize) -> Findings {
        Findings { pn: INFINITE, dn: 0, len, proof: most, scope, repeats }
    }

    pub(super) fn of(known: Known) -> Option<Findings> {
        Some(match known {
            Known::Mate { len, proof, scope } => Findings::mate(len, proof, scope),
            Known::NoMate { len, most, scope } => Findings::no_mate(len, most, scope, NOWHERE),
            Known::Open { pn, dn } => Findings::open(pn, dn),
            Known::Nothing => return None,
        })
    }

    pub(super) const fn is_settled(&self) -> bool {
        self.pn == 0 || self.dn == 0
    }
}

/// Whose turn it is in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    Attacker,
    Defender,
}

/// How the numbers of the replies, which must all be mated, make that of their node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Adding {
    /// The largest, plus one for each other.
    Largest,
    /// All of them.
    All,
}

/// A node on the path.
pub(super) struct Frame {
    pub(super) node: Node,
    pub(super) turn: Turn,
    pub(super) adding: Adding,
    pub(super) key: u64,
    pub(super) holding: Holding,
    /// The plies within which the mate is asked.
    pub(super) bound: Plies,
    pub(super) pn_limit: u32,
    pub(super) dn_limit: u32,
    pub(super) children: Vec<Child>,
    /// The child that is looked into.
    pub(super) chosen: usize,
    pub(super) work: u32,
    /// A number for the positions of the path up to this one.
    pub(super) path: u64,
    /// What both sides hold, taken together.
    pub(super) both_hands: Holding,
    /// What the mate needs in hand whatever the replies: kinds that the defender must not get to put between.
    pub(super) withheld: Holding,
}

/// A frame's children taken together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Survey {
    pub(super) pn: u32,
    pub(super) dn: u32,
    /// The most promising open child.
    pub(super) best: usize,
    /// The number of the next best, by which it is left.
    pub(super) second: u32,
    /// What the other open children add to the number that is summed up.
    pub(super) others: u32,
}

impl Frame {
    /// Sums the children up. An attacker's node is as near to mate as its best child; that of the defender as its
    /// worst, plus one for each other open child: adding them all up would count what transposes many times.
    pub(super) fn survey(&self) -> Survey {
        let mut best = 0;
        let (mut least, mut second, mut tie) = (INFINITE, INFINITE, INFINITE);
        let (mut most, mut sum, mut open) = (0, 0_u32, 0_u32);
        let drops_wait = self.waits_with_drops();
        for (place, child) in self.children.iter().enumerate() {
            let (own, other) = match (child.is_to_be_judged(), self.turn) {
                (true, _) => (1, 1),
                (false, Turn::Attacker) => (child.result.pn, child.result.dn),
                (false, Turn::Defender) => (child.result.dn, child.result.pn),
            };
            if own == 0 {
                // One such child settles the node.
                return match self.turn {
                    Turn::Attacker => Survey { pn: 0, dn: INFINITE, best: place, second: 0, others: 0 },
                    Turn::Defender => Survey { pn: INFINITE, dn: 0, best: place, second: 0, others: 0 },
                };
            }
            if other == 0 || drops_wait && child.fate != Fate::Counts || self.is_waiting(child) {
                continue;
            }
            open += 1;
            most = most.max(other);
            sum = sum.saturating_add(other);
            if own < least || own == least && other < tie {
                second = least;
                (best, least, tie) = (place, own, other);
            } else {
                second = second.min(own);
            }
        }
        match (self.turn, open) {
            (Turn::Attacker, 0) => Survey { pn: INFINITE, dn: 0, best, second, others: 0 },
            (Turn::Defender, 0) => Survey { pn: 0, dn: INFINITE, best, second, others: 0 },
            (Turn::Attacker, _) => {
                let dn = (most + open - 1).min(INFINITE - 1);
                Survey { pn: least, dn, best, second, others: open - 1 }
            }
            (Turn::Defender, _) => {
                let (pn, others) = match self.adding {
                    Adding::Largest => (most + open - 1, open - 1),
                    Adding::All => (sum, sum - tie),
                };
                Survey { pn: pn.min(INFINITE - 1), dn: least, best, second, others }
            }
        }
    }

    /// Whether a reply other than a drop between is still open: V, by which drops are judged, is not bounded before.
    fn waits_with_drops(&self) -> bool {
        self.turn == Turn::Defender
            && self.node.rule == Rule::SetAside
            && self.children.iter().any(|child| child.fate == Fate::Counts && child.result.pn > 0)
    }

    /// Whether the child comes after one that is not settled yet. A settled one does not settle the node, or the node
    /// would be done.
    fn is_waiting(&self, child: &Child) -> bool {
        let Some(before) = child.after.and_then(|place| self.children.get(place)) else { return false };
        !before.result.is_settled() || before.is_to_be_judged()
    }

    /// The findings of the whole frame at `depth`, by its survey.
    pub(super) fn findings(&self, survey: &Survey, depth: usize) -> Findings {
        match (survey.pn, survey.dn, self.turn) {
            (0, _, Turn::Attacker) => self.attackers_mate(),
            (0, _, Turn::Defender) => self.mate_of_all_replies(),
            (_, 0, Turn::Attacker) => self.no_check_mates(depth),
            (_, 0, Turn::Defender) => self.refuted(),
            (pn, dn, _) => Findings::open(pn, dn),
        }
    }

    fn attackers_mate(&self) -> Findings {
        let mates = self.children.iter().filter(|child| child.result.pn == 0);
        let narrow = |child: &&Child| child.result.scope == Scope::ThisHand;
        let Some(child) = mates.min_by_key(|child| (child.result.len, narrow(child))) else {
            return Findings::open(1, 1);
        };
        let proof = needed_before(&self.node.position, child.mv, child.result.proof);
        Findings::mate(child.result.len + 1, proof, child.result.scope)
    }

    fn mate_of_all_replies(&self) -> Findings {
        let mut all = Findings::mate(0, self.withheld, Scope::AllSuchHands);
        for child in &self.children {
            if child.fate != Fate::Futile {
                all.len = all.len.max(child.result.len + 1);
            }
            all.proof = all.proof.union(child.result.proof);
            if child.result.scope == Scope::ThisHand {
                all.scope = Scope::ThisHand;
            }
        }
        if all.scope == Scope::ThisHand {
            all.proof = self.holding;
        }
        all
    }

    fn no_check_mates(&self, depth: usize) -> Findings {
        let most = unchecking(self.holding, self.both_hands);
        let mut all = Findings::no_mate(FOREVER, most, Scope::AllSuchHands, NOWHERE);
        for Child { mv, result, .. } in &self.children {
            all.len = all.len.min(longer(result.len));
            all.repeats = all.repeats.min(result.repeats);
            if result.scope == Scope::ThisHand {
                all.scope = Scope::ThisHand;
            }
            all.proof = refuted_before(&self.node.position, *mv, result.proof, all.proof);
        }
        // Coming back to this very node is no gain on any path.
        if all.repeats >= depth {
            all.repeats = NOWHERE;
        }
        if all.scope == Scope::ThisHand {
            all.proof = self.holding;
        }
        all
    }

    fn refuted(&self) -> Findings {
        let refutations =
            self.children.iter().filter(|child| child.result.dn == 0 && !child.is_to_be_judged());
        let rank = |child: &&Child| {
            let result = child.result;
            (result.repeats == NOWHERE, result.scope == Scope::AllSuchHands, result.len)
        };
        let Some(best) = refutations.max_by_key(rank) else { return Findings::open(1, 1) };
        let result = best.result;
        let most = match best.mv {
            // The defender must have the piece, and by the rule that sets drops aside another hand may judge it anew.
            Move::Drop { kind, .. } if self.node.rule == Rule::Counted => {
                result.proof.limited(kind, self.both_hands.count(kind).saturating_sub(1))
            }
            Move::Drop { .. } => self.holding,
            Move::Normal { .. } => result.proof,
        };
        let most = if result.scope == Scope::ThisHand { self.holding } else { most };
        Findings::no_mate(longer(result.len), most, result.scope, result.repeats)
    }
}

impl Child {
    /// A child that nothing is asked of before the one it comes after is mated.
    pub(super) const fn waiting(mv: Move, after: Option<usize>, fate: Fate) -> Child {
        Child { mv, result: Findings::open(1, 1), after, fate, sight: Sight::Waiting }
    }

    /// Whether it must be judged whether the drop is futile before anything is made of its numbers.
    pub(super) const fn is_to_be_judged(&self) -> bool {
        match self.fate {
            Fate::Counts | Fate::Futile => false,
            Fate::Unjudged => self.result.pn > 0,
            Fate::PutOff => self.result.dn == 0,
        }
    }
}

/// One ply more than a length without mate.
const fn longer(len: Plies) -> Plies {
    if len >= FOREVER { FOREVER } else { len + 1 }
}

/// The hand that a mate needs before a move of the attacker's after which it needs `proof`.
pub(super) fn needed_before(position: &Position, mv: Move, proof: Holding) -> Holding {
    match mv {
        Move::Drop { kind, .. } => proof.with_one_more(kind),
        Move::Normal { to, .. } => {
            let taken = position.piece_at(to).and_then(|piece| piece.kind.in_hand());
            taken.map_or(proof, |kind| proof.with_one_less(kind))
        }
    }
}

/// The largest hand, within `most`, with which a move is refuted that is refuted with `after` in hand after it.
pub(super) fn refuted_before(position: &Position, mv: Move, after: Holding, most: Holding) -> Holding {
    // The kind that the move changes counts one more or less before it.
    let taken = |to| position.piece_at(to).and_then(|piece| piece.kind.in_hand());
    HandKind::ALL.into_iter().fold(most, |most, kind| {
        let count = match mv {
            Move::Drop { kind: dropped, .. } if dropped == kind => after.count(kind) + 1,
            Move::Normal { to, .. } if taken(to) == Some(kind) => after.count(kind).saturating_sub(1),
            _ => after.count(kind),
        };
        most.limited(kind, count)
    })
}

/// The largest hand with which the attacker has no other checks than now: more of what he holds.
pub(super) fn unchecking(holding: Holding, both_hands: Holding) -> Holding {
    HandKind::ALL
        .into_iter()
        .filter(|&kind| holding.count(kind) > 0)
        .fold(Holding::EMPTY, |most, kind| most.raised(kind, both_hands))
}
