//! An event taken in: which screen it is for, what is kept, what is announced.

use std::sync::Arc;

use super::carrying;
use super::heard::Heard;
use super::screen::{Came, FirstStart, Learn, LessonScreen, Noted, Placing, PuzzleScreen, Source, Way};
use super::state::{App, Page, Round, Screen};
use super::{Command, Effect, Event, Experience, FileJob, Place, Setting, Toggle, keys, view};
use super::{
    courses, drilling, game_files, gaming, mailing, noticing, placement, playing, puzzling, reviewing, today,
};
use crate::lesson::{Lesson, Mode, OWN, kind_name};
use crate::locale::Language;
use crate::progress::{FaceLook, Lessons};

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
        Event::Setting(setting) => set(app, setting, effects),
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

pub(super) fn open(app: &mut App, place: Place, effects: &mut Vec<Effect>) -> Vec<Heard> {
    app.page = None;
    gaming::write_down(app, effects);
    puzzling::leave(app, effects);
    playing::leave(app, effects);
    leave_lesson(app, effects);
    app.placement = None;
    reviewing::leave(app, effects);
    match place {
        Place::Placement => return placement::open(app, effects),
        Place::FirstStart => app.screen = Screen::FirstStart(FirstStart::default()),
        Place::Learn => app.screen = Screen::Learn(Learn::default()),
        Place::Drill(kind) => return drilling::open(app, kind, effects),
        Place::Today => return today::open(app),
        Place::Miss(number) => return today::open_miss(app, number, 0, effects),
        Place::Puzzles => {
            app.screen = Screen::Puzzles;
            puzzling::look_at_today(app);
        }
        Place::Puzzle { id } => return puzzling::open(app, &id, effects),
        Place::Position(problem) => return puzzling::open_source(app, Source::Typed(problem), effects),
        Place::Play => return playing::open(app, effects),
        Place::PlayFrom(start) => return playing::open_from(app, &start, effects),
        Place::GoOn => return playing::go_on(app, effects),
        Place::Games => return gaming::open_list(app, effects),
        Place::Game(_) => return gaming::open_game(app, place, effects),
        Place::Editor(setup) => return gaming::open_editor(app, setup.map(|setup| *setup)),
        Place::Mail => return mailing::open_list(app, effects),
        Place::MailGame(_) => {
            // The others are needed to tell which game a letter belongs to.
            effects.push(Effect::Files(FileJob::ListGames));
            return gaming::open_game(app, place, effects);
        }
        Place::Settings => app.screen = Screen::Settings,
        Place::Lesson { id, step } => {
            let Some(lesson) = app.catalog.lesson(&id).map(Arc::clone) else { return Vec::new() };
            let index = step.unwrap_or_else(|| first_undone(&app.lessons, &lesson));
            return open_step(app, &lesson, index, effects);
        }
    }
    vec![Heard::Screen]
}

/// The first step of a lesson that was not done; its first when all are.
pub(super) fn first_undone(lessons: &Lessons, lesson: &Lesson) -> usize {
    let done = |id: &str| lessons.step(&lesson.id, id).is_some_and(|record| record.done);
    lesson.steps.iter().position(|step| !done(&step.id)).unwrap_or(0)
}

/// Another screen or step opens: what a game of this one waits for is not wanted any more.
fn leave_lesson(app: &mut App, effects: &mut Vec<Effect>) {
    let Screen::Lesson(screen) = &mut app.screen else { return };
    let mut came = Came::default();
    screen.stop_searching(&mut came);
    effects.append(&mut came.effects);
}

pub(super) fn open_step(
    app: &mut App,
    lesson: &Arc<Lesson>,
    index: usize,
    effects: &mut Vec<Effect>,
) -> Vec<Heard> {
    if let Screen::Lesson(screen) = &app.screen
        && let Some(number) = screen.miss
        && lesson.id == OWN
    {
        return today::open_miss(app, number, index, effects);
    }
    let Some(step) = lesson.steps.get(index) else { return Vec::new() };
    leave_lesson(app, effects);
    app.placed = None;
    reviewing::begin(app, reviewing::step_card(lesson, index), effects);
    let serial = app.fresh();
    let turned = matches!(&app.screen, Screen::Lesson(screen) if screen.table.turned);
    let (mut screen, came) = LessonScreen::open(Arc::clone(lesson), index, step, serial);
    screen.table.turned = turned;
    app.seed = app.seed.wrapping_add(1);
    screen.seed = app.seed;
    app.serial += 1 << 16;
    app.screen = Screen::Lesson(Box::new(screen));
    app.lessons.open(&lesson.id, &step.id);
    effects.push(Effect::SaveLessons(app.lessons.clone()));
    effects.extend(came.effects);
    came.heard
}

/// The next step, the next lesson after the last step, the list of chapters after the last lesson.
fn next(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let has_step = matches!(&app.screen, Screen::Lesson(screen)
        if screen.miss.is_some() && screen.index + 1 < screen.lesson.steps.len());
    if let (Round::OfToday, Screen::Puzzle(_) | Screen::Lesson(_), false) = (app.round, &app.screen, has_step)
    {
        return today::next(app, effects);
    }
    if let Screen::Puzzle(_) = &app.screen {
        return puzzling::beside(app, Way::On, effects);
    }
    if placement::is_open(app) {
        return placement::next(app, effects);
    }
    let Screen::Lesson(screen) = &app.screen else { return Vec::new() };
    let (lesson, index) = (Arc::clone(&screen.lesson), screen.index);
    if screen.miss.is_some() && !has_step {
        return open(app, Place::Today, effects);
    }
    if screen.session.mode() == Mode::Watch {
        // An explanation is done when it was read; it has no stars to earn.
        app.lessons.done(&lesson.id, &screen.step().id, 0);
        effects.push(Effect::SaveLessons(app.lessons.clone()));
    }
    if index + 1 < lesson.steps.len() {
        return open_step(app, &lesson, index + 1, effects);
    }
    let after =
        app.catalog.lessons_with(&lesson.id).skip_while(|other| other.id != lesson.id).nth(1).map(Arc::clone);
    match after {
        Some(next) => {
            let index = first_undone(&app.lessons, &next);
            open_step(app, &next, index, effects)
        }
        None => open(app, Place::Learn, effects),
    }
}

fn begin(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let Screen::FirstStart(FirstStart { experience }) = app.screen else { return Vec::new() };
    app.settings.first_start_done = true;
    if app.settings.language.is_none() && app.for_now.language.is_none() {
        app.settings.language = Some(app.words.language().code().to_owned());
    }
    effects.push(Effect::SaveSettings(app.settings.clone()));
    if experience == Experience::Played {
        return open(app, Place::Placement, effects);
    }
    let chapters = app.catalog.chapters();
    let index = chapters.iter().position(|chapter| chapter.id == experience.chapter());
    let first = index.and_then(|index| chapters.get(index)?.lessons.first()).map(Arc::clone);
    if let (Some(lesson), Experience::Chess | Experience::Moves) = (first, experience)
        && let Some(step) = lesson.steps.first()
    {
        app.lessons.open(&lesson.id, &step.id);
        effects.push(Effect::SaveLessons(app.lessons.clone()));
    }
    let heard = open(app, Place::Learn, effects);
    if let Screen::Learn(learn) = &mut app.screen {
        learn.open.extend(index);
    }
    heard
}

fn set(app: &mut App, setting: Setting, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let settings = &mut app.settings;
    let heard = match setting {
        Setting::Learner(id) => return carrying::choose(app, id, effects),
        Setting::Language(language) => {
            settings.language = Some(language.code().to_owned());
            app.for_now.language = None;
            speak(app, language);
            vec![Heard::Screen]
        }
        Setting::Theme(theme) => {
            settings.theme = theme;
            app.for_now.theme = None;
            Vec::new()
        }
        Setting::PieceSet(set) => {
            settings.piece_set = set;
            Vec::new()
        }
        Setting::FaceLook(kind, look) => {
            let name = kind_name(kind);
            if look == FaceLook::ByRecord {
                settings.face_looks.remove(name);
            } else {
                settings.face_looks.insert(name.to_owned(), look);
            }
            Vec::new()
        }
        Setting::Squares(names) => {
            settings.squares = names;
            Vec::new()
        }
        Setting::Moves(names) => {
            settings.moves = names;
            Vec::new()
        }
        Setting::Speed(speed) => {
            settings.speed = speed;
            Vec::new()
        }
        Setting::Opponent(level) => {
            level.id().clone_into(&mut settings.play.opponent);
            vec![Heard::Chose]
        }
        Setting::Seat(seat) => {
            settings.play.seat = seat;
            vec![Heard::Chose]
        }
        Setting::Handicap(handicap) => {
            handicap.name().clone_into(&mut settings.play.handicap);
            vec![Heard::Chose]
        }
        Setting::Declaration(points) => {
            settings.play.declaration = points;
            Vec::new()
        }
        Setting::Toggle(toggle, state) => {
            match toggle {
                Toggle::Targets => settings.highlights.targets = state,
                Toggle::Pins => settings.highlights.pins = state,
                Toggle::LastMove => settings.highlights.last_move = state,
                Toggle::Check => settings.highlights.check = state,
                Toggle::LetterKeys => settings.letter_keys = state,
                Toggle::Fade => settings.fade = state,
                Toggle::Strict => settings.play.strict = state,
                Toggle::Resigns => settings.play.resigns = state,
                Toggle::Hanging => settings.play.coach.hanging = state,
                Toggle::Fork => settings.play.coach.fork = state,
                Toggle::MateThreat => settings.play.coach.mate_threat = state,
                Toggle::MissedMate => settings.play.coach.missed_mate = state,
                Toggle::BetterRecapture => settings.play.coach.better_recapture = state,
            }
            vec![Heard::Toggled(toggle, state)]
        }
        Setting::Experience(experience) => {
            if let Screen::FirstStart(first) = &mut app.screen {
                first.experience = experience;
            }
            return Vec::new();
        }
    };
    effects.push(Effect::SaveSettings(app.settings.clone()));
    heard
}

fn speak(app: &mut App, language: Language) {
    if app.words.language() != language {
        app.words = courses::words(app, language);
    }
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
