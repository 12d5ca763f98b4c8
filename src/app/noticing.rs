//! What the learner's doings show of him, whatever the screen: which faces he knows, and what he gets wrong.

use super::Effect;
use super::heard::Heard;
use super::screen::Came;
use super::state::App;
use crate::progress::Seen;
use crate::shogi::{Illegality, Move, PieceKind, Position};

/// Notes what came of an event.
pub(super) fn notice(app: &mut App, came: &Came, effects: &mut Vec<Effect>) {
    let mut seen = came.seen.clone();
    seen.extend(moved(app, came));
    seen.extend(refused(app));
    if seen.is_empty() {
        return;
    }
    let fade = app.settings.fade;
    seen.into_iter().for_each(|seen| app.notebook.faces.see(seen, fade));
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

/// The piece that was to go where it does not, when that was refused just now.
fn refused(app: &mut App) -> Option<Seen> {
    let refusal = app.screen.board().and_then(super::screen::Placing::refusal);
    let Some(refusal) = refusal else {
        app.refused = None;
        return None;
    };
    let now = (refusal.before.clone(), refusal.mv);
    let wrong_way = matches!(refusal.reason, Illegality::NotHowItMoves | Illegality::PathBlocked { .. });
    let kind = kind_of(&refusal.before, refusal.mv).filter(|_| wrong_way);
    if app.refused.replace(now.clone()).is_some_and(|noted| noted == now) {
        return None;
    }
    kind.map(Seen::Mismoved)
}

/// The kind that moves or is dropped.
fn kind_of(before: &Position, mv: Move) -> Option<PieceKind> {
    match mv {
        Move::Normal { from, .. } => before.piece_at(from).map(|piece| piece.kind),
        Move::Drop { kind, .. } => Some(kind.kind()),
    }
}
