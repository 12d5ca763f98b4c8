//! `nari render`: a screen as a picture, without a display.

use clap::ArgMatches;

use super::error::Trouble;
use super::{Answer, session};
use crate::app::Place;
use crate::locale::{Message, Words};

/// Width and height of a picture in pixels, when the call does not say.
const SIZE: (u32, u32) = (1280, 800);
/// No picture is wider or higher, in pixels.
const LARGEST: u32 = 16384;
/// The scales that can be asked for.
const SCALES: std::ops::RangeInclusive<f32> = 0.25..=8.0;

pub(super) fn run(words: &Words, call: &ArgMatches) -> Result<Answer, Trouble> {
    let catalog = session::course()?;
    let place = session::place(call, &catalog)?.unwrap_or(Place::Learn);
    let size = call.get_one::<String>("size").map_or(Ok(SIZE), |text| size(text))?;
    let scale = call.get_one::<String>("scale").map_or(Ok(1.0), |text| scale(text))?;
    let _ = (words, place, size, scale);
    Err(Message::new("cli-error-no-window").into())
}

/// `1280x800`
fn size(text: &str) -> Result<(u32, u32), Message> {
    let side = |text: &str| text.parse().ok().filter(|side| (1..=LARGEST).contains(side));
    let sides = text.split_once('x').and_then(|(width, height)| Some((side(width)?, side(height)?)));
    sides.ok_or_else(|| Message::new("cli-error-size").with("value", text))
}

fn scale(text: &str) -> Result<f32, Message> {
    let scale = text.parse().ok().filter(|scale| SCALES.contains(scale));
    scale.ok_or_else(|| Message::new("cli-error-scale").with("value", text))
}
