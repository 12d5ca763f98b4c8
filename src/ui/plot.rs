//! The line of a plot, and the ground below it: one picture of as many pixels as it takes on the screen.

use std::fmt::Write as _;

/// How thick the line is, in logical pixels at the usual size.
const STROKE: f32 = 2.5;

/// The word before the points of a line whose ground reaches down to the lower edge.
const LOW: &str = "low";

/// Points in the words in which the window's markup hands them on: how far from left to right and how far up, from 0
/// to 1 each.
#[must_use]
pub fn line(points: impl IntoIterator<Item = (f32, f32)>) -> String {
    let point = |(across, up): (f32, f32)| format!("{:.4} {:.4}", across.clamp(0.0, 1.0), up.clamp(0.0, 1.0));
    points.into_iter().map(point).collect::<Vec<_>>().join(" ")
}

/// The same, for a line whose ground reaches down to the lower edge.
#[must_use]
pub fn low_line(points: impl IntoIterator<Item = (f32, f32)>) -> String {
    format!("{LOW} {}", line(points))
}

/// The picture of such points joined up; `size` (width, height) in pixels, `unit` of them to a logical one.
/// `None` when there is nothing to draw.
#[must_use]
pub fn svg(line: &str, size: (i32, i32), unit: f32) -> Option<String> {
    let (width, height) = (u16::try_from(size.0).ok()?, u16::try_from(size.1).ok()?);
    let numbers: Vec<f32> = line.split(' ').filter_map(|word| word.parse().ok()).collect();
    let points: Vec<(f32, f32)> =
        numbers.chunks(2).filter_map(|point| Some((*point.first()?, *point.get(1)?))).collect();
    let ((first, _), (last, _)) = (points.first()?, points.last()?);
    if points.len() < 2 || width == 0 || height == 0 {
        return None;
    }
    let (right, down) = (f32::from(width), f32::from(height));
    let mut path = String::new();
    for (across, up) in &points {
        let sign = if path.is_empty() { 'M' } else { 'L' };
        let _ = write!(path, "{sign}{:.1} {:.1}", right * across, down * (1.0 - up));
    }
    let middle = if line.starts_with(LOW) { down } else { down / 2.0 };
    let (from, to, stroke) = (right * first, right * last, STROKE * unit);
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\">\
         <path d=\"{path}L{to:.1} {middle}L{from:.1} {middle}Z\" fill-opacity=\".16\"/>\
         <path d=\"{path}\" fill=\"none\" stroke=\"#000\" stroke-width=\"{stroke}\" stroke-linejoin=\"round\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    #[test]
    fn the_line_goes_from_point_to_point_and_rises_with_them() {
        let svg = svg(&line([(0.0, 0.5), (0.5, 1.0), (0.75, 0.25)]), (200, 100), 1.0).unwrap();
        assert!(svg.contains("M0.0 50.0L100.0 0.0L150.0 75.0L150.0 50L0.0 50Z"), "{svg}");
        assert!(roxmltree::Document::parse(&svg).is_ok());
    }

    #[test]
    fn the_ground_of_a_low_line_reaches_down() {
        let svg = svg(&low_line([(0.0, 0.5), (1.0, 1.0)]), (200, 100), 1.0).unwrap();
        assert!(svg.contains("M0.0 50.0L200.0 0.0L200.0 100L0.0 100Z"), "{svg}");
    }

    #[test]
    fn what_lies_beyond_is_drawn_at_the_edge() {
        assert_eq!(line([(-3.0, 7.0)]), "0.0000 1.0000");
    }

    #[test]
    fn a_single_point_makes_no_line() {
        for points in [&[][..], &[(0.5, 0.5)]] {
            assert_eq!(svg(&line(points.iter().copied()), (200, 100), 1.0), None);
        }
        assert_eq!(svg(&line([(0.0, 0.5), (1.0, 0.5)]), (0, 100), 1.0), None);
    }
}
