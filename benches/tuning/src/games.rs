//! The positions of played games, read back for fitting.

use std::fs::File;
use std::io::{self, BufRead, BufReader};

use nari_core::engine::tuning::{Feature, features, parts};
use nari_core::notation::sfen;
use nari_core::shogi::{Position, SetupRule};

/// How many features a side sees at most: two for each piece on the board, one for each in hand, and as good as always its
/// signs, one for most of its pieces at the worst.
const MOST: usize = 128;
/// Stands for no feature.
const NONE: u16 = Feature::COUNT as u16;

/// How what the search said is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    Exactly,
    AtLeast,
    AtMost,
}

/// What the fit is to reproduce.
pub struct Sample {
    /// What the side to move sees, then the other.
    views: [[u16; MOST]; 2],
    /// See `engine::tuning::Parts`.
    pub parts: [f32; 3],
    /// The search's opinion, in centipawns for the side to move.
    pub points: f32,
    pub said: Said,
    /// 1 won, 0.5 drawn, 0 lost.
    pub result: f32,
}

impl Sample {
    /// The numbers of the features that a side sees: 0 for the side to move, 1 for the other.
    pub fn view(&self, side: usize) -> impl Iterator<Item = usize> {
        self.views[side].iter().take_while(|&&feature| feature != NONE).map(|&feature| usize::from(feature))
    }
}

/// All samples of a file; the last line may be cut.
pub fn read(path: &str, samples: &mut Vec<Sample>) -> io::Result<()> {
    for line in BufReader::new(File::open(path)?).lines() {
        samples.extend(sample(&line?));
    }
    Ok(())
}

fn sample(line: &str) -> Option<Sample> {
    let mut words = line.split('|');
    let setup = sfen::read(words.next()?).ok()?;
    let position = Position::from_setup(setup, SetupRule::Game).ok()?;
    let points: f32 = words.next()?.parse().ok()?;
    let result: f32 = words.next()?.parse().ok()?;
    let said = match words.next() {
        None | Some("=") => Said::Exactly,
        Some("+") => Said::AtLeast,
        Some("-") => Said::AtMost,
        Some(_) => return None,
    };
    let us = position.side_to_move();
    let views = [us, us.other()].map(|side| {
        let mut view = [NONE; MOST];
        for (place, feature) in view.iter_mut().zip(features(&position, side)) {
            *place = feature.index() as u16;
        }
        view
    });
    let parts = parts(&position);
    let parts = [parts.material, parts.attack, parts.defence];
    Some(Sample { views, parts: parts.map(|part| part as f32), points, said, result: result / 2.0 })
}
