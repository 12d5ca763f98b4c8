//! A game looked through: the plot of its evaluation, what was found, the moves.

use super::play_shape::{FindingView, GraphPoint, GraphView, MoveView, ReviewView};
use super::puzzle_shape::Busy;
use super::{Enabled, button, panel, play, play_board, play_says};
use crate::app::Command;
use crate::app::screen::{Made, PlayScreen, Review};
use crate::app::state::App;
use crate::locale::{self, Message};
use crate::shogi::Color;

pub(super) fn review(app: &App, screen: &PlayScreen, review: &Review) -> ReviewView {
    let words = &app.words;
    let board = play_board::of_game(app, screen);
    let turns = screen.game.turns().len();
    let (is_first, is_last) = (review.at == 0, review.at >= turns);
    let findings = findings(app, screen, review);
    let moves = play::moves(app, screen, review.at);
    let can_make = !review.is_looking()
        && review.made == Made::NotAsked
        && !(screen.missed_mates().is_empty() && screen.other_misses().is_empty());
    ReviewView {
        overline: play::players(app, screen),
        title: words.text("review-title"),
        status: play::status(app, screen),
        feedback: play_says::feedback(app, screen),
        busy: busy(app, screen, review),
        graph: graph(app, screen, review, &moves),
        findings_title: words.text("review-findings"),
        empty: (findings.is_empty() && review.has_seen(&screen.game)).then(|| words.text("review-nothing")),
        findings,
        moves_title: words.text("play-moves"),
        moves,
        legend: panel::legend(app, &board),
        first: button(app, Command::First, "button-first", (!is_first).into()),
        previous: button(app, Command::Previous, "button-move-before", (!is_first).into()),
        next: button(app, Command::Next, "button-move-after", (!is_last).into()),
        last: button(app, Command::Last, "button-last", (!is_last).into()),
        turn: button(app, Command::TurnBoard, "button-turn-board", Enabled::Yes),
        puzzles: play::shown_if(app, Command::MakePuzzles, "button-make-puzzles", can_make.into()),
        back: button(app, Command::Review, "button-to-game", Enabled::Yes),
        new_game: button(app, Command::NewGame, "button-new-game", Enabled::Yes),
        board,
    }
}

fn busy(app: &App, screen: &PlayScreen, review: &Review) -> Option<Busy> {
    let total = screen.game.turns().len() + 1;
    let message = Message::new("review-looking").with("done", review.judged.len()).with("total", total);
    review.is_looking().then(|| Busy {
        text: app.words.say(&message),
        stop: button(app, Command::Stop, "button-stop", Enabled::Yes),
    })
}

fn graph(app: &App, screen: &PlayScreen, review: &Review, moves: &[MoveView]) -> GraphView {
    let words = &app.words;
    let below = play_board::below(screen);
    let point = |turns: usize| {
        let black = review.black_chances(&screen.game, turns)?;
        let chances = if below == Color::Black { black } else { 100 - black };
        let label = turns.checked_sub(1).and_then(|index| moves.get(index)).map(|view| view.label.clone());
        let label = label.unwrap_or_default();
        let value = words.say(&Message::new("review-percent").with("chances", chances));
        let spoken = if label.is_empty() {
            words.say(&Message::new("review-point-start").with("value", value.as_str()))
        } else {
            words
                .say(&Message::new("review-point").with("move", label.as_str()).with("value", value.as_str()))
        };
        Some(GraphPoint { turns, chances, label, value, spoken })
    };
    let positions = screen.game.positions().len();
    let points: Vec<_> = (0..positions).filter_map(point).collect();
    let here = points.iter().find(|point| point.turns == review.at).map(|point| point.value.clone());
    let message = Message::new("review-graph-spoken").with("value", here.unwrap_or_default());
    let side = |id: &'static str, side: Color| match screen.rival {
        Some(_) => words.text(id),
        None => words.say(&Message::new("review-side-wins").with("side", locale::side(words, side))),
    };
    GraphView {
        title: words.text("review-graph"),
        top: side("review-you-win", below),
        bottom: side("review-they-win", below.other()),
        spoken: words.say(&message.with("number", review.at)),
        points,
        positions,
        at: review.at,
    }
}

fn findings(app: &App, screen: &PlayScreen, review: &Review) -> Vec<FindingView> {
    let view = |(index, finding)| {
        let (title, text, mark) = play_says::told(app, screen, &finding);
        let current = review.chosen == Some(index);
        FindingView { index, title, text, turns: finding.turns, mark, current }
    };
    review.findings(screen).into_iter().enumerate().map(view).collect()
}
