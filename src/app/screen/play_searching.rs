//! What a game asks of the engine: the opponent's move, the coach's word, a hint; and what is done with the answers.

use super::came::Came;
use super::placing::{Hands, Placing as _};
use super::play::{Hinted, PlayRemark, PlayScreen, Waiting};
use super::puzzle::Search;
use super::review::Review;
use crate::app::heard::Heard;
use crate::app::{About, Effect, Found, Job, Turn};
use crate::engine::{Level, Reply, Score, Thought, WhenLost};

/// How many nodes a hint may cost: a second or two at most.
const HINT_NODES: u64 = 20_000;

impl PlayScreen {
    /// The searches that are waited for.
    pub fn running(&self) -> impl Iterator<Item = Search> {
        let waited = match self.waiting {
            Waiting::Coach(search) | Waiting::Opponent(search) => Some(search),
            Waiting::Nobody | Waiting::Decision(_) => None,
        };
        let looking = self.review.as_ref().and_then(Review::running);
        waited.into_iter().chain(self.watching).chain(self.hinting).chain(looking)
    }

    fn begin(token: u64, job: Job, came: &mut Came) -> Search {
        came.effects.push(Effect::Work { token, job });
        Search { token, nodes: 0 }
    }

    fn turn_of(&self, level: Level) -> Turn {
        Turn {
            game: self.game.clone(),
            level,
            nodes: None,
            seed: self.seed.wrapping_add(self.game.turns().len() as u64),
            when_lost: self.house.when_lost,
            declaration: self.house.declaration,
            among: Vec::new(),
        }
    }

    pub(super) fn ask_rival(&mut self, level: Level, serial: u64, came: &mut Came) {
        let job = Job::Think(Box::new(self.turn_of(level)));
        self.waiting = Waiting::Opponent(Self::begin(serial, job, came));
    }

    pub(super) fn ask_coach(&mut self, serial: u64, came: &mut Came) {
        let job = Job::Coach { game: Box::new(self.game.clone()), about: About::LastMove };
        self.waiting = Waiting::Coach(Self::begin(serial, job, came));
    }

    /// Asks what threatens the learner, if he wants to be told.
    pub(super) fn watch(&mut self, serial: u64, came: &mut Came) {
        if self.rival.is_some() && self.house.looks_at_dangers() {
            let job = Job::Coach { game: Box::new(self.game.clone()), about: About::Dangers };
            self.watching = Some(Self::begin(serial, job, came));
        }
    }

    pub(super) fn stop_watching(&mut self, came: &mut Came) {
        came.effects.extend(self.watching.take().map(|search| Effect::Stop { token: search.token }));
    }

    pub(super) fn forget_hint(&mut self, came: &mut Came) {
        self.hint = None;
        came.effects.extend(self.hinting.take().map(|search| Effect::Stop { token: search.token }));
    }

    /// Nothing that is searched is wanted any more.
    pub fn stop_all(&mut self, came: &mut Came) {
        came.effects.extend(self.running().map(|search| Effect::Stop { token: search.token }));
        if !matches!(self.waiting, Waiting::Decision(_)) {
            self.waiting = Waiting::Nobody;
        }
        self.watching = None;
        self.hinting = None;
        self.hint = None;
        if let Some(review) = &mut self.review {
            review.stop();
        }
    }

    /// The opponent is to move now, with what he has found so far; a review stops where it is.
    pub fn hurry(&mut self) -> Came {
        match self.waiting {
            Waiting::Opponent(search) | Waiting::Coach(search) => Came {
                heard: vec![Heard::Stopped],
                effects: vec![Effect::Hurry { token: search.token }],
                ..Came::default()
            },
            Waiting::Nobody | Waiting::Decision(_) => {
                let mut came = Came::default();
                let running: Vec<_> = self.running().collect();
                self.stop_all(&mut came);
                came.heard.push(if running.is_empty() { Heard::Nothing } else { Heard::Stopped });
                came
            }
        }
    }

    /// A search goes on.
    pub fn worked(&mut self, token: u64, nodes: u64) -> Came {
        if let Waiting::Opponent(search) = &mut self.waiting
            && search.token == token
        {
            search.nodes = nodes.max(1);
        }
        Came::default()
    }

    /// A search came to its end; one that is not waited for any more is dropped.
    pub fn answered(&mut self, token: u64, found: Found, serial: u64) -> Came {
        let is = |search: Search| search.token == token;
        match (&self.waiting, found) {
            (Waiting::Opponent(search), Found::Thought(thought)) if is(*search) => {
                self.take_reply(&thought, serial)
            }
            (Waiting::Coach(search), Found::Warnings(warnings)) if is(*search) => {
                let warnings = self.house.wanted(warnings);
                let mut came = Came::default();
                if warnings.is_empty() {
                    self.next_turn(serial, &mut came);
                } else {
                    self.waiting = Waiting::Decision(warnings);
                    came.heard.push(Heard::Remark);
                }
                came
            }
            (_, Found::Warnings(warnings)) if self.watching.is_some_and(is) => {
                self.watching = None;
                self.dangers = self.house.wanted(warnings);
                self.warned.insert(self.game.turns().len(), self.dangers.clone());
                // A move that is still to be shown is followed by what it threatens.
                let now = !self.dangers.is_empty() && self.table.stage.is_none() && self.remark.is_none();
                if now { Came::heard(Heard::Remark) } else { Came::default() }
            }
            (_, Found::Thought(thought)) if self.hinting.is_some_and(is) => {
                self.hinting = None;
                self.take_hint(thought)
            }
            (_, found) => self.looked(token, found, serial),
        }
    }

    /// Whether a hint can be had.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        !self.house.is_strict && self.hands() == Hands::Place
    }

    pub(super) fn next_hint(&mut self, serial: u64) -> Came {
        self.cancel();
        if !self.can_hint() {
            return Came::heard(Heard::Nothing);
        }
        if let Some(hint) = &mut self.hint {
            hint.grade = (hint.grade + 1).min(3);
            self.remark = Some(PlayRemark::Hint);
            return Came::heard(Heard::Remark);
        }
        let mut came = Came::default();
        if self.hinting.is_none() {
            let turn = Turn {
                nodes: Some(HINT_NODES),
                when_lost: WhenLost::PlaysOn,
                ..self.turn_of(Level::FULL_STRENGTH)
            };
            self.hinting = Some(Self::begin(serial, Job::Think(Box::new(turn)), &mut came));
        }
        came
    }

    fn take_hint(&mut self, thought: Thought) -> Came {
        match thought.reply {
            Reply::Play(mv) => {
                let mates = matches!(thought.score, Some(Score::Mates(_)));
                let line = if thought.line.first() == Some(&mv) { thought.line } else { vec![mv] };
                self.hint = Some(Hinted { line, mates, grade: 1 });
                self.remark = Some(PlayRemark::Hint);
                Came::heard(Heard::Remark)
            }
            // The best there is to do is to declare: the button is there.
            Reply::Declare | Reply::Pass | Reply::Resign => Came::heard(Heard::Status),
        }
    }
}
