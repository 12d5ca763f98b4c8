//! A position one can play on.

use super::board::Group;
use super::{
    Board, ByColor, Color, Hand, HandKind, Illegality, Key, Move, MoveList, Piece, PieceKind, Setup,
    SetupFaults, SetupRule, Square, SquareSet, Walls, attacks, between, legality, movegen,
};

/// A setup that passed its [`SetupRule`]: what stands where, who holds what, who plays next. It has no past.
///
/// No side has two Kings, no piece stands where it could never move, and the side that is not to move is never in
/// check. Two positions are equal when their setups are, the move number included; compare [`Position::key`] or use
/// [`Position::is_same_as`] to leave the number out.
///
/// # Examples
///
/// ```
/// use nari_core::shogi::{Move, Position, Square};
///
/// let mut position = Position::start_position();
/// position.play(Move::Normal { from: Square::SQ_7G, to: Square::SQ_7F, promote: false })?;
/// assert_eq!(position.legal_moves().len(), 30);
/// # Ok::<(), nari_core::shogi::Illegality>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    hands: ByColor<Hand>,
    board_key: u64,
    move_number: u32,
    side_to_move: Color,
    kings: ByColor<Option<Square>>,
    walls: Walls,
}

/// A piece that may not leave a line, because its own King stands behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pin {
    /// The enemy piece at the other end of the line.
    pub pinner: Square,
    /// The squares between pinner and King, both left out; the pinned piece stands on one of them.
    pub ray: SquareSet,
}

impl Position {
    /// The start of an even game.
    #[must_use]
    pub fn start_position() -> Position {
        Position::of_sound_setup(&Setup::start_position())
    }

    /// The position that a setup draws.
    ///
    /// # Errors
    ///
    /// Every [`SetupFault`](super::SetupFault) of the setup under that rule.
    ///
    /// # Examples
    ///
    /// ```
    /// use nari_core::shogi::{Color, Position, Setup, SetupFault, SetupRule};
    ///
    /// let faults = Position::from_setup(Setup::EMPTY, SetupRule::Tsume).unwrap_err();
    /// assert_eq!(faults.as_slice(), [SetupFault::MissingKing(Color::White)]);
    /// ```
    #[expect(clippy::needless_pass_by_value, reason = "the setup becomes the position")]
    pub fn from_setup(setup: Setup, rule: SetupRule) -> Result<Position, SetupFaults> {
        SetupFaults::of(&setup, rule)?;
        Ok(Position::of_sound_setup(&setup))
    }

    pub(super) fn of_sound_setup(setup: &Setup) -> Position {
        let Setup { board, hands, side_to_move, move_number } = *setup;
        let king = |color| (board.group(Group::King) & board.of(color)).first();
        let kings = ByColor { black: king(Color::Black), white: king(Color::White) };
        Position {
            board,
            hands,
            board_key: board.key(),
            move_number,
            side_to_move,
            kings,
            walls: Walls::NONE,
        }
    }

    /// The position as a setup again.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.board,
            hands: self.hands,
            side_to_move: self.side_to_move,
            move_number: self.move_number,
        }
    }

    /// The same position inside walls: nothing leaves them and nothing is dropped outside from now on. They stay whatever is
    /// played; a setup does not know them.
    ///
    /// # Errors
    ///
    /// The squares outside on which a piece stands.
    ///
    /// # Examples
    ///
    /// ```
    /// use nari_core::shogi::{Position, SquareSet, Walls};
    ///
    /// let outside = Position::start_position().walled("1a-5i".parse()?).unwrap_err();
    /// assert_eq!(outside.len(), 18);
    /// # Ok::<(), nari_core::shogi::NotWalls>(())
    /// ```
    pub fn walled(mut self, walls: Walls) -> Result<Position, SquareSet> {
        let outside = self.board.occupied() - walls.inside();
        if !outside.is_empty() {
            return Err(outside);
        }
        self.walls = walls;
        Ok(self)
    }

    /// The walls that are played in; [`Walls::NONE`] on the whole board.
    #[must_use]
    #[inline]
    pub const fn walls(&self) -> Walls {
        self.walls
    }

    /// The pieces on the board.
    #[must_use]
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The piece on a square.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// What a player holds.
    #[must_use]
    #[inline]
    pub fn hand(&self, color: Color) -> Hand {
        self.hands[color]
    }

    /// Who plays next.
    #[must_use]
    #[inline]
    pub const fn side_to_move(&self) -> Color {
        self.side_to_move
    }

    /// The number of the next move, counted from that of the setup.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.move_number
    }

    /// Where a player's King stands; `None` on a board without it.
    #[must_use]
    #[inline]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.kings[color]
    }

    /// The pieces that give check to the side to move.
    #[must_use]
    #[inline]
    pub fn checkers(&self) -> SquareSet {
        let side = self.side_to_move;
        self.king(side).map_or(SquareSet::EMPTY, |king| self.attackers(king, side.other()))
    }

    /// Whether the side to move is in check.
    #[must_use]
    #[inline]
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// The pin of the piece on a square to its own King, of either colour; `None` when it is free or no piece is there.
    #[must_use]
    pub fn pin(&self, square: Square) -> Option<Pin> {
        let color = self.piece_at(square)?.color;
        self.pins(color).find(|pin| pin.ray.contains(square))
    }

    /// The pieces of `color` that are pinned to their own King.
    #[must_use]
    pub fn pinned(&self, color: Color) -> SquareSet {
        let own = self.board.of(color);
        self.pins(color).fold(SquareSet::EMPTY, |all, pin| all | pin.ray & own)
    }

    fn pins(&self, color: Color) -> impl Iterator<Item = Pin> {
        self.king(color).into_iter().flat_map(move |king| {
            self.snipers(king, color).into_iter().filter_map(move |pinner| {
                let ray = between(king, pinner);
                let shield = (ray & self.board.occupied()).only()?;
                self.board.of(color).contains(shield).then_some(Pin { pinner, ray })
            })
        })
    }

    /// The enemies of `color` whose ray would reach `king` on an empty board.
    #[inline]
    pub(super) fn snipers(&self, king: Square, color: Color) -> SquareSet {
        let board = &self.board;
        let all = attacks::rook_lines(king) & board.group(Group::Rook)
            | attacks::bishop_lines(king) & board.group(Group::Bishop)
            | attacks::ahead(color, king) & board.group(Group::Lance);
        all & board.of(color.other())
    }

    /// The pieces of `by` that attack a square, pinned or not, whatever stands there.
    #[must_use]
    #[inline]
    pub fn attackers(&self, square: Square, by: Color) -> SquareSet {
        self.board.attackers(square, by, self.board.occupied())
    }

    /// The squares that the piece on `square` reaches, own pieces excluded, pins and checks ignored.
    #[must_use]
    pub fn reach(&self, square: Square) -> SquareSet {
        match self.piece_at(square) {
            None => SquareSet::EMPTY,
            Some(Piece { color, kind }) => {
                let reach = attacks::attacks(kind, color, square, self.board.occupied());
                self.walls.keep(reach) - self.board.of(color)
            }
        }
    }

    /// All legal moves, in no promised order.
    #[must_use]
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.legal_moves_into(&mut list);
        list
    }

    /// Writes all legal moves into a list, in place of what it holds: the fast way for a search that keeps its lists.
    #[inline]
    pub fn legal_moves_into(&self, list: &mut MoveList) {
        movegen::legal_moves(self, list);
        if !self.walls.are_none() {
            list.retain(|mv| self.walls.contains(mv.to()));
        }
    }

    /// The legal moves of the piece on a square.
    #[must_use]
    pub fn legal_moves_from(&self, square: Square) -> MoveList {
        let mut list = self.legal_moves();
        list.retain(|mv| mv.from() == Some(square));
        list
    }

    /// The squares where the side to move may drop that kind; empty when none is held.
    #[must_use]
    pub fn legal_drops(&self, kind: HandKind) -> SquareSet {
        let drop_to = |mv| matches!(mv, Move::Drop { kind: dropped, .. } if dropped == kind);
        self.legal_moves().iter().filter(|&mv| drop_to(mv)).map(Move::to).collect()
    }

    /// Whether the side to move has a legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        !self.legal_moves().is_empty()
    }

    /// Whether the side to move is in check and has no legal move.
    #[must_use]
    pub fn is_mate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the side to move may play `mv`.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.check_move(mv).is_ok()
    }

    /// Says why a move may not be played.
    ///
    /// # Errors
    ///
    /// The first [`Illegality`] that holds, in the order of its variants; never `GameOver` nor `NotYourTurn`, which a
    /// position alone does not know.
    pub fn check_move(&self, mv: Move) -> Result<(), Illegality> {
        legality::check(self, mv)
    }

    /// Says why `color` may not play a move here.
    ///
    /// # Errors
    ///
    /// `NotYourTurn` when the other side is to move, else as [`Position::check_move`].
    pub fn check_move_by(&self, color: Color, mv: Move) -> Result<(), Illegality> {
        if color != self.side_to_move {
            return Err(Illegality::NotYourTurn);
        }
        self.check_move(mv)
    }

    /// Plays a move; gives the kind captured, as it stood on the board.
    ///
    /// # Errors
    ///
    /// As [`Position::check_move`]; the position is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<Option<PieceKind>, Illegality> {
        self.check_move(mv)?;
        Ok(self.play_legal(mv))
    }

    /// The position after a move.
    ///
    /// # Errors
    ///
    /// As [`Position::check_move`].
    pub fn after(&self, mv: Move) -> Result<Position, Illegality> {
        self.check_move(mv)?;
        let mut next = self.clone();
        next.play_legal(mv);
        Ok(next)
    }

    /// Plays a move known to be legal, as every move of [`Position::legal_moves`] is: nothing is checked.
    #[inline]
    pub(crate) fn play_legal(&mut self, mv: Move) -> Option<PieceKind> {
        let side = self.side_to_move;
        let mut captured = None;
        match mv {
            Move::Normal { from, to, promote } => {
                if let Some((taken, key)) = self.board.lift(to) {
                    self.board_key ^= key;
                    captured = Some(taken.kind);
                    if let Some(kind) = taken.kind.in_hand() {
                        self.hands[side].add(kind);
                    }
                }
                if let Some((mut piece, key)) = self.board.lift(from) {
                    if promote {
                        piece.kind = piece.kind.promoted().unwrap_or(piece.kind);
                    }
                    if piece.kind == PieceKind::King {
                        self.kings[side] = Some(to);
                    }
                    self.board_key ^= key ^ self.board.put(to, piece);
                }
            }
            Move::Drop { kind, to } => {
                self.hands[side].take(kind);
                self.board_key ^= self.board.put(to, Piece::new(side, kind.kind()));
            }
        }
        self.side_to_move = side.other();
        self.move_number = self.move_number.saturating_add(1);
        captured
    }

    /// The same placement with the other side to move: what a turn without a move leaves. `None` while in check.
    #[must_use]
    pub fn passed(&self) -> Option<Position> {
        if self.is_check() {
            return None;
        }
        let mut next = self.clone();
        next.side_to_move = self.side_to_move.other();
        next.move_number = self.move_number.saturating_add(1);
        Some(next)
    }

    /// A number for the position, to be used in tables; the move number does not matter.
    #[must_use]
    #[inline]
    pub fn key(&self) -> Key {
        Key::new(self.board_key, self.hands.black, self.hands.white, self.side_to_move)
    }

    /// The part of the key that the board makes, hands and side to move left out: for tables that compare hands.
    #[inline]
    pub(crate) const fn board_key(&self) -> u64 {
        self.board_key
    }

    /// The same after a legal move, without playing it.
    #[inline]
    pub(crate) fn board_key_after(&self, mv: Move) -> u64 {
        match mv {
            Move::Normal { from, to, promote } => {
                let taken = self.piece_at(to).map_or(0, |piece| Board::key_of(piece, to));
                let Some(piece) = self.piece_at(from) else { return self.board_key };
                let kind = if promote { piece.kind.promoted().unwrap_or(piece.kind) } else { piece.kind };
                let arrived = Piece::new(piece.color, kind);
                self.board_key ^ taken ^ Board::key_of(piece, from) ^ Board::key_of(arrived, to)
            }
            Move::Drop { kind, to } => {
                self.board_key ^ Board::key_of(Piece::new(self.side_to_move, kind.kind()), to)
            }
        }
    }

    /// Takes a held piece out of the game; nothing happens when none is held.
    pub(crate) const fn discard(&mut self, color: Color, kind: HandKind) {
        match color {
            Color::Black => self.hands.black.take(kind),
            Color::White => self.hands.white.take(kind),
        };
    }

    /// Takes everything that a player holds out of the game.
    pub(crate) const fn discard_all(&mut self, color: Color) {
        match color {
            Color::Black => self.hands.black = Hand::EMPTY,
            Color::White => self.hands.white = Hand::EMPTY,
        }
    }

    /// Whether board, hands and side to move are the same: what repetition goes by.
    #[must_use]
    pub fn is_same_as(&self, other: &Position) -> bool {
        self.board_key == other.board_key
            && self.side_to_move == other.side_to_move
            && self.hands == other.hands
            && self.board == other.board
    }
}

/// The position as nine rows of letters, hands and the side to move, for developers.
impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}{:?} {:?}", self.board, self.hands, self.side_to_move)
    }
}
