//! The messages of a lesson, their placeables filled from the step.

use crate::app::courses;
use crate::app::state::App;
use crate::lesson::{Chapter, Lesson, Step};
use crate::locale::{self, Message};

/// The title of a lesson.
pub(super) fn title(app: &App, lesson: &Lesson) -> String {
    app.words.text(&format!("lesson-{}-title", lesson.id))
}

/// One sentence on a lesson.
pub(super) fn summary(app: &App, lesson: &Lesson) -> String {
    app.words.text(&format!("lesson-{}-summary", lesson.id))
}

/// "Chapter 8 · Check and pins".
pub(super) fn chapter(app: &App, lesson: &Lesson) -> String {
    let Some(chapter) = app.catalog.chapter_of(&lesson.id) else { return String::new() };
    let message = match lesson.id.split_once('/') {
        Some((course, _)) => Message::new("course-overline").with("course", courses::title(app, course)),
        None => Message::new("lesson-overline"),
    };
    app.words.say(&message.with("number", chapter.number).with("title", chapter_title(app, chapter)))
}

/// The title of a chapter.
pub(super) fn chapter_title(app: &App, chapter: &Chapter) -> String {
    app.words.text(&chapter.title())
}

/// A text of the step by the end of its name: `text`, `hint-1`, `done`.
pub(super) fn step(app: &App, step: &Step, end: &str) -> String {
    message(app, step, step.message(end))
}

/// Any message of the step, by its whole name.
pub(super) fn message(app: &App, step: &Step, id: String) -> String {
    locale::step_message(&app.words, &app.naming(), step, id)
}
