//! The box in the panel of an open problem.

use super::shape::{Button, Feedback, Tone};
use super::{Enabled, button, panel, puzzle, puzzle_words};
use crate::app::screen::{Known, PuzzleRemark, PuzzleScreen};
use crate::app::state::App;
use crate::app::{Command, Solved, reviewing};
use crate::lesson::puzzle::{Judged, Mate, Piece, PuzzleHint, Refusal, Setback, WhyMate};
use crate::locale::{self, Form, Message};
use crate::shogi::{Illegality, Move, Position, Square};
use crate::tsume::LimitKind;

/// The answer to what was just done.
pub(super) fn feedback(app: &App, screen: &PuzzleScreen) -> Option<Feedback> {
    let words = &app.words;
    match &screen.remark {
        Some(remark) => Some(remarked(app, screen, remark)),
        None => match (screen.setback(), screen.mate()) {
            (Some(setback), _) => setback_box(app, screen, setback),
            (None, Some(mate)) if matches!(screen.doing, crate::app::screen::Doing::Solving) => {
                Some(mated(app, screen, mate))
            }
            _ if screen.is_over() => Some(Feedback {
                tone: Tone::Hint,
                title: words.text("puzzle-over"),
                text: words.text("puzzle-why-mate-how"),
                actions: vec![press(app, Command::WhyMate, "button-why-mate")],
            }),
            _ => None,
        },
    }
}

fn press(app: &App, command: Command, id: &str) -> Button {
    button(app, command, id, Enabled::Yes)
}

fn remarked(app: &App, screen: &PuzzleScreen, remark: &PuzzleRemark) -> Feedback {
    let words = &app.words;
    let hinted = |title: String, text: String, actions: Vec<Button>| Feedback {
        tone: Tone::Hint,
        title,
        text,
        actions,
    };
    match remark {
        PuzzleRemark::Refused(refusal) => panel::refused(app, screen, refusal, None),
        PuzzleRemark::NotYours(square, kind) => panel::not_yours(app, *square, *kind),
        PuzzleRemark::NoCheck(before, mv) => Feedback {
            tone: Tone::Refused,
            title: titled(app, "puzzle-no-check", before, *mv),
            text: words.text("puzzle-no-check-text"),
            actions: vec![press(app, Command::Retry, "button-retry")],
        },
        PuzzleRemark::Hint(hint) => hinted(
            words.say(&Message::new("feedback-hint").with("grade", screen.attempt.hints_given())),
            hint_text(app, screen, hint),
            Vec::new(),
        ),
        PuzzleRemark::HintLost => hinted(
            words.text("puzzle-hint-lost"),
            words.text("puzzle-hint-lost-text"),
            vec![press(app, Command::Undo, "button-undo"), press(app, Command::Restart, "button-restart")],
        ),
        PuzzleRemark::WhyMate(square, why) => hinted(
            words.say(&Message::new("puzzle-why").with("square", locale::square(*square, &app.naming()))),
            why_text(app, screen, *square, why),
            vec![press(app, Command::WhyMate, "button-hide-why")],
        ),
        PuzzleRemark::WhyMateAsked => hinted(
            words.text("puzzle-why-mate"),
            words.text("puzzle-why-mate-how"),
            vec![press(app, Command::WhyMate, "button-hide-why")],
        ),
        PuzzleRemark::Held(judged) => held(app, *judged),
        PuzzleRemark::HeldOut { judged, plies, of } => held_out(app, *judged, *plies, *of),
        PuzzleRemark::Solved => solved(app, screen),
        PuzzleRemark::Stopped => hinted(
            words.text("puzzle-stopped"),
            words.text("puzzle-stopped-text"),
            vec![press(app, Command::Solve, "button-solve-again")],
        ),
    }
}

fn titled(app: &App, id: &'static str, before: &Position, mv: Move) -> String {
    let name = locale::moved(&app.words, &app.naming(), before, mv, None);
    app.words.say(&Message::new(id).with("move", name))
}

/// A check that is not what is asked, with the reply that shows it.
fn setback_box(app: &App, screen: &PuzzleScreen, setback: Setback) -> Option<Feedback> {
    let words = &app.words;
    let line = screen.attempt.line();
    let names = puzzle_words::named(app, screen.source.problem().position(), &line);
    let (reply, check) = (names.last()?, names.iter().rev().nth(1)?);
    let (tone, title, text) = match setback {
        Setback::Longer { more } => {
            let longer = screen.attempt.moves().map_or(more, |moves| moves + more);
            let text = Message::new("puzzle-longer-text").with("moves", longer).with("reply", reply.as_str());
            (Tone::Hint, "puzzle-longer", text.with("asked", screen.attempt.moves().unwrap_or(0)))
        }
        Setback::NoMate => {
            (Tone::Wrong, "puzzle-no-mate", Message::new("puzzle-no-mate-text").with("reply", reply.as_str()))
        }
        Setback::NotInTime => {
            (Tone::Wrong, "puzzle-slow", Message::new("puzzle-slow-text").with("reply", reply.as_str()))
        }
        Setback::Unsure => {
            (Tone::Hint, "puzzle-unsure", Message::new("puzzle-unsure-text").with("reply", reply.as_str()))
        }
    };
    Some(Feedback {
        tone,
        title: words.say(&Message::new(title).with("move", check.as_str())),
        text: words.say(&text),
        actions: vec![
            press(app, Command::Retry, "button-take-back"),
            press(app, Command::PlayOn, "button-play-on"),
            press(app, Command::WhyNot, "button-show-refutation"),
        ],
    })
}

/// Mate, in time or later.
fn mated(app: &App, screen: &PuzzleScreen, mate: Mate) -> Feedback {
    let words = &app.words;
    let plies = screen.attempt.line().len();
    let futile = mate.futile.map(|drop| {
        let name = locale::moved(words, &app.naming(), screen.attempt.position(), drop, None);
        words.say(&Message::new("puzzle-futile").with("move", name))
    });
    let (tone, title, text) = if mate.is_in_time() {
        let stars = screen.attempt.stars();
        let id = if screen.attempt.is_shown() { "puzzle-solved-shown" } else { "puzzle-solved" };
        let title = if screen.attempt.is_shown() {
            words.text("puzzle-done-shown")
        } else {
            words.say(&Message::new("feedback-done").with("stars", stars))
        };
        (Tone::Good, title, words.say(&Message::new(id).with("moves", plies).with("stars", stars)))
    } else {
        let message = Message::new("puzzle-mate-late-text").with("moves", plies);
        let asked = plies.saturating_sub(mate.more);
        (Tone::Hint, words.text("puzzle-mate-late"), words.say(&message.with("asked", asked)))
    };
    // That nothing can be kept is said where it matters: at a success.
    let lost = app.unsaved.clone().filter(|_| mate.is_in_time());
    let told = reviewing::told(app).filter(|_| mate.is_in_time());
    let text: Vec<_> = [Some(text), futile, told, lost].into_iter().flatten().collect();
    let mut actions = vec![press(app, Command::WhyMate, "button-why-mate")];
    if !mate.is_in_time() {
        actions.insert(0, press(app, Command::Restart, "button-restart"));
    }
    Feedback { tone, title, text: text.join("\n\n"), actions }
}

fn hint_text(app: &App, screen: &PuzzleScreen, hint: &PuzzleHint) -> String {
    let words = &app.words;
    let position = screen.attempt.position();
    match hint {
        PuzzleHint::Idea(theme) => words.text(&format!("theme-{}-hint", theme.name())),
        PuzzleHint::Piece(piece) => piece_hint(app, position, *piece),
        PuzzleHint::Move(mv) => titled(app, "puzzle-hint-move", position, *mv),
    }
}

/// Which piece to play.
pub(super) fn piece_hint(app: &App, position: &Position, piece: Piece) -> String {
    let words = &app.words;
    match piece {
        Piece::On(square) => {
            let piece = puzzle_words::piece_on(app, position, square).unwrap_or_default();
            words.say(&Message::new("puzzle-hint-piece").with("piece", piece))
        }
        Piece::Held(kind) => {
            let piece = locale::piece_form(words, kind.kind(), Form::A);
            words.say(&Message::new("puzzle-hint-drop").with("piece", piece))
        }
    }
}

/// What is said to a reply of the learner's King.
fn judgement(app: &App, judged: Judged) -> String {
    let words = &app.words;
    match judged {
        Judged::Longest => words.text("puzzle-held-longest"),
        Judged::Shorter { by } => words.say(&Message::new("puzzle-held-shorter").with("moves", by)),
        Judged::Futile => words.text("puzzle-held-futile"),
    }
}

fn held(app: &App, judged: Judged) -> Feedback {
    let (tone, id) = match judged {
        Judged::Longest => (Tone::Good, "puzzle-held-well"),
        Judged::Shorter { .. } => (Tone::Wrong, "puzzle-held-badly"),
        Judged::Futile => (Tone::Hint, "puzzle-held-for-nothing"),
    };
    Feedback {
        tone,
        title: app.words.text(id),
        text: judgement(app, judged),
        actions: vec![press(app, Command::Undo, "button-take-back")],
    }
}

fn held_out(app: &App, judged: Judged, plies: usize, of: usize) -> Feedback {
    let words = &app.words;
    let full = plies >= of;
    let id = if full { "puzzle-held-out" } else { "puzzle-held-out-less" };
    let whole = words.say(&Message::new(id).with("plies", plies).with("of", of));
    Feedback {
        tone: if full { Tone::Good } else { Tone::Hint },
        title: words.text(if full { "puzzle-held-to-the-end" } else { "puzzle-held-mated" }),
        text: [judgement(app, judged), whole].join(" "),
        actions: vec![
            press(app, Command::Restart, "button-restart"),
            press(app, Command::WhyMate, "button-why-mate"),
        ],
    }
}

/// What the search of the whole problem found.
fn solved(app: &App, screen: &PuzzleScreen) -> Feedback {
    let words = &app.words;
    let walk = || {
        vec![press(app, Command::Solution, "button-solution"), press(app, Command::Defend, "button-defend")]
    };
    let (tone, title, text, actions) = match &screen.known {
        Known::Searched(Solved::Mate(solution)) => {
            let id = if solution.proved_shortest { "solve-mate" } else { "solve-mate-at-most" };
            let title = words.say(&Message::new(id).with("moves", solution.moves));
            let advice = if solution.proof.is_some() { "puzzle-found" } else { "puzzle-found-line" };
            // The length is the title; what else was found comes before the advice.
            let text = puzzle::found(app, screen).into_iter().skip(1).chain([words.text(advice)]);
            (Tone::Good, title, text.collect::<Vec<_>>().join(" "), walk())
        }
        Known::Searched(Solved::NoMate) => {
            (Tone::Hint, words.text("solve-no-mate"), words.text("puzzle-found-no-mate"), Vec::new())
        }
        Known::Searched(Solved::GaveUp(limit)) => {
            let id = match limit {
                LimitKind::Memory => "puzzle-gave-up-memory",
                LimitKind::Nodes | LimitKind::Time | LimitKind::Cancelled => "puzzle-gave-up",
            };
            let again = vec![press(app, Command::Solve, "button-solve-again")];
            (Tone::Hint, words.text("puzzle-nothing-found"), words.text(id), again)
        }
        Known::Nothing => {
            (Tone::Hint, words.text("puzzle-nothing-found"), words.text("puzzle-gave-up"), Vec::new())
        }
    };
    Feedback { tone, title, text, actions }
}

/// Why it is mate, seen from a square.
fn why_text(app: &App, screen: &PuzzleScreen, square: Square, why: &WhyMate) -> String {
    use crate::app::screen::Placing as _;
    let words = &app.words;
    let position = screen.position();
    let at = locale::square(square, &app.naming());
    match why {
        WhyMate::King { checkers } => {
            let pieces = puzzle_words::pieces_on(app, position, *checkers);
            words.say(&Message::new("puzzle-why-king").with("pieces", pieces))
        }
        WhyMate::Covered { by } => {
            let pieces = puzzle_words::pieces_on(app, position, *by);
            words.say(&Message::new("puzzle-why-covered").with("square", at).with("pieces", pieces))
        }
        WhyMate::OwnPiece { kind } => {
            let piece = locale::piece_form(words, *kind, Form::A);
            words.say(&Message::new("puzzle-why-own").with("square", at).with("piece", piece))
        }
        WhyMate::Checker { refused } => {
            let piece = puzzle_words::piece_on(app, position, square).unwrap_or_default();
            let id = if refused.is_empty() { "puzzle-why-checker" } else { "puzzle-why-checker-but" };
            let first = words.say(&Message::new(id).with("piece", piece));
            with_refusals(app, position, first, refused)
        }
        WhyMate::Between { refused, futile } => {
            let id = if futile.is_empty() { "puzzle-why-between" } else { "puzzle-why-between-futile" };
            let first = words.say(&Message::new(id).with("square", at));
            with_refusals(app, position, first, refused)
        }
    }
}

fn with_refusals(app: &App, position: &Position, first: String, refused: &[Refusal]) -> String {
    let each = refused.iter().map(|refusal| refusal_text(app, position, refusal));
    std::iter::once(first).chain(each).collect::<Vec<_>>().join(" ")
}

/// Why one of the defender's pieces may not come.
fn refusal_text(app: &App, position: &Position, refusal: &Refusal) -> String {
    let words = &app.words;
    let piece = refusal.mv.from().and_then(|from| puzzle_words::piece_on(app, position, from));
    let (Some(piece), reason) = (piece, &refusal.reason) else {
        let name = locale::moved(words, &app.naming(), position, refusal.mv, None);
        return words.say(&Message::new("puzzle-why-not-dropped").with("move", name));
    };
    let message = match reason {
        Illegality::Pinned { pinner, .. } => {
            let by = puzzle_words::piece_on(app, position, *pinner).unwrap_or_default();
            Message::new("puzzle-why-pinned").with("by", by)
        }
        Illegality::KingIntoCheck { attackers } => {
            let by = puzzle_words::pieces_on(app, position, *attackers);
            Message::new("puzzle-why-guarded").with("by", by)
        }
        Illegality::CheckNotAnswered { .. } => Message::new("puzzle-why-double"),
        _ => Message::new("puzzle-why-not-legal"),
    };
    words.say(&message.with("piece", piece))
}
