//! The state put into words and marks.

mod shape;

pub use shape::*;
