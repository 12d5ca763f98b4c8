//! Reads SFEN and USI for the tests of the rules, which must not lean on the readers they help to prove.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a helper of tests")]

use nari::shogi::{Color, File, HandKind, Move, Piece, PieceKind, Position, Rank, Setup, SetupRule, Square};

pub fn setup(sfen: &str) -> Setup {
    let mut fields = sfen.split(' ');
    let (board, side, hands) = (fields.next().unwrap(), fields.next().unwrap(), fields.next().unwrap());
    let mut setup = Setup::EMPTY;
    setup.move_number = fields.next().unwrap_or("1").parse().unwrap();
    setup.side_to_move = if side == "b" { Color::Black } else { Color::White };
    for (rank, row) in Rank::all().zip(board.split('/')) {
        let mut files = File::all().rev();
        let mut promoted = false;
        for letter in row.chars() {
            match letter {
                '+' => promoted = true,
                '1'..='9' => {
                    files.nth(letter.to_digit(10).unwrap() as usize - 1).unwrap();
                }
                _ => {
                    let kind = kind(letter);
                    let kind = if promoted { kind.promoted().unwrap() } else { kind };
                    let square = Square::new(files.next().unwrap(), rank);
                    setup.board.set(square, Some(Piece::new(color(letter), kind)));
                    promoted = false;
                }
            }
        }
        assert!(files.next().is_none(), "rank {row} of {sfen}");
    }
    let mut count = 0;
    for letter in hands.chars().filter(|&letter| letter != '-') {
        if let Some(digit) = letter.to_digit(10) {
            count = count * 10 + u8::try_from(digit).unwrap();
        } else {
            let hand = &mut setup.hands[color(letter)];
            let kind = kind(letter).in_hand().unwrap();
            hand.set(kind, hand.count(kind) + count.max(1));
            count = 0;
        }
    }
    setup
}

fn kind(letter: char) -> PieceKind {
    let upper = letter.to_ascii_uppercase();
    PieceKind::ALL.into_iter().find(|kind| kind.letter() == upper && !kind.is_promoted()).unwrap()
}

fn color(letter: char) -> Color {
    if letter.is_ascii_uppercase() { Color::Black } else { Color::White }
}

#[allow(dead_code, reason = "not every test file wants a position")]
pub fn position(sfen: &str) -> Position {
    let sfen = if sfen == "startpos" {
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
    } else {
        sfen
    };
    Position::from_setup(setup(sfen), SetupRule::Drill).unwrap_or_else(|faults| panic!("{sfen}: {faults}"))
}

#[allow(dead_code, reason = "not every test file reads moves")]
pub fn usi(text: &str) -> Move {
    if let Some((kind, to)) = text.split_once('*') {
        let letter = kind.chars().next().unwrap();
        let kind = HandKind::ALL.into_iter().find(|kind| kind.kind().letter() == letter).unwrap();
        return Move::Drop { kind, to: to.parse().unwrap() };
    }
    Move::Normal {
        from: text[..2].parse().unwrap(),
        to: text[2..4].parse().unwrap(),
        promote: text.ends_with('+'),
    }
}
