//! The promise: whoever tries a mate problem is judged by rules and solver alone, and every right way is right.
//!
//! Single moves are rows of `tests/puzzles/answers.txt`, boards of mates rows of `tests/puzzles/why.txt`.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on fails"
)]

mod support;

use std::sync::Arc;

use nari::lesson::puzzle::{
    Answer, Attempt, Branching, Held, Hinted, Hold, Judged, Mate, Piece, Played, PuzzleHint, Question,
    Reaction, Setback, Stage, Walked, WhyMate, answer, why_mate,
};
use nari::lesson::{Catalog, kind_name};
use nari::notation::usi::{hand_letter, write_move};
use nari::shogi::{ByColor, Hand, HandKind, Move, Position, SetupRule, SquareSet};
use nari::tsume::compose::Theme;
use nari::tsume::{Control, Limits, Outcome, Problem, Solution, Solver, Wanted, checks, fill_defender};
use support::{setup, usi};

const LIMITS: Limits<'static> = Limits { nodes: Some(20_000), memory: 64 << 20, stop: &|_| Control::GoOn };

fn problem(sfen: &str) -> Problem {
    let mut setup = setup(sfen);
    if setup.hands[setup.side_to_move.other()] == Hand::EMPTY {
        fill_defender(&mut setup);
    }
    Problem::new(Position::from_setup(setup, SetupRule::Tsume).unwrap()).unwrap()
}

#[track_caller]
fn solved(problem: &Problem) -> Arc<Solution> {
    match Solver::new(LIMITS, Wanted { proof: true, ..Wanted::default() }).solve(problem).result {
        Outcome::Mate(solution) => Arc::new(*solution),
        other => panic!("{:?}: {other:?}", problem.position()),
    }
}

/// The rows of a table, their cells without the space around.
fn rows(table: &str) -> Vec<Vec<&str>> {
    let rows = table.lines().filter(|row| !row.starts_with('#') && !row.is_empty());
    rows.map(|row| row.split('|').map(str::trim).collect()).collect()
}

#[test]
fn each_move_is_judged_by_what_it_leads_to() {
    let mut wrong = Vec::new();
    for row in rows(include_str!("puzzles/answers.txt")) {
        let mut attempt = Attempt::new(problem(row[0]), row[1].parse().ok());
        let told = match attempt.play(usi(row[2])) {
            Played::Illegal(reason) => format!("illegal {}", reason.name()),
            Played::NoCheck => "no-check".to_owned(),
            Played::Mate(mate) => told(mate),
            Played::Over => "over".to_owned(),
            Played::Asks(question) => match attempt.answered(answer(&question, &LIMITS)) {
                Reaction::Replied(reply) => format!("goes-on {}", write_move(reply)),
                Reaction::Refuted { reply, setback: Setback::NoMate } => {
                    format!("no-mate {}", write_move(reply))
                }
                Reaction::Refuted { reply, setback: Setback::Longer { more } } => {
                    format!("longer by {more} {}", write_move(reply))
                }
                Reaction::Refuted { setback: Setback::NotInTime, .. } => "not-in-time".to_owned(),
                Reaction::Refuted { setback: Setback::Unsure, .. } => "unsure".to_owned(),
                Reaction::Mate(mate) => told(mate),
                Reaction::Stale => "stale".to_owned(),
            },
        };
        if told != row[3] {
            wrong.push(format!("{row:?}: {told}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn told(mate: Mate) -> String {
    let late = if mate.is_in_time() { "mate".to_owned() } else { format!("mate {} late", mate.more) };
    match mate.futile {
        Some(drop) => format!("{late} but for {}", write_move(drop)),
        None => late,
    }
}

/// Plays a check and hands its answer in.
#[track_caller]
fn play(attempt: &mut Attempt, mv: &str) -> Reaction {
    match attempt.play(usi(mv)) {
        Played::Asks(question) => attempt.answered(answer(&question, &LIMITS)),
        other => panic!("{mv}: {other:?}"),
    }
}

const THREE: &str = "7sk/9/7+P1/9/9/9/9/9/9 b GP 1";

#[test]
fn a_problem_is_solved_without_a_miss_for_three_stars() {
    let mut attempt = Attempt::new(problem(THREE), Some(3));
    assert_eq!((attempt.moves_left(), attempt.stars(), attempt.stage()), (Some(3), 0, Stage::Turn));
    assert_eq!(play(&mut attempt, "P*1b"), Reaction::Replied(usi("2a1b")));
    assert_eq!((attempt.moves_left(), attempt.line()), (Some(1), vec![usi("P*1b"), usi("2a1b")]));
    assert_eq!(attempt.play(usi("G*2b")), Played::Mate(Mate { more: 0, futile: None }));
    assert!(attempt.is_solved() && attempt.stage() == Stage::Mate(Mate { more: 0, futile: None }));
    assert_eq!((attempt.stars(), attempt.moves_left(), attempt.line().len()), (3, Some(0), 3));
    assert_eq!(attempt.play(usi("2c2b")), Played::Over);
}

#[test]
fn a_check_that_does_not_mate_is_taken_back_or_played_on_from() {
    let mut attempt = Attempt::new(problem(THREE), Some(3));
    let start = attempt.position().clone();
    let refuted = Reaction::Refuted { reply: usi("2a1b"), setback: Setback::NoMate };
    assert_eq!(play(&mut attempt, "G*1b"), refuted);
    assert_eq!(attempt.stage(), Stage::Setback(Setback::NoMate));
    assert!(attempt.is_lost() && attempt.hint() == Hinted::Lost);
    assert!(attempt.take_back() && !attempt.take_back() && !attempt.can_redo());
    assert_eq!(attempt.position(), &start);
    assert_eq!(attempt.tries().iter().map(|tried| tried.mv).collect::<Vec<_>>(), [usi("G*1b")]);
    // The same again is the same try; played on from, nothing more is held against the learner.
    assert_eq!(play(&mut attempt, "G*1b"), refuted);
    assert!(attempt.play_on() && !attempt.play_on());
    assert!(attempt.is_lost() && attempt.stage() == Stage::Turn);
    assert!(matches!(play(&mut attempt, "2c1b"), Reaction::Replied(_)));
    assert_eq!(attempt.tries().len(), 1);
    while attempt.undo() {}
    play(&mut attempt, "P*1b");
    attempt.play(usi("G*2b"));
    assert_eq!(attempt.stars(), 1, "two misses");
}

#[test]
fn a_longer_mate_costs_nothing_and_can_be_played_out() {
    let mut attempt = Attempt::new(problem("8k/9/7+R1/9/9/9/9/9/9 b GS 1"), Some(1));
    let setback = Setback::Longer { more: 2 };
    assert_eq!(play(&mut attempt, "2c1c"), Reaction::Refuted { reply: usi("1a2a"), setback });
    // A move plays on.
    let mates: Vec<_> = nari::tsume::mates_in_one(attempt.position());
    assert_eq!(attempt.play(mates[0]), Played::Mate(Mate { more: 2, futile: None }));
    assert!(!attempt.is_solved() && attempt.stars() == 0);
    while attempt.undo() {}
    assert!(matches!(attempt.play(usi("S*1b")), Played::Mate(_)));
    assert_eq!(attempt.stars(), 3);
}

#[test]
fn refused_moves_cost_a_star_and_change_nothing() {
    let mut attempt = Attempt::new(problem(THREE), Some(3));
    let start = attempt.position().clone();
    assert_eq!(attempt.play(usi("G*5e")), Played::NoCheck);
    assert!(matches!(attempt.play(usi("P*2d")), Played::Illegal(_) | Played::NoCheck));
    assert_eq!((attempt.position(), attempt.can_undo()), (&start, false));
    play(&mut attempt, "P*1b");
    attempt.play(usi("G*2b"));
    assert_eq!(attempt.stars(), 1);
    attempt.restart();
    assert_eq!((attempt.position(), attempt.tries().len(), attempt.can_redo()), (&start, 0, false));
}

#[test]
fn an_answer_to_a_question_that_was_taken_back_is_stale() {
    let mut attempt = Attempt::new(problem(THREE), Some(3));
    let Played::Asks(question) = attempt.play(usi("P*1b")) else { panic!() };
    assert_eq!((attempt.stage(), question.within), (Stage::Asked, Some(2)));
    assert_eq!(attempt.play(usi("G*2b")), Played::Over);
    assert!(attempt.undo() && !attempt.can_redo());
    assert_eq!(attempt.answered(answer(&question, &LIMITS)), Reaction::Stale);
    let Played::Asks(question) = attempt.play(usi("P*1b")) else { panic!() };
    let answer = answer(&question, &LIMITS);
    // An answer that is no move here, as if it came from elsewhere.
    assert_eq!(attempt.answered(Answer::GoesOn { reply: usi("9a9b") }), Reaction::Stale);
    assert!(matches!(attempt.answered(answer), Reaction::Replied(_)));
    assert!(attempt.undo() && attempt.redo() && !attempt.redo());
    assert_eq!(attempt.line().len(), 2);
}

#[test]
fn a_search_that_is_stopped_is_unsure_and_costs_nothing() {
    let mut attempt = Attempt::new(problem(THREE), Some(3));
    let Played::Asks(question) = attempt.play(usi("G*1b")) else { panic!() };
    let stopped = Limits { nodes: Some(0), ..LIMITS };
    let unsure = answer(&question, &stopped);
    assert!(matches!(unsure, Answer::Unsure { .. }), "{unsure:?}");
    attempt.answered(unsure);
    assert_eq!(attempt.stage(), Stage::Setback(Setback::Unsure));
    attempt.take_back();
    play(&mut attempt, "P*1b");
    attempt.play(usi("G*2b"));
    assert_eq!(attempt.stars(), 3);
}

#[test]
fn hints_come_in_three_grades_from_where_the_learner_stands() {
    let whole = problem(THREE);
    let mut attempt = Attempt::new(whole.clone(), Some(3));
    assert_eq!(attempt.hint(), Hinted::Needs(Box::new(whole.clone())));
    assert_eq!(attempt.hints_given(), 0);
    attempt.know(&whole, solved(&whole));
    assert_eq!(attempt.hint(), Hinted::Hint(PuzzleHint::Idea(Theme::Sacrifice)));
    assert_eq!(attempt.hint(), Hinted::Hint(PuzzleHint::Piece(Piece::Held(HandKind::Pawn))));
    play(&mut attempt, "P*1b");
    // The line of the solution goes on here.
    assert_eq!(attempt.hint(), Hinted::Hint(PuzzleHint::Move(usi("G*2b"))));
    attempt.play(usi("G*2b"));
    assert_eq!((attempt.stars(), attempt.hint()), (1, Hinted::Nothing));
    attempt.restart();
    attempt.show_solution();
    assert_eq!(attempt.hint(), Hinted::Hint(PuzzleHint::Idea(Theme::Sacrifice)));
    play(&mut attempt, "P*1b");
    attempt.play(usi("G*2b"));
    assert!(attempt.is_solved() && attempt.stars() == 0, "the solution was shown");
}

/// What a square tells, as the rows write it.
fn why(position: &Position, square: &str) -> String {
    let squares = |set: SquareSet| set.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
    let refusals = |refused: &[nari::lesson::puzzle::Refusal]| {
        let told = |refusal: &nari::lesson::puzzle::Refusal| {
            let witness = match refusal.reason.name() {
                "two-pawns" => String::new(),
                _ => format!(" {}", squares(refusal.reason.squares()[0].1)),
            };
            format!(" {} {}{witness}", write_move(refusal.mv), refusal.reason.name())
        };
        refused.iter().map(told).collect::<Vec<_>>().join(",")
    };
    match why_mate(position, square.parse().unwrap()) {
        None => "-".to_owned(),
        Some(WhyMate::King { checkers }) => format!("king in check by {}", squares(checkers)),
        Some(WhyMate::Covered { by }) => format!("covered by {}", squares(by)),
        Some(WhyMate::OwnPiece { kind }) => format!("own {}", kind_name(kind)),
        Some(WhyMate::Checker { refused }) => format!("checker:{}", refusals(&refused)),
        Some(WhyMate::Between { refused, futile }) => {
            let futile: String = futile.into_iter().map(hand_letter).collect();
            let futile = if futile.is_empty() { futile } else { format!("; futile {futile}") };
            format!("between:{}{futile}", refusals(&refused))
        }
    }
}

#[test]
fn every_square_of_a_mate_says_what_stands_against_it() {
    for row in rows(include_str!("puzzles/why.txt")) {
        let position = support::position(row[0]);
        assert_eq!(why(&position, row[1]), row[2], "{row:?}");
    }
}

/// Problems of one to seven moves, one with futile drops among them.
const WALKED: [&str; 6] = [
    THREE,
    "8k/9/7+R1/9/9/9/9/9/9 b GS 1",
    "9/9/6Bnl/8k/R6p1/9/9/9/9 b rb4g4s3n3l17p 1",
    "7nl/7k1/5+Pppp/9/9/9/9/9/9 b BG2rb3g4s3n3l14p 1",
    "6k2/6g2/9/5G1N1/9/9/9/9/9 b G 1",
    "5R3/6pk1/6N2/6P2/7p1/7N1/9/9/9 b N2Pr2b4g4sn4l13p 1",
];

#[test]
fn the_solution_is_walked_to_mate_along_every_branch() {
    for sfen in WALKED {
        let problem = problem(sfen);
        let solution = solved(&problem);
        let mut walked = Walked::new(&problem, Arc::clone(&solution));
        while walked.forward() {}
        assert!(walked.is_mate() && walked.path().len() == solution.moves, "{sfen}: {:?}", walked.path());
        assert!(walked.path().starts_with(&solution.line[..1]), "{sfen}");
        walked.go_to(0);
        let mut ends = 0;
        walk_all(&mut walked, &mut ends, solution.moves);
        assert!(ends > 0, "{sfen}");
        assert!(walked.path().is_empty() && !walked.back());
    }
}

fn walk_all(walked: &mut Walked, ends: &mut usize, left: usize) {
    let branches = walked.branches();
    assert!(walked.path().len() < 60, "{:?}", walked.path());
    if branches.is_empty() {
        assert!(walked.is_mate(), "{:?}", walked.position());
        *ends += 1;
        return;
    }
    let attacks = branches[0].kind == Branching::Attack;
    assert_eq!(attacks, walked.path().len().is_multiple_of(2));
    *ends += usize::from(branches.iter().all(|branch| branch.kind == Branching::Futile));
    if let Some(longest) = branches.iter().find(|branch| branch.kind == Branching::Longest) {
        assert_eq!((branches[0].kind, longest.left), (Branching::Longest, Some(left - 1)));
    }
    for branch in branches {
        let after = branch.left.unwrap();
        match branch.kind {
            Branching::Attack | Branching::Longest => assert_eq!(after, left - 1),
            Branching::Shorter => assert!(after < left - 1),
            Branching::Futile => assert!(branch.mv.from().is_none()),
        }
        assert!(walked.step(branch.mv));
        // After a futile drop every interposition counts, and they multiply.
        if branch.kind != Branching::Futile {
            walk_all(walked, ends, after);
        }
        assert!(walked.back());
    }
}

#[test]
fn without_a_proof_the_line_alone_is_walked() {
    let problem = problem(WALKED[5]);
    let solution = Arc::new(Solution { proof: None, ..(*solved(&problem)).clone() });
    assert!(Hold::new(&problem, Arc::clone(&solution)).is_none());
    let mut walked = Walked::new(&problem, Arc::clone(&solution));
    assert!(!walked.step(usi("N*1d")), "not on the line");
    while walked.forward() {}
    assert_eq!(walked.path(), solution.line);
    assert!(walked.is_mate() && walked.branches().is_empty());
}

/// The plies to the mate after a reply, as the solver finds them anew.
fn plies_after(position: &Position, reply: Move) -> usize {
    let after = Problem::new(position.after(reply).unwrap()).unwrap();
    solved(&after).moves
}

#[test]
fn each_defence_is_told_how_long_it_holds() {
    for sfen in [WALKED[0], WALKED[3], WALKED[4], WALKED[5]] {
        let problem = problem(sfen);
        let start = Hold::new(&problem, solved(&problem)).unwrap();
        let mut hold = start.clone();
        while !hold.is_over() {
            let position = hold.position().clone();
            let replies = position.legal_moves().to_vec();
            let longest = replies.iter().map(|&reply| plies_after(&position, reply)).max().unwrap();
            let mut best = None;
            for reply in replies {
                let mut tried = hold.clone();
                let (Held::Answered { judged, .. } | Held::Mated { judged, .. }) = tried.play(reply) else {
                    panic!("{}", write_move(reply))
                };
                let by = longest - plies_after(&position, reply);
                let expected = if by == 0 { Judged::Longest } else { Judged::Shorter { by } };
                assert_eq!(judged, expected, "{} in {position:?}", write_move(reply));
                assert!(tried.undo());
                assert_eq!((tried.position(), tried.line()), (hold.position(), hold.line()));
                best = best.or((by == 0).then_some(reply));
            }
            hold.play(best.unwrap());
        }
        assert_eq!(
            hold.line().len(),
            start.longest(),
            "{sfen}: the longest defences last as long as is said"
        );
        assert_eq!(hold.play(usi("1a1b")), Held::Over);
        hold.restart();
        assert_eq!((hold.line(), hold.judged().len()), (start.line(), 0));
    }
}

#[test]
fn a_futile_drop_is_played_and_told_as_such() {
    let problem = problem(WALKED[2]);
    let mut hold = Hold::new(&problem, solved(&problem)).unwrap();
    assert!(!hold.is_over(), "pieces may still be dropped between");
    let told = hold.play(usi("G*2d"));
    let Held::Mated { judged, attack, plies, of } = told else { panic!("{told:?}") };
    assert_eq!((judged, attack.to()), (Judged::Futile, "2d".parse().unwrap()));
    assert_eq!((plies, of, hold.judged()), (3, 1, [Judged::Futile].as_slice()));
}

#[test]
fn an_illegal_defence_is_refused_with_its_reason() {
    let problem = problem(WALKED[0]);
    let mut hold = Hold::new(&problem, solved(&problem)).unwrap();
    let Held::Illegal(reason) = hold.play(usi("1a2b")) else { panic!() };
    assert_eq!(reason.name(), "king-into-check");
    assert_eq!(hold.line().len(), 1);
}

#[test]
fn the_answer_is_what_solving_every_reply_finds() {
    for sfen in WALKED {
        let problem = problem(sfen);
        for mv in checks(problem.position()) {
            let position = problem.position().after(mv).unwrap();
            let replies = position.legal_moves().to_vec();
            // Drops between may be futile: the rule of those is proved elsewhere.
            if replies.is_empty() || replies.iter().any(|reply| reply.from().is_none()) {
                continue;
            }
            let verdicts: Vec<_> = replies
                .iter()
                .map(|&reply| {
                    let after = Problem::new(position.after(reply).unwrap()).unwrap();
                    Solver::new(LIMITS, Wanted::default()).solve(&after).result
                })
                .collect();
            let lengths: Option<Vec<usize>> = verdicts
                .iter()
                .map(|verdict| match verdict {
                    Outcome::Mate(solution) => Some(solution.moves),
                    _ => None,
                })
                .collect();
            let refuted = verdicts.iter().any(|verdict| matches!(verdict, Outcome::NoMate));
            let found = answer(&Question { position: position.clone(), within: Some(0) }, &LIMITS);
            match found {
                Answer::MateButLonger { more, .. } => {
                    assert_eq!(
                        lengths.unwrap().into_iter().max(),
                        Some(more - 1),
                        "{sfen} {}",
                        write_move(mv)
                    );
                }
                Answer::NoMate { reply } => {
                    let at = replies.iter().position(|&other| other == reply).unwrap();
                    assert!(!matches!(verdicts[at], Outcome::Mate(_)), "{sfen} {}", write_move(mv));
                }
                Answer::NotInTime { .. } => assert!(lengths.is_none() || refuted),
                other => panic!("{sfen} {}: {other:?}", write_move(mv)),
            }
        }
    }
}

#[test]
fn the_puzzles_that_ship_are_sorted_and_found_by_their_ids() {
    let catalog = Catalog::embedded().unwrap();
    let order: Vec<_> = catalog.puzzles().iter().map(|puzzle| (puzzle.moves, puzzle.grade)).collect();
    assert!(order.is_sorted());
    for puzzle in catalog.puzzles() {
        assert_eq!(catalog.puzzle(&puzzle.id).unwrap(), puzzle);
        let mut attempt = Attempt::of(puzzle);
        assert_eq!(attempt.hint(), Hinted::Hint(PuzzleHint::Idea(puzzle.theme)), "no search for the idea");
    }
    assert!((6..=10).contains(&catalog.classics().len()));
    for classic in catalog.classics() {
        assert_eq!(catalog.classic(&classic.id).unwrap(), classic);
        assert!((1700..1800).contains(&classic.year) && catalog.puzzle(&classic.id).is_none());
        let hands = classic.problem.position().to_setup().hands;
        assert_ne!(hands, ByColor::default(), "{}: the defender holds the rest", classic.id);
    }
}
