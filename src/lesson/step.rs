//! A step of a lesson: a board, a task, and what may be said about it.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use crate::shogi::{Color, Move, PieceKind, Position, SquareSet};

use super::contest::Contest;
use super::fact::Fact;
use super::fault::Place;
use super::find::Find;
use super::goal::Goal;
use super::measure::Measure;
use super::name::Name;
use super::solve::Outlook;

/// One step of a lesson, read whole.
#[derive(Debug)]
pub struct Step {
    /// The id of its lesson.
    pub lesson: String,
    /// The id, unique in its lesson.
    pub id: String,
    /// What the ids of its messages begin with.
    pub(super) words: String,
    /// Which step of its lesson it is, counted from 1.
    pub number: usize,
    /// The board at the start; the learner is the side to move.
    pub position: Position,
    /// What is asked.
    pub task: Task,
    /// The placeables of its messages.
    pub names: Vec<(String, Name)>,
    /// What its messages say about the board, as written and as read.
    pub facts: Vec<(String, Fact)>,
    /// The mistakes that have words of their own, in the order in which they are looked at.
    pub mistakes: Vec<Mistake>,
    /// The marks on the board from the start.
    pub show: Vec<Show>,
    /// What the other player does.
    pub opponent: Opponent,
    pub(super) places: BTreeMap<Part, Place>,
    /// What the search found from the start; looked for once, when first asked.
    pub(super) outlook: OnceLock<Outlook>,
}

/// What the learner is asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Watch the moves play themselves.
    Explain {
        /// The moves, perhaps none.
        play: Vec<Move>,
    },
    /// Touch every square of the find.
    Paint {
        /// What is asked.
        find: Find,
    },
    /// Move onto every star.
    Collect {
        /// Where the stars stand.
        stars: SquareSet,
    },
    /// Take every target.
    Capture {
        /// Where the targets stand.
        targets: SquareSet,
        /// Whether a piece may be left where it can be taken.
        care: Care,
    },
    /// Reach the goal.
    Move {
        /// What has to be true after the last move.
        goal: Goal,
        /// How many moves the learner has.
        moves: usize,
    },
    /// Pick a move after which the goal holds.
    Choose {
        /// The moves to pick from.
        choices: Vec<Move>,
        /// What the right ones reach.
        goal: Goal,
    },
    /// Pick the move that is illegal.
    WhichIsIllegal {
        /// The moves to pick from.
        choices: Vec<Move>,
    },
    /// Pick the reason why a move is illegal.
    WhyIllegal {
        /// The move.
        mv: Move,
        /// The names of the reasons to pick from.
        choices: Vec<&'static str>,
    },
    /// Find every legal answer to the check.
    Answers,
    /// Bring pieces to their places.
    Build {
        /// Which piece is to stand where.
        shape: Vec<(PieceKind, crate::shogi::Square)>,
    },
    /// Give mate.
    Mate {
        /// In how many moves of both players, odd.
        moves: usize,
    },
    /// Play a game against an opponent.
    Play(Contest),
    /// Hold the King against the shortest mate.
    Defend {
        /// The moves of both players within which the other player mates, if he is let, from his own move on; odd.
        moves: usize,
    },
    /// Count something on the board.
    Count {
        /// What.
        measure: Measure,
        /// How it is told.
        by: Counting,
    },
    /// Answer a question.
    Quiz {
        /// The question.
        ask: Ask,
        /// The answers to pick from.
        choices: Vec<Choice>,
    },
}

/// How the learner tells what he counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Counting {
    /// He touches each thing.
    Touch,
    /// He picks one of these numbers.
    Number(Vec<Choice>),
}

/// Whether pieces may be left where they can be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// Only the targets count.
    Any,
    /// No piece of the learner may be left where a legal reply takes it.
    Safely,
}

/// A question of a quiz; the answer is computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// What stands on that square?
    Kind(crate::shogi::Square),
    /// Whose is the piece on that square?
    Side(crate::shogi::Square),
    /// How many, or how much?
    Number(Measure),
    /// Is that true?
    True(Fact),
    /// Which look do you like for the pieces? Every answer is right.
    PieceSet,
}

/// Something to pick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// A move.
    Move(Move),
    /// A reason why a move is illegal, by the name of its `Illegality`.
    Reason(&'static str),
    /// A kind of piece.
    Kind(PieceKind),
    /// A player: the learner's colour or the other.
    Side(Color),
    /// A number.
    Number(usize),
    /// The statement is true.
    Yes,
    /// The statement is false.
    No,
    /// A look of the pieces, counted from 0 in the order of the settings.
    PieceSet(usize),
}

/// How many looks of the pieces the settings know.
pub const PIECE_SETS: usize = 4;

/// A mistake that has words of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// When it was made.
    pub when: Goal,
    /// The last part of the message's id.
    pub say: String,
}

/// A mark on the board from the start of the step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// These squares.
    Squares(SquareSet),
    /// An arrow.
    Arrow {
        /// Where it begins.
        from: crate::shogi::Square,
        /// Where it points.
        to: crate::shogi::Square,
    },
}

/// What the other player does after a move of the learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// Nothing: the learner moves again.
    Still,
    /// The best defence.
    Best,
    /// These moves, one after the other; then nothing.
    Script(Vec<Move>),
}

/// A part of a step that has a place in its file; lists are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Part {
    Step,
    Id,
    Setup,
    Goal,
    Find,
    Ask,
    Move,
    Moves,
    Stars(usize),
    Targets(usize),
    Choices,
    Choice(usize),
    Fact(usize),
    Mistake(usize),
    Name(usize),
    Play(usize),
    Shape(usize),
    Script(usize),
    Level,
    Walls,
}

impl Step {
    /// The side of the learner.
    #[must_use]
    pub fn learner(&self) -> Color {
        self.position.side_to_move()
    }

    /// The id of one of its messages: `text`, `hint-1`, `hint-2`, `done` or the `say` of a mistake.
    #[must_use]
    pub fn message(&self, part: &str) -> String {
        format!("{}-{part}", self.words)
    }

    /// How many grades of hint it has.
    #[must_use]
    pub fn hints(&self) -> usize {
        let grades = ["hint-1", "hint-2"].map(|grade| self.message(grade));
        self.messages().iter().filter(|id| grades.contains(id)).count()
    }

    /// The ids of all the messages that it needs.
    #[must_use]
    pub fn messages(&self) -> Vec<String> {
        let parts: &[&str] = match self.task {
            Task::Explain { .. } => &["text"],
            _ => &["text", "hint-1", "hint-2", "done"],
        };
        let says = self.mistakes.iter().map(|mistake| mistake.say.as_str());
        let mut ids: Vec<String> = parts.iter().copied().chain(says).map(|part| self.message(part)).collect();
        ids.dedup();
        ids
    }

    /// Whether another step asks the same on the same board, whatever the messages say now.
    #[must_use]
    pub fn asks_as(&self, other: &Step) -> bool {
        (&self.position, &self.task, &self.opponent) == (&other.position, &other.task, &other.opponent)
            && (&self.names, &self.mistakes, &self.show) == (&other.names, &other.mistakes, &other.show)
    }

    /// The kind as written in the file.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self.task {
            Task::Explain { .. } => "explain",
            Task::Paint { .. } => "paint",
            Task::Collect { .. } => "collect",
            Task::Capture { .. } => "capture",
            Task::Move { .. } => "move",
            Task::Choose { .. } => "choose",
            Task::WhichIsIllegal { .. } | Task::WhyIllegal { .. } => "why-not",
            Task::Answers => "answers",
            Task::Build { .. } => "build",
            Task::Mate { .. } => "mate",
            Task::Play(_) => "play",
            Task::Defend { .. } => "defend",
            Task::Count { .. } => "count",
            Task::Quiz { .. } => "quiz",
        }
    }

    pub(super) fn place(&self, part: Part) -> Place {
        let known = self.places.get(&part).or_else(|| self.places.get(&Part::Step));
        known.copied().unwrap_or_default()
    }
}
