//! A step of a lesson on the screen, and what a verdict does to it.

use std::sync::Arc;

use super::came::{Came, Noted};
use super::lesson_game::Awaited;
use super::placement::{Answer, Question};
use super::remark::{Refusal, Remark, WrongTry};
use super::stage::Stage;
use super::table::{PAUSE, Table};
use crate::app::cursor::Cursor;
use crate::app::heard::Heard;
use crate::lesson::{Lesson, Mode, Session, Step, Verdict};
use crate::shogi::{Position, Square};

/// A lesson that is open at one of its steps.
pub struct LessonScreen {
    /// The lesson.
    pub lesson: Arc<Lesson>,
    /// Which of its steps is open.
    pub index: usize,
    /// The step being done.
    pub session: Session,
    /// The board, and what lies over it.
    pub table: Table,
    /// The box in the panel.
    pub remark: Option<Remark>,
    /// The square that was touched wrongly last.
    pub missed: Option<Square>,
    /// What a game waits for.
    pub awaited: Awaited,
    /// Where chance begins in a game whose step leaves it open.
    pub seed: u64,
    /// The question of the placement test that it is; `None` in a lesson.
    pub question: Option<Question>,
    /// The number of the miss that the exercise is made of; `None` for a step of the course.
    pub miss: Option<u32>,
    /// Stars that this try earned; `None` until the step is done.
    pub earned: Option<u8>,
}

impl LessonScreen {
    /// Opens a step. `serial` is a number not used before.
    #[must_use]
    pub fn open(lesson: Arc<Lesson>, index: usize, step: &Arc<Step>, serial: u64) -> (LessonScreen, Came) {
        let session = Session::new(Arc::clone(step));
        let mut table = Table::new(session.position(), session.learner(), serial);
        if session.mode() == Mode::Touch {
            // The first own piece may be what is to be found.
            table.hold.cursor = Cursor::new(Square::SQ_5E);
        }
        let awaited = Awaited::default();
        let (remark, missed, miss, earned) = (None, None, None, None);
        let mut screen = LessonScreen {
            lesson,
            index,
            session,
            table,
            remark,
            missed,
            awaited,
            seed: serial,
            question: None,
            miss,
            earned,
        };
        let mut came = Came::heard(Heard::Screen);
        screen.watch(&mut came);
        (screen, came)
    }

    /// The step that is open.
    #[must_use]
    pub fn step(&self) -> &Step {
        self.session.step()
    }

    /// Whether the board shows a move that is not the one asked for, and not the position to play from. In the placement
    /// test that move was the answer, and stays.
    #[must_use]
    pub fn shows_a_try(&self) -> bool {
        self.question.is_none() && matches!(self.remark, Some(Remark::Wrong(_))) && self.table.stage.is_some()
    }

    pub(super) fn take_verdict(&mut self, verdict: Verdict, before: Position, came: &mut Came) {
        self.note_answer(&verdict);
        match verdict {
            Verdict::Done => self.finish(Remark::Done, came),
            Verdict::Good => {
                self.remark = None;
                // While the opponent thinks it is his move that is waited for.
                if self.session.to_be_answered().is_none() {
                    came.heard.push(Heard::Status);
                }
            }
            Verdict::Lost(_) => {
                self.remark = None;
                came.heard.push(Heard::Remark);
            }
            Verdict::Again => {
                self.remark = Some(Remark::Again);
                came.heard.push(Heard::Remark);
            }
            Verdict::Illegal { mv, reason, say } => {
                self.remark = Some(Remark::Refused(Box::new(Refusal { before, mv, reason, say })));
                came.heard.push(Heard::Remark);
            }
            Verdict::Wrong(wrong) => {
                self.table.stage = wrong.tried.and_then(|tried| Stage::price(&before, tried, &wrong.price));
                if self.table.stage.as_ref().is_some_and(|stage| !stage.coming.is_empty()) {
                    self.table.wait(PAUSE, came);
                }
                self.remark = Some(Remark::Wrong(Box::new(WrongTry { before, wrong })));
                came.heard.push(Heard::Remark);
            }
        }
    }

    /// In the placement test the first answer counts; a move that the rules refuse is none.
    fn note_answer(&mut self, verdict: &Verdict) {
        let answer = match verdict {
            Verdict::Done => Answer::Right,
            Verdict::Wrong(_) => Answer::Wrong,
            _ => return,
        };
        if let Some(question) = &mut self.question {
            question.answer.get_or_insert(answer);
        }
    }

    pub(super) fn finish(&mut self, remark: Remark, came: &mut Came) {
        let stars = self.session.stars();
        self.earned = Some(stars);
        self.remark = Some(remark);
        came.noted = Some(Noted::Done(stars));
        came.heard.push(Heard::Remark);
    }
}
