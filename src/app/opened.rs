//! What is opened: a place by its name, a step of a lesson, whatever comes next, the course after the first start.

use std::sync::Arc;

use super::heard::Heard;
use super::screen::{Came, FirstStart, Learn, LessonScreen, Source, Way};
use super::state::{App, Round, Screen};
use super::{
    Effect, Experience, FileJob, Place, drilling, gaming, mailing, placement, playing, puzzling, reviewing,
    today,
};
use crate::lesson::{Lesson, Mode, OWN};
use crate::progress::Lessons;

/// Opens a place. What is open is left, and what it still waits for is not wanted any more.
pub(super) fn open(app: &mut App, place: Place, effects: &mut Vec<Effect>) -> Vec<Heard> {
    app.page = None;
    gaming::write_down(app, effects);
    puzzling::leave(app, effects);
    playing::leave(app, effects);
    leave_lesson(app, effects);
    app.placement = None;
    reviewing::leave(app, effects);
    match place {
        Place::Placement => return placement::open(app, effects),
        Place::FirstStart => app.screen = Screen::FirstStart(FirstStart::default()),
        Place::Learn => app.screen = Screen::Learn(Learn::default()),
        Place::Drill(kind) => return drilling::open(app, kind, effects),
        Place::Today => return today::open(app),
        Place::Miss(number) => return today::open_miss(app, number, 0, effects),
        Place::Puzzles => {
            app.screen = Screen::Puzzles;
            puzzling::look_at_today(app);
        }
        Place::Puzzle { id } => return puzzling::open(app, &id, effects),
        Place::Position(problem) => return puzzling::open_source(app, Source::Typed(problem), effects),
        Place::Play => return playing::open(app, effects),
        Place::PlayFrom(start) => return playing::open_from(app, &start, effects),
        Place::GoOn => return playing::go_on(app, effects),
        Place::Games => return gaming::open_list(app, effects),
        Place::Game(_) => return gaming::open_game(app, place, effects),
        Place::Editor(setup) => return gaming::open_editor(app, setup.map(|setup| *setup)),
        Place::Mail => return mailing::open_list(app, effects),
        Place::MailGame(_) => {
            // The others are needed to tell which game a letter belongs to.
            effects.push(Effect::Files(FileJob::ListGames));
            return gaming::open_game(app, place, effects);
        }
        Place::Settings => app.screen = Screen::Settings,
        Place::Lesson { id, step } => {
            let Some(lesson) = app.catalog.lesson(&id).map(Arc::clone) else { return Vec::new() };
            let index = step.unwrap_or_else(|| first_undone(&app.lessons, &lesson));
            return open_step(app, &lesson, index, effects);
        }
    }
    vec![Heard::Screen]
}

/// The first step of a lesson that was not done; its first when all are.
pub(super) fn first_undone(lessons: &Lessons, lesson: &Lesson) -> usize {
    let done = |id: &str| lessons.step(&lesson.id, id).is_some_and(|record| record.done);
    lesson.steps.iter().position(|step| !done(&step.id)).unwrap_or(0)
}

/// Another screen or step opens: what a game of this one waits for is not wanted any more.
fn leave_lesson(app: &mut App, effects: &mut Vec<Effect>) {
    let Screen::Lesson(screen) = &mut app.screen else { return };
    let mut came = Came::default();
    screen.stop_searching(&mut came);
    effects.append(&mut came.effects);
}

/// Opens a step of a lesson.
pub(super) fn open_step(
    app: &mut App,
    lesson: &Arc<Lesson>,
    index: usize,
    effects: &mut Vec<Effect>,
) -> Vec<Heard> {
    if let Screen::Lesson(screen) = &app.screen
        && let Some(number) = screen.miss
        && lesson.id == OWN
    {
        return today::open_miss(app, number, index, effects);
    }
    let Some(step) = lesson.steps.get(index) else { return Vec::new() };
    leave_lesson(app, effects);
    app.placed = None;
    reviewing::begin(app, reviewing::step_card(lesson, index), effects);
    let serial = app.fresh();
    let turned = matches!(&app.screen, Screen::Lesson(screen) if screen.table.turned);
    let (mut screen, came) = LessonScreen::open(Arc::clone(lesson), index, step, serial);
    screen.table.turned = turned;
    app.seed = app.seed.wrapping_add(1);
    screen.seed = app.seed;
    app.serial += 1 << 16;
    app.screen = Screen::Lesson(Box::new(screen));
    app.lessons.open(&lesson.id, &step.id);
    effects.push(Effect::SaveLessons(app.lessons.clone()));
    effects.extend(came.effects);
    came.heard
}

/// The next step, the next lesson after the last step, the list of chapters after the last lesson.
pub(super) fn next(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let has_step = matches!(&app.screen, Screen::Lesson(screen)
        if screen.miss.is_some() && screen.index + 1 < screen.lesson.steps.len());
    if let (Round::OfToday, Screen::Puzzle(_) | Screen::Lesson(_), false) = (app.round, &app.screen, has_step)
    {
        return today::next(app, effects);
    }
    if let Screen::Puzzle(_) = &app.screen {
        return puzzling::beside(app, Way::On, effects);
    }
    if placement::is_open(app) {
        return placement::next(app, effects);
    }
    let Screen::Lesson(screen) = &app.screen else { return Vec::new() };
    let (lesson, index) = (Arc::clone(&screen.lesson), screen.index);
    if screen.miss.is_some() && !has_step {
        return open(app, Place::Today, effects);
    }
    if screen.session.mode() == Mode::Watch {
        // An explanation is done when it was read; it has no stars to earn.
        app.lessons.done(&lesson.id, &screen.step().id, 0);
        effects.push(Effect::SaveLessons(app.lessons.clone()));
    }
    if index + 1 < lesson.steps.len() {
        return open_step(app, &lesson, index + 1, effects);
    }
    let after =
        app.catalog.lessons_with(&lesson.id).skip_while(|other| other.id != lesson.id).nth(1).map(Arc::clone);
    match after {
        Some(next) => {
            let index = first_undone(&app.lessons, &next);
            open_step(app, &next, index, effects)
        }
        None => open(app, Place::Learn, effects),
    }
}

/// The answers to the first start are taken, and the course opens where they say.
pub(super) fn begin(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let Screen::FirstStart(FirstStart { experience }) = app.screen else { return Vec::new() };
    app.settings.first_start_done = true;
    if app.settings.language.is_none() && app.for_now.language.is_none() {
        app.settings.language = Some(app.words.language().code().to_owned());
    }
    effects.push(Effect::SaveSettings(app.settings.clone()));
    if experience == Experience::Played {
        return open(app, Place::Placement, effects);
    }
    let chapters = app.catalog.chapters();
    let index = chapters.iter().position(|chapter| chapter.id == experience.chapter());
    let first = index.and_then(|index| chapters.get(index)?.lessons.first()).map(Arc::clone);
    if let (Some(lesson), Experience::Chess | Experience::Moves) = (first, experience)
        && let Some(step) = lesson.steps.first()
    {
        app.lessons.open(&lesson.id, &step.id);
        effects.push(Effect::SaveLessons(app.lessons.clone()));
    }
    let heard = open(app, Place::Learn, effects);
    if let Screen::Learn(learn) = &mut app.screen {
        learn.open.extend(index);
    }
    heard
}
