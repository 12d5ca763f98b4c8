//! One learner at one mate problem: what was played so far, and what the rules and the solver say to it.

use crate::shogi::{Color, Move, Position};
use crate::tsume::Problem;
use crate::tsume::compose::Theme;

use super::answer::{Answer, Question};
use super::hint::Known;
use super::puzzle::Puzzle;
use super::stage::{Mate, Played, Reaction, Setback, Stage, Try};
use crate::lesson::tries::is_a_mistake;

/// One learner at one mate problem. Pure: no clock, no chance, no thread.
///
/// The learner gives check with every move; the defender's replies come from [`answer`](super::answer), which the
/// caller runs where it may take its time.
#[derive(Clone, Debug)]
pub struct Attempt {
    pub(super) problem: Problem,
    /// What the whole problem teaches, if it is known.
    pub(super) theme: Option<Theme>,
    moves: Option<usize>,
    states: Vec<State>,
    now: usize,
    tries: Vec<Try>,
    misses: usize,
    pub(super) hints: u8,
    shown: bool,
    pub(super) known: Vec<Known>,
}

/// What undo takes back.
#[derive(Clone, Debug)]
struct State {
    position: Position,
    /// The moves that led here from the state before: a check, and its reply if there is one.
    moves: Vec<Move>,
    /// How many moves of both sides were played up to here.
    plies: usize,
    aim: Aim,
    stage: Stage,
}

/// What is still to be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    /// Mate within that many plies, counted from the start.
    Within(usize),
    /// Any mate.
    Any,
    /// There is no mate any more: whatever is played is answered.
    None,
}

impl Attempt {
    /// A learner who has just come to the problem. `moves` is the length that is asked, in plies of both sides; `None`
    /// for a position of the learner's own: any mate is right there.
    #[must_use]
    pub fn new(problem: Problem, moves: Option<usize>) -> Attempt {
        let start = State {
            position: problem.position().clone(),
            moves: Vec::new(),
            plies: 0,
            aim: moves.map_or(Aim::Any, Aim::Within),
            stage: Stage::Turn,
        };
        Attempt {
            problem,
            theme: None,
            moves,
            states: vec![start],
            now: 0,
            tries: Vec::new(),
            misses: 0,
            hints: 0,
            shown: false,
            known: Vec::new(),
        }
    }

    /// A learner who has just come to a puzzle of the course.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Attempt {
        let attempt = Attempt::new(puzzle.problem.clone(), Some(puzzle.moves));
        Attempt { theme: Some(puzzle.theme), ..attempt }
    }

    /// The problem.
    #[must_use]
    pub const fn problem(&self) -> &Problem {
        &self.problem
    }

    /// The length that is asked, in plies of both sides; `None` when any mate will do.
    #[must_use]
    pub const fn moves(&self) -> Option<usize> {
        self.moves
    }

    /// What the board shows now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.state().map_or(self.problem.position(), |state| &state.position)
    }

    /// The side of the learner.
    #[must_use]
    pub const fn attacker(&self) -> Color {
        self.problem.attacker()
    }

    /// Where the attempt stands.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.state().map_or(Stage::Turn, |state| state.stage)
    }

    /// The moves of both sides up to what the board shows.
    #[must_use]
    pub fn line(&self) -> Vec<Move> {
        self.states.iter().take(self.now + 1).flat_map(|state| state.moves.iter().copied()).collect()
    }

    /// The plies that the length leaves, both sides' moves counted; `None` when any mate will do. 0 when they are used
    /// up.
    #[must_use]
    pub fn moves_left(&self) -> Option<usize> {
        let played = self.state().map_or(0, |state| state.plies);
        self.moves.map(|moves| moves.saturating_sub(played))
    }

    /// The first moves that were not what is asked, each once, in the order in which they were tried.
    #[must_use]
    pub fn tries(&self) -> &[Try] {
        &self.tries
    }

    /// Whether the problem is solved: mate within the length that is asked.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        matches!(self.stage(), Stage::Mate(mate) if mate.is_in_time())
    }

    /// 3 without a miss or hint, 2 after one, 1 after more; 0 when the solution was shown, and while it is not solved.
    /// A longer mate is no miss.
    #[must_use]
    pub fn stars(&self) -> u8 {
        if self.shown || !self.is_solved() {
            return 0;
        }
        match self.misses + usize::from(self.hints) {
            0 => 3,
            1 => 2,
            _ => 1,
        }
    }

    /// How many checks did not mate, over all goes since the problem was opened.
    #[must_use]
    pub const fn misses(&self) -> usize {
        self.misses
    }

    /// Notes that the solution was shown: solving it afterwards gives no star.
    pub const fn show_solution(&mut self) {
        self.shown = true;
    }

    /// Whether the solution was shown.
    #[must_use]
    pub const fn is_shown(&self) -> bool {
        self.shown
    }

    /// The learner plays a move. After a setback this plays on.
    pub fn play(&mut self, mv: Move) -> Played {
        self.play_on();
        let Some(state) = self.state() else { return Played::Over };
        if state.stage != Stage::Turn {
            return Played::Over;
        }
        let after = match state.position.after(mv) {
            Ok(after) => after,
            Err(reason) => {
                self.misses += usize::from(is_a_mistake(&reason));
                return Played::Illegal(reason);
            }
        };
        if !after.is_check() {
            self.misses += 1;
            return Played::NoCheck;
        }
        let (plies, aim) = (state.plies + 1, state.aim);
        let is_mate = after.is_mate();
        let reached = if is_mate { Stage::Mate(self.mate(plies, None)) } else { Stage::Asked };
        let position = after.clone();
        self.enter(State { position, moves: vec![mv], plies, aim, stage: reached });
        if let Stage::Mate(mate) = reached {
            return Played::Mate(mate);
        }
        let within = match aim {
            Aim::Within(moves) => Some(moves.saturating_sub(plies)),
            Aim::Any | Aim::None => None,
        };
        Played::Asks(Box::new(Question { position: after, within }))
    }

    /// Takes in the answer to the open question: the last one that [`Attempt::play`] gave, as long as nothing was taken
    /// back since.
    pub fn answered(&mut self, answer: Answer) -> Reaction {
        let Some(state) = self.states.get(self.now).filter(|state| state.stage == Stage::Asked) else {
            return Reaction::Stale;
        };
        let (plies, lost) = (state.plies, state.aim == Aim::None);
        let (reply, setback) = match answer {
            Answer::GoesOn { reply } => (reply, None),
            Answer::MateButLonger { reply, more } => (reply, Some(Setback::Longer { more })),
            Answer::NoMate { reply } => (reply, (!lost).then_some(Setback::NoMate)),
            Answer::NotInTime { reply } => (reply, Some(Setback::NotInTime)),
            Answer::Unsure { reply } => (reply, (!lost).then_some(Setback::Unsure)),
            Answer::Futile { drop } => return self.mated(plies, Some(drop)),
            Answer::Mated => return self.mated(plies, None),
        };
        let Ok(position) = state.position.after(reply) else { return Reaction::Stale };
        if let (1, Some(setback), Some(&mv)) = (plies, setback, state.moves.first())
            && self.tries.iter().all(|earlier| earlier.mv != mv)
        {
            self.tries.push(Try { mv, setback });
        }
        self.misses += usize::from(setback == Some(Setback::NoMate));
        if let Some(state) = self.states.get_mut(self.now) {
            state.position = position;
            state.moves.push(reply);
            state.plies += 1;
            state.stage = setback.map_or(Stage::Turn, Stage::Setback);
        }
        setback.map_or(Reaction::Replied(reply), |setback| Reaction::Refuted { reply, setback })
    }

    fn mated(&mut self, plies: usize, futile: Option<Move>) -> Reaction {
        let mate = self.mate(plies, futile);
        if let Some(state) = self.states.get_mut(self.now) {
            state.stage = Stage::Mate(mate);
        }
        Reaction::Mate(mate)
    }

    fn mate(&self, plies: usize, futile: Option<Move>) -> Mate {
        Mate { more: plies.saturating_sub(self.moves.unwrap_or(plies)), futile }
    }

    /// After a setback: takes the check and its reply back, for good; false when there is no setback.
    pub fn take_back(&mut self) -> bool {
        let can = matches!(self.stage(), Stage::Setback(_));
        if can {
            self.undo();
            self.states.truncate(self.now + 1);
        }
        can
    }

    /// After a setback: goes on from the board as it stands; false when there is no setback. What is asked changes: the
    /// longer mate, any mate, or nothing more when there is none.
    pub fn play_on(&mut self) -> bool {
        let Some(state) = self.states.get_mut(self.now) else { return false };
        let Stage::Setback(setback) = state.stage else { return false };
        state.stage = Stage::Turn;
        state.aim = match (setback, state.aim) {
            (Setback::Longer { more }, Aim::Within(moves)) => Aim::Within(moves + more),
            (Setback::NoMate, _) => Aim::None,
            _ => Aim::Any,
        };
        true
    }

    /// Whether there is a mate from what the board shows, as far as the answers so far have told.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.state()
            .is_some_and(|state| state.aim == Aim::None || state.stage == Stage::Setback(Setback::NoMate))
    }

    fn state(&self) -> Option<&State> {
        self.states.get(self.now)
    }

    /// Goes on to a new state; what was taken back before cannot be played again.
    fn enter(&mut self, state: State) {
        self.states.truncate(self.now + 1);
        self.states.push(state);
        self.now = self.states.len() - 1;
    }

    /// Takes the learner's last move back, with its reply; a question that is open is dropped. False when there is none.
    pub fn undo(&mut self) -> bool {
        let can = self.can_undo();
        let dropped = self.stage() == Stage::Asked;
        self.now = self.now.saturating_sub(1);
        if dropped {
            self.states.truncate(self.now + 1);
        }
        can
    }

    /// Plays again what was taken back; false when there is nothing.
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

    /// Whether something that was taken back can be played again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.now + 1 < self.states.len()
    }

    /// Begins anew, as if the learner had just come to the problem; what was found out about it is kept.
    pub fn restart(&mut self) {
        let (known, theme) = (std::mem::take(&mut self.known), self.theme);
        *self = Attempt { theme, known, ..Attempt::new(self.problem.clone(), self.moves) };
    }
}
