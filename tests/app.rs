//! The program by its events: choosing and placing in every way, hints, undo, what is kept and what is announced.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

use std::sync::Arc;

use nari::app::{
    App, BoardView, Command, Direction, Effect, Event, Experience, ForNow, Jump, LessonView, Mark, Place,
    Promotion, Screen, Setting, Spot, Start, StepState, Toggle, Tone, Touched,
};
use nari::lesson::{Catalog, Files};
use nari::locale::Language;
use nari::progress::{Lessons, PieceSet, Settings, Speed, SquareNames, Switch, Theme};
use nari::shogi::{Color, HandKind, Square};

fn course() -> Arc<Catalog> {
    let mut files = Files::default();
    files.put(
        "lessons/curriculum.toml",
        "format = 1\n[[chapter]]\nnumber = 2\nid = \"near\"\nface = \"gold\"\nlessons = [\"ways\"]\n",
    );
    files.put("lessons/near/ways.toml", include_str!("app/course.toml"));
    Arc::new(Catalog::read(&files).unwrap())
}

struct Learner {
    app: App,
    effects: Vec<Effect>,
}

impl Learner {
    fn new() -> Learner {
        Learner::with(Settings { first_start_done: true, ..Settings::default() })
    }

    fn with(settings: Settings) -> Learner {
        Learner::called(settings, ForNow::default())
    }

    fn called(settings: Settings, for_now: ForNow) -> Learner {
        let (app, effects) =
            App::new(Start { settings, seed: 1, for_now, ..Start::new(course(), Language::English) });
        Learner { app, effects }
    }

    fn at(step: &str) -> Learner {
        let mut learner = Learner::new();
        let place = nari::app::place::read(&format!("lesson:ways:{step}"), learner.app.catalog()).unwrap();
        learner.does(Event::Open(place));
        learner
    }

    fn does(&mut self, event: Event) -> &mut Learner {
        self.effects = self.app.update(event);
        self
    }

    fn clicks(&mut self, square: &str) -> &mut Learner {
        self.does(Event::Square(sq(square)))
    }

    fn asks(&mut self, command: Command) -> &mut Learner {
        self.does(Event::Command(command))
    }

    /// Rings the timer that was set last.
    fn waits(&mut self) -> &mut Learner {
        let token = self.timer().unwrap_or_else(|| panic!("no timer runs"));
        self.does(Event::Woke(token))
    }

    fn timer(&self) -> Option<u64> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Wake { token, .. } => Some(*token),
            _ => None,
        })
    }

    fn sees(&self) -> LessonView {
        match self.app.view().screen {
            Screen::Lesson(lesson) => *lesson,
            other => panic!("no lesson is open: {other:?}"),
        }
    }

    fn board(&self) -> BoardView {
        self.sees().board
    }

    fn hears(&self) -> String {
        self.app.view().announcement.text
    }

    fn saved(&self) -> Option<&Lessons> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::SaveLessons(lessons) => Some(lessons),
            _ => None,
        })
    }

    #[track_caller]
    fn is_done(&self, step: &str, stars: u8) {
        assert!(self.sees().done, "{:?}", self.sees().feedback);
        assert_eq!(self.sees().stars, stars);
        let record = self.saved().and_then(|saved| saved.step("ways", step)).unwrap();
        assert!(record.done && record.stars == stars, "{record:?}");
    }
}

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

fn marked(board: &BoardView, mark: Mark) -> Vec<String> {
    board.squares.iter().filter(|view| view.mark == mark).map(|view| view.square.to_string()).collect()
}

#[test]
fn a_click_chooses_and_a_second_one_plays() {
    let mut learner = Learner::at("pin");
    learner.clicks("5h");
    let board = learner.board();
    assert_eq!(marked(&board, Mark::Target), ["5g"]);
    assert_eq!(marked(&board, Mark::Barred), ["6g", "4g", "6h", "4h"]);
    learner.clicks("5g").is_done("pin", 3);
}

#[test]
fn a_drag_plays_without_a_movement_on_the_screen() {
    let mut learner = Learner::at("pin");
    let from = Spot::Square(sq("5h"));
    learner.does(Event::Grab(from));
    assert_eq!(marked(&learner.board(), Mark::Target), ["5g"]);
    learner.does(Event::Drag { from, to: sq("5g") }).is_done("pin", 3);
    assert_eq!(learner.board().motion, None);
}

#[test]
fn a_piece_let_go_where_it_stood_stays_chosen() {
    let mut learner = Learner::at("pin");
    let from = Spot::Square(sq("5h"));
    learner.does(Event::Grab(from)).does(Event::Drag { from, to: sq("5h") });
    assert!(learner.board().squares.iter().any(|view| view.chosen));
}

#[test]
fn the_keyboard_does_what_a_click_does() {
    let mut learner = Learner::at("pin");
    let cursor =
        |learner: &Learner| learner.board().squares.iter().find(|view| view.cursor).map(|view| view.square);
    learner.does(Event::Focus(sq("5i"))).does(Event::Arrow(Direction::Up)).does(Event::Activate);
    assert_eq!(cursor(&learner), Some(sq("5h")));
    assert!(learner.hears().contains("5h"), "{}", learner.hears());
    learner.does(Event::Arrow(Direction::Up)).does(Event::Activate).is_done("pin", 3);
    learner.does(Event::Jump(Jump::ColumnTop)).does(Event::Jump(Jump::RowEnd));
    assert_eq!(cursor(&learner), Some(sq("1a")));
}

#[test]
fn a_refused_move_says_why_and_shows_it() {
    let mut learner = Learner::at("pin");
    learner.clicks("5h").clicks("4g");
    let seen = learner.sees();
    let box_ = seen.feedback.unwrap();
    assert_eq!(box_.tone, Tone::Refused);
    assert!(box_.title.contains("G-4g"), "{}", box_.title);
    assert!(box_.text.contains("pinned"), "{}", box_.text);
    assert_eq!(seen.board.arrows.len(), 1);
    assert_eq!(marked(&seen.board, Mark::Target), ["5g"], "the piece stays chosen");
    assert!(seen.board.squares.iter().any(|view| view.square == sq("5b") && view.witness));
    assert!(learner.hears().contains("pinned"));
    // Show why: the Gold is seen gone, and its King in check.
    learner.asks(Command::WhyNot);
    let shown = learner.board();
    let at = |name: &str| shown.squares.iter().find(|view| view.square == sq(name)).unwrap().clone();
    assert!(at("4g").face.is_some() && at("5h").face.is_none() && at("5i").check);
    // Put away again: nothing was played.
    learner.asks(Command::Retry);
    assert!(learner.sees().feedback.is_none());
    learner.clicks("5h").clicks("5g").is_done("pin", 2);
}

#[test]
fn a_promotion_is_asked_only_where_there_is_a_choice() {
    let mut learner = Learner::at("promote");
    learner.clicks("5f").clicks("5e");
    assert_eq!(learner.board().promotion, None);
    learner.asks(Command::Restart).clicks("5f").clicks("5c");
    let asked = learner.board().promotion.unwrap();
    assert_eq!(asked.cursor, Promotion::Promote);
    assert!(learner.hears().contains("Dragon"), "{}", learner.hears());
    // Escape and a click elsewhere take the move back.
    learner.does(Event::Cancel);
    assert_eq!(learner.board().promotion, None);
    learner.clicks("5f").clicks("5c").clicks("1a");
    assert_eq!(learner.board().promotion, None);
    assert!(learner.board().squares.iter().any(|view| view.square == sq("5f") && view.face.is_some()));
    // By keyboard: the arrows change the choice, Enter takes it.
    learner.clicks("5f").clicks("5c").does(Event::Arrow(Direction::Right));
    assert_eq!(learner.board().promotion.unwrap().cursor, Promotion::Keep);
    learner.does(Event::Arrow(Direction::Left)).does(Event::Activate);
    learner.is_done("promote", 3);
}

#[test]
fn the_learner_sits_below_whatever_his_colour_and_can_turn_the_board() {
    let mut learner = Learner::at("white");
    let board = learner.board();
    assert_eq!(board.squares[0].square, sq("1i"));
    assert_eq!((board.files[0].as_str(), board.ranks[0].as_str()), ("1", "i"));
    assert_eq!(board.bottom.color, Color::White);
    learner.asks(Command::TurnBoard);
    assert_eq!(learner.board().squares[0].square, sq("9a"));
    assert_eq!(learner.board().top.color, Color::White);
    // Off the upper edge into the hand that lies there now, and back.
    learner.does(Event::Focus(sq("5a"))).does(Event::Arrow(Direction::Up));
    assert!(learner.board().top.slots[0].cursor);
    learner.does(Event::Activate);
    assert!(learner.board().top.slots[0].chosen);
    learner.clicks("5e").is_done("white", 3);
}

#[test]
fn a_held_piece_shows_where_it_may_not_go() {
    let mut learner = Learner::at("white");
    learner.does(Event::Hand(Color::White, HandKind::Pawn));
    let barred = marked(&learner.board(), Mark::Barred);
    assert_eq!(barred.len(), 9, "the last rank: {barred:?}");
    learner.clicks("5i");
    assert!(learner.sees().feedback.unwrap().text.len() > 20);
}

#[test]
fn squares_are_touched_and_a_wrong_one_is_explained() {
    let mut learner = Learner::at("touch");
    learner.clicks("4f");
    let seen = learner.sees();
    assert_eq!(seen.feedback.unwrap().tone, Tone::Wrong);
    assert!(seen.board.squares.iter().any(|view| view.touched == Touched::Wrong));
    for square in ["4d", "5d", "6d", "4e", "6e"] {
        learner.clicks(square);
        assert!(!learner.sees().done);
    }
    assert!(learner.sees().status.contains('1'), "{}", learner.sees().status);
    learner.clicks("5f").is_done("touch", 2);
}

#[test]
fn a_question_gives_no_answer_away() {
    let mut learner = Learner::at("touch");
    learner.does(Event::Focus(sq("5e"))).asks(Command::SayMoves);
    assert!(!learner.hears().contains("4d"), "{}", learner.hears());
}

#[test]
fn an_explanation_plays_itself_and_a_stale_timer_is_dropped() {
    let mut learner = Learner::at("look");
    let stale = learner.timer().unwrap();
    learner.waits();
    assert!(learner.hears().contains("G-5g"), "{}", learner.hears());
    learner.does(Event::Woke(stale));
    assert!(learner.board().squares.iter().any(|view| view.square == sq("5a") && view.face.is_some()));
    // The other move, from the timer that the first one set.
    learner.asks(Command::Restart).waits().waits();
    assert!(learner.board().squares.iter().any(|view| view.square == sq("4a") && view.face.is_some()));
    assert_eq!(learner.timer(), None);
    learner.asks(Command::Next);
    assert!(learner.saved().unwrap().step("ways", "look").unwrap().done);
}

#[test]
fn who_drops_while_the_other_side_stands_still_is_told_rightly() {
    let mut learner = Learner::at("drop");
    learner.waits().waits();
    assert_eq!(learner.hears(), "You play P*1e.");
}

#[test]
fn after_two_hints_the_answer_is_shown_without_a_star() {
    let mut learner = Learner::at("pin");
    assert!(!learner.sees().show_me.enabled);
    learner.asks(Command::ShowMe);
    assert!(!learner.sees().done);
    learner.asks(Command::Hint);
    assert!(!learner.sees().show_me.enabled);
    learner.asks(Command::Hint);
    assert!(learner.board().squares.iter().any(|view| view.hint));
    assert!(learner.sees().show_me.enabled);
    learner.asks(Command::ShowMe).is_done("pin", 0);
    learner.waits();
    assert!(learner.board().squares.iter().any(|view| view.square == sq("5g") && view.face.is_some()));
    learner.asks(Command::Next).asks(Command::Previous);
    assert!(!learner.sees().done, "a step that is opened again can be done again");
    learner.clicks("5h").clicks("5g").is_done("pin", 3);
}

#[test]
fn a_step_can_be_skipped_and_come_back_to() {
    let mut learner = Learner::at("touch");
    learner.asks(Command::Next);
    assert_eq!(learner.sees().steps[1].state, StepState::Todo);
    learner.asks(Command::Previous);
    assert_eq!(learner.sees().steps[1].state, StepState::Current);
    assert!(!learner.sees().done);
}

#[test]
fn a_choice_is_picked_and_judged() {
    let mut learner = Learner::at("pick");
    learner.does(Event::Choice(1));
    assert_eq!(learner.sees().feedback.unwrap().tone, Tone::Wrong);
    learner.does(Event::Choice(0)).is_done("pick", 2);
    learner.does(Event::Choice(99));
}

#[test]
fn every_answer_to_a_check_is_kept_and_taken_back() {
    let mut learner = Learner::at("all-answers");
    let before = learner.board().squares.iter().filter(|view| view.face.is_some()).count();
    let answers = learner.app.position().unwrap().legal_moves().to_vec();
    assert!(answers.len() >= 2);
    for (index, mv) in answers.iter().enumerate() {
        assert!(!learner.sees().done);
        learner.does(Event::Move(*mv));
        let now = learner.board().squares.iter().filter(|view| view.face.is_some()).count();
        assert_eq!((index, now), (index, before));
    }
    learner.is_done("all-answers", 3);
}

#[test]
fn a_success_is_undone_and_done_again() {
    let mut learner = Learner::at("pin");
    learner.clicks("5h").clicks("5g").asks(Command::Undo);
    assert!(!learner.sees().done);
    learner.clicks("5h").clicks("5f");
    assert_eq!(learner.sees().feedback.unwrap().tone, Tone::Refused, "a Gold goes one square");
    learner.asks(Command::Retry).clicks("5h").clicks("5g");
    assert!(learner.sees().done);
    learner.asks(Command::Undo).asks(Command::Redo);
    assert!(learner.sees().done && learner.sees().feedback.is_some());
}

#[test]
fn the_language_changes_in_the_middle_of_a_step() {
    let mut learner = Learner::at("pin");
    learner.clicks("5h").clicks("4g");
    learner.does(Event::Setting(Setting::Language(Language::French)));
    let seen = learner.sees();
    assert!(seen.feedback.unwrap().title.contains("O-4g"));
    assert_eq!(seen.board.arrows.len(), 1, "the reason stays on the board");
    assert!(learner.effects.iter().any(|effect| matches!(effect, Effect::SaveSettings(_))));
    // I for Indice; H is no key in French.
    learner.does(Event::Key('h'));
    assert_eq!(learner.sees().feedback.unwrap().tone, Tone::Refused);
    learner.does(Event::Key('i'));
    assert_eq!(learner.sees().feedback.unwrap().tone, Tone::Hint);
}

#[test]
fn what_a_call_asks_holds_for_the_run_and_is_not_kept() {
    let settings = Settings { language: Some("en".into()), theme: Theme::Light, ..Settings::default() };
    let for_now = ForNow { language: Some(Language::French), theme: Some(Theme::Dark) };
    let mut learner = Learner::called(settings, for_now);
    let kept = |learner: &Learner| {
        learner.effects.iter().find_map(|effect| match effect {
            Effect::SaveSettings(settings) => Some((settings.language.clone(), settings.theme)),
            _ => None,
        })
    };
    assert_eq!((learner.app.view().language, learner.app.view().theme), (Language::French, Theme::Dark));
    learner.does(Event::Begin);
    assert_eq!(kept(&learner), Some((Some("en".into()), Theme::Light)));
    learner.does(Event::Setting(Setting::Theme(Theme::System)));
    assert_eq!(kept(&learner), Some((Some("en".into()), Theme::System)));
    assert_eq!((learner.app.view().language, learner.app.view().theme), (Language::French, Theme::System));
}

#[test]
fn letter_keys_can_be_turned_off() {
    let mut learner = Learner::at("pin");
    learner.does(Event::Setting(Setting::Toggle(Toggle::LetterKeys, Switch::Off)));
    learner.does(Event::Key('h'));
    assert!(learner.sees().feedback.is_none());
    assert_eq!(learner.sees().hint.key, "");
}

#[test]
fn marks_and_movement_follow_the_settings() {
    let mut learner = Learner::at("pin");
    let pinned = |learner: &Learner| learner.board().squares.iter().any(|view| view.pinned);
    assert!(pinned(&learner));
    for toggle in [Toggle::Targets, Toggle::Pins, Toggle::LastMove, Toggle::Check] {
        learner.does(Event::Setting(Setting::Toggle(toggle, Switch::Off)));
    }
    learner.does(Event::Setting(Setting::Speed(Speed::None)));
    learner.does(Event::Setting(Setting::Squares(SquareNames::Digits)));
    learner.does(Event::Setting(Setting::PieceSet(PieceSet::Letters)));
    assert!(!pinned(&learner));
    assert_eq!(learner.board().ranks[0], "1");
    learner.clicks("5h");
    assert_eq!(marked(&learner.board(), Mark::Target), [""; 0]);
    learner.clicks("5g");
    assert_eq!(learner.board().motion, None);
    assert!(learner.board().squares.iter().all(|view| !view.last_move));
    assert!(
        learner.board().squares.iter().flat_map(|view| &view.face).all(|face| face.set == PieceSet::Letters)
    );
}

#[test]
fn the_first_start_is_skippable_and_asked_once() {
    let mut learner = Learner::with(Settings::default());
    assert!(matches!(learner.app.view().screen, Screen::FirstStart(_)));
    learner.does(Event::Setting(Setting::Experience(Experience::Chess))).does(Event::Begin);
    let Screen::Learn(learn) = learner.app.view().screen else { panic!("the chapters come next") };
    let resume = learn.resume.unwrap();
    assert_eq!(resume.place, Place::Lesson { id: "ways".to_owned(), step: Some(0) });
    let kept = learner.effects.iter().any(
        |effect| matches!(effect, Effect::SaveSettings(settings) if settings.first_start_done && settings.language.is_some()),
    );
    assert!(kept);
}

#[test]
fn chapters_are_searched_without_accents_and_an_empty_result_is_said() {
    let mut learner = Learner::new();
    learner.does(Event::Search("WAYS".to_owned()));
    let learn = |learner: &Learner| match learner.app.view().screen {
        Screen::Learn(learn) => learn,
        other => panic!("{other:?}"),
    };
    assert_eq!(learn(&learner).chapters.len(), 1);
    learner.does(Event::Search("zzz".to_owned()));
    assert!(learn(&learner).chapters.is_empty() && learn(&learner).empty.is_some());
    learner.does(Event::Search(String::new())).does(Event::Chapter(0));
    assert!(learn(&learner).chapters[0].open);
}

#[test]
fn events_that_do_not_fit_change_nothing_and_never_panic() {
    for step in ["look", "touch", "pin", "promote", "white", "pick", "all-answers"] {
        let mut learner = Learner::at(step);
        for square in Square::all() {
            learner
                .does(Event::Square(square))
                .does(Event::Drag { from: Spot::Square(square), to: sq("5e") });
        }
        for kind in HandKind::ALL {
            for color in Color::ALL {
                learner.does(Event::Hand(color, kind)).does(Event::Grab(Spot::Hand(color, kind)));
            }
        }
        for command in [Command::Redo, Command::Undo, Command::WhyNot, Command::ShowMe, Command::SayBoard] {
            learner.asks(command);
        }
        learner.does(Event::Promotion(Promotion::Keep)).does(Event::Woke(u64::MAX)).does(Event::Activate);
        let _ = learner.app.view();
    }
    let mut learner = Learner::new();
    for event in [Event::Activate, Event::Choice(0), Event::Woke(0), Event::Chapter(9), Event::Begin] {
        learner.does(event);
    }
}
