//! What is asked again: a problem, a drill, a step of a lesson, a miss of the learner's own.

use std::fmt;
use std::sync::Arc;

/// The name of a card: its kind, a colon, and which one. It holds no space.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(Arc<str>);

/// What a card asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardKind<'a> {
    /// `puzzle:ID`: a mate problem, by the id under which its record is kept.
    Puzzle(String),
    /// `drill:KIND`: a drill, by its kind.
    Drill(&'a str),
    /// `step:LESSON/STEP`: a step of a lesson.
    Step {
        /// The lesson's id.
        lesson: &'a str,
        /// The step's id.
        step: &'a str,
    },
    /// `miss:N`: one of the learner's own misses, by its number.
    Miss(u32),
    /// A kind that only another version of Nari knows; its card is kept, and not asked.
    Other,
}

impl CardId {
    /// The longest name, in bytes.
    const LONGEST: usize = 300;

    /// A name that is written out.
    ///
    /// # Examples
    /// ```
    /// use nari::progress::CardId;
    ///
    /// assert!(CardId::new("step:pins/gold-on-the-file").is_some());
    /// assert!(CardId::new("puzzle:").is_none());
    /// assert!(CardId::new("miss:first").is_none());
    /// ```
    #[must_use]
    pub fn new(name: &str) -> Option<CardId> {
        let (kind, which) = name.split_once(':')?;
        let is_named = !kind.is_empty()
            && kind.bytes().all(|sign| sign.is_ascii_lowercase() || sign == b'-')
            && !which.is_empty()
            && name.len() <= CardId::LONGEST
            && !name.contains(|sign: char| sign.is_whitespace() || sign.is_control());
        let parts =
            |sign| which.split_once(sign).is_some_and(|(one, two)| !one.is_empty() && !two.is_empty());
        let is_whole = match kind {
            "step" => parts('/'),
            "miss" => which.parse::<u32>().is_ok_and(|number| number.to_string() == which),
            _ => true,
        };
        (is_named && is_whole).then(|| CardId(name.into()))
    }

    /// The card of a mate problem; `None` if its id can't be part of a name.
    #[must_use]
    pub fn puzzle(id: &str) -> Option<CardId> {
        // The id of an own problem is its position, which has spaces and no low lines.
        CardId::new(&format!("puzzle:{}", id.replace(' ', "_")))
    }

    /// The card of a kind of drill.
    #[must_use]
    pub fn drill(kind: &str) -> Option<CardId> {
        CardId::new(&format!("drill:{kind}"))
    }

    /// The card of a step.
    #[must_use]
    pub fn step(lesson: &str, step: &str) -> Option<CardId> {
        CardId::new(&format!("step:{lesson}/{step}"))
    }

    /// The card of a miss.
    #[must_use]
    pub fn miss(number: u32) -> CardId {
        CardId(format!("miss:{number}").into())
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What the card asks.
    #[must_use]
    pub fn kind(&self) -> CardKind<'_> {
        let Some((kind, which)) = self.0.split_once(':') else { return CardKind::Other };
        match kind {
            "puzzle" if which.starts_with("own:") => CardKind::Puzzle(which.replace('_', " ")),
            "puzzle" => CardKind::Puzzle(which.to_owned()),
            "drill" => CardKind::Drill(which),
            // A lesson of a teacher's own course has a name of two parts.
            "step" => which
                .rsplit_once('/')
                .map_or(CardKind::Other, |(lesson, step)| CardKind::Step { lesson, step }),
            "miss" => which.parse().map_or(CardKind::Other, CardKind::Miss),
            _ => CardKind::Other,
        }
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
