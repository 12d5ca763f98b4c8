//! Conditions on what the learner does: the goal of a step, and when a listed mistake was made.

use crate::shogi::{self, Color, File, HandKind, Illegality, Move, PieceKind, Position, Square, SquareSet};

use super::expected::Expected;
use super::fact::Fact;
use super::phrase::{Side, read_hand_kind, read_kind, read_reason};
use super::punish;
use super::raw::{Node, Table};

/// A condition on a try of the learner. Several keys in one table are an `all`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// All of these.
    All(Vec<Goal>),
    /// At least one of these.
    Any(Vec<Goal>),
    /// Not that one.
    Not(Box<Goal>),
    /// The piece that moved stood on that square.
    Moved(Square),
    /// The piece went to one of these squares.
    To(SquareSet),
    /// That kind moved or was dropped, as it was before it promoted.
    Kind(PieceKind),
    /// Something was taken, or nothing.
    Capture(bool),
    /// What stood on that square was taken.
    CaptureOn(Square),
    /// A piece of that kind was taken.
    CaptureOf(PieceKind),
    /// The move gives check, or does not.
    Check(bool),
    /// The move gives mate, or does not.
    Mate(bool),
    /// The piece promoted, or did not.
    Promoted(bool),
    /// A piece was dropped, or moved.
    Dropped(bool),
    /// That kind was dropped.
    DroppedKind(HandKind),
    /// No legal reply takes the piece that moved, or one does.
    Safe(bool),
    /// Another piece of the learner guards the piece that moved, or none does.
    Guarded(bool),
    /// A piece of the learner stands on that square after the move.
    PieceOn(Square),
    /// The move began and ended on that file.
    StaysOnFile(File),
    /// The piece that moved attacks all of these squares.
    Attacks(SquareSet),
    /// The other player's piece on that square is pinned after the move.
    Pins(Square),
    /// The capture wins something when both sides go on taking on its square, or does not.
    Gains(bool),
    /// No reply wins more than two Pawns by taking, what the move itself took counted against it, or one does.
    Keeps(bool),
    /// That is true after the move.
    Fact(Fact),
    /// One of these squares was touched.
    Touch(SquareSet),
    /// That choice was picked, counted from 0 (from 1 in the file).
    Pick(usize),
    /// That number was answered.
    Number(usize),
    /// The try was illegal for that reason, or that reason was picked.
    Reason(&'static str),
}

/// Which conditions may stand in a place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Vocabulary {
    /// What a legal move can be asked for.
    Move,
    /// A touch, a pick or an illegal try as well.
    Anything,
}

/// What the learner tried, and what came of it.
#[derive(Clone, Default)]
pub(super) struct Attempt<'a> {
    pub(super) before: Option<&'a Position>,
    pub(super) tried: Option<Move>,
    /// The board after the move, when it was legal.
    pub(super) after: Option<&'a Position>,
    /// The name of the reason why it was not, or of the reason that was picked.
    pub(super) reason: Option<&'static str>,
    pub(super) touched: Option<Square>,
    pub(super) picked: Option<usize>,
    /// The number that was picked.
    pub(super) number: Option<usize>,
}

impl Attempt<'_> {
    pub(super) fn refused(&mut self, illegality: Option<&Illegality>) {
        self.reason = illegality.map(Illegality::name);
    }
}

/// How deep conditions may stand inside each other.
const DEEPEST: usize = 16;

impl Goal {
    /// Whether it names a reason, a square that was touched or a choice: what a refused try can be told by.
    pub(super) fn speaks_of_refusals(&self) -> bool {
        match self {
            Goal::All(goals) | Goal::Any(goals) => goals.iter().any(Goal::speaks_of_refusals),
            Goal::Not(goal) => goal.speaks_of_refusals(),
            Goal::Reason(_) | Goal::Touch(_) | Goal::Pick(_) | Goal::Number(_) => true,
            _ => false,
        }
    }

    /// The numbers that it names.
    pub(super) fn numbers(&self) -> Vec<usize> {
        match self {
            Goal::All(goals) | Goal::Any(goals) => goals.iter().flat_map(Goal::numbers).collect(),
            Goal::Number(number) => vec![*number],
            _ => Vec::new(),
        }
    }

    pub(super) fn read(node: Node<'_>, vocabulary: Vocabulary) -> Option<Goal> {
        Goal::read_within(node, vocabulary, DEEPEST)
    }

    fn read_within(node: Node<'_>, vocabulary: Vocabulary, depth: usize) -> Option<Goal> {
        let Some(depth) = depth.checked_sub(1) else { return node.refuse(Expected::Goal) };
        let table = node.table()?;
        let mut goals: Vec<Option<Goal>> = Vec::new();
        let many = |node: Node<'_>| -> Option<Vec<Goal>> {
            let goals: Vec<_> =
                node.list()?.into_iter().map(|item| Goal::read_within(item, vocabulary, depth)).collect();
            if goals.is_empty() { node.refuse(Expected::Goal) } else { goals.into_iter().collect() }
        };
        goals.extend(table.get("all").map(|node| many(node).map(Goal::All)));
        goals.extend(table.get("any").map(|node| many(node).map(Goal::Any)));
        goals.extend(
            table
                .get("not")
                .map(|node| Goal::read_within(node, vocabulary, depth).map(|goal| Goal::Not(Box::new(goal)))),
        );
        read_move_leaves(&table, &mut goals);
        read_board_leaves(&table, &mut goals);
        read_mate_leaves(&table, &mut goals);
        if vocabulary == Vocabulary::Anything {
            goals.extend(table.get("touch").map(|node| squares(node).map(Goal::Touch)));
            goals.extend(table.get("pick").map(|node| match node.number()?.checked_sub(1) {
                Some(index) => Some(Goal::Pick(index)),
                None => node.refuse(Expected::SmallNumber),
            }));
            goals.extend(table.get("number").map(|node| node.number().map(Goal::Number)));
            goals.extend(table.get("reason").map(|node| {
                node.phrase(|phrase| phrase.word(Expected::Reason, read_reason)).map(Goal::Reason)
            }));
        }
        table.finish();
        let mut goals: Vec<Goal> = goals.into_iter().collect::<Option<_>>()?;
        match goals.len() {
            0 => node.refuse(Expected::Goal),
            1 => goals.pop(),
            _ => Some(Goal::All(goals)),
        }
    }

    /// Whether the try meets it. `None` when that cannot be told of such a try: a check by an illegal move.
    pub(super) fn met(&self, attempt: &Attempt<'_>, learner: Color) -> Option<bool> {
        let tried = attempt.tried;
        let after = attempt.after;
        let judged = |goal: &Goal| goal.met(attempt, learner);
        match self {
            Goal::All(goals) => all(goals.iter().map(judged)),
            Goal::Any(goals) => all(goals.iter().map(|goal| judged(goal).map(|met| !met))).map(|none| !none),
            Goal::Not(goal) => judged(goal).map(|met| !met),
            Goal::Moved(from) => Some(tried?.from() == Some(*from)),
            Goal::To(squares) => Some(squares.contains(tried?.to())),
            Goal::Kind(kind) => Some(kind_moved(attempt.before?, tried?) == Some(*kind)),
            Goal::Capture(wanted) => takes(attempt, |taken| taken.is_some() == *wanted),
            Goal::CaptureOn(square) => {
                takes(attempt, |taken| taken.is_some() && tried.is_some_and(|mv| mv.to() == *square))
            }
            Goal::CaptureOf(kind) => takes(attempt, |taken| taken == Some(*kind)),
            Goal::Check(wanted) => Some(after?.is_check() == *wanted),
            Goal::Mate(wanted) => Some(after?.is_mate() == *wanted),
            Goal::Promoted(wanted) => Some(tried?.promotes() == *wanted),
            Goal::Dropped(wanted) => Some(tried?.from().is_none() == *wanted),
            Goal::DroppedKind(wanted) => Some(matches!(tried?, Move::Drop { kind, .. } if kind == *wanted)),
            Goal::Safe(wanted) => Some(can_be_taken(after?, tried?.to()) != *wanted),
            Goal::Guarded(wanted) => {
                let guards = after?.attackers(tried?.to(), learner);
                Some(guards.is_empty() != *wanted)
            }
            Goal::PieceOn(square) => Some(after?.board().of(learner).contains(*square)),
            Goal::StaysOnFile(file) => {
                let mv = tried?;
                Some(mv.to().file() == *file && mv.from().is_some_and(|from| from.file() == *file))
            }
            Goal::Attacks(squares) => Some((*squares - attacks_of(after?, tried?.to())).is_empty()),
            Goal::Pins(square) => {
                let theirs = after?.board().of(learner.other()).contains(*square);
                Some(theirs && after?.pin(*square).is_some())
            }
            Goal::Gains(wanted) => {
                after?;
                Some(punish::gains(attempt.before?, tried?) == *wanted)
            }
            Goal::Keeps(wanted) => Some(punish::keeps(attempt.before?, tried?, after?) == *wanted),
            Goal::Fact(fact) => fact.holds(after?, learner),
            Goal::Touch(squares) => Some(squares.contains(attempt.touched?)),
            Goal::Pick(index) => Some(attempt.picked? == *index),
            Goal::Number(number) => Some(attempt.number? == *number),
            Goal::Reason(reason) => Some(attempt.reason == Some(*reason)),
        }
    }
}

/// True when all are, false when one is not, else unknown when one is unknown.
fn all(mut judgements: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut unknown = false;
    let refuted = judgements.any(|judgement| {
        unknown |= judgement.is_none();
        judgement == Some(false)
    });
    if refuted { Some(false) } else { (!unknown).then_some(true) }
}

fn kind_moved(before: &Position, mv: Move) -> Option<PieceKind> {
    match mv {
        Move::Normal { from, .. } => before.piece_at(from).map(|piece| piece.kind),
        Move::Drop { kind, .. } => Some(kind.kind()),
    }
}

/// Whether what a legal move took, if anything, is as `wanted` says.
fn takes(attempt: &Attempt<'_>, wanted: impl Fn(Option<PieceKind>) -> bool) -> Option<bool> {
    attempt.after?;
    Some(wanted(attempt.before?.piece_at(attempt.tried?.to()).map(|piece| piece.kind)))
}

/// Whether a legal move of the player to move takes what stands on `square`.
pub(super) fn can_be_taken(position: &Position, square: Square) -> bool {
    position.legal_moves().iter().any(|mv| mv.to() == square)
}

fn attacks_of(position: &Position, square: Square) -> SquareSet {
    let occupied = position.board().occupied();
    position
        .piece_at(square)
        .map_or(SquareSet::EMPTY, |piece| shogi::attacks(piece.kind, piece.color, square, occupied))
}

fn read_move_leaves(table: &Table<'_>, goals: &mut Vec<Option<Goal>>) {
    goals.extend(table.get("moved").map(|node| square(node).map(Goal::Moved)));
    goals.extend(table.get("to").map(|node| squares(node).map(Goal::To)));
    goals.extend(table.get("kind").map(|node| node.phrase(super::phrase::Phrase::kind).map(Goal::Kind)));
    goals.extend(table.get("capture").map(read_capture));
    goals.extend(table.get("check").map(|node| yes_or_no(node).map(Goal::Check)));
    goals.extend(table.get("mate").map(|node| yes_or_no(node).map(Goal::Mate)));
    goals.extend(table.get("promoted").map(|node| yes_or_no(node).map(Goal::Promoted)));
    goals.extend(table.get("dropped").map(|node| match node.yes_or_no() {
        Some(wanted) => Some(Goal::Dropped(wanted)),
        None => node.phrase(|phrase| phrase.word(Expected::HandKind, read_hand_kind)).map(Goal::DroppedKind),
    }));
    goals.extend(table.get("stays-on-file").map(|node| {
        let file = node.number()?;
        let file = u8::try_from(file).ok().and_then(File::new);
        file.map(Goal::StaysOnFile).or_else(|| node.refuse(Expected::File))
    }));
}

fn read_board_leaves(table: &Table<'_>, goals: &mut Vec<Option<Goal>>) {
    goals.extend(table.get("safe").map(|node| yes_or_no(node).map(Goal::Safe)));
    goals.extend(table.get("guarded").map(|node| yes_or_no(node).map(Goal::Guarded)));
    goals.extend(table.get("piece-on").map(|node| square(node).map(Goal::PieceOn)));
    goals.extend(table.get("gains").map(|node| yes_or_no(node).map(Goal::Gains)));
    goals.extend(table.get("keeps").map(|node| yes_or_no(node).map(Goal::Keeps)));
    goals.extend(table.get("attacks").map(|node| squares(node).map(Goal::Attacks)));
    goals.extend(table.get("pins").map(|node| square(node).map(Goal::Pins)));
    goals.extend(table.get("fact").map(|node| node.phrase(Fact::read).map(Goal::Fact)));
}

/// What threatens, and what parries: how many moves of both players the mate would take at most.
fn read_mate_leaves(table: &Table<'_>, goals: &mut Vec<Option<Goal>>) {
    let within = |key, fact: fn(usize) -> Fact| {
        table.get(key).map(|node: Node<'_>| {
            let plies = node.number()?;
            let read = matches!(plies, 1 | 3 | 5 | 7 | 9).then(|| Goal::Fact(fact(plies)));
            read.or_else(|| node.refuse(Expected::MateLength))
        })
    };
    goals.extend(within("holds", |plies| Fact::Not(Box::new(Fact::Mates(Side::Theirs, plies)))));
    goals.extend(within("threatens", |plies| Fact::Mates(Side::Mine, plies)));
    goals.extend(within("brinkmate", |plies| Fact::Lost(Side::Theirs, plies)));
}

fn read_capture(node: Node<'_>) -> Option<Goal> {
    if let Some(wanted) = node.yes_or_no() {
        return Some(Goal::Capture(wanted));
    }
    node.phrase(|phrase| {
        phrase.word(Expected::Square, |word| match read_kind(word) {
            Some(kind) => Some(Goal::CaptureOf(kind)),
            None => word.parse().ok().map(Goal::CaptureOn),
        })
    })
}

fn yes_or_no(node: Node<'_>) -> Option<bool> {
    node.yes_or_no().or_else(|| node.refuse(Expected::YesOrNo))
}

fn square(node: Node<'_>) -> Option<Square> {
    node.phrase(super::phrase::Phrase::square)
}

/// One square, or a list of squares.
fn squares(node: Node<'_>) -> Option<SquareSet> {
    if !node.is_list() {
        return square(node).map(SquareSet::from);
    }
    let squares: Vec<_> = node.list()?.into_iter().map(square).collect();
    if squares.is_empty() { node.refuse(Expected::Square) } else { squares.into_iter().collect() }
}
