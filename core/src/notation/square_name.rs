//! Names of squares for people: 7f, 76, ７六.

use super::cursor::Cursor;
use super::{Expected, ReadError};
use crate::shogi::{File, Rank, Square};

/// How a square is named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SquareStyle {
    /// `7f`: the file's digit and the rank's letter, as in SFEN and USI.
    #[default]
    Letter,
    /// `76`: two digits.
    Digits,
    /// `７六`: a full-width digit and a kanji numeral.
    Kanji,
}

/// The name of a square: `7f`, `76` or `７六`.
#[must_use]
pub fn square_name(square: Square, style: SquareStyle) -> String {
    [file_name(square.file(), style), rank_name(square.rank(), style)].iter().collect()
}

/// The sign of a file beside the board and in the names of its squares: `7` or `７`.
#[must_use]
pub fn file_name(file: File, style: SquareStyle) -> char {
    match style {
        SquareStyle::Letter | SquareStyle::Digits => char::from(b'0' + file.number()),
        SquareStyle::Kanji => full_width_digit(file.number()),
    }
}

/// The sign of a rank beside the board and in the names of its squares: `f`, `6` or `六`.
#[must_use]
pub fn rank_name(rank: Rank, style: SquareStyle) -> char {
    match style {
        SquareStyle::Letter => rank.letter(),
        SquareStyle::Digits => char::from(b'0' + rank.number()),
        SquareStyle::Kanji => kanji_numeral(rank.number()),
    }
}

/// Reads a square as a person names it, in any of the styles: `7f`, `7F`, `76`, `７六`.
///
/// # Errors
/// The first character that does not fit, with its column.
pub fn read_square_name(text: &str) -> Result<Square, ReadError> {
    let mut cursor = Cursor::new(text);
    let square = square_of(&mut cursor)?;
    cursor.expect_end(Expected::End)?;
    Ok(square)
}

/// Reads the square that a person wrote here and goes on past it.
pub(super) fn square_of(cursor: &mut Cursor<'_>) -> Result<Square, ReadError> {
    let file = cursor.take(file_of).ok_or_else(|| cursor.expected(Expected::File))?;
    let rank = cursor.take(rank_of).ok_or_else(|| cursor.expected(Expected::Rank))?;
    Ok(Square::new(file, rank))
}

/// `１` to `９` for 1 to 9.
fn full_width_digit(number: u8) -> char {
    char::from_u32(u32::from('０') + u32::from(number)).unwrap_or('０')
}

/// `一` to `九` for 1 to 9.
const KANJI_NUMERALS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// `一` to `九` for 1 to 9.
fn kanji_numeral(number: u8) -> char {
    KANJI_NUMERALS.into_iter().nth(usize::from(number.saturating_sub(1))).unwrap_or('〇')
}

/// A digit from 1 to 9, plain or full-width.
fn digit(sign: char) -> Option<u8> {
    let value = match sign {
        '０'..='９' => u32::from(sign) - u32::from('０'),
        _ => sign.to_digit(10)?,
    };
    u8::try_from(value).ok()
}

/// The file a person wrote: `7` or `７`.
fn file_of(sign: char) -> Option<File> {
    digit(sign).and_then(File::new)
}

/// The rank a person wrote: `f`, `F`, `6`, `６` or `六`.
fn rank_of(sign: char) -> Option<Rank> {
    Rank::all().find(|rank| {
        let number = rank.number();
        sign.to_ascii_lowercase() == rank.letter()
            || digit(sign) == Some(number)
            || sign == kanji_numeral(number)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_reads_back_from_each_of_its_names() {
        for square in Square::all() {
            for style in [SquareStyle::Letter, SquareStyle::Digits, SquareStyle::Kanji] {
                assert_eq!(read_square_name(&square_name(square, style)), Ok(square));
            }
        }
    }

    #[test]
    fn each_style_names_the_square_of_the_first_move() {
        assert_eq!(square_name(Square::SQ_7F, SquareStyle::Letter), "7f");
        assert_eq!(square_name(Square::SQ_7F, SquareStyle::Digits), "76");
        assert_eq!(square_name(Square::SQ_7F, SquareStyle::Kanji), "７六");
    }
}
