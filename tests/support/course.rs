//! Reads a course's folder for the tests: its lessons and its messages.
#![allow(clippy::unwrap_used, reason = "a helper of tests")]

use std::collections::BTreeMap;
use std::path::Path;

use nari::lesson::{BookMessage, Files, MessageBook, Place};
use nari::locale::{Language, Mentions, Words, messages};

/// The Fluent files of lessons, by path in the course: `locales/fr/lessons-near.ftl`.
pub type Texts = BTreeMap<String, String>;

pub fn texts(folder: &Path) -> Texts {
    let mut texts = Texts::new();
    for language in ["en", "fr"] {
        for entry in std::fs::read_dir(folder.join("locales").join(language)).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if name.starts_with("lessons-") || name == "museum.ftl" {
                let text = std::fs::read_to_string(&path).unwrap();
                texts.insert(format!("locales/{language}/{name}"), text);
            }
        }
    }
    texts
}

pub fn book(texts: &Texts) -> MessageBook {
    let mut book = MessageBook::new(["en", "fr"]);
    for (file, text) in texts {
        let language = file.split('/').nth(1).unwrap();
        let mentions = Mentions::of(&Words::new(Language::from_code(language).unwrap()));
        for (id, described) in messages::read(text).0 {
            let place = Place { line: described.line, column: 1 };
            let mentions = mentions.in_message(&described);
            let message = BookMessage { file: file.clone(), place, variables: described.arguments, mentions };
            book.put(language, &id, message);
        }
    }
    book
}

pub fn lessons(folder: &Path) -> Files {
    Files::read(&folder.join("lessons")).unwrap()
}
