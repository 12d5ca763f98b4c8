//! What stands above the moves, until the position that they start from is known.

use super::board::{read_hand, read_row};
use super::handicap;
use crate::notation::cursor::Cursor;
use crate::notation::record::{FileError, FileFault, HeaderKey, Record};
use crate::notation::{Expected, ReadError};
use crate::shogi::{Color, Position, Rank, Setup, SetupRule};

/// The head of a file as far as it was read.
#[derive(Default)]
pub(super) struct Head {
    headers: Vec<(HeaderKey, String)>,
    comments: Vec<String>,
    handicap: Option<Setup>,
    /// The line where a handicap was named that is none, unless a board follows.
    unknown_handicap: Option<FileError>,
    drawn: Drawing,
    side: Option<Color>,
    move_number: Option<u32>,
    /// Whether anything was said at all.
    is_begun: bool,
}

/// A setup while it is drawn.
struct Drawing {
    setup: Setup,
    /// The line of its first row.
    line: Option<usize>,
    rows: u8,
}

impl Default for Drawing {
    fn default() -> Drawing {
        Drawing { setup: Setup::EMPTY, line: None, rows: 0 }
    }
}

impl Head {
    pub(super) fn comment(&mut self, text: &str) {
        self.comments.push(text.to_owned());
    }

    pub(super) fn side(&mut self, side: Color) {
        self.is_begun = true;
        self.side = Some(side);
    }

    /// `手数＝12` of a board: that many moves were played before it.
    pub(super) fn plies_before(&mut self, plies: u32) {
        self.is_begun = true;
        self.move_number = Some(plies.saturating_add(1));
    }

    /// A row of the board.
    pub(super) fn row(&mut self, number: usize, line: &str) -> Result<(), FileError> {
        self.is_begun = true;
        let drawn = &mut self.drawn;
        drawn.line.get_or_insert(number);
        drawn.rows += 1;
        let Some(rank) = Rank::new(drawn.rows) else {
            return Err(FileError::in_line(number, 0, Cursor::new(line).expected(Expected::RecordLine)));
        };
        let before = line.chars().take_while(|sign| *sign != '|').count();
        read_row(line.trim_start(), rank, &mut drawn.setup.board)
            .map_err(|error| FileError::in_line(number, before, error))
    }

    /// A header line, the colon at that place.
    pub(super) fn header(
        &mut self,
        number: usize,
        line: &str,
        key: &str,
        value: &str,
    ) -> Result<(), FileError> {
        self.is_begun = true;
        let before = line.chars().count() - value.chars().count();
        let mut cursor = Cursor::new(value);
        let refused = |error: ReadError| FileError::in_line(number, before, error);
        match key.trim() {
            "先手の持駒" | "下手の持駒" => {
                self.drawn.setup.hands.black = read_hand(&mut cursor).map_err(refused)?;
            }
            "後手の持駒" | "上手の持駒" => {
                self.drawn.setup.hands.white = read_hand(&mut cursor).map_err(refused)?;
            }
            "手合割" => {
                let name = value.trim();
                self.handicap = handicap::read(name);
                let error = FileError::in_line(number, before, cursor.expected(Expected::Handicap));
                let is_known = self.handicap.is_some() || name.is_empty();
                self.unknown_handicap = (!is_known).then_some(error);
            }
            key => {
                let wrong =
                    || FileError::in_line(number, 0, Cursor::new(line).expected(Expected::RecordLine));
                self.headers.push((HeaderKey::new(key).ok_or_else(wrong)?, value.to_owned()));
            }
        }
        Ok(())
    }

    /// The record that the moves grow from.
    pub(super) fn into_record(self, line: usize) -> Result<Record, FileError> {
        let mut record = Record::new(self.start(line)?);
        for (key, value) in self.headers {
            record.add_header(key, &value);
        }
        record.set_comment(crate::notation::record::NodeId::ROOT, &self.comments.join("\n"));
        Ok(record)
    }

    fn start(&self, line: usize) -> Result<Position, FileError> {
        let (mut setup, at) = match (self.drawn.line, &self.unknown_handicap) {
            (Some(first), _) if self.drawn.rows < 9 => {
                let place = first + usize::from(self.drawn.rows);
                let expected = FileFault::Unreadable { expected: Expected::BoardRow, found: None };
                return Err(FileError::at_line(place, expected));
            }
            (Some(first), _) => (self.drawn.setup.clone(), first),
            (None, Some(unknown)) => return Err(unknown.clone()),
            (None, None) => (self.handicap.clone().unwrap_or_else(Setup::start_position), line),
        };
        setup.side_to_move = self.side.unwrap_or(setup.side_to_move);
        setup.move_number = self.move_number.unwrap_or(1);
        Position::from_setup(setup, SetupRule::Drill)
            .map_err(|faults| FileError::at_line(at, FileFault::Setup(faults)))
    }

    /// Whether a header, a board or a move was there.
    pub(super) const fn is_begun(&self) -> bool {
        self.is_begun
    }
}
