//! Pieces: their fourteen kinds, the seven that can be held, and whose they are.

use super::Color;

/// A kind of piece as it stands on the board: eight unpromoted and six promoted ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum PieceKind {
    /// 歩 (*fu*): one square straight forward, captures the same way.
    Pawn = 0,
    /// 香 (*kyō*): any distance straight forward.
    Lance,
    /// 桂 (*kei*): jumps two forward and one sideways.
    Knight,
    /// 銀 (*gin*): one square, forward or any diagonal.
    Silver,
    /// 金 (*kin*): one square, any way but the two diagonals back.
    Gold,
    /// 角 (*kaku*): any distance diagonally.
    Bishop,
    /// 飛 (*hi*): any distance along file or rank.
    Rook,
    /// 王, and 玉 for Black: one square, any way.
    King,
    /// と (*to*): a promoted Pawn, moves as a Gold.
    Tokin,
    /// 杏, 成香: moves as a Gold.
    PromotedLance,
    /// 圭, 成桂: moves as a Gold.
    PromotedKnight,
    /// 全, 成銀: moves as a Gold.
    PromotedSilver,
    /// 馬 (*uma*): a promoted Bishop, Bishop + one square along file or rank.
    Horse,
    /// 龍 (*ryū*): a promoted Rook, Rook + one square diagonally.
    Dragon,
}

impl PieceKind {
    /// All fourteen kinds.
    pub const ALL: [PieceKind; 14] = [
        PieceKind::Pawn,
        PieceKind::Lance,
        PieceKind::Knight,
        PieceKind::Silver,
        PieceKind::Gold,
        PieceKind::Bishop,
        PieceKind::Rook,
        PieceKind::King,
        PieceKind::Tokin,
        PieceKind::PromotedLance,
        PieceKind::PromotedKnight,
        PieceKind::PromotedSilver,
        PieceKind::Horse,
        PieceKind::Dragon,
    ];

    /// 0 to 13, in the order of [`PieceKind::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What the kind becomes on promotion; `None` for King, Gold and every promoted kind.
    #[must_use]
    pub const fn promoted(self) -> Option<PieceKind> {
        match self {
            PieceKind::Pawn => Some(PieceKind::Tokin),
            PieceKind::Lance => Some(PieceKind::PromotedLance),
            PieceKind::Knight => Some(PieceKind::PromotedKnight),
            PieceKind::Silver => Some(PieceKind::PromotedSilver),
            PieceKind::Bishop => Some(PieceKind::Horse),
            PieceKind::Rook => Some(PieceKind::Dragon),
            _ => None,
        }
    }

    /// The kind with its promotion taken back; an unpromoted kind is its own.
    #[must_use]
    pub const fn unpromoted(self) -> PieceKind {
        match self {
            PieceKind::Tokin => PieceKind::Pawn,
            PieceKind::PromotedLance => PieceKind::Lance,
            PieceKind::PromotedKnight => PieceKind::Knight,
            PieceKind::PromotedSilver => PieceKind::Silver,
            PieceKind::Horse => PieceKind::Bishop,
            PieceKind::Dragon => PieceKind::Rook,
            kind => kind,
        }
    }

    /// The SFEN letter of the unpromoted side, in upper case.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.unpromoted() {
            PieceKind::Pawn => 'P',
            PieceKind::Lance => 'L',
            PieceKind::Knight => 'N',
            PieceKind::Silver => 'S',
            PieceKind::Gold => 'G',
            PieceKind::Bishop => 'B',
            PieceKind::Rook => 'R',
            _ => 'K',
        }
    }

    /// Whether the kind could never move again from a square of that depth: the rank counted from the far side, 1 to 9.
    #[must_use]
    pub const fn is_dead_at_depth(self, depth: u8) -> bool {
        match self {
            PieceKind::Pawn | PieceKind::Lance => depth == 1,
            PieceKind::Knight => depth <= 2,
            _ => false,
        }
    }

    /// Whether this is one of the six promoted kinds.
    #[must_use]
    pub const fn is_promoted(self) -> bool {
        matches!(
            self,
            PieceKind::Tokin
                | PieceKind::PromotedLance
                | PieceKind::PromotedKnight
                | PieceKind::PromotedSilver
                | PieceKind::Horse
                | PieceKind::Dragon
        )
    }

    /// What a captor holds after taking this kind: its unpromoted side; `None` for a King.
    #[must_use]
    pub const fn in_hand(self) -> Option<HandKind> {
        match self.unpromoted() {
            PieceKind::Pawn => Some(HandKind::Pawn),
            PieceKind::Lance => Some(HandKind::Lance),
            PieceKind::Knight => Some(HandKind::Knight),
            PieceKind::Silver => Some(HandKind::Silver),
            PieceKind::Gold => Some(HandKind::Gold),
            PieceKind::Bishop => Some(HandKind::Bishop),
            PieceKind::Rook => Some(HandKind::Rook),
            _ => None,
        }
    }
}

/// A kind of piece that can be held in hand and dropped: never a King, never promoted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum HandKind {
    /// 歩
    Pawn = 0,
    /// 香
    Lance,
    /// 桂
    Knight,
    /// 銀
    Silver,
    /// 金
    Gold,
    /// 角
    Bishop,
    /// 飛
    Rook,
}

impl HandKind {
    /// All seven kinds, from the Pawn to the Rook.
    pub const ALL: [HandKind; 7] = [
        HandKind::Pawn,
        HandKind::Lance,
        HandKind::Knight,
        HandKind::Silver,
        HandKind::Gold,
        HandKind::Bishop,
        HandKind::Rook,
    ];

    /// 0 to 6, in the order of [`HandKind::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind of an index; the packed move that it comes from holds nothing over 6.
    #[inline]
    pub(super) const fn from_packed(index: u16) -> HandKind {
        match index {
            0 => HandKind::Pawn,
            1 => HandKind::Lance,
            2 => HandKind::Knight,
            3 => HandKind::Silver,
            4 => HandKind::Gold,
            5 => HandKind::Bishop,
            _ => HandKind::Rook,
        }
    }

    /// The kind that a drop puts on the board.
    #[must_use]
    pub const fn kind(self) -> PieceKind {
        match self {
            HandKind::Pawn => PieceKind::Pawn,
            HandKind::Lance => PieceKind::Lance,
            HandKind::Knight => PieceKind::Knight,
            HandKind::Silver => PieceKind::Silver,
            HandKind::Gold => PieceKind::Gold,
            HandKind::Bishop => PieceKind::Bishop,
            HandKind::Rook => PieceKind::Rook,
        }
    }

    /// How many of this kind a set holds, promoted ones included.
    #[must_use]
    pub const fn in_a_set(self) -> u8 {
        match self {
            HandKind::Pawn => 18,
            HandKind::Bishop | HandKind::Rook => 2,
            _ => 4,
        }
    }
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub kind: PieceKind,
}

impl Piece {
    /// `color`'s piece of that kind.
    #[must_use]
    #[inline]
    pub const fn new(color: Color, kind: PieceKind) -> Piece {
        Piece { color, kind }
    }
}
