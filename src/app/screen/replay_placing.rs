//! Pieces moved on the board of a replayed game: both sides, each in its turn.

use super::came::Came;
use super::placing::{Hands, Placing, Travel};
use super::remark::Refusal;
use super::replay::ReplayScreen;
use super::table::Table;
use crate::app::heard::Heard;
use crate::locale::Hearer;
use crate::notation::record::Step;
use crate::shogi::{Color, Move, PieceKind, Position, Square};

impl Placing for ReplayScreen {
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
        self.position.side_to_move()
    }

    fn hearer(&self) -> Hearer {
        Hearer::Onlooker
    }

    fn viewer(&self) -> Color {
        self.bottom()
    }

    fn hands(&self) -> Hands {
        if self.record.may_go_on(self.node()) { Hands::Place } else { Hands::Look }
    }

    fn learners_turn(&self) -> Option<Position> {
        Some(self.position.clone())
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
        self.told = None;
        // A foul belongs to where the line stands, and is told as long as it does.
        if !matches!(self.record.step(self.node()), Some(Step::Foul(_))) {
            self.refused = None;
        }
    }

    fn play(&mut self, mv: Move, travel: Travel, serial: u64) -> Came {
        self.put_away();
        self.table.hold.release();
        let came = self.play_on(mv, serial);
        if travel == Travel::AlreadyThere {
            self.table.flight = None;
        }
        came
    }

    fn touch(&mut self, square: Square) -> Came {
        Came::heard(Heard::Square(square))
    }

    fn not_yours(&mut self, square: Square, _: PieceKind) -> Came {
        Came::heard(Heard::Square(square))
    }

    fn woke(&mut self, token: u64, _: u64) -> Came {
        self.paused(token)
    }

    fn hint(&mut self, _: u64) -> Came {
        Came::heard(Heard::Nothing)
    }

    fn undo(&mut self) -> Came {
        if self.table.is_busy() {
            return self.let_go();
        }
        match self.ply().checked_sub(1) {
            Some(ply) => self.go_to(ply, 0),
            None => Came::heard(Heard::Nothing),
        }
    }

    fn redo(&mut self, serial: u64) -> Came {
        self.go_to(self.ply() + 1, serial)
    }

    fn restart(&mut self) -> Came {
        self.go_to(0, 0)
    }
}
