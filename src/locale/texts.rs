//! The files of messages of a course, as `nari check` looks at them: every Fluent file of every language, without its words.

use std::collections::{BTreeMap, BTreeSet};

use super::messages::{self, Described, MessageFaultKind};
use super::{Language, Mentions, Message, Words, catalog};
use crate::lesson::{BookMessage, Fault, FaultKind, MessageBook, Place};
use crate::progress::TextFile;

/// The files of messages, by language and path.
#[derive(Default)]
pub struct Texts {
    files: Vec<Text>,
    /// Whether they belong to another course than the one that is proved.
    borrowed: bool,
    /// Whether the program's own messages stand beside those of the course.
    with_the_program: bool,
}

struct Text {
    language: Language,
    path: String,
    /// What stands in it; `None`: the file is not a text.
    content: Option<String>,
}

/// One thing that is wrong with a file of messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFault {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: Message,
}

/// Where each language has a message: files and lines.
type Standing<'a> = BTreeMap<Language, Vec<(&'a str, Described)>>;

/// Beside the program's own messages, files whose name begins so hold what lessons say, as one does what the museum says.
const OF_LESSONS: &str = "lessons-";
const OF_THE_MUSEUM: &str = "museum.ftl";
/// The file that only the program has: a teacher's course names its files as it likes.
const OF_THE_PROGRAM: &str = "app.ftl";

impl Text {
    fn name(&self) -> &str {
        self.path.rsplit(['/', '\\']).next().unwrap_or_default()
    }

    fn messages(&self) -> BTreeMap<String, Described> {
        messages::read(self.content.as_deref().unwrap_or_default()).0
    }
}

impl Texts {
    /// What ships inside the program.
    #[must_use]
    pub fn embedded() -> Texts {
        let of = |language| {
            catalog::embedded(language).map(move |(path, text)| Text {
                language,
                path,
                content: Some(text.to_owned()),
            })
        };
        let files = Language::ALL.into_iter().flat_map(of).collect();
        Texts { files, borrowed: false, with_the_program: true }
    }

    /// The same messages, for a course that has none of its own: it need not use them all.
    #[must_use]
    pub fn of_another_course(self) -> Texts {
        Texts { borrowed: true, ..self }
    }

    /// The files of a folder; those of a language that is not spoken here are left out.
    #[must_use]
    pub fn of(files: Vec<TextFile>) -> Texts {
        let known = |TextFile { language, path, text }: TextFile| {
            Some(Text { language: Language::from_code(&language)?, path, content: text })
        };
        let files: Vec<Text> = files.into_iter().filter_map(known).collect();
        let with_the_program = files.iter().any(|file| file.name() == OF_THE_PROGRAM);
        Texts { files, borrowed: false, with_the_program }
    }

    fn is_of_the_course(&self, file: &Text) -> bool {
        let name = file.name();
        !self.with_the_program || name.starts_with(OF_LESSONS) || name == OF_THE_MUSEUM
    }

    /// The languages that something is said in; all of them when nothing is said at all.
    #[must_use]
    pub fn languages(&self) -> Vec<Language> {
        let said = |language: &Language| self.files.iter().any(|file| file.language == *language);
        let languages: Vec<_> = Language::ALL.into_iter().filter(said).collect();
        if languages.is_empty() { Language::ALL.into() } else { languages }
    }

    /// The messages of lessons, as the proof of a course takes them; a language in which nothing is said need not have any.
    #[must_use]
    pub fn book(&self) -> MessageBook {
        let mut book = MessageBook::new(self.languages().into_iter().map(Language::code));
        let mentions = Language::ALL.map(|language| (language, Mentions::of(&Words::new(language))));
        for file in self.files.iter().filter(|file| self.is_of_the_course(file)) {
            let mentions = mentions.iter().find(|(language, _)| *language == file.language);
            for (id, described) in file.messages() {
                let place = Place { line: described.line, column: 1 };
                let mentions = mentions.map_or_else(Vec::new, |(_, found)| found.in_message(&described));
                let message =
                    BookMessage { file: file.path.clone(), place, variables: described.arguments, mentions };
                book.put(file.language.code(), &id, message);
            }
        }
        book
    }

    /// Whether a fault is one of the course that is proved.
    #[must_use]
    pub fn concerns(&self, fault: &Fault) -> bool {
        match &fault.kind {
            FaultKind::MessageWithoutStep { .. } => !self.borrowed,
            FaultKind::NoMessage { id, language } => !self.may_hold(language, id),
            _ => true,
        }
    }

    /// Whether a message that is missing may stand where nothing could be read: that is the fault, and told as such.
    fn may_hold(&self, language: &str, id: &str) -> bool {
        let in_language = self.files.iter().filter(|file| file.language.code() == language);
        in_language.into_iter().any(|file| match &file.content {
            None => true,
            Some(text) => messages::unreadable(text).contains(&id),
        })
    }

    /// Where not one text of a course is found, that is said once in place of every message that is missing: `folder` is
    /// where they belong. The faults are those of the course, `chapters` how many it has.
    #[must_use]
    pub fn missing(&self, faults: &[Fault], chapters: usize, folder: &str) -> Option<TextFault> {
        let is_title = |id: &str| id.starts_with("chapter-") && id.ends_with("-title");
        let lacking = |fault: &&Fault| matches!(&fault.kind, FaultKind::NoMessage { id, .. } if is_title(id));
        let titles = chapters * self.languages().len();
        let nothing = chapters > 0 && faults.iter().filter(lacking).count() == titles;
        let message = Message::new("check-no-texts");
        let fault = TextFault { file: folder.to_owned(), line: 1, column: 1, message };
        (nothing && (self.borrowed || self.files.is_empty())).then_some(fault)
    }

    /// How many messages each language has.
    #[must_use]
    pub fn counts(&self) -> BTreeMap<String, usize> {
        let count = |language| {
            let files = self.files.iter().filter(|file| file.language == language);
            files.map(|file| file.messages().len()).sum()
        };
        Language::ALL.map(|language| (language.code().to_owned(), count(language))).into()
    }

    /// The program's own messages: for each id, where each language has it.
    fn own(&self) -> BTreeMap<String, Standing<'_>> {
        let mut own: BTreeMap<_, Standing<'_>> = BTreeMap::new();
        for file in self.files.iter().filter(|file| !self.is_of_the_course(file)) {
            for (id, described) in file.messages() {
                // An attribute counts as a message: `piece-gold.the` is asked for by that name.
                let of_attribute = |name: &String| {
                    (format!("{id}.{name}"), Described { line: described.line, ..Described::default() })
                };
                let attributes: Vec<_> = described.attributes.iter().map(of_attribute).collect();
                for (id, described) in attributes.into_iter().chain([(id, described)]) {
                    let places = own.entry(id).or_default().entry(file.language).or_default();
                    places.push((file.path.as_str(), described));
                }
            }
        }
        own
    }
}

/// What is wrong with the files themselves, and where the languages differ in the program's own messages.
#[must_use]
pub fn compare(texts: &Texts) -> Vec<TextFault> {
    let mut lines = Vec::new();
    let mut fault = |file: &str, line, column, message: Message| {
        lines.push(TextFault { file: file.to_owned(), line, column, message });
    };
    let languages_said = texts.languages();
    for file in &texts.files {
        let Some(text) = &file.content else {
            fault(&file.path, 1, 1, Message::new("check-not-text"));
            continue;
        };
        for found in messages::read(text).1 {
            let message = match found.kind {
                MessageFaultKind::Unreadable(detail) => {
                    Message::new("check-broken-message").with("detail", detail)
                }
                MessageFaultKind::Twice(id) => {
                    Message::new("check-message-twice").with("id", id).with("language", file.language.code())
                }
            };
            fault(&file.path, found.line, found.column, message);
        }
    }
    for (id, languages) in texts.own() {
        let about = |id: &'static str, message: &str, language: Language| {
            Message::new(id).with("id", message).with("language", language.code())
        };
        for (&language, places) in &languages {
            for (file, described) in places.iter().skip(1) {
                fault(file, described.line, 1, about("check-message-twice", &id, language));
            }
        }
        let Some((file, described)) = languages.values().flatten().next() else { continue };
        for &language in languages_said.iter().filter(|language| !languages.contains_key(language)) {
            fault(file, described.line, 1, about("check-no-message", &id, language));
        }
        let all: BTreeSet<String> =
            languages.values().flatten().flat_map(|(_, described)| compared(described)).collect();
        for (&language, places) in &languages {
            let Some((file, described)) = places.first() else { continue };
            for name in all.difference(&compared(described)) {
                let message = about("check-placeable-missing", &id, language).with("name", name);
                fault(file, described.line, 1, message);
            }
        }
    }
    lines
}

/// The placeables that every language must have: `$Piece` is `$piece` at the head of a sentence, and `$gender` is there
/// for languages that agree.
fn compared(described: &Described) -> BTreeSet<String> {
    described.arguments.iter().map(|name| name.to_lowercase()).filter(|name| name != "gender").collect()
}
