//! Writes a record in KIF.

use std::fmt::Write;
use std::time::Duration;

use super::board::write_hand;
use super::{board, handicap};
use crate::notation::japanese::name_of;
use crate::notation::record::{HeaderKey, Line, NodeId, Record, Step, WriteError};
use crate::notation::{SquareStyle, square_name};
use crate::shogi::{ByColor, Color, Move, PieceKind, Position, Square};

/// The record as a text in KIF, its lines ended by `\n`.
pub(in crate::notation) fn write(record: &Record) -> Result<String, WriteError> {
    let mut text = String::new();
    write_head(&mut text, record);
    text.push_str("手数----指手---------消費時間--\n");
    write_comment(&mut text, record.comment(NodeId::ROOT));
    for (line, number) in record.lines().zip(0..) {
        if number > 0 {
            let _ = write!(text, "\n変化：{}手\n", line.ply);
        }
        write_line(&mut text, record, &line)?;
    }
    Ok(text)
}

/// The handicap or the board, and the header lines.
pub(in crate::notation) fn write_head(text: &mut String, record: &Record) {
    let start = record.start().to_setup();
    let name = handicap::name(&start);
    let is_handicap = name.is_some() && start.side_to_move == Color::White;
    let _ = writeln!(text, "手合割：{}", name.unwrap_or(handicap::OTHER));
    for (key, value) in record.headers() {
        let key = match key {
            key if is_handicap && *key == HeaderKey::BLACK => "下手",
            key if is_handicap && *key == HeaderKey::WHITE => "上手",
            key => key.name(),
        };
        let _ = writeln!(text, "{key}：{value}");
    }
    if name.is_none() {
        let _ = writeln!(text, "後手の持駒：{}", write_hand(start.hands.white));
        board::write(text, &start.board);
        let _ = writeln!(text, "先手の持駒：{}", write_hand(start.hands.black));
        if start.move_number != 1 {
            let _ = writeln!(text, "手数\u{ff1d}{}", i64::from(start.move_number) - 1);
        }
        if start.side_to_move == Color::White {
            text.push_str("後手番\n");
        }
    }
}

/// A comment, each of its lines with a star before it.
pub(in crate::notation) fn write_comment(text: &mut String, comment: &str) {
    if !comment.is_empty() {
        for line in comment.split('\n') {
            let _ = writeln!(text, "*{line}");
        }
    }
}

fn write_line(text: &mut String, record: &Record, line: &Line) -> Result<(), WriteError> {
    let mut position = record.position(line.from);
    let mut previous = record.step(line.from).and_then(Step::mv).map(Move::to);
    let mut totals = totals(record, line.from);
    for (&at, ply) in line.nodes.iter().zip(line.ply..) {
        let Some(step) = record.step(at) else { continue };
        let what = match step {
            Step::End(end) => end.word().to_owned(),
            Step::Move(mv) => move_name(&position, *mv, None, previous).unwrap_or_default(),
            Step::Foul(foul) => move_name(&position, foul.mv, foul.kind, previous)
                .ok_or(WriteError::Foul { ply, mv: foul.mv })?,
        };
        let _ = write!(text, "{ply:4} {what}");
        if let Some(time) = record.time(at) {
            let total = &mut totals[mover(record, ply)];
            *total += time;
            let width: usize = what.chars().map(|sign| if sign.is_ascii() { 1 } else { 2 }).sum();
            let _ =
                write!(text, "{:1$}{2}", "", 15_usize.saturating_sub(width).max(1), time_text(time, *total));
        }
        text.push('\n');
        write_comment(text, record.comment(at));
        if let Step::Move(mv) = step {
            position.play_legal(*mv);
            previous = Some(mv.to());
        }
    }
    Ok(())
}

/// `７六歩(77)`, `同　銀成(31)`, `５五歩打`; `None` if what moves is not known.
fn move_name(
    position: &Position,
    mv: Move,
    named: Option<PieceKind>,
    previous: Option<Square>,
) -> Option<String> {
    let to = if previous == Some(mv.to()) {
        "同　".to_owned()
    } else {
        square_name(mv.to(), SquareStyle::Kanji)
    };
    Some(match mv {
        Move::Drop { kind, .. } => format!("{to}{}打", name_of(kind.kind())),
        Move::Normal { from, promote, .. } => {
            let kind = position.piece_at(from).map(|piece| piece.kind).or(named)?;
            let promotes = if promote { "成" } else { "" };
            format!("{to}{}{promotes}({})", name_of(kind), square_name(from, SquareStyle::Digits))
        }
    })
}

fn mover(record: &Record, ply: usize) -> Color {
    let first = record.start().side_to_move();
    if ply % 2 == 1 { first } else { first.other() }
}

/// How long each player thought on the way to a node.
fn totals(record: &Record, at: NodeId) -> ByColor<Duration> {
    let mut totals = ByColor::default();
    for (at, ply) in record.path(at).into_iter().zip(1..) {
        totals[mover(record, ply)] += record.time(at).unwrap_or_default();
    }
    totals
}

/// `( 0:12/00:00:12)`, in whole seconds.
fn time_text(time: Duration, total: Duration) -> String {
    let (time, total) = (time.as_secs(), total.as_secs());
    let (minutes, seconds) = (time / 60, time % 60);
    format!("({minutes:2}:{seconds:02}/{:02}:{:02}:{:02})", total / 3600, total / 60 % 60, total % 60)
}
