//! The choices before a game: opponents, seats, handicap, help, a position to start from.

use std::rc::Rc;

use slint::{ComponentHandle as _, ModelRc, VecModel};

use super::convert::{index, int, sync};
use super::gallery::Gallery;
use super::resume::Resume;
use super::settings::{Rows, option_of, switch_of};
use super::shown::Shown;
use crate::app::{Command, Event, OpponentRow, Screen, SettingRow, SittingView};
use nari_markup::{AppWindow, OpponentInfo, OwnInfo, PlayAdapter};

/// The models behind the adapter of the choices before a game.
#[derive(Default)]
pub struct Play {
    resume: Resume,
    opponents: Rc<VecModel<OpponentInfo>>,
    rows: Rows,
}

impl Play {
    /// Puts empty models under the adapter and leads its callbacks to `shown`.
    pub fn connect(window: &AppWindow, shown: &Rc<Shown>) -> Play {
        let play = Play::default();
        let adapter = window.global::<PlayAdapter>();
        adapter.set_opponents(ModelRc::from(Rc::clone(&play.opponents)));
        adapter.set_rows(play.rows.model());
        listen(&adapter, shown);
        play
    }

    /// Shows the choices.
    pub fn show(&self, window: &AppWindow, view: &SittingView, gallery: &Gallery) {
        let adapter = window.global::<PlayAdapter>();
        adapter.set_title((&view.title).into());
        adapter.set_text((&view.text).into());
        adapter.set_notice(view.notices.join("\n").into());
        adapter.set_resume(self.resume.info(view.resume.as_ref(), gallery));
        adapter.set_opponents_title((&view.opponents_title).into());
        sync(&self.opponents, view.opponents.iter().map(opponent).collect());
        adapter.set_opponent(view.opponents.iter().position(|row| row.selected).map_or(-1, int));
        self.rows.show_groups([("", &view.rows[..]), (&view.coach_title, &view.coach)], gallery);
        let start = &view.start;
        adapter.set_own(OwnInfo {
            label: (&start.label).into(),
            help: (&start.help).into(),
            placeholder: (&start.placeholder).into(),
            error: start.error.as_deref().unwrap_or_default().into(),
            ..OwnInfo::default()
        });
        if adapter.get_own_text() != start.text.as_str() {
            adapter.set_own_text((&start.text).into());
        }
        adapter.set_summary((&view.summary).into());
        adapter.set_start((&view.begin.label).into());
        adapter.set_ready(view.begin.enabled);
    }
}

fn opponent(row: &OpponentRow) -> OpponentInfo {
    OpponentInfo {
        name: (&row.name).into(),
        text: (&row.text).into(),
        note: row.suggested.as_ref().unwrap_or(&row.results).into(),
        advised: row.suggested.is_some(),
        spoken: (&row.spoken).into(),
    }
}

/// Looks something up in the choices before a game, if they are shown.
fn sitting<T>(shown: &Shown, look: impl FnOnce(&SittingView) -> Option<T>) -> Option<T> {
    shown.screen(|screen| match screen {
        Screen::Sitting(sitting) => look(sitting),
        _ => None,
    })
}

/// A row as the window counts them: those of the coach come last.
fn row(view: &SittingView, at: i32) -> Option<&SettingRow> {
    view.rows.iter().chain(&view.coach).nth(index(at)?)
}

fn listen(adapter: &PlayAdapter, shown: &Rc<Shown>) {
    let to = Rc::clone(shown);
    adapter.on_resumed(move || {
        if let Some(place) = sitting(&to, |view| Some(view.resume.as_ref()?.place.clone())) {
            to.report(Event::Open(place));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_chosen(move |at| {
        if let Some(setting) = sitting(&to, |view| Some(view.opponents.get(index(at)?)?.setting)) {
            to.report(Event::Setting(setting));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_picked(move |at, option| {
        if let Some(setting) = sitting(&to, |view| option_of(row(view, at)?, option)) {
            to.report(Event::Setting(setting));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_toggled(move |at| {
        if let Some(setting) = sitting(&to, |view| switch_of(row(view, at)?)) {
            to.report(Event::Setting(setting));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_typed(move |text| to.report(Event::StartPosition(text.into())));
    let to = Rc::clone(shown);
    adapter.on_begun(move || to.report(Event::Command(Command::BeginGame)));
}
