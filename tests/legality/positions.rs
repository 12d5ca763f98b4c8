//! Random positions: out of games, and drawn so that checks, pins and mates by a dropped Pawn are common.

use nari::shogi::{Color, File, HandKind, Move, Piece, PieceKind, Position, Rank, Setup, SetupRule, Square};

use crate::chance::Chance;
use crate::slow::{Reason, Slow, is_dead_end};

/// A position and the same one as the slow rules hold it.
pub struct Pair {
    pub position: Position,
    pub slow: Slow,
}

/// How many positions one batch holds.
pub const BATCH: usize = 20;

/// The positions of one seed: half out of a random game, half drawn.
pub fn batch(seed: u64) -> Vec<Pair> {
    let mut chance = Chance::new(seed);
    let mut pairs = Vec::with_capacity(BATCH);
    while pairs.len() < BATCH / 2 {
        play_a_game(&mut chance, &mut pairs, BATCH / 2);
    }
    while pairs.len() < BATCH {
        let slow = draw(&mut chance);
        match Position::from_setup(setup_of(&slow), SetupRule::Drill) {
            Ok(position) => {
                assert!(slow.is_sound(), "let through: {slow}");
                pairs.push(Pair { position, slow });
            }
            Err(faults) => assert!(!slow.is_sound(), "refused: {slow}: {faults}"),
        }
    }
    pairs
}

/// The same placement, hands and player to move as a `Setup`.
pub fn setup_of(slow: &Slow) -> Setup {
    let mut setup = Setup::start_position();
    setup.side_to_move = slow.turn;
    for square in Square::all() {
        setup.board.set(square, slow.at(square));
    }
    for color in Color::ALL {
        for kind in HandKind::ALL {
            setup.hands[color].set(kind, slow.held(color, kind));
        }
    }
    setup
}

/// The position as the slow rules hold it, read square by square.
pub fn slow_of(position: &Position) -> Slow {
    let mut slow = Slow::empty(position.side_to_move());
    for square in Square::all() {
        slow.put(square, position.piece_at(square));
    }
    for color in Color::ALL {
        for kind in HandKind::ALL {
            slow.hold(color, kind, position.hand(color).count(kind));
        }
    }
    slow
}

/// The moves in one order, for comparing.
pub fn in_order(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.into_iter().collect();
    moves.sort_unstable_by_key(|mv| match *mv {
        Move::Normal { from, to, promote } => (0, from.index(), to, promote),
        Move::Drop { kind, to } => (1, kind.index(), to, false),
    });
    moves
}

// --- games ---

/// What White lacks in the handicap games of RULES.md; nothing in an even one.
const LACKING: [&[Square]; 8] = [
    &[],
    &[],
    &[Square::SQ_1A],
    &[Square::SQ_2B],
    &[Square::SQ_8B, Square::SQ_1A],
    &[Square::SQ_8B, Square::SQ_2B],
    &[Square::SQ_8B, Square::SQ_2B, Square::SQ_1A, Square::SQ_9A, Square::SQ_2A, Square::SQ_8A],
    &[
        Square::SQ_8B,
        Square::SQ_2B,
        Square::SQ_1A,
        Square::SQ_9A,
        Square::SQ_2A,
        Square::SQ_8A,
        Square::SQ_3A,
        Square::SQ_7A,
        Square::SQ_4A,
        Square::SQ_6A,
    ],
];

/// The start of a game: even with Black to move, or a handicap with White to move.
fn start_of_game(lacking: &[Square]) -> Slow {
    let mut slow = Slow::empty(if lacking.is_empty() { Color::Black } else { Color::White });
    let back = [
        PieceKind::Lance,
        PieceKind::Knight,
        PieceKind::Silver,
        PieceKind::Gold,
        PieceKind::King,
        PieceKind::Gold,
        PieceKind::Silver,
        PieceKind::Knight,
        PieceKind::Lance,
    ];
    let mut put = |file: u8, rank: u8, kind| {
        let square = Square::new(File::new(file).unwrap(), Rank::new(rank).unwrap());
        slow.put(square, Some(Piece::new(Color::Black, kind)));
        slow.put(square.turned(), Some(Piece::new(Color::White, kind)));
    };
    for (file, kind) in (1..).zip(back) {
        put(file, 9, kind);
        put(file, 7, PieceKind::Pawn);
    }
    put(8, 8, PieceKind::Bishop);
    put(2, 8, PieceKind::Rook);
    for &square in lacking {
        slow.put(square, None);
    }
    slow
}

/// Plays a random game and keeps positions of it until `pairs` holds `wanted`. After every ply both sets of rules
/// must hold the same position, and the key must be the one of that position set up afresh.
fn play_a_game(chance: &mut Chance, pairs: &mut Vec<Pair>, wanted: usize) {
    let mut slow = start_of_game(chance.pick(&LACKING));
    let mut position = Position::from_setup(setup_of(&slow), SetupRule::Game).unwrap();
    let every = 1 + chance.below(20);
    for ply in 1..=300 {
        let Some(mv) = choose(chance, &position) else { break };
        let taken = slow.at(mv.to()).map(|piece| piece.kind);
        let before = slow.clone();
        slow = slow.after(mv);
        assert_eq!(position.play(mv), Ok(taken), "{mv:?} in {before}");
        if ply % every == 0 {
            assert!(slow_of(&position) == slow, "{mv:?} in {before}");
            let afresh = Position::from_setup(position.to_setup(), SetupRule::Game).unwrap();
            assert!(afresh == position, "{mv:?} in {before}");
            assert_eq!(afresh.key(), position.key(), "{mv:?} in {before}");
            pairs.push(Pair { position: position.clone(), slow: slow.clone() });
            if pairs.len() >= wanted {
                break;
            }
        }
    }
}

/// A random legal move: one time in three, if a few tries find one, a check; one time in three a capture or a
/// promotion.
fn choose(chance: &mut Chance, position: &Position) -> Option<Move> {
    // In an order of its own, so that the games stay the same however moves are generated.
    let moves = in_order(position.legal_moves().iter());
    if moves.is_empty() {
        return None;
    }
    let wish = chance.below(3);
    let mut mv = chance.pick(&moves);
    for _ in 0..6 {
        let granted = match wish {
            0 => true,
            1 => position.piece_at(mv.to()).is_some() || mv.promotes(),
            _ => position.after(mv).unwrap().is_check(),
        };
        if granted {
            break;
        }
        mv = chance.pick(&moves);
    }
    Some(mv)
}

// --- drawn positions ---

/// A board being drawn, with the pieces of one set that are left.
struct Drawing {
    slow: Slow,
    left: [u8; 7],
}

/// A position drawn at random; it may break the rules of a `Setup` (a King that could be taken, two Pawns on a
/// file, a piece that can't move), more often it does not.
fn draw(chance: &mut Chance) -> Slow {
    match chance.below(6) {
        0 => Drawing::scattered(chance, 12),
        1 => Drawing::scattered(chance, 38),
        2 => Drawing::with_pins(chance),
        3 => Drawing::with_checks(chance),
        4 => pawn_mate_in_a_few_tries(chance, Drawing::near_pawn_mate),
        _ => pawn_mate_in_a_few_tries(chance, Drawing::near_pawn_mate_in_check),
    }
}

/// Draws until a Pawn dropped on the head of the other King mates; what was drawn last if few tries don't find it.
fn pawn_mate_in_a_few_tries(chance: &mut Chance, draw: fn(&mut Chance) -> Slow) -> Slow {
    let mut slow = draw(chance);
    for _ in 0..12 {
        let king = slow.king(slow.turn.other()).unwrap();
        let drop = Move::Drop { kind: HandKind::Pawn, to: head(king, slow.turn) };
        if slow.is_sound() && matches!(slow.judge(drop), Some(Reason::DropPawnMate { .. })) {
            break;
        }
        slow = draw(chance);
    }
    slow
}

/// The square in front of the King, from which a Pawn of `attacker` gives check.
fn head(king: Square, attacker: Color) -> Square {
    king.offset(0, if attacker == Color::Black { 1 } else { -1 }).unwrap()
}

impl Drawing {
    fn new(chance: &mut Chance) -> Drawing {
        let turn = chance.pick(&Color::ALL);
        Drawing { slow: Slow::empty(turn), left: HandKind::ALL.map(HandKind::in_a_set) }
    }

    /// A piece of the set, taken out of it: mostly as it is, sometimes promoted.
    fn piece(&mut self, chance: &mut Chance, color: Color) -> Option<Piece> {
        let kind = self.held_piece(chance)?.kind();
        let kind = kind.promoted().filter(|_| chance.once_in(4)).unwrap_or(kind);
        Some(Piece::new(color, kind))
    }

    fn held_piece(&mut self, chance: &mut Chance) -> Option<HandKind> {
        let kind = chance.pick(&HandKind::ALL);
        let left = self.left[kind.index()].checked_sub(1)?;
        self.left[kind.index()] = left;
        Some(kind)
    }

    /// Puts a piece on an empty square. What no position holds (a second Pawn on the file, a dead piece, an attack
    /// on the King that is not to move) is let through once in a hundred times, to see it refused.
    fn put(&mut self, chance: &mut Chance, square: Square, piece: Piece) -> bool {
        let second_pawn = piece.kind == PieceKind::Pawn
            && Square::all().any(|other| other.file() == square.file() && self.slow.at(other) == Some(piece));
        let attacks_king = piece.color == self.slow.turn
            && self
                .slow
                .king(self.slow.turn.other())
                .is_some_and(|king| self.slow.attacked_from(square, piece).contains(&king));
        let wrong = second_pawn || attacks_king || is_dead_end(piece.kind, piece.color, square);
        let fits = self.slow.at(square).is_none() && (!wrong || chance.once_in(100));
        if fits {
            self.slow.put(square, Some(piece));
        }
        fits
    }

    fn put_king(&mut self, square: Square, color: Color) {
        self.slow.put(square, Some(Piece::new(color, PieceKind::King)));
    }

    fn fill_hands(&mut self, chance: &mut Chance) {
        for _ in 0..chance.below(8) {
            let color = chance.pick(&Color::ALL);
            if let Some(kind) = self.held_piece(chance) {
                self.slow.hold(color, kind, self.slow.held(color, kind) + 1);
            }
        }
    }

    fn add_pieces(&mut self, chance: &mut Chance, most: usize) {
        for _ in 0..chance.below(most + 1) {
            let color = chance.pick(&Color::ALL);
            let square = any_square(chance);
            if let Some(piece) = self.piece(chance, color) {
                self.put(chance, square, piece);
            }
        }
    }

    /// Up to `most` pieces anywhere, each King two times in three.
    fn scattered(chance: &mut Chance, most: usize) -> Slow {
        let mut drawing = Drawing::new(chance);
        for color in Color::ALL {
            let square = any_square(chance);
            if !chance.once_in(3) && drawing.slow.at(square).is_none() {
                drawing.put_king(square, color);
            }
        }
        drawing.add_pieces(chance, most);
        drawing.fill_hands(chance);
        drawing.slow
    }

    /// The mover's King behind up to three pinned pieces, and others about.
    fn with_pins(chance: &mut Chance) -> Slow {
        let mut drawing = Drawing::new(chance);
        let king = any_square(chance);
        drawing.put_king(king, drawing.slow.turn);
        drawing.add_pins(chance, king);
        drawing.add_pieces(chance, 5);
        drawing.fill_hands(chance);
        drawing.slow
    }

    /// The mover's King in check or double check, one time in two behind pinned pieces as well.
    fn with_checks(chance: &mut Chance) -> Slow {
        let mut drawing = Drawing::new(chance);
        let king = any_square(chance);
        drawing.put_king(king, drawing.slow.turn);
        if chance.once_in(2) {
            drawing.add_pins(chance, king);
        }
        drawing.add_pieces(chance, 6);
        drawing.add_checks(chance, king);
        drawing.fill_hands(chance);
        drawing.slow
    }

    /// Up to three times a piece of the mover near his King and an enemy piece farther out on the same line.
    fn add_pins(&mut self, chance: &mut Chance, king: Square) {
        let turn = self.slow.turn;
        for _ in 0..=chance.below(3) {
            let step = chance.pick(&[(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)]);
            let near = i8::try_from(1 + chance.below(3)).unwrap();
            let far = near + i8::try_from(1 + chance.below(4)).unwrap();
            let Some(between) = king.offset(step.0 * near, step.1 * near) else { continue };
            let Some(beyond) = king.offset(step.0 * far, step.1 * far) else { continue };
            let pinners = match step {
                (0, _) => [PieceKind::Rook, PieceKind::Dragon, PieceKind::Lance],
                (_, 0) => [PieceKind::Rook, PieceKind::Dragon, PieceKind::Rook],
                _ => [PieceKind::Bishop, PieceKind::Horse, PieceKind::Bishop],
            };
            let pinner = Piece::new(turn.other(), chance.pick(&pinners));
            let held = pinner.kind.in_hand().unwrap();
            let Some(shield) = self.piece(chance, turn) else { continue };
            let Some(left) = self.left[held.index()].checked_sub(1) else { continue };
            if self.put(chance, between, shield) && self.put(chance, beyond, pinner) {
                self.left[held.index()] = left;
            }
        }
    }

    /// Enemy pieces put until one or two of them give check to the mover's King.
    fn add_checks(&mut self, chance: &mut Chance, king: Square) {
        let turn = self.slow.turn;
        let wanted = 1 + chance.below(2);
        for _ in 0..60 {
            if self.slow.checkers(turn).len() >= wanted {
                break;
            }
            let square = any_square(chance);
            let Some(piece) = self.piece(chance, turn.other()) else { continue };
            if self.slow.at(square).is_none() && self.slow.attacked_from(square, piece).contains(&king) {
                self.put(chance, square, piece);
            } else if let Some(kind) = piece.kind.in_hand() {
                self.left[kind.index()] += 1;
            }
        }
    }

    /// The other King at an edge with the mover's pieces close by, and a Pawn in the mover's hand.
    fn near_pawn_mate(chance: &mut Chance) -> Slow {
        let mut drawing = Drawing::new(chance);
        let turn = drawing.slow.turn;
        let edge = [Square::SQ_1A, Square::SQ_1B, Square::SQ_1C, Square::SQ_5A, Square::SQ_3A, Square::SQ_9A];
        let king = chance.pick(&edge).seen_by(turn);
        drawing.put_king(king, turn.other());
        let head = head(king, turn);
        for _ in 0..3 + chance.below(8) {
            let color = if chance.once_in(4) { turn.other() } else { turn };
            let near = |chance: &mut Chance| i8::try_from(chance.below(5)).unwrap() - 2;
            let Some(square) = king.offset(near(chance), near(chance)) else { continue };
            let Some(piece) = drawing.piece(chance, color) else { continue };
            if square != head {
                drawing.put(chance, square, piece);
            }
        }
        drawing.left[HandKind::Pawn.index()] = 8;
        drawing.slow.hold(turn, HandKind::Pawn, 1);
        drawing.fill_hands(chance);
        drawing.slow
    }

    /// As before, the mover's own King in check from a Rook next to the head of the other King, along the rank in
    /// front of it, and that Rook pinned: the Pawn dropped on the head answers the check, and the Rook may not
    /// take it.
    fn near_pawn_mate_in_check(chance: &mut Chance) -> Slow {
        let mut slow = Drawing::near_pawn_mate(chance);
        let turn = slow.turn;
        let enemy = slow.king(turn.other()).unwrap();
        let down = if turn == Color::Black { 1 } else { -1 };
        let side = chance.pick(&[1, -1]);
        let far = 2 + i8::try_from(chance.below(3)).unwrap();
        let rook = enemy.offset(side, down);
        let bishop = enemy.offset(side * far, down * far);
        let king = enemy.offset(-side * far, down);
        let (Some(rook), Some(bishop), Some(king)) = (rook, bishop, king) else { return slow };
        let free = (0..far).filter_map(|times| enemy.offset(-side * times, down));
        let between = (2..far).filter_map(|times| enemy.offset(side * times, down * times));
        free.chain(between).for_each(|square| slow.put(square, None));
        slow.put(king, Some(Piece::new(turn, PieceKind::King)));
        slow.put(rook, Some(Piece::new(turn.other(), PieceKind::Rook)));
        slow.put(bishop, Some(Piece::new(turn, PieceKind::Bishop)));
        slow
    }
}

fn any_square(chance: &mut Chance) -> Square {
    Square::from_index(chance.below(Square::COUNT)).unwrap()
}
