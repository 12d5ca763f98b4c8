//! How a record says that its game ended.

use crate::shogi::{Color, DrawReason, Outcome, WinReason};

/// The last word of a line of moves. The side to move is the one that would have played next.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// 投了: the side to move resigned.
    Resignation,
    /// 詰み: the side to move is mated.
    Mate,
    /// 不詰: a problem's line that doesn't mate.
    NoMate,
    /// 千日手: the position came up four times.
    Repetition,
    /// 持将棋: neither King can be caught, and the points are even.
    Impasse,
    /// 引き分け: nobody wins, for another reason.
    Draw,
    /// 最大手数: as many moves were played as the event allows.
    MoveLimit,
    /// 中断: the game was broken off.
    Interrupted,
    /// 切れ負け: the side to move ran out of time.
    TimeUp,
    /// 入玉勝ち: the side to move declared an entering King and won.
    Declaration,
    /// 反則負け: the side to move broke a rule.
    FoulLoss,
    /// 反則勝ち: the other side's last move broke a rule.
    FoulWin,
    /// 不戦敗: the side to move did not come.
    DefaultLoss,
    /// 不戦勝: the other side did not come.
    DefaultWin,
    /// A word that isn't known here, kept as it was written.
    Other(EndWord),
}

/// An unknown end word: one line without spaces around it, not empty.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EndWord(Box<str>);

impl EndWord {
    /// `None` for what begins as a move does, and for the signs that end a word in some format.
    fn new(word: String) -> Option<EndWord> {
        let is_free = !word.starts_with(|sign: char| sign.is_numeric() || "同▲△▼▽☗☖".contains(sign))
            && !word.contains(['(', '+', ',']);
        (is_free && !word.is_empty()).then(|| EndWord(word.into()))
    }

    /// The word.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Who won, as far as a record says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordResult {
    /// That player won.
    Win(Color),
    /// Nobody won.
    Draw,
    /// The record ends without saying.
    Unknown,
}

/// Each known end with its word in KIF and in CSA; words that CSA lacks are written in Japanese there too.
const WORDS: [(End, &str, &str); 14] = [
    (End::Resignation, "投了", "TORYO"),
    (End::Mate, "詰み", "TSUMI"),
    (End::NoMate, "不詰", "FUZUMI"),
    (End::Repetition, "千日手", "SENNICHITE"),
    (End::Impasse, "持将棋", "JISHOGI"),
    (End::Draw, "引き分け", "HIKIWAKE"),
    (End::MoveLimit, "最大手数", "MAX_MOVES"),
    (End::Interrupted, "中断", "CHUDAN"),
    (End::TimeUp, "切れ負け", "TIME_UP"),
    (End::Declaration, "入玉勝ち", "KACHI"),
    (End::FoulLoss, "反則負け", "ILLEGAL_MOVE"),
    (End::FoulWin, "反則勝ち", "ILLEGAL_ACTION"),
    (End::DefaultLoss, "不戦\u{6557}", "不戦\u{6557}"),
    (End::DefaultWin, "不戦勝", "不戦勝"),
];

/// Other words that programs write for the same.
const OTHER_WORDS: [(&str, End); 5] = [
    ("詰", End::Mate),
    ("時間切れ", End::TimeUp),
    ("宣言勝ち", End::Declaration),
    ("入玉宣言勝ち", End::Declaration),
    ("引分", End::Draw),
];

impl End {
    /// An end of that word, known or not; `None` if there is no word, or one that a file could not tell from a move.
    #[must_use]
    pub fn of_word(word: &str) -> Option<End> {
        let word: String =
            word.trim().chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
        let known = WORDS.iter().find(|(_, kif, _)| *kif == word).map(|(end, _, _)| end);
        let known =
            known.or_else(|| OTHER_WORDS.iter().find(|(other, _)| *other == word).map(|(_, end)| end));
        match known {
            Some(end) => Some(end.clone()),
            None => EndWord::new(word).map(End::Other),
        }
    }

    /// The end that a game's outcome is; `mover` is who would have played next.
    #[must_use]
    pub fn of_outcome(outcome: Outcome, mover: Color) -> End {
        match outcome {
            Outcome::Win { winner, reason } => match reason {
                WinReason::Mate | WinReason::NoLegalMove => End::Mate,
                WinReason::Resignation => End::Resignation,
                WinReason::Declaration => End::Declaration,
                WinReason::PerpetualCheck if winner == mover => End::FoulWin,
                WinReason::PerpetualCheck => End::FoulLoss,
            },
            Outcome::Draw(reason) => match reason {
                DrawReason::Repetition => End::Repetition,
                DrawReason::Impasse => End::Impasse,
                DrawReason::PlyLimit => End::MoveLimit,
            },
        }
    }

    /// The word for it in KIF.
    #[must_use]
    pub fn word(&self) -> &str {
        match self {
            End::Other(word) => word.as_str(),
            known => WORDS.iter().find(|(end, _, _)| end == known).map_or("", |(_, kif, _)| kif),
        }
    }

    /// As [`End::of_word`], of a word in CSA.
    pub(in crate::notation) fn of_csa_word(word: &str) -> Option<End> {
        match WORDS.iter().find(|(_, _, csa)| *csa == word) {
            Some((end, _, _)) => Some(end.clone()),
            None => End::of_word(word),
        }
    }

    /// The word for it in CSA.
    pub(in crate::notation) fn csa_word(&self) -> &str {
        match self {
            End::Other(word) => word.as_str(),
            known => WORDS.iter().find(|(end, _, _)| end == known).map_or("", |(_, _, csa)| csa),
        }
    }

    /// Who won when `mover` would have played next.
    #[must_use]
    pub const fn result(&self, mover: Color) -> RecordResult {
        match self {
            End::Resignation | End::Mate | End::TimeUp | End::FoulLoss | End::DefaultLoss => {
                RecordResult::Win(mover.other())
            }
            End::Declaration | End::FoulWin | End::DefaultWin => RecordResult::Win(mover),
            End::Repetition | End::Impasse | End::Draw | End::MoveLimit => RecordResult::Draw,
            End::NoMate | End::Interrupted | End::Other(_) => RecordResult::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_end_reads_back_from_its_words() {
        for (end, kif, csa) in WORDS {
            assert_eq!(End::of_word(kif).as_ref(), Some(&end));
            assert_eq!(End::of_csa_word(csa).as_ref(), Some(&end));
            assert_eq!((end.word(), end.csa_word()), (kif, csa));
        }
        let unknown = End::of_word(" \u{5c01}じ手 ").unwrap();
        assert_eq!((unknown.word(), unknown.csa_word()), ("\u{5c01}じ手", "\u{5c01}じ手"));
        assert_eq!(End::of_word(" "), None);
    }
}
