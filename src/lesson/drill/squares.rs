//! Coordinates: touch the square that is named.

use super::draft::{Draft, touching};
use super::rung::Rung;
use super::scene::{Scene, ranks};
use crate::lesson::find::Find;
use crate::lesson::name::Name;
use crate::lesson::step::Task;
use crate::shogi::{Position, SetupRule, Square, SquareSet};
use crate::tsume::compose::Chance;

/// First near home with all pieces as landmarks, then everywhere, without pieces, and from the other side.
pub(super) fn draw(rung: Rung, chance: &mut Chance) -> Option<Draft> {
    let within = rung.of([ranks(7, 9), ranks(4, 9), SquareSet::FULL, SquareSet::FULL, SquareSet::FULL]);
    let position = match rung {
        Rung::First | Rung::Second | Rung::Third => Position::start_position(),
        Rung::Fourth => Scene::empty().position(SetupRule::Drill)?,
        Rung::Fifth => Scene::empty().turned().position(SetupRule::Drill)?,
    };
    let all: Vec<Square> = within.iter().collect();
    let at = chance.pick(&all)?;
    let file = SquareSet::of_file(at.file()) - at.into();
    let rank = SquareSet::of_rank(at.rank()) - at.into();
    let elsewhere = SquareSet::FULL - file - rank - at.into();
    let mistakes =
        [touching(file, "other-rank"), touching(rank, "other-file"), touching(elsewhere, "elsewhere")];
    Some(Draft {
        id: "squares",
        position,
        task: Task::Paint { find: Find::Squares(at.into()) },
        names: vec![("at", Name::Square(at))],
        mistakes: mistakes.into_iter().flatten().collect(),
        lit: SquareSet::EMPTY,
    })
}
