//! Pictures of a screen without any display: the same window on a platform of our own, drawn into memory.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::io;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use slint::platform::software_renderer::{MinimalSoftwareWindow, RepaintBufferType};
use slint::platform::{Platform, PlatformError, WindowAdapter, WindowEvent};
use slint::{ComponentHandle as _, PhysicalSize, Rgb8Pixel};

use super::frame::Frame;
use crate::app::App;
use crate::progress::outside;

/// Why a picture was not made.
#[derive(Debug)]
pub enum RenderError {
    /// Slint could not be set up; only one renderer can live in a thread, and none beside a window.
    Platform(String),
    /// The file could not be written.
    File(io::ErrorKind),
}

impl fmt::Display for RenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RenderError::Platform(why) => write!(f, "the picture cannot be drawn: {why}"),
            RenderError::File(why) => write!(f, "the picture cannot be written: {why}"),
        }
    }
}

impl std::error::Error for RenderError {}

/// Draws the app's screen as a PNG file, `size` (width, height) in physical pixels, `scale` physical pixels to a
/// logical one.
///
/// # Errors
///
/// When slint already runs on this thread, or the file cannot be written.
pub fn render(app: &App, size: (u32, u32), scale: f32, out: &Path) -> Result<(), RenderError> {
    let (renderer, frame) = Renderer::open(size, scale)?;
    frame.show(app.view());
    renderer.settle();
    renderer.picture().write(out)
}

/// Draws a window into memory.
pub struct Renderer {
    canvas: Rc<MinimalSoftwareWindow>,
    clock: Rc<Cell<Duration>>,
    size: PhysicalSize,
    pixels: RefCell<Vec<Rgb8Pixel>>,
}

/// A picture in memory.
pub struct Picture {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Red, green, blue, row by row from the top.
    pub rgb: Vec<u8>,
}

impl Renderer {
    /// A window of `size` physical pixels, and what it shows, `scale` of them to a logical one.
    ///
    /// # Errors
    ///
    /// When slint already runs on this thread.
    pub fn open(size: (u32, u32), scale: f32) -> Result<(Renderer, Frame), RenderError> {
        let refused = |error: PlatformError| RenderError::Platform(error.to_string());
        let canvas = MinimalSoftwareWindow::new(RepaintBufferType::ReusedBuffer);
        let clock = Rc::new(Cell::new(Duration::ZERO));
        let platform = Memory { canvas: Rc::clone(&canvas), clock: Rc::clone(&clock) };
        slint::platform::set_platform(Box::new(platform))
            .map_err(|error| RenderError::Platform(error.to_string()))?;
        let frame = Frame::new().map_err(refused)?;
        let size = PhysicalSize::new(size.0, size.1);
        let window = frame.window().window();
        window
            .dispatch_event_with_result(WindowEvent::ScaleFactorChanged { scale_factor: scale })
            .map_err(refused)?;
        window.set_size(size);
        frame.window().show().map_err(refused)?;
        let room = (size.width as usize).saturating_mul(size.height as usize);
        let pixels = RefCell::new(vec![Rgb8Pixel::default(); room]);
        Ok((Renderer { canvas, clock, size, pixels }, frame))
    }

    /// Lets `time` pass for timers and movements.
    pub fn advance(&self, time: Duration) {
        self.clock.set(self.clock.get() + time);
        slint::platform::update_timers_and_animations();
    }

    /// Draws what changed since the last time; whether anything did.
    pub fn draw(&self) -> bool {
        self.canvas.draw_if_needed(|renderer| {
            renderer.render(&mut self.pixels.borrow_mut(), self.size.width as usize);
        })
    }

    /// Draws until nothing moves any more.
    pub fn settle(&self) {
        for _ in 0..6 {
            self.advance(Duration::from_millis(500));
            self.draw();
        }
    }

    /// What was drawn last.
    pub fn picture(&self) -> Picture {
        let pixels = self.pixels.borrow();
        let mut rgb = Vec::with_capacity(pixels.len() * 3);
        for pixel in pixels.iter() {
            rgb.extend_from_slice(&[pixel.r, pixel.g, pixel.b]);
        }
        Picture { width: self.size.width, height: self.size.height, rgb }
    }
}

impl Picture {
    /// Writes the picture as a PNG file.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub fn write(&self, out: &Path) -> Result<(), RenderError> {
        let bytes = self.to_png().ok_or(RenderError::File(io::ErrorKind::InvalidData))?;
        outside::put(out, &bytes).map_err(|error| RenderError::File(error.kind()))
    }

    /// The bytes of a PNG file; `None` for a picture without pixels.
    #[must_use]
    pub fn to_png(&self) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        self.encode(&mut bytes).ok().map(|()| bytes)
    }

    fn encode(&self, out: impl io::Write) -> Result<(), png::EncodingError> {
        let mut encoder = png::Encoder::new(out, self.width, self.height);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.rgb)?;
        writer.finish()
    }
}

/// A platform with one window in memory, and a clock that goes on only when told to.
struct Memory {
    canvas: Rc<MinimalSoftwareWindow>,
    clock: Rc<Cell<Duration>>,
}

impl Platform for Memory {
    fn create_window_adapter(&self) -> Result<Rc<dyn WindowAdapter>, PlatformError> {
        Ok(self.canvas.clone())
    }

    fn duration_since_start(&self) -> Duration {
        self.clock.get()
    }
}
