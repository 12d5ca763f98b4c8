//! The positions that led here: what the fourth occurrence would end, the search ends at the second.

/// A position met on the way.
#[derive(Clone, Copy, Debug)]
struct Seen {
    key: u64,
    in_check: bool,
}

/// The positions of the game, then of the line being looked at.
#[derive(Clone, Debug, Default)]
pub(super) struct Path(Vec<Seen>);

/// What a repetition comes to, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Repeated {
    /// The game is to be replayed.
    Draw,
    /// The other side gave all the checks, which loses.
    Wins,
    /// This side gave all the checks.
    Loses,
}

/// Nobody goes round in longer circles.
const FARTHEST: usize = 64;

impl Path {
    pub(super) fn enter(&mut self, key: u64, in_check: bool) {
        self.0.push(Seen { key, in_check });
    }

    pub(super) fn leave(&mut self) {
        self.0.pop();
    }

    /// What it means that the latest position came up before; `None` when it did not.
    pub(super) fn repeated(&self) -> Option<Repeated> {
        let (now, before) = self.0.split_last()?;
        let back =
            before.iter().rev().skip(1).step_by(2).take(FARTHEST / 2).position(|seen| seen.key == now.key)?;
        // The circle: every position after the earlier occurrence, the latest first.
        let circle = self.0.iter().rev().take(2 * back + 2);
        let theirs = circle.clone().step_by(2).all(|seen| seen.in_check);
        let ours = circle.skip(1).step_by(2).all(|seen| seen.in_check);
        Some(match (theirs, ours) {
            (true, false) => Repeated::Wins,
            (false, true) => Repeated::Loses,
            _ => Repeated::Draw,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(seen: &[(u64, bool)]) -> Path {
        let mut path = Path::default();
        for &(key, in_check) in seen {
            path.enter(key, in_check);
        }
        path
    }

    #[test]
    fn a_circle_is_a_draw_unless_one_side_gave_all_the_checks() {
        assert_eq!(path(&[(1, false), (2, false), (3, false), (4, false)]).repeated(), None);
        let quiet = [(1, false), (2, false), (3, false), (4, false), (1, false)];
        assert_eq!(path(&quiet).repeated(), Some(Repeated::Draw));
        // Positions 3 and 1 are checks given by the side that is not to move now.
        let chased = [(1, true), (2, false), (3, true), (4, false), (1, true)];
        assert_eq!(path(&chased).repeated(), Some(Repeated::Wins));
        let chasing = [(1, false), (2, true), (3, false), (4, true), (1, false)];
        assert_eq!(path(&chasing).repeated(), Some(Repeated::Loses));
    }
}
