//! What draws a position: pieces to put, both hands, whose move it is, what stands against the drawing.

use std::cell::Cell;
use std::rc::Rc;

use slint::{ComponentHandle as _, ModelRc, VecModel};

use nari_markup::{
    AppWindow, ButtonInfo, EditorAdapter, HeldHand, HeldInfo, OptionInfo, SectionInfo, ToolInfo,
};

use super::coach;
use super::convert::{index, int, sync};
use super::fields;
use super::gallery::Gallery;
use super::shown::Shown;
use crate::app::{Command, EditorView, Event, GamesEvent, HeldRow, Screen, SetupCheck, SideChoice, ToolView};
use crate::shogi::Color;

/// The models behind the adapter of the editor.
#[derive(Default)]
pub struct Editor {
    tools: Rc<VecModel<ToolInfo>>,
    piece: Rc<VecModel<ButtonInfo>>,
    actions: Rc<VecModel<ButtonInfo>>,
    checks: Rc<VecModel<SectionInfo>>,
    hands: Rc<VecModel<HeldHand>>,
    /// The kinds of each hand: the same models every time, so that they keep the keyboard's focus.
    kinds: [Rc<VecModel<HeldInfo>>; 2],
    sides: Rc<VecModel<OptionInfo>>,
    /// What is drawn came of typing: the text stays as it is being typed.
    typed: Rc<Cell<bool>>,
}

impl Editor {
    /// Puts empty models under the adapter and leads its callbacks to `shown`.
    pub fn connect(window: &AppWindow, shown: &Rc<Shown>) -> Editor {
        let editor = Editor::default();
        let adapter = window.global::<EditorAdapter>();
        adapter.set_tools(ModelRc::from(Rc::clone(&editor.tools)));
        adapter.set_piece(ModelRc::from(Rc::clone(&editor.piece)));
        adapter.set_actions(ModelRc::from(Rc::clone(&editor.actions)));
        adapter.set_checks(ModelRc::from(Rc::clone(&editor.checks)));
        adapter.set_hands(ModelRc::from(Rc::clone(&editor.hands)));
        adapter.set_sides(ModelRc::from(Rc::clone(&editor.sides)));
        listen(&adapter, shown);
        let (to, typed) = (Rc::clone(shown), Rc::clone(&editor.typed));
        adapter.on_sfen_typed(move |text| {
            typed.set(true);
            to.report(Event::Games(GamesEvent::SetupText(text.into())));
        });
        editor
    }

    /// Shows the tools and what the drawing is good for.
    pub fn show(&self, window: &AppWindow, view: &EditorView, gallery: &Gallery) {
        let adapter = window.global::<EditorAdapter>();
        let tool = |tool: &ToolView| ToolInfo {
            face: gallery.number_of(tool.face.as_ref()),
            chosen: tool.chosen,
            spoken: (&tool.spoken).into(),
        };
        sync(&self.tools, view.palette.iter().map(tool).collect());
        sync(&self.piece, view.piece.iter().map(coach::plain).collect());
        let actions = view.actions.iter().filter(|button| button.command != Command::TurnBoard);
        sync(&self.actions, actions.map(coach::plain).collect());
        sync(&self.checks, view.checks.iter().map(check).collect());
        let hands = Color::ALL.into_iter().zip(&self.kinds).map(|(color, kinds)| {
            let rows = view.held.iter().filter(|row| row.color == color);
            sync(kinds, rows.map(|row| held(row, gallery)).collect());
            let hand = if view.board.bottom.color == color { &view.board.bottom } else { &view.board.top };
            HeldHand { title: (&hand.title).into(), kinds: ModelRc::from(Rc::clone(kinds)) }
        });
        sync(&self.hands, hands.collect());
        let side = |side: &SideChoice| OptionInfo {
            label: (&side.label).into(),
            spoken: (&side.label).into(),
            selected: side.selected,
            ..OptionInfo::default()
        };
        sync(&self.sides, view.sides.iter().map(side).collect());
        adapter.set_side(view.sides.iter().position(|side| side.selected).map_or(-1, int));
        adapter.set_sfen(fields::info(&view.sfen));
        if !self.typed.take() {
            fields::write(&adapter.get_sfen_text(), &view.sfen.text, |text| adapter.set_sfen_text(text));
        }
    }
}

/// What the drawing is good for, with every fault on a line of its own.
fn check(check: &SetupCheck) -> SectionInfo {
    let lines: Vec<&str> = std::iter::once(&check.verdict).chain(&check.faults).map(String::as_str).collect();
    SectionInfo { title: (&check.title).into(), text: lines.join("\n").into() }
}

fn held(row: &HeldRow, gallery: &Gallery) -> HeldInfo {
    HeldInfo {
        face: gallery.number(&row.face),
        count: i32::from(row.count),
        most: i32::from(row.limit),
        spoken: (&row.spoken).into(),
    }
}

/// Looks something up in the editor, if it is open.
fn editor<T>(shown: &Shown, look: impl FnOnce(&EditorView) -> Option<T>) -> Option<T> {
    shown.screen(|screen| match screen {
        Screen::Editor(editor) => look(editor),
        _ => None,
    })
}

/// Reports something of the editor, if it is there.
fn report(shown: &Shown, look: impl FnOnce(&EditorView) -> Option<Event>) {
    if let Some(event) = editor(shown, look) {
        shown.report(event);
    }
}

fn listen(adapter: &EditorAdapter, shown: &Rc<Shown>) {
    let to = Rc::clone(shown);
    adapter.on_tool(move |at| {
        report(&to, |view| {
            let tool = view.palette.get(index(at)?)?;
            Some(Event::Games(GamesEvent::Tool(Some(tool.tool))))
        });
    });
    let to = Rc::clone(shown);
    adapter.on_piece_pressed(move |at| {
        report(&to, |view| Some(Event::Command(view.piece.get(index(at)?)?.command)));
    });
    let to = Rc::clone(shown);
    adapter.on_action_pressed(move |at| {
        report(&to, |view| {
            let mut actions = view.actions.iter().filter(|button| button.command != Command::TurnBoard);
            Some(Event::Command(actions.nth(index(at)?)?.command))
        });
    });
    let to = Rc::clone(shown);
    adapter.on_held(move |hand, kind, count| {
        report(&to, |view| {
            let color = *Color::ALL.get(index(hand)?)?;
            let row = view.held.iter().filter(|row| row.color == color).nth(index(kind)?)?;
            Some(Event::Games(GamesEvent::Held(color, row.kind, u8::try_from(count).ok()?)))
        });
    });
    let to = Rc::clone(shown);
    adapter.on_side_picked(move |side| {
        report(&to, |view| Some(Event::Games(GamesEvent::SideToMove(view.sides.get(index(side)?)?.color))));
    });
}
