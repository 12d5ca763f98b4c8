//! A learner before a window that has no display: clicks, drags, keys, and what a screen reader finds.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a helper of tests, of which each file uses a part"
)]

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use i_slint_backend_testing::{self as testing, AccessibleRole, ElementHandle, ElementQuery};
use slint::platform::{Key, PointerEventButton, WindowEvent};
use slint::{ComponentHandle as _, LogicalPosition, LogicalSize, SharedString};

use nari::app::{App, BoardView, Effect, Event, LessonView, Place, Screen, Start};
use nari::lesson::Catalog;
use nari::locale::Language;
use nari::progress::{Lessons, Settings, Speed};
use nari::shogi::Square;
use nari::ui::{Desk, Frame};

pub fn app(catalog: Arc<Catalog>, place: Option<Place>, language: Language) -> (App, Vec<Effect>) {
    // Nothing moves by itself: what is played is there at once.
    let settings = Settings { first_start_done: true, speed: Speed::None, ..Settings::default() };
    App::new(Start {
        settings,
        seed: 1,
        place,
        data_folder: String::from("/home/learner/nari"),
        ..Start::new(catalog, language)
    })
}

/// Slint's testing platform, once in each test's thread.
pub fn set_up() {
    thread_local! {
        static DONE: Cell<bool> = const { Cell::new(false) };
    }
    if !DONE.replace(true) {
        testing::init_no_event_loop();
    }
}

/// Lets the window come to rest: new elements and their timers take a turn each.
pub fn rest() {
    for _ in 0..4 {
        testing::mock_elapsed_time(Duration::from_millis(40));
    }
}

/// A learner before the window.
pub struct Learner {
    pub desk: Rc<Desk>,
    pub kept: Rc<RefCell<Option<Lessons>>>,
}

impl Learner {
    /// Before a window of 1280 × 800.
    pub fn before(catalog: Arc<Catalog>, place: Option<Place>, language: Language) -> Learner {
        let kept = Rc::new(RefCell::new(None));
        let store = Rc::clone(&kept);
        let keep = move |effect: &Effect| {
            if let Effect::SaveLessons(lessons) = effect {
                store.replace(Some(lessons.clone()));
            }
            Vec::new()
        };
        Learner { kept, ..Learner::keeping(catalog, place, language, keep) }
    }

    /// The same, with somebody who does what is asked of the disk.
    pub fn keeping(
        catalog: Arc<Catalog>,
        place: Option<Place>,
        language: Language,
        keep: impl FnMut(&Effect) -> Vec<Event> + 'static,
    ) -> Learner {
        set_up();
        let (app, effects) = app(catalog, place, language);
        let desk = Desk::new(Frame::new().unwrap(), app, keep);
        desk.start(effects);
        let learner = Learner { desk, kept: Rc::default() };
        learner.desk.frame().window().show().unwrap();
        learner.resize(1280.0, 800.0);
        learner
    }

    pub fn resize(&self, width: f32, height: f32) {
        self.window().set_size(LogicalSize::new(width, height));
        rest();
    }

    pub fn window(&self) -> &slint::Window {
        self.desk.frame().window().window()
    }

    pub fn all(&self, wanted: impl Fn(&ElementHandle) -> bool + 'static) -> Vec<ElementHandle> {
        ElementQuery::from_root(self.desk.frame().window()).match_predicate(wanted).find_all()
    }

    #[track_caller]
    pub fn by_id(&self, id: &str) -> ElementHandle {
        let wanted = id.to_owned();
        self.all(move |element| element.accessible_id().is_some_and(|id| id == wanted.as_str()))
            .into_iter()
            .next()
            .unwrap_or_else(|| panic!("nothing is called {id}"))
    }

    #[track_caller]
    pub fn by_label(&self, role: AccessibleRole, label: &str) -> ElementHandle {
        let wanted = label.to_owned();
        self.all(move |element| {
            element.accessible_role() == Some(role)
                && element.accessible_label().is_some_and(|label| label == wanted.as_str())
        })
        .into_iter()
        .next()
        .unwrap_or_else(|| panic!("no {role:?} is labelled {label}"))
    }

    #[track_caller]
    pub fn square(&self, name: &str) -> ElementHandle {
        self.by_id(&format!("square-{}", self.index_of(name)))
    }

    #[track_caller]
    pub fn index_of(&self, name: &str) -> usize {
        let square: Square = name.parse().unwrap();
        self.board().squares.iter().position(|view| view.square == square).unwrap()
    }

    pub fn send(&self, event: WindowEvent) {
        self.window().dispatch_event_with_result(event).unwrap();
    }

    pub fn press(&self, at: LogicalPosition) {
        self.send(WindowEvent::PointerMoved { position: at });
        self.send(WindowEvent::PointerPressed { position: at, button: PointerEventButton::Left });
    }

    pub fn let_go(&self, at: LogicalPosition) {
        self.send(WindowEvent::PointerMoved { position: at });
        self.send(WindowEvent::PointerReleased { position: at, button: PointerEventButton::Left });
        rest();
    }

    pub fn click(&self, element: &ElementHandle) {
        self.press(middle(element));
        self.let_go(middle(element));
    }

    pub fn drag(&self, from: &ElementHandle, to: LogicalPosition) {
        let start = middle(from);
        self.press(start);
        for part in [0.3, 0.7] {
            let position =
                LogicalPosition::new(start.x + (to.x - start.x) * part, start.y + (to.y - start.y) * part);
            self.send(WindowEvent::PointerMoved { position });
            rest();
        }
        self.let_go(to);
    }

    pub fn key(&self, key: impl Into<SharedString>) {
        let text: SharedString = key.into();
        self.send(WindowEvent::KeyPressed { text: text.clone() });
        self.send(WindowEvent::KeyReleased { text });
        rest();
    }

    pub fn keys(&self, key: Key, times: usize) {
        for _ in 0..times {
            self.key(key);
        }
    }

    /// Moves the keyboard's cursor to a square and presses Enter there.
    pub fn enter_on(&self, square: &str) {
        let index = self.index_of(square);
        self.key(Key::Home);
        self.key(Key::PageUp);
        self.keys(Key::DownArrow, index / 9);
        self.keys(Key::RightArrow, index % 9);
        self.key(Key::Return);
    }

    /// The board of the open screen.
    pub fn board(&self) -> BoardView {
        match self.desk.view().screen {
            Screen::Lesson(lesson) => lesson.board,
            Screen::Drill(drill) => drill.board,
            Screen::Puzzle(puzzle) => puzzle.board,
            Screen::Play(play) => play.board,
            Screen::Review(review) => review.board,
            Screen::Replay(replay) => replay.board,
            Screen::Editor(editor) => editor.board,
            Screen::MailGame(game) => game.board,
            other => panic!("no board is shown: {other:?}"),
        }
    }

    pub fn lesson(&self) -> LessonView {
        match self.desk.view().screen {
            Screen::Lesson(lesson) => *lesson,
            other => panic!("no lesson is open: {other:?}"),
        }
    }

    pub fn chosen(&self) -> usize {
        self.board().squares.iter().filter(|square| square.chosen).count()
    }

    #[track_caller]
    pub fn stands_on(&self, square: &str) -> bool {
        self.board().squares[self.index_of(square)].face.is_some()
    }
}

/// Whether the one lies inside the other, half a pixel aside.
pub fn holds(outer: &ElementHandle, inner: &ElementHandle) -> bool {
    let (out, room) = (outer.absolute_position(), outer.size());
    let (at, size) = (inner.absolute_position(), inner.size());
    at.x >= out.x - 0.5
        && at.y >= out.y - 0.5
        && at.x + size.width <= out.x + room.width + 0.5
        && at.y + size.height <= out.y + room.height + 0.5
}

pub fn middle(element: &ElementHandle) -> LogicalPosition {
    let (at, size) = (element.absolute_position(), element.size());
    LogicalPosition::new(at.x + size.width / 2.0, at.y + size.height / 2.0)
}
