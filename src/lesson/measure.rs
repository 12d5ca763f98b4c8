//! Numbers that the board tells: how many squares, what the pieces are worth, the points of an entering King.

use crate::shogi::{Color, DeclarationRule, Handicap, PieceKind, Position, SquareSet, tally};

use super::expected::Expected;
use super::find::Find;
use super::phrase::{Phrase, Side, Slip};
use super::punish;

/// A question to the board whose answer is a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Measure {
    /// `count moves 5e`: how many squares the find finds.
    Count(Find),
    /// `worth theirs`: what the pieces on these squares are worth in Pawns, the King not counted.
    Worth(Find),
    /// `points mine`: the points of a player's pieces in his promotion zone and his hand, as an entering King
    /// counts them.
    Points(Side),
}

impl Measure {
    pub(super) fn read(phrase: &mut Phrase<'_>) -> Result<Measure, Slip> {
        let start = phrase.clone();
        match phrase.next_word().unwrap_or_default() {
            "count" => Find::read(phrase).map(Measure::Count),
            "worth" => Find::read(phrase).map(Measure::Worth),
            "points" => phrase.side().map(Measure::Points),
            _ => Err(start.slip(Expected::Question)),
        }
    }

    /// The number on that board; `None` when the question makes no sense there.
    #[must_use]
    pub fn value(&self, position: &Position, learner: Color) -> Option<usize> {
        match self {
            Measure::Count(find) => Some(find.squares(position, learner)?.iter().len()),
            Measure::Worth(find) => {
                let squares = find.squares(position, learner)?;
                let kinds =
                    squares.iter().filter_map(|square| position.piece_at(square)).map(|piece| piece.kind);
                let worth: i32 = kinds.filter(|&kind| kind != PieceKind::King).map(punish::value).sum();
                usize::try_from(worth).ok()
            }
            Measure::Points(side) => {
                let color = side.color(learner);
                let tally = tally(position, color, DeclarationRule::Points24, Handicap::Even);
                usize::try_from(tally.points).ok()
            }
        }
    }

    /// The squares that are counted.
    pub(super) fn squares(&self, position: &Position, learner: Color) -> SquareSet {
        match self {
            Measure::Count(find) | Measure::Worth(find) => {
                find.squares(position, learner).unwrap_or_default()
            }
            Measure::Points(side) => {
                let color = side.color(learner);
                position.board().of(color) & SquareSet::promotion_zone(color)
            }
        }
    }

    /// The squares that the question itself names.
    pub(super) fn subject(&self) -> SquareSet {
        match self {
            Measure::Count(find) | Measure::Worth(find) => find.subject(),
            Measure::Points(_) => SquareSet::EMPTY,
        }
    }
}
