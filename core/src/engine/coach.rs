//! What a good teacher would warn of, in a position or about a move: values with the squares that show it, no words.
//!
//! [`dangers`] looks at a position before the learner moves: what would the other side do if he let the turn go by?
//! [`objections`] looks at a move of his: what does it overlook? Both read captures as exchanges on one square, and
//! mates as the solver does; neither searches further.

use super::evaluate::material;
use super::exchange::exchange;
use crate::shogi::{Game, Move, PieceKind, Position, Square, SquareSet};
use crate::tsume::{self, Control, Defence, Limits, Outcome, Problem, Solver, Wanted};

/// Something a teacher would say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// A piece can be taken, and taking back does not make up for it.
    Hanging {
        /// The piece.
        piece: Square,
        /// The pieces that can take it.
        takers: SquareSet,
        /// What the other side wins, in centipawns.
        loss: i32,
    },
    /// One move would attack two pieces at once, of which one is lost.
    Fork {
        /// The move.
        by: Move,
        /// The pieces it attacks; the King is one of them when it gives check.
        targets: SquareSet,
    },
    /// The other side would mate by checks alone if it could move.
    MateThreat {
        /// In so many plies.
        moves: usize,
        /// How.
        line: Vec<Move>,
    },
    /// There was a mate by checks alone, and the move leaves it.
    MissedMate {
        /// In so many plies.
        moves: usize,
        /// How.
        line: Vec<Move>,
    },
    /// A piece was taken, and there is a better way to take back than the move.
    BetterRecapture {
        /// The better move.
        instead: Move,
        /// What it wins more, in centipawns.
        gain: i32,
    },
}

impl Warning {
    /// The variant's name in kebab-case, as in messages and settings.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Warning::Hanging { .. } => "hanging",
            Warning::Fork { .. } => "fork",
            Warning::MateThreat { .. } => "mate-threat",
            Warning::MissedMate { .. } => "missed-mate",
            Warning::BetterRecapture { .. } => "better-recapture",
        }
    }

    /// The squares that show it, under their names: `piece`, `takers`, `from`, `to`, `targets`.
    #[must_use]
    pub fn squares(&self) -> Vec<(&'static str, SquareSet)> {
        let played = |mv: Option<&Move>| {
            let from = mv.and_then(|mv| mv.from()).map(|from| ("from", from.into()));
            let to = mv.map(|mv| ("to", mv.to().into()));
            from.into_iter().chain(to).collect::<Vec<_>>()
        };
        match self {
            Warning::Hanging { piece, takers, .. } => vec![("piece", (*piece).into()), ("takers", *takers)],
            Warning::Fork { by, targets } => {
                let mut squares = played(Some(by));
                squares.push(("targets", *targets));
                squares
            }
            Warning::MateThreat { line, .. } | Warning::MissedMate { line, .. } => played(line.first()),
            Warning::BetterRecapture { instead, .. } => played(Some(instead)),
        }
    }
}

/// Less than this, in centipawns, is not worth a word: a Pawn lost to the other's hand is a little more than two Pawns.
const WORTH_A_WORD: i32 = 250;
/// The longest mates that a learner is told of, in plies.
const LONGEST_THREAT: usize = 3;
const LONGEST_MISSED: usize = 5;
/// How many nodes the solver gets.
const NODES: u64 = 3_000;
const MEMORY: usize = 1 << 21;

/// What the other side threatens, the worst first. Nothing while the side to move is in check: it has to answer that.
#[must_use]
pub fn dangers(position: &Position) -> Vec<Warning> {
    let Some(theirs) = position.passed() else { return Vec::new() };
    let mut warnings = Vec::new();
    if let Some((moves, line)) = mate(&theirs, LONGEST_THREAT) {
        warnings.push(Warning::MateThreat { moves, line });
    }
    warnings.extend(hanging(&theirs));
    warnings.extend(fork(&theirs));
    warnings
}

/// What a move overlooks, the worst first. A move that is not legal overlooks nothing, and one that mates neither.
#[must_use]
pub fn objections(game: &Game, mv: Move) -> Vec<Warning> {
    let before = game.position();
    let Ok(after) = before.after(mv) else { return Vec::new() };
    if !after.has_legal_move() {
        return Vec::new();
    }
    let mut warnings = Vec::new();
    if let Some((moves, line)) = mate(before, LONGEST_MISSED)
        && !mates_later(&after)
    {
        warnings.push(Warning::MissedMate { moves, line });
    }
    if let Some((moves, line)) = mate(&after, LONGEST_THREAT) {
        warnings.push(Warning::MateThreat { moves, line });
    }
    warnings.extend(better_recapture(game, mv));
    // What the move itself takes makes up for what is lost elsewhere.
    let taken = before.piece_at(mv.to()).map_or(0, |piece| material::of_capture(piece.kind));
    warnings.extend(
        hanging(&after).into_iter().filter(
            |warning| matches!(warning, Warning::Hanging { loss, .. } if *loss >= taken + WORTH_A_WORD),
        ),
    );
    warnings.extend(fork(&after));
    warnings
}

/// The pieces of the side that is not to move that can be taken with a gain, the greatest loss first.
#[must_use]
pub fn hanging(position: &Position) -> Vec<Warning> {
    let us = position.side_to_move();
    let mut found: Vec<(Square, SquareSet, i32)> = Vec::new();
    for mv in &position.legal_moves() {
        let Some(from) = mv.from() else { continue };
        if !position.board().of(us.other()).contains(mv.to()) {
            continue;
        }
        // What a promotion on the way adds is no fault of the piece that hangs.
        let plain = match mv {
            Move::Normal { from, to, promote: true } => Move::Normal { from, to, promote: false },
            other => other,
        };
        let loss = exchange(position, plain);
        if loss < WORTH_A_WORD {
            continue;
        }
        match found.iter_mut().find(|(piece, ..)| *piece == mv.to()) {
            Some((_, takers, most)) => {
                takers.insert(from);
                *most = loss.max(*most);
            }
            None => found.push((mv.to(), from.into(), loss)),
        }
    }
    found.sort_by_key(|&(piece, _, loss)| (-loss, piece));
    found.into_iter().map(|(piece, takers, loss)| Warning::Hanging { piece, takers, loss }).collect()
}

/// The move of the side to move that attacks two pieces or more at once and wins most by it, if there is one.
#[must_use]
pub fn fork(position: &Position) -> Option<Warning> {
    let us = position.side_to_move();
    let mut best: Option<(i32, Warning)> = None;
    for mv in &position.legal_moves() {
        if position.board().of(us.other()).contains(mv.to()) || exchange(position, mv) < 0 {
            continue;
        }
        let mut after = position.clone();
        after.play_legal(mv);
        let Some(forker) = after.piece_at(mv.to()) else { continue };
        let attacked_before = mv.from().map_or(SquareSet::EMPTY, |from| position.reach(from));
        let mut targets = SquareSet::EMPTY;
        let mut gains = Vec::new();
        for square in after.reach(mv.to()) & after.board().of(us.other()) {
            let Some(target) = after.piece_at(square) else { continue };
            let is_guarded = !after.attackers(square, us.other()).is_empty();
            let price = if is_guarded { material::of_capture(forker.kind) } else { 0 };
            let gain = material::of_capture(target.kind) - price;
            if target.kind == PieceKind::King || gain >= WORTH_A_WORD {
                targets.insert(square);
                gains.push(gain);
            }
        }
        if !targets.is_several() || (targets - attacked_before).is_empty() {
            continue;
        }
        // One of them gets away: the second is what is lost.
        gains.sort_unstable_by_key(|gain| std::cmp::Reverse(*gain));
        let lost = gains.get(1).copied().unwrap_or(0);
        if best.as_ref().is_none_or(|(most, _)| lost > *most) {
            best = Some((lost, Warning::Fork { by: mv, targets }));
        }
    }
    best.map(|(_, warning)| warning)
}

/// A better way to take back what was taken in the last turn, when there is one.
fn better_recapture(game: &Game, mv: Move) -> Option<Warning> {
    let position = game.position();
    let to = game.last_move()?.to();
    let before = game.positions().iter().rev().nth(1)?;
    let taken = before.piece_at(to)?;
    if taken.color != position.side_to_move() {
        return None;
    }
    let legal = position.legal_moves();
    let takes_back = legal.iter().filter(|mv| mv.to() == to && mv.from().is_some());
    let (instead, worth) =
        takes_back.map(|mv| (mv, exchange(position, mv))).max_by_key(|&(_, worth)| worth)?;
    let gain = worth - exchange(position, mv);
    let answers_by_check = mv.to() != to && position.after(mv).is_ok_and(|after| after.is_check());
    let is_better = instead != mv && gain >= WORTH_A_WORD && worth > 0 && !answers_by_check;
    is_better.then_some(Warning::BetterRecapture { instead, gain })
}

/// The shortest mate of the side to move, if it is not longer than that.
fn mate(position: &Position, longest: usize) -> Option<(usize, Vec<Move>)> {
    if let Some(mv) = tsume::mate_in_one(position) {
        return Some((1, vec![mv]));
    }
    let problem = Problem::new(position.clone()).ok()?;
    let Outcome::Mate(solution) = Solver::new(limits(), Wanted::default()).solve(&problem).result else {
        return None;
    };
    (solution.moves <= longest).then_some((solution.moves, solution.line))
}

/// Whether the side that just moved still mates by checks.
fn mates_later(after: &Position) -> bool {
    after.is_check()
        && matches!(
            tsume::best_defence(after, &limits()),
            Defence::Mated | Defence::Futile(_) | Defence::Longest { .. }
        )
}

fn limits() -> Limits<'static> {
    Limits { nodes: Some(NODES), memory: MEMORY, stop: &|_| Control::GoOn }
}
