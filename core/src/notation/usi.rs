//! Moves and squares as the Universal Shogi Interface writes them: `7g7f`, `8h2b+`, `P*5e`.

use super::cursor::Cursor;
use super::{Expected, ReadError};
use crate::shogi::{File, HandKind, Move, Rank, Square};

/// Reads a move: the whole text and nothing else. The move need not be legal anywhere.
///
/// # Errors
/// The first character that does not fit, with its column.
///
/// # Examples
/// ```
/// use nari_core::notation::{Expected, usi};
/// use nari_core::shogi::{Move, Square};
///
/// let opening = Move::Normal { from: Square::SQ_7G, to: Square::SQ_7F, promote: false };
/// assert_eq!(usi::read_move("7g7f"), Ok(opening));
/// let error = usi::read_move("7g7x").unwrap_err();
/// assert_eq!((error.column, error.expected), (4, Expected::Rank));
/// ```
pub fn read_move(text: &str) -> Result<Move, ReadError> {
    let mut cursor = Cursor::new(text);
    if let Some(kind) = cursor.take(hand_kind) {
        cursor.take_char('*').ok_or_else(|| cursor.expected(Expected::Sign('*')))?;
        let to = square(&mut cursor)?;
        cursor.expect_end(Expected::End)?;
        return Ok(Move::Drop { kind, to });
    }
    if cursor.peek().and_then(file).is_none() {
        return Err(cursor.expected(Expected::Move));
    }
    let from = square(&mut cursor)?;
    let to = square(&mut cursor)?;
    let promote = cursor.take_char('+').is_some();
    cursor.expect_end(if promote { Expected::End } else { Expected::PromotionOrEnd })?;
    Ok(Move::Normal { from, to, promote })
}

/// Reads a square, `7g`: the whole text and nothing else.
///
/// # Errors
/// The first character that does not fit, with its column.
pub fn read_square(text: &str) -> Result<Square, ReadError> {
    let mut cursor = Cursor::new(text);
    let square = square(&mut cursor)?;
    cursor.expect_end(Expected::End)?;
    Ok(square)
}

/// The move in USI: `7g7f`, `8h2b+`, `P*5e`.
#[must_use]
pub fn write_move(mv: Move) -> String {
    match mv {
        Move::Normal { from, to, promote } => format!("{from}{to}{}", if promote { "+" } else { "" }),
        Move::Drop { kind, to } => format!("{}*{to}", hand_letter(kind)),
    }
}

/// The capital letter of a kind that can be held.
#[must_use]
pub const fn hand_letter(kind: HandKind) -> char {
    match kind {
        HandKind::Pawn => 'P',
        HandKind::Lance => 'L',
        HandKind::Knight => 'N',
        HandKind::Silver => 'S',
        HandKind::Gold => 'G',
        HandKind::Bishop => 'B',
        HandKind::Rook => 'R',
    }
}

/// The kind of a capital letter, if it can be held.
pub(super) fn hand_kind(letter: char) -> Option<HandKind> {
    HandKind::ALL.into_iter().find(|&kind| hand_letter(kind) == letter)
}

fn square(cursor: &mut Cursor<'_>) -> Result<Square, ReadError> {
    let file = cursor.take(file).ok_or_else(|| cursor.expected(Expected::File))?;
    let rank = cursor.take(rank).ok_or_else(|| cursor.expected(Expected::Rank))?;
    Ok(Square::new(file, rank))
}

fn file(sign: char) -> Option<File> {
    File::all().find(|file| sign.to_digit(10) == Some(u32::from(file.number())))
}

fn rank(sign: char) -> Option<Rank> {
    Rank::all().find(|rank| rank.letter() == sign)
}
