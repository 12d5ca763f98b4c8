//! One learner at one step: what was done so far, and what the rules say to it. No clock, no chance.

use std::sync::Arc;

use crate::shogi::{Color, Game, Illegality, Move, Position, SquareSet};

use super::contest::Loss;
use super::find::turn_of;
use super::judge;
use super::solve::{self, Outlook};
use super::stand::Stand;
use super::step::{Choice, Counting, Opponent, Step, Task};
use super::verdict::{Mode, Picked, Verdict};

/// One learner at one step.
#[derive(Clone, Debug)]
pub struct Session {
    pub(super) step: Arc<Step>,
    pub(super) choices: Vec<Choice>,
    /// The squares to touch.
    pub(super) asked: SquareSet,
    /// The answers to find.
    pub(super) answers: Vec<Move>,
    states: Vec<State>,
    now: usize,
    pub(super) wrong_picks: Vec<usize>,
    pub(super) mistakes: usize,
    pub(super) hints: u8,
    pub(super) shown: bool,
}

/// What undo takes back.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) stand: Stand,
    pub(super) reply: Option<Move>,
    pub(super) touched: SquareSet,
    pub(super) found: Vec<Move>,
    pub(super) picked: Option<usize>,
    pub(super) done: bool,
    /// The game, in a step that is one.
    pub(super) game: Option<Arc<Game>>,
    pub(super) lost: Option<Loss>,
}

impl Session {
    /// A learner who has just come to the step.
    #[must_use]
    pub fn new(step: Arc<Step>) -> Session {
        let position = &step.position;
        let asked = match &step.task {
            Task::Paint { find } => find.squares(position, step.learner()).unwrap_or_default(),
            Task::Count { measure, by: Counting::Touch } => measure.squares(position, step.learner()),
            _ => SquareSet::EMPTY,
        };
        let answers = match step.task {
            Task::Answers => position.legal_moves().to_vec(),
            _ => Vec::new(),
        };
        let start = State {
            stand: Stand::start(&step),
            reply: None,
            touched: SquareSet::EMPTY,
            found: Vec::new(),
            picked: None,
            done: matches!(&step.task, Task::Explain { play } if play.is_empty()),
            game: match &step.task {
                Task::Play(contest) => Some(Arc::new(contest.start(&step))),
                _ => None,
            },
            lost: None,
        };
        Session {
            choices: judge::choices(&step),
            asked,
            answers,
            states: vec![start],
            now: 0,
            wrong_picks: Vec::new(),
            mistakes: 0,
            hints: 0,
            shown: false,
            step,
        }
    }

    /// The step.
    #[must_use]
    pub fn step(&self) -> &Arc<Step> {
        &self.step
    }

    /// How the step is done.
    #[must_use]
    pub fn mode(&self) -> Mode {
        match self.step.task {
            Task::Explain { .. } => Mode::Watch,
            Task::Paint { .. } | Task::Count { by: Counting::Touch, .. } => Mode::Touch,
            Task::Collect { .. }
            | Task::Capture { .. }
            | Task::Move { .. }
            | Task::Answers
            | Task::Build { .. }
            | Task::Mate { .. }
            | Task::Defend { .. }
            | Task::Play(_) => Mode::Play,
            Task::Choose { .. }
            | Task::WhichIsIllegal { .. }
            | Task::WhyIllegal { .. }
            | Task::Count { .. }
            | Task::Quiz { .. } => Mode::Pick,
        }
    }

    /// What the board shows now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.state().map_or(&self.step.position, |state| &state.stand.position)
    }

    /// The side of the learner.
    #[must_use]
    pub fn learner(&self) -> Color {
        self.step.learner()
    }

    pub(super) fn state(&self) -> Option<&State> {
        self.states.get(self.now)
    }

    pub(super) fn snapshot(&self) -> Option<State> {
        self.state().cloned()
    }

    /// Goes on to a new state; what was taken back before cannot be played again.
    pub(super) fn enter(&mut self, state: State) -> Verdict {
        let verdict = if state.done { Verdict::Done } else { Verdict::Good };
        self.states.truncate(self.now + 1);
        self.states.push(state);
        self.now = self.states.len() - 1;
        verdict
    }

    /// Puts another state in the place of the one that is open.
    pub(super) fn amend(&mut self, state: State) -> Verdict {
        self.states.truncate(self.now);
        self.now = self.now.saturating_sub(1);
        self.enter(state)
    }

    /// Plays the next move of an explanation; `None` when all are played.
    pub fn advance(&mut self) -> Option<Move> {
        let mut state = self.snapshot()?;
        let Task::Explain { play } = &self.step.task else { return None };
        let mv = *play.get(state.stand.played)?;
        let position = explained(&state.stand.position, mv, &self.step)?;
        state.stand.position = position;
        state.stand.played += 1;
        state.done = state.stand.played == play.len();
        self.enter(state);
        Some(mv)
    }

    /// Takes the last right thing back; false when there is none.
    pub fn undo(&mut self) -> bool {
        let can = self.can_undo();
        self.now = self.now.saturating_sub(1);
        can
    }

    /// Does again what was taken back; false when there is nothing.
    pub fn redo(&mut self) -> bool {
        let can = self.can_redo();
        if can {
            self.now += 1;
        }
        can
    }

    /// Whether something can be taken back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.now > 0
    }

    /// Whether something that was taken back can be done again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.now + 1 < self.states.len()
    }

    /// Begins the step anew, as if the learner had just come to it.
    pub fn restart(&mut self) {
        *self = Session::new(Arc::clone(&self.step));
    }

    /// The squares that were touched and are right.
    #[must_use]
    pub fn touched(&self) -> SquareSet {
        self.state().map_or(SquareSet::EMPTY, |state| state.touched)
    }

    /// The answers that were found, in the order in which they were.
    #[must_use]
    pub fn found(&self) -> &[Move] {
        self.state().map_or(&[], |state| &state.found)
    }

    /// The stars, targets or places of a shape that are left.
    #[must_use]
    pub fn stars_left(&self) -> SquareSet {
        self.state().map_or(SquareSet::EMPTY, |state| state.stand.left)
    }

    /// How many things are still to be done: squares, stars, targets, answers, moves of a goal, choices.
    #[must_use]
    pub fn left(&self) -> usize {
        let Some(state) = self.state() else { return 0 };
        match &self.step.task {
            Task::Explain { play } => play.len().saturating_sub(state.stand.played),
            _ if state.done => 0,
            Task::Paint { .. } | Task::Count { by: Counting::Touch, .. } => {
                (self.asked - state.touched).iter().len()
            }
            Task::Collect { .. } | Task::Capture { .. } | Task::Build { .. } => state.stand.left.iter().len(),
            Task::Answers => self.answers.len().saturating_sub(state.found.len()),
            Task::Move { .. } | Task::Mate { .. } | Task::Play(_) => {
                state.stand.moves_left(&self.step).unwrap_or(1)
            }
            _ => 1,
        }
    }

    /// How many moves the learner has played.
    #[must_use]
    pub fn moves_played(&self) -> usize {
        self.state().map_or(0, |state| state.stand.played)
    }

    /// The other player's answer to the learner's last move.
    #[must_use]
    pub fn reply(&self) -> Option<Move> {
        self.state().and_then(|state| state.reply)
    }

    /// The least number of the learner's moves that do the step from its start, where moves are counted.
    #[must_use]
    pub fn least(&self) -> Option<usize> {
        match self.step.task {
            Task::Collect { .. }
            | Task::Capture { .. }
            | Task::Move { .. }
            | Task::Build { .. }
            | Task::Mate { .. } => match solve::outlook(&self.step) {
                Outlook::Solved(line) => Some(line.own),
                Outlook::Impossible | Outlook::Unknown(_) => None,
            },
            _ => None,
        }
    }

    /// What there is to pick.
    #[must_use]
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// How a choice looks by now.
    #[must_use]
    pub fn picked(&self, index: usize) -> Picked {
        if self.state().is_some_and(|state| state.picked == Some(index)) {
            Picked::Right
        } else if self.wrong_picks.contains(&index) {
            Picked::Wrong
        } else {
            Picked::Open
        }
    }

    /// In a why-not that is done, the illegal move and what makes it so.
    #[must_use]
    pub fn refusal(&self) -> Option<(Move, Illegality)> {
        let mv = match (&self.step.task, self.state()?.picked?) {
            (Task::WhyIllegal { mv, .. }, _) => *mv,
            (Task::WhichIsIllegal { choices }, picked) => *choices.get(picked)?,
            _ => return None,
        };
        self.step.position.check_move(mv).err().map(|reason| (mv, reason))
    }

    /// How many tries were wrong or against the rules.
    #[must_use]
    pub const fn mistakes(&self) -> usize {
        self.mistakes
    }

    /// Whether the step is done.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.state().is_some_and(|state| state.done)
    }

    /// 3 without mistake, hint or move too many; 2 after one mistake or hint, or one or two moves too many;
    /// 1 otherwise; 0 when it was shown, and while the step is not done.
    #[must_use]
    pub fn stars(&self) -> u8 {
        if self.shown || !self.is_done() {
            return 0;
        }
        let too_many = self.least().map_or(0, |least| self.moves_played().saturating_sub(least));
        let lost = match too_many {
            0 => 0,
            1 | 2 => 1,
            _ => 2,
        };
        match self.mistakes + usize::from(self.hints) + lost {
            0 => 3,
            1 => 2,
            _ => 1,
        }
    }
}

/// The board after the next move of an explanation. With an opponent who stands still the learner drops, too.
pub(super) fn explained(position: &Position, mv: Move, step: &Step) -> Option<Position> {
    if mv.from().is_none()
        && step.opponent == Opponent::Still
        && let Some(after) = turn_of(position, step.learner()).and_then(|turn| turn.after(mv).ok())
    {
        return Some(after);
    }
    super::fact::turn_for(position, mv)?.after(mv).ok()
}
