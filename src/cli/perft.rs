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
/// How many sequences can be counted in a day or so.
const MOST: f64 = 1e12;

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
    if let Some(power) = too_many(&position, depth) {
        let message = Message::new("cli-error-too-deep").with("value", depth.to_string());
        return Err(message.with("power", power).into());
    }
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

/// How many digits the count would have, roughly, if it would not end: it is taken to grow as it does in its first moves.
fn too_many(position: &Position, depth: u32) -> Option<u32> {
    if depth <= 3 {
        return None;
    }
    let counted = |depth| u32::try_from(perft(position, depth)).map_or(f64::INFINITY, f64::from);
    let (first, second) = (counted(1), counted(2));
    if first == 0.0 || second == 0.0 {
        return None;
    }
    let growth = (second / first).max(1.0);
    let mut count = second;
    let mut digits = 0;
    for _ in 2..depth {
        count *= growth;
        while count >= 10.0 * MOST {
            count /= 10.0;
            digits += 1;
        }
    }
    (digits > 0 || count > MOST).then_some(digits + 12)
}
