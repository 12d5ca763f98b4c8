//! `nari perft`: how many sequences of legal moves there are.

use std::io::Write;

use clap::ArgMatches;

use super::error::Trouble;
use super::{Answer, position};
use crate::locale::{Message, Words};
use crate::notation::usi;
use crate::shogi::{Position, divide, perft};

/// Deeper than any count that ends.
const DEEPEST: u32 = 100;

pub(super) fn run(words: &Words, call: &ArgMatches, mut output: impl Write) -> Result<Answer, Trouble> {
    let depth = call.get_one::<String>("DEPTH").map_or("", String::as_str);
    let depth = depth
        .parse()
        .ok()
        .filter(|&depth| depth <= DEEPEST)
        .ok_or_else(|| Message::new("cli-error-depth").with("value", depth))?;
    let position = match call.get_one::<String>("sfen") {
        Some(sfen) => position(words, sfen)?,
        None => Position::start_position(),
    };
    if call.get_flag("divide") && depth > 0 {
        let mut total = 0;
        for (mv, count) in divide(&position, depth) {
            writeln!(output, "{}: {count}", usi::write_move(mv))?;
            total += count;
        }
        writeln!(output, "{total}")?;
    } else {
        writeln!(output, "{}", perft(&position, depth))?;
    }
    output.flush()?;
    Ok(Answer::Done)
}
