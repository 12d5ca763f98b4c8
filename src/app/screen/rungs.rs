//! The rule for going up and down the ladder of handicaps: a proposal, never forced.

use super::sitting::{handicap, level};
use crate::progress::{Play, PlaySettings, Results, Seat};
use crate::shogi::Handicap;

/// How many games in a row, won or lost, make another rung worth a try.
pub const IN_A_ROW: u32 = 2;

/// A step on the ladder of handicaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rung {
    /// Fewer pieces are given: the learner has won.
    Up(Handicap),
    /// More pieces are given: the learner has lost.
    Down(Handicap),
}

impl Rung {
    /// The handicap it leads to.
    #[must_use]
    pub const fn handicap(self) -> Handicap {
        match self {
            Rung::Up(handicap) | Rung::Down(handicap) => handicap,
        }
    }
}

/// The rung to try next against the chosen opponent at the chosen handicap; `None` where the last games say nothing, and
/// in games in which the learner receives nothing.
#[must_use]
pub fn rung(settings: &PlaySettings, play: &Play) -> Option<Rung> {
    if settings.seat != Seat::Black {
        return None;
    }
    proposed(handicap(settings), play.at_handicap(level(settings).id(), handicap(settings).name())?)
}

fn proposed(given: Handicap, results: &Results) -> Option<Rung> {
    let place = LADDER.iter().position(|&rung| rung == given)?;
    if results.in_a_row >= IN_A_ROW {
        return LADDER.get(place + 1).copied().map(Rung::Up);
    }
    let down = place.checked_sub(1).filter(|_| results.lost_in_a_row >= IN_A_ROW)?;
    LADDER.get(down).copied().map(Rung::Down)
}

/// The ladder, its lowest rung first.
const LADDER: [Handicap; 10] = [
    Handicap::TenPieces,
    Handicap::EightPieces,
    Handicap::SixPieces,
    Handicap::FourPieces,
    Handicap::TwoPieces,
    Handicap::RookLance,
    Handicap::Rook,
    Handicap::Bishop,
    Handicap::Lance,
    Handicap::Even,
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::Went;

    /// What is proposed after games at a handicap, `W` won, `L` lost, `D` drawn.
    fn after(games: &str, given: Handicap) -> Option<Rung> {
        let mut play = Play::default();
        for game in games.chars() {
            let went = match game {
                'W' => Went::Won,
                'L' => Went::Lost,
                _ => Went::Drawn,
            };
            play.ended_at("greedy", given.name(), went);
        }
        let settings = PlaySettings {
            opponent: "greedy".to_owned(),
            handicap: given.name().to_owned(),
            ..PlaySettings::default()
        };
        rung(&settings, &play)
    }

    #[test]
    fn two_wins_in_a_row_go_up_and_two_losses_go_down() {
        let rows = [
            ("", Handicap::TenPieces, None),
            ("W", Handicap::TenPieces, None),
            ("WW", Handicap::TenPieces, Some(Rung::Up(Handicap::EightPieces))),
            ("WLW", Handicap::TenPieces, None),
            ("WDW", Handicap::TenPieces, None),
            ("LL", Handicap::TenPieces, None),
            ("LL", Handicap::EightPieces, Some(Rung::Down(Handicap::TenPieces))),
            ("WWLL", Handicap::SixPieces, Some(Rung::Down(Handicap::EightPieces))),
            ("LLW", Handicap::SixPieces, None),
            ("LDL", Handicap::SixPieces, None),
            ("WW", Handicap::TwoPieces, Some(Rung::Up(Handicap::RookLance))),
            ("WWW", Handicap::Lance, Some(Rung::Up(Handicap::Even))),
            ("WW", Handicap::Even, None),
            ("WW", Handicap::NakedKing, None),
        ];
        for (games, given, expected) in rows {
            assert_eq!(after(games, given), expected, "{games} at {given:?}");
        }
    }

    #[test]
    fn games_against_others_and_at_other_handicaps_do_not_count() {
        let mut play = Play::default();
        for (opponent, given) in
            [("greedy", "six-pieces"), ("passes", "ten-pieces"), ("greedy", "ten-pieces")]
        {
            play.ended_at(opponent, given, Went::Won);
        }
        let settings = |seat| PlaySettings {
            opponent: "greedy".to_owned(),
            handicap: "ten-pieces".to_owned(),
            seat,
            ..PlaySettings::default()
        };
        assert_eq!(rung(&settings(Seat::Black), &play), None);
        play.ended_at("greedy", "ten-pieces", Went::Won);
        assert_eq!(rung(&settings(Seat::Black), &play), Some(Rung::Up(Handicap::EightPieces)));
        assert_eq!(rung(&settings(Seat::White), &play), None, "who gives climbs no rung");
    }
}
