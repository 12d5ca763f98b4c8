//! The coach's panel beside the board.

use std::cell::RefCell;
use std::rc::Rc;

use slint::{ComponentHandle as _, ModelRc, SharedString, VecModel};

use super::convert::{index, int, sync};
use super::gallery::Gallery;
use super::panel::{Marks, Panel, Turn};
use super::plot;
use super::shown::Shown;
use crate::app::{
    Button, ChoiceState, Command, Event, Feedback, FindingMark, FindingView, GraphPoint, GraphView,
    LegendMark, StepMark, StepState, Tone,
};
use nari_markup::{
    AppWindow, BranchInfo, BusyInfo, ButtonInfo, ButtonLook, ChoiceInfo, ChoiceKind, CoachAdapter,
    FeedbackInfo, FindingInfo, FindingKind, LegendInfo, LegendKind, MoveInfo, MovesInfo, PanelPart, PlotInfo,
    PlotPoint, SectionInfo, Step, StepKind, Tone as ToneKind,
};

/// The models behind the coach's adapter.
#[derive(Default)]
pub struct Coach {
    steps: Rc<VecModel<Step>>,
    actions: Rc<VecModel<ButtonInfo>>,
    choices: Rc<VecModel<ChoiceInfo>>,
    points: Rc<VecModel<PlotPoint>>,
    findings: Rc<VecModel<FindingInfo>>,
    turns: Rc<VecModel<MoveInfo>>,
    walk: Rc<VecModel<ButtonInfo>>,
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
        adapter.set_points(ModelRc::from(Rc::clone(&coach.points)));
        adapter.set_findings(ModelRc::from(Rc::clone(&coach.findings)));
        adapter.set_turns(ModelRc::from(Rc::clone(&coach.turns)));
        adapter.set_walk(ModelRc::from(Rc::clone(&coach.walk)));
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
        self.show_game(&adapter, view);
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
        adapter.set_turn(view.turn.map_or_else(ButtonInfo::default, plain));
        adapter.set_part(view.part);
        sync(&self.buttons, view.buttons.iter().map(|(shown, look)| button(shown, *look)).collect());
        let place = match view.part {
            PanelPart::None => (format!("{} {}", view.overline, view.title), current),
            // Its title may be written just now.
            part => (format!("{part:?}"), current),
        };
        // The marks of a problem go on with its moves: only those of a lesson lead to another step.
        let place = if view.marks == Marks::Doors { place } else { (place.0, None) };
        if self.last.replace(place.clone()) != place {
            adapter.set_serial(adapter.get_serial().wrapping_add(1));
        }
    }

    /// The line of a game, what was found in it, its moves and the ways through it.
    fn show_game(&self, adapter: &CoachAdapter, view: &Panel) {
        sync(&self.points, view.graph.map_or_else(Vec::new, |graph| points(graph, view.findings)));
        adapter.set_plot(view.graph.map_or_else(PlotInfo::default, plot_info));
        adapter.set_findings_title(view.findings_title.into());
        adapter.set_findings_empty(view.findings_empty.into());
        let finding = |finding: &FindingView| FindingInfo {
            kind: match finding.mark {
                FindingMark::Turning => FindingKind::Turning,
                FindingMark::MissedMate => FindingKind::MissedMate,
                FindingMark::Hung => FindingKind::Hung,
                FindingMark::Illegal => FindingKind::Illegal,
            },
            title: (&finding.title).into(),
            text: (&finding.text).into(),
            current: finding.current,
        };
        sync(&self.findings, view.findings.iter().map(finding).collect());
        sync(&self.turns, view.moves.iter().map(move_info).collect());
        adapter.set_moves(MovesInfo {
            title: view.moves_title.into(),
            current: view.moves.iter().position(|turn| turn.current).map_or(-1, int),
            letters: view.moves.iter().filter(|turn| turn.is_move).map(letters).max().map_or(8, int),
            open: view.marks == Marks::Doors,
            at_once: view.part == PanelPart::Replay,
        });
        sync(&self.walk, view.walk.iter().copied().map(plain).collect());
    }

    fn show_feedback(&self, adapter: &CoachAdapter, view: &Panel) {
        let feedback = view.feedback;
        sync(
            &self.actions,
            feedback.map_or_else(Vec::new, |feedback| feedback.actions.iter().map(plain).collect()),
        );
        adapter.set_feedback(feedback.map_or_else(FeedbackInfo::default, self::feedback));
    }
}

fn listen(adapter: &CoachAdapter, shown: &Rc<Shown>) {
    let to = Rc::clone(shown);
    adapter.on_pressed(move |button| {
        command(&to, |panel| Some(panel.buttons.get(index(button)?)?.0.command));
    });
    let to = Rc::clone(shown);
    adapter.on_walked(move |way| command(&to, |panel| Some(panel.walk.get(index(way)?)?.command)));
    let to = Rc::clone(shown);
    adapter.on_ply(move |turns| {
        if let Some(turns) = index(turns) {
            to.report(Event::Ply(turns));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_move(move |turn| {
        if let Some(ply) = to.panel(|panel| Some(panel.moves.get(index(turn)?)?.ply)).flatten() {
            to.report(Event::Ply(ply));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_finding(move |finding| {
        let found = to.panel(|panel| Some(panel.findings.get(index(finding)?)?.index)).flatten();
        if let Some(found) = found {
            to.report(Event::Finding(found));
        }
    });
    let to = Rc::clone(shown);
    adapter.on_turned(move || command(&to, |panel| Some(panel.turn?.command)));
    let to = Rc::clone(shown);
    adapter.on_stopped(move || command(&to, |panel| Some(panel.busy?.1?.command)));
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

/// A box.
pub fn feedback(feedback: &Feedback) -> FeedbackInfo {
    FeedbackInfo {
        shown: true,
        tone: match feedback.tone {
            Tone::Good => ToneKind::Good,
            Tone::Refused => ToneKind::Refused,
            Tone::Wrong => ToneKind::Wrong,
            Tone::Hint => ToneKind::Hint,
        },
        title: (&feedback.title).into(),
        text: (&feedback.text).into(),
    }
}

fn move_info(turn: &Turn) -> MoveInfo {
    MoveInfo {
        number: turn.number.into(),
        label: turn.label.into(),
        noted: turn.noted,
        spoken: turn.spoken.into(),
    }
}

/// How long a move is written.
fn letters(turn: &Turn) -> usize {
    let number = turn.number.chars().count();
    turn.label.chars().count() + if number == 0 { 0 } else { number + 1 }
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

/// What is going on, with the button that ends it, or nothing.
pub fn busy(busy: Option<(&str, Option<&Button>)>) -> BusyInfo {
    busy.map_or_else(BusyInfo::default, |(text, stop)| BusyInfo {
        shown: true,
        text: text.into(),
        stop: stop.map_or_else(SharedString::new, |stop| (&stop.label).into()),
    })
}

fn plot_info(graph: &GraphView) -> PlotInfo {
    PlotInfo {
        shown: true,
        title: (&graph.title).into(),
        spoken: (&graph.spoken).into(),
        above: (&graph.top).into(),
        below: (&graph.bottom).into(),
        line: plot::line(
            graph.points.iter().map(|point| (part(point.turns, graph.positions), height(point))),
        )
        .into(),
        positions: int(graph.positions),
        current: int(graph.at),
        point: graph.points.iter().position(|point| point.turns == graph.at).map_or(-1, int),
    }
}

fn points(graph: &GraphView, findings: &[FindingView]) -> Vec<PlotPoint> {
    let turns_at = |point: &GraphPoint| {
        let turning = |found: &FindingView| found.mark == FindingMark::Turning && found.turns == point.turns;
        findings.iter().any(turning)
    };
    let point = |point: &GraphPoint| PlotPoint {
        turns: int(point.turns),
        height: height(point),
        turning: turns_at(point),
        spoken: (&point.spoken).into(),
    };
    graph.points.iter().map(point).collect()
}

/// How far from the first position to the last one, from 0 to 1.
fn part(turns: usize, positions: usize) -> f32 {
    let part = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
    part(turns) / part(positions.saturating_sub(1).max(1))
}

/// From 0 at the bottom to 1 at the top.
fn height(point: &GraphPoint) -> f32 {
    f32::from(u8::try_from(point.chances.clamp(0, 100)).unwrap_or(50)) / 100.0
}

/// A button like any other.
pub fn plain(shown: &Button) -> ButtonInfo {
    button(shown, ButtonLook::Plain)
}

fn button(button: &Button, look: ButtonLook) -> ButtonInfo {
    ButtonInfo { label: (&button.label).into(), key: (&button.key).into(), enabled: button.enabled, look }
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
