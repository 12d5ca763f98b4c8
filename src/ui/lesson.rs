//! The coach's panel beside the board.

use std::cell::RefCell;
use std::rc::Rc;

use slint::{ComponentHandle as _, ModelRc, VecModel};

use super::convert::{index, sync};
use super::gallery::Gallery;
use super::generated::{
    AppWindow, ButtonInfo, ChoiceInfo, ChoiceKind, FeedbackInfo, LegendInfo, LegendKind, LessonAdapter,
    LessonButton, Step, StepKind, Tone as ToneKind,
};
use super::shown::Shown;
use crate::app::{Button, ChoiceState, Event, LegendMark, LessonView, StepMark, StepState, Tone};

/// The models behind the lesson's adapter.
#[derive(Default)]
pub struct Lesson {
    steps: Rc<VecModel<Step>>,
    actions: Rc<VecModel<ButtonInfo>>,
    choices: Rc<VecModel<ChoiceInfo>>,
    legend: Rc<VecModel<LegendInfo>>,
    /// Title, step and text last shown, to tell when another step begins.
    last: RefCell<(String, Option<usize>)>,
}

impl Lesson {
    /// Puts empty models under the adapter and leads its callbacks to `shown`.
    pub fn connect(window: &AppWindow, shown: &Rc<Shown>) -> Lesson {
        let lesson = Lesson::default();
        let adapter = window.global::<LessonAdapter>();
        adapter.set_steps(ModelRc::from(Rc::clone(&lesson.steps)));
        adapter.set_actions(ModelRc::from(Rc::clone(&lesson.actions)));
        adapter.set_choices(ModelRc::from(Rc::clone(&lesson.choices)));
        adapter.set_legend(ModelRc::from(Rc::clone(&lesson.legend)));
        listen(&adapter, shown);
        lesson
    }

    /// Shows a step.
    pub fn show(&self, window: &AppWindow, view: &LessonView, gallery: &Gallery) {
        let adapter = window.global::<LessonAdapter>();
        adapter.set_overline((&view.overline).into());
        adapter.set_title((&view.title).into());
        adapter.set_text((&view.text).into());
        adapter.set_status((&view.status).into());
        adapter.set_stars(i32::from(view.stars));
        adapter.set_done(view.done);
        sync(&self.steps, steps(&view.steps));
        let choice = |choice: &crate::app::ChoiceView| ChoiceInfo {
            label: (&choice.label).into(),
            face: gallery.number_of(choice.face.as_ref()),
            kind: match choice.state {
                ChoiceState::Open => ChoiceKind::Open,
                ChoiceState::Right => ChoiceKind::Right,
                ChoiceState::Wrong => ChoiceKind::Wrong,
            },
            spoken: (&choice.spoken).into(),
        };
        sync(&self.choices, view.choices.iter().map(choice).collect());
        let feedback = view.feedback.as_ref();
        sync(
            &self.actions,
            feedback.map_or_else(Vec::new, |feedback| feedback.actions.iter().map(button).collect()),
        );
        adapter.set_feedback(feedback.map_or_else(FeedbackInfo::default, |feedback| FeedbackInfo {
            shown: true,
            tone: match feedback.tone {
                Tone::Good => ToneKind::Good,
                Tone::Refused => ToneKind::Refused,
                Tone::Wrong => ToneKind::Wrong,
                Tone::Hint => ToneKind::Hint,
            },
            title: (&feedback.title).into(),
            text: (&feedback.text).into(),
        }));
        let legend = |row: &crate::app::LegendRow| LegendInfo {
            kind: legend_kind(row.mark),
            text: (&row.text).into(),
        };
        sync(&self.legend, view.legend.iter().map(legend).collect());
        adapter.set_hint(button(&view.hint));
        adapter.set_show_me(button(&view.show_me));
        adapter.set_undo(button(&view.undo));
        adapter.set_redo(button(&view.redo));
        adapter.set_restart(button(&view.restart));
        adapter.set_turn(button(&view.turn));
        adapter.set_previous(button(&view.previous));
        adapter.set_next(button(&view.next));
        let current = view.steps.iter().position(|step| step.state == StepState::Current);
        let place = (format!("{} {}", view.overline, view.title), current);
        if self.last.replace(place.clone()) != place {
            adapter.set_step_serial(adapter.get_step_serial().wrapping_add(1));
        }
    }
}

fn listen(adapter: &LessonAdapter, shown: &Rc<Shown>) {
    let to = Rc::clone(shown);
    adapter.on_pressed(move |pressed| {
        let command = to.lesson(|lesson| {
            let button = match pressed {
                LessonButton::Hint => &lesson.hint,
                LessonButton::ShowMe => &lesson.show_me,
                LessonButton::Undo => &lesson.undo,
                LessonButton::Redo => &lesson.redo,
                LessonButton::Restart => &lesson.restart,
                LessonButton::Turn => &lesson.turn,
                LessonButton::Previous => &lesson.previous,
                LessonButton::Next => &lesson.next,
            };
            Some(button.command)
        });
        if let Some(command) = command {
            to.report(Event::Command(command));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_action(move |action| {
        let command =
            to.lesson(|lesson| Some(lesson.feedback.as_ref()?.actions.get(index(action)?)?.command));
        if let Some(command) = command {
            to.report(Event::Command(command));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_choice(move |choice| {
        if let Some(choice) = index(choice) {
            to.report(Event::Choice(choice));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_step(move |step| {
        if let Some(step) = index(step) {
            to.report(Event::Step(step));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_key(move |text| {
        // Keys that write nothing come as signs of the private use area.
        let sign = text
            .chars()
            .next()
            .filter(|&sign| !sign.is_control() && !('\u{e000}'..='\u{f8ff}').contains(&sign));
        if let Some(sign) = sign {
            to.report(Event::Key(sign));
        }
    });
}

/// The steps of a lesson as marks.
pub fn steps(steps: &[StepMark]) -> Vec<Step> {
    let step = |step: &StepMark| Step {
        kind: match step.state {
            StepState::Todo => StepKind::Todo,
            StepState::Current => StepKind::Current,
            StepState::Done => StepKind::Done,
            StepState::Shown => StepKind::Shown,
        },
        spoken: (&step.spoken).into(),
    };
    steps.iter().map(step).collect()
}

fn button(button: &Button) -> ButtonInfo {
    ButtonInfo { label: (&button.label).into(), key: (&button.key).into(), enabled: button.enabled }
}

fn legend_kind(mark: LegendMark) -> LegendKind {
    match mark {
        LegendMark::Target => LegendKind::Target,
        LegendMark::Capture => LegendKind::Capture,
        LegendMark::Barred => LegendKind::Barred,
        LegendMark::Pinned => LegendKind::Pinned,
        LegendMark::Check => LegendKind::Check,
        LegendMark::Star => LegendKind::Star,
        LegendMark::Found => LegendKind::Found,
    }
}
