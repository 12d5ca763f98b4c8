//! `nari convert`: games from one format into another.

use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;

use clap::ArgMatches;

use super::error::Trouble;
use super::{Answer, note};
use crate::locale::{self, Message, Naming, Words, file_trouble};
use crate::notation::record::{self, Format, Record, Step};
use crate::progress::outside;

/// What stands for standard input or output in a call.
const STANDARD: &str = "-";

pub(super) fn run(words: &Words, call: &ArgMatches, output: impl Write) -> Result<Answer, Trouble> {
    let given = |name| call.get_one::<String>(name).map(String::as_str);
    let (source, target) = (given("SOURCE").unwrap_or(STANDARD), given("TARGET").unwrap_or(STANDARD));
    let format = format(target, given("to"))?;
    let trouble = |file: &str, error: &io::Error| {
        let why = file_trouble(words, error.kind());
        Message::new("cli-error-file").with("file", file).with("why", why)
    };
    let bytes = content(source).map_err(|error| trouble(source, &error))?;
    let records = record::read(&bytes).map_err(|error| {
        Message::new("check-line")
            .with("file", source)
            .with("line", error.line)
            .with("column", error.column)
            .with("text", locale::record_fault(words, &error.fault))
    })?;
    let written = record::write(&records, format)
        .map_err(|error| locale::write_error(&error, format, records.len()))?;
    if target == STANDARD {
        print(&written, output)?;
    } else {
        outside::put(Path::new(target), &written).map_err(|error| trouble(target, &error))?;
    }
    if let Some(told) = records.iter().find_map(|record| foul(words, record)) {
        note(words, &words.say(&Message::new("convert-foul").with("file", source).with("text", told)));
    }
    Ok(Answer::Done)
}

fn content(source: &str) -> io::Result<Vec<u8>> {
    if source != STANDARD {
        return fs::read(source);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn print(bytes: &[u8], mut output: impl Write) -> io::Result<()> {
    output.write_all(bytes)?;
    output.flush()
}

/// The format to write: the one asked for, else that of the suffix; games saved by Nari are `.kifu`.
fn format(target: &str, asked: Option<&str>) -> Result<Format, Message> {
    let suffix = match asked {
        Some(suffix) => suffix,
        None if target == STANDARD => return Ok(Format::Kifu),
        None => Path::new(target).extension().and_then(|suffix| suffix.to_str()).unwrap_or_default(),
    };
    Format::of_suffix(suffix).ok_or_else(|| {
        let known = Format::ALL.map(|format| format!(".{}", format.suffix())).join(", ");
        Message::new("convert-error-suffix").with("file", target).with("known", known)
    })
}

/// The first illegal move of a record, with the rule's reason.
fn foul(words: &Words, record: &Record) -> Option<String> {
    for line in record.lines() {
        for (&at, ply) in line.nodes.iter().zip(line.ply..) {
            if let Some(Step::Foul(foul)) = record.step(at) {
                let position = record.position(at);
                let refusal = locale::illegality(words, &Naming::default(), &position, foul.mv, &foul.reason);
                let told = Message::new("record-foul")
                    .with("ply", ply)
                    .with("title", refusal.title)
                    .with("text", refusal.text);
                return Some(words.say(&told));
            }
        }
    }
    None
}
