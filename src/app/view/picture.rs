//! The board that is seen as a picture in SVG.

use super::board_shape::{BoardView, HandView};
use crate::app::Face;
use crate::picture::board::{Drawing, svg as drawn};
use crate::picture::pieces;

/// The board and its hands; marks are left out, the last move is not.
pub(super) fn svg(board: &BoardView) -> String {
    drawn(&drawing(board))
}

/// What is drawn of a board.
pub(super) fn drawing(board: &BoardView) -> Drawing<'_> {
    let squares = || board.squares.iter().enumerate();
    Drawing {
        pieces: squares().filter_map(|(at, square)| Some((at, face(square.face.as_ref()?)))).collect(),
        tinted: squares().filter(|(_, square)| square.last_move).map(|(at, _)| at).collect(),
        files: &board.files,
        ranks: &board.ranks,
        top: held(&board.top),
        bottom: held(&board.bottom),
        outside: (0..squares().count())
            .filter(|&at| board.walls.is_some_and(|walls| walls.is_outside(at)))
            .collect(),
        walls: board.walls.map(|walls| (walls.column, walls.row, walls.columns, walls.rows)),
        title: &board.spoken,
    }
}

fn held(hand: &HandView) -> Vec<(pieces::Face<'_>, u8)> {
    hand.slots.iter().map(|slot| (face(&slot.face), slot.count)).collect()
}

/// On paper it is always day.
fn face(face: &Face) -> pieces::Face<'_> {
    pieces::Face {
        kind: face.piece.kind,
        color: face.piece.color,
        set: face.set,
        layers: face.layers,
        letter: &face.letter,
        upside_down: face.upside_down,
        dark: false,
    }
}
