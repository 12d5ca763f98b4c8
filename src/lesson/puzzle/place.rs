//! A place in a proof, with what the proof still allows the defender.

use std::sync::Arc;

use crate::shogi::Move;
use crate::tsume::{Solution, Walk};

/// A place in a proof, reached by moves from its start.
pub(super) struct Place<'a> {
    pub(super) walk: Walk<'a>,
    /// The plies to the mate where the defender is to move, his reply counted and futile drops not.
    left: usize,
}

impl<'a> Place<'a> {
    /// The place that the moves lead to; `None` when there is no proof, or the moves leave it.
    pub(super) fn at(solution: &'a Arc<Solution>, moves: &[Move]) -> Option<Place<'a>> {
        let mut place = Place { walk: solution.proof.as_ref()?.walk(), left: 0 };
        for &mv in moves {
            place = place.play(mv)?;
        }
        Some(place)
    }

    pub(super) fn play(&self, mv: Move) -> Option<Place<'a>> {
        let left = self.walk.moves().map_or(0, |moves| moves.saturating_sub(1));
        Some(Place { walk: self.walk.play(mv)?, left })
    }

    /// Whether the reply that leads from here to `next` is a futile drop: mate comes later than the proof allows.
    pub(super) fn is_futile(&self, next: &Place<'_>) -> bool {
        next.walk.moves().is_some_and(|moves| moves >= self.left)
    }

    /// The plies to the mate after a longest defence from here; `None` when only futile drops are left.
    pub(super) fn longest(&self) -> Option<usize> {
        self.longest_reply()?.1.walk.moves()
    }

    /// A longest defence from here, and where it leads; `None` when only futile drops are left.
    pub(super) fn longest_reply(&self) -> Option<(Move, Place<'a>)> {
        let next = self.walk.replies().into_iter().filter_map(|mv| Some((mv, self.play(mv)?)));
        next.filter(|(_, next)| !self.is_futile(next)).max_by_key(|(_, next)| next.walk.moves())
    }
}
