//! A learner who does lessons by the keyboard alone: letters of the key table, arrows, Enter, Escape.
#![allow(clippy::unwrap_used, reason = "a helper of tests")]

use std::sync::Arc;

#[path = "happening.rs"]
mod happening;

use happening::{Searches, following, happen};
use nari::app::{
    App, Command, Direction, Effect, Event, Feedback, Jump, LessonView, Place, Promotion, Screen, Start,
    key_of,
};
use nari::lesson::{Catalog, Step, Task};
use nari::locale::{self, Language};
use nari::progress::Settings;
use nari::shogi::{Color, HandKind, Move, Position, Square};

/// One thing that a learner can do at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Try {
    /// Touch a square.
    Touch(Square),
    /// Play a move.
    Play(Move),
    /// Pick a choice, counted from 0.
    Pick(usize),
}

/// How a move came onto the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// With arrows and Enter.
    ByArrows,
    /// Typed, because the board offers no such move: a promotion that is compulsory is not asked about.
    Typed,
}

/// Where chance begins, and where it is in the first step that is opened.
const SEED: u64 = 1;
pub const CHANCE: u64 = SEED + 1;

/// The program with a lesson open.
pub struct Walker {
    pub app: App,
    course: Arc<Catalog>,
    effects: Vec<Effect>,
}

impl Walker {
    pub fn new(course: Arc<Catalog>, language: Language) -> Walker {
        let settings = Settings { first_start_done: true, ..Settings::default() };
        let start = Start { settings, seed: SEED, ..Start::new(Arc::clone(&course), language) };
        let (app, effects) = App::new(start);
        Walker { app, course, effects }
    }

    pub fn does(&mut self, event: Event) {
        self.effects = self.app.update(event);
    }

    /// Opens a step as the list of lessons does.
    pub fn opens(&mut self, step: &Step) {
        let place = Place::Lesson { id: step.lesson.clone(), step: Some(step.number - 1) };
        self.does(Event::Open(place));
    }

    /// Begins a step anew by its key; a game, whose opponent would then play another one, by opening it first of all.
    pub fn begins(&mut self, step: &Step) {
        if let Task::Play(_) = step.task {
            *self = Walker::new(Arc::clone(&self.course), self.app.words().language());
            self.opens(step);
        } else {
            self.presses(Command::Restart);
        }
    }

    /// The letter of a command, in the language in force.
    pub fn presses(&mut self, command: Command) {
        let key = key_of(self.app.words(), command);
        self.does(Event::Key(key.chars().next().unwrap()));
    }

    /// Lets the timers ring and the opponent think until all is quiet.
    pub fn waits(&mut self) {
        for event in following(&std::mem::take(&mut self.effects), Searches::Done) {
            happen(&mut self.app, event, Searches::Done);
        }
    }

    pub fn sees(&self) -> LessonView {
        let Screen::Lesson(lesson) = self.app.view().screen else { unreachable!("no lesson is open") };
        *lesson
    }

    pub fn is_told(&self) -> Option<Feedback> {
        self.sees().feedback
    }

    /// What a message of the step says.
    pub fn words_of(&self, step: &Step, id: &str) -> String {
        locale::step_message(self.app.words(), &self.app.naming(), step, id)
    }

    /// Does it with the keys; a choice is picked with Enter on its button.
    pub fn tries(&mut self, attempt: Try, learner: Color) -> Played {
        match attempt {
            Try::Pick(index) => self.does(Event::Choice(index)),
            Try::Touch(square) => {
                self.does(Event::Cancel);
                self.activates(square, learner);
            }
            Try::Play(mv) => return self.plays(mv, learner),
        }
        Played::ByArrows
    }

    fn plays(&mut self, mv: Move, learner: Color) -> Played {
        self.does(Event::Cancel);
        if !self.app.learners_turn().is_some_and(|position| board_plays(&position, mv)) {
            self.does(Event::Move(mv));
            return Played::Typed;
        }
        match mv {
            Move::Normal { from, .. } => self.activates(from, learner),
            Move::Drop { kind, .. } => self.takes_from_the_hand(kind, learner),
        }
        self.activates(mv.to(), learner);
        if let Some(asked) = self.sees().board.promotion {
            let wanted = if mv.promotes() { Direction::Left } else { Direction::Right };
            if (asked.cursor == Promotion::Promote) != mv.promotes() {
                self.does(Event::Arrow(wanted));
            }
            self.does(Event::Activate);
        }
        Played::ByArrows
    }

    fn activates(&mut self, square: Square, learner: Color) {
        self.goes_to(square, learner);
        self.does(Event::Activate);
    }

    /// To the upper left corner, and from there as many steps as it takes.
    fn goes_to(&mut self, square: Square, learner: Color) {
        self.does(Event::Jump(Jump::ColumnTop));
        self.does(Event::Jump(Jump::RowStart));
        let seen = square.seen_by(learner);
        for _ in seen.file().number()..9 {
            self.does(Event::Arrow(Direction::Right));
        }
        for _ in 1..seen.rank().number() {
            self.does(Event::Arrow(Direction::Down));
        }
    }

    /// Off the lower edge into the own hand, and along it.
    fn takes_from_the_hand(&mut self, kind: HandKind, learner: Color) {
        self.does(Event::Jump(Jump::ColumnBottom));
        self.does(Event::Arrow(Direction::Down));
        for _ in HandKind::ALL {
            let hand = self.sees().board.bottom;
            assert_eq!(hand.color, learner);
            if hand.slots.iter().any(|slot| slot.cursor && slot.kind == kind) {
                break;
            }
            self.does(Event::Arrow(Direction::Right));
        }
        self.does(Event::Activate);
    }
}

/// Whether carrying the piece there on the board means that move, and no other.
pub fn board_plays(position: &Position, mv: Move) -> bool {
    // Onto an own piece, that piece is chosen instead.
    if position.piece_at(mv.to()).is_some_and(|piece| piece.color == position.side_to_move()) {
        return false;
    }
    let Move::Normal { from, to, promote } = mv else { return true };
    let other = Move::Normal { from, to, promote: !promote };
    match (position.is_legal(mv), position.is_legal(other)) {
        (true, _) => true,
        (false, true) => false,
        (false, false) => !promote,
    }
}
