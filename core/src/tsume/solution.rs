//! A mate that was proved.

use super::proof::Proof;
use super::verdict::LimitKind;
use crate::shogi::{Hand, Move};

/// The mate of a problem.
#[derive(Clone, Debug)]
pub struct Solution {
    /// The length in plies, always odd, futile drops not counted (docs/futile-drops.md).
    pub moves: usize,
    /// The shortest length when every interposition counts; `None` when it was not searched, or not to the end.
    pub moves_all: Option<usize>,
    /// Whether it was proved that there is no shorter mate. If not, `moves` may be too long.
    pub proved_shortest: bool,
    /// The limit that kept a shorter mate from being looked for to the end.
    pub limit: Option<LimitKind>,
    /// A shortest mate against a longest defence.
    pub line: Vec<Move>,
    /// The other first moves that mate, whatever the length.
    pub cooks: Vec<Move>,
    /// Whether every other first move was searched to the end.
    pub cooks_searched: bool,
    /// The pieces left in the attacker's hand at the end of the line. Of several shortest lines it is one that leaves
    /// least, as far as they were looked through.
    pub leftover: Hand,
    /// What to answer to every defence; `None` when it was not asked for, or is too large to keep.
    pub proof: Option<Proof>,
}
