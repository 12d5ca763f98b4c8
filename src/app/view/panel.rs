//! What the panels of all screens with a board have in common: the box for a refusal, the legend.

use super::board_shape::{BoardView, Mark, SquareView, Touched};
use super::shape::{Feedback, LegendMark, LegendRow, Tone};
use super::witness::{Witness, witness};
use super::{Enabled, button};
use crate::app::Command;
use crate::app::screen::{Placing, Refusal, Stage};
use crate::app::state::App;
use crate::locale::{self, Message};
use crate::shogi::{PieceKind, Square, SquareSet};

/// A refused move with its reason, in `said` if the screen has words of its own for it.
pub(super) fn refused(app: &App, screen: &dyn Placing, refusal: &Refusal, said: Option<String>) -> Feedback {
    let told = locale::illegality(&app.words, &app.naming(), &refusal.before, refusal.mv, &refusal.reason);
    let mut actions = Vec::new();
    if Stage::imagined(refusal).is_some() {
        let label = if screen.table().stage.is_some() { "button-hide-why" } else { "button-show-why" };
        actions.push(button(app, Command::WhyNot, label, Enabled::Yes));
    }
    actions.push(button(app, Command::Retry, "button-retry", Enabled::Yes));
    Feedback { tone: Tone::Refused, title: told.title, text: said.unwrap_or(told.text), actions }
}

/// The squares and lines that show why a move is refused; none when none is.
pub(super) fn refusal_shown(screen: &dyn Placing) -> Witness {
    match screen.refusal() {
        Some(refusal) => witness(&refusal.reason, refusal.mv, screen.shown(), screen.learner()),
        None => (SquareSet::EMPTY, Vec::new()),
    }
}

/// A piece of the other side was to be chosen.
pub(super) fn not_yours(app: &App, square: Square, kind: PieceKind) -> Feedback {
    let words = &app.words;
    Feedback {
        tone: Tone::Hint,
        title: words.text("feedback-not-yours"),
        text: words.say(
            &Message::new("feedback-not-yours-text")
                .with("square", locale::square(square, &app.naming()))
                .with("piece", locale::piece_form(words, kind, locale::Form::Their)),
        ),
        actions: Vec::new(),
    }
}

/// The marks that are on the board now, each explained once.
pub(super) fn legend(app: &App, board: &BoardView) -> Vec<LegendRow> {
    let any = |is: &dyn Fn(&SquareView) -> bool| board.squares.iter().any(is);
    let rows = [
        (LegendMark::Target, "legend-target", any(&|square| square.mark == Mark::Target)),
        (LegendMark::Capture, "legend-capture", any(&|square| square.mark == Mark::Capture)),
        (LegendMark::Barred, "legend-barred", any(&|square| square.mark == Mark::Barred)),
        (LegendMark::Pinned, "legend-pinned", any(&|square| square.pinned)),
        (LegendMark::Check, "legend-check", any(&|square| square.check)),
        (LegendMark::Star, "legend-star", any(&|square| square.star)),
        (LegendMark::Found, "legend-found", any(&|square| square.touched == Touched::Right)),
    ];
    rows.into_iter()
        .filter(|(_, _, there)| *there)
        .map(|(mark, id, _)| LegendRow { mark, text: app.words.text(id) })
        .collect()
}
