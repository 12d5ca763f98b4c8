//! How soon a learner's wrong move is answered, and how soon a search stops: `cargo bench --bench searches
//! --no-default-features`. Prints milliseconds, each with what is promised.

#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends")]

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread::sleep;
use std::time::{Duration, Instant};

use nari::app::{App, Effect, Event, Job, Place, Start};
use nari::lesson::Catalog;
use nari::locale::Language;
use nari::notation::sfen;
use nari::progress::Settings;
use nari::shogi::{Position, SetupRule};
use nari::tsume::{Problem, Wanted, checks};
use nari::worker::Worker;

/// How many problems are looked at, and how often a search is stopped.
const PROBLEMS: usize = 20;
const STOPS: u32 = 20;

/// Shogi Zuko 1: nothing is proved at once.
const HARD: &str = "1pG1B4/Gs+P6/pP7/n1ls5/3k5/nL4+r1b/1+p1p+R4/1S7/2N6 b SP2gn2l11p 1";

fn main() {
    answers();
    stops();
}

/// Every first check of a mate in five, as a learner plays it: until the defender's answer is shown.
fn answers() {
    let catalog = Arc::new(Catalog::embedded().unwrap());
    let mut took = Vec::new();
    let five = catalog.puzzles().iter().filter(|puzzle| puzzle.moves == 5).take(PROBLEMS);
    for puzzle in five {
        for mv in checks(puzzle.problem.position()) {
            let (tell, heard) = channel();
            let worker = Worker::new(move |event| drop(tell.send(event)));
            let (mut app, effects) = App::new(Start {
                settings: Settings { first_start_done: true, ..Settings::default() },
                place: Some(Place::Puzzle { id: puzzle.id.clone() }),
                ..Start::new(Arc::clone(&catalog), Language::English)
            });
            carry_out(&mut app, &worker, &heard, effects);
            let begun = Instant::now();
            let effects = app.update(Event::Move(mv));
            carry_out(&mut app, &worker, &heard, effects);
            took.push(begun.elapsed());
        }
    }
    took.sort_unstable();
    println!("{} first checks of {PROBLEMS} mates in five", took.len());
    row("answered, half of them within", took.get(took.len() / 2).copied());
    row("the slowest", took.last().copied());
}

/// Does what the program asks for until it waits for the learner.
fn carry_out(app: &mut App, worker: &Worker, heard: &Receiver<Event>, mut effects: Vec<Effect>) {
    loop {
        for effect in std::mem::take(&mut effects) {
            match effect {
                Effect::Work { token, job } => worker.start(token, job).unwrap(),
                Effect::Stop { token } => worker.stop(token),
                _ => {}
            }
        }
        if worker.busy() == 0 {
            match heard.try_recv() {
                Ok(event) => effects = app.update(event),
                Err(_) => return,
            }
        } else if let Ok(event) = heard.recv_timeout(Duration::from_millis(1)) {
            effects = app.update(event);
        }
    }
}

/// From the wish to stop until the thread has ended.
fn stops() {
    let position = Position::from_setup(sfen::read(HARD).unwrap(), SetupRule::Tsume).unwrap();
    let problem = Problem::new(position).unwrap();
    let mut slowest = Duration::ZERO;
    for number in 0..STOPS {
        let worker = Worker::new(|_| {});
        let job = Job::Solve { problem: problem.clone().into(), wanted: Wanted::ALL };
        worker.start(1, job).unwrap();
        sleep(Duration::from_millis(100 + u64::from(number) * 40));
        let begun = Instant::now();
        worker.stop(1);
        while worker.busy() > 0 {
            sleep(Duration::from_micros(200));
        }
        slowest = slowest.max(begun.elapsed());
    }
    println!("a hard problem is being solved, and stopped {STOPS} times");
    println!("  {:<40} {:>8.1} ms   (promised: under 50)", "the slowest", ms(slowest));
}

fn row(what: &str, took: Option<Duration>) {
    println!("  {what:<40} {:>8.1} ms   (promised: under 100)", took.map_or(0.0, ms));
}

fn ms(took: Duration) -> f64 {
    took.as_secs_f64() * 1000.0
}
