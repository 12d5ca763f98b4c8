//! First start: language, looks, experience.

use crate::app::Experience;

/// What was answered so far; language and looks are settings and take effect at once.
#[derive(Clone, Copy, Debug, Default)]
pub struct FirstStart {
    /// Whether the learner knows the game.
    pub experience: Experience,
}

impl Experience {
    /// All answers, in the order shown.
    pub const ALL: [Experience; 4] =
        [Experience::New, Experience::Chess, Experience::Moves, Experience::Played];

    /// The id of the chapter that the course opens at.
    #[must_use]
    pub const fn chapter(self) -> &'static str {
        match self {
            Experience::New | Experience::Played => "sides",
            Experience::Chess => "near",
            Experience::Moves => "promotion",
        }
    }
}
