//! What the learner's doings show of him, whatever the screen: which faces he knows, and what he gets wrong.

use super::heard::Heard;
use super::screen::Came;
use super::state::{App, Screen};
use super::{Effect, today};
use crate::progress::{Missed, Seen};
use crate::shogi::{Illegality, Move, PieceKind, Position};

/// No more illegal tries than this become exercises on one day.
const MOST: usize = 5;

/// Notes what came of an event.
pub(super) fn notice(app: &mut App, came: &Came, effects: &mut Vec<Effect>) {
    let mut seen = came.seen.clone();
    seen.extend(moved(app, came));
    let mut misses = came.missed.clone();
    if let Some((before, mv, reason)) = refused(app) {
        let wrong_way = matches!(reason, Illegality::NotHowItMoves | Illegality::PathBlocked { .. });
        seen.extend(kind_of(&before, mv).filter(|_| wrong_way).map(Seen::Mismoved));
        // In a game it is told when the game is looked through; a lesson asks for it on purpose.
        let day = app.now.day().to_string();
        if matches!(app.screen, Screen::Puzzle(_)) && app.notebook.misses.found_on(&day) < MOST {
            misses.push(Missed::illegal(&before, mv));
        }
    }
    misses.extend(seen.iter().filter_map(|seen| match seen {
        Seen::TakenFor(one, other) => Some(Missed::pair(*one, *other)),
        _ => None,
    }));
    today::keep_misses(app, misses, effects);
    if seen.is_empty() {
        return;
    }
    let fade = app.settings.fade;
    for seen in seen {
        app.notebook.faces.see(seen, fade);
    }
    effects.push(Effect::SaveNotebook(Box::new(app.notebook.clone())));
}

/// The pieces that the learner moved as they move.
fn moved(app: &App, came: &Came) -> Vec<Seen> {
    let Some(learner) = app.screen.board().map(super::screen::Placing::learner) else { return Vec::new() };
    let own = came.heard.iter().filter_map(|heard| match heard {
        Heard::Played(before, mv) if before.side_to_move() == learner => kind_of(before, *mv),
        _ => None,
    });
    own.map(Seen::Moved).collect()
}

/// The move that was refused just now.
fn refused(app: &mut App) -> Option<(Position, Move, Illegality)> {
    let refusal = app.screen.board().and_then(super::screen::Placing::refusal);
    let Some(refusal) = refusal else {
        app.refused = None;
        return None;
    };
    let (before, mv, reason) = (refusal.before.clone(), refusal.mv, refusal.reason.clone());
    let now = (before.clone(), mv);
    let is_new = app.refused.replace(now.clone()).is_none_or(|noted| noted != now);
    is_new.then_some((before, mv, reason))
}

/// The kind that moves or is dropped.
fn kind_of(before: &Position, mv: Move) -> Option<PieceKind> {
    match mv {
        Move::Normal { from, .. } => before.piece_at(from).map(|piece| piece.kind),
        Move::Drop { kind, .. } => Some(kind.kind()),
    }
}
