//! The screen of the day by its events, with moments handed in: no clock is read.

use std::sync::{Arc, OnceLock};

use crate::happening::{Searches, happen};
use nari::app::{
    App, CardAction, Command, DayKind, Effect, Event, LessonView, Place, PuzzleFilter, PuzzleRecordFilter,
    Screen, Start, TodayView,
};
use nari::lesson::Catalog;
use nari::lesson::drill::DrillKind;
use nari::locale::Language;
use nari::progress::{CardId, Held, Missed, Moment, Settings};
use nari::shogi::{Move, PieceKind, Position};

fn course() -> Arc<Catalog> {
    static COURSE: OnceLock<Arc<Catalog>> = OnceLock::new();
    Arc::clone(COURSE.get_or_init(|| Arc::new(Catalog::embedded().unwrap())))
}

/// Noon of a day, on a clock one hour east of UTC.
fn noon(day: i64) -> Moment {
    Moment::new(day * 86_400 + 11 * 3600, 60)
}

const FIRST: i64 = 20_787;

struct Learner {
    app: App,
    effects: Vec<Effect>,
}

impl Learner {
    fn new(language: Language) -> Learner {
        let (app, _) = App::new(Start {
            settings: Settings { first_start_done: true, ..Settings::default() },
            now: noon(FIRST),
            ..Start::new(course(), language)
        });
        Learner { app, effects: Vec::new() }
    }

    fn does(&mut self, event: Event) -> &mut Learner {
        self.effects = happen(&mut self.app, event, Searches::Done);
        self
    }

    fn waits(&mut self, seconds: i64) -> &mut Learner {
        let now = self.app.now().after(seconds);
        self.does(Event::Clock(now))
    }

    fn on(&mut self, day: i64) -> &mut Learner {
        self.does(Event::Clock(noon(FIRST + day)))
    }

    fn opens(&mut self, place: Place) -> &mut Learner {
        self.does(Event::Open(place))
    }

    fn today(&mut self) -> TodayView {
        self.opens(Place::Today);
        self.sees()
    }

    fn sees(&self) -> TodayView {
        match self.app.view().screen {
            Screen::Today(today) => *today,
            other => panic!("another screen: {other:?}"),
        }
    }

    fn lesson(&self) -> LessonView {
        match self.app.view().screen {
            Screen::Lesson(lesson) => *lesson,
            other => panic!("no exercise: {other:?}"),
        }
    }

    /// The id of one of the mates in one, and a move that mates, and one that gives check and does not.
    fn mate(number: usize) -> (String, Move, Option<Move>) {
        let catalog = course();
        let puzzle = catalog.puzzles().iter().filter(|puzzle| puzzle.moves == 1).nth(number).unwrap();
        let position = puzzle.problem.position();
        let after = |mv: Move| -> Position { position.after(mv).unwrap() };
        let moves = position.legal_moves();
        let mates = moves.iter().find(|mv| after(*mv).is_mate()).unwrap();
        let fails = moves.iter().find(|mv| after(*mv).is_check() && !after(*mv).is_mate());
        (puzzle.id.clone(), mates, fails)
    }

    fn solves(&mut self, number: usize) -> &mut Learner {
        let (id, mates, _) = Learner::mate(number);
        self.opens(Place::Puzzle { id }).waits(20).does(Event::Move(mates))
    }

    fn says(&self) -> String {
        match self.app.view().screen {
            Screen::Puzzle(puzzle) => puzzle.feedback.map(|said| said.text).unwrap_or_default(),
            Screen::Lesson(lesson) => lesson.feedback.map(|said| said.text).unwrap_or_default(),
            _ => String::new(),
        }
    }
}

fn titles(today: &TodayView, group: &str) -> Vec<String> {
    let those = today.groups.iter().filter(|known| known.title == group);
    those.flat_map(|group| &group.rows).map(|row| row.title.clone()).collect()
}

#[test]
fn a_first_day_has_something_to_begin_with_and_says_what_is_missing() {
    let mut learner = Learner::new(Language::English);
    let today = learner.today();
    assert_eq!(today.summary, "0 due · 5 new · 0 done");
    assert_eq!(titles(&today, "New").len(), 5);
    assert_eq!(today.marks.reached, "The first mark is 15 kyu (these grades count down).");
    assert_eq!((today.marks.needs.len(), today.marks.more.as_str()), (6, "And 11 more."));
    assert!(today.marks.needs.iter().all(|need| need.done == 0 && need.of > 0));
    assert!(today.streak.text.contains("A missed day costs nothing"));
    assert!(today.plots.iter().all(|plot| plot.empty.is_some()));
    assert!(today.table.empty.is_some() && today.table.rows.is_empty());
    assert_eq!(today.streak.days.iter().filter(|day| day.kind == DayKind::Today).count(), 1);
    assert_eq!(today.streak.days.len() % 7, 0);
}

#[test]
fn what_was_solved_comes_back_on_a_later_day_and_says_so() {
    let mut learner = Learner::new(Language::English);
    learner.solves(0);
    assert!(learner.effects.iter().any(|effect| matches!(effect, Effect::SaveReviews(_))));
    let said = learner.says();
    assert!(said.contains("Found alone") && said.contains("It is asked again in"), "{said}");
    let today = learner.today();
    assert_eq!(today.summary, "0 due · 4 new · 1 done", "a new one was begun");
    // Some weeks later it is due.
    learner.on(30);
    let later = learner.today();
    let due = titles(&later, "Due");
    assert_eq!(due.len(), 1, "{due:?}");
    assert!(due[0].contains("Mate in 1"), "{due:?}");
    learner.does(Event::Open(later.begin.unwrap().place)).waits(20);
    let (_, mates, _) = Learner::mate(0);
    learner.does(Event::Move(mates));
    assert!(titles(&learner.today(), "Due").is_empty(), "never twice a day");
}

#[test]
fn what_was_missed_is_asked_again_the_same_day() {
    let mut learner = Learner::new(Language::English);
    let (number, (id, _, fails)) =
        (0..1_000).map(|number| (number, Learner::mate(number))).find(|(_, mate)| mate.2.is_some()).unwrap();
    learner.opens(Place::Puzzle { id: id.clone() }).waits(5).does(Event::Move(fails.unwrap()));
    let today = learner.today();
    assert_eq!(titles(&today, "Due").len(), 1, "{:?}", today.groups);
    // Solved now, it is done for today, and comes soon.
    learner.solves(number);
    assert!(titles(&learner.today(), "Due").is_empty());
    assert!(learner.app.reviews().schedule(&CardId::puzzle(&id).unwrap(), noon(FIRST)).is_some());
}

#[test]
fn a_drill_that_went_well_counts_once_a_day_and_comes_back_on_a_later_one() {
    let mut learner = Learner::new(Language::English);
    learner.opens(Place::Drill(DrillKind::MateInOne));
    for _ in 0..3 {
        let position = learner.app.learners_turn().unwrap();
        let mates = position.legal_moves().iter().find(|mv| position.after(*mv).unwrap().is_mate()).unwrap();
        learner.waits(5).does(Event::Move(mates)).does(Event::Command(Command::Next));
    }
    assert_eq!(learner.app.reviews().all().len(), 1);
    assert!(titles(&learner.today(), "Due").is_empty());
    learner.on(30);
    let later = learner.today();
    assert_eq!(titles(&later, "Due"), ["Mate with one move"]);
    learner.does(Event::Open(later.begin.unwrap().place));
    let position = learner.app.learners_turn().unwrap();
    let mates = position.legal_moves().iter().find(|mv| position.after(*mv).unwrap().is_mate()).unwrap();
    learner.does(Event::Move(mates)).does(Event::Command(Command::Back));
    assert!(titles(&learner.sees(), "Due").is_empty(), "never twice a day, and back at the list");
}

#[test]
fn one_thing_of_the_day_follows_the_other_until_all_is_done() {
    let mut learner = Learner::new(Language::English);
    let mut begin = learner.today().begin;
    let mut done = 0;
    while let Some(link) = begin.take() {
        learner.does(Event::Open(link.place));
        while let Some(position) = learner.app.learners_turn() {
            let mates =
                position.legal_moves().iter().find(|mv| position.after(*mv).unwrap().is_mate()).unwrap();
            learner.waits(15).does(Event::Move(mates));
            done += 1;
            learner.does(Event::Command(Command::Next));
            if matches!(learner.app.view().screen, Screen::Today(_)) {
                break;
            }
        }
        begin = learner.sees().begin;
    }
    assert_eq!(done, 5);
    let today = learner.sees();
    assert!(today.empty.unwrap().starts_with("All done for today"));
    assert_eq!(today.streak.count, "One day of practice in a row · longest: 1");
    // The time spent, the rating and the day are in the table, and told in one line.
    let row = &today.table.rows[0];
    assert_eq!((row.cells.len(), today.table.columns.len()), (7, 7));
    assert_eq!(row.cells[3], "5");
    assert!(row.spoken.contains("puzzles 5") && row.spoken.contains("2 min"), "{}", row.spoken);
    let rating: i32 = row.cells[6].parse().unwrap();
    assert!(rating > 500, "{rating}");
    assert_eq!(today.plots[0].points.len(), 1);
    assert!(today.plots[1].empty.is_none());
}

#[test]
fn an_illegal_try_in_a_problem_and_a_confused_pair_become_exercises() {
    let mut learner = Learner::new(Language::English);
    let (id, ..) = Learner::mate(0);
    learner.opens(Place::Puzzle { id });
    let position = learner.app.learners_turn().unwrap();
    // Some move of a piece of his that is not how it moves.
    let own = position.board().of(position.side_to_move()).iter().next().unwrap();
    let wrong = nari::shogi::Square::all()
        .map(|to| Move::Normal { from: own, to, promote: false })
        .find(|mv| Missed::illegal(&position, *mv).exercise().is_some())
        .unwrap();
    learner.does(Event::Move(wrong));
    let today = learner.today();
    let new = titles(&today, "New");
    assert!(new[0].contains("why not"), "{new:?}");
    // It is opened, and its text says what was tried.
    let row = today.groups.iter().flat_map(|group| &group.rows).find(|row| row.title == new[0]).unwrap();
    assert_eq!(row.place, Place::Miss(1));
    learner.does(Event::Open(Place::Miss(1)));
    let lesson = learner.lesson();
    assert!(lesson.text.contains("against the rules"), "{}", lesson.text);
    assert_eq!(lesson.title, "From your own play");
}

#[test]
fn an_exercise_is_done_hints_and_all_and_comes_again() {
    let mut learner = Learner::new(Language::French);
    let missed = Missed::pair(PieceKind::Dragon, PieceKind::Horse);
    let mut notebook = nari::progress::Notebook::default();
    notebook.misses.add(missed, "2026-11-29");
    let (app, _) = App::new(Start {
        settings: Settings { first_start_done: true, ..Settings::default() },
        now: noon(FIRST),
        notebook,
        ..Start::new(course(), Language::French)
    });
    learner.app = app;
    learner.opens(Place::Today);
    let begin = learner.sees().begin.unwrap();
    assert_eq!(begin.place, Place::Miss(1));
    learner.does(Event::Open(begin.place));
    for _ in 0..2 {
        learner.does(Event::Command(Command::Hint)).does(Event::Command(Command::Hint));
        learner.does(Event::Command(Command::ShowMe));
        assert!(learner.lesson().done);
        assert!(learner.lesson().steps.len() == 2);
        if learner.lesson().next.label == "Suite du jour" {
            break;
        }
        learner.does(Event::Command(Command::Next));
    }
    assert!(learner.says().contains("aujourd’hui"), "{}", learner.says());
    assert_eq!(learner.app.reviews().due(noon(FIRST)).len(), 1, "shown is not known");
    assert!(learner.app.reviews().due(noon(FIRST))[0].card == &CardId::miss(1));
}

#[test]
fn a_card_is_paused_taken_up_deleted_and_brought_back() {
    let mut learner = Learner::new(Language::English);
    learner.solves(0).on(40);
    let today = learner.today();
    let row = today.groups[0].rows[0].clone();
    assert_eq!(
        row.actions.iter().map(|(action, _)| *action).collect::<Vec<_>>(),
        [CardAction::Pause, CardAction::Delete]
    );
    learner.does(Event::Card(row.card.clone(), CardAction::Pause));
    assert!(titles(&learner.sees(), "Due").is_empty());
    assert_eq!(titles(&learner.sees(), "Paused").len(), 1);
    assert!(learner.sees().told.unwrap().text.starts_with("Paused"));
    learner.does(Event::Card(row.card.clone(), CardAction::Resume));
    assert_eq!(titles(&learner.sees(), "Due").len(), 1);
    learner.does(Event::Card(row.card.clone(), CardAction::Delete));
    let told = learner.sees().told.unwrap();
    assert!(titles(&learner.sees(), "Due").is_empty() && titles(&learner.sees(), "Paused").is_empty());
    assert_eq!(learner.app.reviews().held(&told.card), Held::Deleted);
    learner.does(Event::Card(told.card, CardAction::Resume));
    assert_eq!(titles(&learner.sees(), "Due").len(), 1);
    assert!(learner.sees().told.is_none());
}

#[test]
fn the_list_of_problems_shows_what_is_of_today_and_what_is_ones_own() {
    let mut learner = Learner::new(Language::English);
    learner.opens(Place::Puzzles);
    let shown = |learner: &Learner| match learner.app.view().screen {
        Screen::Puzzles(list) => list.groups.iter().map(|group| group.cards.len()).sum::<usize>(),
        _ => panic!("not the list"),
    };
    learner.does(Event::Filter(PuzzleFilter::Record(Some(PuzzleRecordFilter::Today))));
    assert_eq!(shown(&learner), 5);
    learner.does(Event::Filter(PuzzleFilter::Record(Some(PuzzleRecordFilter::Own))));
    assert_eq!(shown(&learner), 0);
}

#[test]
fn a_step_that_was_hard_comes_again_and_one_done_at_once_does_not() {
    let mut learner = Learner::new(Language::English);
    let place = |step| Place::Lesson { id: "three-answers".to_owned(), step: Some(step) };
    let catalog = course();
    let steps = &catalog.lesson("three-answers").unwrap().steps;
    let index = steps.iter().position(|step| step.kind() == "answers").unwrap();
    learner.opens(place(index));
    learner.does(Event::Command(Command::Hint)).does(Event::Command(Command::Hint));
    learner.does(Event::Command(Command::ShowMe));
    assert_eq!(learner.app.reviews().due(noon(FIRST)).len(), 1);
    let mut other = Learner::new(Language::English);
    other.opens(place(index));
    for mv in &steps[index].position.legal_moves() {
        other.does(Event::Move(mv));
    }
    assert!(other.lesson().done);
    assert!(other.app.reviews().all().is_empty());
    assert_eq!(other.today().table.rows[0].cells[2], "1", "the step counts for the day all the same");
}
