//! A mate that the learner missed in a game, as a problem of his own.

use crate::notation::sfen;
use crate::progress::{OwnPuzzle, Puzzles};
use crate::shogi::{Position, SetupRule};
use crate::tsume::Problem;

/// One of the learner's own problems.
#[derive(Clone, Debug)]
pub struct Mine {
    /// The id under which its record is kept.
    pub id: String,
    /// Its number among them, from 1.
    pub number: usize,
    /// The problem.
    pub problem: Problem,
    /// Its length in plies, as it was proved.
    pub moves: usize,
}

impl Mine {
    /// All of them, the oldest first; one that can't be read is left out.
    pub fn all(puzzles: &Puzzles) -> impl Iterator<Item = Mine> {
        puzzles.own.iter().filter_map(Mine::read)
    }

    /// The one of an id.
    #[must_use]
    pub fn find(puzzles: &Puzzles, id: &str) -> Option<Mine> {
        Mine::all(puzzles).find(|mine| mine.id == id)
    }

    fn read(own: &OwnPuzzle) -> Option<Mine> {
        let position = Position::from_setup(sfen::read(&own.sfen).ok()?, SetupRule::Tsume).ok()?;
        let problem = Problem::new(position).ok()?;
        Some(Mine {
            id: format!("own:{}", own.sfen),
            number: usize::try_from(own.number).ok()?,
            problem,
            moves: own.moves,
        })
    }
}
