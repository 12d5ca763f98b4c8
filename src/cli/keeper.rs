//! Who keeps what the program wants kept: the files of the learner who learns, and the learners themselves.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::session;
use crate::app::{DataDone, DataEvent, DataJob, Effect, Event, Learner};
use crate::locale::{Language, Message, Words, notice};
use crate::progress::{Bundle, BundleFault, DataFault, Notice, ProfileFault, Profiles, Store, outside};
use crate::worker;

/// Writes settings and progress, and says in words what went wrong.
pub(super) struct Keeper {
    store: Store,
    /// The learners, and which of them learns; `None` where nothing is kept.
    learners: Option<(Profiles, u32)>,
    language: Language,
    /// What was told and still holds: a full disk is told once, not at every step.
    known: Vec<Notice>,
    /// A teacher's own courses, where there may be any; all learners have them.
    courses: Option<worker::Courses>,
}

impl Keeper {
    /// Opens the files of the learner who is named; what went wrong comes back in words.
    pub(super) fn open(
        learners: Option<(Profiles, u32)>,
        courses: Option<worker::Courses>,
        language: Language,
    ) -> (Keeper, Vec<String>) {
        let mut keeper = Keeper { store: Store::in_memory(), learners, language, known: Vec::new(), courses };
        let notices = keeper.reopen();
        (keeper, notices)
    }

    /// Opens the learner's files anew.
    fn reopen(&mut self) -> Vec<String> {
        // What was open is let go of first.
        self.store = Store::in_memory();
        self.known = Vec::new();
        let mut notices = if let Some((profiles, id)) = &self.learners {
            let (store, mut notices) = Store::open(&profiles.folder(*id));
            self.store = store;
            notices.extend(profiles.trouble());
            notices
        } else {
            // A system without such a folder: nothing can be kept, and that is told.
            let folder = PathBuf::from("nari");
            vec![Notice::FolderUnusable { folder, why: ErrorKind::NotFound }]
        };
        if self.store.holds() {
            self.store.games().forget_deleted();
        }
        notices.dedup();
        self.told(&notices)
    }

    /// All that there is of the learner.
    pub(super) fn learner(&self) -> Learner {
        let store = &self.store;
        let folder = store.folder().map(|folder| folder.to_string_lossy().into_owned());
        let learners = self.learners.as_ref().filter(|_| folder.is_some());
        Learner {
            settings: store.settings().clone(),
            lessons: store.lessons().clone(),
            puzzles: store.puzzles().clone(),
            play: store.play().clone(),
            reviews: store.reviews().clone(),
            notebook: store.notebook().clone(),
            drills: store.drills().clone(),
            data_folder: folder.unwrap_or_default(),
            profiles: learners.map(|(profiles, _)| profiles.list()).unwrap_or_default(),
            profile: learners.map_or(0, |(_, id)| *id),
        }
    }

    /// Does something with all that a learner has, or with the learners.
    fn data(&mut self, job: &DataJob) -> Vec<Event> {
        match self.try_data(job) {
            Ok(events) => events,
            Err(fault) => vec![Event::Data(DataEvent::Failed(fault))],
        }
    }

    fn try_data(&mut self, job: &DataJob) -> Result<Vec<Event>, DataFault> {
        let none = || DataFault::Bundle(BundleFault::NoFolder);
        let (profiles, current) = self.learners.clone().ok_or_else(none)?;
        let folder = self.store.folder().map(Path::to_owned).ok_or_else(none)?;
        let done = match job {
            DataJob::Choose(id) => {
                profiles.choose(*id)?;
                return Ok(self.switch(profiles, *id, DataDone::Chosen));
            }
            DataJob::Add(name) => {
                is_free(&profiles, name, None)?;
                let id = profiles.add(name)?;
                profiles.choose(id)?;
                return Ok(self.switch(profiles, id, DataDone::Added));
            }
            DataJob::Rename(name) => {
                is_free(&profiles, name, Some(current))?;
                profiles.rename(current, name)?;
                DataDone::Renamed(profiles.list())
            }
            DataJob::Remove => {
                // Those who stay are looked at first: nobody is left without a learner.
                let next = profiles.list().into_iter().find(|profile| profile.id != current);
                let next = next.ok_or(ProfileFault::Only)?;
                self.store = Store::in_memory();
                let removed = profiles.remove(current);
                let id = if removed.is_ok() { next.id } else { current };
                let events = self.switch(profiles, id, DataDone::Chosen);
                return match removed {
                    Ok(away) => Ok(also(events, DataEvent::Done(DataDone::Removed(away)))),
                    Err(fault) => Ok(also(events, DataEvent::Failed(fault.into()))),
                };
            }
            DataJob::Export(path) => {
                let path = outside::place(Some(&folder), path);
                Bundle::of(&folder)?.save(&path)?;
                DataDone::Exported(path)
            }
            DataJob::Import(path, taking) => {
                // A bare name means the folder where such files are written.
                let written = outside::place(Some(&folder), path);
                let bundle = Bundle::open(if written.exists() { &written } else { path })?;
                self.known = self.store.save_rest();
                if !self.store.holds() {
                    return Err(BundleFault::Elsewhere.into());
                }
                let before = bundle.take(&folder, *taking)?;
                return Ok(self.switch(profiles, current, DataDone::Imported(before)));
            }
        };
        Ok(vec![Event::Data(DataEvent::Done(done))])
    }

    /// Lets a learner learn.
    fn switch(&mut self, profiles: Profiles, id: u32, done: DataDone) -> Vec<Event> {
        self.learners = Some((profiles, id));
        let notices = self.reopen();
        let learner = Event::Data(DataEvent::Learner(Box::new(self.learner())));
        let events = std::iter::once(learner).chain(notices.into_iter().map(Event::Notice)).collect();
        also(events, DataEvent::Done(done))
    }

    /// Does what an effect asks of the disk; what is to be told of it comes back.
    pub(super) fn keep(&mut self, effect: &Effect) -> Vec<Event> {
        let notices = match effect {
            Effect::SaveSettings(settings) => self.store.save_settings(settings),
            Effect::SaveLessons(lessons) => self.store.save_lessons(lessons),
            Effect::SavePuzzles(puzzles) => self.store.save_puzzles(puzzles),
            Effect::SaveReviews(entries) => self.store.save_reviews(entries),
            Effect::SavePlay(play) => self.store.save_play(play),
            Effect::SaveDrills(drills) => self.store.save_drills(drills),
            Effect::SaveNotebook(notebook) => self.store.save_notebook(notebook),
            Effect::Files(job) => {
                return worker::files(&mut self.store, job).map(Event::Files).into_iter().collect();
            }
            Effect::ReadCourses => {
                let read = self.courses.as_mut().and_then(worker::Courses::look);
                return read.map(Event::Courses).into_iter().collect();
            }
            Effect::Data(job) => return self.data(job),
            Effect::ReadClock => return vec![Event::Clock(session::now())],
            Effect::Wake { .. }
            | Effect::Tick { .. }
            | Effect::Work { .. }
            | Effect::Hurry { .. }
            | Effect::Stop { .. }
            | Effect::Copy(_) => {
                return Vec::new();
            }
        };
        let new: Vec<_> = notices.iter().filter(|notice| !self.known.contains(notice)).cloned().collect();
        let was_kept = self.known.iter().all(Notice::is_over);
        let is_kept = notices.iter().all(Notice::is_over);
        self.known = notices;
        let mut events: Vec<_> = self.told(&new).into_iter().map(Event::Notice).collect();
        if is_kept && !was_kept {
            events.push(Event::KeptAgain(self.words().text("notice-kept-again")));
        }
        events
    }

    /// The notices in the language in force.
    fn told(&self, notices: &[Notice]) -> Vec<String> {
        if notices.is_empty() {
            return Vec::new();
        }
        let words = self.words();
        notices.iter().map(|told| notice(&words, told)).collect()
    }

    /// The words of the language in force.
    fn words(&self) -> Words {
        let chosen = self.store.settings().language.as_deref().and_then(Language::from_code);
        Words::new(chosen.unwrap_or(self.language))
    }
}

/// The events, and one more thing to tell.
fn also(mut events: Vec<Event>, told: DataEvent) -> Vec<Event> {
    events.push(Event::Data(told));
    events
}

/// Refuses the name by which another learner is shown who has none, in any language.
fn is_free(profiles: &Profiles, name: &str, own: Option<u32>) -> Result<(), ProfileFault> {
    let name = name.trim().to_lowercase();
    let shown = |id: u32, language| {
        Words::new(language).say(&Message::new("data-learner-number").with("number", id)).to_lowercase()
    };
    let unnamed =
        profiles.list().into_iter().filter(|profile| profile.name.is_empty() && Some(profile.id) != own);
    let mut ids = unnamed.map(|profile| profile.id);
    if ids.any(|id| Language::ALL.into_iter().any(|language| shown(id, language) == name)) {
        return Err(ProfileFault::Taken);
    }
    Ok(())
}
