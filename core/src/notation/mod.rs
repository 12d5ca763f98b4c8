//! Text ⇄ shogi: positions, moves and squares as people and programs write them.
//!
//! Everything read here comes from outside, so every reader is strict, never panics, and says where a text
//! is wrong ([`ReadError`]). Words for people are made from these errors elsewhere, in `locale`.

mod csa;
mod cursor;
mod error;
mod ki2;
mod kif;
mod named;
mod square_name;
mod usi_line;

pub mod encoding;
pub mod japanese;
pub mod mail;
pub mod record;
pub mod sfen;
pub mod usi;
pub mod western;

pub use error::{Expected, NameError, ReadError};
pub use square_name::{SquareStyle, file_name, rank_name, read_square_name, square_name};
