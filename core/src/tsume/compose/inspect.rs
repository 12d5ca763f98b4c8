//! Whether a position is a good mate problem.

use super::super::problem::Problem;
use super::super::solver::Limits;
use super::flaw::{Flaw, Spared};
use super::grade::Grade;
use super::judge::{Judge, Only};
use super::theme::Theme;
use crate::shogi::{Color, HandKind, Move, Position, Setup, SetupRule, Square, SquareSet};
use crate::tsume::table::Plies;

/// How many pieces of the defender's may do nothing.
const IDLE: u32 = 4;

/// What a good problem is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inspection {
    /// The plies to the mate, both sides' moves counted.
    pub moves: usize,
    /// The main line: the only solution against a longest defence that leaves nothing in hand.
    pub line: Vec<Move>,
    /// What it teaches.
    pub theme: Theme,
    /// How hard it is.
    pub grade: Grade,
}

impl Inspection {
    /// The same, if the mate takes as many plies as was said.
    ///
    /// # Errors
    ///
    /// [`Flaw::Length`] if it does not.
    pub fn in_moves(self, stated: usize) -> Result<Inspection, Flaw> {
        if self.moves == stated { Ok(self) } else { Err(Flaw::Length { stated, proved: self.moves }) }
    }
}

/// Proves that a problem is good: there is a mate; short mates have few pieces, and the King stands near an edge; at
/// every move of the attacker's, against every longest defence, one check mates and no other, however late (the last
/// move may promote or not); nothing is left in hand; no piece of the attacker's can be taken away without changing the
/// solution, and at most four of the defender's. A piece taken away goes to the defender's hand, as in every problem.
///
/// # Errors
///
/// The first flaw found, in the order of that sentence; [`Flaw::Undecided`] when a limit was met.
pub fn inspect(problem: &Problem, limits: &Limits<'_>) -> Result<Inspection, Flaw> {
    let position = problem.position();
    let attacker = problem.attacker();
    let mut judge = Judge::new(attacker, limits);
    let len = judge.shortest(position)?;
    looks_natural(position, len)?;
    let only = judge.only_solution(position, len, 0)?;
    if !only.leftover.is_empty() {
        return Err(Flaw::Leftover(only.leftover));
    }
    if let Some(spared) = spared(&mut judge, position, &only, len)? {
        return Err(Flaw::Removable(spared));
    }
    let idle = idle(&mut judge, position, &only, len)?;
    if idle.len() > IDLE {
        return Err(Flaw::TooManyIdle(idle));
    }
    let Some(theme) = Theme::of(problem, &only.line) else { return Err(Flaw::NoMate) };
    let moves = usize::try_from(len).unwrap_or(0);
    Ok(Inspection { moves, theme, grade: Grade::of(problem, &only.line), line: only.line })
}

/// A piece of the attacker's that is not needed.
pub(super) fn spared(
    judge: &mut Judge<'_>,
    position: &Position,
    only: &Only,
    len: Plies,
) -> Result<Option<Spared>, Flaw> {
    let attacker = position.side_to_move();
    for square in position.board().of(attacker) {
        if is_same_without(judge, position, Spared::OnBoard(square), only, len)? {
            return Ok(Some(Spared::OnBoard(square)));
        }
    }
    for (kind, _) in position.hand(attacker).iter() {
        if is_same_without(judge, position, Spared::Held(kind), only, len)? {
            return Ok(Some(Spared::Held(kind)));
        }
    }
    Ok(None)
}

/// The pieces of the defender's that do nothing, each by itself.
pub(super) fn idle(
    judge: &mut Judge<'_>,
    position: &Position,
    only: &Only,
    len: Plies,
) -> Result<SquareSet, Flaw> {
    let mut idle = SquareSet::EMPTY;
    for square in position.board().of(position.side_to_move().other()) {
        if is_same_without(judge, position, Spared::OnBoard(square), only, len)? {
            idle.insert(square);
        }
    }
    Ok(idle)
}

/// Whether the problem has the same length and the same only first move without that piece.
fn is_same_without(
    judge: &mut Judge<'_>,
    position: &Position,
    piece: Spared,
    only: &Only,
    len: Plies,
) -> Result<bool, Flaw> {
    let Some(&first) = only.line.first() else { return Ok(false) };
    let Some(without) = without(position, piece) else { return Ok(false) };
    let Ok(checked) = without.after(first) else { return Ok(false) };
    if !checked.is_check()
        || !judge.mates_within(&checked, len - 1)?
        || judge.mates_within(&without, len - 2)?
    {
        return Ok(false);
    }
    match judge.only_solution(&without, len, 0) {
        Ok(other) => Ok(other.line.first() == Some(&first)),
        Err(flaw @ Flaw::Undecided(_)) => Err(flaw),
        Err(_) => Ok(false),
    }
}

/// The position without a piece, which goes to the defender's hand; `None` for a King, or where the defender's King
/// would stand in check.
pub(super) fn without(position: &Position, piece: Spared) -> Option<Position> {
    let mut setup: Setup = position.to_setup();
    let attacker: Color = setup.side_to_move;
    let kind: HandKind = match piece {
        Spared::OnBoard(square) => {
            let kind = setup.board.piece_at(square)?.kind;
            setup.board.set(square, None);
            kind.in_hand()?
        }
        Spared::Held(kind) => setup.hands[attacker].take(kind).then_some(kind)?,
    };
    setup.hands[attacker.other()].add(kind);
    Position::from_setup(setup, SetupRule::Tsume).ok()
}

fn looks_natural(position: &Position, len: Plies) -> Result<(), Flaw> {
    let attacker = position.side_to_move();
    let count = position.board().pieces().count();
    let limit = if len <= 3 { 12 } else { 20 };
    if count > limit {
        return Err(Flaw::Crowded { count, limit });
    }
    match position.king(attacker.other()) {
        Some(king) if !is_near_edge(king.seen_by(attacker)) => Err(Flaw::KingInTheOpen(king)),
        _ => Ok(()),
    }
}

/// Whether a King stands on the far three ranks, or on the two files at a side.
pub(super) fn is_near_edge(king: Square) -> bool {
    king.rank().number() <= 3 || !(3..=7).contains(&king.file().number())
}
