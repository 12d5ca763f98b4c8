//! The list of the day: what is due, what is new, and the way through it.

use super::heard::Heard;
use super::screen::{LessonScreen, Mine};
use super::state::{App, Screen};
use super::{CardAction, Effect, Place, opened, reviewing};
use crate::lesson::drill::DrillKind;
use crate::progress::{CardId, CardKind, Entry, Held, Missed, What};

/// So many problems of the collection are new on one day.
const NEW_PROBLEMS: usize = 5;

/// Something to do today.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Item {
    pub(super) card: CardId,
    pub(super) place: Place,
    pub(super) state: ItemState,
}

/// Why it is on the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ItemState {
    /// It comes again today.
    Due,
    /// It was never asked.
    New,
    /// The learner paused it.
    Paused,
}

/// What the screen of the day says beside its list.
#[derive(Clone, Debug, Default)]
pub(super) struct Today {
    /// The card that was put away last, and how: it can be taken back.
    pub(super) put_away: Option<(CardId, CardAction)>,
}

/// What is due, then what is new.
pub(super) fn items(app: &App) -> Vec<Item> {
    let due = app.reviews.portion(app.now).asked.into_iter();
    due.filter_map(|asked| item(app, asked.card, ItemState::Due)).chain(new(app)).collect()
}

/// What the learner paused.
pub(super) fn paused(app: &App) -> Vec<Item> {
    app.reviews.paused().into_iter().filter_map(|card| item(app, card, ItemState::Paused)).collect()
}

/// What was never asked: all misses of his own, then some problems of the collection.
fn new(app: &App) -> Vec<Item> {
    let is_new =
        |card: &CardId| app.reviews.schedule(card, app.now).is_none() && app.reviews.held(card) == Held::No;
    let misses = app.notebook.misses.iter().map(|(number, _)| CardId::miss(number));
    let mates = Mine::all(&app.puzzles).filter_map(|mine| CardId::puzzle(&mine.id));
    let own = misses.chain(mates).filter(is_new).filter_map(|card| item(app, &card, ItemState::New));
    let begun = app.notebook.days.on(app.now.day()).map_or(0, |day| day.started);
    let left = NEW_PROBLEMS.saturating_sub(usize::try_from(begun).unwrap_or(usize::MAX));
    let unsolved = app.catalog.puzzles().iter().filter(|puzzle| {
        !app.puzzles.of(&puzzle.id).is_some_and(|record| record.solved || record.last.is_some())
    });
    let problems = unsolved.filter_map(|puzzle| CardId::puzzle(&puzzle.id)).filter(is_new).take(left);
    own.chain(problems.filter_map(|card| item(app, &card, ItemState::New))).collect()
}

/// The card with its place; `None` when what it asks is not there any more, or can't be proved.
fn item(app: &App, card: &CardId, state: ItemState) -> Option<Item> {
    let place = match card.kind() {
        CardKind::Puzzle(id) => {
            let is_there = app.catalog.puzzle(&id).is_some()
                || app.catalog.classic(&id).is_some()
                || Mine::find(&app.puzzles, &id).is_some();
            is_there.then_some(Place::Puzzle { id })
        }
        CardKind::Step { lesson, step } => {
            let steps = &app.catalog.lesson(lesson)?.steps;
            let index = steps.iter().position(|known| known.id == step)?;
            Some(Place::Lesson { id: lesson.to_owned(), step: Some(index) })
        }
        CardKind::Miss(number) => app.notebook.misses.get(number).map(|_| Place::Miss(number)),
        CardKind::Drill(id) => DrillKind::from_id(id).map(Place::Drill),
        CardKind::Other => None,
    }?;
    Some(Item { card: card.clone(), place, state })
}

/// Opens the screen of the day.
pub(super) fn open(app: &mut App) -> Vec<Heard> {
    app.screen = Screen::Today(Today::default());
    vec![Heard::Screen]
}

/// Goes on to the next thing of the day; back to the list when nothing else is left.
pub(super) fn next(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    reviewing::leave(app, effects);
    let here = match &app.screen {
        Screen::Puzzle(screen) => screen.source.id().and_then(CardId::puzzle),
        Screen::Lesson(screen) => match screen.miss {
            Some(number) => Some(CardId::miss(number)),
            None => reviewing::step_card(&screen.lesson, screen.index),
        },
        _ => None,
    };
    let other = items(app).into_iter().find(|item| Some(&item.card) != here.as_ref());
    let place = other.map_or(Place::Today, |item| item.place);
    opened::open(app, place, effects)
}

/// Opens an exercise made of a miss, at one of its steps.
pub(super) fn open_miss(app: &mut App, number: u32, index: usize, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let exercise = app.notebook.misses.get(number).and_then(|miss| miss.what.exercise());
    let Some(lesson) = exercise.map(|exercise| std::sync::Arc::clone(exercise.lesson())) else {
        return opened::open(app, Place::Today, effects);
    };
    let Some(step) = lesson.steps.get(index) else { return Vec::new() };
    if index == 0 {
        reviewing::begin(app, Some(CardId::miss(number)), effects);
    } else {
        reviewing::go_on(app);
    }
    let serial = app.fresh();
    let (mut screen, came) = LessonScreen::open(std::sync::Arc::clone(&lesson), index, step, serial);
    screen.miss = Some(number);
    app.serial += 1 << 16;
    app.screen = Screen::Lesson(Box::new(screen));
    effects.extend(came.effects);
    came.heard
}

/// Pauses a card, takes it up again or deletes it.
pub(super) fn act(app: &mut App, card: CardId, action: CardAction, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let what = match action {
        CardAction::Pause => What::Paused,
        CardAction::Resume => What::Resumed,
        CardAction::Delete => What::Deleted,
    };
    let entry = Entry { at: app.now, card: card.clone(), what };
    effects.push(Effect::SaveReviews(vec![entry.clone()]));
    app.reviews.add(entry);
    if let Screen::Today(today) = &mut app.screen {
        today.put_away = (action != CardAction::Resume).then_some((card, action));
    }
    vec![Heard::PutAway(action)]
}

/// Keeps what was got wrong as exercises; gives how many are new.
pub(super) fn keep_misses(app: &mut App, misses: Vec<Missed>, effects: &mut Vec<Effect>) -> usize {
    let day = app.now.day().to_string();
    let added = misses.into_iter().filter_map(|missed| app.notebook.misses.add(missed, &day)).count();
    if added > 0 {
        effects.push(Effect::SaveNotebook(Box::new(app.notebook.clone())));
    }
    added
}
