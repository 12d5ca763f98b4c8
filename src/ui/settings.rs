//! The settings, and the three choices of the first start, which are rows of the same kind.

use std::cell::RefCell;
use std::rc::Rc;

use slint::{ComponentHandle as _, ModelRc, SharedString, VecModel};

use super::convert::{index, int, sync};
use super::gallery::Gallery;
use super::shown::Shown;
use super::{coach, fields};
use crate::app::{
    Button, Command, Control, DataEvent, DataView, Event, FirstStartView, Screen, Setting, SettingRow,
    SettingsView,
};
use nari_markup::{AppWindow, ButtonInfo, FeedbackInfo, OptionInfo, SettingInfo, SettingsAdapter};

/// The model behind the adapter of the settings.
#[derive(Default)]
pub struct Settings {
    rows: Rows,
    learner_buttons: Rc<VecModel<ButtonInfo>>,
    file_buttons: Rc<VecModel<ButtonInfo>>,
    answers: Rc<VecModel<ButtonInfo>>,
}

/// Settings one below the other.
#[derive(Default)]
pub struct Rows {
    model: Rc<VecModel<SettingInfo>>,
    /// What the model shows: a row is only touched when it changed, so that it keeps the keyboard's focus.
    last: RefCell<Vec<Placed>>,
}

/// A row with its place in a group.
#[derive(Clone, PartialEq)]
struct Placed {
    group: String,
    last: bool,
    row: SettingRow,
}

impl Settings {
    /// Puts an empty model under the adapter and leads its callbacks to `shown`.
    pub fn connect(window: &AppWindow, shown: &Rc<Shown>) -> Settings {
        let settings = Settings::default();
        let adapter = window.global::<SettingsAdapter>();
        adapter.set_rows(settings.rows.model());
        adapter.set_learner_buttons(ModelRc::from(Rc::clone(&settings.learner_buttons)));
        adapter.set_file_buttons(ModelRc::from(Rc::clone(&settings.file_buttons)));
        adapter.set_answers(ModelRc::from(Rc::clone(&settings.answers)));
        listen_data(&adapter, shown);
        listen(&adapter, shown);
        settings
    }

    /// Shows the settings.
    pub fn show(&self, window: &AppWindow, view: &SettingsView, gallery: &Gallery) {
        let adapter = window.global::<SettingsAdapter>();
        adapter.set_title((&view.title).into());
        adapter.set_notice(view.notices.join("\n").into());
        let (label, folder) = &view.data_folder;
        adapter.set_folder_label(label.into());
        adapter.set_folder(folder.into());
        let (title, help, test) = &view.placement;
        adapter.set_test_title(title.into());
        adapter.set_test_help(help.into());
        adapter.set_test((&test.label).into());
        self.show_data(&adapter, view.data.as_deref());
        self.rows
            .show_groups(view.groups.iter().map(|group| (group.title.as_str(), &group.rows[..])), gallery);
    }

    fn show_data(&self, adapter: &SettingsAdapter, data: Option<&DataView>) {
        adapter.set_data_shown(data.is_some());
        let Some(data) = data else { return };
        let buttons = |buttons: &[Button]| buttons.iter().map(coach::plain).collect::<Vec<_>>();
        adapter.set_learners_title((&data.learners.title).into());
        adapter.set_learner(fields::info(&data.learners.field));
        let typed = &data.learners.field.text;
        fields::write(&adapter.get_learner_text(), typed, |text| adapter.set_learner_text(text));
        sync(&self.learner_buttons, buttons(&data.learners.buttons));
        adapter.set_file_title((&data.file.title).into());
        adapter.set_file(fields::info(&data.file.field));
        let typed = &data.file.field.text;
        fields::write(&adapter.get_file_text(), typed, |text| adapter.set_file_text(text));
        sync(&self.file_buttons, buttons(&data.file.buttons));
        let question = data.question.as_ref();
        sync(&self.answers, question.map_or_else(Vec::new, |question| buttons(&question.actions)));
        adapter.set_question(question.map_or_else(FeedbackInfo::default, coach::feedback));
        adapter.set_told(data.told.as_ref().map_or_else(FeedbackInfo::default, coach::feedback));
    }

    /// Shows the first start.
    pub fn show_first_start(&self, window: &AppWindow, view: &FirstStartView, gallery: &Gallery) {
        let adapter = window.global::<SettingsAdapter>();
        adapter.set_title((&view.title).into());
        adapter.set_text((&view.text).into());
        adapter.set_start((&view.start).into());
        adapter.set_skip((&view.skip).into());
        let placed = |row: &SettingRow| Placed { group: String::new(), last: true, row: row.clone() };
        self.rows.set(&view.rows.iter().map(placed).collect::<Vec<_>>(), gallery);
    }
}

impl Rows {
    /// The model, to be put under an adapter.
    pub fn model(&self) -> ModelRc<SettingInfo> {
        ModelRc::from(Rc::clone(&self.model))
    }

    /// Shows settings under their titles.
    pub fn show_groups<'a>(
        &self,
        groups: impl IntoIterator<Item = (&'a str, &'a [SettingRow])>,
        gallery: &Gallery,
    ) {
        let mut rows = Vec::new();
        for (title, group) in groups {
            for (at, row) in group.iter().enumerate() {
                rows.push(Placed {
                    group: if at == 0 { title.to_owned() } else { String::new() },
                    last: at + 1 == group.len(),
                    row: row.clone(),
                });
            }
        }
        self.set(&rows, gallery);
    }

    fn set(&self, rows: &[Placed], gallery: &Gallery) {
        let before = self.last.replace(rows.to_vec());
        for _ in rows.len()..before.len() {
            self.model.remove(rows.len());
        }
        for (at, placed) in rows.iter().enumerate() {
            match before.get(at) {
                Some(old) if old == placed => {}
                Some(_) => slint::Model::set_row_data(&*self.model, at, info(placed, gallery)),
                None => self.model.push(info(placed, gallery)),
            }
        }
    }
}

fn listen(adapter: &SettingsAdapter, shown: &Rc<Shown>) {
    let to = Rc::clone(shown);
    adapter.on_picked(move |row, option| {
        let setting = index(row).and_then(|row| to.setting(row, |row| option_of(row, option)));
        if let Some(setting) = setting {
            to.report(Event::Setting(setting));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_toggled(move |row| {
        let setting = index(row).and_then(|row| to.setting(row, switch_of));
        if let Some(setting) = setting {
            to.report(Event::Setting(setting));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_test_asked(move || to.report(Event::Command(Command::TakeTest)));
    let to = Rc::clone(shown);
    adapter.on_begun(move || to.report(Event::Begin));
    let to = Rc::clone(shown);
    adapter.on_skipped(move || to.report(Event::Command(Command::Back)));
}

fn listen_data(adapter: &SettingsAdapter, shown: &Rc<Shown>) {
    let to = Rc::clone(shown);
    adapter.on_learner_typed(move |text| to.report(Event::Data(DataEvent::Name(text.into()))));
    let to = Rc::clone(shown);
    adapter.on_file_typed(move |text| to.report(Event::Data(DataEvent::File(text.into()))));
    let to = Rc::clone(shown);
    adapter.on_learner_pressed(move |button| press(&to, button, |data| &data.learners.buttons));
    let to = Rc::clone(shown);
    adapter.on_file_pressed(move |button| press(&to, button, |data| &data.file.buttons));
    let to = Rc::clone(shown);
    adapter.on_answered(move |answer| {
        press(&to, answer, |data| data.question.as_ref().map_or(&[], |question| &question.actions[..]));
    });
}

/// Does what one of the buttons of the data is for.
fn press(shown: &Rc<Shown>, button: i32, buttons: fn(&DataView) -> &[Button]) {
    let command = shown.screen(|screen| match screen {
        Screen::Settings(settings) => Some(buttons(settings.data.as_ref()?).get(index(button)?)?.command),
        _ => None,
    });
    if let Some(command) = command {
        shown.report(Event::Command(command));
    }
}

/// What picking one of a row's options sets.
pub fn option_of(row: &SettingRow, option: i32) -> Option<Setting> {
    match &row.control {
        Control::Options(options) => options.get(index(option)?).map(|option| option.setting),
        Control::Switch { .. } => None,
    }
}

/// What a press on a row's switch sets.
pub fn switch_of(row: &SettingRow) -> Option<Setting> {
    match row.control {
        Control::Switch { press, .. } => Some(press),
        Control::Options(_) => None,
    }
}

fn info(placed: &Placed, gallery: &Gallery) -> SettingInfo {
    let row = &placed.row;
    let mut info = SettingInfo {
        group: (&placed.group).into(),
        last: placed.last,
        label: (&row.label).into(),
        help: (&row.help).into(),
        ..SettingInfo::default()
    };
    match &row.control {
        Control::Switch { on, .. } => {
            info.is_switch = true;
            info.checked = *on;
        }
        Control::Options(options) => {
            info.selected = options.iter().position(|option| option.selected).map_or(-1, int);
            info.letters = options.iter().map(|option| option.label.chars().count()).max().map_or(0, int);
            info.drawn = options.iter().any(|option| !option.faces.is_empty());
            let option = |option: &crate::app::SettingOption| OptionInfo {
                label: (&option.label).into(),
                note: SharedString::new(),
                spoken: (&option.label).into(),
                faces: ModelRc::new(
                    option.faces.iter().map(|face| gallery.number(face)).collect::<VecModel<_>>(),
                ),
                selected: option.selected,
            };
            info.options = ModelRc::new(options.iter().map(option).collect::<VecModel<_>>());
        }
    }
    info
}
