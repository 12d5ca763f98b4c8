//! Text fields: what stands around them, and their text.

use slint::SharedString;

use nari_markup::FieldInfo;

use crate::app::Field;

/// What stands around a field.
pub fn info(field: &Field) -> FieldInfo {
    FieldInfo {
        label: (&field.label).into(),
        help: (&field.help).into(),
        placeholder: (&field.placeholder).into(),
        error: field.error.as_deref().unwrap_or_default().into(),
    }
}

/// Writes a field's text anew, only when it is another: what is being typed keeps its cursor.
pub fn write(shown: &SharedString, text: &str, set: impl FnOnce(SharedString)) {
    if shown != text {
        set(text.into());
    }
}
