//! A game against an opponent as a step: how each turn of both players is judged. Who thinks, and where, is not here.

use std::sync::Arc;

use crate::engine::{Level, Reply};
use crate::shogi::{Color, DeclarationRule, Game, Illegality, Move, Outcome, WinReason};

use super::goal::{Attempt, Goal};
use super::session::{Session, State};
use super::step::{Step, Task};
use super::verdict::{Because, Hint, Verdict};

/// What a game of a step is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// Who plays against the learner.
    pub level: Level,
    /// Settles what the opponent leaves to chance; `None` for another game each time.
    pub seed: Option<u64>,
    /// The move that does the step; `None` where only winning the game does. A game that is won always does it.
    pub goal: Option<Goal>,
    /// The move of the other player that ends the game for him.
    pub theirs: Option<Goal>,
    /// How many moves the learner has; `None` for as many as he likes.
    pub moves: Option<usize>,
}

/// How a game of a step was lost. It can always be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Loss {
    /// The learner is mated.
    Mated,
    /// He has no legal move.
    NoMove,
    /// The other player was first to reach what he was after.
    Overtaken,
    /// The moves that the step allows are used up.
    MovesUsed,
    /// Nobody wins: the same position came up again and again, or the game grew too long.
    Drawn,
    /// The learner gave check again and again.
    PerpetualCheck,
    /// The other player declared his entering King.
    Declared,
}

impl Loss {
    /// All of them.
    pub const ALL: [Loss; 7] = [
        Loss::Mated,
        Loss::NoMove,
        Loss::Overtaken,
        Loss::MovesUsed,
        Loss::Drawn,
        Loss::PerpetualCheck,
        Loss::Declared,
    ];

    /// The name, in kebab case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Loss::Mated => "mated",
            Loss::NoMove => "no-move",
            Loss::Overtaken => "overtaken",
            Loss::MovesUsed => "moves-used",
            Loss::Drawn => "drawn",
            Loss::PerpetualCheck => "perpetual-check",
            Loss::Declared => "declared",
        }
    }

    const fn of(reason: WinReason) -> Loss {
        match reason {
            WinReason::Mate => Loss::Mated,
            WinReason::PerpetualCheck => Loss::PerpetualCheck,
            WinReason::Declaration => Loss::Declared,
            WinReason::NoLegalMove | WinReason::Resignation => Loss::NoMove,
        }
    }
}

/// Where a game of a step stands after a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    Open,
    Won,
    Lost(Loss),
}

impl Contest {
    /// The game at its start: the learner is to move.
    pub(super) fn start(&self, step: &Step) -> Game {
        let start = step.position.clone();
        if self.level.passes() { Game::teaching(start, step.learner().other()) } else { Game::new(start) }
    }

    /// The seed of the opponent's turn in a game; `chance` stands for the one that the step leaves open.
    #[must_use]
    pub fn seed_of_turn(&self, game: &Game, chance: u64) -> u64 {
        self.seed.unwrap_or(chance).wrapping_add(u64::try_from(game.turns().len()).unwrap_or(0))
    }

    /// Plays a move of the learner, who has played `before` so far.
    pub(super) fn play(&self, game: &mut Game, mv: Move, before: usize) -> Result<Standing, Illegality> {
        let learner = game.position().side_to_move();
        let is_met = is_met(self.goal.as_ref(), game, mv, learner)?;
        game.play(mv)?;
        Ok(match judged(game, learner) {
            _ if is_met => Standing::Won,
            Standing::Open if self.moves.is_some_and(|moves| before + 1 >= moves) => {
                Standing::Lost(Loss::MovesUsed)
            }
            standing => standing,
        })
    }

    /// The other player's turn. What the game does not allow is a resignation.
    pub(super) fn answer(&self, game: &mut Game, reply: Reply) -> Standing {
        let other = game.position().side_to_move();
        match reply {
            Reply::Play(mv) if game.check_move(mv).is_ok() => {
                let is_met = is_met(self.theirs.as_ref(), game, mv, other) == Ok(true);
                if game.play(mv).is_ok() && is_met {
                    return Standing::Lost(Loss::Overtaken);
                }
            }
            Reply::Pass if game.pass().is_ok() => {}
            Reply::Declare if game.declare(other, DeclarationRule::default()).is_ok() => {}
            Reply::Play(_) | Reply::Pass | Reply::Declare | Reply::Resign => {
                game.resign(other);
            }
        }
        judged(game, other.other())
    }
}

/// Whether a move meets what its player is after.
fn is_met(goal: Option<&Goal>, game: &Game, mv: Move, player: Color) -> Result<bool, Illegality> {
    game.check_move(mv)?;
    let before = game.position();
    let after = before.after(mv)?;
    let attempt =
        Attempt { before: Some(before), tried: Some(mv), after: Some(&after), ..Attempt::default() };
    Ok(goal.is_some_and(|goal| goal.met(&attempt, player) == Some(true)))
}

/// Where the game stands for the learner.
fn judged(game: &Game, learner: Color) -> Standing {
    match game.outcome() {
        None => Standing::Open,
        Some(Outcome::Draw(_)) => Standing::Lost(Loss::Drawn),
        Some(Outcome::Win { winner, .. }) if winner == learner => Standing::Won,
        Some(Outcome::Win { reason, .. }) => Standing::Lost(Loss::of(reason)),
    }
}

impl Session {
    /// What the step's game is about; `None` in a step that is no game.
    #[must_use]
    pub fn contest(&self) -> Option<&Contest> {
        match &self.step.task {
            Task::Play(contest) => Some(contest),
            _ => None,
        }
    }

    /// The game as it stands; `None` in a step that is none.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        self.state()?.game.as_deref()
    }

    /// The game in which the other player is to answer; `None` where nobody waits for him.
    #[must_use]
    pub fn to_be_answered(&self) -> Option<&Game> {
        let state = self.state()?;
        let game = state.game.as_deref()?;
        let waits = !state.done && state.lost.is_none() && game.position().side_to_move() != self.learner();
        waits.then_some(game)
    }

    /// How the game was lost; `None` while it is not.
    #[must_use]
    pub fn lost(&self) -> Option<Loss> {
        self.state()?.lost
    }

    pub(super) fn play_game(&mut self, contest: &Contest, mut state: State, mv: Move) -> Verdict {
        let Some(game) = state.game.as_deref().filter(|_| state.lost.is_none()) else {
            return Verdict::Again;
        };
        if game.position().side_to_move() != self.learner() {
            return Verdict::Again;
        }
        let mut game = game.clone();
        match contest.play(&mut game, mv, state.stand.played) {
            Err(reason) => self.refuse(&state.stand.position, mv, reason),
            // What the step warns of is taken back, unless it ends the game well.
            Ok(standing) if standing != Standing::Won && self.is_warned_of(&state, mv) => {
                self.miss(&state.stand, mv, Because::NotAsked, None)
            }
            Ok(standing) => {
                state.stand.played += 1;
                self.stand_at(&mut state, game, standing);
                state.reply = None;
                let lost = state.lost;
                let verdict = self.enter(state);
                lost.map_or(verdict, Verdict::Lost)
            }
        }
    }

    fn is_warned_of(&self, state: &State, mv: Move) -> bool {
        let Ok(after) = state.stand.position.after(mv) else { return false };
        let before = Some(&state.stand.position);
        let attempt = Attempt { before, tried: Some(mv), after: Some(&after), ..Attempt::default() };
        self.words_for(&attempt).is_some()
    }

    fn stand_at(&mut self, state: &mut State, game: Game, standing: Standing) {
        state.stand.position = game.position().clone();
        state.game = Some(Arc::new(game));
        match standing {
            Standing::Open => {}
            Standing::Won => state.done = true,
            Standing::Lost(loss) => {
                state.lost = Some(loss);
                self.mistakes += 1;
            }
        }
    }

    /// The other player has done something in the game. It becomes part of the learner's last turn, so that undo takes
    /// back both.
    pub fn answered(&mut self, reply: Reply) -> Verdict {
        let (Some(contest), Some(game)) = (self.contest().cloned(), self.to_be_answered().cloned()) else {
            return Verdict::Again;
        };
        let Some(mut state) = self.snapshot() else { return Verdict::Again };
        let mut game = game;
        let standing = contest.answer(&mut game, reply);
        state.reply = game.last_move().filter(|_| matches!(reply, Reply::Play(_)));
        self.stand_at(&mut state, game, standing);
        let lost = state.lost;
        let verdict = self.amend(state);
        lost.map_or(verdict, Verdict::Lost)
    }

    /// The legal moves that end the game well; where none does, those that the step has nothing against.
    #[must_use]
    pub fn good_moves(&self) -> Vec<Move> {
        let legal = self.position().legal_moves();
        let judged = legal.iter().map(|mv| (mv, self.clone().play(mv)));
        let judged: Vec<(Move, Verdict)> = judged.collect();
        let of = |wanted: &Verdict| {
            judged.iter().filter(|(_, verdict)| verdict == wanted).map(|&(mv, _)| mv).collect::<Vec<_>>()
        };
        let ends = of(&Verdict::Done);
        if ends.is_empty() { of(&Verdict::Good) } else { ends }
    }

    /// The squares of a good move that was found for the learner.
    #[must_use]
    pub fn hint_of(&self, mv: Move) -> Hint {
        let held = match mv {
            Move::Drop { kind, .. } => Some(kind),
            Move::Normal { .. } => None,
        };
        Hint { grade: self.hints_given().max(1), squares: super::fact::squares_of(mv), held }
    }

    /// The next move is played for the learner: the step is then done without a star.
    pub fn is_helped(&mut self) {
        self.shown = true;
    }
}
