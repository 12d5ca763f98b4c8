//! A step of a lesson on the screen: what a click, a key or a timer does to it.

use std::sync::Arc;
use std::time::Duration;

use super::remark::{Refusal, Remark, WrongTry};
use super::stage::{Flight, Stage, StageEnd};
use crate::app::board::{Asked, Hold, Wish, piece_on, wish};
use crate::app::heard::Heard;
use crate::app::{Direction, Jump, Promotion, Spot};
use crate::lesson::{Choice, Lesson, Mode, Picked, Session, Step, Task, Verdict};
use crate::shogi::{Color, HandKind, Move, Position, Square};

/// How long a played move of an explanation stays before the next.
const PAUSE: Duration = Duration::from_millis(900);

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
    token: u64,
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

/// Whether the piece is seen moving: a dragged one is already there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Travel {
    Seen,
    AlreadyThere,
}

impl LessonScreen {
    /// Opens a step. `serial` is a number not used before.
    #[must_use]
    pub fn open(lesson: Arc<Lesson>, index: usize, step: &Arc<Step>, serial: u64) -> (LessonScreen, Came) {
        let session = Session::new(Arc::clone(step));
        let hold = Hold::new(session.position(), session.learner());
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

    /// The last move on the board that is shown.
    #[must_use]
    pub fn shown_last(&self) -> Option<Move> {
        self.stage.as_ref().map_or(self.last, |stage| stage.last)
    }

    fn watch(&mut self, came: &mut Came) {
        if self.session.mode() == Mode::Watch && self.session.left() > 0 {
            self.wait(PAUSE, came);
        }
    }

    /// Sets the timer; what an earlier one brings is stale from now on.
    fn wait(&mut self, time: Duration, came: &mut Came) {
        self.token += 1;
        came.wake = Some((self.token, time));
    }

    /// A square was clicked.
    pub fn square(&mut self, square: Square, serial: u64) -> Came {
        if self.hold.asked.is_some() {
            return self.cancel();
        }
        self.hold.cursor.square = square;
        self.hold.cursor.hand = None;
        self.put_away();
        match self.session.mode() {
            Mode::Touch if self.earned.is_none() => self.touch(square),
            Mode::Play if self.earned.is_none() => match self.hold.chosen {
                Some(Spot::Square(from)) if from == square => self.cancel(),
                Some(chosen) if !self.is_own(Spot::Square(square)) => {
                    self.place(chosen, square, Travel::Seen, serial)
                }
                _ => self.choose(Spot::Square(square)),
            },
            _ => Came::heard(Heard::Square(square)),
        }
    }

    /// A slot of a hand was clicked.
    pub fn hand(&mut self, spot: Spot) -> Came {
        if self.hold.asked.is_some() {
            return self.cancel();
        }
        if let Spot::Hand(color, kind) = spot {
            self.hold.cursor.hand = Some((color, kind));
        }
        self.put_away();
        if self.hold.chosen == Some(spot) {
            return self.cancel();
        }
        match self.session.mode() {
            Mode::Play if self.earned.is_none() => self.choose(spot),
            _ => Came::heard(Heard::Slot(spot)),
        }
    }

    fn is_own(&self, spot: Spot) -> bool {
        piece_on(self.session.position(), spot).is_some_and(|piece| piece.color == self.session.learner())
    }

    fn choose(&mut self, spot: Spot) -> Came {
        let Some(piece) = piece_on(self.session.position(), spot) else {
            return match spot {
                Spot::Square(square) => Came::heard(Heard::NothingThere(square)),
                Spot::Hand(..) => Came::default(),
            };
        };
        if piece.color != self.session.learner() {
            return match spot {
                Spot::Square(square) => Came::heard(Heard::NotYours(square)),
                Spot::Hand(..) => Came::heard(Heard::Slot(spot)),
            };
        }
        self.hold.chosen = Some(spot);
        self.missed = None;
        Came::heard(Heard::Chosen(spot))
    }

    /// A drag passed its threshold.
    pub fn grab(&mut self, spot: Spot) -> Came {
        self.put_away();
        self.hold.asked = None;
        if self.session.mode() == Mode::Play && self.earned.is_none() {
            self.choose(spot)
        } else {
            Came::default()
        }
    }

    /// A piece was let go over a square.
    pub fn drop_on(&mut self, from: Spot, to: Square, serial: u64) -> Came {
        if self.session.mode() != Mode::Play || self.earned.is_some() || !self.is_own(from) {
            return self.cancel();
        }
        if from == Spot::Square(to) {
            // Let go where it stood: it stays chosen, as after a click.
            return Came::default();
        }
        self.hold.cursor.square = to;
        self.place(from, to, Travel::AlreadyThere, serial)
    }

    fn place(&mut self, from: Spot, to: Square, travel: Travel, serial: u64) -> Came {
        match wish(self.session.position(), from, to) {
            // A refused move is played as well: the session says what there is to say about it.
            Wish::Play(mv) | Wish::Refused(mv, _) => self.play(mv, travel, serial),
            Wish::Ask(asked) => {
                self.hold.chosen = Some(from);
                self.hold.asked = Some(asked);
                self.remark = None;
                Came::heard(Heard::Asked)
            }
        }
    }

    /// A whole move was typed, or the promotion was chosen.
    pub fn play_typed(&mut self, mv: Move, serial: u64) -> Came {
        self.put_away();
        if self.session.mode() == Mode::Play && self.earned.is_none() {
            self.play(mv, Travel::Seen, serial)
        } else {
            Came::heard(Heard::Status)
        }
    }

    /// Promote or not.
    pub fn promotion(&mut self, promotion: Promotion, serial: u64) -> Came {
        let Some(Asked { from, to, .. }) = self.hold.asked else { return Came::default() };
        self.play(Move::Normal { from, to, promote: promotion == Promotion::Promote }, Travel::Seen, serial)
    }

    fn play(&mut self, mv: Move, travel: Travel, serial: u64) -> Came {
        let before = self.session.position().clone();
        self.hold.release();
        self.missed = None;
        let verdict = self.session.play(mv);
        let played = matches!(verdict, Verdict::Done | Verdict::Good | Verdict::Again | Verdict::Wrong(_));
        let mut came = Came::default();
        if played {
            came.heard.push(Heard::Played(Box::new(before.clone()), mv));
            if travel == Travel::Seen {
                self.fly(&before, mv, serial);
            }
            // Answers to a check are played, kept and taken back: the board stands as it stood.
            self.last = if self.session.position() == &before { self.last } else { Some(mv) };
        }
        let answered = self.session.reply().filter(|_| matches!(verdict, Verdict::Done | Verdict::Good));
        self.take_verdict(verdict, before.clone(), &mut came);
        if let (Some(reply), Ok(position)) = (answered, before.after(mv)) {
            let coming = std::iter::once(reply).collect();
            self.stage = Some(Stage { position, last: Some(mv), coming, end: StageEnd::GivesWay });
            self.last = Some(reply);
            self.wait(PAUSE / 2, &mut came);
        }
        self.hold.cursor = self.hold.cursor.settled(self.session.position());
        came
    }

    fn fly(&mut self, before: &Position, mv: Move, serial: u64) {
        let from = match mv {
            Move::Normal { from, .. } => Spot::Square(from),
            Move::Drop { kind, .. } => Spot::Hand(before.side_to_move(), kind),
        };
        if let Some(piece) = piece_on(before, from) {
            self.flight = Some(Flight { serial, from, to: mv.to(), piece });
        }
    }

    fn touch(&mut self, square: Square) -> Came {
        self.missed = None;
        let before = self.session.position().clone();
        let verdict = self.session.touch(square);
        let mut came = Came::default();
        match verdict {
            Verdict::Done | Verdict::Good => came.heard.push(Heard::Touched(square)),
            Verdict::Wrong(_) | Verdict::Illegal { .. } => self.missed = Some(square),
            Verdict::Again => {}
        }
        self.take_verdict(verdict, before, &mut came);
        came
    }

    /// One of the choices was picked.
    pub fn pick(&mut self, choice: usize, serial: u64) -> Came {
        if self.session.mode() != Mode::Pick || self.earned.is_some() {
            return Came::default();
        }
        self.put_away();
        let before = self.session.position().clone();
        let verdict = self.session.pick(choice);
        let mut came = Came::heard(Heard::Picked(choice));
        let moved = match self.session.choices().get(choice) {
            Some(&Choice::Move(mv)) if self.session.position() != &before => Some(mv),
            _ => None,
        };
        if let Some(mv) = moved {
            self.fly(&before, mv, serial);
            self.last = Some(mv);
        }
        self.take_verdict(verdict, before, &mut came);
        came
    }

    fn take_verdict(&mut self, verdict: Verdict, before: Position, came: &mut Came) {
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

    fn finish(&mut self, remark: Remark, came: &mut Came) {
        let stars = self.session.stars();
        self.earned = Some(stars);
        self.remark = Some(remark);
        came.done = Some(stars);
        came.heard.push(Heard::Remark);
    }

    /// Everything that lies over the step's own board is taken back.
    fn put_away(&mut self) {
        self.stage = None;
        self.flight = None;
        if self.earned.is_none() {
            self.remark = None;
        }
    }

    /// Escape, or a click outside.
    pub fn cancel(&mut self) -> Came {
        let held = self.hold.chosen.is_some() || self.hold.asked.is_some();
        self.hold.release();
        self.put_away();
        self.missed = None;
        if held { Came::heard(Heard::Released) } else { Came::default() }
    }

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

    /// An arrow key.
    pub fn arrow(&mut self, direction: Direction) -> Came {
        if let Some(asked) = &mut self.hold.asked {
            asked.cursor = match direction {
                Direction::Left | Direction::Up => Promotion::Promote,
                Direction::Right | Direction::Down => Promotion::Keep,
            };
            return Came::heard(Heard::Asked);
        }
        let viewer = self.viewer();
        self.hold.cursor = self.hold.cursor.moved(direction, self.shown(), viewer);
        self.at_cursor()
    }

    /// A jump key.
    pub fn jump(&mut self, jump: Jump) -> Came {
        if self.hold.asked.is_some() {
            return Came::default();
        }
        self.hold.cursor = self.hold.cursor.jumped(jump, self.viewer());
        self.at_cursor()
    }

    /// The cursor is put on a square.
    pub fn focus(&mut self, square: Square) -> Came {
        self.hold.cursor = crate::app::cursor::Cursor::new(square);
        Came::default()
    }

    /// The cursor is put on a slot of a hand, if it holds something.
    pub fn focus_hand(&mut self, color: Color, kind: HandKind) -> Came {
        let cursor = crate::app::cursor::Cursor { hand: Some((color, kind)), ..self.hold.cursor };
        self.hold.cursor = cursor.settled(self.shown());
        self.at_cursor()
    }

    fn at_cursor(&self) -> Came {
        Came::heard(match self.hold.cursor.spot() {
            Spot::Square(square) => Heard::Square(square),
            spot @ Spot::Hand(..) => Heard::Slot(spot),
        })
    }

    /// Enter or Space.
    pub fn activate(&mut self, serial: u64) -> Came {
        if let Some(asked) = self.hold.asked {
            return self.promotion(asked.cursor, serial);
        }
        match self.hold.cursor.spot() {
            Spot::Square(square) => self.square(square, serial),
            spot @ Spot::Hand(..) => self.hand(spot),
        }
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
        self.finish(Remark::Shown, &mut came);
        // Answers to a check are marked on the board; a line is played.
        if !shown.moves.is_empty() && self.step().task != Task::Answers {
            let coming = shown.moves.into_iter().collect();
            self.stage = Some(Stage { position: before, last: None, coming, end: StageEnd::GivesWay });
            self.wait(PAUSE / 2, &mut came);
        }
        came
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
        let before = turn_of_mover(&before, mv).unwrap_or(before);
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
        let mut came = Came::heard(Heard::Played(Box::new(ready), mv));
        if more {
            self.wait(PAUSE, &mut came);
        } else if end == StageEnd::GivesWay {
            self.stage = None;
        }
        came
    }

    /// Turns the board.
    pub fn turn(&mut self) -> Came {
        self.turned = !self.turned;
        self.flight = None;
        Came::heard(Heard::Turned)
    }
}

impl LessonScreen {
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

/// The position with the mover of a move to move: where the other side stands still, a player plays again and again.
fn turn_of_mover(position: &Position, mv: Move) -> Option<Position> {
    match mv.from().and_then(|from| position.piece_at(from)) {
        Some(piece) if piece.color != position.side_to_move() => position.passed(),
        _ => Some(position.clone()),
    }
}
