//! Finds new problems.

use std::collections::{HashMap, HashSet};

use super::super::problem::Problem;
use super::super::verdict::{Control, Progress};
use super::canonical::{Canonical, canonical};
use super::chance::Chance;
use super::decline::{Declining, Drop, SHORTEST, Walk};
use super::earlier::earlier;
use super::family::{Family, Round};
use super::inspect::{Inspection, inspect, is_near_edge};
use super::judge::Judge;
use super::place::{changed, sparse};
use super::polish::polished;
use super::theme::Theme;
use crate::shogi::{Color, HandKind, Move, Position};
use crate::tsume::solver::Limits;
use crate::tsume::table::Plies;

/// A new problem, proved to be good.
#[derive(Clone, Debug)]
pub struct Composed {
    /// The problem: Black attacks, White holds everything that is nowhere else.
    pub problem: Problem,
    /// What was proved of it.
    pub inspection: Inspection,
    /// Its name, the same for all problems that are alike.
    pub id: String,
}

/// An endless row of new problems, no two alike: the same seed gives the same row on every machine.
///
/// It ends when `stop` says so.
pub struct Composer<'a> {
    moves: usize,
    theme: Option<Theme>,
    chance: Chance,
    judge: Judge<'a>,
    stop: &'a dyn Fn(Progress) -> Control,
    tried: u64,
    /// What was found, a list a length: longer problems grow from shorter ones.
    found: Vec<Vec<Base>>,
    seen: HashSet<Canonical>,
    /// The keys of the positions that were polished.
    polished: HashSet<u64>,
    families: HashSet<Family>,
    /// How often the defender's pieces stood the same way round the King.
    rounds: HashMap<Round, usize>,
}

/// A problem that others grow from.
#[derive(Clone)]
struct Base {
    position: Position,
    first: Option<Move>,
    /// How many may still grow from it.
    left: usize,
    /// How often that may still be tried.
    tries: usize,
}

/// The bytes of the composer's table.
const TABLE: usize = 32 << 20;
/// How many nodes a position may cost for each own move of the length that is looked for.
const NODES: u64 = 2_500;
/// How many nodes the last proof may cost.
const PROOF: u64 = 2_000_000;
/// The longest mate that is looked for in a position by chance, in plies.
const SPARSE: usize = 5;
/// How many problems of a length are kept to grow others from.
const KEPT: usize = 500;
/// How many problems may grow from one.
const CHILDREN: usize = 6;
/// How often it is tried.
const TRIES: usize = 250;
/// How many mates in one are enough to grow others from.
const FEW: usize = 24;
/// How often moves are taken back by chance until some could have been played.
const TAKEN_BACK: usize = 20;
/// The length of the shortest problems in which a promotion is declined.
const DECLINED: usize = 5;
/// How often chance draws until a promotion might be declined.
const DRAWN: usize = 500;
/// How many bases are looked at for one that fits the theme.
const PICKED: usize = 12;
/// How many problems may have the defender's pieces the same way round the King.
const MOST_ROUND: usize = 3;

impl<'a> Composer<'a> {
    /// A composer of mates in so many plies, an odd number.
    #[must_use]
    pub fn new(moves: usize, theme: Option<Theme>, seed: u64, stop: &'a dyn Fn(Progress) -> Control) -> Self {
        let limits = Limits { nodes: None, memory: TABLE, stop };
        Composer {
            moves,
            theme,
            chance: Chance::new(seed),
            judge: Judge::new(Color::Black, &limits),
            stop,
            tried: 0,
            found: vec![Vec::new(); moves.div_ceil(2)],
            seen: HashSet::new(),
            polished: HashSet::new(),
            families: HashSet::new(),
            rounds: HashMap::new(),
        }
    }

    /// One attempt: a position by chance, one grown from a problem two plies shorter, or a problem changed.
    fn attempt(&mut self) -> Option<Composed> {
        let mut place = self.chance.below(self.found.len());
        while place > 0 && self.bases(place) == 0 {
            place -= 1;
        }
        let bases = self.bases(place);
        let has_few = self.bases(0) < FEW || self.moves == 1;
        // Longer ones grow from those of the shortest length.
        let often = if self.moves > DECLINED && self.bases(DECLINED / 2) > 0 { 15 } else { 70 };
        if self.theme == Some(Theme::NoPromotion) && self.moves >= DECLINED && self.chance.percent(often) {
            return self.decline();
        }
        let is_fresh = bases == 0 || self.chance.percent(if has_few { 85 } else { 4 });
        self.judge.begin(NODES * if is_fresh { 2 } else { place as u64 + 2 });
        if is_fresh {
            let position = sparse(&mut self.chance)?;
            return self.polish(&position, SPARSE.min(self.moves));
        }
        let which = self.pick_base(place);
        let Base { position: base, first, .. } = self.found.get(place)?.get(which)?.clone();
        let composed = if 2 * place + 1 < self.moves && self.chance.percent(90) {
            self.grow(&base, Plies::try_from(2 * place + 1).ok()?)
        } else {
            let position = changed(&mut self.chance, &base)?;
            // Where the same move mates as soon, the change does nothing and would be polished away.
            let len = Plies::try_from(2 * place).ok()?;
            let same = first.and_then(|mv| position.after(mv).ok()).filter(Position::is_check);
            if same.is_some_and(|checked| self.judge.mates_within(&checked, len).unwrap_or(true)) {
                return None;
            }
            self.polish(&position, 2 * place + 3)
        };
        self.use_up(place, which, usize::from(composed.is_some()));
        composed
    }

    /// The place of a base. Where a declined promotion is looked for, those that begin with a Pawn's drop are best.
    fn pick_base(&mut self, place: usize) -> usize {
        let bases = self.bases(place);
        let mut which = self.chance.below(bases);
        if self.theme == Some(Theme::NoPromotion) {
            let is_pawn_drop =
                |base: &Base| matches!(base.first, Some(Move::Drop { kind: HandKind::Pawn, .. }));
            for _ in 0..PICKED {
                if self.found.get(place).and_then(|all| all.get(which)).is_some_and(is_pawn_drop) {
                    break;
                }
                which = self.chance.below(bases);
            }
        }
        which
    }

    /// A problem in which a promotion is declined: one like a known idea, or now and then one that chance draws.
    fn decline(&mut self) -> Option<Composed> {
        if self.chance.percent(90) {
            let declining = Declining::of_an_idea(&mut self.judge, &mut self.chance)?;
            return self.decline_from(declining, SHORTEST);
        }
        let drop = (0..DRAWN).find_map(|_| Drop::draw(&mut self.chance))?;
        let len = drop.length(&mut self.judge, Plies::try_from(self.moves).ok()?)?;
        let all = drop.declining(&mut self.chance);
        all.into_iter().find_map(|declining| self.decline_from(declining, len))
    }

    fn decline_from(&mut self, declining: Declining, len: Plies) -> Option<Composed> {
        let mut walk = Walk::begin(&mut self.judge, &mut self.chance, declining, len)?;
        while let Some(position) = walk.next(&mut self.judge, &mut self.chance) {
            let composed = self.keep(position);
            if composed.as_ref().is_some_and(|composed| composed.inspection.theme == Theme::NoPromotion) {
                return composed;
            }
        }
        None
    }

    /// A problem two plies longer than the base.
    fn grow(&mut self, base: &Position, len: Plies) -> Option<Composed> {
        let (position, checked) = (0..TAKEN_BACK).find_map(|_| earlier(&mut self.chance, base))?;
        let king = position.king(Color::White)?;
        let grows = is_near_edge(king)
            && self.judge.mates_within(&checked, len + 1).ok()?
            && !self.judge.mates_within(&position, len).ok()?;
        if grows { self.polish_in(&position, len + 2) } else { None }
    }

    fn polish(&mut self, position: &Position, most: usize) -> Option<Composed> {
        let most = Plies::try_from(self.moves.min(most)).ok()?;
        let is_enough = self.moves > 1 && self.bases(0) >= FEW;
        let len = self.judge.shortest_up_to(position, most).ok()?;
        if len == 1 && is_enough {
            return None;
        }
        self.polish_in(position, len)
    }

    /// How many problems of a length there are to grow others from.
    fn bases(&self, place: usize) -> usize {
        self.found.get(place).map_or(0, Vec::len)
    }

    fn polish_in(&mut self, position: &Position, len: Plies) -> Option<Composed> {
        if !self.polished.insert(position.key().bits()) {
            return None;
        }
        let position = polished(&mut self.judge, &mut self.chance, position, len)?;
        self.keep(position)
    }

    /// Counts a try at a base, and whether something grew from it: none is used for ever.
    fn use_up(&mut self, place: usize, which: usize, grown: usize) {
        let Some(bases) = self.found.get_mut(place) else { return };
        // What was kept meanwhile stands behind, or in place of another.
        let Some(base) = bases.get_mut(which) else { return };
        base.tries = base.tries.saturating_sub(1);
        base.left = base.left.saturating_sub(grown);
        if base.tries == 0 || base.left == 0 {
            bases.swap_remove(which);
        }
    }

    /// Keeps a problem unless it is too much like others.
    fn keep(&mut self, position: Position) -> Option<Composed> {
        let shape = canonical(&position);
        if !self.seen.insert(shape.clone()) {
            return None;
        }
        let problem = Problem::new(position.clone()).ok()?;
        let limits = Limits { nodes: Some(PROOF), memory: TABLE, stop: self.stop };
        let inspection = inspect(&problem, &limits).ok()?;
        let times = self.rounds.entry(Round::of(&problem)?).or_default();
        if *times >= MOST_ROUND || !self.families.insert(Family::of(&problem, &inspection.line)?) {
            return None;
        }
        *times += 1;
        if let Some(bases) = self.found.get_mut(inspection.moves / 2) {
            let base =
                Base { position, first: inspection.line.first().copied(), left: CHILDREN, tries: TRIES };
            if bases.len() < KEPT {
                bases.push(base);
            } else if let Some(old) = bases.get_mut(self.chance.below(KEPT)) {
                *old = base;
            }
        }
        Some(Composed { problem, inspection, id: shape.id() })
    }

    fn is_wanted(&self, composed: &Composed) -> bool {
        let Inspection { moves, theme, .. } = composed.inspection;
        moves == self.moves && self.theme.is_none_or(|wanted| wanted == theme)
    }
}

impl Iterator for Composer<'_> {
    type Item = Composed;

    fn next(&mut self) -> Option<Composed> {
        loop {
            self.tried += 1;
            if let Control::Stop(_) = (self.stop)(Progress { nodes: self.tried, bytes: 0 }) {
                return None;
            }
            if let Some(composed) = self.attempt().filter(|composed| self.is_wanted(composed)) {
                return Some(composed);
            }
        }
    }
}
