//! Why a position is no good mate problem.

use std::fmt;

use super::super::verdict::LimitKind;
use crate::shogi::{Hand, HandKind, Move, Square, SquareSet};

/// The first thing that is wrong with a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// There is no mate.
    NoMate,
    /// Whether it is sound was not found out within the limits.
    Undecided(LimitKind),
    /// The shortest mate is not as long as was said.
    Length {
        /// The plies that were said.
        stated: usize,
        /// The plies of the shortest mate.
        proved: usize,
    },
    /// A second move of the attacker's mates too (余詰め *yozume*).
    Cook {
        /// How many plies of the main line come before it.
        ply: usize,
        /// The other move.
        mv: Move,
    },
    /// Pieces are left in the attacker's hand at the end of every longest defence.
    Leftover(Hand),
    /// Without a piece of the attacker's the solution is the same.
    Removable(Spared),
    /// Too many pieces of the defender's do nothing.
    TooManyIdle(SquareSet),
    /// Too many pieces stand on the board for so short a mate.
    Crowded {
        /// How many there are.
        count: usize,
        /// How many there may be.
        limit: usize,
    },
    /// The King to be mated is far from every edge.
    KingInTheOpen(Square),
}

/// A piece of the attacker's that is not needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spared {
    /// One on the board.
    OnBoard(Square),
    /// One in hand.
    Held(HandKind),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::NoMate => write!(f, "there is no mate"),
            Flaw::Undecided(limit) => write!(f, "not decided: {limit:?}"),
            Flaw::Length { stated, proved } => write!(f, "said to be a mate in {stated}, is one in {proved}"),
            Flaw::Cook { ply, mv } => write!(f, "after {ply} plies {mv:?} mates too"),
            Flaw::Leftover(hand) => write!(f, "left over: {hand:?}"),
            Flaw::Removable(piece) => write!(f, "not needed: {piece:?}"),
            Flaw::TooManyIdle(squares) => write!(f, "pieces that do nothing: {squares:?}"),
            Flaw::Crowded { count, limit } => write!(f, "{count} pieces, at most {limit} may be there"),
            Flaw::KingInTheOpen(king) => write!(f, "the king on {king} is far from every edge"),
        }
    }
}

impl std::error::Error for Flaw {}
