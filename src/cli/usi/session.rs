//! What was set, the game as it stands, and the answers.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::clock::{self, Budget};
use super::command::{self, Command, Go, Pace, Wait, shortened};
use super::thinking::{Signals, Speaker, Thinking, held};
use crate::engine::{
    Asked, Book, Control, Level, Limits, Opponent, Progress, Reply, Report, Score, Thought, WhenLost,
};
use crate::locale::{Message, Words};
use crate::notation::usi;
use crate::shogi::{DeclarationRule, Game, Move, Position};
use crate::tsume;

/// Whether to listen on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum After {
    GoOn,
    End,
}

/// A conversation with another program.
pub(super) struct Session<'a> {
    words: &'a Words,
    speaker: Speaker,
    options: Options,
    game: Game,
    opponent: Arc<Mutex<Opponent>>,
    thinking: Option<Thinking>,
}

/// What can be set.
#[derive(Clone, Copy, Debug)]
struct Options {
    level: Level,
    /// MiB.
    hash: usize,
    book: Book,
    when_lost: WhenLost,
    declaration: DeclarationRule,
    overhead: Duration,
    seed: u64,
}

const LARGEST_HASH: usize = 32_768;
const USUAL_HASH: usize = 64;
const LARGEST_OVERHEAD: u64 = 10_000;
const USUAL_OVERHEAD: u64 = 30;

impl Default for Options {
    fn default() -> Options {
        Options {
            level: Level::FULL_STRENGTH,
            hash: USUAL_HASH,
            book: Book::Open,
            when_lost: WhenLost::PlaysOn,
            declaration: DeclarationRule::Points27,
            overhead: Duration::from_millis(USUAL_OVERHEAD),
            seed: 0,
        }
    }
}

/// The levels that can play by the rules: a pass is no move of the interface.
fn levels() -> impl Iterator<Item = Level> {
    Level::ALL.into_iter().filter(|level| !level.passes())
}

impl<'a> Session<'a> {
    pub(super) fn new(words: &'a Words, speaker: Speaker) -> Session<'a> {
        Session {
            words,
            speaker,
            options: Options::default(),
            game: Game::new(Position::start_position()),
            opponent: Arc::new(Mutex::new(Opponent::new(USUAL_HASH << 20))),
            thinking: None,
        }
    }

    /// Answers a line.
    pub(super) fn hear(&mut self, line: &str) -> After {
        match command::read(self.words, line).and_then(|command| self.carry_out(command)) {
            Ok(after) => after,
            Err(message) => {
                let text = self.words.say(&message).replace(['\n', '\r'], " ");
                self.speaker.send(&format!("info string {text}"));
                After::GoOn
            }
        }
    }

    /// Ends the search that may be under way.
    pub(super) fn end(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.stop();
        }
    }

    fn carry_out(&mut self, command: Command) -> Result<After, Message> {
        match command {
            Command::Nothing => {}
            Command::Usi => self.introduce(),
            Command::IsReady => self.speaker.send("readyok"),
            Command::NewGame => {
                self.idle("usinewgame")?;
                held(&self.opponent).forget();
            }
            Command::SetOption { name, value } => {
                self.idle("setoption")?;
                self.set(&name, &value)?;
            }
            Command::Position(game) => {
                self.idle("position")?;
                self.game = *game;
            }
            Command::Go(go) => {
                self.idle("go")?;
                self.go(go)?;
            }
            Command::PonderHit => {
                if let Some(thinking) = &self.thinking {
                    thinking.ponder_hit();
                }
            }
            Command::Stop | Command::GameOver => self.end(),
            Command::Quit => return Ok(After::End),
        }
        Ok(After::GoOn)
    }

    /// Refuses what can't be done while a search is under way.
    fn idle(&mut self, command: &'static str) -> Result<(), Message> {
        if self.thinking.as_ref().is_some_and(|thinking| !thinking.is_done()) {
            return Err(Message::new("usi-error-busy").with("command", command));
        }
        self.end();
        Ok(())
    }

    fn introduce(&self) {
        let say = |line: &str| self.speaker.send(line);
        say(&format!("id name Nari {}", env!("CARGO_PKG_VERSION")));
        say("id author Nari");
        let mut names = String::new();
        for level in levels() {
            names.push_str(" var ");
            names.push_str(level.id());
        }
        say(&format!("option name Level type combo default {}{names}", Level::FULL_STRENGTH.id()));
        for name in ["USI_Hash", "Hash"] {
            say(&format!("option name {name} type spin default {USUAL_HASH} min 1 max {LARGEST_HASH}"));
        }
        say("option name USI_Ponder type check default false");
        say("option name OwnBook type check default true");
        say("option name Resign type check default false");
        say("option name EnteringKingRule type combo default CSARule27 var CSARule27 var CSARule24");
        say(&format!(
            "option name MoveOverhead type spin default {USUAL_OVERHEAD} min 0 max {LARGEST_OVERHEAD}"
        ));
        say("option name Seed type spin default 0 min 0 max 2147483647");
        say("usiok");
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Message> {
        let refused = || {
            Message::new("usi-error-option-value")
                .with("name", shortened(name))
                .with("value", shortened(value))
        };
        let check = || match value {
            "true" => Ok(true),
            "false" => Ok(false),
            _ => Err(refused()),
        };
        let number = |least: u64, most: u64| {
            let number = value.parse::<u64>().ok().filter(|number| (least..=most).contains(number));
            number.ok_or_else(refused)
        };
        match name {
            "Level" => {
                self.options.level = levels().find(|level| level.id() == value).ok_or_else(refused)?;
            }
            "USI_Hash" | "Hash" => {
                let hash = usize::try_from(number(1, LARGEST_HASH as u64)?).map_err(|_| refused())?;
                if hash != self.options.hash {
                    self.options.hash = hash;
                    *held(&self.opponent) = Opponent::new(hash << 20);
                }
            }
            // Pondering is asked for by `go ponder`.
            "USI_Ponder" => drop(check()?),
            "OwnBook" => self.options.book = if check()? { Book::Open } else { Book::Closed },
            "Resign" => {
                self.options.when_lost = if check()? { WhenLost::Resigns } else { WhenLost::PlaysOn };
            }
            "EnteringKingRule" => {
                self.options.declaration = match value {
                    "CSARule27" => DeclarationRule::Points27,
                    "CSARule24" => DeclarationRule::Points24,
                    _ => return Err(refused()),
                };
            }
            "MoveOverhead" => {
                self.options.overhead = Duration::from_millis(number(0, LARGEST_OVERHEAD)?);
            }
            "Seed" => self.options.seed = number(0, u64::from(u32::MAX) / 2)?,
            _ => return Err(Message::new("usi-error-option").with("name", shortened(name))),
        }
        Ok(())
    }

    fn go(&mut self, go: Go) -> Result<(), Message> {
        let speaker = self.speaker.clone();
        let started = match go {
            Go::Mate(time) => {
                let position = self.game.position().clone();
                let memory = self.options.hash << 20;
                Thinking::start(Wait::No, move |signals| mate(position, time, memory, signals, &speaker))
            }
            Go::Move(pace) => {
                let (game, options) = (self.game.clone(), self.options);
                let opponent = Arc::clone(&self.opponent);
                Thinking::start(pace.wait, move |signals| {
                    choose(&game, &pace, &options, &mut held(&opponent), signals, &speaker);
                })
            }
        };
        let failed = |_| Message::new("usi-error-thread");
        self.thinking = Some(started.map_err(failed)?);
        Ok(())
    }
}

/// Searches for a move and says it.
fn choose(
    game: &Game,
    pace: &Pace,
    options: &Options,
    opponent: &mut Opponent,
    signals: &Signals,
    speaker: &Speaker,
) {
    let budget = Budget::of(pace, game.position().side_to_move(), options.overhead);
    let begun = Instant::now();
    let stop = |progress: Progress| {
        if signals.is_stopped() {
            return Control::Stop;
        }
        signals.since().map_or(Control::GoOn, |since| budget.control(since, progress))
    };
    let report = |report: &Report| speaker.send(&info(report, begun));
    let asked = Asked {
        book: options.book,
        when_lost: options.when_lost,
        declaration: options.declaration,
        ..Asked::new(
            options.level,
            options.seed,
            Limits { limit: clock::limit(pace), stop: &stop, report: &report },
        )
    };
    let thought = opponent.answer(game, &asked);
    signals.wait();
    signals.answer();
    speaker.send(&best_move(&thought));
}

fn best_move(thought: &Thought) -> String {
    match thought.reply {
        Reply::Play(mv) => {
            let mut text = format!("bestmove {}", usi::write_move(mv));
            if let Some(&expected) = thought.line.get(1) {
                text.push_str(" ponder ");
                text.push_str(&usi::write_move(expected));
            }
            text
        }
        Reply::Declare => "bestmove win".to_owned(),
        Reply::Resign | Reply::Pass => "bestmove resign".to_owned(),
    }
}

fn info(report: &Report, begun: Instant) -> String {
    let time = begun.elapsed();
    let per_second = u128::from(report.nodes) * 1_000_000 / time.as_micros().max(1);
    let score = match report.score {
        Score::Points(points) => format!("cp {points}"),
        Score::Mates(plies) => format!("mate {plies}"),
        Score::Mated(plies) => format!("mate -{plies}"),
    };
    let Report { depth, nodes, line, .. } = report;
    let time = time.as_millis();
    format!(
        "info depth {depth} score {score} nodes {nodes} nps {per_second} time {time} pv {}",
        written(line)
    )
}

fn written(line: &[Move]) -> String {
    line.iter().map(|&mv| usi::write_move(mv)).collect::<Vec<_>>().join(" ")
}

/// Looks for a mate by checks and says it.
fn mate(position: Position, time: Option<Duration>, memory: usize, signals: &Signals, speaker: &Speaker) {
    let begun = Instant::now();
    let stop = |_: tsume::Progress| {
        if signals.is_stopped() {
            tsume::Control::Stop(tsume::LimitKind::Cancelled)
        } else if time.is_some_and(|time| begun.elapsed() >= time) {
            tsume::Control::Stop(tsume::LimitKind::Time)
        } else {
            tsume::Control::GoOn
        }
    };
    let limits = tsume::Limits { nodes: None, memory, stop: &stop };
    let answer = match tsume::Problem::new(position) {
        Err(_) => "nomate".to_owned(),
        Ok(problem) => match tsume::Solver::new(limits, tsume::Wanted::default()).solve(&problem).result {
            tsume::Outcome::Mate(solution) => written(&solution.line),
            tsume::Outcome::NoMate => "nomate".to_owned(),
            tsume::Outcome::GaveUp(_) => "timeout".to_owned(),
        },
    };
    signals.answer();
    speaker.send(&format!("checkmate {answer}"));
}
