//! How a game ends.

use super::Color;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// A player wins.
    Win {
        /// Who wins.
        winner: Color,
        /// By what.
        reason: WinReason,
    },
    /// Nobody wins: the game is to be replayed.
    Draw(DrawReason),
}

/// What a game is won by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// 詰み (*tsumi*): the loser is in check and has no legal move.
    Mate,
    /// The loser is not in check and has no legal move.
    NoLegalMove,
    /// 投了 (*tōryō*): the loser resigned.
    Resignation,
    /// 連続王手の千日手: the loser repeated the position by giving check with every move.
    PerpetualCheck,
    /// 入玉宣言 (*nyūgyoku sengen*): the winner declared an entering King.
    Declaration,
}

/// What a game is to be replayed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// 千日手 (*sennichite*): the same position came up for the fourth time.
    Repetition,
    /// 持将棋 (*jishōgi*): a declaration found enough points to stop, too few to win.
    Impasse,
    /// 500 plies have been played.
    PlyLimit,
}

impl Outcome {
    /// The player who wins; `None` when the game is to be replayed.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw(_) => None,
        }
    }
}
