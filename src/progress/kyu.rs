//! The marks along the way: what each kyu asks for, and how much of it is done. Nothing is kept here: all of it is
//! counted from what the learner did in the lessons, the problems and the games.

use crate::lesson::Catalog;
use crate::tsume::compose::Theme;

use super::play::Play;
use super::puzzles::Puzzles;
use super::schema::Lessons;

/// A mark: a kyu with what it asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Its number: 15 comes first, 8 last.
    pub kyu: u8,
    /// What it asks for, each with what is done of it.
    pub needs: Vec<Need>,
}

/// One thing that a mark asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Need {
    /// What is to be done.
    pub what: Wanted,
    /// How much of it is done, at most `of`.
    pub done: usize,
    /// How much there is to do, at least 1.
    pub of: usize,
}

/// What is to be done for a mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The steps of a lesson, by its id.
    Lesson(String),
    /// Problems of the collection of that length in plies, solved.
    Mates(usize),
    /// The same, each without a wrong first move or a hint.
    MatesAtSight(usize),
    /// Problems of a theme, solved.
    Themed(Theme),
    /// Games won, whoever gave how much.
    Wins,
}

/// What a mark asks for, as it is written down here.
enum Rule {
    /// All lessons of a chapter.
    Chapter(&'static str),
    Lesson(&'static str),
    Mates(usize, usize),
    MatesAtSight(usize, usize),
    Themed(Theme),
    Wins(usize),
}

/// The marks of a well-known children's class, in the words of this course.
const RULES: &[(u8, &[Rule])] = &[
    // Half of the rules, and a first game.
    (
        15,
        &[
            Rule::Chapter("sides"),
            Rule::Chapter("near"),
            Rule::Chapter("far"),
            Rule::Chapter("capture"),
            Rule::Wins(1),
        ],
    ),
    // The other half, and an answer to every check.
    (14, &[Rule::Chapter("promotion"), Rule::Chapter("drops"), Rule::Chapter("checks")]),
    (13, &[Rule::Lesson("values"), Rule::Mates(1, 5)]),
    (
        12,
        &[
            Rule::Lesson("gold-mates"),
            Rule::Themed(Theme::GoldHead),
            Rule::Themed(Theme::GoldBelly),
            Rule::Themed(Theme::GoldTail),
            Rule::Themed(Theme::GoldShoulder),
        ],
    ),
    (11, &[Rule::Lesson("count-first"), Rule::Lesson("forks"), Rule::Wins(3)]),
    (
        10,
        &[
            Rule::Lesson("mate-at-sight"),
            Rule::MatesAtSight(1, 20),
            Rule::Lesson("three-moves"),
            Rule::Mates(3, 3),
        ],
    ),
    (8, &[Rule::Chapter("castles"), Rule::Mates(3, 20), Rule::Wins(10)]),
];

/// What the learner did, as far as the marks look at it.
#[derive(Clone, Copy)]
pub struct Done<'a> {
    /// In the lessons.
    pub lessons: &'a Lessons,
    /// Of the problems.
    pub puzzles: &'a Puzzles,
    /// In games.
    pub play: &'a Play,
}

/// Every mark with what is done of it, the first one first. What the course does not have is not asked for.
#[must_use]
pub fn marks(catalog: &Catalog, done: Done<'_>) -> Vec<Mark> {
    let needs = |rules: &[Rule]| rules.iter().flat_map(|rule| needs_of(rule, catalog, done)).collect();
    RULES.iter().map(|(kyu, rules)| Mark { kyu: *kyu, needs: needs(rules) }).collect()
}

/// How many of the marks are reached one after the other, from the first on.
#[must_use]
pub fn reached(marks: &[Mark]) -> usize {
    marks.iter().take_while(|mark| mark.is_reached()).count()
}

impl Mark {
    /// Whether all is done that it asks for.
    #[must_use]
    pub fn is_reached(&self) -> bool {
        self.needs.iter().all(Need::is_met)
    }
}

impl Need {
    /// Whether all of it is done.
    #[must_use]
    pub const fn is_met(&self) -> bool {
        self.done >= self.of
    }
}

fn needs_of(rule: &Rule, catalog: &Catalog, done: Done<'_>) -> Vec<Need> {
    let counted = |what: Wanted, met: usize, there: usize, asked: usize| {
        let of = asked.min(there);
        (of > 0).then_some(Need { what, done: met.min(of), of })
    };
    let of_puzzles =
        |what: Wanted, asked: usize, of: &dyn Fn(&crate::lesson::puzzle::Puzzle) -> bool, stars: u8| {
            let there = catalog.puzzles().iter().filter(|puzzle| of(puzzle));
            let is_met =
                |id: &str| done.puzzles.of(id).is_some_and(|record| record.solved && record.stars >= stars);
            let met = there.clone().filter(|puzzle| is_met(&puzzle.id)).count();
            counted(what, met, there.count(), asked)
        };
    match *rule {
        Rule::Chapter(id) => {
            let chapter = catalog.chapters().iter().find(|chapter| chapter.id == id);
            let lessons = chapter.into_iter().flat_map(|chapter| &chapter.lessons);
            lessons.filter_map(|lesson| lesson_need(catalog, done.lessons, &lesson.id)).collect()
        }
        Rule::Lesson(id) => lesson_need(catalog, done.lessons, id).into_iter().collect(),
        Rule::Mates(moves, asked) => {
            of_puzzles(Wanted::Mates(moves), asked, &|puzzle| puzzle.moves == moves, 0).into_iter().collect()
        }
        Rule::MatesAtSight(moves, asked) => {
            let what = Wanted::MatesAtSight(moves);
            of_puzzles(what, asked, &|puzzle| puzzle.moves == moves, 3).into_iter().collect()
        }
        Rule::Themed(theme) => {
            of_puzzles(Wanted::Themed(theme), 1, &|puzzle| puzzle.theme == theme, 0).into_iter().collect()
        }
        Rule::Wins(asked) => {
            let won: u32 = done.play.opponents.values().map(|results| results.won).sum();
            counted(Wanted::Wins, usize::try_from(won).unwrap_or(usize::MAX), asked, asked)
                .into_iter()
                .collect()
        }
    }
}

fn lesson_need(catalog: &Catalog, lessons: &Lessons, id: &str) -> Option<Need> {
    let lesson = catalog.lesson(id)?;
    let is_done = |step: &str| lessons.step(id, step).is_some_and(|record| record.done);
    let done = lesson.steps.iter().filter(|step| is_done(&step.id)).count();
    let of = lesson.steps.len();
    (of > 0).then(|| Need { what: Wanted::Lesson(id.to_owned()), done, of })
}
