//! The placement test: which chapter is asked next, and at which one the course opens. Chapters are told by their place in
//! the course.

use crate::progress::Moment;

/// After so many seconds no other question is asked.
const SECONDS: i64 = 120;

/// A question of the test on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Which one, from 1.
    pub number: usize,
    /// How it was answered; `None` while it is not.
    pub answer: Option<Answer>,
}

/// How a question was answered: the first try counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// As in the lesson.
    Right,
    /// Otherwise, or "I don't know".
    Wrong,
}

/// A test that goes on.
#[derive(Clone, Debug)]
pub struct Placement {
    /// The chapters that have a question, the easiest first.
    chapters: Vec<usize>,
    /// How many of them, from the first, are taken as known.
    known: usize,
    /// The first of them that is taken as not known.
    unknown: usize,
    /// The one that is asked.
    current: usize,
    asked: usize,
    began: Moment,
}

/// What follows an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// That chapter is asked.
    Ask(usize),
    /// It is clear where to begin, or the time is up.
    Over(Placed),
}

/// What came of the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The hardest chapter that was answered rightly; `None` when none was.
    pub known: Option<usize>,
    /// The chapter that the course opens at; `None` when all are known.
    pub opens: Option<usize>,
    /// Whether the time was up before it was clear.
    pub time: Time,
}

/// Whether the time was enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    /// It was.
    Enough,
    /// It was not.
    Up,
}

impl Placement {
    /// A test over these chapters, the easiest first; `None` when there are none.
    #[must_use]
    pub fn new(chapters: Vec<usize>, began: Moment) -> Option<Placement> {
        let unknown = chapters.len();
        // Whoever has played knows the first chapters, and seldom the last.
        let current = unknown / 3;
        (unknown > 0).then_some(Placement { chapters, known: 0, unknown, current, asked: 1, began })
    }

    /// The chapter that is asked.
    #[must_use]
    pub fn chapter(&self) -> usize {
        self.chapters.get(self.current).copied().unwrap_or_default()
    }

    /// The question that is asked.
    #[must_use]
    pub const fn question(&self) -> Question {
        Question { number: self.asked, answer: None }
    }

    /// Whether the time is up.
    #[must_use]
    pub const fn is_time_up(&self, now: Moment) -> bool {
        now.seconds() - self.began.seconds() >= SECONDS
    }

    /// Takes an answer in: a harder chapter follows a right one, an easier one a wrong one.
    pub fn answered(&mut self, answer: Answer, now: Moment) -> Next {
        match answer {
            Answer::Right => self.known = self.known.max(self.current + 1),
            Answer::Wrong => self.unknown = self.unknown.min(self.current),
        }
        if self.known >= self.unknown {
            return Next::Over(self.placed(Time::Enough));
        }
        if self.is_time_up(now) {
            return Next::Over(self.placed(Time::Up));
        }
        self.current = usize::midpoint(self.known, self.unknown);
        self.asked += 1;
        Next::Ask(self.chapter())
    }

    /// What is known by now.
    #[must_use]
    pub fn placed(&self, time: Time) -> Placed {
        let known = self.known.checked_sub(1).and_then(|place| self.chapters.get(place)).copied();
        Placed { known, opens: self.chapters.get(self.known).copied(), time }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who knows the first `knows` of twenty chapters: the chapters asked in turn, and where the course opens.
    fn learner(knows: usize) -> (Vec<usize>, Placed) {
        let now = Moment::default();
        let mut test = Placement::new((0..20).collect(), now).unwrap();
        let mut asked = vec![test.chapter()];
        loop {
            let answer = if test.chapter() < knows { Answer::Right } else { Answer::Wrong };
            match test.answered(answer, now) {
                Next::Ask(chapter) => asked.push(chapter),
                Next::Over(placed) => return (asked, placed),
            }
        }
    }

    #[test]
    fn the_course_opens_at_the_first_chapter_that_is_not_known() {
        for knows in 0..=20 {
            let (asked, placed) = learner(knows);
            assert_eq!(placed.opens, Some(knows).filter(|&chapter| chapter < 20), "{asked:?}");
            assert_eq!(placed.known, knows.checked_sub(1));
            assert!(asked.len() <= 6, "{asked:?}");
            for pair in asked.windows(2) {
                let (before, after) = (pair[0], pair[1]);
                assert_eq!(after > before, before < knows, "harder after a right answer: {asked:?}");
            }
        }
    }

    #[test]
    fn after_two_minutes_it_opens_at_what_is_known_by_then() {
        let now = Moment::default();
        let mut test = Placement::new((0..20).collect(), now).unwrap();
        assert_eq!(test.answered(Answer::Right, now.after(119)), Next::Ask(13));
        let placed = Placed { known: Some(6), opens: Some(7), time: Time::Up };
        assert_eq!(test.answered(Answer::Wrong, now.after(120)), Next::Over(placed));
    }
}
