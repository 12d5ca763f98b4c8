//! Measures the ladder: each opponent plays the one below it, sides taken in turn, and the table is printed as it grows;
//! how each pair stands goes to the error output after every game.
//!
//! `ladder [GAMES] [FROM] [TO] [NODES]`: games a pair, ids of the lowest and the highest opponent, and the nodes that
//! full strength gets a move.

use std::process::ExitCode;

use nari::engine::{Asked, Book, Level, Limit, Limits, Opponent, Reply, openings};
use nari::shogi::{Color, Game, Handicap, Outcome};

/// Plies of an opening that both games of a pair begin with.
const OPENING: usize = 6;
const MEMORY: usize = 64 << 20;

struct Call {
    games: u64,
    from: Level,
    to: Level,
    nodes: u64,
}

fn main() -> ExitCode {
    let Some(call) = call() else {
        eprintln!("ladder [GAMES] [FROM] [TO] [NODES]");
        return ExitCode::from(2);
    };
    println!("| opponent | against | games | won | lost | drawn | score |\n|---|---|---|---|---|---|---|");
    let rungs: Vec<Level> = Level::ALL.into_iter().filter(|level| !level.passes()).collect();
    for (below, above) in rungs.iter().zip(rungs.iter().skip(1)) {
        if *below >= call.from && *above <= call.to {
            pair(*above, *below, &call);
        }
    }
    ExitCode::SUCCESS
}

fn call() -> Option<Call> {
    let mut words = std::env::args().skip(1);
    let games = words.next().map_or(Some(60), |word| word.parse().ok())?;
    let from = words.next().map_or(Some(Level::ALL[2]), |word| Level::from_id(&word))?;
    let to = words.next().map_or(Some(Level::FULL_STRENGTH), |word| Level::from_id(&word))?;
    let nodes = words.next().map_or(Some(2_000_000), |word| word.parse().ok())?;
    Some(Call { games, from, to, nodes })
}

fn pair(above: Level, below: Level, call: &Call) {
    let (mut won, mut lost, mut drawn) = (0_u64, 0_u64, 0_u64);
    let mut opponents = [Opponent::new(MEMORY), Opponent::new(MEMORY)];
    for number in 0..call.games {
        let side = if number % 2 == 0 { Color::Black } else { Color::White };
        match game(above, below, side, number, call.nodes, &mut opponents).winner() {
            Some(winner) if winner == side => won += 1,
            Some(_) => lost += 1,
            None => drawn += 1,
        }
        eprintln!("{} after {} games: {won} won, {lost} lost, {drawn} drawn", above.id(), number + 1);
    }
    let score = (2 * won + drawn) * 50 / call.games.max(1);
    println!("| {} | {} | {} | {won} | {lost} | {drawn} | {score} % |", above.id(), below.id(), call.games);
}

/// Plays a game from an opening that the two games of a pair share.
fn game(
    above: Level,
    below: Level,
    side: Color,
    number: u64,
    nodes: u64,
    opponents: &mut [Opponent; 2],
) -> Outcome {
    let mut game = Game::from_handicap(Handicap::Even);
    let place = usize::try_from(number / 2).unwrap_or(0) % openings().len();
    for &mv in openings()[place].moves.iter().take(OPENING) {
        game.play(mv).expect("the book is legal");
    }
    loop {
        if let Some(outcome) = game.outcome() {
            return outcome;
        }
        let to_move = game.position().side_to_move();
        let (level, place) = if to_move == side { (above, 0) } else { (below, 1) };
        let limits = Limits::unwatched(Limit::Nodes(nodes));
        let asked = Asked { book: Book::Closed, ..Asked::new(level, number, limits) };
        match opponents[place].answer(&game, &asked).reply {
            Reply::Play(mv) => game.play(mv).expect("the engine plays legal moves"),
            Reply::Declare => {
                game.declare(to_move, asked.declaration).expect("it may declare");
            }
            Reply::Resign | Reply::Pass => {
                game.resign(to_move);
            }
        }
    }
}
