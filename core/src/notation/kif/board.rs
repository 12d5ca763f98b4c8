//! Boards drawn in text, and hands.
//!
//! ```text
//! 後手の持駒：飛　歩十二
//!   ９ ８ ７ ６ ５ ４ ３ ２ １
//! +---------------------------+
//! |v香v桂 ・ ・v玉 ・ ・ ・v香|一
//! ```

use crate::notation::cursor::Cursor;
use crate::notation::japanese::kanji;
use crate::notation::{Expected, ReadError, SquareStyle, rank_name};
use crate::shogi::{Board, Color, File, Hand, HandKind, Piece, PieceKind, Rank, Square};

/// Reads a row of the board into it.
pub(super) fn read_row(line: &str, rank: Rank, board: &mut Board) -> Result<(), ReadError> {
    let mut cursor = Cursor::new(line);
    cursor.take_char('|').ok_or_else(|| cursor.expected(Expected::Sign('|')))?;
    for file in File::all().rev() {
        let piece = read_square(&mut cursor)?;
        board.set(Square::new(file, rank), piece);
    }
    skip_spaces(&mut cursor);
    cursor.take_char('|').ok_or_else(|| cursor.expected(Expected::Sign('|')))?;
    skip_spaces(&mut cursor);
    // A board drawn from the other side would begin with the ninth rank.
    let label = rank_name(rank, SquareStyle::Kanji);
    if cursor.peek().is_some() {
        cursor.take_char(label).ok_or_else(|| cursor.expected(Expected::Sign(label)))?;
    }
    skip_spaces(&mut cursor);
    cursor.expect_end(Expected::End)
}

/// Reads a square: a piece, or nothing.
fn read_square(cursor: &mut Cursor<'_>) -> Result<Option<Piece>, ReadError> {
    skip_spaces(cursor);
    if cursor.take(|sign| matches!(sign, '・' | '·' | '.').then_some(())).is_some() {
        return Ok(None);
    }
    let white = cursor.take(|sign| matches!(sign, 'v' | 'V').then_some(())).is_some();
    if !white {
        cursor.take_char('^');
    }
    let color = if white { Color::White } else { Color::Black };
    let kind = cursor.take(kind_of).ok_or_else(|| cursor.expected(Expected::BoardSquare))?;
    Ok(Some(Piece::new(color, kind)))
}

/// The kind that one sign means on a board.
fn kind_of(sign: char) -> Option<PieceKind> {
    match sign {
        '王' => Some(PieceKind::King),
        '竜' => Some(PieceKind::Dragon),
        _ => PieceKind::ALL.into_iter().find(|&kind| kanji(kind, Color::Black).starts_with(sign)),
    }
}

/// Reads what a player holds: `飛　歩十二`, なし or nothing.
pub(super) fn read_hand(cursor: &mut Cursor<'_>) -> Result<Hand, ReadError> {
    let mut hand = Hand::EMPTY;
    skip_spaces(cursor);
    if cursor.take_char('な').is_some() {
        cursor.take_char('し').ok_or_else(|| cursor.expected(Expected::Sign('し')))?;
        skip_spaces(cursor);
    }
    while cursor.peek().is_some() {
        let start = cursor.clone();
        let held = |sign| {
            let kind = kind_of(sign)?;
            kind.in_hand().filter(|held| held.kind() == kind)
        };
        let kind = cursor.take(held).ok_or_else(|| start.expected(Expected::HeldPieces))?;
        let mut count = String::new();
        while let Some(digit) = cursor.take(|sign| is_numeral(sign).then_some(sign)) {
            count.push(digit);
        }
        let count = if count.is_empty() { Some(1) } else { number_of(&count) };
        let total = count.and_then(|count| hand.count(kind).checked_add(count));
        let total = total.filter(|&total| total <= kind.in_a_set());
        hand.set(kind, total.ok_or_else(|| start.expected(Expected::HeldPieces))?);
        skip_spaces(cursor);
    }
    Ok(hand)
}

const NUMERALS: [char; 10] = ['十', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

fn is_numeral(sign: char) -> bool {
    NUMERALS.contains(&sign) || digit(sign).is_some()
}

fn digit(sign: char) -> Option<u8> {
    let value = match sign {
        '０'..='９' => u32::from(sign) - u32::from('０'),
        _ => sign.to_digit(10)?,
    };
    u8::try_from(value).ok()
}

/// The number of a numeral: 十七, 二十, 17 or １７.
fn number_of(text: &str) -> Option<u8> {
    let mut number = 0_u8;
    let mut waiting: Option<u8> = None;
    for sign in text.chars() {
        if sign == '十' {
            number = number.checked_add(waiting.take().unwrap_or(1).checked_mul(10)?)?;
        } else {
            let place = NUMERALS.iter().position(|&numeral| numeral == sign);
            let value = digit(sign).or_else(|| u8::try_from(place?).ok())?;
            waiting = Some(waiting.unwrap_or(0).checked_mul(10)?.checked_add(value)?);
        }
    }
    number.checked_add(waiting.unwrap_or(0))
}

/// A number from 1 to 99 in Japanese: 十七.
fn write_number(number: u8) -> String {
    let numeral = |digit: u8| NUMERALS.into_iter().nth(digit.into()).unwrap_or('十');
    let (tens, ones) = (number / 10, number % 10);
    let mut text = String::new();
    if tens > 1 {
        text.push(numeral(tens));
    }
    if tens > 0 {
        text.push('十');
    }
    if ones > 0 {
        text.push(numeral(ones));
    }
    text
}

/// What a player holds as a header line has it: `飛　歩十二`, or なし.
pub(super) fn write_hand(hand: Hand) -> String {
    let piece = |(kind, count): (HandKind, u8)| {
        let sign = kanji(kind.kind(), Color::Black);
        if count > 1 { format!("{sign}{}", write_number(count)) } else { sign.to_owned() }
    };
    let pieces: Vec<_> = hand.iter().rev().map(piece).collect();
    if pieces.is_empty() { "なし".to_owned() } else { pieces.join("　") }
}

/// The board, from the files' names to the lower edge.
pub(super) fn write(text: &mut String, board: &Board) {
    text.push_str("  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n");
    for rank in Rank::all() {
        text.push('|');
        for file in File::all().rev() {
            match board.piece_at(Square::new(file, rank)) {
                None => text.push_str(" ・"),
                Some(piece) => {
                    text.push(if piece.color == Color::White { 'v' } else { ' ' });
                    text.push_str(kanji(piece.kind, Color::Black));
                }
            }
        }
        text.push('|');
        text.push(rank_name(rank, SquareStyle::Kanji));
        text.push('\n');
    }
    text.push_str("+---------------------------+\n");
}

pub(super) fn skip_spaces(cursor: &mut Cursor<'_>) {
    while cursor.take(|sign| sign.is_whitespace().then_some(())).is_some() {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_back_from_their_numerals() {
        for number in 1..=99 {
            assert_eq!(number_of(&write_number(number)), Some(number));
        }
        assert_eq!(write_number(18), "十八");
        assert_eq!((number_of("１７"), number_of("17"), number_of("十")), (Some(17), Some(17), Some(10)));
        assert_eq!(number_of("999"), None);
    }
}
