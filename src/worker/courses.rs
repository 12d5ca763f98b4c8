//! A teacher's own courses, looked at again and again: what changed is read and proved.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use crate::app::{CourseRead, Event, prove_course};
use crate::locale::Language;
use crate::progress::courses::{self, Stamp};

/// How often the files are looked at.
const EVERY: Duration = Duration::from_secs(1);
/// How often a look is put off to see whether it is still wanted.
const NAP: Duration = Duration::from_millis(50);
/// The bytes of the thread's stack: a long mate is proved deep.
const STACK: usize = 64 << 20;

/// The courses of a data folder as they were read last.
#[derive(Debug)]
pub struct Courses {
    folder: PathBuf,
    stamp: Stamp,
    read: Vec<CourseRead>,
}

impl Courses {
    /// The courses of that data folder, none being read yet.
    #[must_use]
    pub fn of(folder: &Path) -> Courses {
        Courses { folder: folder.to_owned(), stamp: Stamp::default(), read: Vec::new() }
    }

    /// All courses, if a file of one changed since the last look; only what changed is proved anew.
    pub fn look(&mut self) -> Option<Vec<CourseRead>> {
        let stamp = courses::stamp(&self.folder);
        if stamp == self.stamp {
            return None;
        }
        let found = courses::read(&self.folder, &Language::ALL.map(Language::code));
        let known = std::mem::take(&mut self.read);
        let proved = found.into_iter().map(|files| {
            let same = known.iter().find(|read| *read.files == files);
            same.cloned().unwrap_or_else(|| prove_course(files))
        });
        self.read = proved.collect();
        self.stamp = stamp;
        Some(self.read.clone())
    }
}

/// Looks at the courses of a data folder on a thread of its own until it is dropped.
#[derive(Debug)]
pub struct Watch {
    end: Arc<AtomicBool>,
}

impl Watch {
    /// Begins to look. `report` is called on that thread with [`Event::Courses`]: at once if there is any course, and then
    /// whenever one changed. `None` when the system has no thread to give.
    #[must_use]
    pub fn begin(folder: &Path, report: impl Fn(Event) + Send + 'static) -> Option<Watch> {
        let end = Arc::new(AtomicBool::new(false));
        let (ended, mut courses) = (Arc::clone(&end), Courses::of(folder));
        let looks = move || {
            while !ended.load(Ordering::Relaxed) {
                if let Some(read) = courses.look()
                    && !ended.load(Ordering::Relaxed)
                {
                    report(Event::Courses(read));
                }
                let mut slept = Duration::ZERO;
                while slept < EVERY && !ended.load(Ordering::Relaxed) {
                    thread::sleep(NAP);
                    slept += NAP;
                }
            }
        };
        thread::Builder::new().name("nari-courses".to_owned()).stack_size(STACK).spawn(looks).ok()?;
        Some(Watch { end })
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        // The thread is not waited for: a proof that goes on has nothing to lose.
        self.end.store(true, Ordering::Relaxed);
    }
}
