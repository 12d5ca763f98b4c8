//! The proof of many items at once, for `nari check`.

use super::item::{is_proved, item};
use super::kind::DrillKind;
use super::rung::Rung;

/// How many items of each kind and rung are proved.
pub const PROVED_EACH: u64 = 50;

/// An item that could not be made, or in which something is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unproved {
    /// Its kind.
    pub kind: DrillKind,
    /// Its rung.
    pub rung: Rung,
    /// Its seed.
    pub seed: u64,
}

/// Makes the first items of each kind and rung and proves them anew; gives how many hold, and those that do not.
#[must_use]
pub fn prove_all() -> (usize, Vec<Unproved>) {
    let mut proved = 0;
    let mut unproved = Vec::new();
    for kind in DrillKind::ALL {
        for rung in Rung::ALL {
            for seed in 0..PROVED_EACH {
                if item(kind, rung, seed).is_some_and(|step| is_proved(&step)) {
                    proved += 1;
                } else {
                    unproved.push(Unproved { kind, rung, seed });
                }
            }
        }
    }
    (proved, unproved)
}
