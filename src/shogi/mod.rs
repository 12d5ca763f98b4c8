//! The rules of shogi: the only judge of what may be played. Standard library only, no I/O, no clock.

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
