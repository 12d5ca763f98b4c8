//! What a learner meets in each kind of step: everything is judged and found by the rules.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on fails"
)]

use std::sync::Arc;

use nari::lesson::{Because, Catalog, Choice, Files, Mode, Picked, Session, Verdict, Wrong};
use nari::notation::usi;
use nari::shogi::{Illegality, Move, Square, SquareSet};

/// A learner at a step that is written as in a lesson file.
#[track_caller]
fn learner(step: &str) -> Session {
    let mut files = Files::default();
    files.put("lessons/curriculum.toml", CURRICULUM);
    files.put(
        "lessons/one/test.toml",
        format!("format = 1\nid = \"test\"\n[[step]]\nid = \"step\"\n{step}\n"),
    );
    let catalog = Catalog::read(&files).unwrap_or_else(|faults| panic!("{faults}"));
    Session::new(Arc::clone(&catalog.lesson("test").unwrap().steps[0]))
}

const CURRICULUM: &str =
    "format = 1\n[[chapter]]\nnumber = 1\nid = \"one\"\nface = \"gold\"\nlessons = [\"test\"]\n";

const PINNED_GOLD: &str = r#"setup = "4k4/4r4/9/9/9/9/9/4G4/4K4 b - 1""#;

fn mv(text: &str) -> Move {
    usi::read_move(text).unwrap()
}

fn sq(text: &str) -> Square {
    text.parse().unwrap()
}

fn squares(text: &str) -> SquareSet {
    text.split(' ').map(sq).collect()
}

#[track_caller]
fn wrong(verdict: Verdict) -> Wrong {
    match verdict {
        Verdict::Wrong(wrong) => wrong,
        other => panic!("{other:?}"),
    }
}

#[expect(clippy::unnecessary_wraps, reason = "as a verdict holds it")]
fn message(part: &str) -> Option<String> {
    Some(format!("lesson-test-step-{part}"))
}

#[test]
fn an_explanation_plays_itself_and_can_be_wound_back() {
    let mut session = learner(
        r#"kind = "explain"
setup = "4k4/9/9/9/9/9/4P4/9/4K4 b - 1"
play = ["5g5f", "5f5e", "5a5b"]"#,
    );
    assert_eq!(session.mode(), Mode::Watch);
    assert_eq!(session.left(), 3);
    assert_eq!(session.advance(), Some(mv("5g5f")));
    assert_eq!(session.advance(), Some(mv("5f5e")), "the other side stood still");
    assert!(!session.is_done());
    assert!(session.undo());
    assert_eq!(session.left(), 2);
    assert!(session.redo());
    assert_eq!(session.advance(), Some(mv("5a5b")));
    assert_eq!((session.advance(), session.is_done(), session.stars()), (None, true, 3));
    assert_eq!(session.hint(), None);
}

#[test]
fn painting_tells_why_a_square_is_none() {
    let mut session = learner(&format!(
        r#"kind = "paint"
{PINNED_GOLD}
find = "reach 5h"
mistakes = [{{ when = {{ touch = ["4i", "6i"] }}, say = "back" }}]"#
    ));
    assert_eq!((session.mode(), session.left()), (Mode::Touch, 5));
    assert_eq!(session.touch(sq("5g")), Verdict::Good);
    assert_eq!(session.touch(sq("5g")), Verdict::Again);
    let back = wrong(session.touch(sq("4i")));
    assert_eq!(back.say, message("back"));
    assert_eq!((back.because, back.reason), (Because::NotThatSquare, Some(Illegality::NotHowItMoves)));
    let king = wrong(session.touch(sq("5i")));
    assert_eq!((king.say, king.reason), (None, Some(Illegality::OwnPieceThere)));
    assert_eq!(session.touched(), squares("5g"));
    for square in ["4g", "6g", "4h"] {
        assert_eq!(session.touch(sq(square)), Verdict::Good);
    }
    assert_eq!(session.touch(sq("6h")), Verdict::Done);
    assert_eq!(session.stars(), 1, "two mistakes");
}

#[test]
fn painting_drops_tells_of_the_other_pawn() {
    let mut session = learner(
        r#"kind = "paint"
setup = "4k4/9/9/9/9/9/4P4/9/4K4 b P 1"
find = "drops pawn""#,
    );
    let two_pawns = wrong(session.touch(sq("5d")));
    assert_eq!(two_pawns.reason, Some(Illegality::TwoPawns { pawn: sq("5g") }));
    assert_eq!(wrong(session.touch(sq("1a"))).reason, Some(Illegality::DeadEnd));
    assert_eq!(session.left(), 64);
}

#[test]
fn stars_are_collected_in_the_least_number_of_moves() {
    let step = r#"kind = "collect"
setup = "9/9/9/9/9/4S4/9/9/9 b - 1"
stars = ["5e", "4d"]"#;
    let mut session = learner(step);
    assert_eq!((session.least(), session.left()), (Some(2), 2));
    assert_eq!(session.play(mv("5f5e")), Verdict::Good);
    assert_eq!(session.stars_left(), squares("4d"));
    assert_eq!(session.play(mv("5e4d")), Verdict::Done);
    assert_eq!((session.moves_played(), session.stars()), (2, 3));

    let mut slow = learner(step);
    for way in ["5f4e", "4e5f", "5f5e"] {
        assert_eq!(slow.play(mv(way)), Verdict::Good);
    }
    assert_eq!(slow.play(mv("5e4d")), Verdict::Done);
    assert_eq!((slow.moves_played(), slow.stars()), (4, 2), "two moves too many");
    slow.restart();
    assert_eq!((slow.moves_played(), slow.is_done(), slow.left()), (0, false, 2));
}

#[test]
fn undo_and_redo_walk_through_the_moves() {
    let mut session = learner(
        r#"kind = "collect"
setup = "9/9/9/9/9/4S4/9/9/9 b - 1"
stars = ["5e", "4d"]"#,
    );
    assert!(!session.undo() && !session.redo());
    session.play(mv("5f5e"));
    session.play(mv("5e4d"));
    assert!(session.undo() && !session.is_done() && session.can_redo());
    assert_eq!(session.stars_left(), squares("4d"));
    assert!(session.redo() && session.is_done());
    assert!(session.undo() && session.undo() && !session.can_undo());
    assert_eq!(session.position(), &session.step().position);
    assert_eq!(session.play(mv("5f4e")), Verdict::Good, "another way");
    assert!(!session.can_redo());
}

#[test]
fn a_move_that_loses_the_way_is_told_at_once() {
    let mut session = learner(
        r#"kind = "move"
setup = "9/9/9/9/9/4S4/9/9/9 b - 1"
goal = { piece-on = "5d" }
moves = 2"#,
    );
    let lost = wrong(session.play(mv("5f4g")));
    assert_eq!((lost.because, lost.tried), (Because::NoWayLeft, Some(mv("5f4g"))));
    assert_eq!(session.moves_played(), 0, "taken back");
    assert_eq!(session.play(mv("5f4e")), Verdict::Good);
    assert_eq!(wrong(session.play(mv("4e4d"))).because, Because::NotAsked);
    assert_eq!(session.play(mv("4e5d")), Verdict::Done);
}

#[test]
fn a_check_disturbs_the_other_side_in_an_exercise_on_the_board() {
    let mut session = learner(
        r#"kind = "collect"
setup = "4k4/9/9/9/9/9/9/9/4KR3 b - 1"
stars = ["4a", "4e"]"#,
    );
    assert_eq!(wrong(session.play(mv("4i4a"))).because, Because::GivesCheck);
    assert_eq!(session.play(mv("4i4e")), Verdict::Good);
    assert_eq!(session.play(mv("4e4a")), Verdict::Done, "at the end it does no harm");
}

#[test]
fn taken_pieces_are_not_dropped_in_an_exercise_on_the_board() {
    let mut session = learner(
        r#"kind = "capture"
setup = "9/9/4p4/9/4R2s1/9/9/9/9 b - 1""#,
    );
    assert_eq!((session.least(), session.stars_left()), (Some(3), squares("5c 2e")));
    assert_eq!(session.play(mv("5e2e")), Verdict::Good);
    let dropped = wrong(session.play(mv("S*5d")));
    assert_eq!((dropped.because, dropped.price), (Because::OnlyTheBoard, vec![]));
}

#[test]
fn a_piece_left_to_be_taken_costs_what_is_shown() {
    let mut session = learner(
        r#"kind = "capture"
setup = "9/4p4/4s4/9/4R2p1/9/9/9/9 b - 1"
safely = true"#,
    );
    let hanging = wrong(session.play(mv("5e5c")));
    assert_eq!((hanging.because, hanging.price), (Because::CanBeTaken, vec![mv("5b5c")]));
    assert_eq!(session.stars_left(), squares("5b 5c 2e"), "taken back");
    assert_eq!(session.play(mv("5e2e")), Verdict::Good);
}

#[test]
fn a_mistake_is_told_in_its_own_words_first() {
    let mut session = learner(&format!(
        r#"kind = "move"
{PINNED_GOLD}
goal = {{ all = [{{ moved = "5h" }}, {{ stays-on-file = 5 }}] }}
mistakes = [
  {{ when = {{ reason = "pinned" }}, say = "leaves-the-file" }},
  {{ when = {{ kind = "king", to = "4i" }}, say = "king" }},
]"#
    ));
    let Verdict::Illegal { mv: refused, reason, say } = session.play(mv("5h4g")) else { panic!() };
    assert_eq!((refused, say), (mv("5h4g"), message("leaves-the-file")));
    assert!(matches!(reason, Illegality::Pinned { .. }));
    let king = wrong(session.play(mv("5i4i")));
    assert_eq!((king.say, king.because), (message("king"), Because::NotAsked));
    assert_eq!(king.price, [], "the King still guards the Gold");
    assert_eq!(wrong(session.play(mv("5i6i"))).say, None);
    assert_eq!(session.position(), &session.step().position, "taken back");
    assert_eq!(session.play(mv("5h5g")), Verdict::Done);
    assert_eq!(session.stars(), 1);
}

#[test]
fn a_slip_of_the_hand_costs_no_star() {
    let mut session = learner(&format!("kind = \"move\"\n{PINNED_GOLD}\ngoal = {{ moved = \"5h\" }}"));
    for slip in ["5h5i", "1a1b", "5a5b"] {
        assert!(matches!(session.play(mv(slip)), Verdict::Illegal { .. }), "{slip}");
    }
    assert_eq!(session.play(mv("5h5g")), Verdict::Done);
    assert_eq!(session.stars(), 3);
}

#[test]
fn the_price_is_a_mate_when_there_is_one() {
    let mut session = learner(
        r#"kind = "move"
setup = "4k4/9/9/9/9/9/4p4/9/4K3R b g 1"
goal = { moved = "5i" }"#,
    );
    // The King on his own file is mated by a Gold on the head, wherever the Rook goes meanwhile.
    assert_eq!(wrong(session.play(mv("1i1e"))).price, [mv("G*5h")]);
}

#[test]
fn the_other_side_follows_its_script() {
    let mut session = learner(
        r#"kind = "move"
setup = "4k4/9/9/9/9/4p4/9/4G4/4K4 b - 1"
goal = { capture = "pawn" }
moves = 2
opponent = ["5f5g"]"#,
    );
    assert_eq!((session.least(), session.left()), (Some(2), 2));
    assert_eq!(session.play(mv("5i4i")), Verdict::Good);
    assert_eq!(session.reply(), Some(mv("5f5g")));
    assert_eq!(session.left(), 1);
    assert_eq!(session.play(mv("5h5g")), Verdict::Done);
    assert_eq!(session.stars(), 3);
}

#[test]
fn the_best_defence_answers_what_works_and_refutes_what_fails() {
    let start = learner(
        r#"kind = "mate"
setup = "7k1/9/6P2/9/9/9/9/9/4K4 b RG 1"
moves = 3"#,
    );
    assert_eq!((start.least(), start.left()), (Some(2), 2));
    assert_eq!(wrong(start.clone().play(mv("G*5e"))).because, Because::NoCheck);
    let mut ways = 0;
    let checks = start.position().legal_moves().to_vec();
    for check in checks.into_iter().filter(|&mv| start.position().after(mv).unwrap().is_check()) {
        let mut session = start.clone();
        let after = session.position().after(check).unwrap();
        match session.play(check) {
            Verdict::Good => {
                ways += 1;
                assert!(after.is_legal(session.reply().unwrap()));
                assert_eq!(session.left(), 1);
                session.hint();
                session.hint();
                assert_eq!(session.show_me().unwrap().moves.len(), 1);
                assert!(session.position().is_mate());
            }
            Verdict::Wrong(wrong) => {
                assert_eq!(wrong.because, Because::NoWayLeft, "{check:?}");
                assert!(after.is_legal(wrong.price[0]), "{check:?}: the refutation is shown");
            }
            other => panic!("{check:?}: {other:?}"),
        }
    }
    assert!(ways > 0);
}

#[test]
fn long_mates_are_judged_by_the_solver() {
    let mut session = learner(
        r#"kind = "mate"
setup = "5R3/6pk1/6N2/6P2/7p1/7N1/9/9/9 b N2Pr2b4g4sn4l13p 1"
moves = 7"#,
    );
    assert_eq!((session.least(), session.left()), (Some(4), 4));
    let promoted = wrong(session.play(mv("4a2a+")));
    assert_eq!((promoted.because, promoted.price), (Because::NoWayLeft, vec![mv("2b1c")]));
    assert_eq!((session.play(mv("4a2a")), session.reply()), (Verdict::Good, Some(mv("2b1b"))));
    session.hint();
    session.hint();
    assert_eq!(session.show_me().unwrap().moves.len(), 5);
    assert!(session.position().is_mate());
}

#[test]
fn a_mate_that_futile_drops_put_off_is_a_mate() {
    let mut session = learner(
        r#"kind = "mate"
setup = "9/9/6Bnl/8k/R6p1/9/9/9/9 b rb4g4s3n3l17p 1""#,
    );
    assert_eq!(session.least(), Some(1));
    assert_eq!(wrong(session.clone().play(mv("3c1e+"))).because, Because::NotMate);
    assert_eq!(session.play(mv("9e9d")), Verdict::Done);
    assert!(!session.position().is_mate(), "pieces may still be dropped between");
}

#[test]
fn a_check_that_is_no_mate_shows_the_way_out() {
    let mut session = learner(
        r#"kind = "mate"
setup = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"
mistakes = [{ when = { to = "4b" }, say = "beside" }]"#,
    );
    let beside = wrong(session.play(mv("G*4b")));
    assert_eq!((beside.say, beside.because), (message("beside"), Because::NotMate));
    assert_eq!(beside.price, [mv("5a4b")], "the King takes it");
    assert_eq!(wrong(session.play(mv("G*9i"))).because, Because::NoCheck);
    assert_eq!(session.play(mv("G*5b")), Verdict::Done);
}

#[test]
fn every_answer_to_a_check_is_found_kept_and_taken_back() {
    let mut session = learner(
        r#"kind = "answers"
setup = "4k4/9/9/9/9/9/4r4/9/4K4 b G 1""#,
    );
    assert_eq!((session.mode(), session.left()), (Mode::Play, 5));
    assert_eq!(session.play(mv("G*5h")), Verdict::Good);
    assert_eq!(session.play(mv("G*5h")), Verdict::Again);
    assert_eq!(session.found(), [mv("G*5h")]);
    assert_eq!(session.position(), &session.step().position);
    assert!(matches!(
        session.play(mv("G*5e")),
        Verdict::Illegal { reason: Illegality::CheckNotAnswered { .. }, .. }
    ));
    assert!(session.undo());
    assert_eq!(session.left(), 5);
    assert!(session.redo());
    for king in ["5i4i", "5i6i", "5i4h"] {
        assert_eq!(session.play(mv(king)), Verdict::Good);
    }
    assert_eq!(session.play(mv("5i6h")), Verdict::Done);
    assert_eq!(session.stars(), 2);
}

#[test]
fn a_wrong_choice_is_played_with_its_price() {
    let step = r#"kind = "choose"
setup = "4k4/9/9/4p4/9/4R4/9/4r4/3K5 b - 1"
choices = ["5f5d", "5f5h", "5f2f"]
goal = { capture = "rook" }
mistakes = [{ when = { pick = 1 }, say = "small" }]"#;
    let mut session = learner(step);
    assert_eq!((session.mode(), session.choices()[1]), (Mode::Pick, Choice::Move(mv("5f5h"))));
    let greedy = wrong(session.pick(0));
    assert_eq!((greedy.say, greedy.tried), (message("small"), Some(mv("5f5d"))));
    assert_eq!((session.picked(0), session.picked(1)), (Picked::Wrong, Picked::Open));
    assert_eq!(session.pick(0), Verdict::Again);
    assert_eq!(session.pick(7), Verdict::Again);
    assert_eq!(session.play(mv("5f5h")), Verdict::Done, "played on the board, it is picked");
    assert_eq!(session.picked(1), Picked::Right);
    assert_eq!(session.position().piece_at(sq("5h")).unwrap().color, session.learner());
    assert_eq!(session.stars(), 2);
    let mut other = learner(step);
    assert_eq!(wrong(other.play(mv("5f5e"))).because, Because::NotAChoice);
}

#[test]
fn the_illegal_move_is_picked_and_shown() {
    let mut session = learner(&format!("kind = \"why-not\"\n{PINNED_GOLD}\nchoices = [\"5h5g\", \"5h4g\"]"));
    let legal = wrong(session.pick(0));
    assert_eq!((legal.because, legal.tried), (Because::IsLegal, Some(mv("5h5g"))));
    assert_eq!(session.refusal(), None);
    assert_eq!(session.pick(1), Verdict::Done);
    let (refused, reason) = session.refusal().unwrap();
    assert_eq!(refused, mv("5h4g"));
    assert!(matches!(reason, Illegality::Pinned { pinner, .. } if pinner == sq("5b")));
}

#[test]
fn the_reason_is_picked_and_shown() {
    let mut session = learner(&format!(
        "kind = \"why-not\"\n{PINNED_GOLD}\nmove = \"5h4g\"\nchoices = [\"two-pawns\", \"pinned\"]"
    ));
    assert_eq!(session.choices()[0], Choice::Reason("two-pawns"));
    assert_eq!(wrong(session.pick(0)).because, Because::OtherReason);
    session.hint();
    let hint = session.hint().unwrap();
    assert!(hint.squares.contains(sq("5b")), "the piece that pins: {:?}", hint.squares);
    assert_eq!(session.pick(1), Verdict::Done);
    assert_eq!(session.refusal().unwrap().0, mv("5h4g"));
}

#[test]
fn the_answer_of_a_quiz_is_computed() {
    // ask, choices, which is right
    let rows = [
        (r#"ask = "kind 5h""#, r#"choices = ["silver", "gold"]"#, 1),
        (r#"ask = "side 5b""#, "", 1),
        (r#"ask = "side 5h""#, r#"choices = ["theirs", "mine"]"#, 1),
        (r#"ask = "count moves 5h""#, "choices = [6, 1, 5]", 1),
        (r#"ask = "true pinned 5h by 5b""#, "", 0),
        (r#"ask = "true check""#, "", 1),
        (r#"ask = "piece-set""#, "", 3),
    ];
    for (ask, choices, right) in rows {
        let step = format!("kind = \"quiz\"\n{PINNED_GOLD}\n{ask}\n{choices}");
        let mut session = learner(&step);
        assert_eq!(session.pick(right), Verdict::Done, "{ask}");
        assert_eq!(session.stars(), 3, "{ask}");
        let others = 0..session.choices().len();
        for other in others.filter(|&other| other != right && !ask.contains("piece-set")) {
            let because = wrong(learner(&step).pick(other)).because;
            // The Gold is pinned and has one move: the other numbers are greater.
            let expected = if ask.contains("count") { Because::TooMany } else { Because::OtherAnswer };
            assert_eq!(because, expected, "{ask}");
        }
    }
}

#[test]
fn hints_come_in_two_grades_and_then_the_answer_is_shown() {
    let mut session = learner(
        r#"kind = "collect"
setup = "9/9/9/9/9/4S4/9/9/9 b - 1"
stars = ["5e", "4d"]"#,
    );
    assert_eq!(session.show_me(), None);
    let idea = session.hint().unwrap();
    assert_eq!((idea.grade, idea.squares), (1, SquareSet::EMPTY));
    assert_eq!(session.show_me(), None);
    let square = session.hint().unwrap();
    assert_eq!((square.grade, square.squares), (2, squares("5f 5e")));
    session.play(mv("5f5e"));
    assert_eq!(session.hint().unwrap().squares, squares("5e 4d"), "from where the learner stands");
    assert_eq!(session.hints_given(), 2);
    assert_eq!(session.show_me().unwrap().moves, [mv("5e4d")]);
    assert!(session.is_done());
    assert_eq!((session.stars(), session.left(), session.hint()), (0, 0, None));
}

#[test]
fn what_does_not_belong_to_a_step_changes_nothing() {
    let mut paint = learner("kind = \"paint\"\nsetup = \"9/9/9/9/4G4/9/9/9/9 b - 1\"\nfind = \"moves 5e\"");
    assert_eq!(paint.play(mv("5e5d")), Verdict::Again);
    assert_eq!(paint.pick(0), Verdict::Again);
    assert_eq!(paint.advance(), None);
    let mut play = learner(&format!("kind = \"move\"\n{PINNED_GOLD}\ngoal = {{ moved = \"5h\" }}"));
    assert_eq!(play.touch(sq("5g")), Verdict::Again);
    assert_eq!(play.pick(0), Verdict::Again);
    assert_eq!(play.play(mv("5h5g")), Verdict::Done);
    assert_eq!(play.play(mv("5i4i")), Verdict::Again, "it is done");
}

#[test]
fn the_learner_may_be_white() {
    let mut session = learner(
        r#"kind = "paint"
setup = "4k4/4g4/9/9/9/9/9/4R4/4K4 w - 1"
find = "moves 5b"
names = { gold = "piece 5b" }
facts = ["pinned 5b by 5h", "piece 5b mine gold"]"#,
    );
    assert_eq!(session.touch(sq("5c")), Verdict::Done);
}

#[test]
fn who_cannot_be_saved_holds_out_as_long_as_can_be() {
    let step = r#"kind = "defend"
moves = 3
setup = "9/9/9/9/9/9/p8/9/+bKN6 b 2g 1"
mistakes = [{ when = { to = "9i" }, say = "bait" }]"#;
    let mut session = learner(step);
    assert_eq!(session.mode(), Mode::Play);
    let bait = wrong(session.play(mv("8i9i")));
    assert_eq!((bait.say, bait.because), (message("bait"), Because::MateSooner));
    assert_eq!(bait.price, [mv("G*9h")], "the mate is shown");
    assert_eq!(session.play(mv("8i7h")), Verdict::Good);
    assert!(session.reply().is_some_and(|reply| reply.from().is_none()), "a Gold is dropped");
    assert_eq!(session.play(mv("7h6i")), Verdict::Done, "mated, as late as can be");
    assert_eq!((session.stars(), session.position().is_mate()), (2, true));
}

#[test]
fn a_drop_that_only_puts_the_mate_off_is_no_defence() {
    let mut session = learner(
        r#"kind = "defend"
moves = 3
setup = "9/9/9/9/9/9/1P7/2+p6/K3+r4 b gP 1""#,
    );
    assert_eq!(wrong(session.play(mv("P*6i"))).because, Because::MateSooner);
    assert_eq!(session.play(mv("9i9h")), Verdict::Good);
}

#[test]
fn a_defence_that_holds_is_enough() {
    let step = r#"kind = "defend"
moves = 3
setup = "9/9/9/9/9/9/6+p2/9/5L1KL b Sg 1""#;
    for holds in ["S*1g", "S*2h", "S*3i"] {
        assert_eq!(learner(step).play(mv(holds)), Verdict::Done, "{holds}");
    }
    let run = wrong(learner(step).play(mv("2i1h")));
    assert_eq!((run.because, run.price.len()), (Because::LetsMate, 1));
    assert_eq!(wrong(learner(step).play(mv("2i3i"))).because, Because::LetsMate);
}

#[test]
fn what_is_counted_is_touched_or_answered() {
    let counted = r#"kind = "count"
setup = "4l4/9/5n3/4p4/4S4/9/9/9/9 b - 1"
ask = "count attackers 5e by theirs""#;
    let mut touching = learner(&format!("{counted}\ntouch = true"));
    assert_eq!((touching.mode(), touching.left()), (Mode::Touch, 2));
    assert_eq!(wrong(touching.touch(sq("5a"))).because, Because::NotThatSquare);
    assert_eq!(touching.touch(sq("5d")), Verdict::Good);
    assert_eq!(touching.touch(sq("4c")), Verdict::Done);
    let mut answering =
        learner(&format!("{counted}\nmistakes = [{{ when = {{ number = 5 }}, say = \"five\" }}]"));
    let numbers = [1, 2, 3, 5].map(Choice::Number);
    assert_eq!(answering.choices(), numbers, "the right one, the mistake's, and their neighbours");
    assert_eq!(wrong(answering.pick(0)).because, Because::TooFew);
    assert_eq!(wrong(answering.pick(2)).because, Because::TooMany);
    assert_eq!(wrong(answering.pick(3)).say, message("five"));
    assert_eq!(answering.pick(1), Verdict::Done);
}
