//! Writes texts as outlines of the font that ships inside: they look the same wherever an image is shown or printed.
//!
//! Each glyph is drawn once among the definitions of the document, and each line says in words what it shows, so that it
//! can be read aloud and searched for.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ttf_parser::{Face, GlyphId, OutlineBuilder};

static REGULAR: &[u8] = include_bytes!("../../ui/assets/fonts/NariText-Regular.otf");
static BOLD: &[u8] = include_bytes!("../../ui/assets/fonts/NariText-SemiBold.otf");

/// How heavy a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// For reading.
    Regular,
    /// For what stands out.
    Bold,
}

/// Where a line stands from the point that is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// It begins there.
    Start,
    /// Its middle is there.
    Middle,
    /// It ends there.
    End,
}

/// A line's look: how heavy, how large (the em, in units of the document), and from where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How heavy.
    pub weight: Weight,
    /// The em.
    pub size: f64,
    /// From where.
    pub anchor: Anchor,
}

impl Style {
    /// A text for reading, from its beginning.
    #[must_use]
    pub const fn regular(size: f64) -> Style {
        Style { weight: Weight::Regular, size, anchor: Anchor::Start }
    }

    /// One that stands out, from its beginning.
    #[must_use]
    pub const fn bold(size: f64) -> Style {
        Style { weight: Weight::Bold, size, anchor: Anchor::Start }
    }

    /// The same text, from another point.
    #[must_use]
    pub const fn at(self, anchor: Anchor) -> Style {
        Style { anchor, ..self }
    }
}

/// The fonts, and the outlines that were needed so far.
pub struct Letters {
    regular: Option<Face<'static>>,
    bold: Option<Face<'static>>,
    drawn: BTreeMap<(Weight, u16), String>,
}

impl Default for Letters {
    fn default() -> Letters {
        Letters::new()
    }
}

impl Letters {
    /// The fonts that ship inside, nothing being drawn.
    #[must_use]
    pub fn new() -> Letters {
        Letters {
            regular: Face::parse(REGULAR, 0).ok(),
            bold: Face::parse(BOLD, 0).ok(),
            drawn: BTreeMap::new(),
        }
    }

    fn face(&self, weight: Weight) -> Option<&Face<'static>> {
        match weight {
            Weight::Regular => self.regular.as_ref(),
            Weight::Bold => self.bold.as_ref(),
        }
    }

    /// How wide a text is, in units of the document.
    #[must_use]
    pub fn width(&self, text: &str, style: Style) -> f64 {
        let Some(face) = self.face(style.weight) else { return 0.0 };
        let advances = text.chars().map(|sign| {
            let glyph = face.glyph_index(sign);
            // A sign that the font lacks is drawn by another, about as wide as its em at most.
            glyph.map_or(f64::from(face.units_per_em()), |glyph| advance(face, glyph))
        });
        advances.sum::<f64>() * style.size / f64::from(face.units_per_em())
    }

    /// Breaks a text into lines no wider than that, between words; a word that is wider than a line is broken within.
    /// The spaces that hold words together (of French signs and numbers) do so.
    #[must_use]
    pub fn lines(&self, text: &str, style: Style, width: f64) -> Vec<String> {
        let mut lines = Vec::new();
        for paragraph in text.split('\n') {
            let mut line = String::new();
            for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
                let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
                if self.width(&longer, style) <= width {
                    line = longer;
                    continue;
                }
                if !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                }
                for sign in word.chars() {
                    line.push(sign);
                    if line.chars().count() > 1 && self.width(&line, style) > width {
                        line.pop();
                        lines.push(std::mem::replace(&mut line, sign.to_string()));
                    }
                }
            }
            if !line.is_empty() {
                lines.push(line);
            }
        }
        lines
    }

    /// Writes one line, its foot at `(x, y)`. A text with a sign that the font lacks is left to the viewer's own.
    pub fn write(&mut self, out: &mut String, text: &str, (x, y): (f64, f64), style: Style) {
        let left = match style.anchor {
            Anchor::Start => x,
            Anchor::Middle => x - self.width(text, style) / 2.0,
            Anchor::End => x - self.width(text, style),
        };
        let label = escaped(text);
        let Some((units, glyphs)) = self.glyphs(text, style.weight) else {
            let weight = if style.weight == Weight::Bold { " font-weight=\"bold\"" } else { "" };
            let _ = write!(
                out,
                "<text x=\"{left:.2}\" y=\"{y:.2}\" font-family=\"Nari Text, Noto Sans, Noto Sans CJK JP, sans-serif\" \
                 font-size=\"{:.2}\"{weight}>{label}</text>",
                style.size
            );
            return;
        };
        let scale = style.size / units;
        let _ = write!(
            out,
            "<g role=\"img\" aria-label=\"{label}\" transform=\"translate({left:.2} {y:.2}) scale({scale:.5})\">"
        );
        let prefix = prefix(style.weight);
        let mut at = 0.0;
        for Glyph { id, advance, inked } in glyphs {
            if inked {
                let _ = write!(out, "<use href=\"#{prefix}{id}\" x=\"{at:.0}\"/>");
            }
            at += advance;
        }
        out.push_str("</g>");
    }

    /// The units of an em, and the glyphs of a text, drawn if they were not; `None` when one is missing.
    fn glyphs(&mut self, text: &str, weight: Weight) -> Option<(f64, Vec<Glyph>)> {
        let face = match weight {
            Weight::Regular => self.regular.as_ref()?,
            Weight::Bold => self.bold.as_ref()?,
        };
        let mut glyphs = Vec::new();
        for sign in text.chars() {
            let glyph = face.glyph_index(sign)?;
            let path = self.drawn.entry((weight, glyph.0)).or_insert_with(|| {
                let mut outline = Outline::default();
                face.outline_glyph(glyph, &mut outline);
                outline.path
            });
            let inked = !path.is_empty();
            glyphs.push(Glyph { id: glyph.0, advance: advance(face, glyph), inked });
        }
        Some((f64::from(face.units_per_em()), glyphs))
    }

    /// Writes the outlines that were needed; they may stand before or after the lines that use them.
    pub fn write_definitions(&self, out: &mut String) {
        out.push_str("<defs>");
        for (&(weight, glyph), path) in self.drawn.iter().filter(|(_, path)| !path.is_empty()) {
            let _ = write!(out, "<path id=\"{}{glyph}\" d=\"{path}\"/>", prefix(weight));
        }
        out.push_str("</defs>");
    }
}

/// A sign of a line, in units of the font.
struct Glyph {
    id: u16,
    advance: f64,
    /// A space has no ink.
    inked: bool,
}

const fn prefix(weight: Weight) -> &'static str {
    match weight {
        Weight::Regular => "r",
        Weight::Bold => "b",
    }
}

fn advance(face: &Face<'_>, glyph: GlyphId) -> f64 {
    face.glyph_hor_advance(glyph).map_or(0.0, f64::from)
}

/// A text as it stands in XML.
pub(super) fn escaped(text: &str) -> String {
    text.chars()
        .filter(|sign| !sign.is_control() || matches!(sign, '\n' | '\t'))
        .map(|sign| match sign {
            '&' => "&amp;".to_owned(),
            '<' => "&lt;".to_owned(),
            '>' => "&gt;".to_owned(),
            '"' => "&quot;".to_owned(),
            sign => sign.to_string(),
        })
        .collect()
}

/// A glyph's path, turned to a document's axis, which points down.
#[derive(Default)]
struct Outline {
    path: String,
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        let _ = write!(self.path, "M{x:.0} {:.0}", -y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let _ = write!(self.path, "L{x:.0} {:.0}", -y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let _ = write!(self.path, "Q{x1:.0} {:.0} {x:.0} {:.0}", -y1, -y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let _ = write!(self.path, "C{x1:.0} {:.0} {x2:.0} {:.0} {x:.0} {:.0}", -y1, -y2, -y);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_broken_between_words_and_no_line_is_too_wide() {
        let letters = Letters::new();
        let style = Style::regular(4.0);
        let text = "Touchez la seule case où l’Or peut aller\u{202f}!\nUnmotbeaucouptroplongpouruneligne";
        let lines = letters.lines(text, style, 30.0);
        assert!(lines.len() > 3, "{lines:?}");
        for line in &lines {
            assert!(letters.width(line, style) <= 30.0, "{line}");
        }
        assert_eq!(lines.concat().replace(' ', ""), text.replace([' ', '\n'], ""));
        assert!(lines.iter().any(|line| line.ends_with("aller\u{202f}!")), "{lines:?}");
    }

    #[test]
    fn each_glyph_is_drawn_once_and_a_foreign_sign_is_left_to_the_viewer() {
        let mut letters = Letters::new();
        let mut out = String::new();
        letters.write(&mut out, "aab <", (1.0, 2.0), Style::bold(3.0).at(Anchor::End));
        assert_eq!(out.matches("<use ").count(), 4, "{out}");
        assert!(out.contains("aria-label=\"aab &lt;\""), "{out}");
        let mut definitions = String::new();
        letters.write_definitions(&mut definitions);
        assert_eq!(definitions.matches("<path ").count(), 3, "{definitions}");
        let mut foreign = String::new();
        letters.write(&mut foreign, "\u{449}\u{fffff}", (0.0, 0.0), Style::regular(3.0));
        assert!(foreign.contains("<text "), "{foreign}");
    }
}
