//! Games of Nari with herself, and the positions worth learning from.

use std::io::{self, Write};

use nari_core::engine::{Asked, Book, Level, Limit, Limits, Opponent, Reply, Score, openings};
use nari_core::notation::sfen;
use nari_core::shogi::{Color, DeclarationRule, Game, Handicap, Move, Outcome};

use crate::chance::Chance;

/// A game that lasts so many plies is drawn.
const LONGEST: usize = 320;
/// When both sides agree for so many plies that a side is ahead by so many centipawns, it has won.
const SETTLED: (usize, i32) = (6, 2_500);
/// A start that chance has made so uneven is not played.
const UNEVEN: i32 = 900;
const MEMORY: usize = 4 << 20;

/// A position of a game.
struct Seen {
    sfen: String,
    side: Color,
    /// What the search made of it, in centipawns for the side to move.
    points: i32,
}

/// Plays games for ever, the first from `seed`; each quiet position goes out as a line `SFEN|points|result`, both for the
/// side to move, the result being 2 for a win, 1 for a draw, 0 for a loss.
pub fn play(seed: u64, nodes: u64, out: &mut impl Write) -> io::Result<()> {
    let mut opponent = Opponent::new(MEMORY);
    for seed in seed.. {
        let Some((seen, winner)) = game(seed, nodes, &mut opponent) else { continue };
        for Seen { sfen, side, points } in seen {
            let result = winner.map_or(1, |winner| if winner == side { 2 } else { 0 });
            writeln!(out, "{sfen}|{points}|{result}")?;
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
            if matches!(score, Score::Points(_)) && is_quiet(&game, mv) {
                seen.push(Seen { sfen: sfen::write(&game.position().to_setup()), side, points });
            }
        }
        // Now and then another move than the best, so that games go apart.
        let mv = if game.plies() < 60 && chance.below(24) == 0 {
            chance.pick(&game.position().legal_moves().to_vec())?
        } else {
            mv
        };
        game.play(mv).ok()?;
    }
    Some((seen, None))
}

/// Whether the evaluation is meant for it: nobody is in check, nothing is about to be taken.
fn is_quiet(game: &Game, best: Move) -> bool {
    let position = game.position();
    let takes = position.piece_at(best.to()).is_some();
    let promotes = matches!(best, Move::Normal { promote: true, .. });
    !position.is_check() && !takes && !promotes
}
