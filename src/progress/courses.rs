//! A teacher's own courses in the data folder: `courses/<name>/{lessons,locales}`, read as they stand.
//!
//! Nothing is written here, and what a file means is for others to say.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::lesson::{Files, Unread};

/// The folder of the courses in the data folder.
pub const COURSES: &str = "courses";

/// A course as it stands on the disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseFiles {
    /// The name of its folder.
    pub name: String,
    /// Its lessons and problems.
    pub lessons: Files,
    /// Its messages.
    pub texts: Vec<TextFile>,
    /// A file or folder of it that can't be read, and why.
    pub unread: Option<(PathBuf, io::ErrorKind)>,
}

/// A file of messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// The code of its language.
    pub language: String,
    /// Its path.
    pub path: String,
    /// What stands in it; `None`: it is no text.
    pub text: Option<String>,
}

/// What can be told of the courses' files without reading them: whether they are the same is told by comparing two.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stamp(Vec<(PathBuf, Option<SystemTime>, u64)>);

/// How deep a course's files stand below its folder.
const DEEPEST: usize = 4;

/// The stamp of the courses in a data folder; empty when there are none.
#[must_use]
pub fn stamp(folder: &Path) -> Stamp {
    fn gather(folder: &Path, depth: usize, found: &mut Vec<(PathBuf, Option<SystemTime>, u64)>) {
        let Ok(entries) = fs::read_dir(folder) else { return };
        for entry in entries.flatten().filter(|entry| !is_hidden(&entry.path())) {
            let path = entry.path();
            let Ok(about) = fs::metadata(&path) else { continue };
            if about.is_dir() {
                // An empty folder counts too: it is a course that has begun.
                found.push((path.clone(), None, 0));
                if let Some(depth) = depth.checked_sub(1) {
                    gather(&path, depth, found);
                }
            } else {
                found.push((path, about.modified().ok(), about.len()));
            }
        }
    }
    let mut found = Vec::new();
    gather(&folder.join(COURSES), DEEPEST, &mut found);
    found.sort();
    Stamp(found)
}

/// Reads every course of a data folder, by name. A file that is neither a lesson nor a message is left alone.
#[must_use]
pub fn read(folder: &Path, languages: &[&str]) -> Vec<CourseFiles> {
    let Ok(entries) = fs::read_dir(folder.join(COURSES)) else { return Vec::new() };
    let folders = entries.flatten().map(|entry| entry.path());
    let mut courses: Vec<_> = folders
        .filter(|path| path.is_dir() && !is_hidden(path))
        .filter_map(|path| read_course(&path, languages))
        .collect();
    courses.sort_by(|left, right| left.name.cmp(&right.name));
    courses
}

/// `None` for a folder whose name no place could name.
fn read_course(folder: &Path, languages: &[&str]) -> Option<CourseFiles> {
    let name = folder.file_name()?.to_str()?.to_owned();
    let mut unread = None;
    let mut note = |Unread { path, error }: Unread| unread = Some((path, error.kind()));
    let lessons = Files::read(&folder.join("lessons")).unwrap_or_else(|error| {
        note(error);
        Files::default()
    });
    let texts = texts(&folder.join("locales"), languages).unwrap_or_else(|error| {
        note(error);
        Vec::new()
    });
    // As it is told: from the data folder.
    let told = |path: &str| {
        let inner = Path::new(path).strip_prefix(folder).unwrap_or(Path::new(path));
        format!("{COURSES}/{name}/{}", inner.to_string_lossy().replace('\\', "/"))
    };
    let texts = texts.into_iter().map(|file| TextFile { path: told(&file.path), ..file }).collect();
    Some(CourseFiles { name, lessons, texts, unread })
}

/// Reads `<folder>/<language>/*.ftl`; a language without a folder has no message.
///
/// # Errors
///
/// The file or folder that can't be read.
pub fn texts(folder: &Path, languages: &[&str]) -> Result<Vec<TextFile>, Unread> {
    let mut files = Vec::new();
    for language in languages {
        let inner = folder.join(language);
        if !inner.is_dir() {
            continue;
        }
        let unread = |path: &Path, error| Unread { path: path.to_owned(), error };
        let entries = fs::read_dir(&inner)
            .and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>());
        let mut paths = entries.map_err(|error| unread(&inner, error))?;
        paths.retain(|path| path.extension().is_some_and(|ending| ending == "ftl") && !is_hidden(path));
        paths.sort();
        for path in paths {
            let bytes = fs::read(&path).map_err(|error| unread(&path, error))?;
            files.push(TextFile {
                language: (*language).to_owned(),
                path: path.to_string_lossy().into_owned(),
                text: String::from_utf8(bytes).ok().map(without_mark),
            });
        }
    }
    Ok(files)
}

/// The text without the mark that some editors put before it.
fn without_mark(text: String) -> String {
    text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)
}

/// Hidden files are those of editors and of other programs.
fn is_hidden(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'))
}
