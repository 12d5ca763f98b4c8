//! The marks along the way, from what the learner did. Source of the marks: the list of a children's class, as the
//! course retells it: 15 half the rules and a game, 14 every check answered, 13 values and a first mate, 12 the four Gold
//! mates, 11 exchanges and forks, 10 mates in one at sight, 8 castles.

use nari::lesson::Catalog;
use nari::progress::kyu::{self, Done, Mark, Wanted};
use nari::progress::{Go, Lessons, Play, Puzzles, Went};

struct Learner {
    catalog: Catalog,
    lessons: Lessons,
    puzzles: Puzzles,
    play: Play,
}

impl Learner {
    fn new() -> Learner {
        Learner {
            catalog: Catalog::embedded().unwrap(),
            lessons: Lessons::default(),
            puzzles: Puzzles::default(),
            play: Play::default(),
        }
    }

    fn marks(&self) -> Vec<Mark> {
        kyu::marks(&self.catalog, Done { lessons: &self.lessons, puzzles: &self.puzzles, play: &self.play })
    }

    /// The last mark reached.
    fn kyu(&self) -> Option<u8> {
        let marks = self.marks();
        kyu::reached(&marks).checked_sub(1).map(|index| marks[index].kyu)
    }

    fn does(&mut self, lesson: &str) {
        let lesson = self.catalog.lesson(lesson).unwrap_or_else(|| panic!("no lesson {lesson}"));
        for step in &lesson.steps {
            self.lessons.done(&lesson.id, &step.id, 3);
        }
    }

    fn finishes(&mut self, chapter: &str) {
        let chapter = self.catalog.chapters().iter().find(|known| known.id == chapter).unwrap();
        let lessons: Vec<_> = chapter.lessons.iter().map(|lesson| lesson.id.clone()).collect();
        for lesson in &lessons {
            self.does(lesson);
        }
    }

    fn solves(&mut self, moves: usize, count: usize, stars: u8) {
        let all = self.catalog.puzzles().iter().filter(|puzzle| puzzle.moves == moves).take(count);
        let ids: Vec<_> = all.map(|puzzle| puzzle.id.clone()).collect();
        assert_eq!(ids.len(), count);
        for id in &ids {
            self.puzzles.went(id, Go::Solved, stars);
        }
    }
}

#[test]
fn each_mark_is_reached_by_what_it_asks_for_and_none_before() {
    let mut learner = Learner::new();
    assert_eq!(learner.kyu(), None);
    for chapter in ["sides", "near", "far", "capture"] {
        learner.finishes(chapter);
    }
    assert_eq!(learner.kyu(), None, "a game is still to be won");
    learner.play.ended("passes", Went::Won);
    assert_eq!(learner.kyu(), Some(15));
    for chapter in ["promotion", "drops", "checks"] {
        learner.finishes(chapter);
    }
    assert_eq!(learner.kyu(), Some(14));
    learner.solves(1, 5, 1);
    assert_eq!(learner.kyu(), Some(14));
    learner.does("values");
    assert_eq!(learner.kyu(), Some(13));
    learner.does("gold-mates");
    let golds: Vec<_> = ["gold-head", "gold-belly", "gold-tail", "gold-shoulder"]
        .into_iter()
        .map(|theme| {
            let of = |puzzle: &&std::sync::Arc<nari::lesson::puzzle::Puzzle>| puzzle.theme.name() == theme;
            learner.catalog.puzzles().iter().find(of).unwrap().id.clone()
        })
        .collect();
    for id in &golds {
        learner.puzzles.went(id, Go::Solved, 2);
    }
    assert_eq!(learner.kyu(), Some(12));
    for lesson in ["count-first", "forks"] {
        learner.does(lesson);
    }
    for _ in 0..2 {
        learner.play.ended("passes", Went::Won);
    }
    assert_eq!(learner.kyu(), Some(11));
    for lesson in ["mate-at-sight", "three-moves"] {
        learner.does(lesson);
    }
    learner.solves(3, 3, 1);
    learner.solves(1, 19, 3);
    assert_eq!(learner.kyu(), Some(11), "the twentieth was not at sight");
    learner.solves(1, 20, 3);
    assert_eq!(learner.kyu(), Some(10));
    learner.finishes("castles");
    learner.solves(3, 20, 1);
    for _ in 0..7 {
        learner.play.ended("passes", Went::Won);
    }
    assert_eq!(learner.kyu(), Some(8));
}

#[test]
fn what_is_missing_is_told_with_how_much_of_it_is_done() {
    let mut learner = Learner::new();
    learner.solves(1, 3, 1);
    let marks = learner.marks();
    let thirteen = marks.iter().find(|mark| mark.kyu == 13).unwrap();
    let mates = thirteen.needs.iter().find(|need| need.what == Wanted::Mates(1)).unwrap();
    assert_eq!((mates.done, mates.of, mates.is_met()), (3, 5, false));
    // Everything the marks name is in the course, and can be done.
    assert!(marks.iter().all(|mark| !mark.needs.is_empty()));
    let of_lessons =
        marks.iter().flat_map(|mark| &mark.needs).filter(|need| matches!(need.what, Wanted::Lesson(_)));
    assert!(of_lessons.count() >= 25);
}

#[test]
fn a_course_without_those_lessons_asks_for_what_it_has() {
    let (catalog, lessons, puzzles, play) = Default::default();
    let marks = kyu::marks(&catalog, Done { lessons: &lessons, puzzles: &puzzles, play: &play });
    assert!(marks.iter().flat_map(|mark| &mark.needs).all(|need| need.what == Wanted::Wins));
}
