//! The languages Nari speaks.

use unic_langid::LanguageIdentifier;

/// A language that every message exists in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// Français.
    French,
    /// English.
    English,
}

impl Language {
    /// Every language, in the order of the settings.
    pub const ALL: [Language; 2] = [Language::French, Language::English];

    /// The language of a system whose own is not spoken here.
    pub const DEFAULT: Language = Language::English;

    /// The two letters that name the language in files and on the command line.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::French => "fr",
            Language::English => "en",
        }
    }

    /// The language of a code as systems write it: `fr`, `fr-CA`, `FR_fr.UTF-8`.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Language> {
        let primary = code.split(['-', '_', '.', '@']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary.trim()))
    }

    /// The language as Unicode names it, which decides the plural rules.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        // Both codes are well-formed; the fall-back would only cost the plural rules.
        self.code().parse().unwrap_or_default()
    }
}
