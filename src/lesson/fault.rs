//! What is wrong with a lesson file, and where: values, never sentences. `locale` makes the sentences.

use std::fmt;

use crate::notation::{ReadError, usi};
use crate::shogi::{Hand, Illegality, Move, PieceKind, SetupFault, Square};
use crate::tsume::compose::{Flaw, Grade, Spared, Theme};

use super::expected::Expected;
use super::phrase::kind_name;

/// One fault of a course, with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The file, as a path inside the course: `lessons/near/gold.toml`.
    pub file: String,
    /// Where in the file.
    pub place: Place,
    /// The step it concerns, counted from 1 in its file.
    pub step: Option<usize>,
    /// What is wrong.
    pub kind: FaultKind,
}

impl Fault {
    /// Whether a message that is missing is the fault.
    #[must_use]
    pub const fn lacks_a_message(&self) -> bool {
        matches!(self.kind, FaultKind::NoMessage { .. })
    }
}

/// A place in a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Counted from 1.
    pub line: usize,
    /// In characters, counted from 1.
    pub column: usize,
}

/// What can be wrong with a course.
#[derive(Clone, Debug, PartialEq)]
pub enum FaultKind {
    /// The file is not TOML.
    BrokenToml {
        /// What the reader of TOML says, in English.
        detail: String,
    },
    /// The file is no text in UTF-8.
    NotText,
    /// The folder has no `curriculum.toml`.
    NoCurriculum,
    /// `format` is a number that this program does not know.
    UnknownFormat {
        /// The number that the file says.
        format: i64,
    },
    /// A key that means nothing there.
    UnknownKey {
        /// The key.
        key: String,
        /// The keys that may stand there.
        known: Vec<&'static str>,
    },
    /// A key that must be there is not.
    MissingKey {
        /// The key.
        key: &'static str,
    },
    /// A text or value that cannot be read as what has to stand there.
    Unreadable {
        /// What was found.
        found: String,
        /// What has to stand there.
        expected: Expected,
    },
    /// Two chapters, lessons, steps, names or mistakes share an id.
    DuplicateId {
        /// The id.
        id: String,
    },
    /// The id of a lesson is not the name of its file.
    IdIsNotFileName {
        /// The id.
        id: String,
    },
    /// The curriculum names a lesson that has no file.
    NoSuchLesson {
        /// The file that is missing.
        path: String,
    },
    /// A lesson's file is named by no chapter of the curriculum.
    UnlistedLesson,
    /// A list that must hold something is empty.
    Empty {
        /// The key of the list.
        key: &'static str,
    },
    /// The SFEN of a setup cannot be read.
    SetupUnreadable(ReadError),
    /// The setup can be read, and no board of shogi may look like this.
    SetupFault(SetupFault),
    /// The learner cannot play in that setup.
    NoMoveAtTheStart,
    /// A name points to a square where nothing stands.
    NothingThere {
        /// The empty square.
        square: Square,
    },
    /// A fact is not true.
    FactIsFalse {
        /// The fact as written.
        fact: String,
        /// The squares of its find, when the fact is about one.
        found: Option<Vec<Square>>,
    },
    /// A scripted move is against the rules.
    ScriptIllegal {
        /// The move.
        mv: Move,
        /// Why.
        reason: Illegality,
    },
    /// The step is solved before the learner did anything.
    SolvedAtTheStart,
    /// No way leads to the goal.
    NoSolution,
    /// No solution was found before the search had to stop.
    OutOfReach {
        /// How many positions were looked at.
        positions: usize,
    },
    /// A star that no piece of the learner can reach.
    StarOutOfReach {
        /// The star.
        square: Square,
    },
    /// A star or target that stands where it cannot be.
    NotATarget {
        /// The square.
        square: Square,
    },
    /// A find that finds no square.
    NothingToFind,
    /// There is no mate in that many moves.
    NoMate {
        /// Moves of both players.
        moves: usize,
    },
    /// There is a shorter mate than the step says.
    ShorterMate {
        /// Moves of both players.
        moves: usize,
    },
    /// Every reply of the learner's defends as well as any other.
    NothingToDefend,
    /// The learner's King is not in check, so there is nothing to answer.
    NotInCheck,
    /// The learner is mated already.
    AlreadyMated,
    /// A choice that is no legal move.
    ChoiceIllegal {
        /// The move.
        mv: Move,
        /// Why.
        reason: Illegality,
    },
    /// The same choice twice.
    ChoiceTwice {
        /// Which choice repeats another, counted from 1.
        choice: usize,
    },
    /// None of the choices is right.
    NoRightChoice,
    /// Several choices are right where one should be.
    SeveralRightChoices {
        /// Which, counted from 1.
        choices: Vec<usize>,
    },
    /// All the choices are right.
    NoWrongChoice,
    /// The move of a why-not is legal.
    MoveIsLegal {
        /// The move.
        mv: Move,
    },
    /// A listed mistake that nobody can make.
    MistakeImpossible {
        /// Its `say`.
        say: String,
    },
    /// A listed mistake that is right.
    MistakeIsRight {
        /// Its `say`.
        say: String,
        /// A move that is right and has these words.
        mv: Option<Move>,
    },
    /// A listed mistake whose words are never heard: those before it take all of its cases.
    MistakeHidden {
        /// Its `say`.
        say: String,
    },
    /// A mate problem is no good one; never [`Flaw::Undecided`], which is [`FaultKind::OutOfReach`].
    Flawed(Flaw),
    /// A mate problem has another theme than its file says.
    OtherTheme {
        /// The one it has.
        found: Theme,
    },
    /// A mate problem has another grade than its file says.
    OtherGrade {
        /// The one it has.
        found: Grade,
    },
    /// A mate problem is the same as another, perhaps mirrored or moved along.
    Alike {
        /// The id of the other.
        id: String,
    },
    /// The placement test is to ask a step that the chapter lacks, or that can't be answered at once.
    NoSuchQuestion {
        /// What was asked for.
        question: String,
    },
    /// Pieces stand outside the walls of a small board.
    OutsideTheWalls {
        /// Where.
        squares: Vec<Square>,
    },
    /// No way was found to win a game against its opponent.
    NotWon {
        /// Within how many moves of the learner it was looked for.
        moves: usize,
    },
    /// A message that a language lacks.
    NoMessage {
        /// The message's id.
        id: String,
        /// The language's code.
        language: String,
    },
    /// A message that no lesson says.
    MessageWithoutStep {
        /// The message's id.
        id: String,
        /// The language's code.
        language: String,
    },
    /// The same message twice in one language.
    MessageTwice {
        /// The message's id.
        id: String,
        /// The language's code.
        language: String,
    },
    /// A message has a placeable that its step has no name for.
    UnknownPlaceable {
        /// The message's id.
        id: String,
        /// The language's code.
        language: String,
        /// The placeable, without `$`.
        name: String,
    },
    /// A message lacks a placeable that it has in another language.
    PlaceableMissing {
        /// The message's id.
        id: String,
        /// The language's code.
        language: String,
        /// The placeable, without `$`.
        name: String,
    },
    /// A message writes a square out, which a placeable of the step should name.
    SquareWritten {
        /// The message's id.
        id: String,
        /// The language's code.
        language: String,
        /// The square, as it is written.
        text: String,
    },
    /// A message puts a piece on a square where it does not stand.
    PieceElsewhere {
        /// The message's id.
        id: String,
        /// The language's code.
        language: String,
        /// The kind that is named.
        kind: PieceKind,
        /// The square that is named.
        square: Square,
        /// What stands there.
        found: Option<PieceKind>,
    },
    /// A message writes a piece's name out, for which the step has a placeable.
    PieceWritten {
        /// The message's id.
        id: String,
        /// The language's code.
        language: String,
        /// The placeable, without `$`.
        name: String,
    },
    /// A name is called after a kind, and stands for a piece of another.
    NameOfOtherKind {
        /// The name.
        name: String,
        /// The kind that stands there.
        kind: PieceKind,
    },
    /// A name that no message says.
    NameUnused {
        /// The name.
        name: String,
    },
}

/// A piece of a fault's sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A word that stands as it is: an id, a key, a square's or a move's name.
    Text(String),
    /// A number, for plurals.
    Number(usize),
}

impl FaultKind {
    /// The id of the message that says it, `check-…`.
    #[must_use]
    pub const fn message(&self) -> &'static str {
        match self {
            FaultKind::BrokenToml { .. } => "check-broken-toml",
            FaultKind::NotText => "check-not-text",
            FaultKind::NoCurriculum => "check-no-curriculum",
            FaultKind::UnknownFormat { .. } => "check-unknown-format",
            FaultKind::UnknownKey { .. } => "check-unknown-key",
            FaultKind::MissingKey { .. } => "check-missing-key",
            FaultKind::Unreadable { .. } => "check-unreadable",
            FaultKind::DuplicateId { .. } => "check-duplicate-id",
            FaultKind::IdIsNotFileName { .. } => "check-id-is-not-file-name",
            FaultKind::NoSuchLesson { .. } => "check-no-such-lesson",
            FaultKind::UnlistedLesson => "check-unlisted-lesson",
            FaultKind::Empty { .. } => "check-empty",
            FaultKind::SetupUnreadable(_) => "check-setup-unreadable",
            FaultKind::SetupFault(_) => "check-setup-fault",
            FaultKind::NoMoveAtTheStart => "check-no-move-at-the-start",
            FaultKind::NothingThere { .. } => "check-nothing-there",
            FaultKind::FactIsFalse { .. } => "check-fact-is-false",
            FaultKind::ScriptIllegal { .. } => "check-script-illegal",
            FaultKind::SolvedAtTheStart => "check-solved-at-the-start",
            FaultKind::NoSolution => "check-no-solution",
            FaultKind::OutOfReach { .. } => "check-out-of-reach",
            FaultKind::StarOutOfReach { .. } => "check-star-out-of-reach",
            FaultKind::NotATarget { .. } => "check-not-a-target",
            FaultKind::NothingToFind => "check-nothing-to-find",
            FaultKind::NoMate { .. } => "check-no-mate",
            FaultKind::ShorterMate { .. } => "check-shorter-mate",
            FaultKind::NothingToDefend => "check-nothing-to-defend",
            FaultKind::NotInCheck => "check-not-in-check",
            FaultKind::AlreadyMated => "check-already-mated",
            FaultKind::ChoiceIllegal { .. } => "check-choice-illegal",
            FaultKind::ChoiceTwice { .. } => "check-choice-twice",
            FaultKind::NoRightChoice => "check-no-right-choice",
            FaultKind::SeveralRightChoices { .. } => "check-several-right-choices",
            FaultKind::NoWrongChoice => "check-no-wrong-choice",
            FaultKind::MoveIsLegal { .. } => "check-move-is-legal",
            FaultKind::MistakeImpossible { .. } => "check-mistake-impossible",
            FaultKind::MistakeIsRight { .. } => "check-mistake-is-right",
            FaultKind::MistakeHidden { .. } => "check-mistake-hidden",
            FaultKind::Flawed(flaw) => flaw_message(flaw),
            FaultKind::OtherTheme { .. } => "check-other-theme",
            FaultKind::OtherGrade { .. } => "check-other-grade",
            FaultKind::Alike { .. } => "check-alike",
            FaultKind::NoSuchQuestion { .. } => "check-no-such-question",
            FaultKind::OutsideTheWalls { .. } => "check-outside-the-walls",
            FaultKind::NotWon { .. } => "check-not-won",
            FaultKind::NoMessage { .. } => "check-no-message",
            FaultKind::MessageWithoutStep { .. } => "check-message-without-step",
            FaultKind::MessageTwice { .. } => "check-message-twice",
            FaultKind::UnknownPlaceable { .. } => "check-unknown-placeable",
            FaultKind::PlaceableMissing { .. } => "check-placeable-missing",
            FaultKind::SquareWritten { .. } => "check-square-written",
            FaultKind::PieceElsewhere { .. } => "check-piece-elsewhere",
            FaultKind::PieceWritten { .. } => "check-piece-written",
            FaultKind::NameOfOtherKind { .. } => "check-name-of-other-kind",
            FaultKind::NameUnused { .. } => "check-name-unused",
        }
    }

    /// What the message is given: always the same names for one id. A `SetupFault` and a `ReadError` have
    /// words of their own, so `check-setup-fault` and `check-setup-unreadable` are given nothing here.
    #[must_use]
    pub fn arguments(&self) -> Vec<(&'static str, Argument)> {
        match self {
            FaultKind::BrokenToml { detail } => vec![("detail", text(detail))],
            FaultKind::UnknownFormat { format } => vec![("format", text(format))],
            FaultKind::UnknownKey { key, known } => {
                vec![("key", text(key)), ("known", text(&known.join(" ")))]
            }
            FaultKind::MissingKey { key } | FaultKind::Empty { key } => vec![("key", text(key))],
            FaultKind::Unreadable { found, expected } => {
                vec![("found", text(found)), ("expected", text(expected.name()))]
            }
            FaultKind::DuplicateId { id } | FaultKind::IdIsNotFileName { id } | FaultKind::Alike { id } => {
                vec![("id", text(id))]
            }
            FaultKind::Flawed(flaw) => flaw_arguments(flaw),
            FaultKind::OtherTheme { found } => vec![("found", text(found.name()))],
            FaultKind::OtherGrade { found } => vec![("found", text(&found.number()))],
            FaultKind::NoSuchLesson { path } => vec![("path", text(path))],
            FaultKind::NothingThere { square }
            | FaultKind::StarOutOfReach { square }
            | FaultKind::NotATarget { square } => vec![("square", text(square))],
            FaultKind::FactIsFalse { fact, found } => {
                vec![("fact", text(fact)), ("found", text(&list(found.as_deref().unwrap_or_default())))]
            }
            FaultKind::ScriptIllegal { mv, reason } | FaultKind::ChoiceIllegal { mv, reason } => {
                vec![("move", moved(*mv)), ("reason", text(reason.name()))]
            }
            FaultKind::OutOfReach { positions } => vec![("positions", Argument::Number(*positions))],
            FaultKind::NoSuchQuestion { question } => vec![("question", text(question))],
            FaultKind::OutsideTheWalls { squares } => vec![("squares", text(&list(squares)))],
            FaultKind::NoMate { moves } | FaultKind::ShorterMate { moves } | FaultKind::NotWon { moves } => {
                vec![("moves", Argument::Number(*moves))]
            }
            FaultKind::ChoiceTwice { choice } => vec![("choice", Argument::Number(*choice))],
            FaultKind::SeveralRightChoices { choices } => vec![("choices", text(&list(choices)))],
            FaultKind::MoveIsLegal { mv } => vec![("move", moved(*mv))],
            FaultKind::MistakeIsRight { say, mv } => {
                vec![("say", text(say)), ("move", mv.map_or_else(|| text("-"), moved))]
            }
            FaultKind::MistakeImpossible { say } | FaultKind::MistakeHidden { say } => {
                vec![("say", text(say))]
            }
            FaultKind::NoMessage { id, language }
            | FaultKind::MessageWithoutStep { id, language }
            | FaultKind::MessageTwice { id, language } => {
                vec![("id", text(id)), ("language", text(language))]
            }
            FaultKind::UnknownPlaceable { id, language, name }
            | FaultKind::PlaceableMissing { id, language, name }
            | FaultKind::PieceWritten { id, language, name } => {
                vec![("id", text(id)), ("language", text(language)), ("name", text(name))]
            }
            FaultKind::SquareWritten { id, language, text: square } => {
                vec![("id", text(id)), ("language", text(language)), ("square", text(square))]
            }
            FaultKind::PieceElsewhere { id, language, kind, square, .. } => {
                let kind = text(kind_name(*kind));
                vec![("id", text(id)), ("language", text(language)), ("kind", kind), ("square", text(square))]
            }
            FaultKind::NameOfOtherKind { name, kind } => {
                vec![("name", text(name)), ("kind", text(kind_name(*kind)))]
            }
            FaultKind::NameUnused { name } => vec![("name", text(name))],
            FaultKind::NotText
            | FaultKind::NoCurriculum
            | FaultKind::UnlistedLesson
            | FaultKind::SetupUnreadable(_)
            | FaultKind::SetupFault(_)
            | FaultKind::NoMoveAtTheStart
            | FaultKind::SolvedAtTheStart
            | FaultKind::NoSolution
            | FaultKind::NothingToFind
            | FaultKind::NothingToDefend
            | FaultKind::NotInCheck
            | FaultKind::AlreadyMated
            | FaultKind::NoRightChoice
            | FaultKind::NoWrongChoice => Vec::new(),
        }
    }
}

const fn flaw_message(flaw: &Flaw) -> &'static str {
    match flaw {
        Flaw::NoMate => "check-never-mate",
        Flaw::Undecided(_) => "check-out-of-reach",
        Flaw::Length { .. } => "check-other-length",
        Flaw::Cook { .. } => "check-second-solution",
        Flaw::Leftover(_) => "check-left-over",
        Flaw::Removable(_) => "check-piece-to-spare",
        Flaw::TooManyIdle(_) => "check-idle-pieces",
        Flaw::KingInTheOpen(_) | Flaw::Crowded { .. } => "check-unnatural",
    }
}

fn flaw_arguments(flaw: &Flaw) -> Vec<(&'static str, Argument)> {
    match flaw {
        Flaw::NoMate => Vec::new(),
        Flaw::Undecided(_) => vec![("positions", Argument::Number(0))],
        Flaw::Length { stated, proved } => {
            vec![("stated", Argument::Number(*stated)), ("proved", Argument::Number(*proved))]
        }
        Flaw::Cook { ply, mv } => vec![("ply", Argument::Number(ply + 1)), ("move", moved(*mv))],
        Flaw::Leftover(hand) => vec![("pieces", held(*hand))],
        Flaw::Removable(Spared::OnBoard(square)) => vec![("piece", text(square))],
        Flaw::Removable(Spared::Held(kind)) => vec![("piece", text(&usi::hand_letter(*kind)))],
        Flaw::KingInTheOpen(square) => vec![("square", text(square))],
        Flaw::TooManyIdle(squares) => {
            vec![("squares", text(&list(&squares.iter().collect::<Vec<_>>())))]
        }
        Flaw::Crowded { count, limit } => {
            vec![("count", Argument::Number(*count)), ("limit", Argument::Number(*limit))]
        }
    }
}

/// A hand as letters, as in files: `G P P`.
fn held(hand: Hand) -> Argument {
    let letters = hand.iter().flat_map(|(kind, count)| vec![usi::hand_letter(kind); usize::from(count)]);
    text(&list(&letters.collect::<Vec<_>>()))
}

fn text<T: ToString + ?Sized>(value: &T) -> Argument {
    Argument::Text(value.to_string())
}

fn moved(mv: Move) -> Argument {
    Argument::Text(crate::notation::usi::write_move(mv))
}

fn list<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: ", self.file, self.place)?;
        if let Some(step) = self.step {
            write!(f, "step {step}: ")?;
        }
        fmt::Display::fmt(&self.kind, f)
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().trim_start_matches("check-"))?;
        for (name, argument) in self.arguments() {
            match argument {
                Argument::Text(text) => write!(f, " {name}={text:?}")?,
                Argument::Number(number) => write!(f, " {name}={number}")?,
            }
        }
        match self {
            FaultKind::SetupFault(fault) => write!(f, " {fault:?}"),
            FaultKind::SetupUnreadable(error) => write!(f, " {error}"),
            _ => Ok(()),
        }
    }
}

/// Every fault of a course, at least one.
#[derive(Clone, Debug, PartialEq)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// The faults, in the order of file and place; `None` when there are none.
    pub(super) fn of(mut faults: Vec<Fault>) -> Option<Faults> {
        faults.sort_by(|a, b| (&a.file, a.place).cmp(&(&b.file, b.place)));
        if faults.is_empty() { None } else { Some(Faults(faults)) }
    }

    /// The faults, in the order of file and place.
    pub fn iter(&self) -> std::slice::Iter<'_, Fault> {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a Faults {
    type Item = &'a Fault;
    type IntoIter = std::slice::Iter<'a, Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            fmt::Display::fmt(fault, f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}
