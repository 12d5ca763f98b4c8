//! Pixels: the only folder that names slint. It lays out an [`app::View`](crate::app::View) and hands back
//! [`app::Event`](crate::app::Event)s; what they mean is decided in `app`.

mod arrow;
mod board;
mod coach;
mod convert;
mod dialog;
mod editor;
mod exports;
mod fields;
mod frame;
mod gallery;
mod games;
mod learn;
mod mail;
mod overlay;
mod panel;
mod play;
mod plot;
mod puzzle_cards;
mod puzzles;
mod render;
mod replay;
mod resume;
mod run;
mod settings;
mod shown;
mod today;
mod wishes;

pub use frame::Frame;
pub use nari_markup::AppWindow;
pub use render::{Picture, RenderError, Renderer, render};
pub use run::{Desk, RunError, open, run};
pub use shown::Report;
