//! Anything that can be drawn, and what is wrong with it.

use std::fmt;

use super::{Board, ByColor, Color, File, Hand, HandKind, Piece, PieceKind, Square, SquareSet, handicap};

/// A board, both hands and the side to move, possible or not: what a file, an editor or a lesson draws.
///
/// [`Position::from_setup`](super::Position::from_setup) is the only way from here to a position one can play on.
///
/// # Examples
///
/// ```
/// use nari_core::shogi::{Color, Piece, PieceKind, Setup, SetupFault, SetupRule, Square};
///
/// let mut setup = Setup::EMPTY;
/// setup.board.set(Square::SQ_5A, Some(Piece::new(Color::Black, PieceKind::Pawn)));
/// assert_eq!(setup.faults(SetupRule::Drill), [SetupFault::DeadPiece { square: Square::SQ_5A }]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The pieces on the board.
    pub board: Board,
    /// The pieces held.
    pub hands: ByColor<Hand>,
    /// Who plays next.
    pub side_to_move: Color,
    /// The number of the next move, for display only.
    pub move_number: u32,
}

impl Setup {
    /// No piece anywhere, Black to move.
    pub const EMPTY: Setup = Setup {
        board: Board::EMPTY,
        hands: ByColor { black: Hand::EMPTY, white: Hand::EMPTY },
        side_to_move: Color::Black,
        move_number: 1,
    };

    /// The start of an even game.
    #[must_use]
    pub fn start_position() -> Setup {
        handicap::Handicap::Even.setup()
    }

    /// Everything that keeps the setup from being a position under that rule, in a fixed order.
    #[must_use]
    pub fn faults(&self, rule: SetupRule) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        self.king_faults(rule, &mut faults);
        self.count_faults(&mut faults);
        self.pawn_faults(&mut faults);
        for (square, piece) in self.board.pieces() {
            if piece.kind.is_dead_at_depth(square.rank().depth_for(piece.color)) {
                faults.push(SetupFault::DeadPiece { square });
            }
        }
        self.check_faults(&mut faults);
        faults
    }

    fn king_faults(&self, rule: SetupRule, faults: &mut Vec<SetupFault>) {
        for color in Color::ALL {
            let squares = self.kings(color);
            let required = match rule {
                SetupRule::Game => true,
                SetupRule::Tsume => color != self.side_to_move,
                SetupRule::Drill => false,
            };
            if squares.is_empty() && required {
                faults.push(SetupFault::MissingKing(color));
            } else if squares.is_several() {
                faults.push(SetupFault::TwoKings { color, squares });
            }
        }
    }

    fn count_faults(&self, faults: &mut Vec<SetupFault>) {
        for kind in HandKind::ALL {
            let on_board =
                self.board.pieces().filter(|(_, piece)| piece.kind.in_hand() == Some(kind)).count();
            let held: usize =
                Color::ALL.iter().map(|&color| usize::from(self.hands[color].count(kind))).sum();
            let (count, limit) = (on_board + held, usize::from(kind.in_a_set()));
            if count > limit {
                faults.push(SetupFault::TooManyPieces { kind, count, limit });
            }
        }
    }

    fn pawn_faults(&self, faults: &mut Vec<SetupFault>) {
        for color in Color::ALL {
            let all = self.board.of_piece(Piece::new(color, PieceKind::Pawn));
            for file in File::all() {
                let pawns = all & SquareSet::of_file(file);
                if pawns.is_several() {
                    faults.push(SetupFault::TwoPawns { color, file, pawns });
                }
            }
        }
    }

    fn check_faults(&self, faults: &mut Vec<SetupFault>) {
        let waiting = self.side_to_move.other();
        for king in self.kings(waiting) {
            let checkers = self.board.attackers(king, self.side_to_move, self.board.occupied());
            if !checkers.is_empty() {
                faults.push(SetupFault::OpponentInCheck { king, checkers });
            }
        }
    }

    fn kings(&self, color: Color) -> SquareSet {
        self.board.of_piece(Piece::new(color, PieceKind::King))
    }
}

/// How much a setup must have to be played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupRule {
    /// A game: one King each.
    Game,
    /// A mate problem: the attacker, who is to move, may lack his King.
    Tsume,
    /// An exercise: any King may be missing.
    Drill,
}

/// One reason why a setup is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupFault {
    /// That player has no King.
    MissingKing(Color),
    /// A player has more than one King.
    TwoKings {
        /// Whose Kings.
        color: Color,
        /// Where they stand.
        squares: SquareSet,
    },
    /// There are more pieces of a kind than a set holds, board and hands together, promoted or not.
    TooManyPieces {
        /// The kind, unpromoted.
        kind: HandKind,
        /// How many there are.
        count: usize,
        /// How many a set holds.
        limit: usize,
    },
    /// A player has more than one unpromoted Pawn on a file.
    TwoPawns {
        /// Whose Pawns.
        color: Color,
        /// The file.
        file: File,
        /// Where they stand.
        pawns: SquareSet,
    },
    /// A Pawn, Lance or Knight stands where it could never move.
    DeadPiece {
        /// Its square.
        square: Square,
    },
    /// The player who is not to move stands in check: his King could be taken.
    OpponentInCheck {
        /// The King's square.
        king: Square,
        /// The pieces that give the check.
        checkers: SquareSet,
    },
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::MissingKing(color) => write!(f, "{color:?} has no king"),
            SetupFault::TwoKings { color, squares } => write!(f, "{color:?} has kings on {squares:?}"),
            SetupFault::TooManyPieces { kind, count, limit } => {
                write!(f, "{count} pieces of kind {kind:?}, a set holds {limit}")
            }
            SetupFault::TwoPawns { color, file, pawns } => {
                write!(f, "{color:?} has pawns on {pawns:?} of file {}", file.number())
            }
            SetupFault::DeadPiece { square } => write!(f, "the piece on {square} could never move"),
            SetupFault::OpponentInCheck { king, checkers } => {
                write!(f, "the king on {king} is in check by {checkers:?} and not to move")
            }
        }
    }
}

/// Everything that is wrong with a setup: at least one fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupFaults(Vec<SetupFault>);

impl SetupFaults {
    pub(super) fn of(setup: &Setup, rule: SetupRule) -> Result<(), SetupFaults> {
        let faults = setup.faults(rule);
        if faults.is_empty() { Ok(()) } else { Err(SetupFaults(faults)) }
    }

    /// The faults, Kings first, then counts, Pawns, dead pieces, check.
    #[must_use]
    pub fn as_slice(&self) -> &[SetupFault] {
        &self.0
    }
}

impl fmt::Display for SetupFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if place == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupFaults {}
