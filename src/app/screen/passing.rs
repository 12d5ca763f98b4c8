//! What passes by itself on an open step: an explanation, the price of a mistake, a shown answer, a piece on its way.

use std::time::Duration;

use super::lesson::{Came, LessonScreen};
use super::remark::Remark;
use super::stage::{Flight, StageEnd};
use crate::app::board::{piece_on, spot_of};
use crate::app::heard::Heard;
use crate::lesson::Mode;
use crate::shogi::{Color, Move, Position};

/// How long a move that plays itself stays before the next.
pub(super) const PAUSE: Duration = Duration::from_millis(900);

impl LessonScreen {
    pub(super) fn watch(&mut self, came: &mut Came) {
        if self.session.mode() == Mode::Watch && self.session.left() > 0 {
            self.wait(PAUSE, came);
        }
    }

    /// Sets the timer; what an earlier one brings is stale from now on.
    pub(super) fn wait(&mut self, time: Duration, came: &mut Came) {
        self.token += 1;
        came.wake = Some((self.token, time));
    }

    pub(super) fn fly(&mut self, before: &Position, mv: Move, serial: u64) {
        let from = spot_of(mv, before.side_to_move());
        if let Some(piece) = piece_on(before, from) {
            self.flight = Some(Flight { serial, from, to: mv.to(), piece });
        }
    }

    /// A timer rang: the next move of an explanation or of a mistake's price.
    pub fn woke(&mut self, token: u64, serial: u64) -> Came {
        if token != self.token {
            return Came::default();
        }
        if self.stage.is_some() {
            return self.next_of_stage(serial);
        }
        if self.session.mode() != Mode::Watch {
            return Came::default();
        }
        let before = self.session.position().clone();
        let Some(mv) = self.session.advance() else { return Came::default() };
        let before = turn_of(&before, self.session.position().side_to_move().other());
        self.fly(&before, mv, serial);
        self.last = Some(mv);
        let mut came = Came::heard(Heard::Played(Box::new(before), mv));
        self.watch(&mut came);
        came
    }

    fn next_of_stage(&mut self, serial: u64) -> Came {
        let Some(stage) = &mut self.stage else { return Came::default() };
        let Some(mv) = stage.coming.pop_front() else { return Came::default() };
        let before = stage.position.clone();
        let Some(ready) = turn_of_mover(&before, mv) else { return self.cancel() };
        let Ok(after) = ready.after(mv) else { return self.cancel() };
        stage.position = after;
        stage.last = Some(mv);
        let more = !stage.coming.is_empty();
        let end = stage.end;
        self.fly(&ready, mv, serial);
        let answer = matches!(self.remark, Some(Remark::Shown));
        let ready = Box::new(ready);
        let mut came = Came::heard(if answer { Heard::Shown(ready, mv) } else { Heard::Played(ready, mv) });
        if answer && !more {
            came.heard.push(Heard::Remark);
        }
        if more {
            self.wait(PAUSE, &mut came);
        } else if end == StageEnd::GivesWay {
            self.stage = None;
        }
        came
    }
}

/// The position with the mover of a move to move: where the other side stands still, a player plays again and again.
fn turn_of_mover(position: &Position, mv: Move) -> Option<Position> {
    if position.is_legal(mv) {
        Some(position.clone())
    } else {
        position.passed().filter(|turn| turn.is_legal(mv))
    }
}

/// The position with that player to move.
fn turn_of(position: &Position, mover: Color) -> Position {
    let passed = if position.side_to_move() == mover { None } else { position.passed() };
    passed.unwrap_or_else(|| position.clone())
}
