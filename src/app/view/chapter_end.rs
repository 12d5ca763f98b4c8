//! The end of a chapter in words: that it is finished, how it went, what practises it, and what comes next.

use super::learn::counted;
use super::{puzzle_words, step_words};
use crate::app::screen::LessonScreen;
use crate::app::state::{App, Round};
use crate::lesson::{Chapter, Task};
use crate::locale::{self, Message};

/// The stars of a step that was done without a mistake and without a hint.
const ALL_STARS: u8 = 3;

/// The chapter whose last step is open, where it is gone through in order.
pub(super) fn closed<'a>(app: &'a App, screen: &LessonScreen) -> Option<&'a Chapter> {
    let in_order = app.round == Round::InOrder && screen.question.is_none() && screen.miss.is_none();
    let chapter = app.catalog.chapter_of(&screen.lesson.id).filter(|_| in_order)?;
    let is_last = screen.index + 1 == screen.lesson.steps.len()
        && chapter.lessons.last().is_some_and(|lesson| lesson.id == screen.lesson.id);
    is_last.then_some(chapter)
}

/// The chapter after the one that this step ends.
pub(super) fn following<'a>(app: &'a App, screen: &LessonScreen) -> Option<&'a Chapter> {
    let id = screen.lesson.id.as_str();
    let next = app.catalog.lessons_with(id).skip_while(|lesson| lesson.id != id).nth(1)?;
    app.catalog.chapter_of(&next.id)
}

/// What is said after the last step of a chapter; `None` after any other.
pub(super) fn told(app: &App, screen: &LessonScreen) -> Option<String> {
    let chapter = closed(app, screen)?;
    let next = match following(app, screen) {
        Some(next) => app.words.say(&named(app, "chapter-end-next", next)),
        None => app.words.text("chapter-end-last"),
    };
    let further = [drills(app, chapter), puzzles(app, screen, chapter), Some(next)]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>();
    Some([finished(app, chapter), further.join(" ")].join("\n\n"))
}

fn named(app: &App, id: &'static str, chapter: &Chapter) -> Message {
    Message::new(id).with("number", chapter.number).with("title", step_words::chapter_title(app, chapter))
}

/// That it is finished, and how many of its exercises were solved alone; or how many of its steps are still to be done.
fn finished(app: &App, chapter: &Chapter) -> String {
    let left: usize = chapter
        .lessons
        .iter()
        .map(|lesson| counted(app, lesson))
        .map(|(done, total)| total.saturating_sub(done))
        .sum();
    if left > 0 {
        return app.words.say(&named(app, "chapter-end-open", chapter).with("left", left));
    }
    let (mut alone, mut total) = (0_usize, 0_usize);
    for lesson in &chapter.lessons {
        for step in lesson.steps.iter().filter(|step| !matches!(step.task, Task::Explain { .. })) {
            total += 1;
            let record = app.lessons.step(&lesson.id, &step.id);
            alone += usize::from(record.is_some_and(|record| record.stars == ALL_STARS));
        }
    }
    let id = match alone {
        0 => "chapter-end-helped",
        _ if alone == total => "chapter-end-all-alone",
        _ => "chapter-end-alone",
    };
    let message = named(app, id, chapter);
    app.words.say(&if alone == total { message } else { message.with("alone", alone).with("total", total) })
}

/// The drills that belong to it.
fn drills(app: &App, chapter: &Chapter) -> Option<String> {
    let quoted = |title: String| app.words.say(&Message::new("chapter-end-drill").with("title", title));
    let names: Vec<_> = chapter.drills.iter().map(|kind| quoted(app.words.text(&kind.title()))).collect();
    let message = Message::new("chapter-end-drills").with("count", names.len());
    (!names.is_empty()).then(|| app.words.say(&message.with("drills", locale::list(&app.words, &names))))
}

/// The mate problems that carry it on, where the course has some.
fn puzzles(app: &App, screen: &LessonScreen, chapter: &Chapter) -> Option<String> {
    let moves = chapter.mates?;
    let all = app.catalog.puzzles_with(&screen.lesson.id);
    let count = all.iter().filter(|puzzle| puzzle.moves == moves).count();
    let message = Message::new("chapter-end-puzzles").with("count", count);
    (count > 0).then(|| app.words.say(&message.with("length", puzzle_words::mate_in(app, moves))))
}
