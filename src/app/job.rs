//! What is searched outside: the program asks by [`Effect::Work`](super::Effect::Work), the answer comes back as an
//! [`Event::Answered`](super::Event::Answered).

use std::sync::Arc;

use crate::engine::{Level, Score, Thought, Warning, WhenLost};
use crate::lesson::puzzle::{Answer, Question};
use crate::shogi::{DeclarationRule, Game, Move};
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
    /// What an opponent does in a game.
    Think(Box<Turn>),
    /// What the coach says of a position, or of the move that was played last.
    Coach {
        /// The game as it stands.
        game: Box<Game>,
        /// What is looked at.
        about: About,
    },
    /// What a position of a finished game is worth, and what the move played there overlooked.
    Judge {
        /// The game up to that position.
        game: Box<Game>,
        /// The move that was played, where it is the learner's.
        played: Option<Move>,
    },
}

/// An opponent's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The game as it stands.
    pub game: Game,
    /// Who answers.
    pub level: Level,
    /// The most nodes to be searched; `None` for as many as the level takes.
    pub nodes: Option<u64>,
    /// Settles what is left to chance.
    pub seed: u64,
    /// What is done in a lost position.
    pub when_lost: WhenLost,
    /// The rule for declaring an entering King.
    pub declaration: DeclarationRule,
    /// The only moves that are asked for; none for all.
    pub among: Vec<Move>,
}

/// What the coach looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// What threatens the side to move.
    Dangers,
    /// What the last move overlooked.
    LastMove,
}

/// What a position of a finished game is worth.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// For the side to move; `None` when one move alone is legal.
    pub score: Option<Score>,
    /// The best moves of both sides that were found.
    pub line: Vec<Move>,
    /// What the move that was played overlooked.
    pub warnings: Vec<Warning>,
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
    /// What the opponent does.
    Thought(Thought),
    /// What the coach says, the worst first.
    Warnings(Vec<Warning>),
    /// What a position is worth.
    Judged(Judgement),
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
