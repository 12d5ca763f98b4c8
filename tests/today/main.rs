//! The promise: what the learner does and gets wrong comes back when it helps, and is never held against him.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test says what it expects"
)]

#[path = "../support/happening.rs"]
mod happening;

mod days;
mod faces;
mod kyu;
mod lines;
mod misses;
mod portion;
mod screens;
