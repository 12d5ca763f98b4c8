//! The box in the panel of a game: a refusal, a warning, a hint, a question, the end.

use super::play_shape::FindingMark;
use super::shape::{Button, Feedback, Tone};
use super::{Enabled, button, panel, puzzle_says, puzzle_words, sitting};
use crate::app::Command;
use crate::app::screen::handicap as sitting_handicap;
use crate::app::screen::{Finding, FindingKind, Made, PlayRemark, PlayScreen, Waiting};
use crate::app::state::App;
use crate::engine::Warning;
use crate::lesson::puzzle::Piece;
use crate::locale::{self, Form, Message};
use crate::shogi::{Color, Handicap, Move, Outcome, Position, SquareSet, Turn};

/// The answer to what was just done.
pub(super) fn feedback(app: &App, screen: &PlayScreen) -> Option<Feedback> {
    match (&screen.remark, &screen.waiting) {
        (Some(remark), _) => Some(remarked(app, screen, remark)),
        (None, Waiting::Decision(warnings)) => decision(app, screen, warnings),
        (None, _) if screen.review.is_some() => looked(app, screen),
        (None, _) => match screen.game.outcome() {
            Some(outcome) => Some(end(app, screen, outcome)),
            None => danger(app, screen),
        },
    }
}

fn press(app: &App, command: Command, id: &str) -> Button {
    button(app, command, id, Enabled::Yes)
}

fn hinted(title: String, text: String, actions: Vec<Button>) -> Feedback {
    Feedback { tone: Tone::Hint, title, text, actions }
}

fn remarked(app: &App, screen: &PlayScreen, remark: &PlayRemark) -> Feedback {
    let words = &app.words;
    match remark {
        PlayRemark::Refused(refusal) => panel::refused(app, screen, refusal, None),
        PlayRemark::NotYours(square, kind) => panel::not_yours(app, *square, *kind),
        PlayRemark::Hint => {
            let grade = screen.hint.as_ref().map_or(1, |hint| hint.grade);
            hinted(
                words.say(&Message::new("feedback-hint").with("grade", grade)),
                hint_text(app, screen),
                Vec::new(),
            )
        }
        PlayRemark::Resigning => hinted(
            words.text("play-resign-title"),
            words.text("play-resign-text"),
            vec![
                press(app, Command::Confirm, "button-resign-yes"),
                press(app, Command::Retry, "button-play-on"),
            ],
        ),
        PlayRemark::Undeclared(refusal) => Feedback {
            tone: Tone::Refused,
            title: words.text("play-not-declared"),
            text: locale::declaration(words, refusal),
            actions: Vec::new(),
        },
    }
}

/// The coach objects to the move just played.
fn decision(app: &App, screen: &PlayScreen, warnings: &[Warning]) -> Option<Feedback> {
    let position = screen.game.position();
    let text = warning(app, position, screen.own(), warnings.first()?);
    Some(Feedback {
        tone: Tone::Wrong,
        title: app.words.text("play-stand"),
        text,
        actions: vec![
            press(app, Command::Retry, "button-take-back"),
            press(app, Command::PlayOn, "button-let-stand"),
        ],
    })
}

/// What threatens the learner.
fn danger(app: &App, screen: &PlayScreen) -> Option<Feedback> {
    let warned = screen.dangers.first().filter(|_| screen.table.stage.is_none())?;
    let theirs = screen.game.position().passed()?;
    Some(hinted(app.words.text("play-danger"), warning(app, &theirs, screen.own(), warned), Vec::new()))
}

/// A warning in words; the other side is to move in the position.
fn warning(app: &App, position: &Position, own: Color, warned: &Warning) -> String {
    let words = &app.words;
    let named = |mv: Move| locale::moved(words, &app.naming(), position, mv, None);
    match warned {
        Warning::Hanging { piece, takers, .. } => words.say(
            &Message::new("coach-says-hanging")
                .with("piece", own_pieces(app, position, own, SquareSet::from(*piece)))
                .with("takers", puzzle_words::pieces_on(app, position, *takers)),
        ),
        Warning::Fork { by, targets } => words.say(
            &Message::new("coach-says-fork")
                .with("move", named(*by))
                .with("targets", own_pieces(app, position, own, *targets)),
        ),
        Warning::MateThreat { moves, line } => {
            let first = line.first().map_or_else(String::new, |&mv| named(mv));
            words.say(&Message::new("coach-says-mate-threat").with("moves", *moves).with("move", first))
        }
        // Which mate it was is for the learner to find.
        Warning::MissedMate { moves, .. } => {
            words.say(&Message::new("coach-says-missed-mate").with("moves", *moves))
        }
        Warning::BetterRecapture { instead, .. } => {
            let square = locale::square(instead.to(), &app.naming());
            words.say(&Message::new("coach-says-better-recapture").with("square", square))
        }
    }
}

/// "your Gold on 3b and your Rook on 2d".
fn own_pieces(app: &App, position: &Position, own: Color, squares: SquareSet) -> String {
    let name = |square| {
        let piece = position.piece_at(square).filter(|piece| piece.color == own)?;
        let message = Message::new("piece-on")
            .with("piece", locale::piece_form(&app.words, piece.kind, Form::Your))
            .with("square", locale::square(square, &app.naming()));
        Some(app.words.say(&message))
    };
    locale::list(&app.words, &squares.iter().filter_map(name).collect::<Vec<_>>())
}

fn hint_text(app: &App, screen: &PlayScreen) -> String {
    let words = &app.words;
    let position = screen.game.position();
    let Some((hint, mv)) = screen.hint.as_ref().and_then(|hint| Some((hint, *hint.line.first()?))) else {
        return String::new();
    };
    match hint.grade {
        1 if hint.mates => words.say(&Message::new("play-idea-mate").with("moves", hint.line.len())),
        1 => words.text(idea(screen, position, mv)),
        2 => puzzle_says::piece_hint(app, position, Piece::of(mv)),
        _ => {
            let name = locale::moved(words, &app.naming(), position, mv, None);
            words.say(&Message::new("puzzle-hint-move").with("move", name))
        }
    }
}

/// What a good move does, in one idea.
fn idea(screen: &PlayScreen, position: &Position, mv: Move) -> &'static str {
    let from = mv.from();
    let is_king = from.is_some_and(|from| position.king(position.side_to_move()) == Some(from));
    let hangs = |warned: &Warning| matches!(warned, Warning::Hanging { piece, .. } if Some(*piece) == from);
    if position.is_check() {
        "play-idea-answer"
    } else if position.piece_at(mv.to()).is_some() {
        "play-idea-capture"
    } else if position.after(mv).is_ok_and(|after| after.is_check()) {
        "play-idea-check"
    } else if mv.promotes() {
        "play-idea-promote"
    } else if screen.dangers.iter().any(hangs) {
        "play-idea-save"
    } else if from.is_none() {
        "play-idea-drop"
    } else if is_king {
        "play-idea-king"
    } else {
        "play-idea-improve"
    }
}

fn end(app: &App, screen: &PlayScreen, outcome: Outcome) -> Feedback {
    let words = &app.words;
    let (tone, title, text) = match (screen.rival, outcome.winner()) {
        (_, None) => (Tone::Hint, "play-end-draw", locale::outcome(words, outcome, screen.seat_color())),
        (None, Some(_)) => (Tone::Good, "play-end-two", locale::outcome_between(words, outcome)),
        (Some(_), Some(winner)) => {
            let won = winner == screen.seat_color();
            let (tone, title) =
                if won { (Tone::Good, "play-end-won") } else { (Tone::Wrong, "play-end-lost") };
            (tone, title, locale::outcome(words, outcome, screen.seat_color()))
        }
    };
    // That nothing can be kept is said where it matters.
    let passed = screen.game.turns().contains(&Turn::Pass).then(|| words.text("play-not-kept"));
    // The next rung, when this game was one of those that led to it.
    let here = screen.rival.is_some() && screen.game.handicap() == sitting_handicap(&app.settings.play);
    let rung = sitting::proposal(app).filter(|_| here && screen.game.handicap() != Handicap::Even);
    let text: Vec<_> =
        [Some(text), rung.clone(), passed, app.unsaved.clone()].into_iter().flatten().collect();
    let mut actions = Vec::new();
    if rung.is_some() {
        actions.push(press(app, Command::TakeRung, "button-take-rung"));
    }
    if screen.can_see_again() {
        actions.push(press(app, Command::SeeAgain, "button-see-again"));
    }
    if screen.can_undo() {
        actions.push(press(app, Command::Undo, "button-undo"));
    }
    actions.push(press(app, Command::Review, "button-review"));
    Feedback { tone, title: words.text(title), text: text.join("\n\n"), actions }
}

/// What was found at the position that is shown, or what came of making puzzles.
fn looked(app: &App, screen: &PlayScreen) -> Option<Feedback> {
    let words = &app.words;
    let review = screen.review.as_ref()?;
    if let Some(finding) = chosen_finding(screen) {
        let (title, text, mark) = told(app, screen, &finding);
        let tone = if mark == FindingMark::Illegal { Tone::Refused } else { Tone::Wrong };
        return Some(Feedback { tone, title, text, actions: Vec::new() });
    }
    let Made::Proved(count) = review.made else { return None };
    let text = match count {
        _ if review.is_proving() => words.text("review-proving"),
        count => words.say(&Message::new("review-made").with("count", count)),
    };
    Some(hinted(words.text("button-make-puzzles"), text, Vec::new()))
}

/// The finding that was chosen last.
pub(super) fn chosen_finding(screen: &PlayScreen) -> Option<Finding> {
    let review = screen.review.as_ref()?;
    review.findings(screen).into_iter().nth(review.chosen?)
}

/// A finding in words: its title, a sentence, its kind.
pub(super) fn told(app: &App, screen: &PlayScreen, finding: &Finding) -> (String, String, FindingMark) {
    let words = &app.words;
    let Some(position) = screen.game.positions().get(finding.turns) else {
        return (String::new(), String::new(), FindingMark::Turning);
    };
    let named = |mv: Move| locale::moved(words, &app.naming(), position, mv, None);
    let played = named(finding.mv);
    let (id, mark, text) = match &finding.kind {
        FindingKind::Turning { by, before, after, better } => {
            let id = match screen.rival {
                None => "review-turned-side",
                Some(_) if *by == screen.seat_color() => "review-turned-you",
                Some(_) => "review-turned-they",
            };
            let message = Message::new(id)
                .with("move", played)
                .with("side", locale::side(words, *by))
                .with("before", *before)
                .with("after", *after);
            let better = better.map(|mv| words.say(&Message::new("review-better").with("move", named(mv))));
            let text = std::iter::once(words.say(&message)).chain(better).collect::<Vec<_>>().join(" ");
            ("review-turning", FindingMark::Turning, text)
        }
        FindingKind::MissedMate { moves, line } => {
            let first = line.first().map_or_else(String::new, |&mv| named(mv));
            let message = Message::new("review-missed").with("move", played).with("moves", *moves);
            ("review-missed-mate", FindingMark::MissedMate, words.say(&message.with("mate", first)))
        }
        FindingKind::Hung(square) => {
            // The piece may be the one that was just moved there.
            let after = position.after(finding.mv).unwrap_or_else(|_| position.clone());
            let piece = own_pieces(app, &after, position.side_to_move(), SquareSet::from(*square));
            let message = Message::new("review-hung").with("move", played).with("piece", piece);
            ("review-hanging", FindingMark::Hung, words.say(&message))
        }
        FindingKind::Illegal(reason) => {
            let reason = words.text(&format!("reason-{}", reason.name()));
            let message = Message::new("review-illegal-text").with("move", played).with("reason", reason);
            ("review-illegal", FindingMark::Illegal, words.say(&message))
        }
    };
    let title = Message::new("review-finding").with("number", finding.turns + 1).with("kind", words.text(id));
    (words.say(&title), text, mark)
}
