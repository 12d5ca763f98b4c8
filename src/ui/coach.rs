//! The coach's panel beside the board.

use std::cell::RefCell;
use std::rc::Rc;

use slint::{ComponentHandle as _, ModelRc, VecModel};

use super::convert::{index, int, sync};
use super::gallery::Gallery;
use super::panel::{Marks, Panel};
use super::shown::Shown;
use crate::app::{Busy, Button, ChoiceState, Command, Event, LegendMark, StepMark, StepState, Tone};
use nari_markup::{
    AppWindow, BranchInfo, BusyInfo, ButtonInfo, ChoiceInfo, ChoiceKind, CoachAdapter, FeedbackInfo,
    LegendInfo, LegendKind, SectionInfo, Step, StepKind, Tone as ToneKind,
};

/// The models behind the coach's adapter.
#[derive(Default)]
pub struct Coach {
    steps: Rc<VecModel<Step>>,
    actions: Rc<VecModel<ButtonInfo>>,
    choices: Rc<VecModel<ChoiceInfo>>,
    tree: Rc<VecModel<BranchInfo>>,
    sections: Rc<VecModel<SectionInfo>>,
    legend: Rc<VecModel<LegendInfo>>,
    buttons: Rc<VecModel<ButtonInfo>>,
    /// Title and step last shown, to tell when another one begins.
    last: RefCell<(String, Option<usize>)>,
}

impl Coach {
    /// Puts empty models under the adapter and leads its callbacks to `shown`.
    pub fn connect(window: &AppWindow, shown: &Rc<Shown>) -> Coach {
        let coach = Coach::default();
        let adapter = window.global::<CoachAdapter>();
        adapter.set_steps(ModelRc::from(Rc::clone(&coach.steps)));
        adapter.set_actions(ModelRc::from(Rc::clone(&coach.actions)));
        adapter.set_choices(ModelRc::from(Rc::clone(&coach.choices)));
        adapter.set_tree(ModelRc::from(Rc::clone(&coach.tree)));
        adapter.set_sections(ModelRc::from(Rc::clone(&coach.sections)));
        adapter.set_legend(ModelRc::from(Rc::clone(&coach.legend)));
        adapter.set_buttons(ModelRc::from(Rc::clone(&coach.buttons)));
        listen(&adapter, shown);
        coach
    }

    /// Shows a panel.
    pub fn show(&self, window: &AppWindow, view: &Panel, gallery: &Gallery) {
        let adapter = window.global::<CoachAdapter>();
        adapter.set_overline(view.overline.into());
        adapter.set_title(view.title.into());
        adapter.set_text(view.text.into());
        adapter.set_status(view.status.into());
        adapter.set_stars(i32::from(view.stars));
        adapter.set_done(view.done);
        let current = view.steps.iter().position(|step| step.state == StepState::Current);
        adapter.set_steps_open(view.marks == Marks::Doors);
        adapter.set_step_at(current.map_or(-1, int));
        sync(&self.steps, steps(view.steps));
        adapter.set_busy(busy(view.busy));
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
        self.show_feedback(&adapter, view);
        adapter.set_tree_title(view.tree_title.into());
        let branch = |branch: &crate::app::BranchView| BranchInfo {
            label: (&branch.label).into(),
            note: (&branch.note).into(),
            main: branch.current,
            spoken: (&branch.spoken).into(),
        };
        sync(&self.tree, view.tree.iter().map(branch).collect());
        let section = |section: &crate::app::Section| SectionInfo {
            title: (&section.title).into(),
            text: section.lines.join("\n").into(),
        };
        sync(&self.sections, view.sections.iter().map(section).collect());
        let legend = |row: &crate::app::LegendRow| LegendInfo {
            kind: legend_kind(row.mark),
            text: (&row.text).into(),
        };
        sync(&self.legend, view.legend.iter().map(legend).collect());
        adapter.set_turn(button(view.turn));
        sync(&self.buttons, view.buttons.iter().copied().map(button).collect());
        let place = (format!("{} {}", view.overline, view.title), current);
        // The marks of a problem go on with its moves: only those of a lesson lead to another step.
        let place = if view.marks == Marks::Doors { place } else { (place.0, None) };
        if self.last.replace(place.clone()) != place {
            adapter.set_serial(adapter.get_serial().wrapping_add(1));
        }
    }

    fn show_feedback(&self, adapter: &CoachAdapter, view: &Panel) {
        let feedback = view.feedback;
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
    }
}

fn listen(adapter: &CoachAdapter, shown: &Rc<Shown>) {
    let to = Rc::clone(shown);
    adapter.on_pressed(move |button| {
        command(&to, |panel| Some(panel.buttons.get(index(button)?)?.command));
    });
    let to = Rc::clone(shown);
    adapter.on_turned(move || command(&to, |panel| Some(panel.turn.command)));
    let to = Rc::clone(shown);
    adapter.on_stopped(move || command(&to, |panel| Some(panel.busy?.stop.command)));
    let to = Rc::clone(shown);
    adapter.on_action(move |action| {
        command(&to, |panel| Some(panel.feedback?.actions.get(index(action)?)?.command));
    });
    let to = Rc::clone(shown);
    adapter.on_choice(move |choice| {
        if let Some(choice) = index(choice) {
            to.report(Event::Choice(choice));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_branch(move |branch| {
        if let Some(branch) = to.panel(|panel| Some(panel.tree.get(index(branch)?)?.index)).flatten() {
            to.report(Event::Branch(branch));
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

/// Reports the command of something in the panel.
fn command(shown: &Shown, look: impl FnOnce(&Panel) -> Option<Command>) {
    if let Some(command) = shown.panel(look).flatten() {
        shown.report(Event::Command(command));
    }
}

/// The steps of a lesson, or the moves of a problem, as marks.
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

/// A search that is going on, or none.
pub fn busy(busy: Option<&Busy>) -> BusyInfo {
    busy.map_or_else(BusyInfo::default, |busy| BusyInfo {
        shown: true,
        text: (&busy.text).into(),
        stop: (&busy.stop.label).into(),
    })
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
