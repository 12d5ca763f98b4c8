//! The system's dialogs to choose a file by. Where the system has none nothing is chosen, and a path can be typed.

use std::path::PathBuf;

use rfd::AsyncFileDialog;

/// What a file is chosen for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To be read.
    Open,
    /// To be written, under this name if the learner likes it.
    Save(String),
}

/// Asks for a file without making anybody wait. A dialog that is closed gives none, and `then` hears nothing.
pub fn choose(title: &str, purpose: Purpose, then: impl FnOnce(PathBuf) + 'static) {
    let dialog = AsyncFileDialog::new().set_title(title);
    let asked = slint::spawn_local(async move {
        let chosen = match purpose {
            Purpose::Open => dialog.pick_file().await,
            Purpose::Save(name) => dialog.set_file_name(name).save_file().await,
        };
        if let Some(file) = chosen {
            then(file.path().to_owned());
        }
    });
    // It fails where no window's loop runs, and there nobody chooses.
    drop(asked);
}
