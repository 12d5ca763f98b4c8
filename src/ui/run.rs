//! The window on a display: events go to the app, its view comes back, its wishes are done at once, its searches beside.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::fmt;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::mpsc::{self, Receiver};

use slint::winit_030::winit::event::WindowEvent;
use slint::winit_030::{EventResult, WinitWindowAccessor as _};
use slint::{BackendSelector, ComponentHandle as _, Timer};

use super::frame::Frame;
use super::wishes;
use crate::app::{App, Effect, Event, GamesEvent, Job, View};
use crate::worker::{self, Watch, Worker};
use nari_markup::AppAdapter;

/// Why there is no window.
#[derive(Debug)]
pub enum RunError {
    /// There is no display to open it on.
    NoDisplay(String),
    /// The display went away while the window was open. Everything had been kept at once, so nothing is lost.
    DisplayLost(String),
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::NoDisplay(why) => write!(f, "no window can be opened: {why}"),
            RunError::DisplayLost(why) => write!(f, "the display went away: {why}"),
        }
    }
}

impl std::error::Error for RunError {}

/// Writes and reads what an effect wants, and gives back what is to be told of it.
type Keep = Box<dyn FnMut(&Effect) -> Vec<Event>>;

/// Makes the window, to be handed to [`run`].
///
/// # Errors
///
/// [`RunError::NoDisplay`] when there is no display; the program can then go on in plain text.
pub fn open() -> Result<Frame, RunError> {
    // Named, so that no other renderer is chosen: another build may hold one that needs a graphics library.
    BackendSelector::new()
        .backend_name("winit".into())
        .renderer_name("software".into())
        .select()
        .and_then(|()| Frame::new())
        .map_err(|error| RunError::NoDisplay(error.to_string()))
}

/// Shows the program in the window until it is closed. `effects` are those of the app's start; in `folder` a teacher's own
/// courses are looked for as long as it is open.
///
/// # Errors
///
/// [`RunError`] when the window cannot be shown, or its display goes away.
pub fn run(
    frame: Frame,
    app: App,
    effects: Vec<Effect>,
    folder: Option<PathBuf>,
    keep: impl FnMut(&Effect) -> Vec<Event> + 'static,
) -> Result<(), RunError> {
    let (search, heard, report) = Search::beside(&frame);
    let _watch = folder.and_then(|folder| Watch::begin(&folder, report));
    let desk = Desk::with(frame, app, keep, search);
    desk.listen(heard);
    desk.listen_for_files();
    desk.start(effects);
    desk.frame.window().show().map_err(|error| RunError::NoDisplay(error.to_string()))?;
    let ended = slint::run_event_loop();
    // Whatever ended it, nothing that was typed is lost.
    let effects = desk.app.borrow_mut().update(Event::Closing);
    desk.do_all(effects);
    ended.map_err(|error| RunError::DisplayLost(error.to_string()))
}

/// Where the app has its searches done.
enum Search {
    /// On this thread, while everything waits, within a number of nodes: for pictures and tests.
    Here,
    /// On threads of their own.
    Beside(Worker),
}

impl Search {
    /// Threads whose events wake the window up, and the end at which these arrive.
    fn beside(frame: &Frame) -> (Search, Receiver<Event>, impl Fn(Event) + Send + Sync + Clone + 'static) {
        let (tell, heard) = mpsc::channel();
        let window = frame.window().as_weak();
        let report = move |event| {
            // A window that is gone wants to hear no more.
            if tell.send(event).is_ok() {
                let _ = window.upgrade_in_event_loop(|window| window.global::<AppAdapter>().invoke_told());
            }
        };
        (Search::Beside(Worker::new(report.clone())), heard, report)
    }

    /// Begins a search; one that is done at once gives its answer.
    fn start(&self, token: u64, job: &Job) -> Option<Event> {
        let begun = match self {
            Search::Here => false,
            // Without a thread to be had it is done all the same, if not as far.
            Search::Beside(worker) => worker.start(token, job.clone()).is_ok(),
        };
        (!begun).then(|| Event::Answered { token, found: worker::run_here(job) })
    }

    fn hurry(&self, token: u64) {
        if let Search::Beside(worker) = self {
            worker.hurry(token);
        }
    }

    fn stop(&self, token: u64) {
        if let Search::Beside(worker) = self {
            worker.stop(token);
        }
    }
}

/// The app and its window, side by side.
pub struct Desk {
    frame: Frame,
    app: RefCell<App>,
    keep: RefCell<Keep>,
    search: Search,
    /// Held for as long as the program runs: what was put on it goes away with the last that holds it.
    clipboard: RefCell<Option<arboard::Clipboard>>,
}

impl Desk {
    /// Joins the two: what is done in the window goes to the app. Searches are done at once.
    pub fn new(frame: Frame, app: App, keep: impl FnMut(&Effect) -> Vec<Event> + 'static) -> Rc<Desk> {
        Desk::with(frame, app, keep, Search::Here)
    }

    fn with(
        frame: Frame,
        app: App,
        keep: impl FnMut(&Effect) -> Vec<Event> + 'static,
        search: Search,
    ) -> Rc<Desk> {
        let (app, keep) = (RefCell::new(app), RefCell::new(Box::new(keep) as Keep));
        let desk = Rc::new(Desk { frame, app, keep, search, clipboard: RefCell::default() });
        let weak = Rc::downgrade(&desk);
        desk.frame.on_event(Box::new(move |event| {
            if let Some(desk) = weak.upgrade() {
                desk.take(event);
            }
        }));
        let weak = Rc::downgrade(&desk);
        desk.frame.on_wish(move |wish| {
            if let Some(desk) = weak.upgrade() {
                wishes::grant(&desk, wish);
            }
        });
        desk
    }

    /// A text in the language in force.
    pub(super) fn text(&self, id: &str) -> String {
        self.app.borrow().words().text(id)
    }

    /// The board of the open screen as SVG.
    pub(super) fn board_picture(&self) -> Option<String> {
        self.app.borrow().board_picture()
    }

    /// Does something with the system's clipboard, if there is one.
    pub(super) fn with_clipboard<T>(
        &self,
        act: impl FnOnce(&mut arboard::Clipboard) -> Option<T>,
    ) -> Option<T> {
        let mut clipboard = self.clipboard.borrow_mut();
        if clipboard.is_none() {
            *clipboard = arboard::Clipboard::new().ok();
        }
        act(clipboard.as_mut()?)
    }

    /// Takes in a file that is let go over the window.
    fn listen_for_files(self: &Rc<Desk>) {
        let weak = Rc::downgrade(self);
        self.frame.window().window().on_winit_window_event(move |_, event| {
            if let Some(desk) = weak.upgrade() {
                let app = desk.frame.window().global::<AppAdapter>();
                match event {
                    WindowEvent::HoveredFile(_) => app.set_file_over(true),
                    WindowEvent::HoveredFileCancelled => app.set_file_over(false),
                    WindowEvent::DroppedFile(path) => {
                        app.set_file_over(false);
                        desk.take(Event::Games(GamesEvent::ImportFile(path.clone())));
                    }
                    _ => {}
                }
            }
            EventResult::Propagate
        });
    }

    /// Takes in what the threads tell, whenever one of them wakes the window up.
    fn listen(self: &Rc<Desk>, heard: Receiver<Event>) {
        let weak = Rc::downgrade(self);
        self.frame.window().global::<AppAdapter>().on_told(move || {
            if let Some(desk) = weak.upgrade() {
                for event in heard.try_iter() {
                    desk.take(event);
                }
            }
        });
    }

    /// Does what the app wants at its start, and shows its first view.
    pub fn start(self: &Rc<Desk>, effects: Vec<Effect>) {
        let found = self.do_all(effects);
        self.take_all(found);
    }

    /// The window.
    pub fn frame(&self) -> &Frame {
        &self.frame
    }

    /// What the app shows now.
    pub fn view(&self) -> View {
        self.app.borrow().view()
    }

    /// Takes an event in, does what is wanted, shows what came of it.
    pub fn take(self: &Rc<Desk>, event: Event) {
        self.take_all(VecDeque::from([event]));
    }

    fn take_all(self: &Rc<Desk>, mut events: VecDeque<Event>) {
        for event in (self.keep.borrow_mut())(&Effect::ReadClock).into_iter().rev() {
            events.push_front(event);
        }
        while let Some(event) = events.pop_front() {
            let effects = self.app.borrow_mut().update(event);
            events.extend(self.do_all(effects));
        }
        let view = self.app.borrow().view();
        self.frame.show(view);
    }

    /// Does what is wanted; the answers to what was searched at once come back.
    fn do_all(self: &Rc<Desk>, effects: Vec<Effect>) -> VecDeque<Event> {
        let mut found = VecDeque::new();
        for effect in effects {
            match effect {
                Effect::Wake { token, after } | Effect::Tick { token, after } => {
                    let weak = Rc::downgrade(self);
                    Timer::single_shot(after, move || {
                        if let Some(desk) = weak.upgrade() {
                            desk.take(Event::Woke(token));
                        }
                    });
                }
                Effect::Work { token, job } => found.extend(self.search.start(token, &job)),
                Effect::Hurry { token } => self.search.hurry(token),
                Effect::Stop { token } => self.search.stop(token),
                Effect::SaveSettings(_)
                | Effect::SaveLessons(_)
                | Effect::SavePuzzles(_)
                | Effect::SavePlay(_)
                | Effect::SaveDrills(_)
                | Effect::SaveReviews(_)
                | Effect::SaveNotebook(_)
                | Effect::ReadClock
                | Effect::ReadCourses
                | Effect::Data(_)
                | Effect::Files(_) => {
                    found.extend((self.keep.borrow_mut())(&effect));
                }
                Effect::Copy(text) => self.frame.window().invoke_copy(text.into()),
            }
        }
        found
    }
}
