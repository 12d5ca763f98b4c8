//! Several learners on one computer: each has a folder of his own.
//!
//! The first learner's folder is the data folder itself, so that one from before there were others is his as it is. Those
//! of the others are in `profiles/`, by number; `profiles.toml` has their names, and who learned last.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::courses::COURSES;
use super::disk::replace;
use super::hold::Hold;
use super::migrate::{self, Kept, Step};
use super::notice::Notice;
use super::schema::Other;

pub(super) const FILE: &str = "profiles.toml";
const FOLDER: &str = "profiles";
/// What learners had who were removed.
const REMOVED: &str = "removed";
/// The number of the learner whose folder is the data folder itself.
const FIRST: u32 = 1;
/// The longest name, in signs.
const LONGEST: usize = 40;

/// A learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Its number.
    pub id: u32,
    /// Its name; empty as long as the first one has none.
    pub name: String,
}

/// Why something can't be done with a profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProfileFault {
    /// It has no name.
    NoName,
    /// The name is longer than 40 signs, or has signs that can't be seen.
    Name,
    /// Another has that name.
    Taken,
    /// There is none of that number any more.
    Gone,
    /// It is the only one.
    Only,
    /// A window has it open.
    Open,
    /// The system refuses.
    Disk(ErrorKind),
}

/// The learners of a data folder.
#[derive(Clone, Debug)]
pub struct Profiles {
    root: PathBuf,
}

/// The file.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
struct Listed {
    /// Who learned last.
    #[serde(skip_serializing_if = "Option::is_none")]
    current: Option<u32>,
    /// The names by number.
    names: BTreeMap<String, String>,
    #[serde(flatten)]
    other: BTreeMap<String, toml::Value>,
}

impl Profiles {
    /// The learners of a data folder.
    #[must_use]
    pub fn of(root: &Path) -> Profiles {
        Profiles { root: root.to_owned() }
    }

    /// All of them, by number. There always is one.
    #[must_use]
    pub fn list(&self) -> Vec<Profile> {
        let listed = self.read().unwrap_or_default();
        let mut all: Vec<_> = listed
            .names
            .into_iter()
            .filter_map(|(id, name)| Some(Profile { id: id.parse().ok()?, name }))
            .collect();
        all.sort_by_key(|profile| profile.id);
        if all.is_empty() {
            all.push(Profile { id: FIRST, name: String::new() });
        }
        all
    }

    /// Who learned last, or the first there is.
    #[must_use]
    pub fn current(&self) -> u32 {
        let all = self.list();
        let last = self.read().unwrap_or_default().current;
        let is_there = |id: &u32| all.iter().any(|profile| profile.id == *id);
        last.filter(is_there).or_else(|| all.first().map(|profile| profile.id)).unwrap_or(FIRST)
    }

    /// What is wrong with the list, if anything.
    #[must_use]
    pub fn trouble(&self) -> Option<Notice> {
        match self.read() {
            Err(ProfileFault::Disk(why)) => Some(Notice::Unreadable { file: FILE.to_owned(), why }),
            _ => None,
        }
    }

    /// The learner of that name, however it is written.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<Profile> {
        self.list().into_iter().find(|profile| is_same(&profile.name, name))
    }

    /// The folder of a learner.
    #[must_use]
    pub fn folder(&self, id: u32) -> PathBuf {
        if id == FIRST { self.root.clone() } else { self.root.join(FOLDER).join(id.to_string()) }
    }

    /// Adds a learner; gives his number.
    ///
    /// # Errors
    /// When the name is none, or the list can't be written.
    pub fn add(&self, name: &str) -> Result<u32, ProfileFault> {
        let mut listed = self.read()?;
        let name = self.checked(name, None)?;
        if listed.names.is_empty() {
            listed.names.insert(FIRST.to_string(), String::new());
        }
        // A number that was ever given is not given again: the folder of a removed one may still be there.
        let taken = |id: &u32| listed.names.contains_key(&id.to_string()) || self.folder(*id).exists();
        let id = (FIRST + 1..u32::MAX).find(|id| !taken(id)).unwrap_or(u32::MAX);
        listed.names.insert(id.to_string(), name);
        self.write(&listed)?;
        Ok(id)
    }

    /// Gives a learner another name.
    ///
    /// # Errors
    /// When the name is none, or the list can't be written.
    pub fn rename(&self, id: u32, name: &str) -> Result<(), ProfileFault> {
        let mut listed = self.read()?;
        let name = self.checked(name, Some(id))?;
        if !self.list().iter().any(|profile| profile.id == id) {
            return Err(ProfileFault::Gone);
        }
        listed.names.insert(id.to_string(), name);
        self.write(&listed)
    }

    /// Notes who learns now.
    ///
    /// # Errors
    /// When there is no such learner, or the list can't be written.
    pub fn choose(&self, id: u32) -> Result<(), ProfileFault> {
        if !self.list().iter().any(|profile| profile.id == id) {
            return Err(ProfileFault::Gone);
        }
        let mut listed = self.read()?;
        listed.current = Some(id);
        self.write(&listed)
    }

    /// Takes a learner off the list. What he had is put away, and the folder where it is comes back.
    ///
    /// # Errors
    /// When he is the only one, a window has him open, or the system refuses.
    pub fn remove(&self, id: u32) -> Result<PathBuf, ProfileFault> {
        let mut listed = self.read()?;
        if listed.names.len() < 2 {
            return Err(ProfileFault::Only);
        }
        if !listed.names.contains_key(&id.to_string()) {
            return Err(ProfileFault::Gone);
        }
        let folder = self.folder(id);
        let away = self.away(id)?;
        if folder.exists() {
            let hold = Hold::take(&folder);
            if matches!(hold, Hold::Elsewhere) {
                return Err(ProfileFault::Open);
            }
            fs::create_dir_all(&away)?;
            for entry in fs::read_dir(&folder)? {
                let name = entry?.file_name();
                let stays = id == FIRST && [FILE, FOLDER, REMOVED, COURSES].iter().any(|kept| name == *kept);
                if !stays && name != *".lock" {
                    fs::rename(folder.join(&name), away.join(&name))?;
                }
            }
        }
        listed.names.remove(&id.to_string());
        listed.current = listed.current.filter(|current| *current != id);
        self.write(&listed)?;
        Ok(away)
    }

    /// A free folder for what a learner had.
    fn away(&self, id: u32) -> Result<PathBuf, ProfileFault> {
        let free = |number: &u32| !self.root.join(REMOVED).join(format!("{id}-{number}")).exists();
        let number = (1..10_000).find(free).ok_or(ProfileFault::Disk(ErrorKind::AlreadyExists))?;
        Ok(self.root.join(REMOVED).join(format!("{id}-{number}")))
    }

    /// The name, if a learner may have it.
    fn checked(&self, name: &str, id: Option<u32>) -> Result<String, ProfileFault> {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            return Err(ProfileFault::NoName);
        }
        if name.chars().count() > LONGEST || name.chars().any(char::is_control) {
            return Err(ProfileFault::Name);
        }
        match self.find(&name) {
            Some(other) if Some(other.id) != id => Err(ProfileFault::Taken),
            _ => Ok(name),
        }
    }

    /// The list. One that can't be understood is left alone, and the first learner goes on.
    fn read(&self) -> Result<Listed, ProfileFault> {
        match fs::read(self.root.join(FILE)) {
            Ok(bytes) => migrate::read(&bytes).map_err(|_| ProfileFault::Disk(ErrorKind::InvalidData)),
            // A folder that is none is told of where its files are read.
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
                Ok(Listed::default())
            }
            Err(error) => Err(error.into()),
        }
    }

    fn write(&self, listed: &Listed) -> Result<(), ProfileFault> {
        let text = migrate::text_of(listed)?;
        Ok(replace(&self.root, FILE, text.as_bytes())?)
    }
}

/// Whether two names are one to a reader.
fn is_same(one: &str, two: &str) -> bool {
    one.to_lowercase() == two.to_lowercase()
}

impl Other for Listed {
    fn other(&mut self) -> &mut BTreeMap<String, toml::Value> {
        &mut self.other
    }
}

impl Kept for Listed {
    const STEPS: &[Step] = &[];
}

impl From<io::Error> for ProfileFault {
    fn from(error: io::Error) -> ProfileFault {
        ProfileFault::Disk(error.kind())
    }
}
