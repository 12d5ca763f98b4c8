//! Mate with one move, and with one move only.
//!
//! The boards are those from which the composer of mate problems begins; the composer itself weighs each problem against
//! many others, which takes longer than a learner waits for the next item.

use super::draft::Draft;
use super::rung::Rung;
use crate::lesson::step::Task;
use crate::shogi::{Hand, Move, Position, SetupRule, SquareSet};
use crate::tsume::compose::{Chance, sparse};
use crate::tsume::{checks, mates_in_one};

/// Among how many checks the mate is to be found.
const CHECKS: [(usize, usize); 5] = [(1, 3), (4, 5), (6, 7), (8, 10), (11, 40)];

pub(super) fn draw(rung: Rung, chance: &mut Chance) -> Option<Draft> {
    let drawn = sparse(chance)?;
    let mate = the_mate(&drawn)?;
    let (least, most) = rung.of(CHECKS);
    let position = bared(&drawn, mate)?;
    (least..=most).contains(&checks(&position).len()).then(|| Draft {
        id: "mate-in-1",
        position,
        task: Task::Mate { moves: 1 },
        names: Vec::new(),
        mistakes: Vec::new(),
        lit: SquareSet::EMPTY,
    })
}

/// The only mate with one move; `None` where there is none or several.
fn the_mate(position: &Position) -> Option<Move> {
    match mates_in_one(position).as_slice() {
        &[mate] => Some(mate),
        _ => None,
    }
}

/// The position without what the defender holds, which is everything else and beside the point; the mate stays the only
/// one.
fn bared(position: &Position, mate: Move) -> Option<Position> {
    let mut setup = position.to_setup();
    setup.hands[position.side_to_move().other()] = Hand::EMPTY;
    Position::from_setup(setup, SetupRule::Tsume).ok().filter(|bared| the_mate(bared) == Some(mate))
}
