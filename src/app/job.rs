//! What is searched outside: the program asks by [`Effect::Work`](super::Effect::Work), the answer comes back as an
//! [`Event::Answered`](super::Event::Answered).

use std::sync::Arc;

use crate::lesson::puzzle::{Answer, Question};
use crate::tsume::compose::Composed;
use crate::tsume::{LimitKind, Outcome, Problem, Solution, Wanted};

/// Something to be searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Job {
    /// The best defence against a check.
    Ask(Box<Question>),
    /// The shortest mate of a problem.
    Solve {
        /// The problem.
        problem: Box<Problem>,
        /// What is wanted beside it.
        wanted: Wanted,
    },
    /// A new problem.
    Compose {
        /// Its length in plies.
        moves: usize,
        /// Where chance begins: the same seed gives the same problem.
        seed: u64,
    },
}

/// What was found.
#[derive(Clone, Debug)]
pub enum Found {
    /// The best defence.
    Defence(Answer),
    /// What there is to say of a problem.
    Solved(Solved),
    /// A new problem; `None` when the search ended before one was found.
    Composed(Option<Arc<Composed>>),
}

/// What a search found of a problem. The solution is shared: its proof may be large.
#[derive(Clone, Debug)]
pub enum Solved {
    /// Its mate.
    Mate(Arc<Solution>),
    /// That there is none.
    NoMate,
    /// Nothing before that limit.
    GaveUp(LimitKind),
}

impl From<Outcome> for Solved {
    fn from(outcome: Outcome) -> Solved {
        match outcome {
            Outcome::Mate(solution) => Solved::Mate(Arc::from(solution)),
            Outcome::NoMate => Solved::NoMate,
            Outcome::GaveUp(limit) => Solved::GaveUp(limit),
        }
    }
}
