//! The marks on a piece that show how it moves: a dot for one step, an arrow for a line, a bow for a jump.

use std::fmt::Write as _;

use crate::shogi::{Color, PieceKind, Square, SquareSet, attacks};

use super::Body;

/// Draws the marks around the kanji of a piece that points up.
pub(super) fn write(out: &mut String, kind: PieceKind, body: Body, ink: &str) {
    let middle = body.middle();
    let (mut filled, mut stroked) = (String::new(), String::new());
    for (right, down, reach) in ways(kind) {
        let (x, y) = (f64::from(right), f64::from(down));
        // Where the mark stands: nearer the axis at the top, where the piece is narrow.
        let across = if down < 0 { 0.295 } else { 0.335 };
        let up = if down < 0 && right == 0 { 0.335 } else { 0.3 };
        let (cx, cy) = (50.0 + x * across * body.width, middle + y * up * body.height);
        match reach {
            Reach::Step => write_dot(&mut filled, (cx, cy), 4.3),
            Reach::Line => {
                let long = x.hypot(y);
                let (ux, uy) = (x / long, y / long);
                let _ = write!(
                    stroked,
                    "M{:.1} {:.1}L{:.1} {:.1}",
                    cx - 6.5 * ux,
                    cy - 6.5 * uy,
                    cx + 2.0 * ux,
                    cy + 2.0 * uy
                );
                let (bx, by) = (cx + ux, cy + uy);
                let _ = write!(
                    filled,
                    "M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z",
                    cx + 8.0 * ux,
                    cy + 8.0 * uy,
                    bx - 5.5 * uy,
                    by + 5.5 * ux,
                    bx + 5.5 * uy,
                    by - 5.5 * ux,
                );
            }
            Reach::Jump => {
                let (foot, head) = (middle - 0.235 * body.height, middle - 0.40 * body.height);
                let _ = write!(
                    stroked,
                    "M{:.1} {foot:.1}Q{:.1} {head:.1} {:.1} {:.1}",
                    50.0 + 2.5 * x,
                    50.0 + 3.5 * x,
                    50.0 + 14.0 * x,
                    head + 2.0,
                );
                write_dot(&mut filled, (50.0 + 15.0 * x, head + 2.0), 4.3);
            }
        }
    }
    let _ = write!(out, "<path d=\"{filled}\" fill=\"{ink}\"/>");
    if !stroked.is_empty() {
        let pen = "fill=\"none\" stroke-width=\"3.4\" stroke-linecap=\"round\"";
        let _ = write!(out, "<path d=\"{stroked}\" stroke=\"{ink}\" {pen}/>");
    }
}

/// How far a piece goes one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reach {
    /// One square: a dot.
    Step,
    /// As far as the way is free: an arrow.
    Line,
    /// Two forward and one aside, over what stands there: a bow with a dot at its end.
    Jump,
}

/// The ways a piece that points up moves, as files to the right and ranks down: asked of the rules, from the middle
/// of an empty board.
fn ways(kind: PieceKind) -> impl Iterator<Item = (i8, i8, Reach)> {
    let targets = attacks(kind, Color::Black, Square::SQ_5E, SquareSet::EMPTY);
    let reaches = move |right: i8, down: i8| {
        Square::SQ_5E.offset(-right, down).is_some_and(|square| targets.contains(square))
    };
    let around = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (right, down)));
    let steps = around.filter(move |&(right, down)| reaches(right, down)).map(move |(right, down)| {
        let reach = if reaches(2 * right, 2 * down) { Reach::Line } else { Reach::Step };
        (right, down, reach)
    });
    let jumps = [(-1, -2), (1, -2)].into_iter().filter(move |&(right, down)| reaches(right, down));
    steps.chain(jumps.map(|(right, down)| (right, down, Reach::Jump)))
}

fn write_dot(path: &mut String, (x, y): (f64, f64), radius: f64) {
    let _ = write!(
        path,
        "M{:.1} {y:.1}a{radius} {radius} 0 1 1 {} 0a{radius} {radius} 0 1 1 -{} 0Z",
        x - radius,
        2.0 * radius,
        2.0 * radius
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn has(kind: PieceKind, steps: usize, lines: usize, jumps: usize) {
        let count = |wanted| ways(kind).filter(|&(_, _, reach)| reach == wanted).count();
        assert_eq!([Reach::Step, Reach::Line, Reach::Jump].map(count), [steps, lines, jumps], "{kind:?}");
    }

    #[test]
    fn a_piece_has_as_many_marks_as_ways_to_move() {
        has(PieceKind::Pawn, 1, 0, 0);
        has(PieceKind::Lance, 0, 1, 0);
        has(PieceKind::Knight, 0, 0, 2);
        has(PieceKind::Silver, 5, 0, 0);
        has(PieceKind::Gold, 6, 0, 0);
        has(PieceKind::Bishop, 0, 4, 0);
        has(PieceKind::Rook, 0, 4, 0);
        has(PieceKind::King, 8, 0, 0);
        has(PieceKind::Tokin, 6, 0, 0);
        has(PieceKind::Horse, 4, 4, 0);
        has(PieceKind::Dragon, 4, 4, 0);
    }

    #[test]
    fn the_golds_missing_ways_are_the_two_slants_back() {
        assert!(ways(PieceKind::Gold).all(|(right, down, _)| down < 1 || right == 0));
    }
}
