//! What is sound of a course that has faults: the lessons and problems that can be shown while the others are mended.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::book::MessageBook;
use super::catalog::{Catalog, Chapter, Draft};
use super::check::check_messages;
use super::fault::{Fault, FaultKind};
use super::files::Files;
use super::lesson::Lesson;
use super::spoken;

impl Catalog {
    /// The lessons and mate problems of these files that none of the faults touches; `None` when nothing is left.
    /// `faults` are all that [`check`](fn@super::check) found with that book.
    #[must_use]
    pub fn sound(files: &Files, book: &MessageBook, faults: &[Fault]) -> Option<Catalog> {
        let draft = Draft::read(files);
        let touched: BTreeSet<&str> = faults.iter().map(|fault| fault.file.as_str()).collect();
        let is_sound = |chapter: &Chapter, lesson: &Arc<Lesson>| {
            !touched.contains(lesson.file().as_str()) && is_said(&draft.only(chapter, lesson), book)
        };
        let chapters = draft.catalog.chapters.iter().filter_map(|chapter| {
            let lessons = chapter.lessons.iter().filter(|lesson| is_sound(chapter, lesson));
            let lessons: Vec<_> = lessons.cloned().collect();
            let asked = chapter.placement.clone();
            let placement = asked.filter(|asked| lessons.iter().any(|lesson| lesson.id == asked.lesson));
            (!lessons.is_empty()).then(|| Chapter { lessons, placement, ..chapter.clone() })
        });
        let chapters: Vec<_> = chapters.collect();
        let mut puzzles = draft.catalog.puzzles.clone();
        let placed = &draft.puzzles.puzzles;
        puzzles.retain(|puzzle| {
            let of_it = placed.iter().find(|placed| Arc::ptr_eq(&placed.inner, puzzle));
            of_it.is_some_and(|placed| !touched.contains(placed.file.as_str()))
        });
        let is_empty = chapters.is_empty() && puzzles.is_empty();
        (!is_empty).then(|| Catalog { chapters, puzzles, ..Catalog::default() })
    }
}

/// Whether every language says what the one lesson needs, and nothing else of its board.
fn is_said(draft: &Draft, book: &MessageBook) -> bool {
    let mut faults = Vec::new();
    check_messages(draft, book, &mut faults);
    // Where a message stands twice, the first is said.
    faults.retain(|fault| !matches!(fault.kind, FaultKind::MessageTwice { .. }));
    for step in draft.catalog.lessons().flat_map(|lesson| &lesson.steps) {
        spoken::prove(step, book, &mut faults);
    }
    faults.is_empty()
}
