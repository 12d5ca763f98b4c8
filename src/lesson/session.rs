//! One learner at one step: what was done so far, and what the rules say to it. No clock, no chance.

use std::sync::Arc;

use crate::shogi::{Color, Illegality, Move, Position, Square, SquareSet};

use super::fact::squares_of;
use super::find::turn_of;
use super::goal::Attempt;
use super::judge;
use super::punish;
use super::solve::{self, Defence, Outlook};
use super::stand::{Half, Stand, can_be_taken, script};
use super::step::{Choice, Opponent, Step, Task};

/// How the learner does a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Looks on while moves are played: [`Session::advance`].
    Watch,
    /// Touches squares: [`Session::touch`].
    Touch,
    /// Plays moves: [`Session::play`].
    Play,
    /// Picks one of the [`Session::choices`]: [`Session::pick`].
    Pick,
}

/// What is said to something that the learner did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The step is done.
    Done,
    /// Right, and more is to be found or played.
    Good,
    /// Nothing new: touched, found or picked before, or not what this step is about.
    Again,
    /// Against the rules: refused, the board is unchanged.
    Illegal {
        /// The move.
        mv: Move,
        /// Why.
        reason: Illegality,
        /// The id of the step's own message for it.
        say: Option<String>,
    },
    /// Legal, but not what is asked: taken back.
    Wrong(Wrong),
}

/// A try that is not what is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The id of the step's own message for it.
    pub say: Option<String>,
    /// What is wrong with it in general.
    pub because: Because,
    /// The legal move that was tried.
    pub tried: Option<Move>,
    /// The square that was touched.
    pub touched: Option<Square>,
    /// Why the piece may not go to the square that was touched.
    pub reason: Option<Illegality>,
    /// The reply that punishes `tried`; empty when there is none.
    pub price: Vec<Move>,
}

/// What is wrong in general with a try that the rules of the game allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Because {
    /// The move does not reach the goal.
    NotAsked,
    /// The square is not one of those asked for.
    NotThatSquare,
    /// A piece is left where it can be taken.
    CanBeTaken,
    /// It gives check, and the other player must not be disturbed in this exercise.
    GivesCheck,
    /// It gives no check where a mate is sought.
    NoCheck,
    /// It gives check, and there is an answer.
    NotMate,
    /// After it, the goal cannot be reached any more.
    NoWayLeft,
    /// What was taken is not dropped in this exercise.
    OnlyTheBoard,
    /// The move is none of the choices.
    NotAChoice,
    /// The move is legal, where the illegal one is sought.
    IsLegal,
    /// The reason is another.
    OtherReason,
    /// The answer is another.
    OtherAnswer,
}

impl Because {
    /// All of them.
    pub const ALL: [Because; 12] = [
        Because::NotAsked,
        Because::NotThatSquare,
        Because::CanBeTaken,
        Because::GivesCheck,
        Because::NoCheck,
        Because::NotMate,
        Because::NoWayLeft,
        Because::OnlyTheBoard,
        Because::NotAChoice,
        Because::IsLegal,
        Because::OtherReason,
        Because::OtherAnswer,
    ];

    /// The name, in kebab case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Because::NotAsked => "not-asked",
            Because::NotThatSquare => "not-that-square",
            Because::CanBeTaken => "can-be-taken",
            Because::GivesCheck => "gives-check",
            Because::NoCheck => "no-check",
            Because::NotMate => "not-mate",
            Because::NoWayLeft => "no-way-left",
            Because::OnlyTheBoard => "only-the-board",
            Because::NotAChoice => "not-a-choice",
            Because::IsLegal => "is-legal",
            Because::OtherReason => "other-reason",
            Because::OtherAnswer => "other-answer",
        }
    }
}

/// A hint, in two grades.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// 1: the idea; 2: the square.
    pub grade: u8,
    /// For grade 2, the squares of an answer that was computed from where the learner stands.
    pub squares: SquareSet,
}

/// An answer that was computed and played for the learner.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Demonstration {
    /// The moves of both players; for answers to a check, each from the same board.
    pub moves: Vec<Move>,
    /// The squares that were still to be touched.
    pub squares: SquareSet,
    /// The choice that was picked.
    pub pick: Option<usize>,
}

/// How a choice looks by now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Picked {
    /// Not picked.
    Open,
    /// Picked, and wrong.
    Wrong,
    /// Picked, and right.
    Right,
}

/// One learner at one step.
#[derive(Clone, Debug)]
pub struct Session {
    step: Arc<Step>,
    choices: Vec<Choice>,
    /// The squares to touch.
    asked: SquareSet,
    /// The answers to find.
    answers: Vec<Move>,
    states: Vec<State>,
    now: usize,
    wrong_picks: Vec<usize>,
    mistakes: usize,
    hints: u8,
    shown: bool,
}

/// What undo takes back.
#[derive(Clone, Debug)]
struct State {
    stand: Stand,
    reply: Option<Move>,
    touched: SquareSet,
    found: Vec<Move>,
    picked: Option<usize>,
    done: bool,
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

    fn state(&self) -> Option<&State> {
        self.states.get(self.now)
    }

    fn snapshot(&self) -> Option<State> {
        self.state().cloned()
    }

    /// Goes on to a new state; what was taken back before cannot be played again.
    fn enter(&mut self, state: State) -> Verdict {
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
            Because::CanBeTaken => punish::best_capture(&after)
                .filter(|(_, reply)| can_be_taken(&after, self.learner()).contains(reply.to()))
                .map(|(_, reply)| reply),
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

    /// The next grade of hint, and then the second again; `None` where there is nothing to find.
    pub fn hint(&mut self) -> Option<Hint> {
        if self.is_done() || self.mode() == Mode::Watch {
            return None;
        }
        self.hints = (self.hints + 1).min(2);
        let squares = if self.hints == 2 { self.squares_of_an_answer() } else { SquareSet::EMPTY };
        Some(Hint { grade: self.hints, squares })
    }

    /// How many grades of hint were given, 0 to 2.
    #[must_use]
    pub const fn hints_given(&self) -> u8 {
        self.hints
    }

    fn squares_of_an_answer(&self) -> SquareSet {
        let Some(state) = self.state() else { return SquareSet::EMPTY };
        match self.mode() {
            Mode::Watch => SquareSet::EMPTY,
            Mode::Touch => (self.asked - state.touched).first().map_or(SquareSet::EMPTY, SquareSet::from),
            Mode::Pick => {
                let right = self.choices.iter().find(|&&choice| judge::is_right(&self.step, choice));
                right.map_or(SquareSet::EMPTY, |&choice| judge::squares_of_choice(&self.step, choice))
            }
            Mode::Play => {
                let answer = match self.step.task {
                    Task::Answers => {
                        self.answers.iter().find(|answer| !state.found.contains(answer)).copied()
                    }
                    _ => match solve::solve(&self.step, &state.stand) {
                        Outlook::Solved(line) => line.moves.first().copied(),
                        Outlook::Impossible | Outlook::Unknown(_) => None,
                    },
                };
                answer.map_or(SquareSet::EMPTY, squares_of)
            }
        }
    }

    /// Does the step for the learner, once both hints were given: it is then done without a star.
    pub fn show_me(&mut self) -> Option<Demonstration> {
        if self.hints < 2 || self.is_done() {
            return None;
        }
        let mut state = self.snapshot()?;
        let mut shown = Demonstration::default();
        match self.mode() {
            Mode::Watch => return None,
            Mode::Touch => {
                shown.squares = self.asked - state.touched;
                state.touched = self.asked;
            }
            Mode::Pick => {
                let right = self.choices.iter().position(|&choice| judge::is_right(&self.step, choice))?;
                shown.pick = Some(right);
                state.picked = Some(right);
                if let (Task::Choose { .. }, Some(&Choice::Move(mv))) =
                    (&self.step.task, self.choices.get(right))
                {
                    shown.moves.push(mv);
                    state.stand.position = self.step.position.after(mv).ok()?;
                }
            }
            Mode::Play if self.step.task == Task::Answers => {
                shown.moves =
                    self.answers.iter().filter(|answer| !state.found.contains(answer)).copied().collect();
                state.found.extend(&shown.moves);
            }
            Mode::Play => {
                let Outlook::Solved(line) = solve::solve(&self.step, &state.stand) else { return None };
                state.stand.position = line.end;
                state.stand.played += line.own;
                state.stand.left = SquareSet::EMPTY;
                shown.moves = line.moves;
            }
        }
        state.done = true;
        self.shown = true;
        self.enter(state);
        Some(shown)
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
