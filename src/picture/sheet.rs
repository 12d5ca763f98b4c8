//! A sheet to print: boards and questions in two columns on pages of A4, then the answers on pages of their own. The
//! pages stand one above the other in one image, so that a browser prints each on its own sheet of paper.

use std::fmt::Write as _;

use super::board::Drawing;
use super::letters::{Anchor, Letters, Style, escaped};
use super::pieces::{Face, plain};

mod board;

/// What is printed.
pub struct Sheet<'a> {
    /// A line above the title.
    pub overline: String,
    /// The title.
    pub title: String,
    /// What stands above the answers.
    pub answers_title: String,
    /// Where the pupil writes: a few words, each followed by a line.
    pub blanks: Vec<String>,
    /// The questions.
    pub questions: Vec<Question<'a>>,
    /// The answers.
    pub answers: Vec<Solution>,
    /// What stands at the foot of a page, by its number and how many there are.
    pub footer: &'a dyn Fn(usize, usize) -> String,
}

/// A board and what is asked.
pub struct Question<'a> {
    /// Its number.
    pub number: usize,
    /// What is asked, or told.
    pub text: String,
    /// The board.
    pub board: Board<'a>,
    /// What there is to tick.
    pub choices: Vec<String>,
    /// What stands below the board: moves that are shown.
    pub note: String,
    /// Whether there is something to write.
    pub writing: Writing,
}

/// Whether a question leaves room for writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writing {
    /// A line to write on.
    Line,
    /// Nothing is written.
    Nothing,
}

/// A board and what is marked on it; squares by their place (row × 9 + column, from the top left).
#[derive(Default)]
pub struct Board<'a> {
    /// Pieces, coordinates, hands.
    pub drawing: Drawing<'a>,
    /// Squares with a star.
    pub stars: Vec<usize>,
    /// Shaded squares.
    pub shaded: Vec<usize>,
    /// Lines with a head.
    pub arrows: Vec<(usize, usize)>,
}

/// An answer.
pub struct Solution {
    /// The number of its question.
    pub number: usize,
    /// The answer.
    pub answer: String,
    /// What it teaches; perhaps nothing.
    pub text: String,
}

/// A page of A4, in millimetres.
const PAGE: (f64, f64) = (210.0, 297.0);
const MARGIN: f64 = 13.0;
const COLUMN: f64 = 88.0;
const GUTTER: f64 = 8.0;
/// Where the columns begin on the first page of a part, and on the others, and where they end.
const TOP_BELOW_TITLE: f64 = 38.0;
const TOP: f64 = 23.0;
const BOTTOM: f64 = 282.0;
/// Between two questions or answers.
const GAP: f64 = 5.0;
/// The em of what is read, and the height of its lines.
const TEXT: f64 = 3.5;
const LINE: f64 = 4.5;
/// Left of the text: the number.
const INDENT: f64 = 8.0;

/// A part of a page, drawn from its own upper left corner.
struct Block {
    svg: String,
    height: f64,
}

/// The sheet as an SVG document.
#[must_use]
pub fn svg(sheet: &Sheet<'_>) -> String {
    let mut ink = Ink { letters: Letters::new(), faces: Vec::new() };
    let questions: Vec<_> = sheet.questions.iter().map(|question| ink.question(question)).collect();
    let answers: Vec<_> = sheet.answers.iter().map(|answer| ink.answer(answer)).collect();
    let mut pages = Vec::new();
    for (part, heading) in [(questions, ""), (answers, sheet.answers_title.as_str())] {
        if part.is_empty() {
            continue;
        }
        for (index, columns) in flow(part).into_iter().enumerate() {
            let mut page = ink.heading(sheet, heading, index);
            page.push_str(&columns);
            pages.push(page);
        }
    }
    ink.document(sheet, &pages)
}

/// Lays the blocks into columns, from the top, the left column first.
fn flow(blocks: Vec<Block>) -> Vec<String> {
    let mut pages = Vec::new();
    let mut page = String::new();
    let (mut right, mut y) = (false, TOP_BELOW_TITLE);
    for block in blocks {
        let top = if pages.is_empty() { TOP_BELOW_TITLE } else { TOP };
        if y + block.height > BOTTOM && y > top {
            if right {
                pages.push(std::mem::take(&mut page));
                y = TOP;
            } else {
                y = top;
            }
            right = !right;
        }
        let x = if right { MARGIN + COLUMN + GUTTER } else { MARGIN };
        let _ = write!(page, "<g transform=\"translate({x:.2} {y:.2})\">{}</g>", block.svg);
        y += block.height + GAP;
    }
    pages.push(page);
    pages
}

/// The letters and pieces that were needed so far.
struct Ink<'a> {
    letters: Letters,
    faces: Vec<Face<'a>>,
}

impl<'a> Ink<'a> {
    /// The head of a page: the whole title on the first of its part, one line on the others.
    fn heading(&mut self, sheet: &Sheet<'_>, part: &str, index: usize) -> String {
        let mut out = String::new();
        let right = PAGE.0 - MARGIN;
        if index > 0 {
            self.letters.write(&mut out, &sheet.title, (MARGIN, 16.0), Style::bold(TEXT));
            self.letters.write(&mut out, part, (right, 16.0), Style::regular(TEXT).at(Anchor::End));
            rule(&mut out, (MARGIN, right), 19.0);
            return out;
        }
        self.letters.write(&mut out, &sheet.overline, (MARGIN, 16.0), Style::regular(TEXT));
        let mut size = 7.0;
        let room = right - MARGIN - self.letters.width(part, Style::bold(5.0)) - 6.0;
        while size > 4.0 && self.letters.width(&sheet.title, Style::bold(size)) > room {
            size -= 0.25;
        }
        self.letters.write(&mut out, &sheet.title, (MARGIN, 25.0), Style::bold(size));
        self.letters.write(&mut out, part, (right, 25.0), Style::bold(5.0).at(Anchor::End));
        if part.is_empty() {
            self.blanks(&mut out, &sheet.blanks);
        } else {
            rule(&mut out, (MARGIN, right), 30.0);
        }
        out
    }

    /// "Name ____ Date ____", each as wide as a column.
    fn blanks(&mut self, out: &mut String, blanks: &[String]) {
        let mut x = MARGIN;
        for blank in blanks {
            self.letters.write(out, blank, (x, 34.0), Style::regular(TEXT));
            rule(out, (x + self.letters.width(blank, Style::regular(TEXT)) + 2.0, x + COLUMN), 34.5);
            x += COLUMN + GUTTER;
        }
    }

    fn question(&mut self, question: &Question<'a>) -> Block {
        let mut block = self.numbered(question.number, &[(&question.text, Style::regular(TEXT))]);
        block.height += 1.0;
        let board = self.board(&question.board);
        let _ = write!(block.svg, "<g transform=\"translate(0 {:.2})\">{}</g>", block.height, board.svg);
        block.height += board.height;
        if !question.note.is_empty() {
            block.height += 1.0;
            self.paragraph(&mut block, &question.note, Style::regular(TEXT), 0.0);
        }
        self.choices(&mut block, &question.choices);
        if question.writing == Writing::Line {
            block.height += 7.5;
            rule(&mut block.svg, (0.0, COLUMN), block.height);
        }
        block
    }

    fn answer(&mut self, answer: &Solution) -> Block {
        let texts: [(&str, Style); 2] =
            [(&answer.answer, Style::bold(TEXT)), (&answer.text, Style::regular(TEXT))];
        self.numbered(answer.number, &texts)
    }

    /// Paragraphs beside a number.
    fn numbered(&mut self, number: usize, paragraphs: &[(&str, Style)]) -> Block {
        let mut block = Block { svg: String::new(), height: 0.0 };
        let middle = Style::bold(3.4).at(Anchor::Middle);
        let _ = write!(block.svg, "<circle cx=\"2.9\" cy=\"2.6\" r=\"2.9\"/>");
        let _ = write!(block.svg, "<g fill=\"#fff\">");
        self.letters.write(&mut block.svg, &number.to_string(), (2.9, 3.8), middle);
        block.svg.push_str("</g>");
        for (text, style) in paragraphs {
            self.paragraph(&mut block, text, *style, INDENT);
        }
        block.height = block.height.max(6.0);
        block
    }

    fn paragraph(&mut self, block: &mut Block, text: &str, style: Style, indent: f64) {
        for line in self.letters.lines(text, style, COLUMN - indent) {
            self.letters.write(&mut block.svg, &line, (indent, block.height + 3.9), style);
            block.height += LINE;
        }
    }

    /// Boxes to tick, as many beside each other as there is room for.
    fn choices(&mut self, block: &mut Block, choices: &[String]) {
        const BOX: f64 = 5.5;
        const APART: f64 = 7.0;
        let style = Style::regular(TEXT);
        let mut x = 0.0;
        for (index, choice) in choices.iter().enumerate() {
            let lines = self.letters.lines(choice, style, COLUMN - BOX);
            let widths = lines.iter().map(|line| self.letters.width(line, style));
            let width = BOX + widths.fold(0.0, f64::max);
            if index == 0 {
                block.height += 1.5;
            } else if x + width > COLUMN {
                x = 0.0;
                block.height += LINE + 1.0;
            }
            let _ = write!(
                block.svg,
                "<rect x=\"{x:.2}\" y=\"{:.2}\" width=\"3.6\" height=\"3.6\" fill=\"none\" stroke=\"#000\" stroke-width=\".3\"/>",
                block.height + 0.8,
            );
            for (row, line) in lines.iter().enumerate() {
                if row > 0 {
                    block.height += LINE;
                }
                self.letters.write(&mut block.svg, line, (x + BOX, block.height + 3.9), style);
            }
            x += width + APART;
        }
        if !choices.is_empty() {
            block.height += LINE + 0.5;
        }
    }

    fn document(&mut self, sheet: &Sheet<'_>, pages: &[String]) -> String {
        let (width, height) = PAGE;
        let whole = pages.iter().fold(0.0, |whole, _| whole + height);
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{whole}mm\" \
             viewBox=\"0 0 {width} {whole}\"><title>{}</title>\
             <style>@page{{size:A4 portrait;margin:0}}</style>\
             <rect width=\"{width}\" height=\"{whole}\" fill=\"#fff\"/>",
            escaped(&sheet.title),
        );
        let mut top = 0.0;
        let mut feet = Vec::new();
        for number in 1..=pages.len() {
            let mut foot = String::new();
            let style = Style::regular(3.0).at(Anchor::Middle);
            self.letters.write(&mut foot, &(sheet.footer)(number, pages.len()), (width / 2.0, 289.0), style);
            feet.push(foot);
        }
        self.letters.write_definitions(&mut out);
        self.write_faces(&mut out);
        for (page, foot) in pages.iter().zip(&feet) {
            let _ = write!(out, "<g class=\"page\" transform=\"translate(0 {top})\">{page}{foot}</g>");
            top += height;
        }
        out.push_str("</svg>\n");
        out
    }

    fn write_faces(&self, out: &mut String) {
        out.push_str("<defs>");
        for (index, face) in self.faces.iter().enumerate() {
            let _ = write!(out, "<g id=\"p{index}\">");
            plain::write(out, *face);
            out.push_str("</g>");
        }
        out.push_str("</defs>");
    }
}

/// A thin line across.
fn rule(out: &mut String, (from, to): (f64, f64), y: f64) {
    let _ = write!(
        out,
        "<path d=\"M{from:.2} {y:.2}H{to:.2}\" fill=\"none\" stroke=\"#000\" stroke-width=\".2\"/>"
    );
}
