//! Choosing and placing on an open step: by click, drag and keyboard, all three the same.

use super::lesson::{Came, LessonScreen};
use super::passing::PAUSE;
use super::remark::Remark;
use super::stage::{Stage, StageEnd};
use crate::app::board::{Asked, Wish, piece_on, spot_of, wish};
use crate::app::cursor::Cursor;
use crate::app::heard::Heard;
use crate::app::{Direction, Jump, Promotion, Spot};
use crate::lesson::{Choice, Mode, Verdict};
use crate::shogi::{Color, HandKind, Move, Square};

/// Whether the piece is seen moving: a dragged one is already there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Travel {
    Seen,
    AlreadyThere,
}

impl LessonScreen {
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
                Spot::Square(square) => {
                    self.remark = Some(Remark::NotYours(square, piece.kind));
                    Came::heard(Heard::Remark)
                }
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
        if let Verdict::Illegal { .. } = verdict {
            // The piece stays chosen: where it may go is on the board beside the reason.
            let from = spot_of(mv, before.side_to_move());
            self.hold.chosen = Some(from).filter(|&from| self.is_own(from));
        }
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

    /// Escape, or a click outside.
    pub fn cancel(&mut self) -> Came {
        let held = self.hold.chosen.is_some() || self.hold.asked.is_some();
        self.hold.release();
        self.put_away();
        self.missed = None;
        if held { Came::heard(Heard::Released) } else { Came::default() }
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
        self.hold.cursor = Cursor::new(square);
        Came::default()
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

    /// Turns the board.
    pub fn turn(&mut self) -> Came {
        self.turned = !self.turned;
        self.flight = None;
        Came::heard(Heard::Turned)
    }

    /// The cursor is put on a slot of a hand, if it holds something.
    pub fn focus_hand(&mut self, color: Color, kind: HandKind) -> Came {
        let cursor = Cursor { hand: Some((color, kind)), ..self.hold.cursor };
        self.hold.cursor = cursor.settled(self.shown());
        self.at_cursor()
    }
}
