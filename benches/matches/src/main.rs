//! Lets two USI engines play each other: `benches/README.md` has the commands.
//!
//! Games come in pairs that begin with the same plies of the book, colours changed; no two pairs begin alike as long as the
//! book has lines. Nari's rules judge: an illegal move, a false declaration or silence loses. The score is printed with
//! its error after each pair, and how long each engine took a move.
//!
//! With `--starts` alone, the beginnings are printed, for other programs that let engines play.
//!
//! With `--agreed PAWNS:MOVES` a game also ends when both engines have said for so many moves each, without a break, that the
//! same side is so far ahead (100 of a score are a Pawn), and that side wins.
//!
//! `--record FILE` writes each game to a file that it begins anew; `--continue FILE` plays on where such a file ends.

mod engine;

use std::error::Error;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;

use engine::Engine;
use nari::engine::openings;
use nari::notation::usi;
use nari::shogi::{Color, DeclarationRule, Game, Handicap, Move, Outcome};

const USAGE: &str = "matches --first COMMAND [--first-option NAME=VALUE]… [--first-go GO] --second COMMAND … \
    [--games 100] [--go 'btime 0 wtime 0 byoyomi 100'] [--plies 320] [--agreed PAWNS:MOVES] \
    [--record FILE | --continue FILE], or matches --starts";

struct Call {
    sides: [Side; 2],
    games: usize,
    plies: usize,
    agreed: Option<Agreed>,
    record: Option<Record>,
}

/// Where games are written.
struct Record {
    path: PathBuf,
    /// Whether the games that it holds already count as played.
    keeps: bool,
}

impl Record {
    /// The file to write to, and the points of the games in it.
    fn open(&self) -> Result<(File, Vec<f64>), Box<dyn Error>> {
        if !self.keeps {
            return Ok((File::create(&self.path)?, Vec::new()));
        }
        let file = File::options().read(true).append(true).create(true).open(&self.path)?;
        let mut points = Vec::new();
        for (line, number) in BufReader::new(&file).lines().zip(1..) {
            let line = line?;
            let point = line.split(' ').next().and_then(|word| word.parse().ok());
            match point.filter(|point| [0.0, 0.5, 1.0].contains(point)) {
                Some(point) => points.push(point),
                None => return Err(format!("{}:{number}: no game", self.path.display()).into()),
            }
        }
        Ok((file, points))
    }
}

/// When both engines count a game as decided.
#[derive(Clone, Copy)]
struct Agreed {
    /// Hundredths of a Pawn that the winner is ahead by, in the eyes of both.
    ahead: i32,
    /// Turns of the game, both sides' counted, that they must say so for.
    turns: usize,
}

struct Side {
    command: String,
    options: Vec<String>,
    go: String,
}

fn main() -> Result<(), Box<dyn Error>> {
    if std::env::args().skip(1).eq(["--starts"]) {
        // Written at once: who reads only the first lines has closed nothing yet.
        let lines: String = starts().iter().map(|start| position(start) + "\n").collect();
        std::io::stdout().write_all(lines.as_bytes())?;
        return Ok(());
    }
    let Some(call) = call() else { return Err(USAGE.into()) };
    let (mut file, mut points) = match &call.record {
        Some(record) => record.open().map(|(file, points)| (Some(file), points))?,
        None => (None, Vec::new()),
    };
    if !points.is_empty() {
        println!("{:>4} games before: {}", points.len(), score(&points));
    }
    let starts = starts();
    let mut engines = Vec::new();
    for side in &call.sides {
        engines.push(Engine::start(&side.command, &side.options)?);
    }
    for number in points.len()..call.games {
        let start = &starts[number / 2 % starts.len()];
        let first = if number % 2 == 0 { Color::Black } else { Color::White };
        let (game, end) = play(&mut engines, &call, start, first)?;
        let winner = game.outcome().and_then(Outcome::winner);
        let point = match winner {
            Some(side) if side == first => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
        points.push(point);
        if let Some(file) = &mut file {
            let moves: Vec<String> = game.moves().into_iter().map(usi::write_move).collect();
            writeln!(file, "{point} first is {first:?}, {end}: startpos moves {}", moves.join(" "))?;
        }
        if number % 2 == 1 || number + 1 == call.games {
            let [one, other] = [&engines[0], &engines[1]].map(Engine::seconds_a_move);
            println!("{:>4} games: {}; {one:.2} s and {other:.2} s a move", points.len(), score(&points));
        }
    }
    Ok(())
}

fn call() -> Option<Call> {
    let side = || Side { command: String::new(), options: Vec::new(), go: String::new() };
    let mut call = Call { sides: [side(), side()], games: 100, plies: 320, agreed: None, record: None };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next()?;
        match word.as_str() {
            "--first" => call.sides[0].command = value,
            "--second" => call.sides[1].command = value,
            "--first-option" => call.sides[0].options.push(value),
            "--second-option" => call.sides[1].options.push(value),
            "--first-go" => call.sides[0].go = value,
            "--second-go" => call.sides[1].go = value,
            "--go" => call.sides.iter_mut().for_each(|side| side.go.clone_from(&value)),
            "--games" => call.games = value.parse().ok()?,
            "--plies" => call.plies = value.parse().ok()?,
            "--agreed" => call.agreed = Some(agreed(&value)?),
            "--record" => call.record = Some(Record { path: value.into(), keeps: false }),
            "--continue" => call.record = Some(Record { path: value.into(), keeps: true }),
            _ => return None,
        }
    }
    for side in &mut call.sides {
        if side.go.is_empty() {
            side.go = "btime 0 wtime 0 byoyomi 100".to_owned();
        }
    }
    call.sides.iter().all(|side| !side.command.is_empty()).then_some(call)
}

fn agreed(words: &str) -> Option<Agreed> {
    let (pawns, moves) = words.split_once(':')?;
    Some(Agreed {
        ahead: pawns.parse::<i32>().ok()?.checked_mul(100)?,
        turns: moves.parse::<usize>().ok()?.max(1).checked_mul(2)?,
    })
}

/// Beginnings from the book that differ in where they lead: the longest part of each line first, then shorter ones.
fn starts() -> Vec<Vec<Move>> {
    let mut starts = Vec::new();
    let mut seen = Vec::new();
    for less in (0..20).step_by(3) {
        for opening in openings() {
            let plies = opening.moves.len().min(16).saturating_sub(less);
            let mut game = Game::from_handicap(Handicap::Even);
            for &mv in opening.moves.iter().take(plies) {
                game.play(mv).expect("the book is legal");
            }
            let key = game.position().key();
            if plies >= 2 && !seen.contains(&key) {
                seen.push(key);
                starts.push(opening.moves.iter().take(plies).copied().collect());
            }
        }
    }
    starts
}

/// The start and the moves played from it, as USI says a position.
fn position(moves: &[Move]) -> String {
    let mut position = "position startpos moves".to_owned();
    for &mv in moves {
        position = format!("{position} {}", usi::write_move(mv));
    }
    position
}

/// A game and how it ended.
fn play(
    engines: &mut [Engine],
    call: &Call,
    start: &[Move],
    first: Color,
) -> Result<(Game, String), Box<dyn Error>> {
    let mut game = Game::from_handicap(Handicap::Even);
    let mut position = position(start);
    for &mv in start {
        game.play(mv)?;
    }
    for engine in engines.iter_mut() {
        engine.new_game()?;
    }
    let mut ended = String::new();
    let mut leads = Vec::new();
    while game.outcome().is_none() && game.turns().len() < call.plies {
        let side = game.position().side_to_move();
        let place = usize::from(side != first);
        let (said, score) = engines[place].answer(&position, &format!("go {}", call.sides[place].go))?;
        ended = format!("{side:?} said {said} ({score})");
        leads.push(lead(&score).map(|lead| if side == Color::Black { lead } else { -lead }));
        if let Some(loser) = call.agreed.and_then(|agreed| loser(&leads, agreed)) {
            ended += ", agreed";
            game.resign(loser);
            break;
        }
        let played = usi::read_move(&said).ok().is_some_and(|mv| game.play(mv).is_ok());
        if played {
            position = format!("{position} {said}");
        } else if said != "win" || game.declare(side, DeclarationRule::default()).is_err() {
            game.resign(side);
        }
    }
    Ok((game, ended))
}

/// More than any lead.
const MATE: i32 = 1_000_000;

/// How far ahead an engine says that it is, in hundredths of a Pawn: a mate is worth more than anything.
fn lead(score: &str) -> Option<i32> {
    match score.split_once(' ')? {
        ("cp", worth) => worth.parse::<i32>().ok().map(|worth| worth.clamp(-MATE, MATE)),
        ("mate", moves) => Some(if moves.starts_with('-') { -MATE } else { MATE }),
        _ => None,
    }
}

/// The side that both engines have given up for long enough, by what Black is said to be ahead by after each turn.
fn loser(leads: &[Option<i32>], agreed: Agreed) -> Option<Color> {
    let latest = leads.len().checked_sub(agreed.turns).map(|from| &leads[from..])?;
    let all = |side: Color, sign: i32| {
        latest.iter().all(|lead| lead.is_some_and(|lead| lead * sign >= agreed.ahead)).then_some(side)
    };
    all(Color::White, 1).or_else(|| all(Color::Black, -1))
}

/// How many games were won, lost and drawn, the share of points with twice its error, and what it is in Elo.
fn score(points: &[f64]) -> String {
    let of = |result: f64| points.iter().filter(|&&point| point == result).count();
    let count = points.len() as f64;
    let share = points.iter().sum::<f64>() / count;
    let variance = points.iter().map(|point| (point - share).powi(2)).sum::<f64>() / count;
    let error = 1.96 * (variance / count).sqrt();
    let elo = |share: f64| -400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10();
    format!(
        "{} won, {} lost, {} drawn, {:.1} % ± {:.1}, Elo {:+.0} ({:+.0} to {:+.0})",
        of(1.0),
        of(0.0),
        of(0.5),
        share * 100.0,
        error * 100.0,
        elo(share),
        elo(share - error),
        elo(share + error)
    )
}
