//! `nari why`: whether a move is legal, and the one reason if it is not, in words and as squares.

use std::collections::BTreeMap;
use std::io::{self, Write};

use clap::ArgMatches;
use serde::Serialize;

use super::error::Trouble;
use super::{Answer, json, position, printed};
use crate::locale::{self, Message, Naming, Words, read_error};
use crate::notation::usi;
use crate::shogi::{Illegality, SquareSet};

/// The answer as JSON.
#[derive(Serialize)]
struct Why {
    legal: bool,
    reason: Option<&'static str>,
    squares: Shown,
    text: String,
}

/// The squares that show a reason, under their names.
#[derive(Default, Serialize)]
struct Shown {
    #[serde(flatten)]
    groups: BTreeMap<&'static str, Vec<String>>,
    /// Of a mate by a dropped Pawn: each flight square with what covers it.
    #[serde(skip_serializing_if = "Option::is_none")]
    covers: Option<BTreeMap<String, Vec<String>>>,
}

pub(super) fn run(words: &Words, call: &ArgMatches, mut output: impl Write) -> Result<Answer, Trouble> {
    let given = |name| call.get_one::<String>(name).map_or("", String::as_str);
    let position = position(words, given("SFEN"))?;
    let mv = usi::read_move(given("MOVE"))
        .map_err(|error| Message::new("cli-error-move").with("text", read_error(words, &error)))?;
    let naming = Naming::default();
    let (answer, title, why) = match position.check_move(mv) {
        Ok(()) => {
            let name = locale::moved(words, &naming, &position, mv, None);
            let text = words.say(&Message::new("why-legal").with("move", name));
            let why = Why { legal: true, reason: None, squares: Shown::default(), text };
            (Answer::Done, None, why)
        }
        Err(reason) => {
            let refusal = locale::illegality(words, &naming, &position, mv, &reason);
            let why = Why {
                legal: false,
                reason: Some(reason.name()),
                squares: shown(&reason),
                text: refusal.text,
            };
            (Answer::No, Some(refusal.title), why)
        }
    };
    let written = if call.get_flag("json") {
        json(&mut output, &why)
    } else {
        print(words, title.as_deref(), &why, &mut output)
    };
    printed(written.and_then(|()| output.flush()), answer)
}

fn print(words: &Words, title: Option<&str>, why: &Why, output: &mut impl Write) -> io::Result<()> {
    for line in title.into_iter().chain([why.text.as_str()]) {
        writeln!(output, "{line}")?;
    }
    for (name, squares) in &why.squares.groups {
        let message = Message::new(format!("why-{name}")).with("squares", squares.join(" "));
        writeln!(output, "{}", words.say(&message))?;
    }
    for (flight, covers) in why.squares.covers.iter().flatten() {
        let message = Message::new("why-covers").with("flight", flight).with("squares", covers.join(" "));
        writeln!(output, "{}", words.say(&message))?;
    }
    Ok(())
}

fn shown(reason: &Illegality) -> Shown {
    let groups = reason.squares().into_iter().map(|(name, squares)| (name, names(squares))).collect();
    let covers = reason
        .flights()
        .map(|flights| flights.iter().map(|(flight, covers)| (flight.to_string(), names(covers))).collect());
    Shown { groups, covers }
}

fn names(squares: SquareSet) -> Vec<String> {
    squares.iter().map(|square| square.to_string()).collect()
}
