//! The turns of a game: what follows a move of the learner's, the opponent's answer, moves taken back.

use super::came::Came;
use super::play::{PlayScreen, Waiting};
use super::stage::{Stage, StageEnd};
use super::table::PAUSE;
use crate::app::heard::Heard;
use crate::engine::{Reply, Thought};
use crate::shogi::{Move, Outcome, Position, WinReason};

impl PlayScreen {
    /// Goes on where the game stands: the opponent thinks if it is his turn.
    pub fn carry_on(&mut self, serial: u64) -> Came {
        let mut came = Came::heard(Heard::Screen);
        self.next_turn(serial, &mut came);
        came
    }

    /// The learner has played a move.
    pub(super) fn played(&mut self, serial: u64, came: &mut Came) {
        self.dangers.clear();
        // What threatened after turns that were taken back is no more.
        let turns = self.game.turns().len();
        self.warned.retain(|&at, _| at < turns);
        self.forget_hint(came);
        self.stop_watching(came);
        if self.game.outcome().is_some() {
            came.heard.push(Heard::Remark);
        } else if self.rival.is_some() && self.house.looks_at_moves() {
            self.ask_coach(serial, came);
        } else {
            self.next_turn(serial, came);
            came.heard.extend(self.rival.is_none().then_some(Heard::Status));
        }
    }

    /// Whoever is to move is waited for.
    pub(super) fn next_turn(&mut self, serial: u64, came: &mut Came) {
        self.waiting = Waiting::Nobody;
        match self.rival {
            _ if self.game.outcome().is_some() => {}
            Some(level) if self.game.position().side_to_move() != self.own() => {
                self.ask_rival(level, serial, came);
            }
            Some(_) => self.watch(serial, came),
            None => {}
        }
    }

    /// The opponent does something.
    pub(super) fn take_reply(&mut self, thought: &Thought, serial: u64) -> Came {
        let mut came = Came::default();
        self.waiting = Waiting::Nobody;
        let rival = self.own().other();
        match thought.reply {
            Reply::Play(mv) if self.game.check_move(mv).is_ok() => self.show_reply(mv, &mut came),
            Reply::Pass if self.game.pass().is_ok() => {
                self.table.last = None;
                came.heard.extend([Heard::Passed, Heard::Status]);
            }
            Reply::Declare if self.game.declare(rival, self.house.declaration).is_ok() => {
                came.heard.push(Heard::Remark);
            }
            // An opponent that has nothing to play has lost.
            Reply::Play(_) | Reply::Pass | Reply::Declare | Reply::Resign => {
                self.game.resign(rival);
                came.heard.push(Heard::Remark);
            }
        }
        if self.game.outcome().is_none() {
            self.watch(serial, &mut came);
        }
        self.table.hold.cursor = self.table.hold.cursor.settled(self.game.position());
        came
    }

    /// The move is seen a moment after the learner's own.
    fn show_reply(&mut self, mv: Move, came: &mut Came) {
        let position = self.game.position().clone();
        // It was looked at before.
        if self.game.play(mv).is_err() {
            return;
        }
        let coming = std::iter::once(mv).collect();
        self.table.stage = Some(Stage { position, last: self.table.last, coming, end: StageEnd::GivesWay });
        self.table.last = Some(mv);
        self.table.wait(PAUSE / 2, came);
    }

    /// What is said once a move was shown by itself.
    pub(super) fn after_showing(&self) -> Vec<Heard> {
        match &self.table.stage {
            Some(stage) => self.occurrence(&stage.position).map(Heard::Occurrence).into_iter().collect(),
            None if self.can_see_again() => {
                vec![Heard::Occurrence(self.game.occurrences()), Heard::Remark]
            }
            None if self.game.outcome().is_some() || !self.dangers.is_empty() => vec![Heard::Remark],
            None => vec![Heard::Status],
        }
    }

    /// Lets a move stand that the coach has objected to.
    pub fn let_stand(&mut self, serial: u64) -> Came {
        if !matches!(self.waiting, Waiting::Decision(_)) {
            return Came::heard(Heard::Nothing);
        }
        self.calm();
        let mut came = Came::heard(Heard::Status);
        self.next_turn(serial, &mut came);
        came
    }

    /// The turn that taking back leads to: the learner's own last decision.
    fn last_decision(&self) -> Option<usize> {
        let turns = self.game.turns().len();
        if self.rival.is_none() {
            return turns.checked_sub(1);
        }
        let own = self.own();
        let positions = self.game.positions().get(..turns).unwrap_or_default();
        positions.iter().rposition(|position| position.side_to_move() == own)
    }

    /// Whether something can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let held = self.table.hold.chosen.is_some() || self.table.hold.asked.is_some();
        held || !self.house.is_strict
            && self.review.is_none()
            && (self.last_decision().is_some() || self.ended_by_own_word())
    }

    /// Whether something taken back can be played again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.house.is_strict && self.review.is_none() && !self.game.undone().is_empty()
    }

    /// Whether the learner ended the game by a word, at his turn.
    fn ended_by_own_word(&self) -> bool {
        let own_turn = self.rival.is_none() || self.game.position().side_to_move() == self.own();
        let rival_resigned = matches!(
            self.game.outcome(),
            Some(Outcome::Win { winner, reason: WinReason::Resignation }) if winner == self.own()
        );
        self.ended_by_word() && own_turn && !rival_resigned
    }

    /// Goes back to the learner's own last decision, also while the opponent thinks and after the end.
    pub(super) fn take_back(&mut self) -> Came {
        if !self.can_undo() {
            return Came::heard(Heard::Nothing);
        }
        let mut came = Came::default();
        self.stop_all(&mut came);
        self.waiting = Waiting::Nobody;
        self.dangers.clear();
        if self.ended_by_own_word() {
            self.unsay();
        } else if let Some(turns) = self.last_decision() {
            while self.game.turns().len() > turns && self.game.undo().is_some() {}
        }
        self.settle();
        self.dangers = self.warned.get(&self.game.turns().len()).cloned().unwrap_or_default();
        came.heard.push(Heard::TakenBack);
        came
    }

    /// Takes a resignation or a declaration back, and no turn with it.
    fn unsay(&mut self) {
        if self.game.undo().is_some() {
            self.game.redo();
        }
    }

    /// Plays what was taken back again, up to the learner's next decision.
    pub(super) fn play_again(&mut self, serial: u64) -> Came {
        if !self.can_redo() || !matches!(self.waiting, Waiting::Nobody) {
            return Came::heard(Heard::Nothing);
        }
        let mut came = Came::default();
        self.stop_all(&mut came);
        self.dangers.clear();
        let own = self.own();
        loop {
            let before = self.game.position().clone();
            let Some(turn) = self.game.redo() else { break };
            came.heard.push(match turn.mv() {
                Some(mv) => Heard::Played(Box::new(before), mv),
                None => Heard::Passed,
            });
            if self.rival.is_none() || self.game.position().side_to_move() == own {
                break;
            }
        }
        self.settle();
        if self.game.outcome().is_some() {
            came.heard.push(Heard::Remark);
        } else {
            // What the opponent answered was taken back too, or he never did: he thinks anew.
            self.next_turn(serial, &mut came);
            came.heard.extend(self.is_own_turn().then_some(Heard::Status));
        }
        came
    }

    /// Shows how the position came up again and again.
    pub fn see_again(&mut self) -> Came {
        let now = self.game.position();
        let positions = self.game.positions();
        let first = positions.iter().position(|position| position.is_same_as(now));
        let last = positions.len().saturating_sub(1);
        let Some(first) = first.filter(|&first| self.can_see_again() && first < last) else {
            return Came::heard(Heard::Nothing);
        };
        let since = self.game.turns().get(first..).unwrap_or_default();
        let coming = since.iter().filter_map(|turn| turn.mv()).collect();
        let position = positions.get(first).cloned().unwrap_or_else(|| now.clone());
        let last = first.checked_sub(1).and_then(|turn| self.game.turns().get(turn)?.mv());
        self.calm();
        self.table.stage = Some(Stage { position, last, coming, end: StageEnd::GivesWay });
        let mut came = Came::heard(Heard::Occurrence(1));
        self.table.wait(PAUSE, &mut came);
        came
    }

    /// Whether the game ended because a position came up again and again.
    #[must_use]
    pub fn can_see_again(&self) -> bool {
        use crate::shogi::DrawReason;
        let repeated = Outcome::Draw(DrawReason::Repetition);
        self.game.outcome().is_some_and(|outcome| {
            outcome == repeated || matches!(outcome, Outcome::Win { reason: WinReason::PerpetualCheck, .. })
        })
    }

    /// For which time a position that is shown has come up, when it is the one that ended the game.
    fn occurrence(&self, shown: &Position) -> Option<usize> {
        let stage = self.table.stage.as_ref()?;
        let left = stage.coming.len();
        let until = self.game.positions().len().checked_sub(left)?;
        let is_it = self.can_see_again() && shown.is_same_as(self.game.position());
        let so_far = self.game.positions().get(..until).unwrap_or_default();
        is_it.then(|| so_far.iter().filter(|position| position.is_same_as(shown)).count())
    }
}
