//! The mate problems of a course: its own, and those of its museum.

use crate::tsume::Problem;
use crate::tsume::compose::{Grade, Theme};

/// A mate problem of the course's own. What its file says of it is proved by `check`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The id, unique in the course: what the learner's record and `puzzle:ID` name it by.
    pub id: String,
    /// The position; the defender holds every piece that is nowhere else.
    pub problem: Problem,
    /// The plies to the mate, both sides' moves counted.
    pub moves: usize,
    /// What it teaches.
    pub theme: Theme,
    /// How hard it is.
    pub grade: Grade,
}

/// A classic: a problem of the museum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Classic {
    /// The id, unique in the course.
    pub id: String,
    /// The position; the defender holds every piece that is nowhere else.
    pub problem: Problem,
    /// The plies within which `check` proves a mate, both sides' moves counted, futile drops not.
    pub moves: usize,
    /// Who made it: the last part of [`Classic::author_name`].
    pub author: String,
    /// The collection it stands in: the last part of [`Classic::work_title`].
    pub work: String,
    /// When the collection appeared.
    pub year: u16,
    /// Its number in the collection, counted from 1.
    pub number: u16,
}

impl Classic {
    /// The id of its title's message.
    #[must_use]
    pub fn title(&self) -> String {
        format!("museum-{}-title", self.id)
    }

    /// The id of the message that says what is beautiful in it.
    #[must_use]
    pub fn text(&self) -> String {
        format!("museum-{}-text", self.id)
    }

    /// The id of the message that names who made it.
    #[must_use]
    pub fn author_name(&self) -> String {
        format!("museum-author-{}", self.author)
    }

    /// The id of the message that names the collection.
    #[must_use]
    pub fn work_title(&self) -> String {
        format!("museum-work-{}", self.work)
    }

    /// The ids of all its messages.
    #[must_use]
    pub fn messages(&self) -> [String; 4] {
        [self.title(), self.text(), self.author_name(), self.work_title()]
    }
}
