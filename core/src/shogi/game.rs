//! A game with its past: whose turns led here, what may be taken back, and whether it has ended.

use std::fmt;

use super::{
    Color, DeclarationCondition, DeclarationRefusal, DeclarationRule, DrawReason, Handicap, Illegality, Move,
    Outcome, Position, WinReason, entering_king,
};

/// After so many plies the game is to be replayed, unless the player to move is in check.
pub(super) const PLY_LIMIT: usize = 500;
/// The game ends when a position comes up for this many times.
const OCCURRENCES: usize = 4;

/// A game from a start position to the current one, with the turns taken back that can still be played again.
///
/// Plies and repetition count from the game's own start.
///
/// # Examples
///
/// ```
/// use nari_core::shogi::{Color, Game, Handicap, Move, Square};
///
/// let mut game = Game::from_handicap(Handicap::SixPieces);
/// assert_eq!(game.position().side_to_move(), Color::White);
/// game.play(Move::Normal { from: Square::SQ_3A, to: Square::SQ_3B, promote: false })?;
/// assert!(game.undo().is_some());
/// assert_eq!(game.plies(), 0);
/// # Ok::<(), nari_core::shogi::Illegality>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The start, then the position after each turn; those taken back stay at the end.
    positions: Vec<Position>,
    /// One turn fewer than positions.
    turns: Vec<Turn>,
    /// How many of the turns are in force.
    played: usize,
    outcome: Option<Outcome>,
    handicap: Handicap,
    passing: Option<Color>,
}

/// What a player did in his turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// He played a move.
    Move(Move),
    /// He let the turn go by; only in a teaching game.
    Pass,
}

impl Turn {
    /// The move, if one was played.
    #[must_use]
    pub const fn mv(self) -> Option<Move> {
        match self {
            Turn::Move(mv) => Some(mv),
            Turn::Pass => None,
        }
    }
}

/// Why a player may not pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassRefusal {
    /// The game has an outcome.
    GameOver,
    /// It was not announced that this player passes.
    NotAnnounced,
    /// A check must be answered.
    InCheck,
}

impl fmt::Display for PassRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PassRefusal::GameOver => "the game is over",
            PassRefusal::NotAnnounced => "the side to move is not announced to pass",
            PassRefusal::InCheck => "the side to move is in check",
        })
    }
}

impl std::error::Error for PassRefusal {}

impl Game {
    /// A game that starts from a position. A start position of [`Handicap`] makes it that handicap's game.
    #[must_use]
    pub fn new(start: Position) -> Game {
        let handicap = Handicap::of(&start).unwrap_or_default();
        let positions = vec![start];
        let mut game =
            Game { positions, turns: Vec::new(), played: 0, outcome: None, handicap, passing: None };
        game.outcome = game.judge();
        game
    }

    /// An even or handicap game.
    #[must_use]
    pub fn from_handicap(handicap: Handicap) -> Game {
        Game::new(handicap.position())
    }

    /// A teaching game against an opponent who is announced to pass: `passing` may [`pass`](Game::pass).
    #[must_use]
    pub fn teaching(start: Position, passing: Color) -> Game {
        Game { passing: Some(passing), ..Game::new(start) }
    }

    /// The position to play on.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.positions.get(self.played).unwrap_or_else(|| self.start())
    }

    /// The position the game started from.
    #[must_use]
    #[expect(
        clippy::missing_panics_doc,
        clippy::expect_used,
        reason = "a game is made with its start and keeps it"
    )]
    pub fn start(&self) -> &Position {
        self.positions.first().expect("a game has a start")
    }

    /// The start and the position after each turn in force, the current one last.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        self.positions.get(..=self.played).unwrap_or_default()
    }

    /// The turns in force, passes included.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        self.turns.get(..self.played).unwrap_or_default()
    }

    /// The turns taken back, the next to be played again first.
    #[must_use]
    pub fn undone(&self) -> &[Turn] {
        self.turns.get(self.played..).unwrap_or_default()
    }

    /// The moves in force, passes left out.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        self.turns().iter().filter_map(|turn| turn.mv()).collect()
    }

    /// The move of the last turn; `None` at the start and after a pass.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.turns().last().and_then(|turn| turn.mv())
    }

    /// How many plies have been played. A pass is none.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.turns().iter().filter(|turn| turn.mv().is_some()).count()
    }

    /// What the stronger player gave.
    #[must_use]
    pub const fn handicap(&self) -> Handicap {
        self.handicap
    }

    /// Who is announced to pass, in a teaching game.
    #[must_use]
    pub const fn passing(&self) -> Option<Color> {
        self.passing
    }

    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Says why a move may not be played.
    ///
    /// # Errors
    ///
    /// `GameOver` when the game has an outcome, else as [`Position::check_move`].
    pub fn check_move(&self, mv: Move) -> Result<(), Illegality> {
        self.check_move_by(self.position().side_to_move(), mv)
    }

    /// Says why `color` may not play a move.
    ///
    /// # Errors
    ///
    /// `GameOver` when the game has an outcome, else as [`Position::check_move_by`].
    pub fn check_move_by(&self, color: Color, mv: Move) -> Result<(), Illegality> {
        if self.outcome.is_some() {
            return Err(Illegality::GameOver);
        }
        self.position().check_move_by(color, mv)
    }

    /// Plays a move. Turns that were taken back are forgotten.
    ///
    /// # Errors
    ///
    /// As [`Game::check_move`]; the game is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegality> {
        self.check_move(mv)?;
        let mut next = self.position().clone();
        next.play_legal(mv);
        self.take_turn(Turn::Move(mv), next);
        Ok(())
    }

    /// Lets the turn go by.
    ///
    /// # Errors
    ///
    /// When the game is over, when it is not a teaching game in which this player passes, and in check.
    pub fn pass(&mut self) -> Result<(), PassRefusal> {
        if self.outcome.is_some() {
            return Err(PassRefusal::GameOver);
        }
        if self.passing != Some(self.position().side_to_move()) {
            return Err(PassRefusal::NotAnnounced);
        }
        let next = self.position().passed().ok_or(PassRefusal::InCheck)?;
        self.take_turn(Turn::Pass, next);
        Ok(())
    }

    fn take_turn(&mut self, turn: Turn, next: Position) {
        self.turns.truncate(self.played);
        self.positions.truncate(self.played + 1);
        self.turns.push(turn);
        self.positions.push(next);
        self.played += 1;
        self.outcome = self.judge();
    }

    /// Takes the last turn back, and a resignation or declaration with it; also after the end.
    pub fn undo(&mut self) -> Option<Turn> {
        let Some(before) = self.played.checked_sub(1) else {
            self.outcome = self.judge();
            return None;
        };
        self.played = before;
        self.outcome = self.judge();
        self.undone().first().copied()
    }

    /// Plays the last turn taken back again.
    pub fn redo(&mut self) -> Option<Turn> {
        let turn = self.undone().first().copied()?;
        self.played += 1;
        self.outcome = self.judge();
        Some(turn)
    }

    /// `color` resigns, at his turn or not; gives the outcome, which stays what it was when the game was over.
    pub fn resign(&mut self, color: Color) -> Outcome {
        *self.outcome.get_or_insert(Outcome::Win { winner: color.other(), reason: WinReason::Resignation })
    }

    /// What a declaration by `color` would give, without making it.
    ///
    /// # Errors
    ///
    /// The first condition that fails, with the count.
    pub fn declaration(&self, color: Color, rule: DeclarationRule) -> Result<Outcome, DeclarationRefusal> {
        if self.outcome.is_some() {
            let tally = entering_king::tally(self.position(), color, rule, self.handicap);
            return Err(DeclarationRefusal { condition: DeclarationCondition::GameOver, tally });
        }
        entering_king::declaration(self.position(), color, self.plies(), rule, self.handicap)
    }

    /// `color` declares, which ends the game.
    ///
    /// # Errors
    ///
    /// As [`Game::declaration`]; the game then goes on.
    pub fn declare(&mut self, color: Color, rule: DeclarationRule) -> Result<Outcome, DeclarationRefusal> {
        let outcome = self.declaration(color, rule)?;
        self.outcome = Some(outcome);
        Ok(outcome)
    }

    /// How many times the current position has come up. A pass starts the count anew.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.occurrence_places().count()
    }

    /// Where the current position came up, the latest first, as places in `positions`.
    fn occurrence_places(&self) -> impl Iterator<Item = usize> {
        let since_pass =
            self.turns().iter().rposition(|turn| *turn == Turn::Pass).map_or(0, |place| place + 1);
        let now = self.position();
        let past = self.positions().iter().enumerate().skip(since_pass).rev();
        past.filter(|(_, position)| position.is_same_as(now)).map(|(place, _)| place)
    }

    /// The outcome that the rules give without anyone asking.
    fn judge(&self) -> Option<Outcome> {
        let position = self.position();
        let mover = position.side_to_move().other();
        if !position.has_legal_move() {
            let reason = if position.is_check() { WinReason::Mate } else { WinReason::NoLegalMove };
            return Some(Outcome::Win { winner: mover, reason });
        }
        if let Some(first) = self.occurrence_places().nth(OCCURRENCES - 1) {
            return Some(self.judge_repetition(first));
        }
        let limit_reached = self.plies() >= PLY_LIMIT && !position.is_check();
        limit_reached.then_some(Outcome::Draw(DrawReason::PlyLimit))
    }

    /// A player who gave check with every move since the first occurrence loses.
    fn judge_repetition(&self, first: usize) -> Outcome {
        let since = self.positions().iter().skip(first + 1);
        let always_checks = |color: Color| {
            let mut after_his_moves = since.clone().filter(|position| position.side_to_move() != color);
            after_his_moves.all(Position::is_check)
        };
        match Color::ALL.map(always_checks) {
            [true, false] => Outcome::Win { winner: Color::White, reason: WinReason::PerpetualCheck },
            [false, true] => Outcome::Win { winner: Color::Black, reason: WinReason::PerpetualCheck },
            _ => Outcome::Draw(DrawReason::Repetition),
        }
    }
}
