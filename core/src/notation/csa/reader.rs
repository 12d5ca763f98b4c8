//! Reads a file in CSA, statement by statement.

use std::time::Duration;

use super::piece;
use super::start::{self, color_of, held, read_square, sign_of};
use crate::notation::cursor::Cursor;
use crate::notation::encoding::lines;
use crate::notation::kif::read_fraction;
use crate::notation::record::{End, FileError, FileFault, Growth, HeaderKey, NodeId, Record};
use crate::notation::{Expected, ReadError};
use crate::shogi::{Color, Move, Position, Setup, SetupRule};

/// Reads every record of a text.
pub(in crate::notation) fn read(text: &str) -> Result<Vec<Record>, FileError> {
    let mut records = Vec::new();
    let mut reader = Reader::default();
    let mut last = 1;
    for (number, line) in lines(text) {
        last = number;
        if line.trim_end() == "/" {
            records.extend(std::mem::take(&mut reader).finish(number)?);
        } else {
            reader.line(number, line)?;
        }
    }
    records.extend(reader.finish(last)?);
    Ok(records)
}

/// One record while it is read.
#[derive(Default)]
struct Reader {
    head: Head,
    growth: Option<Box<Growth>>,
}

#[derive(Default)]
struct Head {
    headers: Vec<(HeaderKey, String)>,
    comments: Vec<String>,
    /// The line where the position begins, and the position.
    drawn: Option<(usize, Setup)>,
    side: Option<Color>,
    is_begun: bool,
}

/// A statement of a line: its text, and the characters before it.
struct Statement<'a> {
    line: usize,
    before: usize,
    text: &'a str,
}

impl Statement<'_> {
    fn refused(&self, error: ReadError) -> FileError {
        FileError::in_line(self.line, self.before, error)
    }

    fn fault(&self, fault: FileFault) -> FileError {
        FileError { line: self.line, column: self.before + 1, fault }
    }
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) -> Result<(), FileError> {
        if let Some(comment) = line.strip_prefix('\'') {
            match comment.strip_prefix('*') {
                Some(comment) => self.comment(comment),
                None if comment.is_empty() || comment.starts_with("CSA encoding") => {}
                None => self.comment(comment),
            }
            return Ok(());
        }
        let line = line.trim_end();
        // Names and values may hold a comma, other lines hold statements parted by commas.
        let is_parted = line.starts_with(['+', '-', '%', 'T']);
        let mut before = 0;
        for text in line.split(|sign| is_parted && sign == ',') {
            if !text.is_empty() {
                self.statement(&Statement { line: number, before, text })?;
            }
            before += text.chars().count() + 1;
        }
        Ok(())
    }

    fn comment(&mut self, text: &str) {
        match &mut self.growth {
            Some(growth) => growth.comment(text),
            None => self.head.comments.push(text.to_owned()),
        }
    }

    fn statement(&mut self, statement: &Statement<'_>) -> Result<(), FileError> {
        let mut cursor = Cursor::new(statement.text);
        let first = cursor.peek();
        let is_head = self.growth.is_none();
        if is_head {
            self.head.is_begun = true;
        }
        match first {
            Some('V') if is_head => Ok(()),
            Some('N') => {
                cursor.advance();
                let color = cursor.take(color_of);
                let color = color.ok_or_else(|| statement.refused(cursor.expected(Expected::CsaLine)))?;
                let key = if color == Color::Black { HeaderKey::BLACK } else { HeaderKey::WHITE };
                self.header(key, cursor.rest());
                Ok(())
            }
            Some('$') => {
                cursor.advance();
                let wrong = || statement.refused(cursor.expected(Expected::CsaLine));
                let (name, value) = cursor.rest().split_once(':').ok_or_else(wrong)?;
                let key = HeaderKey::of_csa_name(name).ok_or_else(wrong)?;
                self.header(key, value);
                Ok(())
            }
            Some('P') if is_head => {
                let (_, setup) = self.head.drawn.get_or_insert((statement.line, Setup::EMPTY));
                start::read(statement.text, setup).map_err(|error| statement.refused(error))
            }
            Some('+' | '-') if is_head && statement.text.len() == 1 => {
                self.head.side = first.and_then(color_of);
                self.growth(statement.line)?;
                Ok(())
            }
            Some('+' | '-') => self.play(statement),
            Some('T') if !is_head => self.time(statement),
            Some('%') => self.end(statement),
            _ => Err(statement.refused(cursor.expected(Expected::CsaLine))),
        }
    }

    fn header(&mut self, key: HeaderKey, value: &str) {
        match &mut self.growth {
            Some(growth) => growth.record_mut().add_header(key, value),
            None => self.head.headers.push((key, value.to_owned())),
        }
    }

    /// `+7776FU`
    fn play(&mut self, statement: &Statement<'_>) -> Result<(), FileError> {
        let mut cursor = Cursor::new(statement.text);
        let color = cursor.peek().and_then(color_of);
        self.head.side = self.head.side.or(color);
        let growth = self.growth(statement.line)?;
        if growth.has_ended() {
            return Err(statement.fault(FileFault::AfterEnd));
        }
        if !growth.is_open() {
            growth.lose();
            return Ok(());
        }
        let refused = |error| statement.refused(error);
        let side = growth.position().side_to_move();
        if color != Some(side) {
            return Err(refused(cursor.expected(Expected::Sign(sign_of(side)))));
        }
        cursor.advance();
        let from = if cursor.take_char('0').is_some() {
            cursor.take_char('0').ok_or_else(|| refused(cursor.expected(Expected::Sign('0'))))?;
            None
        } else {
            Some(read_square(&mut cursor).map_err(refused)?)
        };
        let to = read_square(&mut cursor).map_err(refused)?;
        let at_piece = cursor.clone();
        let kind = piece::read(&mut cursor).map_err(refused)?;
        cursor.expect_end(Expected::End).map_err(refused)?;
        let mv = match from {
            None => {
                let kind = held(kind).ok_or_else(|| refused(at_piece.expected(Expected::HeldPieces)))?;
                Move::Drop { kind, to }
            }
            Some(from) => {
                let stands = growth.position().piece_at(from);
                let promote = match stands {
                    Some(stands) if stands.kind == kind => false,
                    Some(stands) if stands.kind.promoted() == Some(kind) => true,
                    Some(stands) => {
                        let fault = FileFault::WrongPiece { at: from, stands };
                        let column = statement.before + at_piece.column();
                        return Err(FileError { line: statement.line, column, fault });
                    }
                    None => false,
                };
                Move::Normal { from, to, promote }
            }
        };
        growth.play(mv, Some(kind)).map_err(|fault| statement.fault(fault))
    }

    /// `T12`: the seconds of the last step.
    fn time(&mut self, statement: &Statement<'_>) -> Result<(), FileError> {
        let mut cursor = Cursor::new(statement.text);
        cursor.advance();
        let start = cursor.clone();
        let mut seconds: Option<u64> = None;
        while let Some(digit) = cursor.take(|sign| sign.to_digit(10)) {
            seconds = Some(seconds.unwrap_or(0).saturating_mul(10).saturating_add(digit.into()));
        }
        let seconds = seconds.filter(|&seconds| seconds < 1_000_000_000);
        let seconds = seconds.ok_or_else(|| statement.refused(start.expected(Expected::Number)))?;
        let mut time = Duration::from_secs(seconds);
        if cursor.take_char('.').is_some() {
            time += read_fraction(&mut cursor);
        }
        cursor.expect_end(Expected::End).map_err(|error| statement.refused(error))?;
        self.growth(statement.line)?.time(time);
        Ok(())
    }

    /// `%TORYO`
    fn end(&mut self, statement: &Statement<'_>) -> Result<(), FileError> {
        let mut cursor = Cursor::new(statement.text);
        cursor.advance();
        let growth = self.growth(statement.line)?;
        let end = match cursor.peek().and_then(color_of) {
            Some(offender) if cursor.rest().get(1..) == Some("ILLEGAL_ACTION") => {
                Some(if offender == growth.mover() { End::FoulLoss } else { End::FoulWin })
            }
            _ => End::of_csa_word(cursor.rest()),
        };
        let end = end.ok_or_else(|| statement.refused(cursor.expected(Expected::EndWord)))?;
        growth.end(end).map_err(|fault| statement.fault(fault))
    }

    /// The moves, which begin here at the latest.
    fn growth(&mut self, line: usize) -> Result<&mut Growth, FileError> {
        if self.growth.is_none() {
            let head = std::mem::take(&mut self.head);
            self.growth = Some(Box::new(Growth::new(head.into_record(line)?)));
        }
        self.growth.as_deref_mut().ok_or(FileError::at_line(line, FileFault::NoRecord))
    }

    /// The record, if there was one.
    fn finish(mut self, line: usize) -> Result<Option<Record>, FileError> {
        if self.growth.is_none() && !self.head.is_begun {
            return Ok(None);
        }
        self.growth(line)?;
        Ok(self.growth.map(|growth| growth.into_record()))
    }
}

impl Head {
    fn into_record(self, line: usize) -> Result<Record, FileError> {
        let (line, mut setup) = self.drawn.unwrap_or_else(|| (line, Setup::start_position()));
        setup.side_to_move = self.side.unwrap_or(Color::Black);
        let position = Position::from_setup(setup, SetupRule::Drill)
            .map_err(|faults| FileError::at_line(line, FileFault::Setup(faults)))?;
        let mut record = Record::new(position);
        for (key, value) in self.headers {
            record.add_header(key, &value);
        }
        record.set_comment(NodeId::ROOT, &self.comments.join("\n"));
        Ok(record)
    }
}
