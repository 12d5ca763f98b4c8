//! How long it takes to read 1,000 games of 150 moves, in each format: `cargo bench --bench records --no-default-features`.
//!
//! The games are random, long enough for the table to be the same every time. The promise is less than a second each.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a measurement that cannot go on ends"
)]

use std::time::{Duration, Instant};

use nari::notation::record::{self, End, Format, NodeId, Record, Step};
use nari::shogi::{Move, Position};

#[path = "../tests/chance/mod.rs"]
#[expect(dead_code, reason = "tests ask it for more")]
mod chance;

const GAMES: usize = 1000;
const MOVES: usize = 150;
/// How long reading them may take.
const LIMIT: Duration = Duration::from_secs(1);

fn main() {
    let mut chance = chance::Chance::new(150);
    let games: Vec<Record> = (0..GAMES).map(|_| game(&mut chance)).collect();
    for format in [Format::Kif, Format::Kifu, Format::Ki2, Format::Csa, Format::Usi] {
        let files: Vec<Vec<u8>> =
            games.iter().map(|game| record::write(std::slice::from_ref(game), format).unwrap()).collect();
        let start = Instant::now();
        let moves: usize = files.iter().map(|file| moves(&record::read(file).unwrap())).sum();
        let time = start.elapsed();
        assert_eq!(moves, GAMES * MOVES, "every move is read");
        let verdict = if time < LIMIT { "in time" } else { "too slow" };
        println!("{GAMES} games of {MOVES} moves in .{}: {time:.0?}, {verdict}", format.suffix());
    }
}

/// A random game of so many moves; one that ends before is thrown away.
fn game(chance: &mut chance::Chance) -> Record {
    loop {
        let mut position = Position::start_position();
        let mut moves = Vec::with_capacity(MOVES);
        while moves.len() < MOVES {
            let legal: Vec<Move> = position.legal_moves().iter().collect();
            if legal.is_empty() {
                break;
            }
            let mv = chance.pick(&legal);
            position.play(mv).unwrap();
            moves.push(mv);
        }
        if moves.len() == MOVES {
            return record_of(&moves);
        }
    }
}

fn record_of(moves: &[Move]) -> Record {
    let mut record = Record::new(Position::start_position());
    let mut at = NodeId::ROOT;
    for &mv in moves {
        at = record.play(at, mv).unwrap();
        record.set_time(at, Some(Duration::from_secs(7)));
    }
    record.end(at, End::Resignation).unwrap();
    record
}

fn moves(records: &[Record]) -> usize {
    let is_move = |record: &Record, at: NodeId| matches!(record.step(at), Some(Step::Move(_)));
    records
        .iter()
        .map(|record| record.main_line().into_iter().filter(|&at| is_move(record, at)).count())
        .sum()
}
