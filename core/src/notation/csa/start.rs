//! The position that a game in CSA starts from.

use super::piece;
use crate::notation::cursor::Cursor;
use crate::notation::{Expected, ReadError};
use crate::shogi::{Board, Color, File, HandKind, Piece, PieceKind, Rank, Setup, Square};

/// Reads a line that begins with P into a setup.
pub(super) fn read(line: &str, setup: &mut Setup) -> Result<(), ReadError> {
    let mut cursor = Cursor::new(line);
    cursor.advance();
    match cursor.peek() {
        Some('I') => {
            cursor.advance();
            setup.board = Setup::start_position().board;
            read_given(&mut cursor, &mut setup.board)?;
        }
        Some('+') => {
            cursor.advance();
            read_pieces(&mut cursor, Color::Black, setup)?;
        }
        Some('-') => {
            cursor.advance();
            read_pieces(&mut cursor, Color::White, setup)?;
        }
        sign => {
            let number = sign.and_then(|sign| u8::try_from(sign.to_digit(10)?).ok());
            let rank = number.and_then(Rank::new).ok_or_else(|| cursor.expected(Expected::CsaLine))?;
            cursor.advance();
            read_row(&mut cursor, rank, &mut setup.board)?;
        }
    }
    cursor.expect_end(Expected::End)
}

/// `82HI22KA`: pieces that the even start has and this one lacks.
fn read_given(cursor: &mut Cursor<'_>, board: &mut Board) -> Result<(), ReadError> {
    while cursor.peek().is_some() {
        let square = read_square(cursor)?;
        let start = cursor.clone();
        let kind = piece::read(cursor)?;
        if board.piece_at(square).is_none_or(|piece| piece.kind != kind) {
            return Err(start.expected(Expected::CsaPiece));
        }
        board.set(square, None);
    }
    Ok(())
}

/// `-KY-KE * `: nine squares of three signs.
fn read_row(cursor: &mut Cursor<'_>, rank: Rank, board: &mut Board) -> Result<(), ReadError> {
    for file in File::all().rev() {
        let piece = if let Some(color) = cursor.take(color_of) {
            Some(Piece::new(color, piece::read(cursor)?))
        } else {
            // Some programs leave the spaces out, at the end of the line or everywhere.
            cursor.take_char(' ');
            cursor.take_char('*').ok_or_else(|| cursor.expected(Expected::BoardSquare))?;
            cursor.take_char(' ');
            None
        };
        board.set(Square::new(file, rank), piece);
    }
    while cursor.take_char(' ').is_some() {}
    Ok(())
}

/// `00KI55FU`: pieces in hand and on the board; `00AL` is every piece that is nowhere else.
fn read_pieces(cursor: &mut Cursor<'_>, color: Color, setup: &mut Setup) -> Result<(), ReadError> {
    while cursor.peek().is_some() {
        if cursor.take_char('0').is_some() {
            cursor.take_char('0').ok_or_else(|| cursor.expected(Expected::Sign('0')))?;
            if cursor.take_char('A').is_some() {
                cursor.take_char('L').ok_or_else(|| cursor.expected(Expected::Sign('L')))?;
                take_rest(color, setup);
                continue;
            }
            let start = cursor.clone();
            let held = held(piece::read(cursor)?).ok_or_else(|| start.expected(Expected::HeldPieces))?;
            if setup.hands[color].count(held) >= held.in_a_set() {
                return Err(start.expected(Expected::HeldPieces));
            }
            setup.hands[color].add(held);
        } else {
            let square = read_square(cursor)?;
            let kind = piece::read(cursor)?;
            setup.board.set(square, Some(Piece::new(color, kind)));
        }
    }
    Ok(())
}

fn take_rest(color: Color, setup: &mut Setup) {
    for kind in HandKind::ALL {
        let on_board = setup.board.pieces().filter(|(_, piece)| piece.kind.in_hand() == Some(kind)).count();
        let held: usize = Color::ALL.iter().map(|&color| usize::from(setup.hands[color].count(kind))).sum();
        for _ in on_board + held..usize::from(kind.in_a_set()) {
            setup.hands[color].add(kind);
        }
    }
}

/// The kind in hand, of an unpromoted kind that can be held.
pub(super) fn held(kind: PieceKind) -> Option<HandKind> {
    kind.in_hand().filter(|held| held.kind() == kind)
}

/// Reads a square in two digits.
pub(super) fn read_square(cursor: &mut Cursor<'_>) -> Result<Square, ReadError> {
    let digit = |sign: char| u8::try_from(sign.to_digit(10)?).ok();
    let file = cursor.take(|sign| File::new(digit(sign)?)).ok_or_else(|| cursor.expected(Expected::File))?;
    let rank = cursor.take(|sign| Rank::new(digit(sign)?)).ok_or_else(|| cursor.expected(Expected::Rank))?;
    Ok(Square::new(file, rank))
}

/// The player of a sign.
pub(super) const fn color_of(sign: char) -> Option<Color> {
    match sign {
        '+' => Some(Color::Black),
        '-' => Some(Color::White),
        _ => None,
    }
}

/// The sign of a player.
pub(super) const fn sign_of(color: Color) -> char {
    match color {
        Color::Black => '+',
        Color::White => '-',
    }
}
