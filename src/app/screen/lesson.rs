//! A step of a lesson on the screen, and what a verdict does to it.

use std::sync::Arc;
use std::time::Duration;

use super::passing::PAUSE;
use super::remark::{Refusal, Remark, WrongTry};
use super::stage::{Flight, Stage};
use crate::app::board::Hold;
use crate::app::cursor::Cursor;
use crate::app::heard::Heard;
use crate::lesson::{Lesson, Mode, Session, Step, Verdict};
use crate::shogi::{Color, Move, Position, Square};

/// A lesson that is open at one of its steps.
pub struct LessonScreen {
    /// The lesson.
    pub lesson: Arc<Lesson>,
    /// Which of its steps is open.
    pub index: usize,
    /// The step being done.
    pub session: Session,
    /// What is chosen on the board.
    pub hold: Hold,
    /// Whether the learner turned the board.
    pub turned: bool,
    /// The box in the panel.
    pub remark: Option<Remark>,
    /// What the board shows in passing.
    pub stage: Option<Stage>,
    /// The last move of the step's own board.
    pub last: Option<Move>,
    /// A piece on its way.
    pub flight: Option<Flight>,
    /// The square that was touched wrongly last.
    pub missed: Option<Square>,
    /// Stars that this try earned; `None` until the step is done.
    pub earned: Option<u8>,
    /// The timer that is waited for.
    pub(super) token: u64,
}

/// What came of an event on this screen.
#[derive(Default)]
pub struct Came {
    /// What is announced.
    pub heard: Vec<Heard>,
    /// A timer to be set.
    pub wake: Option<(u64, Duration)>,
    /// Whether the step was just done, with how many stars.
    pub done: Option<u8>,
}

impl Came {
    /// Nothing but something said.
    #[must_use]
    pub fn heard(heard: Heard) -> Came {
        Came { heard: vec![heard], ..Came::default() }
    }
}

impl LessonScreen {
    /// Opens a step. `serial` is a number not used before.
    #[must_use]
    pub fn open(lesson: Arc<Lesson>, index: usize, step: &Arc<Step>, serial: u64) -> (LessonScreen, Came) {
        let session = Session::new(Arc::clone(step));
        let mut hold = Hold::new(session.position(), session.learner());
        if session.mode() == Mode::Touch {
            // The first own piece may be what is to be found.
            hold.cursor = Cursor::new(Square::SQ_5E);
        }
        let mut screen = LessonScreen {
            lesson,
            index,
            session,
            hold,
            turned: false,
            remark: None,
            stage: None,
            last: None,
            flight: None,
            missed: None,
            earned: None,
            token: serial,
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

    /// Who sits at the bottom of the screen.
    #[must_use]
    pub fn viewer(&self) -> Color {
        let learner = self.session.learner();
        if self.turned { learner.other() } else { learner }
    }

    /// What the board shows.
    #[must_use]
    pub fn shown(&self) -> &Position {
        self.stage.as_ref().map_or(self.session.position(), |stage| &stage.position)
    }

    /// The step's board with the learner to move; `None` while the other player is in check.
    #[must_use]
    pub fn learners_turn(&self) -> Option<Position> {
        let position = self.session.position();
        if position.side_to_move() == self.session.learner() {
            Some(position.clone())
        } else {
            position.passed()
        }
    }

    /// The last move on the board that is shown.
    #[must_use]
    pub fn shown_last(&self) -> Option<Move> {
        self.stage.as_ref().map_or(self.last, |stage| stage.last)
    }

    pub(super) fn take_verdict(&mut self, verdict: Verdict, before: Position, came: &mut Came) {
        match verdict {
            Verdict::Done => self.finish(Remark::Done, came),
            Verdict::Good => {
                self.remark = None;
                came.heard.push(Heard::Status);
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
                self.stage = wrong.tried.and_then(|tried| Stage::price(&before, tried, &wrong.price));
                if self.stage.as_ref().is_some_and(|stage| !stage.coming.is_empty()) {
                    self.wait(PAUSE, came);
                }
                self.remark = Some(Remark::Wrong(Box::new(WrongTry { before, wrong })));
                came.heard.push(Heard::Remark);
            }
        }
    }

    pub(super) fn finish(&mut self, remark: Remark, came: &mut Came) {
        let stars = self.session.stars();
        self.earned = Some(stars);
        self.remark = Some(remark);
        came.done = Some(stars);
        came.heard.push(Heard::Remark);
    }

    /// Everything that lies over the step's own board is taken back.
    pub(super) fn put_away(&mut self) {
        self.stage = None;
        self.flight = None;
        if self.earned.is_none() {
            self.remark = None;
        }
    }
}
