//! Counts the slow rows of `tests/perft.txt` with Nari, shunsai, rsshogi and haitaka, in turn, and compares the times.
//!
//! Every library writes its legal moves out at the leaves, where the length of the list is taken, into a list it keeps
//! if it can. One thread. Ratios are to shunsai's time: 2.00 is twice as fast.
//!
//! `cargo run --release -- [ROUNDS] [WORD OF A ROW'S NAME]`: the best of the rounds counts; more than one steadies it.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use nari::notation::sfen;
use nari::shogi::{Position, SetupRule};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let rounds: u32 = arguments.next().map_or(1, |text| text.parse().expect("a number of rounds"));
    let word = arguments.next().unwrap_or_default();
    println!(
        "{:24} {:>2} {:>12} {:>21} {:>16} {:>16} {:>16}",
        "position", "", "nodes", "nari", "shunsai", "rsshogi", "haitaka"
    );
    for row in include_str!("../../../tests/perft.txt").lines() {
        let fields: Vec<&str> = row.split('|').map(str::trim).collect();
        let [name, sfen, depth, nodes, "slow"] = fields[..] else { continue };
        if name.contains(&word) {
            run(name, sfen, depth.parse().expect("a depth"), nodes.parse().expect("a count"), rounds);
        }
    }
}

type Counter = fn(&str, u32) -> (u64, Duration);
const COUNTERS: [Counter; 4] = [nari, shunsai, rsshogi, haitaka];

fn run(name: &str, sfen: &str, depth: u32, nodes: u64, rounds: u32) {
    let mut best = [Duration::MAX; COUNTERS.len()];
    for _ in 0..rounds {
        for (counter, best) in COUNTERS.iter().zip(&mut best) {
            let (counted, time) = counter(sfen, depth);
            assert_eq!(counted, nodes, "{name} at depth {depth}");
            *best = time.min(*best);
        }
    }
    let ratio = |time: Duration| best[1].as_secs_f64() / time.as_secs_f64();
    let cells = best.map(|time| format!("{:8.3} s {:5.2}", time.as_secs_f64(), ratio(time)));
    let speed = nodes as f64 / best[0].as_secs_f64() / 1e6;
    println!(
        "{name:24} {depth:>2} {nodes:>12} {:4.0} {} {} {} {}",
        speed, cells[0], cells[1], cells[2], cells[3]
    );
}

fn timed(count: impl FnOnce() -> u64) -> (u64, Duration) {
    let start = Instant::now();
    (count(), start.elapsed())
}

fn nari(sfen: &str, depth: u32) -> (u64, Duration) {
    let setup = sfen::read(sfen).expect("a readable SFEN");
    let position = Position::from_setup(setup, SetupRule::Drill).expect("a sound setup");
    timed(|| nari::shogi::perft(&position, depth))
}

fn shunsai(sfen: &str, depth: u32) -> (u64, Duration) {
    use shogi_usi_parser::FromUsi;

    let partial =
        shunsai::shogi_core::PartialPosition::from_usi(&format!("sfen {sfen}")).expect("a readable SFEN");
    let mut position = shunsai::Position::new(partial);
    let mut lists = vec![Vec::with_capacity(1024); depth as usize];
    timed(|| count_shunsai(&mut position, &mut lists))
}

fn count_shunsai(position: &mut shunsai::Position, lists: &mut [Vec<shunsai::shogi_core::Move>]) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else { return 1 };
    list.clear();
    let _ = position.generate_moves(|set| {
        set.write_into(list);
        ControlFlow::Continue(())
    });
    if deeper.is_empty() {
        return list.len() as u64;
    }
    let mut total = 0;
    for &mv in &*list {
        let undo = position.do_move(mv);
        total += count_shunsai(position, deeper);
        position.undo_move(mv, undo);
    }
    total
}

fn rsshogi(sfen: &str, depth: u32) -> (u64, Duration) {
    let mut position = rsshogi::board::position_from_sfen(sfen).expect("a readable SFEN");
    position.init_stack();
    timed(|| rsshogi::board::perft::compute_perft(&mut position, depth as u8))
}

fn haitaka(sfen: &str, depth: u32) -> (u64, Duration) {
    let board =
        haitaka::Board::from_sfen(sfen).or_else(|_| haitaka::Board::tsume(sfen)).expect("a readable SFEN");
    let mut lists = vec![Vec::with_capacity(1024); depth as usize];
    timed(|| count_haitaka(&board, &mut lists))
}

fn count_haitaka(board: &haitaka::Board, lists: &mut [Vec<haitaka::Move>]) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else { return 1 };
    list.clear();
    board.generate_moves(|moves| {
        list.extend(moves);
        false
    });
    if deeper.is_empty() {
        return list.len() as u64;
    }
    let mut total = 0;
    for &mv in &*list {
        let mut next = board.clone();
        next.play_unchecked(mv);
        total += count_haitaka(&next, deeper);
    }
    total
}
