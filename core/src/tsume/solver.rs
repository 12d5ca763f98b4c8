//! Solves a problem: first whether there is a mate, then the shortest one, then what else there is to say of it.

use super::frame::{Node, Rule};
use super::holding::Holding;
use super::line::Limited;
use super::problem::Problem;
use super::proof;
use super::search::{ANY_LENGTH, Care, Halt, Search, Settled};
use super::solution::Solution;
use super::table::{FOREVER, Plies};
use super::verdict::{Control, LimitKind, Outcome, Progress, Verdict};
use crate::shogi::{Hand, Move};

/// What holds a search back.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// How many nodes may be searched.
    pub nodes: Option<u64>,
    /// How many bytes the table may take.
    pub memory: usize,
    /// Called every few hundred nodes: time is kept by the caller.
    pub stop: &'a dyn Fn(Progress) -> Control,
}

/// What is wanted beside the length and a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The shortest length when every interposition counts.
    pub moves_all: bool,
    /// The other first moves that mate.
    pub cooks: bool,
    /// The answer to every defence.
    pub proof: bool,
}

impl Wanted {
    /// All of it.
    pub const ALL: Wanted = Wanted { moves_all: true, cooks: true, proof: true };
}

/// Solves problems within limits.
///
/// # Examples
///
/// ```
/// use nari_core::notation::sfen;
/// use nari_core::shogi::{Position, SetupRule};
/// use nari_core::tsume::{Control, Limits, Outcome, Problem, Solver, Wanted};
///
/// let setup = sfen::read("7nl/7k1/5+Pppp/9/9/9/9/9/9 b BG 1")?;
/// let problem = Problem::new(Position::from_setup(setup, SetupRule::Tsume)?)?;
/// let limits = Limits { nodes: None, memory: 1 << 20, stop: &|_| Control::GoOn };
/// let Outcome::Mate(solution) = Solver::new(limits, Wanted::ALL).solve(&problem).result else { panic!() };
/// assert_eq!((solution.moves, solution.proved_shortest), (3, true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Solver<'a> {
    limits: Limits<'a>,
    wanted: Wanted,
}

/// How many nodes go into lengths from 1 upwards before a mate of any length is looked for, the first time.
const FIRST_SHARE: u64 = 50_000;
/// How many go into each shorter mate looked for roughly, and into lengths from 1 upwards, at least, once a mate is known.
const ROUGH_SHARE: u64 = 10_000;
const LAST_SHARE: u64 = 1_000_000;
/// A mate that is found to be longer is taken as it is found: drops that put it off count.
const MIDDLING: Plies = 41;
/// How many go into lengths with every interposition counted before one of any length is looked for.
const COUNTED_SHARE: u64 = 60_000;
/// Lengths from 1 upwards are tried up to this.
const LONG: Plies = 31;

/// How many nodes all other first moves may cost together, at least, and each when it is first looked at.
const COOKS_SHARE: u64 = 80_000;
const COOK_AT_FIRST: u64 = 4_000;
/// How many nodes the proof may cost when a limit was met already.
const PROOF_AFTER_LIMIT: u64 = 50_000;

/// The length as far as it is known.
struct Length {
    len: Plies,
    proved: bool,
    /// The limit that was met: what follows must be short.
    limit: Option<LimitKind>,
}

impl<'a> Solver<'a> {
    /// A solver with these limits.
    #[must_use]
    pub const fn new(limits: Limits<'a>, wanted: Wanted) -> Solver<'a> {
        Solver { limits, wanted }
    }

    /// Solves a problem. The search begins afresh each time.
    #[must_use]
    pub fn solve(&self, problem: &Problem) -> Verdict {
        let nodes = self.limits.nodes.unwrap_or(u64::MAX);
        let mut search = Search::new(problem.attacker(), self.limits.memory, nodes, self.limits.stop);
        let result = match self.find(&mut search, problem) {
            Ok(outcome) => outcome,
            Err(Halt::Limit(kind)) => Outcome::GaveUp(kind),
            Err(Halt::Share) => Outcome::GaveUp(LimitKind::Nodes),
        };
        Verdict { result, nodes: search.nodes }
    }

    fn find(&self, search: &mut Search<'_>, problem: &Problem) -> Result<Outcome, Halt> {
        let root = root(problem, Rule::SetAside);
        let Some(length) = shortest(search, problem)? else { return Ok(Outcome::NoMate) };
        let mut limited = Limited::new(search, length.limit.is_some());
        let line = limited.line(&root, length.len);
        let mut solution = Solution {
            moves: usize::try_from(length.len).unwrap_or(0),
            moves_all: None,
            proved_shortest: length.proved,
            limit: length.limit,
            cooks: Vec::new(),
            cooks_searched: false,
            leftover: Hand::EMPTY,
            line: line.moves,
            proof: None,
        };
        solution.leftover = line.leftover;
        if self.wanted.proof {
            search.share = if length.limit.is_some() { search.nodes + PROOF_AFTER_LIMIT } else { u64::MAX };
            solution.proof = proof::build(search, problem, length.len);
            search.share = u64::MAX;
        }
        if length.limit.is_some() {
            return Ok(Outcome::Mate(Box::new(solution)));
        }
        if self.wanted.moves_all {
            solution.moves_all = all_counted(search, problem, length.len);
        }
        if self.wanted.cooks {
            let first = solution.line.first().copied();
            (solution.cooks, solution.cooks_searched) = cooks(search, problem, first);
        }
        Ok(Outcome::Mate(Box::new(solution)))
    }
}

/// The node that a problem begins with.
pub(super) fn root(problem: &Problem, rule: Rule) -> Node {
    Node { position: problem.position().clone(), out: Holding::EMPTY, rule }
}

/// The shortest length, `None` when there is no mate.
fn shortest(search: &mut Search<'_>, problem: &Problem) -> Result<Option<Length>, Halt> {
    let node = root(problem, Rule::SetAside);
    let found = |len, proved| Ok(Some(Length { len, proved, limit: None }));
    let mut refuted = -1;
    let mut share = FIRST_SHARE;
    // In turn, each time with more nodes: lengths from 1 upwards, of which the first that is proved is the shortest; and
    // a mate of any length, since there may be none, or a very long one.
    let mut len = loop {
        match from_below(search, &node, &mut refuted, FIRST_SHARE.max(share / 4))? {
            Some(Settled::Mate { len, .. }) => return found(len, true),
            Some(Settled::NoMate { .. }) => return Ok(None),
            None => {}
        }
        match any_mate(search, problem, share) {
            Ok(Some(len)) => break len,
            Ok(None) => return Ok(None),
            Err(Halt::Share) => share = share.saturating_mul(2),
            Err(halt) => return Err(halt),
        }
    };
    let met = |limit, len| Ok(Some(Length { len, proved: false, limit: Some(limit) }));
    // What is known now makes shorter mates easy to find, as long as there are any.
    search.guessed = false;
    let is_long = len > MIDDLING;
    let mut step = if is_long { even(len / 3) } else { 2 };
    while len - 2 > refuted {
        while step > 2 && len - step <= refuted {
            step = even(step / 2);
        }
        let is_last_way = is_long && step == 2;
        search.share = if is_last_way { u64::MAX } else { search.nodes + ROUGH_SHARE + search.nodes / 16 };
        match search.settle_roughly(&node, len - step) {
            Ok(Settled::Mate { len: shorter, .. }) => len = shorter,
            Ok(Settled::NoMate { len, .. }) if is_long || !search.guessed => refuted = len,
            Ok(Settled::NoMate { .. }) | Err(Halt::Share) if step == 2 => break,
            Ok(Settled::NoMate { .. }) | Err(Halt::Share) => step = even(step / 2),
            Err(Halt::Limit(limit)) => return met(limit, len),
        }
    }
    if is_long {
        // What is still asked of such a long mate is answered as it was found.
        search.care = Care::Rough;
        return found(len, !search.guessed);
    }
    match from_below(search, &node, &mut refuted, LAST_SHARE.max(share)) {
        Ok(Some(Settled::Mate { len, .. })) => return found(len, true),
        Err(Halt::Limit(limit)) => return met(limit, len),
        _ => {}
    }
    search.share = u64::MAX;
    while len - 2 > refuted {
        match search.settle(&node, len - 2) {
            Ok(Settled::Mate { len: shorter, .. }) => len = shorter,
            Ok(Settled::NoMate { len, .. }) => refuted = len,
            Err(Halt::Limit(limit)) => return met(limit, len),
            Err(Halt::Share) => break,
        }
    }
    found(len, len - 2 <= refuted)
}

/// The even number under that one, at least 2: by so much a shorter mate is shorter.
fn even(plies: Plies) -> Plies {
    (plies & !1).max(2)
}

/// The length of some mate, `None` if there is none. Two ways of searching are tried in turn, since problems that are
/// easy for one may be hard for the other: every drop counted, or futile ones set aside.
fn any_mate(search: &mut Search<'_>, problem: &Problem, share: u64) -> Result<Option<Plies>, Halt> {
    for rule in [Rule::SetAside, Rule::Counted] {
        let node = root(problem, rule);
        search.share = search.nodes + share;
        return match search.settle_any(&node) {
            Ok(Settled::Mate { len, .. }) => Ok(Some(len)),
            Ok(Settled::NoMate { len: FOREVER, .. }) => Ok(None),
            // A mate longer than any that is known: not looked for.
            Ok(Settled::NoMate { .. }) => Err(Halt::Limit(LimitKind::Nodes)),
            Err(Halt::Share) => continue,
            Err(halt) => Err(halt),
        };
    }
    Err(Halt::Share)
}

/// Tries lengths from `refuted` upwards: the first mate, or that there is none at all; `None` when the share is used up.
fn from_below(
    search: &mut Search<'_>,
    node: &Node,
    refuted: &mut Plies,
    share: u64,
) -> Result<Option<Settled>, Halt> {
    search.share = search.nodes + share;
    while *refuted < LONG {
        match search.settle(node, *refuted + 2) {
            Ok(Settled::NoMate { len, .. }) if len < FOREVER => *refuted = len,
            Ok(settled) => return Ok(Some(settled)),
            Err(Halt::Share) => return Ok(None),
            Err(halt) => return Err(halt),
        }
    }
    Ok(None)
}

/// The shortest length with every interposition counted, known to be at least `least`.
fn all_counted(search: &mut Search<'_>, problem: &Problem, least: Plies) -> Option<usize> {
    let node = root(problem, Rule::Counted);
    let mut refuted = least - 2;
    search.share = search.nodes + COUNTED_SHARE;
    let found = |len: Plies| usize::try_from(len).ok();
    loop {
        match search.settle(&node, refuted + 2) {
            Ok(Settled::Mate { len, .. }) => return found(len),
            Ok(Settled::NoMate { len, .. }) => refuted = len,
            Err(Halt::Share) => break,
            Err(Halt::Limit(_)) => return None,
        }
    }
    search.share = u64::MAX;
    let Ok(Settled::Mate { mut len, .. }) = search.settle(&node, ANY_LENGTH) else { return None };
    while len - 2 > refuted {
        match search.settle(&node, len - 2) {
            Ok(Settled::Mate { len: shorter, .. }) => len = shorter,
            Ok(Settled::NoMate { len, .. }) => refuted = len,
            Err(_) => return None,
        }
    }
    found(len)
}

/// The first moves beside `first` that mate, and whether each was searched to the end.
fn cooks(search: &mut Search<'_>, problem: &Problem, first: Option<Move>) -> (Vec<Move>, bool) {
    let node = root(problem, Rule::SetAside);
    let mut cooks = Vec::new();
    let mut others = super::checks(problem.position());
    others.retain(|&mv| Some(mv) != first);
    // Together they may cost about half of what the mate did, but at least what short ones need. What is left of it once
    // each was looked at goes to those that are still open.
    let mut pool = (search.nodes / 2).clamp(COOKS_SHARE, 20_000_000);
    let mut each = COOK_AT_FIRST;
    for _ in 0..2 {
        let mut open = Vec::new();
        for &mv in &others {
            let mut next = node.clone();
            next.position.play_legal(mv);
            let before = search.nodes;
            search.share = before + each;
            match search.settle_any(&next) {
                Ok(Settled::Mate { .. }) => cooks.push(mv),
                Ok(Settled::NoMate { .. }) => {}
                Err(Halt::Share) => open.push(mv),
                Err(Halt::Limit(_)) => return (cooks, false),
            }
            pool = pool.saturating_sub(search.nodes - before);
        }
        others = open;
        each = pool / others.len().max(1) as u64;
    }
    let searched = others.is_empty();
    search.share = u64::MAX;
    (cooks, searched)
}
