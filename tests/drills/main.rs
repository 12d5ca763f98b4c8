//! The promise: every item of a drill is what its kind and rung say, by the slow rules too, and drills grow harder with
//! success and easier after misses.
//!
//! `cargo test --test drills` looks at 1,000 items; `NARI_POSITIONS=20000 cargo test --release --test drills` at 20,000.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

#[allow(dead_code, reason = "other tests need more of it")]
#[path = "../chance/mod.rs"]
mod chance;
mod screens;
#[allow(dead_code, reason = "other tests need more of it")]
#[path = "../legality/slow.rs"]
mod slow;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use nari::lesson::drill::{Change, DrillKind, Run, Rung, item};
use nari::lesson::{Ask, Choice, Fact, Find, Name, Session, Side, Step, Task, Verdict};
use nari::shogi::{Color, HandKind, Move, Position, Square, SquareSet};

use chance::positions_asked;
use slow::{Reason, Slow};

fn slow_of(position: &Position) -> Slow {
    let mut slow = Slow::empty(position.side_to_move());
    for (square, piece) in position.board().pieces() {
        slow.put(square, Some(piece));
    }
    for color in Color::ALL {
        for (kind, count) in position.hand(color).iter() {
            slow.hold(color, kind, count);
        }
    }
    slow
}

/// Looks at so many items of each kind and rung.
fn each(usual: usize, mut look: impl FnMut(DrillKind, Rung, u64, &Arc<Step>)) {
    for kind in DrillKind::ALL {
        for rung in Rung::ALL {
            let count = positions_asked(usual * 40) / 40;
            for seed in 0..u64::try_from(count).unwrap() {
                // Far from the seeds that `nari check` proves.
                let seed = seed + 1_000_000;
                look(kind, rung, seed, &drawn(kind, rung, seed));
            }
        }
    }
}

#[track_caller]
fn drawn(kind: DrillKind, rung: Rung, seed: u64) -> Arc<Step> {
    item(kind, rung, seed).unwrap_or_else(|| panic!("{kind:?} {rung:?} {seed}: no item"))
}

/// The squares that the session takes for right.
fn taken_for_right(step: &Arc<Step>) -> BTreeSet<Square> {
    let right = |square: &Square| {
        matches!(Session::new(Arc::clone(step)).touch(*square), Verdict::Good | Verdict::Done)
    };
    Square::all().filter(right).collect()
}

/// The squares that the slow rules give.
fn by_the_slow_rules(slow: &Slow, find: &Find) -> BTreeSet<Square> {
    let fits = |square: &Square| match find {
        Find::Moves(from) => {
            slow.legal_moves().iter().any(|mv| mv.from() == Some(*from) && mv.to() == *square)
        }
        Find::Drops(kind) => slow.judge(Move::Drop { kind: *kind, to: *square }).is_none(),
        Find::Pinned(side) => {
            let color = side.color(Color::Black);
            slow.at(*square).is_some_and(|piece| piece.color == color) && slow.pin(*square).is_some()
        }
        Find::Pieces(side, Some(kind)) => slow
            .at(*square)
            .is_some_and(|piece| piece.color == side.color(Color::Black) && piece.kind == *kind),
        Find::Squares(squares) => squares.contains(*square),
        other => panic!("{other:?}"),
    };
    Square::all().filter(fits).collect()
}

fn agrees(step: &Arc<Step>) {
    let slow = slow_of(&step.position);
    assert!(slow.is_sound(), "{slow}");
    match &step.task {
        Task::Paint { find } => {
            let right = by_the_slow_rules(&slow, find);
            assert!(!right.is_empty(), "{slow}");
            assert_eq!(taken_for_right(step), right, "{find:?} in {slow}");
        }
        Task::Answers => {
            assert!(!slow.checkers(slow.turn).is_empty(), "{slow}");
            let answers = slow.legal_moves();
            let mut session = Session::new(Arc::clone(step));
            for (index, &mv) in answers.iter().enumerate() {
                let verdict = session.play(mv);
                let last = index + 1 == answers.len();
                assert_eq!(verdict, if last { Verdict::Done } else { Verdict::Good }, "{mv:?} in {slow}");
            }
        }
        Task::Mate { moves: 1 } => {
            let mates: Vec<Move> =
                slow.legal_moves().into_iter().filter(|&mv| slow.after(mv).is_mate()).collect();
            assert_eq!(mates.len(), 1, "{mates:?} in {slow}");
            assert_eq!(Session::new(Arc::clone(step)).play(mates[0]), Verdict::Done, "{slow}");
        }
        Task::Quiz { ask: Ask::True(Fact::Legal(drop)), choices } => {
            let may = match slow.judge(*drop) {
                None => Choice::Yes,
                Some(Reason::DropPawnMate { .. }) => Choice::No,
                Some(other) => panic!("{other:?} in {slow}"),
            };
            for (index, &choice) in choices.iter().enumerate() {
                let verdict = Session::new(Arc::clone(step)).pick(index);
                assert_eq!(verdict == Verdict::Done, choice == may, "{drop:?} in {slow}");
            }
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_slow_rules_agree_with_every_item() {
    each(25, |_, _, _, step| agrees(step));
}

#[test]
fn the_same_seed_gives_the_same_item() {
    each(3, |kind, rung, seed, step| {
        let again = drawn(kind, rung, seed);
        assert!(again.position.is_same_as(&step.position), "{kind:?} {rung:?} {seed}");
        assert_eq!((&again.task, &again.names, &again.mistakes), (&step.task, &step.names, &step.mistakes));
    });
}

#[test]
fn other_seeds_give_other_items() {
    for (kind, rung) in DrillKind::ALL.into_iter().flat_map(|kind| Rung::ALL.map(|rung| (kind, rung))) {
        let all: Vec<_> = (0..20).map(|seed| drawn(kind, rung, seed)).collect();
        let asked = |step: &Arc<Step>| (step.position.key().bits(), format!("{:?}", step.task));
        let apart: BTreeSet<_> = all.iter().map(asked).collect();
        assert!(apart.len() >= 12, "{kind:?} {rung:?}: {} of 20", apart.len());
    }
}

/// A number that says how hard a kind of item is, on the average of many.
fn hardness(kind: DrillKind, rung: Rung) -> f64 {
    let items: Vec<_> = (0..40).map(|seed| drawn(kind, rung, seed)).collect();
    let pieces = |step: &Step| step.position.board().pieces().count();
    let measured = |step: &Arc<Step>| match kind {
        DrillKind::Paint | DrillKind::Drops | DrillKind::Pins | DrillKind::PawnMate => pieces(step),
        DrillKind::Pairs => {
            step.position.board().pieces().map(|(_, piece)| piece.kind).collect::<BTreeSet<_>>().len()
        }
        DrillKind::Answers => step.position.legal_moves().len(),
        DrillKind::MateInOne => nari::tsume::checks(&step.position).len(),
        // Fewer landmarks, and the board from the other side.
        DrillKind::Squares => 40 - pieces(step) + if step.learner() == Color::White { 40 } else { 0 },
    };
    let sum: usize = items.iter().map(measured).sum();
    let mean = f64::from(u32::try_from(sum).unwrap()) / 40.0;
    let places = (0..300).filter_map(|seed| match drawn(kind, rung, seed).names.first()?.1 {
        Name::Square(square) => Some(square),
        _ => None,
    });
    match kind {
        DrillKind::Squares => mean + f64::from(u32::try_from(places.collect::<BTreeSet<_>>().len()).unwrap()),
        _ => mean,
    }
}

#[test]
fn every_rung_is_harder_than_the_one_below() {
    for kind in DrillKind::ALL {
        let hard: Vec<f64> = Rung::ALL.into_iter().map(|rung| hardness(kind, rung)).collect();
        println!("{:10} {hard:?}", kind.id());
        assert!(hard.windows(2).all(|pair| pair[0] < pair[1]), "{}: {hard:?}", kind.id());
    }
}

/// Every wrong touch on a board has a reason of its own: words of the item, or the rule that is broken.
#[test]
fn a_wrong_touch_is_told_why() {
    each(4, |kind, rung, seed, step| {
        let Task::Paint { find } = &step.task else { return };
        let right = find.squares(&step.position, step.learner()).unwrap();
        for square in Square::all().filter(|&square| !right.contains(square)) {
            let verdict = Session::new(Arc::clone(step)).touch(square);
            let Verdict::Wrong(wrong) = verdict else { panic!("{verdict:?}") };
            assert!(wrong.say.is_some() || wrong.reason.is_some(), "{kind:?} {rung:?} {seed}: {square}");
        }
    });
}

#[test]
fn a_wrong_answer_about_a_pawn_shows_the_board_that_proves_it() {
    for (rung, seed) in Rung::ALL.into_iter().flat_map(|rung| (0..20).map(move |seed| (rung, seed))) {
        let step = drawn(DrillKind::PawnMate, rung, seed);
        let Task::Quiz { ask: Ask::True(Fact::Legal(drop)), .. } = step.task else {
            panic!("{:?}", step.task)
        };
        let wrong_choice = usize::from(step.position.is_legal(drop));
        let Verdict::Wrong(wrong) = Session::new(Arc::clone(&step)).pick(wrong_choice) else { panic!() };
        assert_eq!(wrong.tried, Some(drop));
        match step.position.after(drop) {
            // It is no mate: an answer is played.
            Ok(after) => assert!(after.is_legal(wrong.price[0])),
            // It is: the squares that the King can't reach are shown.
            Err(reason) => assert_eq!(wrong.reason, Some(reason)),
        }
    }
}

#[test]
fn about_half_of_the_pawns_may_be_dropped() {
    let all = (0..200).map(|seed| drawn(DrillKind::PawnMate, Rung::Second, seed));
    let legal = all.filter(|step| step.id == "pawn-check").count();
    assert!((60..=140).contains(&legal), "{legal} of 200");
}

#[test]
fn three_right_in_a_row_are_a_rung_up_and_two_misses_a_rung_down() {
    let mut run = Run::new(DrillKind::Paint, Rung::First, 7);
    let mut done = |stars| {
        let change = run.settle(stars);
        run.go_on();
        (change, run.rung().number())
    };
    let rows = [
        (3, Change::Same, 1),
        (3, Change::Same, 1),
        (3, Change::Harder, 2),
        (3, Change::Same, 2),
        (3, Change::Same, 2),
        (2, Change::Same, 2),
        (3, Change::Same, 2),
        (0, Change::Same, 2),
        (1, Change::Easier, 1),
        (1, Change::Same, 1),
        // There is nothing easier.
        (1, Change::Same, 1),
    ];
    for (stars, change, rung) in rows {
        assert_eq!(done(stars), (change, rung));
    }
    let tally = run.tally();
    assert_eq!((tally.right, tally.missed, tally.in_a_row, tally.most_in_a_row), (6, 5, 0, 5));
}

#[test]
fn no_item_comes_again_soon_and_each_is_of_the_rung() {
    for kind in DrillKind::ALL {
        let mut run = Run::new(kind, Rung::Second, 3);
        let mut shown: Vec<Arc<Step>> = Vec::new();
        for _ in 0..20 {
            let step = Arc::clone(run.item().unwrap());
            let lately = shown.iter().rev().take(10);
            let same = |old: &&Arc<Step>| old.task == step.task && old.position.is_same_as(&step.position);
            assert!(!lately.into_iter().any(|old| same(&old)), "{kind:?}");
            shown.push(step);
            run.go_on();
        }
    }
}

#[test]
fn against_the_clock_nothing_grows_harder_and_the_time_runs_out() {
    let mut run = Run::new(DrillKind::Squares, Rung::Second, 3);
    assert!(run.round().is_none() && !run.is_over());
    run.begin_round();
    let whole = run.round().unwrap().whole;
    assert_eq!(whole.as_secs(), 30);
    for _ in 0..12 {
        assert_eq!(run.settle(3), Change::Same);
        run.pass(whole / 15);
        run.go_on();
    }
    assert_eq!(run.settle(2), Change::Same);
    assert_eq!((run.round().unwrap().right, run.rung(), run.is_over()), (12, Rung::Second, false));
    run.pass(whole);
    assert!(run.is_over());
    run.again();
    assert_eq!((run.round().unwrap().right, run.is_over(), run.tally().right), (0, false, 0));
    run.stop_clock();
    assert!(run.round().is_none());
    // Only one kind has a clock.
    let mut other = Run::new(DrillKind::Drops, Rung::First, 1);
    other.begin_round();
    assert!(other.round().is_none());
}

#[test]
fn a_kind_has_one_id_and_a_rung_one_number() {
    let ids: BTreeMap<&str, DrillKind> = DrillKind::ALL.into_iter().map(|kind| (kind.id(), kind)).collect();
    assert_eq!(ids.len(), DrillKind::ALL.len());
    assert!(ids.into_iter().all(|(id, kind)| DrillKind::from_id(id) == Some(kind)));
    assert_eq!(DrillKind::from_id("chess"), None);
    assert!(Rung::ALL.into_iter().all(|rung| Rung::new(rung.number()) == Some(rung)));
    assert_eq!((Rung::new(0), Rung::new(6)), (None, None));
}

#[test]
fn what_is_asked_late_is_what_its_rung_is_about() {
    for seed in 0..20 {
        // A Pawn may be dropped on squares of the board, and not on the one where it would give mate.
        let step = drawn(DrillKind::Drops, Rung::Fifth, seed);
        let refused =
            |square: Square| step.position.check_move(Move::Drop { kind: HandKind::Pawn, to: square });
        assert!(
            Square::all()
                .any(|square| { refused(square).is_err_and(|reason| reason.name() == "drop-pawn-mate") })
        );
        // Something keeps the piece from going where it reaches.
        let step = drawn(DrillKind::Paint, Rung::Fifth, seed);
        let Task::Paint { find: Find::Moves(at) } = step.task else { panic!("{:?}", step.task) };
        let moves: SquareSet = step.position.legal_moves_from(at).iter().map(Move::to).collect();
        assert!(!(step.position.reach(at) - moves).is_empty());
        // It is the opponent's piece that is pinned.
        let step = drawn(DrillKind::Pins, Rung::Fourth, seed);
        assert_eq!(step.task, Task::Paint { find: Find::Pinned(Side::Theirs) });
    }
}
