//! What slint makes of `app.slint`: nothing here is written by hand, and nothing else lives here.

#![allow(clippy::all, reason = "the code is slint's, not ours")]

slint::include_modules!();
