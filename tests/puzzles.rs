//! The promise: whoever tries a mate problem is judged by rules and solver alone, and every right way is right.
//!
//! The problems are rows of `tests/puzzles/problems.txt`; the boards of `why_mate` those of `tests/puzzles/why.txt`.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on fails"
)]

mod support;

use std::sync::Arc;

use nari::lesson::puzzle::{
    Answer, Attempt, Held, Hinted, Hold, Judged, Mate, Piece, Played, PuzzleHint, Question, Reaction,
    Setback, Stage, Walked, WhyMate, answer, why_mate,
};
use nari::notation::usi::write_move;
use nari::shogi::{HandKind, Illegality, Move, Position, Square};
use nari::tsume::compose::Theme;
use nari::tsume::{Control, Limits, Outcome, Problem, Solution, Solver, Wanted, checks};
use support::{position, usi};

const LIMITS: Limits<'static> = Limits { nodes: Some(300_000), memory: 64 << 20, stop: &|_| Control::GoOn };

fn problem(sfen: &str) -> Problem {
    Problem::new(position(sfen)).unwrap()
}

#[track_caller]
fn solved(problem: &Problem) -> Arc<Solution> {
    match Solver::new(LIMITS, Wanted::ALL).solve(problem).result {
        Outcome::Mate(solution) => Arc::new(*solution),
        other => panic!("{:?}: {other:?}", problem.position()),
    }
}

#[test]
fn scratch() {
    let rows = [
        "5s1nl/5s1k1/5+Bp1p/7G1/9/9/9/9/9 b GP2rb2g2s3n3l15p 1",
        "7nl/7k1/5+Pppp/9/9/9/9/9/9 b BG2rb3g4s3n3l14p 1",
        "9/9/6Bnl/8k/R6p1/9/9/9/9 b rb4g4s3n3l17p 1",
        "5pk2/7P1/4+R1+P1+b/8b/6R2/9/9/9/9 b 4g4s4n4l15p 1",
        "5R3/6pk1/6N2/6P2/7p1/7N1/9/9/9 b N2Pr2b4g4sn4l13p 1",
        "4k4/9/4P4/9/9/9/9/9/4K4 b G 1",
        "4k4/9/3GPG3/9/9/9/9/9/4K4 b - 1",
        "4k4/9/4+R4/9/9/9/9/9/4K4 b GG 1",
        "8k/9/7+R1/9/9/9/9/9/9 b GS 1",
    ];
    for row in rows {
        let problem = problem(row);
        let solution = Solver::new(LIMITS, Wanted::ALL).solve(&problem).result;
        let Outcome::Mate(solution) = solution else {
            println!("{row} {solution:?}");
            continue;
        };
        println!(
            "{row}: {} {:?}",
            solution.moves,
            solution.line.iter().map(|&mv| write_move(mv)).collect::<Vec<_>>()
        );
        let moves = solution.moves;
        for mv in checks(problem.position()) {
            let mut attempt = Attempt::new(problem.clone(), Some(moves));
            match attempt.play(mv) {
                Played::Asks(question) => {
                    let start = std::time::Instant::now();
                    println!("  {} {:?} {:?}", write_move(mv), answer(&question, &LIMITS), start.elapsed());
                }
                other => println!("  {} {other:?}", write_move(mv)),
            }
        }
    }
}
