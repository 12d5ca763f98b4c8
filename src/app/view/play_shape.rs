//! Practice games as they are seen and heard: the choices before one, the game, the look through it after its end.

use super::board_shape::BoardView;
use super::puzzle_shape::Busy;
use super::shape::{Button, Feedback, LegendRow, ResumeCard, SettingRow};
use crate::app::Setting;

/// The choices before a game.
#[derive(Clone, Debug, PartialEq)]
pub struct SittingView {
    /// Title of the screen.
    pub title: String,
    /// A sentence below it.
    pub text: String,
    /// The game that was left.
    pub resume: Option<ResumeCard>,
    /// Title over the opponents.
    pub opponents_title: String,
    /// The ladder, the weakest first.
    pub opponents: Vec<OpponentRow>,
    /// Who sits where, what is given, what the opponent does when lost, which declaration holds, strict or not.
    pub rows: Vec<SettingRow>,
    /// Title over the coach's switches.
    pub coach_title: String,
    /// What the coach warns of, a switch each.
    pub coach: Vec<SettingRow>,
    /// The field for a position to start from.
    pub start: StartField,
    /// What was chosen, in one line: who plays, who sits where, what is given.
    pub summary: String,
    /// Begins the game.
    pub begin: Button,
    /// What went wrong with the learner's files, if anything.
    pub notices: Vec<String>,
}

/// One opponent of the ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct OpponentRow {
    /// His place on the ladder, from 1.
    pub number: usize,
    /// His name.
    pub name: String,
    /// One sentence on how he plays.
    pub text: String,
    /// "3 won, 1 lost"; empty before the first game.
    pub results: String,
    /// Why he is the one to try next; `None` when he is not.
    pub suggested: Option<String>,
    /// Whether he is chosen.
    pub selected: bool,
    /// What choosing him sets.
    pub setting: Setting,
    /// The row as spoken.
    pub spoken: String,
}

/// The field for a position to start from.
#[derive(Clone, Debug, PartialEq)]
pub struct StartField {
    /// Its label.
    pub label: String,
    /// A sentence on it.
    pub help: String,
    /// What stands in it, for [`Event::StartPosition`](crate::app::Event::StartPosition).
    pub text: String,
    /// An example, shown while it is empty.
    pub placeholder: String,
    /// What is wrong with it.
    pub error: Option<String>,
}

/// A game.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayView {
    /// "Practice game", or "Two people at one board".
    pub overline: String,
    /// "Move 19", or how the game ended.
    pub title: String,
    /// Who plays against the learner, and what was given.
    pub text: String,
    /// Whose turn it is, in a few words.
    pub status: String,
    /// A warning, a refusal, a hint, the question whether to resign, the end of the game: with what can be done about it.
    pub feedback: Option<Feedback>,
    /// The opponent's thinking, with the button that lets him move now; `None` while he doesn't, or only for an instant.
    pub busy: Option<Busy>,
    /// Title over the moves.
    pub moves_title: String,
    /// The moves so far.
    pub moves: Vec<MoveView>,
    /// The marks now on the board, explained.
    pub legend: Vec<LegendRow>,
    /// The next grade of hint.
    pub hint: Button,
    /// Back to the learner's own last decision.
    pub undo: Button,
    /// On again.
    pub redo: Button,
    /// Turn the board.
    pub turn: Button,
    /// Declares the entering King; its label is empty unless that would succeed.
    pub declare: Button,
    /// Looks through the game; its label is empty until it ended.
    pub review: Button,
    /// The choices before another game.
    pub new_game: Button,
    /// Asks whether to resign; apart from the others.
    pub resign: Button,
    /// Whether the game ended: what calls then is the review.
    pub done: bool,
    /// The board and its hands.
    pub board: BoardView,
}

/// One turn of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveView {
    /// How many turns lead to the position after it, for [`Event::Ply`](crate::app::Event::Ply), which does something
    /// once the game ended.
    pub turns: usize,
    /// "18. G6a-5b".
    pub label: String,
    /// Whether the board shows the position after it.
    pub current: bool,
}

/// A game looked through after its end.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewView {
    /// Who played.
    pub overline: String,
    /// How it ended.
    pub title: String,
    /// Which position is shown.
    pub status: String,
    /// What was found at that position, or what came of making puzzles.
    pub feedback: Option<Feedback>,
    /// How far the look through has come, with its Stop.
    pub busy: Option<Busy>,
    /// The evaluation of each position.
    pub graph: GraphView,
    /// Title over what was found.
    pub findings_title: String,
    /// What was found, in the order of the game.
    pub findings: Vec<FindingView>,
    /// Said when nothing was; `None` while something was, or the look goes on.
    pub empty: Option<String>,
    /// Title over the moves.
    pub moves_title: String,
    /// The moves.
    pub moves: Vec<MoveView>,
    /// The marks now on the board, explained.
    pub legend: Vec<LegendRow>,
    /// To the first position.
    pub first: Button,
    /// One back.
    pub previous: Button,
    /// One on.
    pub next: Button,
    /// To the last position.
    pub last: Button,
    /// Turn the board.
    pub turn: Button,
    /// Makes the missed mates the learner's own puzzles; its label is empty when there is none.
    pub puzzles: Button,
    /// Back to the end of the game.
    pub back: Button,
    /// The choices before another game.
    pub new_game: Button,
    /// The board and its hands.
    pub board: BoardView,
}

/// The evaluation of each position, as a plot and as a table.
#[derive(Clone, Debug, PartialEq)]
pub struct GraphView {
    /// Its title.
    pub title: String,
    /// What its upper end means: "you win".
    pub top: String,
    /// What its lower end means.
    pub bottom: String,
    /// One point for each position that was looked at, from the start on.
    pub points: Vec<GraphPoint>,
    /// How many positions there are in all: the plot's width.
    pub positions: usize,
    /// Which of them is shown.
    pub at: usize,
    /// The plot as spoken: where the game stood and turned.
    pub spoken: String,
}

/// One position's evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct GraphPoint {
    /// How many turns lead to it, for [`Event::Ply`](crate::app::Event::Ply).
    pub turns: usize,
    /// The chances of the player below, in hundredths: 0 at the bottom, 100 at the top.
    pub chances: i64,
    /// The move that led to it, empty at the start.
    pub label: String,
    /// "62 %".
    pub value: String,
    /// The point as spoken, a row of the table.
    pub spoken: String,
}

/// Something that was found in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct FindingView {
    /// Its place, for [`Event::Finding`](crate::app::Event::Finding).
    pub index: usize,
    /// What it is, in a word or two.
    pub title: String,
    /// A sentence.
    pub text: String,
    /// How many turns lead to the position it is about.
    pub turns: usize,
    /// What kind of thing it is.
    pub mark: FindingMark,
    /// Whether it is the one shown.
    pub current: bool,
}

/// The kinds of things found in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FindingMark {
    /// A turning point.
    Turning,
    /// A mate that was missed.
    MissedMate,
    /// A piece left to be taken.
    Hung,
    /// A move against the rules.
    Illegal,
}
