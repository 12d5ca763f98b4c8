//! Reads a line of the interface.

use std::time::Duration;

use crate::locale::{self, Message, Words};
use crate::notation::{sfen, usi};
use crate::shogi::{Game, Position, SetupRule};

/// What a program says to the engine.
#[derive(Clone, Debug)]
pub(super) enum Command {
    Usi,
    IsReady,
    NewGame,
    SetOption {
        name: String,
        value: String,
    },
    Position(Box<Game>),
    Go(Go),
    PonderHit,
    Stop,
    GameOver,
    Quit,
    /// An empty line.
    Nothing,
}

/// How long to search, and for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Go {
    /// For a move.
    Move(Pace),
    /// For a mate, as long as that; `None` until told to stop.
    Mate(Option<Duration>),
}

/// The clocks and limits of a `go`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pace {
    pub(super) black: Clock,
    pub(super) white: Clock,
    pub(super) byoyomi: Option<Duration>,
    pub(super) movetime: Option<Duration>,
    pub(super) nodes: Option<u64>,
    pub(super) depth: Option<u32>,
    pub(super) wait: Wait,
}

/// The time of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Clock {
    pub(super) left: Option<Duration>,
    pub(super) increment: Option<Duration>,
}

/// When the answer may be given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Wait {
    /// As soon as it is found.
    #[default]
    No,
    /// Not before `stop`.
    Infinite,
    /// Not before `ponderhit` or `stop`: it is the other side's time.
    Ponder,
}

/// Reads a line.
///
/// # Errors
/// What is wrong with it.
pub(super) fn read(words: &Words, line: &str) -> Result<Command, Message> {
    let mut rest = line.split_whitespace();
    let Some(word) = rest.next() else { return Ok(Command::Nothing) };
    Ok(match word {
        "usi" => Command::Usi,
        "isready" => Command::IsReady,
        "usinewgame" => Command::NewGame,
        "setoption" => option(rest)?,
        "position" => Command::Position(Box::new(game(words, rest)?)),
        "go" => Command::Go(go(rest)?),
        "ponderhit" => Command::PonderHit,
        "stop" => Command::Stop,
        "gameover" => Command::GameOver,
        "quit" => Command::Quit,
        _ => return Err(Message::new("usi-error-command").with("word", shortened(word))),
    })
}

/// The beginning of a word, which may be anything and of any length.
pub(super) fn shortened(word: &str) -> String {
    let plain = |sign: char| if sign.is_control() { '?' } else { sign };
    word.chars().take(60).map(plain).collect()
}

/// `setoption name N [value V]`: both may be of several words.
fn option<'a>(words: impl Iterator<Item = &'a str>) -> Result<Command, Message> {
    let words: Vec<&str> = words.collect();
    let Some(("name", named)) = words.split_first().map(|(first, rest)| (*first, rest)) else {
        return Err(Message::new("usi-error-option-name"));
    };
    let (name, value) = match named.iter().position(|&word| word == "value") {
        Some(at) => (named.get(..at).unwrap_or_default(), named.get(at + 1..).unwrap_or_default()),
        None => (named, &[][..]),
    };
    if name.is_empty() {
        return Err(Message::new("usi-error-option-name"));
    }
    Ok(Command::SetOption { name: name.join(" "), value: value.join(" ") })
}

/// `startpos` or `sfen` with its four fields, then `moves`: all of it is legal, or nothing is taken over.
fn game<'a>(words: &Words, mut rest: impl Iterator<Item = &'a str>) -> Result<Game, Message> {
    let start = match rest.next() {
        Some("startpos") => Position::start_position(),
        Some("sfen") => {
            let fields: Vec<&str> = rest.by_ref().take(4).collect();
            position(words, &fields.join(" "))?
        }
        _ => return Err(Message::new("usi-error-position")),
    };
    let mut game = Game::new(start);
    match rest.next() {
        None => return Ok(game),
        Some("moves") => {}
        Some(word) => return Err(Message::new("usi-error-moves").with("word", shortened(word))),
    }
    for (number, word) in rest.enumerate() {
        let refused = |text: String| {
            Message::new("usi-error-move")
                .with("number", (number + 1).to_string())
                .with("move", shortened(word))
                .with("text", text)
        };
        let mv = usi::read_move(word).map_err(|error| refused(locale::read_error(words, &error)))?;
        let before = game.position().clone();
        game.play(mv).map_err(|reason| {
            let naming = locale::Naming::default();
            refused(locale::illegality(words, &naming, &before, mv, &reason).text)
        })?;
    }
    Ok(game)
}

fn position(words: &Words, text: &str) -> Result<Position, Message> {
    let refused = |text: String| Message::new("cli-error-sfen").with("text", text);
    let setup = sfen::read(text).map_err(|error| refused(locale::read_error(words, &error)))?;
    // A mate problem may lack the attacker's King.
    Position::from_setup(setup, SetupRule::Tsume).map_err(|faults| {
        let faults: Vec<_> =
            faults.as_slice().iter().map(|fault| locale::setup_fault(words, fault)).collect();
        refused(faults.join(" "))
    })
}

fn go<'a>(mut rest: impl Iterator<Item = &'a str>) -> Result<Go, Message> {
    let mut pace = Pace::default();
    while let Some(word) = rest.next() {
        match word {
            "infinite" => pace.wait = Wait::Infinite,
            "ponder" => pace.wait = Wait::Ponder,
            "mate" => {
                return Ok(Go::Mate(match rest.next() {
                    None | Some("infinite") => None,
                    Some(value) => Some(milliseconds(word, Some(value))?),
                }));
            }
            "btime" => pace.black.left = Some(milliseconds(word, rest.next())?),
            "wtime" => pace.white.left = Some(milliseconds(word, rest.next())?),
            "binc" => pace.black.increment = Some(milliseconds(word, rest.next())?),
            "winc" => pace.white.increment = Some(milliseconds(word, rest.next())?),
            "byoyomi" => pace.byoyomi = Some(milliseconds(word, rest.next())?),
            "movetime" => pace.movetime = Some(milliseconds(word, rest.next())?),
            "nodes" => pace.nodes = Some(number(word, rest.next())?),
            "depth" => pace.depth = Some(number(word, rest.next())?),
            _ => return Err(Message::new("usi-error-go").with("word", shortened(word))),
        }
    }
    Ok(Go::Move(pace))
}

fn number<T: std::str::FromStr>(name: &str, value: Option<&str>) -> Result<T, Message> {
    value.and_then(|value| value.parse().ok()).ok_or_else(|| {
        let value = shortened(value.unwrap_or_default());
        Message::new("usi-error-number").with("name", name.to_owned()).with("value", value)
    })
}

/// Clocks may have run out: less than nothing is nothing.
fn milliseconds(name: &str, value: Option<&str>) -> Result<Duration, Message> {
    let time: i64 = number(name, value)?;
    Ok(Duration::from_millis(u64::try_from(time).unwrap_or(0)))
}
