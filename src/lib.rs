//! Nari teaches shogi.

pub mod app;
pub mod cli;
pub mod lesson;
pub mod locale;
pub mod notation;
pub mod progress;
pub mod shogi;
pub mod text;
