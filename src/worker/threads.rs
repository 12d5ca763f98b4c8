//! Jobs on threads of their own.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::run::run;
use crate::app::{Event, Job};
use crate::tsume::{Control, LimitKind, Progress};

/// A search says how far it has come no sooner than this, and not more often.
const EVERY: Duration = Duration::from_millis(250);
/// The bytes of a thread's stack: a long mate is searched deep.
const STACK: usize = 64 << 20;

/// Hands events to the program, from any thread.
type Report = Arc<dyn Fn(Event) + Send + Sync>;

/// Does jobs on threads. When it is dropped, they end.
pub struct Worker {
    report: Report,
    running: Mutex<BTreeMap<u64, Running>>,
}

/// A job that is being done.
struct Running {
    wish: Arc<Wish>,
    thread: JoinHandle<()>,
}

/// What is wished of a job while it is done.
#[derive(Default)]
struct Wish {
    /// It is to end at once.
    end: AtomicBool,
    /// Its answer is not wanted.
    silence: AtomicBool,
}

impl Worker {
    /// A worker without a job. `report` is called on the threads of the jobs: it has to hand the event on to that of the
    /// program, and must not wait for it.
    pub fn new(report: impl Fn(Event) + Send + Sync + 'static) -> Worker {
        Worker { report: Arc::new(report), running: Mutex::default() }
    }

    /// Begins a job. Its answer is reported with the token, and how far it has come as long as it lasts.
    ///
    /// # Errors
    ///
    /// When the system has no thread to give.
    pub fn start(&self, token: u64, job: Job) -> io::Result<()> {
        let wish = Arc::new(Wish::default());
        let (report, wished) = (Arc::clone(&self.report), Arc::clone(&wish));
        let thread = thread::Builder::new()
            .name("nari-search".to_owned())
            .stack_size(STACK)
            .spawn(move || work(token, &job, &wished, &report))?;
        let mut running = self.running();
        running.retain(|_, other| !other.thread.is_finished());
        running.insert(token, Running { wish, thread });
        Ok(())
    }

    /// Stops a job: it ends within some milliseconds, and nothing more is reported of it. A token that is not known changes
    /// nothing.
    pub fn stop(&self, token: u64) {
        if let Some(job) = self.running().get(&token) {
            job.wish.silence.store(true, Ordering::Relaxed);
            job.wish.end.store(true, Ordering::Relaxed);
        }
    }

    /// Ends a job within some milliseconds; its answer, as good as it is so far, is reported. A token that is not known
    /// changes nothing.
    pub fn hurry(&self, token: u64) {
        if let Some(job) = self.running().get(&token) {
            job.wish.end.store(true, Ordering::Relaxed);
        }
    }

    /// How many jobs have not ended yet.
    #[must_use]
    pub fn busy(&self) -> usize {
        self.running().values().filter(|job| !job.thread.is_finished()).count()
    }

    fn running(&self) -> MutexGuard<'_, BTreeMap<u64, Running>> {
        // What a thread that panicked left behind is a list of jobs all the same.
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let running = std::mem::take(&mut *self.running());
        for job in running.values() {
            job.wish.silence.store(true, Ordering::Relaxed);
            job.wish.end.store(true, Ordering::Relaxed);
        }
        for job in running.into_values() {
            // A search that panicked has nothing to say any more.
            let _ = job.thread.join();
        }
    }
}

fn work(token: u64, job: &Job, wish: &Wish, report: &Report) {
    let told = Mutex::new(Instant::now());
    let found = run(job, None, &|Progress { nodes, bytes }| {
        if wish.end.load(Ordering::Relaxed) {
            return Control::Stop(LimitKind::Cancelled);
        }
        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.elapsed() >= EVERY {
            *told = Instant::now();
            report(Event::Worked { token, nodes, bytes });
        }
        Control::GoOn
    });
    if !wish.silence.load(Ordering::Relaxed) {
        report(Event::Answered { token, found });
    }
}
