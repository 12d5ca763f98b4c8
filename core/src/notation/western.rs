//! Western names of moves, for people: `P-7f`, `Bx3c+`, `G6a-5b`, `P*5e`, `R-2c=`.
//!
//! The letter of the piece, its origin only if another piece of its kind may go there too, `-` or `x` or `*`
//! (move, capture, drop), the square, and `+` or `=` where the piece promotes or could have. French letters
//! are for people only: no file, SFEN or USI carries them.

use super::cursor::Cursor;
use super::named::{self, Promotion};
use super::square_name::square_of;
use super::{Expected, NameError, ReadError, SquareStyle, square_name, usi};
use crate::shogi::{Move, PieceKind, Position, Square, SquareSet};

/// Whose letters name the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Letters {
    /// Roi, Tour, Fou, Or, Argent, Cavalier, Lance, Pion.
    French,
    /// King, Rook, Bishop, Gold, Silver, kNight, Lance, Pawn.
    English,
    /// The letters of SFEN and USI, whatever the language.
    Sfen,
}

/// How a western name is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// The letters of the pieces.
    pub letters: Letters,
    /// The names of the squares.
    pub squares: SquareStyle,
}

/// The letter of a kind of piece, with `+` before it if it is promoted: `R`, `+R`.
#[must_use]
pub const fn letter(kind: PieceKind, letters: Letters) -> &'static str {
    match letters {
        Letters::French => match kind {
            PieceKind::King => "R",
            PieceKind::Rook => "T",
            PieceKind::Dragon => "+T",
            PieceKind::Bishop => "F",
            PieceKind::Horse => "+F",
            PieceKind::Gold => "O",
            PieceKind::Silver => "A",
            PieceKind::PromotedSilver => "+A",
            PieceKind::Knight => "C",
            PieceKind::PromotedKnight => "+C",
            PieceKind::Lance => "L",
            PieceKind::PromotedLance => "+L",
            PieceKind::Pawn => "P",
            PieceKind::Tokin => "+P",
        },
        Letters::English | Letters::Sfen => match kind {
            PieceKind::King => "K",
            PieceKind::Rook => "R",
            PieceKind::Dragon => "+R",
            PieceKind::Bishop => "B",
            PieceKind::Horse => "+B",
            PieceKind::Gold => "G",
            PieceKind::Silver => "S",
            PieceKind::PromotedSilver => "+S",
            PieceKind::Knight => "N",
            PieceKind::PromotedKnight => "+N",
            PieceKind::Lance => "L",
            PieceKind::PromotedLance => "+L",
            PieceKind::Pawn => "P",
            PieceKind::Tokin => "+P",
        },
    }
}

/// The name of a move in a position, legal or not; in USI if its origin is empty.
#[must_use]
pub fn write(position: &Position, mv: Move, style: Style) -> String {
    let square = square_name(mv.to(), style.squares);
    let (from, to, promote) = match mv {
        Move::Drop { kind, .. } => return format!("{}*{square}", letter(kind.kind(), style.letters)),
        Move::Normal { from, to, promote } => (from, to, promote),
    };
    let Some(piece) = position.piece_at(from) else { return usi::write_move(mv) };
    let rivals = named::reaching(position, piece.color, piece.kind, to) - from.into();
    let may_go = |mv: &Move| position.is_legal(*mv);
    let is_ambiguous = named::moves_from(rivals, to, Promotion::Unsaid).iter().any(may_go);
    let origin = if is_ambiguous { square_name(from, style.squares) } else { String::new() };
    let takes = position.piece_at(to).is_some_and(|taken| taken.color != piece.color);
    let sign = if takes { "x" } else { "-" };
    let promotion = if promote {
        "+"
    } else if named::may_promote(piece.kind, piece.color, from, to) {
        "="
    } else {
        ""
    };
    format!("{}{origin}{sign}{square}{promotion}", letter(piece.kind, style.letters))
}

/// Reads the name of a legal move, in any style of squares.
///
/// Small and capital letters, `x` or `-` or neither, and `'` for `*` make no difference. A name with neither
/// `+` nor `=` is ambiguous where the piece has the choice. Without a sign a move on the board goes before
/// a drop.
///
/// # Errors
/// The text is no name, no such piece is there, or no move or several moves of that name are legal.
///
/// # Examples
/// ```
/// use nari_core::notation::western::{self, Letters};
/// use nari_core::shogi::{Move, Position, Square};
///
/// let position = Position::start_position();
/// let expected = Move::Normal { from: Square::SQ_2H, to: Square::SQ_5H, promote: false };
/// assert_eq!(western::read(&position, "T-5h", Letters::French), Ok(expected));
/// assert_eq!(western::read(&position, "r58", Letters::English), Ok(expected));
/// ```
pub fn read(position: &Position, text: &str, letters: Letters) -> Result<Move, NameError> {
    let name = parse(text, letters)?;
    let drop = named::drop_of(name.kind, name.to);
    if name.sign == Sign::Drop {
        return named::only_legal(position, name.kind, drop.into_iter().collect());
    }
    // A move sign, an origin and a promotion belong to moves on the board.
    let may_drop = name.sign == Sign::None && name.promotion == Promotion::Unsaid;
    let on_board = moves_on_board(position, &name);
    named::only_legal_or_drop(position, name.kind, on_board, drop.filter(|_| may_drop))
}

/// What stands before the square a piece goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    /// `-` or `x`.
    Move,
    /// `*` or `'`.
    Drop,
    /// Neither.
    None,
}

/// What a western name says.
struct Name {
    kind: PieceKind,
    from: Option<Square>,
    sign: Sign,
    to: Square,
    promotion: Promotion,
}

fn parse(text: &str, letters: Letters) -> Result<Name, ReadError> {
    let mut cursor = Cursor::new(text);
    let kind = read_kind(&mut cursor, letters)?;
    let mut sign = read_sign(&mut cursor, kind);
    let mut from = None;
    let mut to = square_of(&mut cursor)?;
    if sign == Sign::None {
        sign = read_move_sign(&mut cursor);
        if sign == Sign::Move || cursor.peek().is_some_and(|next| !is_promotion(next)) {
            from = Some(to);
            to = square_of(&mut cursor)?;
            sign = Sign::Move;
        }
    }
    if sign == Sign::Drop {
        cursor.expect_end(Expected::End)?;
    }
    let promotion = match cursor.take(|sign| is_promotion(sign).then_some(sign)) {
        Some('+') => Promotion::Promoted,
        Some(_) => Promotion::Declined,
        None => Promotion::Unsaid,
    };
    let expected = if promotion == Promotion::Unsaid { Expected::PromotionOrEnd } else { Expected::End };
    cursor.expect_end(expected)?;
    Ok(Name { kind, from, sign, to, promotion })
}

fn read_kind(cursor: &mut Cursor<'_>, letters: Letters) -> Result<PieceKind, ReadError> {
    let promoted = cursor.take_char('+').is_some();
    let kind_of = |sign: char| {
        let capital = sign.to_ascii_uppercase();
        let mut kinds = PieceKind::ALL.into_iter().filter(|kind| !kind.is_promoted());
        let kind = kinds.find(|&kind| letter(kind, letters).starts_with(capital))?;
        if promoted { kind.promoted() } else { Some(kind) }
    };
    let expected = if promoted { Expected::PromotablePiece } else { Expected::Piece };
    cursor.take(kind_of).ok_or_else(|| cursor.expected(expected))
}

/// Reads `-`, `x`, and `*` if the kind can be dropped.
fn read_sign(cursor: &mut Cursor<'_>, kind: PieceKind) -> Sign {
    let can_be_held = kind.in_hand().is_some_and(|held| held.kind() == kind);
    if can_be_held && cursor.take(|sign| matches!(sign, '*' | '\'' | '’').then_some(sign)).is_some() {
        return Sign::Drop;
    }
    read_move_sign(cursor)
}

fn read_move_sign(cursor: &mut Cursor<'_>) -> Sign {
    match cursor.take(|sign| matches!(sign, '-' | 'x' | 'X' | '×').then_some(sign)) {
        Some(_) => Sign::Move,
        None => Sign::None,
    }
}

const fn is_promotion(sign: char) -> bool {
    matches!(sign, '+' | '=')
}

/// The moves on the board that a name may mean: of the pieces that reach the square, or of all if none does.
fn moves_on_board(position: &Position, name: &Name) -> Vec<Move> {
    let side = position.side_to_move();
    let pieces = match name.from {
        Some(from) => SquareSet::from(from) & position.board().of_kind(name.kind),
        None => position.board().of(side) & position.board().of_kind(name.kind),
    };
    let reaching = named::reaching(position, side, name.kind, name.to) & pieces;
    let origins = if reaching.is_empty() { pieces } else { reaching };
    named::moves_from(origins, name.to, name.promotion)
}
