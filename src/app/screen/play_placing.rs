//! What the learner does on the board of a game.

use super::came::Came;
use super::placing::{Hands, Placing, Travel};
use super::play::{PlayRemark, PlayScreen, Try, Waiting};
use super::remark::Refusal;
use super::table::Table;
use crate::app::board::spot_of;
use crate::app::heard::Heard;
use crate::progress::Seat;
use crate::shogi::{Color, Illegality, Move, PieceKind, Position, Square};

impl Placing for PlayScreen {
    fn table(&self) -> &Table {
        &self.table
    }

    fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    fn position(&self) -> &Position {
        self.shown_game_position()
    }

    fn learner(&self) -> Color {
        self.own()
    }

    fn hands(&self) -> Hands {
        if self.is_own_turn() && self.review.is_none() { Hands::Place } else { Hands::Look }
    }

    fn learners_turn(&self) -> Option<Position> {
        let is_own = self.position().side_to_move() == self.own();
        is_own.then(|| self.position().clone())
    }

    fn is_question(&self) -> bool {
        false
    }

    fn refusal(&self) -> Option<&Refusal> {
        match &self.remark {
            Some(PlayRemark::Refused(refusal)) => Some(refusal),
            _ => None,
        }
    }

    fn viewer(&self) -> Color {
        let below = if self.seat == Seat::White { Color::White } else { Color::Black };
        if self.table.turned { below.other() } else { below }
    }

    fn put_away(&mut self) {
        self.table.stage = None;
        self.table.flight = None;
        self.remark = None;
    }

    fn play(&mut self, mv: Move, travel: Travel, serial: u64) -> Came {
        self.put_away();
        self.table.hold.release();
        if self.hands() != Hands::Place {
            return Came::heard(Heard::Status);
        }
        let before = self.game.position().clone();
        if let Err(reason) = self.game.play(mv) {
            return self.refuse(before, mv, reason);
        }
        let mut came = Came::heard(Heard::Played(Box::new(before.clone()), mv));
        if travel == Travel::Seen {
            self.table.fly(&before, mv, serial);
        }
        self.table.last = Some(mv);
        self.table.hold.cursor = self.table.hold.cursor.settled(self.game.position());
        self.played(serial, &mut came);
        came
    }

    fn touch(&mut self, square: Square) -> Came {
        Came::heard(Heard::Square(square))
    }

    fn not_yours(&mut self, square: Square, kind: PieceKind) -> Came {
        self.remark = Some(PlayRemark::NotYours(square, kind));
        Came::heard(Heard::Remark)
    }

    fn woke(&mut self, token: u64, serial: u64) -> Came {
        let mut came = Came::default();
        if !self.table.waits_for(token) {
            return came;
        }
        if let Some(shown) = self.table.show_next(serial, &mut came) {
            came.heard.push(Heard::Played(Box::new(shown.before), shown.mv));
            came.heard.extend(self.after_showing());
        }
        came
    }

    fn hint(&mut self, serial: u64) -> Came {
        self.next_hint(serial)
    }

    fn undo(&mut self) -> Came {
        if self.table.is_in_doubt() { self.let_go() } else { self.take_back() }
    }

    fn redo(&mut self, serial: u64) -> Came {
        self.play_again(serial)
    }

    /// A game begins anew by its own choices, from the same start.
    fn restart(&mut self) -> Came {
        Came::heard(Heard::Nothing)
    }

    fn retry(&mut self) -> Came {
        if matches!(self.waiting, Waiting::Decision(_)) {
            return self.take_back();
        }
        self.cancel();
        Came::heard(Heard::Status)
    }
}

impl PlayScreen {
    fn refuse(&mut self, before: Position, mv: Move, reason: Illegality) -> Came {
        self.tries.push(Try { turns: self.game.turns().len(), mv, reason: reason.clone() });
        // The piece stays chosen: where it may go is on the board beside the reason.
        let from = spot_of(mv, before.side_to_move());
        self.table.hold.chosen = Some(from).filter(|&from| self.is_own(from));
        self.remark = Some(PlayRemark::Refused(Box::new(Refusal { before, mv, reason, say: None })));
        Came::heard(Heard::Remark)
    }
}
