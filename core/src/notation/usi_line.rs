//! Games as lines of USI, `position startpos moves 7g7f 3c3d`, and lists of positions in SFEN, one a line.

use std::fmt::Write;

use super::encoding::lines;
use super::record::{FileError, FileFault, Growth, Record, Step};
use super::{Expected, ReadError, sfen, usi};
use crate::shogi::{Position, SetupRule};

/// Reads a record from each line that is not empty and does not begin with `#`.
pub(super) fn read(text: &str) -> Result<Vec<Record>, FileError> {
    let mut records = Vec::new();
    for (number, line) in lines(text) {
        let bare = line.trim();
        if !bare.is_empty() && !bare.starts_with('#') {
            records.push(read_line(number, line)?);
        }
    }
    Ok(records)
}

/// The words of a line, with the characters before each.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut before = 0;
    line.split(char::is_whitespace).filter_map(move |word| {
        let here = before;
        before += word.chars().count() + 1;
        (!word.is_empty()).then_some((here, word))
    })
}

fn read_line(number: usize, line: &str) -> Result<Record, FileError> {
    let mut words = words(line).peekable();
    words.next_if(|(_, word)| *word == "position");
    let ends = FileError::in_line(
        number,
        line.chars().count(),
        ReadError { column: 1, expected: Expected::PositionWord, found: None },
    );
    let &(before, first) = words.peek().ok_or_else(|| ends.clone())?;
    let start = if first == "startpos" {
        words.next();
        Position::start_position()
    } else {
        if first == "sfen" {
            words.next();
        }
        let mut fields = Vec::new();
        let before = words.peek().map_or(before, |(before, _)| *before);
        while let Some((_, word)) = words.next_if(|(_, word)| fields.len() < 4 && *word != "moves") {
            fields.push(word);
        }
        let setup =
            sfen::read(&fields.join(" ")).map_err(|error| FileError::in_line(number, before, error))?;
        Position::from_setup(setup, SetupRule::Drill).map_err(|faults| FileError {
            line: number,
            column: before + 1,
            fault: FileFault::Setup(faults),
        })?
    };
    if let Some((before, word)) = words.next_if(|(_, word)| *word != "moves") {
        let error = ReadError { column: 1, expected: Expected::MovesWord, found: word.chars().next() };
        return Err(FileError::in_line(number, before, error));
    }
    words.next();
    let mut growth = Growth::new(Record::new(start));
    for (before, word) in words {
        let mv = usi::read_move(word).map_err(|error| FileError::in_line(number, before, error))?;
        let refused = |fault| FileError { line: number, column: before + 1, fault };
        growth.play(mv, None).map_err(refused)?;
    }
    Ok(growth.into_record())
}

/// Each record's main line as a line of USI.
pub(super) fn write(records: &[Record]) -> String {
    let mut text = String::new();
    for record in records {
        let start = record.start().to_setup();
        if start == Position::start_position().to_setup() {
            text.push_str("position startpos");
        } else {
            let _ = write!(text, "position sfen {}", sfen::write(&start));
        }
        let moves = record.main_line().into_iter().filter_map(|at| record.step(at).and_then(Step::mv));
        for (mv, place) in moves.zip(0..) {
            text.push_str(if place == 0 { " moves " } else { " " });
            text.push_str(&usi::write_move(mv));
        }
        text.push('\n');
    }
    text
}

/// Each record's positions along its main line, the start first, in SFEN.
pub(super) fn write_positions(records: &[Record]) -> String {
    let mut text = String::new();
    for record in records {
        let mut position = record.start().clone();
        let _ = writeln!(text, "{}", sfen::write(&position.to_setup()));
        for at in record.main_line() {
            if let Some(Step::Move(mv)) = record.step(at) {
                position.play_legal(*mv);
                let _ = writeln!(text, "{}", sfen::write(&position.to_setup()));
            }
        }
    }
    text
}
