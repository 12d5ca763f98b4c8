//! What the learner does on an open step: a move, a touch, a pick, a hint, a move taken back.

use super::came::Came;
use super::lesson::LessonScreen;
use super::placing::{Hands, Placing, Travel};
use super::remark::{Refusal, Remark};
use super::stage::{Stage, StageEnd};
use super::table::{PAUSE, Table};
use crate::app::board::spot_of;
use crate::app::heard::Heard;
use crate::lesson::{Ask, Choice, Find, Mode, Task, Verdict};
use crate::progress::Seen;
use crate::shogi::{Color, Move, PieceKind, Position, Square};

impl Placing for LessonScreen {
    fn table(&self) -> &Table {
        &self.table
    }

    fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    fn position(&self) -> &Position {
        self.session.position()
    }

    fn learner(&self) -> Color {
        self.session.learner()
    }

    fn hands(&self) -> Hands {
        match self.session.mode() {
            Mode::Play if self.is_waiting() || self.session.lost().is_some() => Hands::Look,
            Mode::Play if self.earned.is_none() => Hands::Place,
            Mode::Touch if self.earned.is_none() => Hands::Touch,
            _ => Hands::Look,
        }
    }

    fn learners_turn(&self) -> Option<Position> {
        let position = self.session.position();
        if position.side_to_move() == self.session.learner() {
            Some(position.clone())
        } else {
            position.passed()
        }
    }

    fn is_question(&self) -> bool {
        self.earned.is_none() && matches!(self.session.mode(), Mode::Touch | Mode::Pick)
    }

    fn refusal(&self) -> Option<&Refusal> {
        match &self.remark {
            Some(Remark::Refused(refusal)) => Some(refusal),
            _ => None,
        }
    }

    fn put_away(&mut self) {
        self.table.stage = None;
        self.table.flight = None;
        self.missed = None;
        if self.earned.is_none() {
            self.remark = None;
        }
    }

    fn play(&mut self, mv: Move, travel: Travel, serial: u64) -> Came {
        let before = self.session.position().clone();
        self.table.hold.release();
        if self.is_waiting() {
            return Came::heard(Heard::Status);
        }
        let verdict = self.session.play(mv);
        if let Verdict::Illegal { .. } = verdict {
            // The piece stays chosen: where it may go is on the board beside the reason.
            let from = spot_of(mv, before.side_to_move());
            self.table.hold.chosen = Some(from).filter(|&from| self.is_own(from));
        }
        let played = matches!(verdict, Verdict::Done | Verdict::Good | Verdict::Again | Verdict::Wrong(_));
        let mut came = Came::default();
        if played {
            came.heard.push(Heard::Played(Box::new(before.clone()), mv));
            if travel == Travel::Seen {
                self.table.fly(&before, mv, serial);
            }
            // Answers to a check are played, kept and taken back: the board stands as it stood.
            self.table.last = if self.session.position() == &before { self.table.last } else { Some(mv) };
        }
        let answered = self.session.reply().filter(|_| matches!(verdict, Verdict::Done | Verdict::Good));
        self.take_verdict(verdict, before.clone(), &mut came);
        if let (Some(reply), Ok(position)) = (answered, before.after(mv)) {
            let coming = std::iter::once(reply).collect();
            self.table.stage = Some(Stage { position, last: Some(mv), coming, end: StageEnd::GivesWay });
            self.table.last = Some(reply);
            self.table.wait(PAUSE / 2, &mut came);
        }
        self.table.hold.cursor = self.table.hold.cursor.settled(self.session.position());
        if played && self.session.contest().is_some() {
            self.stop_searching(&mut came);
            self.ask_rival(serial, &mut came);
        }
        came
    }

    fn touch(&mut self, square: Square) -> Came {
        let before = self.session.position().clone();
        let verdict = self.session.touch(square);
        let mut came = Came::default();
        came.seen.extend(self.face_touched(square, &verdict));
        match verdict {
            Verdict::Done | Verdict::Good => came.heard.push(Heard::Touched(square)),
            Verdict::Wrong(_) | Verdict::Illegal { .. } => self.missed = Some(square),
            Verdict::Again | Verdict::Lost(_) => {}
        }
        self.take_verdict(verdict, before, &mut came);
        came
    }

    fn not_yours(&mut self, square: Square, kind: PieceKind) -> Came {
        self.remark = Some(Remark::NotYours(square, kind));
        Came::heard(Heard::Remark)
    }

    fn woke(&mut self, token: u64, serial: u64) -> Came {
        if self.table.waits_for(token) { self.pass(serial) } else { Came::default() }
    }

    fn hint(&mut self, serial: u64) -> Came {
        self.cancel();
        if self.question.is_some() {
            return Came::heard(Heard::Nothing);
        }
        if self.earned.is_some() || self.is_waiting() || self.session.lost().is_some() {
            return Came::heard(Heard::Nothing);
        }
        match self.session.hint() {
            Some(hint) => {
                let mut came = Came::heard(Heard::Remark);
                let shown = match self.awaited.found {
                    Some(mv) => self.session.hint_of(mv),
                    None => hint,
                };
                self.remark = Some(Remark::Hint(shown));
                if hint.grade == 2 && self.session.contest().is_some() && self.awaited.found.is_none() {
                    // Told once the move is found.
                    came.heard.clear();
                    self.ask_hint(serial, &mut came);
                }
                came
            }
            None => Came::heard(Heard::Nothing),
        }
    }

    fn undo(&mut self) -> Came {
        let was_held = self.table.is_busy();
        let was_answered = self.session.contest().is_some()
            && self.table.stage.as_ref().is_some_and(|stage| stage.end == StageEnd::GivesWay);
        self.cancel();
        // The opponent's move on its way is taken back with the learner's own.
        if was_held && !was_answered {
            return Came::heard(Heard::TakenBack);
        }
        if !self.session.undo() {
            return Came::heard(Heard::Nothing);
        }
        self.reopened();
        let mut came = Came::heard(Heard::TakenBack);
        self.stop_searching(&mut came);
        came
    }

    fn redo(&mut self, serial: u64) -> Came {
        self.cancel();
        if !self.session.redo() {
            return Came::heard(Heard::Nothing);
        }
        self.table.last = None;
        if self.session.is_done() && self.session.mode() != Mode::Watch {
            let mut came = Came::default();
            self.finish(Remark::Done, &mut came);
            return came;
        }
        let mut came = Came::default();
        self.stop_searching(&mut came);
        self.ask_rival(serial, &mut came);
        came.heard.push(if self.session.lost().is_some() { Heard::Remark } else { Heard::Status });
        came
    }

    fn restart(&mut self) -> Came {
        self.cancel();
        if self.question.is_some() {
            return Came::heard(Heard::Nothing);
        }
        self.session.restart();
        self.reopened();
        self.seed = self.seed.wrapping_add(1);
        let mut came = Came::heard(Heard::Screen);
        self.stop_searching(&mut came);
        self.watch(&mut came);
        came
    }
}

impl LessonScreen {
    /// What a touch shows of the faces, where pieces of one kind are to be found.
    fn face_touched(&self, square: Square, verdict: &Verdict) -> Option<Seen> {
        let Task::Paint { find: Find::Pieces(_, Some(sought)) } = self.step().task else { return None };
        match verdict {
            Verdict::Done | Verdict::Good => Some(Seen::Named(sought)),
            Verdict::Wrong(_) => {
                let there = self.session.position().piece_at(square)?.kind;
                (there != sought).then_some(Seen::TakenFor(there, sought))
            }
            Verdict::Again | Verdict::Illegal { .. } | Verdict::Lost(_) => None,
        }
    }

    /// What a pick shows of the faces, where one is to be named.
    fn face_picked(&self, choice: usize) -> Option<Seen> {
        let Task::Quiz { ask: Ask::Kind(square), .. } = &self.step().task else { return None };
        let there = self.session.position().piece_at(*square)?.kind;
        let Choice::Kind(named) = *self.session.choices().get(choice)? else { return None };
        Some(if named == there { Seen::Named(there) } else { Seen::TakenFor(there, named) })
    }

    /// Whether the other player is to move in a game.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.session.to_be_answered().is_some()
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
        came.seen.extend(self.face_picked(choice));
        let moved = match self.session.choices().get(choice) {
            Some(&Choice::Move(mv)) if self.session.position() != &before => Some(mv),
            _ => None,
        };
        if let Some(mv) = moved {
            self.table.fly(&before, mv, serial);
            self.table.last = Some(mv);
        }
        self.take_verdict(verdict, before, &mut came);
        came
    }
}
