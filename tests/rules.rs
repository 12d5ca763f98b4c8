//! The rules as rows: what may be played, why anything else may not, what a setup lacks, and how games end.
//! The rows are in `rules/`; the mate in three of the public cases is the solver's.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "helpers of tests")]

mod support;

use nari::shogi::{
    Color, DeclarationCondition, DeclarationRule, DrawReason, Game, HandKind, Handicap, Illegality, Move,
    NoPromotion, Outcome, PassRefusal, PieceKind, Position, Setup, SetupFault, SetupRule, Square, SquareSet,
    Turn, WinReason, declaration, divide, perft,
};
use support::{position, setup, usi};

/// The rows of a table, their fields trimmed.
fn rows<const N: usize>(table: &str) -> impl Iterator<Item = [&str; N]> {
    table.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(|line| {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        fields.try_into().unwrap_or_else(|fields| panic!("{N} fields in {fields:?}"))
    })
}

fn names(squares: SquareSet) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(",")
}

/// A reason as the table writes it.
fn written(verdict: Result<(), Illegality>) -> String {
    let Err(reason) = verdict else { return "legal".into() };
    let mut words = vec![reason.name().to_string()];
    words.extend(reason.squares().into_iter().map(|(name, squares)| format!("{name}={}", names(squares))));
    match &reason {
        Illegality::MayNotPromote(NoPromotion::Kind) => words.push("kind".into()),
        Illegality::MayNotPromote(NoPromotion::OutsideZone) => words.push("outside-zone".into()),
        Illegality::DropPawnMate { flights, .. } => {
            words.extend(flights.iter().map(|(flight, covers)| format!("{flight}<{}", names(covers))));
        }
        _ => {}
    }
    words.join(" ")
}

fn in_usi(mv: Move) -> String {
    match mv {
        Move::Normal { from, to, promote } => format!("{from}{to}{}", if promote { "+" } else { "" }),
        Move::Drop { kind, to } => format!("{}*{to}", kind.kind().letter()),
    }
}

#[test]
fn a_refusal_names_its_one_reason_and_its_squares() {
    for [sfen, mv, reason] in rows(include_str!("rules/illegality.txt")) {
        let position = position(sfen);
        assert_eq!(written(position.check_move(usi(mv))), reason, "{mv} in {sfen}");
        let mut played = position.clone();
        let legal = reason == "legal";
        assert_eq!(played.play(usi(mv)).is_ok(), legal);
        assert_eq!(played == position, !legal, "a refused move changes nothing: {mv} in {sfen}");
        assert_eq!(position.legal_moves().contains(usi(mv)), legal, "{mv} in {sfen}");
    }
}

#[test]
fn legal_moves_are_all_of_them_and_no_other() {
    for [sfen, question, answer] in rows(include_str!("rules/legal.txt")) {
        let position = position(sfen);
        let mut found: Vec<String> = match question.split_once(' ') {
            Some(("from", square)) => {
                position.legal_moves_from(square.parse().unwrap()).iter().map(in_usi).collect()
            }
            Some(("drop", file)) => position
                .legal_drops(HandKind::Pawn)
                .iter()
                .filter(|square| square.file().number().to_string() == file)
                .map(|square| square.to_string())
                .collect(),
            _ => position.legal_moves().iter().map(in_usi).collect(),
        };
        let mut expected: Vec<&str> = answer.split(' ').filter(|mv| *mv != "-").collect();
        found.sort();
        expected.sort_unstable();
        assert_eq!(found, expected, "{question} in {sfen}");
    }
}

#[test]
fn a_setup_names_all_its_faults() {
    let side = |color| if color == Color::Black { "b" } else { "w" };
    for [sfen, rule, expected] in rows(include_str!("rules/setups.txt")) {
        let rule = match rule {
            "game" => SetupRule::Game,
            "tsume" => SetupRule::Tsume,
            _ => SetupRule::Drill,
        };
        let faults: Vec<String> = setup(sfen)
            .faults(rule)
            .into_iter()
            .map(|fault| match fault {
                SetupFault::MissingKing(color) => format!("no-king {}", side(color)),
                SetupFault::TwoKings { color, squares } => {
                    format!("two-kings {} {}", side(color), names(squares).replace(',', " "))
                }
                SetupFault::TooManyPieces { kind, count, .. } => format!("too-many {kind:?} {count}"),
                SetupFault::TwoPawns { color, pawns, .. } => {
                    format!("two-pawns {} {}", side(color), names(pawns).replace(',', " "))
                }
                SetupFault::DeadPiece { square } => format!("dead {square}"),
                SetupFault::OpponentInCheck { king, checkers } => format!("check {king} {}", names(checkers)),
            })
            .collect();
        let found = if faults.is_empty() { "-".to_string() } else { faults.join(", ") };
        assert_eq!(found, expected, "{sfen}");
        assert_eq!(Position::from_setup(setup(sfen), rule).is_ok(), expected == "-", "{sfen}");
    }
}

fn ending(outcome: Option<Outcome>) -> String {
    match outcome {
        None => "-".into(),
        Some(Outcome::Draw(reason)) => match reason {
            DrawReason::Repetition => "replay repetition".into(),
            DrawReason::Impasse => "replay impasse".into(),
            DrawReason::PlyLimit => "replay ply-limit".into(),
        },
        Some(Outcome::Win { winner, reason }) => {
            let reason = match reason {
                WinReason::Mate => "mate",
                WinReason::NoLegalMove => "no-legal-move",
                WinReason::Resignation => "resignation",
                WinReason::PerpetualCheck => "perpetual-check",
                WinReason::Declaration => "declaration",
            };
            format!("{} {reason}", if winner == Color::Black { "black" } else { "white" })
        }
    }
}

/// The moves of a row, those in brackets repeated.
fn unfolded(moves: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut rest = moves;
    while let Some((before, after)) = rest.split_once('(') {
        let (group, after) = after.split_once(")x").unwrap();
        let (times, after) = after.split_once(' ').unwrap_or((after, ""));
        all.extend(before.split_whitespace().map(String::from));
        for _ in 0..times.parse::<usize>().unwrap() {
            all.extend(group.split_whitespace().map(String::from));
        }
        rest = after;
    }
    all.extend(rest.split_whitespace().filter(|mv| *mv != "-").map(String::from));
    all
}

fn start(text: &str) -> Position {
    match text {
        "six-pieces" => Handicap::SixPieces.position(),
        "lance" => Handicap::Lance.position(),
        sfen => position(sfen),
    }
}

#[test]
fn games_end_when_the_rules_say_and_not_before() {
    for [from, moves, end] in rows(include_str!("rules/games.txt")) {
        let mut game = Game::new(start(from));
        for mv in unfolded(moves) {
            assert_eq!(game.outcome(), None, "before {mv} of {moves} from {from}");
            game.play(usi(&mv)).unwrap_or_else(|reason| panic!("{mv} of {moves} from {from}: {reason}"));
        }
        assert_eq!(ending(game.outcome()), end, "{moves} from {from}");
        if game.outcome().is_some() {
            let mv = Move::Normal { from: Square::SQ_5E, to: Square::SQ_5D, promote: false };
            assert_eq!(game.play(mv), Err(Illegality::GameOver));
        }
    }
}

#[test]
fn a_turn_is_taken_back_and_played_again_after_mate_too() {
    let mut game = Game::new(position("4k4/9/4P4/9/9/9/9/9/4K4 b G 1"));
    let mate = usi("G*5b");
    game.play(mate).unwrap();
    assert_eq!(ending(game.outcome()), "black mate");
    let end = game.clone();
    assert_eq!(game.undo(), Some(Turn::Move(mate)));
    assert_eq!((game.outcome(), game.plies(), game.undo()), (None, 0, None));
    assert_eq!(game.position(), game.start());
    assert_eq!(game.redo(), Some(Turn::Move(mate)));
    assert_eq!(game, end);
    assert_eq!(game.redo(), None);
    game.undo();
    game.play(usi("5c5b+")).unwrap();
    assert_eq!(game.undone(), [], "a new move forgets what was taken back");
}

#[test]
fn a_resignation_is_taken_back_with_the_last_turn() {
    let mut game = Game::new(Position::start_position());
    game.play(usi("7g7f")).unwrap();
    assert_eq!(ending(Some(game.resign(Color::White))), "black resignation");
    assert_eq!(ending(Some(game.resign(Color::Black))), "black resignation", "the game is over already");
    assert_eq!(game.check_move(usi("3c3d")), Err(Illegality::GameOver));
    assert_eq!(game.undo(), Some(Turn::Move(usi("7g7f"))));
    assert_eq!(game.outcome(), None);
}

#[test]
fn the_side_that_asks_is_told_whose_turn_it_is() {
    let game = Game::new(Position::start_position());
    assert_eq!(game.check_move_by(Color::White, usi("3c3d")), Err(Illegality::NotYourTurn));
    assert_eq!(game.check_move_by(Color::Black, usi("7g7f")), Ok(()));
    assert_eq!(game.check_move_by(Color::Black, usi("3c3d")), Err(Illegality::NotYourPiece));
}

#[test]
fn only_an_announced_opponent_passes_and_never_in_check() {
    let board = "4k4/9/9/9/9/9/9/9/R3K4 b - 1";
    let mut game = Game::new(position(board));
    assert_eq!(game.pass(), Err(PassRefusal::NotAnnounced));
    let mut game = Game::teaching(position(board), Color::White);
    assert_eq!(game.pass(), Err(PassRefusal::NotAnnounced));
    game.play(usi("9i9b+")).unwrap();
    game.pass().unwrap();
    assert_eq!((game.plies(), game.moves().len(), game.turns().len()), (1, 1, 2));
    game.play(usi("9b9a")).unwrap();
    assert_eq!(game.pass(), Err(PassRefusal::InCheck));
    assert_eq!(game.undo().and_then(Turn::mv), Some(usi("9b9a")));
    assert_eq!(game.undo(), Some(Turn::Pass));
}

#[test]
fn a_pass_never_counts_for_repetition() {
    let mut game = Game::teaching(position("4k4/9/9/9/9/9/9/9/R3K4 b - 1"), Color::White);
    for _ in 0..5 {
        for mv in ["9i9h", "9h9i"] {
            game.play(usi(mv)).unwrap();
            game.pass().unwrap();
        }
    }
    assert_eq!(game.outcome(), None);
}

/// A game of `plies` plies: the Kings walk their own ways in cycles of different lengths, the Pawns mark each round.
fn long_game(plies: usize) -> Game {
    let mut game = Game::new(position("k8/9/9/9/9/9/9/9/8K b 9Pr9p 1"));
    let ring = |corner: Square, step: usize| {
        let way = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)];
        let (left, up) = way[step % way.len()];
        let square = Square::SQ_1I.offset(left, -up).unwrap();
        if corner == Square::SQ_1I { square } else { square.turned() }
    };
    let mut rounds = [0_usize; 2];
    let mut spent = [0_usize; 2];
    while game.plies() < plies {
        let side = game.position().side_to_move();
        let step = rounds[side.index()];
        let corner = if side == Color::Black { Square::SQ_1I } else { Square::SQ_9A };
        // A full round, then a Pawn that changes the position for good.
        let mv = if step > 0 && step % 16 == 0 && spent[side.index()] < step / 16 {
            spent[side.index()] += 1;
            pawn_step(&game)
        } else {
            rounds[side.index()] += 1;
            Move::Normal { from: ring(corner, step), to: ring(corner, step + 1), promote: false }
        };
        game.play(mv).unwrap_or_else(|reason| panic!("{mv:?} at ply {}: {reason}", game.plies()));
    }
    game
}

/// A Pawn dropped on a file of its own, where it meets nobody.
fn pawn_step(game: &Game) -> Move {
    let position = game.position();
    let files = [4, 5, 6, 7, 8, 9];
    let side = position.side_to_move();
    let drops = position.legal_drops(HandKind::Pawn);
    let wanted = |square: &Square| {
        let seen = square.seen_by(side);
        files.contains(&seen.file().number()) && seen.rank().letter() == 'h'
    };
    if let Some(to) = drops.iter().find(wanted) {
        return Move::Drop { kind: HandKind::Pawn, to };
    }
    let pawns = position.board().of(side) & position.board().of_kind(PieceKind::Pawn);
    let ahead = |square: Square| square.seen_by(side).offset(0, -1).unwrap().seen_by(side);
    let free = |square: &Square| ahead(*square).seen_by(side).rank().number() > 5;
    let from = pawns.iter().find(free).unwrap();
    Move::Normal { from, to: ahead(from), promote: false }
}

#[test]
fn a_game_is_to_be_replayed_after_500_plies() {
    let game = long_game(499);
    assert_eq!(game.outcome(), None);
    assert_eq!(ending(long_game(500).outcome()), "replay ply-limit");
}

#[test]
fn a_check_at_ply_500_is_played_out_first() {
    let mut game = long_game(499);
    let gives_check =
        |mv: &Move| game.position().after(*mv).is_ok_and(|next| next.is_check() && !next.is_mate());
    let check = game.position().legal_moves().iter().find(gives_check).unwrap();
    game.play(check).unwrap();
    assert_eq!((game.plies(), game.outcome()), (500, None));
    let gives_none = |mv: &Move| game.position().after(*mv).is_ok_and(|next| !next.is_check());
    let answer = game.position().legal_moves().iter().find(gives_none).unwrap();
    game.play(answer).unwrap();
    assert_eq!(ending(game.outcome()), "replay ply-limit");
}

#[test]
fn a_declaration_names_the_first_condition_that_fails() {
    for [sfen, color, plies, rule, handicap, expected] in rows(include_str!("rules/declarations.txt")) {
        let color = if color == "b" { Color::Black } else { Color::White };
        let rule = if rule == "24" { DeclarationRule::Points24 } else { DeclarationRule::Points27 };
        let handicap = if handicap == "four-pieces" { Handicap::FourPieces } else { Handicap::Even };
        let found = match declaration(&position(sfen), color, plies.parse().unwrap(), rule, handicap) {
            Ok(outcome) => ending(Some(outcome)),
            Err(refusal) => {
                let needed = match refusal.condition {
                    DeclarationCondition::TooFewPoints { needed } => format!(" {needed}"),
                    _ => String::new(),
                };
                format!(
                    "{}{needed} ({}, {})",
                    refusal.condition.name(),
                    refusal.tally.pieces,
                    refusal.tally.points
                )
            }
        };
        assert_eq!(found, expected, "{sfen}");
    }
}

#[test]
fn a_declaration_ends_the_game() {
    let mut game = Game::new(position("+R+R+B+B+P+P+P+PK/PP7/9/9/9/9/9/9/4k4 b GGSS 1"));
    assert_eq!(ending(game.declare(Color::Black, DeclarationRule::Points24).ok()), "replay impasse");
    let refusal = game.declare(Color::Black, DeclarationRule::Points24).unwrap_err();
    assert_eq!(refusal.condition, DeclarationCondition::GameOver);
}

#[test]
fn handicaps_leave_off_what_their_name_says() {
    let boards = [
        (Handicap::Even, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"),
        (Handicap::Lance, "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"),
        (Handicap::Bishop, "lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"),
        (Handicap::Rook, "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"),
        (Handicap::RookLance, "lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"),
        (Handicap::TwoPieces, "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"),
        (Handicap::FourPieces, "1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"),
        (Handicap::SixPieces, "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"),
        (Handicap::EightPieces, "3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"),
        (Handicap::TenPieces, "4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"),
        (Handicap::NakedKing, "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"),
    ];
    for (handicap, sfen) in boards {
        assert_eq!(handicap.setup(), setup(sfen), "{handicap:?}");
        assert_eq!(Handicap::of(&position(sfen)), Some(handicap));
    }
    assert_eq!(boards.map(|(handicap, _)| handicap), Handicap::ALL);
    assert_eq!(Handicap::of(&position("4k4/9/9/9/9/9/9/9/4K4 b - 1")), None);
}

#[test]
fn pins_are_found_for_both_sides() {
    let position = position("4k4/4r4/9/9/9/9/4G4/9/4K4 b - 1");
    let pin = position.pin(Square::SQ_5G).unwrap();
    assert_eq!((pin.pinner, pin.ray.len()), (Square::SQ_5B, 6));
    assert_eq!(position.pinned(Color::Black).only(), Some(Square::SQ_5G));
    assert_eq!(position.pin(Square::SQ_5B), None);
    assert_eq!(position.pinned(Color::White), SquareSet::EMPTY);
    assert_eq!(position.reach(Square::SQ_5G).len(), 6);
    assert_eq!(position.attackers(Square::SQ_5H, Color::Black).len(), 2);
}

#[test]
fn the_key_forgets_the_way_and_the_move_number() {
    let mut there = Position::start_position();
    for mv in ["2h3h", "8b7b", "3h2h", "7b8b"] {
        there.play(usi(mv)).unwrap();
    }
    let start = Position::start_position();
    assert_eq!(there.key(), start.key());
    assert!(there.is_same_as(&start));
    assert_ne!(there, start, "the move number differs");
    assert_ne!(start.passed().unwrap().key(), start.key());
    let after = start.after(usi("7g7f")).unwrap();
    assert_eq!(Position::from_setup(after.to_setup(), SetupRule::Game).unwrap().key(), after.key());
    assert_ne!(position("4k4/9/9/9/9/9/9/9/4K4 b P 1").key(), position("4k4/9/9/9/9/9/9/9/4K4 b p 1").key());
}

#[test]
fn divide_adds_up_to_perft() {
    let start = Position::start_position();
    let parts = divide(&start, 3);
    assert_eq!(parts.len(), 30);
    assert_eq!(parts.iter().map(|(_, nodes)| nodes).sum::<u64>(), perft(&start, 3));
    assert_eq!(perft(&start, 0), 1);
}

#[test]
fn a_board_without_kings_is_for_drills_and_its_moves_are_known() {
    let drill = Position::from_setup(
        Setup { board: setup("9/9/9/9/4R4/9/9/9/9 b - 1").board, ..Setup::EMPTY },
        SetupRule::Drill,
    );
    assert_eq!(drill.unwrap().legal_moves().len(), 16 + 3);
}
