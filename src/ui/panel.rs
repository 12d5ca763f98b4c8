//! What stands in the coach's panel, from whichever screen has one: the window lays all of them out the same way.

use crate::app::{
    BoardView, BranchView, Busy, Button, ChoiceView, Feedback, LegendRow, LessonView, PlayView, PuzzleView,
    ReviewView, Screen, Section, StepMark,
};

/// The panel of the open screen, with its board.
pub struct Panel<'a> {
    pub overline: &'a str,
    pub title: &'a str,
    pub steps: &'a [StepMark],
    pub marks: Marks,
    pub text: &'a str,
    pub status: &'a str,
    pub busy: Option<&'a Busy>,
    pub feedback: Option<&'a Feedback>,
    pub choices: &'a [ChoiceView],
    pub tree_title: &'a str,
    pub tree: &'a [BranchView],
    pub sections: &'a [Section],
    pub legend: &'a [LegendRow],
    pub turn: &'a Button,
    /// In the order of reading; the last one goes on.
    pub buttons: Vec<&'a Button>,
    pub done: bool,
    pub stars: u8,
    pub board: &'a BoardView,
}

/// What the step marks are for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Marks {
    /// Each is the way to its step.
    Doors,
    /// They only say how far one is.
    Signs,
}

impl<'a> Panel<'a> {
    /// The panel of a screen, if it has one.
    pub fn of(screen: &'a Screen) -> Option<Panel<'a>> {
        match screen {
            Screen::Lesson(lesson) => Some(Panel::of_lesson(lesson)),
            Screen::Puzzle(puzzle) => Some(Panel::of_puzzle(puzzle)),
            Screen::Play(play) => Some(Panel::of_game(play)),
            Screen::Review(review) => Some(Panel::of_review(review)),
            Screen::FirstStart(_)
            | Screen::Learn(_)
            | Screen::Puzzles(_)
            | Screen::Sitting(_)
            | Screen::Games(_)
            | Screen::Replay(_)
            | Screen::Editor(_)
            | Screen::Mail(_)
            | Screen::MailGame(_)
            | Screen::Settings(_) => None,
        }
    }

    fn of_lesson(view: &'a LessonView) -> Panel<'a> {
        Panel {
            overline: &view.overline,
            title: &view.title,
            steps: &view.steps,
            marks: Marks::Doors,
            text: &view.text,
            status: &view.status,
            busy: None,
            feedback: view.feedback.as_ref(),
            choices: &view.choices,
            tree_title: "",
            tree: &[],
            sections: &[],
            legend: &view.legend,
            turn: &view.turn,
            buttons: named([
                &view.hint,
                &view.undo,
                &view.redo,
                &view.previous,
                &view.restart,
                &view.show_me,
                &view.next,
            ]),
            done: view.done,
            stars: view.stars,
            board: &view.board,
        }
    }

    fn of_game(view: &'a PlayView) -> Panel<'a> {
        Panel {
            overline: &view.overline,
            title: &view.title,
            steps: &[],
            marks: Marks::Signs,
            text: &view.text,
            status: &view.status,
            busy: view.busy.as_ref(),
            feedback: view.feedback.as_ref(),
            choices: &[],
            tree_title: "",
            tree: &[],
            sections: &[],
            legend: &view.legend,
            turn: &view.turn,
            buttons: named([
                &view.hint,
                &view.undo,
                &view.redo,
                &view.declare,
                &view.resign,
                &view.review,
                &view.new_game,
            ]),
            done: view.done,
            stars: 0,
            board: &view.board,
        }
    }

    fn of_review(view: &'a ReviewView) -> Panel<'a> {
        Panel {
            overline: &view.overline,
            title: &view.title,
            steps: &[],
            marks: Marks::Signs,
            text: "",
            status: &view.status,
            busy: view.busy.as_ref(),
            feedback: view.feedback.as_ref(),
            choices: &[],
            tree_title: "",
            tree: &[],
            sections: &[],
            legend: &view.legend,
            turn: &view.turn,
            buttons: named([
                &view.first,
                &view.previous,
                &view.next,
                &view.last,
                &view.puzzles,
                &view.new_game,
                &view.back,
            ]),
            done: true,
            stars: 0,
            board: &view.board,
        }
    }

    fn of_puzzle(view: &'a PuzzleView) -> Panel<'a> {
        Panel {
            overline: &view.overline,
            title: &view.title,
            steps: &view.steps,
            marks: Marks::Signs,
            text: &view.text,
            status: &view.status,
            busy: view.busy.as_ref(),
            feedback: view.feedback.as_ref(),
            choices: &[],
            tree_title: &view.tree_title,
            tree: &view.tree,
            sections: &view.sections,
            legend: &view.legend,
            turn: &view.turn,
            buttons: named([
                &view.hint,
                &view.undo,
                &view.redo,
                &view.previous,
                &view.restart,
                &view.solution,
                &view.defend,
                &view.next,
            ]),
            done: view.done,
            stars: view.stars,
            board: &view.board,
        }
    }
}

/// A button without a label is not there.
fn named<const COUNT: usize>(buttons: [&Button; COUNT]) -> Vec<&Button> {
    buttons.into_iter().filter(|button| !button.label.is_empty()).collect()
}
