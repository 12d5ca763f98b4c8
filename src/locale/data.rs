//! Why something could not be done with all that a learner has, in words.

use std::io::ErrorKind;

use super::notice::file_trouble;
use super::{Message, Words};
use crate::progress::{BundleFault, DataFault, ProfileFault};

/// Why it was not done, as a sentence; `file` is the file that it was about.
#[must_use]
pub fn data_fault(words: &Words, fault: &DataFault, file: &str) -> String {
    let message = match fault {
        DataFault::NoFile => Message::new("data-no-file"),
        DataFault::Profile(fault) => profile_fault(words, *fault),
        DataFault::Bundle(fault) => bundle_fault(words, fault, file),
    };
    words.say(&message)
}

fn profile_fault(words: &Words, fault: ProfileFault) -> Message {
    match fault {
        ProfileFault::NoName => Message::new("learner-no-name"),
        ProfileFault::Name => Message::new("learner-name-too-long"),
        ProfileFault::Taken => Message::new("learner-taken"),
        ProfileFault::Gone => Message::new("learner-gone"),
        ProfileFault::Only => Message::new("learner-only"),
        ProfileFault::Open => Message::new("learner-open"),
        ProfileFault::Disk(why) => Message::new("learner-disk").with("why", file_trouble(words, why)),
    }
}

fn bundle_fault(words: &Words, fault: &BundleFault, file: &str) -> Message {
    let message = match fault {
        BundleFault::NoFolder => return Message::new("data-no-folder"),
        BundleFault::Elsewhere => return Message::new("data-elsewhere"),
        BundleFault::Disk(ErrorKind::AlreadyExists) => Message::new("data-exists"),
        BundleFault::Disk(why) => Message::new("data-disk").with("why", file_trouble(words, *why)),
        BundleFault::Damaged { file: inner, line, column } => {
            let message = match inner {
                Some(inner) => Message::new("data-damaged-in").with("inner", inner),
                None => Message::new("data-damaged"),
            };
            message.with("line", *line).with("column", *column)
        }
        BundleFault::Newer { .. } => Message::new("data-newer"),
    };
    message.with("file", file)
}
