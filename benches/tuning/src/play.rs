//! Games of Nari with herself, and the positions worth learning from.

use std::collections::HashSet;
use std::io::{self, Write};

use nari_core::engine::tuning::{Bound, Recalled, after, is_quiet};
use nari_core::engine::{Asked, Book, Level, Limit, Limits, Opponent, Reply, Score, openings};
use nari_core::notation::sfen;
use nari_core::shogi::{Color, DeclarationRule, Game, Handicap, Move, Outcome, Position};

use crate::chance::Chance;

/// A game that lasts so many plies is drawn.
const LONGEST: usize = 320;
/// When both sides agree for so many plies that a side is ahead by so many centipawns, it has won.
const SETTLED: (usize, i32) = (6, 2_500);
/// A start that chance has made so uneven is not played.
const UNEVEN: i32 = 900;
/// How many positions beside the game are taken from each search, at most; how many plies off; how deep they were searched.
const ASIDE: usize = 24;
const FARTHEST: usize = 6;
const SHALLOWEST: i32 = 4;
const MEMORY: usize = 16 << 20;

/// A position of a game.
struct Seen {
    sfen: String,
    side: Color,
    /// What the search made of it, in centipawns for the side to move.
    points: i32,
    /// Nothing for a position of the game; for one that its search met, `|=`, or `|+` for at least, `|-` for at most so much.
    bound: &'static str,
}

/// Plays games for ever, the first from `seed`; each quiet position goes out as a line `SFEN|points|result`, both for the
/// side to move, the result being 2 for a win, 1 for a draw, 0 for a loss.
pub fn play(seed: u64, nodes: u64, out: &mut impl Write) -> io::Result<()> {
    let mut opponent = Opponent::new(MEMORY);
    for seed in seed.. {
        let Some((seen, winner)) = game(seed, nodes, &mut opponent) else { continue };
        for Seen { sfen, side, points, bound } in seen {
            let result = winner.map_or(1, |winner| if winner == side { 2 } else { 0 });
            writeln!(out, "{sfen}|{points}|{result}{bound}")?;
        }
        out.flush()?;
    }
    Ok(())
}

/// The beginning of a game: a line of the book or a handicap, then a few moves that chance chooses.
fn beginning(chance: &mut Chance) -> Option<Game> {
    let handicap = if chance.below(8) == 0 { chance.pick(&Handicap::ALL)? } else { Handicap::Even };
    let mut game = Game::from_handicap(handicap);
    if handicap == Handicap::Even && chance.below(2) == 0 {
        let lines = openings();
        let line = &lines[chance.below(lines.len())].moves;
        for &mv in line.iter().take(chance.below(line.len() + 1)) {
            game.play(mv).ok()?;
        }
    }
    for _ in 0..1 + chance.below(8) {
        let mv = chance.pick(&game.position().legal_moves().to_vec())?;
        game.play(mv).ok()?;
    }
    Some(game)
}

fn game(seed: u64, nodes: u64, opponent: &mut Opponent) -> Option<(Vec<Seen>, Option<Color>)> {
    let mut chance = Chance::new(seed);
    let mut game = beginning(&mut chance)?;
    let is_even = game.handicap() == Handicap::Even;
    let (mut seen, mut ahead) = (Vec::new(), 0_usize);
    let mut leader = None;
    while game.plies() < LONGEST {
        if let Some(outcome) = game.outcome() {
            let winner = match outcome {
                Outcome::Win { winner, .. } => Some(winner),
                Outcome::Draw(_) => None,
            };
            return Some((seen, winner));
        }
        let side = game.position().side_to_move();
        let limits = Limits::unwatched(Limit::Nodes(nodes));
        let asked = Asked { book: Book::Closed, ..Asked::new(Level::FULL_STRENGTH, seed, limits) };
        let thought = opponent.answer(&game, &asked);
        let mv = match thought.reply {
            Reply::Play(mv) => mv,
            Reply::Declare => {
                game.declare(side, DeclarationRule::default()).ok()?;
                continue;
            }
            Reply::Resign | Reply::Pass => return Some((seen, Some(side.other()))),
        };
        if let Some(score) = thought.score {
            let points = score.points();
            if seen.is_empty() && is_even && points.abs() > UNEVEN {
                return None;
            }
            let now = if points > 0 { side } else { side.other() };
            ahead = if points.abs() > SETTLED.1 && leader == Some(now) { ahead + 1 } else { 0 };
            leader = Some(now);
            if ahead >= SETTLED.0 {
                return Some((seen, leader));
            }
            if matches!(score, Score::Points(_)) && is_calm(&game, mv) {
                seen.push(Seen { sfen: sfen::write(&game.position().to_setup()), side, points, bound: "" });
            }
            let mut met = HashSet::new();
            for _ in 0..ASIDE {
                let aside = aside(game.position(), opponent, &mut chance);
                seen.extend(aside.filter(|aside| met.insert(aside.sfen.clone())));
            }
        }
        game.play(mv).ok()?;
    }
    Some((seen, None))
}

/// A position that the search met, some plies aside from the game, with what it found there.
fn aside(from: &Position, opponent: &Opponent, chance: &mut Chance) -> Option<Seen> {
    let mut position = from.clone();
    let mut known = None;
    for _ in 0..1 + chance.below(FARTHEST) {
        let mut moves = position.legal_moves().to_vec();
        let next = loop {
            if moves.is_empty() {
                break None;
            }
            let next = after(&position, moves.swap_remove(chance.below(moves.len())));
            if let Some(found) = opponent.recall(&next).filter(|found| found.depth >= SHALLOWEST) {
                break Some((next, found));
            }
        };
        let Some((next, found)) = next else { break };
        position = next;
        known = Some(found);
    }
    let Recalled { points, bound, .. } = known.filter(|_| is_quiet(&position))?;
    let bound = match bound {
        Bound::Exact => "|=",
        Bound::Lower => "|+",
        Bound::Upper => "|-",
    };
    Some(Seen { sfen: sfen::write(&position.to_setup()), side: position.side_to_move(), points, bound })
}

/// Whether the evaluation is meant for it: nobody is in check, nothing is about to be taken.
fn is_calm(game: &Game, best: Move) -> bool {
    let position = game.position();
    let takes = position.piece_at(best.to()).is_some();
    let promotes = matches!(best, Move::Normal { promote: true, .. });
    !position.is_check() && !takes && !promotes
}
