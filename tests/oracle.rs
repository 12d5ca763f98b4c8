//! The same legal moves as the crate `haitaka`, an outside judge, on positions of random games, even and handicap.
//!
//! `cargo test --test oracle` looks at 10,000 positions; `NARI_POSITIONS=200000 cargo test --release --test oracle
//! -- --nocapture` at 200,000, and prints what was seen.
//!
//! haitaka 0.3.2 differs in how it looks for a mate by a dropped Pawn: on the first square only of those it could
//! drop a Pawn on, and not at all in check; and on that square it takes a Pawn that leaves the opponent without a
//! move for a mate, even if it stands beside the King and gives no check. A difference passes only if it is exactly
//! one of these and haitaka itself finds no move after the drop. The rows at the end pin this, and what is known of
//! its readers.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

mod chance;

use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;

use haitaka::Board;
use nari::notation::{sfen, usi};
use nari::shogi::{File, HandKind, Handicap, Illegality, Move, Position, Rank, SetupRule, Square};

use chance::{Chance, positions_asked};

/// What the comparison came across.
#[derive(Default)]
struct Seen {
    positions: usize,
    moves: usize,
    games: usize,
    in_check: usize,
    longest_list: usize,
    pawn_mates_missed: usize,
    pawns_taken_for_mates: usize,
}

#[test]
fn haitaka_finds_the_same_legal_moves_in_random_games() {
    let wanted = positions_asked(10_000);
    let looked_at = AtomicUsize::new(0);
    let seeds = AtomicU64::new(0);
    let work = || {
        let mut seen = Seen::default();
        while looked_at.load(Ordering::Relaxed) < wanted {
            let before = seen.positions;
            play_a_game(Chance::new(seeds.fetch_add(1, Ordering::Relaxed)), &mut seen);
            looked_at.fetch_add(seen.positions - before, Ordering::Relaxed);
        }
        seen
    };
    let seen = thread::scope(|scope| {
        let workers = [scope.spawn(work), scope.spawn(work)];
        workers.into_iter().fold(Seen::default(), |sum, worker| sum.and(&worker.join().unwrap()))
    });
    println!("{:>10}  games", seen.games);
    println!("{:>10}  positions, the same legal moves in each", seen.positions);
    println!("{:>10}  of them in check", seen.in_check);
    println!("{:>10}  legal moves", seen.moves);
    println!("{:>10}  legal moves in the position that has most", seen.longest_list);
    println!("{:>10}  mates by a dropped Pawn that haitaka lists", seen.pawn_mates_missed);
    println!("{:>10}  harmless Pawn drops that haitaka takes for mates", seen.pawns_taken_for_mates);
    assert!(seen.positions >= wanted && seen.in_check > 0);
}

impl Seen {
    fn and(self, other: &Seen) -> Seen {
        Seen {
            positions: self.positions + other.positions,
            moves: self.moves + other.moves,
            games: self.games + other.games,
            in_check: self.in_check + other.in_check,
            longest_list: self.longest_list.max(other.longest_list),
            pawn_mates_missed: self.pawn_mates_missed + other.pawn_mates_missed,
            pawns_taken_for_mates: self.pawns_taken_for_mates + other.pawns_taken_for_mates,
        }
    }
}

/// Plays one random game of at most 400 plies on both boards side by side, comparing before every move.
fn play_a_game(mut chance: Chance, seen: &mut Seen) {
    let handicap = if chance.once_in(2) { Handicap::Even } else { chance.pick(&Handicap::ALL) };
    let mut position = Position::from_setup(handicap.setup(), SetupRule::Game).unwrap();
    let mut board = Board::from_sfen(&sfen::write(&handicap.setup())).unwrap();
    seen.games += 1;
    for _ in 0..400 {
        let moves = compare(&position, &board, seen);
        if moves.is_empty() {
            return;
        }
        // One time in three a capture or a check, if a few tries find one: games then come to blows.
        let mut mv = chance.pick(&moves);
        if chance.once_in(3) {
            for _ in 0..4 {
                if position.piece_at(mv.to()).is_some() || position.after(mv).unwrap().is_check() {
                    break;
                }
                mv = chance.pick(&moves);
            }
        }
        position.play(mv).unwrap();
        board.play_unchecked(usi::write_move(mv).parse().unwrap());
        assert_eq!(sfen::write(&position.to_setup()), board.to_string());
    }
}

/// Nari's legal moves, after they were found to be haitaka's too.
fn compare(position: &Position, board: &Board, seen: &mut Seen) -> Vec<Move> {
    let ours = position.legal_moves().to_vec();
    let mut only_theirs = of_haitaka(board);
    seen.positions += 1;
    seen.moves += ours.len();
    seen.in_check += usize::from(position.is_check());
    seen.longest_list = seen.longest_list.max(ours.len());
    for &mv in &ours {
        if !only_theirs.remove(&mv) {
            assert!(is_pawn_taken_for_a_mate(position, board, mv), "only Nari allows {mv:?} in {board}");
            seen.pawns_taken_for_mates += 1;
        }
    }
    for mv in only_theirs {
        assert!(is_pawn_mate_missed(position, board, mv), "only haitaka allows {mv:?} in {board}");
        seen.pawn_mates_missed += 1;
    }
    ours
}

/// Whether the move is a mate by a dropped Pawn that haitaka lets pass: in check, or not on the first square that it
/// could drop a Pawn on. Its own move generator must find the mate once the Pawn stands there.
fn is_pawn_mate_missed(position: &Position, board: &Board, mv: Move) -> bool {
    let not_looked_at = position.is_check() || !is_first_pawn_drop(position, mv);
    let after = after(board, mv);
    let mated = !after.checkers().is_empty() && of_haitaka(&after).is_empty();
    not_looked_at && mated && matches!(position.check_move(mv), Err(Illegality::DropPawnMate { .. }))
}

/// Whether the move is a Pawn drop that haitaka takes for a mate: on the first square, no check, and no move of a
/// piece on the board left to the opponent.
fn is_pawn_taken_for_a_mate(position: &Position, board: &Board, mv: Move) -> bool {
    let after = after(board, mv);
    let stuck = of_haitaka(&after).iter().all(|answer| matches!(answer, Move::Drop { .. }));
    !position.is_check() && is_first_pawn_drop(position, mv) && after.checkers().is_empty() && stuck
}

fn after(board: &Board, mv: Move) -> Board {
    let mut after = board.clone();
    after.play_unchecked(usi::write_move(mv).parse().unwrap());
    after
}

/// Whether the move drops a Pawn on the first square, in the order of files, then ranks, where one could stand: an
/// empty one, not on the last rank, no own Pawn on the file.
fn is_first_pawn_drop(position: &Position, mv: Move) -> bool {
    let could_stand = |to: &Square| {
        let answer = position.check_move(Move::Drop { kind: HandKind::Pawn, to: *to });
        matches!(answer, Ok(()) | Err(Illegality::DropPawnMate { .. }))
    };
    matches!(mv, Move::Drop { kind: HandKind::Pawn, to } if Square::all().find(could_stand) == Some(to))
}

/// The moves that haitaka generates, none twice.
fn of_haitaka(board: &Board) -> HashSet<Move> {
    let mut moves = HashSet::new();
    board.generate_moves(|group| {
        for mv in group {
            assert!(moves.insert(from_haitaka(mv)), "twice {mv} in {board}");
        }
        false
    });
    moves
}

fn from_haitaka(mv: haitaka::Move) -> Move {
    match mv {
        haitaka::Move::Drop { piece, to } => {
            let kind = match piece {
                haitaka::Piece::Pawn => HandKind::Pawn,
                haitaka::Piece::Lance => HandKind::Lance,
                haitaka::Piece::Knight => HandKind::Knight,
                haitaka::Piece::Silver => HandKind::Silver,
                haitaka::Piece::Gold => HandKind::Gold,
                haitaka::Piece::Bishop => HandKind::Bishop,
                haitaka::Piece::Rook => HandKind::Rook,
                other => panic!("haitaka drops {other:?}"),
            };
            Move::Drop { kind, to: square(to) }
        }
        haitaka::Move::BoardMove { from, to, promotion } => {
            Move::Normal { from: square(from), to: square(to), promote: promotion }
        }
    }
}

fn square(square: haitaka::Square) -> Square {
    let file = File::new(square.file() as u8 + 1).unwrap();
    Square::new(file, Rank::new(square.rank() as u8 + 1).unwrap())
}

// --- haitaka's own ways, each pinned ---

#[track_caller]
fn position(text: &str) -> Position {
    Position::from_setup(sfen::read(text).unwrap(), SetupRule::Drill).unwrap()
}

/// A mate by a dropped Pawn that haitaka's list contains, and Nari refuses.
#[track_caller]
fn only_nari_refuses_the_pawn(text: &str, mv: &str) {
    let mv = usi::read_move(mv).unwrap();
    let (position, board) = (position(text), Board::from_sfen(text).unwrap());
    assert!(of_haitaka(&board).contains(&mv), "haitaka now refuses {mv:?} in {text}");
    assert!(matches!(position.check_move(mv), Err(Illegality::DropPawnMate { .. })), "{mv:?} in {text}");
    compare(&position, &board, &mut Seen::default());
}

#[test]
fn haitaka_looks_for_a_pawn_mate_on_its_first_square_only() {
    // On file 1 the mating square 1b is the first one where a Pawn could stand; on file 9 it is not.
    let first = "8k/9/7+R1/9/9/9/9/9/4K4 b P 1";
    let mv = usi::read_move("P*1b").unwrap();
    assert!(!of_haitaka(&Board::from_sfen(first).unwrap()).contains(&mv));
    compare(&position(first), &Board::from_sfen(first).unwrap(), &mut Seen::default());
    only_nari_refuses_the_pawn("k8/9/1+R7/9/9/9/9/9/4K4 b P 1", "P*9b");
}

#[test]
fn haitaka_takes_a_pawn_beside_the_king_for_a_mate_when_no_move_is_left() {
    // White's King on 9a has no move at all; a Pawn on 1b gives no check, and White has lost without being mated.
    let text = "k8/9/1+R7/9/9/9/9/9/4K4 b P 1";
    let (position, board) = (position(text), Board::from_sfen(text).unwrap());
    let far_off = usi::read_move("P*1b").unwrap();
    assert!(position.is_legal(far_off) && !of_haitaka(&board).contains(&far_off));
    let mut seen = Seen::default();
    compare(&position, &board, &mut seen);
    assert_eq!((seen.pawns_taken_for_mates, seen.pawn_mates_missed), (1, 1));
}

#[test]
fn haitaka_looks_for_no_pawn_mate_while_in_check() {
    only_nari_refuses_the_pawn("4k4/K4r3/3GN4/7B1/9/9/9/9/9 b P 1", "P*5b");
}

#[test]
fn haitaka_answers_no_pawn_mate_when_asked_for_one_move() {
    let board = Board::from_sfen("8k/9/7+R1/9/9/9/9/9/4K4 b P 1").unwrap();
    assert!(board.is_legal("P*1b".parse().unwrap()), "it is in no list of moves, yet said to be legal");
}

#[test]
fn haitaka_reads_a_board_without_a_king_only_as_a_mate_problem() {
    let text = "8k/9/7+R1/9/9/9/9/9/9 b P 1";
    assert!(Board::from_sfen(text).is_err());
    let board = Board::tsume(text).unwrap();
    // It also gives White every piece that is left: Nari's puzzle loader does that, its SFEN reader does not.
    let filled = position(&board.to_string());
    assert_ne!(filled.to_setup(), position(text).to_setup());
    compare(&filled, &board, &mut Seen::default());
}

#[test]
fn both_refuse_dead_pieces_and_kings_that_touch() {
    for text in ["4P3k/9/9/9/9/9/9/9/4K4 b - 1", "4k4/4K4/9/9/9/9/9/9/9 b - 1"] {
        assert!(Board::from_sfen(text).is_err(), "{text}");
        assert!(Position::from_setup(sfen::read(text).unwrap(), SetupRule::Game).is_err(), "{text}");
    }
}
