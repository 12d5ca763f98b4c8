//! Statements about a board that the rules prove or refute.

use crate::shogi::{Color, Move, PieceKind, Position, Square, SquareSet};

use super::expected::Expected;
use super::find::{Find, turn_of};
use super::mate;
use super::measure::Measure;
use super::phrase::{Phrase, Side, Slip, read_kind, read_reason, read_side};
use super::punish;

/// A statement about a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// `moves 5h = 5g 5f`: the find finds these squares and no other.
    Equals(Find, SquareSet),
    /// `moves 5h count 3`: it finds that many.
    Count(Find, usize),
    /// `moves 5h has 5g 5f`: it finds all of these, among others perhaps.
    Has(Find, SquareSet),
    /// `moves 5h lacks 5g 5f`: it finds none of these.
    Lacks(Find, SquareSet),
    /// `legal 5h5g`.
    Legal(Move),
    /// `illegal 5h4g pinned`: illegal, for that reason.
    Illegal(Move, &'static str),
    /// `check`: the player to move is in check.
    Check,
    /// `double-check`: by two pieces.
    DoubleCheck,
    /// `mate`: the player to move is mated.
    Mate,
    /// `pinned 5h by 5b`.
    PinnedBy(Square, Square),
    /// `piece 5h mine gold`.
    Piece(Square, Option<Side>, PieceKind),
    /// `theirs worth 12`, `points mine 27`: that number is so much.
    Measures(Measure, usize),
    /// `gains 5f5e`: the capture wins something when both sides go on taking on its square, as long as that pays.
    Gains(Move),
    /// `mates mine 3`: were it his turn, that player would mate within so many moves of both players.
    Mates(Side, usize),
    /// `lost theirs 3`: whatever that player does next, the other mates within so many moves.
    Lost(Side, usize),
    /// `after 5h5g: check`.
    After(Move, Box<Fact>),
    /// `not check`.
    Not(Box<Fact>),
}

/// How many `not` and `after` may stand before a fact.
const DEEPEST: usize = 16;

impl Fact {
    pub(super) fn read(phrase: &mut Phrase<'_>) -> Result<Fact, Slip> {
        Fact::read_within(phrase, DEEPEST)
    }

    /// The moves that it plays before it looks at the board.
    pub(super) fn moves_before(&self) -> Vec<Move> {
        match self {
            Fact::After(mv, fact) => [*mv].into_iter().chain(fact.moves_before()).collect(),
            Fact::Not(fact) => fact.moves_before(),
            _ => Vec::new(),
        }
    }

    fn read_within(phrase: &mut Phrase<'_>, depth: usize) -> Result<Fact, Slip> {
        let start = phrase.clone();
        let Some(depth) = depth.checked_sub(1) else { return Err(start.slip(Expected::Fact)) };
        match phrase.next_word().unwrap_or_default() {
            "not" => Ok(Fact::Not(Box::new(Fact::read_within(phrase, depth)?))),
            "after" => {
                let mv = phrase.word(Expected::Move, |word| {
                    crate::notation::usi::read_move(word.strip_suffix(':')?).ok()
                })?;
                Ok(Fact::After(mv, Box::new(Fact::read_within(phrase, depth)?)))
            }
            "legal" => Ok(Fact::Legal(phrase.moved()?)),
            "illegal" => {
                let mv = phrase.moved()?;
                Ok(Fact::Illegal(mv, phrase.word(Expected::Reason, read_reason)?))
            }
            "check" => Ok(Fact::Check),
            "no-check" => Ok(Fact::Not(Box::new(Fact::Check))),
            "double-check" => Ok(Fact::DoubleCheck),
            "mate" => Ok(Fact::Mate),
            "no-mate" => Ok(Fact::Not(Box::new(Fact::Mate))),
            "pinned" if phrase.peek().and_then(read_side).is_none() => {
                let pinned = phrase.square()?;
                phrase.by()?;
                Ok(Fact::PinnedBy(pinned, phrase.square()?))
            }
            "points" => {
                *phrase = start;
                Ok(Fact::Measures(Measure::read(phrase)?, phrase.number()?))
            }
            "gains" => Ok(Fact::Gains(phrase.moved()?)),
            "mates" => Ok(Fact::Mates(phrase.side()?, phrase.mate_length()?)),
            "lost" => Ok(Fact::Lost(phrase.side()?, phrase.mate_length()?)),
            "piece" => {
                let square = phrase.square()?;
                let side = phrase.peek().and_then(read_side);
                if side.is_some() {
                    phrase.next_word();
                }
                Ok(Fact::Piece(square, side, phrase.word(Expected::PieceKind, read_kind)?))
            }
            _ => {
                *phrase = start.clone();
                Fact::read_relation(phrase, &start)
            }
        }
    }

    fn read_relation(phrase: &mut Phrase<'_>, start: &Phrase<'_>) -> Result<Fact, Slip> {
        if !FINDS.contains(&start.peek().unwrap_or_default()) {
            return Err(start.slip(Expected::Fact));
        }
        let find = Find::read(phrase)?;
        let before = phrase.clone();
        match phrase.next_word().unwrap_or_default() {
            "=" => Ok(Fact::Equals(find, phrase.squares()?.into_iter().collect())),
            "count" => Ok(Fact::Count(find, phrase.number()?)),
            "worth" => Ok(Fact::Measures(Measure::Worth(find), phrase.number()?)),
            "has" => Ok(Fact::Has(find, some_squares(phrase)?)),
            "lacks" => Ok(Fact::Lacks(find, some_squares(phrase)?)),
            _ => Err(before.slip(Expected::Relation)),
        }
    }

    /// Whether it is true on that board. `None` when it makes no sense there: a find about an empty square,
    /// or `after` a move that is illegal.
    #[must_use]
    pub fn holds(&self, position: &Position, learner: Color) -> Option<bool> {
        match self {
            Fact::Equals(find, squares) => Some(find.squares(position, learner)? == *squares),
            Fact::Count(find, count) => Some(find.squares(position, learner)?.iter().len() == *count),
            Fact::Has(find, squares) => Some((*squares - find.squares(position, learner)?).is_empty()),
            Fact::Lacks(find, squares) => Some((*squares & find.squares(position, learner)?).is_empty()),
            Fact::Legal(mv) => Some(turn_for(position, *mv)?.is_legal(*mv)),
            Fact::Illegal(mv, reason) => {
                let refused = turn_for(position, *mv)?.check_move(*mv);
                Some(refused.is_err_and(|illegality| illegality.name() == *reason))
            }
            Fact::Check => Some(position.is_check()),
            Fact::DoubleCheck => Some(position.checkers().is_several()),
            Fact::Mate => Some(position.is_mate()),
            Fact::PinnedBy(pinned, by) => Some(position.pin(*pinned).is_some_and(|pin| pin.pinner == *by)),
            Fact::Piece(square, side, kind) => Some(position.piece_at(*square).is_some_and(|piece| {
                piece.kind == *kind && side.is_none_or(|side| side.color(learner) == piece.color)
            })),
            Fact::Measures(measure, number) => Some(measure.value(position, learner)? == *number),
            Fact::Gains(mv) => {
                let turn = turn_for(position, *mv)?;
                turn.is_legal(*mv).then(|| punish::gains(&turn, *mv))
            }
            Fact::Mates(side, plies) => mate::mates_within(&turn_of(position, side.color(learner))?, *plies),
            Fact::Lost(side, plies) => mate::is_lost(&turn_of(position, side.color(learner))?, *plies),
            Fact::After(mv, fact) => fact.holds(&turn_for(position, *mv)?.after(*mv).ok()?, learner),
            Fact::Not(fact) => fact.holds(position, learner).map(|holds| !holds),
        }
    }

    /// What the find of the fact finds, to be told when the fact is false.
    pub(super) fn found(&self, position: &Position, learner: Color) -> Option<SquareSet> {
        match self {
            Fact::Equals(find, _) | Fact::Count(find, _) | Fact::Has(find, _) | Fact::Lacks(find, _) => {
                find.squares(position, learner)
            }
            Fact::After(mv, fact) => fact.found(&turn_for(position, *mv)?.after(*mv).ok()?, learner),
            Fact::Not(fact) => fact.found(position, learner),
            _ => None,
        }
    }

    /// The squares that the statement itself names.
    pub(super) fn subject(&self) -> SquareSet {
        match self {
            Fact::Equals(find, _) | Fact::Count(find, _) | Fact::Has(find, _) | Fact::Lacks(find, _) => {
                find.subject()
            }
            Fact::Legal(mv) | Fact::Illegal(mv, _) | Fact::Gains(mv) | Fact::After(mv, _) => squares_of(*mv),
            Fact::Measures(measure, _) => measure.subject(),
            Fact::PinnedBy(pinned, _) => (*pinned).into(),
            Fact::Piece(square, ..) => (*square).into(),
            Fact::Not(fact) => fact.subject(),
            Fact::Check | Fact::DoubleCheck | Fact::Mate | Fact::Mates(..) | Fact::Lost(..) => {
                SquareSet::EMPTY
            }
        }
    }
}

/// One square or more.
fn some_squares(phrase: &mut Phrase<'_>) -> Result<SquareSet, Slip> {
    let first = phrase.square()?;
    Ok(phrase.squares()?.into_iter().chain([first]).collect())
}

const FINDS: [&str; 13] = [
    "moves",
    "reach",
    "drops",
    "mine",
    "theirs",
    "attackers",
    "attacked",
    "pinned",
    "checkers",
    "zone",
    "flights",
    "promotions",
    "squares",
];

/// The position with the player to move who can play it: the owner of the piece, or for a drop whoever's turn it is.
pub(super) fn turn_for(position: &Position, mv: Move) -> Option<Position> {
    let piece = mv.from().and_then(|from| position.piece_at(from));
    piece.map_or_else(|| Some(position.clone()), |piece| turn_of(position, piece.color))
}

/// The squares of a move: where from, unless it is a drop, and where to.
pub(super) fn squares_of(mv: Move) -> SquareSet {
    mv.from().into_iter().chain([mv.to()]).collect()
}
