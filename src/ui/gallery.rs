//! Pictures at the very size they are shown at, drawn once and kept: the software renderer would draw an SVG anew for
//! every frame.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use slint::{ComponentHandle as _, Image};

use super::convert::{index, int};
use super::plot;
use crate::app::Face;
use crate::picture::pieces;
use nari_markup::{AppWindow, Ground, Images, MarkPicture};

/// More pictures than this are not kept: a window being resized asks for new sizes all the time.
const KEPT: usize = 700;

/// All pictures drawn so far.
#[derive(Default)]
pub struct Gallery {
    faces: RefCell<Faces>,
    pictures: RefCell<HashMap<(Subject, u32), Image>>,
    drawn: Cell<usize>,
}

/// Faces and the numbers that slint knows them by.
#[derive(Default)]
struct Faces {
    by_number: Vec<Face>,
    numbers: HashMap<Face, i32>,
}

/// What a picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Subject {
    Piece(i32, Shade),
    Mark(&'static str),
    Grade(i32),
    Wood(Shade),
    Logo,
}

/// For which theme a picture is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Shade {
    Light,
    Dark,
}

impl Gallery {
    /// The number that slint knows a face by.
    pub fn number(&self, face: &Face) -> i32 {
        let mut faces = self.faces.borrow_mut();
        if let Some(&number) = faces.numbers.get(face) {
            return number;
        }
        let number = int(faces.by_number.len());
        faces.by_number.push(face.clone());
        faces.numbers.insert(face.clone(), number);
        number
    }

    /// The number of a face that may be missing: -1 then.
    pub fn number_of(&self, face: Option<&Face>) -> i32 {
        face.map_or(-1, |face| self.number(face))
    }

    /// How many pictures were drawn since the start.
    pub fn drawn(&self) -> usize {
        self.drawn.get()
    }

    /// Lets the window's markup ask for pictures.
    pub fn connect(self: &Rc<Gallery>, window: &AppWindow) {
        let images = window.global::<Images>();
        let gallery = Rc::clone(self);
        images.on_draw_piece(move |face, pixels, dark| gallery.piece(face, pixels, shade(dark)));
        let gallery = Rc::clone(self);
        images.on_draw_mark(move |picture, pixels, ground| {
            let svg = mark(picture, ground);
            gallery.picture(Subject::Mark(svg), pixels, || svg.to_owned())
        });
        let gallery = Rc::clone(self);
        images.on_draw_wood(move |pixels, dark| {
            let shade = shade(dark);
            gallery.picture(Subject::Wood(shade), pixels, || wood(shade).to_owned())
        });
        let gallery = Rc::clone(self);
        images.on_draw_grade(move |grade, pixels| {
            gallery.picture(Subject::Grade(grade), pixels, || dots(grade))
        });
        images.on_draw_arrow(|outline, pixels| {
            let svg = format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 900 900\" width=\"9\" height=\"9\"><path d=\"{outline}\"/></svg>"
            );
            // The markup asks again only when the arrow or the size changes.
            u32::try_from(pixels).ok().and_then(|pixels| raster(&svg, pixels)).unwrap_or_default()
        });
        images.on_draw_plot(|line, width, height, unit| {
            plot::svg(&line, (width, height), unit).and_then(|svg| image(&svg)).unwrap_or_default()
        });
        let gallery = Rc::clone(self);
        images.on_draw_logo(move |pixels, _| {
            gallery.picture(Subject::Logo, pixels, || include_str!("../../ui/assets/logo.svg").to_owned())
        });
    }

    fn piece(&self, number: i32, pixels: i32, shade: Shade) -> Image {
        let faces = self.faces.borrow();
        let Some(face) = index(number).and_then(|number| faces.by_number.get(number)) else {
            return Image::default();
        };
        self.picture(Subject::Piece(number, shade), pixels, || {
            pieces::svg(pieces::Face {
                kind: face.piece.kind,
                color: face.piece.color,
                set: face.set,
                layers: face.layers,
                letter: &face.letter,
                upside_down: face.upside_down,
                dark: shade == Shade::Dark,
            })
        })
    }

    fn picture(&self, subject: Subject, pixels: i32, svg: impl FnOnce() -> String) -> Image {
        let Some(pixels) = u32::try_from(pixels).ok().filter(|&pixels| pixels > 0) else {
            return Image::default();
        };
        if let Some(kept) = self.pictures.borrow().get(&(subject, pixels)) {
            return kept.clone();
        }
        let picture = raster(&svg(), pixels).unwrap_or_default();
        self.drawn.set(self.drawn.get() + 1);
        let mut pictures = self.pictures.borrow_mut();
        if pictures.len() >= KEPT {
            pictures.clear();
        }
        pictures.insert((subject, pixels), picture.clone());
        picture
    }
}

/// Nine dots in a square, as many of them full as the grade says, row by row from below.
fn dots(grade: i32) -> String {
    let dot = |at: i32| {
        let (x, y) = (15 + at % 3 * 30, 75 - at / 3 * 30);
        let shade = if at < grade { "" } else { " fill-opacity=\".22\"" };
        format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"11\"{shade}/>")
    };
    let dots: String = (0..9).map(dot).collect();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 90 90\" width=\"9\" height=\"9\">{dots}</svg>"
    )
}

/// Draws an SVG document as a square of `pixels`.
fn raster(svg: &str, pixels: u32) -> Option<Image> {
    // The size stands in the document's first tag: an image is drawn at the size it names.
    let (head, rest) = svg.split_once('>')?;
    let sized: Vec<String> = head
        .split(' ')
        .map(|word| {
            if word.starts_with("width=") {
                format!("width=\"{pixels}\"")
            } else if word.starts_with("height=") {
                format!("height=\"{pixels}\"")
            } else {
                word.to_owned()
            }
        })
        .collect();
    image(&format!("{}>{rest}", sized.join(" ")))
}

/// Draws an SVG document at the size that it names.
fn image(document: &str) -> Option<Image> {
    let image = Image::load_from_svg_data(document.as_bytes()).ok()?;
    Some(Image::from_rgba8_premultiplied(image.to_rgba8_premultiplied()?))
}

fn shade(dark: bool) -> Shade {
    if dark { Shade::Dark } else { Shade::Light }
}

fn wood(shade: Shade) -> &'static str {
    match shade {
        Shade::Light => include_str!("../../ui/assets/board/wood-light.svg"),
        Shade::Dark => include_str!("../../ui/assets/board/wood-dark.svg"),
    }
}

/// The three drawings of a mark, by the ground it lies on.
macro_rules! grounds {
    ($ground:expr, $name:literal) => {
        match $ground {
            Ground::Light => include_str!(concat!("../../ui/assets/marks/", $name, "-light.svg")),
            Ground::Dark => include_str!(concat!("../../ui/assets/marks/", $name, "-dark.svg")),
            Ground::Panel => include_str!(concat!("../../ui/assets/marks/", $name, "-panel.svg")),
        }
    };
}

fn mark(picture: MarkPicture, ground: Ground) -> &'static str {
    match picture {
        MarkPicture::Dot => grounds!(ground, "dot"),
        MarkPicture::Ring => grounds!(ground, "ring"),
        MarkPicture::Crossed => grounds!(ground, "crossed"),
        MarkPicture::CrossedCapture => grounds!(ground, "crossed-capture"),
        MarkPicture::CheckRing => grounds!(ground, "check-ring"),
        MarkPicture::Padlock => grounds!(ground, "padlock"),
        MarkPicture::Star => grounds!(ground, "star"),
        MarkPicture::Tick => grounds!(ground, "tick"),
        MarkPicture::Miss => grounds!(ground, "miss"),
    }
}
