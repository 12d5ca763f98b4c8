//! A second implementation of the rules, written out slowly from the table and the order of reasons in RULES.md.
//!
//! It shares nothing with `src/shogi/` but the words (squares, kinds of piece, moves): its board is an array of
//! 81 squares, a move is tried by playing it on a copy, and an attack is found by walking.

use std::fmt;

use nari::shogi::{Color, HandKind, Move, Piece, PieceKind, Square};

/// A board, both hands and the player to move.
#[derive(Clone, PartialEq, Eq)]
pub struct Slow {
    /// Down each file, from file 1.
    squares: [Option<Piece>; 81],
    /// By player, then by kind.
    hands: [[u8; 7]; 2],
    pub turn: Color,
}

/// Why a move is illegal, with what shows it. Lists of squares are in the order of files, then ranks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    EmptyOrigin,
    NotYourPiece,
    NotInHand,
    OwnPieceThere,
    SquareTaken,
    NotHowItMoves,
    PathBlocked { blocker: Square },
    KindNeverPromotes,
    OutsideZone,
    MustPromote,
    DeadEnd,
    TwoPawns { pawn: Square },
    CheckNotAnswered { checkers: Vec<Square> },
    Pinned { pinner: Square, ray: Vec<Square> },
    KingIntoCheck { attackers: Vec<Square> },
    DropPawnMate { checker: Square, flights: Vec<(Square, Vec<Square>)> },
}

/// A step: files to the left and ranks forward, as the owner of the piece sees the board.
type Step = (i8, i8);

const FORWARD: Step = (0, 1);
const BACK: Step = (0, -1);
const LEFT: Step = (1, 0);
const RIGHT: Step = (-1, 0);
const FORWARD_LEFT: Step = (1, 1);
const FORWARD_RIGHT: Step = (-1, 1);
const BACK_LEFT: Step = (1, -1);
const BACK_RIGHT: Step = (-1, -1);
const JUMP_LEFT: Step = (1, 2);
const JUMP_RIGHT: Step = (-1, 2);

const LIKE_A_GOLD: &[Step] = &[FORWARD, FORWARD_LEFT, FORWARD_RIGHT, LEFT, RIGHT, BACK];
const ORTHOGONAL: &[Step] = &[FORWARD, BACK, LEFT, RIGHT];
const DIAGONAL: &[Step] = &[FORWARD_LEFT, FORWARD_RIGHT, BACK_LEFT, BACK_RIGHT];

/// The steps a kind takes once.
fn single_steps(kind: PieceKind) -> &'static [Step] {
    match kind {
        PieceKind::King => &[FORWARD, BACK, LEFT, RIGHT, FORWARD_LEFT, FORWARD_RIGHT, BACK_LEFT, BACK_RIGHT],
        PieceKind::Gold
        | PieceKind::Tokin
        | PieceKind::PromotedLance
        | PieceKind::PromotedKnight
        | PieceKind::PromotedSilver => LIKE_A_GOLD,
        PieceKind::Silver => &[FORWARD, FORWARD_LEFT, FORWARD_RIGHT, BACK_LEFT, BACK_RIGHT],
        PieceKind::Knight => &[JUMP_LEFT, JUMP_RIGHT],
        PieceKind::Pawn => &[FORWARD],
        PieceKind::Horse => ORTHOGONAL,
        PieceKind::Dragon => DIAGONAL,
        PieceKind::Lance | PieceKind::Bishop | PieceKind::Rook => &[],
    }
}

/// The steps a kind may take again and again.
fn repeated_steps(kind: PieceKind) -> &'static [Step] {
    match kind {
        PieceKind::Rook | PieceKind::Dragon => ORTHOGONAL,
        PieceKind::Bishop | PieceKind::Horse => DIAGONAL,
        PieceKind::Lance => &[FORWARD],
        _ => &[],
    }
}

/// The square one step away for a piece of `color`.
fn step_from(square: Square, (left, forward): Step, color: Color) -> Option<Square> {
    match color {
        Color::Black => square.offset(left, -forward),
        Color::White => square.offset(-left, forward),
    }
}

/// Whether the square lies in the last `count` ranks before `color`.
fn in_last_ranks(square: Square, count: u8, color: Color) -> bool {
    match color {
        Color::Black => square.rank().number() <= count,
        Color::White => square.rank().number() > 9 - count,
    }
}

/// Whether a piece of that kind and colour could never move again from the square.
pub fn is_dead_end(kind: PieceKind, color: Color, square: Square) -> bool {
    match kind {
        PieceKind::Pawn | PieceKind::Lance => in_last_ranks(square, 1, color),
        PieceKind::Knight => in_last_ranks(square, 2, color),
        _ => false,
    }
}

impl Slow {
    /// A board without a piece, nothing held.
    pub fn empty(turn: Color) -> Slow {
        Slow { squares: [None; 81], hands: [[0; 7]; 2], turn }
    }

    pub fn at(&self, square: Square) -> Option<Piece> {
        self.squares[square.index()]
    }

    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.squares[square.index()] = piece;
    }

    pub fn held(&self, color: Color, kind: HandKind) -> u8 {
        self.hands[color.index()][kind.index()]
    }

    pub fn hold(&mut self, color: Color, kind: HandKind, count: u8) {
        self.hands[color.index()][kind.index()] = count;
    }

    pub fn king(&self, color: Color) -> Option<Square> {
        let is_king = |piece: &Piece| piece.kind == PieceKind::King && piece.color == color;
        Square::from_index(self.squares.iter().position(|there| there.as_ref().is_some_and(is_king))?)
    }

    /// The squares a piece of that kind and colour on `from` attacks, own pieces among them.
    pub fn attacked_from(&self, from: Square, piece: Piece) -> Vec<Square> {
        let mut attacked = Vec::new();
        for &step in single_steps(piece.kind) {
            attacked.extend(step_from(from, step, piece.color));
        }
        for &step in repeated_steps(piece.kind) {
            let mut next = step_from(from, step, piece.color);
            while let Some(square) = next {
                attacked.push(square);
                next = if self.at(square).is_none() { step_from(square, step, piece.color) } else { None };
            }
        }
        attacked.sort_unstable();
        attacked
    }

    /// Whether a piece of that kind and colour on `from` attacks the square.
    fn attacks(&self, from: Square, piece: Piece, target: Square) -> bool {
        match way(piece, from, target) {
            None => false,
            Some(passed) => passed.into_iter().all(|square| self.at(square).is_none()),
        }
    }

    /// The pieces of `color` that attack the square.
    pub fn attackers(&self, target: Square, color: Color) -> Vec<Square> {
        let mut attackers = Vec::new();
        for (index, there) in self.squares.iter().enumerate() {
            if let Some(piece) = there
                && piece.color == color
                && let Some(from) = Square::from_index(index)
                && self.attacks(from, *piece, target)
            {
                attackers.push(from);
            }
        }
        attackers
    }

    /// The pieces that give check to `color`'s King; none without a King.
    pub fn checkers(&self, color: Color) -> Vec<Square> {
        self.king(color).map_or_else(Vec::new, |king| self.attackers(king, color.other()))
    }

    /// The board after a move that need not be legal but is made with a piece that is there.
    pub fn after(&self, mv: Move) -> Slow {
        let mut after = self.clone();
        match mv {
            Move::Normal { from, to, promote } => {
                let mut piece = self.at(from).unwrap();
                if promote {
                    piece.kind = piece.kind.promoted().unwrap();
                }
                if let Some(taken) = self.at(to) {
                    let kind = taken.kind.in_hand().expect("a King is never taken");
                    after.hold(self.turn, kind, self.held(self.turn, kind) + 1);
                }
                after.put(from, None);
                after.put(to, Some(piece));
            }
            Move::Drop { kind, to } => {
                after.hold(self.turn, kind, self.held(self.turn, kind) - 1);
                after.put(to, Some(Piece::new(self.turn, kind.kind())));
            }
        }
        after.turn = self.turn.other();
        after
    }

    /// The one reason why the player to move may not play `mv`, by the order of RULES.md; none if he may.
    pub fn judge(&self, mv: Move) -> Option<Reason> {
        match mv {
            Move::Normal { from, to, promote } => self.judge_board_move(from, to, promote),
            Move::Drop { kind, to } => self.judge_drop(kind, to),
        }
    }

    fn judge_board_move(&self, from: Square, to: Square, promote: bool) -> Option<Reason> {
        let Some(piece) = self.at(from) else { return Some(Reason::EmptyOrigin) };
        if piece.color != self.turn {
            return Some(Reason::NotYourPiece);
        }
        if self.at(to).is_some_and(|there| there.color == self.turn) {
            return Some(Reason::OwnPieceThere);
        }
        match way(piece, from, to) {
            None => return Some(Reason::NotHowItMoves),
            Some(passed) => {
                if let Some(blocker) = passed.into_iter().find(|&square| self.at(square).is_some()) {
                    return Some(Reason::PathBlocked { blocker });
                }
            }
        }
        if promote && piece.kind.promoted().is_none() {
            return Some(Reason::KindNeverPromotes);
        }
        if promote && !in_last_ranks(from, 3, self.turn) && !in_last_ranks(to, 3, self.turn) {
            return Some(Reason::OutsideZone);
        }
        if !promote && is_dead_end(piece.kind, self.turn, to) {
            return Some(Reason::MustPromote);
        }
        let after = self.after(Move::Normal { from, to, promote });
        if piece.kind != PieceKind::King {
            return self.judge_own_king(&after);
        }
        let attackers = after.checkers(self.turn);
        if attackers.is_empty() { None } else { Some(Reason::KingIntoCheck { attackers }) }
    }

    fn judge_drop(&self, kind: HandKind, to: Square) -> Option<Reason> {
        if self.held(self.turn, kind) == 0 {
            return Some(Reason::NotInHand);
        }
        if self.at(to).is_some() {
            return Some(Reason::SquareTaken);
        }
        if is_dead_end(kind.kind(), self.turn, to) {
            return Some(Reason::DeadEnd);
        }
        if kind == HandKind::Pawn
            && let Some(pawn) = self.unpromoted_pawn_on_file_of(to)
        {
            return Some(Reason::TwoPawns { pawn });
        }
        let after = self.after(Move::Drop { kind, to });
        if let Some(reason) = self.judge_own_king(&after) {
            return Some(reason);
        }
        let mates = kind == HandKind::Pawn && after.is_mate();
        if mates { Some(Reason::DropPawnMate { checker: to, flights: after.flights() }) } else { None }
    }

    fn unpromoted_pawn_on_file_of(&self, to: Square) -> Option<Square> {
        let own_pawn = Some(Piece::new(self.turn, PieceKind::Pawn));
        Square::all().find(|&square| square.file() == to.file() && self.at(square) == own_pawn)
    }

    /// What a move of another piece than the King leaves of the own King's safety.
    fn judge_own_king(&self, after: &Slow) -> Option<Reason> {
        let king = self.king(self.turn)?;
        let checkers = self.checkers(self.turn);
        let attackers = after.checkers(self.turn);
        if attackers.is_empty() {
            return None;
        }
        if checkers.iter().any(|checker| attackers.contains(checker)) {
            return Some(Reason::CheckNotAnswered { checkers });
        }
        // Only a piece that stood between can have let a new attacker through, and it stood on one line.
        let &[pinner] = attackers.as_slice() else {
            panic!("{self}: two lines opened at once: {attackers:?}")
        };
        Some(Reason::Pinned { pinner, ray: self.ray(pinner, king) })
    }

    /// In check and without a legal move.
    pub fn is_mate(&self) -> bool {
        !self.checkers(self.turn).is_empty() && self.legal_moves().is_empty()
    }

    /// The squares next to the King of the player to move that his own pieces leave him, each with what covers it
    /// once he has gone there.
    fn flights(&self) -> Vec<(Square, Vec<Square>)> {
        let king = self.king(self.turn).unwrap();
        self.attacked_from(king, Piece::new(self.turn, PieceKind::King))
            .into_iter()
            .filter(|&to| self.at(to).is_none_or(|piece| piece.color != self.turn))
            .map(|to| (to, self.after(Move::Normal { from: king, to, promote: false }).checkers(self.turn)))
            .collect()
    }

    /// Every legal move.
    pub fn legal_moves(&self) -> Vec<Move> {
        let own = |square: &Square| self.at(*square).is_some_and(|piece| piece.color == self.turn);
        let mut candidates = Vec::new();
        for from in Square::all().filter(own) {
            let piece = self.at(from).unwrap();
            for to in self.attacked_from(from, piece) {
                candidates.push(Move::Normal { from, to, promote: false });
                candidates.push(Move::Normal { from, to, promote: true });
            }
        }
        for kind in HandKind::ALL.into_iter().filter(|&kind| self.held(self.turn, kind) > 0) {
            candidates.extend(Square::all().map(|to| Move::Drop { kind, to }));
        }
        candidates.retain(|&mv| self.judge(mv).is_none());
        candidates
    }

    /// The pin of the piece on the square to its own King: the pinner, and the squares between it and the King.
    pub fn pin(&self, square: Square) -> Option<(Square, Vec<Square>)> {
        let piece = self.at(square).filter(|piece| piece.kind != PieceKind::King)?;
        let king = self.king(piece.color)?;
        let mut lifted = self.clone();
        lifted.put(square, None);
        let before = self.attackers(king, piece.color.other());
        let pinner =
            lifted.attackers(king, piece.color.other()).into_iter().find(|from| !before.contains(from))?;
        Some((pinner, self.ray(pinner, king)))
    }

    /// The squares between a piece and one that it would reach on an empty board.
    fn ray(&self, from: Square, to: Square) -> Vec<Square> {
        let mut ray = way(self.at(from).unwrap(), from, to).unwrap();
        ray.sort_unstable();
        ray
    }

    /// Whether a `Position` may hold this: no more than one King a side, sets not exceeded, no two Pawns of a player
    /// on a file, no dead piece, the opponent not in check.
    pub fn is_sound(&self) -> bool {
        let count = |color: Option<Color>, kinds: [PieceKind; 2], file: Option<u8>| {
            Square::all()
                .filter(|square| file.is_none_or(|file| square.file().number() == file))
                .filter_map(|square| self.at(square))
                .filter(|piece| color.is_none_or(|color| piece.color == color) && kinds.contains(&piece.kind))
                .count()
        };
        let kings = |color| count(Some(color), [PieceKind::King; 2], None);
        let pawns = |color, file| count(Some(color), [PieceKind::Pawn; 2], Some(file));
        let in_set = HandKind::ALL.into_iter().all(|kind| {
            let plain = kind.kind();
            let on_board = count(None, [plain, plain.promoted().unwrap_or(plain)], None);
            let held = self.held(Color::Black, kind) + self.held(Color::White, kind);
            on_board + usize::from(held) <= usize::from(kind.in_a_set())
        });
        in_set
            && Color::ALL.into_iter().all(|color| kings(color) <= 1)
            && Color::ALL.into_iter().all(|color| (1..=9).all(|file| pawns(color, file) <= 1))
            && !Square::all().any(|square| {
                self.at(square).is_some_and(|piece| is_dead_end(piece.kind, piece.color, square))
            })
            && self.checkers(self.turn.other()).is_empty()
    }
}

/// The squares a piece passes over from one square to the other on an empty board, none for a step or a jump;
/// `None` if it does not move that way.
pub fn way(piece: Piece, from: Square, to: Square) -> Option<Vec<Square>> {
    let files = to.file().number().cast_signed() - from.file().number().cast_signed();
    let ranks = to.rank().number().cast_signed() - from.rank().number().cast_signed();
    let (left, forward) = if piece.color == Color::Black { (files, -ranks) } else { (-files, ranks) };
    if single_steps(piece.kind).contains(&(left, forward)) {
        return Some(Vec::new());
    }
    let straight = left == 0 || forward == 0 || left.abs() == forward.abs();
    if !straight || !repeated_steps(piece.kind).contains(&(left.signum(), forward.signum())) {
        return None;
    }
    let distance = left.abs().max(forward.abs());
    Some(
        (1..distance)
            .filter_map(|times| from.offset(files.signum() * times, ranks.signum() * times))
            .collect(),
    )
}

/// The SFEN of the position, so that a failure can become a row.
impl fmt::Display for Slow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in 0..9 {
            let mut empty = 0;
            for file in (0..9).rev() {
                let Some(piece) = self.squares[9 * file + rank] else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                }
                empty = 0;
                let plus = if piece.kind.is_promoted() { "+" } else { "" };
                write!(f, "{plus}{}", letter(piece.kind.unpromoted(), piece.color))?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            f.write_str(if rank == 8 { " " } else { "/" })?;
        }
        f.write_str(if self.turn == Color::Black { "b " } else { "w " })?;
        if self.hands == [[0; 7]; 2] {
            f.write_str("-")?;
        }
        for color in Color::ALL {
            for kind in HandKind::ALL.into_iter().rev() {
                match self.held(color, kind) {
                    0 => {}
                    1 => write!(f, "{}", letter(kind.kind(), color))?,
                    count => write!(f, "{count}{}", letter(kind.kind(), color))?,
                }
            }
        }
        f.write_str(" 1")
    }
}

fn letter(kind: PieceKind, color: Color) -> char {
    let upper = match kind {
        PieceKind::Pawn => 'P',
        PieceKind::Lance => 'L',
        PieceKind::Knight => 'N',
        PieceKind::Silver => 'S',
        PieceKind::Gold => 'G',
        PieceKind::Bishop => 'B',
        PieceKind::Rook => 'R',
        _ => 'K',
    };
    if color == Color::Black { upper } else { upper.to_ascii_lowercase() }
}
