//! The positions on the way to the node that is searched, and what was refuted only because of them.

use std::collections::HashMap;

use super::holding::Holding;
use super::table::Plies;

/// The attacker's positions on the path.
pub(super) struct Path {
    places: HashMap<u64, Vec<(Holding, usize)>>,
    /// How many keys of the path end in each twelve bits: most questions end here.
    counts: Vec<u16>,
}

impl Path {
    pub(super) fn new() -> Path {
        Path { places: HashMap::new(), counts: vec![0; 1 << 12] }
    }

    #[expect(clippy::cast_possible_truncation, reason = "twelve bits are wanted")]
    fn count(&mut self, key: u64) -> Option<&mut u16> {
        self.counts.get_mut(key as usize & 0xfff)
    }

    pub(super) fn enter(&mut self, key: u64, holding: Holding, depth: usize) {
        if let Some(count) = self.count(key) {
            *count += 1;
        }
        self.places.entry(key).or_default().push((holding, depth));
    }

    /// Leaves the position entered last under that key.
    pub(super) fn leave(&mut self, key: u64) {
        if let Some(count) = self.count(key) {
            *count = count.saturating_sub(1);
        }
        if let Some(places) = self.places.get_mut(&key) {
            places.pop();
            if places.is_empty() {
                self.places.remove(&key);
            }
        }
    }

    /// The lowest frame from `base` on with that board and a hand that `is_enough`.
    #[expect(clippy::cast_possible_truncation, reason = "twelve bits are wanted")]
    pub(super) fn find(&self, key: u64, base: usize, is_enough: impl Fn(Holding) -> bool) -> Option<usize> {
        if self.counts.get(key as usize & 0xfff) == Some(&0) {
            return None;
        }
        let places = self.places.get(&key)?;
        places
            .iter()
            .filter(|&&(holding, depth)| depth >= base && is_enough(holding))
            .map(|&(_, depth)| depth)
            .min()
    }
}

/// Refutations that hold on one path only, since they repeat a position of it. A new one takes the place of an old one.
pub(super) struct Refutations {
    places: Vec<Refutation>,
    any: usize,
}

#[derive(Clone, Copy, Default)]
struct Refutation {
    /// Path and position in one number; 0 in a free place.
    key: u64,
    repeats: u32,
    len: Plies,
}

impl Refutations {
    pub(super) const fn new() -> Refutations {
        Refutations { places: Vec::new(), any: 0 }
    }

    #[expect(clippy::cast_possible_truncation, reason = "the low bits are wanted")]
    const fn index(&self, key: u64) -> usize {
        key as usize & (self.places.len().wrapping_sub(1))
    }

    pub(super) fn store(&mut self, key: u64, len: Plies, repeats: usize) {
        if self.any * 2 >= self.places.len() && self.places.len() < 1 << 20 {
            let old = std::mem::take(&mut self.places);
            self.places = vec![Refutation::default(); (old.len() * 4).max(1 << 10)];
            self.any = 0;
            for place in old.into_iter().filter(|place| place.key != 0) {
                self.put(place);
            }
        }
        self.put(Refutation { key, repeats: u32::try_from(repeats).unwrap_or(0), len });
    }

    fn put(&mut self, refutation: Refutation) {
        let index = self.index(refutation.key);
        if let Some(place) = self.places.get_mut(index) {
            self.any += usize::from(place.key == 0);
            *place = refutation;
        }
    }

    /// The length and the lowest frame repeated, if a mate within `bound` was refuted on this very path.
    pub(super) fn look(&self, key: u64, bound: Plies) -> Option<(Plies, usize)> {
        let place = self.places.get(self.index(key))?;
        (place.key == key && place.len >= bound).then_some((place.len, place.repeats as usize))
    }
}
