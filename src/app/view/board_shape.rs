//! The board as it is seen and heard: squares, marks, hands, lines, the choice of a promotion, a piece on its way.
//!
//! Squares come decided: piece, marks, whether chosen, spoken name. Their order is that of the screen.

use std::time::Duration;

use crate::app::{Promotion, Spot};
use crate::progress::{Layers, PieceSet};
use crate::shogi::{Color, HandKind, Piece, Square};

/// The board as it is seen.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// 81 squares, row by row from the top left of the screen.
    pub squares: Vec<SquareView>,
    /// Nine names of the columns, from left to right.
    pub files: Vec<String>,
    /// Nine names of the rows, from top to bottom.
    pub ranks: Vec<String>,
    /// The far hand.
    pub top: HandView,
    /// The near hand.
    pub bottom: HandView,
    /// Lines drawn over the squares.
    pub arrows: Vec<Arrow>,
    /// The two ways to end a move, while it is asked.
    pub promotion: Option<PromotionView>,
    /// A piece on its way.
    pub motion: Option<Motion>,
    /// The part that is played in, where a small game has walls.
    pub walls: Option<WallsView>,
    /// The name of the board as spoken.
    pub spoken: String,
}

/// The part of the board that a small game is played in, in columns and rows of the screen from its top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WallsView {
    /// The first column, from 0.
    pub column: usize,
    /// The first row, from 0.
    pub row: usize,
    /// How many columns.
    pub columns: usize,
    /// How many rows.
    pub rows: usize,
}

impl WallsView {
    /// Whether an index on the screen (row × 9 + column) lies outside.
    #[must_use]
    pub const fn is_outside(&self, index: usize) -> bool {
        let (row, column) = (index / 9, index % 9);
        row < self.row
            || row >= self.row + self.rows
            || column < self.column
            || column >= self.column + self.columns
    }
}

/// One square as it is seen.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a mark of its own, and any may lie beside any")]
pub struct SquareView {
    /// Which square.
    pub square: Square,
    /// The piece on it.
    pub face: Option<Face>,
    /// The mark for the chosen piece.
    pub mark: Mark,
    /// Framed as chosen.
    pub chosen: bool,
    /// Tinted as part of the last move.
    pub last_move: bool,
    /// Ringed: the King there is in check.
    pub check: bool,
    /// Padlocked: the piece there is pinned.
    pub pinned: bool,
    /// A star to collect.
    pub star: bool,
    /// What the learner's touch said.
    pub touched: Touched,
    /// Lit by a hint.
    pub hint: bool,
    /// Lit as part of a reason.
    pub witness: bool,
    /// Lit from the start, because the step speaks of it.
    pub lit: bool,
    /// Whether the cursor is here.
    pub cursor: bool,
    /// Its spoken name.
    pub spoken: String,
}

/// The mark on a square for the chosen piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// None.
    #[default]
    None,
    /// It may go there.
    Target,
    /// It may take there.
    Capture,
    /// It reaches there but may not go.
    Barred,
}

/// What a touch on a square said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Touched {
    /// Not touched.
    #[default]
    No,
    /// Right.
    Right,
    /// Wrong.
    Wrong,
    /// Shown, not found.
    Shown,
}

/// A hand as it is seen.
#[derive(Clone, Debug, PartialEq)]
pub struct HandView {
    /// Whose.
    pub color: Color,
    /// "You (Sente)".
    pub title: String,
    /// "Your move", "Nothing in hand".
    pub subtitle: String,
    /// Framed: it is this player's turn.
    pub active: bool,
    /// The kinds held.
    pub slots: Vec<SlotView>,
    /// The hand as spoken.
    pub spoken: String,
}

/// The held pieces of one kind.
#[derive(Clone, Debug, PartialEq)]
pub struct SlotView {
    /// Which kind.
    pub kind: HandKind,
    /// How many, at least 1.
    pub count: u8,
    /// How it looks.
    pub face: Face,
    /// Framed as chosen.
    pub chosen: bool,
    /// Lit by a hint.
    pub hint: bool,
    /// Whether the cursor is here.
    pub cursor: bool,
    /// Its spoken name.
    pub spoken: String,
}

/// A piece as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Face {
    /// What and whose.
    pub piece: Piece,
    /// Drawn how.
    pub set: PieceSet,
    /// What of it, in the set that fades.
    pub layers: Layers,
    /// The letter of the language in force, `+` before it when promoted.
    pub letter: String,
    /// Turned by half a turn: it belongs to the far side.
    pub upside_down: bool,
}

/// A line over the squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// Index on the screen (row × 9 + column) where it begins.
    pub from: usize,
    /// And where it ends, with its head.
    pub to: usize,
    /// What it says.
    pub kind: ArrowKind,
}

/// What a line over the squares says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowKind {
    /// An attack: a check, a pin's ray.
    Attack,
    /// A move that was played or will be.
    Move,
}

/// The choice between promoting and not.
#[derive(Clone, Debug, PartialEq)]
pub struct PromotionView {
    /// Index on the screen of the square it is about.
    pub at: usize,
    /// The piece turned over.
    pub promote: Face,
    /// The piece as it is.
    pub keep: Face,
    /// "Promote".
    pub promote_label: String,
    /// "Keep".
    pub keep_label: String,
    /// Which one the cursor is on.
    pub cursor: Promotion,
    /// The question as spoken.
    pub spoken: String,
}

/// A piece on its way.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion {
    /// Grows with each motion.
    pub serial: u64,
    /// Where it comes from.
    pub from: Spot,
    /// Index on the screen of where it comes from, for a square.
    pub from_index: Option<usize>,
    /// Index on the screen of where it goes.
    pub to: usize,
    /// The piece.
    pub face: Face,
    /// How long it takes.
    pub time: Duration,
}
