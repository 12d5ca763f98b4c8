//! Choosing and placing on a board: by click, drag and keyboard, all three the same on every screen.

use super::came::Came;
use super::remark::Refusal;
use super::stage::Stage;
use super::table::Table;
use crate::app::board::{Asked, Wish, piece_on, wish};
use crate::app::cursor::Cursor;
use crate::app::heard::Heard;
use crate::app::{Direction, Jump, Promotion, Spot};
use crate::locale::Hearer;
use crate::shogi::{Color, HandKind, Move, PieceKind, Position, Square};

/// Whether the piece is seen moving: a dragged one is already there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Travel {
    /// It is.
    Seen,
    /// The learner carried it.
    AlreadyThere,
}

/// What the learner does with the squares now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hands {
    /// He chooses pieces and places them.
    Place,
    /// He touches squares.
    Touch,
    /// He only looks.
    Look,
}

/// A screen with a board on which pieces are chosen and placed.
pub trait Placing {
    /// The board and what lies over it.
    fn table(&self) -> &Table;

    /// The same, to be changed.
    fn table_mut(&mut self) -> &mut Table;

    /// The screen's own position.
    fn position(&self) -> &Position;

    /// Whose pieces the learner plays.
    fn learner(&self) -> Color;

    /// What he does with the squares now.
    fn hands(&self) -> Hands;

    /// The own position with the learner to move; `None` while it can't be his turn.
    fn learners_turn(&self) -> Option<Position>;

    /// Whether the marks that follow from the rules would give the answer away.
    fn is_question(&self) -> bool;

    /// The move that was refused, while that is what the panel speaks of.
    fn refusal(&self) -> Option<&Refusal>;

    /// Takes back everything that lies over the own position.
    fn put_away(&mut self);

    /// Plays a move that is meant whole, legal or not.
    fn play(&mut self, mv: Move, travel: Travel, serial: u64) -> Came;

    /// A square was touched where squares are touched.
    fn touch(&mut self, square: Square) -> Came;

    /// A piece of the other player's was to be chosen.
    fn not_yours(&mut self, square: Square, kind: PieceKind) -> Came;

    /// A timer rang.
    fn woke(&mut self, token: u64, serial: u64) -> Came;

    /// The next grade of hint.
    fn hint(&mut self, serial: u64) -> Came;

    /// Takes the last move back, or what lies over the board.
    fn undo(&mut self) -> Came;

    /// Plays it again.
    fn redo(&mut self, serial: u64) -> Came;

    /// Begins anew.
    fn restart(&mut self) -> Came;

    /// Who hears what stands there: whose pieces are called his.
    fn hearer(&self) -> Hearer {
        Hearer::Player(self.learner())
    }

    /// Who sits at the bottom of the screen.
    fn viewer(&self) -> Color {
        if self.table().turned { self.learner().other() } else { self.learner() }
    }

    /// What the board shows.
    fn shown(&self) -> &Position {
        self.table().stage.as_ref().map_or(self.position(), |stage| &stage.position)
    }

    /// The last move on the board that is shown.
    fn shown_last(&self) -> Option<Move> {
        self.table().stage.as_ref().map_or(self.table().last, |stage| stage.last)
    }

    /// Whether the learner's piece is there.
    fn is_own(&self, spot: Spot) -> bool {
        piece_on(self.position(), spot).is_some_and(|piece| piece.color == self.learner())
    }

    /// A square was clicked.
    fn square(&mut self, square: Square, serial: u64) -> Came {
        if self.table().hold.asked.is_some() {
            return self.cancel();
        }
        self.table_mut().hold.cursor = Cursor::new(square);
        self.put_away();
        match (self.hands(), self.table().hold.chosen) {
            (Hands::Touch, _) => self.touch(square),
            (Hands::Place, Some(Spot::Square(from))) if from == square => self.cancel(),
            (Hands::Place, Some(chosen)) if !self.is_own(Spot::Square(square)) => {
                self.place(chosen, square, Travel::Seen, serial)
            }
            (Hands::Place, _) => self.choose(Spot::Square(square)),
            (Hands::Look, _) => Came::heard(Heard::Square(square)),
        }
    }

    /// A slot of a hand was clicked.
    fn hand(&mut self, spot: Spot) -> Came {
        if self.table().hold.asked.is_some() {
            return self.cancel();
        }
        if let Spot::Hand(color, kind) = spot {
            self.table_mut().hold.cursor.hand = Some((color, kind));
        }
        self.put_away();
        if self.table().hold.chosen == Some(spot) {
            return self.cancel();
        }
        match self.hands() {
            Hands::Place => self.choose(spot),
            Hands::Touch | Hands::Look => Came::heard(Heard::Slot(spot)),
        }
    }

    /// Takes a piece up.
    fn choose(&mut self, spot: Spot) -> Came {
        let Some(piece) = piece_on(self.position(), spot) else {
            return match spot {
                Spot::Square(square) => Came::heard(Heard::NothingThere(square)),
                Spot::Hand(..) => Came::default(),
            };
        };
        if piece.color != self.learner() {
            return match spot {
                Spot::Square(square) => self.not_yours(square, piece.kind),
                Spot::Hand(..) => Came::heard(Heard::Slot(spot)),
            };
        }
        self.table_mut().hold.chosen = Some(spot);
        Came::heard(Heard::Chosen(spot))
    }

    /// Where a piece that is seen at a spot stands in the own position: a wrong try that is still shown has moved it.
    fn origin(&self, seen: Spot) -> Spot {
        let learner = self.learner();
        let is_shown = |spot| piece_on(self.shown(), spot).is_some_and(|piece| piece.color == learner);
        if self.is_own(seen) || !is_shown(seen) {
            return seen;
        }
        let held = |kind: &HandKind| {
            self.shown().hand(learner).count(*kind) < self.position().hand(learner).count(*kind)
        };
        if let Some(kind) = HandKind::ALL.into_iter().find(held) {
            return Spot::Hand(learner, kind);
        }
        let left = |spot: &Spot| self.is_own(*spot) && piece_on(self.shown(), *spot).is_none();
        Square::all().map(Spot::Square).find(left).unwrap_or(seen)
    }

    /// A drag passed its threshold.
    fn grab(&mut self, spot: Spot) -> Came {
        let spot = self.origin(spot);
        self.put_away();
        self.table_mut().hold.asked = None;
        if self.hands() == Hands::Place { self.choose(spot) } else { Came::default() }
    }

    /// A piece was let go over a square.
    fn drop_on(&mut self, from: Spot, to: Square, serial: u64) -> Came {
        // Taken up where a wrong try had put it, the piece was chosen where it stands.
        let from = if self.is_own(from) { from } else { self.table().hold.chosen.unwrap_or(from) };
        if self.hands() != Hands::Place || !self.is_own(from) {
            return self.cancel();
        }
        if from == Spot::Square(to) {
            // Let go where it stood: it stays chosen, as after a click.
            return Came::default();
        }
        self.table_mut().hold.cursor.square = to;
        self.place(from, to, Travel::AlreadyThere, serial)
    }

    /// Lets the piece of a spot go to a square.
    fn place(&mut self, from: Spot, to: Square, travel: Travel, serial: u64) -> Came {
        match wish(self.position(), from, to) {
            // A refused move is played as well: the screen says what there is to say about it.
            Wish::Play(mv) | Wish::Refused(mv, _) => self.play(mv, travel, serial),
            Wish::Ask(asked) => {
                self.put_away();
                let hold = &mut self.table_mut().hold;
                hold.chosen = Some(from);
                hold.asked = Some(asked);
                Came::heard(Heard::Asked)
            }
        }
    }

    /// A whole move was typed.
    fn play_typed(&mut self, mv: Move, serial: u64) -> Came {
        self.put_away();
        if self.hands() == Hands::Place {
            self.play(mv, Travel::Seen, serial)
        } else {
            Came::heard(Heard::Status)
        }
    }

    /// Promote or not.
    fn promotion(&mut self, promotion: Promotion, serial: u64) -> Came {
        let Some(Asked { from, to, .. }) = self.table().hold.asked else { return Came::default() };
        self.play(Move::Normal { from, to, promote: promotion == Promotion::Promote }, Travel::Seen, serial)
    }

    /// Escape, or a click outside.
    fn cancel(&mut self) -> Came {
        let hold = &mut self.table_mut().hold;
        let held = hold.chosen.is_some() || hold.asked.is_some();
        hold.release();
        self.put_away();
        if held { Came::heard(Heard::Released) } else { Came::default() }
    }

    /// What lies over the own position is taken back, and no move with it.
    fn let_go(&mut self) -> Came {
        self.cancel();
        Came::heard(Heard::TakenBack)
    }

    /// A remark is put away, and the board stands as before the try.
    fn retry(&mut self) -> Came {
        self.cancel();
        Came::heard(Heard::Status)
    }

    /// Shows on the board why a move was refused, or puts that away.
    fn why_not(&mut self, serial: u64) -> Came {
        self.show_refusal(serial)
    }

    /// The board as it would be after the refused move, or puts that away.
    fn show_refusal(&mut self, serial: u64) -> Came {
        let Some(refusal) = self.refusal().cloned() else { return Came::heard(Heard::Nothing) };
        let table = self.table_mut();
        if table.stage.take().is_none() {
            table.stage = Stage::imagined(&refusal);
            if table.stage.is_some() {
                table.fly(&refusal.before, refusal.mv, serial);
            }
        }
        Came::heard(Heard::Remark)
    }

    /// An arrow key.
    fn arrow(&mut self, direction: Direction) -> Came {
        if let Some(asked) = &mut self.table_mut().hold.asked {
            asked.cursor = match direction {
                Direction::Left | Direction::Up => Promotion::Promote,
                Direction::Right | Direction::Down => Promotion::Keep,
            };
            return Came::heard(Heard::Asked);
        }
        let cursor = self.table().hold.cursor.moved(direction, self.shown(), self.viewer());
        self.at(cursor)
    }

    /// A jump key.
    fn jump(&mut self, jump: Jump) -> Came {
        if self.table().hold.asked.is_some() {
            return Came::default();
        }
        let cursor = self.table().hold.cursor.jumped(jump, self.viewer());
        self.at(cursor)
    }

    /// The cursor is put on a square.
    fn focus(&mut self, square: Square) -> Came {
        self.table_mut().hold.cursor = Cursor::new(square);
        Came::default()
    }

    /// The cursor is put on a slot of a hand, if it holds something.
    fn focus_hand(&mut self, color: Color, kind: HandKind) -> Came {
        let cursor = Cursor { hand: Some((color, kind)), ..self.table().hold.cursor };
        let cursor = cursor.settled(self.shown());
        self.at(cursor)
    }

    /// The cursor is there now, and that is said.
    fn at(&mut self, cursor: Cursor) -> Came {
        self.table_mut().hold.cursor = cursor;
        self.say_cursor()
    }

    /// What is under the cursor.
    fn say_cursor(&self) -> Came {
        Came::heard(match self.table().hold.cursor.spot() {
            Spot::Square(square) => Heard::Square(square),
            spot @ Spot::Hand(..) => Heard::Slot(spot),
        })
    }

    /// Enter or Space.
    fn activate(&mut self, serial: u64) -> Came {
        if let Some(asked) = self.table().hold.asked {
            return self.promotion(asked.cursor, serial);
        }
        match self.table().hold.cursor.spot() {
            Spot::Square(square) => self.square(square, serial),
            spot @ Spot::Hand(..) => self.hand(spot),
        }
    }

    /// Turns the board.
    fn turn(&mut self) -> Came {
        let table = self.table_mut();
        table.turned = !table.turned;
        table.flight = None;
        Came::heard(Heard::Turned)
    }
}
