//! How hard a drill is.

/// How hard a drill is, from 1 to [`Rung::HIGHEST`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rung {
    /// The easiest.
    #[default]
    First,
    /// Harder.
    Second,
    /// In the middle.
    Third,
    /// Hard.
    Fourth,
    /// The hardest.
    Fifth,
}

impl Rung {
    /// All of them, the easiest first.
    pub const ALL: [Rung; 5] = [Rung::First, Rung::Second, Rung::Third, Rung::Fourth, Rung::Fifth];
    /// The hardest.
    pub const HIGHEST: Rung = Rung::Fifth;

    /// The rung of that number, counted from 1.
    #[must_use]
    pub fn new(number: u8) -> Option<Rung> {
        Rung::ALL.into_iter().find(|rung| rung.number() == number)
    }

    /// The number, counted from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Rung::First => 1,
            Rung::Second => 2,
            Rung::Third => 3,
            Rung::Fourth => 4,
            Rung::Fifth => 5,
        }
    }

    /// The next harder one; `None` above the hardest.
    #[must_use]
    pub fn harder(self) -> Option<Rung> {
        Rung::new(self.number() + 1)
    }

    /// The next easier one; `None` below the easiest.
    #[must_use]
    pub fn easier(self) -> Option<Rung> {
        Rung::new(self.number() - 1)
    }

    /// The value for this rung, from a list with one for each.
    pub(super) const fn of<T: Copy>(self, values: [T; 5]) -> T {
        let [first, second, third, fourth, fifth] = values;
        match self {
            Rung::First => first,
            Rung::Second => second,
            Rung::Third => third,
            Rung::Fourth => fourth,
            Rung::Fifth => fifth,
        }
    }
}
