//! What a position is worth.

/// A search's opinion, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Centipawns: 100 are a Pawn's worth on the board.
    Points(i32),
    /// The side to move mates within so many plies.
    Mates(u32),
    /// The side to move is mated within so many plies, 0 when it is mated already.
    Mated(u32),
}

/// Above every value.
pub(super) const INFINITE: i32 = 32_000;
/// The side to move has mated; mates further off are worth a point less each ply.
pub(super) const MATE: i32 = 31_000;
/// From here on a value is a mate.
pub(super) const MATE_FOUND: i32 = 30_000;
/// The other side repeats by checks alone and so loses, or the position is won by declaring.
pub(super) const WON_BY_RULE: i32 = 20_000;
/// Up to here a value is what the evaluation makes of a position, and no outcome by rule.
pub(super) const FAR_AHEAD: i32 = WON_BY_RULE - 500;
/// An evaluation never goes beyond.
pub(super) const MOST_POINTS: i32 = 15_000;

/// Mated after so many plies from the root.
pub(super) fn mated_at(ply: usize) -> i32 {
    i32::try_from(ply).unwrap_or(0) - MATE
}

impl Score {
    pub(super) fn of(value: i32) -> Score {
        let plies = (MATE - value.abs()).unsigned_abs();
        if value >= MATE_FOUND {
            Score::Mates(plies)
        } else if value <= -MATE_FOUND {
            Score::Mated(plies)
        } else {
            Score::Points(value)
        }
    }

    /// The score in centipawns, a mate being worth more than all else.
    #[must_use]
    pub fn points(self) -> i32 {
        let far = |plies: u32| MATE - i32::try_from(plies).unwrap_or(0).min(MATE - MATE_FOUND);
        match self {
            Score::Points(points) => points,
            Score::Mates(plies) => far(plies),
            Score::Mated(plies) => -far(plies),
        }
    }

    /// The same position as the other side sees it.
    #[must_use]
    pub const fn turned(self) -> Score {
        match self {
            Score::Points(points) => Score::Points(-points),
            Score::Mates(plies) => Score::Mated(plies),
            Score::Mated(plies) => Score::Mates(plies),
        }
    }
}
