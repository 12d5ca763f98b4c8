//! The placement test as it goes on: a question after the other, then the chapter that it found.

use std::sync::Arc;
use std::time::Duration;

use super::heard::Heard;
use super::screen::{Answer, LessonScreen, Next, Placed, Placement, Time};
use super::state::{App, Screen};
use super::{Effect, Place, opened};
use crate::lesson::{Lesson, Step};

/// How long the test takes at most, as the window's timer counts.
const LONGEST: Duration = Duration::from_mins(2);

/// Begins the test; without questions the list of chapters opens.
pub(super) fn open(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let chapters = app.catalog.chapters().iter().enumerate();
    let asked = chapters.filter(|(_, chapter)| chapter.placement.is_some()).map(|(place, _)| place);
    let Some(placement) = Placement::new(asked.collect(), app.now) else {
        return opened::open(app, Place::Learn, effects);
    };
    app.placement = Some(placement);
    app.placed = None;
    let token = app.fresh();
    app.placement_timer = token;
    effects.push(Effect::Wake { token, after: LONGEST });
    ask(app, effects)
}

/// The step that a chapter is asked by.
fn question(app: &App, chapter: usize) -> Option<(Arc<Lesson>, usize, Arc<Step>)> {
    let asked = app.catalog.chapters().get(chapter)?.placement.as_ref()?;
    let lesson = app.catalog.lesson(&asked.lesson)?;
    let index = lesson.steps.iter().position(|step| step.id == asked.step)?;
    Some((Arc::clone(lesson), index, Arc::clone(lesson.steps.get(index)?)))
}

fn ask(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let Some(placement) = &app.placement else { return Vec::new() };
    let (chapter, asked) = (placement.chapter(), placement.question());
    let Some((lesson, index, step)) = question(app, chapter) else {
        return opened::open(app, Place::Learn, effects);
    };
    let serial = app.fresh();
    let (mut screen, came) = LessonScreen::open(lesson, index, &step, serial);
    screen.question = Some(asked);
    app.serial += 1 << 16;
    app.screen = Screen::Lesson(Box::new(screen));
    effects.extend(came.effects);
    came.heard
}

/// Whether a question of the test is on the screen.
pub(super) fn is_open(app: &App) -> bool {
    app.placement.is_some() && matches!(&app.screen, Screen::Lesson(screen) if screen.question.is_some())
}

/// The next question; one that has no answer yet is not known.
pub(super) fn next(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let Screen::Lesson(screen) = &app.screen else { return Vec::new() };
    let answer = screen.question.and_then(|question| question.answer).unwrap_or(Answer::Wrong);
    let now = app.now;
    let Some(placement) = &mut app.placement else { return Vec::new() };
    match placement.answered(answer, now) {
        Next::Ask(_) => ask(app, effects),
        Next::Over(placed) => over(app, placed, effects),
    }
}

/// The timer of the test rang.
pub(super) fn woke(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    // Plain text has no timers that wait: the clock decides.
    let Some(mut placement) = app.placement.clone().filter(|placement| placement.is_time_up(app.now)) else {
        return Vec::new();
    };
    let answer = match &app.screen {
        Screen::Lesson(screen) => screen.question.and_then(|question| question.answer),
        _ => None,
    };
    let placed = match answer.map(|answer| placement.answered(answer, app.now)) {
        Some(Next::Over(placed)) => placed,
        Some(Next::Ask(_)) | None => placement.placed(Time::Up),
    };
    over(app, placed, effects)
}

/// The chapter that was found opens on the list, and says why.
fn over(app: &mut App, placed: Placed, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let last = app.catalog.chapters().len().saturating_sub(1);
    let chapter = placed.opens.unwrap_or(last);
    let first =
        app.catalog.chapters().get(chapter).and_then(|chapter| chapter.lessons.first()).map(Arc::clone);
    if let Some(lesson) = first {
        let index = opened::first_undone(&app.lessons, &lesson);
        if let Some(step) = lesson.steps.get(index) {
            app.lessons.open(&lesson.id, &step.id);
            effects.push(Effect::SaveLessons(app.lessons.clone()));
        }
    }
    opened::open(app, Place::Learn, effects);
    app.placed = Some(placed);
    if let Screen::Learn(learn) = &mut app.screen {
        learn.open.insert(chapter);
    }
    vec![Heard::Screen, Heard::Placed]
}
