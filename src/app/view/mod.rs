//! The state put into words and marks.

mod board;
mod board_shape;
mod chapter_end;
mod data;
mod drill;
mod drill_shape;
mod editor;
mod fading;
mod game_words;
mod games;
mod games_shape;
mod learn;
mod lesson;
mod lesson_board;
mod lesson_game;
mod mail;
mod panel;
mod picture;
mod placement;
mod play;
mod play_board;
mod play_says;
mod play_shape;
mod problem_sheet;
mod puzzle;
mod puzzle_board;
mod puzzle_says;
mod puzzle_shape;
mod puzzle_words;
mod puzzles;
mod replay;
mod review;
mod settings;
mod shape;
mod sheet;
mod sheet_picture;
mod sitting;
pub(super) mod spoken;
mod step_words;
mod today;
mod today_shape;
mod witness;

pub use board_shape::*;
pub use drill_shape::*;
pub use games_shape::*;
pub use play_shape::*;
pub use puzzle_shape::*;
pub(super) use puzzles::COMPOSED;
pub use settings::PIECE_SETS;
pub use shape::*;
pub use sheet::{SheetAnswer, SheetItem, SheetView};
pub use today_shape::*;

use super::state::{App, Page, Screen as Open};
use super::{Command, ProblemSet, keys};
use crate::locale::Message;

/// What is seen now.
pub(super) fn view(app: &App) -> View {
    View {
        language: app.words.language(),
        theme: app.theme(),
        title: app.words.text("app-title"),
        rail: rail(app),
        screen: screen(app),
        overlay: app.page.map(|page| overlay(app, page)),
        announcement: app.heard.clone(),
    }
}

fn screen(app: &App) -> Screen {
    match &app.screen {
        Open::FirstStart(first) => Screen::FirstStart(settings::first_start(app, *first)),
        Open::Learn(open) => Screen::Learn(Box::new(learn::learn(app, open))),
        Open::Lesson(open) => Screen::Lesson(Box::new(lesson::lesson(app, open))),
        Open::Drill(open) => Screen::Drill(Box::new(drill::drill(app, open))),
        Open::Puzzles => Screen::Puzzles(Box::new(puzzles::puzzles(app))),
        Open::Puzzle(open) => Screen::Puzzle(Box::new(puzzle::puzzle(app, open))),
        Open::Sitting => Screen::Sitting(Box::new(sitting::sitting(app))),
        Open::Play(open) => match &open.review {
            Some(review) => Screen::Review(Box::new(review::review(app, open, review))),
            None => Screen::Play(Box::new(play::play(app, open))),
        },
        Open::Games => Screen::Games(Box::new(games::games(app))),
        Open::Replay(open) => Screen::Replay(Box::new(replay::replay(app, open))),
        Open::Editor(open) => Screen::Editor(Box::new(editor::editor(app, open))),
        Open::Mail => Screen::Mail(Box::new(mail::list(app))),
        Open::MailGame(open) => Screen::MailGame(Box::new(mail::game(app, open))),
        Open::Today(open) => Screen::Today(Box::new(today::today(app, open))),
        Open::Settings => Screen::Settings(settings::settings(app)),
    }
}

/// The board of the open screen.
fn board_of(app: &App) -> Option<BoardView> {
    match &app.screen {
        Open::Lesson(open) => Some(lesson_board::of_lesson(app, open)),
        Open::Drill(open) => Some(drill::of_drill(app, open)),
        Open::Puzzle(open) => Some(puzzle_board::of_puzzle(app, open)),
        Open::Play(open) => Some(play_board::of_game(app, open)),
        Open::Replay(open) => Some(replay::of_replay(app, open)),
        Open::Editor(open) => Some(editor::of_editor(app, open)),
        Open::MailGame(open) => Some(mail::of_mail(app, open)),
        _ => None,
    }
}

/// The board of the open screen as a picture in SVG; `None` where there is none.
pub(super) fn board_picture(app: &App) -> Option<String> {
    board_of(app).map(|board| picture::svg(&board))
}

/// A lesson, or one step of it, on a sheet to print; `None` where the course has no such lesson.
pub(super) fn sheet_of(app: &App, lesson: &str, step: Option<usize>) -> Option<SheetView> {
    app.catalog.lesson(lesson).map(|lesson| sheet::sheet(app, lesson, step))
}

/// Mate problems to print.
pub(super) fn sheet_of_problems(app: &App, set: &ProblemSet) -> Option<SheetView> {
    problem_sheet::sheet(app, set)
}

/// The pages of a sheet in SVG.
pub(super) fn sheet_picture(app: &App, sheet: &SheetView) -> String {
    sheet_picture::svg(app, sheet)
}

/// The box in the panel of the open screen.
fn feedback_of(app: &App) -> Option<Feedback> {
    match &app.screen {
        Open::Lesson(open) => lesson::feedback(app, open),
        Open::Drill(open) => drill::feedback(app, open),
        Open::Puzzle(open) => puzzle_says::feedback(app, open),
        Open::Play(open) => play_says::feedback(app, open),
        Open::Replay(open) => replay::feedback(app, open),
        Open::MailGame(open) => mail::feedback(app, open),
        _ => None,
    }
}

/// How far one is on the open screen, in a few words.
fn status_of(app: &App) -> String {
    match &app.screen {
        Open::Lesson(open) => lesson::status(app, open),
        Open::Drill(open) => drill::status(app, open),
        Open::Puzzle(open) => puzzle::status(app, open),
        Open::Play(open) => play::status(app, open),
        Open::Replay(open) => replay::status(app, open),
        Open::MailGame(open) => mail::status(app, open),
        _ => String::new(),
    }
}

fn rail(app: &App) -> Vec<RailItem> {
    let here = match (&app.page, &app.screen) {
        (Some(Page::Help), _) => RailTarget::Help,
        (Some(Page::About), _) => RailTarget::About,
        (None, Open::Settings) => RailTarget::Settings,
        (None, Open::Puzzles | Open::Puzzle(_)) => RailTarget::Puzzles,
        (None, Open::Sitting | Open::Play(_)) => RailTarget::Play,
        (None, Open::Games | Open::Replay(_) | Open::Editor(_) | Open::Mail | Open::MailGame(_)) => {
            RailTarget::Games
        }
        (None, _) => RailTarget::Learn,
    };
    let item = |target, id| RailItem { target, label: app.words.text(id), current: target == here };
    vec![
        item(RailTarget::Learn, "rail-learn"),
        item(RailTarget::Puzzles, "rail-puzzles"),
        item(RailTarget::Play, "rail-play"),
        item(RailTarget::Games, "rail-games"),
        item(RailTarget::Settings, "rail-settings"),
        item(RailTarget::Help, "rail-help"),
        item(RailTarget::About, "rail-about"),
    ]
}

fn overlay(app: &App, page: Page) -> Overlay {
    let words = &app.words;
    match page {
        Page::Help => Overlay::Help {
            title: words.text("help-title"),
            rows: help_rows(app),
            close: words.text("page-close"),
        },
        Page::About => about(app),
    }
}

/// The page about the program.
pub(super) fn about(app: &App) -> Overlay {
    let words = &app.words;
    let licences =
        ["about-licence-nari", "about-licence-slint", "about-licence-fonts", "about-licence-crates"];
    Overlay::About {
        title: words.text("about-title"),
        text: words.say(&Message::new("about-text").with("version", env!("CARGO_PKG_VERSION"))),
        licences: licences.into_iter().map(|id| words.text(id)).collect(),
        close: words.text("page-close"),
    }
}

fn help_rows(app: &App) -> Vec<(String, String)> {
    let words = &app.words;
    let fixed = ["tab", "arrows", "jumps", "enter", "escape", "question"];
    let fixed = fixed
        .into_iter()
        .map(|name| (words.text(&format!("help-{name}.key")), words.text(&format!("help-{name}"))));
    let letters = keys::COMMANDS
        .into_iter()
        .map(|(command, name)| (keys::key_of(words, command), words.text(&format!("command-{name}"))));
    fixed.chain(letters).collect()
}

/// A button of the panel for a command that has a key.
fn button(app: &App, command: Command, id: &str, state: Enabled) -> Button {
    let key =
        if app.settings.letter_keys.is_on() { keys::key_of(&app.words, command) } else { String::new() };
    Button { command, label: app.words.text(id), key, enabled: state == Enabled::Yes }
}

/// Whether a button can be pressed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Enabled {
    Yes,
    No,
}

impl From<bool> for Enabled {
    fn from(yes: bool) -> Enabled {
        if yes { Enabled::Yes } else { Enabled::No }
    }
}
