//! What slint makes of `ui/app.slint`. Nothing else lives here, and only here the lints are put aside.

#![allow(
    unsafe_code,
    missing_docs,
    clippy::all,
    clippy::pedantic,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "the code is slint's, not ours"
)]

slint::include_modules!();
