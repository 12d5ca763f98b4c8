//! The start positions of even and handicap games.

use super::{Board, ByColor, Color, Hand, Piece, PieceKind, Position, Setup, Square};

/// What the stronger player (*uwate* 上手, White's side) gives: pieces left off the board.
///
/// *Uwate* moves first in every handicap game; Black moves first in an even one.
///
/// # Examples
///
/// ```
/// use nari_core::shogi::{Color, Handicap};
///
/// let start = Handicap::SixPieces.position();
/// assert_eq!(start.side_to_move(), Color::White);
/// assert_eq!(Handicap::of(&start), Some(Handicap::SixPieces));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Handicap {
    /// 平手 (*hirate*): nothing is given.
    #[default]
    Even,
    /// 香落ち (*kyō-ochi*): the left Lance, 1a.
    Lance,
    /// 角落ち (*kaku-ochi*): the Bishop, 2b.
    Bishop,
    /// 飛車落ち (*hisha-ochi*): the Rook, 8b.
    Rook,
    /// 飛香落ち (*hi-kyō-ochi*): the Rook and the left Lance.
    RookLance,
    /// 二枚落ち (*nimai-ochi*): Rook and Bishop.
    TwoPieces,
    /// 四枚落ち (*yonmai-ochi*): and both Lances.
    FourPieces,
    /// 六枚落ち (*rokumai-ochi*): and both Knights.
    SixPieces,
    /// 八枚落ち (*hachimai-ochi*): and both Silvers.
    EightPieces,
    /// 十枚落ち (*jūmai-ochi*): and both Golds.
    TenPieces,
    /// 裸玉 (*hadaka-gyoku*): everything but the King, a teaching game.
    NakedKing,
}

impl Handicap {
    /// All of them, from the even game to the naked King.
    pub const ALL: [Handicap; 11] = [
        Handicap::Even,
        Handicap::Lance,
        Handicap::Bishop,
        Handicap::Rook,
        Handicap::RookLance,
        Handicap::TwoPieces,
        Handicap::FourPieces,
        Handicap::SixPieces,
        Handicap::EightPieces,
        Handicap::TenPieces,
        Handicap::NakedKing,
    ];

    /// The name in kebab-case, as in messages and settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Handicap::Even => "even",
            Handicap::Lance => "lance",
            Handicap::Bishop => "bishop",
            Handicap::Rook => "rook",
            Handicap::RookLance => "rook-lance",
            Handicap::TwoPieces => "two-pieces",
            Handicap::FourPieces => "four-pieces",
            Handicap::SixPieces => "six-pieces",
            Handicap::EightPieces => "eight-pieces",
            Handicap::TenPieces => "ten-pieces",
            Handicap::NakedKing => "naked-king",
        }
    }

    /// The handicap of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Handicap> {
        Handicap::ALL.into_iter().find(|handicap| handicap.name() == name)
    }

    /// The squares of White's camp, Pawns excepted, that are left empty.
    const fn given(self) -> &'static [Square] {
        /// Each longer handicap begins with the shorter ones.
        const STRONG_FIRST: [Square; 10] = [
            Square::SQ_8B,
            Square::SQ_2B,
            Square::SQ_1A,
            Square::SQ_9A,
            Square::SQ_2A,
            Square::SQ_8A,
            Square::SQ_3A,
            Square::SQ_7A,
            Square::SQ_4A,
            Square::SQ_6A,
        ];
        match self {
            Handicap::Even => &[],
            Handicap::Lance => &[Square::SQ_1A],
            Handicap::Bishop => &[Square::SQ_2B],
            Handicap::Rook => &[Square::SQ_8B],
            Handicap::RookLance => &[Square::SQ_8B, Square::SQ_1A],
            Handicap::TwoPieces => STRONG_FIRST.split_at(2).0,
            Handicap::FourPieces => STRONG_FIRST.split_at(4).0,
            Handicap::SixPieces => STRONG_FIRST.split_at(6).0,
            Handicap::EightPieces => STRONG_FIRST.split_at(8).0,
            Handicap::TenPieces | Handicap::NakedKing => &STRONG_FIRST,
        }
    }

    /// The start position, drawn.
    #[must_use]
    pub fn setup(self) -> Setup {
        let mut board = even_board();
        for &square in self.given() {
            board.set(square, None);
        }
        if self == Handicap::NakedKing {
            for square in board.of_piece(Piece::new(Color::White, PieceKind::Pawn)) {
                board.set(square, None);
            }
        }
        Setup {
            board,
            hands: ByColor { black: Hand::EMPTY, white: Hand::EMPTY },
            side_to_move: if self == Handicap::Even { Color::Black } else { Color::White },
            move_number: 1,
        }
    }

    /// The start position, to play on.
    #[must_use]
    pub fn position(self) -> Position {
        Position::of_sound_setup(&self.setup())
    }

    /// The handicap whose start position this is, if it is one; the move number does not matter.
    #[must_use]
    pub fn of(start: &Position) -> Option<Handicap> {
        let start = Setup { move_number: 1, ..start.to_setup() };
        Handicap::ALL.into_iter().find(|handicap| handicap.setup() == start)
    }

    /// The points of the pieces that White lacks: Rook and Bishop 5, every other piece 1.
    #[must_use]
    pub fn missing_points(self) -> u32 {
        match self {
            Handicap::Even => 0,
            Handicap::Lance => 1,
            Handicap::Bishop | Handicap::Rook => 5,
            Handicap::RookLance => 6,
            Handicap::TwoPieces => 10,
            Handicap::FourPieces => 12,
            Handicap::SixPieces => 14,
            Handicap::EightPieces => 16,
            Handicap::TenPieces => 18,
            Handicap::NakedKing => 27,
        }
    }
}

fn even_board() -> Board {
    const BACK: [PieceKind; 9] = [
        PieceKind::Lance,
        PieceKind::Knight,
        PieceKind::Silver,
        PieceKind::Gold,
        PieceKind::King,
        PieceKind::Gold,
        PieceKind::Silver,
        PieceKind::Knight,
        PieceKind::Lance,
    ];
    let mut board = Board::EMPTY;
    let mut both = |square: Square, kind: PieceKind| {
        for color in Color::ALL {
            board.set(square.seen_by(color), Some(Piece::new(color, kind)));
        }
    };
    for (file, kind) in super::File::all().zip(BACK) {
        let first = Square::new(file, Square::SQ_1I.rank());
        both(first, kind);
        both(Square::new(file, Square::SQ_1G.rank()), PieceKind::Pawn);
    }
    both(Square::SQ_8H, PieceKind::Bishop);
    both(Square::SQ_2H, PieceKind::Rook);
    board
}
