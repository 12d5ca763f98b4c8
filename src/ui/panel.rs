//! What stands in the coach's panel, from whichever screen has one: the window lays all of them out the same way.

use crate::app::{
    BoardView, BranchView, Busy, Button, ChoiceView, Command, DrillView, EditorView, Feedback, FindingView,
    GraphView, LegendRow, LessonView, MailCommand, MailGameView, MoveRow, MoveView, PlayView, PuzzleView,
    ReplayView, ReviewView, Screen, Section, StepMark,
};
use nari_markup::{ButtonLook, PanelPart};

/// The panel of the open screen, with its board.
pub struct Panel<'a> {
    pub overline: &'a str,
    pub title: &'a str,
    pub steps: &'a [StepMark],
    /// What the step marks are for, and the moves.
    pub marks: Marks,
    pub text: &'a str,
    pub status: &'a str,
    /// What goes on, with the button that ends it.
    pub busy: Option<(&'a str, Option<&'a Button>)>,
    pub feedback: Option<&'a Feedback>,
    pub choices: &'a [ChoiceView],
    pub graph: Option<&'a GraphView>,
    pub findings_title: &'a str,
    pub findings: &'a [FindingView],
    /// Said when nothing was found.
    pub findings_empty: &'a str,
    pub moves_title: &'a str,
    pub moves: Vec<Turn<'a>>,
    pub tree_title: &'a str,
    pub tree: &'a [BranchView],
    pub sections: &'a [Section],
    pub legend: &'a [LegendRow],
    pub turn: Option<&'a Button>,
    /// To the start of a game, back, on, to its end; where it has variations, to the one before and the one after.
    pub walk: Vec<&'a Button>,
    /// In the order of reading.
    pub buttons: Vec<(&'a Button, ButtonLook)>,
    /// What stands there beside what every panel has.
    pub part: PanelPart,
    pub stars: u8,
    pub board: &'a BoardView,
}

/// A move of the list.
pub struct Turn<'a> {
    /// Its number, where its name does not hold it.
    pub number: &'a str,
    pub label: &'a str,
    pub spoken: &'a str,
    /// How many plies lead to the position after it.
    pub ply: usize,
    /// Whether it is one: the start and the end stand in the list too, and may be cut off.
    pub is_move: bool,
    pub current: bool,
    /// Whether there is more to see there than the move.
    pub noted: bool,
}

/// What marks and moves are for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Marks {
    /// Each is the way to its place.
    Doors,
    /// They only say how far one is.
    Signs,
}

impl<'a> Panel<'a> {
    /// The panel of a screen, if it has one.
    pub fn of(screen: &'a Screen) -> Option<Panel<'a>> {
        match screen {
            Screen::Lesson(lesson) => Some(Panel::of_lesson(lesson)),
            Screen::Drill(drill) => Some(Panel::of_drill(drill)),
            Screen::Puzzle(puzzle) => Some(Panel::of_puzzle(puzzle)),
            Screen::Play(play) => Some(Panel::of_game(play)),
            Screen::Review(review) => Some(Panel::of_review(review)),
            Screen::Replay(replay) => Some(Panel::of_replay(replay)),
            Screen::Editor(editor) => Some(Panel::of_editor(editor)),
            Screen::MailGame(game) => Some(Panel::of_mail_game(game)),
            Screen::FirstStart(_)
            | Screen::Learn(_)
            | Screen::Puzzles(_)
            | Screen::Sitting(_)
            | Screen::Games(_)
            | Screen::Mail(_)
            | Screen::Today(_)
            | Screen::Settings(_) => None,
        }
    }

    /// A panel with nothing in it but the button that turns the board.
    fn beside(board: &'a BoardView, turn: &'a Button) -> Panel<'a> {
        Panel::around(board, Some(turn))
    }

    /// The same, whether or not the board can be turned.
    fn around(board: &'a BoardView, turn: Option<&'a Button>) -> Panel<'a> {
        Panel {
            overline: "",
            title: "",
            steps: &[],
            marks: Marks::Signs,
            text: "",
            status: "",
            busy: None,
            feedback: None,
            choices: &[],
            graph: None,
            findings_title: "",
            findings: &[],
            findings_empty: "",
            moves_title: "",
            moves: Vec::new(),
            tree_title: "",
            tree: &[],
            sections: &[],
            legend: &[],
            turn,
            walk: Vec::new(),
            buttons: Vec::new(),
            part: PanelPart::None,
            stars: 0,
            board,
        }
    }

    fn of_lesson(view: &'a LessonView) -> Panel<'a> {
        let buttons =
            [&view.hint, &view.undo, &view.redo, &view.previous, &view.restart, &view.show_me, &view.next];
        Panel {
            overline: &view.overline,
            title: &view.title,
            steps: &view.steps,
            marks: Marks::Doors,
            text: &view.text,
            status: &view.status,
            feedback: view.feedback.as_ref(),
            choices: &view.choices,
            legend: &view.legend,
            buttons: looking(buttons, onward(view.done)),
            stars: view.stars,
            ..Panel::beside(&view.board, &view.turn)
        }
    }

    fn of_drill(view: &'a DrillView) -> Panel<'a> {
        let buttons = [
            &view.hint,
            &view.undo,
            &view.easier,
            &view.harder,
            &view.clock,
            &view.again,
            &view.show_me,
            &view.next,
        ];
        Panel {
            overline: &view.overline,
            title: &view.title,
            text: &view.text,
            status: &view.status,
            feedback: view.feedback.as_ref(),
            choices: &view.choices,
            sections: std::slice::from_ref(&view.tally),
            legend: &view.legend,
            buttons: looking(buttons, onward(view.done)),
            stars: view.stars,
            ..Panel::beside(&view.board, &view.turn)
        }
    }

    fn of_puzzle(view: &'a PuzzleView) -> Panel<'a> {
        let buttons = [
            &view.hint,
            &view.undo,
            &view.redo,
            &view.previous,
            &view.restart,
            &view.solution,
            &view.defend,
            &view.next,
        ];
        Panel {
            overline: &view.overline,
            title: &view.title,
            steps: &view.steps,
            text: &view.text,
            status: &view.status,
            busy: view.busy.as_ref().map(stoppable),
            feedback: view.feedback.as_ref(),
            tree_title: &view.tree_title,
            tree: &view.tree,
            sections: &view.sections,
            legend: &view.legend,
            buttons: looking(buttons, onward(view.done)),
            stars: view.stars,
            ..Panel::beside(&view.board, &view.turn)
        }
    }

    fn of_game(view: &'a PlayView) -> Panel<'a> {
        let first = [&view.hint, &view.undo, &view.redo, &view.new_game];
        let mut buttons = looking(first, ButtonLook::Plain);
        if view.done {
            buttons.extend(looking([&view.review], ButtonLook::Primary));
        } else {
            buttons.extend(looking([&view.declare], ButtonLook::Good));
            buttons.extend(looking([&view.resign], ButtonLook::Bare));
        }
        Panel {
            overline: &view.overline,
            title: &view.title,
            text: &view.text,
            // Always there, so that nothing moves when the opponent begins to think.
            busy: view.busy.as_ref().map(stoppable).or((!view.done).then_some((view.status.as_str(), None))),
            feedback: view.feedback.as_ref(),
            moves_title: if view.moves.is_empty() { "" } else { &view.moves_title },
            moves: turns(&view.moves),
            legend: &view.legend,
            buttons,
            ..Panel::beside(&view.board, &view.turn)
        }
    }

    fn of_review(view: &'a ReviewView) -> Panel<'a> {
        Panel {
            overline: &view.overline,
            title: &view.title,
            marks: Marks::Doors,
            status: &view.status,
            busy: view.busy.as_ref().map(stoppable),
            feedback: view.feedback.as_ref(),
            graph: Some(&view.graph),
            findings_title: if view.findings.is_empty() && view.empty.is_none() {
                ""
            } else {
                &view.findings_title
            },
            findings: &view.findings,
            findings_empty: view.empty.as_deref().unwrap_or_default(),
            moves_title: &view.moves_title,
            moves: turns(&view.moves),
            legend: &view.legend,
            walk: vec![&view.first, &view.previous, &view.next, &view.last],
            buttons: looking([&view.puzzles, &view.back, &view.new_game], ButtonLook::Plain),
            ..Panel::beside(&view.board, &view.turn)
        }
    }
}

impl<'a> Panel<'a> {
    /// A panel with nothing in it, where the board is turned by one of these.
    fn turned_by(board: &'a BoardView, buttons: &'a [Button], part: PanelPart) -> Panel<'a> {
        let turn = buttons.iter().find(|button| button.command == Command::TurnBoard);
        Panel { part, ..Panel::around(board, turn) }
    }

    fn of_replay(view: &'a ReplayView) -> Panel<'a> {
        let row = |row: &'a MoveRow| Turn {
            number: &row.number,
            label: &row.label,
            spoken: &row.spoken,
            ply: row.ply,
            is_move: !row.number.is_empty(),
            current: row.current,
            noted: row.commented || row.others > 0,
        };
        Panel {
            overline: &view.overline,
            title: &view.title,
            marks: Marks::Doors,
            text: view.end.as_deref().unwrap_or_default(),
            status: &view.status,
            feedback: view.feedback.as_ref(),
            moves_title: &view.moves_title,
            moves: view.moves.iter().map(row).collect(),
            tree_title: &view.branches_title,
            tree: &view.branches,
            legend: &view.legend,
            walk: view.walk.iter().collect(),
            buttons: beside_turning(&view.actions),
            ..Panel::turned_by(&view.board, &view.actions, PanelPart::Replay)
        }
    }

    fn of_editor(view: &'a EditorView) -> Panel<'a> {
        Panel {
            title: &view.title,
            text: &view.text,
            status: &view.status,
            feedback: view.feedback.as_ref(),
            buttons: beside_turning(&view.uses),
            ..Panel::turned_by(&view.board, &view.actions, PanelPart::Editor)
        }
    }

    fn of_mail_game(view: &'a MailGameView) -> Panel<'a> {
        Panel {
            overline: &view.overline,
            title: &view.title,
            status: &view.status,
            feedback: view.feedback.as_ref(),
            legend: &view.legend,
            buttons: beside_turning(&view.actions),
            ..Panel::turned_by(&view.board, &view.actions, PanelPart::Mail)
        }
    }
}

/// All buttons but the one that turns the board; the one that fixes a move calls, once there is a move.
fn beside_turning(buttons: &[Button]) -> Vec<(&Button, ButtonLook)> {
    let look = |button: &Button| match button.command {
        Command::Mail(MailCommand::Write) if button.enabled => ButtonLook::Primary,
        Command::Resign => ButtonLook::Bare,
        _ => ButtonLook::Plain,
    };
    let others = buttons.iter().filter(|button| button.command != Command::TurnBoard);
    others.map(|button| (button, look(button))).collect()
}

/// The moves of a game that is played or looked through.
fn turns(moves: &[MoveView]) -> Vec<Turn<'_>> {
    let mut turns = Vec::with_capacity(moves.len());
    for shown in moves {
        let label = &shown.label;
        let (ply, current) = (shown.turns, shown.current);
        turns.push(Turn { number: "", label, spoken: label, ply, is_move: true, current, noted: false });
    }
    turns
}

/// A search with the button that stops it.
pub fn stoppable(busy: &Busy) -> (&str, Option<&Button>) {
    (&busy.text, Some(&busy.stop))
}

/// How the button looks that goes on: it calls when what is asked is done.
const fn onward(done: bool) -> ButtonLook {
    if done { ButtonLook::Primary } else { ButtonLook::Quiet }
}

/// Buttons of which the last looks so. One without a label is not there.
fn looking<const COUNT: usize>(buttons: [&Button; COUNT], last: ButtonLook) -> Vec<(&Button, ButtonLook)> {
    let plain = |(at, button)| (button, if at + 1 == COUNT { last } else { ButtonLook::Plain });
    buttons.into_iter().enumerate().map(plain).filter(|(button, _)| !button.label.is_empty()).collect()
}
