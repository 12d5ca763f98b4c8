//! Where the cards of the problems stand, and which of them are near what is seen: hundreds of problems are then a
//! handful of elements in the window. Rows are counted from the top of the list; a title is lower than a row of cards.

use std::ops::Range;

use crate::app::{PuzzleCard, PuzzleGroup};

/// Where something stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct At {
    /// From the left.
    pub column: usize,
    /// Rows of cards above.
    pub band: usize,
    /// Titles above, its own group's among them for a card.
    pub heads: usize,
}

/// A card with its place.
pub struct Card<'a> {
    /// Its number in the whole list.
    pub index: usize,
    pub at: At,
    pub shown: &'a PuzzleCard,
}

/// A title with its place.
pub struct Head<'a> {
    pub at: At,
    pub group: &'a PuzzleGroup,
}

/// All cards of a list laid out in rows of so many columns.
pub struct Layout<'a> {
    pub cards: Vec<Card<'a>>,
    pub heads: Vec<Head<'a>>,
    pub bands: usize,
}

/// The part of the list that is given to the window, in heights of a row of cards.
#[derive(Clone, Copy)]
pub struct Seen {
    pub from: f32,
    pub to: f32,
    /// The height of a title.
    pub head: f32,
}

/// A step of the keyboard through the cards.
#[derive(Clone, Copy)]
pub enum Step {
    Left,
    Right,
    Up,
    Down,
}

impl<'a> Layout<'a> {
    /// Lays the groups out one below the other.
    pub fn new(groups: &'a [PuzzleGroup], columns: usize) -> Layout<'a> {
        let columns = columns.max(1);
        let (mut cards, mut heads, mut bands) = (Vec::new(), Vec::new(), 0);
        for (above, group) in groups.iter().enumerate() {
            heads.push(Head { at: At { column: 0, band: bands, heads: above }, group });
            for (place, card) in group.cards.iter().enumerate() {
                let at = At { column: place % columns, band: bands + place / columns, heads: above + 1 };
                cards.push(Card { index: cards.len(), at, shown: card });
            }
            bands += group.cards.len().div_ceil(columns);
        }
        Layout { cards, heads, bands }
    }

    /// The cards that lie in a part of the list: they follow each other.
    pub fn cards_in(&self, seen: Seen) -> Range<usize> {
        let from = self.cards.partition_point(|card| seen.top(card.at) + 1.0 <= seen.from);
        let to = self.cards.partition_point(|card| seen.top(card.at) < seen.to);
        from..to.max(from)
    }

    /// The titles that lie in a part of the list.
    pub fn heads_in(&self, seen: Seen) -> impl Iterator<Item = &Head<'a>> {
        self.heads.iter().filter(move |head| {
            let top = seen.top(head.at);
            top + seen.head > seen.from && top < seen.to
        })
    }

    /// The card that a step leads to: up and down go to the nearest one of the next row, also of another group.
    pub fn step(&self, cursor: usize, step: Step) -> usize {
        let last = self.cards.len().saturating_sub(1);
        let Some(here) = self.cards.get(cursor) else { return last };
        let row = |band: usize| {
            let before = |card: &&Card| card.at.band == band && card.at.column <= here.at.column;
            self.cards.iter().rfind(before).map(|card| card.index)
        };
        let there = match step {
            Step::Left => cursor.checked_sub(1),
            Step::Right => Some(cursor + 1),
            Step::Up => here.at.band.checked_sub(1).and_then(row),
            Step::Down => row(here.at.band + 1),
        };
        there.filter(|&there| there <= last).unwrap_or(cursor)
    }
}

impl Seen {
    #[expect(clippy::cast_precision_loss, reason = "a list has some hundred rows, not millions")]
    fn top(self, at: At) -> f32 {
        at.band as f32 + at.heads as f32 * self.head
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;
    use crate::app::{Place, PuzzleState};

    fn group(cards: usize) -> PuzzleGroup {
        let card = |number: usize| PuzzleCard {
            id: number.to_string(),
            label: number.to_string(),
            theme: String::new(),
            grade: 1,
            state: PuzzleState::New,
            stars: 0,
            place: Place::Puzzles,
            spoken: String::new(),
        };
        PuzzleGroup {
            title: String::new(),
            done: 0,
            total: cards,
            spoken: String::new(),
            cards: (0..cards).map(card).collect(),
        }
    }

    #[test]
    fn the_arrows_walk_from_group_to_group() {
        // 0 1 2 / 3 4 | 5 | 6 7 8
        let groups = [group(5), group(1), group(3)];
        let layout = Layout::new(&groups, 3);
        assert_eq!((layout.cards.len(), layout.bands), (9, 4));
        for (from, step, to) in [
            (0, Step::Right, 1),
            (2, Step::Right, 3),
            (2, Step::Down, 4),
            (4, Step::Down, 5),
            (5, Step::Down, 6),
            (8, Step::Up, 5),
            (5, Step::Up, 3),
            (0, Step::Up, 0),
            (0, Step::Left, 0),
            (7, Step::Down, 7),
            (8, Step::Right, 8),
        ] {
            assert_eq!(layout.step(from, step), to, "from {from}");
        }
    }

    #[test]
    fn only_what_is_near_is_given() {
        let groups = [group(100), group(100)];
        let layout = Layout::new(&groups, 5);
        let seen = Seen { from: 18.0, to: 22.0, head: 0.5 };
        let cards = layout.cards_in(seen);
        // Rows 17 to 19 of the first group, then a title, then the first row of the second; the next begins at 22.
        assert_eq!(cards, 85..105);
        assert_eq!(layout.heads_in(seen).map(|head| head.at.band).collect::<Vec<_>>(), [20]);
        assert_eq!(layout.cards_in(Seen { from: 900.0, to: 910.0, head: 0.5 }), 200..200);
    }
}
