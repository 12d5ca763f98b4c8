//! Why a move is refused, in whole sentences that teach.

use crate::lesson::kind_name;
use crate::shogi::{Illegality, Move, NoPromotion, PieceKind, Position, Square, SquareSet, between};

use super::names::{capital, gender};
use super::spoken::{kind_at, pieces_on};
use super::{Form, Message, Naming, Words, list, moved, owned, piece_form, square};

/// A refusal as the learner reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// "Illegal move: G-4g"
    pub title: String,
    /// The reason, in one or more whole sentences.
    pub text: String,
}

/// Puts a refusal into words for the player who tried the move, who is addressed as *you*.
#[must_use]
pub fn illegality(
    words: &Words,
    naming: &Naming,
    position: &Position,
    mv: Move,
    reason: &Illegality,
) -> Refusal {
    let title =
        words.say(&Message::new("illegal-title").with("move", moved(words, naming, position, mv, None)));
    let refused = Refused { words, naming, position, mv };
    Refusal { title, text: words.say(&refused.message(reason)) }
}

/// What every sentence is made from.
struct Refused<'a> {
    words: &'a Words,
    naming: &'a Naming,
    position: &'a Position,
    mv: Move,
}

impl Refused<'_> {
    fn message(&self, reason: &Illegality) -> Message {
        match reason {
            Illegality::GameOver | Illegality::NotYourTurn => self.said(reason.name()),
            Illegality::EmptyOrigin => self.said("empty-origin"),
            Illegality::NotYourPiece => {
                self.said("not-your-piece").with("Piece", capital(&self.mover(Form::The)))
            }
            Illegality::NotInHand => self.said("not-in-hand").with("piece", self.mover(Form::No)),
            Illegality::OwnPieceThere => {
                let other = self.standing(self.mv.to());
                self.said("own-piece-there").with("Piece", self.yours()).with("other", other)
            }
            Illegality::SquareTaken => {
                self.said("square-taken").with("Other", capital(&self.standing(self.mv.to())))
            }
            Illegality::NotHowItMoves => self.said(&format!("how-{}", kind_name(self.kind()))),
            Illegality::PathBlocked { blocker } => self
                .said("path-blocked")
                .with("Piece", self.yours())
                .with("other", self.standing(*blocker))
                .with("blocker", self.square(*blocker)),
            Illegality::OutsideTheWalls { .. } => {
                let id = if self.mv.from().is_some() { "outside-the-walls" } else { "dropped-outside" };
                self.said(id).with("Piece", self.yours())
            }
            Illegality::MayNotPromote(NoPromotion::OutsideZone) => self.said("outside-zone"),
            Illegality::MayNotPromote(NoPromotion::Kind) if self.kind().is_promoted() => {
                self.said("promoted-already").with("Piece", self.yours())
            }
            Illegality::MayNotPromote(NoPromotion::Kind) => {
                self.said("never-promotes").with("Piece", self.any())
            }
            Illegality::MustPromote => self.said("must-promote").with("Piece", self.yours()),
            Illegality::DeadEnd => {
                let id = if self.kind() == PieceKind::Knight { "dead-end-knight" } else { "dead-end-line" };
                self.said(id).with("Piece", self.any())
            }
            Illegality::TwoPawns { pawn } => self.said("two-pawns").with("pawn", self.square(*pawn)),
            Illegality::CheckNotAnswered { checkers } => self.check(*checkers),
            Illegality::Pinned { pinner, .. } => self
                .said("pinned")
                .with("Piece", self.yours())
                .with("gender", gender(self.words, self.kind()))
                .with("pinner", kind_at(self.words, self.position, *pinner, Form::The))
                .with("by", self.square(*pinner)),
            Illegality::KingIntoCheck { attackers } => {
                self.said("king-into-check").with("attackers", self.pieces_on(*attackers))
            }
            Illegality::DropPawnMate { flights, .. } => {
                let squares: Vec<_> = flights.iter().map(|(flight, _)| self.square(flight)).collect();
                self.said("drop-pawn-mate")
                    .with("count", squares.len())
                    .with("flights", list(self.words, &squares))
            }
        }
    }

    fn check(&self, checkers: SquareSet) -> Message {
        let king = self.position.king(self.position.side_to_move());
        match (checkers.only(), king) {
            (Some(checker), Some(king)) => {
                let id = if between(checker, king).is_empty() { "check-near" } else { "check-far" };
                // The message's `from` is where the check comes from, not where the refused move starts.
                Message::new(format!("illegal-{id}"))
                    .with("checker", kind_at(self.words, self.position, checker, Form::The))
                    .with("from", self.square(checker))
            }
            _ => self.said("check-double").with("checkers", self.pieces_on(checkers)),
        }
    }

    /// The message of that name, with the squares of the move.
    fn said(&self, name: &str) -> Message {
        let message = Message::new(format!("illegal-{name}")).with("to", self.square(self.mv.to()));
        match self.mv.from() {
            Some(from) => message.with("from", self.square(from)),
            None => message,
        }
    }

    fn square(&self, at: Square) -> String {
        square(at, self.naming)
    }

    /// What the move moves or drops. A King where nothing stands: no reason about a kind is given there.
    fn kind(&self) -> PieceKind {
        match self.mv {
            Move::Drop { kind, .. } => kind.kind(),
            Move::Normal { from, .. } => {
                self.position.piece_at(from).map_or(PieceKind::King, |piece| piece.kind)
            }
        }
    }

    fn mover(&self, form: Form) -> String {
        piece_form(self.words, self.kind(), form)
    }

    /// "Your Gold", at the head of a sentence.
    fn yours(&self) -> String {
        capital(&self.mover(Form::Your))
    }

    /// "A Gold", at the head of a sentence.
    fn any(&self) -> String {
        capital(&self.mover(Form::A))
    }

    /// "your Silver" or "the opponent’s Silver": what stands on a square.
    fn standing(&self, at: Square) -> String {
        let piece = self.position.piece_at(at);
        piece.map_or_else(String::new, |piece| owned(self.words, piece, self.position.side_to_move()))
    }

    fn pieces_on(&self, squares: SquareSet) -> String {
        pieces_on(self.words, *self.naming, self.position, squares)
    }
}
