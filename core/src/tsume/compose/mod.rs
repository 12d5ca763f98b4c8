//! Mate problems of our own: what makes one good, and a composer that finds them.
//!
//! A problem is judged by [`inspect`]: sound, one solution, nothing left over, nothing to spare. What it teaches is its
//! [`Theme`], how hard it is its [`Grade`] (docs/grades.md); both are computed from the position and the main line, so
//! that nothing a file says of a problem has to be believed. Two problems are alike when [`Canonical`] is the same.

mod canonical;
mod chance;
mod composer;
mod decline;
mod earlier;
mod family;
mod flaw;
mod grade;
mod inspect;
mod judge;
mod place;
mod polish;
mod theme;

pub use canonical::{Canonical, canonical};
pub use chance::Chance;
pub use composer::{Composed, Composer};
pub use flaw::{Flaw, Spared};
pub use grade::Grade;
pub use inspect::{Inspection, inspect};
pub use place::sparse;
pub use theme::Theme;
