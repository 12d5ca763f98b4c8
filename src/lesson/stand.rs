//! One move in a step that is played out: what it brings, and how the other player answers.

use crate::shogi::{Color, Illegality, Move, Position, SquareSet};

use super::build;
use super::contest::Contest;
use super::defend;
use super::goal::Attempt;
use super::mate;
use super::step::{Care, Opponent, Step, Task};
use super::verdict::Because;

/// Where the learner stands in a step that is played out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stand {
    /// The learner is to move, unless the step is done.
    pub(super) position: Position,
    /// Stars, targets or places of a shape that are left.
    pub(super) left: SquareSet,
    /// Moves that the learner played.
    pub(super) played: usize,
    /// Moves of the script that the other player played.
    pub(super) scripted: usize,
}

/// What a legal move of the learner brings, before the other player's turn.
pub(super) enum Half {
    /// The step is done.
    Done(Stand),
    /// The other player's turn; his position, still to be answered.
    Open(Stand),
    /// Not what is asked.
    Miss(Because),
}

impl Stand {
    pub(super) fn start(step: &Step) -> Stand {
        let left = match &step.task {
            Task::Collect { stars } => *stars,
            Task::Capture { targets, .. } => *targets,
            Task::Build { shape } => build::missing(shape, &step.position, step.learner()),
            _ => SquareSet::EMPTY,
        };
        Stand { position: step.position.clone(), left, played: 0, scripted: 0 }
    }

    /// How many moves the learner may still play; `None` when there is no limit.
    pub(super) fn moves_left(&self, step: &Step) -> Option<usize> {
        let allowed = match &step.task {
            Task::Move { moves, .. } => *moves,
            Task::Mate { moves } => moves.div_ceil(2),
            Task::Play(Contest { moves, .. }) => (*moves)?,
            // The last reply is answered by the mate.
            Task::Defend { moves } => moves.div_ceil(2) + 1,
            _ => return None,
        };
        Some(allowed.saturating_sub(self.played))
    }

    /// Plays a move of the learner.
    pub(super) fn play(&self, step: &Step, mv: Move) -> Result<Half, Illegality> {
        let after = self.position.after(mv)?;
        let learner = step.learner();
        let mut next =
            Stand { position: after, left: self.left, played: self.played + 1, scripted: self.scripted };
        let last = self.moves_left(step) == Some(1);
        Ok(match &step.task {
            Task::Collect { .. } | Task::Capture { .. } | Task::Build { .. }
                if mv.from().is_none() && !may_drop(step) =>
            {
                Half::Miss(Because::OnlyTheBoard)
            }
            Task::Collect { .. } | Task::Capture { .. } => {
                next.left.remove(mv.to());
                match &step.task {
                    Task::Capture { care: Care::Safely, .. }
                        if !can_be_taken(&next.position, learner).is_empty() =>
                    {
                        Half::Miss(Because::CanBeTaken)
                    }
                    _ if next.left.is_empty() => Half::Done(next),
                    _ => Half::Open(next),
                }
            }
            Task::Move { goal, .. } => {
                let attempt = Attempt {
                    before: Some(&self.position),
                    tried: Some(mv),
                    after: Some(&next.position),
                    ..Attempt::default()
                };
                match goal.met(&attempt, learner) {
                    Some(true) => Half::Done(next),
                    _ if last => Half::Miss(Because::NotAsked),
                    _ => Half::Open(next),
                }
            }
            Task::Build { shape } => {
                next.left = build::missing(shape, &next.position, learner);
                match build::at_least(shape, &next.position, learner) {
                    Some(0) => Half::Done(next),
                    Some(_) => Half::Open(next),
                    None => Half::Miss(Because::NoWayLeft),
                }
            }
            Task::Defend { .. } => defend::judge(step, self, next),
            Task::Mate { .. } if mate::is_mate(&next.position) => Half::Done(next),
            Task::Mate { .. } if !next.position.is_check() => Half::Miss(Because::NoCheck),
            Task::Mate { .. } if last => Half::Miss(Because::NotMate),
            Task::Mate { .. } => Half::Open(next),
            _ => Half::Miss(Because::NotAsked),
        })
    }

    /// The other player's turn when he stands still or follows his script: his move, if he makes one.
    ///
    /// A scripted move that the rules do not allow by now is left out, and so is a move of a player who has
    /// no script left. He cannot stand still while he is in check.
    pub(super) fn answered(mut self, script: &[Move]) -> Result<(Stand, Option<Move>), Because> {
        if let Some(&reply) = script.get(self.scripted)
            && let Ok(after) = self.position.after(reply)
        {
            if let Some(from) = reply.from()
                && self.left.contains(from)
            {
                self.left.remove(from);
                self.left.insert(reply.to());
            }
            self.scripted += 1;
            self.position = after;
            return Ok((self, Some(reply)));
        }
        self.position = self.position.passed().ok_or(Because::GivesCheck)?;
        Ok((self, None))
    }
}

/// In an exercise on the board, what is taken stays in the hand; only a hand that holds something at the start
/// is there to be used.
pub(super) fn may_drop(step: &Step) -> bool {
    !step.position.hand(step.learner()).is_empty()
}

/// The moves of the other player's script.
pub(super) fn script(step: &Step) -> &[Move] {
    match &step.opponent {
        Opponent::Script(moves) => moves,
        Opponent::Still | Opponent::Best => &[],
    }
}

/// The pieces of `color` that the other player, who is to move, can take.
pub(super) fn can_be_taken(position: &Position, color: Color) -> SquareSet {
    let replies: SquareSet = position.legal_moves().iter().map(Move::to).collect();
    replies & position.board().of(color)
}
