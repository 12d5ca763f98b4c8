//! A teacher's own courses: each is proved whole before it is shown, and its last good version stays while it has faults.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::sync::Arc;

use super::heard::Heard;
use super::opened::{first_undone, open, open_step};
use super::screen::Source;
use super::state::{App, Screen};
use super::{Effect, Place};
use crate::lesson::{self, Catalog, Fault, Guest};
use crate::locale::texts::{TextFault, Texts, compare};
use crate::locale::{Language, Message, Words, file_trouble, lesson_fault};
use crate::progress::CourseFiles;
use crate::progress::courses::COURSES;

/// A course as it was read and proved.
#[derive(Clone, Debug)]
pub struct CourseRead {
    /// Its files.
    pub files: Arc<CourseFiles>,
    /// Its chapters and problems that have no fault; `None` when there are none.
    catalog: Option<Arc<Catalog>>,
    /// Every fault.
    faults: Vec<CourseFault>,
}

/// What is wrong with a course.
#[derive(Clone, Debug)]
enum CourseFault {
    /// Of a lesson or problem, or of what a language lacks.
    Lesson(Fault),
    /// Of a file of messages.
    Text(TextFault),
    /// A file that can't be read.
    Unread(String, ErrorKind),
    /// The name of the folder can't be that of a course.
    Name,
}

/// A course beside the built-in one.
#[derive(Clone, Debug)]
pub(super) struct Course {
    /// The files that were read last.
    files: Arc<CourseFiles>,
    /// The last version without a fault; what is sound of the files where there was none.
    good: Option<Good>,
    faults: Vec<CourseFault>,
}

#[derive(Clone, Debug)]
struct Good {
    catalog: Arc<Catalog>,
    files: Arc<CourseFiles>,
    extent: Sound,
}

/// How much of a course has no fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sound {
    All,
    Part,
}

/// Reads a course and proves it; this may take its time.
#[must_use]
pub fn prove_course(files: CourseFiles) -> CourseRead {
    let texts = Texts::of(files.texts.clone());
    let book = texts.book();
    let report = lesson::check(&files.lessons, Some(&book));
    let name = &files.name;
    let named_badly = name.contains(|sign: char| sign.is_control() || ":\"\\".contains(sign));
    let told = |mut fault: Fault| {
        // The book names its files as they are told; lessons are named from the course's folder.
        if fault.file.starts_with("lessons/") {
            fault.file = format!("{COURSES}/{name}/{}", fault.file);
        }
        CourseFault::Lesson(fault)
    };
    let unread = files
        .unread
        .as_ref()
        .map(|(path, why)| CourseFault::Unread(path.to_string_lossy().into_owned(), *why));
    // What can't be read at all is told alone: what is missing for it is no fault of its own.
    let is_read = unread.is_none();
    let folder = format!("{COURSES}/{name}/locales");
    let missing = texts.missing(&report.faults, report.chapters, &folder).filter(|_| is_read);
    let is_told = |fault: &&Fault| texts.concerns(fault) && (missing.is_none() || !fault.lacks_a_message());
    let faults: Vec<_> = named_badly
        .then_some(CourseFault::Name)
        .into_iter()
        .chain(unread)
        // What a file of messages is not read for comes before what is missing for it.
        .chain(compare(&texts).into_iter().map(CourseFault::Text))
        .chain(missing.clone().map(CourseFault::Text))
        .chain(report.faults.iter().filter(|fault| is_read && is_told(fault)).cloned().map(told))
        .collect();
    let read = if faults.is_empty() {
        Catalog::read(&files.lessons).ok()
    } else if named_badly {
        None
    } else {
        Catalog::sound(&files.lessons, &book, &report.faults)
    };
    let catalog = read.map(|catalog| Arc::new(catalog.named(name)));
    CourseRead { catalog, faults, files: Arc::new(files) }
}

impl CourseRead {
    /// The name of its folder.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.files.name
    }

    /// Whether it has no fault.
    #[must_use]
    pub const fn is_good(&self) -> bool {
        self.faults.is_empty()
    }
}

/// The built-in course with these beside it, as far as they are good.
#[must_use]
pub fn with_courses(catalog: &Catalog, read: &[CourseRead]) -> Catalog {
    let guest = |read: &CourseRead| {
        Some(Guest { name: read.name().to_owned(), catalog: Arc::clone(read.catalog.as_ref()?) })
    };
    catalog.beside(read.iter().filter_map(guest).collect())
}

/// Takes in the courses as they stand now: those that are gone close, those that changed go on with what they say now.
pub(super) fn take(app: &mut App, read: Vec<CourseRead>, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let mut before: BTreeMap<String, Course> = std::mem::take(&mut app.courses)
        .into_iter()
        .map(|course| (course.files.name.clone(), course))
        .collect();
    let is_first = !std::mem::replace(&mut app.courses_known, true);
    let mut heard = Vec::new();
    for CourseRead { files, catalog, faults } in read {
        let old = before.remove(&files.name);
        if !is_first && old.as_ref().is_none_or(|old| *old.files != *files) {
            heard.push(Heard::Course(files.name.clone()));
        }
        let extent = if faults.is_empty() { Sound::All } else { Sound::Part };
        let read = catalog.map(|catalog| Good { catalog, files: Arc::clone(&files), extent });
        let good = match (read, old.and_then(|old| old.good)) {
            (Some(read), _) if extent == Sound::All => Some(read),
            // What was shown whole stays whole.
            (_, Some(old)) if old.extent == Sound::All => Some(old),
            (read, _) => read,
        };
        app.courses.push(Course { files, good, faults });
    }
    settle(app);
    heard.extend(follow(app, effects));
    heard
}

/// The catalog and the words with the courses as they stand.
fn settle(app: &mut App) {
    let guests = app.courses.iter().filter_map(|course| {
        let good = course.good.as_ref()?;
        Some(Guest { name: course.files.name.clone(), catalog: Arc::clone(&good.catalog) })
    });
    app.catalog = Arc::new(app.catalog.beside(guests.collect()));
    app.words = words(app, app.words.language());
}

/// The words of a language, those of the courses among them.
pub(super) fn words(app: &App, language: Language) -> Words {
    let texts = |course: &Course| {
        let files = course.good.as_ref()?.files.texts.iter();
        let texts = files.filter_map(|file| Some((Language::from_code(&file.language)?, file.text.clone()?)));
        Some((course.files.name.clone(), texts.collect()))
    };
    Words::new(language).with_courses(&app.courses.iter().filter_map(texts).collect())
}

/// What is open goes on with the new text, if its step still exists.
fn follow(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    match &mut app.screen {
        Screen::Lesson(screen) if screen.lesson.id.contains('/') => {
            let Some(lesson) = app.catalog.lesson(&screen.lesson.id).map(Arc::clone) else {
                return open(app, Place::Learn, effects);
            };
            if Arc::ptr_eq(&lesson, &screen.lesson) {
                return Vec::new();
            }
            let here = lesson.steps.iter().position(|step| step.id == screen.step().id);
            if let Some(index) = here
                && lesson.steps.get(index).is_some_and(|step| step.asks_as(screen.step()))
            {
                // What the learner has done of the step stays.
                (screen.lesson, screen.index) = (lesson, index);
                return Vec::new();
            }
            let index = here.unwrap_or_else(|| first_undone(&app.lessons, &lesson));
            open_step(app, &lesson, index, effects)
        }
        Screen::Puzzle(screen) => match &screen.source {
            Source::Own(puzzle) if puzzle.id.contains('/') && app.catalog.puzzle(&puzzle.id).is_none() => {
                open(app, Place::Puzzles, effects)
            }
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// How many faults of a course are told one by one.
const TOLD: usize = 8;

/// The name of a course as it is shown: its own title, else that of its folder.
pub(super) fn title(app: &App, name: &str) -> String {
    let id = format!("course-{name}/title");
    if app.words.has(&id) { app.words.text(&id) } else { name.to_owned() }
}

/// The language of a course that is written in one only, where that is not the one in force.
pub(super) fn other_language(app: &App, name: &str) -> Option<Language> {
    let course = app.courses.iter().find(|course| course.files.name == name)?;
    let texts = &course.good.as_ref()?.files.texts;
    let languages = texts.iter().filter_map(|file| Language::from_code(&file.language));
    let mut languages: Vec<_> = languages.collect();
    languages.dedup();
    match languages.as_slice() {
        [language] if *language != app.words.language() => Some(*language),
        _ => None,
    }
}

/// What is wrong with the courses, a paragraph each.
pub(super) fn faults(app: &App) -> Vec<String> {
    let faulty = app.courses.iter().filter(|course| !course.faults.is_empty());
    faulty.map(|course| told(app, course)).collect()
}

fn told(app: &App, course: &Course) -> String {
    let words = &app.words;
    let id = match course.good.as_ref().map(|good| good.extent) {
        Some(Sound::All) => "course-faulty-since",
        Some(Sound::Part) => "course-faulty-partly",
        None => "course-faulty",
    };
    let head =
        Message::new(id).with("course", title(app, &course.files.name)).with("count", course.faults.len());
    let mut lines = vec![words.say(&head)];
    lines.extend(course.faults.iter().take(TOLD).map(|fault| line(words, fault)));
    if let Some(more) = course.faults.len().checked_sub(TOLD).filter(|&more| more > 0) {
        lines.push(words.say(&Message::new("course-more-faults").with("count", more)));
    }
    lines.join("\n")
}

/// File, line, column and what is wrong, as `nari check` says it.
fn line(words: &Words, fault: &CourseFault) -> String {
    let placed = |file: &str, line: usize, column: usize, text: String| {
        let message = Message::new("check-line").with("file", file).with("line", line.to_string());
        words.say(&message.with("column", column.to_string()).with("text", text))
    };
    match fault {
        CourseFault::Lesson(fault) => {
            placed(&fault.file, fault.place.line, fault.place.column, lesson_fault(words, fault))
        }
        CourseFault::Text(fault) => placed(&fault.file, fault.line, fault.column, words.say(&fault.message)),
        CourseFault::Unread(file, why) => words
            .say(&Message::new("cli-error-file").with("file", file).with("why", file_trouble(words, *why))),
        CourseFault::Name => words.text("course-bad-name"),
    }
}

/// What is spoken of a course that changed.
pub(super) fn heard(app: &App, name: &str) -> String {
    let course = app.courses.iter().find(|course| course.files.name == name);
    let faults = course.map_or(0, |course| course.faults.len());
    app.words.say(&Message::new("heard-course").with("course", title(app, name)).with("count", faults))
}
