//! Places as people name them: `learn`, `lesson:pins:2`, `puzzles`, `puzzle:ID`, `play`, `settings`.

use super::{Place, PositionFault, own_position};
use crate::lesson::Catalog;
use crate::lesson::drill::DrillKind;
use crate::locale::{self, Message, Words};
use crate::progress::GameId;

/// Why a text names no place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceError {
    /// Not the name of a place.
    Unknown(String),
    /// That can't be the name of a saved game.
    NoGame(String),
    /// No problem has that id.
    NoPuzzle(String),
    /// The text after `sfen:` is no mate problem.
    NoPosition(PositionFault),
    /// No game can start from the text after `play:`.
    NoStart(PositionFault),
    /// No drill has that id.
    NoDrill(String),
    /// No lesson has that id.
    NoLesson(String),
    /// The lesson has no such step.
    NoStep {
        /// The lesson's id.
        lesson: String,
        /// What was asked for.
        step: String,
        /// How many steps it has.
        steps: usize,
    },
}

/// Reads the name of a place: `learn`, `today`, `puzzles`, `settings`, `miss:N` for an exercise of one's own, `lesson:ID` or `lesson:ID:STEP`, the step by its number
/// from 1 or by its id, `drill:KIND`, `puzzle:ID`, `sfen:` and a position to be solved, `play`, `play:on` for the game that was left, or
/// `play:` and a position to play from.
///
/// # Errors
/// Says what is wrong with the name, or which lesson or step the course lacks.
pub fn read(text: &str, catalog: &Catalog) -> Result<Place, PlaceError> {
    let (word, rest) = text.split_once(':').unwrap_or((text, ""));
    match word {
        "learn" if rest.is_empty() => Ok(Place::Learn),
        "placement" if rest.is_empty() => Ok(Place::Placement),
        "settings" if rest.is_empty() => Ok(Place::Settings),
        "today" if rest.is_empty() => Ok(Place::Today),
        "miss" => match rest.parse() {
            Ok(number) => Ok(Place::Miss(number)),
            Err(_) => Err(PlaceError::Unknown(text.to_owned())),
        },
        "lesson" => lesson(rest, catalog),
        "drill" => {
            DrillKind::from_id(rest).map(Place::Drill).ok_or_else(|| PlaceError::NoDrill(rest.to_owned()))
        }
        "puzzles" if rest.is_empty() => Ok(Place::Puzzles),
        "puzzle" if catalog.puzzle(rest).is_some() || catalog.classic(rest).is_some() => {
            Ok(Place::Puzzle { id: rest.to_owned() })
        }
        "puzzle" => Err(PlaceError::NoPuzzle(rest.to_owned())),
        "sfen" => match own_position::read(rest) {
            Ok(problem) => Ok(Place::Position(Box::new(problem))),
            Err(fault) => Err(PlaceError::NoPosition(fault)),
        },
        "play" if rest.is_empty() => Ok(Place::Play),
        "play" if rest == "on" => Ok(Place::GoOn),
        "play" => match own_position::read_start(rest) {
            Ok(position) => Ok(Place::PlayFrom(Box::new(position))),
            Err(fault) => Err(PlaceError::NoStart(fault)),
        },
        "games" if rest.is_empty() => Ok(Place::Games),
        "game" => game(rest).map(Place::Game),
        "mail" if rest.is_empty() => Ok(Place::Mail),
        "mail" => game(rest).map(Place::MailGame),
        "editor" if rest.is_empty() => Ok(Place::Editor(None)),
        "editor" => match own_position::setup(rest) {
            Ok(setup) => Ok(Place::Editor(Some(Box::new(setup)))),
            Err(fault) => Err(PlaceError::NoPosition(fault)),
        },
        _ => Err(PlaceError::Unknown(text.to_owned())),
    }
}

fn game(text: &str) -> Result<GameId, PlaceError> {
    GameId::new(text).ok_or_else(|| PlaceError::NoGame(text.to_owned()))
}

fn lesson(text: &str, catalog: &Catalog) -> Result<Place, PlaceError> {
    let (id, step) = match text.split_once(':') {
        Some((id, step)) => (id, Some(step)),
        None => (text, None),
    };
    let lesson = catalog.lesson(id).ok_or_else(|| PlaceError::NoLesson(id.to_owned()))?;
    let Some(step) = step else { return Ok(Place::Lesson { id: id.to_owned(), step: None }) };
    let by_number = step.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let index = by_number
        .filter(|&index| index < lesson.steps.len())
        .or_else(|| lesson.steps.iter().position(|candidate| candidate.id == step));
    match index {
        Some(index) => Ok(Place::Lesson { id: id.to_owned(), step: Some(index) }),
        None => Err(PlaceError::NoStep {
            lesson: id.to_owned(),
            step: step.to_owned(),
            steps: lesson.steps.len(),
        }),
    }
}

/// The error as a message, what it quotes in the language of these words.
#[must_use]
pub fn message(words: &Words, error: &PlaceError) -> Message {
    match error {
        PlaceError::Unknown(text) => Message::new("place-unknown").with("text", text),
        PlaceError::NoGame(text) => Message::new("place-no-game").with("text", text),
        PlaceError::NoDrill(id) => {
            let kinds: Vec<_> = DrillKind::ALL.into_iter().map(|kind| kind.id().to_owned()).collect();
            Message::new("place-no-drill").with("drill", id).with("drills", locale::list(words, &kinds))
        }
        PlaceError::NoPuzzle(id) => Message::new("place-no-puzzle").with("puzzle", id),
        PlaceError::NoPosition(fault) => {
            Message::new("place-no-position").with("why", own_position::told(words, fault))
        }
        PlaceError::NoStart(fault) => {
            Message::new("place-no-start").with("why", own_position::told(words, fault))
        }
        PlaceError::NoLesson(id) => Message::new("place-no-lesson").with("lesson", id),
        PlaceError::NoStep { lesson, step, steps } => {
            Message::new("place-no-step").with("lesson", lesson).with("step", step).with("steps", *steps)
        }
    }
}
