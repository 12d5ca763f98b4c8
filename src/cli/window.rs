//! `nari` alone: the window, or plain text where there is none.

use std::io;

use clap::ArgMatches;

use super::error::Trouble;
use super::{Answer, note, session, text};
use crate::locale::Words;

pub(super) fn run(words: &Words, call: &ArgMatches) -> Result<Answer, Trouble> {
    let mut beginning = session::begin(words, call)?;
    if cfg!(not(feature = "desktop")) {
        note(words, &words.text("cli-note-no-window"));
    }
    #[cfg(feature = "desktop")]
    match in_window(words, beginning) {
        Shown::Closed => return Ok(Answer::Done),
        Shown::NoDisplay(back) => beginning = *back,
    }
    for told in std::mem::take(&mut beginning.start.notices) {
        note(words, &told);
    }
    text::lines(beginning, io::stdout().lock())
}

/// How the attempt to open a window ended.
#[cfg(feature = "desktop")]
enum Shown {
    /// It was open, and is closed.
    Closed,
    /// There is no display; nothing was begun.
    NoDisplay(Box<session::Beginning>),
}

#[cfg(feature = "desktop")]
fn in_window(words: &Words, beginning: session::Beginning) -> Shown {
    use crate::app::App;
    use crate::ui;

    let Ok(frame) = ui::open() else {
        note(words, &words.text("cli-note-no-display"));
        return Shown::NoDisplay(Box::new(beginning));
    };
    let session::Beginning { start, mut keeper } = beginning;
    let (app, effects) = App::new(start);
    if ui::run(frame, app, effects, move |effect| keeper.keep(effect)).is_err() {
        // Settings and progress were kept at once, so there is nothing left to do.
        note(words, &words.text("cli-note-display-lost"));
    }
    Shown::Closed
}
