//! One learner at one step: what was done so far, and what the rules say to it. No clock, no chance.

use std::sync::Arc;

use crate::shogi::{Color, Illegality, Move, Position, Square, SquareSet};

use super::find::turn_of;
use super::goal::Attempt;
use super::judge;
use super::punish;
use super::solve::{self, Defence, Outlook};
use super::stand::{Half, Stand, script};
use super::step::{Choice, Opponent, Step, Task};
use super::verdict::{Because, Mode, Picked, Verdict, Wrong};

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
    wrong_picks: Vec<usize>,
    mistakes: usize,
    pub(super) hints: u8,
    pub(super) shown: bool,
}

/// What undo takes back.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) stand: Stand,
    reply: Option<Move>,
    pub(super) touched: SquareSet,
    pub(super) found: Vec<Move>,
    pub(super) picked: Option<usize>,
    pub(super) done: bool,
}

impl Session {
    /// A learner who has just come to the step.
    #[must_use]
    pub fn new(step: Arc<Step>) -> Session {
        let position = &step.position;
        let asked = match &step.task {
            Task::Paint { find } => find.squares(position, step.learner()).unwrap_or_default(),
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
            Task::Paint { .. } => Mode::Touch,
            Task::Collect { .. }
            | Task::Capture { .. }
            | Task::Move { .. }
            | Task::Answers
            | Task::Mate { .. } => Mode::Play,
            Task::Choose { .. }
            | Task::WhichIsIllegal { .. }
            | Task::WhyIllegal { .. }
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

    /// The learner touches a square.
    pub fn touch(&mut self, square: Square) -> Verdict {
        let Some(mut state) = self.snapshot() else { return Verdict::Again };
        let Task::Paint { find } = &self.step.task else { return Verdict::Again };
        if state.done || state.touched.contains(square) {
            return Verdict::Again;
        }
        if self.asked.contains(square) {
            state.touched.insert(square);
            state.done = state.touched == self.asked;
            return self.enter(state);
        }
        let reason = judge::why_not_touched(find, &self.step.position, square);
        let mut attempt =
            Attempt { before: Some(&self.step.position), touched: Some(square), ..Attempt::default() };
        attempt.refused(reason.as_ref());
        let say = self.words_for(&attempt);
        self.mistakes += 1;
        Verdict::Wrong(Wrong {
            say,
            because: Because::NotThatSquare,
            tried: None,
            touched: Some(square),
            reason,
            price: Vec::new(),
        })
    }

    /// The learner plays a move. In a step with choices, playing a move that is one of them picks it.
    pub fn play(&mut self, mv: Move) -> Verdict {
        let Some(state) = self.snapshot() else { return Verdict::Again };
        if state.done || matches!(self.mode(), Mode::Watch | Mode::Touch) {
            return Verdict::Again;
        }
        if let Some(choice) = self.choices.iter().position(|&choice| choice == Choice::Move(mv)) {
            return self.pick(choice);
        }
        if let Err(reason) = state.stand.position.check_move(mv) {
            return self.refuse(&state.stand.position, mv, reason);
        }
        if self.mode() == Mode::Pick {
            return Verdict::Wrong(Wrong {
                say: None,
                because: Because::NotAChoice,
                tried: Some(mv),
                touched: None,
                reason: None,
                price: Vec::new(),
            });
        }
        match self.step.task {
            Task::Answers => self.find_answer(state, mv),
            _ => self.play_on(state, mv),
        }
    }

    fn refuse(&mut self, position: &Position, mv: Move, reason: Illegality) -> Verdict {
        let mut attempt = Attempt { before: Some(position), tried: Some(mv), ..Attempt::default() };
        attempt.refused(Some(&reason));
        let say = self.words_for(&attempt);
        if is_a_mistake(&reason) {
            self.mistakes += 1;
        }
        Verdict::Illegal { mv, reason, say }
    }

    fn find_answer(&mut self, mut state: State, mv: Move) -> Verdict {
        if state.found.contains(&mv) {
            return Verdict::Again;
        }
        state.found.push(mv);
        state.done = state.found.len() == self.answers.len();
        self.enter(state)
    }

    fn play_on(&mut self, state: State, mv: Move) -> Verdict {
        let (stand, reply, done) = match state.stand.play(&self.step, mv) {
            Err(reason) => return self.refuse(&state.stand.position, mv, reason),
            Ok(Half::Miss(because)) => return self.miss(&state.stand, mv, because, None),
            Ok(Half::Done(stand)) => (stand, None, true),
            Ok(Half::Open(open)) => match self.answer(open) {
                Ok((stand, reply)) => (stand, reply, false),
                Err((because, refutation)) => return self.miss(&state.stand, mv, because, refutation),
            },
        };
        self.enter(State { stand, reply, done, ..state })
    }

    /// The other player's turn, and whether the step can still be done after it.
    fn answer(&self, open: Stand) -> Result<(Stand, Option<Move>), (Because, Option<Move>)> {
        if self.step.opponent == Opponent::Best {
            let reply = match solve::best_defence(&self.step, &open) {
                Some(Defence::Longest(line)) => line.moves.first().copied(),
                Some(Defence::Refuted(reply)) => return Err((Because::NoWayLeft, Some(reply))),
                None => None,
            };
            let Some(reply) = reply else { return Err((Because::NoWayLeft, None)) };
            let position = open.position.after(reply).map_err(|_| (Because::NoWayLeft, None))?;
            return Ok((Stand { position, ..open }, Some(reply)));
        }
        let (stand, reply) = open.answered(script(&self.step)).map_err(|because| (because, None))?;
        if solve::solve(&self.step, &stand) == Outlook::Impossible {
            return Err((Because::NoWayLeft, None));
        }
        Ok((stand, reply))
    }

    fn miss(&mut self, before: &Stand, mv: Move, because: Because, refutation: Option<Move>) -> Verdict {
        let Ok(after) = before.position.after(mv) else { return Verdict::Again };
        let price = refutation.or_else(|| match because {
            Because::OnlyTheBoard => None,
            Because::NotMate => escape(&after, mv),
            Because::CanBeTaken => punish::best_capture(&after).map(|(_, reply)| reply),
            _ => punish::price(&after),
        });
        let attempt = Attempt {
            before: Some(&before.position),
            tried: Some(mv),
            after: Some(&after),
            ..Attempt::default()
        };
        let say = self.words_for(&attempt);
        self.mistakes += 1;
        let price = price.into_iter().collect();
        Verdict::Wrong(Wrong { say, because, tried: Some(mv), touched: None, reason: None, price })
    }

    /// The learner picks a choice, counted from 0.
    pub fn pick(&mut self, index: usize) -> Verdict {
        let Some(mut state) = self.snapshot() else { return Verdict::Again };
        let Some(&choice) = self.choices.get(index) else { return Verdict::Again };
        if state.done || self.wrong_picks.contains(&index) {
            return Verdict::Again;
        }
        if judge::is_right(&self.step, choice) {
            state.picked = Some(index);
            state.done = true;
            if let (Task::Choose { .. }, Choice::Move(mv)) = (&self.step.task, choice)
                && let Ok(after) = self.step.position.after(mv)
            {
                state.stand.position = after;
            }
            return self.enter(state);
        }
        self.wrong_picks.push(index);
        self.mistakes += 1;
        Verdict::Wrong(self.wrong_pick(index, choice))
    }

    fn wrong_pick(&self, index: usize, choice: Choice) -> Wrong {
        let position = &self.step.position;
        let (tried, because) = match (&self.step.task, choice) {
            (Task::Choose { .. }, Choice::Move(mv)) => (Some(mv), Because::NotAsked),
            (Task::WhichIsIllegal { .. }, Choice::Move(mv)) => (Some(mv), Because::IsLegal),
            (Task::WhyIllegal { .. }, _) => (None, Because::OtherReason),
            _ => (None, Because::OtherAnswer),
        };
        let after = tried.and_then(|mv| position.after(mv).ok());
        let attempt = Attempt {
            before: Some(position),
            tried,
            after: after.as_ref(),
            picked: Some(index),
            reason: match choice {
                Choice::Reason(reason) => Some(reason),
                _ => None,
            },
            touched: None,
        };
        let price = match because {
            Because::NotAsked => after.as_ref().and_then(punish::price),
            _ => None,
        };
        Wrong {
            say: self.words_for(&attempt),
            because,
            tried,
            touched: None,
            reason: None,
            price: price.into_iter().collect(),
        }
    }

    /// The id of the first listed mistake that the try is.
    fn words_for(&self, attempt: &Attempt<'_>) -> Option<String> {
        let mistakes = self.step.mistakes.iter();
        let mut made = mistakes.filter(|mistake| judge::is_met(&mistake.when, attempt, self.learner()));
        made.next().map(|mistake| self.step.message(&mistake.say))
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

    /// The stars or targets that are left.
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
            Task::Paint { .. } => (self.asked - state.touched).iter().len(),
            Task::Collect { .. } | Task::Capture { .. } => state.stand.left.iter().len(),
            Task::Answers => self.answers.len().saturating_sub(state.found.len()),
            Task::Move { .. } | Task::Mate { .. } => state.stand.moves_left(&self.step).unwrap_or(1),
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
            Task::Collect { .. } | Task::Capture { .. } | Task::Move { .. } | Task::Mate { .. } => {
                match solve::outlook(&self.step) {
                    Outlook::Solved(line) => Some(line.own),
                    Outlook::Impossible | Outlook::Unknown(_) => None,
                }
            }
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

/// A slip of the hand is no mistake: only a move of an own piece, or of a held one, is.
const fn is_a_mistake(reason: &Illegality) -> bool {
    !matches!(
        reason,
        Illegality::GameOver
            | Illegality::NotYourTurn
            | Illegality::EmptyOrigin
            | Illegality::NotYourPiece
            | Illegality::OwnPieceThere
    )
}

/// An answer to a check that is no mate: the checking piece taken if it can be, else the King's move, else any.
fn escape(position: &Position, check: Move) -> Option<Move> {
    let replies = position.legal_moves();
    let king = position.king(position.side_to_move());
    let takes = replies.iter().find(|mv| mv.to() == check.to());
    takes
        .or_else(|| replies.iter().find(|mv| mv.from() == king && king.is_some()))
        .or_else(|| replies.first())
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
