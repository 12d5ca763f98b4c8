//! The screen of the day, as it is seen and heard: what is due and new, the streak and its calendar, time and rating, the
//! marks along the way, and all of it as a table.

use super::games_shape::Link;
use super::shape::Button;
use crate::app::{CardAction, Place};
use crate::progress::CardId;

/// The screen of the day.
#[derive(Clone, Debug, PartialEq)]
pub struct TodayView {
    /// Its title.
    pub title: String,
    /// "3 due · 5 new · 2 done", and how many more wait their turn.
    pub summary: String,
    /// Begins with the first thing on the list; `None` when nothing is left.
    pub begin: Option<Link>,
    /// What was put away just now, with the way back.
    pub told: Option<PutAway>,
    /// What is due, what is new, what is paused; groups with nothing in them are left out.
    pub groups: Vec<TodayGroup>,
    /// Said when nothing is left for today.
    pub empty: Option<String>,
    /// The days of practice.
    pub streak: StreakView,
    /// The rating, and the time of each day.
    pub plots: Vec<PlotView>,
    /// The marks along the way.
    pub marks: MarksView,
    /// The days of practice as a table, the last day first.
    pub table: TableView,
    /// Leads back to the chapters.
    pub back: Button,
    /// What went wrong with the learner's files, if anything.
    pub notices: Vec<String>,
}

/// A card that was put away.
#[derive(Clone, Debug, PartialEq)]
pub struct PutAway {
    /// What was done with it.
    pub text: String,
    /// The button that takes it back.
    pub undo: String,
    /// Which card.
    pub card: CardId,
}

/// Some of the things of the day.
#[derive(Clone, Debug, PartialEq)]
pub struct TodayGroup {
    /// "Due", "New", "Paused".
    pub title: String,
    /// A sentence on it.
    pub help: String,
    /// The things.
    pub rows: Vec<TodayRow>,
}

/// One thing of the day.
#[derive(Clone, Debug, PartialEq)]
pub struct TodayRow {
    /// What it is.
    pub title: String,
    /// Where it comes from, and when it was asked last.
    pub detail: String,
    /// Where it leads.
    pub place: Place,
    /// Its card.
    pub card: CardId,
    /// What can become of it, each with the name of its button.
    pub actions: Vec<(CardAction, String)>,
    /// The row as spoken.
    pub spoken: String,
}

/// The days of practice.
#[derive(Clone, Debug, PartialEq)]
pub struct StreakView {
    /// Its title.
    pub title: String,
    /// "12 days of practice".
    pub count: String,
    /// How it counts.
    pub text: String,
    /// The calendar's title, its months.
    pub calendar: String,
    /// Seven names of weekdays, Monday first.
    pub weekdays: Vec<String>,
    /// Whole weeks, the oldest first; a day that is still to come has no words.
    pub days: Vec<CalendarDay>,
}

/// A day of the calendar.
#[derive(Clone, Debug, PartialEq)]
pub struct CalendarDay {
    /// The day of the month.
    pub number: String,
    /// How long it was practised, from 0 for not at all to 3.
    pub level: u8,
    /// Where it stands.
    pub kind: DayKind,
    /// The day as spoken.
    pub spoken: String,
}

/// Where a day of the calendar stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayKind {
    /// It has passed.
    Past,
    /// It is today.
    Today,
    /// It is still to come.
    ToCome,
}

/// A plot over the days.
#[derive(Clone, Debug, PartialEq)]
pub struct PlotView {
    /// Its title.
    pub title: String,
    /// What the highest and the lowest line stand for.
    pub top: String,
    /// The lowest.
    pub bottom: String,
    /// The points, from left to right: how far across and how high, each in thousandths, and as spoken.
    pub points: Vec<PlotPoint>,
    /// How they are drawn.
    pub kind: PlotKind,
    /// All of it in one sentence.
    pub spoken: String,
    /// Said while there is nothing to draw.
    pub empty: Option<String>,
}

/// How the points of a plot are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlotKind {
    /// Joined up.
    Line,
    /// Each as a bar.
    Bars,
}

/// A point of a plot.
#[derive(Clone, Debug, PartialEq)]
pub struct PlotPoint {
    /// From the left, in thousandths.
    pub across: u16,
    /// From below, in thousandths.
    pub up: u16,
    /// The point as spoken.
    pub spoken: String,
}

/// The marks along the way.
#[derive(Clone, Debug, PartialEq)]
pub struct MarksView {
    /// Its title.
    pub title: String,
    /// "You have reached 14 kyu".
    pub reached: String,
    /// "Still missing for 13 kyu".
    pub next: String,
    /// What the next one asks for and is not done, the first few of it.
    pub needs: Vec<NeedRow>,
    /// How much more it asks for; empty when that is all.
    pub more: String,
}

/// One thing that a mark asks for.
#[derive(Clone, Debug, PartialEq)]
pub struct NeedRow {
    /// What it is.
    pub label: String,
    /// How much is done.
    pub done: usize,
    /// Of how much.
    pub of: usize,
    /// Where it can be done.
    pub place: Place,
    /// The row as spoken.
    pub spoken: String,
}

/// A table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableView {
    /// Its title.
    pub title: String,
    /// The names of its columns.
    pub columns: Vec<String>,
    /// Its rows, each as long as the columns.
    pub rows: Vec<TableRow>,
    /// Said while it has no row.
    pub empty: Option<String>,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// Its cells.
    pub cells: Vec<String>,
    /// The row as spoken.
    pub spoken: String,
}
