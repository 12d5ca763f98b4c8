//! The screen of the day as lines: its list with numbers, then the streak, the marks and the table.

use super::draw::head;
use crate::app::{CardAction, DayKind, Event, TodayRow, TodayView};
use crate::locale::{Message, Words};

/// The whole screen.
pub(super) fn screen(today: &TodayView, words: &Words) -> String {
    let mut lines = head(&today.title, &today.summary, &today.notices, None, words);
    lines.extend(today.told.iter().map(|told| told.text.clone()));
    lines.extend(today.empty.clone());
    let mut number = 0;
    for group in &today.groups {
        lines.push(String::new());
        lines.push(group.title.clone());
        lines.push(group.help.clone());
        for row in &group.rows {
            number += 1;
            lines.push(numbered(number, row));
        }
    }
    let marks = &today.marks;
    lines.extend([String::new(), marks.title.clone(), marks.reached.clone(), marks.next.clone()]);
    lines.extend(marks.needs.iter().map(|need| format!("  {}", need.spoken)));
    lines.extend(Some(marks.more.clone()).filter(|more| !more.is_empty()));
    let streak = &today.streak;
    lines.extend([String::new(), streak.title.clone(), streak.count.clone(), streak.text.clone()]);
    lines.push(String::new());
    lines.push(streak.calendar.clone());
    let practised = streak.days.iter().filter(|day| day.kind != DayKind::ToCome && day.level > 0);
    lines.extend(practised.map(|day| format!("  {}", day.spoken)));
    for plot in &today.plots {
        lines.push(String::new());
        lines.push(plot.title.clone());
        match &plot.empty {
            Some(empty) => lines.push(empty.clone()),
            None => lines.extend(plot.points.iter().map(|point| format!("  {}", point.spoken))),
        }
    }
    lines.extend([String::new(), today.table.title.clone()]);
    lines.extend(today.table.empty.clone());
    lines.extend(table(today));
    lines.push(String::new());
    lines.push(words.text("text-today-how"));
    lines.join("\n")
}

/// What an action changed on the list: where the card stands now, how much is left, how to hear everything again.
pub(super) fn changed(old: &TodayView, new: &TodayView, words: &Words) -> Vec<String> {
    if old.told == new.told && old.groups == new.groups {
        return Vec::new();
    }
    let card = new.told.as_ref().or(old.told.as_ref()).map(|told| &told.card);
    let rows = new.groups.iter().flat_map(|group| group.rows.iter().map(move |row| (group, row)));
    let here = (1..).zip(rows).find(|(_, (_, row))| Some(&row.card) == card);
    let mut lines: Vec<_> =
        here.map_or_else(Vec::new, |(number, (group, row))| vec![group.title.clone(), numbered(number, row)]);
    lines.extend([new.summary.clone(), words.text("text-today-again")]);
    lines
}

fn numbered(number: usize, row: &TodayRow) -> String {
    format!("{number:>3}  {}  –  {}", row.title, row.detail)
}

/// The rows of the table, their columns below each other.
fn table(today: &TodayView) -> Vec<String> {
    let rows: Vec<&Vec<String>> = today.table.rows.iter().map(|row| &row.cells).collect();
    if rows.is_empty() {
        return Vec::new();
    }
    let all = std::iter::once(&today.table.columns).chain(rows.iter().copied());
    let width = |column: usize| {
        all.clone().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..today.table.columns.len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            if column == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        format!("  {}", cells.collect::<Vec<_>>().join("  "))
    };
    all.clone().map(line).collect()
}

/// The row of a number, as the screen shows it.
pub(super) fn row<'a>(today: &'a TodayView, number: &str) -> Option<&'a TodayRow> {
    let index = number.parse::<usize>().ok()?.checked_sub(1)?;
    today.groups.iter().flat_map(|group| &group.rows).nth(index)
}

/// `pause 3`, `resume 3`, `delete 3`.
pub(super) fn put_away(today: &TodayView, number: &str, action: CardAction) -> Result<Event, Message> {
    let row = row(today, number).filter(|row| row.actions.iter().any(|(known, _)| *known == action));
    row.map(|row| Event::Card(row.card.clone(), action)).ok_or_else(|| Message::new("text-today-which"))
}
