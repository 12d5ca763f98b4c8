//! Small conversions that every adapter needs.

use slint::{Model as _, VecModel};

/// Makes `model` hold `rows`, touching only what differs: elements that stay keep the keyboard's focus.
pub fn sync<T: Clone + PartialEq + 'static>(model: &VecModel<T>, rows: Vec<T>) {
    while model.row_count() > rows.len() {
        model.remove(model.row_count() - 1);
    }
    for (index, row) in rows.into_iter().enumerate() {
        match model.row_data(index) {
            Some(old) if old == row => {}
            Some(_) => model.set_row_data(index, row),
            None => model.push(row),
        }
    }
}

/// A number for slint; what no screen can hold becomes the largest one.
#[must_use]
pub fn int(number: impl TryInto<i32>) -> i32 {
    number.try_into().unwrap_or(i32::MAX)
}

/// An index from slint, which says -1 for none.
#[must_use]
pub fn index(number: i32) -> Option<usize> {
    usize::try_from(number).ok()
}
