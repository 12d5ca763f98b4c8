//! The rules of shogi: the only judge of what may be played. Standard library only, no I/O, no clock.

mod color;
mod hand;
mod moves;
mod piece;
mod square;
mod square_set;

pub use color::{ByColor, Color};
pub use hand::Hand;
pub use moves::Move;
pub use piece::{HandKind, Piece, PieceKind};
pub use square::{File, NotASquare, Rank, Square};
pub use square_set::{SquareSet, Squares};
