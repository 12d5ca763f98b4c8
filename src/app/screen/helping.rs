//! Help on an open step: Show me, and what can be taken back.

use super::came::Came;
use super::lesson::LessonScreen;
use super::placing::Placing as _;
use super::remark::Remark;
use super::stage::{Stage, StageEnd};
use super::table::PAUSE;
use crate::app::heard::Heard;
use crate::lesson::{Choice, Mode, Picked, Task};

impl LessonScreen {
    /// Whether Show me is offered: both hints were given, and the step is not done.
    #[must_use]
    pub fn can_show(&self) -> bool {
        let game = self.session.contest().is_some();
        let ready = if game { self.awaited.found.is_some() } else { self.session.hints_given() >= 2 };
        let open = self.earned.is_none() && self.question.is_none();
        open && self.session.mode() != Mode::Watch && ready
    }

    /// Plays the answer on the board.
    pub fn show_me(&mut self, serial: u64) -> Came {
        if !self.can_show() {
            return Came::heard(Heard::Nothing);
        }
        if self.session.contest().is_some() {
            return self.play_found(serial);
        }
        self.cancel();
        let before = self.session.position().clone();
        let Some(shown) = self.session.show_me() else { return Came::heard(Heard::Nothing) };
        let mut came = Came::default();
        self.table.last = shown.moves.last().copied();
        came.heard.extend(shown.pick.map(Heard::Picked));
        self.finish(Remark::Shown, &mut came);
        // Answers to a check are marked on the board; a line is played, and what it teaches is said at its end.
        if !shown.moves.is_empty() && self.step().task != Task::Answers {
            came.heard.clear();
            let coming = shown.moves.into_iter().collect();
            self.table.stage = Some(Stage { position: before, last: None, coming, end: StageEnd::GivesWay });
            self.table.wait(PAUSE / 2, &mut came);
        }
        came
    }

    /// Whether there is something to take back: a right move, a wrong one that is shown, a piece that is held.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let shown_over = self.earned.is_none() && self.table.stage.is_some();
        shown_over || self.session.can_undo()
    }

    pub(super) fn reopened(&mut self) {
        self.table.last = self.session.reply();
        self.remark = None;
        self.earned = None;
        self.table.hold.cursor = self.table.hold.cursor.settled(self.session.position());
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
