//! Goes at cards: what was opened to be solved, how it went, and when it comes again.

use super::Effect;
use super::screen::{Noted, Remark};
use super::state::{App, Screen};
use crate::lesson::Lesson;
use crate::locale::{asked_again, grade_reason};
use crate::progress::reviews::Go;
use crate::progress::{
    Activity, CardId, Ended, Entry, Go as PuzzleGo, Grade, GradeReason, Moment, Rating, Schedule, Score,
    Standing, What, grade,
};

/// Longer than this between two events, in seconds, nobody was there.
const AWAY: i64 = 180;

/// What is being done of the card that is open.
#[derive(Clone, Debug, Default)]
pub(super) struct Going {
    /// The card; `None` where nothing comes again.
    pub(super) card: Option<CardId>,
    /// Since when.
    since: Moment,
    /// Wrong tries and hints of the steps before, where there are several.
    before: (u32, u32),
    /// Whether its end was noted.
    ended: bool,
    /// Why it got its grade, and where the card stands now.
    told: Option<(GradeReason, Schedule)>,
}

/// A card is opened. The one that was open before is left.
pub(super) fn begin(app: &mut App, card: Option<CardId>, effects: &mut Vec<Effect>) {
    leave(app, effects);
    app.going = Going { card, since: app.now, ..Going::default() };
}

/// Another step of the same card is opened: what went wrong in the one before still counts.
pub(super) fn go_on(app: &mut App) {
    let (tries, hints, _) = counts(app);
    let before = app.going.before;
    app.going.before = (before.0.saturating_add(tries), before.1.saturating_add(hints));
}

/// The card is left: one that went wrong and was not solved comes again.
pub(super) fn leave(app: &mut App, effects: &mut Vec<Effect>) {
    let (tries, hints, _) = counts(app);
    let was_wrong = tries > 0 && matches!(app.screen, Screen::Puzzle(_));
    if was_wrong && !app.going.ended {
        end(app, Ended::NotFound, tries, hints, effects);
    }
    app.going = Going::default();
}

/// Takes in what is to be noted of the open screen.
pub(super) fn note(app: &mut App, noted: Option<Noted>, effects: &mut Vec<Effect>) {
    let ended = match noted {
        Some(Noted::Done(0) | Noted::Went(PuzzleGo::Shown, _)) => Ended::NotFound,
        Some(Noted::Done(_) | Noted::Went(PuzzleGo::Solved, _)) => Ended::Found,
        Some(Noted::Went(PuzzleGo::Missed, _)) | None => return,
    };
    if app.going.ended || is_between_steps(app) {
        return;
    }
    let (tries, hints, shown) = counts(app);
    let ended = if shown { Ended::NotFound } else { ended };
    end(app, ended, tries, hints, effects);
}

/// What is said of the card that was just done: why it got its grade, and when it comes again.
pub(super) fn told(app: &App) -> Option<String> {
    let (reason, schedule) = app.going.told.as_ref()?;
    let said = [grade_reason(&app.words, *reason), asked_again(&app.words, schedule, app.now.day())];
    Some(said.join(" "))
}

/// Notes how long the learner was there since the last event, where he learns something.
pub(super) fn pass(app: &mut App, now: Moment) {
    let apart = now.seconds().saturating_sub(app.now.seconds());
    let was_set = app.now != Moment::default();
    app.now = now;
    let learns =
        app.screen.board().is_some() && !matches!(app.screen, Screen::Replay(_) | Screen::MailGame(_));
    if was_set && learns && (1..=AWAY).contains(&apart) {
        app.unspent = app.unspent.saturating_add(u32::try_from(apart).unwrap_or(0));
    }
}

/// Notes something done on the learner's day; the time it took goes with it.
pub(super) fn did(app: &mut App, what: &[Activity], effects: &mut Vec<Effect>) {
    // Without a clock there is no day.
    if app.now == Moment::default() {
        return;
    }
    let day = app.now.day();
    let seconds = std::mem::take(&mut app.unspent);
    app.notebook.days.spent(day, seconds);
    for what in what {
        app.notebook.days.did(day, *what);
    }
    effects.push(Effect::SaveNotebook(Box::new(app.notebook.clone())));
}

/// Wrong tries and hints so far, and whether the answer was shown.
fn counts(app: &App) -> (u32, u32, bool) {
    let small = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let (tries, hints, shown) = match &app.screen {
        Screen::Puzzle(screen) => {
            let attempt = &screen.attempt;
            (small(attempt.misses()), u32::from(attempt.hints_given()), attempt.is_shown())
        }
        Screen::Lesson(screen) => {
            let shown = matches!(screen.remark, Some(Remark::Shown));
            (small(screen.session.mistakes()), u32::from(screen.session.hints_given()), shown)
        }
        _ => (0, 0, false),
    };
    let before = app.going.before;
    (tries.saturating_add(before.0), hints.saturating_add(before.1), shown)
}

/// Whether the card has a further step.
fn is_between_steps(app: &App) -> bool {
    match &app.screen {
        Screen::Lesson(screen) => screen.miss.is_some() && screen.index + 1 < screen.lesson.steps.len(),
        _ => false,
    }
}

fn end(app: &mut App, ended: Ended, tries: u32, hints: u32, effects: &mut Vec<Effect>) {
    app.going.ended = true;
    let known = app.going.card.as_ref().and_then(|card| app.reviews.schedule(card, app.now));
    let first_today = known.is_none_or(|schedule| schedule.last < app.now.day());
    if first_today {
        rate(app, ended, tries, hints);
    }
    let mut done = vec![match &app.screen {
        Screen::Lesson(screen) if screen.miss.is_none() => Activity::Step,
        Screen::Puzzle(_) if ended == Ended::Found => Activity::Solved,
        _ => Activity::Review,
    }];
    let comes_again = match &app.screen {
        // A step that was done at once is known; only one that was hard, or is on the list, comes again.
        Screen::Lesson(screen) if screen.miss.is_none() => {
            known.is_some() || ended == Ended::NotFound || tries > 0 || hints > 0
        }
        _ => true,
    };
    if let (true, Some(card)) = (comes_again && app.now != Moment::default(), app.going.card.clone()) {
        let seconds = app.now.seconds().saturating_sub(app.going.since.seconds()).max(0);
        let seconds = u32::try_from(seconds).unwrap_or(u32::MAX);
        let (_, reason) = grade(ended, tries, hints, seconds);
        let entry = Entry {
            at: app.now,
            card: card.clone(),
            what: What::Go(Go::graded(ended, tries, hints, seconds)),
        };
        effects.push(Effect::SaveReviews(vec![entry.clone()]));
        app.reviews.add(entry);
        app.going.told = app.reviews.schedule(&card, app.now).map(|schedule| (reason, schedule));
        match known {
            None => done.push(Activity::Started),
            Some(schedule) if schedule.is_due(app.now.day()) && !done.contains(&Activity::Review) => {
                done.push(Activity::Review);
            }
            Some(_) => {}
        }
    }
    did(app, &done, effects);
}

/// An item of a drill was done. The drill as a whole comes again: what goes well once a day is a go at it, and so is
/// whatever goes wrong.
pub(super) fn drilled(app: &mut App, card: Option<CardId>, stars: u8, effects: &mut Vec<Effect>) {
    let Some(card) = card.filter(|_| app.now != Moment::default()) else { return };
    let ended = if stars == 0 { Ended::NotFound } else { Ended::Found };
    let go = Go::graded(ended, u32::from(stars < 3), 0, 0);
    let known = app.reviews.schedule(&card, app.now);
    let is_known_today = known.is_some_and(|schedule| {
        schedule.last == app.now.day() && schedule.standing == Standing::Learned && go.grade != Grade::Again
    });
    if is_known_today {
        return;
    }
    let entry = Entry { at: app.now, card, what: What::Go(go) };
    effects.push(Effect::SaveReviews(vec![entry.clone()]));
    app.reviews.add(entry);
    did(app, &[Activity::Review], effects);
}

/// A problem of the collection counts for the rating, the first time on a day.
fn rate(app: &mut App, ended: Ended, tries: u32, hints: u32) {
    let Screen::Puzzle(screen) = &app.screen else { return };
    let Some(puzzle) = screen.source.id().and_then(|id| app.catalog.puzzle(id)) else { return };
    let score = match ended {
        Ended::NotFound => Score::Nothing,
        Ended::Found if tries == 0 && hints == 0 => Score::Whole,
        Ended::Found => Score::Half,
    };
    if app.now == Moment::default() {
        return;
    }
    let hard = Rating::of_problem(puzzle.moves, puzzle.grade.number());
    app.notebook.rating.take(hard, score);
    app.notebook.days.rated(app.now.day(), app.notebook.rating.value);
}

/// The card of a step; steps that explain have none.
pub(super) fn step_card(lesson: &Lesson, index: usize) -> Option<CardId> {
    let step = lesson.steps.get(index)?;
    let explains = matches!(step.task, crate::lesson::Task::Explain { .. });
    if explains { None } else { CardId::step(&lesson.id, &step.id) }
}
