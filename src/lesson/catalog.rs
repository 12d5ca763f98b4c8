//! The chapters of a course and their lessons.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::shogi::PieceKind;

use super::drill::DrillKind;
use super::expected::Expected;
use super::fault::{Fault, FaultKind, Faults, Place};
use super::files::{FOLDER, Files};
use super::guests::Guest;
use super::lesson::{self, Lesson, read_format};
use super::phrase::Phrase;
use super::puzzle::{self, Classic, MUSEUM, Puzzle};
use super::raw::{Node, Source, Table};
use super::step::{Ask, Task};
use super::task::optional_list;

/// The chapters of a course, in the order that is advised, and its mate problems.
#[derive(Clone, Debug, Default)]
pub struct Catalog {
    pub(super) chapters: Vec<Chapter>,
    pub(super) puzzles: Vec<Arc<Puzzle>>,
    pub(super) classics: Vec<Arc<Classic>>,
    pub(super) guests: Vec<Guest>,
}

/// A chapter of a course.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// Its number, as it is told to the learner.
    pub number: u8,
    /// The id; it names the folder and begins the message of the title.
    pub id: String,
    /// The piece on its card.
    pub face: PieceKind,
    /// Its lessons, in order.
    pub lessons: Vec<Arc<Lesson>>,
    /// The step by which the placement test asks about it.
    pub placement: Option<Question>,
    /// The drills that belong to it, after its lessons.
    pub drills: Vec<DrillKind>,
    /// The length of the mate problems that carry it on.
    pub mates: Option<usize>,
    pub(super) place: Place,
}

/// A step by its ids, of which the placement test makes a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The lesson's id.
    pub lesson: String,
    /// The step's id.
    pub step: String,
}

impl Catalog {
    /// The course that is built in.
    ///
    /// # Errors
    ///
    /// Every fault of its files.
    pub fn embedded() -> Result<Catalog, Faults> {
        Catalog::read(&Files::embedded())
    }

    /// The course of these files.
    ///
    /// # Errors
    ///
    /// Every fault that can be told by reading; `check` proves the rest.
    pub fn read(files: &Files) -> Result<Catalog, Faults> {
        let draft = Draft::read(files);
        match Faults::of(draft.faults) {
            None => Ok(draft.catalog),
            Some(faults) => Err(faults),
        }
    }

    /// The chapters, in order.
    #[must_use]
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// The lessons of all chapters, in order.
    pub fn lessons(&self) -> impl Iterator<Item = &Arc<Lesson>> {
        self.chapters.iter().flat_map(|chapter| &chapter.lessons)
    }

    /// The course's own mate problems, the shorter first, then the easier.
    #[must_use]
    pub fn puzzles(&self) -> &[Arc<Puzzle>] {
        &self.puzzles
    }

    /// The mate problems of the museum, in the order of the file.
    #[must_use]
    pub fn classics(&self) -> &[Arc<Classic>] {
        &self.classics
    }

    /// The mate problem of the museum of that id.
    #[must_use]
    pub fn classic(&self, id: &str) -> Option<&Arc<Classic>> {
        self.classics.iter().find(|classic| classic.id == id)
    }

    /// How many steps all lessons have.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.chapters.iter().map(Chapter::steps).sum()
    }
}

impl Chapter {
    /// How many steps its lessons have.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.lessons.iter().map(|lesson| lesson.steps.len()).sum()
    }

    /// The id of its title's message.
    #[must_use]
    pub fn title(&self) -> String {
        format!("chapter-{}-title", self.id)
    }
}

impl Lesson {
    /// The id of its title's message.
    #[must_use]
    pub fn title(&self) -> String {
        format!("lesson-{}-title", self.id)
    }

    /// The id of the message that says in one line what it is about.
    #[must_use]
    pub fn summary(&self) -> String {
        format!("lesson-{}-summary", self.id)
    }

    /// The path of its file in the course.
    #[must_use]
    pub fn file(&self) -> String {
        format!("{FOLDER}/{}/{}.toml", self.chapter, self.id)
    }
}

/// What could be read of a course, and the faults of the rest.
#[derive(Default)]
pub(super) struct Draft {
    pub(super) catalog: Catalog,
    pub(super) faults: Vec<Fault>,
    /// Where each lesson says its id.
    pub(super) id_places: BTreeMap<String, Place>,
    /// The mate problems with their places, in the order of files and lines.
    pub(super) puzzles: puzzle::Read,
    /// Lessons that could not be read whole.
    in_doubt: BTreeSet<String>,
    /// The list of chapters could not be read whole.
    all_in_doubt: bool,
}

/// The path of the file that lists the chapters.
pub(super) const CURRICULUM: &str = "lessons/curriculum.toml";

impl Draft {
    pub(super) fn read(files: &Files) -> Draft {
        let mut draft = Draft::default();
        for path in files.paths().filter(|path| is_lesson(path) || puzzle::is_of_puzzles(path)) {
            if files.text(path).is_none() {
                draft.doubt(path);
                draft.note(path, FaultKind::NotText);
            }
        }
        draft.read_puzzles(files);
        if !files.has(CURRICULUM) {
            draft.note(CURRICULUM, FaultKind::NoCurriculum);
            draft.all_in_doubt = true;
            return draft;
        }
        let Some(text) = files.text(CURRICULUM) else {
            draft.note(CURRICULUM, FaultKind::NotText);
            draft.all_in_doubt = true;
            return draft;
        };
        let source = Source::new(CURRICULUM, text);
        let listed = draft.read_chapters(files, &source);
        let faults = source.into_faults();
        draft.all_in_doubt = !faults.is_empty();
        draft.faults.extend(faults);
        if let Some(listed) = listed {
            for path in files.paths().filter(|path| is_lesson(path) && !listed.contains(*path)) {
                draft.doubt(path);
                draft.note(path, FaultKind::UnlistedLesson);
            }
        }
        draft
    }

    /// The same with nothing but one lesson of a chapter, and with no doubt cast on a message that others say.
    pub(super) fn only(&self, chapter: &Chapter, lesson: &Arc<Lesson>) -> Draft {
        let lessons = vec![Arc::clone(lesson)];
        let chapters = vec![Chapter { lessons, ..chapter.clone() }];
        Draft {
            catalog: Catalog { chapters, ..Catalog::default() },
            id_places: self.id_places.clone(),
            all_in_doubt: true,
            ..Draft::default()
        }
    }

    fn read_puzzles(&mut self, files: &Files) {
        self.puzzles = puzzle::read(files);
        let faults = std::mem::take(&mut self.puzzles.faults);
        if faults.iter().any(|fault| fault.file == MUSEUM) {
            self.doubt(MUSEUM);
        }
        self.faults.extend(faults);
        let (puzzles, classics) = (&self.puzzles.puzzles, &self.puzzles.classics);
        self.catalog.puzzles = puzzles.iter().map(|placed| Arc::clone(&placed.inner)).collect();
        self.catalog.puzzles.sort_by_key(|puzzle| (puzzle.moves, puzzle.grade));
        self.catalog.classics = classics.iter().map(|placed| Arc::clone(&placed.inner)).collect();
    }

    /// Whether a message without a step may belong to what could not be read.
    pub(super) fn may_say(&self, message: &str) -> bool {
        let begins_with = |start: String| message.starts_with(&start);
        self.all_in_doubt
            || self.in_doubt.iter().any(|id| begins_with(format!("lesson-{id}-")))
            || message.starts_with("museum-") && self.in_doubt.contains("museum")
    }

    fn doubt(&mut self, path: &str) {
        let name = path.rsplit('/').next().and_then(|file| file.strip_suffix(".toml"));
        self.in_doubt.extend(name.map(str::to_owned));
    }

    fn note(&mut self, file: &str, kind: FaultKind) {
        let place = Place { line: 1, column: 1 };
        self.faults.push(Fault { file: file.to_owned(), place, step: None, kind });
    }

    /// Reads the chapters and their lessons; gives the paths of the files that are named.
    fn read_chapters(&mut self, files: &Files, source: &Source<'_>) -> Option<BTreeSet<String>> {
        let parsed = source.parse()?;
        let table = Table::new(source, parsed.get_ref(), 0..0);
        read_format(&table);
        let chapters = table.need("chapter").and_then(Node::list);
        table.finish();
        let mut known = Known::default();
        for node in chapters? {
            let Some(chapter) = self.read_chapter(files, node, &mut known) else { continue };
            self.catalog.chapters.push(chapter);
        }
        Some(known.paths)
    }

    fn read_chapter(&mut self, files: &Files, node: Node<'_>, known: &mut Known) -> Option<Chapter> {
        let table = node.table()?;
        let number = table.need("number").and_then(|node| {
            let number = node.number().and_then(|number| u8::try_from(number).ok());
            if let Some(number) = number
                && !known.numbers.insert(number)
            {
                node.note(FaultKind::DuplicateId { id: number.to_string() });
            }
            number
        });
        let id = table.need("id").and_then(|node| unique_id(node, &mut known.chapters));
        let face = table.need("face").and_then(|node| node.phrase(Phrase::kind));
        let nodes = table.need("lessons").and_then(Node::list);
        let asked = table.get("placement");
        let drills = optional_list(&table, "drills");
        let mates = table.get("mates").and_then(mate_length);
        table.finish();
        let drills = drills.unwrap_or_default().into_iter().filter_map(drill).collect();
        let (id, nodes) = (id?, nodes?);
        let mut lessons = Vec::new();
        for node in nodes {
            let Some(name) = unique_id(node, &mut known.lessons) else { continue };
            let path = format!("{FOLDER}/{id}/{name}.toml");
            known.paths.insert(path.clone());
            if !files.has(&path) {
                node.note(FaultKind::NoSuchLesson { path });
                continue;
            }
            let Some(text) = files.text(&path) else { continue };
            let read = lesson::read(&path, &id, &name, text);
            if !read.faults.is_empty() {
                self.doubt(&path);
            }
            self.faults.extend(read.faults);
            self.id_places.insert(name, read.id_place);
            lessons.push(Arc::new(read.lesson));
        }
        let placement = asked.and_then(|node| read_question(node, &lessons));
        Some(Chapter {
            number: number?,
            id,
            face: face?,
            lessons,
            placement,
            drills,
            mates,
            place: table.place(),
        })
    }
}

/// A question of the placement test: one of the chapter's steps that can be answered at once.
fn read_question(node: Node<'_>, lessons: &[Arc<Lesson>]) -> Option<Question> {
    let text = node.text()?;
    let found = text.split_once('/').and_then(|(lesson, step)| {
        let lesson = lessons.iter().find(|other| other.id == lesson)?;
        let step = lesson.steps.iter().find(|other| other.id == step)?;
        let asks = !matches!(
            step.task,
            Task::Explain { .. } | Task::Play(_) | Task::Quiz { ask: Ask::PieceSet, .. }
        );
        asks.then(|| Question { lesson: lesson.id.clone(), step: step.id.clone() })
    });
    if found.is_none() {
        node.note(FaultKind::NoSuchQuestion { question: text.to_owned() });
    }
    found
}

fn drill(node: Node<'_>) -> Option<DrillKind> {
    DrillKind::from_id(node.text()?).or_else(|| node.refuse(Expected::Drill))
}

fn mate_length(node: Node<'_>) -> Option<usize> {
    let moves = node.number()?;
    if matches!(moves, 1 | 3 | 5 | 7 | 9) { Some(moves) } else { node.refuse(Expected::MateLength) }
}

/// What the chapters read so far have named.
#[derive(Default)]
struct Known {
    numbers: BTreeSet<u8>,
    chapters: BTreeSet<String>,
    lessons: BTreeSet<String>,
    paths: BTreeSet<String>,
}

fn unique_id(node: Node<'_>, known: &mut BTreeSet<String>) -> Option<String> {
    let id = node.id()?;
    if known.insert(id.to_owned()) {
        return Some(id.to_owned());
    }
    node.note(FaultKind::DuplicateId { id: id.to_owned() });
    None
}

/// Whether the path is that of a lesson: a file in a folder of `lessons`, the mate problems' folder left out.
fn is_lesson(path: &str) -> bool {
    let mut parts = path.split('/');
    let (root, chapter, file, more) = (parts.next(), parts.next(), parts.next(), parts.next());
    root == Some(FOLDER) && chapter != Some("tsume") && file.is_some() && more.is_none()
}
