//! A step that is a game, in words: whose turn it is, how many moves are left, how it was lost.

use super::shape::{Feedback, Tone};
use super::{Enabled, button};
use crate::app::Command;
use crate::app::screen::LessonScreen;
use crate::app::state::App;
use crate::lesson::{Contest, Loss};
use crate::locale::{self, Message};

/// Whose turn it is, and how many moves are left.
pub(super) fn status(app: &App, screen: &LessonScreen, contest: &Contest) -> String {
    let words = &app.words;
    let session = &screen.session;
    if session.is_done() || session.lost().is_some() {
        return words.text("play-over");
    }
    let opponent = words.text(&format!("opponent-{}", contest.level.id()));
    if screen.is_waiting() {
        return words.say(&Message::new("play-thinks").with("opponent", opponent));
    }
    let check = session.position().is_check();
    let turn = words.text(if check { "play-your-move-check" } else { "play-your-move" });
    let mut parts = vec![turn];
    if contest.moves.is_some() {
        parts.push(words.say(&Message::new("status-game-left").with("left", session.left())));
    }
    parts.push(words.say(&Message::new("status-game-against").with("opponent", opponent)));
    parts.join(" · ")
}

/// A hint, with the good move that was found.
pub(super) fn hint(app: &App, screen: &LessonScreen, text: String) -> String {
    let words = &app.words;
    let Some(mv) = screen.awaited.found.filter(|_| screen.session.hints_given() >= 2) else { return text };
    let name = locale::moved(words, &app.naming(), screen.session.position(), mv, None);
    format!("{text}\n\n{}", words.say(&Message::new("game-good-move").with("move", name)))
}

/// The game was lost: why, and that it can be taken back or begun anew.
pub(super) fn lost(app: &App, screen: &LessonScreen, loss: Loss) -> Feedback {
    let words = &app.words;
    let title = if matches!(loss, Loss::Drawn | Loss::MovesUsed) { "game-not-won" } else { "play-end-lost" };
    let mut actions = Vec::new();
    if screen.can_undo() {
        actions.push(button(app, Command::Undo, "button-take-back", Enabled::Yes));
    }
    actions.push(button(app, Command::Restart, "button-again", Enabled::Yes));
    Feedback {
        tone: Tone::Wrong,
        title: words.text(title),
        text: words.text(&format!("game-lost-{}", loss.name())),
        actions,
    }
}
