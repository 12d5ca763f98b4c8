//! Chance for tests: a small generator whose numbers follow from a seed, so that a failure can be had again.

/// A xorshift generator.
pub struct Chance(u64);

impl Chance {
    /// The generator of a seed; near seeds give unrelated numbers.
    pub fn new(seed: u64) -> Chance {
        let mut state = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        state = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        state = (state ^ (state >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Chance((state ^ (state >> 31)) | 1)
    }

    /// A number from 0 up to but not including `end`, which is not 0.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % end
    }

    /// True once in `times`.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of the items.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// How many positions a test looks at: the number in `NARI_POSITIONS`, else the usual one.
pub fn positions_asked(usual: usize) -> usize {
    match std::env::var("NARI_POSITIONS") {
        Ok(number) => number.parse().expect("NARI_POSITIONS is a number"),
        Err(_) => usual,
    }
}
