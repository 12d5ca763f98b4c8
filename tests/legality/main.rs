//! Whether a move is legal, and the one reason why not: every answer of `Position` against the slow rules written
//! out in `slow.rs`, on random positions, and against rows written by hand in `rows.rs`.
//!
//! `cargo test --test legality` looks at 2,000 positions, each with every move that fits a board.
//! `NARI_POSITIONS=100000 cargo test --release --test legality -- --nocapture` looks at 100,000, each with every
//! move of every occupied square and every drop of a held kind, and 200 random others, and prints what was seen.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

#[path = "../chance/mod.rs"]
mod chance;
mod positions;
mod rows;
mod slow;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use nari::shogi::{
    Color, HandKind, Illegality, Move, NoPromotion, Piece, PieceKind, Position, SetupRule, Square, SquareSet,
    between,
};

use chance::{Chance, positions_asked};
use positions::{BATCH, Pair, batch, in_order, slow_of};
use slow::{Reason, Slow, way};

/// How often each answer and each situation was seen.
type Counts = BTreeMap<&'static str, usize>;

/// Every reason a bare `Position` gives; `game-over` and `not-your-turn` need a game and an asker.
const REASONS: [&str; 16] = [
    "empty-origin",
    "not-your-piece",
    "not-in-hand",
    "own-piece-there",
    "square-taken",
    "not-how-it-moves",
    "path-blocked",
    "may-not-promote (kind)",
    "may-not-promote (outside the zone)",
    "must-promote",
    "dead-end",
    "two-pawns",
    "check-not-answered",
    "pinned",
    "king-into-check",
    "drop-pawn-mate",
];

/// Situations that must have come up for the test to mean anything.
const SITUATIONS: [&str; 12] = [
    "legal",
    "move: check by a dropped Pawn",
    "move: mate by a dropped Pawn that answers a check",
    "move: check answered by a pinned piece",
    "position",
    "position: in check",
    "position: in double check",
    "position: mate",
    "position: no legal move, no check",
    "position: with a pinned piece",
    "position: no King for the mover",
    "position: no King for the other",
];

/// Which moves are tried in a position.
#[derive(Clone, Copy)]
enum Candidates {
    /// All that fit a board: from each square to each (its own too), promoting or not, and each kind dropped on each.
    All,
    /// All from occupied squares and of held kinds, and 200 others at random.
    Likely,
}

#[test]
fn every_move_is_legal_or_has_one_reason_and_its_witness_is_true() {
    let wanted = positions_asked(2_000);
    let candidates = if wanted > 2_000 { Candidates::Likely } else { Candidates::All };
    let batches = u64::try_from(wanted.div_ceil(BATCH)).unwrap();
    let next = AtomicU64::new(0);
    let work = || {
        let mut counts = Counts::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= batches {
                return counts;
            }
            let mut chance = Chance::new(u64::MAX - seed);
            for pair in batch(seed) {
                compare(&pair, candidates, &mut chance, &mut counts);
            }
        }
    };
    let mut counts = Counts::new();
    thread::scope(|scope| {
        for worker in [scope.spawn(work), scope.spawn(work)] {
            for (name, count) in worker.join().unwrap() {
                *counts.entry(name).or_default() += count;
            }
        }
    });
    let moves: usize = REASONS.iter().chain(&["legal"]).filter_map(|name| counts.get(name)).sum();
    println!("{moves:>12}  moves asked for, each answered as by the slow rules:");
    for (name, count) in &counts {
        println!("{count:>12}  {name}");
    }
    for name in REASONS.iter().chain(&SITUATIONS) {
        assert!(counts.get(name).is_some_and(|&count| count > 0), "never seen: {name}");
    }
}

/// Compares everything `Position` says about a position with what the slow rules say.
fn compare(pair: &Pair, candidates: Candidates, chance: &mut Chance, counts: &mut Counts) {
    let Pair { position, slow } = pair;
    let mut legal = Vec::new();
    let mut refused = [0; REASONS.len()];
    for (index, mv) in moves_to_judge(slow, candidates, chance).into_iter().enumerate() {
        let answer = position.check_move(mv);
        if index % 61 == 0 {
            compare_playing(position, mv, &answer);
        }
        let reason = slow.judge(mv);
        match &reason {
            None => legal.push(mv),
            Some(reason) => refused[place_in_reasons(reason)] += 1,
        }
        note_situation(counts, slow, mv, reason.as_ref());
        assert_eq!(answer.err().map(reason_of), reason, "{mv:?} in {slow}");
    }
    for (name, count) in REASONS.into_iter().zip(refused).chain([("legal", legal.len())]) {
        *counts.entry(name).or_default() += count;
    }
    compare_moves_of_others(pair, candidates, counts);
    compare_legal_moves(position, slow, &legal, chance);
    compare_positions_after(position, slow, &legal);
    compare_attacks(position, slow);
    count_position(slow, &legal, counts);
}

/// Playing a move answers as asking for it does, and a refused move leaves all as it was.
fn compare_playing(position: &Position, mv: Move, answer: &Result<(), Illegality>) {
    let mut played = position.clone();
    assert_eq!(position.is_legal(mv), answer.is_ok(), "{mv:?} in {position:?}");
    assert_eq!(position.after(mv).err(), answer.clone().err(), "{mv:?} in {position:?}");
    assert_eq!(played.play(mv).err(), answer.clone().err(), "{mv:?} in {position:?}");
    assert!(answer.is_ok() || played == *position, "{mv:?}, refused, changes {position:?}");
}

/// The moves from squares of the mover and from his hand, and some others, none twice.
fn moves_to_judge(slow: &Slow, candidates: Candidates, chance: &mut Chance) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut rest = Vec::new();
    for from in Square::all() {
        match (slow.at(from), candidates) {
            (Some(piece), _) if piece.color == slow.turn => moves.extend(moves_from(from)),
            (None, Candidates::Likely) => rest.extend(moves_from(from)),
            _ => {}
        }
    }
    for kind in HandKind::ALL {
        let is_likely = slow.held(slow.turn, kind) > 0 || matches!(candidates, Candidates::All);
        let list = if is_likely { &mut moves } else { &mut rest };
        list.extend(Square::all().map(|to| Move::Drop { kind, to }));
    }
    for _ in 0..200.min(rest.len()) {
        moves.push(rest.swap_remove(chance.below(rest.len())));
    }
    moves
}

fn moves_from(from: Square) -> impl Iterator<Item = Move> {
    Square::all().flat_map(move |to| [false, true].map(|promote| Move::Normal { from, to, promote }))
}

/// The many moves that one look at their first square decides: all from the opponent's squares, and from the empty
/// ones too where all candidates are wanted.
fn compare_moves_of_others(pair: &Pair, candidates: Candidates, counts: &mut Counts) {
    let Pair { position, slow } = pair;
    for from in Square::all() {
        let (name, expected) = match (slow.at(from), candidates) {
            (Some(piece), _) if piece.color != slow.turn => ("not-your-piece", Illegality::NotYourPiece),
            (None, Candidates::All) => ("empty-origin", Illegality::EmptyOrigin),
            _ => continue,
        };
        let refused = Err(expected);
        for to in Square::all() {
            for promote in [false, true] {
                let mv = Move::Normal { from, to, promote };
                assert!(position.check_move(mv) == refused, "{mv:?} in {slow}");
            }
        }
        *counts.entry(name).or_default() += 162;
    }
}

/// An answer of `Position` in the words of the slow rules.
fn reason_of(illegality: Illegality) -> Reason {
    match illegality {
        Illegality::EmptyOrigin => Reason::EmptyOrigin,
        Illegality::NotYourPiece => Reason::NotYourPiece,
        Illegality::NotInHand => Reason::NotInHand,
        Illegality::OwnPieceThere => Reason::OwnPieceThere,
        Illegality::SquareTaken => Reason::SquareTaken,
        Illegality::NotHowItMoves => Reason::NotHowItMoves,
        Illegality::PathBlocked { blocker } => Reason::PathBlocked { blocker },
        Illegality::MayNotPromote(NoPromotion::Kind) => Reason::KindNeverPromotes,
        Illegality::MayNotPromote(NoPromotion::OutsideZone) => Reason::OutsideZone,
        Illegality::MustPromote => Reason::MustPromote,
        Illegality::DeadEnd => Reason::DeadEnd,
        Illegality::TwoPawns { pawn } => Reason::TwoPawns { pawn },
        Illegality::CheckNotAnswered { checkers } => Reason::CheckNotAnswered { checkers: list(checkers) },
        Illegality::Pinned { pinner, ray } => Reason::Pinned { pinner, ray: list(ray) },
        Illegality::KingIntoCheck { attackers } => Reason::KingIntoCheck { attackers: list(attackers) },
        Illegality::DropPawnMate { checker, flights } => Reason::DropPawnMate {
            checker,
            flights: flights.iter().map(|(square, covers)| (square, list(covers))).collect(),
        },
        other => panic!("{other:?} is no answer of a bare position"),
    }
}

fn list(squares: SquareSet) -> Vec<Square> {
    squares.iter().collect()
}

/// The legal moves written out are those found by asking for each move, and every other way of asking agrees.
fn compare_legal_moves(position: &Position, slow: &Slow, legal: &[Move], chance: &mut Chance) {
    let expected = in_order(legal.iter().copied());
    assert_eq!(in_order(position.legal_moves().iter()), expected, "{slow}");
    assert_eq!(position.has_legal_move(), !expected.is_empty(), "{slow}");
    if !chance.once_in(5) {
        return;
    }
    let mut by_origin = Vec::new();
    for from in Square::all() {
        by_origin.extend(position.legal_moves_from(from).iter());
    }
    for kind in HandKind::ALL {
        by_origin.extend(position.legal_drops(kind).iter().map(|to| Move::Drop { kind, to }));
    }
    assert_eq!(in_order(by_origin), expected, "{slow}");
}

/// After a legal move both hold the same position, and so does one set up afresh; one move in three is played.
fn compare_positions_after(position: &Position, slow: &Slow, legal: &[Move]) {
    for (index, &mv) in legal.iter().step_by(3).enumerate() {
        let after = position.after(mv).unwrap();
        assert!(slow_of(&after) == slow.after(mv), "{mv:?} in {slow}");
        if index % 3 == 0 {
            let afresh = Position::from_setup(after.to_setup(), SetupRule::Drill).unwrap();
            assert!(afresh == after && afresh.key() == after.key(), "{mv:?} in {slow}");
        }
    }
}

/// Kings, checks, pins, attackers and reach of both players, and the position after a pass.
fn compare_attacks(position: &Position, slow: &Slow) {
    for color in Color::ALL {
        assert_eq!(position.king(color), slow.king(color), "{slow}");
        let pinned = Square::all().filter(|&square| {
            slow.at(square).is_some_and(|piece| piece.color == color) && slow.pin(square).is_some()
        });
        assert_eq!(list(position.pinned(color)), pinned.collect::<Vec<_>>(), "{slow}");
        for square in Square::all() {
            assert_eq!(
                list(position.attackers(square, color)),
                slow.attackers(square, color),
                "attackers of {square} in {slow}"
            );
        }
    }
    for square in Square::all() {
        let pin = position.pin(square).map(|pin| (pin.pinner, list(pin.ray)));
        assert_eq!(pin, slow.pin(square), "pin on {square} in {slow}");
        let reach = slow.at(square).map_or_else(Vec::new, |piece| {
            let mut reach = slow.attacked_from(square, piece);
            reach.retain(|&to| slow.at(to).is_none_or(|there| there.color != piece.color));
            reach
        });
        assert_eq!(list(position.reach(square)), reach, "reach of {square} in {slow}");
    }
    let checkers = slow.checkers(slow.turn);
    assert_eq!(list(position.checkers()), checkers, "{slow}");
    assert_eq!(position.is_check(), !checkers.is_empty(), "{slow}");
    assert_eq!(position.is_mate(), !checkers.is_empty() && !position.has_legal_move(), "{slow}");
    match position.passed() {
        None => assert!(!checkers.is_empty(), "{slow}"),
        Some(passed) => {
            assert!(checkers.is_empty(), "{slow}");
            let mut turned = slow.clone();
            turned.turn = slow.turn.other();
            assert!(slow_of(&passed) == turned, "{slow}");
            let afresh = Position::from_setup(passed.to_setup(), SetupRule::Drill).unwrap();
            assert!(afresh == passed && afresh.key() == passed.key(), "{slow}");
        }
    }
}

/// The place of the reason's name in `REASONS`.
fn place_in_reasons(reason: &Reason) -> usize {
    match reason {
        Reason::EmptyOrigin => 0,
        Reason::NotYourPiece => 1,
        Reason::NotInHand => 2,
        Reason::OwnPieceThere => 3,
        Reason::SquareTaken => 4,
        Reason::NotHowItMoves => 5,
        Reason::PathBlocked { .. } => 6,
        Reason::KindNeverPromotes => 7,
        Reason::OutsideZone => 8,
        Reason::MustPromote => 9,
        Reason::DeadEnd => 10,
        Reason::TwoPawns { .. } => 11,
        Reason::CheckNotAnswered { .. } => 12,
        Reason::Pinned { .. } => 13,
        Reason::KingIntoCheck { .. } => 14,
        Reason::DropPawnMate { .. } => 15,
    }
}

fn note_situation(counts: &mut Counts, slow: &Slow, mv: Move, reason: Option<&Reason>) {
    let name = match (reason, mv) {
        (None, Move::Drop { kind: HandKind::Pawn, .. }) if gives_check(slow, mv) => {
            "move: check by a dropped Pawn"
        }
        (Some(Reason::DropPawnMate { .. }), _) if !slow.checkers(slow.turn).is_empty() => {
            "move: mate by a dropped Pawn that answers a check"
        }
        (Some(Reason::Pinned { .. }), _) if !slow.checkers(slow.turn).is_empty() => {
            "move: check answered by a pinned piece"
        }
        _ => return,
    };
    *counts.entry(name).or_default() += 1;
}

fn gives_check(slow: &Slow, mv: Move) -> bool {
    let after = slow.after(mv);
    !after.checkers(after.turn).is_empty()
}

fn count_position(slow: &Slow, legal: &[Move], counts: &mut Counts) {
    let checkers = slow.checkers(slow.turn).len();
    let is_pinned = |square: Square| {
        slow.at(square).is_some_and(|piece| piece.color == slow.turn) && slow.pin(square).is_some()
    };
    let situations = [
        ("position", true),
        ("position: in check", checkers > 0),
        ("position: in double check", checkers > 1),
        ("position: mate", checkers > 0 && legal.is_empty()),
        ("position: no legal move, no check", checkers == 0 && legal.is_empty()),
        ("position: with a pinned piece", Square::all().any(is_pinned)),
        ("position: no King for the mover", slow.king(slow.turn).is_none()),
        ("position: no King for the other", slow.king(slow.turn.other()).is_none()),
    ];
    for (name, holds) in situations {
        if holds {
            *counts.entry(name).or_default() += 1;
        }
    }
}

/// Who judges the judge: the counts of `tests/perft.txt`, on which eight libraries agree.
#[test]
fn the_slow_rules_count_legal_moves_as_others_do() {
    let most = if positions_asked(2_000) > 2_000 { 120_000 } else { 1_000 };
    let mut rows = 0;
    for row in include_str!("../perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = row.split('|').map(str::trim).collect();
        let [name, text, depth, nodes, ..] = fields[..] else { panic!("{row}") };
        let nodes: usize = nodes.parse().unwrap();
        if nodes <= most {
            assert_eq!(slow_perft(&rows::slow(text), depth.parse().unwrap()), nodes, "{name}, depth {depth}");
            rows += 1;
        }
    }
    assert!(rows > 20, "only {rows} rows read");
}

fn slow_perft(slow: &Slow, depth: u32) -> usize {
    if depth == 0 {
        return 1;
    }
    slow.legal_moves().into_iter().map(|mv| slow_perft(&slow.after(mv), depth - 1)).sum()
}

#[test]
fn the_squares_between_two_squares_are_those_a_sliding_piece_passes() {
    for from in Square::all() {
        for to in Square::all() {
            let slides = |kind| way(Piece::new(Color::Black, kind), from, to);
            let passed = slides(PieceKind::Rook).or_else(|| slides(PieceKind::Bishop)).unwrap_or_default();
            let expected: SquareSet = passed.into_iter().collect();
            assert_eq!(between(from, to), expected, "between {from} and {to}");
        }
    }
}
