//! The promise: an opponent plays by the rules at every level, sees what its level sees, and says the same twice.
//!
//! Rows of positions with what must be found are in `tests/engine/`. `docs/ladder.md` tells how the levels measure.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on fails"
)]

#[path = "support/beginner.rs"]
mod beginner;
#[allow(dead_code, reason = "other tests need more of it")]
mod chance;
mod support;

use std::cell::Cell;

use beginner::beginner;
use chance::Chance;
use nari::engine::coach::{dangers, objections};
use nari::engine::{
    Asked, Book, Control, Level, Limit, Limits, Opponent, Progress, Reply, Score, Thought, WhenLost,
    book_faults, openings,
};
use nari::notation::usi::{read_move, write_move};
use nari::shogi::{Color, Game, Handicap, Move, Outcome, Position, WinReason};
use nari::tsume;
use support::{position, usi};

const MEMORY: usize = 1 << 20;

fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let rows = text.lines().filter(|row| !row.is_empty() && !row.starts_with('#'));
    rows.map(|row| row.split('|').map(str::trim).collect())
}

fn level(id: &str) -> Level {
    Level::from_id(id).unwrap_or_else(|| panic!("{id}"))
}

fn asked(level: Level, seed: u64, limit: Limit) -> Asked<'static> {
    Asked { book: Book::Closed, ..Asked::new(level, seed, Limits::unwatched(limit)) }
}

fn answer(game: &Game, level: Level, seed: u64, limit: Limit) -> Thought {
    Opponent::new(MEMORY).answer(game, &asked(level, seed, limit))
}

#[test]
fn mates_are_found_and_counted() {
    let mut count = 0;
    for row in rows(include_str!("engine/mates.txt")) {
        let [sfen, plies] = row[..] else { panic!("{row:?}") };
        let plies: u32 = plies.parse().unwrap();
        let thought = answer(&Game::new(position(sfen)), Level::FULL_STRENGTH, 0, Limit::Depth(6));
        assert_eq!(thought.score, Some(Score::Mates(plies)), "{sfen}: {thought:?}");
        assert_eq!(thought.line.len(), usize::try_from(plies).unwrap(), "{sfen}");
        count += 1;
    }
    assert!(count >= 5, "{count} rows");
}

/// Whether the side to move mates by checks within so many plies.
fn mates(position: &Position, plies: usize) -> bool {
    let problem = tsume::Problem::new(position.clone()).unwrap();
    let limits = tsume::Limits { nodes: Some(200_000), memory: 1 << 22, stop: &|_| tsume::Control::GoOn };
    match tsume::mate_within(&problem, plies, &limits).result {
        tsume::Outcome::Mate(_) => true,
        tsume::Outcome::NoMate => false,
        tsume::Outcome::GaveUp(kind) => panic!("{kind:?} in {position:?}"),
    }
}

#[test]
fn nobody_who_sees_a_mate_walks_into_it() {
    let (mut count, mut failed) = (0, Vec::new());
    for row in rows(include_str!("engine/walks.txt")) {
        let [sfen, plies, level_id, nodes] = row[..] else { panic!("{row:?}") };
        let (position, plies) = (position(sfen), plies.parse().unwrap());
        let walks = |mv: &Move| mates(&position.after(*mv).unwrap(), plies);
        let legal = position.legal_moves().to_vec();
        let walking = legal.iter().filter(|mv| walks(mv)).count();
        assert!(walking > 0 && walking < legal.len(), "{sfen}: {walking} of {}", legal.len());
        let limit = Limit::Nodes(nodes.parse().unwrap());
        let thought = answer(&Game::new(position.clone()), level(level_id), 0, limit);
        let Reply::Play(mv) = thought.reply else { panic!("{sfen}: {thought:?}") };
        if walks(&mv) {
            failed.push(format!("{sfen}: {level_id} {plies} {} {:?}", write_move(mv), thought.score));
        }
        count += 1;
    }
    assert!(failed.is_empty(), "{failed:#?}");
    assert!(count >= 10, "{count} rows");
}

#[test]
fn what_hangs_is_taken_and_what_is_guarded_is_not() {
    let mut count = 0;
    for row in rows(include_str!("engine/best.txt")) {
        let [sfen, found, level_id] = row[..] else { panic!("{row:?}") };
        let thought = answer(&Game::new(position(sfen)), level(level_id), 0, Limit::Depth(4));
        let Reply::Play(mv) = thought.reply else { panic!("{sfen}: {thought:?}") };
        let played = write_move(mv);
        match found.strip_prefix("not ") {
            Some(bad) => assert_ne!(played, bad, "{sfen}"),
            None => assert_eq!(played, found, "{sfen}: {:?}", thought.score),
        }
        count += 1;
    }
    assert!(count >= 6, "{count} rows");
}

/// Plays a game from a position; each side says what it does.
fn play(game: &mut Game, plies: usize, mut turn: impl FnMut(&Game) -> Reply) {
    while game.outcome().is_none() && game.turns().len() < plies {
        let side = game.position().side_to_move();
        match turn(game) {
            Reply::Play(mv) => game.play(mv).unwrap_or_else(|reason| panic!("{mv:?}: {reason} {game:?}")),
            Reply::Pass => game.pass().unwrap(),
            Reply::Resign => drop(game.resign(side)),
            Reply::Declare => panic!("nobody can declare here: {game:?}"),
        }
    }
}

#[test]
fn every_level_plays_legal_moves_in_any_position() {
    for level in Level::ALL.into_iter().filter(|level| !level.passes()) {
        for seed in 0..2 {
            let mut chance = Chance::new(seed);
            let start = chance.pick(&Handicap::ALL[..9]);
            let mut opponent = Opponent::new(MEMORY);
            let mut game = Game::from_handicap(start);
            play(&mut game, 60, |game| {
                if game.position().side_to_move() == Color::White {
                    opponent.answer(game, &asked(level, seed, Limit::Nodes(20))).reply
                } else {
                    Reply::Play(chance.pick(&game.position().legal_moves().to_vec()))
                }
            });
        }
    }
}

#[test]
fn the_same_seed_and_count_give_the_same_answer() {
    let mut used = Opponent::new(MEMORY);
    for level in Level::ALL {
        let game = |moves: &[&str]| {
            let mut game = Game::teaching(Position::start_position(), Color::Black);
            for mv in moves {
                game.play(usi(mv)).unwrap();
            }
            game
        };
        for game in
            [game(&[]), game(&["2g2f", "8c8d", "2f2e", "8d8e"]), game(&["7g7f", "3c3d", "8h2b+", "3a2b"])]
        {
            for limit in [Limit::Nodes(300), Limit::Depth(2)] {
                let fresh = answer(&game, level, 7, limit);
                assert_eq!(used.answer(&game, &asked(level, 7, limit)), fresh, "{} {limit:?}", level.id());
            }
        }
    }
}

#[test]
fn a_search_ends_when_it_is_told_to() {
    let questions = Cell::new(0);
    let stop = |progress: Progress| {
        questions.set(questions.get() + 1);
        if progress.nodes > 2_000 { Control::Stop } else { Control::GoOn }
    };
    let limits = Limits { limit: Limit::Time, stop: &stop, report: &|_| {} };
    let asked = Asked { book: Book::Closed, ..Asked::new(Level::FULL_STRENGTH, 0, limits) };
    let thought = Opponent::new(MEMORY).answer(&Game::new(Position::start_position()), &asked);
    assert!(matches!(thought.reply, Reply::Play(_)));
    assert!(thought.nodes < 3_000 && questions.get() > 5, "{} {}", thought.nodes, questions.get());
}

#[test]
fn only_the_moves_asked_for_are_looked_at_unless_none_is_legal() {
    // A mate in one (G*5b), which is not asked for.
    let game = Game::new(position("4k4/9/4P4/9/9/9/9/9/4K4 b G 1"));
    let is_mate = |among: &[Move]| {
        let asked = Asked { among, ..asked(Level::FULL_STRENGTH, 0, Limit::Depth(3)) };
        let Reply::Play(mv) = Opponent::new(MEMORY).answer(&game, &asked).reply else { panic!("{among:?}") };
        assert!(among.contains(&mv) || mv == usi("G*5b"), "{mv:?} of {among:?}");
        mv == usi("G*5b")
    };
    assert!(!is_mate(&[usi("5i5h")]));
    assert!(!is_mate(&[usi("G*1e"), usi("5i4i")]));
    assert!(is_mate(&[usi("G*1e"), usi("G*5b")]));
    assert!(is_mate(&[usi("9i9h")]) && is_mate(&[]));
}

#[test]
fn a_lost_game_is_resigned_only_when_that_is_wished() {
    // White mates next move whatever Black does.
    let lost = Game::new(position("4k4/9/9/9/9/9/1+r7/+r8/4K4 b - 1"));
    for (when_lost, resigns) in [(WhenLost::PlaysOn, false), (WhenLost::Resigns, true)] {
        let asked = Asked { when_lost, ..asked(Level::FULL_STRENGTH, 0, Limit::Depth(4)) };
        let thought = Opponent::new(MEMORY).answer(&lost, &asked);
        assert_eq!(thought.reply == Reply::Resign, resigns, "{thought:?}");
        assert!(matches!(thought.score, Some(Score::Mated(_))), "{thought:?}");
    }
}

#[test]
fn an_entering_king_is_declared() {
    let safe = "+P+P+P+PK+P+P+P+P/+R+R+B+B5/9/9/9/9/9/9/4k4 b 4G4S4N4L 1";
    let thought = answer(&Game::new(position(safe)), Level::FULL_STRENGTH, 0, Limit::Depth(1));
    assert_eq!(thought.reply, Reply::Declare);
}

#[test]
fn the_book_is_legal_and_played() {
    assert_eq!(book_faults(), []);
    assert!(openings().len() >= 10);
    let game = Game::new(Position::start_position());
    let mut firsts = Vec::new();
    for seed in 0..40 {
        let asked = Asked::new(Level::FULL_STRENGTH, seed, Limits::unwatched(Limit::Depth(1)));
        let thought = Opponent::new(MEMORY).answer(&game, &asked);
        let Reply::Play(mv) = thought.reply else { panic!("{thought:?}") };
        assert!(openings().iter().any(|opening| opening.moves.first() == Some(&mv)), "{mv:?}");
        if !firsts.contains(&mv) {
            firsts.push(mv);
        }
    }
    assert!(firsts.len() > 1, "{firsts:?}");
}

#[test]
fn a_beginner_beats_each_passing_opponent_who_takes_and_checks_only_when_it_must() {
    for id in ["passes", "passes-but-answers-check"] {
        for seed in 0..4 {
            let mut chance = Chance::new(seed);
            let mut opponent = Opponent::new(MEMORY);
            let mut game = Game::teaching(Position::start_position(), Color::White);
            play(&mut game, 400, |game| {
                let position = game.position();
                if position.side_to_move() == Color::Black {
                    return Reply::Play(beginner(game, &mut chance));
                }
                let thought = opponent.answer(game, &asked(level(id), seed, Limit::Depth(1)));
                if let Reply::Play(mv) = thought.reply {
                    assert!(position.is_check(), "{id} moves unasked");
                    let is_meek = |mv: Move| {
                        position.piece_at(mv.to()).is_none() && !position.after(mv).unwrap().is_check()
                    };
                    let could_be_meek = position.legal_moves().iter().any(is_meek);
                    assert!(is_meek(mv) || !could_be_meek, "{id} {mv:?} {position:?}");
                }
                thought.reply
            });
            let Some(Outcome::Win { winner: Color::Black, reason }) = game.outcome() else {
                panic!("{id}, seed {seed}: {:?} {:?}", game.outcome(), game.position());
            };
            assert!(matches!(reason, WinReason::Mate | WinReason::Resignation | WinReason::NoLegalMove));
        }
    }
}

#[test]
fn random_takes_back_and_greedy_takes_most() {
    let mut game = Game::new(Position::start_position());
    for mv in ["7g7f", "3c3d", "8h2b+"] {
        game.play(usi(mv)).unwrap();
    }
    for seed in 0..5 {
        let reply = answer(&game, level("random-but-takes-back"), seed, Limit::Depth(1)).reply;
        assert_eq!(reply, Reply::Play(usi("3a2b")), "the Silver is the least that takes back");
    }
    let rook_or_pawn = Game::new(position("4k4/9/9/2p1r4/9/9/9/2L1R4/4K4 b - 1"));
    let reply = answer(&rook_or_pawn, level("greedy"), 3, Limit::Depth(1)).reply;
    assert_eq!(reply, Reply::Play(usi("5h5d")));
}

#[test]
fn the_coach_says_what_hangs_forks_and_mates() {
    let mut count = 0;
    for row in rows(include_str!("engine/coach.txt")) {
        let [sfen, moves, expected] = row[..] else { panic!("{row:?}") };
        let mut game = Game::new(position(sfen));
        let mut moves: Vec<Move> = moves.split_whitespace().map(|mv| read_move(mv).unwrap()).collect();
        let last = moves.pop();
        for mv in moves {
            game.play(mv).unwrap();
        }
        let warnings = last.map_or_else(|| dangers(game.position()), |mv| objections(&game, mv));
        let said: Vec<String> = warnings
            .iter()
            .map(|warning| {
                let squares = warning.squares();
                let (_, first) = squares.first().unwrap();
                let (_, last) = squares.last().unwrap();
                format!("{} {first:?} {last:?}", warning.name())
            })
            .collect();
        let expected: Vec<&str> =
            expected.split(';').map(str::trim).filter(|text| !text.is_empty()).collect();
        assert_eq!(said, expected, "{}", row.join(" | "));
        count += 1;
    }
    assert!(count >= 8, "{count} rows");
}
