//! One job, done from its beginning to its end on the thread that asks.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::app::{About, Found, Job, Judgement, Turn};
use crate::engine::{self, Asked, Book, Level, Limit, Opponent, coach};
use crate::lesson::puzzle::answer;
use crate::shogi::{self, Game, Move};
use crate::tsume::compose::Composer;
use crate::tsume::{Control, LimitKind, Limits, Progress, Solver};

/// How many nodes the answer to a check may cost, some seconds at most; then what stood longest is played.
const ANSWER: u64 = 300_000;
/// The bytes of the table for it.
const ANSWER_TABLE: usize = 64 << 20;
/// The bytes of the table of a solver.
const TABLE: usize = 256 << 20;
/// How many nodes a problem may cost where nobody can stop the search.
const PATIENCE: u64 = 2_000_000;

/// How long an opponent thinks whose strength is what time allows.
const THINKING: Duration = Duration::from_secs(4);
/// The bytes of such an opponent's table, and of one whose nodes are counted.
const LONG_TABLE: usize = 64 << 20;
const SHORT_TABLE: usize = 16 << 20;
/// How many nodes such an opponent gets where nobody can stop it.
const THOUGHTS: u64 = 100_000;
/// How many nodes go into each position of a game that is looked through.
const JUDGED: u64 = 4_000;

/// Does a job at once, within a number of nodes instead of a time: the answer is the same on every machine.
#[must_use]
pub fn run_here(job: &Job) -> Found {
    run(job, Some(PATIENCE), &|_| Control::GoOn)
}

/// Does a job until `stop` says no.
pub(super) fn run(job: &Job, nodes: Option<u64>, stop: &dyn Fn(Progress) -> Control) -> Found {
    match job {
        Job::Ask(question) => {
            let limits = Limits { nodes: Some(ANSWER), memory: ANSWER_TABLE, stop };
            Found::Defence(answer(question, &limits))
        }
        Job::Solve { problem, wanted } => {
            let limits = Limits { nodes, memory: TABLE, stop };
            Found::Solved(Solver::new(limits, *wanted).solve(problem).result.into())
        }
        Job::Compose { moves, seed } => {
            // The composer counts the positions it tries, which are fewer.
            let patient = |progress: Progress| match nodes {
                Some(most) if progress.nodes >= most => Control::Stop(LimitKind::Nodes),
                _ => stop(progress),
            };
            Found::Composed(Composer::new(*moves, None, *seed, &patient).next().map(Arc::new))
        }
        Job::Think(turn) => Found::Thought(think(turn, nodes, stop)),
        Job::Coach { game, about } => Found::Warnings(match about {
            About::Dangers => coach::dangers(game.position()),
            About::LastMove => last_objections(game),
        }),
        Job::Judge { game, played } => Found::Judged(judge(game, *played, stop)),
    }
}

/// What an opponent does, within the nodes of its level, or in time where only that holds it back.
fn think(turn: &Turn, patience: Option<u64>, stop: &dyn Fn(Progress) -> Control) -> engine::Thought {
    let limit = match (turn.nodes, turn.level.limit(), patience) {
        (Some(nodes), ..) => Limit::Nodes(nodes),
        (None, Limit::Time, Some(_)) => Limit::Nodes(THOUGHTS),
        (None, limit, _) => limit,
    };
    let until = (limit == Limit::Time).then(|| Instant::now() + THINKING);
    let asks = |progress: engine::Progress| match stop(Progress { nodes: progress.nodes, bytes: 0 }) {
        Control::GoOn if until.is_none_or(|until| Instant::now() < until) => engine::Control::GoOn,
        _ => engine::Control::Stop,
    };
    let limits = engine::Limits { limit, stop: &asks, report: &|_| {} };
    let asked = Asked {
        when_lost: turn.when_lost,
        declaration: turn.declaration,
        among: &turn.among,
        // A hint looks at the position itself.
        book: if turn.nodes.is_some() { Book::Closed } else { Book::Open },
        ..Asked::new(turn.level, turn.seed, limits)
    };
    let table = if limit == Limit::Time { LONG_TABLE } else { SHORT_TABLE };
    Opponent::new(table).answer(&turn.game, &asked)
}

/// What the last move of a game overlooked.
fn last_objections(game: &Game) -> Vec<engine::Warning> {
    let mut before = game.clone();
    let played = before.undo().and_then(shogi::Turn::mv);
    played.map_or_else(Vec::new, |mv| coach::objections(&before, mv))
}

/// What a position is worth to the best player there is, and what the move played there overlooked.
fn judge(game: &Game, played: Option<Move>, stop: &dyn Fn(Progress) -> Control) -> Judgement {
    let turn = Turn {
        game: game.clone(),
        level: Level::FULL_STRENGTH,
        nodes: Some(JUDGED),
        seed: 0,
        when_lost: engine::WhenLost::PlaysOn,
        declaration: shogi::DeclarationRule::default(),
        among: Vec::new(),
    };
    let thought = think(&turn, None, stop);
    let warnings = played.map_or_else(Vec::new, |mv| coach::objections(game, mv));
    Judgement { score: thought.score, line: thought.line, warnings }
}
