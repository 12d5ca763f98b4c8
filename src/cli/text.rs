//! `nari text`: the program as lines on a terminal.

use std::io::{self, Write};

use clap::ArgMatches;

use super::error::Trouble;
use super::session::{self, Beginning, Reading};
use super::{Answer, note};
use crate::app::App;
use crate::locale::Words;
use crate::text;

pub(super) fn run(words: &Words, call: &ArgMatches, output: impl Write) -> Result<Answer, Trouble> {
    let mut beginning = session::begin(words, call, Reading::AtOnce)?;
    // Told on standard error, where they stand apart from the lesson; so not once more on the screen.
    for text in std::mem::take(&mut beginning.start.notices) {
        note(words, &text);
    }
    lines(beginning, output)
}

/// Goes on over standard input until its end.
pub(super) fn lines(beginning: Beginning, output: impl Write) -> Result<Answer, Trouble> {
    let Beginning { start, mut keeper } = beginning;
    let (app, effects) = App::new(start);
    text::run(app, effects, io::stdin().lock(), output, |effect| keeper.keep(effect))?;
    Ok(Answer::Done)
}
