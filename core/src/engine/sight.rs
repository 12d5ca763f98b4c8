//! How much of the board an opponent sees: what makes the weaker ones weak, as people are.

use super::chance::stir;
use super::evaluate::{self, experience::Impression};
use crate::shogi::{Move, Position, Square};

/// What is seen and what is overlooked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sight {
    /// Which drops are thought of.
    pub(super) drops: Drops,
    /// Whether captures are followed to their end.
    pub(super) exchanges: Exchanges,
    /// What positions are judged by.
    pub(super) judgement: Judgement,
    /// By how many centipawns a position may be misjudged, up or down.
    pub(super) error: i32,
    /// The longest mate, in plies, that is looked for on its own.
    pub(super) mates: usize,
    /// Of a hundred quiet moves of one's own, how many are thought of.
    pub(super) attention: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Drops {
    /// All of them.
    All,
    /// Those within so many squares of a King or of the last move.
    Near(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exchanges {
    /// To the last capture.
    Followed,
    /// The move is made and that is that.
    Overlooked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Judgement {
    /// Material alone.
    Material,
    /// All that the evaluation knows.
    Full,
}

impl Sight {
    /// Nothing is overlooked.
    pub(super) const CLEAR: Sight = Sight {
        drops: Drops::All,
        exchanges: Exchanges::Followed,
        judgement: Judgement::Full,
        error: 0,
        mates: usize::MAX,
        attention: 100,
    };

    /// Whether nothing is kept from it, so that moves need not be looked at one by one.
    pub(super) fn sees_all_drops(&self) -> bool {
        self.drops == Drops::All
    }

    /// Whether a move is seen at all, after `last` was played to that square.
    pub(super) fn sees(&self, position: &Position, mv: Move, last: Option<Square>) -> bool {
        match (self.drops, mv) {
            (Drops::Near(reach), Move::Drop { to, .. }) => {
                let kings = crate::shogi::Color::ALL.into_iter().filter_map(|color| position.king(color));
                kings.chain(last).any(|place| distance(place, to) <= reach)
            }
            _ => true,
        }
    }

    /// Whether a quiet move of one's own comes to mind. A seed and a position settle it.
    pub(super) fn comes_to_mind(&self, key: u64, mv: Move, seed: u64) -> bool {
        let number = stir(key ^ seed ^ u64::from(super::packed::Packed::from(mv).bits()) << 40);
        number % 100 < self.attention
    }

    /// What a position seems to be worth; the same each time it is looked at.
    pub(super) fn judge(&self, position: &Position, impression: &Impression, seed: u64) -> evaluate::View {
        let mut view = match self.judgement {
            Judgement::Full => evaluate::evaluate(position, impression),
            Judgement::Material => {
                evaluate::View { value: evaluate::material_only(position), may_mate: false }
            }
        };
        if self.error > 0 {
            let spread = 2 * self.error + 1;
            let number = stir(position.key().bits() ^ seed);
            // Two numbers summed: small errors are more likely than large ones.
            let part = |shift: u32| i32::try_from(number >> shift & 0xffff).unwrap_or(0) * spread / 65_536;
            view.value += i32::midpoint(part(0), part(16)) - self.error;
        }
        view
    }
}

/// How many steps of a King two squares are apart.
fn distance(a: Square, b: Square) -> u8 {
    let files = a.file().number().abs_diff(b.file().number());
    files.max(a.rank().number().abs_diff(b.rank().number()))
}
