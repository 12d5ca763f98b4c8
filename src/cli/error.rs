//! What keeps a call from being carried out, as one line.

use std::ffi::OsString;
use std::io::{self, Write};

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::Answer;
use crate::locale::{Message, Words, file_trouble};

/// Why a call is not carried out: exit status 2.
#[derive(Debug)]
pub(super) enum Trouble {
    /// The call or its input can't be read.
    Refused(Message),
    /// Standard output can't be written.
    Output(io::Error),
}

impl Trouble {
    /// The line that says so.
    pub(super) fn line(&self, words: &Words) -> String {
        match self {
            Trouble::Refused(message) => words.say(message),
            Trouble::Output(error) => {
                words.say(&Message::new("cli-error-output").with("why", file_trouble(words, error.kind())))
            }
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Output(error)
    }
}

impl From<Message> for Trouble {
    fn from(message: Message) -> Trouble {
        Trouble::Refused(message)
    }
}

/// Answers a call that clap did not let through: help and version are printed, everything else is one line.
pub(super) fn of_call(words: &Words, arguments: &[OsString], error: &clap::Error) -> Result<Answer, Trouble> {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        write!(io::stdout(), "{}", error.render())?;
        return Ok(Answer::Done);
    }
    Err(message(words, arguments, error).into())
}

fn message(words: &Words, arguments: &[OsString], error: &clap::Error) -> Message {
    let argument = || bare(&context(error, ContextKind::InvalidArg));
    let value = context(error, ContextKind::InvalidValue);
    let message = match error.kind() {
        ErrorKind::UnknownArgument => Message::new("cli-error-unknown-argument").with("argument", argument()),
        ErrorKind::InvalidSubcommand => Message::new("cli-error-unknown-command")
            .with("argument", context(error, ContextKind::InvalidSubcommand)),
        ErrorKind::MissingRequiredArgument => Message::new("cli-error-missing").with("argument", argument()),
        ErrorKind::ArgumentConflict => Message::new("cli-error-twice").with("argument", argument()),
        ErrorKind::InvalidValue if value.is_empty() => {
            Message::new("cli-error-no-value").with("argument", argument())
        }
        ErrorKind::InvalidValue => Message::new("cli-error-value")
            .with("argument", argument())
            .with("value", value)
            .with("values", context(error, ContextKind::ValidValue)),
        ErrorKind::InvalidUtf8 => Message::new("cli-error-not-text"),
        _ => Message::new("cli-error-call"),
    };
    message.with("command", command(words, arguments))
}

/// The command that was called: `nari why`.
fn command(words: &Words, arguments: &[OsString]) -> String {
    let known = super::arguments::command(words);
    let mut called = arguments.iter().skip(1).filter_map(|argument| argument.to_str());
    let name = called.find(|name| known.find_subcommand(name).is_some());
    name.map_or_else(|| "nari".to_owned(), |name| format!("nari {name}"))
}

fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    }
}

/// `--lang` of `--lang <LANG>`, `SFEN` of `<SFEN>`.
fn bare(argument: &str) -> String {
    let names = argument.split(", ").map(|one| match one.split_once(' ') {
        Some((name, _)) => name,
        None => one.trim_matches(['<', '>', '[', ']']),
    });
    names.collect::<Vec<_>>().join(", ")
}
