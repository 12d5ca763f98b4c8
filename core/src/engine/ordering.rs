//! Which move to try first: what proved good elsewhere (history), then by what it takes.

use super::evaluate::material;
use super::exchange::exchange;
use super::packed::Packed;
use crate::shogi::{Color, Move, PieceKind, Position, Square};

/// A move with its place in the order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked {
    pub(super) mv: Move,
    pub(super) rank: i32,
}

/// A kind of piece on a square: what a move leaves there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Arrival(usize);

const ARRIVALS: usize = 14 * 81;
const ORIGINS: usize = 88;
/// History never goes beyond.
const MOST: i32 = 16_000;

impl Arrival {
    #[inline]
    pub(super) fn of(position: &Position, mv: Move) -> Arrival {
        let kind = match mv {
            Move::Drop { kind, .. } => kind.kind(),
            Move::Normal { from, .. } => position.piece_at(from).map_or(PieceKind::Pawn, |piece| piece.kind),
        };
        Arrival(kind.index() * 81 + mv.to().index())
    }

    /// The square the piece ended on.
    pub(super) fn square(self) -> Option<Square> {
        Square::from_index(self.0 % 81)
    }
}

/// What cut searches short before.
pub(super) struct History {
    /// By side, origin and target.
    quiet: Vec<i16>,
    /// By the arrival before and this one.
    answers: Vec<i16>,
    /// The quiet move that refuted an arrival.
    counters: Vec<Packed>,
}

impl History {
    pub(super) fn new() -> History {
        History {
            quiet: vec![0; 2 * ORIGINS * 81],
            answers: vec![0; ARRIVALS * ARRIVALS],
            counters: vec![Packed::NONE; 2 * ARRIVALS],
        }
    }

    pub(super) fn clear(&mut self) {
        self.quiet.fill(0);
        self.answers.fill(0);
        self.counters.fill(Packed::NONE);
    }

    /// Half of what is known is forgotten between searches.
    pub(super) fn fade(&mut self) {
        self.quiet.iter_mut().for_each(|value| *value /= 2);
    }

    #[inline]
    fn quiet_place(side: Color, mv: Packed) -> usize {
        (side.index() * ORIGINS + mv.origin()) * 81 + mv.target()
    }

    #[inline]
    pub(super) fn of(&self, side: Color, mv: Move, arrival: Arrival, before: Option<Arrival>) -> i32 {
        let quiet = self.quiet.get(History::quiet_place(side, mv.into())).copied().unwrap_or(0);
        let answer =
            before.and_then(|before| self.answers.get(before.0 * ARRIVALS + arrival.0)).copied().unwrap_or(0);
        i32::from(quiet) + i32::from(answer)
    }

    pub(super) fn learn(
        &mut self,
        side: Color,
        mv: Move,
        arrival: Arrival,
        before: Option<Arrival>,
        bonus: i32,
    ) {
        if let Some(value) = self.quiet.get_mut(History::quiet_place(side, mv.into())) {
            add(value, bonus);
        }
        if let Some(before) = before
            && let Some(value) = self.answers.get_mut(before.0 * ARRIVALS + arrival.0)
        {
            add(value, bonus);
        }
    }

    pub(super) fn counter(&self, side: Color, before: Option<Arrival>) -> Packed {
        before
            .and_then(|before| self.counters.get(side.index() * ARRIVALS + before.0))
            .copied()
            .unwrap_or(Packed::NONE)
    }

    pub(super) fn set_counter(&mut self, side: Color, before: Option<Arrival>, mv: Move) {
        if let Some(before) = before
            && let Some(counter) = self.counters.get_mut(side.index() * ARRIVALS + before.0)
        {
            *counter = mv.into();
        }
    }
}

/// The larger a value, the less is added to it.
fn add(value: &mut i16, bonus: i32) {
    let old = i32::from(*value);
    let new = old + bonus - old * bonus.abs() / MOST;
    *value = i16::try_from(new.clamp(-MOST, MOST)).unwrap_or(0);
}

/// Ranks of good captures and promotions begin here, of losing ones end at its negative.
pub(super) const GOOD_CAPTURE: i32 = 1_000_000;
const KILLER: i32 = 900_000;
const COUNTER: i32 = 800_000;
pub(super) const BEST_KNOWN: i32 = i32::MAX;

/// What helps to rank quiet moves.
pub(super) struct Hints<'a> {
    pub(super) history: &'a History,
    pub(super) best_known: Packed,
    pub(super) killers: [Packed; 2],
    pub(super) before: Option<Arrival>,
}

impl Hints<'_> {
    /// The place of a move in the order; captures are taken to be good until their turn comes.
    pub(super) fn rank(&self, position: &Position, mv: Move) -> i32 {
        let packed = Packed::from(mv);
        if packed == self.best_known {
            return BEST_KNOWN;
        }
        if let Some(gain) = gain_at_sight(position, mv) {
            return GOOD_CAPTURE + gain;
        }
        if self.killers.contains(&packed) {
            return KILLER + i32::from(self.killers.first() == Some(&packed));
        }
        let side = position.side_to_move();
        if packed == self.history.counter(side, self.before) {
            return COUNTER;
        }
        self.history.of(side, mv, Arrival::of(position, mv), self.before)
    }
}

/// What a capture or a promotion that matters takes, less a little for what it risks; `None` for a quiet move.
#[inline]
pub(super) fn gain_at_sight(position: &Position, mv: Move) -> Option<i32> {
    let Move::Normal { from, to, promote } = mv else { return None };
    let taken = position.piece_at(to).map(|taken| material::of_capture(taken.kind));
    let mover = position.piece_at(from)?.kind;
    let promotion = if promote && matters(mover) { material::of_promotion(mover) } else { 0 };
    if taken.is_none() && promotion == 0 {
        return None;
    }
    Some(taken.unwrap_or(0) * 4 + promotion - material::on_board(mover) / 4)
}

/// Whether promoting that kind is an event: a Silver is as good unpromoted.
const fn matters(kind: PieceKind) -> bool {
    matches!(kind, PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook)
}

/// Takes the moves of a list one by one, the best rank first.
pub(super) struct Picker {
    moves: Vec<Ranked>,
    /// How many were taken.
    taken: usize,
}

impl Picker {
    pub(super) const fn new(moves: Vec<Ranked>) -> Picker {
        Picker { moves, taken: 0 }
    }

    /// The list, in any order, to be filled again.
    pub(super) fn into_list(self) -> Vec<Ranked> {
        self.moves
    }

    /// The next move. A capture that turns out to lose waits until the end.
    pub(super) fn next(&mut self, position: &Position) -> Option<Ranked> {
        let left = self.moves.get_mut(self.taken..)?;
        loop {
            let (mut best, mut rank) = (0, left.first()?.rank);
            for (place, ranked) in left.iter().enumerate() {
                if ranked.rank > rank {
                    (best, rank) = (place, ranked.rank);
                }
            }
            left.swap(0, best);
            let first = left.first_mut()?;
            if rank >= GOOD_CAPTURE && rank != BEST_KNOWN {
                let gain = exchange(position, first.mv);
                if gain < 0 {
                    first.rank = gain - GOOD_CAPTURE;
                    continue;
                }
            }
            self.taken += 1;
            return Some(*first);
        }
    }
}
