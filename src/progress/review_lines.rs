//! The file of the reviews: after the format, a line for each thing that happened to a card.
//!
//! ```text
//! format 1
//! 2026-11-30T18:20:05+01:00 puzzle:mate-1-001 good tries=0 hints=1 seconds=34
//! 2026-11-30T18:21:40+01:00 miss:3 paused
//! ```

use std::fmt::Write as _;

use super::card::CardId;
use super::migrate::Fault;
use super::moment::Moment;
use super::reviews::{Entry, Go, Reviews, What};
use super::schedule::Grade;

/// The format of the file that this version reads and writes.
pub(super) const FORMAT: u32 = 1;

/// The whole file.
pub(super) fn write(reviews: &Reviews) -> String {
    let mut text = String::with_capacity(32 + reviews.all().len() * 72);
    // Writing to a text can't fail.
    let _ = writeln!(text, "format {FORMAT}");
    for entry in reviews.all() {
        line(&mut text, entry);
    }
    text
}

fn line(text: &mut String, entry: &Entry) {
    entry.at.write(text);
    text.push(' ');
    text.push_str(entry.card.as_str());
    text.push(' ');
    match &entry.what {
        What::Go(go) => {
            text.push_str(go.grade.name());
            for (name, count) in [(" tries=", go.tries), (" hints=", go.hints), (" seconds=", go.seconds)] {
                text.push_str(name);
                let _ = write!(text, "{count}");
            }
            if let Some(other) = &go.other {
                text.push(' ');
                text.push_str(other);
            }
        }
        What::Paused => text.push_str("paused"),
        What::Resumed => text.push_str("resumed"),
        What::Deleted => text.push_str("deleted"),
        What::Other(other) => text.push_str(other),
    }
    text.push('\n');
}

/// Reads the whole file, or says where the first fault is.
pub(super) fn read(bytes: &[u8]) -> Result<Reviews, Fault> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let valid = bytes.get(..error.valid_up_to()).unwrap_or_default();
        Fault::at(&String::from_utf8_lossy(valid), valid.len())
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text.split('\n').map(|line| line.trim_end_matches('\r')).enumerate();
    let format = lines.next().and_then(|(_, first)| first.strip_prefix("format ")?.parse::<u32>().ok());
    match format {
        Some(FORMAT) => {}
        Some(format) if format > FORMAT => return Err(Fault::Newer(format)),
        _ => return Err(Fault::Damaged { line: 1, column: 1 }),
    }
    if !text.ends_with('\n') {
        // Nari ends every line: half of one is missing here.
        return Err(Fault::at(text, text.len()));
    }
    let mut reviews = Reviews::default();
    for (index, line) in lines {
        if line.is_empty() {
            continue;
        }
        let entry = entry(line).map_err(|at| {
            let column = line.get(..at).unwrap_or(line).chars().count() + 1;
            Fault::Damaged { line: index + 1, column }
        })?;
        reviews.add(entry);
    }
    Ok(reviews)
}

/// One line; else the byte at which it can't be read on.
fn entry(line: &str) -> Result<Entry, usize> {
    let (at, rest) = line.split_once(' ').ok_or(line.len())?;
    let card_at = at.len() + 1;
    let at: Moment = at.parse().map_err(|_| 0_usize)?;
    let (card, rest) = rest.split_once(' ').ok_or(line.len())?;
    let what_at = card_at + card.len() + 1;
    let card = CardId::new(card).ok_or(card_at)?;
    let (word, fields) = rest.split_once(' ').unwrap_or((rest, ""));
    let what = match Grade::ALL.into_iter().find(|grade| grade.name() == word) {
        Some(grade) => What::Go(go(grade, fields).map_err(|at| what_at + word.len() + 1 + at)?),
        None => match (word, fields) {
            ("paused", "") => What::Paused,
            ("resumed", "") => What::Resumed,
            ("deleted", "") => What::Deleted,
            _ if is_word(word) => What::Other(rest.into()),
            _ => return Err(what_at),
        },
    };
    Ok(Entry { at, card, what })
}

fn is_word(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|sign| sign.is_ascii_lowercase() || sign == b'-')
}

fn go(grade: Grade, fields: &str) -> Result<Go, usize> {
    let mut go = Go { grade, tries: 0, hints: 0, seconds: 0, other: None };
    let mut other = String::new();
    let mut at = 0;
    for field in fields.split(' ').filter(|_| !fields.is_empty()) {
        let (name, value) = field.split_once('=').ok_or(at)?;
        let count = match name {
            "tries" => &mut go.tries,
            "hints" => &mut go.hints,
            "seconds" => &mut go.seconds,
            _ if is_word(name) => {
                if !other.is_empty() {
                    other.push(' ');
                }
                other.push_str(field);
                at += field.len() + 1;
                continue;
            }
            _ => return Err(at),
        };
        *count = value.parse().map_err(|_| at + name.len() + 1)?;
        at += field.len() + 1;
    }
    go.other = (!other.is_empty()).then(|| other.into());
    Ok(go)
}
