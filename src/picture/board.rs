//! Draws a whole board with its hands as one SVG image, in the colours of paper.

use std::fmt::Write as _;

use super::letters::{Anchor, Letters, Style, escaped};
use super::pieces::{self, Face};

/// The side of a square, and how much is left around the board for its names.
const SQUARE: usize = 100;
const MARGIN: usize = 60;
/// The height of a hand above and below the board.
const HAND: usize = 130;

/// What is drawn.
#[derive(Clone, Debug, Default)]
pub struct Drawing<'a> {
    /// The pieces on the board, each with its place (row × 9 + column, from the top left).
    pub pieces: Vec<(usize, Face<'a>)>,
    /// The squares that are tinted: those of the last move.
    pub tinted: Vec<usize>,
    /// Nine names of the columns, from left to right.
    pub files: &'a [String],
    /// Nine names of the rows, from top to bottom.
    pub ranks: &'a [String],
    /// The pieces held by the far side, each kind with its count.
    pub top: Vec<(Face<'a>, u8)>,
    /// Those held by the near side.
    pub bottom: Vec<(Face<'a>, u8)>,
    /// The squares that are out of play: those behind the walls of a small game.
    pub outside: Vec<usize>,
    /// The walls: first column and row from 0, then how many of each.
    pub walls: Option<(usize, usize, usize, usize)>,
    /// What the image shows, for who can't see it.
    pub title: &'a str,
}

/// The image.
#[must_use]
pub fn svg(drawing: &Drawing<'_>) -> String {
    let board = SQUARE * 9;
    let (width, height) = (board + 2 * MARGIN, board + 2 * MARGIN + 2 * HAND);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\"><title>{}</title>\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>",
        escaped(drawing.title),
    );
    let symbols = write_symbols(&mut out, drawing);
    let mut letters = Letters::new();
    write_hand(&mut out, &mut letters, &drawing.top, &symbols, 0);
    write_grid(&mut out, &mut letters, drawing);
    for (place, face) in &drawing.pieces {
        let (x, y) = corner(*place);
        write_use(&mut out, &symbols, face, (x, y), SQUARE);
    }
    write_hand(&mut out, &mut letters, &drawing.bottom, &symbols, HAND + board + 2 * MARGIN);
    letters.write_definitions(&mut out);
    out.push_str("</svg>\n");
    out
}

/// The upper left corner of a square.
fn corner(place: usize) -> (usize, usize) {
    (MARGIN + place % 9 * SQUARE, HAND + MARGIN + place / 9 * SQUARE)
}

/// Writes each face once, and gives them in the order of their names.
fn write_symbols<'a>(out: &mut String, drawing: &Drawing<'a>) -> Vec<Face<'a>> {
    let mut faces: Vec<Face<'a>> = Vec::new();
    let held = drawing.top.iter().chain(&drawing.bottom).map(|(face, _)| *face);
    for face in drawing.pieces.iter().map(|(_, face)| *face).chain(held) {
        if !faces.contains(&face) {
            let name = faces.len();
            let _ = write!(out, "<symbol id=\"p{name}\" viewBox=\"0 0 100 100\">");
            pieces::write(out, face, &format!("f{name}"));
            out.push_str("</symbol>");
            faces.push(face);
        }
    }
    faces
}

fn write_use(out: &mut String, symbols: &[Face<'_>], face: &Face<'_>, (x, y): (usize, usize), side: usize) {
    if let Some(name) = symbols.iter().position(|symbol| symbol == face) {
        let _ =
            write!(out, "<use href=\"#p{name}\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\"/>");
    }
}

/// The wood, the tinted squares, the lines, the four dots and the names of columns and rows.
fn write_grid(out: &mut String, letters: &mut Letters, drawing: &Drawing<'_>) {
    let board = SQUARE * 9;
    let (left, top) = corner(0);
    let _ =
        write!(out, "<rect x=\"{left}\" y=\"{top}\" width=\"{board}\" height=\"{board}\" fill=\"#f3d9a4\"/>");
    for &place in &drawing.tinted {
        let (x, y) = corner(place);
        let _ = write!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\" fill=\"#e9b949\"/>"
        );
    }
    let _ = write!(out, "<g stroke=\"#3a2d1a\" stroke-width=\"2\">");
    for line in 0..=9 {
        let (x, y) = (left + line * SQUARE, top + line * SQUARE);
        let (right, bottom) = (left + board, top + board);
        let _ = write!(out, "<path d=\"M{x} {top}V{bottom}M{left} {y}H{right}\"/>");
    }
    out.push_str("</g>");
    write_walls(out, drawing);
    out.push_str("<g fill=\"#3a2d1a\">");
    for (column, row) in [(3, 3), (6, 3), (3, 6), (6, 6)] {
        if drawing.outside.contains(&(row * 9 + column)) {
            continue;
        }
        let (x, y) = (left + column * SQUARE, top + row * SQUARE);
        let _ = write!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"7\"/>");
    }
    let style = Style::regular(32.0).at(Anchor::Middle);
    for (column, name) in drawing.files.iter().enumerate() {
        let (x, y) = (left + column * SQUARE + SQUARE / 2, top - 18);
        letters.write(out, name, point(x, y), style);
    }
    for (row, name) in drawing.ranks.iter().enumerate() {
        let (x, y) = (left + board + MARGIN / 2, top + row * SQUARE + SQUARE / 2 + 11);
        letters.write(out, name, point(x, y), style);
    }
    out.push_str("</g>");
}

/// The squares out of play in grey, and a thick line round those that are played on.
fn write_walls(out: &mut String, drawing: &Drawing<'_>) {
    for &place in &drawing.outside {
        let (x, y) = corner(place);
        let _ = write!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\" fill=\"#d8d8d8\" fill-opacity=\"0.9\"/>"
        );
    }
    if let Some((column, row, columns, rows)) = drawing.walls {
        let (x, y) = corner(row * 9 + column);
        let _ = write!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"#3a2d1a\" stroke-width=\"12\"/>",
            columns * SQUARE,
            rows * SQUARE
        );
    }
}

/// A hand: each kind once, its count beside it when there are several.
fn write_hand(
    out: &mut String,
    letters: &mut Letters,
    held: &[(Face<'_>, u8)],
    symbols: &[Face<'_>],
    top: usize,
) {
    let side = SQUARE;
    for (index, (face, count)) in held.iter().enumerate() {
        let (x, y) = (MARGIN + index * (side + 28), top + (HAND - side) / 2);
        write_use(out, symbols, face, (x, y), side);
        if *count > 1 {
            let style = Style::regular(34.0).at(Anchor::Middle);
            out.push_str("<g fill=\"#3a2d1a\">");
            letters.write(out, &count.to_string(), point(x + side, y + side - 12), style);
            out.push_str("</g>");
        }
    }
}

/// A point as a text is placed; an image is no larger than the numbers hold.
fn point(x: usize, y: usize) -> (f64, f64) {
    let coordinate = |at: usize| f64::from(u32::try_from(at).unwrap_or(u32::MAX));
    (coordinate(x), coordinate(y))
}
