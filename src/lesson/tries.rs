//! What the learner tries in a session, and how the rules judge it.

use std::sync::Arc;

use crate::shogi::{Illegality, Move, Position, Square};

use super::defend;
use super::fact::Fact;
use super::goal::Attempt;
use super::judge;
use super::punish;
use super::session::{Session, State};
use super::solve::{self, Defence, Outlook};
use super::stand::{Half, Stand, script};
use super::step::{Ask, Choice, Opponent, Task};
use super::verdict::{Because, Mode, Verdict, Wrong};

impl Session {
    /// The learner touches a square.
    pub fn touch(&mut self, square: Square) -> Verdict {
        let Some(mut state) = self.snapshot() else { return Verdict::Again };
        if self.mode() != Mode::Touch {
            return Verdict::Again;
        }
        if state.done || state.touched.contains(square) {
            return Verdict::Again;
        }
        if self.asked.contains(square) {
            state.touched.insert(square);
            state.done = state.touched == self.asked;
            return self.enter(state);
        }
        let reason = match &self.step.task {
            Task::Paint { find } => judge::why_not_touched(find, &self.step.position, square),
            _ => None,
        };
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
        if let Task::Play(contest) = &Arc::clone(&self.step).task {
            return self.play_game(contest, state, mv);
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

    pub(super) fn refuse(&mut self, position: &Position, mv: Move, reason: Illegality) -> Verdict {
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
                // Who defended as long as could be is done when the mate has come.
                Ok((stand, reply)) => {
                    let over = matches!(self.step.task, Task::Defend { .. }) && stand.position.is_mate();
                    (stand, reply, over)
                }
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
        // That a shape can still be built was looked at when the move was played.
        let built = matches!(self.step.task, Task::Build { .. });
        if !built && solve::solve(&self.step, &stand) == Outlook::Impossible {
            return Err((Because::NoWayLeft, None));
        }
        Ok((stand, reply))
    }

    pub(super) fn miss(
        &mut self,
        before: &Stand,
        mv: Move,
        because: Because,
        refutation: Option<Move>,
    ) -> Verdict {
        let Ok(after) = before.position.after(mv) else { return Verdict::Again };
        let price = refutation.or_else(|| match because {
            Because::OnlyTheBoard => None,
            Because::NotMate => escape(&after, mv),
            Because::LetsMate | Because::MateSooner | Because::FutileDrop => match self.step.task {
                Task::Defend { moves } => defend::first_move(&after, moves + 2),
                _ => None,
            },
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
            // Whether a move is legal is told by the move.
            (Task::Quiz { ask: Ask::True(Fact::Legal(mv)), .. }, _) => (Some(*mv), Because::OtherAnswer),
            (Task::Choose { .. }, Choice::Move(mv)) => (Some(mv), Because::NotAsked),
            (Task::WhichIsIllegal { .. }, Choice::Move(mv)) => (Some(mv), Because::IsLegal),
            (Task::WhyIllegal { .. }, _) => (None, Because::OtherReason),
            (
                Task::Quiz { ask: Ask::Number(measure), .. } | Task::Count { measure, .. },
                Choice::Number(number),
            ) => match measure.value(position, self.learner()) {
                Some(right) if number > right => (None, Because::TooMany),
                _ => (None, Because::TooFew),
            },
            _ => (None, Because::OtherAnswer),
        };
        let after = tried.and_then(|mv| position.after(mv).ok());
        let attempt = Attempt {
            before: Some(position),
            tried,
            after: after.as_ref(),
            picked: Some(index),
            number: match choice {
                Choice::Number(number) => Some(number),
                _ => None,
            },
            reason: match choice {
                Choice::Reason(reason) => Some(reason),
                _ => None,
            },
            touched: None,
        };
        let price = match (because, tried, &after) {
            (Because::NotAsked, _, Some(after)) => punish::price(after),
            (Because::OtherAnswer, Some(mv), Some(after)) if after.is_check() => escape(after, mv),
            _ => None,
        };
        let refused = match because {
            Because::OtherAnswer => tried.and_then(|mv| position.check_move(mv).err()),
            _ => None,
        };
        Wrong {
            say: self.words_for(&attempt),
            because,
            tried,
            touched: None,
            reason: refused,
            price: price.into_iter().collect(),
        }
    }

    /// The id of the first listed mistake that the try is.
    pub(super) fn words_for(&self, attempt: &Attempt<'_>) -> Option<String> {
        let mistakes = self.step.mistakes.iter();
        let mut made = mistakes.filter(|mistake| judge::is_made(mistake, attempt, self.learner()));
        made.next().map(|mistake| self.step.message(&mistake.say))
    }
}

/// A slip of the hand is no mistake: only a move of an own piece, or of a held one, is.
pub(super) const fn is_a_mistake(reason: &Illegality) -> bool {
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
