//! The command line: one file a command. Every error is one line on standard error.
//!
//! Exit status: 0 done; 1 the answer is no, or faults were found; 2 the call or the input can't be read.

mod arguments;
mod check;
mod compose;
mod convert;
mod error;
mod keeper;
mod perft;
mod progress;
mod render;
mod session;
mod sheet;
mod solve;
mod text;
mod usi;
mod why;
mod window;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::ArgMatches;
use serde::Serialize;

use crate::locale::{self, Language, Message, Words};
use crate::notation::sfen;
use crate::shogi::{Position, SetupRule};

use error::Trouble;

/// What a command answers with, when it could be carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// Done, or yes.
    Done,
    /// The answer is no, or faults were found.
    No,
}

/// Carries out one call of the program; `arguments` begin with the program's own name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<_> = arguments.into_iter().collect();
    let words = Words::new(arguments::language(&arguments).unwrap_or_else(system_language));
    let outcome = match arguments::command(&words).try_get_matches_from(&arguments) {
        Ok(matches) => carry_out(&words, &matches),
        Err(error) => error::of_call(&words, &arguments, &error),
    };
    match outcome {
        Ok(Answer::Done) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        // Whoever reads has read enough, as `head` has.
        Err(Trouble::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(trouble) => {
            note(&words, &trouble.line(&words));
            ExitCode::from(2)
        }
    }
}

fn carry_out(words: &Words, matches: &ArgMatches) -> Result<Answer, Trouble> {
    let Some((name, call)) = matches.subcommand() else { return window::run(words, matches) };
    // What stands before the command would be read and do nothing.
    for argument in ["theme", "data-dir", "profile", "open"] {
        if matches.contains_id(argument) {
            let message = Message::new("cli-error-misplaced");
            return Err(message.with("argument", format!("--{argument}")).with("command", name).into());
        }
    }
    match name {
        "check" => check::run(words, call, io::stdout().lock()),
        "convert" => convert::run(words, call, io::stdout().lock()),
        "why" => why::run(words, call, io::stdout().lock()),
        "progress" => progress::run(words, call, io::stdout().lock()),
        "perft" => perft::run(words, call, io::stdout().lock()),
        "render" => render::run(words, call),
        "compose" => compose::run(call, io::stdout().lock()),
        "sheet" => sheet::run(words, call, io::stdout().lock()),
        "solve" => solve::run(words, call, io::stdout().lock()),
        "usi" => usi::run(words, io::stdin().lock(), io::stdout()),
        _ => text::run(words, call, io::stdout().lock()),
    }
}

/// The position of a SFEN given in a call: anything an exercise may show.
fn position(words: &Words, sfen: &str) -> Result<Position, Message> {
    let refused = |text: String| Message::new("cli-error-sfen").with("text", text);
    let setup = sfen::read(sfen).map_err(|error| refused(locale::read_error(words, &error)))?;
    Position::from_setup(setup, SetupRule::Drill).map_err(|faults| {
        let faults: Vec<_> =
            faults.as_slice().iter().map(|fault| locale::setup_fault(words, fault)).collect();
        refused(faults.join(" "))
    })
}

/// The answer of a command whose output was written, also when whoever reads has read enough, as `head` has.
fn printed(written: io::Result<()>, answer: Answer) -> Result<Answer, Trouble> {
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(answer),
    }
}

/// Prints a value as one line of JSON.
fn json(output: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *output, value)?;
    writeln!(output)
}

/// The language of the system, as far as it is spoken here.
fn system_language() -> Language {
    sys_locale::get_locales().find_map(|code| Language::from_code(&code)).unwrap_or(Language::DEFAULT)
}

/// Prints one line to standard error. If even that is closed, nobody is there to be told.
fn note(words: &Words, text: &str) {
    let line = words.say(&Message::new("cli-line").with("text", text));
    let _ = writeln!(io::stderr(), "{}", harmless(&line));
}

/// The line without signs that would move a terminal's cursor or change its colours: they come from what was typed.
fn harmless(line: &str) -> String {
    line.chars()
        .map(|sign| match sign {
            '\n' | '\t' => ' ',
            sign if sign.is_control() => char::REPLACEMENT_CHARACTER,
            sign => sign,
        })
        .collect()
}
