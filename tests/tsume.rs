//! The promise: a mate is proved with its shortest length, or that there is none; nothing is said that was not proved.
//!
//! Known lengths are rows of `tests/tsume/lengths.txt`. Lengths of chance positions are judged by `tests/tsume/brute.rs`;
//! `NARI_POSITIONS` asks for more of them than the usual number, `NARI_SEED` for others.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on fails"
)]

#[path = "tsume/brute.rs"]
mod brute;
mod chance;
#[path = "tsume/plain.rs"]
mod plain;
mod support;

use std::collections::HashSet;
use std::time::{Duration, Instant};

use brute::{Brute, Rule};
use chance::{Chance, positions_asked};
use nari::shogi::{Color, HandKind, Move, Piece, PieceKind, Position, Setup, SetupRule, Square};
use nari::tsume::{
    Control, Defence, LimitKind, Limits, Outcome, Problem, ProblemFault, Solution, Solver, Verdict, Walk,
    Wanted, best_defence, mate_in_one,
};
use plain::Plain;
use support::{position, setup, usi};

const UNLIMITED: Limits<'static> = Limits { nodes: None, memory: 64 << 20, stop: &|_| Control::GoOn };

fn solve(position: &Position, wanted: Wanted) -> Outcome {
    Solver::new(UNLIMITED, wanted).solve(&Problem::new(position.clone()).unwrap()).result
}

#[track_caller]
fn mate(sfen: &str, wanted: Wanted) -> Solution {
    match solve(&position(sfen), wanted) {
        Outcome::Mate(solution) => *solution,
        other => panic!("{sfen}: {other:?}"),
    }
}

/// Walks every way through the proof: each defence is answered by a legal check, and every way ends in mate.
fn walks_to_mate(walk: &Walk<'_>, seen: &mut HashSet<String>, way: usize) {
    assert!(way < 400, "the proof goes round");
    if !seen.insert(format!("{:?} {:?}", walk.position(), walk.moves())) {
        return;
    }
    let attack = walk.attack().unwrap_or_else(|| panic!("no answer in {:?}", walk.position()));
    assert!(walk.position().is_legal(attack));
    let checked = walk.play(attack).unwrap();
    assert!(checked.position().is_check());
    let replies = checked.replies();
    assert_eq!(replies, checked.position().legal_moves().to_vec());
    for reply in replies {
        walks_to_mate(&checked.play(reply).unwrap(), seen, way + 1);
    }
}

#[test]
fn known_lengths_are_found_and_proved() {
    for row in include_str!("tsume/lengths.txt").lines().filter(|row| !row.starts_with('#')) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let (sfen, moves, moves_all) = (cells[1], cells[2], cells[3]);
        let wanted = Wanted { moves_all: true, cooks: false, proof: true };
        match solve(&position(sfen), wanted) {
            Outcome::Mate(solution) => {
                assert_eq!(solution.moves.to_string(), moves, "{row}");
                assert!(solution.proved_shortest, "{row}");
                assert_eq!(solution.line.len(), solution.moves, "{row}");
                if moves_all != "-" {
                    assert_eq!(solution.moves_all.unwrap().to_string(), moves_all, "{row}");
                }
                walks_to_mate(&solution.proof.unwrap().walk(), &mut HashSet::new(), 0);
            }
            Outcome::NoMate => assert_eq!(moves, "no mate", "{row}"),
            Outcome::GaveUp(limit) => panic!("{limit:?}: {row}"),
        }
    }
}

/// Classics whose recorded length is shorter than by our rule (docs/solver.md says why). The number, the position, the
/// recorded length, within which there is no mate by our rule, ours, and what finding that out costs.
const RECORDED_SHORTER: [(u8, &str, usize, usize, Cost); 4] = [
    (33, "l8/1n7/np3B3/SR1+P5/k1N6/9/1Ps6/1N7/5+B3 b r4g2s3l15p 1", 15, 17, Cost::Seconds),
    (7, "1nkg5/2s6/3rp4/1B7/r8/1PN6/9/9/9 b BG3SN2gn4l16p 1", 13, 15, Cost::Minutes),
    (50, "9/9/6n2/8n/6+pl1/7Sn/4+pp1k1/7N1/7s+R b R2B4g2s3l15p 1", 9, 19, Cost::Minutes),
    (79, "9/5lB2/9/4n1+b2/3+P5/3+pk+rG2/3p2S2/3s2s2/5Ns2 b R2Gg2n3l15p 1", 13, 15, Cost::Minutes),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Cost {
    Seconds,
    Minutes,
}

#[test]
fn classics_recorded_shorter_have_no_such_mate_by_our_rule() {
    let is_usual = positions_asked(USUAL) <= USUAL;
    for (number, sfen, recorded, ours, cost) in RECORDED_SHORTER {
        if is_usual && cost == Cost::Minutes {
            continue;
        }
        let position = position(sfen);
        let mut plain = Plain::new(Color::Black);
        assert!(!plain.mates(&position, recorded), "Shogi Zuko {number}");
        if cost == Cost::Seconds {
            assert!(plain.mates(&position, ours), "Shogi Zuko {number}");
        }
        assert_eq!(mate(sfen, Wanted::default()).moves, ours, "Shogi Zuko {number}");
    }
}

/// How many positions are judged when no number is asked for.
const USUAL: usize = 1000;

const SLIDERS: [PieceKind; 5] =
    [PieceKind::Rook, PieceKind::Bishop, PieceKind::Lance, PieceKind::Dragon, PieceKind::Horse];

/// A sparse position: the King near an edge, a few pieces round it, small hands.
fn sparse(chance: &mut Chance) -> Option<Position> {
    let attacker = chance.pick(&[Color::Black, Color::Black, Color::White]);
    let mut setup = Setup { side_to_move: attacker, ..Setup::EMPTY };
    let (file, rank) = (chance.below(3), chance.below(4));
    let king = Square::from_index(file * 9 + rank)?;
    let turned = |square: Square| match attacker {
        Color::Black => square,
        Color::White => square.turned(),
    };
    setup.board.set(turned(king), Some(Piece::new(attacker.other(), PieceKind::King)));
    if chance.once_in(4) {
        let home = Square::from_index(chance.below(81))?;
        setup.board.set(turned(home), Some(Piece::new(attacker, PieceKind::King)));
    }
    let pieces = 3 + chance.below(4);
    for _ in 0..pieces {
        let (file, rank) = if chance.once_in(4) {
            (chance.below(9), chance.below(9))
        } else {
            (file + chance.below(5), rank + chance.below(5))
        };
        let (file, rank) = (file.checked_sub(2).unwrap_or(file), rank.checked_sub(2).unwrap_or(rank));
        let square = turned(Square::from_index((file * 9 + rank).min(80))?);
        let piece = if chance.once_in(2) { chance.pick(&SLIDERS) } else { chance.pick(&PieceKind::ALL) };
        if piece != PieceKind::King && setup.board.piece_at(square).is_none() {
            let color = if chance.once_in(3) { attacker.other() } else { attacker };
            setup.board.set(square, Some(Piece::new(color, piece)));
        }
    }
    for color in [attacker, attacker.other()] {
        for _ in 0..chance.below(3) {
            setup.hands[color].add(chance.pick(&HandKind::ALL));
        }
    }
    Position::from_setup(setup, SetupRule::Tsume).ok()
}

#[test]
fn chance_positions_have_the_length_that_brute_force_finds() {
    let seed = std::env::var("NARI_SEED").map_or(3, |seed| seed.parse().expect("NARI_SEED is a number"));
    let mut chance = Chance::new(seed);
    let (mut judged, mut mates, mut set_aside, mut long) = (0, 0, 0, 0);
    let asked = positions_asked(USUAL);
    // Brute force is slow: it looks less far when nobody asked for more.
    let (limit, most) = if asked <= USUAL { (5, 120) } else { (7, 600) };
    while judged < asked {
        let Some(position) = sparse(&mut chance) else { continue };
        let problem = Problem::new(position.clone()).unwrap();
        let attacker = problem.attacker();
        let brute = |rule| {
            let mut brute = Brute::new(rule, attacker, most);
            let len = brute.attack(&position, limit);
            (brute.left > 0).then_some(len)
        };
        // What is too much for brute force is no judge.
        let (Some(by_rule), Some(counted)) = (brute(Rule::SetAside), brute(Rule::Counted)) else { continue };
        if by_rule.is_none() && !chance.once_in(6) {
            continue;
        }
        judged += 1;
        let limits = Limits { nodes: Some(20_000), ..UNLIMITED };
        let wanted = Wanted { moves_all: true, cooks: false, proof: true };
        match Solver::new(limits, wanted).solve(&problem).result {
            Outcome::Mate(solution) => {
                mates += 1;
                let found = Some(solution.moves).filter(|&moves| moves <= limit);
                assert_eq!(found, by_rule, "{position:?}");
                let found = solution.moves_all.filter(|&moves| moves <= limit);
                assert_eq!(found, counted, "every interposition counted: {position:?}");
                set_aside += usize::from(solution.moves_all != Some(solution.moves));
                if by_rule.is_some() {
                    assert!(solution.proved_shortest, "{position:?}");
                    assert_eq!(solution.line.len(), solution.moves, "{position:?} {:?}", solution.line);
                    long += usize::from(solution.moves >= 5);
                }
                if let Some(proof) = solution.proof {
                    walks_to_mate(&proof.walk(), &mut HashSet::new(), 0);
                }
            }
            Outcome::NoMate | Outcome::GaveUp(_) => {
                assert_eq!((by_rule, counted), (None, None), "{position:?}");
            }
        }
    }
    println!("{judged} positions, {mates} mates, {long} of 5 or more, {set_aside} where futile drops matter");
    assert!(mates * 8 > judged && long > 0 && (asked < 400 || set_aside > 0));
}

#[test]
fn a_limit_ends_the_search_and_is_named() {
    // The first row of the classics' long ones: nothing is proved at once.
    let hard = "1pG1B4/Gs+P6/pP7/n1ls5/3k5/nL4+r1b/1+p1p+R4/1S7/2N6 b SP2gn2l11p 1";
    let problem = Problem::new(position(hard)).unwrap();
    let gave_up = |limits: Limits<'_>| match Solver::new(limits, Wanted::ALL).solve(&problem) {
        Verdict { result: Outcome::GaveUp(kind), nodes } => (kind, nodes),
        other => panic!("{other:?}"),
    };
    let (kind, nodes) = gave_up(Limits { nodes: Some(2_000), ..UNLIMITED });
    assert_eq!(kind, LimitKind::Nodes);
    assert!(nodes <= 2_000);
    let start = Instant::now();
    let stop = |_| {
        if start.elapsed() > Duration::from_millis(50) {
            Control::Stop(LimitKind::Time)
        } else {
            Control::GoOn
        }
    };
    assert_eq!(gave_up(Limits { stop: &stop, ..UNLIMITED }).0, LimitKind::Time);
    let (kind, nodes) = gave_up(Limits { stop: &|_| Control::Stop(LimitKind::Cancelled), ..UNLIMITED });
    assert_eq!(kind, LimitKind::Cancelled);
    assert!(nodes < 1_000, "{nodes}");
}

#[test]
fn strange_boards_have_a_clear_answer() {
    // The attacker stands in check, and mates by answering it; or can't.
    let in_check = mate("8k/7r1/6GK1/9/9/9/9/9/9 b -", Wanted::ALL);
    assert_eq!(in_check.moves, 1);
    let helpless = position("8k/9/9/9/9/9/9/7r1/7K1 b 2G 1");
    assert!(matches!(solve(&helpless, Wanted::ALL), Outcome::NoMate));
    // Nobody to mate.
    let empty = Position::from_setup(setup("9/9/9/9/9/9/9/9/4K4 b G"), SetupRule::Drill).unwrap();
    assert_eq!(Problem::new(empty), Err(ProblemFault::NoKing(Color::White)));
    // Nothing to check with.
    assert!(matches!(solve(&position("8k/9/9/9/9/9/9/9/9 b -"), Wanted::ALL), Outcome::NoMate));
}

#[test]
fn every_other_first_move_that_mates_is_named() {
    // Either Gold may be dropped on the King's head, and beside.
    let solution = mate("8k/9/8P/9/9/9/9/9/9 b G", Wanted::ALL);
    assert_eq!((solution.moves, solution.cooks.len(), solution.cooks_searched), (1, 0, true));
    let solution = mate("8k/9/7PP/9/9/9/9/9/9 b G", Wanted::ALL);
    let firsts: HashSet<Move> = solution.cooks.iter().chain(solution.line.first()).copied().collect();
    assert!(firsts.contains(&usi("G*1b")) && firsts.contains(&usi("G*2b")), "{firsts:?}");
    assert!(solution.leftover.is_empty());
}

#[test]
fn a_piece_left_over_is_named() {
    let solution = mate("8k/9/8P/9/9/9/9/9/9 b GS", Wanted::ALL);
    assert_eq!((solution.moves, solution.leftover.count(HandKind::Silver)), (1, 1));
}

#[test]
fn the_best_defence_is_the_refutation_or_the_longest() {
    let limits = Limits { nodes: Some(200_000), ..UNLIMITED };
    // A check that does not mate: the King takes the Gold.
    let refuted = position("8k/9/9/9/9/9/9/9/9 b G").after(usi("G*1b")).unwrap();
    assert_eq!(best_defence(&refuted, &limits), Defence::Refutes(usi("1a1b")));
    let mated = position("8k/9/8P/9/9/9/9/9/9 b G").after(usi("G*1b")).unwrap();
    assert_eq!(best_defence(&mated, &limits), Defence::Mated);
    let longest = position("7nl/7k1/5+Pppp/9/9/9/9/9/9 b BG2rb3g4s3n3l14p").after(usi("B*3a")).unwrap();
    assert!(matches!(best_defence(&longest, &limits), Defence::Longest { moves: 2, .. }));
}

#[test]
fn a_mate_in_one_is_seen_at_once() {
    assert_eq!(mate_in_one(&position("8k/9/8P/9/9/9/9/9/9 b G")), Some(usi("G*1b")));
    assert_eq!(mate_in_one(&position("8k/9/9/9/9/9/9/9/9 b G")), None);
}
