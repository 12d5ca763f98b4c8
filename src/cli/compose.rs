//! `nari compose`: new mate problems, as the files of `lessons/tsume/` hold them.

use std::io::Write;

use clap::ArgMatches;

use super::Answer;
use super::error::Trouble;
use super::solve::number;
use crate::locale::Message;
use crate::notation::sfen;
use crate::shogi::Hand;
use crate::tsume::Control;
use crate::tsume::compose::{Composed, Composer, Theme};

/// The longest mate that is composed, in plies.
const LONGEST: usize = 15;
/// The most problems composed at once.
const MOST: usize = 100_000;

pub(super) fn run(call: &ArgMatches, mut output: impl Write) -> Result<Answer, Trouble> {
    let moves: usize = number(call, "moves", 1, LONGEST)?.unwrap_or(1);
    if moves.is_multiple_of(2) {
        return Err(Message::new("compose-error-even").with("value", moves.to_string()).into());
    }
    let count = number(call, "count", 1, MOST)?.unwrap_or(1);
    let seed = number(call, "seed", 0, u64::MAX)?.unwrap_or(1);
    let theme = call.get_one::<String>("theme").and_then(|name| Theme::from_name(name));
    writeln!(output, "format = 1")?;
    for composed in Composer::new(moves, theme, seed, &|_| Control::GoOn).take(count) {
        print(&composed, &mut output)?;
    }
    Ok(Answer::Done)
}

/// One problem as TOML. The defender's hand is left out: it is everything else.
fn print(composed: &Composed, output: &mut impl Write) -> std::io::Result<()> {
    let Composed { problem, inspection, id } = composed;
    let mut setup = problem.position().to_setup();
    setup.hands[problem.attacker().other()] = Hand::EMPTY;
    writeln!(output, "\n[[puzzle]]")?;
    writeln!(output, "id = \"{id}\"")?;
    writeln!(output, "setup = \"{}\"", sfen::write(&setup))?;
    writeln!(output, "moves = {}", inspection.moves)?;
    writeln!(output, "theme = \"{}\"", inspection.theme.name())?;
    writeln!(output, "grade = {}", inspection.grade.number())?;
    output.flush()
}
