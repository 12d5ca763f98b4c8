//! The list of chapters put into cards.

use super::board_shape::Face;
use super::shape::{ChapterCard, LearnView, LessonRow, ResumeCard, StepMark, StepState};
use super::{Enabled, board, button, drill, placement, sitting, step_words, today};
use crate::app::opened::first_undone;
use crate::app::screen::Learn;
use crate::app::screen::folded;
use crate::app::state::App;
use crate::app::{Command, Place, courses};
use crate::lesson::drill::DrillKind;
use crate::lesson::{Chapter, Guest, Lesson, Task};
use crate::locale::Message;
use crate::progress::Layers;
use crate::shogi::{Color, Piece};

pub(super) fn learn(app: &App, open: &Learn) -> LearnView {
    let words = &app.words;
    let sought = folded(open.search.trim());
    let own = app.catalog.chapters().iter().enumerate();
    let own = own.filter_map(|(index, chapter)| card(app, open, index, None, chapter, &sought));
    let guests = app.catalog.guests().iter();
    let theirs = guests.flat_map(|guest| guest.catalog.chapters().iter().map(move |one| (guest, one)));
    // The drills have the place behind our own chapters.
    let theirs = (app.catalog.chapters().len() + 1..).zip(theirs);
    let theirs =
        theirs.filter_map(|(index, (guest, chapter))| card(app, open, index, Some(guest), chapter, &sought));
    let chapters: Vec<_> = own.chain(drills(app, open, &sought)).chain(theirs).collect();
    let (done, total) = app.catalog.lessons().map(|lesson| counted(app, lesson)).fold((0, 0), add);
    LearnView {
        title: words.text("learn-title"),
        summary: words.say(&Message::new("learn-summary").with("total", total).with("done", done)),
        search: open.search.clone(),
        today: today::link(app),
        resume: if sought.is_empty() { resume(app) } else { None },
        game: if sought.is_empty() { sitting::resume(app) } else { None },
        empty: chapters
            .is_empty()
            .then(|| words.say(&Message::new("learn-nothing-found").with("search", open.search.trim()))),
        chapters,
        placement: button(app, Command::TakeTest, "button-placement", Enabled::Yes),
        notices: app
            .placed
            .map(|placed| placement::found(app, placed))
            .into_iter()
            .chain(app.notices.iter().cloned())
            .chain(courses::faults(app))
            .collect(),
    }
}

fn add(left: (usize, usize), right: (usize, usize)) -> (usize, usize) {
    (left.0 + right.0, left.1 + right.1)
}

/// Steps done, and steps in all.
pub(super) fn counted(app: &App, lesson: &Lesson) -> (usize, usize) {
    let done = lesson.steps.iter().filter(|step| is_done(app, lesson, &step.id)).count();
    (done, lesson.steps.len())
}

fn is_done(app: &App, lesson: &Lesson, step: &str) -> bool {
    app.lessons.step(&lesson.id, step).is_some_and(|record| record.done)
}

fn card(
    app: &App,
    open: &Learn,
    index: usize,
    guest: Option<&Guest>,
    chapter: &Chapter,
    sought: &str,
) -> Option<ChapterCard> {
    let words = &app.words;
    let title = step_words::chapter_title(app, chapter);
    let whole = sought.is_empty() || folded(&title).contains(sought);
    let lessons: Vec<_> = chapter
        .lessons
        .iter()
        .filter(|lesson| {
            whole
                || folded(&step_words::title(app, lesson)).contains(sought)
                || folded(&step_words::summary(app, lesson)).contains(sought)
        })
        .map(|lesson| row(app, lesson))
        .collect();
    let drills: Vec<_> = chapter
        .drills
        .iter()
        .filter(|kind| whole || speaks_of(app, **kind, sought))
        .map(|kind| drill::row(app, *kind))
        .collect();
    if lessons.is_empty() && drills.is_empty() && !chapter.lessons.is_empty() {
        return None;
    }
    let (done, total) = chapter.lessons.iter().map(|lesson| counted(app, lesson)).fold((0, 0), add);
    Some(ChapterCard {
        index,
        overline: overline(app, guest, chapter),
        face: Face {
            piece: Piece::new(Color::Black, chapter.face),
            set: board::CARD_SET,
            layers: Layers::default(),
            letter: String::new(),
            upside_down: false,
        },
        done,
        total,
        lessons,
        drills,
        open: !sought.is_empty() || open.open.contains(&index),
        spoken: words.say(
            &guest
                .map_or_else(
                    || Message::new("learn-chapter-spoken").with("number", chapter.number),
                    |_| Message::new("course-chapter-spoken").with("overline", overline(app, guest, chapter)),
                )
                .with("title", title.as_str())
                .with("done", done)
                .with("total", total),
        ),
        title,
    })
}

/// "Chapter 8"; in a teacher's own course, its name before it, and the language if it is another.
fn overline(app: &App, guest: Option<&Guest>, chapter: &Chapter) -> String {
    let words = &app.words;
    let Some(guest) = guest else {
        return words.say(&Message::new("learn-chapter").with("number", chapter.number));
    };
    let message = match courses::other_language(app, &guest.name) {
        None => Message::new("course-chapter"),
        Some(language) => Message::new("course-chapter-elsewhere").with("language", language.code()),
    };
    words.say(&message.with("course", courses::title(app, &guest.name)).with("number", chapter.number))
}

/// Whether a drill's words hold what is searched.
fn speaks_of(app: &App, kind: DrillKind, sought: &str) -> bool {
    [kind.title(), kind.summary()].iter().any(|id| folded(&app.words.text(id)).contains(sought))
}

/// All drills on a card of their own, behind the chapters; `None` when none matches the search.
fn drills(app: &App, open: &Learn, sought: &str) -> Option<ChapterCard> {
    let words = &app.words;
    let title = words.text("drills-title");
    let whole = sought.is_empty() || folded(&title).contains(sought);
    let kinds = DrillKind::ALL.into_iter().filter(|&kind| whole || speaks_of(app, kind, sought));
    let drills: Vec<_> = kinds.map(|kind| drill::row(app, kind)).collect();
    if drills.is_empty() {
        return None;
    }
    let guests = app.catalog.guests().iter().map(|guest| guest.catalog.chapters().len());
    let index = app.catalog.chapters().len() + guests.sum::<usize>();
    let begun = DrillKind::ALL.into_iter().filter(|kind| app.drills.of(kind.id()).is_some()).count();
    let total = DrillKind::ALL.len();
    Some(ChapterCard {
        index,
        overline: words.text("drills-overline"),
        face: Face {
            piece: Piece::new(Color::Black, DrillKind::FACE),
            set: board::CARD_SET,
            letter: String::new(),
            layers: Layers::default(),
            upside_down: false,
        },
        done: begun,
        total,
        lessons: Vec::new(),
        drills,
        open: !sought.is_empty() || open.open.contains(&index),
        spoken: words.say(&Message::new("drills-spoken").with("begun", begun).with("total", total)),
        title,
    })
}

fn row(app: &App, lesson: &Lesson) -> LessonRow {
    let (done, total) = counted(app, lesson);
    let title = step_words::title(app, lesson);
    let earning = || lesson.steps.iter().filter(|step| !matches!(step.task, Task::Explain { .. }));
    let stars = earning()
        .filter_map(|step| app.lessons.step(&lesson.id, &step.id))
        .map(|record| usize::from(record.stars))
        .sum();
    let stars_total = earning().count() * 3;
    LessonRow {
        id: lesson.id.clone(),
        done,
        total,
        stars,
        stars_total,
        spoken: app.words.say(
            &Message::new("learn-lesson-spoken")
                .with("title", title.as_str())
                .with("done", done)
                .with("total", total)
                .with("stars", stars)
                .with("stars-total", stars_total),
        ),
        title,
    }
}

/// The lesson that was open last, or the first that is not finished.
fn resume(app: &App) -> Option<ResumeCard> {
    let last = app.lessons.last_lesson.as_deref().and_then(|id| app.catalog.lesson(id));
    let unfinished = |lesson: &&std::sync::Arc<Lesson>| {
        let (done, total) = counted(app, lesson);
        done < total
    };
    let after_last = || {
        let id = app.lessons.last_lesson.as_deref().unwrap_or_default();
        app.catalog.lessons_with(id).skip_while(move |lesson| lesson.id != id).find(unfinished)
    };
    let lesson =
        last.filter(unfinished).or_else(after_last).or_else(|| app.catalog.lessons().find(unfinished))?;
    let same = last.is_some_and(|last| last.id == lesson.id);
    let remembered = app
        .lessons
        .last_step
        .as_deref()
        .filter(|_| same)
        .and_then(|id| lesson.steps.iter().position(|step| step.id == id))
        .and_then(|open| {
            let undone = |step: &&std::sync::Arc<crate::lesson::Step>| !is_done(app, lesson, &step.id);
            let next = lesson.steps.iter().skip(open).find(undone)?;
            lesson.steps.iter().position(|step| step.id == next.id)
        });
    let index = remembered.unwrap_or_else(|| first_undone(&app.lessons, lesson));
    let step = lesson.steps.get(index)?;
    let begun = !app.lessons.steps.is_empty();
    let words = &app.words;
    let number = app.catalog.chapter_of(&lesson.id)?.number;
    Some(ResumeCard {
        overline: words.text(if begun { "learn-continue" } else { "learn-begin" }),
        title: words.say(
            &Message::new("learn-resume-title")
                .with("number", number)
                .with("title", step_words::title(app, lesson)),
        ),
        text: step_words::summary(app, lesson),
        steps: step_marks(app, lesson, Some(index)),
        board: board::picture(app, &step.position),
        button: words.text(if begun { "learn-continue-button" } else { "learn-begin-button" }),
        place: Place::Lesson { id: lesson.id.clone(), step: Some(index) },
    })
}

/// The steps of a lesson as marks, one of them being the current one.
pub(super) fn step_marks(app: &App, lesson: &Lesson, current: Option<usize>) -> Vec<StepMark> {
    let total = lesson.steps.len();
    lesson
        .steps
        .iter()
        .enumerate()
        .map(|(index, step)| {
            let record = app.lessons.step(&lesson.id, &step.id).filter(|record| record.done);
            let explains = matches!(step.task, Task::Explain { .. });
            let (state, said) = match record {
                _ if current == Some(index) => (StepState::Current, "step-current"),
                None => (StepState::Todo, "step-todo"),
                Some(record) if record.stars == 0 && !explains => (StepState::Shown, "step-shown"),
                Some(_) => (StepState::Done, "step-done"),
            };
            let spoken = app.words.say(&Message::new(said).with("number", index + 1).with("total", total));
            StepMark { state, spoken }
        })
        .collect()
}
