//! The placement test: harder after a right answer, easier after a wrong one, over after two minutes or when it is clear.
//! The questions are the course's own.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

use std::sync::Arc;

use nari::app::{
    App, Command, Effect, Event, Experience, LearnView, LessonView, Place, Screen, Setting, Start, Tone,
};
use nari::lesson::{Catalog, Session, Step};
use nari::locale::Language;
use nari::progress::{Moment, Settings};

struct Learner {
    app: App,
    effects: Vec<Effect>,
    course: Arc<Catalog>,
}

impl Learner {
    fn new(language: Language) -> Learner {
        Learner::with(&Arc::new(Catalog::embedded().unwrap()), language)
    }

    fn with(course: &Arc<Catalog>, language: Language) -> Learner {
        let course = Arc::clone(course);
        let settings = Settings { first_start_done: true, ..Settings::default() };
        let start = Start { settings, ..Start::new(Arc::clone(&course), language) };
        let (app, effects) = App::new(start);
        Learner { app, effects, course }
    }

    fn does(&mut self, event: Event) -> &mut Learner {
        self.effects = self.app.update(event);
        self
    }

    fn asks(&mut self, command: Command) -> &mut Learner {
        self.does(Event::Command(command))
    }

    fn question(&self) -> Option<LessonView> {
        match self.app.view().screen {
            Screen::Lesson(lesson) => Some(*lesson),
            _ => None,
        }
    }

    fn learn(&self) -> LearnView {
        match self.app.view().screen {
            Screen::Learn(learn) => *learn,
            other => panic!("the list of chapters is not open: {other:?}"),
        }
    }

    /// The chapter that is asked about, by its number, and its step.
    fn asked(&self) -> (u8, Arc<Step>) {
        let text = self.question().unwrap().text;
        for chapter in self.course.chapters() {
            let asked = chapter.placement.as_ref().unwrap();
            let lesson = self.course.lesson(&asked.lesson).unwrap();
            let step = lesson.steps.iter().find(|step| step.id == asked.step).unwrap();
            let mut other = Learner::with(&self.course, self.app.words().language());
            other.does(Event::Open(Place::Lesson { id: lesson.id.clone(), step: Some(step.number - 1) }));
            if other.question().unwrap().text == text {
                return (chapter.number, Arc::clone(step));
            }
        }
        panic!("no chapter asks {text}")
    }

    /// Answers as the rules of the step say is right.
    fn answers_rightly(&mut self, step: &Arc<Step>) {
        let mut shown = Session::new(Arc::clone(step));
        shown.hint();
        shown.hint();
        let shown = shown.show_me().unwrap();
        if let Some(pick) = shown.pick {
            self.does(Event::Choice(pick));
            return;
        }
        for square in shown.squares {
            self.does(Event::Square(square));
        }
        let own = shown.moves.into_iter().step_by(2);
        for mv in own {
            self.does(Event::Move(mv));
            // What is shown in passing is put away by the next move.
        }
    }
}

/// Takes the test as one who knows all chapters below a number; gives the numbers asked and what is told at the end.
fn test_of(knows: u8, language: Language) -> (Vec<u8>, LearnView) {
    let mut learner = Learner::new(language);
    learner.does(Event::Open(Place::Placement));
    let mut asked = Vec::new();
    while learner.question().is_some() {
        let (number, step) = learner.asked();
        asked.push(number);
        if number < knows {
            learner.answers_rightly(&step);
            let view = learner.question().unwrap();
            assert_eq!(view.feedback.map(|told| told.tone), Some(Tone::Good), "{}", step.id);
            assert!(view.done);
        }
        learner.asks(Command::Next);
    }
    (asked, learner.learn())
}

#[test]
fn the_right_chapter_opens_and_a_sentence_says_why() {
    for (knows, words) in
        [(0, "“Chapter 0 ·"), (1, "“Chapter 1 ·"), (9, "“Chapter 9 ·"), (21, "“Chapter 21 ·")]
    {
        let (asked, learn) = test_of(knows, Language::English);
        let told = learn.notices.first().unwrap();
        assert!(told.starts_with("The course opens at") && told.contains(words), "{knows}: {told}");
        let open: Vec<_> =
            learn.chapters.iter().filter(|chapter| chapter.open).map(|chapter| chapter.index).collect();
        assert_eq!(open, [usize::from(knows)]);
        assert!(asked.len() <= 6, "{asked:?}");
        for pair in asked.windows(2) {
            let [before, after] = pair else { continue };
            assert_eq!(after > before, *before < knows, "{asked:?}");
        }
    }
    let (_, learn) = test_of(22, Language::French);
    assert!(learn.notices.first().unwrap().starts_with("Tout était juste"), "{:?}", learn.notices);
}

#[test]
fn a_wrong_answer_counts_once_and_nothing_helps() {
    let mut learner = Learner::new(Language::English);
    learner.does(Event::Open(Place::Placement));
    let view = learner.question().unwrap();
    assert!(!view.hint.enabled && !view.restart.enabled && !view.previous.enabled && view.steps.is_empty());
    assert_eq!(view.next.label, "I don’t know");
    let (_, step) = learner.asked();
    let right = (0..3).find(|&pick| {
        let mut session = Session::new(Arc::clone(&step));
        session.pick(pick) == nari::lesson::Verdict::Done
    });
    let wrong = (0..3).find(|&pick| Some(pick) != right).unwrap();
    learner.does(Event::Choice(wrong));
    assert_eq!(learner.question().unwrap().next.label, "Next question");
    assert!(learner.question().unwrap().feedback.unwrap().actions.is_empty());
    let before = learner.asked().0;
    learner.does(Event::Choice(right.unwrap())).asks(Command::Next);
    assert!(learner.asked().0 < before, "an easier one follows");
    assert!(
        learner.effects.iter().all(|effect| !matches!(effect, Effect::SaveLessons(_))),
        "no lesson was done"
    );
}

#[test]
fn it_stops_after_two_minutes_and_can_be_left_at_any_time() {
    let mut learner = Learner::new(Language::English);
    let start = Moment::new(1_000_000, 60);
    learner.does(Event::Clock(start)).does(Event::Open(Place::Placement));
    let timer = learner.effects.iter().find_map(|effect| match effect {
        Effect::Wake { token, after } if after.as_secs() == 120 => Some(*token),
        _ => None,
    });
    let timer = timer.unwrap();
    // Where timers do not wait, the clock decides.
    learner.does(Event::Woke(timer));
    assert!(learner.question().is_some());
    let (_, step) = learner.asked();
    learner.answers_rightly(&step);
    learner.does(Event::Clock(start.after(120))).does(Event::Woke(timer));
    let told = learner.learn().notices.first().unwrap().clone();
    assert!(told.starts_with("The two minutes are up. The course opens at"), "{told}");
    learner.asks(Command::TakeTest);
    assert!(learner.question().is_some(), "it can be taken again");
    learner.asks(Command::Back);
    assert!(learner.learn().notices.is_empty(), "left, it says nothing");
}

#[test]
fn who_has_played_before_begins_with_it() {
    let course = Arc::new(Catalog::embedded().unwrap());
    let (app, effects) = App::new(Start::new(Arc::clone(&course), Language::French));
    let mut learner = Learner { app, effects, course };
    learner.does(Event::Setting(Setting::Experience(Experience::Played))).does(Event::Begin);
    assert_eq!(learner.question().unwrap().overline, "Par où commencer");
}
