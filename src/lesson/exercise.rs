//! A mistake of the learner made into an exercise: a lesson of a step or two, judged by the rules like every other, and
//! proved like every other before it is given.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use crate::shogi::{
    Board, Color, Hand, Illegality, Move, Piece, PieceKind, Position, Setup, SetupRule, Square,
};

use super::fact::Fact;
use super::find::Find;
use super::goal::{Attempt, Goal};
use super::judge;
use super::lesson::Lesson;
use super::name::Name;
use super::phrase::Side;
use super::prove::prove;
use super::step::{Opponent, Step, Task};

/// The id of the lesson that every exercise is; the messages of its steps begin with it.
pub const OWN: &str = "own";

/// An exercise that was proved.
#[derive(Clone, Debug)]
pub struct Exercise {
    lesson: Arc<Lesson>,
}

impl Exercise {
    /// The exercise of a move that left a piece to be taken: find one that keeps everything. `None` when that move lost
    /// nothing, or no move keeps everything.
    #[must_use]
    pub fn hung(position: &Position, played: Move) -> Option<Exercise> {
        let goal =
            Goal::All(vec![Goal::Keeps(true), Goal::Fact(Fact::Not(Box::new(Fact::Mates(Side::Theirs, 1))))]);
        let after = position.after(played).ok()?;
        let attempt = Attempt {
            before: Some(position),
            tried: Some(played),
            after: Some(&after),
            ..Attempt::default()
        };
        if judge::is_met(&Goal::Keeps(true), &attempt, position.side_to_move()) {
            return None;
        }
        let names = vec![("move".to_owned(), Name::Move(played))];
        Exercise::proved(vec![draft("hung", position, Task::Move { goal, moves: 1 }, names)])
    }

    /// The exercise of a move against the rules: where the piece may go, which answers the check has, or why the move
    /// is refused. `None` for a slip that teaches nothing: a piece taken from an empty square, or out of turn.
    #[must_use]
    pub fn illegal(position: &Position, tried: Move) -> Option<Exercise> {
        let reason = position.check_move(tried).err()?;
        if !teaches(&reason) {
            return None;
        }
        let of_move = ("move".to_owned(), Name::Move(tried));
        let moved = |square: Square| position.piece_at(square).map(|piece| piece.kind);
        let piece = tried.from().and_then(moved).or(match tried {
            Move::Drop { kind, .. } => Some(kind.kind()),
            Move::Normal { .. } => None,
        })?;
        let of_piece = ("piece".to_owned(), Name::Piece(piece));
        let (few, many) = (1..=FEW_ANSWERS, 1..=MANY_SQUARES);
        let touched = |find: &Find| {
            let squares = find.squares(position, position.side_to_move()).unwrap_or_default();
            many.contains(&squares.iter().count())
        };
        let paint = |find: Find| touched(&find).then_some(Task::Paint { find });
        let in_check = matches!(reason, Illegality::CheckNotAnswered { .. });
        let (id, task) = match tried {
            _ if in_check && few.contains(&position.legal_moves().to_vec().len()) => {
                ("answers", Some(Task::Answers))
            }
            Move::Normal { from, .. } => ("squares", paint(Find::Moves(from))),
            Move::Drop { kind, .. } => ("drops", paint(Find::Drops(kind))),
        };
        let why = || Task::WhyIllegal { mv: tried, choices: reasons(&reason) };
        let (id, task) = task.map_or_else(|| ("why", why()), |task| (id, task));
        let names = match (id, tried.from()) {
            ("squares", Some(from)) => {
                vec![of_move, of_piece, ("square".to_owned(), Name::Square(from))]
            }
            ("drops", _) => vec![of_move, of_piece],
            _ => vec![of_move],
        };
        Exercise::proved(vec![draft(id, position, task, names)])
    }

    /// The exercise of two faces that were taken for each other: touch the ones, then the others.
    #[must_use]
    pub fn pair(one: PieceKind, two: PieceKind) -> Option<Exercise> {
        if one == two {
            return None;
        }
        let position = both(one, two)?;
        let step = |id, sought, other| {
            let task = Task::Paint { find: Find::Pieces(Side::Mine, Some(sought)) };
            let names =
                vec![("piece".to_owned(), Name::Piece(sought)), ("other".to_owned(), Name::Piece(other))];
            draft(id, &position, task, names)
        };
        Exercise::proved(vec![step("pair", one, two), step("other-pair", two, one)])
    }

    /// The lesson, which is in no chapter.
    #[must_use]
    pub fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// Keeps the steps if every one of them is proved.
    fn proved(mut steps: Vec<Step>) -> Option<Exercise> {
        for (index, step) in steps.iter_mut().enumerate() {
            step.number = index + 1;
        }
        let is_whole = steps.iter().all(|step| prove(step).faults.is_empty());
        let steps = steps.into_iter().map(Arc::new).collect();
        let lesson = Lesson { id: OWN.to_owned(), chapter: String::new(), steps };
        is_whole.then(|| Exercise { lesson: Arc::new(lesson) })
    }
}

/// More answers to a check than this, and more squares, are no exercise but work.
const FEW_ANSWERS: usize = 8;
const MANY_SQUARES: usize = 40;

fn draft(id: &str, position: &Position, task: Task, names: Vec<(String, Name)>) -> Step {
    Step {
        lesson: OWN.to_owned(),
        id: id.to_owned(),
        words: format!("own-{id}"),
        number: 1,
        position: position.clone(),
        task,
        names,
        facts: Vec::new(),
        mistakes: Vec::new(),
        show: Vec::new(),
        opponent: Opponent::Still,
        places: BTreeMap::new(),
        outlook: OnceLock::new(),
    }
}

/// Whether there is something to learn from a refusal: a slip of the hand is none.
const fn teaches(reason: &Illegality) -> bool {
    !matches!(
        reason,
        Illegality::GameOver
            | Illegality::NotYourTurn
            | Illegality::EmptyOrigin
            | Illegality::NotYourPiece
            | Illegality::NotInHand
            | Illegality::OwnPieceThere
            | Illegality::SquareTaken
    )
}

/// The reason and two others, in the order in which reasons are told.
fn reasons(reason: &Illegality) -> Vec<&'static str> {
    const OFTEN: [&str; 4] = ["not-how-it-moves", "pinned", "check-not-answered", "two-pawns"];
    let others = OFTEN.into_iter().filter(|other| *other != reason.name()).take(2);
    let mut all: Vec<_> = std::iter::once(reason.name()).chain(others).collect();
    let place = |name: &&str| super::phrase::REASONS.iter().position(|known| known == name);
    all.sort_by_key(place);
    all
}

/// A board with two of each kind, as far as the box holds them, none of which stands in another's file.
fn both(one: PieceKind, two: PieceKind) -> Option<Position> {
    let mut board = Board::EMPTY;
    // There are two Rooks and two Bishops in all, promoted or not.
    let is_rare = one.unpromoted() == two.unpromoted()
        && matches!(one.unpromoted(), PieceKind::Rook | PieceKind::Bishop);
    for (kind, squares) in [(one, [Square::SQ_8D, Square::SQ_3F]), (two, [Square::SQ_6F, Square::SQ_2D])] {
        let several = if kind == PieceKind::King || is_rare { 1 } else { 2 };
        for square in squares.into_iter().take(several) {
            board.set(square, Some(Piece::new(Color::Black, kind)));
        }
    }
    let mut setup = Setup::EMPTY;
    setup.board = board;
    setup.hands[Color::Black] = Hand::EMPTY;
    Position::from_setup(setup, SetupRule::Drill).ok()
}
