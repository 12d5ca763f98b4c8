//! KIF, the format that most programs and websites give, and the reader that KI2 shares with it.
//!
//! ```text
//! 手合割：平手
//! 先手：あき
//! 手数----指手---------消費時間--
//!    1 ７六歩(77)   ( 0:12/00:00:12)
//! *The bishop sees far.
//!    2 投了
//!
//! 変化：2手
//!    2 ３四歩(33)
//! ```
//!
//! A line is told by how it begins, so what looks like a move within a comment stays a comment, and a line in KI2 may
//! stand where one in KIF may. Words of files that nobody is shown are written by the numbers of their signs where the
//! shipped font lacks one.

mod board;
mod handicap;
mod move_line;
mod reader;
mod start;
mod writer;

pub(super) use move_line::{meaning, read_fraction};
pub(super) use reader::read;
pub(super) use writer::{write, write_comment, write_head};
