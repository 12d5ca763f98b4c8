//! Records of random games: variations, comments, times, headers, ends, fouls.

use std::time::Duration;

use nari::notation::record::{End, HeaderKey, NodeId, Record};
use nari::shogi::{HandKind, Handicap, Move, Position, Square};

use crate::chance::Chance;

/// What a format can say.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "a format says a thing or does not")]
pub struct Says {
    pub variations: bool,
    pub comments: bool,
    pub headers: bool,
    pub times: bool,
    pub ends: bool,
    /// What comments, names and unknown words are made of.
    pub signs: &'static str,
}

/// Signs that every encoding has, some of which mean something in some format.
pub const PLAIN: &str = "ab 1２七歩(77)*#&+-%'$|:：、▲△同変化手で まで　T,";
/// And some that Shift-JIS lacks.
pub const ALL_SIGNS: &str = "ab 1２七歩(77)*#&+-%'$|:：、▲△同変化手で まで　T,éœ🙂\u{feff}¥";

pub const EVERYTHING: Says =
    Says { variations: true, comments: true, headers: true, times: true, ends: true, signs: ALL_SIGNS };

/// A random record of as many moves in the main line as that, or fewer if it ends before.
pub fn record(chance: &mut Chance, length: usize, says: Says) -> Record {
    let handicap = if chance.once_in(3) { chance.pick(&Handicap::ALL) } else { Handicap::Even };
    let mut start = handicap.position();
    if chance.once_in(4) {
        // From the middle of another game, which no format has a name for.
        start = walk(chance, start, 40);
    }
    let mut record = Record::new(start);
    if says.headers {
        headers(chance, &mut record, says.signs);
    }
    if says.comments && chance.once_in(2) {
        record.set_comment(NodeId::ROOT, &text(chance, says.signs));
    }
    line(chance, &mut record, NodeId::ROOT, length, says);
    if says.variations {
        for _ in 0..chance.below(8) {
            let nodes: Vec<_> = record.lines().flat_map(|line| line.nodes).collect();
            let from =
                if nodes.is_empty() || chance.once_in(10) { NodeId::ROOT } else { chance.pick(&nodes) };
            if record.may_go_on(from) {
                let length = chance.below(10);
                line(chance, &mut record, from, length, says);
            }
        }
    }
    record
}

/// Plays on from a node, and ends the line now and then.
fn line(chance: &mut Chance, record: &mut Record, from: NodeId, length: usize, says: Says) {
    let mut at = from;
    let mut position = record.position(at);
    for _ in 0..length {
        let moves: Vec<Move> = position.legal_moves().iter().collect();
        if moves.is_empty() {
            break;
        }
        let mv = chance.pick(&moves);
        at = record.play(at, mv).unwrap();
        position.play(mv).unwrap();
        say(chance, record, at, says);
    }
    if says.ends && chance.once_in(2) {
        let end = end(chance);
        if let Some(at) = record.end(at, end) {
            say(chance, record, at, says);
        }
    }
}

fn say(chance: &mut Chance, record: &mut Record, at: NodeId, says: Says) {
    if says.comments && chance.once_in(5) {
        record.set_comment(at, &text(chance, says.signs));
    }
    if says.times && chance.once_in(2) {
        record.set_time(at, Some(Duration::from_secs(chance.below(5000) as u64)));
    }
}

fn end(chance: &mut Chance) -> End {
    let known = [
        End::Resignation,
        End::Mate,
        End::NoMate,
        End::Repetition,
        End::Impasse,
        End::Draw,
        End::MoveLimit,
        End::Interrupted,
        End::TimeUp,
        End::Declaration,
        End::FoulLoss,
        End::FoulWin,
        End::DefaultLoss,
        End::DefaultWin,
    ];
    if chance.once_in(8) {
        return End::of_word(["封じ手", "謎の終わり", "BREAK", "*x"][chance.below(4)]).unwrap();
    }
    known[chance.below(known.len())].clone()
}

fn headers(chance: &mut Chance, record: &mut Record, signs: &str) {
    let keys = [
        HeaderKey::BLACK,
        HeaderKey::WHITE,
        HeaderKey::EVENT,
        HeaderKey::SITE,
        HeaderKey::START_TIME,
        HeaderKey::END_TIME,
        HeaderKey::TIME_LIMIT,
        HeaderKey::OPENING,
        HeaderKey::new("備考").unwrap(),
        HeaderKey::new("X note").unwrap(),
    ];
    for _ in 0..chance.below(6) {
        let key = keys[chance.below(keys.len())].clone();
        let value = text(chance, signs);
        record.add_header(key, &value);
    }
}

/// A few lines of random signs, never a single empty one.
fn text(chance: &mut Chance, signs: &str) -> String {
    let signs: Vec<char> = signs.chars().collect();
    let mut text: String = (0..=chance.below(12)).map(|_| chance.pick(&signs)).collect();
    for _ in 0..chance.below(3) {
        text.push('\n');
        text.extend((0..chance.below(8)).map(|_| chance.pick(&signs)));
    }
    text
}

/// The position some random moves later.
pub fn walk(chance: &mut Chance, mut position: Position, plies: usize) -> Position {
    for _ in 0..plies {
        let moves: Vec<Move> = position.legal_moves().iter().collect();
        if moves.is_empty() {
            break;
        }
        position.play(chance.pick(&moves)).unwrap();
    }
    position
}

/// Any move at all, mostly an illegal one.
pub fn any_move(chance: &mut Chance) -> Move {
    let squares: Vec<Square> = Square::all().collect();
    let to = chance.pick(&squares);
    if chance.once_in(3) {
        return Move::Drop { kind: chance.pick(&HandKind::ALL), to };
    }
    Move::Normal { from: chance.pick(&squares), to, promote: chance.once_in(4) }
}
