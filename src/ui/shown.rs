//! What is on the screen now, and the way back for what the learner does with it.

use std::cell::RefCell;
use std::rc::Rc;

use super::panel::Panel;
use super::wishes::Wish;
use crate::app::{BoardView, Event, LearnView, PuzzlesView, Screen, SettingRow, View};

/// Receives every event of the window.
pub type Report = Box<dyn Fn(Event)>;

/// The same, for as long as one event is handed on.
type Heard = Rc<dyn Fn(Event)>;

/// Does what only a window can do.
pub type Grant = Rc<dyn Fn(Wish)>;

/// The view on the screen: callbacks from the markup name things by their place in it.
#[derive(Default)]
pub struct Shown {
    view: RefCell<Option<View>>,
    report: RefCell<Option<Heard>>,
    grant: RefCell<Option<Grant>>,
}

impl Shown {
    /// Remembers the view that is now shown.
    pub fn set(&self, view: View) {
        self.view.replace(Some(view));
    }

    /// Who hears of events from now on.
    pub fn set_report(&self, report: Report) {
        self.report.replace(Some(report.into()));
    }

    /// Hands an event on.
    pub fn report(&self, event: Event) {
        let report = self.report.borrow().clone();
        if let Some(report) = report {
            report(event);
        }
    }

    /// Who does what only a window can do.
    pub fn set_grant(&self, grant: Grant) {
        self.grant.replace(Some(grant));
    }

    /// Wishes for something that only a window can do.
    pub fn wish(&self, wish: Wish) {
        let grant = self.grant.borrow().clone();
        if let Some(grant) = grant {
            grant(wish);
        }
    }

    /// Looks something up in the screen that is shown.
    pub fn screen<T>(&self, look: impl FnOnce(&Screen) -> Option<T>) -> Option<T> {
        self.view.borrow().as_ref().and_then(|view| look(&view.screen))
    }

    /// Looks something up in the whole view.
    pub fn view<T>(&self, look: impl FnOnce(&View) -> Option<T>) -> Option<T> {
        self.view.borrow().as_ref().and_then(look)
    }

    /// Looks something up in the coach's panel, if one is shown.
    pub fn panel<T>(&self, look: impl FnOnce(&Panel) -> T) -> Option<T> {
        self.screen(|screen| Panel::of(screen).map(|panel| look(&panel)))
    }

    /// Looks something up on the board, if one is shown.
    pub fn board<T>(&self, look: impl FnOnce(&BoardView) -> T) -> Option<T> {
        self.panel(|panel| look(panel.board))
    }

    /// Looks something up in the list of problems, if it is shown.
    pub fn puzzles<T>(&self, look: impl FnOnce(&PuzzlesView) -> Option<T>) -> Option<T> {
        self.screen(|screen| match screen {
            Screen::Puzzles(puzzles) => look(puzzles),
            _ => None,
        })
    }

    /// Looks something up in the list of chapters, if it is shown.
    pub fn learn<T>(&self, look: impl FnOnce(&LearnView) -> Option<T>) -> Option<T> {
        self.screen(|screen| match screen {
            Screen::Learn(learn) => look(learn),
            _ => None,
        })
    }

    /// Looks a setting up by its place, at the first start or among the settings.
    pub fn setting<T>(&self, row: usize, look: impl FnOnce(&SettingRow) -> Option<T>) -> Option<T> {
        self.screen(|screen| match screen {
            Screen::Settings(settings) => {
                settings.groups.iter().flat_map(|group| &group.rows).nth(row).and_then(look)
            }
            Screen::FirstStart(first) => first.rows.get(row).and_then(look),
            _ => None,
        })
    }
}
