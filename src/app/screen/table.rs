//! The board on the screen, whichever screen it is: what is chosen on it, and what it shows in passing.

use std::time::Duration;

use super::came::Came;
use super::stage::{Flight, Stage, StageEnd};
use crate::app::Effect;
use crate::app::board::{Hold, piece_on, spot_of};
use crate::shogi::{Color, Move, Position};

/// How long a move that plays itself stays before the next.
pub(super) const PAUSE: Duration = Duration::from_millis(900);

/// A board with all that lies over its own position for a while.
pub struct Table {
    /// What is chosen on the board.
    pub hold: Hold,
    /// Whether the learner turned the board.
    pub turned: bool,
    /// What the board shows in passing.
    pub stage: Option<Stage>,
    /// The last move of the own position.
    pub last: Option<Move>,
    /// A piece on its way.
    pub flight: Option<Flight>,
    /// The timer that is waited for.
    token: u64,
}

/// A move of the stage that was just shown.
pub(super) struct Shown {
    /// The position it was played in, its mover to move.
    pub(super) before: Position,
    /// The move.
    pub(super) mv: Move,
    /// Whether others follow.
    pub(super) more: bool,
}

impl Table {
    /// A board on which nothing was done yet. `serial` is a number not used before.
    #[must_use]
    pub fn new(position: &Position, learner: Color, serial: u64) -> Table {
        Table {
            hold: Hold::new(position, learner),
            turned: false,
            stage: None,
            last: None,
            flight: None,
            token: serial,
        }
    }

    /// Sets the timer; what an earlier one brings is stale from now on.
    pub(super) fn wait(&mut self, time: Duration, came: &mut Came) {
        self.token += 1;
        came.effects.push(Effect::Wake { token: self.token, after: time });
    }

    /// Whether that timer is the one that is waited for.
    #[must_use]
    pub(super) const fn waits_for(&self, token: u64) -> bool {
        self.token == token
    }

    /// Whether something is held, or lies over the own position.
    #[must_use]
    pub(in crate::app) const fn is_busy(&self) -> bool {
        self.stage.is_some() || self.hold.chosen.is_some() || self.hold.asked.is_some()
    }

    /// Whether something is held, or a move that was only imagined lies over the own position. A reply that is on its way
    /// is neither: it belongs to the move that it answers.
    #[must_use]
    pub(super) fn is_in_doubt(&self) -> bool {
        let imagined = self.stage.as_ref().is_some_and(|stage| stage.end == StageEnd::Stays);
        imagined || self.hold.chosen.is_some() || self.hold.asked.is_some()
    }

    /// Lets a piece be seen on its way.
    pub(super) fn fly(&mut self, before: &Position, mv: Move, serial: u64) {
        let from = spot_of(mv, before.side_to_move());
        if let Some(piece) = piece_on(before, from) {
            self.flight = Some(Flight { serial, from, to: mv.to(), piece });
        }
    }

    /// Shows the next move of the stage; `None` when there is none, or none that can be played.
    pub(super) fn show_next(&mut self, serial: u64, came: &mut Came) -> Option<Shown> {
        let stage = self.stage.as_mut()?;
        let mv = stage.coming.pop_front()?;
        let before = turn_of_mover(&stage.position, mv)?;
        stage.position = before.after(mv).ok()?;
        stage.last = Some(mv);
        let more = !stage.coming.is_empty();
        let end = stage.end;
        self.fly(&before, mv, serial);
        if more {
            self.wait(PAUSE, came);
        } else if end == StageEnd::GivesWay {
            self.stage = None;
        }
        Some(Shown { before, mv, more })
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
