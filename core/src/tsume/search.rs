//! Depth-first proof-number search for "mate within so many plies".
//!
//! After Nagai's df-pn with limits a quarter over the second best and numbers to begin with for new positions, drops on
//! one square looked at one after the other, results for hands that cover each other, and refutations that rest on a
//! repetition kept apart by path. Written with a stack of its own: a mate of 1525 plies does not overflow the thread's.

use super::checks::interposable;
use super::frame::{Adding, Fate, Findings, Frame, NOWHERE, Node, Sight, Survey, Turn};
use super::futile::Judgement;
use super::holding::Holding;
use super::path::{Path, Refutations};
use super::table::{Believed, FOREVER, INFINITE, Known, Plies, Scope, Table};
use super::verdict::{Control, LimitKind, Progress};
use crate::shogi::{Color, HandKind, Move, MoveList, Position};

/// The bound of a search for any mate at all. Odd, as the attacker's bounds are.
pub(super) const ANY_LENGTH: Plies = 6_001;

/// What became of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    /// Mate within `len` plies.
    Mate { len: Plies, proof: Holding, scope: Scope },
    /// No mate within `len` plies.
    NoMate { len: Plies, scope: Scope },
}

/// Why a question was left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Halt {
    /// A limit of the whole solution.
    Limit(LimitKind),
    /// The share of nodes given to this question.
    Share,
}

/// How many plies are left where every care is taken.
const NEAR_THE_END: Plies = 13;

/// How closely a drop is looked at that puts off the mate and may be futile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Care {
    /// Every such drop is judged: lengths are the rule's.
    Exact,
    /// It is taken as a defence that counts, unless the end is near: lengths may be longer than the rule's, never shorter.
    Rough,
}

/// The search with all it has learnt.
pub(super) struct Search<'a> {
    pub(super) attacker: Color,
    pub(super) table: Table,
    pub(super) refutations: Refutations,
    pub(super) path: Path,
    pub(super) stack: Vec<Frame>,
    pub(super) nodes: u64,
    /// The node count at which the whole solution is given up.
    pub(super) node_limit: u64,
    /// The node count at which the question is given up.
    pub(super) share: u64,
    stop: &'a dyn Fn(Progress) -> Control,
    pub(super) moves: MoveList,
    pub(super) checks: MoveList,
    pub(super) replies: MoveList,
    /// The keys of the children that are made.
    pub(super) keys: Vec<u64>,
    pub(super) care: Care,
    /// Whether a drop was taken to count that may be futile: a length found may be longer than the rule's.
    pub(super) guessed: bool,
    /// A limit was met, and only what is left to be said is still looked for: time is no longer asked for.
    pub(super) overtime: bool,
    /// The caller wanted no more of it: every question that is still asked ends at once.
    cancelled: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        attacker: Color,
        memory: usize,
        node_limit: u64,
        stop: &'a dyn Fn(Progress) -> Control,
    ) -> Self {
        Search {
            attacker,
            table: Table::new(memory),
            refutations: Refutations::new(),
            path: Path::new(),
            stack: Vec::new(),
            nodes: 0,
            node_limit,
            share: u64::MAX,
            stop,
            moves: MoveList::new(),
            checks: MoveList::new(),
            replies: MoveList::new(),
            keys: Vec::new(),
            care: Care::Exact,
            guessed: false,
            overtime: false,
            cancelled: false,
        }
    }

    /// Settles whether the attacker mates within `bound` plies from that node, which he or the defender is to move in.
    pub(super) fn settle(&mut self, node: &Node, bound: Plies) -> Result<Settled, Halt> {
        let key = self.key_of(node, &node.position);
        let holding = self.holding_of(&node.position);
        match self.look(node, key, holding, bound) {
            Known::Mate { len, proof, scope } => return Ok(Settled::Mate { len, proof, scope }),
            Known::NoMate { len, scope, .. } => return Ok(Settled::NoMate { len, scope }),
            Known::Open { .. } | Known::Nothing => {}
        }
        let base = self.stack.len();
        let settled = self.search(node.clone(), bound, base);
        while self.stack.len() > base {
            self.pop();
        }
        settled
    }

    /// Settles whether there is a mate of any length from that node.
    pub(super) fn settle_any(&mut self, node: &Node) -> Result<Settled, Halt> {
        let attacks = node.position.side_to_move() == self.attacker;
        self.settle_roughly(node, if attacks { ANY_LENGTH } else { ANY_LENGTH - 1 })
    }

    /// As `settle`, with less care: a mate is a mate, but there may be a shorter one if `guessed` is set.
    pub(super) fn settle_roughly(&mut self, node: &Node, bound: Plies) -> Result<Settled, Halt> {
        let before = std::mem::replace(&mut self.care, Care::Rough);
        let settled = self.settle(node, bound);
        self.care = before;
        settled
    }

    /// Whether a question with so many plies left is answered with less care; near the end none is lost.
    pub(super) fn is_rough(&self, bound: Plies) -> bool {
        self.care == Care::Rough && bound > NEAR_THE_END
    }

    fn search(&mut self, node: Node, bound: Plies, base: usize) -> Result<Settled, Halt> {
        self.push(node, bound, (INFINITE, INFINITE), base)?;
        loop {
            let depth = self.stack.len() - 1;
            let Some(frame) = self.stack.last() else { return Err(Halt::Share) };
            let survey = frame.survey();
            if survey.pn >= frame.pn_limit || survey.dn >= frame.dn_limit {
                let findings = frame.findings(&survey, depth);
                self.store(findings);
                let work = self.pop().map_or(0, |frame| frame.work);
                if depth == base {
                    let Findings { pn, len, proof, scope, .. } = findings;
                    return Ok(match pn {
                        0 => Settled::Mate { len, proof, scope },
                        _ => Settled::NoMate { len, scope },
                    });
                }
                if let Some(parent) = self.stack.last_mut() {
                    parent.work = parent.work.saturating_add(work);
                    let chosen = parent.chosen;
                    if let Some(child) = parent.children.get_mut(chosen) {
                        child.result = findings;
                    }
                }
            } else {
                self.descend(&survey, base)?;
            }
        }
    }

    /// Looks into the most promising child.
    fn descend(&mut self, survey: &Survey, base: usize) -> Result<(), Halt> {
        let Some(frame) = self.stack.last_mut() else { return Ok(()) };
        let Some(child) = frame.children.get(survey.best) else { return Ok(()) };
        if child.sight == Sight::Waiting {
            self.see(survey.best, base);
            return Ok(());
        }
        if child.is_to_be_judged() {
            return self.judge(survey.best);
        }
        let mut node = frame.node.clone();
        node.position.play_legal(child.mv);
        frame.chosen = survey.best;
        // A little beyond the second best, so as not to go to and fro.
        let enough = survey.second.saturating_add(survey.second / 4 + 1);
        let others = survey.others;
        let limits = match frame.turn {
            Turn::Attacker => (frame.pn_limit.min(enough), frame.dn_limit.saturating_sub(others)),
            Turn::Defender => (frame.pn_limit.saturating_sub(others), frame.dn_limit.min(enough)),
        };
        let bound = frame.bound - 1;
        self.push(node, bound, limits, base)
    }

    /// Judges whether a drop between is futile.
    fn judge(&mut self, place: usize) -> Result<(), Halt> {
        let Some(frame) = self.stack.last() else { return Ok(()) };
        let Some(child) = frame.children.get(place) else { return Ok(()) };
        let (node, drop, bound, fate) = (frame.node.clone(), child.mv, frame.bound, child.fate);
        let replies: Vec<Move> =
            frame.children.iter().map(|child| child.mv).filter(|mv| mv.from().is_some()).collect();
        let judged = match fate {
            // With the taken piece in hand he mates all the more: what refutes for good is not futile.
            Fate::PutOff if child.result.len == FOREVER && child.result.repeats == NOWHERE => {
                Judgement::Counts(Scope::AllSuchHands)
            }
            Fate::Unjudged => self.judge_at_sight(&node, drop, !replies.is_empty(), bound)?,
            _ => self.judge_closely(&node, drop, &replies, bound)?,
        };
        let Some(child) = self.stack.last_mut().and_then(|frame| frame.children.get_mut(place)) else {
            return Ok(());
        };
        match (judged, fate) {
            (Judgement::Futile(proof, scope), _) => {
                child.fate = Fate::Futile;
                child.result = Findings::mate(0, proof, scope);
            }
            (Judgement::Counts(_), Fate::Unjudged) => child.fate = Fate::PutOff,
            (Judgement::Counts(scope), _) => {
                child.fate = Fate::Counts;
                if scope == Scope::ThisHand {
                    child.result.scope = scope;
                }
            }
        }
        Ok(())
    }

    fn push(&mut self, node: Node, bound: Plies, limits: (u32, u32), base: usize) -> Result<(), Halt> {
        self.nodes += 1;
        if self.cancelled {
            return Err(Halt::Limit(LimitKind::Cancelled));
        }
        if self.nodes >= self.node_limit {
            return Err(Halt::Limit(LimitKind::Nodes));
        }
        if self.nodes >= self.share {
            return Err(Halt::Share);
        }
        if self.nodes.is_multiple_of(256) {
            match (self.stop)(Progress { nodes: self.nodes, bytes: self.table.bytes() }) {
                Control::GoOn => {}
                Control::Stop(kind) if self.overtime && kind != LimitKind::Cancelled => {}
                Control::Stop(kind) => {
                    self.cancelled = kind == LimitKind::Cancelled;
                    return Err(Halt::Limit(kind));
                }
            }
        }
        let depth = self.stack.len();
        let key = self.key_of(&node, &node.position);
        let holding = self.holding_of(&node.position);
        let before = if depth == base { 0 } else { self.stack.last().map_or(0, |frame| frame.path) };
        let turn =
            if node.position.side_to_move() == self.attacker { Turn::Attacker } else { Turn::Defender };
        let place = stir(key ^ u64::from(holding.bits()) << 32 ^ depth as u64);
        let both_hands = both_hands(&node.position);
        let mut frame = Frame {
            node,
            turn,
            adding: if self.care == Care::Rough { Adding::All } else { Adding::Largest },
            key,
            holding,
            bound,
            pn_limit: limits.0,
            dn_limit: limits.1,
            children: Vec::new(),
            chosen: 0,
            work: 1,
            path: before ^ place,
            both_hands,
            withheld: Holding::EMPTY,
        };
        match turn {
            Turn::Attacker => {
                self.path.enter(key, holding, depth);
                self.expand_attack(&mut frame);
            }
            Turn::Defender => self.expand_defence(&mut frame, base),
        }
        self.stack.push(frame);
        Ok(())
    }

    fn pop(&mut self) -> Option<Frame> {
        let frame = self.stack.pop()?;
        if frame.turn == Turn::Attacker {
            self.path.leave(frame.key);
        }
        Some(frame)
    }

    /// Writes down what was found of the last frame.
    fn store(&mut self, findings: Findings) {
        let Some(frame) = self.stack.last() else { return };
        let (key, work) = (frame.key, frame.work);
        match findings {
            Findings { pn: 0, len, proof, scope, .. } => {
                let holding = if scope == Scope::AllSuchHands { proof } else { frame.holding };
                self.table.store(key, holding, Known::Mate { len, proof, scope }, work);
            }
            Findings { dn: 0, len, proof: most, scope, repeats: NOWHERE, .. } => {
                self.table.store(key, most, Known::NoMate { len, most, scope }, work);
            }
            Findings { dn: 0, len, repeats, .. } => {
                let holding = frame.holding;
                self.refutations.store(frame.path, len, repeats);
                if self.care != Care::Rough {
                    return;
                }
                // Other paths may lead to a mate here; but not too soon, or all of them are tried one by one.
                let pn = match self.table.look(key, holding, frame.bound, Believed::OWN) {
                    Known::Open { pn, .. } => pn,
                    _ => 1,
                };
                let pn = pn.saturating_add(2).min(INFINITE - 1);
                self.table.store(key, holding, Known::Open { pn, dn: 1 }, work);
            }
            Findings { pn, dn, .. } => self.table.store(key, frame.holding, Known::Open { pn, dn }, work),
        }
    }

    pub(super) fn holding_of(&self, position: &Position) -> Holding {
        Holding::of(position.hand(self.attacker))
    }
}

/// A number that is spread over all 64 bits.
pub(super) const fn stir(number: u64) -> u64 {
    let number = (number ^ number >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let number = (number ^ number >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    number ^ number >> 32
}

/// What both sides hold, taken together.
pub(super) fn both_hands(position: &Position) -> Holding {
    let (ours, theirs) = (position.hand(Color::Black), position.hand(Color::White));
    Holding::of_counts(|kind| ours.count(kind).saturating_add(theirs.count(kind)))
}

/// The kinds that the defender does not hold, as many as the attacker has of them, if a drop between would answer the
/// check: with one of them, the defender would have another reply.
pub(super) fn withheld(position: &Position, attacker: Color) -> Holding {
    if interposable(position).is_none() {
        return Holding::EMPTY;
    }
    let (ours, theirs) = (Holding::of(position.hand(attacker)), position.hand(attacker.other()));
    HandKind::ALL
        .into_iter()
        .filter(|&kind| theirs.count(kind) == 0)
        .fold(Holding::EMPTY, |all, kind| all.raised(kind, ours))
}
