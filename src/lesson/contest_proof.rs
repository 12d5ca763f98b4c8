//! The proof that a game of a step can be won: by a strong player in the learner's place, or by a search for its goal.

use std::collections::{HashSet, VecDeque};

use crate::engine::{Asked, Book, Level, Limit, Limits, Opponent, Reply};
use crate::shogi::{Game, Move, Position};

use super::contest::{Contest, Standing};
use super::fault::FaultKind;
use super::goal::Attempt;
use super::judge;
use super::prove::Proof;
use super::step::{Part, Step};

/// How many nodes the learner's side is given for a move, at each attempt.
const NODES: [u64; 3] = [800, 6_000, 40_000];
/// How many moves of the learner are looked at where a step sets no limit.
const PATIENCE: usize = 120;
/// How many answers of the opponent the search for a goal asks for.
const ANSWERS: usize = 20_000;
/// The bytes of a player's table.
const TABLE: usize = 16 << 20;
/// How many nodes an opponent gets whose strength is what time allows.
const THOUGHTS: u64 = 100_000;
/// The seeds tried where a step leaves chance open.
const SEEDS: [u64; 3] = [1, 2, 3];

/// A turn of the learner's in a game that was won.
#[derive(Clone, Debug)]
pub(super) struct OwnTurn {
    pub(super) position: Position,
    pub(super) played: Move,
    pub(super) is_last: bool,
}

/// Proves a game; gives the learner's turns of one that was won, for each seed.
pub(super) fn prove(step: &Step, contest: &Contest, proof: &mut Proof) -> Vec<OwnTurn> {
    proof.predicates += 2;
    if !step.position.has_legal_move() {
        proof.fault(Part::Setup, FaultKind::NoMoveAtTheStart);
        return Vec::new();
    }
    let unmoved = Attempt { after: Some(&step.position), ..Attempt::default() };
    if contest.goal.as_ref().is_some_and(|goal| judge::is_met(goal, &unmoved, step.learner())) {
        proof.fault(Part::Goal, FaultKind::SolvedAtTheStart);
        return Vec::new();
    }
    let seeds = contest.seed.map_or_else(|| SEEDS.to_vec(), |seed| vec![seed]);
    let mut turns = Vec::new();
    let mut moves = Vec::new();
    for seed in seeds {
        let Some(won) = Match { step, contest, seed }.won() else {
            let part = if contest.moves.is_some() { Part::Moves } else { Part::Level };
            proof.fault(part, FaultKind::NotWon { moves: contest.moves.unwrap_or(PATIENCE) });
            return Vec::new();
        };
        moves.push(won.len());
        turns.extend(won);
    }
    proof.found = moves.into_iter().min();
    turns
}

/// A game to be won.
struct Match<'a> {
    step: &'a Step,
    contest: &'a Contest,
    seed: u64,
}

impl Match<'_> {
    fn won(&self) -> Option<Vec<OwnTurn>> {
        let mut rival = Opponent::new(TABLE);
        let searched = if self.contest.goal.is_some() { self.search(&mut rival) } else { None };
        searched.or_else(|| NODES.into_iter().find_map(|nodes| self.play(nodes, &mut rival)))
    }

    /// The opponent's turn.
    fn answer(&self, rival: &mut Opponent, game: &mut Game) -> Standing {
        let limit = match self.contest.level.limit() {
            Limit::Time => Limit::Nodes(THOUGHTS),
            limit => limit,
        };
        let limits = Limits::unwatched(limit);
        let asked = Asked::new(self.contest.level, self.contest.seed_of_turn(game, self.seed), limits);
        let reply = rival.answer(game, &asked).reply;
        self.contest.answer(game, reply)
    }

    /// A strong player plays the learner's side.
    fn play(&self, nodes: u64, rival: &mut Opponent) -> Option<Vec<OwnTurn>> {
        let mut game = self.contest.start(self.step);
        let mut strong = Opponent::new(TABLE);
        let mut turns: Vec<OwnTurn> = Vec::new();
        for before in 0..self.contest.moves.unwrap_or(PATIENCE) {
            let limits = Limits::unwatched(Limit::Nodes(nodes));
            let asked = Asked { book: Book::Closed, ..Asked::new(Level::FULL_STRENGTH, self.seed, limits) };
            let Reply::Play(mv) = strong.answer(&game, &asked).reply else { return None };
            let mv = self.unless_warned(&game, mv)?;
            turns.push(OwnTurn { position: game.position().clone(), played: mv, is_last: false });
            let standing = match self.contest.play(&mut game, mv, before).ok()? {
                Standing::Open => self.answer(rival, &mut game),
                standing => standing,
            };
            match standing {
                Standing::Open => {}
                Standing::Won => return Some(ended(turns)),
                Standing::Lost(_) => return None,
            }
        }
        None
    }

    /// The move, or another where the step would take it back.
    fn unless_warned(&self, game: &Game, mv: Move) -> Option<Move> {
        let position = game.position();
        let legal = position.legal_moves();
        let mut moves = std::iter::once(mv).chain(legal.iter());
        moves.find(|&mv| {
            let won = |mut game: Game| self.contest.play(&mut game, mv, 0) == Ok(Standing::Won);
            !self.is_warned_of(position, mv) || won(game.clone())
        })
    }

    fn is_warned_of(&self, position: &Position, mv: Move) -> bool {
        let Ok(after) = position.after(mv) else { return true };
        let attempt =
            Attempt { before: Some(position), tried: Some(mv), after: Some(&after), ..Attempt::default() };
        let learner = self.step.learner();
        self.step.mistakes.iter().any(|mistake| judge::is_made(mistake, &attempt, learner))
    }

    /// The fewest moves to the goal, the opponent answering as he does; `None` when that takes too many answers.
    fn search(&self, rival: &mut Opponent) -> Option<Vec<OwnTurn>> {
        let mut waiting = VecDeque::from([(self.contest.start(self.step), Vec::<OwnTurn>::new())]);
        let mut seen = HashSet::new();
        let mut answers = 0;
        while let Some((game, turns)) = waiting.pop_front() {
            if turns.len() >= self.contest.moves.unwrap_or(PATIENCE) {
                continue;
            }
            for mv in &game.position().legal_moves() {
                let mut next = game.clone();
                let Ok(standing) = self.contest.play(&mut next, mv, turns.len()) else { continue };
                let mut turns = turns.clone();
                turns.push(OwnTurn { position: game.position().clone(), played: mv, is_last: false });
                if standing == Standing::Won {
                    return Some(ended(turns));
                }
                if standing != Standing::Open || self.is_warned_of(game.position(), mv) {
                    continue;
                }
                answers += 1;
                if answers > ANSWERS {
                    return None;
                }
                match self.answer(rival, &mut next) {
                    Standing::Won => return Some(ended(turns)),
                    Standing::Lost(_) => {}
                    Standing::Open => {
                        if seen.insert((next.position().key(), turns.len())) {
                            waiting.push_back((next, turns));
                        }
                    }
                }
            }
        }
        None
    }
}

/// The turns of a game that was won by the last of them.
fn ended(mut turns: Vec<OwnTurn>) -> Vec<OwnTurn> {
    if let Some(last) = turns.last_mut() {
        last.is_last = true;
    }
    turns
}
