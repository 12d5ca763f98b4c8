//! The saved games, one replayed, a position drawn, a game by mail: as they are seen and heard.

use super::board_shape::{BoardView, Face};
use super::puzzle_shape::BranchView;
use super::shape::{Button, Feedback, LegendRow};
use crate::app::{EditorTool, Export, Place};
use crate::notation::record::HeaderKey;
use crate::progress::GameId;
use crate::shogi::{Color, HandKind};

/// The list of saved games.
#[derive(Clone, Debug, PartialEq)]
pub struct GamesView {
    /// Its title.
    pub title: String,
    /// "12 games", or how many of them the search finds.
    pub summary: String,
    /// What was typed in the search field; a change is an [`Event::Search`](crate::app::Event::Search).
    pub search: Field,
    /// The games that match the search, the latest first.
    pub cards: Vec<GameCard>,
    /// Files of the folder that can't be read: "broken: line 3, column 7: …".
    pub broken: Vec<String>,
    /// Said when there is nothing to show.
    pub empty: Option<String>,
    /// Where a game, or the path of a file, is typed or pasted; a change is a
    /// [`GamesEvent::ImportText`](crate::app::GamesEvent::ImportText).
    pub import: Field,
    /// Takes what was typed in; Enter in a field of one line does the same.
    pub import_button: Button,
    /// What just happened, with what can be done about it: a game deleted (bring it back), games taken in.
    pub told: Option<Feedback>,
    /// Whether a game is to be deleted: the question with its two answers.
    pub question: Option<Feedback>,
    /// Leads to the position editor.
    pub editor: Link,
    /// Leads to the games by mail.
    pub mail: Link,
    /// What went wrong with the learner's files, if anything: said once, at the top.
    pub notices: Vec<String>,
}

/// A button that opens another screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// Its label.
    pub label: String,
    /// A sentence on it, may be empty.
    pub help: String,
    /// Where it leads.
    pub place: Place,
}

/// A text field.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Its name.
    pub label: String,
    /// A sentence on it, may be empty.
    pub help: String,
    /// What stands in it.
    pub text: String,
    /// Shown while it is empty.
    pub placeholder: String,
    /// What is wrong with the text, if anything.
    pub error: Option<String>,
}

/// A saved game in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct GameCard {
    /// Its name, for [`GamesEvent::Delete`](crate::app::GamesEvent::Delete).
    pub id: GameId,
    /// "Anna – Bob", or the file's name when nobody is named.
    pub title: String,
    /// Event, date, handicap, number of moves.
    pub details: String,
    /// "Sente won", "drawn", or nothing.
    pub result: String,
    /// Where it leads.
    pub place: Place,
    /// The card as spoken.
    pub spoken: String,
    /// Name of its button that deletes, as spoken: "Delete Anna – Bob".
    pub delete: String,
}

/// A game replayed.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayView {
    /// Event and date; may be empty.
    pub overline: String,
    /// "Anna – Bob".
    pub title: String,
    /// "Move 12 of 98: P-7f", "Start", with the time if it is known.
    pub status: String,
    /// How the game ended, once its end is reached; a foul with its reason is in `feedback`.
    pub end: Option<String>,
    /// A foul, a refused move, what came of an export.
    pub feedback: Option<Feedback>,
    /// Title over the moves.
    pub moves_title: String,
    /// The moves of the line that is shown, its end included.
    pub moves: Vec<MoveRow>,
    /// Title over `branches`; empty when there is no choice.
    pub branches_title: String,
    /// The moves that can follow here, when there are several; for [`Event::Branch`](crate::app::Event::Branch).
    pub branches: Vec<BranchView>,
    /// The comment here; a change is a [`GamesEvent::Comment`](crate::app::GamesEvent::Comment), kept at once.
    pub comment: Field,
    /// Names, event, date and what else stands above the moves.
    pub headers: Vec<HeaderRow>,
    /// First, previous, next, last; variation before, variation after.
    pub walk: Vec<Button>,
    /// What can be done with the tree here: make this the main line, remove from here, bring back what was removed.
    pub tree: Vec<Button>,
    /// What can be done with the position: play on, solve, draw another, turn the board.
    pub actions: Vec<Button>,
    /// The game or its position handed out.
    pub exports: ExportView,
    /// The marks now on the board, explained.
    pub legend: Vec<LegendRow>,
    /// The board and its hands.
    pub board: BoardView,
}

/// A move of the line that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveRow {
    /// The ply that it leads to, for [`Event::Ply`](crate::app::Event::Ply): 0 is the start.
    pub ply: usize,
    /// "12", empty for the start and the end.
    pub number: String,
    /// The move's name, or what ends the line.
    pub label: String,
    /// Whether the board stands after it.
    pub current: bool,
    /// Whether there is a comment.
    pub commented: bool,
    /// How many other moves could stand in its place.
    pub others: usize,
    /// The row as spoken.
    pub spoken: String,
}

/// A line that stands above the moves; a change is a [`GamesEvent::Header`](crate::app::GamesEvent::Header), kept at once.
#[derive(Clone, Debug, PartialEq)]
pub struct HeaderRow {
    /// Which line.
    pub key: HeaderKey,
    /// Its name.
    pub label: String,
    /// What it says; may be empty.
    pub value: String,
}

/// What can be handed out, to the clipboard or into a file.
#[derive(Clone, Debug, PartialEq)]
pub struct ExportView {
    /// Its title.
    pub title: String,
    /// Where a file goes whose path is not given, as a sentence.
    pub help: String,
    /// The formats.
    pub choices: Vec<ExportChoice>,
}

/// One thing that can be handed out, by a [`GamesEvent::Export`](crate::app::GamesEvent::Export).
#[derive(Clone, Debug, PartialEq)]
pub struct ExportChoice {
    /// What.
    pub export: Export,
    /// Its name: "KIF, UTF-8 (.kifu)".
    pub label: String,
    /// The name of the file that is meant when none is given.
    pub file: String,
}

/// A position drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct EditorView {
    /// Its title.
    pub title: String,
    /// How it is done, in a sentence or two.
    pub text: String,
    /// What the pieces put down next are, or which piece is being carried, in words.
    pub status: String,
    /// What came of an export.
    pub feedback: Option<Feedback>,
    /// The pieces that can be put on the board, for [`GamesEvent::Tool`](crate::app::GamesEvent::Tool): Black's, then White's, then
    /// the one that takes pieces off.
    pub palette: Vec<ToolView>,
    /// Both hands, Black's first, each kind with its count, for [`GamesEvent::Held`](crate::app::GamesEvent::Held).
    pub held: Vec<HeldRow>,
    /// Who is to move: Black and White, for [`GamesEvent::SideToMove`](crate::app::GamesEvent::SideToMove).
    pub sides: Vec<SideChoice>,
    /// The position in SFEN; a change is a [`GamesEvent::SetupText`](crate::app::GamesEvent::SetupText) and is drawn at once.
    pub sfen: Field,
    /// What the position is good for, and what stands against it.
    pub checks: Vec<SetupCheck>,
    /// What acts on the piece under the cursor: turn it over, give it to the other side, take it off.
    pub piece: Vec<Button>,
    /// Take back, play again, empty board, ordinary start, turn the board.
    pub actions: Vec<Button>,
    /// Play on from here, solve it, save it as a game.
    pub uses: Vec<Button>,
    /// The position handed out.
    pub exports: ExportView,
    /// The board and its hands.
    pub board: BoardView,
}

/// A piece to put on the board, or the tool that takes pieces off.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolView {
    /// What a press takes up.
    pub tool: EditorTool,
    /// How it looks; `None` for the tool that takes off.
    pub face: Option<Face>,
    /// Its name.
    pub label: String,
    /// Whether it is taken up.
    pub chosen: bool,
    /// As spoken.
    pub spoken: String,
}

/// How many pieces of a kind a hand holds, to be changed.
#[derive(Clone, Debug, PartialEq)]
pub struct HeldRow {
    /// Whose hand.
    pub color: Color,
    /// Which kind.
    pub kind: HandKind,
    /// How many.
    pub count: u8,
    /// The most that there can be.
    pub limit: u8,
    /// How the piece looks.
    pub face: Face,
    /// As spoken: "Sente’s hand: 2 Pawns".
    pub spoken: String,
}

/// A side that can be to move.
#[derive(Clone, Debug, PartialEq)]
pub struct SideChoice {
    /// Which.
    pub color: Color,
    /// "Sente to move".
    pub label: String,
    /// Whether it is so.
    pub selected: bool,
}

/// What a position is good for.
#[derive(Clone, Debug, PartialEq)]
pub struct SetupCheck {
    /// "To play on", "As a mate problem".
    pub title: String,
    /// "A game can go on from here", or that it can't.
    pub verdict: String,
    /// Every fault as a sentence; empty when there is none.
    pub faults: Vec<String>,
}

/// The games by mail.
#[derive(Clone, Debug, PartialEq)]
pub struct MailView {
    /// Its title.
    pub title: String,
    /// What it is, in a few sentences.
    pub text: String,
    /// The running games, those where it is the learner's turn first, then those that ended.
    pub cards: Vec<MailCard>,
    /// Said when there is none.
    pub empty: Option<String>,
    /// Where a letter is pasted; a change is a [`GamesEvent::LetterText`](crate::app::GamesEvent::LetterText).
    pub letter: Field,
    /// Reads it.
    pub read: Button,
    /// The learner's name in a new game; a change is a [`GamesEvent::MailName`](crate::app::GamesEvent::MailName).
    pub own_name: Field,
    /// The opponent's.
    pub their_name: Field,
    /// Begin a game as Black; begin one as White, the opponent plays first.
    pub begin: Vec<Button>,
    /// What just happened.
    pub told: Option<Feedback>,
}

/// A game by mail in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct MailCard {
    /// Its name.
    pub id: GameId,
    /// "Anna – Bob".
    pub title: String,
    /// "Move 12 · your turn".
    pub details: String,
    /// Whether it is the learner's turn.
    pub calls: bool,
    /// Where it leads.
    pub place: Place,
    /// The card as spoken.
    pub spoken: String,
}

/// A game by mail, open.
#[derive(Clone, Debug, PartialEq)]
pub struct MailGameView {
    /// "By mail · move 12".
    pub overline: String,
    /// "Anna – Bob".
    pub title: String,
    /// Whose turn it is and what to do, in a sentence.
    pub status: String,
    /// A refusal, a letter refused with its reason, how the game ended, the question before resigning.
    pub feedback: Option<Feedback>,
    /// The moves so far, by lines as they are printed.
    pub moves: Vec<String>,
    /// The letter to send, once the own move is fixed; empty before.
    pub letter: String,
    /// A sentence on the letter; empty with it.
    pub letter_help: String,
    /// Where the answer is pasted; a change is a [`GamesEvent::LetterText`](crate::app::GamesEvent::LetterText).
    pub answer: Field,
    /// Reads it.
    pub read: Button,
    /// Fix the move and write the letter, take the move back, copy the letter, resign, turn the board, look at the game.
    pub actions: Vec<Button>,
    /// The marks now on the board, explained.
    pub legend: Vec<LegendRow>,
    /// The board and its hands.
    pub board: BoardView,
}
