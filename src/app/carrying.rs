//! Everything as one file, and who learns: what the settings ask for, and what came of it.

use std::path::PathBuf;
use std::sync::Arc;

use super::data::{DataCommand, DataDone, DataEvent, DataJob, Learner};
use super::heard::Heard;
use super::state::{App, Screen};
use super::{Command, Effect, Place, courses};
use crate::progress::{DataFault, ProfileFault, Taking};

/// What is typed there, asked there and told there.
#[derive(Clone, Debug, Default)]
pub struct DataDesk {
    /// The name of a learner.
    pub(super) name: String,
    /// The path of a file; empty for the usual one.
    pub(super) file: String,
    /// What is asked once more.
    pub(super) asked: Option<DataCommand>,
    /// What came of the last thing.
    pub(super) told: Option<Told>,
}

/// What came of something.
#[derive(Clone, Debug)]
pub(super) enum Told {
    /// It is done.
    Done(DataDone),
    /// It is not; the file that it was about.
    Failed(DataFault, String),
}

/// The name of the file that everything is written into, when none is typed.
pub(super) fn usual_file(app: &App) -> String {
    format!("nari-{}.txt", app.now.day())
}

/// Takes in what happened.
pub(super) fn take(app: &mut App, event: DataEvent, effects: &mut Vec<Effect>) -> Vec<Heard> {
    match event {
        DataEvent::Name(name) => {
            app.data.name = name;
            Vec::new()
        }
        DataEvent::File(file) => {
            app.data.file = file;
            Vec::new()
        }
        DataEvent::Learner(learner) => {
            effects.extend(begin(app, *learner));
            vec![Heard::Screen]
        }
        DataEvent::Done(done) => {
            if let DataDone::Renamed(profiles) = &done {
                app.profiles.clone_from(profiles);
            }
            app.data.name.clear();
            app.data.told = Some(Told::Done(done));
            vec![Heard::Told]
        }
        DataEvent::Failed(fault) => {
            let file = if app.data.file.trim().is_empty() { usual_file(app) } else { app.data.file.clone() };
            app.data.told = Some(Told::Failed(fault, file));
            vec![Heard::Told]
        }
    }
}

/// Does what the settings ask for; `None` when it is not for them.
pub(super) fn run(app: &mut App, command: Command, effects: &mut Vec<Effect>) -> Option<Vec<Heard>> {
    match command {
        Command::Data(command @ (DataCommand::Remove | DataCommand::Replace)) => {
            app.data.told = None;
            if let Some(fault) = needed(app, command) {
                return Some(take(app, DataEvent::Failed(fault), effects));
            }
            app.data.asked = Some(command);
        }
        Command::Data(command) => return Some(begin_job(app, command, effects)),
        Command::Confirm | Command::Retry if matches!(app.screen, Screen::Settings) => {
            let asked = app.data.asked.take()?;
            if command == Command::Confirm {
                return Some(begin_job(app, asked, effects));
            }
        }
        _ => return None,
    }
    Some(vec![Heard::Told])
}

/// Lets another learner learn.
pub(super) fn choose(app: &mut App, id: u32, effects: &mut Vec<Effect>) -> Vec<Heard> {
    if id != app.profile {
        effects.push(Effect::Data(DataJob::Choose(id)));
    }
    Vec::new()
}

/// What must be typed first.
fn needed(app: &App, command: DataCommand) -> Option<DataFault> {
    match command {
        DataCommand::Remove if app.profiles.len() < 2 => Some(ProfileFault::Only.into()),
        DataCommand::Merge | DataCommand::Replace if app.data.file.trim().is_empty() => {
            Some(DataFault::NoFile)
        }
        _ => None,
    }
}

fn begin_job(app: &mut App, command: DataCommand, effects: &mut Vec<Effect>) -> Vec<Heard> {
    (app.data.asked, app.data.told) = (None, None);
    if let Some(fault) = needed(app, command) {
        return take(app, DataEvent::Failed(fault), effects);
    }
    let (name, file) = (app.data.name.clone(), app.data.file.trim());
    let path = PathBuf::from(if file.is_empty() { usual_file(app) } else { file.to_owned() });
    effects.push(Effect::Data(match command {
        DataCommand::Add => DataJob::Add(name),
        DataCommand::Rename => DataJob::Rename(name),
        DataCommand::Remove => DataJob::Remove,
        DataCommand::Export => DataJob::Export(path),
        DataCommand::Merge => DataJob::Import(path, Taking::Merge),
        DataCommand::Replace => DataJob::Import(path, Taking::Replace),
    }));
    Vec::new()
}

/// Begins anew for a learner, on the settings, or on the first start if he never was here.
fn begin(app: &mut App, learner: Learner) -> Vec<Effect> {
    let place = learner.settings.first_start_done.then_some(Place::Settings);
    let mut start = learner.start(Arc::clone(&app.catalog), app.words.language());
    (start.now, start.seed, start.for_now, start.place) = (app.now, app.seed, app.for_now, place);
    let serial = app.fresh();
    let (mut begun, effects) = App::new(start);
    // The teacher's courses are for all learners.
    (begun.courses, begun.courses_known) = (std::mem::take(&mut app.courses), app.courses_known);
    begun.words = courses::words(&begun, begun.words.language());
    *app = begun;
    // Answers to what the one before asked for are not for this one.
    app.serial = serial;
    effects
}
