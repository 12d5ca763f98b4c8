//! Courses beside the built-in one: a teacher's own, each under its name. Their ids carry it, `club/pins`, so that none is
//! ever that of a lesson or problem of another course.

use std::sync::Arc;

use super::catalog::{Catalog, Chapter};
use super::lesson::Lesson;
use super::puzzle::Puzzle;

/// A course beside the built-in one.
#[derive(Clone, Debug)]
pub struct Guest {
    /// The name of its folder.
    pub name: String,
    /// Its chapters and problems, their ids carrying the name.
    pub catalog: Arc<Catalog>,
}

impl Catalog {
    /// The same course, every id of it carrying that name.
    #[must_use]
    pub fn named(mut self, name: &str) -> Catalog {
        let carry = |id: &mut String| *id = format!("{name}/{id}");
        for chapter in &mut self.chapters {
            carry(&mut chapter.id);
            for lesson in &mut chapter.lessons {
                let Some(lesson) = Arc::get_mut(lesson) else { continue };
                carry(&mut lesson.id);
                carry(&mut lesson.chapter);
                for step in lesson.steps.iter_mut().filter_map(Arc::get_mut) {
                    carry(&mut step.lesson);
                    step.words = format!("lesson-{}-{}", step.lesson, step.id);
                }
            }
        }
        self.puzzles.iter_mut().filter_map(Arc::get_mut).for_each(|puzzle| carry(&mut puzzle.id));
        self
    }

    /// The built-in course with these beside it, and no others.
    #[must_use]
    pub fn beside(&self, guests: Vec<Guest>) -> Catalog {
        Catalog { guests, ..self.clone() }
    }

    /// The courses beside this one, by name.
    #[must_use]
    pub fn guests(&self) -> &[Guest] {
        &self.guests
    }

    /// The course that an id belongs to: a guest's carries its name.
    fn home(&self, id: &str) -> &Catalog {
        let name = id.split_once('/').map(|(name, _)| name);
        let guest = self.guests.iter().find(|guest| Some(guest.name.as_str()) == name);
        guest.map_or(self, |guest| &guest.catalog)
    }

    /// The lesson of that id, of this course or of one beside it.
    #[must_use]
    pub fn lesson(&self, id: &str) -> Option<&Arc<Lesson>> {
        self.lessons_with(id).find(|lesson| lesson.id == id)
    }

    /// All lessons of the course that has a lesson of that id.
    pub fn lessons_with(&self, id: &str) -> impl Iterator<Item = &Arc<Lesson>> {
        self.home(id).lessons()
    }

    /// The chapter of the lesson of that id.
    #[must_use]
    pub fn chapter_of(&self, lesson: &str) -> Option<&Chapter> {
        let mut chapters = self.home(lesson).chapters.iter();
        chapters.find(|chapter| chapter.lessons.iter().any(|inner| inner.id == lesson))
    }

    /// The mate problem of that id, of this course or of one beside it.
    #[must_use]
    pub fn puzzle(&self, id: &str) -> Option<&Arc<Puzzle>> {
        self.puzzles_with(id).iter().find(|puzzle| puzzle.id == id)
    }

    /// All mate problems of the course that has one of that id.
    #[must_use]
    pub fn puzzles_with(&self, id: &str) -> &[Arc<Puzzle>] {
        &self.home(id).puzzles
    }
}
