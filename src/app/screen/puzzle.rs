//! An open mate problem: tried, its King held, or its solution walked.

use std::sync::Arc;

use super::came::{Came, Noted};
use super::mine::Mine;
use super::placing::{Placing as _, Travel};
use super::remark::Refusal;
use super::stage::{Stage as Passing, StageEnd};
use super::table::{PAUSE, Table};
use crate::app::Solved;
use crate::app::heard::Heard;
use crate::lesson::puzzle::{
    Attempt, Classic, Hold, Judged, Mate, Played, Puzzle, PuzzleHint, Reaction, Setback, Stage, Walked,
    WhyMate,
};
use crate::progress::Go;
use crate::shogi::{Move, PieceKind, Position, Square};
use crate::tsume::Problem;
use crate::tsume::compose::Composed;

/// A mate problem that is open.
pub struct PuzzleScreen {
    /// Where it comes from.
    pub source: Source,
    /// The learner's try; it stays as it is while the King is held or the solution walked.
    pub attempt: Attempt,
    /// What is done with it now.
    pub doing: Doing,
    /// The board, and what lies over it.
    pub table: Table,
    /// The box in the panel; `None` where the try itself says it all.
    pub remark: Option<PuzzleRemark>,
    /// What is known of the whole problem.
    pub known: Known,
    /// The answer to a check that is waited for.
    pub asking: Option<Search>,
    /// The solution that is waited for, and what for.
    pub solving: Option<(Search, Then)>,
}

/// Where a problem comes from.
#[derive(Clone, Debug)]
pub enum Source {
    /// The course's collection.
    Own(Arc<Puzzle>),
    /// The museum.
    Classic(Arc<Classic>),
    /// Just composed.
    Composed(Arc<Composed>),
    /// A mate that the learner missed in a game.
    Mine(Box<Mine>),
    /// The learner's own.
    Typed(Box<Problem>),
}

/// What is done with the problem.
pub enum Doing {
    /// It is tried.
    Solving,
    /// The learner holds the King.
    Defending(Box<Hold>),
    /// The solution is walked.
    Walking(Box<Walked>),
}

/// What is known of the whole problem.
#[derive(Clone, Debug)]
pub enum Known {
    /// Nothing yet.
    Nothing,
    /// What a search found.
    Searched(Solved),
}

/// A search that is waited for.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// Its token.
    pub token: u64,
    /// The nodes it says to have searched; 0 until it has lasted for a while.
    pub nodes: u64,
}

/// What a solution is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// To say what there is to say of the problem.
    Say,
    /// For a hint from where the learner stands.
    Hint,
    /// To be walked.
    Walk,
    /// To hold the King against it.
    Defend,
}

/// What the box in the panel says.
#[derive(Clone, Debug)]
pub enum PuzzleRemark {
    /// A move against the rules.
    Refused(Box<Refusal>),
    /// A legal move that gives no check, in that position.
    NoCheck(Box<Position>, Move),
    /// The piece on that square is the other side's.
    NotYours(Square, PieceKind),
    /// A hint.
    Hint(PuzzleHint),
    /// No hint: there is no mate from here any more.
    HintLost,
    /// Why it is mate, seen from a square.
    WhyMate(Square, WhyMate),
    /// Why it is mate: which squares to touch.
    WhyMateAsked,
    /// What is said to the learner's defence; the attacker's answer was played after it.
    Held(Judged),
    /// What is said to the whole defence: how long the King held out, and how long he could.
    HeldOut {
        /// What is said to the last reply.
        judged: Judged,
        /// The plies of the line.
        plies: usize,
        /// The plies that were possible.
        of: usize,
    },
    /// What the search of the whole problem found.
    Solved,
    /// The search was stopped.
    Stopped,
}

impl Source {
    /// The id under which a record is kept; `None` when none is.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        match self {
            Source::Own(puzzle) => Some(&puzzle.id),
            Source::Classic(classic) => Some(&classic.id),
            Source::Mine(mine) => Some(&mine.id),
            Source::Composed(_) | Source::Typed(_) => None,
        }
    }

    /// The problem.
    #[must_use]
    pub fn problem(&self) -> &Problem {
        match self {
            Source::Own(puzzle) => &puzzle.problem,
            Source::Classic(classic) => &classic.problem,
            Source::Composed(composed) => &composed.problem,
            Source::Mine(mine) => &mine.problem,
            Source::Typed(problem) => problem,
        }
    }

    fn attempt(&self) -> Attempt {
        match self {
            Source::Own(puzzle) => Attempt::of(puzzle),
            Source::Classic(classic) => Attempt::new(classic.problem.clone(), Some(classic.moves)),
            Source::Composed(composed) => {
                Attempt::new(composed.problem.clone(), Some(composed.inspection.moves))
            }
            Source::Mine(mine) => Attempt::new(mine.problem.clone(), Some(mine.moves)),
            Source::Typed(problem) => Attempt::new(problem.as_ref().clone(), None),
        }
    }
}

impl PuzzleScreen {
    /// Opens a problem. `serial` is a number not used before.
    #[must_use]
    pub fn open(source: Source, serial: u64) -> (PuzzleScreen, Came) {
        let attempt = source.attempt();
        let table = Table::new(attempt.position(), attempt.attacker(), serial);
        let mut screen = PuzzleScreen {
            source,
            attempt,
            doing: Doing::Solving,
            table,
            remark: None,
            known: Known::Nothing,
            asking: None,
            solving: None,
        };
        let mut came = Came::heard(Heard::Screen);
        if matches!(screen.source, Source::Typed(_)) {
            screen.search(Then::Say, serial, &mut came);
        }
        (screen, came)
    }

    /// The mate on the board, if the learner's try came to one.
    #[must_use]
    pub fn mate(&self) -> Option<Mate> {
        match self.attempt.stage() {
            Stage::Mate(mate) => Some(mate),
            _ => None,
        }
    }

    /// What is wrong with the check on the board, if something is.
    #[must_use]
    pub fn setback(&self) -> Option<Setback> {
        match (&self.doing, self.attempt.stage()) {
            (Doing::Solving, Stage::Setback(setback)) => Some(setback),
            _ => None,
        }
    }

    /// Whether it is mate on the board, whatever is done: its squares can then be asked why.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match &self.doing {
            Doing::Solving => self.mate().is_some(),
            Doing::Defending(hold) => hold.is_over(),
            Doing::Walking(walked) => walked.is_mate(),
        }
    }

    /// Plays a move of the try.
    pub(super) fn try_move(&mut self, before: Position, mv: Move, travel: Travel, serial: u64) -> Came {
        let mut came = Came::default();
        let played = self.attempt.play(mv);
        match played {
            Played::Illegal(reason) => return self.refuse(before, mv, reason),
            Played::NoCheck => {
                self.remark = Some(PuzzleRemark::NoCheck(Box::new(before), mv));
                return Came::heard(Heard::Remark);
            }
            Played::Over => return Came::heard(Heard::Status),
            Played::Mate(mate) => {
                self.show_played(before, mv, travel, serial, &mut came);
                self.end(mate, &mut came);
            }
            Played::Asks(question) => {
                self.show_played(before, mv, travel, serial, &mut came);
                self.ask(*question, serial, &mut came);
            }
        }
        came
    }

    /// The move is seen and said.
    pub(super) fn show_played(
        &mut self,
        before: Position,
        mv: Move,
        travel: Travel,
        serial: u64,
        came: &mut Came,
    ) {
        if travel == Travel::Seen {
            self.table.fly(&before, mv, serial);
        }
        self.table.last = Some(mv);
        came.heard.push(Heard::Played(Box::new(before), mv));
    }

    /// What came of the answer to a check.
    pub(super) fn react(&mut self, reaction: Reaction, check: Option<(Position, Move)>, came: &mut Came) {
        match reaction {
            Reaction::Stale => {}
            Reaction::Mate(mate) => self.end(mate, came),
            Reaction::Replied(reply) | Reaction::Refuted { reply, .. } => {
                if let Reaction::Refuted { setback: Setback::NoMate, .. } = reaction
                    && self.attempt.line().len() == 2
                {
                    came.noted = Some(Noted::Went(Go::Missed, 0));
                }
                if let Some((position, last)) = check {
                    self.show_coming(position, last, reply, came);
                }
            }
        }
    }

    /// Lets a reply be seen on the board that stood before it.
    pub(super) fn show_coming(&mut self, position: Position, last: Move, reply: Move, came: &mut Came) {
        let coming = std::iter::once(reply).collect();
        self.table.stage = Some(Passing { position, last: Some(last), coming, end: StageEnd::GivesWay });
        self.table.last = Some(reply);
        self.table.wait(PAUSE / 2, came);
    }

    fn end(&mut self, mate: Mate, came: &mut Came) {
        if mate.is_in_time() {
            came.noted = Some(Noted::Went(
                if self.attempt.is_shown() { Go::Shown } else { Go::Solved },
                self.attempt.stars(),
            ));
        }
        came.heard.push(Heard::Remark);
    }

    /// The learner's side changed, or the board jumped: nothing lies over it any more.
    pub(super) fn settle(&mut self) {
        self.cancel();
        self.table.last = self.line().last().copied();
        self.table.hold.cursor = self.table.hold.cursor.settled(self.position());
    }

    /// The moves of both sides up to what the board shows.
    #[must_use]
    pub fn line(&self) -> Vec<Move> {
        match &self.doing {
            Doing::Solving => self.attempt.line(),
            Doing::Defending(hold) => hold.line().to_vec(),
            Doing::Walking(walked) => walked.path().to_vec(),
        }
    }
}
