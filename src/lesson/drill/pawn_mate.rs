//! May that Pawn be dropped on the King's head, or would it give mate?

use super::draft::Draft;
use super::rung::Rung;
use super::scene::{CROWD, Scene, around, ranks};
use crate::lesson::fact::Fact;
use crate::lesson::goal::Goal;
use crate::lesson::name::Name;
use crate::lesson::step::{Ask, Choice, Mistake, Task};
use crate::shogi::{
    Color, HandKind, Illegality, Move, Piece, PieceKind, Position, SetupRule, Square, SquareSet,
};
use crate::tsume::compose::Chance;

/// How many pieces stand on the board.
const PIECES: [usize; 5] = [5, 7, 9, 12, 15];
/// The most answers to a drop that is no mate: with few it is nearly one.
const ANSWERS: [usize; 5] = [9, 6, 3, 2, 2];

/// Whether the drop gives mate.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Drop {
    Mates,
    Checks,
}

/// How often chance draws a board on which it is as wanted.
const DRAWN: usize = 4_000;

/// As often the one as the other, though by chance most are no mate.
pub(super) fn draw(rung: Rung, chance: &mut Chance) -> Option<Draft> {
    let wanted = if chance.percent(50) { Drop::Mates } else { Drop::Checks };
    (0..DRAWN).find_map(|_| draw_one(rung, chance, wanted))
}

fn draw_one(rung: Rung, chance: &mut Chance, wanted: Drop) -> Option<Draft> {
    let (position, at) = scene(rung, chance)?;
    let drop = Move::Drop { kind: HandKind::Pawn, to: at };
    let found = match position.check_move(drop) {
        Ok(()) => Drop::Checks,
        Err(Illegality::DropPawnMate { .. }) => Drop::Mates,
        Err(_) => return None,
    };
    let guarded = !position.attackers(at, Color::Black).is_empty();
    let is_close = position.after(drop).is_ok_and(|after| after.legal_moves().len() <= rung.of(ANSWERS));
    let fits = found == wanted && guarded && (found == Drop::Mates || is_close);
    fits.then(|| Draft {
        id: if found == Drop::Mates { "pawn-mate" } else { "pawn-check" },
        position,
        task: Task::Quiz { ask: Ask::True(Fact::Legal(drop)), choices: vec![Choice::Yes, Choice::No] },
        names: vec![("at", Name::Square(at))],
        // Why it would be mate, the rule itself tells.
        mistakes: (found == Drop::Checks)
            .then(|| Mistake { when: Goal::Pick(1), say: "no-mate".to_owned() })
            .into_iter()
            .collect(),
        lit: at.into(),
    })
}

/// A King with pieces of both sides round it, and the square in front of him, which is free.
pub(super) fn scene(rung: Rung, chance: &mut Chance) -> Option<(Position, Square)> {
    let mut scene = Scene::empty();
    let theirs = scene.put_within(chance, Piece::new(Color::White, PieceKind::King), ranks(1, 3))?;
    let at = theirs.offset(0, 1)?;
    scene.put_within(chance, Piece::new(Color::Black, PieceKind::King), ranks(7, 9))?;
    scene.hold(Color::Black, HandKind::Pawn)?;
    let near = around(theirs, 2) - at.into();
    let pieces = rung.of(PIECES) - 2;
    let guard = chance.weighted(&CROWD)?;
    scene.put_aiming(chance, Piece::new(Color::Black, guard), at)?;
    for number in 1..pieces {
        // The first ones stand near; later ones may stand anywhere.
        let color = if number % 2 == 0 { Color::Black } else { Color::White };
        let kind = chance.weighted(&CROWD)?;
        let within = if number < 6 { near } else { SquareSet::FULL - at.into() };
        scene.put_within(chance, Piece::new(color, kind), within);
    }
    Some((scene.position(SetupRule::Game)?, at))
}
