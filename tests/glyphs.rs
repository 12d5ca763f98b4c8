//! Every sign that Nari writes has a glyph in every weight of the text font shipped with it. Slint looks for a missing
//! sign among the system's fonts only, and a fresh machine may have none.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test helper fails its test")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use ttf_parser::Face;

const WEIGHTS: [&str; 4] = ["Regular", "Italic", "SemiBold", "Bold"];

/// What a file holds that people can come to read, line by line.
type Readable = fn(&str) -> &str;

#[test]
fn every_sign_of_the_messages_has_a_glyph() {
    all_have_glyphs("locales", "ftl", |line| line);
}

#[test]
fn every_sign_of_the_lessons_has_a_glyph() {
    all_have_glyphs("lessons", "toml", before_comment::<'#'>);
}

#[test]
fn every_sign_in_the_code_has_a_glyph() {
    all_have_glyphs("src", "rs", before_slashes);
    all_have_glyphs("core/src", "rs", before_slashes);
    all_have_glyphs("ui", "slint", before_slashes);
}

#[test]
fn french_spaces_are_narrower_than_a_letter_and_wider_than_nothing() {
    for weight in WEIGHTS {
        let data = font(weight);
        let face = Face::parse(&data, 0).unwrap();
        let width = |sign: char| face.glyph_hor_advance(face.glyph_index(sign).unwrap()).unwrap();
        assert!(0 < width('\u{202f}') && width('\u{202f}') < width('\u{a0}'), "{weight}");
        assert!(width('\u{a0}') < width('n'), "{weight}");
    }
}

#[test]
fn the_four_faces_are_one_family_with_four_weights_or_slants() {
    let of = |weight| {
        let data = font(weight);
        let face = Face::parse(&data, 0).unwrap();
        let family = face.names().into_iter().find(|name| name.name_id == 1).unwrap().to_string().unwrap();
        (family, face.weight().to_number(), face.is_italic())
    };
    let expected =
        [(400, false), (400, true), (600, false), (700, false)].map(|(w, i)| ("Nari Text".to_owned(), w, i));
    assert_eq!(WEIGHTS.map(of), expected);
}

#[track_caller]
fn all_have_glyphs(folder: &str, suffix: &str, readable: Readable) {
    let signs = signs_under(&root().join(folder), suffix, readable);
    assert!(!signs.is_empty(), "nothing to read in the .{suffix} files under {folder}");
    let mut missing = Vec::new();
    for weight in WEIGHTS {
        let data = font(weight);
        let face = Face::parse(&data, 0).unwrap();
        for (sign, place) in signs.iter().filter(|(sign, _)| face.glyph_index(**sign).is_none()) {
            missing.push(format!("{weight}: {sign} U+{:04X} {place}", u32::from(*sign)));
        }
    }
    assert!(
        missing.is_empty(),
        "run ui/assets/fonts/make.py, or write it otherwise:\n{}",
        missing.join("\n")
    );
}

/// Every sign that people can come to read there, and a place where it stands.
fn signs_under(folder: &Path, suffix: &str, readable: Readable) -> BTreeMap<char, String> {
    let mut signs = BTreeMap::new();
    for path in files_under(folder, suffix) {
        let text = fs::read_to_string(&path).unwrap();
        for (line, number) in text.lines().zip(1..) {
            for sign in readable(line).chars().filter(|sign| !sign.is_control()) {
                signs.entry(sign).or_insert_with(|| format!("{}:{number}", path.display()));
            }
        }
    }
    signs
}

fn before_comment<const MARK: char>(line: &str) -> &str {
    line.split(MARK).next().unwrap_or_default()
}

fn before_slashes(line: &str) -> &str {
    line.split("//").next().unwrap_or_default()
}

fn font(weight: &str) -> Vec<u8> {
    fs::read(root().join(format!("ui/assets/fonts/NariText-{weight}.otf"))).unwrap()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_under(folder: &Path, suffix: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(files_under(&path, suffix));
        } else if path.extension().is_some_and(|found| found == suffix) {
            files.push(path);
        }
    }
    files
}
