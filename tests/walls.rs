//! Small boards: what may be played inside walls, why nothing else may, and that check and mate count the walls.
//! The rows were made for this test; the rule is lessons/README.md, "Small boards".

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "helpers of tests"
)]

#[allow(dead_code, reason = "a part of it is enough here")]
mod chance;
mod support;

use chance::Chance;
use nari::locale::{self, Language, Naming, Words};
use nari::notation::usi;
use nari::shogi::{Color, Game, HandKind, Move, Outcome, Position, Square, SquareSet, Walls, WinReason};
use support::position;

fn walled(sfen: &str, walls: &str) -> Position {
    position(sfen).walled(walls.parse().unwrap()).unwrap()
}

fn set(squares: &str) -> SquareSet {
    squares.split_whitespace().map(|square| square.parse::<Square>().unwrap()).collect()
}

#[test]
fn walls_are_two_corners_in_any_order() {
    for (text, first, count) in [
        ("1a-5e", "1a", 25),
        ("5e-1a", "1a", 25),
        ("9i-1a", "1a", 81),
        ("3d-3d", "3d", 1),
        ("1e-9d", "1d", 18),
    ] {
        let walls: Walls = text.parse().unwrap();
        assert_eq!((walls.inside().len(), walls.inside().first()), (count, first.parse().ok()), "{text}");
        assert_eq!(walls.are_none(), count == 81);
        let inside: SquareSet = Square::all().filter(|&square| walls.contains(square)).collect();
        assert_eq!(walls.inside(), inside, "{text}");
    }
    for text in ["", "1a", "1a-", "1a-5j", "1a5e", "0a-5e", "1a-5e-7g"] {
        assert!(text.parse::<Walls>().is_err(), "{text}");
    }
}

#[test]
fn no_piece_stands_outside() {
    let start = position("9/9/9/9/4k4/9/6G2/9/8K b - 1");
    assert_eq!(start.clone().walled("1e-5i".parse().unwrap()).unwrap().walls().to_string(), "1e-5i");
    assert_eq!(start.walled("1e-4i".parse().unwrap()), Err(set("5e")));
}

/// The reason of a refusal, with the squares along the wall where that is the reason.
#[track_caller]
fn refuses(sfen: &str, walls: &str, mv: &str, reason: &str, wall: &str) {
    let position = walled(sfen, walls);
    let refused = position.check_move(usi::read_move(mv).unwrap()).unwrap_err();
    assert_eq!(refused.name(), reason, "{mv} in {sfen}");
    let shown = refused.squares().into_iter().find(|(name, _)| *name == "wall").map(|(_, squares)| squares);
    assert_eq!(shown.unwrap_or_default(), set(wall), "{mv} in {sfen}");
}

#[test]
fn a_move_or_drop_beyond_the_wall_is_refused_and_the_wall_is_shown() {
    let king = "9/9/9/9/4K4/9/9/9/4k4 b GP 1";
    refuses(king, "1e-5i", "5e6e", "outside-the-walls", "5e 5f 5g 5h 5i");
    refuses(king, "1e-5i", "5e5d", "outside-the-walls", "1e 2e 3e 4e 5e");
    refuses(king, "1e-5i", "5e6d", "outside-the-walls", "1e 2e 3e 4e 5e 5f 5g 5h 5i");
    refuses(king, "1e-5i", "G*9a", "outside-the-walls", "1e 2e 3e 4e 5e 5f 5g 5h 5i");
    // What is wrong on any board is told first.
    refuses(king, "1e-5i", "5e7e", "not-how-it-moves", "");
    refuses("9/9/9/9/4RP3/9/9/9/9 b - 1", "1e-5i", "5e1e", "path-blocked", "");
    refuses("9/9/9/9/4R4/9/9/9/9 b - 1", "1e-5i", "5e5a+", "outside-the-walls", "1e 2e 3e 4e 5e");
    refuses("9/9/9/9/4K4/9/3r5/9/9 b - 1", "1e-6i", "5e6e", "king-into-check", "");
}

#[test]
fn the_refusal_is_told_in_both_languages() {
    let position = walled("9/9/9/9/4K4/9/9/9/4k4 b G 1", "1e-5i");
    for (mv, english, french) in [
        (
            "5e6e",
            "Your King can’t leave the small board: 6e",
            "Votre Roi ne peut pas quitter le petit plateau\u{a0}: la case 6e",
        ),
        (
            "G*6e",
            "Nothing is dropped outside the small board: 6e",
            "On ne parachute rien hors du petit plateau\u{a0}: la case 6e",
        ),
    ] {
        let mv = usi::read_move(mv).unwrap();
        let reason = position.check_move(mv).unwrap_err();
        for (language, expected) in [(Language::English, english), (Language::French, french)] {
            let told = locale::illegality(&Words::new(language), &Naming::default(), &position, mv, &reason);
            assert!(told.text.starts_with(expected), "{}", told.text);
        }
    }
}

#[test]
fn a_king_at_the_wall_cannot_leave() {
    // The Gold on his head is guarded; on the whole board he walks off behind himself.
    let setup = "9/9/9/9/4k4/9/4GG3/9/9 b - 1";
    let blow = usi::read_move("4g5f").unwrap();
    assert!(!position(setup).after(blow).unwrap().is_mate());
    let mut game = Game::new(walled(setup, "1e-5i"));
    game.play(blow).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Win { winner: Color::Black, reason: WinReason::Mate }));
    // The same with one rank more: he has a way out.
    assert!(!walled(setup, "1d-5i").after(blow).unwrap().is_mate());
}

#[test]
fn a_player_who_can_only_leave_has_no_legal_move() {
    let game = Game::new(walled("9/9/9/9/4p4/9/9/9/9 w - 1", "3e-5e"));
    assert_eq!(game.outcome(), Some(Outcome::Win { winner: Color::Black, reason: WinReason::NoLegalMove }));
}

#[test]
fn a_pawn_drop_that_mates_because_of_the_wall_is_refused() {
    let setup = "9/9/9/9/4k4/9/4G4/5R3/9 b P 1";
    let drop = Move::Drop { kind: HandKind::Pawn, to: Square::SQ_5F };
    assert!(position(setup).is_legal(drop));
    let small = walled(setup, "1e-5i");
    let refused = small.check_move(drop).unwrap_err();
    assert_eq!(refused.name(), "drop-pawn-mate");
    let flights: SquareSet = refused.flights().unwrap().iter().map(|(square, _)| square).collect();
    assert_eq!(flights, set("4e 4f 5f"));
    assert!(!small.legal_moves().contains(drop));
}

/// Legal inside walls is what is legal on the whole board and stays inside, but for mates by a dropped Pawn.
#[test]
fn the_list_and_the_refusals_agree_on_small_boards_of_chance() {
    let mut chance = Chance::new(5);
    let mut seen = 0;
    for _ in 0..60 {
        let start = walled("9/9/9/9/4r2gk/8s/4P4/4G4/4K1S1R b 2Pp 1", "1e-5i");
        let mut game = Game::new(start);
        while game.outcome().is_none() && game.plies() < 80 {
            let position = game.position().clone();
            let walls = position.walls();
            assert!((position.board().occupied() - walls.inside()).is_empty());
            let legal = position.legal_moves();
            for from in position.board().of(position.side_to_move()) {
                for to in Square::all() {
                    for promote in [false, true] {
                        let mv = Move::Normal { from, to, promote };
                        assert_eq!(position.is_legal(mv), legal.contains(mv), "{mv:?} in {position:?}");
                    }
                }
            }
            for (kind, _) in position.hand(position.side_to_move()).iter() {
                for to in Square::all() {
                    let mv = Move::Drop { kind, to };
                    assert_eq!(position.is_legal(mv), legal.contains(mv), "{mv:?} in {position:?}");
                }
            }
            seen += 1;
            let mv = legal.get(chance.below(legal.len())).unwrap();
            game.play(mv).unwrap();
        }
    }
    assert!(seen > 500, "{seen}");
}
