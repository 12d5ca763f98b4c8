//! The promise: a game in any format people have is read whole, or refused with the place; what is written reads back
//! the same.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on fails"
)]

#[path = "../chance/mod.rs"]
mod chance;

mod cases;
mod identity;
mod mutated;
mod names;
mod random;
mod refused;
