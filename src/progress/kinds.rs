//! The kinds of files, for whoever handles them as bytes: how each is checked, and how two become one.

use serde::Serialize;

use super::drills::Drills;
use super::migrate::{self, Fault, Kept};
use super::notebook::Notebook;
use super::play::Play;
use super::puzzles::Puzzles;
use super::review_lines;
use super::schema::{Lessons, Merge, Settings};

/// A kind of file.
pub(super) struct Kind {
    /// Its name in the data folder.
    pub(super) name: &'static str,
    /// Reads one whole, or says where the first fault is.
    pub(super) check: fn(&[u8]) -> Result<(), Fault>,
    /// Makes one of the file that is here and another; `None` when either can't be read.
    pub(super) merge: fn(&[u8], &[u8]) -> Option<Vec<u8>>,
}

/// All of them.
pub(super) const KINDS: [Kind; 7] = [
    // Whoever sits here looks at things as he chose to.
    Kind { name: "settings.toml", check: check::<Settings>, merge: |ours, _| Some(ours.to_vec()) },
    table::<Lessons>("lessons.toml"),
    table::<Puzzles>("puzzles.toml"),
    table::<Drills>("drills.toml"),
    table::<Play>("play.toml"),
    table::<Notebook>("notebook.toml"),
    Kind { name: "reviews.txt", check: |bytes| review_lines::read(bytes).map(drop), merge: merge_reviews },
];

/// The kind of a file of that name.
pub(super) fn of(name: &str) -> Option<&'static Kind> {
    static ALL: [Kind; 7] = KINDS;
    ALL.iter().find(|kind| kind.name == name)
}

const fn table<T: Kept + Merge + Serialize>(name: &'static str) -> Kind {
    Kind { name, check: check::<T>, merge: merge_tables::<T> }
}

fn check<T: Kept>(bytes: &[u8]) -> Result<(), Fault> {
    migrate::read::<T>(bytes).map(drop)
}

fn merge_tables<T: Kept + Merge + Serialize>(ours: &[u8], theirs: &[u8]) -> Option<Vec<u8>> {
    let mut merged = migrate::read::<T>(ours).ok()?;
    merged.merge(migrate::read::<T>(theirs).ok()?);
    migrate::text_of(&merged).ok().map(String::into_bytes)
}

fn merge_reviews(ours: &[u8], theirs: &[u8]) -> Option<Vec<u8>> {
    let mut merged = review_lines::read(ours).ok()?;
    merged.merge(&review_lines::read(theirs).ok()?);
    Some(review_lines::write(&merged).into_bytes())
}
