//! Help on an open step: hints, Show me, why a move is refused, undo and redo.

use super::lesson::{Came, LessonScreen};
use super::passing::PAUSE;
use super::remark::Remark;
use super::stage::{Stage, StageEnd};
use crate::app::heard::Heard;
use crate::lesson::{Choice, Mode, Picked, Task};

impl LessonScreen {
    /// A remark is put away, and the board stands as before the try.
    pub fn retry(&mut self) -> Came {
        self.cancel();
        Came::heard(Heard::Status)
    }

    /// Shows on the board why a move was refused, or puts that away.
    pub fn why_not(&mut self, serial: u64) -> Came {
        let Some(Remark::Refused(refusal)) = &self.remark else { return Came::heard(Heard::Nothing) };
        if self.stage.take().is_none() {
            self.stage = Stage::imagined(refusal);
            if self.stage.is_some() {
                let (before, mv) = (refusal.before.clone(), refusal.mv);
                self.fly(&before, mv, serial);
            }
        }
        Came::heard(Heard::Remark)
    }

    /// The next grade of hint.
    pub fn hint(&mut self) -> Came {
        self.cancel();
        if self.earned.is_some() {
            return Came::heard(Heard::Nothing);
        }
        match self.session.hint() {
            Some(hint) => {
                self.remark = Some(Remark::Hint(hint));
                Came::heard(Heard::Remark)
            }
            None => Came::heard(Heard::Nothing),
        }
    }

    /// Whether Show me is offered: both hints were given, and the step is not done.
    #[must_use]
    pub fn can_show(&self) -> bool {
        self.earned.is_none() && self.session.mode() != Mode::Watch && self.session.hints_given() >= 2
    }

    /// Plays the answer on the board.
    pub fn show_me(&mut self) -> Came {
        if !self.can_show() {
            return Came::heard(Heard::Nothing);
        }
        self.cancel();
        let before = self.session.position().clone();
        let Some(shown) = self.session.show_me() else { return Came::heard(Heard::Nothing) };
        let mut came = Came::default();
        self.last = shown.moves.last().copied();
        came.heard.extend(shown.pick.map(Heard::Picked));
        self.finish(Remark::Shown, &mut came);
        // Answers to a check are marked on the board; a line is played, and what it teaches is said at its end.
        if !shown.moves.is_empty() && self.step().task != Task::Answers {
            came.heard.clear();
            let coming = shown.moves.into_iter().collect();
            self.stage = Some(Stage { position: before, last: None, coming, end: StageEnd::GivesWay });
            self.wait(PAUSE / 2, &mut came);
        }
        came
    }

    /// Whether there is something to take back: a right move, a wrong one that is shown, a piece that is held.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let shown_over = self.earned.is_none() && self.stage.is_some();
        shown_over || self.session.can_undo()
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> Came {
        let was_held = self.stage.is_some() || self.hold.chosen.is_some() || self.hold.asked.is_some();
        self.cancel();
        if was_held {
            return Came::heard(Heard::TakenBack);
        }
        if !self.session.undo() {
            return Came::heard(Heard::Nothing);
        }
        self.reopened();
        Came::heard(Heard::TakenBack)
    }

    /// Plays it again.
    pub fn redo(&mut self) -> Came {
        self.cancel();
        if !self.session.redo() {
            return Came::heard(Heard::Nothing);
        }
        self.last = None;
        if self.session.is_done() && self.session.mode() != Mode::Watch {
            let mut came = Came::default();
            self.finish(Remark::Done, &mut came);
            return came;
        }
        Came::heard(Heard::Status)
    }

    fn reopened(&mut self) {
        self.last = None;
        self.remark = None;
        self.earned = None;
        self.hold.cursor = self.hold.cursor.settled(self.session.position());
    }

    /// Begins the step anew.
    pub fn restart(&mut self) -> Came {
        self.cancel();
        self.session.restart();
        self.reopened();
        let mut came = Came::heard(Heard::Screen);
        self.watch(&mut came);
        came
    }

    /// Whether the marks that follow from the rules would give the answer away: squares to touch, a question.
    #[must_use]
    pub fn is_question(&self) -> bool {
        self.earned.is_none() && matches!(self.session.mode(), Mode::Touch | Mode::Pick)
    }

    /// The look of the pieces that was picked, where a step asks for one.
    #[must_use]
    pub fn picked_set(&self) -> Option<usize> {
        self.session.choices().iter().enumerate().find_map(|(index, choice)| match choice {
            Choice::PieceSet(set) if self.session.picked(index) == Picked::Right => Some(*set),
            _ => None,
        })
    }
}
