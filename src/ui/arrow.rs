//! The outline of an arrow over the squares: one closed shape, since the renderer fills a path with one flat colour and
//! two shapes laid over each other would show where they overlap.

use std::fmt::Write as _;

/// Lengths are in hundredths of a square.
const SHAFT: f64 = 5.0;
const HEAD: f64 = 16.0;
const HEAD_LENGTH: f64 = 24.0;
/// How far from the middle of a square an arrow begins or ends: it lies below the pieces, so where one stands it ends
/// at that piece's edge.
const FREE_GAP: f64 = 12.0;
const PIECE_GAP: f64 = 44.0;

/// What stands at an end of an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Nothing.
    Free,
    /// A piece.
    Piece,
}

impl End {
    fn gap(self) -> f64 {
        match self {
            End::Free => FREE_GAP,
            End::Piece => PIECE_GAP,
        }
    }
}

/// The path from the middle of one square to that of another; squares are counted row by row on the screen.
/// Empty when both are the same.
#[must_use]
pub fn outline(from: (usize, End), to: (usize, End)) -> String {
    let (x0, y0) = middle(from.0);
    let (x1, y1) = middle(to.0);
    let start = from.1.gap();
    let length = (x1 - x0).hypot(y1 - y0);
    if length < 1.0 {
        return String::new();
    }
    let (along_x, along_y) = ((x1 - x0) / length, (y1 - y0) / length);
    let point = |along: f64, aside: f64| {
        (x0 + along * along_x - aside * along_y, y0 + along * along_y + aside * along_x)
    };
    let tip = length - to.1.gap();
    // Between neighbours there is hardly room for the head alone.
    let neck = (tip - HEAD_LENGTH).max(start);
    let corners = [
        point(start, SHAFT),
        point(neck, SHAFT),
        point(neck, HEAD),
        point(tip, 0.0),
        point(neck, -HEAD),
        point(neck, -SHAFT),
        point(start, -SHAFT),
    ];
    let mut path = String::new();
    for (x, y) in corners {
        let _ = write!(path, "{} {x:.1} {y:.1} ", if path.is_empty() { 'M' } else { 'L' });
    }
    path.push('Z');
    path
}

fn middle(index: usize) -> (f64, f64) {
    let part = |number: usize| f64::from(u8::try_from(number).unwrap_or(0)) * 100.0 + 50.0;
    (part(index % 9), part(index / 9))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_down_a_file_stays_between_its_squares() {
        let path = outline((13, End::Piece), (67, End::Piece));
        let numbers: Vec<f64> = path.split(' ').filter_map(|word| word.parse().ok()).collect();
        let (xs, ys): (Vec<f64>, Vec<f64>) =
            numbers.chunks(2).filter_map(|pair| Some((*pair.first()?, *pair.get(1)?))).unzip();
        assert!(xs.iter().all(|x| (434.0..=466.0).contains(x)), "{path}");
        assert!(ys.iter().all(|y| (190.0..=710.0).contains(y)), "{path}");
    }

    #[test]
    fn no_arrow_leads_from_a_square_to_itself() {
        assert_eq!(outline((40, End::Free), (40, End::Free)), "");
    }
}
