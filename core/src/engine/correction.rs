//! How far the evaluation was off in positions alike: what searches found, less what it said.

use super::chance::stir;
use crate::shogi::{Color, PieceKind, Position, SquareSet, attacks};

/// What positions can be alike in: the Pawns, the surroundings of Black's King and of White's, the hands.
const LIKENESSES: usize = 4;
/// Places for each likeness, a power of two.
const PLACES: usize = 1 << 14;
/// A centipawn, in the numbers that are kept.
const POINT: i32 = 256;
/// No search counts as further off, in centipawns, and no likeness as more than `MOST`.
const FURTHEST: i32 = 200;
const MOST: i32 = 96;
/// A search moves what is kept by as many of these parts as it went plies deep, and one.
const PARTS: i32 = 256;
const DEEPEST: i32 = 15;
/// How much each likeness counts: one half.
const SHARE: i32 = 2;

/// For each thing that positions can be alike in, the place of those like this one.
pub(super) type Likeness = [u16; LIKENESSES];

/// What was learned, for each side to move.
pub(super) struct Corrections(Vec<i32>);

impl Corrections {
    pub(super) fn new() -> Corrections {
        Corrections(vec![0; 2 * LIKENESSES * PLACES])
    }

    pub(super) fn clear(&mut self) {
        self.0.fill(0);
    }

    /// What is to be added to the evaluation, in centipawns.
    pub(super) fn of(&self, side: Color, likeness: Likeness) -> i32 {
        let sum: i32 = places(side, likeness).filter_map(|place| self.0.get(place)).sum();
        sum / SHARE / POINT
    }

    /// A search `depth` plies deep came to `off` centipawns more than the evaluation.
    pub(super) fn learn(&mut self, side: Color, likeness: Likeness, off: i32, depth: i32) {
        let weight = depth.min(DEEPEST) + 1;
        let off = off.clamp(-FURTHEST, FURTHEST) * POINT;
        let most = MOST * POINT;
        for place in places(side, likeness) {
            if let Some(kept) = self.0.get_mut(place) {
                *kept = ((*kept * (PARTS - weight) + off * weight) / PARTS).clamp(-most, most);
            }
        }
    }
}

fn places(side: Color, likeness: Likeness) -> impl Iterator<Item = usize> {
    let first = side.index() * LIKENESSES;
    likeness.into_iter().enumerate().map(move |(kind, place)| (first + kind) * PLACES + usize::from(place))
}

/// What a position is like.
pub(super) fn likeness(position: &Position) -> Likeness {
    let place = |number: u64| u16::try_from(stir(number) % PLACES as u64).unwrap_or(0);
    let [black, white] = Color::ALL;
    [
        place(pawns(position, black) ^ stir(pawns(position, white))),
        place(home(position, black)),
        place(home(position, white)),
        place(hand(position, black) ^ hand(position, white) << 32),
    ]
}

fn pawns(position: &Position, color: Color) -> u64 {
    let board = position.board();
    folded(board.of_kind(PieceKind::Pawn) & board.of(color))
}

/// The King's place and what stands next to him: his own pieces, Golds and Silvers, the other side's pieces.
fn home(position: &Position, color: Color) -> u64 {
    let Some(king) = position.king(color) else { return 0 };
    let board = position.board();
    let ring = attacks(PieceKind::King, color, king, SquareSet::EMPTY);
    let own = folded(ring & board.of(color));
    let generals = folded(ring & (board.of_kind(PieceKind::Gold) | board.of_kind(PieceKind::Silver)));
    let other = folded(ring & board.of(color.other()));
    stir(own ^ (king.index() as u64) << 56) ^ other.wrapping_mul(3) ^ stir(generals)
}

/// Four bits for each kind: more than fifteen Pawns count as fifteen.
fn hand(position: &Position, color: Color) -> u64 {
    let held = position.hand(color).iter();
    held.fold(0, |hand, (kind, count)| hand | u64::from(count.min(15)) << (4 * kind.index()))
}

/// The set in half the bits; hardly any two sets come to the same.
#[expect(clippy::cast_possible_truncation, reason = "the lower half, and the upper one apart")]
fn folded(set: SquareSet) -> u64 {
    let bits = set.bits();
    bits as u64 ^ ((bits >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::sfen;
    use crate::shogi::SetupRule;

    const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

    fn read(board: &str) -> Position {
        Position::from_setup(sfen::read(board).unwrap(), SetupRule::Game).unwrap()
    }

    /// A position beside the beginning of a game, and in what the two are alike: Pawns, Kings, hands.
    const ROWS: [(&str, [bool; LIKENESSES]); 5] = [
        (START, [true, true, true, true]),
        ("lnsgkgsnl/r6b1/ppppppppp/9/9/9/PPPPPPPPP/1B4R2/LNSGKGSNL b - 1", [true, true, true, true]),
        ("lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1", [false, true, true, true]),
        ("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B1K3R1/LNSG1GSNL b - 1", [true, false, true, true]),
        ("lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/7R1/LNSGKGSNL b Bb 1", [true, true, true, false]),
    ];

    #[test]
    fn positions_are_alike_in_what_they_share() {
        let start = likeness(&read(START));
        for (board, alike) in ROWS {
            let other = likeness(&read(board));
            let same: Vec<bool> = start.iter().zip(&other).map(|(start, other)| start == other).collect();
            assert_eq!(same, alike, "{board}");
        }
    }

    #[test]
    fn what_is_learned_is_bounded_and_for_one_side() {
        let likeness = likeness(&read(START));
        let mut corrections = Corrections::new();
        let mut before = 0;
        for _ in 0..200 {
            corrections.learn(Color::Black, likeness, 5_000, 40);
            let now = corrections.of(Color::Black, likeness);
            assert!(now >= before && now <= MOST * 4 / SHARE, "{now} after {before}");
            before = now;
        }
        assert_eq!(before, MOST * 4 / SHARE);
        assert_eq!(corrections.of(Color::White, likeness), 0);
        corrections.learn(Color::Black, likeness, -100, 3);
        assert!(corrections.of(Color::Black, likeness) < before);
        corrections.clear();
        assert_eq!(corrections.of(Color::Black, likeness), 0);
    }
}
