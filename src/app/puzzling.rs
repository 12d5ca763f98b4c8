//! Events of the problems: which one opens, what is composed, which answer is still waited for.

use std::sync::Arc;

use super::heard::Heard;
use super::screen::{Came, Composing, Mine, PuzzleScreen, Search, Source, Way};
use super::state::{App, Screen};
use super::update::keep;
use super::{Effect, Found, Job, Place, opened, own_position, reviewing, today};
use crate::progress::{CardId, CardKind};

/// Does something to the open problem, if one is open.
pub(super) fn on_puzzle(
    app: &mut App,
    effects: &mut Vec<Effect>,
    act: impl FnOnce(&mut PuzzleScreen, u64) -> Came,
) -> Vec<Heard> {
    let serial = app.fresh();
    let Screen::Puzzle(screen) = &mut app.screen else { return Vec::new() };
    let came = act(screen, serial);
    keep(app, came, effects)
}

/// Opens a problem of the collection or of the museum.
pub(super) fn open(app: &mut App, id: &str, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let own = app.catalog.puzzle(id).map(|puzzle| Source::Own(Arc::clone(puzzle)));
    let mine = || Mine::find(&app.puzzles, id).map(|mine| Source::Mine(Box::new(mine)));
    let source = own.or_else(mine).or_else(|| Some(Source::Classic(Arc::clone(app.catalog.classic(id)?))));
    let Some(source) = source else { return Vec::new() };
    app.puzzles.open(id);
    effects.push(Effect::SavePuzzles(app.puzzles.clone()));
    open_source(app, source, effects)
}

/// Opens a problem, wherever it comes from.
pub(super) fn open_source(app: &mut App, source: Source, effects: &mut Vec<Effect>) -> Vec<Heard> {
    leave(app, effects);
    let card = source.id().and_then(CardId::puzzle);
    reviewing::begin(app, card, effects);
    let serial = app.fresh();
    let (screen, came) = PuzzleScreen::open(source, serial);
    // The timers of this screen have numbers of their own.
    app.serial += 1 << 16;
    app.screen = Screen::Puzzle(Box::new(screen));
    keep(app, came, effects)
}

/// Another screen opens: what is searched for this one is not wanted any more.
pub(super) fn leave(app: &mut App, effects: &mut Vec<Effect>) {
    if let Screen::Puzzle(screen) = &app.screen {
        effects.extend(screen.running().map(|search| Effect::Stop { token: search.token }));
    }
    effects.extend(app.list.composing.take().map(|composing| Effect::Stop { token: composing.search.token }));
}

/// The next problem, or the one before; at the end of the list, the list.
pub(super) fn beside(app: &mut App, way: Way, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let Screen::Puzzle(screen) = &app.screen else { return Vec::new() };
    let id = match &screen.source {
        Source::Own(puzzle) => {
            let beside = app.list.beside(app.catalog.puzzles_with(&puzzle.id), &app.puzzles, &puzzle.id, way);
            beside.map(|puzzle| puzzle.id.clone())
        }
        Source::Classic(classic) => {
            let classics = app.catalog.classics();
            let here = classics.iter().position(|other| other.id == classic.id);
            let there = here.and_then(|here| match way {
                Way::On => here.checked_add(1),
                Way::Back => here.checked_sub(1),
            });
            there.and_then(|there| classics.get(there)).map(|classic| classic.id.clone())
        }
        Source::Mine(mine) => {
            let number = match way {
                Way::On => mine.number + 1,
                Way::Back => mine.number.saturating_sub(1),
            };
            Mine::all(&app.puzzles).find(|mine| mine.number == number).map(|mine| mine.id)
        }
        Source::Composed(composed) if way == Way::On => {
            let moves = composed.inspection.moves;
            return compose(app, moves, effects);
        }
        Source::Composed(_) | Source::Typed(_) => None,
    };
    match id {
        Some(id) => open(app, &id, effects),
        None => opened::open(app, Place::Puzzles, effects),
    }
}

/// Looks at what is due and new today, for the list that shows that alone.
pub(super) fn look_at_today(app: &mut App) {
    let of_problem = |item: today::Item| match item.card.kind() {
        CardKind::Puzzle(id) => Some(id),
        _ => None,
    };
    app.list.today = today::items(app).into_iter().filter_map(of_problem).collect();
}

/// Begins to compose a new problem.
pub(super) fn compose(app: &mut App, moves: usize, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let token = app.fresh();
    let before = app.list.composing.replace(Composing { moves, search: Search { token, nodes: 0 } });
    effects.extend(before.map(|composing| Effect::Stop { token: composing.search.token }));
    app.seed = app.seed.wrapping_add(1);
    effects.push(Effect::Work { token, job: Job::Compose { moves, seed: app.seed } });
    vec![Heard::Busy]
}

/// A search goes on.
pub(super) fn worked(app: &mut App, token: u64, nodes: u64, effects: &mut Vec<Effect>) -> Vec<Heard> {
    match &mut app.list.composing {
        Some(composing) if composing.search.token == token => {
            composing.search.nodes = nodes;
            Vec::new()
        }
        _ => on_puzzle(app, effects, |screen, _| screen.worked(token, nodes)),
    }
}

/// A search came to its end.
pub(super) fn answered(app: &mut App, token: u64, found: Found, effects: &mut Vec<Effect>) -> Vec<Heard> {
    if app.list.composing.is_some_and(|composing| composing.search.token == token) {
        app.list.composing = None;
        return match found {
            Found::Composed(Some(composed)) => open_source(app, Source::Composed(composed), effects),
            _ => vec![Heard::NothingComposed],
        };
    }
    on_puzzle(app, effects, |screen, serial| screen.answered(token, found, serial))
}

/// Solves what was typed, or the open problem.
pub(super) fn solve(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    if !matches!(app.screen, Screen::Puzzles) {
        return on_puzzle(app, effects, PuzzleScreen::solve);
    }
    match own_position::read(&app.list.own) {
        Ok(problem) => open_source(app, Source::Typed(Box::new(problem)), effects),
        Err(fault) => {
            app.list.fault = Some(fault);
            vec![Heard::Fault]
        }
    }
}

/// Stops what is being searched.
pub(super) fn stop(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    if let Some(composing) = app.list.composing.take() {
        effects.push(Effect::Stop { token: composing.search.token });
        return vec![Heard::Stopped];
    }
    on_puzzle(app, effects, |screen, _| screen.stop())
}
