//! The list of chapters: which are open, and what is searched.

use std::collections::BTreeSet;

/// What is open and searched.
#[derive(Clone, Debug, Default)]
pub struct Learn {
    /// The text in the search field.
    pub search: String,
    /// The open chapters, by their place in the course.
    pub open: BTreeSet<usize>,
}

impl Learn {
    /// Opens a chapter's card, or closes it.
    pub fn toggle(&mut self, chapter: usize) {
        if !self.open.remove(&chapter) {
            self.open.insert(chapter);
        }
    }
}

/// The text as it is compared: lower case, without the accents of French.
#[must_use]
pub fn folded(text: &str) -> String {
    text.chars()
        .flat_map(char::to_lowercase)
        .flat_map(|letter| {
            let plain = match letter {
                'à' | 'â' | 'ä' => "a",
                'ç' => "c",
                'é' | 'è' | 'ê' | 'ë' => "e",
                'î' | 'ï' => "i",
                'ô' | 'ö' | 'ō' => "o",
                'ù' | 'û' | 'ü' | 'ū' => "u",
                'œ' => "oe",
                '’' => "'",
                other => return vec![other],
            };
            plain.chars().collect()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn a_search_does_not_mind_accents_and_capitals() {
        assert_eq!(folded("Échec et Clouage"), "echec et clouage");
        assert_eq!(folded("Cœur, l’Or"), "coeur, l'or");
    }
}
