//! Why a move may not be played: one reason each, with the squares that show it.

use std::fmt;

use super::{HandKind, Move, Piece, PieceKind, Pin, Position, Square, SquareSet, attacks, between, movegen};

/// The reason why a move is refused. The first that holds, in the order of the variants, is the one told.
///
/// # Examples
///
/// ```
/// use nari_core::shogi::{Move, Position, Square};
///
/// let jump = Move::Normal { from: Square::SQ_2H, to: Square::SQ_2C, promote: false };
/// let reason = Position::start_position().check_move(jump).unwrap_err();
/// assert_eq!(reason.name(), "path-blocked");
/// assert_eq!(reason.squares(), [("blocker", Square::SQ_2G.into())]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegality {
    /// The game has an outcome. Only a [`Game`](super::Game) says so.
    GameOver,
    /// The other side is to move. Only said where the asker's side is known.
    NotYourTurn,
    /// No piece stands on the square that the move starts from.
    EmptyOrigin,
    /// The piece is the opponent's.
    NotYourPiece,
    /// The side to move holds no such piece.
    NotInHand,
    /// A piece moves to a square where another of its own side stands.
    OwnPieceThere,
    /// A drop on a square that is not empty.
    SquareTaken,
    /// The piece never moves like that, on an empty board either.
    NotHowItMoves,
    /// Something stands in the way.
    PathBlocked {
        /// The first piece on the way.
        blocker: Square,
    },
    /// The move leaves the part of the board that is played in, or drops a piece outside it. Only said inside walls.
    OutsideTheWalls {
        /// The squares inside along the walls that the move would cross.
        wall: SquareSet,
    },
    /// The move may not promote.
    MayNotPromote(NoPromotion),
    /// 行き所のない駒: the piece could never move again, so it must promote.
    MustPromote,
    /// 行き所のない駒 (*ikidokoro no nai koma*): a piece dropped where it could never move.
    DeadEnd,
    /// 二歩 (*nifu*): an unpromoted Pawn of that player already stands on the file.
    TwoPawns {
        /// The Pawn already there.
        pawn: Square,
    },
    /// A move of another piece than the King, or a drop, that leaves the King in the check it stands in.
    CheckNotAnswered {
        /// The pieces that give check; two of them can be answered by the King only.
        checkers: SquareSet,
    },
    /// The piece leaves the line on which it shields its King.
    Pinned {
        /// The enemy piece at the other end of the line.
        pinner: Square,
        /// The squares between pinner and King, both left out.
        ray: SquareSet,
    },
    /// The King moves where he can be taken.
    KingIntoCheck {
        /// The pieces that attack him there, on the board after the move.
        attackers: SquareSet,
    },
    /// 打ち歩詰め (*uchifuzume*): a dropped Pawn may not give mate.
    DropPawnMate {
        /// The dropped Pawn.
        checker: Square,
        /// Where the mated King could step, and what covers each square.
        flights: Flights,
    },
}

/// Why a move may not promote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoPromotion {
    /// A King, a Gold or a promoted piece has no other side.
    Kind,
    /// The move neither starts nor ends in the three far ranks.
    OutsideZone,
}

/// The squares a mated King could step to, own pieces left out, each with the enemy pieces that cover it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flights(Vec<(Square, SquareSet)>);

impl Flights {
    /// Each flight square with its covers, in the order of the squares' index.
    #[must_use]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Square, SquareSet)> {
        self.0.iter().copied()
    }
}

impl FromIterator<(Square, SquareSet)> for Flights {
    fn from_iter<I: IntoIterator<Item = (Square, SquareSet)>>(flights: I) -> Flights {
        Flights(flights.into_iter().collect())
    }
}

impl Illegality {
    /// The variant's name in kebab-case, as in messages and JSON.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Illegality::GameOver => "game-over",
            Illegality::NotYourTurn => "not-your-turn",
            Illegality::EmptyOrigin => "empty-origin",
            Illegality::NotYourPiece => "not-your-piece",
            Illegality::NotInHand => "not-in-hand",
            Illegality::OwnPieceThere => "own-piece-there",
            Illegality::SquareTaken => "square-taken",
            Illegality::NotHowItMoves => "not-how-it-moves",
            Illegality::PathBlocked { .. } => "path-blocked",
            Illegality::OutsideTheWalls { .. } => "outside-the-walls",
            Illegality::MayNotPromote(_) => "may-not-promote",
            Illegality::MustPromote => "must-promote",
            Illegality::DeadEnd => "dead-end",
            Illegality::TwoPawns { .. } => "two-pawns",
            Illegality::CheckNotAnswered { .. } => "check-not-answered",
            Illegality::Pinned { .. } => "pinned",
            Illegality::KingIntoCheck { .. } => "king-into-check",
            Illegality::DropPawnMate { .. } => "drop-pawn-mate",
        }
    }

    /// The squares that show the reason, under their names: `pinner`, `ray`, `checkers`, `attackers`, `blocker`,
    /// `wall`, `pawn`.
    #[must_use]
    pub fn squares(&self) -> Vec<(&'static str, SquareSet)> {
        match *self {
            Illegality::PathBlocked { blocker } => vec![("blocker", blocker.into())],
            Illegality::OutsideTheWalls { wall } => vec![("wall", wall)],
            Illegality::TwoPawns { pawn } => vec![("pawn", pawn.into())],
            Illegality::CheckNotAnswered { checkers } => vec![("checkers", checkers)],
            Illegality::Pinned { pinner, ray } => vec![("pinner", pinner.into()), ("ray", ray)],
            Illegality::KingIntoCheck { attackers } => vec![("attackers", attackers)],
            Illegality::DropPawnMate { checker, .. } => vec![("checkers", checker.into())],
            _ => Vec::new(),
        }
    }

    /// The flight squares of a mate by a dropped Pawn; `None` for every other reason.
    #[must_use]
    pub const fn flights(&self) -> Option<&Flights> {
        match self {
            Illegality::DropPawnMate { flights, .. } => Some(flights),
            _ => None,
        }
    }
}

impl fmt::Display for Illegality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        for (name, squares) in self.squares() {
            write!(f, " {name} {squares:?}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Illegality {}

/// Finds the first reason against a move.
pub(super) fn check(position: &Position, mv: Move) -> Result<(), Illegality> {
    match mv {
        Move::Normal { from, to, promote } => {
            let piece = mover(position, from)?;
            check_path(position, piece, from, to)?;
            check_walls(position, to)?;
            check_promotion(piece, from, to, promote)?;
            if piece.kind == PieceKind::King {
                check_king_move(position, from, to)
            } else {
                check_answer(position, to)?;
                check_pin(position, from, to)
            }
        }
        Move::Drop { kind, to } => check_drop(position, kind, to),
    }
}

fn mover(position: &Position, from: Square) -> Result<Piece, Illegality> {
    let piece = position.piece_at(from).ok_or(Illegality::EmptyOrigin)?;
    if piece.color == position.side_to_move() { Ok(piece) } else { Err(Illegality::NotYourPiece) }
}

fn check_path(position: &Position, piece: Piece, from: Square, to: Square) -> Result<(), Illegality> {
    if position.board().of(piece.color).contains(to) {
        return Err(Illegality::OwnPieceThere);
    }
    if !attacks::attacks(piece.kind, piece.color, from, SquareSet::EMPTY).contains(to) {
        return Err(Illegality::NotHowItMoves);
    }
    let blockers = between(from, to) & position.board().occupied();
    match blockers.iter().min_by_key(|&blocker| between(from, blocker).len()) {
        Some(blocker) => Err(Illegality::PathBlocked { blocker }),
        None => Ok(()),
    }
}

fn check_walls(position: &Position, to: Square) -> Result<(), Illegality> {
    let walls = position.walls();
    if walls.contains(to) { Ok(()) } else { Err(Illegality::OutsideTheWalls { wall: walls.towards(to) }) }
}

fn check_promotion(piece: Piece, from: Square, to: Square, promote: bool) -> Result<(), Illegality> {
    let zone = SquareSet::promotion_zone(piece.color);
    if promote {
        if piece.kind.promoted().is_none() {
            return Err(Illegality::MayNotPromote(NoPromotion::Kind));
        }
        if !zone.contains(from) && !zone.contains(to) {
            return Err(Illegality::MayNotPromote(NoPromotion::OutsideZone));
        }
    } else if is_dead_end(piece, to) {
        return Err(Illegality::MustPromote);
    }
    Ok(())
}

fn is_dead_end(piece: Piece, square: Square) -> bool {
    piece.kind.is_dead_at_depth(square.rank().depth_for(piece.color))
}

fn check_drop(position: &Position, kind: HandKind, to: Square) -> Result<(), Illegality> {
    let side = position.side_to_move();
    let piece = Piece::new(side, kind.kind());
    if position.hand(side).count(kind) == 0 {
        return Err(Illegality::NotInHand);
    }
    if position.piece_at(to).is_some() {
        return Err(Illegality::SquareTaken);
    }
    check_walls(position, to)?;
    if is_dead_end(piece, to) {
        return Err(Illegality::DeadEnd);
    }
    if kind == HandKind::Pawn {
        let pawns = position.board().of_piece(piece);
        if let Some(pawn) = (pawns & SquareSet::of_file(to.file())).first() {
            return Err(Illegality::TwoPawns { pawn });
        }
    }
    check_answer(position, to)?;
    if kind == HandKind::Pawn && movegen::pawn_drop_mates(position, to) {
        return Err(Illegality::DropPawnMate { checker: to, flights: flights(position, to) });
    }
    Ok(())
}

/// A check is answered by taking the one checker or by standing between.
fn check_answer(position: &Position, to: Square) -> Result<(), Illegality> {
    let checkers = position.checkers();
    if checkers.is_empty() {
        return Ok(());
    }
    let answers = match (checkers.only(), position.king(position.side_to_move())) {
        (Some(checker), Some(king)) => between(king, checker) | checker.into(),
        _ => SquareSet::EMPTY,
    };
    if answers.contains(to) { Ok(()) } else { Err(Illegality::CheckNotAnswered { checkers }) }
}

fn check_pin(position: &Position, from: Square, to: Square) -> Result<(), Illegality> {
    match position.pin(from) {
        Some(Pin { pinner, ray }) if to != pinner && !ray.contains(to) => {
            Err(Illegality::Pinned { pinner, ray })
        }
        _ => Ok(()),
    }
}

fn check_king_move(position: &Position, from: Square, to: Square) -> Result<(), Illegality> {
    let board = position.board();
    let occupied = (board.occupied() - from.into()) | to.into();
    let attackers = board.attackers(to, position.side_to_move().other(), occupied) - to.into();
    if attackers.is_empty() { Ok(()) } else { Err(Illegality::KingIntoCheck { attackers }) }
}

/// Where the King mated by a Pawn dropped on `pawn` could step, and what covers each square.
fn flights(position: &Position, pawn: Square) -> Flights {
    let side = position.side_to_move();
    let mut board = *position.board();
    board.set(pawn, Some(Piece::new(side, PieceKind::Pawn)));
    let Some(king) = position.king(side.other()) else { return Flights::default() };
    let steps = position.walls().keep(attacks::king(king)) - board.of(side.other());
    let occupied = board.occupied() - king.into();
    steps.iter().map(|to| (to, board.attackers(to, side, occupied | to.into()) - to.into())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_the_variants_in_kebab_case() {
        assert_eq!(Illegality::TwoPawns { pawn: Square::SQ_5E }.name(), "two-pawns");
        let checkers = SquareSet::from(Square::SQ_5E);
        assert_eq!(Illegality::CheckNotAnswered { checkers }.squares(), [("checkers", checkers)]);
    }
}
