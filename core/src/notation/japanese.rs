//! Japanese names of moves: `▲７六歩`, `△同銀`, `▲５二金右`, `▲２二角不成`, `▲５五歩打`.
//!
//! The marks that tell two pieces apart follow the rules of the Japan Shogi Association
//! (<https://www.shogi.or.jp/faq/kihuhyouki.html>). A piece *can move* to a square if it reaches it on the board;
//! a pin does not take the mark away, so that a reader who does not look at pins finds the same piece.

use super::cursor::Cursor;
use super::named::{self, Promotion};
use super::square_name::square_of;
use super::{Expected, NameError, ReadError, SquareStyle, square_name, usi};
use crate::shogi::{Color, Move, PieceKind, Position, Square, SquareSet};

/// The one sign on a piece as diagrams show it: 玉 for Black's King and 王 for White's, 杏 圭 全 for promoted
/// Lance, Knight and Silver.
#[must_use]
pub const fn kanji(kind: PieceKind, color: Color) -> &'static str {
    match kind {
        PieceKind::Pawn => "歩",
        PieceKind::Lance => "香",
        PieceKind::Knight => "桂",
        PieceKind::Silver => "銀",
        PieceKind::Gold => "金",
        PieceKind::Bishop => "角",
        PieceKind::Rook => "飛",
        PieceKind::King => match color {
            Color::Black => "玉",
            Color::White => "王",
        },
        PieceKind::Tokin => "と",
        PieceKind::PromotedLance => "杏",
        PieceKind::PromotedKnight => "圭",
        PieceKind::PromotedSilver => "全",
        PieceKind::Horse => "馬",
        PieceKind::Dragon => "龍",
    }
}

/// The name of a move in a position, legal or not; in USI if its origin is empty.
///
/// `previous` is the square the move before went to, for 同 (*the same square*).
#[must_use]
pub fn write(position: &Position, mv: Move, previous: Option<Square>) -> String {
    let to = mv.to();
    let (color, kind, marks) = match mv {
        Move::Drop { kind, .. } => {
            let color = position.side_to_move();
            let is_ambiguous = !named::reaching(position, color, kind.kind(), to).is_empty();
            (color, kind.kind(), if is_ambiguous { "打".to_owned() } else { String::new() })
        }
        Move::Normal { from, promote, .. } => {
            let Some(piece) = position.piece_at(from) else { return usi::write_move(mv) };
            let rivals = named::reaching(position, piece.color, piece.kind, to) - from.into();
            let mut marks = relative_marks(Route { from, to, color: piece.color }, piece.kind, rivals);
            if promote {
                marks.push('成');
            } else if named::may_promote(piece.kind, piece.color, from, to) {
                marks.push_str("不成");
            }
            (piece.color, piece.kind, marks)
        }
    };
    let square = if previous == Some(to) { "同".to_owned() } else { square_name(to, SquareStyle::Kanji) };
    format!("{}{square}{}{marks}", side_sign(color), name_of(kind))
}

/// Reads the name of a legal move.
///
/// The side's sign may be absent, 龍 may be 竜, 上 may be 行 or 入, digits may be plain, and the origin may follow in
/// brackets as in KIF, `７六歩(77)`. Without 成 a piece does not promote. Without 打 a move on the board goes
/// before a drop.
///
/// # Errors
/// The text is no name, no such piece is there, or no move or several moves of that name are legal.
///
/// # Examples
/// ```
/// use nari_core::notation::japanese;
/// use nari_core::shogi::{Move, Position, Square};
///
/// let position = Position::start_position();
/// let left_gold = Move::Normal { from: Square::SQ_6I, to: Square::SQ_5H, promote: false };
/// assert_eq!(japanese::read(&position, "▲５八金左", None), Ok(left_gold));
/// assert_eq!(japanese::write(&position, left_gold, None), "▲５八金左");
/// ```
pub fn read(position: &Position, text: &str, previous: Option<Square>) -> Result<Move, NameError> {
    let mut cursor = Cursor::new(text);
    let name = read_name(&mut cursor, position.side_to_move(), previous)?;
    cursor.expect_end(Expected::End)?;
    resolve(position, &name)
}

/// The one legal move that a name means in a position.
pub(super) fn resolve(position: &Position, name: &Name) -> Result<Move, NameError> {
    let drop = named::drop_of(name.kind, name.to);
    if name.drop {
        return named::only_legal(position, name.kind, drop.into_iter().collect());
    }
    let on_board = moves_on_board(position, name);
    named::only_legal_or_drop(position, name.kind, on_board, drop.filter(|_| !name.moves_on_board()))
}

pub(super) const fn side_sign(color: Color) -> char {
    match color {
        Color::Black => '▲',
        Color::White => '△',
    }
}

/// The name of a kind within the name of a move, where promoted pieces have two signs and every King is 玉.
pub(super) const fn name_of(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::PromotedLance => "成香",
        PieceKind::PromotedKnight => "成桂",
        PieceKind::PromotedSilver => "成銀",
        kind => kanji(kind, Color::Black),
    }
}

/// A way from one square to another, as its player sees it.
#[derive(Clone, Copy)]
struct Route {
    from: Square,
    to: Square,
    color: Color,
}

/// The direction of a move as its player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Motion {
    /// 上: towards the opponent.
    Up,
    /// 寄: along the rank.
    Sideways,
    /// 引: back.
    Back,
}

impl Route {
    fn motion(self) -> Motion {
        let depth = |square: Square| square.rank().depth_for(self.color);
        match depth(self.to).cmp(&depth(self.from)) {
            std::cmp::Ordering::Less => Motion::Up,
            std::cmp::Ordering::Equal => Motion::Sideways,
            std::cmp::Ordering::Greater => Motion::Back,
        }
    }

    /// Whether the piece goes forward on its file.
    fn is_straight_up(self) -> bool {
        self.motion() == Motion::Up && self.from.file() == self.to.file()
    }

    /// How far to the left of his board the player sees the origin, 1 to 9.
    fn left(self) -> u8 {
        self.from.seen_by(self.color).file().number()
    }
}

/// The marks that tell the mover from the rivals, pieces of its kind that reach the same square: the motion if it
/// is the only one with it, else 直 for a piece straight behind, else left or right, with the motion if need be.
fn relative_marks(mover: Route, kind: PieceKind, rivals: SquareSet) -> String {
    let motion = match mover.motion() {
        Motion::Up => "上",
        Motion::Sideways => "寄",
        Motion::Back => "引",
    };
    let rivals: Vec<Route> = rivals.iter().map(|from| Route { from, ..mover }).collect();
    let alike: Vec<Route> = rivals.iter().copied().filter(|rival| rival.motion() == mover.motion()).collect();
    if rivals.is_empty() {
        String::new()
    } else if alike.is_empty() {
        motion.to_owned()
    } else if mover.is_straight_up() && !matches!(kind, PieceKind::Horse | PieceKind::Dragon) {
        "直".to_owned()
    } else if let Some(side) = side_among(mover, &rivals) {
        side.to_owned()
    } else {
        format!("{}{motion}", side_among(mover, &alike).unwrap_or_default())
    }
}

/// 左 or 右 if the mover is left or right of all the others.
fn side_among(mover: Route, others: &[Route]) -> Option<&'static str> {
    if others.iter().all(|other| mover.left() > other.left()) {
        Some("左")
    } else if others.iter().all(|other| mover.left() < other.left()) {
        Some("右")
    } else {
        None
    }
}

/// What a Japanese name says.
pub(super) struct Name {
    pub(super) to: Square,
    pub(super) kind: PieceKind,
    marks: Vec<Mark>,
    pub(super) promotion: Promotion,
    /// Whether 打 was said.
    pub(super) drop: bool,
    /// The origin in brackets.
    pub(super) from: Option<Square>,
}

/// A mark that tells the mover from its rivals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Left,
    Right,
    Straight,
    Motion(Motion),
}

impl Name {
    /// Whether the name says something that only a move on the board can have.
    pub(super) fn moves_on_board(&self) -> bool {
        !self.marks.is_empty() || self.promotion != Promotion::Unsaid || self.from.is_some()
    }
}

/// Reads the name that stands here and goes on past it.
pub(super) fn read_name(
    cursor: &mut Cursor<'_>,
    side: Color,
    previous: Option<Square>,
) -> Result<Name, ReadError> {
    if let Some(color) = cursor.peek().and_then(color_of) {
        if color != side {
            return Err(cursor.expected(Expected::SideSign));
        }
        cursor.advance();
    }
    let to = if cursor.peek() == Some('同') {
        let same = previous.ok_or_else(|| cursor.expected(Expected::SquareNotSame))?;
        cursor.advance();
        while cursor.take(|sign| matches!(sign, ' ' | '\u{3000}').then_some(sign)).is_some() {}
        same
    } else {
        square_of(cursor)?
    };
    let kind = read_kind(cursor)?;
    let mut marks = Vec::new();
    while let Some(mark) = cursor.take(mark_of) {
        marks.push(mark);
    }
    let promotion = read_promotion(cursor)?;
    let is_held = kind.in_hand().is_some_and(|held| held.kind() == kind);
    let may_be_dropped = is_held && marks.is_empty() && promotion == Promotion::Unsaid;
    let drop = may_be_dropped && cursor.take_char('打').is_some();
    let from = if drop { None } else { read_origin(cursor)? };
    Ok(Name { to, kind, marks, promotion, drop, from })
}

pub(super) const fn color_of(sign: char) -> Option<Color> {
    match sign {
        '▲' | '☗' | '▼' => Some(Color::Black),
        '△' | '☖' | '▽' => Some(Color::White),
        _ => None,
    }
}

const fn mark_of(sign: char) -> Option<Mark> {
    match sign {
        '左' => Some(Mark::Left),
        '右' => Some(Mark::Right),
        '直' => Some(Mark::Straight),
        '上' | '行' | '入' => Some(Mark::Motion(Motion::Up)),
        '寄' => Some(Mark::Motion(Motion::Sideways)),
        '引' => Some(Mark::Motion(Motion::Back)),
        _ => None,
    }
}

pub(super) fn read_kind(cursor: &mut Cursor<'_>) -> Result<PieceKind, ReadError> {
    if cursor.take_char('成').is_some() {
        return cursor
            .take(|sign| match sign {
                '香' => Some(PieceKind::PromotedLance),
                '桂' => Some(PieceKind::PromotedKnight),
                '銀' => Some(PieceKind::PromotedSilver),
                _ => None,
            })
            .ok_or_else(|| cursor.expected(Expected::PromotablePiece));
    }
    let kind_of = |sign| match sign {
        '王' => Some(PieceKind::King),
        '竜' => Some(PieceKind::Dragon),
        _ => PieceKind::ALL.into_iter().find(|&kind| kanji(kind, Color::Black).starts_with(sign)),
    };
    cursor.take(kind_of).ok_or_else(|| cursor.expected(Expected::Piece))
}

fn read_promotion(cursor: &mut Cursor<'_>) -> Result<Promotion, ReadError> {
    if cursor.take_char('成').is_some() {
        Ok(Promotion::Promoted)
    } else if cursor.take_char('不').is_some() {
        cursor
            .take_char('成')
            .map(|_| Promotion::Declined)
            .ok_or_else(|| cursor.expected(Expected::Sign('成')))
    } else if cursor.take_char('\u{751f}').is_some() {
        // 生 (*nama*), an older way to write 不成: read, never written, so the font need not have it.
        Ok(Promotion::Declined)
    } else {
        Ok(Promotion::Unsaid)
    }
}

/// Reads the origin in brackets that KIF adds, `(77)`.
fn read_origin(cursor: &mut Cursor<'_>) -> Result<Option<Square>, ReadError> {
    if cursor.take_char('(').is_none() {
        return Ok(None);
    }
    let from = square_of(cursor)?;
    cursor.take_char(')').ok_or_else(|| cursor.expected(Expected::Sign(')')))?;
    Ok(Some(from))
}

/// The moves on the board that a name may mean: of the pieces that reach the square and fit the marks, or of all
/// the pieces of the kind if none reaches it.
fn moves_on_board(position: &Position, name: &Name) -> Vec<Move> {
    let color = position.side_to_move();
    let promotion = match name.promotion {
        Promotion::Unsaid => Promotion::Declined,
        said => said,
    };
    let pieces = position.board().of(color) & position.board().of_kind(name.kind);
    let reaching = named::reaching(position, color, name.kind, name.to);
    let marked = fitting(if reaching.is_empty() { pieces } else { reaching }, name, color);
    named::moves_from(marked, name.to, promotion)
}

/// The squares among these that the marks and the origin of a name speak of.
fn fitting(origins: SquareSet, name: &Name, color: Color) -> SquareSet {
    let mut routes: Vec<Route> = origins.iter().map(|from| Route { from, to: name.to, color }).collect();
    for mark in &name.marks {
        match mark {
            Mark::Motion(motion) => routes.retain(|route| route.motion() == *motion),
            Mark::Straight => routes.retain(|route| route.is_straight_up()),
            Mark::Left | Mark::Right => {}
        }
    }
    // Left and right are told among those that the other marks leave.
    let lefts = routes.iter().map(|route| route.left());
    let (leftmost, rightmost) = (lefts.clone().max(), lefts.min());
    for mark in &name.marks {
        match mark {
            Mark::Left => routes.retain(|route| Some(route.left()) == leftmost),
            Mark::Right => routes.retain(|route| Some(route.left()) == rightmost),
            Mark::Motion(_) | Mark::Straight => {}
        }
    }
    routes
        .iter()
        .map(|route| route.from)
        .filter(|&from| name.from.is_none_or(|named| named == from))
        .collect()
}
