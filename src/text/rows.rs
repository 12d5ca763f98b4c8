//! Rows of settings, set by the numbers that the screen gives them.

use super::line::Asked;
use crate::app::{App, Control, Event};
use crate::locale::Message;

/// `set 3 2`: the second option of the third row.
pub(super) fn set(app: &App, text: &str) -> Result<Asked, Message> {
    let how = || Message::new("text-set-how");
    let mut numbers = text.split_whitespace().map(str::parse::<usize>);
    let (Some(Ok(number)), option, None) = (numbers.next(), numbers.next(), numbers.next()) else {
        return Err(how());
    };
    let rows = super::draw::rows(&app.view().screen);
    if rows.is_empty() {
        return Err(Message::new("text-set-where"));
    }
    let Some(row) = number.checked_sub(1).and_then(|row| rows.get(row)) else {
        return Err(Message::new("text-set-no-row").with("row", number.to_string()).with("last", rows.len()));
    };
    let setting = match (&row.control, option) {
        (Control::Switch { press, .. }, _) => *press,
        (Control::Options(options), Some(Ok(option))) => {
            let no_option = || {
                let message = Message::new("text-set-no-option").with("row", number.to_string());
                message.with("option", option.to_string()).with("last", options.len())
            };
            option.checked_sub(1).and_then(|option| options.get(option)).ok_or_else(no_option)?.setting
        }
        (Control::Options(_), _) => return Err(how()),
    };
    Ok(Asked::Do(vec![Event::Setting(setting)]))
}
