//! Positions written by hand, one or more for each reason, each row headed by what it shows or where it comes from.
//! Both `Position` and the slow rules must give the answer of the row.

use nari::notation::{sfen, usi};
use nari::shogi::{Color, Game, Illegality, Move, Position, SetupRule, Square};

use crate::positions::slow_of;
use crate::reason_of;
use crate::slow::{Reason, Slow};

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

#[track_caller]
fn position(text: &str) -> Position {
    Position::from_setup(sfen::read(text).unwrap(), SetupRule::Drill).unwrap()
}

/// The position of an SFEN as the slow rules hold it.
pub fn slow(text: &str) -> Slow {
    slow_of(&position(text))
}

/// Each move of `moves`, separated by spaces, is refused for that reason.
#[track_caller]
fn refuses(text: &str, moves: &str, expected: &Reason) {
    let position = position(text);
    for mv in moves.split(' ').map(|mv| usi::read_move(mv).unwrap()) {
        let answer = position.check_move(mv).err().map(reason_of);
        assert_eq!(answer.as_ref(), Some(expected), "{mv:?} in {text}");
        assert!(!position.legal_moves().contains(mv), "{mv:?} among the legal moves of {text}");
        assert_eq!(slow(text).judge(mv).as_ref(), Some(expected), "slow rules: {mv:?} in {text}");
    }
}

/// Each move of `moves`, separated by spaces, is legal.
#[track_caller]
fn allows(text: &str, moves: &str) {
    let position = position(text);
    for mv in moves.split(' ').map(|mv| usi::read_move(mv).unwrap()) {
        assert_eq!(position.check_move(mv), Ok(()), "{mv:?} in {text}");
        assert!(position.legal_moves().contains(mv), "{mv:?} not among the legal moves of {text}");
        assert_eq!(slow(text).judge(mv), None, "slow rules: {mv:?} in {text}");
    }
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// The squares named, separated by spaces, in the order of their index.
fn squares(names: &str) -> Vec<Square> {
    let mut squares: Vec<Square> = names.split_whitespace().map(square).collect();
    squares.sort_unstable();
    squares
}

fn flights(list: &[(&str, &str)]) -> Vec<(Square, Vec<Square>)> {
    let mut flights: Vec<_> = list.iter().map(|(flight, covers)| (square(flight), squares(covers))).collect();
    flights.sort_unstable();
    flights
}

#[test]
fn only_an_own_piece_that_is_there_moves() {
    refuses(START, "5e5d 5d5d 1b2b+", &Reason::EmptyOrigin);
    refuses(START, "3c3d 2b8h 5a5b", &Reason::NotYourPiece);
    refuses(START, "P*5e R*5e P*5g P*5a", &Reason::NotInHand);
}

#[test]
fn a_move_by_the_other_side_is_refused_before_all_else() {
    let start = Position::start_position();
    let pawn = usi::read_move("3c3d").unwrap();
    assert_eq!(start.check_move_by(Color::White, pawn), Err(Illegality::NotYourTurn));
    assert_eq!(start.check_move_by(Color::Black, pawn), Err(Illegality::NotYourPiece));
}

#[test]
fn a_game_that_is_over_refuses_every_move() {
    let mut game = Game::new(position("8k/9/7+RP/9/9/9/9/9/K8 b - 1"));
    assert_eq!(game.play(usi::read_move("1c1b").unwrap()), Ok(()));
    for mv in ["1a1b", "9i9h", "P*5e", "5e5d"].map(|mv| usi::read_move(mv).unwrap()) {
        assert_eq!(game.play(mv), Err(Illegality::GameOver));
        assert_eq!(game.check_move_by(Color::Black, mv), Err(Illegality::GameOver));
    }
    // The position itself knows nothing of the game's end.
    assert_eq!(game.position().check_move(usi::read_move("5e5d").unwrap()), Err(Illegality::EmptyOrigin));
}

#[test]
fn an_own_piece_is_never_taken_however_the_mover_moves() {
    refuses(START, "8h7g 1i1g 5i1i 7g7g 2h2g", &Reason::OwnPieceThere);
}

#[test]
fn a_drop_needs_an_empty_square() {
    refuses("4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*5a G*5i", &Reason::SquareTaken);
}

#[test]
fn each_kind_moves_in_its_own_way() {
    // Every kind in the middle of an empty board, with the squares around it that it does not reach.
    let rows = [
        ("P", "5e5f 5e4d 5e4e 5e5c"),
        ("L", "5e5f 5e4d 5e4e"),
        ("N", "5e5d 5e5c 5e4d 5e4g 5e3d"),
        ("S", "5e4e 5e6e 5e5f 5e5c"),
        ("G", "5e4f 5e6f 5e5c"),
        ("B", "5e5d 5e4e 5e4c 5e2a"),
        ("R", "5e4d 5e4c 5e6f"),
        ("K", "5e5c 5e3e 5e3c"),
        ("+P", "5e4f 5e6f"),
        ("+L", "5e4f 5e5c"),
        ("+N", "5e4c 5e6c 5e4f"),
        ("+S", "5e4f 5e6f"),
        ("+B", "5e5c 5e3e 5e4c"),
        ("+R", "5e3c 5e7g 5e4c"),
    ];
    for (piece, moves) in rows {
        refuses(&format!("9/9/9/9/4{piece}4/9/9/9/9 b - 1"), moves, &Reason::NotHowItMoves);
    }
    // White's pieces face the other way.
    refuses("9/9/9/9/4p4/9/9/9/9 w - 1", "5e5d", &Reason::NotHowItMoves);
    refuses("9/9/9/9/4n4/9/9/9/9 w - 1", "5e4c 5e6c", &Reason::NotHowItMoves);
    allows("9/9/9/9/4n4/9/9/9/9 w - 1", "5e4g 5e6g 5e4g+");
}

#[test]
fn the_first_piece_on_the_way_blocks() {
    refuses(START, "8h2b 8h6f", &Reason::PathBlocked { blocker: Square::SQ_7G });
    refuses(START, "1i1c", &Reason::PathBlocked { blocker: Square::SQ_1G });
    let two_on_the_file = "4k4/4s4/4p4/9/9/4R4/9/9/4K4 b - 1";
    refuses(two_on_the_file, "5f5b 5f5a", &Reason::PathBlocked { blocker: Square::SQ_5C });
    allows(two_on_the_file, "5f5c 5f5c+ 5f5d");
    // A Knight jumps.
    allows("9/9/9/9/3ppp3/4N4/9/9/9 b - 1", "5f4d 5f6d");
}

#[test]
fn king_gold_and_promoted_pieces_never_promote() {
    for (piece, mv) in [("K", "5d5c+"), ("G", "5d5c+"), ("+P", "5d5c+"), ("+B", "5d5c+"), ("+R", "5d5a+")] {
        refuses(&format!("9/9/9/4{piece}4/9/9/9/9/9 b - 1"), mv, &Reason::KindNeverPromotes);
    }
    // The kind is told before the zone.
    refuses("9/9/9/9/9/9/4G4/9/9 b - 1", "5g5f+", &Reason::KindNeverPromotes);
}

#[test]
fn a_piece_promotes_only_into_inside_or_out_of_the_zone() {
    refuses(START, "7g7f+ 2h3h+", &Reason::OutsideZone);
    refuses("9/9/9/9/4s4/9/9/9/9 w - 1", "5e5f+ 5e4d+", &Reason::OutsideZone);
    allows("9/9/4S4/9/9/9/9/9/9 b - 1", "5c5b+ 5c4d+ 5c4d");
    allows("9/9/9/9/9/4s4/9/9/9 w - 1", "5f5g+ 5f5g");
}

#[test]
fn a_piece_that_could_not_move_again_must_promote() {
    // rules.txt: forced-promotion
    refuses("8k/4P4/9/9/9/9/9/9/4K4 b - 1", "5b5a", &Reason::MustPromote);
    allows("8k/4P4/9/9/9/9/9/9/4K4 b - 1", "5b5a+");
    refuses("9/9/9/4L4/9/9/9/9/9 b - 1", "5d5a", &Reason::MustPromote);
    allows("9/9/9/4L4/9/9/9/9/9 b - 1", "5d5b 5d5b+ 5d5a+");
    refuses("9/9/4N4/9/9/9/9/9/9 b - 1", "5c4a 5c6a", &Reason::MustPromote);
    refuses("9/9/9/4N4/9/9/9/9/9 b - 1", "5d4b 5d6b", &Reason::MustPromote);
    allows("9/9/9/9/4N4/9/9/9/9 b - 1", "5e4c 5e4c+");
    refuses("9/9/9/9/9/4n4/9/4p4/9 w - 1", "5f4h 5h5i", &Reason::MustPromote);
}

#[test]
fn a_piece_is_not_dropped_where_it_could_never_move() {
    let black = "4k4/9/9/9/9/9/9/9/4K4 b LNP 1";
    refuses(black, "P*1a L*1a N*1a N*1b", &Reason::DeadEnd);
    allows(black, "P*1b L*1b N*1c");
    let white = "4k4/9/9/9/9/9/9/9/4K4 w lnp 1";
    refuses(white, "P*1i L*1i N*1i N*1h", &Reason::DeadEnd);
    allows(white, "P*1h L*1h N*1g P*1a");
    // The dead end is told before the second Pawn.
    refuses("9/9/9/9/4P4/9/9/9/9 b P 1", "P*5a", &Reason::DeadEnd);
}

#[test]
fn a_second_pawn_on_the_file_is_refused_and_the_first_one_named() {
    // rules.txt: nifu-lesson. The King is in check, yet the Pawn is told.
    let lesson = "9/9/9/9/8P/8l/7P1/6rSK/7NL b P 1";
    refuses(lesson, "P*1g", &Reason::TwoPawns { pawn: Square::SQ_1E });
    assert_eq!(position(lesson).legal_moves().to_vec(), [usi::read_move("2i1g").unwrap()]);
    // rules.txt: tokin-is-no-pawn
    let tokin = position("4k4/9/9/9/9/4+P4/9/9/4K4 b P 1");
    let on_file_5 = tokin
        .legal_moves()
        .iter()
        .filter(|mv| matches!(mv, Move::Drop { .. }) && mv.to().file().number() == 5)
        .map(Move::to)
        .collect::<Vec<_>>();
    assert_eq!(squares("5b 5c 5d 5e 5g 5h"), on_file_5);
    // The enemy's Pawn does not count.
    allows("9/9/4p4/9/9/9/9/9/9 b P 1", "P*5e");
}

#[test]
fn a_check_must_be_answered() {
    let rook_check = "4k4/4r4/9/9/9/9/9/9/3GK4 b P 1";
    refuses(rook_check, "6i6h P*1e P*6e", &Reason::CheckNotAnswered { checkers: squares("5b") });
    allows(rook_check, "P*5e P*5h 6i5h 5i4h");
    // Only the King answers a double check, even when one checker can be taken.
    let double = "4k4/4r4/9/9/9/9/5n3/5G3/4K4 b P 1";
    refuses(double, "4h4g 4h5h P*5e", &Reason::CheckNotAnswered { checkers: squares("4g 5b") });
    allows(double, "5i4i");
    // A pinned piece that leaves the check as it is has not answered it.
    let pinned_and_checked = "4k4/4r4/9/9/9/9/3n5/4G4/4K4 b - 1";
    refuses(pinned_and_checked, "5h4h", &Reason::CheckNotAnswered { checkers: squares("6g") });
}

#[test]
fn a_pinned_piece_stays_on_its_line() {
    // rules.txt: pinned-gold, pinned-bishop
    let ray = || squares("5c 5d 5e 5f 5g 5h");
    let by_rook = || Reason::Pinned { pinner: Square::SQ_5B, ray: ray() };
    let gold = "4k4/4r4/9/9/9/9/4G4/9/4K4 b - 1";
    refuses(gold, "5g4g 5g6g 5g4f 5g6f", &by_rook());
    allows(gold, "5g5f 5g5h");
    refuses("4k4/4r4/9/9/9/9/4B4/9/4K4 b - 1", "5g4f 5g1c 5g6h 5g9c+", &by_rook());
    refuses("4k4/4r4/9/9/9/9/4N4/9/4K4 b - 1", "5g4e 5g6e", &by_rook());
    // By Lance, Dragon, Bishop and Horse; the pinner may be taken along the line.
    let lance = "4k4/9/9/9/4l4/4S4/9/9/4K4 b - 1";
    let by_lance = Reason::Pinned { pinner: Square::SQ_5E, ray: squares("5f 5g 5h") };
    refuses(lance, "5f4e 5f6e 5f4g", &by_lance);
    allows(lance, "5f5e");
    let dragon = Reason::Pinned { pinner: Square::SQ_9I, ray: squares("8i 7i 6i") };
    refuses("4k4/9/9/9/9/9/9/9/+r2GK4 b - 1", "6i6h 6i5h", &dragon);
    let bishop = "4k4/9/9/9/b8/9/2S6/9/4K4 b - 1";
    let by_bishop = Reason::Pinned { pinner: Square::SQ_9E, ray: squares("8f 7g 6h") };
    refuses(bishop, "7g7f 7g6f 7g8h", &by_bishop);
    allows(bishop, "7g8f 7g6h");
    let horse = Reason::Pinned { pinner: Square::SQ_1E, ray: squares("2f 3g 4h") };
    refuses("4k4/9/9/9/8+b/9/9/5R3/4K4 b - 1", "4h4a 4h1h", &horse);
    // White's King and White's pieces alike.
    let white = Reason::Pinned { pinner: Square::SQ_5H, ray: squares("5b 5c 5d 5e 5f 5g") };
    refuses("4k4/4g4/9/9/9/9/9/4R4/4K4 w - 1", "5b4b 5b4c", &white);
}

#[test]
fn a_pinned_piece_may_not_even_take_the_checker() {
    // The Knight 4g gives check and the Gold could take it, but the Rook 5b would see the King.
    let text = "4k4/4r4/9/9/9/9/5n3/4G4/4K4 b - 1";
    let ray = squares("5c 5d 5e 5f 5g 5h");
    refuses(text, "5h4g", &Reason::Pinned { pinner: Square::SQ_5B, ray });
}

#[test]
fn two_pieces_between_or_an_enemy_between_are_no_pin() {
    allows("4k4/4r4/9/4P4/9/9/4G4/9/4K4 b - 1", "5g4g");
    allows("4k4/4r4/9/4p4/9/9/4G4/9/4K4 b - 1", "5g4g");
    // A Lance pins only what stands before it, and a Dragon's diagonal step pins nothing.
    allows("4k4/9/9/4K4/4G4/4l4/9/9/9 b - 1", "5e4e");
    allows("4k4/9/9/9/9/9/2+r6/3G5/4K4 b - 1", "6h6g");
    // Without an own King nothing is pinned.
    allows("4k4/4r4/9/9/9/9/4G4/9/9 b - 1", "5g4g");
}

#[test]
fn the_king_may_not_go_where_it_is_attacked() {
    let into = |attackers| Reason::KingIntoCheck { attackers: squares(attackers) };
    // The ray runs on through the square that the King leaves.
    let rook = "4r4/9/9/9/4K4/9/9/9/k8 b - 1";
    refuses(rook, "5e5d 5e5f", &into("5a"));
    allows(rook, "5e4e 5e6f");
    let bishop = "8b/9/9/9/4K4/9/9/9/k8 b - 1";
    refuses(bishop, "5e4d 5e6f", &into("1a"));
    // A piece that is covered, by one or by several.
    refuses("4k4/9/9/9/9/9/4s4/4p4/4K4 b - 1", "5i5h", &into("5g"));
    refuses("4k4/9/9/4l4/9/9/4s4/4p4/4K4 b - 1", "5i5h", &into("5g"));
    refuses("4k4/9/9/9/9/5n3/3s5/4p4/4K4 b - 1", "5i5h", &into("4f 6g"));
    // The other King, and a pinned piece, attack as well.
    refuses("9/9/4k4/9/4K4/9/9/9/9 b - 1", "5e5d 5e4d", &into("5c"));
    refuses("4k4/4g4/9/5K3/9/9/9/4R4/9 b - 1", "4d4c", &into("5b"));
    // In double check too, the King is told what attacks the square it goes to.
    refuses("4k4/4r4/9/9/9/9/5n3/9/4K4 b - 1", "5i5h", &into("5b"));
}

#[test]
fn a_dropped_pawn_may_not_give_mate() {
    // rules.txt: lone-king-uchifuzume. The square of the Pawn is a flight too: the King would have to take it.
    let mate = Reason::DropPawnMate {
        checker: Square::SQ_1B,
        flights: flights(&[("1b", "2c"), ("2a", "2c"), ("2b", "2c")]),
    };
    refuses("8k/9/7+R1/9/9/9/9/9/9 b P 1", "P*1b", &mate);
    // White's Pawn, turned by 180 degrees.
    let turned = Reason::DropPawnMate {
        checker: Square::SQ_9H,
        flights: flights(&[("9h", "8g"), ("8i", "8g"), ("8h", "8g")]),
    };
    refuses("9/9/9/9/9/9/1+r7/9/K8 w p 1", "P*9h", &turned);
    // White's own Gold fills a square; it could take the Pawn, but is pinned.
    let pinned =
        Reason::DropPawnMate { checker: Square::SQ_1B, flights: flights(&[("1b", "1c"), ("2b", "1c 3c")]) };
    refuses("6Rgk/9/6G1S/9/9/9/9/9/9 b P 1", "P*1b", &pinned);
}

#[test]
fn a_dropped_pawn_may_not_answer_a_check_with_mate() {
    // The Rook 4b gives check along the rank and is pinned by the Bishop, so it may not take the Pawn.
    let mate = Reason::DropPawnMate {
        checker: Square::SQ_5B,
        flights: flights(&[("4a", "5c"), ("6a", "5c"), ("5b", "6c"), ("6b", "6c")]),
    };
    refuses("4k4/K4r3/3GN4/7B1/9/9/9/9/9 b P 1", "P*5b", &mate);
}

#[test]
fn other_mates_and_other_pawn_checks_are_legal() {
    // A Pawn moved, and another piece dropped, may give mate.
    allows("8k/9/7+RP/9/9/9/9/9/9 b - 1", "1c1b");
    allows("8k/9/8S/9/9/9/9/9/9 b G 1", "G*1b");
    // A Pawn's check with a flight, or that a free piece may take.
    allows("8k/9/9/9/9/9/9/9/9 b P 1", "P*1b");
    allows("8k/9/8S/9/9/9/9/9/9 b P 1", "P*1b");
    allows("8k/r8/7+R1/9/9/9/9/9/9 b P 1", "P*1b");
}

#[test]
fn no_move_is_left_without_a_check() {
    // rules.txt: no-move-left
    let stuck = position("8k/6G2/8G/9/9/9/9/9/4K4 w - 1");
    assert!(stuck.legal_moves().is_empty() && !stuck.is_check() && !stuck.is_mate());
}
