//! An event taken in: which screen it is for, what is kept, what is announced.

use std::sync::Arc;

use super::heard::Heard;
use super::opened::{begin, next, open, open_step};
use super::screen::{Came, LessonScreen, Noted, Placing, PuzzleScreen, Way};
use super::state::{App, Page, Round, Screen};
use super::{Command, Effect, Event, Place, keys, view};
use super::{
    carrying, choosing, courses, drilling, game_files, gaming, noticing, placement, playing, puzzling,
    reviewing, today,
};

pub(super) fn update(app: &mut App, event: Event) -> Vec<Effect> {
    if let Event::Clock(now) = event {
        reviewing::pass(app, now);
        return Vec::new();
    }
    let mut effects = Vec::new();
    let heard = take(app, event, &mut effects);
    announce(app, &heard);
    effects
}

fn take(app: &mut App, event: Event, effects: &mut Vec<Effect>) -> Vec<Heard> {
    match event {
        Event::Open(place) => {
            // What is opened from the list of the day is followed by the next thing of the day.
            app.round = if matches!(app.screen, Screen::Today(_)) { Round::OfToday } else { Round::InOrder };
            open(app, place, effects)
        }
        Event::Card(card, action) => today::act(app, card, action, effects),
        Event::Chapter(index) => {
            if let Screen::Learn(learn) = &mut app.screen {
                learn.toggle(index);
            }
            Vec::new()
        }
        Event::Search(text) => {
            match &mut app.screen {
                Screen::Learn(learn) => learn.search = text,
                Screen::Games => app.games.search = text,
                _ => {}
            }
            Vec::new()
        }
        Event::Step(index) => match &app.screen {
            Screen::Lesson(screen) if screen.question.is_none() => {
                open_step(app, &Arc::clone(&screen.lesson), index, effects)
            }
            _ => Vec::new(),
        },
        Event::Setting(setting) => choosing::set(app, setting, effects),
        Event::Begin => begin(app, effects),
        Event::Key(letter) => match keys::command(&app.words, letter) {
            Some(command) if app.settings.letter_keys.is_on() => run(app, command, effects),
            _ => Vec::new(),
        },
        Event::Command(command) => run(app, command, effects),
        Event::Cancel if app.page.is_some() || is_left_by_escape(app) => run(app, Command::Back, effects),
        Event::Closing => gaming::write_down(app, effects),
        Event::Filter(filter) => {
            app.list.set(filter);
            puzzling::look_at_today(app);
            vec![Heard::Filtered]
        }
        Event::OwnPosition(text) => {
            app.list.own = text;
            app.list.fault = None;
            Vec::new()
        }
        Event::StartPosition(text) => {
            app.sitting.own = text;
            app.sitting.fault = None;
            Vec::new()
        }
        Event::Ply(ply) if matches!(app.screen, Screen::Replay(_)) => {
            gaming::on_replay(app, effects, |screen, serial| screen.go_to(ply, serial))
        }
        Event::Ply(turns) => playing::on_game(app, effects, |screen, serial| screen.look_at(turns, serial)),
        Event::Finding(index) => playing::on_game(app, effects, |screen, _| screen.show_finding(index)),
        Event::Compose(moves) => puzzling::compose(app, moves, effects),
        Event::Notice(text) => {
            app.notice(text);
            Vec::new()
        }
        Event::Data(event) => carrying::take(app, event, effects),
        Event::KeptAgain(text) => {
            app.kept_again(text);
            Vec::new()
        }
        Event::Courses(read) => courses::take(app, read, effects),
        Event::Games(event) => gaming::take(app, event, effects),
        Event::Files(found) => game_files::found(app, found, effects),
        Event::Branch(index) if matches!(app.screen, Screen::Replay(_)) => {
            gaming::on_replay(app, effects, |screen, serial| screen.branch(index, serial))
        }
        Event::Branch(index) => puzzling::on_puzzle(app, effects, |screen, _| screen.branch(index)),
        Event::Worked { token, nodes, .. } if playing::is_open(app) => {
            playing::worked(app, token, nodes, effects)
        }
        Event::Answered { token, found } if playing::is_open(app) => {
            playing::answered(app, token, found, effects)
        }
        Event::Worked { token, nodes, .. } if matches!(app.screen, Screen::Lesson(_)) => {
            on_lesson(app, effects, |screen, _| screen.worked(token, nodes))
        }
        Event::Answered { token, found } if matches!(app.screen, Screen::Lesson(_)) => {
            on_lesson(app, effects, |screen, _| screen.answered(token, found))
        }
        Event::Worked { token, nodes, .. } => puzzling::worked(app, token, nodes, effects),
        Event::Answered { token, found } => puzzling::answered(app, token, found, effects),
        Event::Woke(token) if drilling::is_clock(app, token) => drilling::tick(app, effects),
        Event::Choice(choice) => on_lesson(app, effects, |screen, serial| screen.pick(choice, serial)),
        Event::Woke(token) if app.placement.is_some() && token == app.placement_timer => {
            placement::woke(app, effects)
        }
        event if matches!(app.screen, Screen::Editor(_)) => gaming::on_drawing(app, &event),
        event => by_hand(app, &event, effects),
    }
}

/// What a hand, a key or a timer does on the open board.
fn by_hand(app: &mut App, event: &Event, effects: &mut Vec<Effect>) -> Vec<Heard> {
    on_board(app, effects, |screen, serial| match *event {
        Event::Square(square) => screen.square(square, serial),
        Event::Hand(color, kind) => screen.hand(super::Spot::Hand(color, kind)),
        Event::Grab(spot) => screen.grab(spot),
        Event::Drag { from, to } => screen.drop_on(from, to, serial),
        Event::Move(mv) => screen.play_typed(mv, serial),
        Event::Promotion(promotion) => screen.promotion(promotion, serial),
        Event::Cancel => screen.cancel(),
        Event::Arrow(direction) => screen.arrow(direction),
        Event::Jump(jump) => screen.jump(jump),
        Event::Activate => screen.activate(serial),
        Event::Focus(square) => screen.focus(square),
        Event::FocusHand(color, kind) => screen.focus_hand(color, kind),
        Event::Woke(token) => screen.woke(token, serial),
        _ => Came::default(),
    })
}

/// Whether Escape has nothing to put away on the open screen, and leaves it.
fn is_left_by_escape(app: &App) -> bool {
    match &app.screen {
        Screen::Replay(screen) => screen.is_at_rest(),
        // What was opened from the list of the day goes back to it.
        Screen::Puzzle(_) | Screen::Lesson(_) | Screen::Drill(_) if app.round == Round::OfToday => {
            app.screen.board().is_some_and(|board| !board.table().is_busy())
        }
        _ => false,
    }
}

/// Does something on the open board, if there is one.
fn on_board(
    app: &mut App,
    effects: &mut Vec<Effect>,
    act: impl FnOnce(&mut dyn Placing, u64) -> Came,
) -> Vec<Heard> {
    let serial = app.fresh();
    match app.screen.board_mut() {
        Some(screen) => {
            let came = act(screen, serial);
            keep(app, came, effects)
        }
        None => Vec::new(),
    }
}

/// Does something to the open lesson, if one is open.
fn on_lesson(
    app: &mut App,
    effects: &mut Vec<Effect>,
    act: impl FnOnce(&mut LessonScreen, u64) -> Came,
) -> Vec<Heard> {
    let serial = app.fresh();
    let screen = match &mut app.screen {
        Screen::Lesson(screen) => screen,
        Screen::Drill(screen) => &mut screen.open,
        _ => return Vec::new(),
    };
    let came = act(screen, serial);
    keep(app, came, effects)
}

/// Keeps what was done, at that instant.
pub(super) fn keep(app: &mut App, came: Came, effects: &mut Vec<Effect>) -> Vec<Heard> {
    if let (Some(Noted::Done(stars)), Screen::Lesson(screen)) = (came.noted, &app.screen)
        && screen.question.is_none()
        && screen.miss.is_none()
    {
        app.lessons.done(&screen.lesson.id, &screen.step().id, stars);
        effects.push(Effect::SaveLessons(app.lessons.clone()));
        if let Some(set) = screen.picked_set().and_then(|index| view::PIECE_SETS.get(index)) {
            app.settings.piece_set = *set;
            effects.push(Effect::SaveSettings(app.settings.clone()));
        }
    }
    if let (Some(Noted::Went(go, stars)), Screen::Puzzle(screen)) = (came.noted, &app.screen)
        && let Some(id) = screen.source.id()
    {
        app.puzzles.went(id, go, stars);
        effects.push(Effect::SavePuzzles(app.puzzles.clone()));
    }
    if !placement::is_open(app) {
        noticing::notice(app, &came, effects);
        reviewing::note(app, came.noted, effects);
    }
    if let (Some(Noted::Done(stars)), Screen::Drill(_)) = (came.noted, &app.screen) {
        return drilling::done(app, stars, came, effects);
    }
    if let Some(puzzle) = came.proved
        && app.puzzles.add(puzzle)
    {
        effects.push(Effect::SavePuzzles(app.puzzles.clone()));
    }
    gaming::remember(app, &came.effects);
    effects.extend(came.effects);
    playing::save(app, effects);
    came.heard
}

fn run(app: &mut App, command: Command, effects: &mut Vec<Effect>) -> Vec<Heard> {
    if let Some(heard) = gaming::run(app, command, effects) {
        return heard;
    }
    if let Some(heard) = carrying::run(app, command, effects) {
        return heard;
    }
    if let Some(heard) = playing::run(app, command, effects) {
        return heard;
    }
    if let Some(heard) = drilling::run(app, command, effects) {
        return heard;
    }
    match command {
        Command::Help => page(app, Page::Help),
        Command::About => page(app, Page::About),
        Command::Back => {
            if app.page.take().is_some() {
                return vec![Heard::Page];
            }
            match &mut app.screen {
                Screen::FirstStart(_) => begin(app, effects),
                Screen::Learn(learn) if !learn.search.is_empty() => {
                    learn.search.clear();
                    vec![Heard::Screen]
                }
                Screen::Puzzle(_) | Screen::Lesson(_) | Screen::Drill(_) if app.round == Round::OfToday => {
                    open(app, Place::Today, effects)
                }
                Screen::Puzzle(_) => open(app, Place::Puzzles, effects),
                Screen::Play(screen) if screen.review.is_some() => run(app, Command::Review, effects),
                _ => open(app, Place::Learn, effects),
            }
        }
        Command::Next => next(app, effects),
        Command::TakeTest => open(app, Place::Placement, effects),
        Command::Previous => match &app.screen {
            Screen::Lesson(screen) if screen.question.is_some() => vec![Heard::Nothing],
            Screen::Lesson(screen) => {
                let (lesson, index) = (Arc::clone(&screen.lesson), screen.index);
                match index.checked_sub(1) {
                    Some(index) => open_step(app, &lesson, index, effects),
                    None => vec![Heard::Nothing],
                }
            }
            Screen::Puzzle(_) => puzzling::beside(app, Way::Back, effects),
            _ => Vec::new(),
        },
        Command::Solve => puzzling::solve(app, effects),
        Command::Stop => puzzling::stop(app, effects),
        Command::Solution => puzzling::on_puzzle(app, effects, PuzzleScreen::walk_or_back),
        Command::Defend => puzzling::on_puzzle(app, effects, PuzzleScreen::defend_or_back),
        Command::PlayOn => puzzling::on_puzzle(app, effects, |screen, _| screen.play_on()),
        Command::WhyMate => puzzling::on_puzzle(app, effects, |screen, _| screen.why_mate()),
        Command::ShowMe => on_lesson(app, effects, LessonScreen::show_me),
        command => on_board(app, effects, |screen, serial| match command {
            Command::Hint => screen.hint(serial),
            Command::Undo => screen.undo(),
            Command::Redo => screen.redo(serial),
            Command::Restart => screen.restart(),
            Command::Retry => screen.retry(),
            Command::WhyNot => screen.why_not(serial),
            Command::TurnBoard => screen.turn(),
            Command::SaySquare => screen.say_cursor(),
            Command::SayMoves => Came::heard(Heard::Moves(screen.table().hold.cursor.spot())),
            Command::SayBoard => Came::heard(Heard::Board),
            _ => Came::default(),
        }),
    }
}

fn page(app: &mut App, page: Page) -> Vec<Heard> {
    app.page = if app.page == Some(page) { None } else { Some(page) };
    vec![Heard::Page]
}

fn announce(app: &mut App, heard: &[Heard]) {
    let words: Vec<String> =
        heard.iter().map(|heard| view::spoken::heard(app, heard)).filter(|text| !text.is_empty()).collect();
    if words.is_empty() {
        return;
    }
    let serial = app.fresh();
    app.heard = super::Announcement { serial, text: words.join(" ") };
}
