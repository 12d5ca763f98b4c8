//! All that a learner has as one file, and the learners of one computer: what is asked for, and what came of it.

use std::path::PathBuf;
use std::sync::Arc;

use super::Start;
use crate::lesson::Catalog;
use crate::locale::Language;
use crate::progress::{
    DataFault, Drills, Lessons, Notebook, Play, Profile, Puzzles, Reviews, Settings, Taking,
};

/// A thing asked for by a button of the settings or a typed word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DataCommand {
    /// Add a learner of the name that was typed.
    Add,
    /// Give the learner that name.
    Rename,
    /// Take the learner off the list, which is asked once more.
    Remove,
    /// Write everything into the file that was typed.
    Export,
    /// Take such a file in, and make one of it and what is here.
    Merge,
    /// Take it in instead of what is here, which is asked once more.
    Replace,
}

/// Something that happened there.
#[derive(Clone, Debug)]
pub enum DataEvent {
    /// The text in the field for a learner's name changed.
    Name(String),
    /// The text in the field for a file changed.
    File(String),
    /// Another learner learns now, or the learner has other files.
    Learner(Box<Learner>),
    /// What was asked for is done.
    Done(DataDone),
    /// It was not, and nothing changed.
    Failed(DataFault),
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DataJob {
    /// Let another learner learn.
    Choose(u32),
    /// Add one, and let him learn.
    Add(String),
    /// Give the one who learns another name.
    Rename(String),
    /// Take the one who learns off the list.
    Remove,
    /// Write everything into a file.
    Export(PathBuf),
    /// Take one in.
    Import(PathBuf, Taking),
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DataDone {
    /// Another learner learns.
    Chosen,
    /// One was added.
    Added,
    /// One was given another name: all of them.
    Renamed(Vec<Profile>),
    /// One was removed; what he had is there.
    Removed(PathBuf),
    /// Everything was written into that file.
    Exported(PathBuf),
    /// A file was taken in; what was here before is in that other one.
    Imported(Option<PathBuf>),
}

/// All that there is of a learner.
#[derive(Clone, Debug)]
pub struct Learner {
    /// What he chose.
    pub settings: Settings,
    /// What he did in the lessons.
    pub lessons: Lessons,
    /// What he did of the problems.
    pub puzzles: Puzzles,
    /// His games.
    pub play: Play,
    /// What he is asked again.
    pub reviews: Reviews,
    /// How well he knows the faces, what he got wrong, when he practised.
    pub notebook: Notebook,
    /// What he reached in the drills.
    pub drills: Drills,
    /// Path of his folder; empty when nothing is kept.
    pub data_folder: String,
    /// All learners; empty when nothing is kept.
    pub profiles: Vec<Profile>,
    /// Which of them he is.
    pub profile: u32,
}

impl Learner {
    /// What the program begins with for him.
    #[must_use]
    pub fn start(self, catalog: Arc<Catalog>, language: Language) -> Start {
        Start {
            settings: self.settings,
            lessons: self.lessons,
            puzzles: self.puzzles,
            play: self.play,
            reviews: self.reviews,
            notebook: self.notebook,
            drills: self.drills,
            data_folder: self.data_folder,
            profiles: self.profiles,
            profile: self.profile,
            ..Start::new(catalog, language)
        }
    }
}
