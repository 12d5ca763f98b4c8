//! Nari teaches shogi.

pub mod notation;
pub mod shogi;
