//! The keyboard's place on the board, and how squares lie on the screen.

use super::{Direction, Jump, Spot};
use crate::shogi::{Color, HandKind, Position, Square};

/// Index on the screen (row × 9 + column, from the top left) of a square, `viewer` sitting at the bottom.
#[must_use]
pub fn screen_index(square: Square, viewer: Color) -> usize {
    let seen = square.seen_by(viewer);
    usize::from(seen.rank().number() - 1) * 9 + usize::from(9 - seen.file().number())
}

/// The squares in the order of the screen, from its top left, `viewer` sitting at the bottom.
pub fn in_screen_order(viewer: Color) -> impl Iterator<Item = Square> {
    (0..9u8).flat_map(move |row| (0..9u8).filter_map(move |column| at(row, column, viewer)))
}

fn at(row: u8, column: u8, viewer: Color) -> Option<Square> {
    use crate::shogi::{File, Rank};
    Some(Square::new(File::new(9 - column)?, Rank::new(row + 1)?).seen_by(viewer))
}

/// Where the keyboard is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// The square, remembered also while the cursor is in a hand.
    pub square: Square,
    /// The slot of a hand, when the cursor has left the board's edge.
    pub hand: Option<(Color, HandKind)>,
}

impl Cursor {
    /// A cursor on that square.
    #[must_use]
    pub const fn new(square: Square) -> Cursor {
        Cursor { square, hand: None }
    }

    /// The square or the slot it is on.
    #[must_use]
    pub fn spot(self) -> Spot {
        match self.hand {
            Some((color, kind)) => Spot::Hand(color, kind),
            None => Spot::Square(self.square),
        }
    }

    /// The cursor one step on. Off the upper and lower edge it goes into a hand that holds something.
    #[must_use]
    pub fn moved(self, direction: Direction, position: &Position, viewer: Color) -> Cursor {
        match self.hand {
            Some((color, kind)) => self.moved_in_hand(direction, color, kind, position, viewer),
            None => self.moved_on_board(direction, position, viewer),
        }
    }

    /// The cursor one step on over the board; `None` off its edge.
    #[must_use]
    pub fn on_board(self, direction: Direction, viewer: Color) -> Option<Cursor> {
        let (files, ranks) = match direction {
            Direction::Up => (0, -1),
            Direction::Down => (0, 1),
            Direction::Left => (1, 0),
            Direction::Right => (-1, 0),
        };
        let seen = self.square.seen_by(viewer).offset(files, ranks)?;
        Some(Cursor::new(seen.seen_by(viewer)))
    }

    fn moved_on_board(self, direction: Direction, position: &Position, viewer: Color) -> Cursor {
        if let Some(cursor) = self.on_board(direction, viewer) {
            return cursor;
        }
        let beyond = match direction {
            Direction::Up => viewer.other(),
            Direction::Down => viewer,
            Direction::Left | Direction::Right => return self,
        };
        match held(position, beyond).first() {
            Some(&kind) => Cursor { hand: Some((beyond, kind)), ..self },
            None => self,
        }
    }

    fn moved_in_hand(
        self,
        direction: Direction,
        color: Color,
        kind: HandKind,
        position: &Position,
        viewer: Color,
    ) -> Cursor {
        let back = if color == viewer { Direction::Up } else { Direction::Down };
        if direction == back {
            return Cursor::new(self.square);
        }
        let kinds = held(position, color);
        let here = kinds.iter().position(|&held| held == kind).unwrap_or(0);
        let next = match direction {
            Direction::Left => here.checked_sub(1),
            Direction::Right => Some(here + 1),
            Direction::Up | Direction::Down => None,
        };
        match next.and_then(|index| kinds.get(index)) {
            Some(&kind) => Cursor { hand: Some((color, kind)), ..self },
            None => self,
        }
    }

    /// The cursor after a jump along its row or column.
    #[must_use]
    pub fn jumped(self, jump: Jump, viewer: Color) -> Cursor {
        let index = u8::try_from(screen_index(self.square, viewer)).unwrap_or(0);
        let (row, column) = (index / 9, index % 9);
        let (row, column) = match jump {
            Jump::RowStart => (row, 0),
            Jump::RowEnd => (row, 8),
            Jump::ColumnTop => (0, column),
            Jump::ColumnBottom => (8, column),
        };
        Cursor::new(at(row, column, viewer).unwrap_or(self.square))
    }

    /// The cursor after the position changed: a slot that is empty now gives way to the square.
    #[must_use]
    pub fn settled(self, position: &Position) -> Cursor {
        match self.hand {
            Some((color, kind)) if position.hand(color).count(kind) == 0 => Cursor::new(self.square),
            _ => self,
        }
    }
}

/// The kinds that `color` holds, in the order of the slots on the screen: the strongest first.
#[must_use]
pub fn held(position: &Position, color: Color) -> Vec<HandKind> {
    position.hand(color).iter().rev().map(|(kind, _)| kind).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_top_left_of_the_screen_is_9a_for_black_and_1i_for_white() {
        assert_eq!(screen_index(Square::SQ_9A, Color::Black), 0);
        assert_eq!(screen_index(Square::SQ_1I, Color::White), 0);
        for viewer in Color::ALL {
            let squares: Vec<_> = in_screen_order(viewer).collect();
            assert_eq!(squares.len(), 81);
            for (index, square) in squares.into_iter().enumerate() {
                assert_eq!(screen_index(square, viewer), index);
            }
        }
    }

    #[test]
    fn arrows_follow_the_screen_when_the_board_is_turned() {
        let position = Position::start_position();
        let cursor = Cursor::new(Square::SQ_5E);
        assert_eq!(cursor.moved(Direction::Up, &position, Color::Black).square, Square::SQ_5D);
        assert_eq!(cursor.moved(Direction::Up, &position, Color::White).square, Square::SQ_5F);
        assert_eq!(cursor.moved(Direction::Left, &position, Color::Black).square, Square::SQ_6E);
        assert_eq!(cursor.moved(Direction::Left, &position, Color::White).square, Square::SQ_4E);
        assert_eq!(cursor.jumped(Jump::RowStart, Color::Black).square, Square::SQ_9E);
        assert_eq!(cursor.jumped(Jump::ColumnTop, Color::White).square, Square::SQ_5I);
    }

    #[test]
    fn an_empty_hand_is_not_entered() {
        let position = Position::start_position();
        let cursor = Cursor::new(Square::SQ_5I);
        assert_eq!(cursor.moved(Direction::Down, &position, Color::Black), cursor);
    }
}
