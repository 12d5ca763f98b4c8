//! Why it is mate: a square is touched, and the rules say what stands against it.

use crate::shogi::{HandKind, Illegality, Move, PieceKind, Position, Square, SquareSet, attacks, between};

/// What a square tells about a mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyMate {
    /// The King himself: what gives check.
    King {
        /// The checking pieces.
        checkers: SquareSet,
    },
    /// The King could step there, or take there, if it were not covered.
    Covered {
        /// The attacker's pieces that cover it, on the board after the step.
        by: SquareSet,
    },
    /// A piece of the King's own side stands there, next to him.
    OwnPiece {
        /// The piece.
        kind: PieceKind,
    },
    /// The checking piece: nothing can take it.
    Checker {
        /// Every piece that could get there by its way of moving, the King included, and why it may not. Empty when there
        /// is none.
        refused: Vec<Refusal>,
    },
    /// A square between the King and a distant checking piece.
    Between {
        /// Every piece that could get there, the King included, on the board or in hand, and why it may not. Empty when
        /// there is none.
        refused: Vec<Refusal>,
        /// The kinds that may be dropped there and do not help, since such a drop is futile (docs/futile-drops.md).
        futile: Vec<HandKind>,
    },
}

/// A move that the defender may not play, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The move.
    pub mv: Move,
    /// Why it may not be played.
    pub reason: Illegality,
}

/// What a square tells about a mate: one with no legal reply, or with none but futile drops. `None` for other squares,
/// and while the side to move is not in check or has another reply than a drop between.
#[must_use]
pub fn why_mate(position: &Position, square: Square) -> Option<WhyMate> {
    let king = position.king(position.side_to_move())?;
    let checkers = position.checkers();
    let shield = checkers.only().map_or(SquareSet::EMPTY, |checker| between(king, checker));
    let drops_between = |mv: Move| mv.from().is_none() && shield.contains(mv.to());
    if checkers.is_empty() || !position.legal_moves().iter().all(drops_between) {
        return None;
    }
    if square == king {
        return Some(WhyMate::King { checkers });
    }
    if checkers.contains(square) {
        return Some(WhyMate::Checker { refused: refused_moves(position, square).collect() });
    }
    if shield.contains(square) {
        let (refused_drops, futile) = drops(position, square);
        return Some(WhyMate::Between {
            refused: refused_moves(position, square).chain(refused_drops).collect(),
            futile,
        });
    }
    let steps = attacks(PieceKind::King, position.side_to_move(), king, SquareSet::EMPTY);
    if !steps.contains(square) {
        return None;
    }
    match position.check_move(Move::Normal { from: king, to: square, promote: false }) {
        Err(Illegality::KingIntoCheck { attackers }) => Some(WhyMate::Covered { by: attackers }),
        _ => position.piece_at(square).map(|piece| WhyMate::OwnPiece { kind: piece.kind }),
    }
}

/// The moves on the board to a square that only the King's safety forbids.
fn refused_moves(position: &Position, to: Square) -> impl Iterator<Item = Refusal> {
    position.board().of(position.side_to_move()).into_iter().filter_map(move |from| {
        let plain = Move::Normal { from, to, promote: false };
        let (mv, reason) = match position.check_move(plain).err()? {
            Illegality::MustPromote => {
                let promoted = Move::Normal { from, to, promote: true };
                (promoted, position.check_move(promoted).err()?)
            }
            reason => (plain, reason),
        };
        let for_the_king = matches!(
            reason,
            Illegality::CheckNotAnswered { .. }
                | Illegality::Pinned { .. }
                | Illegality::KingIntoCheck { .. }
        );
        for_the_king.then_some(Refusal { mv, reason })
    })
}

/// The drops on a square: those that are refused, and the kinds of those that are not.
fn drops(position: &Position, to: Square) -> (Vec<Refusal>, Vec<HandKind>) {
    let mut refused = Vec::new();
    let mut legal = Vec::new();
    for (kind, _) in position.hand(position.side_to_move()).iter() {
        let mv = Move::Drop { kind, to };
        match position.check_move(mv) {
            Ok(()) => legal.push(kind),
            Err(reason) => refused.push(Refusal { mv, reason }),
        }
    }
    (refused, legal)
}
