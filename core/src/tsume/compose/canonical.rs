//! When two problems are alike.

use crate::shogi::{Color, Hand, Piece, Position, Square};

/// What two problems have in common that are the same but for left and right, whole files' shifts, and who attacks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Canonical {
    /// The pieces with their squares, as the attacker sees them from below, moved as far right as they go.
    cells: Vec<(Square, Piece)>,
    /// The attacker's hand.
    hand: Hand,
}

/// What a position with the attacker to move has in common with those that are alike. The defender's hand, which is
/// everything else, does not matter.
#[must_use]
pub fn canonical(position: &Position) -> Canonical {
    let plain = cells(position, |square| square);
    let mirrored = cells(position, Square::mirrored);
    let order = |cells: &[(Square, Piece)]| -> Vec<usize> {
        cells.iter().flat_map(|&(square, piece)| [square.index(), code(piece)]).collect()
    };
    let cells = if order(&mirrored) < order(&plain) { mirrored } else { plain };
    Canonical { cells, hand: position.hand(position.side_to_move()) }
}

impl Canonical {
    /// A name for all problems that are alike, of eleven letters and digits: always the same, on every machine.
    #[must_use]
    pub fn id(&self) -> String {
        // FNV-1a over the cells and the hand.
        let mut number: u64 = 0xcbf2_9ce4_8422_2325;
        let mut take = |value: usize| {
            number = (number ^ (value as u64 & 0xff)).wrapping_mul(0x0000_0100_0000_01b3);
        };
        for &(square, piece) in &self.cells {
            take(square.index());
            take(code(piece));
        }
        for (kind, count) in self.hand.iter() {
            take(100 + kind.index());
            take(usize::from(count));
        }
        // Letters that are not taken for one another.
        let signs = b"23456789abcdefghjkmnpqrstuvwxyz";
        let mut id = String::from("t");
        for _ in 0..10 {
            let sign = usize::try_from(number % signs.len() as u64).ok().and_then(|at| signs.get(at));
            id.extend(sign.map(|&sign| char::from(sign)));
            number /= signs.len() as u64;
        }
        id
    }
}

/// The pieces as the attacker sees them, Black attacking, moved to the right until one stands on the first file.
fn cells(position: &Position, turned: impl Fn(Square) -> Square) -> Vec<(Square, Piece)> {
    let attacker = position.side_to_move();
    let seen = |(square, piece): (Square, Piece)| {
        let color = if piece.color == attacker { Color::Black } else { Color::White };
        (turned(square.seen_by(attacker)), Piece::new(color, piece.kind))
    };
    let mut cells: Vec<_> = position.board().pieces().map(seen).collect();
    let right = cells.iter().map(|(square, _)| square.file().number()).min().unwrap_or(1);
    let shift = 1 - i8::try_from(right).unwrap_or(1);
    for (square, _) in &mut cells {
        *square = square.offset(shift, 0).unwrap_or(*square);
    }
    cells.sort_by_key(|&(square, _)| square.index());
    cells
}

const fn code(piece: Piece) -> usize {
    piece.kind.index() + 16 * piece.color.index()
}
