//! How hard a mate problem is (docs/grades.md says it for teachers).

use super::super::checks;
use super::super::problem::Problem;
use super::theme::{Scene, scenes};
use crate::shogi::{Move, PieceKind};

/// The difficulty of a problem, from 1, the easiest, to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grade(u8);

impl Grade {
    /// The easiest.
    pub const EASIEST: Grade = Grade(1);
    /// The hardest.
    pub const HARDEST: Grade = Grade(9);

    /// The grade of that number, 1 to 9.
    #[must_use]
    pub const fn new(number: u8) -> Option<Grade> {
        if number >= Grade::EASIEST.0 && number <= Grade::HARDEST.0 { Some(Grade(number)) } else { None }
    }

    /// The number, 1 to 9.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The grade of a problem with that main line, both sides' moves. A line that cannot be played counts for nothing.
    #[must_use]
    pub fn of(problem: &Problem, line: &[Move]) -> Grade {
        let scenes = scenes(problem, line).unwrap_or_default();
        let number = length(scenes.len()) + choice(&scenes) + u8::from(scenes.iter().any(surprises));
        Grade(number.clamp(Grade::EASIEST.0, Grade::HARDEST.0))
    }
}

/// What the length makes: 1 for one own move, then one more than the own moves, 7 at most.
fn length(own_moves: usize) -> u8 {
    match own_moves {
        0 | 1 => 1,
        more => u8::try_from(more + 1).map_or(7, |points| points.min(7)),
    }
}

/// What the checks make that one can choose from, on average over the line.
fn choice(scenes: &[Scene]) -> u8 {
    let all: usize = scenes.iter().map(|scene| checks(&scene.before).len()).sum();
    match all.checked_div(scenes.len()) {
        None | Some(0..=4) => 0,
        Some(5..=9) => 1,
        Some(_) => 2,
    }
}

/// Whether the move goes against the grain: a strong piece is given away, or a promotion is declined and the mate is
/// still to come.
fn surprises(scene: &Scene) -> bool {
    let strong = !matches!(scene.kind(), None | Some(PieceKind::Pawn | PieceKind::Lance | PieceKind::Knight));
    let declines = || match scene.mv {
        Move::Normal { from, to, promote: false } => {
            scene.reply.is_some() && scene.before.is_legal(Move::Normal { from, to, promote: true })
        }
        _ => false,
    };
    scene.is_sacrifice() && strong || declines()
}
