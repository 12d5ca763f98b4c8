//! A board on a sheet: black lines on white, hands above and below where they hold something.

use std::f64::consts::PI;
use std::fmt::Write as _;

use super::{Block, Board, COLUMN, Ink};
use crate::picture::letters::{Anchor, Style};
use crate::picture::pieces::Face;

/// The side of a square, and what stands left above the board for its names, in millimetres.
const SQUARE: f64 = 5.8;
const NAMES: f64 = 3.8;
/// The height of a hand.
const HAND: f64 = 6.6;
const SIDE: f64 = 9.0 * SQUARE;

impl<'a> Ink<'a> {
    pub(super) fn board(&mut self, board: &Board<'a>) -> Block {
        let drawing = &board.drawing;
        let left = (COLUMN - SIDE - NAMES) / 2.0;
        let mut block = Block { svg: String::new(), height: 0.0 };
        let _ = write!(block.svg, "<g transform=\"translate({left:.2} 0)\">");
        self.hand(&mut block, &drawing.top);
        block.height += NAMES;
        let _ = write!(block.svg, "<g transform=\"translate(0 {:.2})\">", block.height);
        let svg = &mut block.svg;
        for &place in &board.shaded {
            let (x, y) = corner(place);
            let _ = write!(
                svg,
                "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{SQUARE}\" height=\"{SQUARE}\" fill=\"#ddd\"/>"
            );
        }
        // What lies behind walls is out of play.
        for &place in &drawing.outside {
            let (x, y) = corner(place);
            let _ = write!(
                svg,
                "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{SQUARE}\" height=\"{SQUARE}\" fill=\"#bbb\"/>"
            );
        }
        lines(svg);
        if let Some((column, row, columns, rows)) = drawing.walls {
            let (x, y) = corner(row * 9 + column);
            let (width, height) = (side(columns), side(rows));
            let _ = write!(
                svg,
                "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{width:.2}\" height=\"{height:.2}\" fill=\"none\" stroke=\"#000\" stroke-width=\"1\"/>"
            );
        }
        self.names(svg, drawing.files, drawing.ranks);
        for &place in &board.stars {
            star(svg, corner(place));
        }
        // Behind the pieces, which stay whole.
        for &(from, to) in &board.arrows {
            arrow(svg, middle(from), middle(to));
        }
        for (place, face) in &drawing.pieces {
            self.piece(svg, *face, corner(*place), SQUARE);
        }
        svg.push_str("</g>");
        block.height += SIDE;
        self.hand(&mut block, &drawing.bottom);
        block.svg.push_str("</g>");
        block.height += 0.6;
        block
    }

    fn piece(&mut self, svg: &mut String, face: Face<'a>, (x, y): (f64, f64), side: f64) {
        let known = self.faces.iter().position(|known| *known == face);
        let index = known.unwrap_or_else(|| {
            self.faces.push(face);
            self.faces.len() - 1
        });
        let scale = side / 100.0;
        let _ =
            write!(svg, "<use href=\"#p{index}\" transform=\"translate({x:.2} {y:.2}) scale({scale:.4})\"/>");
    }

    /// The pieces held, each kind once with its count.
    fn hand(&mut self, block: &mut Block, held: &[(Face<'a>, u8)]) {
        if held.is_empty() {
            return;
        }
        let mut x = 0.0;
        for (face, count) in held {
            self.piece(&mut block.svg, *face, (x, block.height + (HAND - SQUARE) / 2.0), SQUARE);
            x += SQUARE;
            if *count > 1 {
                let text = format!("×{count}");
                let style = Style::bold(3.2);
                self.letters.write(&mut block.svg, &text, (x, block.height + 5.0), style);
                x += self.letters.width(&text, style);
            }
            x += 1.6;
        }
        block.height += HAND;
    }

    fn names(&mut self, svg: &mut String, files: &[String], ranks: &[String]) {
        let style = Style::regular(2.9).at(Anchor::Middle);
        let mut at = SQUARE / 2.0;
        for name in files {
            self.letters.write(svg, name, (at, -1.2), style);
            at += SQUARE;
        }
        at = SQUARE / 2.0;
        for name in ranks {
            self.letters.write(svg, name, (SIDE + 2.3, at + 1.0), style);
            at += SQUARE;
        }
    }
}

/// The upper left corner of a square, from that of the board.
fn corner(place: usize) -> (f64, f64) {
    (side(place % 9), side(place / 9))
}

/// How wide so many squares are.
fn side(squares: usize) -> f64 {
    (0..squares).fold(0.0, |at, _| at + SQUARE)
}

fn middle(place: usize) -> (f64, f64) {
    let (x, y) = corner(place);
    (x + SQUARE / 2.0, y + SQUARE / 2.0)
}

/// The frame, the lines and the four dots.
fn lines(svg: &mut String) {
    let mut path = String::new();
    for line in 1..9 {
        let at = SQUARE * f64::from(line);
        let _ = write!(path, "M{at:.2} 0V{SIDE:.2}M0 {at:.2}H{SIDE:.2}");
    }
    let _ = write!(
        svg,
        "<path d=\"{path}\" fill=\"none\" stroke=\"#000\" stroke-width=\".18\"/>\
         <rect width=\"{SIDE:.2}\" height=\"{SIDE:.2}\" fill=\"none\" stroke=\"#000\" stroke-width=\".5\"/>"
    );
    for (column, row) in [(3.0, 3.0), (6.0, 3.0), (3.0, 6.0), (6.0, 6.0)] {
        let _ = write!(svg, "<circle cx=\"{:.2}\" cy=\"{:.2}\" r=\".5\"/>", column * SQUARE, row * SQUARE);
    }
}

/// A star, behind a piece if one stands there.
fn star(svg: &mut String, (x, y): (f64, f64)) {
    let (cx, cy) = (x + SQUARE / 2.0, y + SQUARE / 2.0 + 0.2);
    let mut path = String::new();
    for point in 0..10 {
        let radius = if point % 2 == 0 { 2.7 } else { 1.15 };
        let angle = f64::from(point) * PI / 5.0 - PI / 2.0;
        let verb = if point == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{verb}{:.2} {:.2}", cx + radius * angle.cos(), cy + radius * angle.sin());
    }
    let _ = write!(svg, "<path class=\"star\" d=\"{path}Z\"/>");
}

fn arrow(svg: &mut String, (x0, y0): (f64, f64), (x1, y1): (f64, f64)) {
    let (dx, dy) = (x1 - x0, y1 - y0);
    let long = dx.hypot(dy);
    if long == 0.0 {
        return;
    }
    let (ux, uy) = (dx / long, dy / long);
    // Its head stands before the piece that it points to.
    let (x1, y1) = (x1 - 0.42 * SQUARE * ux, y1 - 0.42 * SQUARE * uy);
    let (bx, by) = (x1 - 2.4 * ux, y1 - 2.4 * uy);
    let _ = write!(
        svg,
        "<g class=\"arrow\"><path d=\"M{x0:.2} {y0:.2}L{bx:.2} {by:.2}\" fill=\"none\" stroke=\"#000\" stroke-width=\".55\"/>\
         <path d=\"M{x1:.2} {y1:.2}L{:.2} {:.2}L{:.2} {:.2}Z\"/></g>",
        bx - 1.3 * uy,
        by + 1.3 * ux,
        bx + 1.3 * uy,
        by - 1.3 * ux,
    );
}
