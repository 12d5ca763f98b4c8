//! Items: drawn by chance until one keeps what its kind and rung promise, and is proved.

use std::sync::Arc;

use super::draft::Draft;
use super::kind::DrillKind;
use super::rung::Rung;
use super::{answers, drops, mate, paint, pairs, pawn_mate, pins, squares};
use crate::lesson::prove;
use crate::lesson::step::Step;
use crate::tsume::compose::Chance;

/// How often chance draws before an item is given up.
const DRAWN: usize = 200_000;

/// The item of a seed: the same on every machine. `None` when chance found none, which no test has seen.
#[must_use]
pub fn item(kind: DrillKind, rung: Rung, seed: u64) -> Option<Arc<Step>> {
    let apart = seed.wrapping_mul(64).wrapping_add(kind.number() * 8 + u64::from(rung.number()));
    let mut chance = Chance::new(apart);
    (0..DRAWN).find_map(|_| {
        let step = draw(kind, rung, &mut chance)?.into_step(kind.id());
        is_proved(&step).then(|| Arc::new(step))
    })
}

fn draw(kind: DrillKind, rung: Rung, chance: &mut Chance) -> Option<Draft> {
    match kind {
        DrillKind::Pairs => pairs::draw(rung, chance),
        DrillKind::Squares => squares::draw(rung, chance),
        DrillKind::Paint => paint::draw(rung, chance),
        DrillKind::Drops => drops::draw(rung, chance),
        DrillKind::Answers => answers::draw(rung, chance),
        DrillKind::Pins => pins::draw(rung, chance),
        DrillKind::PawnMate => pawn_mate::draw(rung, chance),
        DrillKind::MateInOne => mate::draw(rung, chance),
    }
}

/// Whether nothing is wrong with it: it can be done, and each of its mistakes is one and is heard.
pub(super) fn is_proved(step: &Step) -> bool {
    let proof = prove::prove(step);
    proof.faults.is_empty() && proof.found.is_some_and(|found| found > 0)
}
