//! What passes by itself on an open step: an explanation, the price of a mistake, a shown answer.

use super::came::Came;
use super::lesson::LessonScreen;
use super::remark::Remark;
use super::table::PAUSE;
use crate::app::heard::Heard;
use crate::lesson::Mode;
use crate::shogi::{Color, Position};

impl LessonScreen {
    pub(super) fn watch(&mut self, came: &mut Came) {
        if self.session.mode() == Mode::Watch && self.session.left() > 0 {
            self.table.wait(PAUSE, came);
        }
    }

    /// The next move of an explanation, or of what the board shows in passing.
    pub(super) fn pass(&mut self, serial: u64) -> Came {
        if self.table.stage.is_some() {
            return self.next_of_stage(serial);
        }
        if self.session.mode() != Mode::Watch {
            return Came::default();
        }
        let before = self.session.position().clone();
        let Some(mv) = self.session.advance() else { return Came::default() };
        let before = turn_of(&before, self.session.position().side_to_move().other());
        self.table.fly(&before, mv, serial);
        self.table.last = Some(mv);
        let mut came = Came::heard(Heard::Played(Box::new(before), mv));
        self.watch(&mut came);
        came
    }

    fn next_of_stage(&mut self, serial: u64) -> Came {
        let mut came = Came::default();
        let Some(shown) = self.table.show_next(serial, &mut came) else { return came };
        let answer = matches!(self.remark, Some(Remark::Shown));
        let before = Box::new(shown.before);
        came.heard.push(if answer {
            Heard::Shown(before, shown.mv)
        } else {
            Heard::Played(before, shown.mv)
        });
        // What there is to say of all of it is said once, at its end.
        if shown.more {
            return came;
        }
        if answer || self.session.lost().is_some() || self.earned.is_some() {
            came.heard.push(Heard::Remark);
        } else if self.session.contest().is_some() && self.remark.is_none() {
            came.heard.push(Heard::Status);
        }
        came
    }
}

/// The position with that player to move.
fn turn_of(position: &Position, mover: Color) -> Position {
    let passed = if position.side_to_move() == mover { None } else { position.passed() };
    passed.unwrap_or_else(|| position.clone())
}
