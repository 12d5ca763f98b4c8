//! How near a King is to being mated: who reaches the squares round him, which of them nobody guards, and what the
//! attacker holds.

use crate::shogi::{Color, HandKind, PieceKind, Position, Square, SquareSet, attacks};

use super::reach::Reached;

/// The attack of one side on the other's King.
pub(super) struct Siege {
    king: Option<Square>,
    /// The squares next to the King.
    ring: SquareSet,
    units: i32,
    attackers: usize,
}

/// What an attack comes to.
pub(super) struct Pressure {
    /// Centipawns for the attacker.
    pub(super) points: i32,
    /// Whether the King has so few ways out that a mate at once is worth looking for.
    pub(super) may_mate: bool,
    pub(super) ring: Ring,
}

/// The squares next to a King, as an attack leaves them.
#[derive(Default)]
pub(super) struct Ring {
    pub(super) squares: SquareSet,
    /// Reached by the attacker, guarded by nobody but the King.
    pub(super) weak: SquareSet,
    /// Reached twice by the attacker and not by the other side.
    pub(super) stormed: SquareSet,
    /// Where the King can go.
    pub(super) flights: SquareSet,
    /// Not the King's own pieces, and guarded by nobody but him.
    pub(super) open: SquareSet,
    /// How many pieces of the attacker reach the ring.
    pub(super) attackers: usize,
}

impl Siege {
    pub(super) fn of(king: Option<Square>) -> Siege {
        let ring = king
            .map_or(SquareSet::EMPTY, |king| attacks(PieceKind::King, Color::Black, king, SquareSet::EMPTY));
        Siege { king, ring, units: 0, attackers: 0 }
    }

    /// A piece of the attacker joins in if it reaches the King's surroundings.
    #[inline]
    pub(super) fn join(&mut self, kind: PieceKind, squares: SquareSet) {
        let hits = squares & self.ring;
        if !hits.is_empty() {
            self.attackers += 1;
            self.units += weight(kind) + 5 * count(hits);
        }
    }

    pub(super) fn pressure(
        &self,
        position: &Position,
        attacker: Color,
        attack: &Reached,
        defence: &Reached,
    ) -> Pressure {
        if self.king.is_none() {
            return Pressure { points: 0, may_mate: false, ring: Ring::default() };
        }
        let own = position.board().of(attacker.other());
        let ring = Ring {
            squares: self.ring,
            weak: self.ring & (attack.any - defence.guarded),
            stormed: self.ring & (attack.twice - defence.twice),
            flights: self.ring - own - attack.any,
            open: self.ring - own - defence.guarded,
            attackers: self.attackers,
        };
        let in_hand = arms(position, attacker);
        let mut units = self.units + 10 * count(ring.weak) + 6 * count(ring.stormed);
        units += match count(ring.flights) {
            0 => 26,
            1 => 16,
            2 => 8,
            _ => 0,
        };
        // What is held counts as far as squares are there to drop it on.
        units += in_hand * (count(ring.open) + count(ring.weak)).min(6) / 6 + in_hand / 4;
        let alone = if self.attackers == 0 { 3 } else { 1 };
        let points = (units * units / 48).min(1_800) / alone;
        // A check at arm's length must be backed and not be taken; from afar it must leave no way out.
        let may_mate = !ring.weak.is_empty() && count(ring.flights) <= 4 || ring.flights.is_empty();
        Pressure { points, may_mate, ring }
    }
}

fn count(squares: SquareSet) -> i32 {
    i32::try_from(squares.len()).unwrap_or(0)
}

/// How much a piece adds to an attack by taking part.
const fn weight(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Pawn => 6,
        PieceKind::Lance => 9,
        PieceKind::Knight => 12,
        PieceKind::Silver => 16,
        PieceKind::Bishop => 14,
        PieceKind::Horse => 24,
        PieceKind::Dragon => 28,
        PieceKind::King => 0,
        PieceKind::Rook
        | PieceKind::Gold
        | PieceKind::Tokin
        | PieceKind::PromotedLance
        | PieceKind::PromotedKnight
        | PieceKind::PromotedSilver => 18,
    }
}

/// What is held, weighed by how well it attacks a King.
fn arms(position: &Position, color: Color) -> i32 {
    let hand = position.hand(color);
    if hand.is_empty() {
        return 0;
    }
    let sum = hand.iter().map(|(kind, count)| {
        let (each, most) = match kind {
            HandKind::Pawn => (2, 3),
            HandKind::Lance => (5, 2),
            HandKind::Knight => (6, 2),
            HandKind::Silver => (10, 3),
            HandKind::Gold => (14, 3),
            HandKind::Bishop => (10, 2),
            HandKind::Rook => (16, 2),
        };
        each * i32::from(count).min(most)
    });
    sum.sum()
}
