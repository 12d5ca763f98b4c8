//! A game on the screen: who plays, what is waited for, what is told.

use std::collections::BTreeMap;

use super::came::Came;
use super::remark::Refusal;
use super::review::Review;
use super::sitting;
use super::table::Table;
use crate::app::heard::Heard;
use crate::engine::{Level, Warning, WhenLost};
use crate::notation::{sfen, usi};
use crate::progress::{CoachSettings, KeptGame, PlaySettings, Seat, Switch};
use crate::shogi::{
    Color, DeclarationRefusal, DeclarationRule, Game, Illegality, Move, Outcome, PieceKind, Position,
    SetupRule, Square, Turn, WinReason,
};

use super::puzzle::Search;

/// A game that is played, or was.
pub struct PlayScreen {
    /// The game.
    pub game: Game,
    /// Who plays against the learner; `None` for two people at one board.
    pub rival: Option<Level>,
    /// Who sits where.
    pub seat: Seat,
    /// What holds at this board.
    pub house: House,
    /// The board, and what lies over it.
    pub table: Table,
    /// The box in the panel; `None` where the game itself says it all.
    pub remark: Option<PlayRemark>,
    /// What the game waits for.
    pub waiting: Waiting,
    /// What threatens the learner, who is to move.
    pub dangers: Vec<Warning>,
    /// What threatened him before, by how many turns had been played: for when he takes back.
    pub warned: BTreeMap<usize, Vec<Warning>>,
    /// The look at it that is waited for.
    pub watching: Option<Search>,
    /// The best move here, once it was asked for, and how much of it was told.
    pub hint: Option<Hinted>,
    /// The search for it that is waited for.
    pub hinting: Option<Search>,
    /// The moves against the rules that were tried.
    pub tries: Vec<Try>,
    /// The game looked through after its end; `None` until that is asked for.
    pub review: Option<Review>,
    /// Where chance begins in this game.
    pub seed: u64,
    /// Whether the game was over when it was last kept.
    pub was_over: bool,
    /// Whether its result was noted: only the first end counts.
    pub counted: bool,
}

/// What holds at a board: the learner's choices, as far as a game needs them.
#[derive(Clone, Debug)]
pub struct House {
    /// What the coach warns of; nothing in a strict game.
    pub coach: Option<CoachSettings>,
    /// Whether moves can be taken back and hints be had.
    pub is_strict: bool,
    /// What the opponent does in a lost game.
    pub when_lost: WhenLost,
    /// The rule for declaring an entering King.
    pub declaration: DeclarationRule,
}

/// What a game waits for.
#[derive(Clone, Debug)]
pub enum Waiting {
    /// For the player to move, or for nothing any more.
    Nobody,
    /// For the coach, who looks at the move just played.
    Coach(Search),
    /// For the learner, who takes his move back or lets it stand.
    Decision(Vec<Warning>),
    /// For the opponent.
    Opponent(Search),
}

/// A move against the rules that was tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Try {
    /// How many turns the game had had.
    pub turns: usize,
    /// The move.
    pub mv: Move,
    /// The rule's reason.
    pub reason: Illegality,
}

/// A hint that was asked for.
#[derive(Clone, Debug)]
pub struct Hinted {
    /// The best moves of both sides from here.
    pub line: Vec<Move>,
    /// Whether they mate.
    pub mates: bool,
    /// 1: the idea, 2: the piece, 3: the move.
    pub grade: u8,
}

/// What the box in the panel says.
#[derive(Clone, Debug)]
pub enum PlayRemark {
    /// A move against the rules.
    Refused(Box<Refusal>),
    /// The piece on that square is the other player's.
    NotYours(Square, PieceKind),
    /// The hint.
    Hint,
    /// Whether the learner means to resign.
    Resigning,
    /// The declaration is not possible.
    Undeclared(DeclarationRefusal),
}

impl House {
    /// What the settings say.
    #[must_use]
    pub fn of(settings: &PlaySettings) -> House {
        let is_strict = settings.strict.is_on();
        House {
            coach: (!is_strict).then(|| settings.coach.clone()),
            is_strict,
            when_lost: sitting::when_lost(settings),
            declaration: sitting::declaration(settings),
        }
    }

    /// The warnings that the coach is asked for.
    #[must_use]
    pub fn wanted(&self, warnings: Vec<Warning>) -> Vec<Warning> {
        let Some(coach) = &self.coach else { return Vec::new() };
        let is_wanted = |warning: &Warning| match warning {
            Warning::Hanging { .. } => coach.hanging.is_on(),
            Warning::Fork { .. } => coach.fork.is_on(),
            Warning::MateThreat { .. } => coach.mate_threat.is_on(),
            Warning::MissedMate { .. } => coach.missed_mate.is_on(),
            Warning::BetterRecapture { .. } => coach.better_recapture.is_on(),
        };
        warnings.into_iter().filter(is_wanted).collect()
    }

    /// Whether the coach looks at moves that were played.
    #[must_use]
    pub fn looks_at_moves(&self) -> bool {
        self.coach.as_ref().is_some_and(|coach| {
            let switches =
                [coach.hanging, coach.fork, coach.mate_threat, coach.missed_mate, coach.better_recapture];
            switches.into_iter().any(Switch::is_on)
        })
    }

    /// Whether the coach looks at what threatens before a move.
    #[must_use]
    pub fn looks_at_dangers(&self) -> bool {
        let on = |coach: &CoachSettings| {
            [coach.hanging, coach.fork, coach.mate_threat].into_iter().any(Switch::is_on)
        };
        self.coach.as_ref().is_some_and(on)
    }
}

impl PlayScreen {
    /// Sits down to a game from a position. `serial` is a number not used before.
    #[must_use]
    pub fn sit_down(
        start: Position,
        rival: Option<Level>,
        seat: Seat,
        house: House,
        seed: u64,
        serial: u64,
    ) -> PlayScreen {
        let rival = rival.filter(|_| seat != Seat::Both);
        let game = match rival {
            Some(level) if level.passes() => Game::teaching(start, own(seat).other()),
            _ => Game::new(start),
        };
        let table = Table::new(game.position(), own(seat), serial);
        PlayScreen {
            game,
            rival,
            seat,
            house,
            table,
            remark: None,
            waiting: Waiting::Nobody,
            dangers: Vec::new(),
            warned: BTreeMap::new(),
            watching: None,
            hint: None,
            hinting: None,
            tries: Vec::new(),
            review: None,
            seed,
            was_over: false,
            counted: false,
        }
    }

    /// Sits down again to a game that was kept; `None` when it can't be read, and then nothing of it is taken over.
    #[must_use]
    pub fn resume(kept: &KeptGame, house: House, seed: u64, serial: u64) -> Option<PlayScreen> {
        let start = Position::from_setup(sfen::read(&kept.start).ok()?, SetupRule::Game).ok()?;
        let rival = match &kept.opponent {
            Some(id) => Some(Level::from_id(id)?),
            None => None,
        };
        if rival.is_some() == (kept.seat == Seat::Both) {
            return None;
        }
        let mut screen = PlayScreen::sit_down(start, rival, kept.seat, house, seed, serial);
        for turn in &kept.turns {
            match turn.as_str() {
                PASS => screen.game.pass().ok()?,
                turn => screen.game.play(usi::read_move(turn).ok()?).ok()?,
            }
        }
        screen.tries = kept.tries.iter().map(|tried| screen.read_try(tried)).collect::<Option<_>>()?;
        screen.was_over = screen.game.outcome().is_some();
        screen.counted = screen.was_over;
        screen.settle();
        Some(screen)
    }

    fn read_try(&self, text: &str) -> Option<Try> {
        let (turns, mv) = text.split_once(' ')?;
        let (turns, mv) = (turns.parse::<usize>().ok()?, usi::read_move(mv).ok()?);
        let reason = self.game.positions().get(turns)?.check_move(mv).err()?;
        Some(Try { turns, mv, reason })
    }

    /// The game as it is kept while it goes on; `None` once it ended, and before its first turn.
    #[must_use]
    pub fn kept(&self) -> Option<KeptGame> {
        if self.game.outcome().is_some() || self.game.turns().is_empty() {
            return None;
        }
        let turn = |turn: &Turn| turn.mv().map_or_else(|| PASS.to_owned(), usi::write_move);
        let played = self.game.turns().len();
        let tries = self.tries.iter().filter(|tried| tried.turns <= played);
        Some(KeptGame {
            opponent: self.rival.map(|level| level.id().to_owned()),
            seat: self.seat,
            start: sfen::write(&self.game.start().to_setup()),
            turns: self.game.turns().iter().map(turn).collect(),
            tries: tries.map(|tried| format!("{} {}", tried.turns, usi::write_move(tried.mv))).collect(),
            ..KeptGame::default()
        })
    }

    /// Whose pieces the learner plays; with two people, those of the player to move.
    #[must_use]
    pub fn own(&self) -> Color {
        match self.seat {
            Seat::Both => self.shown_game_position().side_to_move(),
            seat => own(seat),
        }
    }

    /// The position of the game, or the one that is looked at after its end.
    #[must_use]
    pub fn shown_game_position(&self) -> &Position {
        let looked_at = self.review.as_ref().and_then(|review| self.game.positions().get(review.at));
        looked_at.unwrap_or_else(|| self.game.position())
    }

    /// Whether the player at the board is to move.
    #[must_use]
    pub fn is_own_turn(&self) -> bool {
        let to_move = self.rival.is_none() || self.game.position().side_to_move() == own(self.seat);
        to_move && self.game.outcome().is_none() && matches!(self.waiting, Waiting::Nobody)
    }

    /// Whether the opponent or the coach is being waited for.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        matches!(self.waiting, Waiting::Opponent(_))
    }

    /// Whether the game ended by a word of a player's, and not by the position.
    #[must_use]
    pub fn ended_by_word(&self) -> bool {
        let by_word = |outcome: Outcome| match outcome {
            Outcome::Win { reason, .. } => matches!(reason, WinReason::Resignation | WinReason::Declaration),
            Outcome::Draw(reason) => reason == crate::shogi::DrawReason::Impasse,
        };
        self.game.outcome().is_some_and(by_word)
    }

    /// Whether a declaration would succeed now.
    #[must_use]
    pub fn can_declare(&self) -> bool {
        self.is_own_turn() && self.game.declaration(self.own(), self.house.declaration).is_ok()
    }

    /// Declares the entering King.
    pub fn declare(&mut self) -> Came {
        self.calm();
        let mut came = Came::default();
        match self.game.declare(self.own(), self.house.declaration) {
            // While the opponent thinks it is not one's turn, and that is what is told.
            Err(refusal) => self.remark = Some(PlayRemark::Undeclared(refusal)),
            Ok(_) => self.stop_all(&mut came),
        }
        came.heard.push(Heard::Remark);
        came
    }

    /// Asks whether the learner means to resign.
    pub fn resign(&mut self) -> Came {
        self.calm();
        if !self.is_own_turn() {
            return Came::heard(Heard::Nothing);
        }
        self.remark = Some(PlayRemark::Resigning);
        Came::heard(Heard::Remark)
    }

    /// He does.
    pub fn confirm(&mut self) -> Came {
        if !matches!(self.remark, Some(PlayRemark::Resigning)) || !self.is_own_turn() {
            return Came::heard(Heard::Nothing);
        }
        self.calm();
        let mut came = Came::default();
        self.stop_all(&mut came);
        self.game.resign(self.own());
        came.heard.push(Heard::Remark);
        came
    }

    /// Another screen opens: nothing that is searched is wanted, what the coach said of the last move is forgotten.
    pub fn leave(&mut self, came: &mut Came) {
        self.stop_all(came);
        self.waiting = Waiting::Nobody;
        self.dangers.clear();
        self.review = None;
        self.settle();
    }

    /// Nothing is chosen any more, and nothing lies over the board.
    pub(super) fn calm(&mut self) {
        self.table.hold.release();
        self.table.stage = None;
        self.table.flight = None;
        self.remark = None;
    }

    /// The board jumped: the last move and the cursor follow.
    pub(super) fn settle(&mut self) {
        self.calm();
        self.table.last = match &self.review {
            Some(review) => review.at.checked_sub(1).and_then(|turn| self.game.turns().get(turn)?.mv()),
            None => self.game.last_move(),
        };
        let cursor = self.table.hold.cursor.settled(self.shown_game_position());
        self.table.hold.cursor = cursor;
    }
}

/// How a turn that was let go by is written.
const PASS: &str = "pass";

/// Whose pieces the learner plays in a seat; Black's where two people play.
const fn own(seat: Seat) -> Color {
    match seat {
        Seat::Black | Seat::Both => Color::Black,
        Seat::White => Color::White,
    }
}
