//! The practice opponent: a search, an evaluation made for shogi, and a ladder of opponents that see less than all of
//! it. Standard library only; no clock and no chance of its own: whoever calls keeps the time and gives the seed.
//!
//! [`Opponent::answer`] is the way in: a [`Game`](crate::shogi::Game) and what is [`Asked`] go in, a [`Thought`] comes
//! out. With a limit of nodes or depth the same seed gives the same answer; with time the caller's `stop` decides.
//!
//! | file | holds |
//! |---|---|
//! | `level` `sight` | the ladder, and what each opponent overlooks |
//! | `opponent` `opening` | a turn: declare, book, search; the opponents that do not search |
//! | `limit` `score` | what goes in and out of a search |
//! | `search/` | deepening, the tree, quiet ends, repetition |
//! | `ordering` `exchange` `table` `packed` | which move first, what captures win, what was found before |
//! | `correction` | how far the evaluation was off in positions alike |
//! | `evaluate/` | material, the danger of Kings, and what our own games taught about places |
//! | `tuning` | what a tool needs that fits the evaluation to games |
//! | `coach` | what a teacher would warn of |

mod chance;
pub mod coach;
mod correction;
mod evaluate;
mod exchange;
mod level;
mod limit;
mod opening;
mod opponent;
mod ordering;
mod packed;
mod score;
mod search;
mod sight;
mod table;
pub mod tuning;

pub use coach::Warning;
pub use level::Level;
pub use limit::{Control, Limit, Limits, Moment, Progress, Report};
pub use opening::{BookFault, Opening, book_faults, openings};
pub use opponent::{Asked, Book, Opponent, Reply, Thought, WhenLost};
pub use score::Score;
