//! Positions in SFEN: `lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1`.
//!
//! Read strictly, written in one way only. Whether the pieces make sense is for the rules to say
//! (`Position::from_setup`); only a hand that no set could fill is refused here, where its column is known.

use super::cursor::Cursor;
use super::usi::{hand_kind, hand_letter};
use super::{Expected, ReadError};
use crate::shogi::{Board, ByColor, Color, File, Hand, HandKind, Piece, PieceKind, Rank, Setup, Square};

/// Reads a SFEN: the whole text and nothing else, its fields one space apart.
///
/// Letters in hand may come in any order and repeat, their counts are summed; a missing move number is 1.
/// `startpos` is a word of USI, not a SFEN.
///
/// # Errors
/// The first character that does not fit, with its column.
///
/// # Examples
/// ```
/// use nari_core::notation::sfen;
///
/// let setup = sfen::read("4k4/9/9/9/9/9/9/9/4K4 b 2PGP")?;
/// assert_eq!(sfen::write(&setup), "4k4/9/9/9/9/9/9/9/4K4 b G3P 1");
/// assert_eq!(sfen::read("4k4/9/9/9/9/9/9/9/4K4 x - 1").unwrap_err().column, 23);
/// # Ok::<(), nari_core::notation::ReadError>(())
/// ```
pub fn read(text: &str) -> Result<Setup, ReadError> {
    let mut cursor = Cursor::new(text);
    let board = read_board(&mut cursor)?;
    read_space(&mut cursor)?;
    let side_to_move = cursor
        .take(|sign| match sign {
            'b' => Some(Color::Black),
            'w' => Some(Color::White),
            _ => None,
        })
        .ok_or_else(|| cursor.expected(Expected::SideToMove))?;
    read_space(&mut cursor)?;
    let hands = read_hands(&mut cursor)?;
    let move_number = if cursor.peek().is_none() {
        1
    } else {
        read_space(&mut cursor)?;
        read_move_number(&mut cursor)?
    };
    Ok(Setup { board, hands, side_to_move, move_number })
}

/// The setup in canonical SFEN: hands in the order R B G S N L P, Black's first, the move number always.
#[must_use]
pub fn write(setup: &Setup) -> String {
    let mut text = String::new();
    for rank in Rank::all() {
        if rank.number() > 1 {
            text.push('/');
        }
        write_rank(&mut text, &setup.board, rank);
    }
    text.push_str(match setup.side_to_move {
        Color::Black => " b ",
        Color::White => " w ",
    });
    write_hands(&mut text, &setup.hands);
    text.push(' ');
    text.push_str(&setup.move_number.to_string());
    text
}

fn read_space(cursor: &mut Cursor<'_>) -> Result<(), ReadError> {
    cursor.take_char(' ').map(drop).ok_or_else(|| cursor.expected(Expected::Space))
}

fn read_board(cursor: &mut Cursor<'_>) -> Result<Board, ReadError> {
    let mut board = Board::EMPTY;
    let mut ranks = Rank::all();
    let Some(mut rank) = ranks.next() else { return Ok(board) };
    loop {
        read_rank(cursor, &mut board, rank)?;
        let Some(next) = ranks.next() else { return Ok(board) };
        cursor.take_char('/').ok_or_else(|| cursor.expected(Expected::RankEnd { rank }))?;
        rank = next;
    }
}

fn read_rank(cursor: &mut Cursor<'_>, board: &mut Board, rank: Rank) -> Result<(), ReadError> {
    // Files run from 9 to 1, and so does what is missing.
    let mut missing: u8 = 9;
    while let Some(file) = File::new(missing) {
        let expected = Expected::Squares { rank, missing };
        if let Some(empty) = cursor.peek().and_then(|sign| sign.to_digit(10)) {
            let left = u8::try_from(empty)
                .ok()
                .filter(|&empty| empty > 0)
                .and_then(|empty| missing.checked_sub(empty));
            missing = left.ok_or_else(|| cursor.expected(expected))?;
            cursor.advance();
        } else {
            let piece = read_piece(cursor, expected)?;
            board.set(Square::new(file, rank), Some(piece));
            missing -= 1;
        }
    }
    Ok(())
}

/// Reads a letter, with `+` before it if the piece is promoted.
fn read_piece(cursor: &mut Cursor<'_>, expected: Expected) -> Result<Piece, ReadError> {
    if cursor.take_char('+').is_some() {
        return cursor
            .take(|letter| {
                let piece = piece_of(letter)?;
                Some(Piece::new(piece.color, piece.kind.promoted()?))
            })
            .ok_or_else(|| cursor.expected(Expected::PromotablePiece));
    }
    cursor.take(piece_of).ok_or_else(|| cursor.expected(expected))
}

/// The unpromoted piece of a letter: capital for Black, small for White.
fn piece_of(letter: char) -> Option<Piece> {
    let color = if letter.is_ascii_uppercase() { Color::Black } else { Color::White };
    let kind = match letter.to_ascii_uppercase() {
        'K' => PieceKind::King,
        capital => hand_kind(capital)?.kind(),
    };
    Some(Piece::new(color, kind))
}

fn read_hands(cursor: &mut Cursor<'_>) -> Result<ByColor<Hand>, ReadError> {
    let mut hands = ByColor::<Hand>::default();
    if cursor.take_char('-').is_some() {
        return Ok(hands);
    }
    let mut expected = Expected::Hands;
    loop {
        let start = cursor.clone();
        let mut count = 1;
        if let Some('1'..='9') = cursor.peek() {
            count = read_number(cursor).unwrap_or(u32::MAX);
            expected = Expected::HandPiece;
        }
        let (color, kind) = cursor.take(held_of).ok_or_else(|| cursor.expected(expected))?;
        let hand = &mut hands[color];
        let total = u32::from(hand.count(kind)).saturating_add(count);
        match u8::try_from(total) {
            Ok(total) if total <= kind.in_a_set() => hand.set(kind, total),
            _ => return Err(start.expected(Expected::HandCount { kind, limit: kind.in_a_set() })),
        }
        if matches!(cursor.peek(), None | Some(' ')) {
            return Ok(hands);
        }
        expected = Expected::HandPiece;
    }
}

fn held_of(letter: char) -> Option<(Color, HandKind)> {
    let piece = piece_of(letter)?;
    Some((piece.color, piece.kind.in_hand()?))
}

fn read_move_number(cursor: &mut Cursor<'_>) -> Result<u32, ReadError> {
    let start = cursor.clone();
    let number = if cursor.take_char('0').is_some() { Some(0) } else { read_number(cursor) };
    let number = number.ok_or_else(|| start.expected(Expected::MoveNumber))?;
    cursor.expect_end(Expected::End)?;
    Ok(number)
}

/// Reads the digits here; `None` if there are none, or more than a number holds.
fn read_number(cursor: &mut Cursor<'_>) -> Option<u32> {
    let mut number = Some(cursor.take(|sign| sign.to_digit(10))?);
    while let Some(digit) = cursor.take(|sign| sign.to_digit(10)) {
        number = number.and_then(|number| number.checked_mul(10)?.checked_add(digit));
    }
    number
}

fn write_rank(text: &mut String, board: &Board, rank: Rank) {
    let mut empty = 0;
    for file in File::all().rev() {
        match board.piece_at(Square::new(file, rank)) {
            Some(piece) => {
                write_empty(text, empty);
                empty = 0;
                write_piece(text, piece);
            }
            None => empty += 1,
        }
    }
    write_empty(text, empty);
}

fn write_empty(text: &mut String, squares: u8) {
    if squares > 0 {
        text.push_str(&squares.to_string());
    }
}

fn write_piece(text: &mut String, piece: Piece) {
    if piece.kind.is_promoted() {
        text.push('+');
    }
    text.push(colored(piece.kind.in_hand().map_or('K', hand_letter), piece.color));
}

fn write_hands(text: &mut String, hands: &ByColor<Hand>) {
    let before = text.len();
    for color in Color::ALL {
        for (kind, count) in hands[color].iter().rev() {
            if count > 1 {
                text.push_str(&count.to_string());
            }
            text.push(colored(hand_letter(kind), color));
        }
    }
    if text.len() == before {
        text.push('-');
    }
}

/// A capital letter as `color` writes it.
const fn colored(capital: char, color: Color) -> char {
    match color {
        Color::Black => capital,
        Color::White => capital.to_ascii_lowercase(),
    }
}
