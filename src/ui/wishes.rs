//! What only a window can do: ask for a file by the system's dialog, draw the board in pixels.

use std::rc::Rc;
use std::sync::Arc;

use slint::Image;

use super::dialog::{self, Purpose};
use super::exports::Handed;
use super::render::Picture;
use super::run::Desk;
use crate::app::{Event, GamesEvent, Target};

/// Something to be done by the window before the app hears of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Ask which file holds a game to take in.
    ChooseGame,
    /// Ask where something is to be written.
    ChooseFile {
        /// What.
        handed: Handed,
        /// The name that the file should have.
        file: String,
    },
    /// Draw the board in pixels.
    Draw(Target),
}

/// Does what is wished.
pub fn grant(desk: &Rc<Desk>, wish: Wish) {
    let desk = Rc::clone(desk);
    match wish {
        Wish::ChooseGame => {
            dialog::choose(&desk.text("window-games-choose"), Purpose::Open, move |path| {
                desk.take(Event::Games(GamesEvent::ImportFile(path)));
            });
        }
        Wish::ChooseFile { handed, file } => {
            dialog::choose(&desk.text("window-export-choose"), Purpose::Save(file), move |path| {
                let target = Target::File(path.to_string_lossy().into_owned());
                match handed {
                    Handed::Written(export) => desk.take(Event::Games(GamesEvent::Export(export, target))),
                    Handed::Pixels => draw(&desk, target),
                }
            });
        }
        Wish::Draw(target) => draw(&desk, target),
    }
}

/// Draws the board of the open screen, and hands it out.
fn draw(desk: &Rc<Desk>, target: Target) {
    let Some(picture) = desk.board_picture().and_then(|svg| drawn(&svg)) else { return };
    let handed = match target {
        Target::Clipboard => match copy(desk, &picture) {
            Some(()) => GamesEvent::PictureCopied,
            None => GamesEvent::PictureNotCopied,
        },
        Target::File(path) => match picture.to_png() {
            Some(bytes) => GamesEvent::PictureDrawn { bytes: Arc::from(bytes), path },
            None => return,
        },
    };
    desk.take(Event::Games(handed));
}

/// An SVG document in pixels, as many as it says. Its words are in the window's own letters.
fn drawn(svg: &str) -> Option<Picture> {
    let svg = svg.replace("font-family=\"sans-serif\"", "font-family=\"Nari Text\"");
    let pixels = Image::load_from_svg_data(svg.as_bytes()).ok()?.to_rgba8()?;
    let rgb = pixels.as_slice().iter().flat_map(|pixel| [pixel.r, pixel.g, pixel.b]).collect();
    Some(Picture { width: pixels.width(), height: pixels.height(), rgb })
}

/// Puts a picture on the clipboard. Slint's own holds texts only.
fn copy(desk: &Desk, picture: &Picture) -> Option<()> {
    let opaque = picture.rgb.chunks(3).flat_map(|pixel| pixel.iter().copied().chain([u8::MAX]));
    let image = arboard::ImageData {
        width: usize::try_from(picture.width).ok()?,
        height: usize::try_from(picture.height).ok()?,
        bytes: opaque.collect(),
    };
    desk.with_clipboard(|clipboard| clipboard.set_image(image).ok())
}
