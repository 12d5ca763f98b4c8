//! The rules of shogi: the only judge of what may be played. Standard library only, no I/O, no clock, no panic.
//!
//! # From a drawing to a game
//!
//! ```text
//! Setup --from_setup(SetupRule)--> Position --Game::new--> Game --play, undo, declare--> Outcome
//! anything drawn, every            one can play on it;     with its past: repetition,
//! SetupFault named                 has no past             plies, redo
//! ```
//!
//! A [`Setup`] is any drawing. A [`Position`] is a setup that passed a [`SetupRule`]; there is no other way in, so no
//! position has two Kings of a side, a piece that could never move, or a King that could be taken. A [`Game`] remembers
//! its positions, which is what fourfold repetition, perpetual check and the 500 plies need.
//!
//! A [`Move`] is what a player wishes; it need not be legal anywhere. A refusal is a value, the first [`Illegality`]
//! that holds, with the squares that show why; nothing is ever just `false`. The words for it are made elsewhere.
//!
//! ```
//! use nari_core::shogi::{Game, Handicap, Illegality, Move, Square};
//!
//! let mut game = Game::from_handicap(Handicap::Even);
//! let bishop = Move::Normal { from: Square::SQ_8H, to: Square::SQ_2B, promote: true };
//! assert_eq!(game.play(bishop), Err(Illegality::PathBlocked { blocker: Square::SQ_7G }));
//! ```
//!
//! # The parts
//!
//! | file | holds |
//! |---|---|
//! | `color` `square` `square_set` `piece` `hand` `moves` | the words: all small, all copied |
//! | `board` `setup` `position` `handicap` `walls` | where the pieces are |
//! | `attacks` `movegen` `move_list` | what may be played, fast |
//! | `legality` | why anything else may not |
//! | `game` `outcome` `entering_king` | how games go on and end |
//! | `key` `perft` | numbers for tables and for proofs |
//!
//! Two roads lead to the same rules: `movegen` writes all legal moves with masks and tries none, `legality` looks at one
//! move and says what is wrong with it. Tests hold them against each other and against known counts.
//!
//! # Numbering
//!
//! [`Square`] 0 is `1a`, 8 is `1i`, 80 is `9i`: a file is nine bits in a row of the 81 in a [`SquareSet`]. "Forward" for
//! Black is one index down. A [`PieceKind`] is one of fourteen as it stands on the board, a [`HandKind`] one of seven as
//! it is held, so that no King can be held and no promoted piece dropped.
//!
//! # Speed
//!
//! `benches/peers` counts the slow rows of `tests/perft.txt` beside other libraries. What makes it fast: pins and checks
//! are masks, computed once a position; what the enemy attacks near the King is found by shifting whole sets; a drop of
//! every kind held is written at one stroke a square; lists are packed and can be kept ([`Position::legal_moves_into`]).

mod attacks;
mod board;
mod color;
mod entering_king;
mod game;
mod hand;
mod handicap;
mod key;
mod legality;
mod move_list;
mod movegen;
mod moves;
mod outcome;
mod perft;
mod piece;
mod position;
mod setup;
mod square;
mod square_set;
mod walls;

pub use attacks::{attacks, between};
pub use board::Board;
pub use color::{ByColor, Color};
pub use entering_king::{
    DeclarationCondition, DeclarationRefusal, DeclarationRule, Tally, declaration, tally,
};
pub use game::{Game, PassRefusal, Turn};
pub use hand::Hand;
pub use handicap::Handicap;
pub use key::Key;
pub use legality::{Flights, Illegality, NoPromotion};
pub use move_list::{MoveList, Moves, OwnedMoves};
pub use moves::Move;
pub use outcome::{DrawReason, Outcome, WinReason};
pub use perft::{divide, perft};
pub use piece::{HandKind, Piece, PieceKind};
pub use position::{Pin, Position};
pub use setup::{Setup, SetupFault, SetupFaults, SetupRule};
pub use square::{File, NotASquare, Rank, Square};
pub use square_set::{SquareSet, Squares};
pub use walls::{NotWalls, Walls};
