//! Everything that a learner has, as one file that can be read: to keep, or to carry to another computer.
//!
//! ```text
//! nari-progress 1
//! file lessons.toml 3
//! format = 1
//! last-lesson = "pins"
//! last-step = "first"
//! file games/Anna–Bob.kifu 40
//! …
//! end
//! ```
//!
//! After its name, a file has as many lines as are counted. One that is no text in such lines is written in hexadecimal
//! signs, `bytes` standing for `file`.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::disk::replace;
use super::games::GameId;
use super::kinds;
use super::migrate::Fault;
use super::outside::{self, Existing};

const FIRST: &str = "nari-progress";
const FORMAT: u32 = 1;
const GAMES: &str = "games";
/// What is being taken in, while it is: if that is broken off, it is done again.
const TAKING_ALL: &str = ".taking-all";
const TAKING_SOME: &str = ".taking-some";
/// Bytes in a line of hexadecimal signs.
const HEX: usize = 32;
/// The most bytes that a file of all may have.
const LARGEST: u64 = 256 << 20;

/// What becomes of what is here when a file of all is taken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taking {
    /// The two become one: of each thing the better result.
    Merge,
    /// It makes room; it is written into a file of all first.
    Replace,
}

/// Why a file of all can't be taken in. Nothing of it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BundleFault {
    /// It can't be read from the disk, or what is here can't be written.
    Disk(ErrorKind),
    /// It can't be understood.
    Damaged {
        /// Which of the files in it, if the fault is in one.
        file: Option<String>,
        /// Line of the fault, from 1.
        line: usize,
        /// Column of the fault in characters, from 1.
        column: usize,
    },
    /// A newer version of Nari wrote it, or one of the files in it.
    Newer {
        /// Which of the files in it; `None` for the whole.
        file: Option<String>,
        /// Its format.
        format: u32,
    },
    /// Another run of Nari holds the folder.
    Elsewhere,
    /// There is no folder to take it in.
    NoFolder,
}

/// All files of a learner, by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bundle {
    files: Vec<(String, Vec<u8>)>,
}

impl Bundle {
    /// Reads the files of a data folder.
    ///
    /// # Errors
    /// When one can't be read.
    pub fn of(folder: &Path) -> io::Result<Bundle> {
        let read = |(name, path): (String, PathBuf)| Ok((name, fs::read(path)?));
        Ok(Bundle { files: files(folder)?.into_iter().map(read).collect::<io::Result<_>>()? })
    }

    /// Reads a file of all from the disk.
    ///
    /// # Errors
    /// Why it can't be read, or where its first fault is.
    pub fn open(path: &Path) -> Result<Bundle, BundleFault> {
        if fs::metadata(path)?.len() > LARGEST {
            return Err(BundleFault::Disk(ErrorKind::FileTooLarge));
        }
        Bundle::read(&fs::read(path)?)
    }

    /// Writes it beside whatever is there.
    ///
    /// # Errors
    /// `AlreadyExists` when a file of that name is there; else why it can't be written.
    pub fn save(&self, path: &Path) -> io::Result<()> {
        outside::write(path, self.to_text().as_bytes(), Existing::Stays)
    }

    /// As one text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = format!("{FIRST} {FORMAT}\n");
        for (name, bytes) in &self.files {
            let plain = std::str::from_utf8(bytes).ok().filter(|text| is_plain(text));
            // Writing to a text can't fail.
            if let Some(plain) = plain {
                let _ = writeln!(text, "file {name} {}", plain.matches('\n').count());
                text.push_str(plain);
            } else {
                let _ = writeln!(text, "bytes {name} {}", bytes.len().div_ceil(HEX));
                for line in bytes.chunks(HEX) {
                    for byte in line {
                        let _ = write!(text, "{byte:02x}");
                    }
                    text.push('\n');
                }
            }
        }
        text.push_str("end\n");
        text
    }

    /// Reads a file of all whole, with every file in it.
    ///
    /// # Errors
    /// Where the first fault is.
    pub fn read(bytes: &[u8]) -> Result<Bundle, BundleFault> {
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => text.strip_prefix('\u{feff}').unwrap_or(text),
            Err(error) => {
                let before = String::from_utf8_lossy(bytes.get(..error.valid_up_to()).unwrap_or_default());
                return Err(placed(&Fault::at(&before, before.len()), None, 0));
            }
        };
        // A mail program may have changed the ends of the lines.
        let lines: Vec<_> = text.split('\n').map(|line| line.strip_suffix('\r').unwrap_or(line)).collect();
        let first = lines.first().and_then(|line| line.strip_prefix(FIRST)?.trim().parse::<u32>().ok());
        match first {
            Some(FORMAT) => {}
            Some(format) if format > FORMAT => return Err(BundleFault::Newer { file: None, format }),
            _ => return Err(damaged(1)),
        }
        let mut bundle = Bundle::default();
        let mut at = 1;
        loop {
            let Some(line) = lines.get(at) else { return Err(damaged(lines.len())) };
            at += 1;
            if *line == "end" {
                return Ok(bundle);
            }
            let (word, name, count) = head(line).ok_or_else(|| damaged(at))?;
            if bundle.files.iter().any(|(other, _)| other == name) {
                return Err(damaged(at));
            }
            // The last line ends the text: it is none of a file's.
            let content = at.checked_add(count).filter(|end| *end < lines.len());
            let Some(content) = content.and_then(|end| lines.get(at..end)) else {
                return Err(damaged(lines.len()));
            };
            let bytes = match word {
                "file" => content.iter().flat_map(|line| [*line, "\n"]).collect::<String>().into_bytes(),
                _ => unhex(content).map_err(|line| damaged(at + line + 1))?,
            };
            check(name, &bytes).map_err(|fault| placed(&fault, Some(name), at))?;
            bundle.files.push((name.to_owned(), bytes));
            at += count;
        }
    }

    /// Takes it into a data folder that this run holds. What it replaces is written into a file of all first, whose
    /// path comes back.
    ///
    /// # Errors
    /// What can't be read or written. What was begun is done again when the folder is opened.
    pub fn take(&self, folder: &Path, taking: Taking) -> io::Result<Option<PathBuf>> {
        let mut before = None;
        if taking == Taking::Replace {
            let path = free(folder)?;
            Bundle::of(folder)?.save(&path)?;
            before = Some(path);
        }
        let (pending, done) = match taking {
            Taking::Replace => (TAKING_ALL, self.clone()),
            Taking::Merge => (TAKING_SOME, self.merged(&Bundle::of(folder)?)),
        };
        replace(folder, pending, done.to_text().as_bytes())?;
        done.put(folder, taking)?;
        fs::remove_file(folder.join(pending))?;
        Ok(before)
    }

    /// Goes on with what was broken off.
    pub(super) fn go_on(folder: &Path) -> io::Result<()> {
        for (pending, taking) in [(TAKING_ALL, Taking::Replace), (TAKING_SOME, Taking::Merge)] {
            let Ok(bytes) = fs::read(folder.join(pending)) else { continue };
            if let Ok(bundle) = Bundle::read(&bytes) {
                bundle.put(folder, taking)?;
            }
            fs::remove_file(folder.join(pending))?;
        }
        Ok(())
    }

    fn put(&self, folder: &Path, taking: Taking) -> io::Result<()> {
        for (name, bytes) in &self.files {
            match name.split_once('/') {
                Some((below, file)) => replace(&folder.join(below), file, bytes)?,
                None => replace(folder, name, bytes)?,
            }
        }
        if taking == Taking::Replace {
            for (name, path) in files(folder)? {
                if !self.files.iter().any(|(kept, _)| *kept == name) {
                    fs::remove_file(path)?;
                }
            }
        }
        Ok(())
    }

    /// What is to be written so that nothing of either is lost.
    fn merged(&self, ours: &Bundle) -> Bundle {
        let mut files = Vec::new();
        for (name, theirs) in &self.files {
            let here = ours.files.iter().find(|(other, _)| other == name).map(|(_, bytes)| bytes);
            match here {
                None => files.push((name.clone(), theirs.clone())),
                Some(here) if here == theirs => {}
                Some(here) => match kinds::of(name) {
                    // A file here that can't be read was set aside when the folder was opened.
                    Some(kind) => files.extend((kind.merge)(here, theirs).map(|both| (name.clone(), both))),
                    None if name.starts_with(GAMES) => files.extend(ours.beside(name, theirs)),
                    None => {}
                },
            }
        }
        Bundle { files }
    }

    /// Another game of a name that is taken, under a free one; `None` if it is there already.
    fn beside(&self, name: &str, bytes: &[u8]) -> Option<(String, Vec<u8>)> {
        let stem = name.strip_suffix(".kifu")?;
        for number in 2.. {
            let name = format!("{stem}-{number}.kifu");
            match self.files.iter().find(|(other, _)| *other == name) {
                Some((_, there)) if there == bytes => return None,
                Some(_) => {}
                None => return Some((name, bytes.to_vec())),
            }
        }
        None
    }
}

/// A free path for what is about to be replaced.
fn free(folder: &Path) -> io::Result<PathBuf> {
    let path = |number| outside::place(Some(folder), Path::new(&format!("before-import-{number}.txt")));
    let free = (1..10_000).map(path).find(|path| !path.exists());
    free.ok_or_else(|| ErrorKind::AlreadyExists.into())
}

/// The files of a data folder that are the learner's: his records, what he chose, his games.
fn files(folder: &Path) -> io::Result<Vec<(String, PathBuf)>> {
    let mut found = Vec::new();
    for (below, folder) in [("", folder.to_owned()), ("games/", folder.join(GAMES))] {
        let entries = match fs::read_dir(&folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => continue,
            entries => entries?,
        };
        for entry in entries {
            let entry = entry?;
            let Ok(name) = entry.file_name().into_string() else { continue };
            let name = format!("{below}{name}");
            if is_name(&name) && entry.file_type()?.is_file() {
                found.push((name, entry.path()));
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Whether a file of that name belongs into a file of all.
fn is_name(name: &str) -> bool {
    if let Some(game) = name.strip_prefix("games/") {
        return game.strip_suffix(".kifu").and_then(GameId::new).is_some();
    }
    let Some((stem, suffix)) = name.rsplit_once('.') else { return false };
    let is_stem = !stem.is_empty() && stem.bytes().all(|sign| sign.is_ascii_lowercase() || sign == b'-');
    is_stem && matches!(suffix, "toml" | "txt") && name != super::profiles::FILE
}

/// `file NAME LINES`
fn head(line: &str) -> Option<(&str, &str, usize)> {
    let (word, rest) = line.split_once(' ')?;
    let (name, count) = rest.rsplit_once(' ')?;
    let is_head = matches!(word, "file" | "bytes") && is_name(name);
    is_head.then_some((word, name, count.parse().ok()?))
}

fn is_plain(text: &str) -> bool {
    !text.contains('\r') && (text.is_empty() || text.ends_with('\n'))
}

/// The bytes of lines of hexadecimal signs; else the line that is none, from 0.
fn unhex(lines: &[&str]) -> Result<Vec<u8>, usize> {
    let mut bytes = Vec::with_capacity(lines.len() * HEX);
    for (index, line) in lines.iter().enumerate() {
        let mut rest = *line;
        while !rest.is_empty() {
            let (pair, after) = rest.split_at_checked(2).ok_or(index)?;
            bytes.push(u8::from_str_radix(pair, 16).map_err(|_| index)?);
            rest = after;
        }
    }
    Ok(bytes)
}

/// Reads one of the files as Nari would.
fn check(name: &str, bytes: &[u8]) -> Result<(), Fault> {
    if let Some(kind) = kinds::of(name) {
        return (kind.check)(bytes);
    }
    let is_table = Path::new(name).extension().is_some_and(|suffix| suffix == "toml");
    let text = std::str::from_utf8(bytes).unwrap_or_default();
    if is_table {
        let parsed: Result<toml::Table, toml::de::Error> = toml::from_str(text);
        parsed.map_err(|error| Fault::at(text, error.span().map_or(0, |span| span.start)))?;
    }
    Ok(())
}

/// A fault of the line, counted from 1.
const fn damaged(line: usize) -> BundleFault {
    BundleFault::Damaged { file: None, line, column: 1 }
}

/// A fault in a file of which so many lines stand before it.
fn placed(fault: &Fault, file: Option<&str>, before: usize) -> BundleFault {
    let file = file.map(str::to_owned);
    match *fault {
        Fault::Damaged { line, column } => BundleFault::Damaged { file, line: line + before, column },
        Fault::Newer(format) => BundleFault::Newer { file, format },
    }
}

impl From<io::Error> for BundleFault {
    fn from(error: io::Error) -> BundleFault {
        BundleFault::Disk(error.kind())
    }
}
