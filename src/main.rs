//! Nari.
fn main() {}
