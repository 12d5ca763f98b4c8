//! Chance that can be repeated: numbers stirred from a seed.

/// A stream of numbers that a seed determines.
#[derive(Clone, Debug)]
pub(super) struct Chance(u64);

impl Chance {
    pub(super) const fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    pub(super) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        stir(self.0)
    }

    /// One of the values, each as likely.
    pub(super) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        let count = u64::try_from(from.len()).ok().filter(|&count| count > 0)?;
        from.get(usize::try_from(self.next() % count).ok()?).copied()
    }
}

/// A number of which every bit depends on every bit of another.
pub(super) const fn stir(number: u64) -> u64 {
    let mixed = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
