//! A drill on the screen: its run, and the item that is asked as the step of a lesson that has no others.

use std::sync::Arc;

use super::came::Came;
use super::lesson::LessonScreen;
use crate::lesson::Lesson;
use crate::lesson::drill::{Change, Run};

/// A drill that is open at one of its items.
pub struct DrillScreen {
    /// What was right so far, how hard it is, what comes next.
    pub run: Run,
    /// The item, with its board.
    pub open: LessonScreen,
    /// How many items were shown.
    pub number: usize,
    /// What the last item that was done did to how hard it is.
    pub change: Change,
    /// The clock of the round that goes on; what an earlier one brings is stale.
    pub clock: u64,
    /// The best round before this one, at this level.
    pub best: Option<u32>,
}

impl DrillScreen {
    /// Opens a run at its item. `serial` is a number not used before. `None` when the run has no item.
    #[must_use]
    pub fn open(run: Run, serial: u64) -> Option<(DrillScreen, Came)> {
        let (open, came) = item(&run, serial)?;
        Some((DrillScreen { run, open, number: 1, change: Change::Same, clock: 0, best: None }, came))
    }

    /// Opens the run's item, whichever it is by now; the board stays turned as it is.
    pub fn show_item(&mut self, serial: u64) -> Came {
        let Some((open, came)) = item(&self.run, serial) else { return Came::default() };
        let turned = self.open.table.turned;
        self.open = open;
        self.open.table.turned = turned;
        self.number += 1;
        self.change = Change::Same;
        came
    }
}

fn item(run: &Run, serial: u64) -> Option<(LessonScreen, Came)> {
    let step = run.item()?;
    let lesson = Lesson { id: run.kind().id().to_owned(), chapter: String::new(), steps: Vec::new() };
    Some(LessonScreen::open(Arc::new(lesson), 0, step, serial))
}
