//! The tree of a record's moves.

use std::time::Duration;

use super::header::one_line;
use super::{End, HeaderKey, Lines, RecordResult};
use crate::shogi::{Color, Handicap, Illegality, Move, PieceKind, Position};

/// A game or problem as a file tells it.
///
/// The first child of a node goes on with its line, the others are variations. Nothing follows an end, and only an end
/// follows a foul. Two records are equal if they say the same, in whatever order they were put together.
///
/// # Examples
/// ```
/// use nari_core::notation::record::{End, NodeId, Record};
/// use nari_core::notation::usi;
/// use nari_core::shogi::Position;
///
/// let mut record = Record::new(Position::start_position());
/// let opening = record.play(NodeId::ROOT, usi::read_move("7g7f")?)?;
/// record.set_comment(opening, "The bishop sees far.");
/// record.end(opening, End::Resignation);
/// assert_eq!(record.main_line().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    start: Position,
    headers: Vec<(HeaderKey, String)>,
    nodes: Vec<Node>,
}

/// A place in a [`Record`]: its start, or what stands after a step. It belongs to the record that gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(usize);

impl NodeId {
    /// The start of every record.
    pub const ROOT: NodeId = NodeId(0);
}

/// What leads to a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A legal move.
    Move(Move),
    /// An illegal move, which the position doesn't take in.
    Foul(Foul),
    /// The end of the line.
    End(End),
}

/// An illegal move that a file tells of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foul {
    /// The move.
    pub mv: Move,
    /// The rule's reason.
    pub reason: Illegality,
    /// What was moved, before any promotion; `None` if nothing stands where it starts and the file doesn't say.
    pub kind: Option<PieceKind>,
}

#[derive(Clone, Debug, Default)]
struct Node {
    step: Option<Step>,
    comment: String,
    time: Option<Duration>,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
}

impl Record {
    /// A record without moves.
    #[must_use]
    pub fn new(start: Position) -> Record {
        Record { start, headers: Vec::new(), nodes: vec![Node::default()] }
    }

    /// The position it starts from.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The even or handicap game that it is by its start position, if it is one.
    #[must_use]
    pub fn handicap(&self) -> Option<Handicap> {
        Handicap::of(&self.start)
    }

    /// The header lines, in the file's order.
    pub fn headers(&self) -> impl Iterator<Item = (&HeaderKey, &str)> {
        self.headers.iter().map(|(key, value)| (key, value.as_str()))
    }

    /// The first value under a key.
    #[must_use]
    pub fn header(&self, key: &HeaderKey) -> Option<&str> {
        self.headers().find_map(|(found, value)| (found == key).then_some(value))
    }

    /// Puts the one value under a key in place of those there; an empty value takes the key away.
    ///
    /// Line ends in the value become spaces.
    pub fn set_header(&mut self, key: &HeaderKey, value: &str) {
        let value = one_line(value);
        let place = self.headers.iter().position(|(found, _)| found == key).unwrap_or(self.headers.len());
        self.headers.retain(|(found, _)| found != key);
        if !value.is_empty() {
            self.headers.insert(place, (key.clone(), value));
        }
    }

    /// Adds a header line, beside others of its key; an empty one is left out.
    pub fn add_header(&mut self, key: HeaderKey, value: &str) {
        let value = one_line(value);
        if !value.is_empty() {
            self.headers.push((key, value));
        }
    }

    /// What leads to a node; `None` at the start.
    #[must_use]
    pub fn step(&self, at: NodeId) -> Option<&Step> {
        self.node(at)?.step.as_ref()
    }

    /// The node before; `None` at the start.
    #[must_use]
    pub fn parent(&self, at: NodeId) -> Option<NodeId> {
        self.node(at)?.parent
    }

    /// The nodes after, the line's own continuation first, then the variations.
    #[must_use]
    pub fn children(&self, at: NodeId) -> &[NodeId] {
        self.node(at).map_or(&[], |node| &node.children)
    }

    /// The comment at a node, its lines parted by `\n`; empty if there is none.
    #[must_use]
    pub fn comment(&self, at: NodeId) -> &str {
        self.node(at).map_or("", |node| &node.comment)
    }

    /// Writes the comment at a node anew. Every line end becomes `\n`.
    pub fn set_comment(&mut self, at: NodeId, comment: &str) {
        if let Some(node) = self.nodes.get_mut(at.0) {
            node.comment = comment.replace("\r\n", "\n").replace('\r', "\n");
        }
    }

    /// Adds a line below the comment at a node.
    pub(in crate::notation) fn add_comment_line(&mut self, at: NodeId, line: &str) {
        if let Some(node) = self.nodes.get_mut(at.0) {
            node.comment.push('\n');
            node.comment.push_str(line);
        }
    }

    /// How long the player thought before that step.
    #[must_use]
    pub fn time(&self, at: NodeId) -> Option<Duration> {
        self.node(at)?.time
    }

    /// Says how long the player thought before that step.
    pub fn set_time(&mut self, at: NodeId, time: Option<Duration>) {
        if let Some(node) = self.nodes.get_mut(at.0) {
            node.time = time;
        }
    }

    /// The steps from the start to a node, that node included.
    #[must_use]
    pub fn path(&self, at: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = std::iter::successors(Some(at), |&at| self.parent(at)).collect();
        path.pop();
        path.reverse();
        path
    }

    /// The steps of the main line.
    #[must_use]
    pub fn main_line(&self) -> Vec<NodeId> {
        let first = |at: &NodeId| self.children(*at).first().copied();
        std::iter::successors(first(&NodeId::ROOT), first).collect()
    }

    /// All lines, in the order in which files write them.
    #[must_use]
    pub const fn lines(&self) -> Lines<'_> {
        Lines::of(self)
    }

    /// The position at a node: after the moves that lead there, a foul left out.
    #[must_use]
    pub fn position(&self, at: NodeId) -> Position {
        let mut position = self.start.clone();
        for at in self.path(at) {
            if let Some(Step::Move(mv)) = self.step(at) {
                position.play_legal(*mv);
            }
        }
        position
    }

    /// The moves that lead to a node, a foul included.
    #[must_use]
    pub fn moves(&self, at: NodeId) -> Vec<Move> {
        self.path(at).into_iter().filter_map(|at| self.step(at)?.mv()).collect()
    }

    /// Whose turn it is at a node; after a foul, that of the player who didn't commit it.
    #[must_use]
    pub fn mover(&self, at: NodeId) -> Color {
        let steps = self.path(at);
        let turns = steps.iter().filter(|&&at| self.step(at).and_then(Step::mv).is_some()).count();
        let first = self.start.side_to_move();
        if turns % 2 == 0 { first } else { first.other() }
    }

    /// Who won in the main line; an illegal move loses unless an end says otherwise. `None` if it just stops.
    #[must_use]
    pub fn result(&self) -> Option<RecordResult> {
        let last = *self.main_line().last()?;
        match self.step(last)? {
            Step::Move(_) => None,
            Step::Foul(_) => Some(RecordResult::Win(self.mover(last))),
            Step::End(end) => Some(end.result(self.mover(last))),
        }
    }

    /// The illegal move of the main line, with its node.
    #[must_use]
    pub fn foul(&self) -> Option<(NodeId, &Foul)> {
        self.main_line().into_iter().find_map(|at| match self.step(at) {
            Some(Step::Foul(foul)) => Some((at, foul)),
            _ => None,
        })
    }

    /// Plays a move on from a node: goes to the child that has it, or adds a child after the others.
    ///
    /// # Errors
    /// The reason why it is illegal there; `GameOver` after an end and after a foul.
    pub fn play(&mut self, at: NodeId, mv: Move) -> Result<NodeId, Illegality> {
        if !self.may_go_on(at) {
            return Err(Illegality::GameOver);
        }
        self.position(at).check_move(mv)?;
        Ok(self.attach(at, Step::Move(mv)))
    }

    /// Ends the line at a node; `None` after another end.
    pub fn end(&mut self, at: NodeId, end: End) -> Option<NodeId> {
        match self.step(at) {
            Some(Step::End(_)) => None,
            _ if self.node(at).is_none() => None,
            _ => Some(self.attach(at, Step::End(end))),
        }
    }

    /// Takes a node and all that follows it out. Nothing happens at the start.
    pub fn remove(&mut self, at: NodeId) {
        if let Some(parent) = self.parent(at).and_then(|parent| self.nodes.get_mut(parent.0)) {
            parent.children.retain(|&child| child != at);
        }
    }

    /// Makes a variation the line's own continuation. Nothing happens at the start.
    pub fn promote(&mut self, at: NodeId) {
        if let Some(parent) = self.parent(at).and_then(|parent| self.nodes.get_mut(parent.0))
            && let Some(place) = parent.children.iter().position(|&child| child == at)
        {
            parent.children.remove(place);
            parent.children.insert(0, at);
        }
    }

    /// Whether a move may follow.
    #[must_use]
    pub fn may_go_on(&self, at: NodeId) -> bool {
        self.node(at).is_some_and(|node| matches!(node.step, None | Some(Step::Move(_))))
    }

    /// Adds a step that fits there, or finds the same step there.
    pub(in crate::notation) fn attach(&mut self, at: NodeId, step: Step) -> NodeId {
        let same = |&child: &NodeId| self.step(child) == Some(&step);
        if let Some(child) = self.children(at).iter().copied().find(same) {
            return child;
        }
        let child = NodeId(self.nodes.len());
        if let Some(parent) = self.nodes.get_mut(at.0) {
            parent.children.push(child);
        }
        self.nodes.push(Node { step: Some(step), parent: Some(at), ..Node::default() });
        child
    }

    fn node(&self, at: NodeId) -> Option<&Node> {
        self.nodes.get(at.0)
    }
}

impl Step {
    /// The move, legal or not; `None` for an end.
    #[must_use]
    pub const fn mv(&self) -> Option<Move> {
        match self {
            Step::Move(mv) => Some(*mv),
            Step::Foul(foul) => Some(foul.mv),
            Step::End(_) => None,
        }
    }
}

impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        // Not by recursion: a file may nest its variations as deeply as it likes.
        let mut waiting = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((mine, theirs)) = waiting.pop() {
            let (Some(one), Some(two)) = (self.node(mine), other.node(theirs)) else { return false };
            let same = one.step == two.step
                && one.comment == two.comment
                && one.time == two.time
                && one.children.len() == two.children.len();
            if !same {
                return false;
            }
            waiting.extend(one.children.iter().copied().zip(two.children.iter().copied()));
        }
        self.headers == other.headers
            && self.start.is_same_as(&other.start)
            && self.start.move_number() == other.start.move_number()
    }
}

impl Eq for Record {}
