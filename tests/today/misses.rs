//! What was got wrong becomes an exercise, proved before it is kept. The positions are made for it.

use nari::lesson::{Mode, Session, Task, Verdict};
use nari::notation::{sfen, usi};
use nari::progress::{Missed, Misses};
use nari::shogi::{Move, PieceKind, Position, SetupRule, Square};

fn position(text: &str) -> Position {
    Position::from_setup(sfen::read(text).unwrap(), SetupRule::Drill).unwrap()
}

fn mv(text: &str) -> Move {
    usi::read_move(text).unwrap()
}

fn session(missed: &Missed, step: usize) -> Session {
    let exercise = missed.exercise().unwrap_or_else(|| panic!("no exercise: {missed:?}"));
    Session::new(std::sync::Arc::clone(&exercise.lesson().steps[step]))
}

#[test]
fn a_move_against_the_rules_asks_what_is_legal_there() {
    for (sfen, tried, id, kind) in [
        // The Gold is pinned by the Rook: where may it go?
        ("4k4/4r4/9/9/9/9/9/4G4/4K4 b - 1", "5h4g", "squares", "paint"),
        // Two Pawns on a file: where may it be dropped?
        ("4k4/9/9/9/9/9/PPPPPPP2/9/4K4 b P 1", "P*5e", "drops", "paint"),
        // A check is to be answered: how?
        ("4k4/9/9/9/9/9/9/4r4/4K2G1 b - 1", "2i2h", "answers", "answers"),
        // The Knight has nowhere to go at all: why?
        ("4k4/9/9/9/9/3P1P3/9/4N4/4K4 b - 1", "5h5g", "why", "why-not"),
    ] {
        let exercise = Missed::illegal(&position(sfen), mv(tried)).exercise();
        let step = exercise.as_ref().map(|exercise| &exercise.lesson().steps[0]);
        assert_eq!(step.map(|step| (step.id.as_str(), step.kind())), Some((id, kind)), "{tried} in {sfen}");
    }
}

#[test]
fn a_slip_of_the_hand_is_no_exercise() {
    let start = position("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    for tried in ["5e5d", "7c7d", "2h2g", "7g7f"] {
        assert!(Missed::illegal(&start, mv(tried)).exercise().is_none(), "{tried}");
    }
}

#[test]
fn the_rules_judge_what_is_touched() {
    let pinned = Missed::illegal(&position("4k4/4r4/9/9/9/9/9/4G4/4K4 b - 1"), mv("5h4g"));
    let mut session = session(&pinned, 0);
    assert_eq!(session.mode(), Mode::Touch);
    assert!(matches!(session.touch(Square::SQ_4G), Verdict::Wrong(_) | Verdict::Illegal { .. }));
    assert_eq!(session.touch(Square::SQ_5G), Verdict::Done);
}

#[test]
fn a_piece_that_was_left_to_be_taken_asks_for_a_move_that_keeps_it() {
    // The Bishop attacks the Rook on 5e; a Pawn move loses it, a step aside does not.
    let before = position("8k/9/2b6/9/4R4/9/P8/9/4K4 b - 1");
    let hung = Missed::hung(&before, mv("9g9f"));
    let mut tried = session(&hung, 0);
    assert!(matches!(tried.step().task, Task::Move { .. }));
    assert!(matches!(tried.play(mv("9g9f")), Verdict::Wrong(_)), "what was played in the game");
    assert_eq!(tried.play(mv("5e4e")), Verdict::Done);
    // A move that lost nothing is no miss.
    assert!(Missed::hung(&before, mv("5e4e")).exercise().is_none());
}

#[test]
fn two_faces_that_were_confused_are_told_apart_both_ways() {
    let both = [
        (PieceKind::Dragon, PieceKind::Horse),
        (PieceKind::Knight, PieceKind::PromotedKnight),
        (PieceKind::Gold, PieceKind::PromotedSilver),
        (PieceKind::Lance, PieceKind::PromotedLance),
        (PieceKind::Pawn, PieceKind::Tokin),
        (PieceKind::King, PieceKind::Gold),
        (PieceKind::Rook, PieceKind::Dragon),
    ];
    for (one, two) in both {
        let pair = Missed::pair(one, two);
        assert_eq!(pair, Missed::pair(two, one));
        for step in 0..2 {
            let mut session = session(&pair, step);
            let Task::Paint { find: nari::lesson::Find::Pieces(_, Some(sought)) } = session.step().task
            else {
                panic!("{pair:?}");
            };
            let there: Vec<Square> = session
                .position()
                .board()
                .pieces()
                .filter(|(_, piece)| piece.kind == sought)
                .map(|(square, _)| square)
                .collect();
            let last = there.iter().map(|square| session.touch(*square)).last();
            assert_eq!(last, Some(Verdict::Done), "{pair:?}");
        }
    }
    assert!(Missed::pair(PieceKind::Gold, PieceKind::Gold).exercise().is_none());
}

#[test]
fn the_same_miss_is_kept_once_and_what_proves_to_be_none_never() {
    let mut misses = Misses::default();
    let pinned = Missed::illegal(&position("4k4/4r4/9/9/9/9/9/4G4/4K4 b - 1"), mv("5h4g"));
    assert_eq!(misses.add(pinned.clone(), "2026-11-30"), Some(1));
    assert_eq!(misses.add(pinned, "2026-12-01"), None);
    let legal = Missed::illegal(&position("4k4/4r4/9/9/9/9/9/4G4/4K4 b - 1"), mv("5h5g"));
    assert_eq!(misses.add(legal, "2026-11-30"), None);
    assert_eq!(misses.add(Missed::pair(PieceKind::Rook, PieceKind::Dragon), "2026-11-30"), Some(2));
    assert_eq!((misses.iter().count(), misses.found_on("2026-11-30")), (2, 2));
    let broken = Missed::Illegal { sfen: "nonsense".to_owned(), tried: "5h4g".to_owned() };
    assert_eq!(misses.add(broken, "2026-11-30"), None);
}
