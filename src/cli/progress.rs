//! `nari progress`: all that a learner has, written into one file or taken in from one.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use super::error::Trouble;
use super::{Answer, printed, session};
use crate::locale::{Message, Words, data_fault};
use crate::progress::{Bundle, BundleFault, DataFault, Store, Taking};

pub(super) fn run(words: &Words, call: &ArgMatches, mut output: impl Write) -> Result<Answer, Trouble> {
    let none = || refused(words, &BundleFault::NoFolder.into(), Path::new(""));
    let (profiles, id) = session::learner(words, call)?.ok_or_else(none)?;
    let folder = profiles.folder(id);
    let path = call.get_one::<PathBuf>("FILE").map_or(Path::new(""), PathBuf::as_path);
    let is_import = call.get_one::<String>("ACTION").is_some_and(|action| action == "import");
    let taking = if call.get_flag("replace") { Taking::Replace } else { Taking::Merge };
    let done = if is_import { import(&folder, path, taking) } else { export(&folder, path) };
    let message = done.map_err(|fault| refused(words, &fault, path))?;
    printed(writeln!(output, "{}", words.say(&message)), Answer::Done)
}

fn export(folder: &Path, path: &Path) -> Result<Message, DataFault> {
    Bundle::of(folder)?.save(path)?;
    Ok(Message::new("data-exported").with("file", path.to_string_lossy().into_owned()))
}

fn import(folder: &Path, path: &Path, taking: Taking) -> Result<Message, DataFault> {
    let bundle = Bundle::open(path)?;
    // Opened as a window would: what is damaged is set aside, and no other run writes meanwhile.
    let (store, _) = Store::open(folder);
    if !store.holds() {
        return Err(BundleFault::Elsewhere.into());
    }
    let folder = store.folder().ok_or(BundleFault::NoFolder)?;
    Ok(match bundle.take(folder, taking)? {
        Some(before) => Message::new("data-replaced").with("file", before.to_string_lossy().into_owned()),
        None => Message::new("data-merged"),
    })
}

fn refused(words: &Words, fault: &DataFault, path: &Path) -> Message {
    let file = path.to_string_lossy();
    Message::new("cli-error-progress").with("text", data_fault(words, fault, &file))
}
