//! A drill put into words: the item as a step of a lesson, and around it what was right, how hard it is, the time left.

use super::board_shape::BoardView;
use super::drill_shape::{DrillRow, DrillView};
use super::puzzle_shape::Section;
use super::shape::{Button, Feedback, Tone};
use super::{Enabled, button, lesson, lesson_board, panel, step_words};
use crate::app::screen::{DrillScreen, Remark};
use crate::app::state::App;
use crate::app::{Command, DrillCommand, Place};
use crate::lesson::drill::{Change, DrillKind, Round, Rung};
use crate::locale::Message;
use crate::progress::PieceSet;

pub(super) fn drill(app: &App, screen: &DrillScreen) -> DrillView {
    let run = &screen.run;
    let board = of_drill(app, screen);
    let (is_over, done) = (run.is_over(), screen.open.earned.is_some());
    let next = match (is_over, done) {
        (true, _) => "drill-again",
        (false, true) => "drill-next",
        (false, false) => "drill-skip",
    };
    let clock = match (run.kind().round(), run.round()) {
        (None, _) => None,
        (Some(_), None) => Some("drill-clock-start"),
        (Some(_), Some(_)) => Some("drill-clock-stop"),
    };
    let hints_left = !done && screen.open.session.hints_given() < 2;
    let level =
        |command, id, there: Option<Rung>| button(app, Command::Drill(command), id, there.is_some().into());
    DrillView {
        overline: overline(app, screen),
        title: app.words.text(&run.kind().title()),
        number: screen.number,
        text: text(app, screen),
        status: status(app, screen),
        feedback: feedback(app, screen),
        choices: lesson::choices(app, &screen.open),
        tally: tally(app, screen),
        legend: panel::legend(app, &board),
        hint: button(app, Command::Hint, "button-hint", hints_left.into()),
        show_me: button(app, Command::ShowMe, "button-show-me", screen.open.can_show().into()),
        undo: button(app, Command::Undo, "button-undo", (!done && screen.open.can_undo()).into()),
        easier: level(DrillCommand::Easier, "drill-easier", run.rung().easier()),
        harder: level(DrillCommand::Harder, "drill-harder", run.rung().harder()),
        clock: match clock {
            Some(id) => button(app, Command::Drill(DrillCommand::Clock), id, Enabled::Yes),
            None => Button {
                command: Command::Drill(DrillCommand::Clock),
                label: String::new(),
                key: String::new(),
                enabled: false,
            },
        },
        again: button(app, Command::Restart, "drill-again", Enabled::Yes),
        turn: button(app, Command::TurnBoard, "button-turn-board", Enabled::Yes),
        next: button(app, Command::Next, next, Enabled::Yes),
        done,
        stars: if is_over { 0 } else { screen.open.earned.unwrap_or(0) },
        board,
    }
}

/// "Drill · level 3 of 5".
fn overline(app: &App, screen: &DrillScreen) -> String {
    let message = Message::new("drill-overline").with("level", screen.run.rung().number());
    app.words.say(&message.with("of", Rung::HIGHEST.number()))
}

/// What is asked.
pub(super) fn text(app: &App, screen: &DrillScreen) -> String {
    step_words::step(app, screen.open.step(), "text")
}

/// What is said when an item is shown: the drill's name too when it is the first.
pub(super) fn opened(app: &App, screen: &DrillScreen) -> String {
    if screen.number > 1 {
        return text(app, screen);
    }
    let message = Message::new("drill-opened").with("title", app.words.text(&screen.run.kind().title()));
    app.words.say(&message.with("level", screen.run.rung().number()).with("text", text(app, screen)))
}

/// The board; where faces are asked, no letter stands beside them.
pub(super) fn of_drill(app: &App, screen: &DrillScreen) -> BoardView {
    let mut board = lesson_board::of_lesson(app, &screen.open);
    if screen.run.kind().asks_for_faces() {
        let squares = board.squares.iter_mut().filter_map(|square| square.face.as_mut());
        squares.for_each(|face| face.set = PieceSet::Kanji);
    }
    board
}

/// How far one is with the item, and the time that is left.
pub(super) fn status(app: &App, screen: &DrillScreen) -> String {
    let found = if screen.run.kind().runs_on() { String::new() } else { lesson::status(app, &screen.open) };
    let time = screen.run.round().map(|round| time_left(app, round));
    let parts: Vec<_> = Some(found).into_iter().chain(time).filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

fn time_left(app: &App, round: Round) -> String {
    let seconds = usize::try_from(round.left.as_secs()).unwrap_or_default();
    app.words.say(&Message::new("drill-time-left").with("seconds", seconds))
}

/// What was right in this run, and the best so far.
fn tally(app: &App, screen: &DrillScreen) -> Section {
    let (run, words) = (&screen.run, &app.words);
    let tally = run.tally();
    let mut lines = vec![
        words.say(&Message::new("drill-right").with("right", tally.right).with("missed", tally.missed)),
        words.say(&Message::new("drill-in-a-row").with("row", tally.in_a_row)),
    ];
    if let Some(record) = app.drills.of(run.kind().id()) {
        lines.push(words.say(&Message::new("drill-best").with("row", record.in_a_row)));
        if let Some(best) = record.round(run.rung().number()) {
            lines.push(words.say(&Message::new("drill-best-round").with("right", best)));
        }
    }
    Section { title: words.text("drill-tally"), lines }
}

/// The box in the panel.
pub(super) fn feedback(app: &App, screen: &DrillScreen) -> Option<Feedback> {
    if let Some(round) = screen.run.round().filter(|_| screen.run.is_over()) {
        return Some(ended(app, screen, round));
    }
    let said = lesson::feedback(app, &screen.open)?;
    let change = match screen.change {
        Change::Harder => "drill-grew-harder",
        Change::Easier => "drill-grew-easier",
        Change::Same => return Some(said),
    };
    if !matches!(screen.open.remark, Some(Remark::Done | Remark::Shown)) {
        return Some(said);
    }
    let change = app.words.say(&Message::new(change).with("level", screen.run.rung().number()));
    Some(Feedback { text: format!("{}\n\n{change}", said.text), ..said })
}

/// How a round against the clock ended.
fn ended(app: &App, screen: &DrillScreen, round: Round) -> Feedback {
    let words = &app.words;
    let seconds = usize::try_from(round.whole.as_secs()).unwrap_or_default();
    let found =
        words.say(&Message::new("drill-round-found").with("right", round.right).with("seconds", seconds));
    let compared = match screen.best {
        None => words.text("drill-round-first"),
        Some(best) if round.right > best => words.say(&Message::new("drill-round-better").with("best", best)),
        Some(best) => words.say(&Message::new("drill-round-best").with("best", best)),
    };
    Feedback {
        tone: Tone::Good,
        title: words.text("drill-round-over"),
        text: [Some(found), Some(compared), app.unsaved.clone()]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("\n\n"),
        actions: vec![
            button(app, Command::Restart, "drill-again", Enabled::Yes),
            button(app, Command::Drill(DrillCommand::Clock), "drill-clock-stop", Enabled::Yes),
        ],
    }
}

/// A drill as it stands on the list of chapters.
pub(super) fn row(app: &App, kind: DrillKind) -> DrillRow {
    let words = &app.words;
    let title = words.text(&kind.title());
    let note = match app.drills.of(kind.id()) {
        None => words.text("drill-never-begun"),
        Some(record) => {
            let level = Rung::new(record.level).unwrap_or_default().number();
            words.say(&Message::new("drill-stands").with("level", level).with("row", record.in_a_row))
        }
    };
    let spoken = Message::new("drill-row-spoken")
        .with("title", title.as_str())
        .with("summary", words.text(&kind.summary()))
        .with("note", note.as_str());
    DrillRow {
        place: Place::Drill(kind),
        name: format!("drill:{}", kind.id()),
        spoken: words.say(&spoken),
        title,
        note,
    }
}
