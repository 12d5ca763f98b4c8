//! The pages over the screen: the list of keys, and about the program.

use std::rc::Rc;

use slint::{ComponentHandle as _, ModelRc, SharedString, VecModel};

use super::convert::sync;
use super::shown::Shown;
use crate::app::{Command, Event, Overlay};
use nari_markup::{AppWindow, KeyRow, OverlayAdapter, OverlayKind};

/// The models behind the adapter of the pages.
#[derive(Default)]
pub struct Pages {
    rows: Rc<VecModel<KeyRow>>,
    licences: Rc<VecModel<SharedString>>,
}

impl Pages {
    /// Puts empty models under the adapter and leads its callback to `shown`.
    pub fn connect(window: &AppWindow, shown: &Rc<Shown>) -> Pages {
        let pages = Pages::default();
        let adapter = window.global::<OverlayAdapter>();
        adapter.set_rows(ModelRc::from(Rc::clone(&pages.rows)));
        adapter.set_licences(ModelRc::from(Rc::clone(&pages.licences)));
        let to = Rc::clone(shown);
        adapter.on_closed(move || to.report(Event::Command(Command::Back)));
        pages
    }

    /// Shows a page, or none.
    pub fn show(&self, window: &AppWindow, view: Option<&Overlay>) {
        let adapter = window.global::<OverlayAdapter>();
        let (kind, mut rows, mut licences) = (&adapter, Vec::new(), Vec::new());
        match view {
            None => return kind.set_kind(OverlayKind::None),
            Some(Overlay::Help { title, rows: keys, close }) => {
                adapter.set_title(title.into());
                adapter.set_text(SharedString::new());
                adapter.set_close(close.into());
                rows =
                    keys.iter().map(|(keys, what)| KeyRow { keys: keys.into(), what: what.into() }).collect();
                adapter.set_kind(OverlayKind::Help);
            }
            Some(Overlay::About { title, text, licences: all, close }) => {
                adapter.set_title(title.into());
                adapter.set_text(text.into());
                adapter.set_close(close.into());
                licences = all.iter().map(SharedString::from).collect();
                adapter.set_kind(OverlayKind::About);
            }
        }
        sync(&self.rows, rows);
        sync(&self.licences, licences);
    }
}
