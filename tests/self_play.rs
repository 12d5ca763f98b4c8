//! The promise: every game that the opponents play ends by a rule, and its record plays through to the same end.
//!
//! `cargo test --test self_play` plays eight games; `NARI_GAMES=1000 cargo test --release --no-default-features --test
//! self_play -- --nocapture` a thousand, and prints how they ended.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on fails"
)]

#[allow(dead_code, reason = "other tests need more of it")]
mod chance;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use chance::Chance;
use nari::engine::{Asked, Level, Limit, Limits, Opponent, Reply};
use nari::notation::record::{End, Format, NodeId, Record, Step, read, write};
use nari::notation::usi::{read_move, write_move};
use nari::shogi::{Color, DeclarationRule, Game, Handicap, Outcome, Position};

/// What each move may cost.
const NODES: u64 = 1_000;
const MEMORY: usize = 1 << 20;

/// How many games are played: the number in `NARI_GAMES`, else a few.
fn games_asked() -> u64 {
    std::env::var("NARI_GAMES").map_or(8, |number| number.parse().expect("NARI_GAMES is a number"))
}

/// How a game ended, in a word.
fn word(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win { reason, .. } => format!("{reason:?}"),
        Outcome::Draw(reason) => format!("{reason:?}"),
    }
}

/// A game from some moves that chance chose, even or with one of the handicaps; each third is the even one.
fn play(seed: u64, opponents: &mut [Opponent; 2]) -> Game {
    let mut chance = Chance::new(seed);
    let handicap = if seed.is_multiple_of(3) { Handicap::Even } else { chance.pick(&Handicap::ALL) };
    let mut game = Game::from_handicap(handicap);
    for _ in 0..chance.below(6) {
        let mv = chance.pick(&game.position().legal_moves().to_vec());
        game.play(mv).unwrap();
    }
    while game.outcome().is_none() {
        let side = game.position().side_to_move();
        let asked = Asked::new(Level::FULL_STRENGTH, seed, Limits::unwatched(Limit::Nodes(NODES)));
        match opponents[usize::from(side == Color::White)].answer(&game, &asked).reply {
            Reply::Play(mv) => game.play(mv).unwrap_or_else(|reason| panic!("{mv:?}: {reason} in {game:?}")),
            Reply::Declare => drop(game.declare(side, DeclarationRule::default()).unwrap()),
            reply => panic!("{reply:?} in {game:?}"),
        }
        assert!(game.plies() <= 1_000, "seed {seed} does not end");
    }
    game
}

/// A game played again, move by move; who declared in the end does so again.
fn replay(start: &Position, handicap: Handicap, moves: &[String], declares: bool) -> Option<Outcome> {
    let mut game =
        if handicap == Handicap::Even { Game::new(start.clone()) } else { Game::from_handicap(handicap) };
    for mv in moves {
        game.play(read_move(mv).unwrap()).unwrap();
    }
    if declares {
        let side = game.position().side_to_move();
        game.declare(side, DeclarationRule::default()).unwrap();
    }
    game.outcome()
}

fn replays(game: &Game, seed: u64) {
    let outcome = game.outcome().unwrap();
    let to_move = game.position().side_to_move();
    let mut record = Record::new(game.start().clone());
    let mut at = NodeId::ROOT;
    for mv in game.moves() {
        at = record.play(at, mv).unwrap();
    }
    record.end(at, End::of_outcome(outcome, to_move)).unwrap();
    let moves: Vec<String> = game.moves().into_iter().map(write_move).collect();
    let end = End::of_outcome(outcome, to_move);
    for format in [Format::Kif, Format::Csa] {
        let written = write(std::slice::from_ref(&record), format).unwrap();
        let again = read(&written).unwrap().remove(0);
        let line = again.main_line();
        let last = line.last().copied().unwrap();
        assert_eq!(again.step(last), Some(&Step::End(end.clone())), "{format:?}, seed {seed}");
        let read: Vec<String> = again.moves(last).into_iter().map(write_move).collect();
        assert_eq!(read, moves, "{format:?}, seed {seed}");
        let declares = matches!(end, End::Declaration | End::Impasse);
        let start = again.position(NodeId::ROOT);
        assert_eq!(
            replay(&start, game.handicap(), &read, declares),
            Some(outcome),
            "{format:?}, seed {seed}"
        );
    }
}

#[test]
fn games_of_the_opponent_with_himself_end_by_a_rule_and_play_through_again() {
    let wanted = games_asked();
    let seeds = AtomicU64::new(0);
    let work = || {
        let mut opponents = [Opponent::new(MEMORY), Opponent::new(MEMORY)];
        let mut ends: BTreeMap<String, (u32, usize)> = BTreeMap::new();
        loop {
            let seed = seeds.fetch_add(1, Ordering::Relaxed);
            if seed >= wanted {
                return ends;
            }
            let game = play(seed, &mut opponents);
            replays(&game, seed);
            let (count, longest) = ends.entry(word(game.outcome().unwrap())).or_default();
            *count += 1;
            *longest = game.plies().max(*longest);
        }
    };
    let ends = thread::scope(|scope| {
        let workers = [scope.spawn(work), scope.spawn(work)];
        let mut sum: BTreeMap<String, (u32, usize)> = BTreeMap::new();
        for (end, (count, longest)) in workers.into_iter().flat_map(|worker| worker.join().unwrap()) {
            let entry = sum.entry(end).or_default();
            *entry = (entry.0 + count, entry.1.max(longest));
        }
        sum
    });
    for (end, (count, longest)) in &ends {
        println!("{count} ended by {end}, the longest after {longest} plies");
    }
    assert_eq!(u64::from(ends.values().map(|(count, _)| count).sum::<u32>()), wanted);
}

/// Who has just learned how pieces move: takes whatever can be taken, else moves at random.
fn takes_or_moves(game: &Game, chance: &mut Chance) -> nari::shogi::Move {
    let legal = game.position().legal_moves().to_vec();
    let takes: Vec<_> =
        legal.iter().copied().filter(|mv| game.position().piece_at(mv.to()).is_some()).collect();
    chance.pick(if takes.is_empty() { &legal } else { &takes })
}

#[test]
fn someone_who_takes_what_can_be_taken_beats_the_lowest_opponents() {
    let mut beaten = Vec::new();
    for &level in &Level::ALL[..4] {
        let mut halves = 0;
        for seed in 0..20 {
            let mut chance = Chance::new(seed);
            let mut opponent = Opponent::new(MEMORY);
            let side = if level.passes() || seed % 2 == 0 { Color::Black } else { Color::White };
            let mut game = if level.passes() {
                Game::teaching(Position::start_position(), Color::White)
            } else {
                Game::from_handicap(Handicap::Even)
            };
            while game.outcome().is_none() {
                let to_move = game.position().side_to_move();
                if to_move == side {
                    game.play(takes_or_moves(&game, &mut chance)).unwrap();
                    continue;
                }
                match opponent
                    .answer(&game, &Asked::new(level, seed, Limits::unwatched(Limit::Depth(1))))
                    .reply
                {
                    Reply::Play(mv) => game.play(mv).unwrap(),
                    Reply::Pass => game.pass().unwrap(),
                    _ => drop(game.resign(to_move)),
                }
            }
            halves += match game.outcome().unwrap().winner() {
                Some(winner) if winner == side => 2,
                Some(_) => 0,
                None => 1,
            };
        }
        println!("{}: {} points of 20", level.id(), f64::from(halves) / 2.0);
        if halves >= 20 {
            beaten.push(level.id());
        }
    }
    assert!(
        beaten.starts_with(&["passes", "passes-but-answers-check", "random-but-takes-back"]),
        "{beaten:?}"
    );
}
