//! The saved games, one replayed, a position drawn and the games by mail as lines.

use super::draw::{board, head};
use crate::app::{
    EditorView, Feedback, Field, GamesView, MailGameView, MailView, MoveRow, ReplayView, Screen, View,
};
use crate::locale::Words;

/// The list: games with their numbers, what can't be read, what is asked or told.
pub(super) fn list(view: &GamesView, words: &Words) -> String {
    let mut lines = head(&view.title, &view.summary, &view.notices, None, words);
    lines.push(String::new());
    lines.extend(
        view.cards.iter().enumerate().map(|(index, card)| format!("{:>3}  {}", index + 1, card.spoken)),
    );
    lines.extend(view.empty.clone());
    lines.extend(view.broken.iter().map(|broken| format!("  !  {broken}")));
    lines.extend(view.question.as_ref().or(view.told.as_ref()).map(told));
    lines.push(String::new());
    lines.push(words.text("text-games-how"));
    lines.join("\n")
}

/// A game: who played, the moves, the board, the comment, what can follow.
pub(super) fn replay(view: &ReplayView, words: &Words) -> String {
    let mut blocks = Vec::new();
    blocks.extend(Some(view.overline.clone()).filter(|text| !text.is_empty()));
    blocks.push(view.title.clone());
    let headers = view.headers.iter().enumerate();
    blocks.extend(headers.map(|(index, row)| format!("  {}  {}  –  {}", index + 1, row.label, row.value)));
    blocks.push(String::new());
    blocks.extend(view.moves.chunks(8).map(|rows| {
        let rows: Vec<_> = rows.iter().map(numbered).collect();
        format!("  {}", rows.join("  "))
    }));
    blocks.push(String::new());
    blocks.push(board(&view.board, words));
    blocks.push(view.status.clone());
    blocks.extend(view.end.clone());
    blocks.extend(noted(&view.comment));
    blocks.extend(view.feedback.as_ref().map(told));
    blocks.extend(branches(view));
    blocks.push(words.text("text-replay-how"));
    blocks.join("\n")
}

/// "*12. P-7f": a star where one stands.
fn numbered(row: &MoveRow) -> String {
    let here = if row.current { "*" } else { "" };
    if row.number.is_empty() {
        format!("{here}{}", row.label)
    } else {
        format!("{here}{}. {}", row.number, row.label)
    }
}

fn noted(field: &Field) -> Option<String> {
    (!field.text.is_empty()).then(|| format!("{}\n{}", field.label, field.text))
}

/// "Your name  –  Anna"
fn named(field: &Field) -> String {
    format!("{}  –  {}", field.label, field.text)
}

fn told(told: &Feedback) -> String {
    format!("{}\n{}", told.title, told.text)
}

/// The moves that can follow, a number before each.
fn branches(view: &ReplayView) -> Vec<String> {
    let rows = view.branches.iter().map(|branch| {
        let mark = if branch.current { '*' } else { ' ' };
        format!("{mark} {}  {}  –  {}", branch.index + 1, branch.label, branch.note)
    });
    let title = Some(view.branches_title.clone()).filter(|title| !title.is_empty());
    title.into_iter().chain(rows).collect()
}

/// A position drawn: the board, the SFEN, what stands against using it.
pub(super) fn editor(view: &EditorView, words: &Words) -> String {
    let mut blocks = vec![view.title.clone(), String::new(), board(&view.board, words)];
    blocks.extend(view.sides.iter().filter(|side| side.selected).map(|side| side.label.clone()));
    blocks.push(view.sfen.text.clone());
    blocks.extend(view.sfen.error.clone());
    blocks.extend(checks(view));
    blocks.extend(view.feedback.as_ref().map(told));
    blocks.push(words.text("text-editor-how"));
    blocks.join("\n")
}

/// What the position is good for, and every fault.
fn checks(view: &EditorView) -> Vec<String> {
    let mut lines = Vec::new();
    for check in &view.checks {
        lines.push(format!("{}  –  {}", check.title, check.verdict));
        lines.extend(check.faults.iter().map(|fault| format!("  - {fault}")));
    }
    lines
}

/// The games by mail with their numbers.
pub(super) fn mail(view: &MailView, words: &Words) -> String {
    let mut lines = vec![view.title.clone(), view.text.clone(), String::new()];
    lines.extend(
        view.cards.iter().enumerate().map(|(index, card)| format!("{:>3}  {}", index + 1, card.spoken)),
    );
    lines.extend(view.empty.clone());
    lines.extend(view.letter.error.clone());
    lines.push(String::new());
    lines.extend([&view.own_name, &view.their_name].map(named));
    lines.extend(view.told.as_ref().map(told));
    lines.push(words.text("text-mail-how"));
    lines.join("\n")
}

/// A game by mail: the moves, the board, what to do, the letter.
pub(super) fn mail_game(view: &MailGameView, words: &Words) -> String {
    let mut blocks = vec![view.overline.clone(), view.title.clone()];
    blocks.extend(view.moves.iter().map(|line| format!("  {line}")));
    blocks.push(String::new());
    blocks.push(board(&view.board, words));
    blocks.push(view.status.clone());
    blocks.extend(view.feedback.as_ref().map(told));
    if !view.letter.is_empty() {
        blocks.extend([view.letter_help.clone(), String::new(), view.letter.clone()]);
    }
    blocks.push(words.text("text-mail-game-how"));
    blocks.join("\n")
}

/// Whether another of these screens opened, another game, or a list changed.
pub(super) fn is_other(before: &View, now: &View) -> bool {
    if before.language != now.language {
        return true;
    }
    match (&before.screen, &now.screen) {
        (Screen::Games(old), Screen::Games(new)) => old.cards != new.cards,
        (Screen::Mail(old), Screen::Mail(new)) => old.cards != new.cards,
        (Screen::Replay(old), Screen::Replay(new)) => old.title != new.title,
        (Screen::MailGame(old), Screen::MailGame(new)) => old.title != new.title,
        (Screen::Editor(_), Screen::Editor(_)) => false,
        _ => true,
    }
}

/// What else is to be told when one of these screens changed.
pub(super) fn changed(before: &Screen, now: &Screen) -> Vec<String> {
    match (before, now) {
        (Screen::Games(old), Screen::Games(new)) if old.import.error != new.import.error => {
            new.import.error.iter().cloned().collect()
        }
        (Screen::Mail(old), Screen::Mail(new)) => {
            let names = [(&old.own_name, &new.own_name), (&old.their_name, &new.their_name)];
            let changed = names.into_iter().filter(|(old, new)| old.text != new.text);
            changed.map(|(_, name)| named(name)).collect()
        }
        (Screen::Replay(old), Screen::Replay(new)) if old.branches != new.branches => branches(new),
        (Screen::Editor(old), Screen::Editor(new)) => {
            let (old_lines, lines) = (checks(old), checks(new));
            let error = new.sfen.error.iter().filter(|_| old.sfen.error != new.sfen.error).cloned();
            error.chain(lines.into_iter().filter(|_| old_lines != checks(new))).collect()
        }
        (Screen::MailGame(old), Screen::MailGame(new)) if old.letter != new.letter => {
            Some(new.letter.clone()).filter(|letter| !letter.is_empty()).into_iter().collect()
        }
        _ => Vec::new(),
    }
}
