//! The screen of the day: its list, the marks, the calendar, the plots and the table.

use std::rc::Rc;

use slint::{ComponentHandle as _, ModelRc, SharedString, VecModel};

use super::convert::{index, int, sync};
use super::plot;
use super::shown::Shown;
use crate::app::{
    CardAction, Command, DayKind, Event, PlotKind, PlotPoint, PlotView, Screen, TodayRow, TodayView,
};
use nari_markup::{
    AppWindow, DayInfo, DayPlotInfo, DayPoint, NeedInfo, TableLine, TodayAdapter, TodayRowInfo,
};

/// The models behind the adapter of the screen of the day.
#[derive(Default)]
pub struct Today {
    rows: Rc<VecModel<TodayRowInfo>>,
    needs: Rc<VecModel<NeedInfo>>,
    weekdays: Rc<VecModel<SharedString>>,
    days: Rc<VecModel<DayInfo>>,
    rating: Rc<VecModel<DayPoint>>,
    time: Rc<VecModel<DayPoint>>,
    columns: Rc<VecModel<SharedString>>,
    table: Rc<VecModel<TableLine>>,
}

impl Today {
    /// Puts empty models under the adapter and leads its callbacks to `shown`.
    pub fn connect(window: &AppWindow, shown: &Rc<Shown>) -> Today {
        let today = Today::default();
        let adapter = window.global::<TodayAdapter>();
        adapter.set_rows(ModelRc::from(Rc::clone(&today.rows)));
        adapter.set_needs(ModelRc::from(Rc::clone(&today.needs)));
        adapter.set_weekdays(ModelRc::from(Rc::clone(&today.weekdays)));
        adapter.set_days(ModelRc::from(Rc::clone(&today.days)));
        adapter.set_rating_points(ModelRc::from(Rc::clone(&today.rating)));
        adapter.set_time_points(ModelRc::from(Rc::clone(&today.time)));
        adapter.set_columns(ModelRc::from(Rc::clone(&today.columns)));
        adapter.set_table(ModelRc::from(Rc::clone(&today.table)));
        listen(&adapter, shown);
        today
    }

    /// Shows the screen.
    pub fn show(&self, window: &AppWindow, view: &TodayView) {
        let adapter = window.global::<TodayAdapter>();
        adapter.set_title((&view.title).into());
        adapter.set_summary((&view.summary).into());
        adapter.set_notice(view.notices.join("\n").into());
        adapter.set_begin(view.begin.as_ref().map(|link| link.label.as_str()).unwrap_or_default().into());
        adapter.set_back((&view.back.label).into());
        adapter.set_told(view.told.as_ref().map(|told| told.text.as_str()).unwrap_or_default().into());
        adapter.set_undo(view.told.as_ref().map(|told| told.undo.as_str()).unwrap_or_default().into());
        adapter.set_empty(view.empty.as_deref().unwrap_or_default().into());
        sync(&self.rows, rows(view));
        self.show_marks(&adapter, view);
        self.show_days(&adapter, view);
        let [rating, time] = [0, 1].map(|which| view.plots.get(which));
        if let (Some(rating), Some(time)) = (rating, time) {
            adapter.set_rating(plot_info(rating));
            sync(&self.rating, points(rating));
            adapter.set_time(plot_info(time));
            sync(&self.time, points(time));
        }
        adapter.set_table_title((&view.table.title).into());
        adapter.set_table_empty(view.table.empty.as_deref().unwrap_or_default().into());
        sync(&self.columns, view.table.columns.iter().map(Into::into).collect());
        let line = |row: &crate::app::TableRow| TableLine {
            cells: row.cells.iter().map(SharedString::from).collect::<Vec<_>>().as_slice().into(),
            spoken: (&row.spoken).into(),
        };
        sync(&self.table, view.table.rows.iter().map(line).collect());
    }

    fn show_marks(&self, adapter: &TodayAdapter, view: &TodayView) {
        let marks = &view.marks;
        adapter.set_marks_title((&marks.title).into());
        adapter.set_marks_reached((&marks.reached).into());
        adapter.set_marks_next((&marks.next).into());
        adapter.set_marks_more((&marks.more).into());
        let need = |need: &crate::app::NeedRow| NeedInfo {
            label: (&need.label).into(),
            done: int(need.done),
            of: int(need.of),
            spoken: (&need.spoken).into(),
        };
        sync(&self.needs, marks.needs.iter().map(need).collect());
    }

    fn show_days(&self, adapter: &TodayAdapter, view: &TodayView) {
        let streak = &view.streak;
        adapter.set_streak_title((&streak.title).into());
        adapter.set_streak_count((&streak.count).into());
        adapter.set_streak_text((&streak.text).into());
        adapter.set_calendar_title((&streak.calendar).into());
        sync(&self.weekdays, streak.weekdays.iter().map(Into::into).collect());
        let day = |day: &crate::app::CalendarDay| DayInfo {
            number: (&day.number).into(),
            level: day.level.into(),
            today: day.kind == DayKind::Today,
            to_come: day.kind == DayKind::ToCome,
            spoken: (&day.spoken).into(),
        };
        sync(&self.days, streak.days.iter().map(day).collect());
    }
}

/// The rows of all groups, a group's head on its first one.
fn rows(view: &TodayView) -> Vec<TodayRowInfo> {
    let mut all = Vec::new();
    for group in &view.groups {
        for (place, row) in group.rows.iter().enumerate() {
            let name = |which: usize| row.actions.get(which).map(|(_, name)| name.into()).unwrap_or_default();
            let is_first = place == 0;
            all.push(TodayRowInfo {
                title: (&row.title).into(),
                detail: (&row.detail).into(),
                spoken: (&row.spoken).into(),
                first: name(0),
                second: name(1),
                paused: row.actions.first().is_some_and(|(action, _)| *action == CardAction::Resume),
                head: if is_first { (&group.title).into() } else { SharedString::new() },
                help: if is_first { (&group.help).into() } else { SharedString::new() },
            });
        }
    }
    all
}

fn plot_info(view: &PlotView) -> DayPlotInfo {
    let line = view.points.iter().map(|point| (part(point.across), part(point.up)));
    DayPlotInfo {
        title: (&view.title).into(),
        top: (&view.top).into(),
        bottom: (&view.bottom).into(),
        spoken: (&view.spoken).into(),
        empty: view.empty.as_deref().unwrap_or_default().into(),
        line: match view.kind {
            PlotKind::Line => plot::low_line(line).into(),
            PlotKind::Bars => SharedString::new(),
        },
    }
}

fn points(view: &PlotView) -> Vec<DayPoint> {
    let point = |point: &PlotPoint| DayPoint {
        across: part(point.across),
        up: part(point.up),
        spoken: (&point.spoken).into(),
    };
    view.points.iter().map(point).collect()
}

/// Thousandths as a part of 1.
fn part(thousandths: u16) -> f32 {
    f32::from(thousandths) / 1000.0
}

fn listen(adapter: &TodayAdapter, shown: &Rc<Shown>) {
    let to = Rc::clone(shown);
    adapter.on_begun(move || {
        let place = of_today(&to, |today| Some(today.begin.as_ref()?.place.clone()));
        if let Some(place) = place {
            to.report(Event::Open(place));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_went_back(move || to.report(Event::Command(Command::Back)));
    let to = Rc::clone(shown);
    adapter.on_undone(move || {
        if let Some(card) = of_today(&to, |today| Some(today.told.as_ref()?.card.clone())) {
            to.report(Event::Card(card, CardAction::Resume));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_row(move |row| {
        if let Some(place) = of_today(&to, |today| Some(row_at(today, row)?.place.clone())) {
            to.report(Event::Open(place));
        }
    });
    let act = |to: Rc<Shown>, which: usize| {
        move |row: i32| {
            let action = of_today(&to, |today| {
                let row = row_at(today, row)?;
                Some((row.card.clone(), row.actions.get(which)?.0))
            });
            if let Some((card, action)) = action {
                to.report(Event::Card(card, action));
            }
        }
    };
    adapter.on_first_action(act(Rc::clone(shown), 0));
    adapter.on_second_action(act(Rc::clone(shown), 1));
    let to = Rc::clone(shown);
    adapter.on_need(move |need| {
        let place = of_today(&to, |today| Some(today.marks.needs.get(index(need)?)?.place.clone()));
        if let Some(place) = place {
            to.report(Event::Open(place));
        }
    });
}

fn row_at(today: &TodayView, row: i32) -> Option<&TodayRow> {
    today.groups.iter().flat_map(|group| &group.rows).nth(index(row)?)
}

fn of_today<T>(shown: &Shown, look: impl FnOnce(&TodayView) -> Option<T>) -> Option<T> {
    shown.screen(|screen| match screen {
        Screen::Today(today) => look(today),
        _ => None,
    })
}
