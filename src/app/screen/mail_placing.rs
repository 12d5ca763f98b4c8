//! The learner's move in a game by mail: put on the board first, sent only when that is asked for.

use super::came::Came;
use super::mail::MailScreen;
use super::placing::{Hands, Placing, Travel};
use super::remark::Refusal;
use super::table::Table;
use crate::app::heard::Heard;
use crate::shogi::{Color, Move, PieceKind, Position, Square};

impl Placing for MailScreen {
    fn table(&self) -> &Table {
        &self.table
    }

    fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    fn position(&self) -> &Position {
        &self.position
    }

    fn learner(&self) -> Color {
        self.game.own
    }

    fn hands(&self) -> Hands {
        if self.game.is_own_turn() && self.draft.is_none() { Hands::Place } else { Hands::Look }
    }

    fn learners_turn(&self) -> Option<Position> {
        (self.position.side_to_move() == self.game.own).then(|| self.position.clone())
    }

    fn is_question(&self) -> bool {
        false
    }

    fn refusal(&self) -> Option<&Refusal> {
        self.refused.as_deref()
    }

    fn put_away(&mut self) {
        self.table.stage = None;
        self.table.flight = None;
        self.refused = None;
        self.told = None;
    }

    fn play(&mut self, mv: Move, travel: Travel, serial: u64) -> Came {
        self.put_away();
        self.table.hold.release();
        let before = self.position.clone();
        let came = self.put_draft(mv);
        if travel == Travel::Seen && self.draft.is_some() {
            self.table.fly(&before, mv, serial);
        }
        self.table.hold.cursor = self.table.hold.cursor.settled(&self.position);
        came
    }

    fn touch(&mut self, square: Square) -> Came {
        Came::heard(Heard::Square(square))
    }

    fn not_yours(&mut self, square: Square, _: PieceKind) -> Came {
        Came::heard(Heard::Square(square))
    }

    fn woke(&mut self, _: u64, _: u64) -> Came {
        Came::default()
    }

    fn hint(&mut self, _: u64) -> Came {
        Came::heard(Heard::Nothing)
    }

    fn undo(&mut self) -> Came {
        if self.table.is_busy() {
            return self.let_go();
        }
        self.take_draft_back()
    }

    fn redo(&mut self, _: u64) -> Came {
        Came::heard(Heard::Nothing)
    }

    fn restart(&mut self) -> Came {
        self.take_draft_back()
    }
}
