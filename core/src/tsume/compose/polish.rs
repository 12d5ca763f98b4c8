//! Makes a good problem of a position that nearly is one.

use super::chance::Chance;
use super::flaw::{Flaw, Spared};
use super::inspect::{idle, spared, without};
use super::judge::Judge;
use super::place::changed;
use crate::shogi::{Color, HandKind, PieceKind, Position, Square};
use crate::tsume::table::Plies;

/// How often a cook is met by a change before the position is given up.
const CHANGES: usize = 12;

/// How many pieces of the defender's may do nothing if they stand where castles have them.
const LEFT_AT_HOME: u32 = 1;

/// The position without anything to spare, or with a change that takes away a second solution: a mate in `len` plies
/// with one solution. `None` when none is found.
pub(super) fn polished(
    judge: &mut Judge<'_>,
    chance: &mut Chance,
    position: &Position,
    len: Plies,
) -> Option<Position> {
    let mut position = position.clone();
    let mut changes = 0;
    loop {
        let only = match judge.only_solution(&position, len, 0) {
            Ok(only) => only,
            Err(Flaw::Cook { .. }) => {
                position = without_cook(judge, chance, &position, len, &mut changes)?;
                continue;
            }
            Err(_) => return None,
        };
        let left: Option<HandKind> = only.leftover.iter().map(|(kind, _)| kind).next();
        let needless = match left {
            Some(kind) => Some(Spared::Held(kind)),
            None => spared(judge, &position, &only, len).ok()?,
        };
        let needless = if needless.is_some() {
            needless
        } else {
            let idle = idle(judge, &position, &only, len).ok()?;
            let odd = idle.iter().find(|&square| !is_at_home(&position, square));
            odd.or_else(|| idle.first().filter(|_| idle.len() > LEFT_AT_HOME)).map(Spared::OnBoard)
        };
        let Some(piece) = needless else { return Some(position) };
        position = without(&position, piece)?;
        if !is_mate_in(judge, &position, len) {
            return None;
        }
    }
}

/// A change that leaves a mate in `len` plies, where there is a second solution.
fn without_cook(
    judge: &mut Judge<'_>,
    chance: &mut Chance,
    position: &Position,
    len: Plies,
    changes: &mut usize,
) -> Option<Position> {
    while *changes < CHANGES {
        *changes += 1;
        let Some(other) = changed(chance, position) else { continue };
        if is_mate_in(judge, &other, len) {
            return Some(other);
        }
    }
    None
}

fn is_mate_in(judge: &mut Judge<'_>, position: &Position, len: Plies) -> bool {
    judge.mates_within(position, len).unwrap_or(false)
        && !judge.mates_within(position, len - 2).unwrap_or(true)
}

/// Whether a piece of White's stands where castles have such a piece, and near the King.
fn is_at_home(position: &Position, square: Square) -> bool {
    let (rank, file) = (square.rank().number(), square.file().number());
    let is_near = position.king(Color::White).is_some_and(|king| king.file().number().abs_diff(file) <= 2);
    is_near
        && match position.piece_at(square).map(|piece| piece.kind) {
            Some(PieceKind::Lance) => rank == 1 && matches!(file, 1 | 9),
            Some(PieceKind::Knight) => rank == 1 && matches!(file, 2 | 8),
            Some(PieceKind::Pawn) => rank == 3,
            Some(PieceKind::Silver | PieceKind::Gold) => rank <= 2,
            _ => false,
        }
}
