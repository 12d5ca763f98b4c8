//! Mate problems of one length, some of them by their numbers: what is printed at a time.

use std::ops::RangeInclusive;

/// Some problems of one length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProblemSet {
    /// The course whose problems they are, as their ids begin: `club/`; empty for the built-in one.
    pub course: String,
    /// The plies to the mate.
    pub moves: usize,
    /// Their numbers, from 1.
    pub numbers: RangeInclusive<usize>,
}

impl ProblemSet {
    /// How many are printed where no numbers are given.
    const USUAL: usize = 12;

    /// Reads `mate-in-3`, `mate-in-3:13-24`, `mate-in-3:7` and `club/mate-in-3`; `None` for every other text.
    ///
    /// # Examples
    /// ```
    /// use nari::app::ProblemSet;
    ///
    /// let set = ProblemSet::read("club/mate-in-3:13-24").unwrap();
    /// assert_eq!((set.course.as_str(), set.moves, set.numbers), ("club/", 3, 13..=24));
    /// assert_eq!(ProblemSet::read("mate-in-1").unwrap().numbers, 1..=12);
    /// assert_eq!(ProblemSet::read("pins"), None);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Option<ProblemSet> {
        let at = text.rfind('/').map_or(0, |slash| slash + 1);
        let (course, name) = text.split_at(at);
        let (name, numbers) = match name.split_once(':') {
            Some((name, numbers)) => (name, Some(numbers)),
            None => (name, None),
        };
        let moves = name.strip_prefix("mate-in-")?.parse().ok()?;
        let numbers = match numbers {
            None => 1..=ProblemSet::USUAL,
            Some(numbers) => {
                let (first, last) = numbers.split_once('-').unwrap_or((numbers, numbers));
                first.parse().ok()?..=last.parse().ok()?
            }
        };
        Some(ProblemSet { course: course.to_owned(), moves, numbers })
    }
}
