//! `nari usi`: the opponent as an engine of the Universal Shogi Interface, for any program that speaks it.
//!
//! `command` reads a line, `session` keeps what was set and answers, `clock` turns the times of `go` into a limit,
//! `thinking` runs a search on a thread of its own so that `stop` is answered at once. A line that can't be read is
//! answered by one `info string` and changes nothing. The end of the input ends the program.

mod clock;
mod command;
mod session;
mod thinking;

use std::io::{self, BufRead, Write};

use super::Answer;
use super::error::Trouble;
use crate::locale::Words;
use session::{After, Session};
use thinking::Speaker;

/// The longest line that is read, in bytes: a game of thousands of moves fits.
const LONGEST: u64 = 1 << 20;

pub(super) fn run(
    words: &Words,
    mut input: impl BufRead,
    output: impl Write + Send + 'static,
) -> Result<Answer, Trouble> {
    let speaker = Speaker::new(output);
    let mut session = Session::new(words, speaker.clone());
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = io::Read::take(&mut input, LONGEST).read_until(b'\n', &mut line)?;
        let after = if read == 0 { After::End } else { session.hear(&String::from_utf8_lossy(&line)) };
        if after == After::End {
            session.end();
            return match speaker.trouble() {
                Some(error) => Err(error.into()),
                None => Ok(Answer::Done),
            };
        }
    }
}
