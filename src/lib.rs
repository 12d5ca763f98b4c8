//! Nari teaches shogi.

pub mod shogi;
