//! What was found about positions met before (a transposition table).

use super::evaluate::View;
use super::packed::Packed;
use super::score::MATE_FOUND;

/// How a stored value is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The value itself.
    Exact,
    /// The value or more.
    Lower,
    /// The value or less.
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) mv: Packed,
    pub(super) value: i32,
    pub(super) depth: i32,
    pub(super) bound: Bound,
    /// What the position seemed to be worth before any move; not said of a check.
    pub(super) view: Option<View>,
}

/// A key and, in one number: move (15 bits), value (16), depth (8), bound (2), age (7), view (16).
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    data: u64,
}

const BUCKET: usize = 4;
/// The highest age, after which counting begins again.
const AGES: u64 = 0x7f;

/// Entries that are looked at together: one line of the processor's cache.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; BUCKET]);

/// The table: buckets of four entries.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    /// How many buckets are in use, a power of two.
    used: usize,
    age: u64,
}

impl Table {
    /// A table of at most so many bytes.
    pub(super) fn new(bytes: usize) -> Table {
        let room = (bytes / size_of::<Bucket>()).max(16);
        let used = 1 << room.ilog2();
        Table { buckets: vec![Bucket::default(); used], used, age: 0 }
    }

    /// Forgets everything and uses no more room than `entries` ask for: emptying a large table takes longer than a short
    /// search.
    pub(super) fn clear(&mut self, entries: usize) {
        let wanted = (entries / BUCKET).max(16).next_power_of_two();
        self.used = wanted.min(self.buckets.len());
        if let Some(buckets) = self.buckets.get_mut(..self.used) {
            buckets.fill(Bucket::default());
        }
        self.age = 0;
    }

    /// A new search begins: what older ones found may be replaced first.
    pub(super) fn grow_older(&mut self) {
        self.age = (self.age + 1) & AGES;
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        // The low bits choose the bucket; `used` is a power of two.
        usize::try_from(key & (self.used as u64 - 1)).unwrap_or(0)
    }

    #[inline]
    pub(super) fn look(&self, key: u64, ply: usize) -> Option<Found> {
        let Bucket(bucket) = self.buckets.get(self.place(key))?;
        let entry = bucket.iter().find(|entry| entry.key == key && entry.data != 0)?;
        let mut found = unpack(entry.data);
        let ply = i32::try_from(ply).unwrap_or(0);
        if found.value >= MATE_FOUND {
            found.value -= ply;
        } else if found.value <= -MATE_FOUND {
            found.value += ply;
        }
        Some(found)
    }

    pub(super) fn store(&mut self, key: u64, ply: usize, mut found: Found) {
        let ply = i32::try_from(ply).unwrap_or(0);
        if found.value >= MATE_FOUND {
            found.value += ply;
        } else if found.value <= -MATE_FOUND {
            found.value -= ply;
        }
        let place = self.place(key);
        let age = self.age;
        let Some(Bucket(bucket)) = self.buckets.get_mut(place) else { return };
        // An entry of this position, else the shallowest, older ones counted as shallower still.
        let worth = |entry: &Entry| {
            if entry.key == key {
                return i64::MIN;
            }
            if entry.data == 0 {
                return i64::MIN + 1;
            }
            let old = age.wrapping_sub(age_of(entry.data)) & AGES;
            i64::from(unpack(entry.data).depth) - 8 * i64::try_from(old).unwrap_or(0)
        };
        let Some(entry) = bucket.iter_mut().min_by_key(|entry| worth(entry)) else { return };
        if entry.key == key && entry.data != 0 {
            let before = unpack(entry.data);
            if found.mv == Packed::NONE {
                found.mv = before.mv;
            }
            let is_old = age_of(entry.data) != age;
            if found.bound != Bound::Exact && found.depth + 3 < before.depth && !is_old {
                return;
            }
        }
        *entry = Entry { key, data: pack(found, age) };
    }

    /// How full the table is, in thousandths, judged by its beginning.
    pub(super) fn fullness(&self) -> usize {
        let looked_at = self.buckets.iter().take(250);
        let of_now = |entry: &&Entry| entry.data != 0 && age_of(entry.data) == self.age;
        looked_at.map(|Bucket(bucket)| bucket.iter().filter(of_now).count()).sum()
    }
}

#[expect(clippy::cast_sign_loss, reason = "both numbers are made positive first")]
fn pack(found: Found, age: u64) -> u64 {
    let value = (found.value + 32_768).clamp(0, 65_535) as u64;
    let depth = (found.depth + 64).clamp(1, 255) as u64;
    let bound = match found.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    };
    // A view that is not there is 0.
    let view = found
        .view
        .map_or(0, |view| ((view.value + 16_384).clamp(1, 32_767) as u64) << 1 | u64::from(view.may_mate));
    u64::from(found.mv.bits()) | value << 15 | depth << 31 | bound << 39 | age << 41 | view << 48
}

const fn age_of(data: u64) -> u64 {
    data >> 41 & AGES
}

fn unpack(data: u64) -> Found {
    let part = |shift: u32, mask: u64| i32::try_from(data >> shift & mask).unwrap_or(0);
    Found {
        mv: Packed::from_bits(u16::try_from(data & 0x7fff).unwrap_or(0)),
        value: part(15, 0xffff) - 32_768,
        depth: part(31, 0xff) - 64,
        bound: match data >> 39 & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        },
        view: (data >> 48 != 0)
            .then(|| View { value: part(49, 0x7fff) - 16_384, may_mate: data >> 48 & 1 == 1 }),
    }
}
