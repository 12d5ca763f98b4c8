//! Whether there is a mate within so many plies, looked for plainly: every check, every reply, straight from the words of
//! docs/futile-drops.md. It has nothing of the solver but the rules of the game.

use std::collections::HashMap;

use nari::shogi::{Color, HandKind, Move, Position};

use super::brute::{gap, without};

/// Looks through everything, shorter mates first. What a position showed is remembered.
pub struct Plain {
    attacker: Color,
    seen: HashMap<(u64, Taken), Seen>,
}

/// How many pieces of each kind were taken out of the game.
type Taken = [u8; 7];

/// The shortest bound with a mate, and the longest without.
#[derive(Clone, Copy)]
struct Seen {
    mate: usize,
    no_mate: usize,
}

impl Plain {
    pub fn new(attacker: Color) -> Plain {
        Plain { attacker, seen: HashMap::new() }
    }

    /// Whether the attacker, who is to move, mates within `limit` plies.
    pub fn mates(&mut self, position: &Position, limit: usize) -> bool {
        self.attack(position, [0; 7], limit)
    }

    fn attack(&mut self, position: &Position, taken: Taken, limit: usize) -> bool {
        let place = (position.key().bits(), taken);
        let seen = self.seen.get(&place).copied().unwrap_or(Seen { mate: usize::MAX, no_mate: 0 });
        if limit <= seen.no_mate {
            return false;
        }
        if limit >= seen.mate || limit > 2 && self.attack(position, taken, limit - 2) {
            return true;
        }
        let found = position.legal_moves().into_iter().any(|mv| {
            let checked = position.after(mv).unwrap();
            checked.is_check() && self.defend(&checked, taken, limit - 1)
        });
        let seen = self.seen.entry(place).or_insert(seen);
        if found {
            seen.mate = seen.mate.min(limit);
        } else {
            seen.no_mate = seen.no_mate.max(limit);
        }
        found
    }

    /// Whether every defence is mated within `limit` plies.
    fn defend(&mut self, position: &Position, taken: Taken, limit: usize) -> bool {
        let gap = gap(position);
        let is_between = |mv: &Move| mv.from().is_none() && gap.contains(mv.to());
        let (drops, moves): (Vec<Move>, Vec<Move>) = position.legal_moves().into_iter().partition(is_between);
        let others: Vec<Position> = moves.into_iter().map(|mv| position.after(mv).unwrap()).collect();
        if !self.all(&others, taken, limit) {
            return false;
        }
        let mut value = None;
        drops.into_iter().all(|drop| {
            let dropped = position.after(drop).unwrap();
            if limit > 0 && self.attack(&dropped, taken, limit - 1) {
                return true;
            }
            // V: how long the other defences last.
            let value = *value.get_or_insert_with(|| {
                (0..=limit).step_by(2).find(|&plies| self.all(&others, taken, plies)).unwrap()
            });
            self.is_futile(&dropped, drop, taken, value)
        })
    }

    fn all(&mut self, others: &[Position], taken: Taken, limit: usize) -> bool {
        others.is_empty() || limit > 0 && others.iter().all(|next| self.attack(next, taken, limit - 1))
    }

    fn is_futile(&mut self, dropped: &Position, drop: Move, mut taken: Taken, value: usize) -> bool {
        let Move::Drop { kind, to } = drop else { return false };
        let place = HandKind::ALL.iter().position(|&other| other == kind).unwrap();
        taken[place] += 1;
        let takings = dropped.legal_moves().into_iter().filter(|mv| mv.to() == to);
        takings.into_iter().any(|mv| {
            let after = dropped.after(mv).unwrap();
            after.is_check() && self.defend(&without(&after, self.attacker, kind), taken, value)
        })
    }
}
