//! Lets something happen to the program, then everything that follows from it: searches are done at once, timers ring.

use nari::app::{App, Effect, Event};
use nari::worker::run_here;

/// What becomes of the searches that the program wants done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Searches {
    /// They are done at once.
    Done,
    /// They are left to be answered later.
    HeldBack,
}

/// The effects of an event and of all that came of it.
pub fn happen(app: &mut App, event: Event, searches: Searches) -> Vec<Effect> {
    let mut effects = Vec::new();
    let mut waiting = vec![event];
    while let Some(event) = waiting.pop() {
        for effect in app.update(event) {
            match &effect {
                Effect::Wake { token, .. } => waiting.push(Event::Woke(*token)),
                Effect::Work { token, job } if searches == Searches::Done => {
                    waiting.push(Event::Answered { token: *token, found: run_here(job) });
                }
                _ => {}
            }
            effects.push(effect);
        }
    }
    effects
}
