//! A drill as lines.

use super::draw::{board, choices};
use crate::app::DrillView;
use crate::locale::Words;

/// What is asked, the board, what was right so far.
pub(super) fn open(drill: &DrillView, words: &Words) -> String {
    let mut blocks = vec![drill.overline.clone(), drill.title.clone(), String::new(), drill.text.clone()];
    blocks.extend(choices(&drill.choices));
    blocks.push(String::new());
    blocks.push(board(&drill.board, words));
    blocks.extend(Some(drill.status.clone()).filter(|status| !status.is_empty()));
    blocks.push(format!("{} – {}", drill.tally.title, drill.tally.lines.join(" · ")));
    blocks.join("\n")
}
