//! The window on a display: events go to the app, its view comes back, its wishes are done at once.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use slint::{BackendSelector, ComponentHandle as _, Timer};

use super::frame::Frame;
use crate::app::{App, Effect, Event, View};

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

/// Writes what an effect wants kept, and says in words what went wrong.
type Keep = Box<dyn FnMut(&Effect) -> Vec<String>>;

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

/// Shows the program in the window until it is closed. `effects` are those of the app's start.
///
/// # Errors
///
/// [`RunError`] when the window cannot be shown, or its display goes away.
pub fn run(
    frame: Frame,
    app: App,
    effects: Vec<Effect>,
    keep: impl FnMut(&Effect) -> Vec<String> + 'static,
) -> Result<(), RunError> {
    let desk = Desk::new(frame, app, keep);
    desk.start(effects);
    desk.frame.window().show().map_err(|error| RunError::NoDisplay(error.to_string()))?;
    slint::run_event_loop().map_err(|error| RunError::DisplayLost(error.to_string()))
}

/// The app and its window, side by side.
pub struct Desk {
    frame: Frame,
    app: RefCell<App>,
    keep: RefCell<Keep>,
}

impl Desk {
    /// Joins the two: what is done in the window goes to the app.
    pub fn new(frame: Frame, app: App, keep: impl FnMut(&Effect) -> Vec<String> + 'static) -> Rc<Desk> {
        let desk = Rc::new(Desk { frame, app: RefCell::new(app), keep: RefCell::new(Box::new(keep)) });
        let weak = Rc::downgrade(&desk);
        desk.frame.on_event(Box::new(move |event| {
            if let Some(desk) = weak.upgrade() {
                desk.take(event);
            }
        }));
        desk
    }

    /// Does what the app wants at its start, and shows its first view.
    pub fn start(self: &Rc<Desk>, effects: Vec<Effect>) {
        self.do_all(effects);
        self.frame.show(self.app.borrow().view());
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
        let effects = self.app.borrow_mut().update(event);
        self.do_all(effects);
        let view = self.app.borrow().view();
        self.frame.show(view);
    }

    fn do_all(self: &Rc<Desk>, effects: Vec<Effect>) {
        for effect in effects {
            if let Effect::Wake { token, after } = effect {
                let weak = Rc::downgrade(self);
                Timer::single_shot(after, move || {
                    if let Some(desk) = weak.upgrade() {
                        desk.take(Event::Woke(token));
                    }
                });
                continue;
            }
            let told = (self.keep.borrow_mut())(&effect);
            for text in told {
                self.app.borrow_mut().notice(text);
            }
        }
    }
}
