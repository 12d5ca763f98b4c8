//! Takes moves back: from a problem to one that is two plies longer and may lead to it.

use super::chance::Chance;
use super::place::complete;
use crate::shogi::{Color, HandKind, Move, Piece, PieceKind, Position, Setup, Square, SquareSet, attacks};

/// What the defender may have taken with the move that is taken back.
const TAKEN: [(PieceKind, usize); 13] = [
    (PieceKind::Pawn, 10),
    (PieceKind::Lance, 6),
    (PieceKind::Knight, 12),
    (PieceKind::Silver, 18),
    (PieceKind::Gold, 18),
    (PieceKind::Bishop, 12),
    (PieceKind::Rook, 14),
    (PieceKind::Horse, 12),
    (PieceKind::Dragon, 12),
    (PieceKind::Tokin, 4),
    (PieceKind::PromotedSilver, 4),
    (PieceKind::PromotedKnight, 3),
    (PieceKind::PromotedLance, 2),
];

/// A position from which a check and a reply lead to `later`, with the position after the check.
///
/// Black attacks. `None` when chance took back what cannot have been played.
pub(super) fn earlier(chance: &mut Chance, later: &Position) -> Option<(Position, Position)> {
    let mut setup = later.to_setup();
    let (reply, arrived) = take_back_reply(chance, &mut setup, later.king(Color::White)?)?;
    let own = setup.board.of(Color::Black);
    let moved = match arrived {
        Some(square) => square,
        None => chance.pick(&own.iter().collect::<Vec<_>>())?,
    };
    let check = take_back_check(chance, &mut setup, moved)?;
    let earlier = complete(setup)?;
    let checked = earlier.after(check).ok().filter(Position::is_check)?;
    let again = checked.after(reply).ok()?;
    again.is_same_as(later).then_some((earlier, checked))
}

/// Takes the defender's move back. Gives the move, and where the attacker's piece stands that it took.
fn take_back_reply(chance: &mut Chance, setup: &mut Setup, king: Square) -> Option<(Move, Option<Square>)> {
    let to = if chance.percent(75) {
        king
    } else {
        let others = setup.board.of(Color::White) - king.into();
        chance.pick(&others.iter().collect::<Vec<_>>())?
    };
    let piece = setup.board.piece_at(to)?;
    setup.board.set(to, None);
    if to != king && chance.percent(20) {
        // It was dropped between.
        let held = piece.kind.in_hand().filter(|_| !piece.kind.is_promoted())?;
        setup.hands.white.add(held);
        return Some((Move::Drop { kind: held, to }, None));
    }
    let from = origin(chance, setup, piece, to)?;
    setup.board.set(from, Some(piece));
    let reply = Move::Normal { from, to, promote: false };
    if !chance.percent(65) {
        return Some((reply, None));
    }
    let taken = chance.weighted(&TAKEN)?;
    if !setup.hands.white.take(taken.in_hand()?) {
        return None;
    }
    setup.board.set(to, Some(Piece::new(Color::Black, taken)));
    Some((reply, Some(to)))
}

/// Takes the attacker's move back by which a piece came to a square.
fn take_back_check(chance: &mut Chance, setup: &mut Setup, to: Square) -> Option<Move> {
    let piece = setup.board.piece_at(to)?;
    setup.board.set(to, None);
    if !piece.kind.is_promoted() && chance.percent(50) {
        let kind = piece.kind.in_hand()?;
        setup.hands.black.add(kind);
        return Some(Move::Drop { kind, to });
    }
    let promote = piece.kind.is_promoted() && chance.percent(60);
    let before = if promote { Piece::new(piece.color, piece.kind.unpromoted()) } else { piece };
    let from = origin(chance, setup, before, to)?;
    setup.board.set(from, Some(before));
    if chance.percent(20) {
        let held: Vec<HandKind> = setup.hands.black.iter().map(|(kind, _)| kind).collect();
        let taken = chance.pick(&held)?;
        setup.hands.black.take(taken);
        setup.board.set(to, Some(Piece::new(Color::White, taken.kind())));
    }
    Some(Move::Normal { from, to, promote })
}

/// An empty square from which the piece reaches `to`.
fn origin(chance: &mut Chance, setup: &Setup, piece: Piece, to: Square) -> Option<Square> {
    let occupied = setup.board.occupied();
    let reaches = |from: &Square| attacks(piece.kind, piece.color, *from, occupied).contains(to);
    let origins: Vec<Square> = (SquareSet::FULL - occupied - to.into()).iter().filter(reaches).collect();
    chance.pick(&origins)
}
