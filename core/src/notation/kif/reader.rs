//! Reads a file in KIF or KI2, line by line.

use super::board::skip_spaces;
use super::move_line::{read_line, read_move, read_number, read_ply, starts_with_number};
use super::start::Head;
use crate::notation::cursor::Cursor;
use crate::notation::encoding::lines;
use crate::notation::japanese::color_of;
use crate::notation::record::{FileError, FileFault, Growth, Record};
use crate::notation::{Expected, ki2};
use crate::shogi::Color;

/// Reads the one record of a text.
pub(in crate::notation) fn read(text: &str) -> Result<Record, FileError> {
    let mut reader = Reader { part: Part::Head(Box::default()), first: None };
    let mut last = 1;
    for (number, line) in lines(text) {
        reader.line(number, line)?;
        last = number;
    }
    reader.finish(last)
}

struct Reader {
    part: Part,
    /// The number that the record's first move has in the file.
    first: Option<usize>,
}

enum Part {
    Head(Box<Head>),
    Moves(Box<Growth>),
    /// Only while one part becomes the other.
    Between,
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) -> Result<(), FileError> {
        if let Some(comment) = line.strip_prefix('*') {
            self.comment(comment);
            return Ok(());
        }
        let bare = line.trim();
        if line.starts_with('&') {
            // A bookmark of some programs.
            self.comment(line);
        } else if bare.is_empty() || is_ornament(bare) {
        } else if let Some(ply) = bare.strip_prefix("変化") {
            self.variation(number, line, ply)?;
        } else if let Some(said) = bare.strip_prefix("まで") {
            self.result(number, said)?;
        } else if starts_with_number(line) && !is_files(bare) {
            let mut first = self.first;
            read_line(self.moves(number)?, number, line, &mut first)?;
            self.first = first;
        } else if bare.starts_with(|sign| color_of(sign).is_some()) {
            self.names(number, line)?;
        } else {
            self.head_line(number, line, bare)?;
        }
        Ok(())
    }

    fn comment(&mut self, text: &str) {
        match &mut self.part {
            Part::Head(head) => head.comment(text),
            Part::Moves(growth) => growth.comment(text),
            Part::Between => {}
        }
    }

    /// What comes before the moves; a plain header line may come after them too.
    fn head_line(&mut self, number: usize, line: &str, bare: &str) -> Result<(), FileError> {
        let colon = line.find('：').or_else(|| line.find(':'));
        let parted = colon.and_then(|at| {
            let (key, rest) = line.split_at(at);
            Some((key, rest.strip_prefix(['：', ':'])?))
        });
        let wrong = || FileError::in_line(number, 0, first_sign(line).expected(Expected::RecordLine));
        match &mut self.part {
            Part::Head(head) => match (bare, parted) {
                ("先手番" | "下手番", _) => head.side(Color::Black),
                ("後手番" | "上手番", _) => head.side(Color::White),
                // The board was shown from the other side: nothing of the game changes.
                ("盤面\u{56de}\u{8ee2}", _) => {}
                _ if bare.starts_with('|') => return head.row(number, line),
                _ if is_files(bare) => {}
                _ if bare.starts_with("手数\u{ff1d}") || bare.starts_with("手数=") => {
                    head.plies_before(plies_before(number, line)?);
                }
                (_, Some((key, value))) => return head.header(number, line, key, value),
                (_, None) => return Err(wrong()),
            },
            Part::Moves(growth) => {
                let (key, value) = parted.ok_or_else(wrong)?;
                let key = crate::notation::record::HeaderKey::new(key).ok_or_else(wrong)?;
                growth.record_mut().add_header(key, value);
            }
            Part::Between => {}
        }
        Ok(())
    }

    /// The moves, which begin here at the latest.
    fn moves(&mut self, number: usize) -> Result<&mut Growth, FileError> {
        if matches!(self.part, Part::Head(_))
            && let Part::Head(head) = std::mem::replace(&mut self.part, Part::Between)
        {
            self.part = Part::Moves(Box::new(Growth::new(head.into_record(number)?)));
        }
        match &mut self.part {
            Part::Moves(growth) => Ok(growth),
            Part::Head(_) | Part::Between => Err(FileError::at_line(number, FileFault::NoRecord)),
        }
    }

    /// `変化：12手`
    fn variation(&mut self, number: usize, line: &str, ply: &str) -> Result<(), FileError> {
        let digits = ply.trim_start_matches(['：', ':', ' ', '　']);
        let before = line.trim_end().chars().count() - digits.chars().count();
        let mut cursor = Cursor::new(digits);
        let refused = |error| FileError::in_line(number, before, error);
        let wrong = |cursor: &Cursor<'_>| refused(cursor.expected(Expected::Variation));
        let said = read_ply(&mut cursor).map_err(|_| wrong(&Cursor::new(digits)))?;
        cursor.take_char('手').ok_or_else(|| wrong(&cursor))?;
        let first = self.first.unwrap_or(1);
        let place = FileError { line: number, column: before + 1, fault: FileFault::NoSuchPly };
        let ply = (said + 1).checked_sub(first).ok_or_else(|| place.clone())?;
        self.moves(number)?.branch(ply).map_err(|fault| FileError { fault, ..place })
    }

    /// `まで12手で先手の勝ち`: how the line ended, unless its last line said so.
    fn result(&mut self, number: usize, said: &str) -> Result<(), FileError> {
        let growth = self.moves(number)?;
        if growth.has_ended() {
            return Ok(());
        }
        let wrong = FileFault::Unreadable { expected: Expected::EndWord, found: said.chars().next() };
        match ki2::read_result(said, growth.mover()) {
            Ok(Some(end)) => growth.end(end).map_err(|fault| FileError::at_line(number, fault)),
            Ok(None) => Ok(()),
            Err(ki2::NoResult) => Err(FileError::at_line(number, wrong)),
        }
    }

    /// A line of KI2: names of moves one after the other.
    fn names(&mut self, number: usize, line: &str) -> Result<(), FileError> {
        let growth = self.moves(number)?;
        let mut cursor = Cursor::new(line);
        loop {
            skip_spaces(&mut cursor);
            if cursor.peek().is_none() {
                return Ok(());
            }
            if !growth.is_open() {
                growth.lose();
                return Ok(());
            }
            let start = cursor.clone();
            if cursor.peek().is_none_or(|sign| color_of(sign).is_none()) {
                return Err(FileError::in_line(number, 0, start.expected(Expected::SideSign)));
            }
            read_move(growth, number, &mut cursor)?;
        }
    }

    fn finish(mut self, last: usize) -> Result<Record, FileError> {
        if matches!(&self.part, Part::Head(head) if !head.is_begun()) {
            return Err(FileError::at_line(1, FileFault::NoRecord));
        }
        self.moves(last)?;
        match self.part {
            Part::Moves(growth) => Ok(growth.into_record()),
            Part::Head(_) | Part::Between => Err(FileError::at_line(1, FileFault::NoRecord)),
        }
    }
}

/// Lines that say nothing: remarks of programs, the head of the moves, the edges of a board.
fn is_ornament(bare: &str) -> bool {
    let is_edge =
        bare.len() > 2 && bare.starts_with('+') && bare.chars().all(|sign| matches!(sign, '+' | '-'));
    bare.starts_with('#') || bare.starts_with("手数-") || is_edge
}

/// Whether a line is `９ ８ ７ ６ ５ ４ ３ ２ １`, above a board.
fn is_files(bare: &str) -> bool {
    let digits: String = bare
        .chars()
        .filter(|sign| !sign.is_whitespace())
        .map(|sign| match sign {
            '０'..='９' => {
                char::from_u32(u32::from(sign) - u32::from('０') + u32::from('0')).unwrap_or(sign)
            }
            sign => sign,
        })
        .collect();
    digits == "987654321"
}

/// The number of `手数＝12`.
fn plies_before(number: usize, line: &str) -> Result<u32, FileError> {
    let before = line.chars().take_while(|sign| !matches!(sign, '\u{ff1d}' | '=')).count() + 1;
    let rest: String = line.chars().skip(before).collect();
    let mut cursor = Cursor::new(rest.trim_end());
    let plies = read_number(&mut cursor).map_err(|error| FileError::in_line(number, before, error))?;
    Ok(plies)
}

/// At the first sign of a line that is no space.
fn first_sign(line: &str) -> Cursor<'_> {
    let mut cursor = Cursor::new(line);
    skip_spaces(&mut cursor);
    cursor
}
