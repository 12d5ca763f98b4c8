//! What can be handed out from an open game or a drawing: to the clipboard, or into a file.

use std::cell::RefCell;
use std::rc::Rc;

use slint::{ComponentHandle as _, Model as _, ModelRc, SharedString, VecModel};

use nari_markup::{AppWindow, ExportAdapter, OptionInfo, Tr};

use super::convert::{index, sync};
use super::shown::Shown;
use super::wishes::Wish;
use crate::app::{Event, Export, ExportView, GamesEvent, Screen, Target};

/// The models behind the adapter of what can be handed out.
#[derive(Default)]
pub struct Exports {
    choices: Rc<VecModel<OptionInfo>>,
    files: Rc<VecModel<SharedString>>,
    /// What was offered last, to tell when other things are.
    last: RefCell<Vec<String>>,
}

/// What can be handed out, as the window sees it: it alone draws a picture in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handed {
    /// What the app writes.
    Written(Export),
    /// The board in pixels.
    Pixels,
}

impl Exports {
    /// Puts empty models under the adapter and leads its callbacks to `shown`.
    pub fn connect(window: &AppWindow, shown: &Rc<Shown>) -> Exports {
        let exports = Exports::default();
        let adapter = window.global::<ExportAdapter>();
        adapter.set_choices(ModelRc::from(Rc::clone(&exports.choices)));
        adapter.set_files(ModelRc::from(Rc::clone(&exports.files)));
        pick(window, &adapter, &exports.choices);
        listen(window, &adapter, shown);
        exports
    }

    /// Shows what can be handed out.
    pub fn show(&self, window: &AppWindow, view: &ExportView) {
        let adapter = window.global::<ExportAdapter>();
        adapter.set_title((&view.title).into());
        adapter.set_help((&view.help).into());
        let pixels = String::from(window.global::<Tr>().invoke_lookup("window-export-pixels".into()));
        let mut labels: Vec<String> = view.choices.iter().map(|choice| choice.label.clone()).collect();
        let mut files: Vec<SharedString> = view.choices.iter().map(|choice| (&choice.file).into()).collect();
        labels.push(pixels);
        files.push(pixels_file(view).into());
        // Another game or the editor: what was picked and typed before was for something else.
        let names: Vec<String> = files.iter().map(String::from).collect();
        if self.last.replace(names.clone()) != names {
            adapter.set_chosen(0);
            adapter.set_path(SharedString::new());
        }
        let chosen = index(adapter.get_chosen());
        let option = |(at, label): (usize, String)| OptionInfo {
            label: (&label).into(),
            spoken: label.into(),
            selected: chosen == Some(at),
            ..OptionInfo::default()
        };
        sync(&self.choices, labels.into_iter().enumerate().map(option).collect());
        sync(&self.files, files);
    }
}

/// The name of the picture in pixels: after that of the other picture.
fn pixels_file(view: &ExportView) -> String {
    let stem = view.choices.first().map(|choice| choice.file.as_str()).unwrap_or_default();
    let stem = stem.rsplit_once('.').map_or(stem, |(stem, _)| stem);
    format!("{stem}.png")
}

/// What is picked.
fn handed(shown: &Shown, chosen: i32) -> Option<(Handed, String)> {
    let look = |view: &ExportView| {
        let chosen = index(chosen)?;
        if chosen == view.choices.len() {
            return Some((Handed::Pixels, pixels_file(view)));
        }
        view.choices.get(chosen).map(|choice| (Handed::Written(choice.export), choice.file.clone()))
    };
    shown.screen(|screen| match screen {
        Screen::Replay(replay) => look(&replay.exports),
        Screen::Editor(editor) => look(&editor.exports),
        _ => None,
    })
}

/// Puts what is picked in force: nobody else asks for it before it is handed out.
fn pick(window: &AppWindow, adapter: &ExportAdapter, choices: &Rc<VecModel<OptionInfo>>) {
    let (weak, choices) = (window.as_weak(), Rc::clone(choices));
    adapter.on_picked(move |chosen| {
        if let Some(window) = weak.upgrade() {
            window.global::<ExportAdapter>().set_chosen(chosen);
            let option = |(at, option)| OptionInfo { selected: index(chosen) == Some(at), ..option };
            sync(&choices, choices.iter().enumerate().map(option).collect());
        }
    });
}

fn listen(window: &AppWindow, adapter: &ExportAdapter, shown: &Rc<Shown>) {
    let (weak, to) = (window.as_weak(), Rc::clone(shown));
    let give = move |target: Option<fn(&ExportAdapter) -> Target>| {
        let Some(window) = weak.upgrade() else { return };
        let adapter = window.global::<ExportAdapter>();
        let Some((handed, file)) = handed(&to, adapter.get_chosen()) else { return };
        match (handed, target) {
            (_, None) => to.wish(Wish::ChooseFile { handed, file }),
            (Handed::Written(export), Some(target)) => {
                to.report(Event::Games(GamesEvent::Export(export, target(&adapter))));
            }
            (Handed::Pixels, Some(target)) => {
                let target = match target(&adapter) {
                    Target::File(path) if path.trim().is_empty() => Target::File(file),
                    target => target,
                };
                to.wish(Wish::Draw(target));
            }
        }
    };
    let give = Rc::new(give);
    let hand = Rc::clone(&give);
    adapter.on_copied(move || hand(Some(|_| Target::Clipboard)));
    let hand = Rc::clone(&give);
    adapter.on_saved(move || hand(Some(|adapter| Target::File(adapter.get_path().into()))));
    adapter.on_file_asked(move || give(None));
}
