//! The learners, and everything as one file, as the settings show them.

use super::shape::{DataTool, DataView, Feedback, SettingOption, SettingRow, Tone};
use super::{Enabled, button};
use crate::app::carrying::{Told, usual_file};
use crate::app::state::App;
use crate::app::{Command, DataCommand, DataDone, Field, Setting};
use crate::locale::{self, Message};

/// Who learns, where there are several.
pub(super) fn learners(app: &App) -> Option<SettingRow> {
    let option = |profile: &crate::progress::Profile| SettingOption {
        label: name(app, profile.id, &profile.name),
        faces: Vec::new(),
        selected: profile.id == app.profile,
        setting: Setting::Learner(profile.id),
    };
    let options: Vec<_> = app.profiles.iter().map(option).collect();
    (options.len() > 1).then(|| super::settings::options(app, "settings-learner", options))
}

/// The tools below the settings; `None` when nothing is kept.
pub(super) fn tools(app: &App) -> Option<Box<DataView>> {
    if app.profiles.is_empty() {
        return None;
    }
    let tool = |id: &str, text: &str, commands: &[(DataCommand, &str)]| DataTool {
        title: app.words.text(id),
        field: Field {
            label: app.words.text(&format!("{id}.field")),
            help: app.words.text(&format!("{id}.help")),
            text: text.to_owned(),
            placeholder: if id == "data-file" { usual_file(app) } else { String::new() },
            error: None,
        },
        buttons: commands
            .iter()
            .map(|&(command, label)| button(app, Command::Data(command), label, Enabled::Yes))
            .collect(),
    };
    Some(Box::new(DataView {
        learners: tool(
            "data-learners",
            &app.data.name,
            &[
                (DataCommand::Add, "button-learner-add"),
                (DataCommand::Rename, "button-learner-rename"),
                (DataCommand::Remove, "button-learner-remove"),
            ],
        ),
        file: tool(
            "data-file",
            &app.data.file,
            &[
                (DataCommand::Export, "button-data-export"),
                (DataCommand::Merge, "button-data-merge"),
                (DataCommand::Replace, "button-data-replace"),
            ],
        ),
        told: told(app),
        question: question(app),
    }))
}

/// What is announced: the question, else what came of the last thing.
pub(super) fn spoken(app: &App) -> String {
    let said = question(app).or_else(|| told(app));
    said.map(|said| [said.title, said.text].join(" ").trim().to_owned()).unwrap_or_default()
}

/// The name of a learner: the first may have none.
fn name(app: &App, id: u32, name: &str) -> String {
    if name.is_empty() {
        app.words.say(&Message::new("data-learner-number").with("number", id))
    } else {
        name.to_owned()
    }
}

fn own_name(app: &App) -> String {
    let own = app.profiles.iter().find(|profile| profile.id == app.profile);
    own.map(|profile| name(app, profile.id, &profile.name)).unwrap_or_default()
}

fn question(app: &App) -> Option<Feedback> {
    let (title, text, yes) = match app.data.asked? {
        DataCommand::Remove => {
            let title = Message::new("data-remove-question").with("name", own_name(app));
            (title, "data-remove-text", "button-learner-remove-yes")
        }
        _ => (Message::new("data-replace-question"), "data-replace-text", "button-data-replace-yes"),
    };
    Some(Feedback {
        tone: Tone::Wrong,
        title: app.words.say(&title),
        text: app.words.text(text),
        actions: vec![
            button(app, Command::Confirm, yes, Enabled::Yes),
            button(app, Command::Retry, "button-data-no", Enabled::Yes),
        ],
    })
}

fn told(app: &App) -> Option<Feedback> {
    let at = |id, path: &std::path::Path| Message::new(id).with("file", path.to_string_lossy().into_owned());
    let words = &app.words;
    let (tone, text) = match app.data.told.as_ref()? {
        Told::Failed(fault, file) => (Tone::Refused, locale::data_fault(words, fault, file)),
        Told::Done(done) => {
            let message = match done {
                DataDone::Chosen | DataDone::Added => {
                    Message::new("data-learner-now").with("name", own_name(app))
                }
                DataDone::Renamed(_) => Message::new("data-renamed").with("name", own_name(app)),
                DataDone::Removed(folder) => at("data-removed", folder),
                DataDone::Exported(file) => at("data-exported", file),
                DataDone::Imported(Some(before)) => at("data-replaced", before),
                DataDone::Imported(None) => Message::new("data-merged"),
            };
            (Tone::Good, words.say(&message))
        }
    };
    Some(Feedback { tone, title: text, text: String::new(), actions: Vec::new() })
}
