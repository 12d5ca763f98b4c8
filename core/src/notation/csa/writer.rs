//! Writes records in CSA: their main lines.

use std::fmt::Write;

use super::piece::letters;
use super::start::sign_of;
use crate::notation::record::{End, HeaderKey, NodeId, Record, Step, WriteError};
use crate::notation::{SquareStyle, square_name};
use crate::shogi::{Color, File, Hand, Move, PieceKind, Position, Rank, Setup, Square};

/// The records as one text, parted by `/`, its lines ended by `\n`.
pub(in crate::notation) fn write(records: &[Record]) -> Result<String, WriteError> {
    let mut text = String::new();
    for (record, place) in records.iter().zip(0..) {
        if place > 0 {
            text.push_str("/\n");
        }
        write_record(&mut text, record)?;
    }
    Ok(text)
}

fn write_record(text: &mut String, record: &Record) -> Result<(), WriteError> {
    let line = record.main_line();
    // Parts of a second came with the third version.
    let has_fractions = line.iter().any(|&at| record.time(at).is_some_and(|time| time.subsec_millis() > 0));
    text.push_str(if has_fractions { "V3.0\n" } else { "V2.2\n" });
    for (key, value) in record.headers() {
        let _ = match key {
            key if *key == HeaderKey::BLACK => writeln!(text, "N+{value}"),
            key if *key == HeaderKey::WHITE => writeln!(text, "N-{value}"),
            key => writeln!(text, "${}:{value}", key.csa_name()),
        };
    }
    write_start(text, record.start());
    write_comment(text, record.comment(NodeId::ROOT));
    let mut position = record.start().clone();
    for (at, ply) in line.into_iter().zip(1..) {
        let Some(step) = record.step(at) else { continue };
        let _ = match step {
            Step::Move(mv) => writeln!(text, "{}", move_name(&position, *mv, None).unwrap_or_default()),
            Step::Foul(foul) => {
                let name = move_name(&position, foul.mv, foul.kind);
                writeln!(text, "{}", name.ok_or(WriteError::Foul { ply, mv: foul.mv })?)
            }
            Step::End(End::FoulWin) => {
                let offender = record.mover(at).other();
                writeln!(text, "%{}{}", sign_of(offender), End::FoulWin.csa_word())
            }
            Step::End(end) => writeln!(text, "%{}", end.csa_word()),
        };
        if let Some(time) = record.time(at) {
            let _ = match time.subsec_millis() {
                0 => writeln!(text, "T{}", time.as_secs()),
                millis => writeln!(text, "T{}.{millis:03}", time.as_secs()),
            };
        }
        write_comment(text, record.comment(at));
        if let Step::Move(mv) = step {
            position.play_legal(*mv);
        }
    }
    Ok(())
}

fn write_comment(text: &mut String, comment: &str) {
    if !comment.is_empty() {
        for line in comment.split('\n') {
            let _ = writeln!(text, "'*{line}");
        }
    }
}

fn write_start(text: &mut String, start: &Position) {
    let setup = start.to_setup();
    if setup.board == Setup::start_position().board {
        text.push_str("PI\n");
    } else {
        for rank in Rank::all() {
            let _ = write!(text, "P{}", rank.number());
            for file in File::all().rev() {
                match setup.board.piece_at(Square::new(file, rank)) {
                    Some(piece) => {
                        let _ = write!(text, "{}{}", sign_of(piece.color), letters(piece.kind));
                    }
                    None => text.push_str(" * "),
                }
            }
            text.push('\n');
        }
    }
    for color in Color::ALL {
        write_hand(text, color, setup.hands[color]);
    }
    let _ = writeln!(text, "{}", sign_of(setup.side_to_move));
}

fn write_hand(text: &mut String, color: Color, hand: Hand) {
    if hand.is_empty() {
        return;
    }
    let _ = write!(text, "P{}", sign_of(color));
    for (kind, count) in hand.iter().rev() {
        for _ in 0..count {
            let _ = write!(text, "00{}", letters(kind.kind()));
        }
    }
    text.push('\n');
}

/// `+7776FU`; `None` if what moves is not known, or promotes though it can't.
fn move_name(position: &Position, mv: Move, named: Option<PieceKind>) -> Option<String> {
    let sign = sign_of(position.side_to_move());
    let to = square_name(mv.to(), SquareStyle::Digits);
    Some(match mv {
        Move::Drop { kind, .. } => format!("{sign}00{to}{}", letters(kind.kind())),
        Move::Normal { from, promote, .. } => {
            let kind = position.piece_at(from).map(|piece| piece.kind).or(named)?;
            let kind = if promote { kind.promoted()? } else { kind };
            format!("{sign}{}{to}{}", square_name(from, SquareStyle::Digits), letters(kind))
        }
    })
}
