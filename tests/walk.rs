//! The whole course walked by the keyboard alone, in both languages: every step is finished by what the rules and the
//! solver find, every usual mistake is told in its own words, and any other wrong answer with its general reason.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::sync::Arc;

use nari::app::{Command, LessonView, Tone};
use nari::lesson::{Catalog, Step, Task, Verdict};
use nari::locale::{Language, illegality};

#[path = "support/walker.rs"]
mod walker;

#[path = "support/walked.rs"]
mod walked;

#[path = "support/winner.rs"]
mod winner;

use walked::{Found, Numbers, Wrong, find_out};
use walker::{Played, Try, Walker};

/// How often what was seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count {
    steps: usize,
    watched: usize,
    hints: usize,
    closings: usize,
    mistakes: usize,
    others: usize,
    without_mistake: usize,
    without_other: usize,
    typed: usize,
    taken_back: usize,
    games: usize,
}

fn walk(language: Language, course: &Arc<Catalog>, found: &[Found]) -> Count {
    let mut walker = Walker::new(Arc::clone(course), language);
    let mut count = Count::default();
    for found in found {
        count.steps += 1;
        walker.opens(&found.step);
        assert!(!walker.sees().text.is_empty());
        if let Task::Explain { .. } = found.step.task {
            watch(&mut walker, &found.step);
            count.watched += 1;
            continue;
        }
        for (say, wrong) in &found.mistakes {
            count.mistakes += 1;
            count.typed += usize::from(goes_wrong(&mut walker, found, wrong, Some(say)) == Played::Typed);
        }
        let is_game = matches!(found.step.task, Task::Play(_));
        let refused = |wrong: &Wrong| matches!(wrong.verdict, Verdict::Illegal { .. });
        assert!(!is_game || found.other.as_ref().is_some_and(refused), "{}", found.step.id);
        count.without_mistake += usize::from(found.mistakes.is_empty() && !is_game);
        count.without_other += usize::from(found.other.is_none());
        if let Some(wrong) = &found.other {
            count.others += 1;
            count.typed += usize::from(goes_wrong(&mut walker, found, wrong, None) == Played::Typed);
        }
        finish(&mut walker, found, &mut count);
    }
    count
}

/// An explanation plays itself to its end, and the next step is a key away.
fn watch(walker: &mut Walker, step: &Step) {
    walker.waits();
    assert!(walker.sees().done, "{}/{}", step.lesson, step.id);
}

/// Makes a mistake on its board, and hears its own words, or the general ones.
fn goes_wrong(walker: &mut Walker, found: &Found, wrong: &Wrong, say: Option<&str>) -> Played {
    let step = &found.step;
    let learner = step.learner();
    walker.begins(step);
    for &attempt in &wrong.before {
        walker.tries(attempt, learner);
        walker.waits();
    }
    let played = walker.tries(wrong.attempt, learner);
    let told = walker.is_told();
    let name = format!("{}/{} {:?}: {told:?}", step.lesson, step.id, wrong.attempt);
    let told = told.unwrap_or_else(|| unreachable!("{name}"));
    let general = general(walker, step, wrong);
    assert!(!general.is_empty(), "{name}");
    match say {
        Some(say) => {
            assert!(told.text.starts_with(&walker.words_of(step, say)), "{name}");
            assert!(!told.text.contains(&general), "{name}");
        }
        None => assert!(told.text.starts_with(&general), "{name} is not {general}"),
    }
    let tone = if matches!(wrong.verdict, Verdict::Illegal { .. }) { Tone::Refused } else { Tone::Wrong };
    assert_eq!(told.tone, tone, "{name}");
    walker.waits();
    assert!(!walker.sees().done, "{name}");
    played
}

/// What is said of a wrong try that has no words of its own.
fn general(walker: &Walker, step: &Step, wrong: &Wrong) -> String {
    let words = walker.app.words();
    let refused = |mv, reason| illegality(words, &walker.app.naming(), &wrong.position, mv, reason).text;
    match (&wrong.verdict, wrong.attempt) {
        (Verdict::Illegal { mv, reason, .. }, _) => refused(*mv, reason),
        (Verdict::Wrong(told), Try::Touch(square)) if told.reason.is_some() => {
            let Task::Paint { find } = &step.task else { return String::new() };
            let Some((mv, reason)) = find.tried(square).zip(told.reason.as_ref()) else {
                return String::new();
            };
            refused(mv, reason)
        }
        (Verdict::Wrong(told), _) => words.text(&format!("wrong-{}", told.because.name())),
        _ => String::new(),
    }
}

/// Asks for both hints, then does the step by the keys alone.
fn finish(walker: &mut Walker, found: &Found, count: &mut Count) {
    let step = &found.step;
    let name = format!("{}/{}", step.lesson, step.id);
    walker.begins(step);
    let mut hints = Vec::new();
    for grade in ["hint-1", "hint-2"] {
        walker.presses(Command::Hint);
        let told = walker.is_told().unwrap();
        assert_eq!(told.text, walker.words_of(step, &step.message(grade)), "{name}");
        assert_eq!(told.tone, Tone::Hint, "{name}");
        count.hints += 1;
        hints.push(told.text);
    }
    assert_ne!(hints.first(), hints.last(), "{name}: two grades");
    if let Task::Play(_) = step.task {
        count.games += 1;
        names_a_good_move(walker, &name, &hints);
    }
    walker.begins(step);
    for &attempt in &found.solution {
        let before = walker.sees();
        assert!(!before.done, "{name} is done before {attempt:?}");
        let played = walker.tries(attempt, step.learner());
        assert_eq!(played, Played::ByArrows, "{name} {attempt:?}");
        walker.waits();
        if !walker.sees().done {
            is_taken_back(walker, &name, &before);
            count.taken_back += 1;
        }
    }
    let told = walker.is_told();
    let closing = walker.words_of(step, &step.message("done"));
    assert!(walker.sees().done, "{name} {:?}: {told:?}", found.solution);
    let told = told.unwrap();
    assert_eq!(told.tone, Tone::Good, "{name}");
    assert!(!closing.is_empty() && told.text.starts_with(&closing), "{name}: {told:?}");
    assert_eq!(walker.sees().stars, 3, "{name}");
    count.closings += 1;
}

/// In a game, the second hint goes on to a good move once it is found, and the board shows it.
fn names_a_good_move(walker: &mut Walker, name: &str, hints: &[String]) {
    walker.waits();
    let (view, told) = (walker.sees(), walker.is_told().unwrap().text);
    let hint = hints.last().unwrap();
    assert!(told.starts_with(hint) && told.len() > hint.len(), "{name}: {told}");
    let is_lit = view.board.squares.iter().any(|square| square.hint);
    assert!(is_lit && view.show_me.enabled, "{name}: {told}");
}

/// The keys for undo and redo lead back to the board before the last try, with what was answered to it, and on again.
fn is_taken_back(walker: &mut Walker, name: &str, before: &LessonView) {
    let seen = |view: &LessonView| {
        let squares = view.board.squares.iter();
        squares
            .map(|square| (square.face.as_ref().map(|face| face.piece), square.touched))
            .collect::<Vec<_>>()
    };
    let after = seen(&walker.sees());
    walker.presses(Command::Undo);
    assert_eq!(seen(&walker.sees()), seen(before), "{name}");
    walker.presses(Command::Redo);
    walker.waits();
    assert_eq!(seen(&walker.sees()), after, "{name}");
}

/// The key for "next" leads through all steps of all lessons, the key for "previous" back to a lesson's first.
fn is_reached_by_keys(language: Language, course: &Arc<Catalog>) -> usize {
    let mut walker = Walker::new(Arc::clone(course), language);
    let first = course.lessons().find_map(|lesson| lesson.steps.first()).unwrap();
    walker.opens(first);
    let mut reached = 0;
    for lesson in course.lessons() {
        for step in &lesson.steps {
            assert_eq!(walker.sees().text, walker.words_of(step, &step.message("text")), "{}", step.id);
            reached += 1;
            if step.number < lesson.steps.len() {
                walker.presses(Command::Next);
            }
        }
        for step in lesson.steps.iter().rev().skip(1) {
            walker.presses(Command::Previous);
            assert_eq!(walker.sees().text, walker.words_of(step, &step.message("text")), "{}", step.id);
        }
        for _ in &lesson.steps {
            walker.presses(Command::Next);
        }
    }
    reached
}

#[test]
fn every_step_is_reached_by_the_keyboard_in_both_languages() {
    let course = Arc::new(Catalog::embedded().unwrap());
    for language in Language::ALL {
        assert_eq!(is_reached_by_keys(language, &course), course.steps(), "{}", language.code());
    }
}

#[test]
fn the_whole_course_is_walked_by_the_keyboard_in_both_languages() {
    let course = Arc::new(Catalog::embedded().unwrap());
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    let steps = course.lessons().flat_map(|lesson| &lesson.steps);
    let found: Vec<Found> = steps.map(|step| find_out(step, &mut numbers, walker::CHANCE)).collect();
    let counts = Language::ALL.map(|language| walk(language, &course, &found));
    for (language, count) in Language::ALL.iter().zip(counts) {
        println!(
            "{}: {} steps, {} of them watched; {} hints, {} closing sentences, {} usual mistakes in their own \
             words, {} other wrong answers in general ones; {} steps in which no mistake can be made, {} in \
             which every wrong answer is a usual mistake; {} moves typed, all others by arrows and Enter; {} tries taken back and \
             played again; {} games won",
            language.code(),
            count.steps,
            count.watched,
            count.hints,
            count.closings,
            count.mistakes,
            count.others,
            count.without_mistake,
            count.without_other,
            count.typed,
            count.taken_back,
            count.games,
        );
    }
    let [first, second] = counts;
    assert_eq!(first, second, "both languages say as much");
    let asked = first.steps - first.watched;
    assert_eq!(first.steps, course.steps(), "nothing is passed over");
    assert!(first.steps >= 350 && first.games >= 15, "{first:?}");
    assert_eq!((first.hints, first.closings), (2 * asked, asked));
    assert_eq!(first.without_mistake, 1, "only the choice of a look has no wrong answer: {first:?}");
}
