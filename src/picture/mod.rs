//! Pieces and boards as SVG images, composed of paths: no font is needed for a piece, and no window to draw one.

pub mod board;
pub mod letters;
pub mod pieces;
pub mod sheet;
