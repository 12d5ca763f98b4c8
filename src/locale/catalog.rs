//! The messages that ship inside the program, and how one is put into words.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use fluent::concurrent::FluentBundle;
use fluent::{FluentError, FluentResource};
use include_dir::{Dir, include_dir};

use super::{Language, Message};
use crate::notation::western::Letters;

static LOCALES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// The Fluent files of one language that ship inside the program: path under the package, text.
pub fn embedded(language: Language) -> impl Iterator<Item = (String, &'static str)> {
    let folder = LOCALES.get_dir(language.code());
    let files = folder.into_iter().flat_map(Dir::files);
    files.filter(|file| file.path().extension().is_some_and(|ending| ending == "ftl")).filter_map(|file| {
        let path = file.path().to_string_lossy().replace('\\', "/");
        Some((format!("locales/{path}"), file.contents_utf8()?))
    })
}

/// What the program says, in the language in force.
///
/// A message that this language lacks is taken from another one; one that none has is its own name. Neither ships: a test sees to it.
pub struct Words {
    language: Language,
    own: FluentBundle<FluentResource>,
    /// The other languages, read when a message is missing for the first time.
    others: OnceLock<Vec<Words>>,
    /// The messages of the courses beside the built-in one, by their names.
    courses: BTreeMap<String, CourseWords>,
}

/// The messages of a teacher's own course.
struct CourseWords {
    /// Those of the language in force.
    own: FluentBundle<FluentResource>,
    /// Those of the others, which are said where it has none, in the order of [`Words::others`].
    others: Vec<FluentBundle<FluentResource>>,
}

/// The texts of the courses beside the built-in one: by their names, each file of messages with its language.
pub type CourseTexts = BTreeMap<String, Vec<(Language, String)>>;

impl Words {
    /// The messages of `language`.
    #[must_use]
    pub fn new(language: Language) -> Words {
        Words { language, own: bundle(language), others: OnceLock::new(), courses: BTreeMap::new() }
    }

    /// The same words, and those of these courses, whose messages are called by the name of the course before the rest:
    /// `lesson-club/pins-title` is what `lesson-pins-title` says in the course `club`.
    #[must_use]
    pub fn with_courses(self, texts: &CourseTexts) -> Words {
        let course = |files: &Vec<(Language, String)>| {
            let of = |language| {
                let texts = files.iter().filter(move |(other, _)| *other == language);
                bundle_of(language, texts.map(|(_, text)| text.clone()))
            };
            let others = Language::ALL.into_iter().filter(|&other| other != self.language).map(of);
            CourseWords { own: of(self.language), others: others.collect() }
        };
        let courses = texts.iter().map(|(name, files)| (name.clone(), course(files))).collect();
        Words { courses, ..self }
    }

    /// The course that a message belongs to, and its id there.
    fn of_course(&self, id: &str) -> Option<(&CourseWords, String)> {
        let (head, rest) = id.split_once('/')?;
        let (kind, name) = head.split_once('-')?;
        Some((self.courses.get(name)?, format!("{kind}-{rest}")))
    }

    /// The language in force.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The words of the language that says the message: a course may be written in another than the one in force.
    pub(super) fn saying(&self, id: &str) -> &Words {
        let says = |bundle: &FluentBundle<FluentResource>, local: &str| bundle.has_message(local);
        let elsewhere = self.of_course(id).filter(|(course, local)| !says(&course.own, local));
        let other = elsewhere.and_then(|(course, local)| {
            let index = course.others.iter().position(|other| says(other, &local))?;
            self.others().get(index)
        });
        other.unwrap_or(self)
    }

    /// The letters that people of that language write for the pieces.
    #[must_use]
    pub fn letters(&self) -> Letters {
        match self.language {
            Language::French => Letters::French,
            Language::English => Letters::English,
        }
    }

    /// The message in words.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.say_with_faults(message).0
    }

    /// The message without arguments of that name, in words.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.say(&Message::new(id.to_owned()))
    }

    /// Whether the language in force itself has the message; of a course beside the built-in one, whether any has.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        let message = Message::new(id.to_owned());
        match self.of_course(id) {
            Some((course, local)) => {
                let mut bundles = std::iter::once(&course.own).chain(&course.others);
                bundles.any(|bundle| format_as(bundle, &local, &message).is_some())
            }
            None => format(&self.own, &message).is_some(),
        }
    }

    /// The message in words, and what went wrong on the way (an argument that was not given, a message that is missing).
    #[must_use]
    pub fn say_with_faults(&self, message: &Message) -> (String, Vec<String>) {
        let texts = |errors: Vec<FluentError>| errors.iter().map(FluentError::to_string).collect::<Vec<_>>();
        if let Some((course, local)) = self.of_course(message.id()) {
            let mut bundles = std::iter::once(&course.own).chain(&course.others);
            if let Some((text, errors)) = bundles.find_map(|bundle| format_as(bundle, &local, message)) {
                return (text, texts(errors));
            }
        }
        if let Some((text, errors)) = format(&self.own, message) {
            return (text, texts(errors));
        }
        match self.others().iter().find_map(|other| format(&other.own, message)) {
            Some((text, errors)) => {
                let mut faults = texts(errors);
                faults.push(format!("{} lacks {}", self.language.code(), message.id()));
                (text, faults)
            }
            None => (message.id().to_owned(), vec![format!("no language has {}", message.id())]),
        }
    }

    fn others(&self) -> &[Words] {
        self.others.get_or_init(|| {
            Language::ALL.into_iter().filter(|&other| other != self.language).map(Words::new).collect()
        })
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    bundle_of(language, embedded(language).map(|(_, text)| text))
}

fn bundle_of(
    language: Language,
    texts: impl Iterator<Item = impl Into<String>>,
) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // The marks would show as boxes in fonts that lack them, and both languages run the same way.
    bundle.set_use_isolating(false);
    for text in texts {
        // What can't be read is left out; `messages::read` names it with its line.
        let resource = FluentResource::try_new(text.into()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn format(bundle: &FluentBundle<FluentResource>, message: &Message) -> Option<(String, Vec<FluentError>)> {
    format_as(bundle, message.id(), message)
}

/// The message under another id.
fn format_as(
    bundle: &FluentBundle<FluentResource>,
    id: &str,
    message: &Message,
) -> Option<(String, Vec<FluentError>)> {
    let (id, attribute) = match id.split_once('.') {
        Some((id, attribute)) => (id, Some(attribute)),
        None => (id, None),
    };
    let found = bundle.get_message(id)?;
    let pattern = match attribute {
        Some(attribute) => found.get_attribute(attribute)?.value(),
        None => found.value()?,
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&message.arguments()), &mut errors).into_owned();
    Some((text, errors))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_that_the_language_lacks_is_said_in_another_and_reported() {
        let texts = |text| std::iter::once(text);
        let words_of = |language, text, others| Words {
            language,
            own: bundle_of(language, texts(text)),
            others,
            courses: BTreeMap::new(),
        };
        let english = words_of(Language::English, "hand = { $count } in hand\n", OnceLock::new());
        let others = OnceLock::from(vec![english]);
        let words = words_of(Language::French, "board = plateau\nbroken = { $\n", others);
        assert_eq!(words.text("board"), "plateau");
        let (text, faults) = words.say_with_faults(&Message::new("hand").with("count", 2));
        assert_eq!((text.as_str(), faults), ("2 in hand", vec!["fr lacks hand".to_owned()]));
        assert_eq!(words.text("broken"), "broken");
        assert!(!words.has("hand"));
    }

    #[test]
    fn a_course_says_its_own_messages_and_those_of_its_other_language_where_one_is_missing() {
        let files = |french: &str, english: &str| {
            vec![(Language::French, french.to_owned()), (Language::English, english.to_owned())]
        };
        let texts = CourseTexts::from([
            ("club".to_owned(), files("lesson-pins-title = Clouages du club\n", "lesson-one-title = One\n")),
            ("école".to_owned(), files("lesson-pins-title = Clouages de l’école\n", "")),
        ]);
        let words = Words::new(Language::French).with_courses(&texts);
        for (id, text) in [
            ("lesson-club/pins-title", "Clouages du club"),
            ("lesson-école/pins-title", "Clouages de l’école"),
            ("lesson-pins-title", "La pièce clouée"),
            ("lesson-club/one-title", "One"),
            ("lesson-école/one-title", "lesson-école/one-title"),
        ] {
            assert_eq!(words.text(id), text, "{id}");
        }
        assert!(words.has("lesson-club/one-title") && !words.has("lesson-école/one-title"));
    }
}
