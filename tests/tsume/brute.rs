//! Mates found the slow and obvious way, straight from the words of docs/futile-drops.md: no table, no proof numbers.

use std::collections::HashMap;

use nari::shogi::{Color, HandKind, Move, Position, SetupRule, Square, SquareSet, between};

/// Whether futile drops count.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    Counted,
    SetAside,
}

/// Looks through everything. What was looked through once is remembered, nothing else.
pub struct Brute {
    rule: Rule,
    attacker: Color,
    seen: HashMap<(String, usize), Option<usize>>,
    /// How many more positions may be looked through.
    pub left: usize,
}

impl Brute {
    pub fn new(rule: Rule, attacker: Color, left: usize) -> Brute {
        Brute { rule, attacker, seen: HashMap::new(), left }
    }

    /// The length of the shortest mate within `limit` plies, the attacker to move.
    pub fn attack(&mut self, position: &Position, limit: usize) -> Option<usize> {
        if limit == 0 || self.left == 0 {
            return None;
        }
        let key = (format!("{position:?}"), limit);
        if let Some(&known) = self.seen.get(&key) {
            return known;
        }
        self.left -= 1;
        let mut shortest: Option<usize> = None;
        for mv in position.legal_moves() {
            let next = position.after(mv).unwrap();
            if next.is_check()
                && let Some(len) = self.defend(&next, limit - 1)
            {
                shortest = Some(shortest.map_or(len + 1, |other| other.min(len + 1)));
            }
        }
        self.seen.insert(key, shortest);
        shortest
    }

    /// The length of the longest defence, if every defence is mated within `limit` plies.
    fn defend(&mut self, position: &Position, limit: usize) -> Option<usize> {
        let gap = gap(position);
        let is_between = |mv: &Move| mv.from().is_none() && gap.contains(mv.to());
        let (drops, others): (Vec<Move>, Vec<Move>) =
            position.legal_moves().into_iter().partition(is_between);
        let mut value = 0;
        for mv in others {
            value = value.max(1 + self.attack(&position.after(mv).unwrap(), limit.checked_sub(1)?)?);
        }
        let mut longest = value;
        for drop in drops {
            let dropped = position.after(drop).unwrap();
            if self.rule == Rule::SetAside && self.is_futile(&dropped, drop, value) {
                continue;
            }
            longest = longest.max(1 + self.attack(&dropped, limit.checked_sub(1)?)?);
        }
        Some(longest)
    }

    /// Whether the dropped piece can be taken at once with check, so that mate follows within `value` plies with the
    /// piece out of the game.
    fn is_futile(&mut self, dropped: &Position, drop: Move, value: usize) -> bool {
        let Move::Drop { kind, to } = drop else { return false };
        let takings = dropped.legal_moves().into_iter().filter(|mv| mv.to() == to);
        takings.into_iter().any(|mv| {
            let taken = dropped.after(mv).unwrap();
            taken.is_check() && self.defend(&without(&taken, self.attacker, kind), value).is_some()
        })
    }
}

/// The squares between the only checker and the King.
pub fn gap(position: &Position) -> SquareSet {
    let king: Option<Square> = position.king(position.side_to_move());
    match (king, position.checkers().only()) {
        (Some(king), Some(checker)) => between(king, checker),
        _ => SquareSet::EMPTY,
    }
}

/// The position without a piece of that kind in the attacker's hand: it is out of the game.
pub fn without(position: &Position, attacker: Color, kind: HandKind) -> Position {
    let mut setup = position.to_setup();
    assert!(setup.hands[attacker].take(kind));
    Position::from_setup(setup, SetupRule::Drill).unwrap()
}
