//! `nari check`: no wrong lesson leaves the house. Reads a course, proves every step, compares the messages.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use super::book::MessageBook;
use super::catalog::{CURRICULUM, Catalog, Draft};
use super::fault::{Fault, FaultKind, Faults, Place};
use super::files::Files;
use super::lesson::Lesson;
use super::prove;
use super::puzzle;
use super::spoken;
use super::step::{Part, Step};

/// What `check` says of a course.
#[derive(Debug, Default)]
pub struct Report {
    /// Everything that is wrong, in the order of file and place.
    pub faults: Vec<Fault>,
    /// How many chapters there are.
    pub chapters: usize,
    /// How many lessons.
    pub lessons: usize,
    /// How many steps.
    pub steps: usize,
    /// How many hints its steps give.
    pub hints: usize,
    /// How many mate problems of the course's own.
    pub puzzles: usize,
    /// How many mate problems of its museum.
    pub classics: usize,
    /// How many statements were proved or refuted: facts, solutions, choices, mistakes, moves of scripts.
    pub predicates: usize,
    /// How many messages each language has.
    pub messages: BTreeMap<String, usize>,
    /// What was found in each step, in order.
    pub findings: Vec<Finding>,
}

/// What was found in a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The lesson's id.
    pub lesson: String,
    /// The step's id.
    pub step: String,
    /// The step's kind.
    pub kind: &'static str,
    /// The squares to touch, the least number of moves, the answers to find or the right choices.
    pub count: usize,
}

/// How much of a course is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All of it.
    Everything,
    /// The mate problems are read, but not proved, which takes longest.
    WithoutPuzzles,
}

/// Proves a course. Without a book of messages, only the boards are looked at.
#[must_use]
pub fn check(files: &Files, book: Option<&MessageBook>) -> Report {
    check_as_far(files, book, Extent::Everything)
}

/// Proves a course, or only a part of it.
#[must_use]
pub fn check_as_far(files: &Files, book: Option<&MessageBook>, extent: Extent) -> Report {
    let draft = Draft::read(files);
    let catalog = &draft.catalog;
    let mut report = Report {
        chapters: catalog.chapters().len(),
        lessons: catalog.lessons().count(),
        steps: catalog.steps(),
        puzzles: catalog.puzzles().len(),
        classics: catalog.classics().len(),
        ..Report::default()
    };
    let mut faults = draft.faults.clone();
    for lesson in catalog.lessons() {
        for step in &lesson.steps {
            let proof = prove::prove(step);
            report.hints += step.hints();
            report.predicates += proof.predicates;
            report.findings.extend(proof.found.map(|count| Finding {
                lesson: lesson.id.clone(),
                step: step.id.clone(),
                kind: step.kind(),
                count,
            }));
            let at_step = |(part, kind)| step_fault(lesson, step, part, kind);
            faults.extend(proof.faults.into_iter().map(at_step));
        }
    }
    if extent == Extent::Everything {
        let proof = puzzle::prove(&draft.puzzles);
        report.predicates += proof.predicates;
        faults.extend(proof.faults);
    }
    if let Some(book) = book {
        check_messages(&draft, book, &mut faults);
        for step in catalog.lessons().flat_map(|lesson| &lesson.steps) {
            report.predicates += spoken::prove(step, book, &mut faults);
        }
        report.messages =
            book.languages().map(|(code, messages)| (code.to_owned(), messages.len())).collect();
    }
    report.faults = Faults::of(faults).map_or_else(Vec::new, |faults| faults.iter().cloned().collect());
    report
}

fn step_fault(lesson: &Lesson, step: &Step, part: Part, kind: FaultKind) -> Fault {
    Fault { file: lesson.file(), place: step.place(part), step: Some(step.number), kind }
}

/// A message that the course needs, and where the course says so.
struct Needed<'a> {
    file: String,
    place: Place,
    step: Option<&'a Step>,
}

impl Needed<'_> {
    fn fault(&self, kind: FaultKind) -> Fault {
        let step = self.step.map(|step| step.number);
        Fault { file: self.file.clone(), place: self.place, step, kind }
    }
}

/// The message that a course may have for its own name.
const TITLE: &str = "course-title";

pub(super) fn check_messages(draft: &Draft, book: &MessageBook, faults: &mut Vec<Fault>) {
    let needed = needed(draft, faults);
    for (id, need) in &needed {
        let provided =
            |name: &str| need.step.is_some_and(|step| step.names.iter().any(|(key, _)| key == name));
        for (language, _) in book.languages() {
            let Some(message) = book.message(language, id) else {
                let (id, language) = (id.clone(), language.to_owned());
                faults.push(need.fault(FaultKind::NoMessage { id, language }));
                continue;
            };
            let mut fault = |kind| {
                let step = need.step.map(|step| step.number);
                faults.push(Fault { file: message.file.clone(), place: message.place, step, kind });
            };
            for name in message.variables.iter().filter(|name| !provided(name)) {
                let (id, language, name) = (id.clone(), language.to_owned(), name.clone());
                fault(FaultKind::UnknownPlaceable { id, language, name });
            }
            let elsewhere = book.languages().filter_map(|(other, _)| book.message(other, id));
            let mut missing: Vec<&String> = elsewhere.flat_map(|other| &other.variables).collect();
            missing.retain(|&name| provided(name) && !message.variables.contains(name));
            missing.sort();
            missing.dedup();
            for name in missing {
                let (id, language, name) = (id.clone(), language.to_owned(), name.clone());
                fault(FaultKind::PlaceableMissing { id, language, name });
            }
        }
    }
    names_unused(&draft.catalog, book, faults);
    for (language, id, message) in book.twice() {
        let kind = FaultKind::MessageTwice { id: id.clone(), language: language.clone() };
        faults.push(Fault { file: message.file.clone(), place: message.place, step: None, kind });
    }
    for (language, messages) in book.languages() {
        let unsaid = |id: &str| id != TITLE && !needed.contains_key(id) && !draft.may_say(id);
        for (id, message) in messages.iter().filter(|(id, _)| unsaid(id)) {
            let kind = FaultKind::MessageWithoutStep { id: id.clone(), language: language.to_owned() };
            faults.push(Fault { file: message.file.clone(), place: message.place, step: None, kind });
        }
    }
}

/// The messages that the course needs. Two that would have the same id are a fault of the second.
fn needed<'a>(draft: &'a Draft, faults: &mut Vec<Fault>) -> BTreeMap<String, Needed<'a>> {
    let mut needed: BTreeMap<String, Needed<'a>> = BTreeMap::new();
    let mut need = |id: String, need: Needed<'a>| match needed.entry(id) {
        Entry::Occupied(entry) => faults.push(need.fault(FaultKind::DuplicateId { id: entry.key().clone() })),
        Entry::Vacant(entry) => {
            entry.insert(need);
        }
    };
    for chapter in draft.catalog.chapters() {
        need(chapter.title(), Needed { file: CURRICULUM.to_owned(), place: chapter.place, step: None });
    }
    for lesson in draft.catalog.lessons() {
        let place = draft.id_places.get(&lesson.id).copied().unwrap_or_default();
        for id in [lesson.title(), lesson.summary()] {
            need(id, Needed { file: lesson.file(), place, step: None });
        }
        let mut ids = BTreeSet::new();
        // A step that repeats an id is told once already.
        for step in lesson.steps.iter().filter(|step| ids.insert(&step.id)) {
            for id in step.messages() {
                need(id, Needed { file: lesson.file(), place: step.place(Part::Id), step: Some(step) });
            }
        }
    }
    let mut ids = BTreeSet::new();
    for placed in &draft.puzzles.classics {
        // Authors and collections may be named by several classics.
        for id in placed.inner.messages() {
            if ids.insert(id.clone()) {
                need(id, Needed { file: placed.file.clone(), place: placed.places.id, step: None });
            }
        }
    }
    needed
}

fn names_unused(catalog: &Catalog, book: &MessageBook, faults: &mut Vec<Fault>) {
    for lesson in catalog.lessons() {
        for step in &lesson.steps {
            let ids = step.messages();
            let said = |name: &str| {
                book.languages().any(|(language, _)| {
                    let mut messages = ids.iter().filter_map(|id| book.message(language, id));
                    messages.any(|message| message.variables.contains(name))
                })
            };
            // A step that no language has a word for is told already.
            let written =
                |id: &String| book.languages().any(|(language, _)| book.message(language, id).is_some());
            if !ids.iter().any(written) {
                continue;
            }
            for (index, (name, _)) in step.names.iter().enumerate().filter(|(_, (name, _))| !said(name)) {
                let kind = FaultKind::NameUnused { name: name.clone() };
                faults.push(step_fault(lesson, step, Part::Name(index), kind));
            }
        }
    }
}
