//! The promise: a practice game can be played to each of its endings, taken back, looked through, and is never lost.
//!
//! Rows of endings are in `tests/play/endings.txt`; searches are done at once by `worker::run_here`.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test says what it expects"
)]

#[path = "support/beginner.rs"]
mod beginner;
#[allow(dead_code, reason = "other tests need more of it")]
mod chance;
#[path = "play/endings.rs"]
mod endings;
#[path = "support/happening.rs"]
mod happening;

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdout, Command as Call, Stdio};
use std::sync::{Arc, Mutex, mpsc};

use beginner::beginner;
use chance::Chance;
use endings::{Ending, endings};
use happening::{Searches, happen};
use nari::app::{
    App, Command, Effect, Event, FileJob, Found, Job, Place, PlayView, ReviewView, Screen, Setting,
    SittingView, Start, Toggle, Tone, Turn,
};
use nari::engine::{Level, Reply, WhenLost};
use nari::lesson::{Catalog, Files};
use nari::locale::{Language, Words};
use nari::notation::record::{Record, Step};
use nari::notation::{sfen, usi};
use nari::progress::{KeptGame, Play, Puzzles, Seat, Settings, Store, Switch};
use nari::shogi::{Color, DeclarationRule, DrawReason, Game, Handicap, Move, Outcome, Position, SetupRule};
use nari::worker::{Worker, run_here};

fn course() -> Arc<Catalog> {
    let mut files = Files::default();
    files.put(
        "lessons/curriculum.toml",
        "format = 1\n[[chapter]]\nnumber = 2\nid = \"near\"\nface = \"gold\"\nlessons = [\"ways\"]\n",
    );
    files.put("lessons/near/ways.toml", include_str!("app/course.toml"));
    Arc::new(Catalog::read(&files).unwrap())
}

fn position(text: &str) -> Position {
    if text == "startpos" {
        return Position::start_position();
    }
    Position::from_setup(sfen::read(text).unwrap(), SetupRule::Game).unwrap()
}

fn level(id: &str) -> Setting {
    Setting::Opponent(Level::from_id(id).unwrap())
}

/// The coach's switches.
const COACH: [Toggle; 5] =
    [Toggle::Hanging, Toggle::Fork, Toggle::MateThreat, Toggle::MissedMate, Toggle::BetterRecapture];

/// Someone who plays; the coach is silent unless a test wants to hear it.
struct Player {
    app: App,
    /// The effects of the last event and of all that came of it.
    effects: Vec<Effect>,
    /// What becomes of its searches.
    searches: Searches,
}

impl Player {
    fn with(play: Play) -> Player {
        let (app, _) = App::new(Start {
            settings: Settings { first_start_done: true, ..Settings::default() },
            play,
            seed: 7,
            ..Start::new(course(), Language::English)
        });
        let mut player = Player { app, effects: Vec::new(), searches: Searches::Done };
        for toggle in COACH {
            player.sets(Setting::Toggle(toggle, Switch::Off));
        }
        player
    }

    /// Sits down to a game.
    fn at(start: &str, settings: &[Setting]) -> Player {
        let mut player = Player::with(Play::default());
        player.does(Event::Open(Place::PlayFrom(Box::new(position(start)))));
        for &setting in settings {
            player.sets(setting);
        }
        player.asks(Command::BeginGame);
        player
    }

    /// Lets something happen, then everything that follows: searches are answered, timers ring.
    fn does(&mut self, event: Event) -> &mut Player {
        self.effects = happen(&mut self.app, event, self.searches);
        self
    }

    fn asks(&mut self, command: Command) -> &mut Player {
        self.does(Event::Command(command))
    }

    fn sets(&mut self, setting: Setting) -> &mut Player {
        self.does(Event::Setting(setting))
    }

    fn plays(&mut self, moves: &str) -> &mut Player {
        for mv in moves.split_whitespace() {
            self.does(Event::Move(usi::read_move(mv).unwrap()));
        }
        self
    }

    fn sees(&self) -> PlayView {
        match self.app.view().screen {
            Screen::Play(play) => *play,
            other => panic!("no game is open: {other:?}"),
        }
    }

    fn looks(&self) -> ReviewView {
        match self.app.view().screen {
            Screen::Review(review) => *review,
            other => panic!("no game is looked through: {other:?}"),
        }
    }

    fn chooses(&self) -> SittingView {
        match self.app.view().screen {
            Screen::Sitting(sitting) => *sitting,
            other => panic!("nothing is chosen: {other:?}"),
        }
    }

    /// The moves on the panel, without their numbers.
    fn moves(&self) -> Vec<String> {
        let label = |label: &str| label.split_once(". ").unwrap().1.to_owned();
        self.sees().moves.iter().map(|view| label(&view.label)).collect()
    }

    fn hears(&self) -> String {
        self.app.view().announcement.text
    }

    #[track_caller]
    fn is_told(&self, title: &str, text: &str) {
        let told = self.sees().feedback.unwrap_or_else(|| panic!("nothing is told"));
        assert!(told.title == title && told.text.contains(text), "{told:?}");
    }

    fn job(&self) -> (u64, Job) {
        let job = |effect: &Effect| match effect {
            Effect::Work { token, job } => Some((*token, job.clone())),
            _ => None,
        };
        self.effects.iter().find_map(job).unwrap()
    }

    fn stops(&self, token: u64) -> bool {
        self.effects
            .iter()
            .any(|effect| matches!(effect, Effect::Stop { token: stopped } if *stopped == token))
    }

    /// What is kept of the games, as of the last event that kept something.
    fn kept(&self) -> Option<Play> {
        self.effects.iter().rev().find_map(|effect| match effect {
            Effect::SavePlay(play) => Some(play.clone()),
            _ => None,
        })
    }

    fn saved(&self) -> Option<Arc<Record>> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Files(FileJob::AddGame { record, .. }) => Some(Arc::clone(record)),
            _ => None,
        })
    }
}

/// The game that is kept, played through.
fn replayed(kept: &KeptGame) -> Game {
    let mut game = Game::teaching(position(&kept.start), Color::White);
    for turn in &kept.turns {
        match turn.as_str() {
            "pass" => game.pass().unwrap(),
            mv => game.play(usi::read_move(mv).unwrap()).unwrap(),
        }
    }
    game
}

#[test]
fn a_beginner_beats_each_passing_opponent_who_neither_checks_nor_takes_unasked() {
    for id in ["passes", "passes-but-answers-check"] {
        let mut chance = Chance::new(3);
        let mut player = Player::at("startpos", &[level(id)]);
        let mut game = Game::teaching(Position::start_position(), Color::White);
        let mut answers = 0;
        while !player.sees().done {
            let mv = beginner(&game, &mut chance);
            player.does(Event::Move(mv));
            let Some(kept) = player.kept().and_then(|play| play.game) else { break };
            let now = replayed(&kept);
            if let Some(answer) = now.last_move() {
                let before = &now.positions()[now.turns().len() - 1];
                assert!(before.is_check(), "{id} moves unasked: {answer:?}");
                let meek =
                    |mv: Move| before.piece_at(mv.to()).is_none() && !before.after(mv).unwrap().is_check();
                assert!(meek(answer) || !before.legal_moves().iter().any(meek), "{id}: {answer:?}");
                answers += 1;
            }
            game = now;
        }
        player.is_told("You win!", "a pass is no move of shogi");
        assert_eq!(answers > 0, id == "passes-but-answers-check", "{answers}");
        assert!(player.saved().is_none(), "a pass can't be written");
        let results = player.kept().unwrap();
        assert_eq!((results.game, results.opponents[id].won), (None, 1));
    }
}

#[test]
fn every_ending_is_reached_told_and_kept() {
    for ending in endings() {
        let Ending { row, start, title, text, word, .. } = ending;
        let settings = [Setting::Seat(Seat::Both), Setting::Declaration(ending.declaration)];
        let mut player = Player::at(start, &settings);
        for turn in &ending.turns {
            assert!(!player.sees().done, "{row}: over before {turn}");
            match turn.as_str() {
                "declare" => {
                    assert!(!player.sees().declare.label.is_empty(), "{row}");
                    player.asks(Command::Declare);
                }
                "resign" => {
                    player.asks(Command::Resign).asks(Command::Confirm);
                }
                mv => {
                    player.plays(mv);
                }
            }
        }
        player.is_told(title, text);
        let record = player.saved().unwrap_or_else(|| panic!("{row}: not written"));
        let last = *record.main_line().last().unwrap();
        let Some(Step::End(end)) = record.step(last) else { panic!("{row}: {:?}", record.step(last)) };
        assert_eq!(end.word(), word, "{row}");
        let told = player.sees().feedback.unwrap();
        let repeats = ending.repeats();
        assert_eq!(told.actions.iter().any(|button| button.command == Command::SeeAgain), repeats, "{row}");
        if repeats {
            // The position is shown and counted each time it came up, and the end is told again.
            player.asks(Command::SeeAgain);
            let heard = player.hears();
            assert!(heard.contains("for the fourth time") && heard.contains(title), "{row}: {heard}");
            player.is_told(title, text);
        }
        player.sets(Setting::Language(Language::French));
        let french = player.sees().feedback.unwrap();
        let titled = if title == "Game over" { "Partie finie" } else { "À rejouer" };
        assert!(french.title == titled && !french.text.contains(text) && french.text.ends_with('.'), "{row}");
    }
}

#[test]
fn five_hundred_moves_are_to_be_replayed() {
    // A game that was left one move before its end; the Rooks' ways meet no position four times.
    let mut game = Game::new(position("k8/9/9/r8/9/8R/9/9/8K b - 1"));
    while game.plies() < 499 {
        let quiet = |mv: &Move| {
            let after = game.position().after(*mv).unwrap();
            let mut next = game.clone();
            next.play(*mv).unwrap();
            game.position().piece_at(mv.to()).is_none() && !after.is_check() && next.outcome().is_none()
        };
        let legal = game.position().legal_moves().to_vec();
        let start = game.plies() / 2 % legal.len();
        let mv = legal.iter().cycle().skip(start).take(legal.len()).find(|mv| quiet(mv)).copied().unwrap();
        game.play(mv).unwrap();
    }
    let kept = KeptGame {
        seat: Seat::Both,
        start: sfen::write(&game.start().to_setup()),
        turns: game.moves().into_iter().map(usi::write_move).collect(),
        ..KeptGame::default()
    };
    let mut player = Player::with(Play { game: Some(kept), ..Play::default() });
    player.does(Event::Open(Place::GoOn));
    assert_eq!(player.sees().title, "Move 500");
    let ends = |mv: &Move| {
        let mut next = game.clone();
        next.play(*mv).unwrap();
        next.outcome() == Some(Outcome::Draw(DrawReason::PlyLimit))
    };
    let last = game.position().legal_moves().iter().find(ends).unwrap();
    player.does(Event::Move(last));
    player.is_told("To be replayed", "500 moves have been played");
}

#[test]
fn a_game_is_taken_back_after_the_mate_and_won_another_way() {
    let mut player = Player::at("4k4/1R7/4P4/9/9/9/9/9/4K4 b RG 1", &[level("random-but-takes-back")]);
    player.plays("G*5b");
    player.is_told("You win!", "Mate! You win.");
    assert_eq!(player.kept().unwrap().opponents["random-but-takes-back"].won, 1);
    assert!(player.saved().is_some());
    player.asks(Command::Undo);
    assert!(!player.sees().done && player.moves().is_empty());
    player.asks(Command::Redo);
    player.is_told("You win!", "Mate! You win.");
    player.asks(Command::Undo).plays("5i5h");
    assert_eq!(player.sees().feedback, None, "the game goes on");
    let after = player.moves();
    assert_eq!(after.len(), 2, "{after:?}");
    let kept = player.kept().unwrap();
    assert_eq!(kept.game.as_ref().unwrap().turns.len(), 2, "the game goes on, and is kept again");
    let won = kept.opponents["random-but-takes-back"].won;
    assert_eq!(won, 1, "one game counts once");
    player.asks(Command::Undo).plays("R*1a");
    player.is_told("You win!", "Mate! You win.");
    assert_eq!(player.moves(), ["R*1a"]);
    assert!(player.saved().is_some(), "another game, another file");
}

#[test]
fn what_is_taken_back_is_ones_own_last_decision_also_while_the_opponent_thinks() {
    let mut player = Player::at("startpos", &[level("counts-pieces")]);
    player.plays("7g7f 2g2f");
    assert_eq!(player.moves().len(), 4);
    player.asks(Command::Undo);
    assert_eq!(player.moves().len(), 2, "my move and the answer to it");
    player.asks(Command::Redo);
    assert_eq!(player.moves().len(), 4);

    player.searches = Searches::HeldBack;
    player.plays("2f2e");
    let (token, job) = player.job();
    assert!(matches!(job, Job::Think(_)));
    assert!(player.sees().status.contains("Squirrel is thinking"));
    assert!(!player.sees().resign.enabled && !player.sees().hint.enabled);
    player.asks(Command::Undo);
    assert!(player.stops(token), "{:?}", player.effects);
    assert_eq!(player.moves().len(), 4);
    // The answer that was on its way comes too late.
    player.does(Event::Answered { token, found: run_here(&job) });
    assert_eq!((player.moves().len(), player.sees().status.as_str()), (4, "Your move"));

    player.asks(Command::Redo);
    let (token, _) = player.job();
    assert!(player.sees().status.contains("is thinking"), "he never answered: he thinks anew");
    player.does(Event::Worked { token, nodes: 900, bytes: 0 });
    let busy = player.sees().busy.unwrap();
    assert_eq!(busy.stop.command, Command::Stop);
    player.asks(Command::Stop);
    assert!(matches!(player.effects[..], [Effect::Hurry { token: hurried }] if hurried == token));
    // Leaving the board stops him; coming back, he thinks again.
    player.does(Event::Open(Place::Settings));
    assert!(player.stops(token));
    player.does(Event::Open(Place::Play));
    assert!(matches!(player.job().1, Job::Think(_)));
    assert_eq!(player.moves().len(), 5);
}

#[test]
fn the_coach_warns_before_and_after_a_move_as_far_as_he_is_asked_to() {
    // The Rook is attacked by the Bishop; it can be guarded by nobody.
    let start = "8k/9/9/9/9/2b6/9/4R4/8K b - 1";
    let all: Vec<_> = COACH.map(|toggle| Setting::Toggle(toggle, Switch::On)).to_vec();
    let settings = [vec![level("passes")], all].concat();
    let mut player = Player::at(start, &settings);
    player.is_told("Watch out", "your Rook on 5h");
    assert!(player.sees().board.squares.iter().any(|square| square.witness));
    player.plays("1i2i");
    player.is_told("Let this move stand?", "your Rook on 5h with the Bishop on 7f");
    assert_eq!(player.moves().len(), 1, "the opponent waits");
    let offered: Vec<_> =
        player.sees().feedback.unwrap().actions.iter().map(|button| button.command).collect();
    assert_eq!(offered, [Command::Retry, Command::PlayOn]);
    player.asks(Command::Retry);
    assert!(player.moves().is_empty());
    player.is_told("Watch out", "your Rook on 5h");
    player.plays("1i2i").asks(Command::PlayOn);
    assert_eq!(player.moves().len(), 2, "the opponent has passed");

    let mut player = Player::at(start, &[level("passes")]);
    assert_eq!(player.sees().feedback, None, "every switch is off");
    player.plays("1i2i");
    assert_eq!(player.moves().len(), 2);

    let strict = [settings, vec![Setting::Toggle(Toggle::Strict, Switch::On)]].concat();
    let mut player = Player::at(start, &strict);
    player.plays("1i2i");
    assert_eq!(player.moves().len(), 2, "a strict game knows no coach");
    player.asks(Command::Undo);
    assert_eq!(player.moves().len(), 2);
    player.asks(Command::Hint);
    let view = player.sees();
    assert!(view.feedback.is_none() && !view.undo.enabled && !view.redo.enabled && !view.hint.enabled);
}

#[test]
fn each_warning_is_said_with_its_squares_and_can_be_turned_off() {
    let mut count = 0;
    for row in include_str!("play/coach.txt").lines().filter(|row| !row.starts_with('#')) {
        let columns: Vec<_> = row.split('|').map(str::trim).collect();
        let [start, opponent, moves, switch, title, text, squares] = columns[..] else { panic!("{row}") };
        let names = ["hanging", "fork", "mate-threat", "missed-mate", "better-recapture"];
        let place = names.iter().position(|name| *name == switch).unwrap();
        for only in [Switch::On, Switch::Off] {
            let other = if only.is_on() { Switch::Off } else { Switch::On };
            let toggles = COACH
                .iter()
                .enumerate()
                .map(|(at, &toggle)| (toggle, if at == place { only } else { other }));
            let mut settings = vec![level(opponent), Setting::Seat(Seat::Black)];
            settings.extend(toggles.map(|(toggle, switch)| Setting::Toggle(toggle, switch)));
            let mut player = Player::at(start, &settings);
            player.plays(moves);
            let view = player.sees();
            let is_said = view.feedback.as_ref().is_some_and(|told| told.text.contains(text));
            assert_eq!(is_said, only.is_on(), "{row}: {:?}", view.feedback);
            if only.is_on() {
                player.is_told(title, text);
                let marked = view.board.squares.iter().filter(|square| square.witness);
                let mut marked: Vec<_> = marked.map(|square| square.square.to_string()).collect();
                marked.sort_unstable();
                assert_eq!(marked.join(" "), squares, "{row}");
            }
        }
        count += 1;
    }
    assert_eq!(count, 9);
}

#[test]
fn a_hint_comes_in_three_grades_and_a_refusal_teaches() {
    let mut player = Player::at("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", &[level("passes")]);
    player.asks(Command::Hint);
    player.is_told("Hint 1", "You can mate in one move.");
    player.asks(Command::Hint);
    player.is_told("Hint 2", "Drop a Gold");
    player.asks(Command::Hint);
    player.is_told("Hint 3", "G*5b");
    assert!(player.sees().board.squares.iter().any(|square| square.hint));
    player.plays("5i5g");
    let told = player.sees().feedback.unwrap();
    assert_eq!(told.tone, Tone::Refused);
    player.asks(Command::Declare);
    player.is_told("Not yet", "Your King must stand in the three far ranks");
    assert!(player.sees().declare.label.is_empty());
}

#[test]
fn resigning_is_asked_once_more_and_can_be_taken_back() {
    let mut player = Player::at("startpos", &[level("random-but-takes-back")]);
    player.plays("7g7f").asks(Command::Confirm);
    assert!(!player.sees().done, "nothing was asked");
    player.asks(Command::Resign);
    player.is_told("Resign?", "your opponent would win");
    player.asks(Command::Retry);
    assert!(player.sees().feedback.is_none());
    player.asks(Command::Confirm);
    assert!(!player.sees().done);
    player.asks(Command::Resign).asks(Command::Confirm);
    player.is_told("You lose this one", "You resign: your opponent wins.");
    player.asks(Command::Undo);
    assert!(!player.sees().done && player.moves().len() == 2, "only the word is taken back");
}

#[test]
fn a_game_that_was_killed_is_there_again() {
    let folder = tempfile::tempdir().unwrap();
    let (mut store, _) = Store::open(folder.path());
    let mut player = Player::at("startpos", &[level("passes")]);
    player.plays("7g7f 7g7c 8h4d");
    assert!(store.save_play(&player.kept().unwrap()).is_empty());
    let seen = player.sees();

    drop(store);
    let (store, notices) = Store::open(folder.path());
    assert!(notices.is_empty(), "{notices:?}");
    let mut again = Player::with(store.play().clone());
    again.does(Event::Open(Place::Play));
    let card = again.chooses().resume.unwrap();
    assert_eq!(card.place, Place::GoOn);
    again.does(Event::Open(card.place));
    let found = again.sees();
    assert_eq!((found.moves, found.overline), (seen.moves, seen.overline));
    assert_eq!(found.board.squares, seen.board.squares);
    // What can't be read is not offered, and nothing of it is taken over.
    for broken in [
        KeptGame { turns: vec!["7g7e".into()], ..store.play().game.clone().unwrap() },
        KeptGame { opponent: Some("nobody".into()), ..store.play().game.clone().unwrap() },
        KeptGame { start: "9/9".into(), ..store.play().game.clone().unwrap() },
        KeptGame { seat: Seat::Both, ..store.play().game.clone().unwrap() },
        KeptGame { tries: vec!["0 7g7f".into()], ..store.play().game.clone().unwrap() },
    ] {
        let mut player = Player::with(Play { game: Some(broken), ..Play::default() });
        player.does(Event::Open(Place::GoOn));
        assert!(player.chooses().resume.is_none());
    }
}

#[test]
fn the_choices_before_a_game_hold_the_whole_ladder_in_both_languages() {
    for language in Language::ALL {
        let words = Words::new(language);
        for level in Level::ALL {
            let (name, text) = (format!("opponent-{}", level.id()), format!("opponent-{}.text", level.id()));
            assert!(words.has(&name) && words.has(&text), "{name}");
        }
    }
    let mut player = Player::with(Play::default());
    player.does(Event::Open(Place::Play));
    let view = player.chooses();
    assert_eq!((view.opponents.len(), view.coach.len()), (Level::COUNT, COACH.len()));
    assert!(view.opponents[0].selected && view.resume.is_none());
    assert!(view.opponents.iter().all(|row| row.suggested.is_none()));
    player.does(Event::StartPosition("4k4/9/9".into())).asks(Command::BeginGame);
    assert!(player.chooses().start.error.is_some());
    assert_eq!(player.hears(), player.chooses().start.error.unwrap());

    player.does(Event::StartPosition(String::new()));
    player.sets(Setting::Handicap(Handicap::SixPieces)).sets(level("random-but-takes-back"));
    assert!(
        player.hears().contains("Butterfly") && player.hears().contains("6 pieces"),
        "{}",
        player.hears()
    );
    player.asks(Command::BeginGame);
    assert_eq!(player.moves().len(), 1, "whoever gives pieces moves first");
    assert!(player.sees().text.contains("6 pieces"));
    player.asks(Command::NewGame);
    player.sets(Setting::Seat(Seat::White)).asks(Command::BeginGame);
    assert_eq!(player.moves().len(), 0, "now that is the learner");
    assert_eq!(player.sees().board.bottom.color, Color::White);
}

#[test]
fn two_wins_in_a_row_suggest_the_next_opponent() {
    let mut player = Player::with(Play::default());
    for wins in 1..=2 {
        player.does(Event::Open(Place::PlayFrom(Box::new(position("4k4/9/4P4/9/9/9/9/9/4K4 b G 1")))));
        player.asks(Command::BeginGame).plays("G*5b");
        assert!(player.sees().done);
        player.asks(Command::NewGame);
        let suggested: Vec<_> = player
            .chooses()
            .opponents
            .iter()
            .filter(|row| row.suggested.is_some())
            .map(|row| row.number)
            .collect();
        assert_eq!(suggested, if wins == 2 { vec![2] } else { vec![] });
    }
}

#[test]
fn a_game_is_looked_through_and_the_missed_mate_becomes_a_puzzle() {
    let mut player = Player::at("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", &[Setting::Seat(Seat::Both)]);
    player.asks(Command::Review);
    assert!(!player.sees().done, "nothing to be looked through yet");
    player.plays("5i5g 5i5h 5a4a G*4b");
    assert_eq!(player.moves().len(), 3, "an illegal try is no move");
    player.asks(Command::Resign).asks(Command::Confirm);
    player.asks(Command::Review);
    let view = player.looks();
    assert!(view.busy.is_none(), "{:?}", view.busy);
    assert_eq!((view.graph.points.len(), view.graph.positions, view.graph.at), (4, 4, 3));
    assert_eq!(view.graph.points[0].chances, 100, "a mate is there to be played");
    let missed = view.findings.iter().find(|found| found.title.contains("missed mate")).unwrap();
    assert!(missed.text.contains("K-5h") && missed.text.contains("G*5b"), "{missed:?}");
    let illegal = view.findings.iter().find(|found| found.title.contains("against the rules")).unwrap();
    assert!(illegal.text.starts_with("You tried K-5g."), "{illegal:?}");
    player.does(Event::Finding(missed.index));
    let shown = player.looks();
    assert_eq!((shown.graph.at, shown.feedback.unwrap().text), (0, missed.text.clone()));
    player.asks(Command::Next);
    assert_eq!(player.looks().graph.at, 1);
    player.asks(Command::Last).asks(Command::Next);
    assert_eq!(player.looks().graph.at, 3);
    player.asks(Command::First).asks(Command::Previous);
    assert_eq!(player.looks().graph.at, 0);
    player.does(Event::Ply(2));
    assert_eq!(player.looks().graph.at, 2);
    player.asks(Command::Review).does(Event::Ply(1));
    assert_eq!(player.looks().graph.at, 1, "a move on the panel leads there too");
    assert_eq!(player.looks().graph.points.len(), 4);

    player.asks(Command::MakePuzzles);
    let saved: Vec<&Puzzles> = player
        .effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::SavePuzzles(puzzles) => Some(puzzles),
            _ => None,
        })
        .collect();
    let own = &saved.last().unwrap().own;
    assert_eq!((own.len(), own[0].moves), (1, 1), "{own:?}");
    let said = player.looks().feedback.unwrap().text;
    assert!(said.contains("3 proved exercises"), "{said}");
    assert!(player.looks().puzzles.label.is_empty(), "once is enough");
    player.asks(Command::Back);
    assert!(player.sees().done, "back at the end");
    player.does(Event::Open(Place::Puzzles));
    let Screen::Puzzles(list) = player.app.view().screen else { panic!("the list") };
    assert_eq!((list.groups[0].title.as_str(), list.groups[0].cards.len()), ("From your own games", 3));
    player.does(Event::Open(list.groups[0].cards[0].place.clone()));
    let Screen::Puzzle(puzzle) = player.app.view().screen else { panic!("a puzzle") };
    assert_eq!(puzzle.title, "A puzzle from your games, number 1");
    player.plays("G*5b");
    player.does(Event::Open(Place::Puzzles));
    let Screen::Puzzles(list) = player.app.view().screen else { panic!("the list") };
    assert_eq!((list.groups[0].done, list.groups[0].cards[0].stars), (1, 3), "its record is kept");
}

#[test]
fn a_search_that_is_not_waited_for_changes_nothing() {
    let mut player = Player::at("startpos", &[level("counts-pieces")]);
    player.searches = Searches::HeldBack;
    player.plays("7g7f");
    let (token, job) = player.job();
    let found = run_here(&job);
    assert!(matches!(found, Found::Thought(_)));
    let before = player.sees();
    player.does(Event::Answered { token: token + 1_000, found: found.clone() });
    assert_eq!(player.sees().moves, before.moves);
    player.does(Event::Answered { token, found });
    assert_eq!(player.moves().len(), 2);
}

#[test]
fn an_opponent_resigns_a_lost_game_only_when_that_is_wished() {
    // White can do nothing against the mate on the next move.
    let start = "4k4/R8/4P4/9/9/9/9/9/4K4 b G 1";
    for resigns in [Switch::Off, Switch::On] {
        let settings = [level("three-moves"), Setting::Toggle(Toggle::Resigns, resigns)];
        let mut player = Player::at(start, &settings);
        player.plays("5i5h");
        let over = player.sees().done;
        assert_eq!(over, resigns.is_on(), "{start}");
    }
}

#[test]
fn a_search_that_is_hurried_answers_and_one_that_is_stopped_does_not() {
    let (tell, heard) = mpsc::channel();
    let tell = Mutex::new(tell);
    let worker = Worker::new(move |event| {
        // Nobody listens any more once the test is over.
        let _ = tell.lock().unwrap().send(event);
    });
    let turn = Turn {
        game: Game::from_handicap(Handicap::TenPieces),
        level: Level::FULL_STRENGTH,
        nodes: None,
        seed: 1,
        when_lost: WhenLost::PlaysOn,
        declaration: DeclarationRule::default(),
        among: Vec::new(),
    };
    worker.start(1, Job::Think(Box::new(turn.clone()))).unwrap();
    worker.stop(1);
    worker.start(2, Job::Think(Box::new(turn))).unwrap();
    worker.hurry(2);
    let answer = heard.iter().find(|event| matches!(event, Event::Answered { .. })).unwrap();
    let Event::Answered { token, found: Found::Thought(thought) } = answer else { panic!("{answer:?}") };
    assert!(token == 2 && matches!(thought.reply, Reply::Play(_)), "{thought:?}");
}

#[test]
fn a_game_is_played_by_typed_lines_in_either_language() {
    let lines = [
        "play",
        "against 1",
        "set 6",
        "begin",
        "7g7f",
        "contre 5",
        "hint",
        "annuler",
        "8h2h",
        "7g7f",
        "abandonner",
        "oui",
        "review",
        "1",
        "ply 1",
        "relire",
        "new",
        "quit",
    ];
    let (app, effects) = App::new(Start {
        settings: Settings { first_start_done: true, ..Settings::default() },
        ..Start::new(course(), Language::English)
    });
    let mut printed = Vec::new();
    nari::text::run(app, effects, lines.join("\n").as_bytes(), &mut printed, |_| Vec::new()).unwrap();
    let printed = String::from_utf8(printed).unwrap();
    let mut rest = printed.as_str();
    for expected in [
        "*  1  Pebble",
        "Against Pebble.",
        "When a piece of yours can be taken for nothing: off",
        "Practice game against Pebble",
        "You play P-7f.",
        "Your opponent passes. Your move",
        "Against Squirrel.",
        "Hint 1.",
        "Taken back.",
        "Illegal move",
        "You play P-7f.",
        "Resign? The game would end here",
        "You resign: your opponent wins.",
        "Type undo to take back, review",
        "Your chances",
        "1. P-7f: ",
        "against the rules. You tried",
        "Position after 1 of 2 moves",
        "The game is over",
        "Your opponent\n",
        "Squirrel",
    ] {
        let (_, after) = rest.split_once(expected).unwrap_or_else(|| panic!("{expected}: {rest}"));
        rest = after;
    }
}

#[test]
fn a_game_that_gives_way_to_another_is_kept_as_far_as_it_was_played() {
    let mut player = Player::at("startpos", &[level("random-but-takes-back")]);
    player.plays("7g7f").asks(Command::NewGame);
    assert!(player.chooses().resume.is_some() && player.saved().is_none());
    player.asks(Command::BeginGame);
    let record = player.saved().unwrap();
    let line = record.main_line();
    assert_eq!(line.len(), 3);
    let Some(Step::End(end)) = record.step(line[2]) else { panic!("{line:?}") };
    assert_eq!((end.word(), player.kept().unwrap().game), ("中断", None));
    player.asks(Command::NewGame);
    assert!(player.chooses().resume.is_none(), "nothing was played in the new one");
}

/// The program as plain text, with what it prints as it comes.
fn program(folder: &Path, place: &str) -> (Child, BufReader<ChildStdout>) {
    let mut child = Call::new(env!("CARGO_BIN_EXE_nari"))
        .args(["text", "--lang", "en", "--open", place, "--data-dir"])
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let printed = BufReader::new(child.stdout.take().unwrap());
    (child, printed)
}

#[test]
fn the_game_is_there_again_after_the_program_was_killed() {
    let folder = tempfile::tempdir().unwrap();
    let (mut child, printed) = program(folder.path(), "play");
    writeln!(child.stdin.as_mut().unwrap(), "begin\n7g7f\n2g2f").unwrap();
    let passes = printed.lines().filter(|line| line.as_ref().unwrap().contains("Your opponent passes."));
    assert_eq!(passes.take(2).count(), 2);
    child.kill().unwrap();
    child.wait().unwrap();
    let (mut child, printed) = program(folder.path(), "play:on");
    drop(child.stdin.take());
    let printed: Vec<_> = printed.lines().map(Result::unwrap).collect();
    // Whether the last pass was written before the kill or not: the learner's moves are there.
    let played = "1. P-7f  2. passes  3. P-2f";
    assert!(printed.iter().any(|line| line.contains(played)), "{printed:?}");
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_saved_game_says_when_it_was_played() {
    let mut player = Player::at("4k4/1R7/4P4/9/9/9/9/9/4K4 b RG 1", &[level("random-but-takes-back")]);
    // 30 November 2026, 23:30 in UTC: the day after where the learner is.
    player.does(Event::Clock(nari::progress::Moment::new(1_796_081_400, 60)));
    player.plays("G*5b");
    let record = player.saved().unwrap();
    assert_eq!(record.header(&nari::notation::record::HeaderKey::START_TIME), Some("2026/12/01"));
}

#[test]
fn the_list_of_lessons_offers_the_game_that_was_left() {
    let mut player = Player::at("startpos", &[level("random-but-takes-back")]);
    let offered = |player: &mut Player| {
        player.does(Event::Open(Place::Learn));
        match player.app.view().screen {
            Screen::Learn(view) => view.game.map(|card| card.place),
            _ => panic!("not the lessons"),
        }
    };
    assert_eq!(offered(&mut player), None, "nothing was played");
    player.does(Event::Open(Place::Play));
    player.plays("7g7f");
    assert_eq!(offered(&mut player), Some(Place::GoOn));
    player.does(Event::Search("pin".to_owned()));
    assert!(matches!(player.app.view().screen, Screen::Learn(view) if view.game.is_none()));
}
