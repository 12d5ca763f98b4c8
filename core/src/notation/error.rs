//! What is wrong with a text, and where: a value, made into words for people in `locale`.

use std::fmt;

use super::usi;
use crate::shogi::{HandKind, Move, PieceKind, Rank};

/// Where a text stops being what it should be, and what would have been right there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The character that does not fit, counted from 1 in characters (not bytes) of the text given. One past
    /// the last character when the text ends too early.
    pub column: usize,
    /// What should have stood there.
    pub expected: Expected,
    /// What stands there; `None` at the end of the text.
    pub found: Option<char>,
}

/// Why the name of a move does not say which move to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameError {
    /// The text is no name of a move.
    Unreadable(ReadError),
    /// The side to move has no piece of that kind (on that square, if one was named) nor in hand.
    NoSuchPiece(PieceKind),
    /// None of the moves that the name may mean is legal. There is at least one; those of pieces that reach
    /// the square come alone if there are any. `Position::check_move` says why each is illegal.
    Illegal(Vec<Move>),
    /// Several legal moves have that name: two pieces, or the same with and without promotion.
    Ambiguous(Vec<Move>),
}

impl From<ReadError> for NameError {
    fn from(error: ReadError) -> NameError {
        NameError::Unreadable(error)
    }
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameError::Unreadable(error) => fmt::Display::fmt(error, f),
            NameError::NoSuchPiece(kind) => write!(f, "no {kind:?} that could move so"),
            NameError::Illegal(moves) => write_moves(f, "illegal:", moves),
            NameError::Ambiguous(moves) => write_moves(f, "ambiguous:", moves),
        }
    }
}

fn write_moves(f: &mut fmt::Formatter<'_>, what: &str, moves: &[Move]) -> fmt::Result {
    f.write_str(what)?;
    moves.iter().try_for_each(|&mv| write!(f, " {}", usi::write_move(mv)))
}

impl std::error::Error for NameError {}

/// What a reader was waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// SFEN: a piece letter, `+`, or a number of empty squares; the rank still lacks that many squares.
    Squares {
        /// The rank being read.
        rank: Rank,
        /// How many of its nine squares are still to come.
        missing: u8,
    },
    /// SFEN: `/`, since the rank has its nine squares.
    RankEnd {
        /// The rank that is full.
        rank: Rank,
    },
    /// SFEN: after `+`, a piece that promotes.
    PromotablePiece,
    /// SFEN: one space between two fields.
    Space,
    /// SFEN: the side to move, `b` or `w`.
    SideToMove,
    /// SFEN: the pieces in hand, or `-` when there are none.
    Hands,
    /// SFEN: a piece letter that can be held, with a count of 2 or more before it if there are several.
    HandPiece,
    /// SFEN: a smaller count, since a set has no more of these.
    HandCount {
        /// The kind that is held too often.
        kind: HandKind,
        /// How many a set holds.
        limit: u8,
    },
    /// SFEN: a whole number without a leading zero.
    MoveNumber,
    /// USI: the square a piece leaves, or the letter of the piece that is dropped.
    Move,
    /// That very sign: `*` after the letter of a dropped piece, 成 after 不, the closing bracket of an origin.
    Sign(char),
    /// A file, 1 to 9.
    File,
    /// A rank, `a` to `i` (in names for people also 1 to 9, 一 to 九).
    Rank,
    /// A piece in the notation that is being read.
    Piece,
    /// Japanese name: the sign of the side to move, ▲ for Black, △ for White.
    SideSign,
    /// Japanese name: a square, since there is no move before that 同 could refer to.
    SquareNotSame,
    /// Files of records: a header line, a comment, a board or a move.
    RecordLine,
    /// KIF: the name of a handicap, or a board.
    Handicap,
    /// KIF: a piece on the board, or ・ for an empty square.
    BoardSquare,
    /// KIF, CSA: another row of the board.
    BoardRow,
    /// KIF, CSA: a piece that can be held, and no more of its kind than a set holds.
    HeldPieces,
    /// A whole number.
    Number,
    /// KIF: a time, minutes and seconds in brackets.
    Time,
    /// KIF: the number of the move that a variation begins with.
    Variation,
    /// CSA: a statement of that format.
    CsaLine,
    /// CSA: a piece in two letters.
    CsaPiece,
    /// CSA: the word that ends a game.
    EndWord,
    /// USI: `position`, `startpos` or `sfen`.
    PositionWord,
    /// USI: `moves`, or nothing more.
    MovesWord,
    /// `+` or nothing more (in names for people also `=`).
    PromotionOrEnd,
    /// Nothing more.
    End,
}

impl Expected {
    /// The name of the variant in kebab-case, as message ids carry it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Expected::Squares { .. } => "squares",
            Expected::RankEnd { .. } => "rank-end",
            Expected::PromotablePiece => "promotable-piece",
            Expected::Space => "space",
            Expected::SideToMove => "side-to-move",
            Expected::Hands => "hands",
            Expected::HandPiece => "hand-piece",
            Expected::HandCount { .. } => "hand-count",
            Expected::MoveNumber => "move-number",
            Expected::Move => "move",
            Expected::Sign(_) => "sign",
            Expected::File => "file",
            Expected::Rank => "rank",
            Expected::Piece => "piece",
            Expected::SideSign => "side-sign",
            Expected::SquareNotSame => "square-not-same",
            Expected::RecordLine => "record-line",
            Expected::Handicap => "handicap",
            Expected::BoardSquare => "board-square",
            Expected::BoardRow => "board-row",
            Expected::HeldPieces => "held-pieces",
            Expected::Number => "number",
            Expected::Time => "time",
            Expected::Variation => "variation",
            Expected::CsaLine => "csa-line",
            Expected::CsaPiece => "csa-piece",
            Expected::EndWord => "end-word",
            Expected::PositionWord => "position-word",
            Expected::MovesWord => "moves-word",
            Expected::PromotionOrEnd => "promotion-or-end",
            Expected::End => "end",
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Squares { rank, missing } => {
                write!(f, "{missing} more squares of rank {}", rank.letter())
            }
            Expected::RankEnd { rank } => write!(f, "the end of rank {}", rank.letter()),
            Expected::PromotablePiece => f.write_str("a piece that promotes"),
            Expected::Space => f.write_str("one space"),
            Expected::SideToMove => f.write_str("b or w"),
            Expected::Hands => f.write_str("pieces in hand or -"),
            Expected::HandPiece => f.write_str("a piece that can be held"),
            Expected::HandCount { kind, limit } => write!(f, "at most {limit} of {kind:?}"),
            Expected::MoveNumber => f.write_str("a move number"),
            Expected::Move => f.write_str("a square or a dropped piece"),
            Expected::Sign(sign) => write!(f, "{sign}"),
            Expected::File => f.write_str("a file"),
            Expected::Rank => f.write_str("a rank"),
            Expected::Piece => f.write_str("a piece"),
            Expected::SideSign => f.write_str("the sign of the side to move"),
            Expected::SquareNotSame => f.write_str("a square, no move came before"),
            Expected::RecordLine => f.write_str("a header line, a comment, a board or a move"),
            Expected::Handicap => f.write_str("the name of a handicap, or a board"),
            Expected::BoardSquare => f.write_str("a piece or an empty square"),
            Expected::BoardRow => f.write_str("another row of the board"),
            Expected::HeldPieces => f.write_str("a piece to hold, no more than a set has"),
            Expected::Number => f.write_str("a number"),
            Expected::Time => f.write_str("a time"),
            Expected::Variation => f.write_str("the number of a variation's first move"),
            Expected::CsaLine => f.write_str("a statement of CSA"),
            Expected::CsaPiece => f.write_str("a piece in two letters"),
            Expected::EndWord => f.write_str("an end word"),
            Expected::PositionWord => f.write_str("position, startpos or sfen"),
            Expected::MovesWord => f.write_str("moves or the end"),
            Expected::PromotionOrEnd => f.write_str("+ or the end"),
            Expected::End => f.write_str("the end"),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: expected {}", self.column, self.expected)?;
        match self.found {
            Some(found) => write!(f, ", found {found:?}"),
            None => f.write_str(", found the end"),
        }
    }
}

impl std::error::Error for ReadError {}
