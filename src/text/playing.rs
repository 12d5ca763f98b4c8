//! The choices before a game, a game, and the look through it, as lines.

use super::draw::{board, head, listed};
use crate::app::{Command, FindingView, MoveView, PlayView, ReviewView, SettingRow, SittingView};
use crate::locale::Words;

/// The choices before a game: the opponents with their numbers, then the rows to be set.
pub(super) fn sitting(sitting: &SittingView, words: &Words) -> String {
    let mut lines = head(&sitting.title, &sitting.text, &sitting.notices, sitting.resume.as_ref(), words);
    lines.push(String::new());
    lines.push(sitting.opponents_title.clone());
    lines.extend(sitting.opponents.iter().map(|row| {
        let mark = if row.selected { '*' } else { ' ' };
        let beside = [row.results.as_str(), row.suggested.as_deref().unwrap_or_default()];
        let beside: Vec<_> = beside.into_iter().filter(|text| !text.is_empty()).collect();
        let beside = if beside.is_empty() { String::new() } else { format!("  ({})", beside.join(" ")) };
        format!("{mark} {:>2}  {}  –  {}{beside}", row.number, row.name, row.text)
    }));
    lines.push(String::new());
    lines.push(listed(&rows(sitting), words));
    lines.extend(sitting.start.error.clone());
    lines.push(String::new());
    lines.push(words.text("text-play-how"));
    lines.join("\n")
}

/// The rows that are set by their numbers.
pub(super) fn rows(sitting: &SittingView) -> Vec<SettingRow> {
    sitting.rows.iter().chain(&sitting.coach).cloned().collect()
}

/// A game: who plays, the moves, the board, whose turn it is.
pub(super) fn game(play: &PlayView, words: &Words) -> String {
    let mut blocks = vec![play.overline.clone(), play.title.clone(), play.text.clone()];
    blocks.extend(numbered(&play.moves_title, &play.moves));
    blocks.push(String::new());
    blocks.push(board(&play.board, words));
    blocks.push(play.status.clone());
    blocks.extend(play.feedback.as_ref().map(|told| format!("{}\n{}", told.title, told.text)));
    blocks.join("\n")
}

/// Whether the coach asks if a move is to stand.
pub(super) fn asks(play: &PlayView) -> bool {
    let actions = play.feedback.iter().flat_map(|told| &told.actions);
    actions.into_iter().any(|button| button.command == Command::PlayOn)
}

/// A game looked through: the evaluation as a table, what was found with a number each, the position.
pub(super) fn review(review: &ReviewView, words: &Words) -> String {
    let mut blocks = vec![review.overline.clone(), review.title.clone(), String::new()];
    blocks.push(review.graph.title.clone());
    blocks.extend(review.graph.points.iter().map(|point| format!("  {}", point.spoken)));
    blocks.push(String::new());
    blocks.push(review.findings_title.clone());
    blocks.extend(review.empty.clone());
    blocks.extend(review.findings.iter().map(finding));
    blocks.push(String::new());
    blocks.push(board(&review.board, words));
    blocks.push(review.status.clone());
    blocks.push(words.text("text-review-how"));
    blocks.join("\n")
}

fn finding(finding: &FindingView) -> String {
    let mark = if finding.current { '*' } else { ' ' };
    format!("{mark} {}  {}. {}", finding.index + 1, finding.title, finding.text)
}

/// The moves, eight a line.
fn numbered(title: &str, moves: &[MoveView]) -> Vec<String> {
    if moves.is_empty() {
        return Vec::new();
    }
    let lines = moves.chunks(8).map(|moves| {
        let labels: Vec<_> = moves.iter().map(|view| view.label.as_str()).collect();
        format!("  {}", labels.join("  "))
    });
    [String::new(), title.to_owned()].into_iter().chain(lines).collect()
}
