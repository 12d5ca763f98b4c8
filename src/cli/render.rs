//! `nari render`: a screen as a picture, without a display.

use std::path::{Path, PathBuf};

use clap::ArgMatches;

use super::error::Trouble;
use super::{Answer, session};
use crate::app::{self, App, Effect, Event, FileJob, ForNow, Place, Start};
use crate::locale::{Language, Message, Words};
use crate::progress::{Moment, Profiles, Settings, Store};
use crate::worker;

/// Width and height of a picture in pixels, when the call does not say.
const SIZE: (u32, u32) = (1280, 800);
/// No picture is wider or higher, in pixels.
const LARGEST: u32 = 16384;
/// The scales that can be asked for.
const SCALES: std::ops::RangeInclusive<f32> = 0.25..=8.0;

pub(super) fn run(words: &Words, call: &ArgMatches) -> Result<Answer, Trouble> {
    let catalog = session::course()?;
    // The learner's own folder is looked at only when it is named: else every machine draws the same.
    let folder = call.get_one::<PathBuf>("data-dir");
    let courses = folder.map_or_else(Vec::new, |_| session::courses(call));
    let place = session::place(words, call, &app::with_courses(&catalog, &courses))?.unwrap_or(Place::Learn);
    let size = call.get_one::<String>("size").map_or(Ok(SIZE), |text| size(text))?;
    let scale = call.get_one::<String>("scale").map_or(Ok(1.0), |text| scale(text))?;
    let mut store = folder.map_or_else(Store::in_memory, |folder| Store::look(folder));
    let language = call.get_one::<String>("lang").and_then(|code| Language::from_code(code));
    let (mut app, effects) = App::new(Start {
        settings: Settings { first_start_done: true, ..store.settings().clone() },
        lessons: store.lessons().clone(),
        puzzles: store.puzzles().clone(),
        drills: store.drills().clone(),
        play: store.play().clone(),
        reviews: store.reviews().clone(),
        now: folder.map_or_else(Moment::default, |_| session::now()),
        notebook: store.notebook().clone(),
        courses: Some(courses),
        profiles: folder.map(|folder| Profiles::of(folder).list()).unwrap_or_default(),
        profile: 1,
        data_folder: folder.map(|folder| folder.to_string_lossy().into_owned()).unwrap_or_default(),
        place: Some(place),
        for_now: ForNow { language, theme: session::theme(call) },
        ..Start::new(catalog, words.language())
    });
    carry_out(&mut app, &mut store, effects);
    let out = call.get_one::<PathBuf>("OUT").map_or(Path::new(""), PathBuf::as_path);
    draw(words, &app, size, scale, out)?;
    Ok(Answer::Done)
}

/// Does at once what is to be searched and read, so that the picture shows what was found. Nothing is kept.
fn carry_out(app: &mut App, store: &mut Store, effects: Vec<Effect>) {
    for effect in effects {
        let event = match effect {
            Effect::Work { token, job } => Some(Event::Answered { token, found: worker::run_here(&job) }),
            Effect::Files(job @ (FileJob::ListGames | FileJob::ReadGame(_))) => {
                worker::files(store, &job).map(Event::Files)
            }
            _ => None,
        };
        let more = event.map(|event| app.update(event)).unwrap_or_default();
        carry_out(app, store, more);
    }
}

#[cfg(feature = "desktop")]
fn draw(words: &Words, app: &App, size: (u32, u32), scale: f32, out: &Path) -> Result<(), Message> {
    use crate::locale::file_trouble;
    use crate::ui::{self, RenderError};

    ui::render(app, size, scale, out).map_err(|error| {
        let message = match error {
            RenderError::File(why) => Message::new("cli-error-file").with("why", file_trouble(words, why)),
            RenderError::Platform(text) => Message::new("cli-error-render").with("text", text),
        };
        message.with("file", out.to_string_lossy().into_owned())
    })
}

#[cfg(not(feature = "desktop"))]
fn draw(_: &Words, _: &App, _: (u32, u32), _: f32, _: &Path) -> Result<(), Message> {
    Err(Message::new("cli-error-no-window"))
}

/// `1280x800`
fn size(text: &str) -> Result<(u32, u32), Message> {
    let side = |text: &str| text.parse().ok().filter(|side| (1..=LARGEST).contains(side));
    let sides = text.split_once('x').and_then(|(width, height)| Some((side(width)?, side(height)?)));
    sides.ok_or_else(|| Message::new("cli-error-size").with("value", text))
}

fn scale(text: &str) -> Result<f32, Message> {
    let scale = text.parse().ok().filter(|scale| SCALES.contains(scale));
    scale.ok_or_else(|| Message::new("cli-error-scale").with("value", text))
}
