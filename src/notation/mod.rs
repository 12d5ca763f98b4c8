//! Text ⇄ shogi: positions, moves and squares as people and programs write them.
//!
//! Everything read here comes from outside, so every reader is strict, never panics, and says where a text
//! is wrong ([`ReadError`]). Words for people are made from these errors elsewhere, in `locale`.

mod cursor;
mod error;
mod named;
mod square_name;

pub mod japanese;
pub mod record;
pub mod sfen;
pub mod usi;
pub mod western;

pub use error::{Expected, NameError, ReadError};
pub use square_name::{SquareStyle, file_name, rank_name, read_square_name, square_name};
