//! The names of handicaps.

use crate::shogi::{Color, Handicap, Setup, Square};

/// The handicaps with a name, the even game first.
const NAMES: [(&str, Handicap); 10] = [
    ("平手", Handicap::Even),
    ("香落ち", Handicap::Lance),
    ("角落ち", Handicap::Bishop),
    ("飛車落ち", Handicap::Rook),
    ("飛香落ち", Handicap::RookLance),
    ("二枚落ち", Handicap::TwoPieces),
    ("四枚落ち", Handicap::FourPieces),
    ("六枚落ち", Handicap::SixPieces),
    ("八枚落ち", Handicap::EightPieces),
    ("十枚落ち", Handicap::TenPieces),
];

/// Rarer ones: a handicap and what is given besides.
const MORE: [(&str, Handicap, &[Square]); 6] = [
    ("右香落ち", Handicap::Even, &[Square::SQ_9A]),
    ("三枚落ち", Handicap::TwoPieces, &[Square::SQ_1A]),
    ("五枚落ち", Handicap::FourPieces, &[Square::SQ_8A]),
    ("左五枚落ち", Handicap::FourPieces, &[Square::SQ_2A]),
    ("左七枚落ち", Handicap::SixPieces, &[Square::SQ_3A]),
    ("右七枚落ち", Handicap::SixPieces, &[Square::SQ_7A]),
];

/// What stands for a start that has no name and is drawn.
pub(super) const OTHER: &str = "その\u{4ed6}";

/// The start of that name; `None` if there is none.
pub(super) fn read(name: &str) -> Option<Setup> {
    let name = match name {
        "飛落ち" => "飛車落ち",
        "裸玉" => return Some(Handicap::NakedKing.setup()),
        name => name,
    };
    let known = NAMES.iter().find(|(known, _)| *known == name).map(|(_, handicap)| handicap.setup());
    known.or_else(|| more().find(|(known, _)| *known == name).map(|(_, setup)| setup))
}

/// The name of a start, if it has one.
pub(super) fn name(start: &Setup) -> Option<&'static str> {
    let known = NAMES.iter().find(|(_, handicap)| handicap.setup() == *start).map(|(name, _)| *name);
    known.or_else(|| more().find(|(_, setup)| setup == start).map(|(name, _)| name))
}

fn more() -> impl Iterator<Item = (&'static str, Setup)> {
    MORE.into_iter().map(|(name, handicap, given)| {
        let mut setup = handicap.setup();
        setup.side_to_move = Color::White;
        for &square in given {
            setup.board.set(square, None);
        }
        (name, setup)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_named_start_reads_back_from_its_name() {
        for name in NAMES.iter().map(|(name, _)| *name).chain(MORE.iter().map(|(name, _, _)| *name)) {
            let setup = read(name).unwrap();
            assert_eq!(super::name(&setup), Some(name));
        }
        assert_eq!(read("その\u{4ed6}"), None);
    }
}
