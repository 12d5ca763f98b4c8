//! The board of a game: what a warning, a hint or a refusal marks on it.

use super::board;
use super::board_shape::{ArrowKind, BoardView, HandView};
use super::witness::{Witness, line_of, witness};
use super::{play, play_says};
use crate::app::screen::{FindingKind, Placing as _, PlayRemark, PlayScreen, Waiting};
use crate::app::state::App;
use crate::engine::Warning;
use crate::lesson;
use crate::locale::{self, Message};
use crate::shogi::{Color, HandKind, Move, Square, SquareSet};

pub(super) fn of_game(app: &App, screen: &PlayScreen) -> BoardView {
    let (witness, arrows) = reasons(screen);
    let shown = board::Shown {
        hint: hint(screen),
        witness,
        over: screen.game.outcome().is_some(),
        arrows,
        ..board::placed(app, screen)
    };
    let mut view = board::moving(app, screen, &shown);
    view.top = named(app, screen, view.top);
    view.bottom = named(app, screen, view.bottom);
    view
}

/// A hand with its player's name.
fn named(app: &App, screen: &PlayScreen, hand: HandView) -> HandView {
    let words = &app.words;
    let side = locale::side(words, hand.color);
    let title = match screen.rival {
        None => side,
        Some(level) if hand.color != screen.seat_color() => {
            words.say(&Message::new("play-hand").with("name", play::name(app, level)).with("side", side))
        }
        Some(_) => return hand,
    };
    let subtitle = match screen.rival {
        Some(_) if screen.is_thinking() => words.text("play-hand-thinks"),
        None if hand.active => words.text("hand-your-move"),
        _ => hand.subtitle.clone(),
    };
    HandView { title, subtitle, ..hand }
}

/// The squares of a hint.
fn hint(screen: &PlayScreen) -> Option<lesson::Hint> {
    let hint = screen.hint.as_ref().filter(|_| matches!(screen.remark, Some(PlayRemark::Hint)))?;
    let mv = *hint.line.first().filter(|_| hint.grade >= 2)?;
    let (from, held): (Option<Square>, Option<HandKind>) = match mv {
        Move::Normal { from, .. } => (Some(from), None),
        Move::Drop { kind, .. } => (None, Some(kind)),
    };
    let to = (hint.grade >= 3).then(|| mv.to());
    Some(lesson::Hint { grade: hint.grade, squares: from.into_iter().chain(to).collect(), held })
}

fn reasons(screen: &PlayScreen) -> Witness {
    if screen.table.stage.is_some() && !matches!(screen.remark, Some(PlayRemark::Refused(_))) {
        return Witness::default();
    }
    match &screen.remark {
        Some(PlayRemark::Refused(refusal)) => {
            witness(&refusal.reason, refusal.mv, screen.shown(), screen.learner())
        }
        Some(PlayRemark::Hint) => {
            let hint = screen.hint.as_ref().filter(|hint| hint.grade >= 3);
            let first = hint.and_then(|hint| hint.line.first().copied());
            (SquareSet::EMPTY, first.map(line_of).unwrap_or_default())
        }
        Some(_) => Witness::default(),
        None => match (&screen.waiting, &screen.review) {
            (Waiting::Decision(warnings), _) => warned(warnings.first(), screen),
            (_, Some(_)) => found(screen),
            _ => warned(screen.dangers.first(), screen),
        },
    }
}

/// The squares and lines that show a warning.
fn warned(warning: Option<&Warning>, screen: &PlayScreen) -> Witness {
    let attacks = |from: SquareSet, to: Square| -> Vec<(Square, Square, ArrowKind)> {
        from.iter().map(|from| (from, to, ArrowKind::Attack)).collect()
    };
    match warning {
        Some(Warning::Hanging { piece, takers, .. }) => {
            (*takers | SquareSet::from(*piece), attacks(*takers, *piece))
        }
        Some(Warning::Fork { by, targets }) => {
            let mut lines = line_of(*by);
            lines.extend(targets.iter().map(|target| (by.to(), target, ArrowKind::Attack)));
            (*targets | SquareSet::from(by.to()), lines)
        }
        Some(Warning::MateThreat { line, .. }) => line.first().map_or_else(Witness::default, |&mv| {
            let king = screen.game.position().king(screen.own());
            (king.into_iter().chain([mv.to()]).collect(), line_of(mv))
        }),
        // The King who could be mated; how, is for the learner to find.
        Some(Warning::MissedMate { .. }) => {
            let king = screen.game.position().king(screen.own().other());
            (king.into_iter().collect(), Vec::new())
        }
        None => Witness::default(),
        Some(Warning::BetterRecapture { instead, .. }) => (SquareSet::from(instead.to()), line_of(*instead)),
    }
}

/// What the chosen finding is about: the move that was played, and the better one.
fn found(screen: &PlayScreen) -> Witness {
    let Some(finding) = play_says::chosen_finding(screen) else { return Witness::default() };
    let played = line_of(finding.mv);
    match &finding.kind {
        FindingKind::Turning { better, .. } => {
            let better = better.map(line_of).unwrap_or_default();
            (better.iter().map(|&(_, to, _)| to).collect(), [better, played].concat())
        }
        FindingKind::MissedMate { line, .. } => {
            line.first().map_or_else(Witness::default, |&mv| (SquareSet::from(mv.to()), line_of(mv)))
        }
        FindingKind::Hung(square) => (SquareSet::from(*square), played),
        FindingKind::Illegal(reason) => {
            let position = screen.position();
            witness(reason, finding.mv, position, position.side_to_move())
        }
    }
}

/// The side below the board, for whom the plot is drawn.
pub(super) fn below(screen: &PlayScreen) -> Color {
    screen.seat_color()
}
