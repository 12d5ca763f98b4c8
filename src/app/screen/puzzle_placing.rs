//! What the learner does on the board of an open problem.

use super::came::Came;
use super::placing::{Hands, Placing, Travel};
use super::puzzle::{Doing, PuzzleRemark, PuzzleScreen};
use super::remark::Refusal;
use super::table::Table;
use crate::app::board::spot_of;
use crate::app::heard::Heard;
use crate::lesson::puzzle::{Held, Hinted, Stage, why_mate};
use crate::shogi::{Color, Illegality, Move, PieceKind, Position, Square};

impl Placing for PuzzleScreen {
    fn table(&self) -> &Table {
        &self.table
    }

    fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    fn position(&self) -> &Position {
        match &self.doing {
            Doing::Solving => self.attempt.position(),
            Doing::Defending(hold) => hold.position(),
            Doing::Walking(walked) => walked.position(),
        }
    }

    fn learner(&self) -> Color {
        match &self.doing {
            Doing::Defending(hold) => hold.defender(),
            Doing::Solving | Doing::Walking(_) => self.attempt.attacker(),
        }
    }

    fn hands(&self) -> Hands {
        match &self.doing {
            _ if self.is_over() => Hands::Touch,
            Doing::Solving if self.attempt.stage() == Stage::Asked => Hands::Look,
            Doing::Solving | Doing::Defending(_) => Hands::Place,
            Doing::Walking(_) => Hands::Look,
        }
    }

    fn learners_turn(&self) -> Option<Position> {
        (self.position().side_to_move() == self.learner()).then(|| self.position().clone())
    }

    fn is_question(&self) -> bool {
        false
    }

    fn refusal(&self) -> Option<&Refusal> {
        match &self.remark {
            Some(PuzzleRemark::Refused(refusal)) => Some(refusal),
            _ => None,
        }
    }

    fn put_away(&mut self) {
        self.table.stage = None;
        self.table.flight = None;
        self.remark = None;
    }

    fn play(&mut self, mv: Move, travel: Travel, serial: u64) -> Came {
        let before = self.position().clone();
        self.put_away();
        self.table.hold.release();
        let came = match &mut self.doing {
            Doing::Solving => self.try_move(before, mv, travel, serial),
            Doing::Defending(_) => self.defend_by(before, mv, travel, serial),
            Doing::Walking(_) => Came::heard(Heard::Status),
        };
        self.table.hold.cursor = self.table.hold.cursor.settled(self.position());
        came
    }

    fn touch(&mut self, square: Square) -> Came {
        match why_mate(self.position(), square) {
            Some(why) => {
                self.remark = Some(PuzzleRemark::WhyMate(square, why));
                Came::heard(Heard::Remark)
            }
            None => Came::heard(Heard::Square(square)),
        }
    }

    fn not_yours(&mut self, square: Square, kind: PieceKind) -> Came {
        self.remark = Some(PuzzleRemark::NotYours(square, kind));
        Came::heard(Heard::Remark)
    }

    fn woke(&mut self, token: u64, serial: u64) -> Came {
        let mut came = Came::default();
        if !self.table.waits_for(token) {
            return came;
        }
        if let Some(shown) = self.table.show_next(serial, &mut came) {
            came.heard.push(Heard::Played(Box::new(shown.before), shown.mv));
            let speaks = self.setback().is_some() || matches!(self.doing, Doing::Defending(_));
            if !shown.more && speaks {
                came.heard.push(Heard::Remark);
            }
        }
        came
    }

    fn hint(&mut self, serial: u64) -> Came {
        self.cancel();
        if !matches!(self.doing, Doing::Solving) {
            return Came::heard(Heard::Nothing);
        }
        self.next_hint(serial)
    }

    fn undo(&mut self) -> Came {
        // A reply that is on its way is no more than the move it answers: both are taken back.
        if self.table.is_in_doubt() {
            return self.let_go();
        }
        let mut came = Came::default();
        self.drop_question(&mut came);
        let undone = match &mut self.doing {
            Doing::Solving => self.attempt.undo(),
            Doing::Defending(hold) => hold.undo(),
            Doing::Walking(walked) => walked.back(),
        };
        self.settle();
        came.heard.push(if undone { Heard::TakenBack } else { Heard::Nothing });
        came
    }

    fn redo(&mut self, _: u64) -> Came {
        let before = self.line().len();
        let redone = match &mut self.doing {
            Doing::Solving => self.attempt.redo(),
            Doing::Defending(_) => false,
            Doing::Walking(walked) => walked.forward(),
        };
        self.settle();
        if !redone {
            return Came::heard(Heard::Nothing);
        }
        let mut came = Came::default();
        came.heard.extend(self.moves_from(before));
        came.heard.push(self.after_move());
        came
    }

    fn restart(&mut self) -> Came {
        let mut came = Came::default();
        self.drop_question(&mut came);
        match &mut self.doing {
            Doing::Solving => self.attempt.restart(),
            Doing::Defending(hold) => hold.restart(),
            Doing::Walking(walked) => walked.go_to(0),
        }
        self.settle();
        came.heard.push(Heard::Screen);
        came
    }

    fn retry(&mut self) -> Came {
        let taken_back = self.setback().is_some() && self.attempt.take_back();
        self.settle();
        Came::heard(if taken_back { Heard::TakenBack } else { Heard::Status })
    }

    fn why_not(&mut self, serial: u64) -> Came {
        match (self.setback(), self.remark.is_none()) {
            (Some(_), true) => self.show_refutation(),
            _ => self.show_refusal(serial),
        }
    }
}

impl PuzzleScreen {
    pub(super) fn refuse(&mut self, before: Position, mv: Move, reason: Illegality) -> Came {
        // The piece stays chosen: where it may go is on the board beside the reason.
        let from = spot_of(mv, before.side_to_move());
        self.table.hold.chosen = Some(from).filter(|&from| self.is_own(from));
        let refusal = Refusal { before, mv, reason, say: None };
        self.remark = Some(PuzzleRemark::Refused(Box::new(refusal)));
        Came::heard(Heard::Remark)
    }

    fn defend_by(&mut self, before: Position, mv: Move, travel: Travel, serial: u64) -> Came {
        let Doing::Defending(hold) = &mut self.doing else { return Came::default() };
        let (remark, attack) = match hold.play(mv) {
            Held::Illegal(reason) => return self.refuse(before, mv, reason),
            Held::Over => return Came::heard(Heard::Status),
            Held::Answered { judged, attack } => (PuzzleRemark::Held(judged), attack),
            Held::Mated { judged, attack, plies, of } => {
                (PuzzleRemark::HeldOut { judged, plies, of }, attack)
            }
        };
        let mut came = Came::default();
        let after = before.after(mv);
        self.show_played(before, mv, travel, serial, &mut came);
        self.remark = Some(remark);
        if let Ok(position) = after {
            self.show_coming(position, mv, attack, &mut came);
        }
        came
    }

    fn next_hint(&mut self, serial: u64) -> Came {
        let mut came = Came::default();
        match self.attempt.hint() {
            Hinted::Hint(hint) => self.remark = Some(PuzzleRemark::Hint(hint)),
            Hinted::Lost => self.remark = Some(PuzzleRemark::HintLost),
            Hinted::Nothing => return Came::heard(Heard::Nothing),
            Hinted::Needs(problem) => {
                self.search_for_hint(*problem, serial, &mut came);
                return came;
            }
        }
        came.heard.push(Heard::Remark);
        came
    }

    /// The reply that refutes the check is seen once more.
    fn show_refutation(&mut self) -> Came {
        let mut line = self.attempt.line();
        let (Some(reply), Some(check)) = (line.pop(), line.last().copied()) else {
            return Came::heard(Heard::Nothing);
        };
        let mut position = self.source.problem().position().clone();
        for mv in line {
            match position.after(mv) {
                Ok(next) => position = next,
                Err(_) => return Came::heard(Heard::Nothing),
            }
        }
        let mut came = Came::default();
        self.show_coming(position, check, reply, &mut came);
        came
    }

    /// The moves of the line from there on, to be said.
    pub(super) fn moves_from(&self, plies: usize) -> Vec<Heard> {
        let mut position = self.source.problem().position().clone();
        let mut heard = Vec::new();
        for (at, mv) in self.line().into_iter().enumerate() {
            let Ok(next) = position.after(mv) else { break };
            let before = std::mem::replace(&mut position, next);
            if at >= plies {
                heard.push(Heard::Played(Box::new(before), mv));
            }
        }
        heard
    }

    /// What is said after a move that was not the learner's own.
    pub(super) fn after_move(&self) -> Heard {
        if self.mate().is_some() || self.setback().is_some() { Heard::Remark } else { Heard::Status }
    }
}
