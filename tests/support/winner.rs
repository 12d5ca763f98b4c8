//! Games of lessons, won: the moves are the engine's, judged by the session as a learner's are.
#![allow(clippy::unwrap_used, reason = "a helper of tests")]

use std::sync::Arc;

use nari::app::{Found, Job, Turn};
use nari::engine::{Level, Reply, Score, Thought, WhenLost};
use nari::lesson::{Session, Step, Verdict};
use nari::shogi::{DeclarationRule, Game, Move};
use nari::worker::run_here;

/// How many turns of the learner's a game may take, and how many nodes one of his moves.
const PATIENCE: usize = 150;
const NODES: u64 = 20_000;

fn thought(game: &Game, level: Level, nodes: Option<u64>, seed: u64) -> Thought {
    let (when_lost, declaration) = (WhenLost::PlaysOn, DeclarationRule::default());
    let turn = Turn { game: game.clone(), level, nodes, seed, when_lost, declaration };
    let Found::Thought(thought) = run_here(&Job::Think(Box::new(turn))) else { unreachable!("{level:?}") };
    thought
}

/// The opponent answers, if it is his turn, as he does in the program. `chance` is where a step that leaves it open begins.
pub fn is_answered(session: &mut Session, chance: u64) {
    let Some((contest, game)) = session.contest().zip(session.to_be_answered()) else { return };
    let thought = thought(game, contest.level, None, contest.seed_of_turn(game, chance));
    session.answered(thought.reply);
}

/// What the session says to a move, which is not played.
fn verdict(session: &Session, mv: Move) -> Verdict {
    session.clone().play(mv)
}

/// A move that ends the game well, the engine's, or else what it would like least to answer: it knows nothing of what the
/// step warns of.
fn good_move(session: &Session) -> Option<Move> {
    let legal = session.position().legal_moves().to_vec();
    if let Some(&mv) = legal.iter().find(|&&mv| verdict(session, mv) == Verdict::Done) {
        return Some(mv);
    }
    let best = thought(session.game()?, Level::FULL_STRENGTH, Some(NODES), 0).reply;
    if let Reply::Play(mv) = best
        && verdict(session, mv) == Verdict::Good
    {
        return Some(mv);
    }
    let taken = legal.into_iter().filter(|&mv| verdict(session, mv) == Verdict::Good);
    taken.min_by_key(|&mv| {
        let mut after = session.clone();
        after.play(mv);
        let score =
            after.game().and_then(|game| thought(game, Level::FULL_STRENGTH, Some(NODES / 10), 0).score);
        score.map_or(0, worth)
    })
}

/// What a score is worth to the side to move, the nearest mate most.
fn worth(score: Score) -> i64 {
    match score {
        Score::Points(points) => i64::from(points),
        Score::Mates(plies) => 1_000_000 - i64::from(plies),
        Score::Mated(plies) => i64::from(plies) - 1_000_000,
    }
}

/// The learner's moves that win the game of a step.
pub fn winning_line(step: &Arc<Step>, chance: u64) -> Vec<Move> {
    let mut session = Session::new(Arc::clone(step));
    let mut line = Vec::new();
    while !session.is_done() {
        let name = format!("{}/{} after {line:?}", step.lesson, step.id);
        assert!(line.len() < PATIENCE && session.lost().is_none(), "{name}");
        let mv = good_move(&session).unwrap_or_else(|| unreachable!("{name}"));
        session.play(mv);
        is_answered(&mut session, chance);
        line.push(mv);
    }
    line
}
