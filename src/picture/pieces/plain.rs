//! A piece for paper: black lines on white, the letter large enough to be read in print.

use std::fmt::Write as _;

use super::{Body, Face, KANJI, kanji, marks, outline_of, write_letters};
use crate::progress::PieceSet;

const INK: &str = "#000";

/// Writes the piece as a part of an SVG document, on a square of 100 units.
pub(in crate::picture) fn write(out: &mut String, face: Face) {
    let body = Body::of(face.kind);
    let turn = if face.upside_down { " transform=\"rotate(180 50 50)\"" } else { "" };
    let _ = write!(
        out,
        "<g{turn}><path d=\"{}\" fill=\"#fff\" stroke=\"{INK}\" stroke-width=\"2.4\"/>",
        body.outline()
    );
    match face.set {
        PieceSet::Letters => {
            let em = 0.6 * body.height;
            let em = if face.letter.len() > 1 { 0.72 * em } else { em };
            write_letters(out, face.letter, (50.0, body.middle()), em, INK);
        }
        PieceSet::Kanji => write_kanji(out, face, body.middle(), 0.64 * body.height),
        // Paper doesn't fade.
        PieceSet::KanjiLetter | PieceSet::Fading => {
            write_kanji(out, face, body.top() + 0.385 * body.height, 0.45 * body.height);
        }
        PieceSet::Moves => {
            marks::write(out, face.kind, body, INK);
            write_kanji(out, face, body.middle(), 0.385 * body.height);
        }
    }
    out.push_str("</g>");
    if matches!(face.set, PieceSet::KanjiLetter | PieceSet::Fading) {
        // At the broad end, and upright for both sides.
        let away = 0.21 * body.height;
        let middle = if face.upside_down { 100.0 - body.bottom() + away } else { body.bottom() - away };
        let em = if face.letter.len() > 1 { 29.0 } else { 35.0 };
        write_letters(out, face.letter, (50.0, middle), em, INK);
    }
}

fn write_kanji(out: &mut String, face: Face, middle: f64, em: f64) {
    if let Some((_, path)) = outline_of(KANJI, kanji(face.kind, face.color)) {
        let _ = write!(
            out,
            "<path transform=\"translate(50 {middle:.1}) scale({:.3})\" fill=\"{INK}\" d=\"{path}\"/>",
            em / 100.0
        );
    }
}
