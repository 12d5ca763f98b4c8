//! The list of problems and an open problem as lines.

use super::draw::{board, head};
use crate::app::{PuzzleView, PuzzlesView, StepState};
use crate::locale::Words;

/// The list: filters with their numbers, the own position, the problems with their ids, the museum.
pub(super) fn list(puzzles: &PuzzlesView, words: &Words) -> String {
    let mut lines = head(&puzzles.title, &puzzles.summary, &puzzles.notices, puzzles.resume.as_ref(), words);
    lines.push(String::new());
    for (row, filter) in puzzles.filters.iter().enumerate() {
        lines.push(format!("{}  {}", row + 1, filter.label));
        lines.extend(filter.chips.iter().enumerate().map(|(option, chip)| {
            let mark = if chip.selected { '*' } else { ' ' };
            format!("   {mark} {} {}  {} ({})", row + 1, option + 1, chip.label, chip.count)
        }));
    }
    lines.push(String::new());
    lines.push(puzzles.own.label.clone());
    lines.push(puzzles.own.help.clone());
    lines.extend(puzzles.own.error.clone());
    lines.push(puzzles.endless.label.clone());
    lines.push(puzzles.endless.help.clone());
    for group in &puzzles.groups {
        lines.push(String::new());
        lines.push(group.spoken.clone());
        lines.extend(group.cards.iter().map(|card| format!("  {}  –  {}", card.id, card.spoken)));
    }
    lines.extend(puzzles.empty.clone());
    if let Some(museum) = &puzzles.museum {
        lines.push(String::new());
        lines.push(museum.title.clone());
        lines.push(museum.text.clone());
        lines.extend(museum.cards.iter().map(|card| format!("  {}  –  {}", card.id, card.spoken)));
    }
    lines.push(String::new());
    lines.push(words.text("text-puzzles-how"));
    lines.join("\n")
}

/// An open problem: what is asked, the board, the line, what may be played.
pub(super) fn open(puzzle: &PuzzleView, words: &Words) -> String {
    let mut blocks = vec![puzzle.overline.clone(), puzzle.title.clone()];
    let current = puzzle.steps.iter().find(|step| step.state == StepState::Current);
    blocks.extend(current.map(|step| step.spoken.clone()));
    blocks.push(String::new());
    blocks.push(puzzle.text.clone());
    for section in &puzzle.sections {
        blocks.push(String::new());
        blocks.push(section.title.clone());
        blocks.extend(section.lines.iter().map(|line| format!("  {line}")));
    }
    blocks.push(String::new());
    blocks.push(board(&puzzle.board, words));
    blocks.extend(Some(puzzle.status.clone()).filter(|status| !status.is_empty()));
    blocks.extend(tree(puzzle));
    blocks.join("\n")
}

/// Where the walked solution can go, a number before each.
pub(super) fn tree(puzzle: &PuzzleView) -> Vec<String> {
    let branches = puzzle.tree.iter().map(|branch| {
        let mark = if branch.current { '*' } else { ' ' };
        format!("{mark} {}  {}  –  {}", branch.index + 1, branch.label, branch.note)
    });
    Some(puzzle.tree_title.clone()).filter(|title| !title.is_empty()).into_iter().chain(branches).collect()
}
