//! The messages that ship inside the program, and how one is put into words.

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
    others: OnceLock<Vec<FluentBundle<FluentResource>>>,
}

impl Words {
    /// The messages of `language`.
    #[must_use]
    pub fn new(language: Language) -> Words {
        Words { language, own: bundle(language), others: OnceLock::new() }
    }

    /// The language in force.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
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

    /// Whether the language in force itself has the message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        format(&self.own, &Message::new(id.to_owned())).is_some()
    }

    /// The message in words, and what went wrong on the way (an argument that was not given, a message that is missing).
    #[must_use]
    pub fn say_with_faults(&self, message: &Message) -> (String, Vec<String>) {
        let texts = |errors: Vec<FluentError>| errors.iter().map(FluentError::to_string).collect::<Vec<_>>();
        if let Some((text, errors)) = format(&self.own, message) {
            return (text, texts(errors));
        }
        match self.others().iter().find_map(|other| format(other, message)) {
            Some((text, errors)) => {
                let mut faults = texts(errors);
                faults.push(format!("{} lacks {}", self.language.code(), message.id()));
                (text, faults)
            }
            None => (message.id().to_owned(), vec![format!("no language has {}", message.id())]),
        }
    }

    fn others(&self) -> &[FluentBundle<FluentResource>] {
        self.others.get_or_init(|| {
            Language::ALL.into_iter().filter(|&other| other != self.language).map(bundle).collect()
        })
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    bundle_of(language, embedded(language).map(|(_, text)| text))
}

fn bundle_of(language: Language, texts: impl Iterator<Item = &'static str>) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // The marks would show as boxes in fonts that lack them, and both languages run the same way.
    bundle.set_use_isolating(false);
    for text in texts {
        // What can't be read is left out; `messages::read` names it with its line.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn format(bundle: &FluentBundle<FluentResource>, message: &Message) -> Option<(String, Vec<FluentError>)> {
    let (id, attribute) = match message.id().split_once('.') {
        Some((id, attribute)) => (id, Some(attribute)),
        None => (message.id(), None),
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
        let words = Words {
            language: Language::French,
            own: bundle_of(Language::French, texts("board = plateau\nbroken = { $\n")),
            others: OnceLock::from(vec![bundle_of(Language::English, texts("hand = { $count } in hand\n"))]),
        };
        assert_eq!(words.text("board"), "plateau");
        let (text, faults) = words.say_with_faults(&Message::new("hand").with("count", 2));
        assert_eq!((text.as_str(), faults), ("2 in hand", vec!["fr lacks hand".to_owned()]));
        assert_eq!(words.text("broken"), "broken");
        assert!(!words.has("hand"));
    }
}
