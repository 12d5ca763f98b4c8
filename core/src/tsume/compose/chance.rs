//! Chance that follows from a seed: the same numbers on every machine.

/// A generator of numbers (`SplitMix64`).
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The generator of a seed; near seeds give unrelated numbers.
    #[must_use]
    pub const fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let number = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        number ^ (number >> 31)
    }

    /// A number from 0 up to but not including `end`; 0 when `end` is.
    pub fn below(&mut self, end: usize) -> usize {
        let wide = u128::from(self.next()) * end as u128;
        usize::try_from(wide >> 64).unwrap_or(0)
    }

    /// True `times` in a hundred.
    pub fn percent(&mut self, times: usize) -> bool {
        self.below(100) < times
    }

    /// One of the items, `None` when there is none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len())).copied()
    }

    /// One of the items, each as often as its weight says; `None` when there is none.
    pub fn weighted<T: Copy>(&mut self, items: &[(T, usize)]) -> Option<T> {
        let mut place = self.below(items.iter().map(|&(_, weight)| weight).sum());
        for &(item, weight) in items {
            if place < weight {
                return Some(item);
            }
            place -= weight;
        }
        None
    }
}
