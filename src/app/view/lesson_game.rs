//! A step that is a game, in words: whose turn it is, how many moves are left, how it was lost.

use super::shape::{Feedback, Tone};
use super::{Enabled, button};
use crate::app::Command;
use crate::app::screen::LessonScreen;
use crate::app::state::App;
use crate::lesson::{Contest, Loss};
use crate::locale::{self, Message};
use crate::tsume::mate_in_one;

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
    let why = words.text(&format!("game-lost-{}", loss.name()));
    let text = [Some(why), missed_mates(app, screen)].into_iter().flatten();
    let text = text.collect::<Vec<_>>().join("\n\n");
    Feedback { tone: Tone::Wrong, title: words.text(title), text, actions }
}

/// How many of the mates that were missed are named; the rest is counted.
const NAMED: usize = 3;

/// The mates in a single move that the learner had in the game and did not play; `None` when there was none, or no game.
pub(super) fn missed_mates(app: &App, screen: &LessonScreen) -> Option<String> {
    let (words, naming) = (&app.words, app.naming());
    let game = screen.session.game()?;
    let own = game.positions().iter().zip(game.turns());
    let own = own.filter(|(position, _)| position.side_to_move() == screen.session.learner());
    let missed = (1_usize..).zip(own).filter_map(|(number, (position, turn))| {
        let mate = mate_in_one(position)?;
        let after = position.after(turn.mv()?).ok()?;
        after.has_legal_move().then(|| {
            let name = locale::moved(words, &naming, position, mate, None);
            words.say(&Message::new("game-missed-at").with("number", number).with("move", name))
        })
    });
    let missed: Vec<String> = missed.collect();
    let named = locale::list(words, missed.get(..NAMED).unwrap_or(&missed));
    let message = Message::new("game-missed-mates").with("count", missed.len()).with("moves", named);
    (!missed.is_empty()).then(|| words.say(&message))
}
