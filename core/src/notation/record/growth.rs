//! A record while a file is read: the line that grows, and where it stands.

use std::time::Duration;

use super::{End, FileFault, Foul, NodeId, Record, Step};
use crate::shogi::{Color, Illegality, Move, PieceKind, Position, Square};

/// A record with the line that is being read.
pub(in crate::notation) struct Growth {
    record: Record,
    /// The nodes of the line, the start first.
    path: Vec<NodeId>,
    position: Position,
    previous: Option<Square>,
    state: State,
    commented: Option<NodeId>,
    /// Whether moves were left out.
    gap: bool,
}

/// What may still come in the line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Anything.
    Open,
    /// An end: the last move is illegal.
    Foul,
    /// Nothing that is kept: moves came after an illegal one.
    Lost,
    /// Comments.
    Ended,
}

impl Growth {
    /// At the start of a record.
    pub(in crate::notation) fn new(record: Record) -> Growth {
        let position = record.start().clone();
        Growth {
            record,
            path: vec![NodeId::ROOT],
            position,
            previous: None,
            state: State::Open,
            commented: None,
            gap: false,
        }
    }

    /// The record as far as it was read.
    pub(in crate::notation) fn into_record(self) -> Record {
        self.record
    }

    /// The record, for what stands above its moves.
    pub(in crate::notation) const fn record_mut(&mut self) -> &mut Record {
        &mut self.record
    }

    /// The position where the line stands.
    pub(in crate::notation) const fn position(&self) -> &Position {
        &self.position
    }

    /// Who is to move; after an illegal move, the player who didn't play it.
    pub(in crate::notation) fn mover(&self) -> Color {
        let side = self.position.side_to_move();
        if self.is_open() { side } else { side.other() }
    }

    /// The square that the move before went to.
    pub(in crate::notation) const fn previous(&self) -> Option<Square> {
        self.previous
    }

    /// Whether moves are still taken in: none came that is illegal.
    pub(in crate::notation) fn is_open(&self) -> bool {
        matches!(self.state, State::Open | State::Ended)
    }

    /// Whether the line has an end.
    pub(in crate::notation) fn has_ended(&self) -> bool {
        self.state == State::Ended
    }

    /// The ply of the step that comes next, counted from 1.
    pub(in crate::notation) const fn next_ply(&self) -> usize {
        self.path.len()
    }

    /// Plays a move, legal or not. `kind` is what the file says was moved.
    pub(in crate::notation) fn play(&mut self, mv: Move, kind: Option<PieceKind>) -> Result<(), FileFault> {
        match self.state {
            State::Ended => return Err(FileFault::AfterEnd),
            State::Foul | State::Lost => {
                self.lose();
                return Ok(());
            }
            State::Open => {}
        }
        let standing = mv.from().and_then(|from| self.position.piece_at(from)).map(|piece| piece.kind);
        match self.position.play(mv) {
            Ok(_) => self.step(Step::Move(mv)),
            Err(reason) => self.step_foul(Foul { mv, reason, kind: dropped(mv).or(standing).or(kind) }),
        }
        self.previous = Some(mv.to());
        Ok(())
    }

    fn step_foul(&mut self, foul: Foul) {
        debug_assert!(foul.reason != Illegality::GameOver, "a position alone does not know");
        self.step(Step::Foul(foul));
        self.state = State::Foul;
    }

    /// Goes by what comes after an illegal move.
    pub(in crate::notation) const fn lose(&mut self) {
        self.state = State::Lost;
        self.gap = true;
    }

    /// Ends the line.
    pub(in crate::notation) fn end(&mut self, end: End) -> Result<(), FileFault> {
        match self.state {
            State::Ended => return Err(FileFault::AfterEnd),
            State::Lost => return Ok(()),
            State::Open | State::Foul => {}
        }
        self.step(Step::End(end));
        self.state = State::Ended;
        Ok(())
    }

    fn step(&mut self, step: Step) {
        let child = self.record.attach(self.here(), step);
        self.path.push(child);
    }

    /// Adds a line to the comment where the line stands.
    pub(in crate::notation) fn comment(&mut self, text: &str) {
        if self.state == State::Lost {
            return;
        }
        let here = self.here();
        if self.commented == Some(here) || !self.record.comment(here).is_empty() {
            self.record.add_comment_line(here, text);
        } else {
            self.record.set_comment(here, text);
        }
        self.commented = Some(here);
    }

    /// Says how long the last step took.
    pub(in crate::notation) fn time(&mut self, time: Duration) {
        if self.state != State::Lost {
            self.record.set_time(self.here(), Some(time));
        }
    }

    /// Goes back to the ply before that one, from where a variation grows; gives the fault if no line was that long.
    pub(in crate::notation) fn branch(&mut self, ply: usize) -> Result<(), FileFault> {
        if ply > self.path.len() && self.gap {
            // It leaves what was left out: nothing of it is kept.
            self.state = State::Lost;
            return Ok(());
        }
        if ply == 0 || ply > self.path.len() {
            return Err(FileFault::NoSuchPly);
        }
        self.path.truncate(ply);
        let here = self.here();
        match self.record.step(here) {
            None | Some(Step::Move(_)) => {}
            Some(Step::Foul(_)) => {
                self.lose();
                return Ok(());
            }
            Some(Step::End(_)) => return Err(FileFault::NoSuchPly),
        }
        self.state = State::Open;
        self.position = self.record.position(here);
        self.previous = self.record.step(here).and_then(Step::mv).map(Move::to);
        self.commented = None;
        Ok(())
    }

    fn here(&self) -> NodeId {
        self.path.last().copied().unwrap_or(NodeId::ROOT)
    }
}

fn dropped(mv: Move) -> Option<PieceKind> {
    match mv {
        Move::Drop { kind, .. } => Some(kind.kind()),
        Move::Normal { .. } => None,
    }
}
