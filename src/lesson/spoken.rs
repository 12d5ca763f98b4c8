//! The proof of what the words of a step say about squares and pieces.

use std::collections::HashSet;

use crate::shogi::{self, Color, HandKind, Move, PieceKind, Position, Square};

use super::book::{BookMessage, Mention, Mentioned, MessageBook, Named};
use super::fact::turn_for;
use super::fault::{Fault, FaultKind};
use super::name::Name;
use super::solve::{self, Outlook};
use super::step::{Step, Task};

/// Proves what every language says of the board of a step; how many statements that was.
pub(super) fn prove(step: &Step, book: &MessageBook, faults: &mut Vec<Fault>) -> usize {
    let mut seen = None;
    let mut proved = 0;
    for id in step.messages() {
        for (language, _) in book.languages() {
            let Some(message) = book.message(language, &id) else { continue };
            for mention in &message.mentions {
                proved += 1;
                let seen = seen.get_or_insert_with(|| Seen::of(step));
                if let Some(kind) = fault(step, seen, &id, language, &mention.what) {
                    faults.push(fault_at(step, message, mention, kind));
                }
            }
        }
    }
    proved
}

fn fault_at(step: &Step, message: &BookMessage, mention: &Mention, kind: FaultKind) -> Fault {
    Fault { file: message.file.clone(), place: mention.place, step: Some(step.number), kind }
}

fn fault(step: &Step, seen: &Seen, id: &str, language: &str, what: &Mentioned) -> Option<FaultKind> {
    let (id, language) = (id.to_owned(), language.to_owned());
    let (named, owner, on) = match what {
        Mentioned::Square(text) => {
            return Some(FaultKind::SquareWritten { id, language, text: text.clone() });
        }
        Mentioned::Piece { named, owner, on } => (named, owner, on),
    };
    let name_of = |wanted: &str| step.names.iter().find(|(name, _)| name == wanted).map(|&(_, name)| name);
    let Some(Name::Square(square)) = name_of(on) else { return None };
    let kind = match named {
        Named::Kind(kind) | Named::Kinds(kind) => *kind,
        Named::Name(name) => name_of(name)?.kind()?,
    };
    let color = owner.map(|side| side.color(step.learner()));
    if !seen.has(kind, color, square) {
        let found = step.position.piece_at(square).map(|piece| piece.kind);
        return Some(FaultKind::PieceElsewhere { id, language, kind, square, found });
    }
    let stands = |name: &Name| *name == Name::Standing(square, kind);
    let name = step.names.iter().find(|(_, name)| stands(name)).map(|(name, _)| name.clone())?;
    matches!(named, Named::Kind(_)).then_some(FaultKind::PieceWritten { id, language, name })
}

/// Which pieces stand where, on the boards that a step shows and one move after each of them.
struct Seen(HashSet<(PieceKind, Color, Square)>);

impl Seen {
    fn of(step: &Step) -> Seen {
        let mut seen = HashSet::new();
        for position in boards(step) {
            for (square, piece) in position.board().pieces() {
                seen.insert((piece.kind, piece.color, square));
                let arrivals = shogi::attacks(piece.kind, piece.color, square, position.board().occupied())
                    - position.board().of(piece.color);
                for to in arrivals {
                    seen.insert((piece.kind, piece.color, to));
                    seen.extend(piece.kind.promoted().map(|kind| (kind, piece.color, to)));
                }
            }
            for color in [Color::Black, Color::White] {
                let held = HandKind::ALL.into_iter().filter(|&kind| position.hand(color).count(kind) > 0);
                for kind in held {
                    let free = Square::all().filter(|&square| position.piece_at(square).is_none());
                    seen.extend(free.map(|square| (kind.kind(), color, square)));
                }
            }
        }
        if let Task::Build { shape } = &step.task {
            seen.extend(shape.iter().map(|&(kind, square)| (kind, step.learner(), square)));
        }
        Seen(seen)
    }

    fn has(&self, kind: PieceKind, color: Option<Color>, square: Square) -> bool {
        let colors = [Color::Black, Color::White];
        colors
            .into_iter()
            .any(|of| color.is_none_or(|color| color == of) && self.0.contains(&(kind, of, square)))
    }
}

/// The first board, and those after each move of the explanation, of the answer, and of what the facts play.
fn boards(step: &Step) -> Vec<Position> {
    let moves = match &step.task {
        Task::Explain { play } => play.clone(),
        Task::Collect { .. }
        | Task::Capture { .. }
        | Task::Move { .. }
        | Task::Build { .. }
        | Task::Mate { .. } => match solve::outlook(step) {
            Outlook::Solved(line) => line.moves.clone(),
            Outlook::Impossible | Outlook::Unknown(_) => Vec::new(),
        },
        _ => Vec::new(),
    };
    let mut boards = vec![step.position.clone()];
    boards.extend(line(&step.position, moves.into_iter()));
    for (_, fact) in &step.facts {
        boards.extend(line(&step.position, fact.moves_before().into_iter()));
    }
    boards
}

fn line(start: &Position, moves: impl Iterator<Item = Move>) -> Vec<Position> {
    let mut boards: Vec<Position> = Vec::new();
    for mv in moves {
        let turn = turn_for(boards.last().unwrap_or(start), mv);
        let Some(next) = turn.and_then(|turn| turn.after(mv).ok()) else { break };
        boards.push(next);
    }
    boards
}

/// A name that is that of a kind of piece, and stands for a piece of another kind.
pub(super) fn misnamed(name: &str, value: Name) -> Option<PieceKind> {
    let Name::Standing(_, kind) = value else { return None };
    let stem = name.trim_end_matches(|sign: char| sign.is_ascii_digit() || sign == '-');
    let called = super::phrase::read_kind(stem)?;
    (called.unpromoted() != kind.unpromoted()).then_some(kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_may_be_that_of_the_piece_turned_over() {
        let at = |kind| Name::Standing(Square::SQ_5H, kind);
        assert_eq!(misnamed("gold", at(PieceKind::Silver)), Some(PieceKind::Silver));
        assert_eq!(misnamed("gold2", at(PieceKind::Gold)), None);
        assert_eq!(misnamed("silver", at(PieceKind::PromotedSilver)), None);
        assert_eq!(misnamed("target", at(PieceKind::Pawn)), None);
    }
}
