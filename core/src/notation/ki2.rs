//! KI2, the names of moves without their origins: `▲７六歩 △３四歩 ▲２二角成`. [`kif`](super::kif) reads it.

use std::fmt::Write;

use super::japanese;
use super::kif::{meaning, write_comment, write_head};
use super::record::{End, Line, NodeId, Record, RecordResult, Step, WriteError};
use crate::shogi::{Color, Move, Position, Square};

/// How many moves stand in a line of the text.
const MOVES_A_LINE: usize = 6;

/// A sentence about the end of a game that says no end.
pub(super) struct NoResult;

/// Reads what follows まで: `12手で先手の勝ち`; `None` if it says no more than a number.
pub(super) fn read_result(said: &str, mover: Color) -> Result<Option<End>, NoResult> {
    let said = said.trim().trim_start_matches(|sign: char| sign.is_numeric()).trim_start_matches('手');
    let said = said.trim_start_matches('で').trim().trim_end_matches('。');
    if said.is_empty() {
        return Ok(None);
    }
    let (reason, sentence) = said.split_once("により").unwrap_or(("", said));
    let told = player(sentence).and_then(|(who, did)| end_of(reason, who == mover, did));
    match told {
        Some(end) => Ok(Some(end)),
        None => End::of_word(said).map(Some).ok_or(NoResult),
    }
}

/// The player that a sentence speaks of, and what it says of him.
fn player(sentence: &str) -> Option<(Color, &str)> {
    let names = [
        ("先手の", Color::Black),
        ("下手の", Color::Black),
        ("後手の", Color::White),
        ("上手の", Color::White),
    ];
    names.into_iter().find_map(|(name, color)| Some((color, sentence.strip_prefix(name)?)))
}

/// The end that a sentence tells, if the side to move or the other is the one it speaks of.
fn end_of(reason: &str, is_mover: bool, did: &str) -> Option<End> {
    let end = match (reason, did, is_mover) {
        ("", "反則負け", true) | ("", "反則勝ち", false) | ("反則", "勝ち", false) => {
            End::FoulLoss
        }
        ("", "反則負け", false) | ("", "反則勝ち", true) | ("反則", "勝ち", true) => End::FoulWin,
        ("", "入玉勝ち" | "宣言勝ち", true) | ("入玉" | "入玉宣言" | "宣言", "勝ち", true) => {
            End::Declaration
        }
        ("", "切れ負け" | "時間切れ負け", true) | ("時間切れ" | "切れ負け", "勝ち", false) => {
            End::TimeUp
        }
        ("詰み", "勝ち", false) => End::Mate,
        ("" | "投了", "勝ち", false) => End::Resignation,
        _ => return None,
    };
    Some(end)
}

/// The record as a text in KI2, its lines ended by `\n`.
pub(super) fn write(record: &Record) -> Result<String, WriteError> {
    let mut text = String::new();
    write_head(&mut text, record);
    write_comment(&mut text, record.comment(NodeId::ROOT));
    text.push('\n');
    for (line, number) in record.lines().zip(0..) {
        if number > 0 {
            let _ = write!(text, "\n変化：{}手\n", line.ply);
        }
        write_line(&mut text, record, &line)?;
    }
    Ok(text)
}

fn write_line(text: &mut String, record: &Record, line: &Line) -> Result<(), WriteError> {
    let mut position = record.position(line.from);
    let mut previous = record.step(line.from).and_then(Step::mv).map(Move::to);
    let mut in_line = 0;
    for (&at, ply) in line.nodes.iter().zip(line.ply..) {
        let Some(step) = record.step(at) else { continue };
        let said = match step {
            Step::Move(mv) => move_name(&position, *mv, previous),
            Step::Foul(foul) => {
                foul_name(&position, foul.mv, previous).ok_or(WriteError::Foul { ply, mv: foul.mv })?
            }
            Step::End(end) => {
                end_line(&mut in_line, text);
                format!("まで{}手で{}", ply - 1, sentence(end, record.mover(at)))
            }
        };
        if in_line > 0 {
            text.push(' ');
        }
        text.push_str(&said);
        in_line += 1;
        let comment = record.comment(at);
        if in_line == MOVES_A_LINE || !comment.is_empty() {
            end_line(&mut in_line, text);
        }
        write_comment(text, comment);
        if let Step::Move(mv) = step {
            position.play_legal(*mv);
            previous = Some(mv.to());
        }
    }
    end_line(&mut in_line, text);
    Ok(())
}

fn end_line(in_line: &mut usize, text: &mut String) {
    if *in_line > 0 {
        text.push('\n');
        *in_line = 0;
    }
}

/// What follows まで12手で.
fn sentence(end: &End, mover: Color) -> String {
    let word = end.word();
    let name = |color| match color {
        Color::Black => "先手",
        Color::White => "後手",
    };
    match (end, end.result(mover)) {
        (End::Resignation, RecordResult::Win(winner)) => format!("{}の勝ち", name(winner)),
        (End::TimeUp, RecordResult::Win(winner)) => format!("時間切れにより{}の勝ち", name(winner)),
        (End::FoulLoss | End::FoulWin | End::Declaration, _) => format!("{}の{word}", name(mover)),
        _ => word.to_owned(),
    }
}

/// The name of a move as files have it: 同 with a space after it before a piece of one sign.
fn move_name(position: &Position, mv: Move, previous: Option<Square>) -> String {
    let name = japanese::write(position, mv, previous);
    match name.split_once('同') {
        Some((side, rest)) if !rest.starts_with('成') => format!("{side}同　{rest}"),
        _ => name,
    }
}

/// The name of an illegal move, if it reads back as the same.
fn foul_name(position: &Position, mv: Move, previous: Option<Square>) -> Option<String> {
    let name = move_name(position, mv, previous);
    // A drop is called one whatever else could go there.
    let called_drop = if mv.from().is_none() && !name.ends_with('打') { format!("{name}打") } else { name };
    (meaning(position, &called_drop, previous) == Some(mv)).then_some(called_drop)
}
