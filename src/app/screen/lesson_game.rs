//! A step that is a game: who is waited for, what comes of the opponent's answer, a good move found for the learner.

use super::came::Came;
use super::lesson::LessonScreen;
use super::placing::{Placing as _, Travel};
use super::puzzle::Search;
use super::remark::Remark;
use super::stage::{Stage, StageEnd};
use super::table::PAUSE;
use crate::app::heard::Heard;
use crate::app::{Effect, Found, Job, Turn};
use crate::engine::{Level, Reply, Thought, WhenLost};
use crate::lesson::Verdict;
use crate::shogi::{DeclarationRule, Move};

/// How many nodes a good move may cost: a second or so.
const HINT_NODES: u64 = 20_000;

/// What a game of a step waits for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Awaited {
    /// The opponent's move.
    pub reply: Option<Search>,
    /// A good move for the learner.
    pub hint: Option<Search>,
    /// The good move that was found here.
    pub found: Option<Move>,
}

impl LessonScreen {
    /// The opponent is asked for his move if it is his turn.
    pub(super) fn ask_rival(&mut self, serial: u64, came: &mut Came) {
        let (Some(contest), Some(game)) = (self.session.contest(), self.session.to_be_answered()) else {
            return;
        };
        let turn = Turn {
            game: game.clone(),
            level: contest.level,
            nodes: None,
            seed: contest.seed_of_turn(game, self.seed),
            when_lost: WhenLost::PlaysOn,
            declaration: DeclarationRule::default(),
            among: Vec::new(),
        };
        came.effects.push(Effect::Work { token: serial, job: Job::Think(Box::new(turn)) });
        self.awaited.reply = Some(Search { token: serial, nodes: 0 });
    }

    /// Nothing that is searched is wanted any more.
    pub fn stop_searching(&mut self, came: &mut Came) {
        let awaited = std::mem::take(&mut self.awaited);
        let running = awaited.reply.into_iter().chain(awaited.hint);
        came.effects.extend(running.map(|search| Effect::Stop { token: search.token }));
    }

    /// A search goes on.
    pub fn worked(&mut self, token: u64, nodes: u64) -> Came {
        for search in [&mut self.awaited.reply, &mut self.awaited.hint].into_iter().flatten() {
            if search.token == token {
                search.nodes = nodes.max(1);
            }
        }
        Came::default()
    }

    /// A search came to its end; one that is not waited for any more is dropped.
    pub fn answered(&mut self, token: u64, found: Found) -> Came {
        let Found::Thought(thought) = found else { return Came::default() };
        let is = |search: Option<Search>| search.is_some_and(|search| search.token == token);
        if is(self.awaited.reply) {
            self.awaited.reply = None;
            self.take_reply(&thought)
        } else if is(self.awaited.hint) {
            self.awaited.hint = None;
            self.take_hint(&thought)
        } else {
            Came::default()
        }
    }

    /// The opponent's move is seen a moment after the learner's own.
    fn take_reply(&mut self, thought: &Thought) -> Came {
        let before = self.session.position().clone();
        let verdict = self.session.answered(thought.reply);
        let mut came = Came::default();
        match self.session.reply() {
            Some(mv) => {
                let (last, coming) = (self.table.last, std::iter::once(mv).collect());
                self.table.stage = Some(Stage { position: before, last, coming, end: StageEnd::GivesWay });
                self.table.last = Some(mv);
                self.table.wait(PAUSE / 2, &mut came);
            }
            None if thought.reply == Reply::Pass => {
                self.table.last = None;
                came.heard.extend([Heard::Passed, Heard::Status]);
            }
            None => {}
        }
        match verdict {
            Verdict::Done => self.finish(Remark::Done, &mut came),
            Verdict::Lost(_) if self.table.stage.is_none() => came.heard.push(Heard::Remark),
            _ => {}
        }
        self.table.hold.cursor = self.table.hold.cursor.settled(self.session.position());
        came
    }

    /// The second hint of a game: a good move is looked for, without anybody waiting.
    pub(super) fn ask_hint(&mut self, serial: u64, came: &mut Came) {
        let Some(game) = self.session.game().filter(|_| self.awaited.hint.is_none()) else { return };
        let turn = Turn {
            game: game.clone(),
            level: Level::FULL_STRENGTH,
            nodes: Some(HINT_NODES),
            seed: self.seed,
            when_lost: WhenLost::PlaysOn,
            declaration: DeclarationRule::default(),
            // The engine knows nothing of what the step is after or warns of.
            among: self.session.good_moves(),
        };
        came.effects.push(Effect::Work { token: serial, job: Job::Think(Box::new(turn)) });
        self.awaited.hint = Some(Search { token: serial, nodes: 0 });
    }

    fn take_hint(&mut self, thought: &Thought) -> Came {
        let Reply::Play(mv) = thought.reply else { return Came::heard(Heard::Nothing) };
        self.awaited.found = Some(mv);
        self.remark = Some(Remark::Hint(self.session.hint_of(mv)));
        Came::heard(Heard::Remark)
    }

    /// Plays the good move that was found, and lets the game go on.
    pub(super) fn play_found(&mut self, serial: u64) -> Came {
        let Some(mv) = self.awaited.found else { return Came::heard(Heard::Nothing) };
        self.cancel();
        self.session.is_helped();
        self.play(mv, Travel::Seen, serial)
    }
}
