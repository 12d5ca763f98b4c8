//! The marks on a piece that show how it moves: a dot for one step, an arrow for a line, a bow for a jump.

use std::fmt::Write as _;

use crate::shogi::PieceKind;

use super::Body;

/// Draws the marks around the kanji of a piece that points up.
pub(super) fn write(out: &mut String, kind: PieceKind, body: Body, ink: &str) {
    let middle = body.middle();
    let (mut filled, mut stroked) = (String::new(), String::new());
    for (files, ranks, reach) in ways(kind) {
        let (x, y) = (f64::from(files), f64::from(ranks));
        // Where the mark stands: nearer the axis at the top, where the piece is narrow.
        let across = if ranks < 0 { 0.295 } else { 0.335 };
        let up = if ranks < 0 && files == 0 { 0.335 } else { 0.3 };
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

/// The ways a piece moves, as files to the right and ranks down.
fn ways(kind: PieceKind) -> Vec<(i8, i8, Reach)> {
    const STRAIGHT: [(i8, i8); 4] = [(0, -1), (-1, 0), (1, 0), (0, 1)];
    const SLANTED: [(i8, i8); 4] = [(-1, -1), (1, -1), (-1, 1), (1, 1)];
    const GOLD: [(i8, i8); 6] = [(0, -1), (-1, -1), (1, -1), (-1, 0), (1, 0), (0, 1)];
    let row = |ways: &[(i8, i8)], reach| ways.iter().map(|&(x, y)| (x, y, reach)).collect::<Vec<_>>();
    match kind {
        PieceKind::Pawn => row(&[(0, -1)], Reach::Step),
        PieceKind::Lance => row(&[(0, -1)], Reach::Line),
        PieceKind::Knight => row(&[(-1, -2), (1, -2)], Reach::Jump),
        PieceKind::Silver => [row(&SLANTED, Reach::Step), row(&[(0, -1)], Reach::Step)].concat(),
        PieceKind::Bishop => row(&SLANTED, Reach::Line),
        PieceKind::Rook => row(&STRAIGHT, Reach::Line),
        PieceKind::King => [row(&STRAIGHT, Reach::Step), row(&SLANTED, Reach::Step)].concat(),
        PieceKind::Horse => [row(&STRAIGHT, Reach::Step), row(&SLANTED, Reach::Line)].concat(),
        PieceKind::Dragon => [row(&STRAIGHT, Reach::Line), row(&SLANTED, Reach::Step)].concat(),
        PieceKind::Gold
        | PieceKind::Tokin
        | PieceKind::PromotedLance
        | PieceKind::PromotedKnight
        | PieceKind::PromotedSilver => row(&GOLD, Reach::Step),
    }
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
