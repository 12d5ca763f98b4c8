//! A sheet put on pages of A4, as one image in SVG.

use super::board_shape::BoardView;
use super::picture;
use super::sheet::{SheetItem, SheetView};
use crate::app::state::App;
use crate::lesson::Mode;
use crate::locale::Message;
use crate::picture::sheet::{Board, Question, Sheet, Solution, Writing, svg as drawn};

/// The pages.
pub(super) fn svg(app: &App, sheet: &SheetView) -> String {
    let words = &app.words;
    let footer = |page: usize, pages: usize| {
        words.say(
            &Message::new("sheet-page")
                .with("title", sheet.title.as_str())
                .with("page", page)
                .with("pages", pages),
        )
    };
    drawn(&Sheet {
        overline: sheet.overline.clone(),
        title: sheet.title.clone(),
        answers_title: words.text("sheet-answers"),
        blanks: ["sheet-name", "sheet-date"].map(|id| words.text(id)).into(),
        questions: sheet.items.iter().map(question).collect(),
        answers: sheet.items.iter().filter_map(solution).collect(),
        footer: &footer,
    })
}

fn question(item: &SheetItem) -> Question<'_> {
    Question {
        number: item.number,
        text: item.text.clone(),
        board: board(&item.board),
        choices: item.choices.clone(),
        note: item.note.clone(),
        writing: if item.mode == Mode::Play { Writing::Line } else { Writing::Nothing },
    }
}

fn solution(item: &SheetItem) -> Option<Solution> {
    let answer = item.answer.as_ref()?;
    Some(Solution { number: item.number, answer: answer.text.clone(), text: answer.learned.clone() })
}

fn board(board: &BoardView) -> Board<'_> {
    let squares = || board.squares.iter().enumerate();
    Board {
        drawing: picture::drawing(board),
        stars: squares().filter(|(_, square)| square.star).map(|(at, _)| at).collect(),
        shaded: squares().filter(|(_, square)| square.lit).map(|(at, _)| at).collect(),
        arrows: board.arrows.iter().map(|arrow| (arrow.from, arrow.to)).collect(),
    }
}
