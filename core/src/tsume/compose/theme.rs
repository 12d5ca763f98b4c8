//! What a mate problem teaches.

use super::super::problem::Problem;
use crate::shogi::{Color, Illegality, Move, PieceKind, Position};

/// The idea of a problem: the most telling one of its main line, in the order of the variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Two pieces give check at once (両王手 *ryō-ōte*).
    DoubleCheck,
    /// A piece does not promote, lest a dropped Pawn should mate (打ち歩詰め回避).
    NoPromotion,
    /// A piece steps aside and the one behind it gives check (開き王手 *aki-ōte*).
    DiscoveredCheck,
    /// A piece is given away (捨て駒 *sutegoma*).
    Sacrifice,
    /// The King is driven on, two moves or more.
    Drive,
    /// Mate by a Gold in front of the King (頭金 *atama-kin*).
    GoldHead,
    /// Mate by a Gold beside the King (腹金 *hara-kin*).
    GoldBelly,
    /// Mate by a Gold behind the King (尻金 *shiri-kin*).
    GoldTail,
    /// Mate by a Gold before the King's shoulder (肩金 *kata-kin*).
    GoldShoulder,
    /// Mate by a Silver.
    Silver,
    /// Mate by a Knight.
    Knight,
    /// Mate by a Lance.
    Lance,
    /// Mate by a Pawn that moves.
    Pawn,
    /// Mate by a Bishop or Horse.
    Bishop,
    /// Mate by a Rook or Dragon.
    Rook,
}

impl Theme {
    /// Every theme, the most telling first.
    pub const ALL: [Theme; 15] = [
        Theme::DoubleCheck,
        Theme::NoPromotion,
        Theme::DiscoveredCheck,
        Theme::Sacrifice,
        Theme::Drive,
        Theme::GoldHead,
        Theme::GoldBelly,
        Theme::GoldTail,
        Theme::GoldShoulder,
        Theme::Silver,
        Theme::Knight,
        Theme::Lance,
        Theme::Pawn,
        Theme::Bishop,
        Theme::Rook,
    ];

    /// The name in files and in ids of messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::DoubleCheck => "double-check",
            Theme::NoPromotion => "no-promotion",
            Theme::DiscoveredCheck => "discovered-check",
            Theme::Sacrifice => "sacrifice",
            Theme::Drive => "drive",
            Theme::GoldHead => "gold-head",
            Theme::GoldBelly => "gold-belly",
            Theme::GoldTail => "gold-tail",
            Theme::GoldShoulder => "gold-shoulder",
            Theme::Silver => "silver",
            Theme::Knight => "knight",
            Theme::Lance => "lance",
            Theme::Pawn => "pawn",
            Theme::Bishop => "bishop",
            Theme::Rook => "rook",
        }
    }

    /// The theme of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// The theme of a problem with that main line, both sides' moves.
    ///
    /// A Gold is any piece that moves as one. `None` when the line is empty or cannot be played.
    #[must_use]
    pub fn of(problem: &Problem, line: &[Move]) -> Option<Theme> {
        let scenes = scenes(problem, line)?;
        let any = |is: fn(&Scene) -> bool| scenes.iter().any(is);
        let last = scenes.last()?;
        let theme = if any(|scene| scene.after.checkers().is_several()) {
            Theme::DoubleCheck
        } else if (0..line.len()).any(|ply| declines_promotion(problem, line, ply)) {
            Theme::NoPromotion
        } else if any(|scene| !scene.after.checkers().contains(scene.mv.to())) {
            Theme::DiscoveredCheck
        } else if any(Scene::is_sacrifice) {
            Theme::Sacrifice
        } else if scenes.iter().filter(|scene| scene.drives()).count() >= 2 {
            Theme::Drive
        } else {
            of_mate(last)?
        };
        Some(theme)
    }
}

/// One move of the attacker with its answer.
pub(super) struct Scene {
    pub(super) before: Position,
    pub(super) mv: Move,
    pub(super) after: Position,
    pub(super) reply: Option<Move>,
}

impl Scene {
    /// Whether the piece that was played is taken at once.
    pub(super) fn is_sacrifice(&self) -> bool {
        self.reply.is_some_and(|reply| reply.to() == self.mv.to())
    }

    fn drives(&self) -> bool {
        let king = self.after.king(self.after.side_to_move());
        self.reply.is_some_and(|reply| reply.from().is_some() && reply.from() == king)
    }

    /// What was played, as it then stands on the board.
    pub(super) fn kind(&self) -> Option<PieceKind> {
        self.after.piece_at(self.mv.to()).map(|piece| piece.kind)
    }
}

/// The attacker's moves of a line; `None` when it cannot be played.
pub(super) fn scenes(problem: &Problem, line: &[Move]) -> Option<Vec<Scene>> {
    let mut before = problem.position().clone();
    let mut scenes = Vec::new();
    for pair in line.chunks(2) {
        let mv = *pair.first()?;
        let reply = pair.get(1).copied();
        let after = before.after(mv).ok()?;
        let next = match reply {
            Some(reply) => after.after(reply).ok()?,
            None => after.clone(),
        };
        scenes.push(Scene { before, mv, after, reply });
        before = next;
    }
    Some(scenes)
}

/// Whether the move at `ply` could have promoted, and then a Pawn could not be dropped later on the line, since it would
/// mate; or whether a piece that only gains by it does not promote although the line goes on.
fn declines_promotion(problem: &Problem, line: &[Move], ply: usize) -> bool {
    let Some(&Move::Normal { from, to, promote: false }) = line.get(ply) else { return false };
    if ply % 2 == 1 {
        return false;
    }
    let mut position = problem.position().clone();
    for (at, &mv) in line.iter().enumerate() {
        let mv = if at == ply { Move::Normal { from, to, promote: true } } else { mv };
        let gains_only = matches!(
            position.piece_at(from).map(|piece| piece.kind),
            Some(PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook)
        );
        match position.play(mv) {
            Ok(_) if at == ply && gains_only && at + 1 < line.len() => return true,
            Ok(_) => {}
            Err(reason) => return at > ply && matches!(reason, Illegality::DropPawnMate { .. }),
        }
    }
    false
}

fn of_mate(last: &Scene) -> Option<Theme> {
    let attacker = last.before.side_to_move();
    Some(match last.kind()? {
        PieceKind::Silver => Theme::Silver,
        PieceKind::Knight => Theme::Knight,
        PieceKind::Lance => Theme::Lance,
        PieceKind::Pawn => Theme::Pawn,
        PieceKind::Bishop | PieceKind::Horse => Theme::Bishop,
        PieceKind::Rook | PieceKind::Dragon => Theme::Rook,
        _ => of_gold(last, attacker)?,
    })
}

/// Where a Gold stands round the King that it mates.
fn of_gold(last: &Scene, attacker: Color) -> Option<Theme> {
    let king = last.after.king(attacker.other())?.seen_by(attacker);
    let gold = last.mv.to().seen_by(attacker);
    Some(if gold.rank() == king.rank() {
        Theme::GoldBelly
    } else if gold.file() != king.file() {
        Theme::GoldShoulder
    } else if gold.rank() > king.rank() {
        Theme::GoldHead
    } else {
        Theme::GoldTail
    })
}
