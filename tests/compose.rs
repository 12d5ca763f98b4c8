//! The promise: a problem that is called good has one solution and nothing to spare; whatever else is named with its flaw.
//!
//! Positions are in `tests/compose/flaws.txt` and `tests/compose/themes.txt`.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use std::collections::HashSet;

use nari::shogi::{Color, Hand, Position, Setup, SetupRule, Square};
use nari::tsume::compose::{Composer, Flaw, Grade, Inspection, Spared, Theme, canonical, inspect};
use nari::tsume::{Control, LimitKind, Limits, Problem, fill_defender};
use support::{setup, usi};

const LIMITS: Limits<'static> = Limits { nodes: Some(500_000), memory: 8 << 20, stop: &|_| Control::GoOn };

fn problem(sfen: &str) -> Problem {
    of_setup(setup(sfen))
}

fn of_setup(mut setup: Setup) -> Problem {
    fill_defender(&mut setup);
    Problem::new(Position::from_setup(setup, SetupRule::Tsume).unwrap()).unwrap()
}

/// The rows of a table without its remarks, each in cells.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines()
        .filter(|row| !row.is_empty() && !row.starts_with('#'))
        .map(|row| row.split('|').map(str::trim).collect())
}

/// The flaw in the words of the table.
fn named(flaw: Flaw) -> String {
    match flaw {
        Flaw::NoMate => "no-mate".to_owned(),
        Flaw::Undecided(_) => "undecided".to_owned(),
        Flaw::Length { stated, proved } => format!("length {stated} {proved}"),
        Flaw::Cook { ply, .. } => format!("cook {ply}"),
        Flaw::Leftover(hand) => {
            let letters = hand.iter().map(|(kind, count)| format!("{count}{}", kind.kind().letter()));
            format!("leftover {}", letters.collect::<String>())
        }
        Flaw::Removable(Spared::OnBoard(square)) => format!("removable {square}"),
        Flaw::Removable(Spared::Held(kind)) => format!("removable {}", kind.kind().letter()),
        Flaw::TooManyIdle(squares) => format!("idle {}", squares.len()),
        Flaw::Crowded { count, .. } => format!("crowded {count}"),
        Flaw::KingInTheOpen(king) => format!("open {king}"),
    }
}

#[test]
fn each_flaw_is_named() {
    let mut kinds = HashSet::new();
    for row in rows(include_str!("compose/flaws.txt")) {
        let [sfen, moves, flaw] = row[..] else { panic!("{row:?}") };
        let found = inspect(&problem(sfen), &LIMITS)
            .and_then(|inspection| inspection.in_moves(moves.parse().unwrap()))
            .map_or_else(named, |_| "good".to_owned());
        assert_eq!(found, flaw, "{sfen}");
        kinds.insert(flaw.split(' ').next().unwrap());
    }
    assert_eq!(kinds.len(), 9, "{kinds:?}");
}

#[test]
fn themes_grades_and_lines_are_computed() {
    let mut themes = HashSet::new();
    for row in rows(include_str!("compose/themes.txt")) {
        let [sfen, moves, theme, grade, line] = row[..] else { panic!("{row:?}") };
        let found = inspect(&problem(sfen), &LIMITS).unwrap_or_else(|flaw| panic!("{sfen}: {flaw}"));
        let theme = Theme::from_name(theme).unwrap();
        let wanted = Inspection {
            moves: moves.parse().unwrap(),
            line: line.split(' ').map(usi).collect(),
            theme,
            grade: Grade::new(grade.parse().unwrap()).unwrap(),
        };
        assert_eq!(found, wanted, "{sfen}");
        themes.insert(theme);
    }
    assert!(themes.len() >= 12, "{themes:?}");
}

#[test]
fn a_theme_is_found_by_its_name_and_a_grade_by_its_number() {
    for theme in Theme::ALL {
        assert_eq!(Theme::from_name(theme.name()), Some(theme));
    }
    assert_eq!((Theme::from_name("gold"), Grade::new(0), Grade::new(10)), (None, None, None));
}

#[track_caller]
fn shows(sfen: &str, line: &str, theme: Option<Theme>) {
    let line: Vec<_> = line.split(' ').map(usi).collect();
    assert_eq!(Theme::of(&problem(sfen), &line), theme, "{sfen}");
}

#[test]
fn a_theme_is_read_off_any_line_that_can_be_played() {
    shows("7k1/9/R8/9/9/9/9/9/9 b P 1", "9c2c 2a1a P*1b", Some(Theme::NoPromotion));
    shows("7k1/9/R8/9/9/9/9/9/9 b P 1", "9c2c", Some(Theme::Rook));
    shows("8k/9/7GP/9/9/9/9/9/9 b - 1", "1c1b", Some(Theme::Pawn));
    shows("8k/9/7GP/9/9/9/9/9/9 b - 1", "1c1a", None);
}

#[test]
fn a_search_that_is_held_back_says_so() {
    let problem = problem("6Gn1/8k/4+Bpppp/9/9/9/9/9/9 b 2GS 1");
    let limits = Limits { nodes: Some(50), ..LIMITS };
    assert_eq!(inspect(&problem, &limits), Err(Flaw::Undecided(LimitKind::Nodes)));
}

/// The same problem with every square changed, and for the other side if the squares are turned round.
fn moved(sfen: &str, attacker: Color, to: impl Fn(Square) -> Square) -> Problem {
    let old = setup(sfen);
    let mut new = Setup { side_to_move: attacker, ..Setup::EMPTY };
    for (square, mut piece) in old.board.pieces() {
        if attacker == Color::White {
            piece.color = piece.color.other();
        }
        new.board.set(to(square), Some(piece));
    }
    new.hands[attacker] = old.hands.black;
    new.hands[attacker.other()] = Hand::EMPTY;
    of_setup(new)
}

#[test]
fn mirrored_shifted_and_turned_problems_are_alike() {
    let sfen = "9/9/2p3k2/9/4P1S2/9/9/9/9 b GN 1";
    let shape = canonical(problem(sfen).position());
    let shifted = |square: Square| square.offset(2, 0).unwrap();
    for alike in [
        moved(sfen, Color::Black, Square::mirrored),
        moved(sfen, Color::Black, shifted),
        moved(sfen, Color::Black, |square| shifted(square).mirrored()),
        moved(sfen, Color::White, Square::turned),
        moved(sfen, Color::White, |square| square.turned().mirrored()),
    ] {
        assert_eq!(canonical(alike.position()), shape);
        assert_eq!(canonical(alike.position()).id(), shape.id());
    }
    for other in ["9/9/2p3k2/9/4P1S2/9/9/9/9 b GL 1", "9/9/2p3k2/9/4P1G2/9/9/9/9 b GN 1"] {
        assert_ne!(canonical(problem(other).position()), shape, "{other}");
    }
}

fn composed(moves: usize, seed: u64, count: usize) -> Vec<(String, Inspection)> {
    Composer::new(moves, None, seed, &|_| Control::GoOn)
        .take(count)
        .map(|composed| {
            assert_eq!(inspect(&composed.problem, &LIMITS).as_ref(), Ok(&composed.inspection));
            assert_eq!(canonical(composed.problem.position()).id(), composed.id);
            (composed.id, composed.inspection)
        })
        .collect()
}

#[test]
fn a_seed_gives_the_same_problems_each_time_and_another_seed_others() {
    for (moves, count) in [(1, 4), (3, 1)] {
        let first = composed(moves, 1, count);
        assert_eq!(composed(moves, 1, count), first);
        assert!(first.iter().all(|(_, inspection)| inspection.moves == moves));
        assert_ne!(composed(moves, 2, count), first);
    }
}

#[test]
fn a_composer_that_is_stopped_ends() {
    let stop = |_| Control::Stop(LimitKind::Cancelled);
    assert_eq!(Composer::new(5, None, 1, &stop).count(), 0);
}
