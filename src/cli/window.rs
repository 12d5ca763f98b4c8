//! `nari` alone: the window, or plain text where there is none.

use std::io;

use clap::ArgMatches;

use super::error::Trouble;
use super::{Answer, note, session, text};
use crate::locale::Words;

#[cfg(not(feature = "desktop"))]
pub(super) fn run(words: &Words, call: &ArgMatches) -> Result<Answer, Trouble> {
    // First, so that a call that can't be carried out is refused and nothing else is said.
    let beginning = session::begin(words, call, session::Reading::AtOnce)?;
    note(words, &words.text("cli-note-no-window"));
    plain(words, beginning)
}

#[cfg(feature = "desktop")]
pub(super) fn run(words: &Words, call: &ArgMatches) -> Result<Answer, Trouble> {
    use crate::locale::Message;
    use crate::ui::{self, RunError};

    let beginning = session::begin(words, call, session::Reading::Beside)?;
    let folder = session::data_folder(call);
    // The learner's files are read once: what went wrong with them is told once, and nobody else has them open.
    let Some(frame) = display::frame() else {
        note(words, &words.text("cli-note-no-display"));
        return plain(words, beginning);
    };
    let session::Beginning { start, mut keeper } = beginning;
    let (app, effects) = crate::app::App::new(start);
    match ui::run(frame, app, effects, folder, move |effect| keeper.keep(effect)) {
        Ok(()) => Ok(Answer::Done),
        Err(RunError::DisplayLost(_)) => Err(Message::new("cli-note-display-lost").into()),
        Err(RunError::NoDisplay(_)) => {
            note(words, &words.text("cli-note-no-display"));
            plain(words, session::begin(words, call, session::Reading::AtOnce)?)
        }
    }
}

/// Goes on in plain text; what went wrong with the learner's files is told on standard error.
fn plain(words: &Words, mut beginning: session::Beginning) -> Result<Answer, Trouble> {
    for told in std::mem::take(&mut beginning.start.notices) {
        note(words, &told);
    }
    text::lines(beginning, io::stdout().lock())
}

/// Looks for a display without a word on the terminal when there is none.
#[cfg(feature = "desktop")]
mod display {
    use std::panic::{self, AssertUnwindSafe};

    use crate::ui;

    /// The window, not shown yet; `None` where there is no display, or the libraries that speak to it are missing.
    pub(super) fn frame() -> Option<ui::Frame> {
        if !is_named() {
            return None;
        }
        // The libraries of X are loaded when they are needed, and a missing one is a panic in the loader.
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        let opened = panic::catch_unwind(AssertUnwindSafe(ui::open));
        panic::set_hook(hook);
        opened.ok()?.ok()
    }

    /// Whether the system names a display; only X and Wayland have names for theirs.
    fn is_named() -> bool {
        let named = |variable| std::env::var_os(variable).is_some_and(|name| !name.is_empty());
        cfg!(any(windows, target_os = "macos"))
            || ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"].into_iter().any(named)
    }
}
