//! No wrong lesson can ship: the built-in course is proved whole, and each of its steps is walked through.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use nari::lesson::{
    Catalog, Extent, Files, MessageBook, Mode, Report, Session, Step, Task, Verdict, check, check_as_far,
};

#[path = "support/course.rs"]
mod course;

fn shipped() -> (Files, MessageBook) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    (course::lessons(folder), course::book(&course::texts(folder)))
}

#[track_caller]
fn assert_no_fault(report: &Report) {
    let faults: Vec<_> = report.faults.iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn every_lesson_is_proved_and_said_in_both_languages() {
    let (files, book) = shipped();
    // The mate problems take longest; `nari check` in .ci/run proves them.
    let report = check_as_far(&files, Some(&book), Extent::WithoutPuzzles);
    assert_no_fault(&report);
    assert!(report.predicates > report.steps, "each step says something that was proved");
}

#[test]
fn the_built_in_course_is_that_of_the_folder() {
    assert_eq!(Files::embedded(), shipped().0);
}

fn steps() -> Vec<Arc<Step>> {
    let catalog = Catalog::embedded().unwrap();
    catalog.lessons().flat_map(|lesson| lesson.steps.clone()).collect()
}

/// All but the games, which have a test of their own: `lesson_games.rs`.
fn exercises() -> impl Iterator<Item = Arc<Step>> {
    steps().into_iter().filter(|step| !matches!(step.task, Task::Play(_)))
}

#[test]
fn every_step_is_done_by_its_own_demonstration() {
    for step in exercises() {
        let name = format!("{}/{}", step.lesson, step.id);
        let mut session = Session::new(Arc::clone(&step));
        if let Task::Explain { play } = &step.task {
            let played: Vec<_> = std::iter::from_fn(|| session.advance()).collect();
            assert_eq!(&played, play, "{name}");
            assert!(session.is_done(), "{name}");
            continue;
        }
        assert!(!session.is_done(), "{name} is unsolved at the start");
        assert_eq!(session.show_me(), None, "{name}: first the hints");
        assert_eq!(session.hint().unwrap().grade, 1, "{name}");
        assert_eq!(session.hint().unwrap().grade, 2, "{name}");
        assert!(session.show_me().is_some(), "{name}");
        assert!(session.is_done(), "{name}");
        assert_eq!((session.stars(), session.left()), (0, 0), "{name}");
    }
}

/// Does a step by hints alone, as a learner would who follows them.
#[test]
fn every_step_is_done_by_what_its_demonstration_says() {
    for step in exercises() {
        let name = format!("{}/{}", step.lesson, step.id);
        let mut shown = Session::new(Arc::clone(&step));
        if shown.mode() == Mode::Watch {
            continue;
        }
        shown.hint();
        shown.hint();
        let demonstration = shown.show_me().unwrap();
        let mut session = Session::new(Arc::clone(&step));
        let mut verdicts = Vec::new();
        match session.mode() {
            Mode::Watch => {}
            Mode::Touch => verdicts.extend(demonstration.squares.iter().map(|square| session.touch(square))),
            Mode::Pick => verdicts.push(session.pick(demonstration.pick.unwrap())),
            Mode::Play => {
                let mut moves = demonstration.moves.iter();
                while let Some(&mv) = moves.next() {
                    verdicts.push(session.play(mv));
                    if let Some(reply) = session.reply() {
                        assert_eq!(moves.next(), Some(&reply), "{name}");
                    }
                }
            }
        }
        assert_eq!(verdicts.pop(), Some(Verdict::Done), "{name}");
        assert!(verdicts.iter().all(|verdict| *verdict == Verdict::Good), "{name}: {verdicts:?}");
        assert_eq!(session.stars(), 3, "{name}");
    }
}

#[test]
fn the_messages_of_a_step_are_its_own() {
    let mut ids = BTreeSet::new();
    for step in steps() {
        for id in step.messages() {
            assert!(ids.insert(id.clone()), "{id} twice");
        }
    }
}

/// The fenced blocks of `lessons/README.md` in a language, in order.
fn blocks(language: &str) -> Vec<String> {
    let readme = include_str!("../lessons/README.md");
    let blocks = readme.split("```").skip(1).step_by(2);
    blocks.filter_map(|block| block.strip_prefix(&format!("{language}\n"))).map(str::to_owned).collect()
}

#[test]
fn the_example_that_teachers_read_is_a_sound_course() {
    let [lesson, curriculum, game, puzzles, museum] = blocks("toml").try_into().unwrap();
    let [messages] = blocks("ftl").try_into().unwrap();
    let mut files = Files::default();
    files.put("lessons/checks/pins.toml", format!("{lesson}\n{game}"));
    files.put("lessons/curriculum.toml", curriculum);
    files.put("lessons/tsume/club.toml", puzzles);
    files.put("lessons/tsume/museum.toml", museum);
    let of_museum = ["old-3-title", "old-3-text", "author-somebody", "work-old-book"];
    let of_museum: String = of_museum.map(|id| format!("museum-{id} = Words.\n")).concat();
    let of_game = ["text", "hint-1", "hint-2", "done", "taken"];
    let of_game: String = of_game.map(|part| format!("lesson-pins-the-race-{part} = Words.\n")).concat();
    let messages = messages + &of_game;
    let texts = ["en", "fr"].into_iter().flat_map(|code| {
        let file = |name: &str, text: &str| (format!("locales/{code}/{name}.ftl"), text.to_owned());
        [file("lessons-checks", &messages), file("museum", &of_museum)]
    });
    let report = check(&files, Some(&course::book(&texts.collect())));
    assert_no_fault(&report);
    assert_eq!((report.chapters, report.steps, report.puzzles, report.classics), (1, 4, 1, 1));
}

/// The README names every word that may stand in a file.
#[test]
fn teachers_read_of_every_kind_and_reason() {
    let readme = include_str!("../lessons/README.md");
    let kinds = nari::shogi::PieceKind::ALL.map(nari::lesson::kind_name);
    // Two reasons need a game or an asker whose side is known: no lesson can show them.
    let reasons = nari::lesson::REASONS.into_iter().skip(2);
    let themes = nari::tsume::compose::Theme::ALL.map(nari::tsume::compose::Theme::name);
    for word in nari::lesson::KINDS.into_iter().chain(kinds).chain(reasons).chain(themes) {
        assert!(
            readme.contains(&format!("`{word}`"))
                || readme.contains(&format!("{word} "))
                || readme.contains(&format!(" {word}`")),
            "{word}"
        );
    }
}

/// Whatever a learner could do on the board where the session stands.
fn tries(session: &Session) -> Vec<Verdict> {
    let position = session.position();
    let squares = || nari::shogi::Square::all();
    let normal = |from| {
        let ways = move |to| [false, true].map(|promote| nari::shogi::Move::Normal { from, to, promote });
        squares().flat_map(ways)
    };
    let held = nari::shogi::HandKind::ALL
        .into_iter()
        .filter(|&kind| position.hand(session.learner()).count(kind) > 0)
        .flat_map(|kind| squares().map(move |to| nari::shogi::Move::Drop { kind, to }));
    let moves = position.board().of(session.learner()).into_iter().flat_map(normal).chain(held);
    match session.mode() {
        Mode::Watch => Vec::new(),
        Mode::Touch => squares().map(|square| session.clone().touch(square)).collect(),
        Mode::Pick => {
            let picks = (0..session.choices().len()).map(|index| session.clone().pick(index));
            picks.chain(moves.map(|mv| session.clone().play(mv))).collect()
        }
        Mode::Play => moves.map(|mv| session.clone().play(mv)).collect(),
    }
}

/// The boards of a step: the first one, and those on the way of its demonstration.
fn boards(step: &Arc<Step>) -> Vec<Session> {
    let mut session = Session::new(Arc::clone(step));
    let mut boards = vec![session.clone()];
    if session.mode() == Mode::Play {
        let mut shown = session.clone();
        shown.hint();
        shown.hint();
        for mv in shown.show_me().unwrap().moves {
            if session.reply() != Some(mv) && session.play(mv) == Verdict::Good {
                boards.push(session.clone());
            }
        }
    }
    boards
}

#[test]
fn every_listed_mistake_is_told_in_its_own_words() {
    for step in exercises().filter(|step| !step.mistakes.is_empty()) {
        let verdicts = boards(&step).iter().flat_map(tries).collect::<Vec<_>>();
        let said: BTreeSet<_> = verdicts
            .into_iter()
            .filter_map(|verdict| match verdict {
                Verdict::Illegal { say, .. } => say,
                Verdict::Wrong(wrong) => wrong.say,
                Verdict::Done | Verdict::Good | Verdict::Again | Verdict::Lost(_) => None,
            })
            .collect();
        let listed: BTreeSet<_> = step.mistakes.iter().map(|mistake| step.message(&mistake.say)).collect();
        assert_eq!(said, listed, "{}/{}", step.lesson, step.id);
    }
}

/// The words of a second hint and the squares that light up with it come from two hands: they have to agree.
#[test]
fn the_second_hint_names_a_square_that_lights_up() {
    let (_, book) = shipped();
    for step in steps() {
        let mut session = Session::new(Arc::clone(&step));
        // Where several things are to be done, words may speak of any of them.
        let one_answer = session.mode() == Mode::Pick || session.least() == Some(1);
        if !one_answer || matches!(step.task, Task::Quiz { .. } | Task::Count { .. }) {
            continue;
        }
        session.hint();
        let lit = session.hint().unwrap().squares;
        let id = step.message("hint-2");
        let named: nari::shogi::SquareSet = book
            .languages()
            .flat_map(|(_, messages)| messages[&id].variables.iter())
            .filter_map(|variable| step.names.iter().find(|(name, _)| name == variable))
            .filter_map(|(_, name)| name.square())
            .collect();
        let agree = named.is_empty() || !(named & lit).is_empty();
        assert!(agree, "{id} names {named:?}, and {lit:?} light up");
    }
}
