//! What is known of positions: one entry for a board and an attacker's hand.
//!
//! An entry for one hand answers for others: a mate that needs a hand is there with any hand that covers it, and a hand
//! with which there is no mate has none inside it. The table grows as it is used, up to a limit; then entries that
//! little work went into are swept out.

use super::holding::Holding;

/// A count of plies: lengths of mates and bounds on them.
pub(super) type Plies = i16;

/// Longer than any mate: "not mated within `FOREVER`" means there is no mate at all.
pub(super) const FOREVER: Plies = 32_000;

/// A proof or disproof number of something settled.
pub(super) const INFINITE: u32 = 1 << 30;

/// Whether a result holds for hands that cover, or are covered by, the one it was found for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// For all of those.
    AllSuchHands,
    /// For that very hand only: a futile drop was judged by a length that another hand may change.
    ThisHand,
}

/// What the table says of a position and a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// Mate within `len` plies, for which the attacker needs `proof` in hand.
    Mate { len: Plies, proof: Holding, scope: Scope },
    /// No mate within `len` plies, with any hand that `most` covers.
    NoMate { len: Plies, most: Holding, scope: Scope },
    /// Searched, not settled.
    Open { pn: u32, dn: u32 },
    /// Never seen.
    Nothing,
}

/// Which entries are believed beside a position's own: those of other ways of searching, whose keys differ from it in
/// the lowest two bits. Each number has a bit for each difference, from 0 to 3.
#[derive(Clone, Copy)]
pub(super) struct Believed {
    /// Those whose mates are believed.
    pub(super) mates: u8,
    /// Those whose refutations are.
    pub(super) no_mates: u8,
    /// Those of which it is believed that there is no mate of any length.
    pub(super) never: u8,
    /// Which hands' numbers tell of an open position.
    pub(super) numbers: Numbers,
}

/// Whose proof and disproof numbers are those of a position that is not settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Numbers {
    /// Those of its own hand.
    OwnHand,
    /// Those of other hands on the same board as well: with less in hand it is no easier to mate, with more no easier to
    /// refute.
    OtherHands,
}

impl Believed {
    /// The position's own entries alone.
    pub(super) const OWN: Believed = Believed { mates: 1, no_mates: 1, never: 1, numbers: Numbers::OwnHand };
}

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    holding: Holding,
    /// Mate within so many plies; `NEVER` when that is not known.
    mate: Plies,
    /// No mate within so many plies.
    no_mate: Plies,
    pn: u32,
    dn: u32,
    /// How many nodes went into it; 0 in a free place.
    work: u32,
    mate_scope: Scope,
    no_mate_scope: Scope,
}

impl Entry {
    /// Whether nothing is settled, for any bound.
    const fn is_open(&self) -> bool {
        self.mate == NEVER && self.no_mate < 0
    }
}

const NEVER: Plies = Plies::MAX;
const FREE: Entry = Entry {
    key: 0,
    holding: Holding::EMPTY,
    mate: NEVER,
    no_mate: -1,
    pn: 1,
    dn: 1,
    work: 0,
    mate_scope: Scope::AllSuchHands,
    no_mate_scope: Scope::AllSuchHands,
};

/// The entries in shards that grow one by one, so that no step takes long: a search can be stopped at any moment.
pub(super) struct Table {
    shards: Vec<Shard>,
}

impl Table {
    const SHARDS: usize = 1 << 6;

    /// A table that never takes more than `memory` bytes; it is given room for a few thousand entries in any case.
    pub(super) fn new(memory: usize) -> Table {
        Table { shards: (0..Table::SHARDS).map(|_| Shard::new(memory / Table::SHARDS)).collect() }
    }

    /// The bytes taken.
    pub(super) fn bytes(&self) -> usize {
        self.shards.iter().map(Shard::bytes).sum()
    }

    /// The shard of a board: by bits in the key's middle, since the upper ones place it in the shard.
    const fn shard(key: u64) -> usize {
        (key >> 16 & 63) as usize
    }

    /// What is known of a position and a bound in plies.
    #[inline]
    pub(super) fn look(&self, key: u64, holding: Holding, bound: Plies, believed: Believed) -> Known {
        let shard = self.shards.get(Table::shard(key));
        shard.map_or(Known::Nothing, |shard| shard.look(key, holding, bound, believed))
    }

    /// Looks where the entries of these keys begin, all at once: memory then answers once and not for each.
    pub(super) fn touch(&self, keys: &[u64]) {
        let first = |key: u64| {
            let shard = self.shards.get(Table::shard(key))?;
            shard.entries.get(shard.start(key)).map(|entry| entry.work)
        };
        std::hint::black_box(keys.iter().filter_map(|&key| first(key)).fold(0, u32::wrapping_add));
    }

    /// Writes down what was found; `work` is the number of nodes that went into it, at least 1.
    pub(super) fn store(&mut self, key: u64, holding: Holding, found: Known, work: u32) {
        if let Some(shard) = self.shards.get_mut(Table::shard(key)) {
            shard.store(key, holding, found, work);
        }
    }
}

/// Entries hashed by the board's key; those of one board stand in one run of taken places.
struct Shard {
    entries: Vec<Entry>,
    used: usize,
    /// How many entries the limit of memory allows.
    most: usize,
}

impl Shard {
    const FIRST: usize = 1 << 6;

    fn new(memory: usize) -> Shard {
        let most = (memory / size_of::<Entry>()).max(Shard::FIRST);
        Shard { entries: vec![FREE; Shard::FIRST], used: 0, most }
    }

    fn bytes(&self) -> usize {
        self.entries.len() * size_of::<Entry>()
    }

    #[expect(clippy::cast_possible_truncation, reason = "the product's upper half is under the length")]
    fn start(&self, key: u64) -> usize {
        ((u128::from(key) * self.entries.len() as u128) >> 64) as usize
    }

    /// The taken places from where the key's entries begin.
    #[inline]
    fn run(&self, key: u64) -> impl Iterator<Item = &Entry> {
        let start = self.start(key);
        let (before, after) = self.entries.split_at_checked(start).unwrap_or((&[], &self.entries));
        after.iter().chain(before).take_while(|entry| entry.work > 0)
    }

    #[inline]
    fn look(&self, key: u64, holding: Holding, bound: Plies, believed: Believed) -> Known {
        let mut known = Known::Nothing;
        let (mut pn_at_least, mut dn_at_least) = (0, 0);
        for entry in self.run(key) {
            let difference = entry.key ^ key;
            if difference > 3 {
                continue;
            }
            let is_in = |set: u8| set >> difference & 1 == 1;
            let same = entry.holding == holding;
            if entry.mate <= bound
                && (same || entry.mate_scope == Scope::AllSuchHands && holding.covers(entry.holding))
                && is_in(believed.mates)
            {
                return Known::Mate { len: entry.mate, proof: entry.holding, scope: entry.mate_scope };
            }
            if entry.no_mate >= bound
                && (same || entry.no_mate_scope == Scope::AllSuchHands && entry.holding.covers(holding))
                && (is_in(believed.no_mates) || entry.no_mate == FOREVER && is_in(believed.never))
            {
                let (len, scope) = (entry.no_mate, entry.no_mate_scope);
                return Known::NoMate { len, most: entry.holding, scope };
            }
            if difference != 0 {
                continue;
            }
            if same {
                known = Known::Open { pn: entry.pn, dn: entry.dn };
            } else if believed.numbers == Numbers::OtherHands && entry.is_open() {
                if entry.holding.covers(holding) {
                    pn_at_least = pn_at_least.max(entry.pn);
                } else if holding.covers(entry.holding) {
                    dn_at_least = dn_at_least.max(entry.dn);
                }
            }
        }
        match known {
            Known::Open { pn, dn } => Known::Open { pn: pn.max(pn_at_least), dn: dn.max(dn_at_least) },
            _ if pn_at_least > 1 || dn_at_least > 1 => {
                Known::Open { pn: pn_at_least.max(1), dn: dn_at_least.max(1) }
            }
            known => known,
        }
    }

    fn store(&mut self, key: u64, holding: Holding, found: Known, work: u32) {
        let Some(entry) = self.place(key, holding) else { return };
        entry.work = entry.work.saturating_add(work.max(1));
        match found {
            Known::Mate { len, scope, .. } if len < entry.mate => {
                (entry.mate, entry.mate_scope) = (len, scope);
            }
            Known::NoMate { len, scope, .. } if len > entry.no_mate => {
                (entry.no_mate, entry.no_mate_scope) = (len, scope);
            }
            Known::Open { pn, dn } => (entry.pn, entry.dn) = (pn, dn),
            _ => {}
        }
    }

    /// The entry of a board and a hand, a new one if there is none.
    fn place(&mut self, key: u64, holding: Holding) -> Option<&mut Entry> {
        if self.used * 4 > self.entries.len() * 3 {
            self.make_room();
        }
        let len = self.entries.len();
        let mut index = self.start(key);
        loop {
            let entry = self.entries.get(index)?;
            if entry.work == 0 {
                self.used += 1;
                let entry = self.entries.get_mut(index)?;
                *entry = Entry { key, holding, ..FREE };
                return Some(entry);
            }
            if entry.key == key && entry.holding == holding {
                return self.entries.get_mut(index);
            }
            index = if index + 1 == len { 0 } else { index + 1 };
        }
    }

    /// Grows the table, or sweeps out the entries with the least work until half of it is free.
    fn make_room(&mut self) {
        let grown = (self.entries.len() * 2).min(self.most);
        let mut kept: Vec<Entry> = Vec::with_capacity(self.used);
        if grown > self.entries.len() + self.entries.len() / 4 {
            kept.extend(self.entries.iter().filter(|entry| entry.work > 0));
            self.entries = Vec::new();
            self.entries = vec![FREE; grown];
        } else {
            let least = self.work_to_keep();
            kept.extend(self.entries.iter().filter(|entry| entry.work > least));
            self.entries.fill(FREE);
        }
        self.used = 0;
        let len = self.entries.len();
        for entry in kept {
            let mut index = self.start(entry.key);
            while let Some(place) = self.entries.get_mut(index) {
                if place.work == 0 {
                    *place = entry;
                    self.used += 1;
                    break;
                }
                index = if index + 1 == len { 0 } else { index + 1 };
            }
        }
    }

    /// The work that at most half of the entries exceed.
    fn work_to_keep(&self) -> u32 {
        let step = (self.entries.len() / 20_000).max(1);
        let mut works: Vec<u32> =
            self.entries.iter().step_by(step).map(|entry| entry.work).filter(|&work| work > 0).collect();
        let middle = works.len() / 2;
        if works.is_empty() { 0 } else { *works.select_nth_unstable(middle).1 }
    }
}
