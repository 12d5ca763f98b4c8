//! The screen of the day put into words: its list, and what became of the days before.

use super::games_shape::Link;
use super::today_shape::{
    CalendarDay, DayKind, MarksView, NeedRow, PlotKind, PlotPoint, PlotView, PutAway, StreakView, TableRow,
    TableView, TodayGroup, TodayRow, TodayView,
};
use super::{Enabled, button, puzzle_words, step_words};
use crate::app::state::App;
use crate::app::today::{self, Item, ItemState, Today};
use crate::app::{CardAction, Command, Place};
use crate::lesson::drill::DrillKind;
use crate::locale::{self, Message};
use crate::notation::{sfen, usi};
use crate::progress::kyu::{self, Done, Need, Wanted};
use crate::progress::{CardKind, DAILY, Day, Miss, Missed, Practice};
use crate::shogi::{Move, PieceKind, Position, SetupRule};

/// The calendar shows so many weeks, the plot of time so many days, the plot of the rating and the table so many days of
/// practice.
const WEEKS: i64 = 5;
const BARS: i64 = 14;
const RATED: usize = 60;
const ROWS: usize = 30;
/// No more than so many things that a mark asks for are listed at a time.
const NEEDS: usize = 6;

pub(super) fn today(app: &App, open: &Today) -> TodayView {
    let words = &app.words;
    let items = today::items(app);
    let count = |state: ItemState| items.iter().filter(|item| item.state == state).count();
    let done =
        app.notebook.days.on(app.now.day()).map_or(0, |day| usize_of(day.reviews) + usize_of(day.solved));
    let waiting = app.reviews.portion(app.now).waiting;
    let summary = match waiting {
        0 => Message::new("today-summary"),
        _ => Message::new("today-summary-waiting").with("waiting", waiting).with("daily", DAILY),
    };
    let summary =
        summary.with("due", count(ItemState::Due)).with("new", count(ItemState::New)).with("done", done);
    let begin = items.first().map(|item| Link {
        label: words.text(if done > 0 { "today-go-on" } else { "today-begin" }),
        help: String::new(),
        place: item.place.clone(),
    });
    let empty =
        items.is_empty().then(|| words.text(if done > 0 { "today-all-done" } else { "today-nothing" }));
    TodayView {
        title: words.text("today-title"),
        summary: words.say(&summary),
        begin,
        told: open.put_away.as_ref().map(|(card, action)| PutAway {
            text: put_away(app, *action),
            undo: words.text("today-undo"),
            card: card.clone(),
        }),
        groups: groups(app, &items),
        empty,
        streak: streak(app),
        plots: vec![rating(app), time(app)],
        marks: marks(app),
        table: table(app),
        back: button(app, Command::Back, "today-back", Enabled::Yes),
        notices: app.notices.clone(),
    }
}

/// The button that opens the screen of the day: how much is on its list.
pub(super) fn link(app: &App) -> Link {
    let due = app.reviews.portion(app.now).asked.len();
    let label = app.words.say(&Message::new("today-link").with("due", due));
    Link { label, help: String::new(), place: Place::Today }
}

/// What was done with a card.
pub(super) fn put_away(app: &App, action: CardAction) -> String {
    app.words.text(match action {
        CardAction::Pause => "today-paused-now",
        CardAction::Resume => "today-resumed-now",
        CardAction::Delete => "today-deleted-now",
    })
}

fn usize_of(count: u32) -> usize {
    usize::try_from(count).unwrap_or(usize::MAX)
}

fn groups(app: &App, items: &[Item]) -> Vec<TodayGroup> {
    let paused = today::paused(app);
    let group = |state: ItemState, id: &str| {
        let those = items.iter().chain(&paused).filter(|item| item.state == state);
        let rows: Vec<_> = those.map(|item| row(app, item)).collect();
        let help = app.words.text(&format!("{id}.help"));
        (!rows.is_empty()).then(|| TodayGroup { title: app.words.text(id), help, rows })
    };
    let all = [
        group(ItemState::Due, "today-due"),
        group(ItemState::New, "today-new"),
        group(ItemState::Paused, "today-paused"),
    ];
    all.into_iter().flatten().collect()
}

fn row(app: &App, item: &Item) -> TodayRow {
    let words = &app.words;
    let (title, from) = named(app, item);
    let last = app.reviews.schedule(&item.card, app.now).map(|schedule| {
        let days = schedule.last.until(app.now.day()).max(0);
        words.say(&Message::new("today-last").with("days", usize::try_from(days).unwrap_or(0)))
    });
    let detail = [Some(from).filter(|from| !from.is_empty()), last].into_iter().flatten().collect::<Vec<_>>();
    let detail = detail.join(" · ");
    let action = |action: CardAction, id: &'static str| {
        (action, words.say(&Message::new(id).with("title", title.as_str())))
    };
    let actions = match item.state {
        ItemState::Paused => {
            vec![action(CardAction::Resume, "today-resume"), action(CardAction::Delete, "today-delete")]
        }
        ItemState::Due | ItemState::New => {
            vec![action(CardAction::Pause, "today-pause"), action(CardAction::Delete, "today-delete")]
        }
    };
    let id = match item.state {
        ItemState::Due => "today-row-due",
        ItemState::New => "today-row-new",
        ItemState::Paused => "today-row-paused",
    };
    let spoken = words.say(&Message::new(id).with("title", title.as_str()).with("detail", detail.as_str()));
    TodayRow { title, detail, place: item.place.clone(), card: item.card.clone(), actions, spoken }
}

/// What a card is, and where it comes from.
fn named(app: &App, item: &Item) -> (String, String) {
    let words = &app.words;
    match item.card.kind() {
        CardKind::Puzzle(id) => match (app.catalog.puzzle(&id), app.catalog.classic(&id)) {
            (Some(puzzle), _) => {
                let title = Message::new("puzzles-resume-title")
                    .with("length", puzzle_words::mate_in(app, puzzle.moves))
                    .with("number", puzzle_words::number(app, puzzle).0);
                (words.say(&title), puzzle_words::theme(app, puzzle.theme))
            }
            (None, Some(classic)) => (words.text(&classic.title()), puzzle_words::credit(app, classic)),
            (None, None) => {
                let moves = crate::app::screen::Mine::find(&app.puzzles, &id).map_or(1, |mine| mine.moves);
                (puzzle_words::mate_in(app, moves), words.text("puzzles-mine"))
            }
        },
        CardKind::Step { lesson, .. } => app.catalog.lesson(lesson).map_or_else(Default::default, |lesson| {
            let step = match &item.place {
                Place::Lesson { step: Some(step), .. } => step + 1,
                _ => 1,
            };
            let title = Message::new("today-step").with("title", step_words::title(app, lesson));
            (words.say(&title.with("step", step)), step_words::chapter(app, lesson))
        }),
        CardKind::Miss(number) => {
            app.notebook.misses.get(number).map_or_else(Default::default, |miss| missed(app, miss))
        }
        CardKind::Drill(id) => DrillKind::from_id(id)
            .map_or_else(Default::default, |kind| (words.text(&kind.title()), words.text("drills-title"))),
        CardKind::Other => Default::default(),
    }
}

/// What was got wrong, in words.
pub(super) fn missed(app: &App, miss: &Miss) -> (String, String) {
    let words = &app.words;
    let found = miss.found.parse::<Day>().ok().map(|day| date(app, day)).unwrap_or_default();
    let from = |id: &'static str| words.say(&Message::new(id).with("date", found.as_str()));
    match &miss.what {
        Missed::Hung { sfen, played } => {
            let name = move_name(app, sfen, played);
            (words.say(&Message::new("miss-hung").with("move", name)), from("miss-from-game"))
        }
        Missed::Illegal { sfen, tried } => {
            let name = move_name(app, sfen, tried);
            (words.say(&Message::new("miss-illegal").with("move", name)), from("miss-from-try"))
        }
        Missed::Pair { one, two } => {
            let piece = |name: &str| {
                let kind = PieceKind::ALL.into_iter().find(|kind| crate::lesson::kind_name(*kind) == name);
                kind.map(|kind| locale::piece(words, kind)).unwrap_or_default()
            };
            let message = Message::new("miss-pair").with("one", piece(one)).with("two", piece(two));
            (words.say(&message), from("miss-from-pair"))
        }
    }
}

fn move_name(app: &App, text: &str, mv: &str) -> String {
    let position = || Position::from_setup(sfen::read(text).ok()?, SetupRule::Drill).ok();
    let named = |mv: Move| Some(locale::moved(&app.words, &app.naming(), &position()?, mv, None));
    usi::read_move(mv).ok().and_then(named).unwrap_or_else(|| mv.to_owned())
}

/// "30 November".
fn date(app: &App, day: Day) -> String {
    let date = day.date();
    let month = app.words.text(&format!("month-{}", date.month));
    app.words.say(&Message::new("today-date").with("day", usize::from(date.day)).with("month", month))
}

fn minutes(practice: &Practice) -> usize {
    usize_of(practice.seconds.div_ceil(60))
}

fn streak(app: &App) -> StreakView {
    let words = &app.words;
    let day = app.now.day();
    let streak = app.notebook.days.streak(day);
    let count = Message::new("streak-count").with("days", streak.days).with("longest", streak.longest);
    // The calendar ends with the week of today.
    let first = day.plus(-i64::from(day.weekday()) - 7 * (WEEKS - 1));
    let days = (0..7 * WEEKS).map(|offset| calendar_day(app, first.plus(offset), day)).collect();
    StreakView {
        title: words.text("streak-title"),
        count: words.say(&count),
        text: words.say(&Message::new("streak-text").with("week", streak.week)),
        calendar: words.text("streak-calendar"),
        weekdays: (1..=7).map(|weekday| words.text(&format!("weekday-{weekday}"))).collect(),
        days,
    }
}

fn calendar_day(app: &App, day: Day, today: Day) -> CalendarDay {
    let words = &app.words;
    let kind = match day.cmp(&today) {
        std::cmp::Ordering::Less => DayKind::Past,
        std::cmp::Ordering::Equal => DayKind::Today,
        std::cmp::Ordering::Greater => DayKind::ToCome,
    };
    let practice = app.notebook.days.on(day);
    let level = practice.map_or(0, |practice| match minutes(practice) {
        0..=9 => 1,
        10..=29 => 2,
        _ => 3,
    });
    let named = date(app, day);
    let spoken = match (kind, practice) {
        (DayKind::ToCome, _) => String::new(),
        (_, None) => words.say(&Message::new("calendar-free").with("date", named)),
        (_, Some(practice)) => {
            words.say(&Message::new("calendar-day").with("date", named).with("minutes", minutes(practice)))
        }
    };
    CalendarDay { number: day.date().day.to_string(), level, kind, spoken }
}

fn rating(app: &App) -> PlotView {
    let words = &app.words;
    let rated: Vec<(Day, i32)> =
        app.notebook.days.iter().filter_map(|(day, practice)| Some((day, practice.rating?))).collect();
    let shown = rated.get(rated.len().saturating_sub(RATED)..).unwrap_or_default();
    let (low, high) = shown
        .iter()
        .fold((i32::MAX, i32::MIN), |(low, high), (_, rating)| (low.min(*rating), high.max(*rating)));
    // Room above and below, so that a small change does not look like a great one.
    let (low, high) = if shown.is_empty() { (400, 600) } else { (low - 50, high + 50) };
    let last = shown.len().saturating_sub(1).max(1);
    let point = |(index, (day, rating)): (usize, &(Day, i32))| PlotPoint {
        across: thousandths(index, last),
        up: thousandths(usize::try_from(rating - low).unwrap_or(0), usize::try_from(high - low).unwrap_or(1)),
        spoken: words.say(
            &Message::new("plot-rating-point").with("date", date(app, *day)).with("rating", number(*rating)),
        ),
    };
    let now = app.notebook.rating.value;
    PlotView {
        title: words.say(&Message::new("plot-rating").with("rating", number(now))),
        top: high.to_string(),
        bottom: low.to_string(),
        points: shown.iter().enumerate().map(point).collect(),
        kind: PlotKind::Line,
        spoken: words
            .say(&Message::new("plot-rating-spoken").with("rating", number(now)).with("days", shown.len())),
        empty: shown.is_empty().then(|| words.text("plot-rating-empty")),
    }
}

/// A rating is never below 0.
fn number(rating: i32) -> usize {
    usize::try_from(rating).unwrap_or(0)
}

fn time(app: &App) -> PlotView {
    let words = &app.words;
    let today = app.now.day();
    let days: Vec<(Day, usize)> = (0..BARS)
        .map(|offset| today.plus(offset + 1 - BARS))
        .map(|day| (day, app.notebook.days.on(day).map_or(0, minutes)))
        .collect();
    let most = days.iter().map(|(_, minutes)| *minutes).max().unwrap_or(0).max(10);
    let last = days.len().saturating_sub(1).max(1);
    let point = |(index, (day, minutes)): (usize, &(Day, usize))| PlotPoint {
        across: thousandths(index, last),
        up: thousandths(*minutes, most),
        spoken: words
            .say(&Message::new("plot-time-point").with("date", date(app, *day)).with("minutes", *minutes)),
    };
    let total: usize = days.iter().map(|(_, minutes)| minutes).sum();
    let title = Message::new("plot-time").with("days", days.len()).with("minutes", total);
    PlotView {
        title: words.say(&title),
        top: words.say(&Message::new("plot-minutes").with("minutes", most)),
        bottom: words.say(&Message::new("plot-minutes").with("minutes", 0_usize)),
        points: days.iter().enumerate().map(point).collect(),
        kind: PlotKind::Bars,
        spoken: words.say(&title),
        empty: (total == 0).then(|| words.text("plot-time-empty")),
    }
}

fn thousandths(part: usize, whole: usize) -> u16 {
    u16::try_from(part.saturating_mul(1000) / whole.max(1)).unwrap_or(1000).min(1000)
}

fn marks(app: &App) -> MarksView {
    let words = &app.words;
    let done = Done { lessons: &app.lessons, puzzles: &app.puzzles, play: &app.play };
    let marks = kyu::marks(&app.catalog, done);
    let reached = kyu::reached(&marks);
    let kyu = |kyu: u8| usize::from(kyu);
    let last = reached.checked_sub(1).and_then(|index| marks.get(index));
    let next = marks.get(reached);
    let missing: Vec<&Need> = next.map_or_else(Vec::new, |mark| {
        // What is begun comes first: it is nearest to being done.
        let mut needs: Vec<_> = mark.needs.iter().filter(|need| !need.is_met()).collect();
        needs.sort_by_key(|need| need.done == 0);
        needs
    });
    MarksView {
        title: words.text("marks-title"),
        reached: match last {
            Some(mark) => words.say(&Message::new("marks-reached").with("kyu", kyu(mark.kyu))),
            None => words.text("marks-none"),
        },
        next: match next {
            Some(mark) => words.say(&Message::new("marks-next").with("kyu", kyu(mark.kyu))),
            None => words.text("marks-all"),
        },
        needs: missing.iter().take(NEEDS).map(|need| need_row(app, need)).collect(),
        more: match missing.len().checked_sub(NEEDS) {
            None | Some(0) => String::new(),
            Some(more) => words.say(&Message::new("marks-more").with("count", more)),
        },
    }
}

fn need_row(app: &App, need: &Need) -> NeedRow {
    let words = &app.words;
    let (label, place) = match &need.what {
        Wanted::Lesson(id) => {
            let title =
                app.catalog.lesson(id).map(|lesson| step_words::title(app, lesson)).unwrap_or_default();
            let message = Message::new("need-lesson").with("title", title);
            (words.say(&message), Place::Lesson { id: id.clone(), step: None })
        }
        Wanted::Mates(moves) => {
            let message = Message::new("need-mates").with("length", puzzle_words::mate_in(app, *moves));
            (words.say(&message), Place::Puzzles)
        }
        Wanted::MatesAtSight(moves) => {
            let message = Message::new("need-at-sight").with("length", puzzle_words::mate_in(app, *moves));
            (words.say(&message), Place::Puzzles)
        }
        Wanted::Themed(theme) => {
            let message = Message::new("need-theme").with("theme", puzzle_words::theme(app, *theme));
            (words.say(&message), Place::Puzzles)
        }
        Wanted::Wins => (words.text("need-wins"), Place::Play),
    };
    let message = Message::new("need-spoken").with("label", label.as_str());
    let spoken = words.say(&message.with("done", need.done).with("of", need.of));
    NeedRow { label, done: need.done, of: need.of, place, spoken }
}

fn table(app: &App) -> TableView {
    let words = &app.words;
    let columns = ["day", "minutes", "steps", "solved", "reviews", "games", "rating"];
    let row = |(day, practice): (Day, &Practice)| {
        let rating = practice.rating.map_or_else(|| words.text("table-none"), |rating| rating.to_string());
        let count = |count: u32| count.to_string();
        let shown = day.date();
        let short = Message::new("table-date").with("day", usize::from(shown.day));
        let cells = vec![
            words.say(&short.with("month", usize::from(shown.month))),
            minutes(practice).to_string(),
            count(practice.steps),
            count(practice.solved),
            count(practice.reviews),
            count(practice.games),
            rating,
        ];
        let message = Message::new("table-row")
            .with("date", date(app, day))
            .with("minutes", minutes(practice))
            .with("steps", usize_of(practice.steps))
            .with("solved", usize_of(practice.solved))
            .with("reviews", usize_of(practice.reviews))
            .with("games", usize_of(practice.games));
        TableRow { spoken: words.say(&message), cells }
    };
    let rows: Vec<_> = app.notebook.days.iter().rev().take(ROWS).map(row).collect();
    TableView {
        title: words.text("table-title"),
        columns: columns.into_iter().map(|column| words.text(&format!("table-{column}"))).collect(),
        empty: rows.is_empty().then(|| words.text("table-empty")),
        rows,
    }
}
