//! Boards by chance that keep the rules of setting up. The learner is Black, unless a drill says otherwise.

use crate::shogi::{
    Color, HandKind, Piece, PieceKind, Position, Setup, SetupRule, Square, SquareSet, attacks,
};
use crate::tsume::compose::Chance;

/// A board that is being set up.
pub(super) struct Scene {
    setup: Setup,
}

/// Pieces that make a board look like one of a game, each with its weight.
pub(super) const CROWD: [(PieceKind, usize); 13] = [
    (PieceKind::Pawn, 34),
    (PieceKind::Lance, 8),
    (PieceKind::Knight, 9),
    (PieceKind::Silver, 12),
    (PieceKind::Gold, 12),
    (PieceKind::Bishop, 5),
    (PieceKind::Rook, 5),
    (PieceKind::Tokin, 4),
    (PieceKind::PromotedLance, 1),
    (PieceKind::PromotedKnight, 1),
    (PieceKind::PromotedSilver, 2),
    (PieceKind::Horse, 3),
    (PieceKind::Dragon, 3),
];

impl Scene {
    /// An empty board, Black to move.
    pub(super) const fn empty() -> Scene {
        Scene { setup: Setup::EMPTY }
    }

    /// A board with both Kings, each in the four ranks of his side; gives their squares, Black's first.
    pub(super) fn with_kings(chance: &mut Chance) -> Option<(Scene, Square, Square)> {
        let mut scene = Scene::empty();
        let king = |color| Piece::new(color, PieceKind::King);
        let mine = scene.put_within(chance, king(Color::Black), ranks(6, 9))?;
        let theirs = scene.put_within(chance, king(Color::White), ranks(1, 4))?;
        Some((scene, mine, theirs))
    }

    /// The squares on which nothing stands.
    pub(super) fn free(&self) -> SquareSet {
        !self.setup.board.occupied()
    }

    /// Whether the rules let that piece stand there beside what stands already.
    fn may_stand(&self, square: Square, piece: Piece) -> bool {
        let board = &self.setup.board;
        let is_second_pawn = piece.kind == PieceKind::Pawn
            && !(board.of_piece(piece) & SquareSet::of_file(square.file())).is_empty();
        board.piece_at(square).is_none()
            && !piece.kind.is_dead_at_depth(square.rank().depth_for(piece.color))
            && !is_second_pawn
            && piece.kind.in_hand().is_none_or(|kind| self.is_left(kind))
    }

    /// Whether the set holds one more of that kind.
    fn is_left(&self, kind: HandKind) -> bool {
        let on_board = self.setup.board.pieces().filter(|(_, piece)| piece.kind.in_hand() == Some(kind));
        let held = Color::ALL.map(|color| usize::from(self.setup.hands[color].count(kind)));
        on_board.count() + held.into_iter().sum::<usize>() < usize::from(kind.in_a_set())
    }

    /// Puts a piece on a square; `None` when it may not stand there.
    pub(super) fn put(&mut self, square: Square, piece: Piece) -> Option<Square> {
        if !self.may_stand(square, piece) {
            return None;
        }
        self.setup.board.set(square, Some(piece));
        Some(square)
    }

    /// Puts a piece on one of these squares; `None` when it may stand on none of them.
    pub(super) fn put_within(
        &mut self,
        chance: &mut Chance,
        piece: Piece,
        within: SquareSet,
    ) -> Option<Square> {
        let fits: Vec<Square> =
            (within & self.free()).iter().filter(|&square| self.may_stand(square, piece)).collect();
        let square = chance.pick(&fits)?;
        self.put(square, piece)
    }

    /// Puts a piece where it attacks a square; `None` when there is no such place.
    pub(super) fn put_aiming(&mut self, chance: &mut Chance, piece: Piece, at: Square) -> Option<Square> {
        let occupied = self.setup.board.occupied();
        let aims = |from: &Square| attacks(piece.kind, piece.color, *from, occupied).contains(at);
        let from = self.free().iter().filter(aims).collect();
        self.put_within(chance, piece, from)
    }

    /// Puts so many pieces of either side on these squares; those for which there is no place are left out.
    pub(super) fn scatter(&mut self, chance: &mut Chance, count: usize, within: SquareSet) {
        for _ in 0..count {
            let color = if chance.percent(50) { Color::Black } else { Color::White };
            if let Some(kind) = chance.weighted(&CROWD) {
                self.put_within(chance, Piece::new(color, kind), within);
            }
        }
    }

    /// Puts pieces of either side on the board until so many stand there.
    pub(super) fn fill(&mut self, chance: &mut Chance, count: usize, within: SquareSet) {
        let missing = count.saturating_sub(self.setup.board.pieces().count());
        self.scatter(chance, missing, within);
    }

    /// Gives a player a piece to hold; `None` when none is left.
    pub(super) fn hold(&mut self, color: Color, kind: HandKind) -> Option<()> {
        self.is_left(kind).then(|| self.setup.hands[color].add(kind))
    }

    /// The board with White to move.
    pub(super) const fn turned(mut self) -> Scene {
        self.setup.side_to_move = Color::White;
        self
    }

    /// The position; `None` when the rules do not allow it.
    pub(super) fn position(self, rule: SetupRule) -> Option<Position> {
        Position::from_setup(self.setup, rule).ok()
    }
}

/// The ranks from one to another, both among them, counted from the top.
pub(super) fn ranks(first: u8, last: u8) -> SquareSet {
    Square::all().filter(|square| (first..=last).contains(&square.rank().number())).collect()
}

/// The squares at most that many steps away.
pub(super) fn around(square: Square, steps: u8) -> SquareSet {
    let near = |other: &Square| {
        let files = square.file().number().abs_diff(other.file().number());
        files.max(square.rank().number().abs_diff(other.rank().number())) <= steps
    };
    Square::all().filter(near).collect()
}
