//! `nari solve`: the mate of a position, or of each line of a file.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::io::Write;
use std::path::Path;
use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use std::{fs, thread};

use clap::ArgMatches;
use serde::Serialize;

use super::error::Trouble;
use super::{Answer, json};
use crate::locale::{self, Message, Naming, Words, file_trouble};
use crate::notation::{sfen, usi};
use crate::shogi::{Hand, HandKind, Position, SetupRule};
use crate::tsume::{Control, LimitKind, Limits, Outcome, Problem, Progress, Solver, Verdict, Wanted};

/// The table's size in MiB when none is asked for.
const USUAL_TABLE: usize = 256;
/// A day, in seconds: nobody waits longer.
const LONGEST: f64 = 86_400.0;

/// The answer to one problem, as JSON.
#[derive(Serialize)]
struct Solved {
    sfen: String,
    result: &'static str,
    moves: Option<usize>,
    moves_all: Option<usize>,
    proved_shortest: bool,
    line: Vec<String>,
    cooks: Vec<String>,
    cooks_searched: bool,
    leftover: Vec<String>,
    limit: Option<&'static str>,
    nodes: u64,
    seconds: f64,
}

/// What is asked for besides the problems.
struct Asked {
    memory: usize,
    nodes: Option<u64>,
    time: Option<Duration>,
    wanted: Wanted,
    threads: usize,
}

pub(super) fn run(words: &Words, call: &ArgMatches, mut output: impl Write) -> Result<Answer, Trouble> {
    let problems = problems(words, call.get_one::<String>("PROBLEM").map_or("", String::as_str))?;
    let asked = asked(call)?;
    let mut all = Answer::Done;
    let mut failed = Ok(());
    solve_all(&problems, &asked, |problem, verdict, time| {
        if !matches!(verdict.result, Outcome::Mate(_)) {
            all = Answer::No;
        }
        if failed.is_ok() {
            let printed = if call.get_flag("json") {
                json(&mut output, &solved(problem, &verdict, time))
            } else {
                print(words, problem, &verdict, time, &mut output)
            };
            failed = printed.and_then(|()| output.flush());
        }
    });
    failed?;
    Ok(all)
}

/// Solves the problems, several at a time if asked to, and tells of each in their order.
fn solve_all(problems: &[Problem], asked: &Asked, mut tell: impl FnMut(&Problem, Verdict, Duration)) {
    let next = AtomicUsize::new(0);
    let (sender, answers) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..asked.threads.min(problems.len()) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(problem) = problems.get(place) else { return };
                    if sender.send((place, solve(problem, asked))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut told = 0;
        for (place, answer) in answers {
            early.insert(place, answer);
            while let (Some((verdict, time)), Some(problem)) = (early.remove(&told), problems.get(told)) {
                tell(problem, verdict, time);
                told += 1;
            }
        }
    });
}

fn solve(problem: &Problem, asked: &Asked) -> (Verdict, Duration) {
    let start = Instant::now();
    let stop = |_: Progress| match asked.time {
        Some(time) if start.elapsed() >= time => Control::Stop(LimitKind::Time),
        _ => Control::GoOn,
    };
    let limits = Limits { nodes: asked.nodes, memory: asked.memory, stop: &stop };
    let verdict = Solver::new(limits, asked.wanted).solve(problem);
    (verdict, start.elapsed())
}

/// The problems of a SFEN or of a file's lines; all of them can be read, or none is solved.
fn problems(words: &Words, given: &str) -> Result<Vec<Problem>, Trouble> {
    if given.contains(' ') && !Path::new(given).exists() {
        return Ok(vec![problem(words, given, None)?]);
    }
    let text = fs::read_to_string(given).map_err(|error| {
        Message::new("cli-error-file").with("file", given).with("why", file_trouble(words, error.kind()))
    })?;
    let mut problems = Vec::new();
    for (number, row) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let row = row.trim();
        if row.is_empty() || row.starts_with('#') {
            continue;
        }
        // Lists of problems have names and notes beside: the SFEN is the cell with the board's rows.
        let cell = row.split(['|', '\t']).map(str::trim).find(|cell| cell.matches('/').count() == 8);
        let place = format!("{given}:{}", number + 1);
        problems.push(problem(words, cell.unwrap_or(row), Some(&place))?);
    }
    if problems.is_empty() {
        return Err(Message::new("solve-error-empty").with("file", given).into());
    }
    Ok(problems)
}

/// The problem of one SFEN; `place` is its file and line.
fn problem(words: &Words, text: &str, place: Option<&str>) -> Result<Problem, Message> {
    let refused = |text: String| match place {
        Some(place) => Message::new("solve-error-line").with("place", place).with("text", text),
        None => Message::new("cli-error-sfen").with("text", text),
    };
    let text = text.strip_prefix("sfen ").unwrap_or(text);
    let setup = sfen::read(text).map_err(|error| refused(locale::read_error(words, &error)))?;
    let position = Position::from_setup(setup, SetupRule::Tsume).map_err(|faults| {
        let faults: Vec<_> =
            faults.as_slice().iter().map(|fault| locale::setup_fault(words, fault)).collect();
        refused(faults.join(" "))
    })?;
    // A position that passed has a defender to mate.
    Problem::new(position).map_err(|_| refused(words.text("solve-error-no-king")))
}

fn asked(call: &ArgMatches) -> Result<Asked, Message> {
    let mib: usize = number(call, "hash", 1, 1 << 20)?.unwrap_or(USUAL_TABLE);
    let time = number(call, "time", 0.001, LONGEST)?.map(Duration::from_secs_f64);
    let every = call.get_flag("all");
    Ok(Asked {
        memory: mib << 20,
        nodes: number(call, "nodes", 1, u64::MAX)?,
        time,
        wanted: Wanted { moves_all: every, cooks: true, proof: false },
        threads: number(call, "threads", 1, 256)?.unwrap_or(1),
    })
}

/// The number given to an option.
pub(super) fn number<T: FromStr + PartialOrd + Display + Copy>(
    call: &ArgMatches,
    option: &str,
    least: T,
    most: T,
) -> Result<Option<T>, Message> {
    let Some(text) = call.get_one::<String>(option) else { return Ok(None) };
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    let refused = || {
        Message::new("solve-error-number")
            .with("option", format!("--{option}"))
            .with("value", text)
            .with("least", least.to_string())
            .with("most", most.to_string())
    };
    number.map(Some).ok_or_else(refused)
}

fn solved(problem: &Problem, verdict: &Verdict, time: Duration) -> Solved {
    let mut solved = Solved {
        sfen: sfen::write(&problem.position().to_setup()),
        result: "no-mate",
        moves: None,
        moves_all: None,
        proved_shortest: false,
        line: Vec::new(),
        cooks: Vec::new(),
        cooks_searched: false,
        leftover: Vec::new(),
        limit: None,
        nodes: verdict.nodes,
        seconds: time.as_secs_f64(),
    };
    match &verdict.result {
        Outcome::NoMate => {}
        Outcome::GaveUp(limit) => {
            solved.result = "unknown";
            solved.limit = Some(limit_name(*limit));
        }
        Outcome::Mate(mate) => {
            solved.result = "mate";
            solved.moves = Some(mate.moves);
            solved.moves_all = mate.moves_all;
            solved.proved_shortest = mate.proved_shortest;
            solved.line = mate.line.iter().map(|&mv| usi::write_move(mv)).collect();
            solved.cooks = mate.cooks.iter().map(|&mv| usi::write_move(mv)).collect();
            solved.cooks_searched = mate.cooks_searched;
            solved.leftover = letters(mate.leftover);
            solved.limit = mate.limit.map(limit_name);
        }
    }
    solved
}

/// The SFEN letters of a hand, the most valuable piece first, one for each piece.
fn letters(hand: Hand) -> Vec<String> {
    let of_kind = |kind: HandKind| (0..hand.count(kind)).map(move |_| kind.kind().letter().to_string());
    HandKind::ALL.into_iter().rev().flat_map(of_kind).collect()
}

const fn limit_name(limit: LimitKind) -> &'static str {
    match limit {
        LimitKind::Nodes | LimitKind::Cancelled => "nodes",
        LimitKind::Time => "time",
        LimitKind::Memory => "memory",
    }
}

fn print(
    words: &Words,
    problem: &Problem,
    verdict: &Verdict,
    time: Duration,
    output: &mut impl Write,
) -> std::io::Result<()> {
    let mut messages = Vec::new();
    match &verdict.result {
        Outcome::NoMate => messages.push(Message::new("solve-no-mate")),
        Outcome::GaveUp(limit) => {
            messages.push(Message::new("solve-unknown").with("limit", limit_name(*limit)));
        }
        Outcome::Mate(mate) => {
            let id = if mate.proved_shortest { "solve-mate" } else { "solve-mate-at-most" };
            messages.push(Message::new(id).with("moves", mate.moves));
            if let Some(moves) = mate.moves_all {
                messages.push(Message::new("solve-all-counted").with("moves", moves));
            }
            messages
                .push(Message::new("solve-line").with("line", line(words, problem.position(), &mate.line)));
            if !mate.cooks.is_empty() {
                let cooks: Vec<_> =
                    mate.cooks.iter().map(|&mv| line(words, problem.position(), &[mv])).collect();
                messages.push(Message::new("solve-cooks").with("moves", cooks.join(", ")));
            }
            if !mate.leftover.is_empty() {
                messages
                    .push(Message::new("solve-leftover").with("pieces", letters(mate.leftover).join(" ")));
            }
        }
    }
    let effort = Message::new("solve-effort")
        .with("nodes", verdict.nodes.to_string())
        .with("seconds", format!("{:.2}", time.as_secs_f64()));
    messages.push(effort);
    writeln!(output, "{}", sfen::write(&problem.position().to_setup()))?;
    for message in messages {
        writeln!(output, "{}", words.say(&message))?;
    }
    Ok(())
}

/// The names of moves played one after the other.
fn line(words: &Words, start: &Position, moves: &[crate::shogi::Move]) -> String {
    let naming = Naming::default();
    let mut position = start.clone();
    let mut names = Vec::new();
    for &mv in moves {
        names.push(locale::moved(words, &naming, &position, mv, None));
        if position.play(mv).is_err() {
            break;
        }
    }
    names.join(", ")
}
