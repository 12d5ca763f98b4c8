//! A line of KIF: `   1 ７六歩(77)   ( 0:12/00:00:12)`, and names of moves as files have them.

use std::time::Duration;

use super::board::skip_spaces;
use crate::notation::cursor::Cursor;
use crate::notation::japanese::{self, Name, color_of, read_name};
use crate::notation::named::{self, Promotion};
use crate::notation::record::{End, FileError, FileFault, Growth};
use crate::notation::{Expected, NameError, ReadError};
use crate::shogi::{Move, Position, Square};

/// The number at the start of a line of KIF, if it is one: digits between spaces.
pub(super) fn starts_with_number(line: &str) -> bool {
    let line = line.trim_start();
    let rest = line.trim_start_matches(|sign: char| sign.is_ascii_digit());
    rest.len() < line.len() && rest.starts_with(char::is_whitespace)
}

/// Takes in a line of KIF. `first` is the number that the record's first move has, once it is known.
pub(super) fn read_line(
    growth: &mut Growth,
    number: usize,
    line: &str,
    first: &mut Option<usize>,
) -> Result<(), FileError> {
    let mut cursor = Cursor::new(line);
    let unreadable = |error: ReadError| FileError::in_line(number, 0, error);
    skip_spaces(&mut cursor);
    let at_number = cursor.clone();
    let said = read_ply(&mut cursor).map_err(unreadable)?;
    let offset = *first.get_or_insert(said);
    let expected = growth.next_ply() + offset - 1;
    if growth.is_open() && said != expected {
        return Err(fault(number, &at_number, FileFault::MoveNumber { expected }));
    }
    skip_spaces(&mut cursor);
    let is_move =
        cursor.peek().is_some_and(|sign| sign == '同' || sign.is_numeric() || color_of(sign).is_some());
    if !growth.is_open() && (is_move || said != expected) {
        growth.lose();
        return Ok(());
    }
    if is_move {
        read_move(growth, number, &mut cursor)?;
    } else {
        let word = take_word(&mut cursor);
        let end = End::of_word(&word).ok_or_else(|| unreadable(cursor.expected(Expected::Move)))?;
        growth.end(end).map_err(|found| fault(number, &at_number, found))?;
    }
    skip_spaces(&mut cursor);
    if cursor.peek() == Some('(') {
        growth.time(read_time(&mut cursor).map_err(unreadable)?);
        skip_spaces(&mut cursor);
    }
    // Programs mark a move with a variation so.
    cursor.take_char('+');
    skip_spaces(&mut cursor);
    cursor.expect_end(Expected::End).map_err(unreadable)
}

fn take_word(cursor: &mut Cursor<'_>) -> String {
    let mut word = String::new();
    while let Some(sign) = cursor.take(|sign| (!matches!(sign, '(' | '+')).then_some(sign)) {
        word.push(sign);
    }
    word.trim().to_owned()
}

/// Reads the name of a move that stands here and plays it.
pub(super) fn read_move(
    growth: &mut Growth,
    number: usize,
    cursor: &mut Cursor<'_>,
) -> Result<(), FileError> {
    let start = cursor.clone();
    let name = read_name(cursor, growth.position().side_to_move(), growth.previous())
        .map_err(|error| FileError::in_line(number, 0, error))?;
    let refused = |found| fault(number, &start, found);
    let mv = mean(growth.position(), &name).map_err(refused)?;
    growth.play(mv, Some(name.kind)).map_err(refused)
}

/// The move that a name means: legal, or the illegal one that it must be.
fn mean(position: &Position, name: &Name) -> Result<Move, FileFault> {
    if let Some(from) = name.from {
        if let Some(stands) = position.piece_at(from).filter(|piece| piece.kind != name.kind) {
            return Err(FileFault::WrongPiece { at: from, stands });
        }
        return Ok(Move::Normal { from, to: name.to, promote: name.promotion == Promotion::Promoted });
    }
    let drop = named::drop_of(name.kind, name.to).filter(|_| !name.moves_on_board());
    match japanese::resolve(position, name) {
        Ok(mv) => Ok(mv),
        Err(NameError::Ambiguous(moves)) => Err(FileFault::Ambiguous(moves)),
        Err(NameError::NoSuchPiece(kind)) => drop.ok_or(FileFault::NoSuchPiece(kind)),
        Err(NameError::Illegal(moves)) => {
            let reaches = |mv: &Move| mv.from().is_some_and(|from| position.reach(from).contains(mv.to()));
            let held = drop.filter(|_| {
                name.kind.in_hand().is_some_and(|kind| position.hand(position.side_to_move()).count(kind) > 0)
            });
            // No piece goes there: it was dropped against the rules, or one of them moved as it can't.
            let first = moves.first().copied();
            let reaching = moves.iter().find(|mv| reaches(mv)).copied();
            reaching.or(held).or(first).ok_or(FileFault::NoSuchPiece(name.kind))
        }
        Err(NameError::Unreadable(ReadError { expected, found, .. })) => {
            Err(FileFault::Unreadable { expected, found })
        }
    }
}

/// The move that the whole text names in a position, legal or the illegal one that it must be.
pub(in crate::notation) fn meaning(
    position: &Position,
    text: &str,
    previous: Option<Square>,
) -> Option<Move> {
    let mut cursor = Cursor::new(text);
    let name = read_name(&mut cursor, position.side_to_move(), previous).ok()?;
    mean(position, &name).ok()
}

/// Reads digits as a number, less than a thousand million.
pub(super) fn read_number(cursor: &mut Cursor<'_>) -> Result<u32, ReadError> {
    let start = cursor.clone();
    let mut number: Option<u32> = None;
    while let Some(digit) = cursor.take(|sign| sign.to_digit(10)) {
        let longer = number.unwrap_or(0).checked_mul(10).and_then(|tens| tens.checked_add(digit));
        let longer = longer.filter(|&longer| longer < 1_000_000_000);
        number = Some(longer.ok_or_else(|| start.expected(Expected::Number))?);
    }
    number.ok_or_else(|| start.expected(Expected::Number))
}

/// Reads the number of a move.
pub(super) fn read_ply(cursor: &mut Cursor<'_>) -> Result<usize, ReadError> {
    let start = cursor.clone();
    let number = read_number(cursor)?;
    usize::try_from(number).map_err(|_| start.expected(Expected::Number))
}

/// Reads `( 0:12/00:00:12)`: the time of the move; the total follows from the others.
fn read_time(cursor: &mut Cursor<'_>) -> Result<Duration, ReadError> {
    let start = cursor.clone();
    cursor.advance();
    let mut seconds = 0_u64;
    loop {
        skip_spaces(cursor);
        let part = read_number(cursor).map_err(|_| cursor.expected(Expected::Time))?;
        seconds = seconds * 60 + u64::from(part);
        if cursor.take_char(':').is_none() {
            break;
        }
        if seconds > 1_000_000_000 {
            return Err(start.expected(Expected::Time));
        }
    }
    let mut time = Duration::from_secs(seconds);
    if cursor.take_char('.').is_some() {
        time += read_fraction(cursor);
    }
    while let Some(sign) = cursor.take(|sign| (sign != ')').then_some(sign)) {
        if !(sign.is_whitespace() || sign.is_ascii_digit() || matches!(sign, '/' | ':' | '.')) {
            return Err(start.expected(Expected::Time));
        }
    }
    cursor.take_char(')').ok_or_else(|| cursor.expected(Expected::Sign(')')))?;
    Ok(time)
}

/// Reads the digits after a point, as far as milliseconds.
pub(in crate::notation) fn read_fraction(cursor: &mut Cursor<'_>) -> Duration {
    let mut unit = 100;
    let mut millis = 0;
    while let Some(digit) = cursor.take(|sign| sign.to_digit(10)) {
        millis += unit * u64::from(digit);
        unit /= 10;
    }
    Duration::from_millis(millis)
}

fn fault(line: usize, at: &Cursor<'_>, fault: FileFault) -> FileError {
    FileError { line, column: at.column(), fault }
}
