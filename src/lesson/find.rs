//! Questions to the board whose answer is a set of squares.

use crate::shogi::{self, Color, HandKind, Move, PieceKind, Position, Square, SquareSet};

use super::expected::Expected;
use super::phrase::{Phrase, Side, Slip};

/// A question to the board whose answer is a set of squares, found by the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Find {
    /// `moves 5e`: where the piece on that square may go.
    Moves(Square),
    /// `reach 5e`: where it would go if pins and checks did not count.
    Reach(Square),
    /// `drops pawn`: where the learner may drop that kind.
    Drops(HandKind),
    /// `mine`, `theirs gold`: the pieces of a player, of every kind or of one.
    Pieces(Side, Option<PieceKind>),
    /// `attackers 5e by theirs`: the pieces of a player that attack that square.
    Attackers(Square, Side),
    /// `attacked by theirs`: the squares that a player attacks, his own pieces' squares that he guards among them.
    Attacked(Side),
    /// `pinned mine`: a player's pieces that are pinned to their own King.
    Pinned(Side),
    /// `checkers`: the pieces that give check to the player to move.
    Checkers,
    /// `zone mine`: the promotion zone of a player.
    Zone(Side),
    /// `flights theirs`: where a player's King could step, were it his turn.
    Flights(Side),
    /// `promotions 5e`: where the piece on that square may promote.
    Promotions(Square),
    /// `squares 5e 4d`: these.
    Squares(SquareSet),
}

impl Find {
    pub(super) fn read(phrase: &mut Phrase<'_>) -> Result<Find, Slip> {
        let start = phrase.clone();
        match phrase.next_word().unwrap_or_default() {
            "moves" => Ok(Find::Moves(phrase.square()?)),
            "reach" => Ok(Find::Reach(phrase.square()?)),
            "drops" => Ok(Find::Drops(phrase.hand_kind()?)),
            "mine" => Ok(Find::Pieces(Side::Mine, optional_kind(phrase))),
            "theirs" => Ok(Find::Pieces(Side::Theirs, optional_kind(phrase))),
            "attackers" => {
                let square = phrase.square()?;
                phrase.by()?;
                Ok(Find::Attackers(square, phrase.side()?))
            }
            "attacked" => {
                phrase.by()?;
                Ok(Find::Attacked(phrase.side()?))
            }
            "pinned" => Ok(Find::Pinned(phrase.side()?)),
            "checkers" => Ok(Find::Checkers),
            "zone" => Ok(Find::Zone(phrase.side()?)),
            "flights" => Ok(Find::Flights(phrase.side()?)),
            "promotions" => Ok(Find::Promotions(phrase.square()?)),
            "squares" => Ok(Find::Squares(phrase.squares()?.into_iter().collect())),
            _ => Err(start.slip(Expected::Find)),
        }
    }

    /// The answer on that board. `None` when the question makes no sense there: nothing stands on the square,
    /// or a player would have to move out of turn while the other is in check.
    #[must_use]
    pub fn squares(&self, position: &Position, learner: Color) -> Option<SquareSet> {
        match *self {
            Find::Moves(from) => {
                let moves = turn_of(position, owner(position, from)?)?.legal_moves_from(from);
                Some(moves.iter().map(Move::to).collect())
            }
            Find::Promotions(from) => {
                let moves = turn_of(position, owner(position, from)?)?.legal_moves_from(from);
                Some(moves.iter().filter(|mv| mv.promotes()).map(Move::to).collect())
            }
            Find::Reach(from) => {
                owner(position, from)?;
                Some(position.reach(from))
            }
            Find::Drops(kind) => Some(turn_of(position, learner)?.legal_drops(kind)),
            Find::Pieces(side, kind) => {
                let squares = position.board().of(side.color(learner));
                Some(kind.map_or(squares, |kind| squares & position.board().of_kind(kind)))
            }
            Find::Attackers(square, side) => Some(position.attackers(square, side.color(learner))),
            Find::Attacked(side) => {
                let attacked = attacked(position, side.color(learner), position.board().occupied());
                Some(position.walls().keep(attacked))
            }
            Find::Pinned(side) => Some(position.pinned(side.color(learner))),
            Find::Checkers => Some(position.checkers()),
            Find::Zone(side) => {
                let color = side.color(learner);
                Some(position.walls().keep(SquareSet::promotion_zone(color)))
            }
            Find::Flights(side) => flights(position, side.color(learner)),
            Find::Squares(squares) => Some(squares),
        }
    }

    /// The move that a touch of `square` tries, for the finds that ask about moves.
    #[must_use]
    pub fn tried(&self, square: Square) -> Option<Move> {
        match *self {
            Find::Moves(from) | Find::Reach(from) => Some(Move::Normal { from, to: square, promote: false }),
            Find::Promotions(from) => Some(Move::Normal { from, to: square, promote: true }),
            Find::Drops(kind) => Some(Move::Drop { kind, to: square }),
            _ => None,
        }
    }

    /// The squares that the question itself names.
    pub(super) fn subject(&self) -> SquareSet {
        match *self {
            Find::Moves(square)
            | Find::Reach(square)
            | Find::Promotions(square)
            | Find::Attackers(square, _) => square.into(),
            _ => SquareSet::EMPTY,
        }
    }
}

fn optional_kind(phrase: &mut Phrase<'_>) -> Option<PieceKind> {
    let mut ahead = phrase.clone();
    let kind = ahead.kind().ok()?;
    *phrase = ahead;
    Some(kind)
}

fn owner(position: &Position, square: Square) -> Option<Color> {
    position.piece_at(square).map(|piece| piece.color)
}

/// The position with that player to move: as it is, or after the other one has passed.
pub(super) fn turn_of(position: &Position, color: Color) -> Option<Position> {
    if position.side_to_move() == color { Some(position.clone()) } else { position.passed() }
}

fn attacked(position: &Position, by: Color, occupied: SquareSet) -> SquareSet {
    let pieces = position.board().pieces().filter(|(_, piece)| piece.color == by);
    pieces.fold(SquareSet::EMPTY, |set, (from, piece)| {
        set | shogi::attacks(piece.kind, piece.color, from, occupied)
    })
}

/// Where the King could step: rays run on through the square that he leaves, and a piece that he takes
/// attacks nothing any more.
fn flights(position: &Position, color: Color) -> Option<SquareSet> {
    let king = position.king(color)?;
    let occupied = position.board().occupied();
    let steps = shogi::attacks(PieceKind::King, color, king, occupied);
    let steps = position.walls().keep(steps) - position.board().of(color);
    let without_king = occupied - king.into();
    let safe = |&to: &Square| {
        let pieces = position.board().pieces();
        let mut others = pieces.filter(|&(from, piece)| piece.color != color && from != to);
        let after = without_king | to.into();
        !others.any(|(from, piece)| shogi::attacks(piece.kind, piece.color, from, after).contains(to))
    };
    Some(steps.iter().filter(safe).collect())
}
