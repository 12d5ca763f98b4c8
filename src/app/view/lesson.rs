//! A step put into the panel: text, box, choices, legend, buttons.

use super::board_shape::Face;
use super::shape::{ChoiceState, ChoiceView, Feedback, LessonView, Tone};
use super::{
    Enabled, board, button, chapter_end, learn, lesson_board, lesson_game, panel, placement, settings,
    step_words,
};
use crate::app::Command;
use crate::app::reviewing;
use crate::app::screen::{LessonScreen, Remark, WrongTry};
use crate::app::state::{App, Round};
use crate::lesson::{Choice, Counting, Mode, Picked, Task};
use crate::locale::{self, Message};
use crate::progress::PieceSet;
use crate::shogi::{Move, Piece};

pub(super) fn lesson(app: &App, screen: &LessonScreen) -> LessonView {
    let view = step(app, screen);
    match screen.question {
        Some(question) => placement::question(app, question, view),
        None => view,
    }
}

fn step(app: &App, screen: &LessonScreen) -> LessonView {
    let board = lesson_board::of_lesson(app, screen);
    let session = &screen.session;
    let watching = session.mode() == Mode::Watch;
    let done = screen.earned.is_some();
    let last = screen.index + 1 == screen.lesson.steps.len();
    let next = match (done || watching, last) {
        (_, true) if screen.miss.is_some() || app.round == Round::OfToday => "button-next-today",
        (_, false) if app.round == Round::OfToday && screen.miss.is_none() => "button-next-today",
        (true, false) => "button-next",
        (true, true) if chapter_end::closed(app, screen).is_none() => "button-next-lesson",
        (true, true) if chapter_end::following(app, screen).is_none() => "today-back",
        (true, true) => "button-next-chapter",
        (false, _) => "button-skip",
    };
    LessonView {
        overline: step_words::chapter(app, &screen.lesson),
        title: step_words::title(app, &screen.lesson),
        steps: learn::step_marks(app, &screen.lesson, Some(screen.index)),
        text: step_words::step(app, screen.step(), "text"),
        status: status(app, screen),
        feedback: feedback(app, screen),
        choices: choices(app, screen),
        legend: panel::legend(app, &board),
        hint: button(app, Command::Hint, "button-hint", can_hint(screen).into()),
        show_me: button(app, Command::ShowMe, "button-show-me", screen.can_show().into()),
        undo: button(app, Command::Undo, "button-undo", screen.can_undo().into()),
        redo: button(app, Command::Redo, "button-redo", session.can_redo().into()),
        restart: button(app, Command::Restart, "button-restart", Enabled::Yes),
        turn: button(app, Command::TurnBoard, "button-turn-board", Enabled::Yes),
        previous: button(app, Command::Previous, "button-previous", (screen.index > 0).into()),
        next: button(app, Command::Next, next, Enabled::Yes),
        done: done || watching,
        stars: screen.earned.unwrap_or(0),
        board,
    }
}

/// Whether a hint can be had. A game has one at each turn of the learner's.
fn can_hint(screen: &LessonScreen) -> bool {
    let session = &screen.session;
    let open = screen.earned.is_none() && session.mode() != Mode::Watch;
    let more = match session.contest() {
        Some(_) => !screen.is_waiting() && session.lost().is_none(),
        None => session.hints_given() < 2,
    };
    open && more
}

/// How far one is, in a few words; empty where there is nothing to count.
pub(super) fn status(app: &App, screen: &LessonScreen) -> String {
    let session = &screen.session;
    if let Some(question) = screen.question {
        return placement::status(app, question);
    }
    if let Some(contest) = session.contest() {
        return lesson_game::status(app, screen, contest);
    }
    let message = match &screen.step().task {
        Task::Paint { .. } | Task::Count { by: Counting::Touch, .. } => {
            Message::new("status-touched").with("found", session.touched().len()).with("left", session.left())
        }
        Task::Answers => {
            Message::new("status-answers").with("found", session.found().len()).with("left", session.left())
        }
        Task::Collect { .. } => {
            Message::new("status-stars").with("left", session.left()).with("moves", session.moves_played())
        }
        Task::Build { .. } => {
            Message::new("status-build").with("left", session.left()).with("moves", session.moves_played())
        }
        Task::Capture { .. } => {
            Message::new("status-captures").with("left", session.left()).with("moves", session.moves_played())
        }
        _ => return String::new(),
    };
    app.words.say(&message)
}

/// The box in the panel.
pub(super) fn feedback(app: &App, screen: &LessonScreen) -> Option<Feedback> {
    if let (None, Some(loss), None) = (&screen.remark, screen.session.lost(), &screen.table.stage) {
        return Some(lesson_game::lost(app, screen, loss));
    }
    let told = told(app, screen)?;
    Some(if screen.question.is_some() { placement::told(app, told) } else { told })
}

fn told(app: &App, screen: &LessonScreen) -> Option<Feedback> {
    let words = &app.words;
    let step = screen.step();
    Some(match screen.remark.as_ref()? {
        Remark::Done => done(app, screen),
        Remark::Shown => Feedback {
            tone: Tone::Hint,
            title: words.text("feedback-shown"),
            text: with_told(app, screen, step_words::step(app, step, "done")),
            actions: Vec::new(),
        },
        Remark::NotYours(square, kind) => panel::not_yours(app, *square, *kind),
        Remark::Again => Feedback {
            tone: Tone::Hint,
            title: words.text("feedback-again"),
            text: status(app, screen),
            actions: Vec::new(),
        },
        Remark::Hint(hint) => Feedback {
            tone: Tone::Hint,
            title: words.say(&Message::new("feedback-hint").with("grade", hint.grade)),
            text: lesson_game::hint(
                app,
                screen,
                step_words::step(app, step, &format!("hint-{}", hint.grade)),
            ),
            actions: if screen.can_show() {
                vec![button(app, Command::ShowMe, "button-show-me", Enabled::Yes)]
            } else {
                Vec::new()
            },
        },
        Remark::Refused(refusal) => {
            let said = refusal.say.as_ref().map(|id| step_words::message(app, screen.step(), id.clone()));
            panel::refused(app, screen, refusal, said)
        }
        Remark::Wrong(tried) => wrong(app, screen, tried),
    })
}

/// A text, when the card comes again, and what is said at the end of a chapter.
fn with_told(app: &App, screen: &LessonScreen, text: String) -> String {
    let told = [Some(text), reviewing::told(app), chapter_end::told(app, screen)];
    told.into_iter().flatten().collect::<Vec<_>>().join("\n\n")
}

fn done(app: &App, screen: &LessonScreen) -> Feedback {
    let words = &app.words;
    let session = &screen.session;
    let learned = step_words::step(app, screen.step(), "done");
    let counted = session.least().map(|least| {
        words.say(&Message::new("feedback-moves").with("moves", session.moves_played()).with("least", least))
    });
    // That nothing can be kept is said where it matters: at a success.
    let lost = app.unsaved.clone();
    let missed = lesson_game::missed_mates(app, screen);
    let text = [Some(learned), counted, missed, reviewing::told(app), chapter_end::told(app, screen), lost]
        .into_iter()
        .flatten()
        .filter(|text| !text.is_empty());
    let stars = screen.earned.unwrap_or(0);
    Feedback {
        tone: Tone::Good,
        title: words.say(&Message::new("feedback-done").with("stars", stars)),
        text: text.collect::<Vec<_>>().join("\n\n"),
        actions: Vec::new(),
    }
}

fn wrong(app: &App, screen: &LessonScreen, tried: &WrongTry) -> Feedback {
    let words = &app.words;
    let naming = app.naming();
    let wrong = &tried.wrong;
    // To a question the answer is wrong, not the move that shows why.
    let is_question = matches!(screen.step().task, Task::Quiz { .. } | Task::WhyIllegal { .. });
    let name =
        wrong.tried.filter(|_| !is_question).map(|mv| locale::moved(words, &naming, &tried.before, mv, None));
    let title = match (&name, wrong.touched) {
        (Some(name), _) => words.say(&Message::new("feedback-wrong-move").with("move", name.as_str())),
        (None, Some(square)) => {
            words.say(&Message::new("feedback-wrong-square").with("square", locale::square(square, &naming)))
        }
        (None, None) => words.text("feedback-wrong-choice"),
    };
    let reason = match &wrong.say {
        Some(id) => step_words::message(app, screen.step(), id.clone()),
        None => general(app, screen, tried),
    };
    let price = price(app, tried);
    let text = [Some(reason), price].into_iter().flatten().filter(|text| !text.is_empty());
    Feedback {
        tone: Tone::Wrong,
        title,
        text: text.collect::<Vec<_>>().join("\n\n"),
        actions: vec![button(app, Command::Retry, "button-retry", Enabled::Yes)],
    }
}

/// What is said of a wrong try that the lesson has no words of its own for.
fn general(app: &App, screen: &LessonScreen, tried: &WrongTry) -> String {
    let naming = app.naming();
    if let (Some(reason), Some(mv)) = (&tried.wrong.reason, tried.move_meant(screen.step())) {
        return locale::illegality(&app.words, &naming, &tried.before, mv, reason).text;
    }
    app.words.text(&format!("wrong-{}", tried.wrong.because.name()))
}

/// The reply that punishes the try.
fn price(app: &App, tried: &WrongTry) -> Option<String> {
    let (mv, reply) = (tried.wrong.tried?, *tried.wrong.price.first()?);
    let after = tried.before.after(mv).ok()?;
    let name = locale::moved(&app.words, &app.naming(), &after, reply, Some(mv.to()));
    Some(app.words.say(&Message::new("feedback-price").with("move", name)))
}

pub(super) fn choices(app: &App, screen: &LessonScreen) -> Vec<ChoiceView> {
    let session = &screen.session;
    session
        .choices()
        .iter()
        .enumerate()
        .map(|(index, choice)| {
            let label = choice_label(app, screen, choice);
            let state = match session.picked(index) {
                Picked::Right => ChoiceState::Right,
                Picked::Wrong => ChoiceState::Wrong,
                Picked::Open => ChoiceState::Open,
            };
            let said = match state {
                ChoiceState::Open => "choice-open",
                ChoiceState::Right => "choice-right",
                ChoiceState::Wrong => "choice-wrong",
            };
            let spoken = app.words.say(&Message::new(said).with("choice", label.as_str()));
            ChoiceView { face: choice_face(app, screen, choice), label, state, spoken }
        })
        .collect()
}

/// The words of one of the choices.
pub(super) fn choice_name(app: &App, screen: &LessonScreen, index: usize) -> String {
    screen.session.choices().get(index).map_or_else(String::new, |choice| choice_label(app, screen, choice))
}

pub(super) fn choice_label(app: &App, screen: &LessonScreen, choice: &Choice) -> String {
    let words = &app.words;
    match choice {
        Choice::Move(mv) => locale::moved(words, &app.naming(), &screen.step().position, *mv, None),
        Choice::Reason(name) => words.text(&format!("reason-{name}")),
        Choice::Kind(kind) => locale::piece(words, *kind),
        Choice::Side(side) => {
            words.text(if *side == screen.session.learner() { "choice-mine" } else { "choice-theirs" })
        }
        Choice::Number(number) => words.say(&Message::new("choice-number").with("number", *number)),
        Choice::Yes => words.text("choice-yes"),
        Choice::No => words.text("choice-no"),
        Choice::PieceSet(index) => words.text(match settings::PIECE_SETS.get(*index) {
            Some(PieceSet::Kanji) => "pieces-kanji",
            Some(PieceSet::Letters) => "pieces-letters",
            Some(PieceSet::Moves) => "pieces-moves",
            _ => "pieces-kanji-letter",
        }),
    }
}

fn choice_face(app: &App, screen: &LessonScreen, choice: &Choice) -> Option<Face> {
    match choice {
        Choice::Move(mv) => {
            let kind = match mv {
                Move::Drop { kind, .. } => kind.kind(),
                Move::Normal { from, promote, .. } => {
                    let kind = screen.step().position.piece_at(*from)?.kind;
                    if *promote { kind.promoted().unwrap_or(kind) } else { kind }
                }
            };
            Some(board::face(app, Piece::new(screen.session.learner(), kind), screen.session.learner()))
        }
        Choice::PieceSet(index) => {
            let set = settings::PIECE_SETS.get(*index)?;
            settings::sample(app, *set).into_iter().next()
        }
        _ => None,
    }
}
