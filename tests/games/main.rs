//! Saved games: kept, listed, replayed, drawn, handed out, and played by mail.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on fails"
)]

#[path = "../chance/mod.rs"]
#[expect(dead_code, reason = "other tests ask it for more")]
mod chance;

mod editor;
mod learner;
mod letters;
mod mail;
mod screens;
mod store;
mod text;
