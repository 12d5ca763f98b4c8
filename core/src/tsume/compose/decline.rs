//! Positions in which a promotion is best declined: a Pawn's drop would mate if the piece had promoted.

use super::chance::Chance;
use super::judge::Judge;
use super::place::{DEFENDERS, before_a_drop, changed, complete, put};
use super::polish::polished;
use crate::shogi::{
    Color, HandKind, Illegality, Move, Piece, PieceKind, Position, Setup, Square, SquareSet, attacks,
};
use crate::tsume::checks;
use crate::tsume::table::Plies;

/// The length of the shortest problems in which a promotion is declined, in plies.
pub(super) const SHORTEST: Plies = 5;
/// How many nodes a few questions about one position may cost.
const NODES: u64 = 10_000;
/// How many ways out of a check are stopped.
const REPAIRS: usize = 5;
/// How often a position is changed.
const CHANGED: usize = 300;
/// How many pieces the attacker holds at most, and how many of his stand on the board.
const HELD: usize = 2;
const ON_BOARD: usize = 4;

/// How often a known idea is changed by chance before second solutions are taken away, and how often that is tried.
const WANDERED: usize = 12;
const WANDERINGS: usize = 600;
/// How many second solutions may be left to be taken away.
const MANY_COOKS: usize = 3;

/// A problem in which a promotion is declined: a Pawn is held, and all the rest is White's.
struct Idea {
    black: &'static [(Square, PieceKind)],
    white: &'static [(Square, PieceKind)],
    /// The check that does not promote.
    from: Square,
    to: Square,
}

/// Where chance begins when it has to find another soon.
const IDEAS: [Idea; 2] = [
    Idea {
        black: &[(Square::SQ_4A, PieceKind::Bishop), (Square::SQ_3D, PieceKind::Dragon)],
        white: &[
            (Square::SQ_1B, PieceKind::King),
            (Square::SQ_2A, PieceKind::Pawn),
            (Square::SQ_1C, PieceKind::Pawn),
            (Square::SQ_4E, PieceKind::Bishop),
        ],
        from: Square::SQ_4A,
        to: Square::SQ_2C,
    },
    Idea {
        black: &[
            (Square::SQ_4C, PieceKind::Rook),
            (Square::SQ_4D, PieceKind::Lance),
            (Square::SQ_2D, PieceKind::Gold),
        ],
        white: &[
            (Square::SQ_3A, PieceKind::King),
            (Square::SQ_1A, PieceKind::Gold),
            (Square::SQ_1B, PieceKind::Knight),
            (Square::SQ_5D, PieceKind::Bishop),
        ],
        from: Square::SQ_4C,
        to: Square::SQ_4A,
    },
];

/// A position in which a Pawn is dropped before the King, which it might not be if a certain piece had promoted.
pub(super) struct Drop {
    before: Position,
    /// The position after the drop.
    dropped: Position,
    king: Square,
    /// Where the piece stands that has not promoted, and which it is.
    strong: Square,
    piece: Piece,
}

/// What may come before it: a check by that piece, promoting or not.
pub(super) struct Declining {
    /// The position before the check.
    position: Position,
    from: Square,
    to: Square,
    /// The positions after the check, without and with promotion.
    checked: Position,
    promoted: Position,
}

impl Drop {
    /// One by chance; `None` when chance finds none.
    pub(super) fn draw(chance: &mut Chance) -> Option<Drop> {
        let (setup, strong) = before_a_drop(chance)?;
        let before = complete(setup)?;
        let king = before.king(Color::White)?;
        let drop = Move::Drop { kind: HandKind::Pawn, to: king.offset(0, 1)? };
        let dropped = before.after(drop).ok()?;
        let piece = before.piece_at(strong).filter(|piece| piece.color == Color::Black)?;
        let mut twin = before.to_setup();
        twin.board.set(strong, Some(Piece::new(Color::Black, piece.kind.promoted()?)));
        let refused = complete(twin)?.check_move(drop);
        matches!(refused, Err(Illegality::DropPawnMate { .. })).then_some(Drop {
            before,
            dropped,
            king,
            strong,
            piece,
        })
    }

    /// How many plies a problem takes in which it is the third ply, if `longest` at most.
    pub(super) fn length(&self, judge: &mut Judge<'_>, longest: Plies) -> Option<Plies> {
        judge.begin(NODES);
        let mut len = SHORTEST;
        while len <= longest {
            if judge.mates_within(&self.dropped, len - 3).ok()? {
                return Some(len);
            }
            len += 2;
        }
        None
    }

    /// Everything that may come before it, in an order by chance.
    pub(super) fn declining(&self, chance: &mut Chance) -> Vec<Declining> {
        let occupied = self.before.board().occupied();
        let steps = attacks(PieceKind::King, Color::White, self.king, SquareSet::EMPTY) - occupied;
        let mut all = Vec::new();
        for before in steps {
            let origins = SquareSet::FULL - occupied - before.into() - self.king.into();
            all.extend(origins.iter().filter_map(|from| self.taken_back(before, from)));
        }
        // The last ones change places with others, one after the other.
        for end in (1..all.len()).rev() {
            all.swap(chance.below(end + 1), end);
        }
        all
    }

    /// Takes back the King's step from `before`, and the check that came from `from`.
    fn taken_back(&self, before: Square, from: Square) -> Option<Declining> {
        let to = self.strong;
        let empty = self.before.board().occupied() - to.into();
        if !attacks(self.piece.kind, Color::Black, from, empty).contains(to) {
            return None;
        }
        let mut setup = self.before.to_setup();
        setup.board.set(self.king, None);
        setup.board.set(before, Some(Piece::new(Color::White, PieceKind::King)));
        setup.board.set(to, None);
        setup.board.set(from, Some(self.piece));
        let declining = Declining::new(complete(setup)?, from, to)?;
        let step = Move::Normal { from: before, to: self.king, promote: false };
        declining.checked.check_move(step).ok()?;
        Some(declining)
    }
}

impl Declining {
    fn new(position: Position, from: Square, to: Square) -> Option<Declining> {
        let play = |promote| position.after(Move::Normal { from, to, promote }).ok();
        let (checked, promoted) = (play(false).filter(Position::is_check)?, play(true)?);
        Some(Declining { position, from, to, checked, promoted })
    }

    /// A known idea, changed by chance again and again as long as the promotion is best declined.
    pub(super) fn of_an_idea(judge: &mut Judge<'_>, chance: &mut Chance) -> Option<Declining> {
        let mut declining = IDEAS.get(chance.below(IDEAS.len())).and_then(Declining::begin)?;
        let mut left = 1 + chance.below(WANDERED);
        for _ in 0..WANDERINGS {
            let Some(other) = declining.changed(chance) else { continue };
            if other.is_best(judge, SHORTEST) != Some(true) {
                continue;
            }
            if other.cooks(judge, SHORTEST).is_some_and(|cooks| cooks <= MANY_COOKS) {
                declining = other;
                left -= 1;
                if left == 0 {
                    break;
                }
            }
        }
        Some(declining)
    }

    fn begin(idea: &Idea) -> Option<Declining> {
        let mut setup = Setup { side_to_move: Color::Black, ..Setup::EMPTY };
        for (color, pieces) in [(Color::Black, idea.black), (Color::White, idea.white)] {
            for &(square, kind) in pieces {
                setup.board.set(square, Some(Piece::new(color, kind)));
            }
        }
        setup.hands.black.add(HandKind::Pawn);
        Declining::new(complete(setup)?, idea.from, idea.to)
    }

    /// The same check in a position changed by chance; `None` where it is no check any more.
    fn changed(&self, chance: &mut Chance) -> Option<Declining> {
        let position = changed(chance, &self.position)?;
        let held = position.hand(Color::Black).iter().map(|(_, count)| usize::from(count)).sum::<usize>();
        let on_board = position.board().of(Color::Black).iter().count();
        if held > HELD || on_board > ON_BOARD {
            return None;
        }
        Declining::new(position, self.from, self.to)
    }

    /// The same without that reply: a square that the King flees to is taken by a piece of his own, and a piece that helps
    /// him leaves the board. `None` where he takes a piece.
    fn without(&self, chance: &mut Chance, reply: Move) -> Option<Declining> {
        let Move::Normal { from, to, .. } = reply else { return None };
        let mut setup = self.position.to_setup();
        if Some(from) != self.position.king(Color::White) {
            setup.board.set(from, None);
        } else if setup.board.piece_at(to).is_none() {
            put(&mut setup, Some(to), Piece::new(Color::White, chance.weighted(&DEFENDERS)?));
        } else {
            return None;
        }
        Declining::new(complete(setup)?, self.from, self.to)
    }

    /// The check that does not promote.
    const fn check(&self) -> Move {
        Move::Normal { from: self.from, to: self.to, promote: false }
    }

    /// Whether the mate takes `len` plies, and only without promotion.
    fn is_best(&self, judge: &mut Judge<'_>, len: Plies) -> Option<bool> {
        judge.begin(NODES);
        Some(
            judge.mates_within(&self.checked, len - 1).ok()?
                && !judge.mates_within(&self.promoted, len - 1).ok()?
                && !judge.mates_within(&self.position, len - 2).ok()?,
        )
    }

    /// The same with every way out of the check stopped; `None` when that fails.
    fn repaired(mut self, judge: &mut Judge<'_>, chance: &mut Chance, len: Plies) -> Option<Declining> {
        for _ in 0..REPAIRS {
            judge.begin(NODES);
            let mut way_out = None;
            for reply in self.checked.legal_moves().iter().filter(|mv| mv.from().is_some()) {
                if !judge.mates_within(&self.checked.after(reply).ok()?, len - 2).ok()? {
                    way_out = Some(reply);
                    break;
                }
            }
            let Some(reply) = way_out else { return Some(self) };
            self = self.without(chance, reply)?;
        }
        None
    }

    /// How many other first moves mate within `len` plies.
    fn cooks(&self, judge: &mut Judge<'_>, len: Plies) -> Option<usize> {
        let mut cooks = 0;
        for mv in checks(&self.position).into_iter().filter(|&mv| mv != self.check()) {
            cooks += usize::from(judge.mates_within(&self.position.after(mv).ok()?, len - 1).ok()?);
        }
        Some(cooks)
    }
}

/// Changes a position by chance in which a promotion is best declined, and keeps what has as few second solutions.
pub(super) struct Walk {
    declining: Declining,
    cooks: usize,
    len: Plies,
    /// How many changes are still tried.
    left: usize,
    /// Whether the position was not polished yet.
    is_new: bool,
}

impl Walk {
    /// `None` when the promotion is not best declined, whatever is repaired.
    pub(super) fn begin(
        judge: &mut Judge<'_>,
        chance: &mut Chance,
        declining: Declining,
        len: Plies,
    ) -> Option<Walk> {
        let declining = declining.repaired(judge, chance, len)?;
        if !declining.is_best(judge, len)? {
            return None;
        }
        let cooks = declining.cooks(judge, len)?;
        Some(Walk { declining, cooks, len, left: CHANGED, is_new: true })
    }

    /// The next position that may be a good problem; `None` at the walk's end.
    pub(super) fn next(&mut self, judge: &mut Judge<'_>, chance: &mut Chance) -> Option<Position> {
        loop {
            if self.cooks == 0 && std::mem::take(&mut self.is_new) {
                judge.begin(NODES);
                let polished = polished(judge, chance, &self.declining.position, self.len);
                if polished.is_some() {
                    return polished;
                }
            }
            self.left = self.left.checked_sub(1)?;
            let Some(other) = self.declining.changed(chance) else { continue };
            if other.is_best(judge, self.len) != Some(true) {
                continue;
            }
            if let Some(cooks) = other.cooks(judge, self.len).filter(|&cooks| cooks <= self.cooks) {
                (self.declining, self.cooks, self.is_new) = (other, cooks, true);
            }
        }
    }
}
