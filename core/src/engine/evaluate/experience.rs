//! What Nari's own games taught: a small network of one layer, beside what the rest of the evaluation knows by rule.
//!
//! Each [`Feature`] of a side's view adds its weights to sixty-four sums; [`Impression`] keeps what pieces add to both
//! sides' sums from move to move, and the signs of a position are added when it is judged. `experience.bin` holds the weights; `benches/tuning` makes it.

use std::sync::OnceLock;

use super::features::{Feature, Outlook, Seen};
use crate::shogi::{Color, HandKind, Move, Piece, PieceKind, Position};

/// How many sums there are for each side.
pub const SUMS: usize = 64;
/// A sum of 1, as a whole number; what is beyond 0 or 1 is cut off.
pub const ONE: i16 = 128;
/// A weight of 1 on the way out.
pub const OUT: i32 = 64;
/// What a result of 1 comes to, in centipawns.
pub const POINTS: i32 = 400;

type Sums = [i16; SUMS];

/// The network's numbers.
struct Network {
    features: Vec<Sums>,
    first: Sums,
    /// For the sums of the side to move, then for the other's.
    out: [Sums; 2],
    last: i32,
}

/// The file: for each feature its weights, then what the sums begin with, then the weights of the side to move's sums and
/// of the other's, a byte each; then what the result begins with, two bytes, the lower first.
static FILE: &[u8] = include_bytes!("experience.bin");

impl Network {
    fn get() -> &'static Network {
        static NETWORK: OnceLock<Network> = OnceLock::new();
        NETWORK.get_or_init(|| Network::read(FILE))
    }

    /// Bytes that are not there count as 0.
    fn read(file: &[u8]) -> Network {
        let mut bytes = file.iter().map(|&byte| i16::from(byte.cast_signed()));
        let mut sums = || std::array::from_fn::<i16, SUMS, _>(|_| bytes.next().unwrap_or(0));
        let features = (0..Feature::COUNT).map(|_| sums()).collect();
        let (first, out) = (sums(), [sums(), sums()]);
        let last = file.last_chunk::<2>().map_or(0, |&bytes| i32::from(i16::from_le_bytes(bytes)));
        Network { features, first, out, last }
    }

    #[inline]
    fn weights(&self, feature: Feature) -> &Sums {
        self.features.get(feature.index()).unwrap_or(&self.first)
    }
}

/// Both sides' sums for a position.
#[derive(Clone)]
pub(in crate::engine) struct Impression {
    views: [View; 2],
}

#[derive(Clone)]
struct View {
    outlook: Outlook,
    sums: Sums,
}

impl View {
    fn of(position: &Position, side: Color) -> View {
        let network = Network::get();
        let outlook = Outlook::of(position, side);
        let mut view = View { outlook, sums: network.first };
        for feature in outlook.features(position) {
            view.add(network, feature);
        }
        view
    }

    #[inline]
    fn add(&mut self, network: &Network, feature: Feature) {
        add(&mut self.sums, network.weights(feature));
    }

    #[inline]
    fn remove(&mut self, network: &Network, feature: Feature) {
        for (sum, weight) in self.sums.iter_mut().zip(network.weights(feature)) {
            *sum = sum.wrapping_sub(*weight);
        }
    }
}

impl View {
    #[inline]
    fn add_piece(&mut self, network: &Network, seen: Seen) {
        seen.features().for_each(|feature| self.add(network, feature));
    }

    #[inline]
    fn remove_piece(&mut self, network: &Network, seen: Seen) {
        seen.features().for_each(|feature| self.remove(network, feature));
    }
}

impl Impression {
    pub(in crate::engine) fn of(position: &Position) -> Impression {
        Impression { views: Color::ALL.map(|side| View::of(position, side)) }
    }

    /// The impression after a legal move of the position `before`, which leads to `after`.
    pub(in crate::engine) fn after(&self, before: &Position, mv: Move, after: &Position) -> Impression {
        let mut next = self.clone();
        let network = Network::get();
        let mover = before.side_to_move();
        for view in &mut next.views {
            match mv {
                Move::Normal { from, to, .. } => {
                    let Some(piece) = before.piece_at(from) else { continue };
                    if piece.kind == PieceKind::King && view.outlook.side() == mover {
                        let outlook = Outlook::of(after, mover);
                        if outlook != view.outlook {
                            *view = View::of(after, mover);
                            continue;
                        }
                    }
                    let outlook = view.outlook;
                    view.remove_piece(network, outlook.piece(piece, from));
                    if let Some(taken) = before.piece_at(to) {
                        view.remove_piece(network, outlook.piece(taken, to));
                        if let Some(kind) = taken.kind.in_hand() {
                            view.hold(network, mover, kind, after);
                        }
                    }
                    if let Some(arrived) = after.piece_at(to) {
                        view.add_piece(network, outlook.piece(arrived, to));
                    }
                }
                Move::Drop { kind, to } => {
                    let outlook = view.outlook;
                    if let Some(held) = outlook.held(mover, kind, before.hand(mover).count(kind)) {
                        view.remove(network, held);
                    }
                    view.add_piece(network, outlook.piece(Piece::new(mover, kind.kind()), to));
                }
            }
        }
        next
    }

    /// What the network makes of it, in centipawns for a side; nothing where a King is missing, since it knows whole games
    /// only. `signs` hands over the signs that a side sees.
    pub(super) fn points(&self, side: Color, signs: impl Fn(Color, &mut dyn FnMut(Feature))) -> i32 {
        if self.views.iter().any(|view| !view.outlook.has_king()) {
            return 0;
        }
        let network = Network::get();
        let [black, white] = &self.views;
        let (own, other) = if side == Color::Black { (black, white) } else { (white, black) };
        let [of_own, of_other] = &network.out;
        let sum = [(own, of_own), (other, of_other)].into_iter().map(|(view, out)| {
            let mut sums = view.sums;
            signs(view.outlook.side(), &mut |feature| add(&mut sums, network.weights(feature)));
            weighed(&sums, out)
        });
        (sum.sum::<i32>() / i32::from(ONE) + network.last * i32::from(ONE)) * POINTS / (i32::from(ONE) * OUT)
    }
}

impl View {
    #[inline]
    fn hold(&mut self, network: &Network, color: Color, kind: HandKind, after: &Position) {
        if let Some(held) = self.outlook.held(color, kind, after.hand(color).count(kind)) {
            self.add(network, held);
        }
    }
}

#[inline]
fn add(sums: &mut Sums, weights: &Sums) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum = sum.wrapping_add(*weight);
    }
}

/// The squares of the sums, weighed: a square and a weight are under 2^14 and 2^7.
#[inline]
fn weighed(sums: &Sums, weights: &Sums) -> i32 {
    let each = sums.iter().zip(weights).map(|(&sum, &weight)| {
        let sum = sum.clamp(0, ONE);
        i32::from(sum) * i32::from(sum.wrapping_mul(weight))
    });
    each.sum()
}

#[cfg(test)]
mod tests {
    use super::super::evaluate;
    use super::*;
    use crate::engine::chance::Chance;
    use crate::shogi::{ByColor, Handicap, SetupRule, Square};

    /// A game of moves by chance, from each handicap.
    fn games() -> impl Iterator<Item = Vec<(Position, Move)>> {
        Handicap::ALL.into_iter().zip(1..).map(|(handicap, seed)| {
            let (mut chance, mut position, mut game) = (Chance::new(seed), handicap.position(), Vec::new());
            while let Some(mv) = chance.pick(&position.legal_moves().to_vec()).filter(|_| game.len() < 400) {
                game.push((position.clone(), mv));
                position.play_legal(mv);
            }
            game
        })
    }

    #[test]
    fn an_impression_carried_from_move_to_move_is_the_one_of_the_position() {
        let mut kings_crossed = 0;
        for game in games() {
            let Some((start, _)) = game.first() else { continue };
            let mut carried = Impression::of(start);
            for (before, mv) in game {
                let mut after = before.clone();
                after.play_legal(mv);
                let fresh = Impression::of(&after);
                let next = carried.after(&before, mv, &after);
                for ((next, fresh), old) in next.views.iter().zip(&fresh.views).zip(&carried.views) {
                    assert_eq!(next.outlook, fresh.outlook);
                    assert_eq!(next.sums, fresh.sums, "{before:?} {mv:?}");
                    kings_crossed += u32::from(next.outlook != old.outlook);
                }
                carried = next;
            }
        }
        assert!(kings_crossed > 20, "{kings_crossed}");
    }

    #[test]
    fn both_sides_and_both_wings_are_judged_alike() {
        // With a King in the middle left and right are not told apart.
        let is_aside =
            |color, position: &Position| position.king(color).is_some_and(|king| king.file().number() != 5);
        let all = games().flatten().map(|(position, _)| position);
        for position in all.filter(|position| Color::ALL.iter().all(|&color| is_aside(color, position))) {
            let value = |position: &Position| evaluate(position, &Impression::of(position)).value;
            for change in [turned, mirrored] {
                assert_eq!(value(&change(&position)), value(&position), "{position:?}");
            }
        }
    }

    /// The position as the other player would have it.
    fn turned(position: &Position) -> Position {
        let mut setup = position.to_setup();
        let old = position.to_setup();
        for square in Square::all() {
            let piece = old.board.piece_at(square).map(|piece| Piece::new(piece.color.other(), piece.kind));
            setup.board.set(square.turned(), piece);
        }
        setup.hands = ByColor { black: old.hands.white, white: old.hands.black };
        setup.side_to_move = old.side_to_move.other();
        Position::from_setup(setup, SetupRule::Drill).unwrap()
    }

    fn mirrored(position: &Position) -> Position {
        let mut setup = position.to_setup();
        let old = position.to_setup();
        for square in Square::all() {
            setup.board.set(square.mirrored(), old.board.piece_at(square));
        }
        Position::from_setup(setup, SetupRule::Drill).unwrap()
    }
}
