//! A game replayed: where it stands in its tree, what is written and played in it.

use std::sync::Arc;
use std::time::Duration;

use super::came::Came;
use super::games::Told;
use super::remark::Refusal;
use super::table::Table;
use crate::app::heard::Heard;
use crate::app::{Effect, FileJob};
use crate::notation::mail::MailGame;
use crate::notation::record::{HeaderKey, NodeId, Record, Step};
use crate::progress::GameId;
use crate::shogi::{Color, Move, Position};

/// A comment is written once nothing was added to it for so long.
const WRITING: Duration = Duration::from_secs(1);

/// An open game.
pub struct ReplayScreen {
    /// Its name.
    pub id: GameId,
    /// The game.
    pub record: Record,
    /// The line that is walked, whole: the steps from the first to where it ends.
    line: Vec<NodeId>,
    /// How many of its steps lead to where one stands.
    ply: usize,
    /// The position there.
    pub(super) position: Position,
    /// The board.
    pub table: Table,
    /// A move that is refused, or the foul that the line ends with.
    pub refused: Option<Box<Refusal>>,
    /// Whether it is played by mail: then its moves and names are those of the letters.
    by_mail: bool,
    /// What came of an export.
    pub told: Option<Told>,
    /// A comment that is being written and is not in the file yet, by the number of the pause that is waited for.
    unwritten: Option<u64>,
    /// The game before something was taken out, with the place where one stood.
    removed: Option<(Record, Vec<NodeId>, usize)>,
}

/// A way among the moves that can stand at one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Other {
    /// To the one before.
    Before,
    /// To the one after.
    After,
}

impl ReplayScreen {
    /// A game at its start. `serial` is a number not used before.
    #[must_use]
    pub fn open(id: GameId, record: Record, serial: u64) -> ReplayScreen {
        let position = record.start().clone();
        let table = Table::new(&position, position.side_to_move(), serial);
        let line = record.main_line();
        let by_mail = MailGame::of_record(&record).is_some();
        ReplayScreen {
            id,
            by_mail,
            record,
            line,
            ply: 0,
            position,
            table,
            refused: None,
            told: None,
            unwritten: None,
            removed: None,
        }
    }

    /// Where one stands.
    #[must_use]
    pub fn node(&self) -> NodeId {
        self.ply.checked_sub(1).and_then(|index| self.line.get(index)).copied().unwrap_or(NodeId::ROOT)
    }

    /// The line that is walked, whole.
    #[must_use]
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// How many steps lead here.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// The moves that can stand in the place of the last one, itself included.
    #[must_use]
    pub fn others(&self) -> &[NodeId] {
        self.record.parent(self.node()).map_or(&[], |parent| self.record.children(parent))
    }

    /// Whether the walked line, as far as here, is the main line.
    #[must_use]
    pub fn is_main(&self) -> bool {
        self.record.main_line().starts_with(self.line.get(..self.ply).unwrap_or_default())
    }

    /// Whether its moves can be changed: those of a game by mail stay as they were sent.
    #[must_use]
    pub const fn can_change(&self) -> bool {
        !self.by_mail
    }

    /// Nothing is changed, and that is told.
    fn refuse_change(&mut self) -> Came {
        self.told = Some(Told::ByMail);
        Came::heard(Heard::Told)
    }

    /// Whether something that was taken out can be brought back.
    #[must_use]
    pub const fn can_bring_back(&self) -> bool {
        self.removed.is_some()
    }

    /// Goes to that ply of the line; beyond its end, to its end.
    pub fn go_to(&mut self, ply: usize, serial: u64) -> Came {
        let ply = ply.min(self.line.len());
        if ply == self.ply {
            return Came::heard(Heard::Nothing);
        }
        let is_next = ply == self.ply + 1;
        self.ply = ply;
        self.settle();
        if is_next
            && let (Some(Step::Move(mv)), Some(before)) = (self.record.step(self.node()), self.before())
        {
            self.table.fly(&before, *mv, serial);
        }
        let came = Came::heard(Heard::Node);
        if self.unwritten.is_some() { self.save(came) } else { came }
    }

    /// Takes one of the moves that can follow, by its place among them.
    pub fn branch(&mut self, index: usize, serial: u64) -> Came {
        match self.record.children(self.node()).get(index).copied() {
            Some(child) => self.enter(child, serial),
            None => Came::heard(Heard::Nothing),
        }
    }

    /// Takes another move in the place of the last one.
    pub fn other(&mut self, other: Other, serial: u64) -> Came {
        let (here, others) = (self.node(), self.others());
        let place = others.iter().position(|&other| other == here);
        let place = place.and_then(|place| match other {
            Other::Before => place.checked_sub(1),
            Other::After => place.checked_add(1),
        });
        match place.and_then(|place| others.get(place)).copied() {
            Some(node) => self.enter(node, serial),
            None => Came::heard(Heard::Nothing),
        }
    }

    /// Goes to a node, and walks on along its own continuation.
    fn enter(&mut self, node: NodeId, serial: u64) -> Came {
        let mut line = self.record.path(node);
        let ply = line.len();
        let mut last = node;
        while let Some(&next) = self.record.children(last).first() {
            line.push(next);
            last = next;
        }
        self.line = line;
        self.ply = ply.saturating_sub(1);
        self.go_to(ply, serial)
    }

    /// Writes the comment here anew. It is in the file after a pause, or when the field or the move is left.
    pub fn set_comment(&mut self, text: &str, serial: u64) -> Came {
        let at = self.node();
        if self.record.comment(at) == text {
            return Came::default();
        }
        self.told = None;
        self.record.set_comment(at, text);
        self.unwritten = Some(serial);
        Came { effects: vec![Effect::Wake { token: serial, after: WRITING }], ..Came::default() }
    }

    /// Writes what is not in the file yet.
    pub fn write_down(&mut self) -> Came {
        if self.unwritten.is_some() { self.save(Came::default()) } else { Came::default() }
    }

    /// A pause is over: nothing more was written meanwhile, or another pause is waited for.
    pub(super) fn paused(&mut self, token: u64) -> Came {
        if self.unwritten == Some(token) { self.write_down() } else { Came::default() }
    }

    /// Whether Escape has nothing to put away.
    #[must_use]
    pub fn is_at_rest(&self) -> bool {
        let foul = matches!(self.record.step(self.node()), Some(Step::Foul(_)));
        !self.table.is_busy() && self.told.is_none() && (self.refused.is_none() || foul)
    }

    /// Writes a line above the moves anew.
    pub fn set_header(&mut self, key: &HeaderKey, value: &str) -> Came {
        if self.record.header(key).unwrap_or_default() == value {
            return Came::default();
        }
        if self.by_mail && MailGame::is_head(key) {
            return self.refuse_change();
        }
        self.told = None;
        self.record.set_header(key, value);
        self.save(Came::default())
    }

    /// Makes the walked line the main line, as far as here.
    pub fn promote(&mut self) -> Came {
        if self.is_main() {
            return Came::heard(Heard::Nothing);
        }
        if self.by_mail {
            return self.refuse_change();
        }
        for at in self.line.iter().take(self.ply) {
            self.record.promote(*at);
        }
        self.save(Came::heard(Heard::Node))
    }

    /// Takes the last move and all that follows it out.
    pub fn remove(&mut self, serial: u64) -> Came {
        let Some(parent) = self.record.parent(self.node()) else { return Came::heard(Heard::Nothing) };
        if self.by_mail {
            return self.refuse_change();
        }
        self.removed = Some((self.record.clone(), self.line.clone(), self.ply));
        self.record.remove(self.node());
        let came = if parent == NodeId::ROOT {
            self.line = self.record.main_line();
            self.ply = 0;
            self.settle();
            Came::heard(Heard::Node)
        } else {
            self.enter(parent, serial)
        };
        self.save(came)
    }

    /// Brings back what was taken out last.
    pub fn bring_back(&mut self) -> Came {
        let Some((record, line, ply)) = self.removed.take() else { return Came::heard(Heard::Nothing) };
        (self.record, self.line, self.ply) = (record, line, ply);
        self.settle();
        self.save(Came::heard(Heard::Node))
    }

    /// Plays a move on from here: goes along a move that is there, or adds a variation, which is kept.
    pub(super) fn play_on(&mut self, mv: Move, serial: u64) -> Came {
        let (before, known) = (self.position.clone(), self.record.children(self.node()).len());
        if self.by_mail {
            let is_it = |&child: &NodeId| self.record.step(child) == Some(&Step::Move(mv));
            let there = self.record.children(self.node()).iter().copied().find(is_it);
            return match there {
                Some(child) => self.enter(child, serial),
                None => self.refuse_change(),
            };
        }
        match self.record.play(self.node(), mv) {
            Ok(child) => {
                let is_new = self.record.children(self.node()).len() > known;
                let came = self.enter(child, serial);
                if is_new {
                    self.removed = None;
                    return self.save(came);
                }
                came
            }
            Err(reason) => {
                self.refused = Some(Box::new(Refusal { before, mv, reason, say: None }));
                Came::heard(Heard::Remark)
            }
        }
    }

    /// The position before the last step.
    fn before(&self) -> Option<Position> {
        Some(self.record.position(self.record.parent(self.node())?))
    }

    /// The board as it stands after a step, nothing lying over it.
    fn settle(&mut self) {
        let at = self.node();
        self.position = self.record.position(at);
        self.told = None;
        self.table.stage = None;
        self.table.flight = None;
        self.table.hold.release();
        self.table.hold.cursor = self.table.hold.cursor.settled(&self.position);
        self.table.last = self.last_move(at);
        self.refused = match self.record.step(at) {
            Some(Step::Foul(foul)) => Some(Box::new(Refusal {
                before: self.position.clone(),
                mv: foul.mv,
                reason: foul.reason.clone(),
                say: None,
            })),
            _ => None,
        };
    }

    /// The last move that stands on the board at a node.
    fn last_move(&self, at: NodeId) -> Option<Move> {
        let nodes = self.record.path(at);
        nodes.iter().rev().find_map(|&at| match self.record.step(at)? {
            Step::Move(mv) => Some(*mv),
            Step::Foul(_) | Step::End(_) => None,
        })
    }

    fn save(&mut self, mut came: Came) -> Came {
        self.unwritten = None;
        let (id, record) = (self.id.clone(), Arc::new(self.record.clone()));
        came.effects.push(Effect::Files(FileJob::SaveGame { id, record }));
        came
    }

    /// Who sits at the bottom.
    pub(super) const fn bottom(&self) -> Color {
        if self.table.turned { Color::White } else { Color::Black }
    }
}
