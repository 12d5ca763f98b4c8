//! `nari` alone: the window, or plain text where there is none.

use std::io;

use clap::ArgMatches;

use super::error::Trouble;
use super::{Answer, note, session, text};
use crate::locale::Words;

pub(super) fn run(words: &Words, call: &ArgMatches) -> Result<Answer, Trouble> {
    let mut beginning = session::begin(words, call)?;
    note(words, &words.text("cli-note-no-window"));
    for told in std::mem::take(&mut beginning.start.notices) {
        note(words, &told);
    }
    text::lines(beginning, io::stdout().lock())
}
