//! Lets something happen to the program, then everything that follows from it: searches are done at once, timers ring.

use nari::app::{App, Effect, Event};
use nari::worker::run_here;

/// What becomes of the searches that the program wants done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Searches {
    /// They are done at once.
    Done,
    /// They are left to be answered later.
    #[allow(dead_code, reason = "not every test holds them back")]
    HeldBack,
}

/// What follows from effects.
pub fn following(effects: &[Effect], searches: Searches) -> Vec<Event> {
    let follows = |effect: &Effect| match effect {
        Effect::Wake { token, .. } => Some(Event::Woke(*token)),
        Effect::Work { token, job } if searches == Searches::Done => {
            Some(Event::Answered { token: *token, found: run_here(job) })
        }
        _ => None,
    };
    effects.iter().filter_map(follows).collect()
}

/// The effects of an event and of all that came of it.
pub fn happen(app: &mut App, event: Event, searches: Searches) -> Vec<Effect> {
    let mut effects = Vec::new();
    let mut waiting = vec![event];
    while let Some(event) = waiting.pop() {
        let came = app.update(event);
        waiting.extend(following(&came, searches));
        effects.extend(came);
    }
    effects
}
