//! 入玉宣言 (*nyūgyoku sengen*): a King among the far ranks who declares the game at an end.

use std::fmt;

use super::{Color, DrawReason, Handicap, Outcome, PieceKind, Position, SquareSet, WinReason, game};

/// How many points a declaration needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DeclarationRule {
    /// 31 points or more win, 24 to 30 stop the game, which is to be replayed.
    #[default]
    Points24,
    /// Black wins with 28, White with 27; fewer are not enough for anything. In a handicap game *uwate* is credited
    /// with the pieces that are missing.
    Points27,
}

/// What a player has for a declaration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// His pieces in the three far ranks, the King left out.
    pub pieces: u32,
    /// His points, there and in hand: Rook and Bishop 5, promoted or not, every other piece 1, the King none.
    pub points: u32,
}

/// A declaration that was refused: the first condition that fails, and the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DeclarationRefusal {
    /// The first condition that fails.
    pub condition: DeclarationCondition,
    /// What the player has.
    pub tally: Tally,
}

/// A condition of a declaration that does not hold, in the order in which they are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeclarationCondition {
    /// The game has an outcome already.
    GameOver,
    /// The other side is to move.
    NotYourTurn,
    /// 500 plies have been played.
    PlyLimit,
    /// The King is not in the three far ranks.
    KingOutside,
    /// The King is in check.
    InCheck,
    /// Fewer than ten other pieces stand in the three far ranks.
    TooFewPieces,
    /// Too few points.
    TooFewPoints {
        /// How many the rule asks of this player.
        needed: u32,
    },
}

impl DeclarationCondition {
    /// The condition's name in kebab-case, as in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            DeclarationCondition::GameOver => "game-over",
            DeclarationCondition::NotYourTurn => "not-your-turn",
            DeclarationCondition::PlyLimit => "ply-limit",
            DeclarationCondition::KingOutside => "king-outside",
            DeclarationCondition::InCheck => "in-check",
            DeclarationCondition::TooFewPieces => "too-few-pieces",
            DeclarationCondition::TooFewPoints { .. } => "too-few-points",
        }
    }
}

impl fmt::Display for DeclarationRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} pieces, {} points", self.condition.name(), self.tally.pieces, self.tally.points)
    }
}

impl std::error::Error for DeclarationRefusal {}

/// How many other pieces must stand in the three far ranks.
const PIECES_NEEDED: u32 = 10;

/// What a declaration by `color` gives after that many plies of a game that has no outcome yet.
///
/// # Errors
///
/// The first condition that fails, with the count.
///
/// # Examples
///
/// ```
/// use nari_core::shogi::{declaration, Color, DeclarationCondition, DeclarationRule, Handicap, Position};
///
/// let start = Position::start_position();
/// let refusal = declaration(&start, Color::Black, 0, DeclarationRule::Points24, Handicap::Even).unwrap_err();
/// assert_eq!(refusal.condition, DeclarationCondition::KingOutside);
/// ```
pub fn declaration(
    position: &Position,
    color: Color,
    plies: usize,
    rule: DeclarationRule,
    handicap: Handicap,
) -> Result<Outcome, DeclarationRefusal> {
    let tally = tally(position, color, rule, handicap);
    let refuse = |condition| Err(DeclarationRefusal { condition, tally });
    if position.side_to_move() != color {
        return refuse(DeclarationCondition::NotYourTurn);
    }
    if plies >= game::PLY_LIMIT {
        return refuse(DeclarationCondition::PlyLimit);
    }
    if !position.king(color).is_some_and(|king| SquareSet::promotion_zone(color).contains(king)) {
        return refuse(DeclarationCondition::KingOutside);
    }
    if position.is_check() {
        return refuse(DeclarationCondition::InCheck);
    }
    if tally.pieces < PIECES_NEEDED {
        return refuse(DeclarationCondition::TooFewPieces);
    }
    let win = Outcome::Win { winner: color, reason: WinReason::Declaration };
    match (rule, color, tally.points) {
        (DeclarationRule::Points24, _, 31..)
        | (DeclarationRule::Points27, Color::Black, 28..)
        | (DeclarationRule::Points27, Color::White, 27..) => Ok(win),
        (DeclarationRule::Points24, _, 24..) => Ok(Outcome::Draw(DrawReason::Impasse)),
        (DeclarationRule::Points24, ..) => refuse(DeclarationCondition::TooFewPoints { needed: 24 }),
        (DeclarationRule::Points27, Color::Black, _) => {
            refuse(DeclarationCondition::TooFewPoints { needed: 28 })
        }
        (DeclarationRule::Points27, Color::White, _) => {
            refuse(DeclarationCondition::TooFewPoints { needed: 27 })
        }
    }
}

/// Counts what `color` has for a declaration.
#[must_use]
pub fn tally(position: &Position, color: Color, rule: DeclarationRule, handicap: Handicap) -> Tally {
    let zone = SquareSet::promotion_zone(color);
    let inside =
        position.board().pieces().filter(|(square, piece)| piece.color == color && zone.contains(*square));
    let mut tally = Tally::default();
    for (_, piece) in inside.filter(|(_, piece)| piece.kind != PieceKind::King) {
        tally.pieces += 1;
        tally.points += points(piece.kind);
    }
    for (kind, count) in position.hand(color).iter() {
        tally.points += points(kind.kind()) * u32::from(count);
    }
    if rule == DeclarationRule::Points27 && color == Color::White {
        tally.points += handicap.missing_points();
    }
    tally
}

const fn points(kind: PieceKind) -> u32 {
    match kind.unpromoted() {
        PieceKind::Rook | PieceKind::Bishop => 5,
        _ => 1,
    }
}
