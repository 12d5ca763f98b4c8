//! Draws a piece as an SVG image, composed of paths only: no font is needed to show it, and the software renderer,
//! which can neither turn nor shade, gets both inside the image. Loading and keeping the images lives elsewhere.
//!
//! An image is one square of the board, 100 units wide and high, the piece in its middle.

use std::fmt::Write as _;

use crate::progress::{Ink, Layers, PieceSet};
use crate::shogi::{Color, PieceKind};

mod marks;
pub(super) mod plain;

/// Outlines of the kanji, made by `ui/assets/pieces/make.py`.
const KANJI: &str = include_str!("../../ui/assets/pieces/kanji.txt");
/// Outlines of the letters, made by the same script.
const LETTERS: &str = include_str!("../../ui/assets/pieces/letters.txt");

/// Everything that decides how a piece looks: a key to keep its image under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Face<'a> {
    /// What the piece is.
    pub kind: PieceKind,
    /// Whose it is: Black's King is 玉, White's is 王; nothing else differs.
    pub color: Color,
    /// What is drawn on it.
    pub set: PieceSet,
    /// What of it, in the set that fades; unused by the others.
    pub layers: Layers,
    /// Its letter in the learner's language, "O" or "+R": capitals A to Z and "+"; unused by sets without letters.
    pub letter: &'a str,
    /// Whether it points down, as the pieces of the far side do. The letter stays upright.
    pub upside_down: bool,
    /// Whether the window is dark.
    pub dark: bool,
}

/// The piece as an SVG document.
#[must_use]
pub fn svg(face: Face) -> String {
    let mut out = String::with_capacity(4096);
    out.push_str(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\" width=\"100\" height=\"100\">",
    );
    write(&mut out, face, "f");
    out.push_str("</svg>\n");
    out
}

/// Writes the piece as a part of an SVG document, on a square of 100 units. `id` is a name not used elsewhere in it.
pub(super) fn write(out: &mut String, face: Face, id: &str) {
    let body = Body::of(face.kind);
    let paint = if face.dark { &DARK } else { &LIGHT };
    let outline = body.outline();
    let turn = if face.upside_down { " transform=\"rotate(180 50 50)\"" } else { "" };
    // The light comes from above for both sides: a turned piece has its gradient turned back.
    let (light_end, shade_end) =
        if face.upside_down { (body.bottom(), body.top()) } else { (body.top(), body.bottom()) };

    let _ = write!(
        out,
        "<defs><linearGradient id=\"{id}\" gradientUnits=\"userSpaceOnUse\" x1=\"50\" y1=\"{light_end:.1}\" x2=\"50\" y2=\"{shade_end:.1}\">\
         <stop offset=\"0\" stop-color=\"{}\"/><stop offset=\".5\" stop-color=\"{}\"/><stop offset=\"1\" stop-color=\"{}\"/></linearGradient></defs>",
        paint.face_light, paint.face, paint.face_shade,
    );
    // Two soft shadows and the lower edge fall downwards, whichever way the piece points.
    for (drop, style) in [
        (
            "4",
            "fill=\"#000\" fill-opacity=\".09\" stroke=\"#000\" stroke-opacity=\".06\" stroke-width=\"3.2\"",
        ),
        ("2.6", "fill=\"#000\" fill-opacity=\".18\""),
        ("1.2", paint.edge),
    ] {
        let _ = write!(out, "<g transform=\"translate(0 {drop})\"><path{turn} d=\"{outline}\" {style}/></g>");
    }
    let _ = write!(
        out,
        "<g transform=\"translate(0 -.6)\"><g{turn}><path d=\"{outline}\" fill=\"url(#{id})\" stroke=\"{}\" stroke-width=\".9\"/>",
        paint.line,
    );
    body.write_grain(out, paint);
    write_glyph(out, face, body, paint);
    out.push_str("</g>");
    let badge = match (face.set, face.layers.kanji) {
        (PieceSet::KanjiLetter, _) => Ink::Full,
        // Without its kanji the face bears the letter alone, and large.
        (PieceSet::Fading, Ink::Gone) => Ink::Gone,
        (PieceSet::Fading, _) => face.layers.letter,
        _ => Ink::Gone,
    };
    layer(out, badge, |out| write_badge(out, face, body, paint));
    out.push_str("</g>");
}

/// The colours of a theme.
struct Paint {
    face_light: &'static str,
    face: &'static str,
    face_shade: &'static str,
    edge: &'static str,
    line: &'static str,
    grain: &'static str,
    ink: &'static str,
    red_ink: &'static str,
    mark: &'static str,
    badge: &'static str,
    badge_line: &'static str,
    badge_ink: &'static str,
    badge_red: &'static str,
}

const LIGHT: Paint = Paint {
    face_light: "#fdf0d2",
    face: "#f7e4bb",
    face_shade: "#ecd09a",
    edge: "fill=\"#a87c40\"",
    line: "#8a6a3a",
    grain: "#b98d4e",
    ink: "#1a1612",
    red_ink: "#b3261e",
    mark: "#274b8a",
    badge: "#ffffff",
    badge_line: "#9c8f78",
    badge_ink: "#1a1612",
    badge_red: "#b3261e",
};

const DARK: Paint = Paint {
    face_light: "#f0dcb3",
    face: "#e6cd9b",
    face_shade: "#d6b67b",
    edge: "fill=\"#7d5929\"",
    line: "#5f4520",
    grain: "#a67c42",
    ink: "#16120e",
    red_ink: "#a81f18",
    mark: "#20407a",
    badge: "#1e2126",
    badge_line: "#3d424b",
    badge_ink: "#f3efe6",
    badge_red: "#ff9d92",
};

/// A body's size, in hundredths of a square. Five sizes: the higher the piece, the larger.
#[derive(Clone, Copy)]
struct Body {
    width: f64,
    height: f64,
}

impl Body {
    fn of(kind: PieceKind) -> Body {
        let (width, height) = match kind.unpromoted() {
            PieceKind::King => (81.0, 89.0),
            PieceKind::Rook | PieceKind::Bishop => (78.5, 87.0),
            PieceKind::Gold | PieceKind::Silver => (74.5, 84.0),
            PieceKind::Knight | PieceKind::Lance => (70.0, 80.5),
            _ => (66.0, 76.5),
        };
        Body { width, height }
    }

    fn top(self) -> f64 {
        50.0 - self.height / 2.0
    }

    fn bottom(self) -> f64 {
        50.0 + self.height / 2.0
    }

    /// Where the middle of the writing stands: below the middle, since the piece narrows upwards.
    fn middle(self) -> f64 {
        self.top() + 0.575 * self.height
    }

    /// From the axis to the shoulder, and from the tip down to it: real pieces have a blunt roof and leaning sides.
    fn shoulder(self) -> (f64, f64) {
        (0.36 * self.width, 0.145 * self.height)
    }

    /// The five-sided shape, pointing up, its corners a little rounded.
    fn outline(self) -> String {
        let (half, drop) = self.shoulder();
        let (top, bottom) = (self.top(), self.bottom());
        let corners = [
            (50.0, top),
            (50.0 + half, top + drop),
            (50.0 + self.width / 2.0, bottom),
            (50.0 - self.width / 2.0, bottom),
            (50.0 - half, top + drop),
        ];
        let before = corners.iter().cycle().skip(corners.len() - 1);
        let after = corners.iter().cycle().skip(1);
        let mut path = String::new();
        for ((&corner, &before), &after) in corners.iter().zip(before).zip(after) {
            let (x0, y0) = towards(corner, before, 1.8);
            let (x1, y1) = towards(corner, after, 1.8);
            let verb = if path.is_empty() { 'M' } else { 'L' };
            let _ = write!(path, "{verb}{x0:.1} {y0:.1}Q{:.1} {:.1} {x1:.1} {y1:.1}", corner.0, corner.1);
        }
        path.push('Z');
        path
    }

    /// A bright rim under the roof and a few fibres of the wood.
    fn write_grain(self, out: &mut String, paint: &Paint) {
        let (half, drop) = self.shoulder();
        let (top, low) = (self.top(), self.bottom() - 2.0);
        let _ = write!(
            out,
            "<path d=\"M{:.1} {:.1}L50 {:.1}L{:.1} {:.1}\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".6\" stroke-width=\"1.1\"/>",
            50.0 - half + 1.4,
            top + drop + 1.2,
            top + 1.7,
            50.0 + half - 1.4,
            top + drop + 1.2,
        );
        let mut fibres = String::new();
        for (foot, bend, head) in
            [(-0.36, -0.30, -0.27), (-0.15, -0.17, -0.11), (0.10, 0.07, 0.09), (0.31, 0.29, 0.23)]
        {
            let x = |part: f64| 50.0 + part * self.width;
            let _ =
                write!(fibres, "M{:.1} {low:.1}Q{:.1} 50 {:.1} {:.1}", x(foot), x(bend), x(head), top + drop);
        }
        let _ = write!(
            out,
            "<path d=\"{fibres}\" fill=\"none\" stroke=\"{}\" stroke-opacity=\".2\" stroke-width=\".7\"/>",
            paint.grain
        );
    }
}

/// The point `distance` away from one point on the way to another.
fn towards(from: (f64, f64), to: (f64, f64), distance: f64) -> (f64, f64) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let part = distance / dx.hypot(dy);
    (from.0 + dx * part, from.1 + dy * part)
}

/// The sign written on the face.
const fn kanji(kind: PieceKind, color: Color) -> char {
    match (kind, color) {
        (PieceKind::King, Color::Black) => '玉',
        (PieceKind::King, Color::White) => '王',
        (PieceKind::Rook, _) => '飛',
        (PieceKind::Bishop, _) => '角',
        (PieceKind::Gold, _) => '金',
        (PieceKind::Silver, _) => '銀',
        (PieceKind::Knight, _) => '桂',
        (PieceKind::Lance, _) => '香',
        (PieceKind::Pawn, _) => '歩',
        (PieceKind::Tokin, _) => 'と',
        (PieceKind::PromotedLance, _) => '杏',
        (PieceKind::PromotedKnight, _) => '圭',
        (PieceKind::PromotedSilver, _) => '全',
        (PieceKind::Horse, _) => '馬',
        (PieceKind::Dragon, _) => '龍',
    }
}

/// The advance (hundredths of the em) and the path of a sign in one of the two lists; nothing for a sign not listed.
fn outline_of(list: &'static str, sign: char) -> Option<(f64, &'static str)> {
    let line = list.lines().find_map(|line| line.strip_prefix(sign))?;
    let (advance, path) = line.trim_start().split_once(' ')?;
    Some((advance.parse().ok()?, path))
}

/// What is drawn in the middle of a face. The kanji is smaller where the marks stand around it.
fn write_glyph(out: &mut String, face: Face, body: Body, paint: &Paint) {
    const ALONE: f64 = 0.62;
    const AMONG_MARKS: f64 = 0.385;
    let Layers { marks, kanji, .. } = face.layers;
    match face.set {
        PieceSet::Letters => write_large_letter(out, face, body, paint),
        PieceSet::Kanji | PieceSet::KanjiLetter => write_kanji(out, face, body, paint, ALONE),
        PieceSet::Moves => {
            marks::write(out, face.kind, body, paint.mark);
            write_kanji(out, face, body, paint, AMONG_MARKS);
        }
        PieceSet::Fading => {
            layer(out, marks, |out| marks::write(out, face.kind, body, paint.mark));
            if kanji == Ink::Gone {
                write_large_letter(out, face, body, paint);
            }
            let size = if marks == Ink::Gone { ALONE } else { AMONG_MARKS };
            layer(out, kanji, |out| write_kanji(out, face, body, paint, size));
        }
    }
}

/// Writes a layer as strongly as it is to be seen.
fn layer(out: &mut String, ink: Ink, draw: impl FnOnce(&mut String)) {
    const PALE: &str = "<g opacity=\".38\">";
    match ink {
        Ink::Full => draw(out),
        Ink::Thin => {
            out.push_str(PALE);
            draw(out);
            out.push_str("</g>");
        }
        Ink::Gone => {}
    }
}

const fn ink_of(kind: PieceKind, paint: &Paint) -> &'static str {
    if kind.is_promoted() { paint.red_ink } else { paint.ink }
}

fn write_large_letter(out: &mut String, face: Face, body: Body, paint: &Paint) {
    let em = (0.64 * body.height).min(0.7 * body.width * 100.0 / advance_of(face.letter).max(1.0));
    write_letters(out, face.letter, (50.0, body.middle()), em, ink_of(face.kind, paint));
}

/// Writes the kanji, so large a part of the body high.
fn write_kanji(out: &mut String, face: Face, body: Body, paint: &Paint, part: f64) {
    if let Some((_, path)) = outline_of(KANJI, kanji(face.kind, face.color)) {
        let _ = write!(
            out,
            "<path transform=\"translate(50 {:.1}) scale({:.3})\" fill=\"{}\" d=\"{path}\"/>",
            body.middle(),
            part * body.height / 100.0,
            ink_of(face.kind, paint),
        );
    }
}

/// How wide a word is, in hundredths of the em.
fn advance_of(word: &str) -> f64 {
    word.chars().filter_map(|sign| outline_of(LETTERS, sign)).map(|(advance, _)| advance).sum()
}

/// Writes a word in capitals, its middle at the given point.
fn write_letters(out: &mut String, word: &str, middle: (f64, f64), em: f64, ink: &str) {
    const CAPITAL: f64 = 72.7; // a capital's height, in hundredths of the em
    let mut x = middle.0 - advance_of(word) * em / 200.0;
    let y = middle.1 + CAPITAL * em / 200.0;
    for (advance, path) in word.chars().filter_map(|sign| outline_of(LETTERS, sign)) {
        let _ = write!(
            out,
            "<path transform=\"translate({x:.1} {y:.1}) scale({:.3})\" fill=\"{ink}\" d=\"{path}\"/>",
            em / 100.0
        );
        x += advance * em / 100.0;
    }
}

/// The letter in a small plate at the lower right, or at the upper right of a piece that points down.
fn write_badge(out: &mut String, face: Face, body: Body, paint: &Paint) {
    const HEIGHT: f64 = 21.0;
    // Two signs stand closer than one, to leave the kanji in sight.
    let (em, margin) = if face.letter.len() > 1 { (14.5, 6.0) } else { (16.5, 9.0) };
    let width = (advance_of(face.letter) * em / 100.0 + margin).max(HEIGHT + 2.0);
    let left = (50.0 + body.width / 2.0 + 3.0).min(98.5) - width;
    let top = if face.upside_down { body.top() - 2.5 } else { body.bottom() + 2.5 - HEIGHT };
    let _ = write!(
        out,
        "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{HEIGHT}\" rx=\"5\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1\"/>",
        paint.badge, paint.badge_line,
    );
    let ink = if face.kind.is_promoted() { paint.badge_red } else { paint.badge_ink };
    write_letters(out, face.letter, (left + width / 2.0, top + HEIGHT / 2.0), em, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What every picture of a set holds: how many paths, the piece's own included.
    #[track_caller]
    fn has_paths(face: Face, count: usize) {
        let text = svg(face);
        let document = roxmltree::Document::parse(&text).unwrap();
        let paths: Vec<&str> = document.descendants().filter_map(|node| node.attribute("d")).collect();
        assert_eq!(paths.len(), count, "{face:?}");
        for path in paths {
            assert!(
                path.starts_with('M') && !path.contains("NaN") && !path.contains("inf"),
                "{face:?}: {path}"
            );
        }
    }

    fn every_face(set: PieceSet) -> impl Iterator<Item = Face<'static>> {
        let looks = [(false, false), (false, true), (true, false), (true, true)];
        PieceKind::ALL.into_iter().flat_map(move |kind| {
            let letter = if kind.is_promoted() { "+X" } else { "X" };
            looks.into_iter().flat_map(move |(upside_down, dark)| {
                let layers = Layers::default();
                Color::ALL.map(|color| Face { kind, color, set, layers, letter, upside_down, dark })
            })
        })
    }

    /// Three shadows, the face, its rim and its fibres.
    const BODY: usize = 6;

    #[test]
    fn every_kind_has_its_kanji() {
        every_face(PieceSet::Kanji).for_each(|face| has_paths(face, BODY + 1));
    }

    #[test]
    fn every_letter_is_drawn() {
        for set in [PieceSet::KanjiLetter, PieceSet::Letters] {
            for face in every_face(set) {
                has_paths(face, BODY + usize::from(set == PieceSet::KanjiLetter) + face.letter.len());
            }
        }
        for letter in 'A'..='Z' {
            assert!(outline_of(LETTERS, letter).is_some(), "{letter}");
        }
    }

    #[test]
    fn the_marks_of_moves_are_drawn() {
        use PieceKind::{Bishop, Dragon, Horse, Knight, Lance, Rook};
        for face in every_face(PieceSet::Moves) {
            let has_strokes = [Lance, Knight, Bishop, Rook, Horse, Dragon].contains(&face.kind);
            has_paths(face, BODY + 2 + usize::from(has_strokes));
        }
    }

    #[test]
    fn what_is_gone_is_not_drawn_and_what_is_thin_is_pale() {
        let layers = |marks, letter, kanji| Layers { marks, letter, kanji };
        // The Gold has one path of marks, one of a letter, one of a kanji.
        for (layers, paths, pale) in [
            (layers(Ink::Full, Ink::Full, Ink::Full), 3, 0),
            (layers(Ink::Thin, Ink::Full, Ink::Full), 3, 1),
            (layers(Ink::Gone, Ink::Thin, Ink::Full), 2, 1),
            (layers(Ink::Gone, Ink::Gone, Ink::Full), 1, 0),
            (layers(Ink::Full, Ink::Full, Ink::Thin), 3, 1),
            (layers(Ink::Gone, Ink::Full, Ink::Gone), 1, 0),
        ] {
            let face = Face {
                kind: PieceKind::Gold,
                color: Color::Black,
                set: PieceSet::Fading,
                layers,
                letter: "G",
                upside_down: false,
                dark: false,
            };
            has_paths(face, BODY + paths);
            assert_eq!(svg(face).matches("<g opacity").count(), pale, "{layers:?}");
        }
    }

    #[test]
    fn only_the_king_shows_whose_it_is() {
        for kind in PieceKind::ALL {
            let of = |color| {
                let (set, layers) = (PieceSet::Kanji, Layers::default());
                svg(Face { kind, color, set, layers, letter: "", upside_down: false, dark: false })
            };
            assert_eq!(of(Color::Black) == of(Color::White), kind != PieceKind::King, "{kind:?}");
        }
    }
}
