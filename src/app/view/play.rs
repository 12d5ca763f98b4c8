//! A game put into the panel: who plays, whose turn it is, the moves, buttons.

use super::play_shape::{MoveView, PlayView};
use super::puzzle_shape::Busy;
use super::shape::Button;
use super::{Enabled, button, panel, play_board, play_says};
use crate::app::Command;
use crate::app::screen::{PlayScreen, Waiting};
use crate::app::state::App;
use crate::engine::Level;
use crate::locale::{self, Message};
use crate::shogi::{Handicap, Move, Turn};

pub(super) fn play(app: &App, screen: &PlayScreen) -> PlayView {
    let words = &app.words;
    let board = play_board::of_game(app, screen);
    let done = screen.game.outcome().is_some();
    PlayView {
        overline: players(app, screen),
        title: title(app, screen),
        text: text(app, screen),
        status: status(app, screen),
        feedback: play_says::feedback(app, screen),
        busy: busy(app, screen),
        moves_title: words.text("play-moves"),
        moves: moves(app, screen, screen.game.turns().len()),
        legend: panel::legend(app, &board),
        hint: button(app, Command::Hint, "button-hint", screen.can_hint().into()),
        undo: button(app, Command::Undo, "button-undo", screen.can_undo().into()),
        redo: button(app, Command::Redo, "button-redo", screen.can_redo().into()),
        turn: button(app, Command::TurnBoard, "button-turn-board", Enabled::Yes),
        declare: shown_if(app, Command::Declare, "button-declare", screen.can_declare().into()),
        review: shown_if(app, Command::Review, "button-review", done.into()),
        new_game: button(app, Command::NewGame, "button-new-game", Enabled::Yes),
        resign: button(app, Command::Resign, "button-resign", screen.is_own_turn().into()),
        done,
        board,
    }
}

/// A button that is not there, its label empty, while it can't be pressed.
pub(super) fn shown_if(app: &App, command: Command, id: &str, state: Enabled) -> Button {
    let there = button(app, command, id, state);
    if there.enabled { there } else { Button { label: String::new(), ..there } }
}

/// The name of an opponent.
pub(super) fn name(app: &App, level: Level) -> String {
    app.words.text(&format!("opponent-{}", level.id()))
}

/// "Practice game against Fox", or "Two people at one board".
pub(super) fn players(app: &App, screen: &PlayScreen) -> String {
    let words = &app.words;
    match screen.rival {
        Some(level) => words.say(&Message::new("play-against").with("opponent", name(app, level))),
        None => words.text("play-two"),
    }
}

/// "Move 19", or how the game ended.
pub(super) fn title(app: &App, screen: &PlayScreen) -> String {
    match screen.game.outcome() {
        Some(_) => app.words.text("play-over"),
        None => app.words.say(&Message::new("play-move").with("number", screen.game.turns().len() + 1)),
    }
}

/// What is given, and what the opponent announces.
pub(super) fn text(app: &App, screen: &PlayScreen) -> String {
    let words = &app.words;
    let handicap = screen.game.handicap();
    let given = match handicap {
        Handicap::Even => None,
        handicap => Some(
            words.say(
                &Message::new("play-given")
                    .with("handicap", words.text(&format!("handicap-{}", handicap.name()))),
            ),
        ),
    };
    let sentence = screen.rival.map(|level| words.text(&format!("opponent-{}.text", level.id())));
    let strict = screen.house.is_strict.then(|| words.text("play-is-strict"));
    [sentence, given, strict].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Whose turn it is, in a few words.
pub(super) fn status(app: &App, screen: &PlayScreen) -> String {
    let words = &app.words;
    if let Some(review) = &screen.review {
        let message = Message::new("review-at").with("number", review.at);
        return words.say(&message.with("total", screen.game.turns().len()));
    }
    let to_move = screen.game.position().side_to_move();
    match (&screen.waiting, screen.rival) {
        _ if screen.game.outcome().is_some() => words.text("play-over"),
        (Waiting::Opponent(_), Some(level)) => {
            words.say(&Message::new("play-thinks").with("opponent", name(app, level)))
        }
        (Waiting::Coach(_), _) => words.text("play-coach-looks"),
        (Waiting::Decision(_), _) => words.text("play-decide"),
        (_, Some(_)) if screen.is_own_turn() && screen.game.position().is_check() => {
            words.text("play-your-move-check")
        }
        (_, Some(_)) => words.text("play-your-move"),
        (_, None) => words.say(&Message::new("play-side-to-move").with("side", locale::side(words, to_move))),
    }
}

fn busy(app: &App, screen: &PlayScreen) -> Option<Busy> {
    let (Waiting::Opponent(search), Some(level)) = (&screen.waiting, screen.rival) else { return None };
    // An answer that comes at once needs no words.
    (search.nodes > 0).then(|| Busy {
        text: app.words.say(&Message::new("play-thinks").with("opponent", name(app, level))),
        stop: button(app, Command::Stop, "button-move-now", Enabled::Yes),
    })
}

/// The turns with their numbers; the one that led to the position after `at` turns is current.
pub(super) fn moves(app: &App, screen: &PlayScreen, at: usize) -> Vec<MoveView> {
    let mut previous = None;
    let turns = screen.game.turns().iter().zip(screen.game.positions()).enumerate();
    let view = |(index, (turn, position)): (usize, (&Turn, _))| {
        let name = match turn {
            Turn::Move(mv) => locale::moved(&app.words, &app.naming(), position, *mv, previous),
            Turn::Pass => app.words.text("play-pass"),
        };
        previous = turn.mv().map(Move::to);
        let message = Message::new("puzzle-ply").with("number", index + 1).with("move", name);
        MoveView { turns: index + 1, label: app.words.say(&message), current: index + 1 == at }
    };
    turns.map(view).collect()
}
