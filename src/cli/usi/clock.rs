//! Turns the clocks of a `go` into how long to think.

use std::time::{Duration, Instant};

use super::command::{Clock, Pace};
use crate::engine::{Control, Limit, Moment, Progress};
use crate::shogi::Color;

/// How long to think about one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Budget {
    /// After that no new depth is begun; `None` for as long as it takes.
    soft: Option<Duration>,
    /// After that the search ends.
    hard: Option<Duration>,
}

/// Of the time left, a move gets this part.
const PART: u32 = 32;
/// Nobody thinks longer about a move than this many times its part.
const MOST: u32 = 5;

impl Budget {
    /// No limit of time.
    pub(super) const NONE: Budget = Budget { soft: None, hard: None };

    /// What the clocks allow, less what the way to the other program may take.
    pub(super) fn of(pace: &Pace, side: Color, overhead: Duration) -> Budget {
        let least = Duration::from_millis(1);
        if let Some(time) = pace.movetime {
            let time = time.saturating_sub(overhead).max(least);
            return Budget { soft: Some(time), hard: Some(time) };
        }
        let Clock { left, increment } = if side == Color::Black { pace.black } else { pace.white };
        if left.is_none() && increment.is_none() && pace.byoyomi.is_none() {
            return Budget::NONE;
        }
        let left = left.unwrap_or_default();
        let each_move = pace.byoyomi.unwrap_or_default() + increment.unwrap_or_default();
        let all = (left + each_move).saturating_sub(overhead).max(least);
        if left.is_zero() {
            return Budget { soft: Some(all), hard: Some(all) };
        }
        let part = left / PART + each_move.saturating_sub(overhead);
        Budget { soft: Some(part.min(all)), hard: Some((part * MOST).min(all)) }
    }

    /// Whether to go on, so long after the clock was started.
    pub(super) fn control(&self, since: Instant, progress: Progress) -> Control {
        let spent = since.elapsed();
        let over = |limit: Option<Duration>| limit.is_some_and(|limit| spent >= limit);
        let stop = match progress.moment {
            Moment::Within => over(self.hard),
            // The next depth takes longer than all before it: it is not begun late, and earlier left when the move is
            // settled. Time that is lost when not used is used.
            Moment::DepthDone { .. } if self.soft == self.hard => over(self.hard),
            Moment::DepthDone { same_move } => {
                let share = if same_move >= 5 { 35 } else { 65 };
                over(self.soft.map(|soft| soft * share / 100))
            }
        };
        if stop { Control::Stop } else { Control::GoOn }
    }
}

/// The limit of the search itself.
pub(super) fn limit(pace: &Pace) -> Limit {
    match (pace.nodes, pace.depth) {
        (Some(nodes), _) => Limit::Nodes(nodes),
        (None, Some(depth)) => Limit::Depth(depth),
        (None, None) => Limit::Time,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    #[track_caller]
    fn gets(pace: Pace, soft: u32, hard: u32) {
        let budget = Budget::of(&pace, Color::Black, 10 * MS);
        assert_eq!(budget, Budget { soft: Some(soft * MS), hard: Some(hard * MS) });
    }

    #[test]
    fn a_move_gets_its_part_of_the_time_and_never_all_of_it() {
        let clock = |left, increment| Clock { left: Some(left * MS), increment: Some(increment * MS) };
        gets(Pace { movetime: Some(100 * MS), ..Pace::default() }, 90, 90);
        gets(Pace { byoyomi: Some(100 * MS), ..Pace::default() }, 90, 90);
        gets(Pace { black: clock(0, 0), byoyomi: Some(1_000 * MS), ..Pace::default() }, 990, 990);
        gets(Pace { black: clock(32_000, 0), ..Pace::default() }, 1_000, 5_000);
        gets(Pace { black: clock(3_200, 1_000), ..Pace::default() }, 1_090, 4_190);
        gets(Pace { black: clock(0, 0), ..Pace::default() }, 1, 1);
        assert_eq!(Budget::of(&Pace::default(), Color::White, MS), Budget::NONE);
    }
}
