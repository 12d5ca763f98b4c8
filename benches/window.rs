//! What the window costs, drawn into memory as the software renderer draws it on a display:
//! `cargo bench --bench window`. Prints milliseconds and mebibytes, each with what is promised.

#![expect(clippy::panic, reason = "a bench that cannot go on stops")]

use std::fmt::Write as _;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use slint::platform::WindowEvent;
use slint::{ComponentHandle as _, LogicalPosition};

use nari::app::{App, Busy, Command, Effect, Event, Place, Screen, Setting, Start, Toggle, place};
use nari::engine::Level;
use nari::lesson::{Catalog, Files};
use nari::locale::Language;
use nari::notation::{sfen, usi};
use nari::progress::{Seat, Settings, Switch, Theme};
use nari::shogi::{Position, SetupRule, Square};
use nari::ui::{Desk, Frame, Renderer};
use nari::worker::Worker;

/// Size in pixels, and the frame that is promised for a move at it.
const SIZES: [((u32, u32), f32, f64); 2] = [((1280, 800), 1.0, 16.0), ((2560, 1600), 2.0, 16.0)];

/// Shogi Zuko 1: nothing is proved at once.
const HARD: &str = "1pG1B4/Gs+P6/pP7/n1ls5/3k5/nL4+r1b/1+p1p+R4/1S7/2N6 b SP2gn2l11p 1";

/// How many problems the list holds.
const PROBLEMS: usize = 312;

fn main() {
    // Slint takes one platform a thread.
    for (size, scale, promised) in SIZES {
        let measured = std::thread::spawn(move || measure(size, scale, promised)).join();
        assert!(measured.is_ok(), "measuring at {size:?} failed");
        let measured = std::thread::spawn(move || problems(size, scale, promised)).join();
        assert!(measured.is_ok(), "measuring the problems at {size:?} failed");
        let measured = std::thread::spawn(move || thinking(size, scale, promised)).join();
        assert!(measured.is_ok(), "measuring beside an opponent who thinks failed at {size:?}");
        let measured = std::thread::spawn(move || solving(size, scale, promised)).join();
        assert!(measured.is_ok(), "measuring beside the solver failed at {size:?}");
    }
}

fn measure(size: (u32, u32), scale: f32, promised: f64) {
    println!("{} × {}, scale {scale}", size.0, size.1);
    let begun = Instant::now();
    let Ok(catalog) = Catalog::embedded() else { panic!("the built-in course has faults") };
    let course = Arc::new(catalog);
    row("the course is read", begun, 500.0);
    let place = Some(Place::Lesson { id: "silver".into(), step: Some(1) });
    let (app, effects) = App::new(Start {
        settings: Settings { first_start_done: true, ..Settings::default() },
        seed: 1,
        place,
        ..Start::new(course, Language::French)
    });
    let Ok((renderer, frame)) = Renderer::open(size, scale) else { panic!("slint already runs") };
    let desk = Desk::new(frame, app, |_: &Effect| Vec::new());
    desk.start(effects);
    turn(&renderer);
    row("from nothing to the first frame", begun, 500.0);
    println!("  {:<40} {:>8.1} MiB   (promised: under 120)", "memory held then", memory());
    for _ in 0..5 {
        turn(&renderer);
    }

    let squares = [Square::SQ_5E, Square::SQ_5D, Square::SQ_4D, Square::SQ_5E, Square::SQ_6F];
    let mut slowest = Duration::ZERO;
    for square in squares {
        let begun = Instant::now();
        desk.take(Event::Square(square));
        turn(&renderer);
        slowest = slowest.max(begun.elapsed());
    }
    line("a touched square, the slowest of five", slowest, promised);
    for (what, event) in [
        ("the board turned", Event::Command(Command::TurnBoard)),
        ("another language", Event::Setting(Setting::Language(Language::English))),
        ("another theme", Event::Setting(Setting::Theme(Theme::Dark))),
        ("back to the light one", Event::Setting(Setting::Theme(Theme::Light))),
        ("another step", Event::Step(0)),
    ] {
        let begun = Instant::now();
        desk.take(event);
        turn(&renderer);
        line(what, begun.elapsed(), 100.0);
    }
    moves(&desk, &renderer, promised);
    println!("  {:<40} {:>8.1} MiB   (promised: under 120)", "memory held at the end", memory());
}

/// The best opponent thinks on a thread of his own: what a frame costs beside him, and how soon he is stopped.
fn thinking(size: (u32, u32), scale: f32, promised: f64) {
    println!("{} × {}, scale {scale}, the best opponent thinks", size.0, size.1);
    let Ok(start) = sfen::read("lnsgkgsnl/1r5b1/pppppppp1/8p/9/P8/1PPPPPPPP/1B5R1/LNSGKGSNL b - 1") else {
        panic!("the start has faults")
    };
    let Ok(start) = Position::from_setup(start, SetupRule::Game) else { panic!("the start is no position") };
    let (app, effects) = App::new(Start {
        settings: Settings { first_start_done: true, ..Settings::default() },
        seed: 1,
        place: Some(Place::PlayFrom(Box::new(start))),
        ..Start::new(collection(), Language::French)
    });
    let Ok((renderer, frame)) = Renderer::open(size, scale) else { panic!("slint already runs") };
    let (tell, heard) = std::sync::mpsc::channel();
    let worker = Worker::new(move |event| drop(tell.send(event)));
    let mut table = Table { app, frame, renderer, worker };
    table.does(effects);
    table.takes(Event::Setting(Setting::Opponent(Level::FULL_STRENGTH)));
    table.takes(Event::Setting(Setting::Seat(Seat::White)));
    for toggle in
        [Toggle::Hanging, Toggle::Fork, Toggle::MateThreat, Toggle::MissedMate, Toggle::BetterRecapture]
    {
        table.takes(Event::Setting(Setting::Toggle(toggle, Switch::Off)));
    }
    table.takes(Event::Command(Command::BeginGame));
    let (slowest, average) = table.touched(&heard);
    assert!(table.worker.busy() > 0, "he has moved already");
    line("a touched square beside him, the slowest", slowest, promised);
    line("a touched square beside him, on average", average, promised);
    let begun = Instant::now();
    table.takes(Event::Command(Command::Stop));
    let Some(answer) = heard.iter().find(|event| matches!(event, Event::Answered { .. })) else {
        panic!("he has no answer")
    };
    table.takes(answer);
    line("told to move, until his move is seen", begun.elapsed(), 50.0);
    let Ok(mv) = usi::read_move("5c5d") else { panic!("no move") };
    table.takes(Event::Move(mv));
    std::thread::sleep(Duration::from_millis(300));
    assert!(table.worker.busy() > 0, "he does not think");
    let begun = Instant::now();
    table.takes(Event::Command(Command::Undo));
    line("a move taken back while he thinks, seen", begun.elapsed(), 50.0);
    while table.worker.busy() > 0 {
        std::thread::sleep(Duration::from_millis(1));
    }
    line("until his thread has ended", begun.elapsed(), 50.0);
    table.takes(Event::Move(mv));
    std::thread::sleep(Duration::from_millis(300));
    let begun = Instant::now();
    drop(table);
    line("everything closed while he thinks", begun.elapsed(), 100.0);
}

/// A hard problem is solved on a thread of its own: what a frame costs beside it, and how soon it is stopped.
fn solving(size: (u32, u32), scale: f32, promised: f64) {
    println!("{} × {}, scale {scale}, a hard problem is being solved", size.0, size.1);
    let catalog = collection();
    let Ok(place) = place::read(&format!("sfen:{HARD}"), &catalog) else { panic!("no such place") };
    let (app, effects) = App::new(Start {
        settings: Settings { first_start_done: true, ..Settings::default() },
        seed: 1,
        place: Some(place),
        ..Start::new(catalog, Language::French)
    });
    let Ok((renderer, frame)) = Renderer::open(size, scale) else { panic!("slint already runs") };
    let (tell, heard) = std::sync::mpsc::channel();
    let worker = Worker::new(move |event| drop(tell.send(event)));
    let mut table = Table { app, frame, renderer, worker };
    table.does(effects);
    // The first frames draw the whole window.
    for square in Square::all().take(5) {
        table.takes(Event::Square(square));
    }
    let (slowest, average) = table.touched(&heard);
    assert!(table.worker.busy() > 0, "the search has ended already");
    line("a touched square beside it, the slowest", slowest, promised);
    line("a touched square beside it, on average", average, promised);
    let begun = Instant::now();
    table.takes(Event::Command(Command::Stop));
    while table.worker.busy() > 0 {
        std::thread::sleep(Duration::from_micros(200));
    }
    line("stopped, until its thread has ended", begun.elapsed(), 50.0);
}

/// The window, the program and the thread of the opponent.
struct Table {
    app: App,
    frame: Frame,
    renderer: Renderer,
    worker: Worker,
}

impl Table {
    /// Touches sixty squares while a search goes on: the slowest frame, and the average.
    fn touched(&mut self, heard: &Receiver<Event>) -> (Duration, Duration) {
        let (mut slowest, mut sum) = (Duration::ZERO, Duration::ZERO);
        for (_, square) in (0..60).zip(Square::all().cycle()) {
            let begun = Instant::now();
            for event in heard.try_iter() {
                self.takes(event);
            }
            self.takes(Event::Square(square));
            slowest = slowest.max(begun.elapsed());
            sum += begun.elapsed();
            std::thread::sleep(Duration::from_millis(16).saturating_sub(begun.elapsed()));
        }
        (slowest, sum / 60)
    }

    fn takes(&mut self, event: Event) {
        let effects = self.app.update(event);
        self.does(effects);
        self.frame.show(self.app.view());
        turn(&self.renderer);
    }

    fn does(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Work { token, job } => assert!(self.worker.start(token, job).is_ok(), "no thread"),
                Effect::Hurry { token } => self.worker.hurry(token),
                Effect::Stop { token } => self.worker.stop(token),
                _ => {}
            }
        }
    }
}

/// The list with hundreds of problems, and a problem while a search goes on.
fn problems(size: (u32, u32), scale: f32, promised: f64) {
    println!("{} × {}, scale {scale}, {PROBLEMS} problems", size.0, size.1);
    let (app, effects) = App::new(Start {
        settings: Settings { first_start_done: true, ..Settings::default() },
        seed: 1,
        place: Some(Place::Learn),
        ..Start::new(collection(), Language::French)
    });
    let Ok((renderer, frame)) = Renderer::open(size, scale) else { panic!("slint already runs") };
    let desk = Desk::new(frame, app, |_: &Effect| Vec::new());
    desk.start(effects);
    turn(&renderer);
    let begun = Instant::now();
    desk.take(Event::Open(Place::Puzzles));
    turn(&renderer);
    row("the list of problems is opened", begun, 100.0);
    for _ in 0..5 {
        turn(&renderer);
    }
    let window = desk.frame().window().window();
    let position = LogicalPosition::new(400.0, 500.0);
    let (mut slowest, mut sum) = (Duration::ZERO, Duration::ZERO);
    for _ in 0..60 {
        let begun = Instant::now();
        let scrolled = WindowEvent::PointerScrolled { position, delta_x: 0.0, delta_y: -60.0 };
        assert!(window.dispatch_event_with_result(scrolled).is_ok(), "the window takes no wheel");
        turn(&renderer);
        slowest = slowest.max(begun.elapsed());
        sum += begun.elapsed();
    }
    line("a turn of the wheel, the slowest of sixty", slowest, promised);
    line("a turn of the wheel, on average", sum / 60, promised);
    desk.take(Event::Open(Place::Puzzle { id: "p0".to_owned() }));
    for _ in 0..5 {
        turn(&renderer);
    }
    let mut slowest = Duration::ZERO;
    for nodes in 1..=20u32 {
        let mut view = desk.view();
        let Screen::Puzzle(problem) = &mut view.screen else { panic!("no problem is open") };
        let stop = problem.restart.clone();
        problem.busy = Some(Busy { text: format!("{nodes} 000 positions"), stop });
        let begun = Instant::now();
        desk.frame().show(view);
        turn(&renderer);
        slowest = slowest.max(begun.elapsed());
    }
    line("how far a search is, the slowest of twenty", slowest, promised);
}

/// Many problems; what they are does not matter here.
fn collection() -> Arc<Catalog> {
    let mut text = String::from("format = 1\n");
    for number in 0..PROBLEMS {
        let (moves, grade) = (1 + number / 104 * 2, 1 + number % 9);
        let written = writeln!(
            text,
            "[[puzzle]]\nid = \"p{number}\"\nsetup = \"4k4/9/4P4/9/9/9/9/9/9 b G 1\"\nmoves = {moves}\ntheme = \"gold-head\"\ngrade = {grade}"
        );
        assert!(written.is_ok(), "a text takes whatever is written");
    }
    let mut files = Files::default();
    let chapters =
        "format = 1\n[[chapter]]\nnumber = 2\nid = \"near\"\nface = \"gold\"\nlessons = [\"hands-on\"]\n";
    files.put("lessons/curriculum.toml", chapters);
    files.put("lessons/near/hands-on.toml", include_str!("../tests/window/course.toml"));
    files.put("lessons/tsume/own.toml", text);
    let Ok(catalog) = Catalog::read(&files) else { panic!("the collection has faults") };
    Arc::new(catalog)
}

/// The frames of a piece on its way, as the explanation plays it by itself.
fn moves(desk: &Rc<Desk>, renderer: &Renderer, promised: f64) {
    let (mut slowest, mut sum, mut frames) = (Duration::ZERO, Duration::ZERO, 0u32);
    for _ in 0..200 {
        let begun = Instant::now();
        renderer.advance(Duration::from_millis(16));
        if renderer.draw() {
            let took = begun.elapsed();
            slowest = slowest.max(took);
            sum += took;
            frames += 1;
        }
    }
    assert!(frames > 0 && desk.view().overlay.is_none(), "nothing moved");
    line("a frame of a moving piece, the slowest", slowest, promised);
    line("a frame of a moving piece, on average", sum / frames, promised);
}

fn turn(renderer: &Renderer) {
    renderer.advance(Duration::from_millis(16));
    renderer.draw();
}

fn row(what: &str, begun: Instant, promised: f64) {
    line(what, begun.elapsed(), promised);
}

fn line(what: &str, took: Duration, promised: f64) {
    println!("  {what:<40} {:>8.2} ms    (promised: under {promised})", took.as_secs_f64() * 1000.0);
}

/// Resident memory of this process in MiB; 0 where the system does not tell.
fn memory() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<f64>().ok());
    kilobytes.unwrap_or(0.0) / 1024.0
}
