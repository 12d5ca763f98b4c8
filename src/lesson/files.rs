//! The text files of a course: those built in, or those of a folder.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

use include_dir::{Dir, include_dir};

static EMBEDDED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/lessons");

/// The TOML files of a course, by their path from the course's folder: `lessons/near/gold.toml`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Files {
    texts: BTreeMap<String, Vec<u8>>,
}

/// Where the lessons of a course stand.
pub(super) const FOLDER: &str = "lessons";

impl Files {
    /// The files of the course that is built in.
    #[must_use]
    pub fn embedded() -> Files {
        let mut files = Files::default();
        files.gather(&EMBEDDED);
        files
    }

    fn gather(&mut self, folder: &Dir<'_>) {
        for file in folder.files() {
            if let Some(path) = file.path().to_str() {
                self.put(&format!("{FOLDER}/{}", path.replace('\\', "/")), file.contents().to_vec());
            }
        }
        for inner in folder.dirs() {
            self.gather(inner);
        }
    }

    /// The files of a folder that holds `curriculum.toml`, its own folders included.
    ///
    /// # Errors
    ///
    /// The file or folder that cannot be read, and what the disk says of it.
    pub fn read(lessons: &Path) -> Result<Files, Unread> {
        let mut files = Files::default();
        files.read_folder(lessons, FOLDER, DEEPEST)?;
        Ok(files)
    }

    fn read_folder(&mut self, folder: &Path, name: &str, depth: usize) -> Result<(), Unread> {
        for entry in fs::read_dir(folder).map_err(Unread::at(folder))? {
            let entry = entry.map_err(Unread::at(folder))?;
            let Some(name) = entry.file_name().to_str().map(|inner| format!("{name}/{inner}")) else {
                continue;
            };
            // Hidden files are those of editors and of other programs.
            if entry.file_name().to_string_lossy().starts_with('.') {
                continue;
            }
            let path = entry.path();
            if path.is_dir() {
                if let Some(depth) = depth.checked_sub(1) {
                    self.read_folder(&path, &name, depth)?;
                }
            } else if is_toml(&name) {
                self.put(&name, fs::read(&path).map_err(Unread::at(&path))?);
            }
        }
        Ok(())
    }

    /// Adds a file, or puts another text in its place; files other than TOML are left out.
    pub fn put(&mut self, path: &str, text: impl Into<Vec<u8>>) {
        if is_toml(path) {
            self.texts.insert(path.to_owned(), text.into());
        }
    }

    /// Takes a file out; false when it was not there.
    pub fn remove(&mut self, path: &str) -> bool {
        self.texts.remove(path).is_some()
    }

    /// The text of a file, if it is there and in UTF-8.
    #[must_use]
    pub fn text(&self, path: &str) -> Option<&str> {
        self.texts.get(path).and_then(|bytes| std::str::from_utf8(bytes).ok())
    }

    pub(super) fn has(&self, path: &str) -> bool {
        self.texts.contains_key(path)
    }

    /// The paths of all files, in order.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.texts.keys().map(String::as_str)
    }
}

/// A file or folder of a course that cannot be read.
#[derive(Debug)]
pub struct Unread {
    /// Where it is.
    pub path: PathBuf,
    /// What the disk says.
    pub error: io::Error,
}

impl Unread {
    /// Says of what the disk says where it was.
    pub fn at(path: &Path) -> impl Fn(io::Error) -> Unread + '_ {
        |error| Unread { path: path.to_owned(), error }
    }
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.error)
    }
}

impl std::error::Error for Unread {}

/// A course is a folder of folders; a link that runs in a circle ends here.
const DEEPEST: usize = 4;

fn is_toml(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|extension| extension == "toml")
}
