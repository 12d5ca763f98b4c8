//! Where pieces stand well, in centipawns: by their distance from both Kings, and by rank.
//!
//! Everything is seen from the piece's own side: forward is towards the opponent.

use std::sync::OnceLock;

use crate::shogi::{Color, PieceKind, Square};

/// For each kind, King's square and piece's square, all seen by the piece's side.
pub(super) struct Places {
    with_own_king: Vec<i16>,
    with_enemy_king: Vec<i16>,
}

const SQUARES: usize = Square::COUNT;

impl Places {
    /// The tables, made when first asked for.
    pub(super) fn get() -> &'static Places {
        static PLACES: OnceLock<Places> = OnceLock::new();
        PLACES.get_or_init(|| Places {
            with_own_king: table(|kind, king, square| {
                by_own_king(kind, king, square) + by_rank(kind, square)
            }),
            with_enemy_king: table(by_enemy_king),
        })
    }

    /// The tables' rows for a side whose King stands there, and the enemy's there.
    #[inline]
    pub(super) fn rows(&self, own: Option<Square>, enemy: Option<Square>, color: Color) -> Rows<'_> {
        let start = |king: Option<Square>| king.map(|king| king.seen_by(color).index() * SQUARES);
        Rows { places: self, own: start(own), enemy: start(enemy), color }
    }
}

/// The places of one side's pieces, both Kings standing where they do.
pub(super) struct Rows<'a> {
    places: &'a Places,
    own: Option<usize>,
    enemy: Option<usize>,
    color: Color,
}

impl Rows<'_> {
    #[inline]
    pub(super) fn of(&self, kind: PieceKind, square: Square) -> i32 {
        let within = kind.index() * SQUARES * SQUARES + square.seen_by(self.color).index();
        let look = |table: &[i16], row: Option<usize>| {
            row.and_then(|row| table.get(within + row)).map_or(0, |&value| i32::from(value))
        };
        look(&self.places.with_own_king, self.own) + look(&self.places.with_enemy_king, self.enemy)
    }
}

fn table(worth: impl Fn(PieceKind, Square, Square) -> i32) -> Vec<i16> {
    let mut table = Vec::with_capacity(PieceKind::ALL.len() * SQUARES * SQUARES);
    for kind in PieceKind::ALL {
        for king in Square::all() {
            table.extend(Square::all().map(|square| i16::try_from(worth(kind, king, square)).unwrap_or(0)));
        }
    }
    table
}

/// Files apart, and ranks that the square lies ahead of the King (Black's view).
fn apart(king: Square, square: Square) -> (i32, i32) {
    let files = i32::from(king.file().number()) - i32::from(square.file().number());
    let ahead = i32::from(king.rank().number()) - i32::from(square.rank().number());
    (files.abs(), ahead)
}

fn nth(values: &[i32], place: i32) -> i32 {
    usize::try_from(place).ok().and_then(|place| values.get(place)).copied().unwrap_or(0)
}

/// A castle: Golds and Silvers beside and before the King, Pawns ahead of him, the Rook not near.
fn by_own_king(kind: PieceKind, centre: Square, square: Square) -> i32 {
    let (files, ahead) = apart(centre, square);
    let distance = files.max(ahead.abs());
    let guards = ahead >= -1;
    match kind {
        PieceKind::Gold if guards => nth(&[0, 42, 30, 12, 3], distance),
        PieceKind::Silver if guards => nth(&[0, 34, 26, 12, 4], distance),
        PieceKind::Gold | PieceKind::Silver => nth(&[0, 15, 8, 2], distance),
        PieceKind::PromotedLance
        | PieceKind::PromotedKnight
        | PieceKind::PromotedSilver
        | PieceKind::Tokin => nth(&[0, 30, 18, 8], distance),
        PieceKind::Pawn if files <= 1 => match ahead {
            1 | 3 => 6,
            2 => 14,
            _ => 0,
        },
        PieceKind::Knight => nth(&[0, 12, 8, 4], distance),
        PieceKind::Lance if ahead == 0 || ahead == -1 => nth(&[0, 14, 8], distance),
        PieceKind::Horse => nth(&[0, 60, 52, 38, 22, 10], distance),
        PieceKind::Rook => nth(&[0, -45, -35, -20, -8], distance),
        PieceKind::Bishop => nth(&[0, -12, -4], distance),
        _ => 0,
    }
}

/// An attack: the nearer to the enemy King, the better, before him better than behind.
fn by_enemy_king(kind: PieceKind, centre: Square, square: Square) -> i32 {
    let (files, ahead) = apart(centre, square);
    let distance = files.max(ahead.abs());
    // The square lies ahead of the King as the attacker sees it: the attacker's piece has gone past him.
    let past = ahead > 0;
    let near: &[i32] = match kind {
        PieceKind::Gold => &[0, 50, 40, 22, 10, 3],
        PieceKind::Silver => &[0, 46, 40, 26, 14, 6],
        PieceKind::Tokin => &[0, 60, 56, 40, 24, 12, 4],
        PieceKind::PromotedLance | PieceKind::PromotedKnight | PieceKind::PromotedSilver => {
            &[0, 56, 50, 34, 18, 8]
        }
        PieceKind::Knight => &[0, 10, 32, 20, 8],
        PieceKind::Pawn => &[0, 22, 16, 8, 2],
        PieceKind::Lance if files == 0 && !past => return 24,
        PieceKind::Dragon => &[0, 50, 60, 48, 34, 20, 10],
        PieceKind::Horse => &[0, 50, 56, 46, 32, 18, 8],
        PieceKind::Rook if files <= 1 && !past => return 16,
        _ => &[],
    };
    let worth = nth(near, distance);
    let is_round = matches!(kind, PieceKind::Dragon | PieceKind::Horse);
    if past && !is_round { worth / 3 } else { worth }
}

/// What the rank and file alone say; the rank is 1 for the farthest.
fn by_rank(kind: PieceKind, square: Square) -> i32 {
    let rank = i32::from(square.rank().number());
    let edge = i32::from(square.file().number()).min(10 - i32::from(square.file().number()));
    match kind {
        PieceKind::King => {
            let home = nth(&[-60, -60, -60, -90, -130, -120, -60, 8, 6], rank - 1);
            let beside = if rank >= 8 { nth(&[0, 4, 22, 16, -4, -24], edge) } else { 0 };
            home + beside
        }
        PieceKind::Pawn => nth(&[0, 10, 24, 16, 14, 8, 0], rank - 1),
        PieceKind::Silver => {
            nth(&[-10, 4, 14, 14, 14, 12, 8, 2, -8], rank - 1) - if edge == 1 { 14 } else { 0 }
        }
        PieceKind::Gold => nth(&[-20, -8, 0, 0, -4, -4, 2, 6, 0], rank - 1) - if edge == 1 { 18 } else { 0 },
        PieceKind::Knight => nth(&[0, 0, 20, 14, 6, -4, 12, 0, 4], rank - 1) - if edge == 1 { 14 } else { 0 },
        PieceKind::Lance => nth(&[0, 0, 0, -10, -10, -10, -6, -2, 4], rank - 1),
        PieceKind::Rook => nth(&[30, 24, 20, 4, 2, 8, 0, 6, 0], rank - 1),
        PieceKind::Bishop => nth(&[6, 6, 6, 2, 8, 8, 6, 2, -8], rank - 1),
        PieceKind::Dragon => nth(&[30, 30, 24, 12, 6, 0, 0, 0, 0], rank - 1),
        _ => 0,
    }
}
