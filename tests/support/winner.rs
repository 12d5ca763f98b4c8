//! Games of lessons, won: the moves are the engine's, judged by the session as a learner's are.
#![allow(clippy::unwrap_used, reason = "a helper of tests")]

use std::sync::Arc;

use nari::app::{Found, Job, Turn};
use nari::engine::{Level, Reply, Thought, WhenLost};
use nari::lesson::{Session, Step};
use nari::shogi::{DeclarationRule, Game, Move};
use nari::worker::run_here;

/// How many turns of the learner's a game may take, and how many nodes one of his moves.
const PATIENCE: usize = 150;
const NODES: u64 = 20_000;

fn thought(game: &Game, level: Level, nodes: Option<u64>, seed: u64, among: Vec<Move>) -> Thought {
    let (when_lost, declaration) = (WhenLost::PlaysOn, DeclarationRule::default());
    let turn = Turn { game: game.clone(), level, nodes, seed, when_lost, declaration, among };
    let Found::Thought(thought) = run_here(&Job::Think(Box::new(turn))) else { unreachable!("{level:?}") };
    thought
}

/// The opponent answers, if it is his turn, as he does in the program. `chance` is where a step that leaves it open begins.
pub fn is_answered(session: &mut Session, chance: u64) {
    let Some((contest, game)) = session.contest().zip(session.to_be_answered()) else { return };
    let thought = thought(game, contest.level, None, contest.seed_of_turn(game, chance), Vec::new());
    session.answered(thought.reply);
}

/// The engine's move among those that the step has nothing against.
fn good_move(session: &Session) -> Option<Move> {
    match thought(session.game()?, Level::FULL_STRENGTH, Some(NODES), 0, session.good_moves()).reply {
        Reply::Play(mv) => Some(mv),
        _ => None,
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
