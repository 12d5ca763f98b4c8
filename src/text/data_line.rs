//! Lines about the learners, and about everything as one file.

use super::line::{Asked, Dictionary};
use crate::app::{App, Command, DataCommand, DataEvent, Event, Place, Screen, Setting};
use crate::locale::Message;

/// `learner Anna`, `learner add Anna`, `progress export FILE`; `None` when the line is about something else.
pub(super) fn read(
    dictionary: &Dictionary,
    app: &App,
    word: &str,
    rest: &str,
) -> Result<Option<Asked>, Message> {
    let is_learner = dictionary.means(word, "text-word-learner");
    if !is_learner && !dictionary.means(word, "text-word-progress") {
        return Ok(None);
    }
    let (first, name) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let (first, name) = (first.to_lowercase(), name.trim());
    let means = |id: &str| dictionary.means(&first, id);
    let asks = |command| Event::Command(Command::Data(command));
    if is_learner {
        let typed = Event::Data(DataEvent::Name(name.to_owned()));
        let events = if means("text-word-add") {
            vec![typed, asks(DataCommand::Add)]
        } else if means("text-word-rename") {
            vec![typed, asks(DataCommand::Rename)]
        } else if means("text-word-remove") && name.is_empty() {
            vec![asks(DataCommand::Remove)]
        } else {
            vec![chosen(app, rest).ok_or_else(|| Message::new("text-learner-how"))?]
        };
        return Ok(Some(Asked::Do(on_settings(app, events))));
    }
    let command = if means("text-word-export") {
        DataCommand::Export
    } else if means("text-word-import") {
        DataCommand::Merge
    } else if means("text-word-instead") {
        DataCommand::Replace
    } else {
        return Err(Message::new("text-progress-how"));
    };
    let typed = Event::Data(DataEvent::File(name.to_owned()));
    Ok(Some(Asked::Do(on_settings(app, vec![typed, asks(command)]))))
}

/// The learner of that name, or of that place in the list.
fn chosen(app: &App, text: &str) -> Option<Event> {
    let profiles = app.profiles();
    let named = profiles.iter().find(|profile| profile.name.to_lowercase() == text.to_lowercase());
    let numbered = || profiles.get(text.parse::<usize>().ok()?.checked_sub(1)?);
    named.filter(|_| !text.is_empty()).or_else(numbered).map(|one| Event::Setting(Setting::Learner(one.id)))
}

/// The events, after the settings were opened: what comes of them is told there.
fn on_settings(app: &App, events: Vec<Event>) -> Vec<Event> {
    let is_open = matches!(app.view().screen, Screen::Settings(_));
    let open = (!is_open).then_some(Event::Open(Place::Settings));
    open.into_iter().chain(events).collect()
}
