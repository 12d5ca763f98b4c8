//! The kinds of drills.

use std::time::Duration;

use crate::shogi::PieceKind;

/// A kind of drill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DrillKind {
    /// Faces that look alike: touch every piece of one kind.
    Pairs,
    /// Coordinates: touch the square that is named, as many as possible in half a minute if that is wished.
    Squares,
    /// Where a piece may go.
    Paint,
    /// Where a held piece may be dropped.
    Drops,
    /// Every answer to a check.
    Answers,
    /// Which pieces are pinned, and where a pinned one may go.
    Pins,
    /// May that Pawn be dropped, or would it give mate?
    PawnMate,
    /// Mate with one move.
    MateInOne,
}

impl DrillKind {
    /// All of them, in the order of the course.
    pub const ALL: [DrillKind; 8] = [
        DrillKind::Pairs,
        DrillKind::Paint,
        DrillKind::Drops,
        DrillKind::Answers,
        DrillKind::Pins,
        DrillKind::PawnMate,
        DrillKind::MateInOne,
        DrillKind::Squares,
    ];

    /// The id, as the place `drill:ID` and the learner's file name it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            DrillKind::Pairs => "pairs",
            DrillKind::Squares => "squares",
            DrillKind::Paint => "paint",
            DrillKind::Drops => "drops",
            DrillKind::Answers => "answers",
            DrillKind::Pins => "pins",
            DrillKind::PawnMate => "pawn-mate",
            DrillKind::MateInOne => "mate-in-1",
        }
    }

    /// The kind of that id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<DrillKind> {
        DrillKind::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// The id of its title's message.
    #[must_use]
    pub fn title(self) -> String {
        format!("drill-{}-title", self.id())
    }

    /// The id of the message that says in one line what it is about.
    #[must_use]
    pub fn summary(self) -> String {
        format!("drill-{}-summary", self.id())
    }

    /// How long a round against the clock lasts; `None` where there is none.
    #[must_use]
    pub const fn round(self) -> Option<Duration> {
        match self {
            DrillKind::Squares => Some(Duration::from_secs(30)),
            _ => None,
        }
    }

    /// Whether the next item comes at once after a right answer: where an answer is a single touch.
    #[must_use]
    pub const fn runs_on(self) -> bool {
        matches!(self, DrillKind::Squares)
    }

    /// How many items in a row have to be right before it grows harder.
    #[must_use]
    pub const fn climbs_after(self) -> u32 {
        match self {
            DrillKind::Squares => 8,
            _ => 3,
        }
    }

    /// Whether faces are what is asked, so that no letter may stand beside them.
    #[must_use]
    pub const fn asks_for_faces(self) -> bool {
        matches!(self, DrillKind::Pairs)
    }

    pub(super) const fn number(self) -> u64 {
        self as u64
    }

    /// The piece that stands for all drills.
    pub const FACE: PieceKind = PieceKind::Tokin;
}
