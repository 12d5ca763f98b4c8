//! Pictures without a display: every screen at every size, language and theme, drawn by the renderer that ships.
#![cfg(feature = "desktop")]
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test says what it expects")]

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use slint::platform::{Key, WindowEvent};
use slint::{ComponentHandle as _, PhysicalSize, SharedString};

use nari::app::{App, Command, Effect, Event, Place, Setting, Start};
use nari::lesson::Catalog;
use nari::locale::Language;
use nari::progress::{Settings, Theme};
use nari::ui::{Desk, Picture, Renderer};

const SIZES: [((u32, u32), f32); 3] = [((640, 560), 1.0), ((1280, 800), 1.0), ((2560, 1600), 2.0)];

fn places() -> [Place; 9] {
    [
        Place::FirstStart,
        Place::Learn,
        Place::Lesson { id: "gold".into(), step: Some(1) },
        Place::Puzzles,
        Place::Puzzle { id: "zuko-36".into() },
        Place::Games,
        Place::Editor(None),
        Place::Mail,
        Place::Settings,
    ]
}

fn app() -> App {
    let settings = Settings { first_start_done: true, ..Settings::default() };
    let (app, _) = App::new(Start {
        settings,
        seed: 1,
        data_folder: String::from("/home/learner/nari"),
        ..Start::new(Arc::new(Catalog::embedded().unwrap()), Language::French)
    });
    app
}

/// Every 37th pixel is enough to tell a picture from an empty one.
fn colours(picture: &Picture) -> HashSet<[u8; 3]> {
    picture.rgb.chunks(3).step_by(37).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
}

/// How light a picture is, 0 to 255.
fn lightness(picture: &Picture) -> u64 {
    let parts: Vec<u64> = picture.rgb.iter().step_by(101).map(|&part| u64::from(part)).collect();
    parts.iter().sum::<u64>() / parts.len() as u64
}

#[test]
fn every_screen_is_drawn_in_every_size_language_and_theme() {
    for (size, scale) in SIZES {
        // Slint takes one platform a thread.
        std::thread::spawn(move || {
            let (renderer, frame) = Renderer::open(size, scale).unwrap();
            let mut app = app();
            for place in places() {
                app.update(Event::Open(place.clone()));
                let mut seen = Vec::new();
                for language in Language::ALL {
                    for theme in [Theme::Light, Theme::Dark] {
                        app.update(Event::Setting(Setting::Language(language)));
                        app.update(Event::Setting(Setting::Theme(theme)));
                        frame.show(app.view());
                        renderer.settle();
                        let picture = renderer.picture();
                        assert!(colours(&picture).len() > 60, "{place:?} {language:?} {theme:?} {size:?}");
                        let dark = lightness(&picture) < 110;
                        assert_eq!(dark, theme == Theme::Dark, "{place:?} {language:?} {size:?}");
                        assert!(
                            !seen.contains(&picture.rgb),
                            "{place:?} {language:?} {theme:?} is like another"
                        );
                        seen.push(picture.rgb);
                    }
                }
            }
        })
        .join()
        .unwrap();
    }
}

#[test]
fn a_picture_is_the_same_every_time() {
    let draw = || {
        std::thread::spawn(|| {
            let (renderer, frame) = Renderer::open((800, 600), 1.0).unwrap();
            let mut app = app();
            app.update(Event::Open(Place::Lesson { id: "gold".into(), step: Some(1) }));
            frame.show(app.view());
            renderer.settle();
            renderer.picture().rgb
        })
        .join()
        .unwrap()
    };
    assert!(draw() == draw());
}

#[test]
fn a_part_painted_anew_fits_the_rest() {
    // Only what changes is repainted in a window; whatever was done, it must look like a picture made at once.
    for (size, scale) in [((1280, 800), 1.0), ((900, 700), 1.0), ((800, 600), 1.0), ((1111, 701), 1.25)] {
        std::thread::spawn(move || {
            let (renderer, frame) = Renderer::open(size, scale).unwrap();
            let desk = Desk::new(frame, app(), |_: &Effect| Vec::new());
            desk.start(Vec::new());
            desk.take(Event::Open(Place::Lesson { id: "pins".into(), step: Some(0) }));
            let window = desk.frame().window().window();
            window.dispatch_event_with_result(WindowEvent::WindowActiveChanged(true)).unwrap();
            renderer.settle();
            let sq = |name: &str| Event::Square(name.parse().unwrap());
            let keys = |keys: &[Key]| {
                for key in keys {
                    let text = SharedString::from(*key);
                    window
                        .dispatch_event_with_result(WindowEvent::KeyPressed { text: text.clone() })
                        .unwrap();
                    window.dispatch_event_with_result(WindowEvent::KeyReleased { text }).unwrap();
                    renderer.settle();
                }
            };
            for event in [
                sq("5h"),
                sq("4g"),
                Event::Command(Command::Help),
                Event::Command(Command::Back),
                Event::Command(Command::WhyNot),
                Event::Command(Command::Retry),
                Event::Command(Command::Hint),
                Event::Command(Command::Hint),
                sq("5h"),
            ] {
                desk.take(event);
                renderer.settle();
                keys(&[Key::Home, Key::RightArrow, Key::DownArrow, Key::Tab, Key::Backtab]);
                let parts = renderer.picture().rgb;
                // Another size and back again: everything is painted anew.
                window.set_size(PhysicalSize::new(size.0, size.1 - 1));
                renderer.settle();
                window.set_size(PhysicalSize::new(size.0, size.1));
                renderer.settle();
                let whole = renderer.picture().rgb;
                let wrong =
                    parts.chunks(3).zip(whole.chunks(3)).filter(|(part, whole)| part != whole).count();
                assert_eq!(wrong, 0, "pixels differ at {size:?}, scale {scale}");
            }
        })
        .join()
        .unwrap();
    }
}

#[test]
fn a_piece_is_seen_on_its_way() {
    // An explanation plays its moves by itself.
    let (renderer, frame) = Renderer::open((700, 600), 1.0).unwrap();
    let desk = Desk::new(frame, app(), |_: &Effect| Vec::new());
    desk.start(Vec::new());
    desk.take(Event::Open(Place::Lesson { id: "gold".into(), step: Some(0) }));
    let (mut frames, mut longest) = (0, 0);
    for _ in 0..400 {
        renderer.advance(Duration::from_millis(16));
        frames = if renderer.draw() { frames + 1 } else { 0 };
        longest = longest.max(frames);
    }
    assert!(longest >= 5, "{longest} frames in a row");
    assert_eq!(frames, 0, "and in the end it rests");
}

#[test]
fn a_picture_is_read_back_from_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("gold.png");
    let mut app = app();
    app.update(Event::Open(Place::Lesson { id: "gold".into(), step: Some(1) }));
    nari::ui::render(&app, (700, 580), 1.0, &file).unwrap();
    let reader =
        png::Decoder::new(std::io::BufReader::new(std::fs::File::open(&file).unwrap())).read_info().unwrap();
    assert_eq!((reader.info().width, reader.info().height), (700, 580));
}

#[test]
fn the_board_lies_on_whole_pixels() {
    // At a size that nothing divides, each line of the grid is one colour from end to end.
    let (renderer, frame) = Renderer::open((1237, 791), 1.0).unwrap();
    let mut app = app();
    app.update(Event::Open(Place::Lesson { id: "gold".into(), step: Some(1) }));
    app.update(Event::Setting(Setting::Theme(Theme::Light)));
    frame.show(app.view());
    renderer.settle();
    let picture = renderer.picture();
    let line = [0x5a, 0x44, 0x26];
    let row = |y: u32| (0..picture.width).filter(|x| pixel(&picture, *x, y) == line).count();
    let full: Vec<u32> = (0..picture.height).filter(|y| row(*y) > 400).collect();
    // Eight inner lines of one pixel, two outer ones of two.
    assert_eq!(full.len(), 12, "{full:?}");
}

fn pixel(picture: &Picture, x: u32, y: u32) -> [u8; 3] {
    let at = (y * picture.width + x) as usize * 3;
    [picture.rgb[at], picture.rgb[at + 1], picture.rgb[at + 2]]
}
