//! A search on its own thread: it is told to stop or that its move was played, and says its answer when it may.

use std::io::{self, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use super::command::Wait;

/// Says lines to the other program, one at a time, whoever says them.
#[derive(Clone)]
pub(super) struct Speaker(Arc<Mutex<Mouth>>);

struct Mouth {
    output: Box<dyn Write + Send>,
    trouble: Option<io::Error>,
}

impl Speaker {
    pub(super) fn new(output: impl Write + Send + 'static) -> Speaker {
        Speaker(Arc::new(Mutex::new(Mouth { output: Box::new(output), trouble: None })))
    }

    /// Says one line at once. After a failure nothing more is said.
    pub(super) fn send(&self, line: &str) {
        let mut mouth = held(&self.0);
        if mouth.trouble.is_none() {
            let said = writeln!(mouth.output, "{line}").and_then(|()| mouth.output.flush());
            mouth.trouble = said.err();
        }
    }

    /// What kept a line from being said.
    pub(super) fn trouble(&self) -> Option<io::Error> {
        held(&self.0).trouble.take()
    }
}

/// What the listening thread tells the searching one.
#[derive(Clone, Copy, Debug)]
struct Told {
    stop: bool,
    /// Whether the answer is found, and being said: the next search may be asked for.
    answered: bool,
    /// Whether the answer must be held back.
    wait: Wait,
    /// When one's own clock started; moves on when the other side's move was the one expected.
    since: Instant,
}

/// The line between the two threads.
#[derive(Clone)]
pub(super) struct Signals(Arc<(Mutex<Told>, Condvar)>);

impl Signals {
    pub(super) fn new(wait: Wait) -> Signals {
        Signals(Arc::new((
            Mutex::new(Told { stop: false, answered: false, wait, since: Instant::now() }),
            Condvar::new(),
        )))
    }

    fn tell(&self, change: impl FnOnce(&mut Told)) {
        change(&mut held(&self.0.0));
        self.0.1.notify_all();
    }

    /// Whether the search is to end now.
    pub(super) fn is_stopped(&self) -> bool {
        held(&self.0.0).stop
    }

    /// Since when one's own clock runs; `None` while it does not.
    pub(super) fn since(&self) -> Option<Instant> {
        let told = held(&self.0.0);
        (told.wait == Wait::No).then_some(told.since)
    }

    /// Notes that the answer is about to be said: whoever hears it may ask again at once.
    pub(super) fn answer(&self) {
        self.tell(|told| told.answered = true);
    }

    /// Returns when the answer may be given.
    pub(super) fn wait(&self) {
        let mut told = held(&self.0.0);
        while !told.stop && told.wait != Wait::No {
            told = self.0.1.wait(told).unwrap_or_else(std::sync::PoisonError::into_inner);
        }
    }
}

/// A search under way.
pub(super) struct Thinking {
    signals: Signals,
    thread: JoinHandle<()>,
}

impl Thinking {
    /// Starts a search: `think` searches and then says its answer.
    ///
    /// # Errors
    /// When no thread can be had.
    pub(super) fn start(wait: Wait, think: impl FnOnce(&Signals) + Send + 'static) -> io::Result<Thinking> {
        let signals = Signals::new(wait);
        let theirs = signals.clone();
        // Lines are deep, and each ply of the search takes room.
        let builder = thread::Builder::new().name("search".to_owned()).stack_size(64 << 20);
        let thread = builder.spawn(move || think(&theirs))?;
        Ok(Thinking { signals, thread })
    }

    /// The expected move was played: it is one's own time from now on.
    pub(super) fn ponder_hit(&self) {
        self.signals.tell(|told| {
            if told.wait == Wait::Ponder {
                told.wait = Wait::No;
                told.since = Instant::now();
            }
        });
    }

    /// Ends the search and waits for its answer, which comes at once.
    pub(super) fn stop(self) {
        self.signals.tell(|told| told.stop = true);
        // A search that failed has said nothing, and there is nothing to add.
        let _ = self.thread.join();
    }

    pub(super) fn is_done(&self) -> bool {
        held(&self.signals.0.0).answered || self.thread.is_finished()
    }
}

/// What a lock guards, also after a thread that held it failed.
pub(super) fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
