//! Games by mail: what is typed on their list, and one that is open.

use std::sync::Arc;

use super::came::Came;
use super::remark::Refusal;
use super::table::Table;
use crate::app::board::spot_of;
use crate::app::heard::Heard;
use crate::app::{Effect, FileJob};
use crate::notation::mail::{self, Letter, MailError, MailGame, Unlike};
use crate::notation::record::Record;
use crate::progress::GameId;
use crate::shogi::{Move, Position};

/// What is typed on the list of games by mail; it stays as it was left.
#[derive(Debug, Default)]
pub struct MailDesk {
    /// The letter that was pasted.
    pub letter: String,
    /// The learner's name in a new game.
    pub own_name: String,
    /// The opponent's.
    pub their_name: String,
    /// The letter that is to find its game once the saved games are read.
    pub reading: Option<Letter>,
    /// What is told.
    pub told: Option<MailTold>,
}

/// What is told of a letter.
#[derive(Clone, Debug, PartialEq)]
pub enum MailTold {
    /// The text holds none.
    Refused(MailError),
    /// It is not the next one of its game.
    Unlike(Unlike),
    /// The opponent's move came.
    Came,
    /// A game that was not known came.
    New,
    /// The letter was written.
    Written,
    /// It is on the clipboard.
    Copied,
    /// Whether to resign is asked.
    Resign,
    /// A name is missing.
    NoName,
}

/// A game by mail, open.
pub struct MailScreen {
    /// Its name.
    pub id: GameId,
    /// As it is kept.
    pub record: Record,
    /// As it was played.
    pub game: MailGame,
    /// The own move that is on the board and not yet in a letter.
    pub draft: Option<Move>,
    /// What the board shows.
    pub(super) position: Position,
    /// The board.
    pub table: Table,
    /// A move that is refused.
    pub refused: Option<Box<Refusal>>,
    /// What is told.
    pub told: Option<MailTold>,
}

impl MailScreen {
    /// A game that is kept; `None` if it was not played by mail. `serial` is a number not used before.
    #[must_use]
    pub fn open(id: GameId, record: Record, serial: u64) -> Option<MailScreen> {
        let game = MailGame::of_record(&record)?;
        let position = game.letter.game().position().clone();
        let mut table = Table::new(&position, game.own, serial);
        table.last = game.letter.game().last_move();
        Some(MailScreen { id, record, game, draft: None, position, table, refused: None, told: None })
    }

    /// The letter to send: there is one once the own move is in it, and before the opponent's first.
    #[must_use]
    pub fn letter(&self) -> Option<String> {
        (!self.game.is_own_turn() && !self.is_over_by_them()).then(|| mail::write(&self.game.letter))
    }

    /// Whether the opponent ended the game: nothing is to be sent.
    fn is_over_by_them(&self) -> bool {
        let game = self.game.letter.game();
        let mover_is_own = game.position().side_to_move() == self.game.own;
        game.outcome().is_some() && (mover_is_own != self.game.letter.is_resigned())
    }

    /// Puts a move on the board, to be sent or taken back.
    pub(super) fn put_draft(&mut self, mv: Move) -> Came {
        let before = self.position.clone();
        match self.game.letter.game().check_move(mv).and_then(|()| before.after(mv)) {
            Ok(after) => {
                self.position = after;
                self.draft = Some(mv);
                self.table.last = Some(mv);
                Came { heard: vec![Heard::Played(Box::new(before), mv), Heard::Status], ..Came::default() }
            }
            Err(reason) => {
                let from = spot_of(mv, before.side_to_move());
                self.table.hold.chosen = Some(from);
                self.refused = Some(Box::new(Refusal { before, mv, reason, say: None }));
                Came::heard(Heard::Remark)
            }
        }
    }

    /// Takes the move that is on the board back.
    pub fn take_draft_back(&mut self) -> Came {
        if self.draft.take().is_none() {
            return Came::heard(Heard::Nothing);
        }
        self.settle();
        Came::heard(Heard::TakenBack)
    }

    /// Fixes the move: it goes into the letter.
    pub fn write(&mut self) -> Came {
        let Some(mv) = self.draft.take() else { return Came::heard(Heard::Nothing) };
        if self.game.letter.game_mut().play(mv).is_err() {
            self.settle();
            return Came::heard(Heard::Nothing);
        }
        self.keep(MailTold::Written)
    }

    /// The learner resigns.
    pub fn resign(&mut self) -> Came {
        if !self.game.is_own_turn() {
            return Came::heard(Heard::Nothing);
        }
        self.draft = None;
        let own = self.game.own;
        self.game.letter.game_mut().resign(own);
        let mut came = self.keep(MailTold::Written);
        came.heard.insert(0, Heard::Status);
        came
    }

    /// Keeps the game as it is now.
    fn keep(&mut self, told: MailTold) -> Came {
        self.record = self.game.added_to(&self.record);
        self.settle();
        self.told = Some(told);
        let (id, record) = (self.id.clone(), Arc::new(self.record.clone()));
        let mut came = Came::heard(Heard::Remark);
        came.effects.push(Effect::Files(FileJob::SaveGame { id, record }));
        came
    }

    /// The board as the game stands.
    fn settle(&mut self) {
        let game = self.game.letter.game();
        self.position = game.position().clone();
        self.table.last = game.last_move();
        self.table.stage = None;
        self.table.flight = None;
        self.table.hold.release();
        self.table.hold.cursor = self.table.hold.cursor.settled(&self.position);
        self.refused = None;
        self.told = None;
    }
}
