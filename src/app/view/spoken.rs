//! What is spoken: names of squares with their marks, and the announcement after an event.

use super::board_shape::{Mark, Touched};
use super::shape::Screen;
use super::{board_of, feedback_of, lesson, play, puzzle, puzzles, sitting, status_of, step_words};
use crate::app::board::{piece_on, targets};
use crate::app::courses;
use crate::app::heard::Heard;
use crate::app::screen::{Doing, LessonScreen, Placing, ReplayScreen};
use crate::app::state::{App, Screen as Open};
use crate::app::{Promotion, Spot, Toggle};
use crate::locale::{self, Form, Hearer, Message, Words};
use crate::shogi::{Color, HandKind, Move, PieceKind, Position, Square};

/// What lies on a square beside its piece.
pub(super) struct Beside {
    pub(super) mark: Mark,
    pub(super) touched: Touched,
    pub(super) star: bool,
    pub(super) chosen: bool,
    /// Whether what follows from the rules is asked, and so not told.
    pub(super) question: bool,
}

/// A square as spoken: "5h, your Gold, pinned by the Rook on 5b".
pub(super) fn square(
    app: &App,
    position: &Position,
    square: Square,
    hearer: Hearer,
    beside: &Beside,
) -> String {
    let place = if beside.question {
        locale::plain_place(&app.words, &app.naming(), position, square, hearer)
    } else {
        locale::place(&app.words, &app.naming(), position, square, hearer)
    };
    let marks = [
        (beside.chosen, "spoken-chosen"),
        (beside.mark == Mark::Target, "spoken-target"),
        (beside.mark == Mark::Capture, "spoken-capture"),
        (beside.mark == Mark::Barred, "spoken-barred"),
        (beside.star, "spoken-star"),
        (beside.touched == Touched::Right, "spoken-found"),
        (beside.touched == Touched::Wrong, "spoken-missed"),
        (beside.touched == Touched::Shown, "spoken-shown"),
    ];
    marks.into_iter().filter(|(there, _)| *there).fold(place, |place, (_, id)| {
        app.words.say(&Message::new("spoken-marked").with("place", place).with("mark", app.words.text(id)))
    })
}

/// A slot of a hand as spoken: "your hand: 2 Pawns".
pub(super) fn slot(app: &App, position: &Position, color: Color, kind: HandKind, hearer: Hearer) -> String {
    locale::hand_slot(&app.words, kind, position.hand(color).count(kind), color, hearer)
}

/// The question of the promotion as spoken, with the choice under the cursor.
pub(super) fn promotion(app: &App, promoted: PieceKind, kept: PieceKind, cursor: Promotion) -> String {
    let (id, kind) = match cursor {
        Promotion::Promote => ("spoken-promote", promoted),
        Promotion::Keep => ("spoken-keep", kept),
    };
    app.words.say(&Message::new(id).with("piece", locale::piece_form(&app.words, kind, Form::The)))
}

/// One announcement in words.
pub(in crate::app) fn heard(app: &App, heard: &Heard) -> String {
    if let Heard::Course(name) = heard {
        return courses::heard(app, name);
    }
    let words = &app.words;
    let Some(screen) = app.screen.board() else { return elsewhere(app, heard) };
    let naming = app.naming();
    let named = |id: &'static str, square: Square| {
        words.say(&Message::new(id).with("square", locale::square(square, &naming)))
    };
    match heard {
        Heard::Screen => match &app.screen {
            Open::Lesson(screen) => opened(app, screen),
            Open::Drill(screen) => super::drill::opened(app, screen),
            Open::Replay(screen) => replay_opened(app, screen),
            Open::MailGame(screen) => words.say(
                &Message::new("heard-problem")
                    .with("title", super::mail::title(app, screen))
                    .with("text", super::mail::status(app, screen)),
            ),
            Open::Puzzle(screen) => words.say(
                &Message::new("heard-problem")
                    .with("title", puzzle::title(app, screen))
                    .with("text", puzzle::text(app, screen)),
            ),
            Open::Play(screen) => words.say(
                &Message::new("heard-game")
                    .with("title", play::players(app, screen))
                    .with("text", play::text(app, screen))
                    .with("status", play::status(app, screen)),
            ),
            _ => elsewhere(app, heard),
        },
        Heard::Chosen(spot) => chosen(app, screen, *spot),
        Heard::Released => words.text("heard-released"),
        Heard::Played(before, mv) => played(app, screen, before, *mv),
        Heard::TakenBack => words.text("heard-taken-back"),
        Heard::Asked => {
            board_of(app).and_then(|board| board.promotion).map_or_else(String::new, |asked| asked.spoken)
        }
        Heard::Remark => {
            feedback_of(app).map_or_else(String::new, |said| titled(words, said.title, said.text))
        }
        Heard::Status => status_of(app),
        Heard::Square(square) | Heard::Slot(Spot::Square(square)) => place(app, *square),
        Heard::Slot(Spot::Hand(color, kind)) => slot(app, screen.shown(), *color, *kind, screen.hearer()),
        Heard::Moves(spot) => moves(app, screen, *spot),
        Heard::Board => whole_board(app, screen),
        Heard::Turned if screen.hearer() == Hearer::Onlooker => {
            words.say(&Message::new("heard-turned-side").with("side", locale::side(words, screen.viewer())))
        }
        Heard::Turned => {
            words.text(if screen.viewer() == screen.learner() { "heard-turned-back" } else { "heard-turned" })
        }
        Heard::NothingThere(square) => named("heard-nothing-there", *square),
        Heard::Touched(square) => named("heard-touched", *square),
        Heard::Nothing => words.text("heard-nothing"),
        Heard::Picked(index) => match &app.screen {
            Open::Drill(screen) => words.say(
                &Message::new("heard-picked").with("choice", lesson::choice_name(app, &screen.open, *index)),
            ),
            Open::Lesson(screen) => words
                .say(&Message::new("heard-picked").with("choice", lesson::choice_name(app, screen, *index))),
            _ => String::new(),
        },
        Heard::Shown(before, mv) => words
            .say(&Message::new("heard-shown").with("move", locale::moved(words, &naming, before, *mv, None))),
        Heard::Passed => words.text("heard-passed"),
        Heard::Occurrence(times) => words.say(&Message::new("heard-occurrence").with("times", *times)),
        Heard::Looked => words.text("heard-looked"),
        Heard::Node => match &app.screen {
            Open::Replay(screen) => super::replay::heard(app, screen),
            _ => String::new(),
        },
        Heard::Toggled(..)
        | Heard::Told
        | Heard::Placed
        | Heard::Question
        | Heard::Drawn
        | Heard::Tool
        | Heard::PutAway(_)
        | Heard::Chose
        | Heard::Page
        | Heard::Busy
        | Heard::Course(_)
        | Heard::Filtered
        | Heard::Stopped
        | Heard::NothingComposed
        | Heard::Fault => elsewhere(app, heard),
    }
}

/// A move that was played: by the learner, by the other, or by a side that is neither.
fn played(app: &App, screen: &dyn Placing, before: &Position, mv: Move) -> String {
    let words = &app.words;
    let name = locale::moved(words, &app.naming(), before, mv, None);
    if matches!(&app.screen, Open::Play(screen) if screen.rival.is_none()) {
        let side = locale::side(words, before.side_to_move());
        return words.say(&Message::new("heard-side-played").with("side", side).with("move", name));
    }
    let yours = before.side_to_move() == screen.learner();
    let walked = matches!(&app.screen, Open::Puzzle(screen) if matches!(screen.doing, Doing::Walking(_)));
    // Who walks a solution plays for nobody.
    let id = match (walked, yours) {
        (false, true) => "heard-you-played",
        (false, false) => "heard-they-played",
        (true, true) => "heard-attacker-played",
        (true, false) => "heard-defender-played",
    };
    words.say(&Message::new(id).with("move", name))
}

fn elsewhere(app: &App, heard: &Heard) -> String {
    let words = &app.words;
    match heard {
        Heard::Screen => match super::screen(app) {
            Screen::FirstStart(view) => view.title,
            Screen::Learn(view) => view.title,
            Screen::Settings(view) => view.title,
            Screen::Lesson(view) => view.title,
            Screen::Drill(view) => view.title,
            Screen::Puzzles(view) => view.title,
            Screen::Puzzle(view) => view.title,
            Screen::Sitting(view) => view.title,
            Screen::Play(view) => view.title,
            Screen::Games(view) => view.title,
            Screen::Replay(view) => view.title,
            Screen::Editor(view) => view.title,
            Screen::Mail(view) => view.title,
            Screen::MailGame(view) => view.title,
            Screen::Review(view) => view.title,
            Screen::Today(view) => {
                let message = Message::new("heard-problem").with("title", view.title.as_str());
                words.say(&message.with("text", view.summary))
            }
        },
        Heard::Placed => app.placed.map_or_else(String::new, |placed| super::placement::found(app, placed)),
        Heard::PutAway(action) => super::today::put_away(app, *action),
        Heard::Told => match &app.screen {
            Open::Settings => super::data::spoken(app),
            Open::Mail => super::mail::spoken(app),
            _ => super::games::spoken(app),
        },
        Heard::Question => super::games::asked(app),
        Heard::Drawn => match &app.screen {
            Open::Editor(screen) => super::editor::spoken(app, screen, screen.cursor.square),
            _ => String::new(),
        },
        Heard::Tool => match &app.screen {
            Open::Editor(screen) => super::editor::tool(app, screen),
            _ => String::new(),
        },
        Heard::Nothing => words.text("heard-nothing"),
        Heard::Busy => words.text("heard-busy"),
        Heard::Filtered => puzzles::shown(app),
        Heard::Stopped => words.text("heard-stopped"),
        Heard::NothingComposed => words.text("heard-nothing-composed"),
        Heard::Fault if matches!(app.screen, Open::Sitting) => {
            sitting::fault(app).or_else(|| sitting::nothing_left(app)).unwrap_or_default()
        }
        Heard::Fault => puzzles::fault(app).unwrap_or_default(),
        Heard::Chose => sitting::chosen(app),
        Heard::Page => match app.page {
            Some(page) => match super::overlay(app, page) {
                super::Overlay::Help { title, .. } | super::Overlay::About { title, .. } => title,
            },
            None => words.text("heard-page-closed"),
        },
        Heard::Toggled(toggle, state) => {
            let id = match toggle {
                Toggle::Targets => "settings-targets",
                Toggle::Pins => "settings-pins",
                Toggle::LastMove => "settings-last-move",
                Toggle::Check => "settings-check",
                Toggle::LetterKeys => "settings-letter-keys",
                Toggle::Strict => "play-strict",
                Toggle::Resigns => "play-resigns",
                Toggle::Hanging => "coach-hanging",
                Toggle::Fork => "coach-fork",
                Toggle::MateThreat => "coach-mate-threat",
                Toggle::MissedMate => "coach-missed-mate",
                Toggle::BetterRecapture => "coach-better-recapture",
                Toggle::Fade => "settings-fade",
            };
            let said = if state.is_on() { "heard-on" } else { "heard-off" };
            words.say(&Message::new(said).with("setting", words.text(id)))
        }
        _ => String::new(),
    }
}

/// A game that opened: who plays, and where one stands.
fn replay_opened(app: &App, screen: &ReplayScreen) -> String {
    app.words.say(
        &Message::new("heard-problem")
            .with("title", super::game_words::title(app, &screen.id, &screen.record))
            .with("text", super::replay::status(app, screen)),
    )
}

/// A title and what is said under it; a title that is called out or asked ends with its own mark.
pub(super) fn titled(words: &Words, title: String, text: String) -> String {
    let id = if title.ends_with(['!', '?']) { "heard-success" } else { "heard-remark" };
    words.say(&Message::new(id).with("title", title).with("text", text))
}

/// A step that opened: where one is, and what it asks.
fn opened(app: &App, screen: &LessonScreen) -> String {
    if let Some(question) = screen.question {
        let text = step_words::step(app, screen.step(), "text");
        let message = Message::new("placement-heard").with("number", question.number).with("text", text);
        return app.words.say(&message.with("how", super::placement::status(app, question)));
    }
    app.words.say(
        &Message::new("heard-step")
            .with("title", step_words::title(app, &screen.lesson))
            .with("number", screen.index + 1)
            .with("total", screen.lesson.steps.len())
            .with("text", step_words::step(app, screen.step(), "text")),
    )
}

fn place(app: &App, square: Square) -> String {
    let squares = board_of(app).map(|board| board.squares).unwrap_or_default();
    squares.into_iter().find(|view| view.square == square).map_or_else(String::new, |view| view.spoken)
}

fn chosen(app: &App, screen: &dyn Placing, spot: Spot) -> String {
    let Some(piece) = piece_on(screen.shown(), spot) else { return String::new() };
    let count = targets(screen.shown(), spot).legal.len();
    let name = locale::piece_form(&app.words, piece.kind, Form::Your);
    app.words.say(&match spot {
        Spot::Square(square) => Message::new("heard-chosen")
            .with("piece", name)
            .with("square", locale::square(square, &app.naming()))
            .with("count", count),
        Spot::Hand(..) => Message::new("heard-chosen-hand").with("piece", name).with("count", count),
    })
}

fn moves(app: &App, screen: &dyn Placing, spot: Spot) -> String {
    let words = &app.words;
    let Some(piece) = piece_on(screen.shown(), spot) else { return words.text("heard-no-piece") };
    if piece.color != screen.learner() {
        let name = locale::piece_form(words, piece.kind, Form::Their);
        return words.say(&Message::new("heard-not-its-turn").with("piece", name));
    }
    // Squares to be found are not told: the step asks for them.
    if screen.is_question() {
        return words.text("heard-find-them-yourself");
    }
    let turn = screen.learners_turn().filter(|turn| piece_on(turn, spot) == Some(piece));
    let legal = turn.map(|turn| targets(&turn, spot).legal).unwrap_or_default();
    let squares: Vec<_> = legal.iter().map(|square| locale::square(square, &app.naming())).collect();
    let name = locale::piece_form(words, piece.kind, Form::Your);
    words.say(
        &Message::new("heard-moves")
            .with("piece", name)
            .with("count", squares.len())
            .with("squares", locale::list(words, &squares)),
    )
}

/// Every piece by its square, then both hands.
fn whole_board(app: &App, screen: &dyn Placing) -> String {
    let (words, naming) = (&app.words, app.naming());
    let (position, learner) = (screen.shown(), screen.learner());
    let side = |color: Color| -> Vec<String> {
        position
            .board()
            .pieces()
            .filter(|(_, piece)| piece.color == color)
            .map(|(square, piece)| {
                words.say(
                    &Message::new("heard-piece-at")
                        .with("piece", locale::piece(words, piece.kind))
                        .with("square", locale::square(square, &naming)),
                )
            })
            .collect()
    };
    if screen.hearer() == Hearer::Onlooker {
        let hand = |color| locale::hand(words, position.hand(color), color, Hearer::Onlooker);
        return words.say(
            &Message::new("heard-board-of-sides")
                .with("black", locale::list(words, &side(Color::Black)))
                .with("white", locale::list(words, &side(Color::White)))
                .with("black-hand", hand(Color::Black))
                .with("white-hand", hand(Color::White)),
        );
    }
    words.say(
        &Message::new("heard-board")
            .with("mine", locale::list(words, &side(learner)))
            .with("theirs", locale::list(words, &side(learner.other())))
            .with("my-hand", locale::hand(words, position.hand(learner), learner, learner))
            .with(
                "their-hand",
                locale::hand(words, position.hand(learner.other()), learner.other(), learner),
            ),
    )
}
