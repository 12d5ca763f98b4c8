//! The search: principal variations, a table, quiet ends.
//!
//! `root` deepens one ply at a time and answers; `mates` asks the solver there; `tree` is the inner search, `early` what can
//! be said of its nodes before their moves are tried, `quiet` follows captures and checks to a quiet end, `repetition` knows
//! the positions that led here.

mod early;
mod mates;
mod quiet;
mod repetition;
mod root;
mod tree;

pub(super) use root::{Answer, Root};

use super::correction::{Corrections, Likeness, likeness};
use super::evaluate::{View, experience::Impression};
use super::limit::{Control, Limit, Limits, Moment, Progress};
use super::ordering::{Arrival, History, Ranked};
use super::packed::Packed;
use super::score::MATE_FOUND;
use super::sight::Sight;
use super::table::{Bound, Found, Table};
use crate::shogi::{Color, Move, MoveList, Position, Square};
use quiet::cuts;
use repetition::Path;

/// How deep a line may go, extensions and quiet ends included.
const DEEPEST: usize = 120;
/// How often the caller is asked, in nodes.
const ASKED_EVERY: u64 = 256;

/// One search.
pub(super) struct Search<'a> {
    table: &'a mut Table,
    history: &'a mut History,
    corrections: &'a mut Corrections,
    limits: Limits<'a>,
    sight: Sight,
    seed: u64,
    nodes: u64,
    nodes_on_looks: u64,
    stopped: bool,
    depth_done: u32,
    path: Path,
    plies: Vec<Ply>,
    list: Box<MoveList>,
}

/// What is kept for each ply of the line being looked at.
#[derive(Clone, Default)]
struct Ply {
    moves: Vec<Ranked>,
    quiets: Vec<(Move, Arrival)>,
    killers: [Packed; 2],
    line: Vec<Move>,
    value: i32,
    arrival: Option<Arrival>,
}

/// A position with what is asked of it more than once.
#[derive(Clone)]
struct Node {
    position: Position,
    impression: Impression,
    in_check: bool,
    key: u64,
}

impl Node {
    fn new(position: Position) -> Node {
        let impression = Impression::of(&position);
        Node::with(position, impression)
    }

    #[inline]
    fn with(position: Position, impression: Impression) -> Node {
        let in_check = position.is_check();
        let key = position.key().bits();
        Node { position, impression, in_check, key }
    }

    fn gives_check(&self, mv: Move) -> bool {
        let mut position = self.position.clone();
        position.play_legal(mv);
        position.is_check()
    }

    #[inline]
    fn after(&self, mv: Move) -> Node {
        let mut position = self.position.clone();
        position.play_legal(mv);
        let impression = self.impression.after(&self.position, mv, &position);
        Node::with(position, impression)
    }
}

/// What a position seems to be worth before any move.
#[derive(Clone, Copy)]
struct Judged {
    /// What the evaluation says.
    view: View,
    likeness: Likeness,
    /// The same, corrected by what became of positions alike, in centipawns for the side to move.
    value: i32,
}

impl Judged {
    /// What the table knows is nearer the truth.
    fn ask(&mut self, found: Option<Found>) {
        if let Some(found) = found
            && found.value.abs() < MATE_FOUND
            && cuts(found, self.value)
        {
            self.value = found.value;
        }
    }

    /// A search found what the position is worth: others like it will be judged accordingly.
    fn correct(&self, corrections: &mut Corrections, side: Color, depth: i32, value: i32, bound: Bound) {
        let off = value - self.view.value;
        let says_something = match bound {
            Bound::Exact => true,
            Bound::Lower => off > 0,
            Bound::Upper => off < 0,
        };
        if says_something {
            corrections.learn(side, self.likeness, off, depth);
        }
    }
}

impl<'a> Search<'a> {
    fn new(
        table: &'a mut Table,
        history: &'a mut History,
        corrections: &'a mut Corrections,
        limits: Limits<'a>,
        sight: Sight,
        seed: u64,
    ) -> Search<'a> {
        Search {
            table,
            history,
            corrections,
            limits,
            sight,
            seed,
            nodes: 0,
            nodes_on_looks: 0,
            stopped: false,
            depth_done: 0,
            path: Path::default(),
            plies: vec![Ply::default(); DEEPEST + 2],
            list: Box::new(MoveList::new()),
        }
    }

    fn ply(&mut self, ply: usize) -> &mut Ply {
        let last = self.plies.len() - 1;
        #[expect(clippy::indexing_slicing, reason = "there is always a last ply, and this is none beyond")]
        &mut self.plies[ply.min(last)]
    }

    /// What the position seems to be worth to this player.
    #[inline]
    fn judge(&self, node: &Node) -> View {
        self.sight.judge(&node.position, &node.impression, self.seed)
    }

    /// The same, from the table if it is there, and corrected.
    #[inline]
    fn judged(&self, node: &Node, found: Option<Found>) -> Judged {
        let view = found.and_then(|found| found.view).unwrap_or_else(|| self.judge(node));
        let likeness = likeness(&node.position);
        let value = view.value + self.corrections.of(node.position.side_to_move(), likeness);
        Judged { view, likeness, value }
    }

    /// Counts a node, and asks now and then whether to go on.
    #[inline]
    fn count_node(&mut self) {
        self.nodes += 1;
        if let Limit::Nodes(limit) = self.limits.limit
            && self.nodes >= limit
            && self.depth_done > 0
        {
            self.stopped = true;
        }
        if self.nodes.is_multiple_of(ASKED_EVERY) {
            self.ask(Moment::Within);
        }
    }

    fn ask(&mut self, moment: Moment) {
        let progress = Progress { nodes: self.nodes, depth: self.depth_done, moment };
        if (self.limits.stop)(progress) == Control::Stop {
            self.stopped = true;
        }
    }

    /// The move that a table knows, if it can be played here and is seen.
    fn known_move(&self, node: &Node, ply: usize, best_known: Packed) -> Option<Move> {
        let last = self.last_square(ply);
        best_known
            .unpacked()
            .filter(|&mv| node.position.is_legal(mv) && self.sight.sees(&node.position, mv, last))
    }

    /// Where the move before this ply ended.
    fn last_square(&self, ply: usize) -> Option<Square> {
        let before = ply.checked_sub(1).and_then(|before| self.plies.get(before));
        before.and_then(|ply| ply.arrival).and_then(Arrival::square)
    }

    /// Writes the legal moves that are seen into the ply's list, ranked.
    fn gather(&mut self, node: &Node, ply: usize, rank: impl Fn(&Search<'a>, Move) -> i32) -> Vec<Ranked> {
        node.position.legal_moves_into(&mut self.list);
        let mut moves = std::mem::take(&mut self.ply(ply).moves);
        moves.clear();
        let all = self.sight.sees_all_drops();
        let last = self.last_square(ply);
        for mv in self.list.iter() {
            if all || self.sight.sees(&node.position, mv, last) {
                moves.push(Ranked { mv, rank: rank(self, mv) });
            }
        }
        moves
    }
}
