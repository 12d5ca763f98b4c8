//! The answers that a session finds for the learner who asks: hints, and Show me.

use crate::shogi::{HandKind, Move, SquareSet};

use super::fact::squares_of;
use super::judge;
use super::session::Session;
use super::solve;
use super::step::{Choice, Task};
use super::verdict::{Demonstration, Hint, Mode};

impl Session {
    /// The next grade of hint, and then the second again; `None` where there is nothing to find.
    pub fn hint(&mut self) -> Option<Hint> {
        if self.is_done() || self.mode() == Mode::Watch {
            return None;
        }
        self.hints = (self.hints + 1).min(2);
        let (squares, held) = if self.hints == 2 { self.an_answer() } else { (SquareSet::EMPTY, None) };
        Some(Hint { grade: self.hints, squares, held })
    }

    /// How many grades of hint were given, 0 to 2.
    #[must_use]
    pub const fn hints_given(&self) -> u8 {
        self.hints
    }

    /// The squares of an answer from where the learner stands, and the kind that it drops.
    fn an_answer(&self) -> (SquareSet, Option<HandKind>) {
        let nothing = (SquareSet::EMPTY, None);
        let Some(state) = self.state() else { return nothing };
        match self.mode() {
            Mode::Watch => nothing,
            Mode::Touch => {
                let first = (self.asked - state.touched).first();
                first.map_or(nothing, |square| (square.into(), None))
            }
            Mode::Pick => {
                let right = self.choices.iter().find(|&&choice| judge::is_right(&self.step, choice));
                right.map_or(nothing, |&choice| (judge::squares_of_choice(&self.step, choice), None))
            }
            Mode::Play => {
                let answer = match self.step.task {
                    Task::Answers => {
                        self.answers.iter().find(|answer| !state.found.contains(answer)).copied()
                    }
                    _ => solve::answer(&self.step, &state.stand).and_then(|line| line.moves.first().copied()),
                };
                let held = match answer {
                    Some(Move::Drop { kind, .. }) => Some(kind),
                    _ => None,
                };
                (answer.map_or(SquareSet::EMPTY, squares_of), held)
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
                let line = solve::answer(&self.step, &state.stand)?;
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
}
