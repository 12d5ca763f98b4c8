//! The placement test in words: a question in the dress of its step, and which chapter was found.

use super::shape::{Feedback, LessonView, Tone};
use super::{Enabled, button};
use crate::app::Command;
use crate::app::screen::{Placed, Question, Time};
use crate::app::state::App;
use crate::locale::Message;

/// A question: the step without help, and without the lesson round it.
pub(super) fn question(app: &App, question: Question, step: LessonView) -> LessonView {
    let words = &app.words;
    let answered = question.answer.is_some();
    let next = if answered { "button-next-question" } else { "button-dont-know" };
    let off = |command, id| button(app, command, id, Enabled::No);
    LessonView {
        overline: words.text("placement-title"),
        title: words.say(&Message::new("placement-question").with("number", question.number)),
        steps: Vec::new(),
        hint: off(Command::Hint, "button-hint"),
        show_me: off(Command::ShowMe, "button-show-me"),
        restart: off(Command::Restart, "button-restart"),
        previous: off(Command::Previous, "button-previous"),
        next: button(app, Command::Next, next, Enabled::Yes),
        done: answered,
        stars: 0,
        ..step
    }
}

/// What can be done with a question.
pub(super) fn status(app: &App, question: Question) -> String {
    app.words.text(if question.answer.is_some() { "placement-go-on" } else { "placement-how" })
}

/// The answer to an answer: right or wrong, and nothing to be tried again.
pub(super) fn told(app: &App, told: Feedback) -> Feedback {
    let title = match told.tone {
        Tone::Good => app.words.text("placement-right"),
        _ => told.title,
    };
    let actions = match told.tone {
        Tone::Refused => told.actions,
        _ => Vec::new(),
    };
    Feedback { title, actions, ..told }
}

/// Which chapter was found, and why.
pub(super) fn found(app: &App, placed: Placed) -> String {
    let words = &app.words;
    let title = |chapter: usize| {
        let chapter = app.catalog.chapters().get(chapter)?;
        let title = words.text(&chapter.title());
        Some(words.say(&Message::new("lesson-overline").with("number", chapter.number).with("title", title)))
    };
    let message = match (placed.known.and_then(title), placed.opens.and_then(title)) {
        (Some(known), Some(opens)) => {
            Message::new("placement-found").with("known", known).with("opens", opens)
        }
        (None, Some(opens)) => Message::new("placement-begin").with("opens", opens),
        (_, None) => Message::new("placement-all"),
    };
    let told = words.say(&message);
    match placed.time {
        Time::Enough => told,
        Time::Up => format!("{} {told}", words.text("placement-time-up")),
    }
}
