//! Mate problems put on a sheet to print, as a lesson is: boards, then the solutions, which are found here and now.

use std::sync::Arc;

use super::sheet::{SheetAnswer, SheetItem, SheetView, line};
use super::{puzzle_board, puzzle_words};
use crate::app::ProblemSet;
use crate::app::screen::{PuzzleScreen, Source};
use crate::app::state::App;
use crate::lesson::Mode;
use crate::lesson::puzzle::Puzzle;
use crate::locale::Message;
use crate::tsume::{Control, Limits, Outcome, Solver, Wanted};

/// What the solution of one problem may cost: nodes, and bytes of the solver's table.
const NODES: u64 = 1_000_000;
const MEMORY: usize = 128 << 20;

/// The problems of a set; `None` when there are none.
pub(super) fn sheet(app: &App, set: &ProblemSet) -> Option<SheetView> {
    // Where there is no such course, the problems are those of another.
    let is_of_it = |puzzle: &Puzzle| puzzle.id.starts_with(&set.course) && puzzle.moves == set.moves;
    let numbered = app.catalog.puzzles_with(&set.course).iter().filter(|puzzle| is_of_it(puzzle));
    let wanted = (1..).zip(numbered).filter(|(number, _)| set.numbers.contains(number));
    let items: Vec<_> = wanted.map(|(number, puzzle)| item(app, number, puzzle)).collect();
    let (first, last) = (items.first()?.number, items.last()?.number);
    let message = Message::new("sheet-problems").with("first", first).with("last", last);
    Some(SheetView { overline: app.words.say(&message), title: puzzle_words::mate_in(app, set.moves), items })
}

fn item(app: &App, number: usize, puzzle: &Arc<Puzzle>) -> SheetItem {
    let (screen, _) = PuzzleScreen::open(Source::Own(Arc::clone(puzzle)), 0);
    SheetItem {
        number,
        text: puzzle_words::asked(app, puzzle.moves),
        board: puzzle_board::of_puzzle(app, &screen),
        note: String::new(),
        choices: Vec::new(),
        mode: Mode::Play,
        answer: solved(app, puzzle),
    }
}

/// The solution that the solver finds, and what the problem teaches.
fn solved(app: &App, puzzle: &Puzzle) -> Option<SheetAnswer> {
    let limits = Limits { nodes: Some(NODES), memory: MEMORY, stop: &|_| Control::GoOn };
    let found = Solver::new(limits, Wanted::default()).solve(&puzzle.problem).result;
    let Outcome::Mate(solution) = found else { return None };
    let text = line(app, puzzle.problem.position(), &solution.line);
    let learned = puzzle_words::theme(app, puzzle.theme);
    Some(SheetAnswer { moves: solution.line, text, learned, ..SheetAnswer::default() })
}
