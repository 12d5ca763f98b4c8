//! The promise: a mate problem is tried, explained, walked and defended on the same board as a lesson, and nobody waits.
//!
//! The collection is `tests/puzzle-screens/own.toml`; searches are done at once by `worker::run_here`.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

#[path = "support/happening.rs"]
mod happening;

use std::sync::{Arc, Mutex, OnceLock, mpsc};
use std::time::{Duration, Instant};

use happening::{Searches, happen};
use nari::app::{
    App, BoardView, Command, Effect, Event, Found, Job, Place, PuzzleFilter, PuzzleRecordFilter, PuzzleState,
    PuzzleView, PuzzlesView, RailTarget, Screen, Setting, Solved, Start, StepState, Tone,
};
use nari::lesson::{Catalog, Files};
use nari::locale::Language;
use nari::notation::usi;
use nari::progress::{Go, Puzzles, Settings};
use nari::shogi::{Color, Square};
use nari::tsume::compose::Theme;
use nari::tsume::{Problem, Wanted};
use nari::worker::{Worker, run_here};

fn course() -> Arc<Catalog> {
    static COURSE: OnceLock<Arc<Catalog>> = OnceLock::new();
    let read = || {
        let mut files = Files::default();
        let chapters =
            "format = 1\n[[chapter]]\nnumber = 2\nid = \"near\"\nface = \"gold\"\nlessons = [\"ways\"]\n";
        files.put("lessons/curriculum.toml", chapters);
        files.put("lessons/near/ways.toml", include_str!("app/course.toml"));
        files.put("lessons/tsume/own.toml", include_str!("puzzle-screens/own.toml"));
        files.put("lessons/tsume/museum.toml", include_str!("puzzle-screens/museum.toml"));
        Arc::new(Catalog::read(&files).unwrap())
    };
    Arc::clone(COURSE.get_or_init(read))
}

/// A learner whose searches are done at once, unless they are kept back.
struct Learner {
    app: App,
    /// The effects of the last event and of all that came of it.
    effects: Vec<Effect>,
    /// What becomes of its searches.
    searches: Searches,
}

impl Learner {
    fn at(place: &str) -> Learner {
        Learner::with(place, Puzzles::default())
    }

    fn with(place: &str, puzzles: Puzzles) -> Learner {
        let (app, _) = App::new(Start {
            settings: Settings { first_start_done: true, ..Settings::default() },
            puzzles,
            seed: 7,
            ..Start::new(course(), Language::English)
        });
        let mut learner = Learner { app, effects: Vec::new(), searches: Searches::Done };
        let place = nari::app::place::read(place, learner.app.catalog()).unwrap();
        learner.does(Event::Open(place));
        learner
    }

    /// Lets something happen, then everything that follows: searches are answered, timers ring.
    fn does(&mut self, event: Event) -> &mut Learner {
        self.effects = happen(&mut self.app, event, self.searches);
        self
    }

    fn asks(&mut self, command: Command) -> &mut Learner {
        self.does(Event::Command(command))
    }

    /// Plays a whole move.
    fn plays(&mut self, mv: &str) -> &mut Learner {
        self.does(Event::Move(usi::read_move(mv).unwrap()))
    }

    fn sees(&self) -> PuzzleView {
        match self.app.view().screen {
            Screen::Puzzle(puzzle) => *puzzle,
            other => panic!("no problem is open: {other:?}"),
        }
    }

    fn list(&self) -> PuzzlesView {
        match self.app.view().screen {
            Screen::Puzzles(puzzles) => *puzzles,
            other => panic!("the list is not open: {other:?}"),
        }
    }

    fn hears(&self) -> String {
        self.app.view().announcement.text
    }

    fn saved(&self) -> Option<&Puzzles> {
        self.effects.iter().rev().find_map(|effect| match effect {
            Effect::SavePuzzles(puzzles) => Some(puzzles),
            _ => None,
        })
    }

    fn searches(&self) -> Vec<(u64, Job)> {
        let job = |effect: &Effect| match effect {
            Effect::Work { token, job } => Some((*token, job.clone())),
            _ => None,
        };
        self.effects.iter().filter_map(job).collect()
    }

    #[track_caller]
    fn is_told(&self, tone: Tone, title: &str) {
        let told = self.sees().feedback.unwrap_or_else(|| panic!("nothing is told"));
        assert!(told.tone == tone && told.title.contains(title), "{told:?}");
    }

    #[track_caller]
    fn can(&self, commands: &[Command]) {
        let told = self.sees().feedback.unwrap();
        let actions: Vec<_> = told.actions.iter().map(|action| action.command).collect();
        assert_eq!(actions, commands, "{told:?}");
    }
}

fn solving(problem: Problem) -> Job {
    Job::Solve { problem: Box::new(problem), wanted: Wanted::default() }
}

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

fn piece(board: &BoardView, square: &str) -> Option<String> {
    let view = board.squares.iter().find(|view| view.square == sq(square)).unwrap();
    view.face.as_ref().map(|face| face.letter.clone())
}

#[test]
fn a_problem_is_solved_move_by_move_and_kept_at_that_instant() {
    let mut learner = Learner::at("puzzle:bishop");
    let seen = learner.sees();
    assert_eq!((seen.title.as_str(), seen.steps.len(), seen.done), ("Puzzle 1 of 2", 2, false));
    assert!(seen.text.contains("you, your opponent, you"), "{}", seen.text);
    learner.plays("B*3a");
    let seen = learner.sees();
    assert_eq!(seen.board.bottom.slots.len(), 1, "the reply took the Bishop or fled: the Gold is left");
    assert_eq!(
        seen.steps.iter().map(|step| step.state).collect::<Vec<_>>(),
        [StepState::Done, StepState::Current]
    );
    assert!(learner.hears().contains("Your opponent plays"), "{}", learner.hears());
    // Whatever the reply was, a hint ends it.
    learner.asks(Command::Hint).asks(Command::Hint).asks(Command::Hint);
    let told = learner.sees().feedback.unwrap();
    assert!(told.text.starts_with("The move is"), "{told:?}");
    assert!(!learner.sees().done);
}

#[test]
fn mate_in_one_earns_three_stars_and_says_why() {
    let mut learner = Learner::at("puzzle:head");
    learner.plays("G*5b");
    let seen = learner.sees();
    assert!(seen.done && seen.stars == 3);
    learner.is_told(Tone::Good, "Perfect");
    learner.can(&[Command::WhyMate]);
    let record = learner.saved().unwrap().of("head").unwrap().clone();
    assert_eq!((record.solved, record.stars, record.tries, record.first), (true, 3, 0, Some(Go::Solved)));
    // Why is it mate: each square next to the King has its answer, on the board and in words.
    learner.asks(Command::WhyMate);
    assert!(learner.sees().board.squares.iter().filter(|square| square.lit).count() >= 4);
    for (square, words) in [
        ("5a", "The King is in check from the Gold on 5b."),
        ("4a", "The King can’t go to 4a: the Gold on 5b would take it there."),
        (
            "5b",
            "Taking the Gold on 5b would save the King, but it can’t be done. The King itself would be taken by the Pawn on 5c.",
        ),
    ] {
        learner.does(Event::Square(sq(square)));
        let told = learner.sees().feedback.unwrap();
        assert_eq!(told.text, words);
        assert!(!learner.sees().board.arrows.is_empty(), "{square}");
        assert!(learner.hears().contains(words), "{}", learner.hears());
    }
    learner.does(Event::Square(sq("9i")));
    assert!(learner.hears().contains("9i"), "{}", learner.hears());
    learner.asks(Command::WhyMate).asks(Command::Next);
    assert_eq!(learner.sees().title, "Puzzle 2 of 2");
    learner.asks(Command::Previous);
    assert_eq!(learner.sees().title, "Puzzle 1 of 2");
}

#[test]
fn a_check_that_does_not_mate_is_answered_and_can_be_taken_back_or_played_on() {
    let mut learner = Learner::at("puzzle:bishop");
    learner.plays("G*3b");
    learner.is_told(Tone::Wrong, "Check, but no mate: G*3b");
    learner.can(&[Command::Retry, Command::PlayOn, Command::WhyNot]);
    assert!(learner.hears().contains("Check, but no mate"), "{}", learner.hears());
    assert_eq!(learner.sees().board.arrows.len(), 1, "the reply is drawn");
    let record = learner.saved().unwrap().of("bishop").unwrap().clone();
    assert_eq!((record.tries, record.first, record.solved), (1, Some(Go::Missed), false));
    // The reply is seen once more, and stands.
    learner.asks(Command::WhyNot);
    learner.is_told(Tone::Wrong, "Check, but no mate: G*3b");
    learner.asks(Command::Retry);
    let seen = learner.sees();
    assert_eq!((piece(&seen.board, "3b"), seen.feedback), (None, None));
    assert!(
        seen.sections.iter().any(|section| section.lines.iter().any(|line| line.contains("G*3b (no mate)")))
    );
    learner.plays("G*3b").asks(Command::PlayOn);
    let seen = learner.sees();
    assert!(seen.feedback.is_none() && seen.status.contains("no mate from here"), "{}", seen.status);
    learner.asks(Command::Hint);
    learner.is_told(Tone::Hint, "No mate from here");
    learner.asks(Command::Undo).asks(Command::Redo).asks(Command::Restart);
    assert_eq!(piece(&learner.sees().board, "3b"), None);
}

#[test]
fn a_wrong_first_move_in_a_long_problem_is_answered() {
    let mut learner = Learner::at("puzzle:keep");
    // Promoting is the trap: the Pawn that should follow would give mate by a drop.
    learner.plays("4a2a+");
    let told = learner.sees().feedback.unwrap();
    assert!(
        told.title.starts_with("Check, but no mate") || told.title.starts_with("Mate, but longer"),
        "{told:?}"
    );
    learner.asks(Command::Retry).plays("4a2a");
    assert!(learner.sees().feedback.is_none(), "{:?}", learner.sees().feedback);
}

#[test]
fn a_longer_mate_costs_nothing_and_may_be_played_out() {
    let mut learner = Learner::at("puzzle:golds");
    learner.plays("G*1b");
    learner.is_told(Tone::Hint, "Mate, but longer: G*1b");
    assert!(learner.saved().is_none(), "it is no miss");
    learner.asks(Command::Retry).plays("G*1b").asks(Command::PlayOn);
    // The mate is played out, as the solver says.
    for _ in 0..20 {
        if learner.sees().feedback.is_some() {
            break;
        }
        let problem = Problem::new(learner.app.position().unwrap().clone()).unwrap();
        let Found::Solved(Solved::Mate(solution)) = run_here(&solving(problem)) else { panic!("no mate") };
        learner.does(Event::Move(*solution.line.first().unwrap()));
    }
    learner.is_told(Tone::Hint, "Mate, but not the shortest");
    assert!(!learner.sees().done && learner.saved().is_none());
    learner.can(&[Command::Restart, Command::WhyMate]);
    learner.asks(Command::Restart).plays("G*2b");
    assert_eq!(learner.sees().stars, 3);
}

#[test]
fn what_gives_no_check_or_is_illegal_is_refused_with_its_reason() {
    let mut learner = Learner::at("puzzle:bishop");
    learner.plays("B*5e");
    learner.is_told(Tone::Refused, "No check: B*5e");
    learner.can(&[Command::Retry]);
    assert_eq!(piece(&learner.sees().board, "5e"), None);
    learner.plays("G*2b");
    learner.is_told(Tone::Refused, "Illegal move: G*2b");
    learner.asks(Command::Retry);
    assert!(learner.sees().feedback.is_none());
    // By click: the hand, then the square; the other side's piece is told as such.
    learner.does(Event::Square(sq("2b")));
    learner.is_told(Tone::Hint, "Not yours");
}

#[test]
fn hints_come_in_three_grades() {
    let mut learner = Learner::at("puzzle:bishop");
    learner.asks(Command::Hint);
    learner.is_told(Tone::Hint, "Hint 1");
    learner.asks(Command::Hint);
    learner.is_told(Tone::Hint, "Hint 2");
    assert!(learner.sees().feedback.unwrap().text.contains("Drop a Bishop"));
    assert!(learner.sees().board.bottom.slots.iter().any(|slot| slot.hint));
    learner.asks(Command::Hint);
    assert!(learner.sees().feedback.unwrap().text.contains("B*3a"));
    assert!(learner.sees().board.squares.iter().any(|square| square.hint && square.square == sq("3a")));
}

#[test]
fn the_solution_is_walked_as_a_tree() {
    let mut learner = Learner::at("puzzle:bishop");
    learner.asks(Command::Solution);
    let seen = learner.sees();
    assert_eq!((seen.tree.len(), seen.tree_title.as_str()), (1, "The attacker plays"));
    assert_eq!((seen.tree[0].label.as_str(), seen.tree[0].note.as_str()), ("B*3a", "mate in 2 more"));
    assert_eq!(learner.saved().unwrap().of("bishop").unwrap().last, Some(Go::Shown));
    learner.does(Event::Branch(0));
    let seen = learner.sees();
    assert!(seen.tree.len() > 1 && seen.tree[0].current, "{:?}", seen.tree);
    assert!(learner.hears().contains("B*3a"), "{}", learner.hears());
    let last = seen.tree.len() - 1;
    learner.does(Event::Branch(last)).asks(Command::Redo);
    assert!(learner.sees().tree.is_empty() || learner.sees().sections[0].lines.len() == 2);
    learner.asks(Command::Undo).asks(Command::Undo).asks(Command::Undo);
    assert_eq!(learner.sees().tree[0].label, "B*3a");
    // Back at the problem: solved now, it earns nothing.
    learner.asks(Command::Solution);
    assert!(learner.sees().tree.is_empty());
    learner.plays("B*3a");
    assert_eq!(learner.sees().stars, 0);
}

#[test]
fn the_king_is_held_against_the_solver() {
    let mut learner = Learner::at("puzzle:bishop");
    learner.asks(Command::Defend);
    let seen = learner.sees();
    assert!(seen.overline.contains("hold the King"), "{}", seen.overline);
    assert_eq!(seen.board.bottom.color, Color::White, "the learner's side is below");
    assert!(piece(&seen.board, "3a").is_some(), "the attacker has begun");
    assert!(learner.hears().contains("Your opponent plays B*3a"), "{}", learner.hears());
    learner.plays("2b1b");
    let told = learner.sees().feedback.unwrap();
    assert!(!told.text.is_empty() && learner.hears().contains(&told.title), "{told:?} {}", learner.hears());
    learner.asks(Command::Restart);
    assert_eq!(learner.sees().sections[0].lines, ["1. B*3a"]);
    learner.asks(Command::Defend);
    assert!(learner.sees().overline.starts_with("Mate in 3"));
}

#[test]
fn an_own_position_is_refused_with_its_place_or_solved() {
    let mut learner = Learner::at("puzzles");
    for (text, words) in [
        ("", "Type or paste a position first"),
        ("4k4/9/4x4/9/9/9/9/9/9 b G 1", "column"),
        ("9/9/9/9/9/9/9/9/9 b G 1", "King"),
        ("4k4/4P4/4P4/9/9/9/9/9/9 b G 1", "5"),
        ("4k4/9/4P4/9/9/9/9/9/9 b 5G 1", "Gold"),
    ] {
        learner.does(Event::OwnPosition(text.to_owned())).asks(Command::Solve);
        let error = learner.list().own.error.unwrap_or_else(|| panic!("{text} is taken"));
        assert!(error.contains(words), "{text}: {error}");
        assert!(learner.hears().contains(&error), "{}", learner.hears());
    }
    learner.does(Event::OwnPosition(" sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1 ".to_owned())).asks(Command::Solve);
    learner.is_told(Tone::Good, "Mate in 1 move");
    assert_eq!(learner.sees().title, "Your own position");
    learner.can(&[Command::Solution, Command::Defend]);
    learner.plays("G*5b");
    assert!(learner.sees().done && learner.saved().is_none(), "nothing is kept of it");
    let mut learner = Learner::at("sfen:4k4/9/9/9/9/9/9/9/9 b G 1");
    learner.is_told(Tone::Hint, "There is no mate");
    learner.asks(Command::Solution);
    learner.is_told(Tone::Hint, "There is no mate");
}

#[test]
fn a_search_can_be_stopped_and_a_stale_answer_is_dropped() {
    let mut learner = Learner::at("puzzles");
    learner.searches = Searches::HeldBack;
    learner.does(Event::Open(Place::Puzzle { id: "bishop".to_owned() })).plays("G*3b");
    let asked = learner.searches();
    let [(token, job)] = asked.as_slice() else { panic!("{asked:?}") };
    let (token, found) = (*token, run_here(job));
    assert!(learner.sees().busy.is_none(), "a short search shows nothing");
    learner.does(Event::Worked { token, nodes: 120_000, bytes: 0 });
    assert_eq!(learner.sees().busy.unwrap().text, "Searching: 120,000 positions");
    assert_eq!(learner.sees().status, "Your opponent is thinking…");
    // Taken back meanwhile: the search is stopped, and its answer changes nothing.
    learner.asks(Command::Undo);
    assert!(learner.effects.contains(&Effect::Stop { token }));
    let before = learner.sees();
    learner.does(Event::Answered { token, found: found.clone() });
    assert_eq!(learner.sees(), before);
    // Stop takes the check back, since it has no answer.
    learner.plays("G*3b");
    let token = learner.searches()[0].0;
    learner.asks(Command::Stop);
    assert!(
        learner.effects.contains(&Effect::Stop { token }) && piece(&learner.sees().board, "3b").is_none()
    );
    // Another screen is open: nothing of it is heard there.
    learner.plays("G*3b");
    let token = learner.searches()[0].0;
    learner.does(Event::Open(Place::Puzzles));
    assert!(learner.effects.contains(&Effect::Stop { token }));
    learner.does(Event::Answered { token, found });
    assert_eq!(learner.list().title, "Puzzles");
}

#[test]
fn an_answer_that_comes_while_the_solution_is_walked_stays_out_of_sight() {
    let mut learner = Learner::at("puzzle:bishop");
    learner.searches = Searches::HeldBack;
    learner.plays("G*3b");
    let (token, job) = learner.searches().remove(0);
    learner.searches = Searches::Done;
    learner.asks(Command::Solution);
    let before = learner.sees();
    learner.does(Event::Answered { token, found: run_here(&job) });
    assert_eq!((learner.sees().board, learner.sees().tree), (before.board, before.tree));
    learner.asks(Command::Solution);
    learner.is_told(Tone::Wrong, "Check, but no mate: G*3b");
    // Undo takes the check back with its reply, also while the reply is on its way.
    learner.asks(Command::Undo);
    assert_eq!(piece(&learner.sees().board, "3b"), None);
}

#[test]
fn an_own_position_can_be_stopped_and_searched_again() {
    let mut learner = Learner::at("puzzles");
    learner.searches = Searches::HeldBack;
    learner.does(Event::OwnPosition("4k4/9/4P4/9/9/9/9/9/9 b G 1".to_owned())).asks(Command::Solve);
    let token = learner.searches()[0].0;
    learner.does(Event::Worked { token, nodes: 5, bytes: 0 });
    assert!(learner.sees().busy.is_some());
    learner.asks(Command::Stop);
    learner.is_told(Tone::Hint, "Search stopped");
    assert!(learner.sees().busy.is_none());
    learner.searches = Searches::Done;
    learner.asks(Command::Solve);
    learner.is_told(Tone::Good, "Mate in 1 move");
}

#[test]
fn a_new_problem_is_composed_from_the_seed() {
    let mut learner = Learner::at("puzzles");
    learner.searches = Searches::HeldBack;
    learner.does(Event::Compose(1));
    let (token, job) = learner.searches().remove(0);
    assert_eq!(job, Job::Compose { moves: 1, seed: 8 });
    assert!(learner.list().busy.is_some());
    learner.asks(Command::Stop);
    assert!(learner.list().busy.is_none() && learner.effects.contains(&Effect::Stop { token }));
    learner.searches = Searches::Done;
    learner.does(Event::Compose(1));
    let seen = learner.sees();
    assert_eq!((seen.title.as_str(), seen.steps.len()), ("A new puzzle", 1));
    learner.asks(Command::Hint).asks(Command::Next);
    assert_eq!(learner.sees().title, "A new puzzle");
}

#[test]
fn the_list_is_filtered_by_length_theme_and_record() {
    let mut records = Puzzles::default();
    records.went("head", Go::Solved, 3);
    records.went("bishop", Go::Missed, 0);
    let mut learner = Learner::with("puzzles", records);
    let seen = learner.list();
    assert_eq!(seen.summary, "5 puzzles · 1 solved");
    let rail = learner.app.view().rail;
    assert!(rail.iter().any(|item| item.target == RailTarget::Puzzles && item.current));
    let groups: Vec<_> =
        seen.groups.iter().map(|group| (group.title.as_str(), group.done, group.total)).collect();
    assert_eq!(groups, [("Mate in 1", 1, 2), ("Mate in 3", 0, 2), ("Mate in 7", 0, 1)]);
    let states: Vec<_> = seen.groups[1].cards.iter().map(|card| card.state).collect();
    assert_eq!(states, [PuzzleState::Tried, PuzzleState::New]);
    assert_eq!(seen.museum.unwrap().cards.len(), 1);
    let unsolved = PuzzleFilter::Record(Some(PuzzleRecordFilter::Unsolved));
    learner.does(Event::Filter(PuzzleFilter::Length(Some(3)))).does(Event::Filter(unsolved));
    let seen = learner.list();
    assert_eq!((seen.groups.len(), seen.groups[0].total, seen.museum), (1, 2, None));
    let length = &seen.filters[0];
    assert!(length.chips[2].selected && length.chips[1].count == 1, "{length:?}");
    let theme = PuzzleFilter::Theme(Some(Theme::GoldHead));
    learner.does(Event::Filter(theme));
    assert!(learner.list().groups.is_empty() && learner.list().empty.is_some());
    // The filters stay as they were left.
    learner.does(Event::Open(Place::Learn)).does(Event::Open(Place::Puzzles));
    assert!(learner.list().empty.is_some());
}

#[test]
fn every_screen_says_its_words_in_french_too() {
    let mut learner = Learner::at("puzzle:bishop");
    learner.does(Event::Setting(Setting::Language(Language::French))).plays("G*3b");
    learner.is_told(Tone::Wrong, "Échec, mais pas de mat");
    assert!(learner.sees().text.contains("vous, lui, vous"));
    learner.asks(Command::Back);
    assert_eq!(learner.list().title, "Problèmes");
}

#[test]
fn events_that_do_not_fit_change_nothing_and_never_panic() {
    for place in ["puzzles", "puzzle:bishop", "puzzle:tasuki", "sfen:4k4/9/4P4/9/9/9/9/9/9 b G 1"] {
        for first in [None, Some(Command::Solution), Some(Command::Defend), Some(Command::WhyMate)] {
            let mut learner = Learner::at(place);
            if let Some(command) = first {
                learner.asks(command).sees_anything();
            }
            for square in Square::all() {
                learner.does(Event::Square(square));
            }
            for command in [
                Command::Redo,
                Command::Undo,
                Command::WhyNot,
                Command::PlayOn,
                Command::Stop,
                Command::ShowMe,
                Command::SayBoard,
                Command::SayMoves,
                Command::Previous,
            ] {
                learner.asks(command);
            }
            learner.does(Event::Branch(99)).does(Event::Choice(0)).does(Event::Woke(0)).does(Event::Activate);
            learner.sees_anything();
        }
    }
}

impl Learner {
    fn sees_anything(&self) {
        assert!(!self.app.view().title.is_empty());
    }
}

#[test]
fn a_worker_answers_from_a_thread_and_stops_at_once() {
    let (sender, events) = mpsc::channel();
    let sender = Mutex::new(sender);
    let worker = Worker::new(move |event| {
        // The test may have ended.
        let _ = sender.lock().unwrap().send(event);
    });
    let problem = |place: &str| match nari::app::place::read(place, &course()).unwrap() {
        Place::Position(problem) => *problem,
        other => panic!("{other:?}"),
    };
    worker.start(1, solving(problem("sfen:4k4/9/4P4/9/9/9/9/9/9 b G 1"))).unwrap();
    let answer = events.recv_timeout(Duration::from_secs(20)).unwrap();
    assert!(matches!(answer, Event::Answered { token: 1, .. }), "{answer:?}");
    // The longest mate that is known: nobody waits for that.
    let hard =
        "sfen:g1+P1k1+P+P+L/1p3P3/+R+p2pp1pl/1NNsg+p2+R/+b+nL+P1+p3/1P3ssP1/2P1+Ps2N/4+P1P1L/+B5G1g b - 1";
    worker.start(2, solving(problem(hard))).unwrap();
    let progress = events.recv_timeout(Duration::from_secs(20)).unwrap();
    assert!(matches!(progress, Event::Worked { token: 2, nodes: 1.., .. }), "{progress:?}");
    let asked = Instant::now();
    worker.stop(2);
    while worker.busy() > 0 {
        assert!(asked.elapsed() < Duration::from_mins(1), "the search goes on");
        std::thread::sleep(Duration::from_millis(1));
    }
    assert!(
        !events.try_iter().any(|event| matches!(event, Event::Answered { .. })),
        "a stopped search is silent"
    );
}
