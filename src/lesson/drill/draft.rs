//! An item before it is proved.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use crate::lesson::goal::Goal;
use crate::lesson::name::Name;
use crate::lesson::step::{Mistake, Opponent, Show, Step, Task};
use crate::shogi::{Position, SquareSet};

/// What is asked on which board, and what may be said about it.
pub(super) struct Draft {
    /// The name of the exercise; its messages begin with `drill-` and this.
    pub(super) id: &'static str,
    pub(super) position: Position,
    pub(super) task: Task,
    pub(super) names: Vec<(&'static str, Name)>,
    pub(super) mistakes: Vec<Mistake>,
    /// Squares that are lit from the start.
    pub(super) lit: SquareSet,
}

impl Draft {
    /// The same as a step.
    pub(super) fn into_step(self, lesson: &str) -> Step {
        let lit = (!self.lit.is_empty()).then_some(Show::Squares(self.lit));
        Step {
            lesson: lesson.to_owned(),
            id: self.id.to_owned(),
            words: format!("drill-{}", self.id),
            number: 1,
            position: self.position,
            task: self.task,
            names: self.names.into_iter().map(|(key, name)| (key.to_owned(), name)).collect(),
            facts: Vec::new(),
            mistakes: self.mistakes,
            show: lit.into_iter().collect(),
            opponent: Opponent::Still,
            places: BTreeMap::new(),
            outlook: OnceLock::new(),
        }
    }
}

/// What is said when one of these squares is touched; none are no mistake.
pub(super) fn touching(squares: SquareSet, say: &str) -> Option<Mistake> {
    (!squares.is_empty()).then(|| Mistake { when: Goal::Touch(squares), say: say.to_owned() })
}
