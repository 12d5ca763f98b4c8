//! The games of the lessons, played as a learner plays them: to their end by the hints alone, lost and taken back, left while
//! the opponent thinks. The course's own games; searches are done by `worker::run_here`.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

use std::sync::Arc;

#[path = "support/happening.rs"]
mod happening;

use happening::{Searches, happen};
use nari::app::{App, Command, Effect, Event, Found, Job, LessonView, Place, Screen, Start, Tone};
use nari::engine::{Reply, Thought};
use nari::lesson::{Catalog, Files, Loss, Step, Task};
use nari::locale::Language;
use nari::notation::usi;
use nari::progress::Settings;
use nari::shogi::Square;
use nari::worker::run_here;

struct Learner {
    app: App,
    effects: Vec<Effect>,
    searches: Searches,
}

impl Learner {
    fn opens(course: &Arc<Catalog>, language: Language, lesson: &str, step: usize) -> Learner {
        let settings = Settings { first_start_done: true, ..Settings::default() };
        let start = Start { settings, seed: 4, ..Start::new(Arc::clone(course), language) };
        let (app, effects) = App::new(start);
        let mut learner = Learner { app, effects, searches: Searches::Done };
        learner.does(Event::Open(Place::Lesson { id: lesson.to_owned(), step: Some(step) }));
        learner
    }

    fn does(&mut self, event: Event) -> &mut Learner {
        self.effects = happen(&mut self.app, event, self.searches);
        self
    }

    fn asks(&mut self, command: Command) -> &mut Learner {
        self.does(Event::Command(command))
    }

    fn plays(&mut self, mv: &str) -> &mut Learner {
        self.does(Event::Move(usi::read_move(mv).unwrap()))
    }

    fn sees(&self) -> LessonView {
        match self.app.view().screen {
            Screen::Lesson(lesson) => *lesson,
            other => panic!("no lesson is open: {other:?}"),
        }
    }

    fn told(&self) -> (Tone, String) {
        let told = self.sees().feedback.unwrap_or_else(|| panic!("nothing is told"));
        (told.tone, told.text)
    }

    /// The search that the last event asked for.
    fn search(&self) -> Option<(u64, Job)> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Work { token, job } => Some((*token, job.clone())),
            _ => None,
        })
    }

    fn stops(&self, token: u64) -> bool {
        self.effects.contains(&Effect::Stop { token })
    }
}

fn games(course: &Catalog) -> Vec<(Arc<Step>, String, usize)> {
    let lessons = course.lessons();
    let steps =
        lessons.flat_map(|lesson| lesson.steps.iter().map(|step| (Arc::clone(step), lesson.id.clone())));
    steps
        .filter(|(step, _)| matches!(step.task, Task::Play(_)))
        .map(|(step, lesson)| {
            let index = step.number - 1;
            (step, lesson, index)
        })
        .collect()
}

/// How many of its learner's turns a game may take when every move is the one that the hint names.
const PATIENCE: usize = 150;

#[test]
fn every_game_is_won_by_playing_what_the_hints_show() {
    let course = Arc::new(Catalog::embedded().unwrap());
    let games = games(&course);
    assert!(games.len() >= 15, "{}", games.len());
    for (step, lesson, index) in games {
        let name = format!("{lesson}/{}", step.id);
        let mut learner = Learner::opens(&course, Language::English, &lesson, index);
        assert!(!learner.sees().done, "{name}");
        learner.asks(Command::Hint);
        assert!(!learner.sees().show_me.enabled, "{name}: the move is named by the second hint");
        let mut turns = 0;
        while !learner.sees().done {
            turns += 1;
            assert!(turns <= PATIENCE, "{name}");
            learner.asks(Command::Hint);
            let view = learner.sees();
            let lit = view.board.squares.iter().any(|square| square.hint)
                || view.board.bottom.slots.iter().any(|slot| slot.hint);
            assert!(lit && view.show_me.enabled, "{name} at turn {turns}: {:?}", view.feedback);
            learner.asks(Command::ShowMe);
            if let Some(told) = learner.sees().feedback.filter(|_| !learner.sees().done) {
                assert_ne!(told.tone, Tone::Wrong, "{name} at turn {turns}: {told:?}");
            }
        }
        let view = learner.sees();
        assert_eq!((view.stars, view.feedback.unwrap().tone), (0, Tone::Good), "{name}");
        println!("{name}: won in {turns} turns");
    }
}

/// A small game: the learner's Rook against a King and two Golds.
fn made() -> Arc<Catalog> {
    let mut files = Files::default();
    files.put(
        "lessons/curriculum.toml",
        "format = 1\n[[chapter]]\nnumber = 5\nid = \"small\"\nface = \"gold\"\nlessons = [\"made\"]\n",
    );
    files.put("lessons/small/made.toml", include_str!("lesson-games/made.toml"));
    Arc::new(Catalog::read(&files).unwrap())
}

#[test]
fn the_opponent_answers_and_undo_takes_both_moves_back() {
    let mut learner = Learner::opens(&made(), Language::English, "made", 0);
    let start = learner.sees().board;
    learner.plays("1i1h");
    let answered = learner.sees().board;
    assert_ne!(start.squares, answered.squares);
    let moved = answered.squares.iter().filter(|square| square.last_move).count();
    assert_eq!(moved, 2, "the opponent's move is the last");
    learner.asks(Command::Undo);
    let faces = |view: &nari::app::BoardView| {
        view.squares.iter().map(|square| square.face.clone()).collect::<Vec<_>>()
    };
    assert_eq!(faces(&learner.sees().board), faces(&start));
    learner.asks(Command::Redo);
    assert_eq!(faces(&learner.sees().board), faces(&answered));
}

#[test]
fn the_opponent_thinks_elsewhere_and_a_stale_answer_is_dropped() {
    let mut learner = Learner::opens(&made(), Language::English, "made", 0);
    learner.searches = Searches::HeldBack;
    learner.plays("1i1h");
    let (token, job) = learner.search().unwrap();
    assert!(matches!(&job, Job::Think(turn) if turn.game.plies() == 1));
    let waiting = learner.sees();
    assert!(waiting.status.contains("thinking"), "{}", waiting.status);
    assert!(!waiting.hint.enabled);
    // Nothing is played out of turn.
    learner.plays("1h1g");
    assert!(learner.search().is_none());
    assert_eq!(learner.sees().board.squares, waiting.board.squares);
    // Taken back while he thinks: he need not think on, and what he says is dropped.
    learner.asks(Command::Undo);
    assert!(learner.stops(token));
    let before = learner.sees().board.squares;
    learner.does(Event::Answered { token, found: run_here(&job) });
    assert_eq!(learner.sees().board.squares, before);
    // Played again, he is asked anew.
    learner.asks(Command::Redo);
    let (again, job) = learner.search().unwrap();
    assert_ne!(again, token);
    learner.does(Event::Answered { token: again, found: run_here(&job) });
    assert!(learner.sees().status.contains("Your move"));
}

#[test]
fn leaving_the_step_stops_the_search() {
    for away in [
        Event::Open(Place::Learn),
        Event::Command(Command::Next),
        Event::Command(Command::Restart),
        Event::Step(1),
    ] {
        let mut learner = Learner::opens(&made(), Language::English, "made", 0);
        learner.searches = Searches::HeldBack;
        learner.plays("1i1h");
        let (token, job) = learner.search().unwrap();
        learner.does(away.clone());
        assert!(learner.stops(token), "{away:?}");
        let before = learner.app.view().screen;
        learner.does(Event::Answered { token, found: run_here(&job) });
        assert_eq!(learner.app.view().screen, before, "{away:?}");
    }
}

#[test]
fn a_lost_game_is_told_and_can_be_taken_back_or_begun_anew() {
    for (again, language, words) in [
        (Command::Undo, Language::English, "Your moves are used up."),
        (Command::Restart, Language::French, "Vos coups sont épuisés."),
    ] {
        let mut learner = Learner::opens(&made(), language, "made", 1);
        learner.plays("1i1h");
        learner.plays("1h1i");
        let (tone, text) = learner.told();
        assert_eq!(tone, Tone::Wrong);
        assert!(text.starts_with(words), "{text}");
        let lost = learner.sees();
        assert!(!lost.done && lost.undo.enabled && !lost.hint.enabled);
        let offered: Vec<_> = lost.feedback.unwrap().actions.iter().map(|button| button.command).collect();
        assert_eq!(offered, [Command::Undo, Command::Restart]);
        // Nothing is played in a game that is over.
        learner.plays("1i1h");
        assert_eq!(learner.told(), (tone, text));
        learner.asks(again);
        assert!(learner.sees().feedback.is_none());
        assert!(learner.sees().hint.enabled);
    }
}

#[test]
fn a_mate_that_was_missed_is_named_once_the_game_is_over() {
    for (language, words) in [
        (Language::English, "You missed a mate in a single move: G-"),
        (Language::French, "Un mat en un seul coup vous a échappé\u{a0}: O-"),
    ] {
        let mut learner = Learner::opens(&made(), language, "made", 3);
        learner.plays("5f5g");
        let (tone, text) = learner.told();
        assert_eq!(tone, Tone::Wrong);
        assert!(text.contains(words) && text.contains('1'), "{text}");
        learner.asks(Command::Undo).plays("2g1f");
        let (tone, text) = learner.told();
        assert_eq!((tone, text.contains(words)), (Tone::Good, false), "{text}");
    }
}

#[test]
fn a_goal_of_the_other_players_ends_the_game() {
    let mut learner = Learner::opens(&made(), Language::English, "made", 2);
    learner.searches = Searches::HeldBack;
    learner.plays("1i1h");
    let (token, _) = learner.search().unwrap();
    let answer = |reply| Found::Thought(Thought { reply, score: None, line: Vec::new(), depth: 0, nodes: 0 });
    let mv = usi::read_move("5h5i").unwrap();
    learner.does(Event::Answered { token, found: answer(Reply::Play(mv)) });
    let (tone, text) = learner.told();
    assert_eq!((tone, text.starts_with("Your opponent got there first.")), (Tone::Wrong, true), "{text}");
    assert!(Loss::ALL.into_iter().all(|loss| learner.app.words().has(&format!("game-lost-{}", loss.name()))));
}

#[test]
fn the_walls_are_drawn_spoken_and_shown_by_a_refusal() {
    let mut learner = Learner::opens(&made(), Language::English, "made", 0);
    let board = learner.sees().board;
    let walls = board.walls.unwrap();
    assert_eq!((walls.column, walls.row, walls.columns, walls.rows), (4, 4, 5, 5));
    assert_eq!(board.spoken, "Small board, 5 by 5, from 1e to 5i");
    let said = |square: &str| {
        let square: Square = square.parse().unwrap();
        board.squares.iter().find(|view| view.square == square).unwrap().spoken.clone()
    };
    assert_eq!(said("6e"), "6e, outside the small board");
    assert_eq!(said("3g"), "3g, empty");
    learner.plays("1i9i");
    let (tone, text) = learner.told();
    assert_eq!(tone, Tone::Refused);
    assert!(text.starts_with("Your Rook can’t leave the small board: 9i is beyond the wall."), "{text}");
    let board = learner.sees().board;
    let lit: Vec<_> =
        board.squares.iter().filter(|view| view.witness).map(|view| view.square.to_string()).collect();
    assert_eq!(lit, ["5e", "5f", "5g", "5h", "5i"]);
    // Turned, the small board lies in the other corner.
    learner.asks(Command::TurnBoard);
    let walls = learner.sees().board.walls.unwrap();
    assert_eq!((walls.column, walls.row, walls.columns, walls.rows), (0, 0, 5, 5));
    let picture = learner.app.board_picture().unwrap();
    assert_eq!(picture.matches("#d8d8d8").count(), 81 - 25, "the dead squares are greyed");
}
