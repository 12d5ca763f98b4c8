//! Games, positions and pictures handed out: to the clipboard, or into a file.

use std::path::PathBuf;
use std::sync::Arc;

use super::game_files::tell;
use super::heard::Heard;
use super::screen::{InTheWay, Told};
use super::state::{App, Screen};
use super::{Effect, Export, FileJob, Target, view};
use crate::notation::record::{self, Format};
use crate::notation::sfen;
use crate::progress::Existing;

/// Hands out the open game, its position, or a picture of the board.
pub(super) fn hand_out(
    app: &mut App,
    export: Export,
    target: &Target,
    effects: &mut Vec<Effect>,
) -> Vec<Heard> {
    let name = name_of_file(app, export);
    let bytes = match written(app, export, target) {
        Ok(Some(bytes)) => bytes,
        Ok(None) => return vec![Heard::Nothing],
        Err((format, error)) => return tell(app, Told::NotExported(format, error)),
    };
    match target {
        Target::Clipboard => {
            effects.push(Effect::Copy(String::from_utf8_lossy(&bytes).into_owned()));
            tell(app, Told::Copied(export))
        }
        Target::File(path) => {
            let path = PathBuf::from(if path.trim().is_empty() { name.as_str() } else { path.trim() });
            write_out(app, path, bytes.into(), effects)
        }
    }
}

/// Writes a file; one that is there stays until it is said to be written over.
pub(super) fn write_out(
    app: &mut App,
    path: PathBuf,
    bytes: Arc<[u8]>,
    effects: &mut Vec<Effect>,
) -> Vec<Heard> {
    app.games.in_the_way = Some(InTheWay { path: path.clone(), bytes: Arc::clone(&bytes) });
    effects.push(Effect::Files(FileJob::Write { path, bytes, existing: Existing::Stays }));
    Vec::new()
}

/// The bytes of what is handed out; `None` if the open screen has no such thing.
fn written(
    app: &App,
    export: Export,
    target: &Target,
) -> Result<Option<Vec<u8>>, (Format, record::WriteError)> {
    let setup = match &app.screen {
        Screen::Replay(screen) => screen.record.position(screen.node()).to_setup(),
        Screen::Editor(screen) => screen.setup().clone(),
        Screen::MailGame(screen) => screen.game.letter.game().position().to_setup(),
        _ => return Ok(None),
    };
    match export {
        Export::Position => Ok(Some(format!("{}\n", sfen::write(&setup)).into_bytes())),
        Export::Picture => Ok(view::board_picture(app).map(String::into_bytes)),
        Export::Game(format) => {
            let record = match &app.screen {
                Screen::Replay(screen) => &screen.record,
                Screen::MailGame(screen) => &screen.record,
                _ => return Ok(None),
            };
            // The clipboard holds text, which needs no Shift-JIS.
            let format =
                if *target == Target::Clipboard && format == Format::Kif { Format::Kifu } else { format };
            record::write(std::slice::from_ref(record), format).map(Some).map_err(|error| (format, error))
        }
    }
}

/// The name of a file for what is handed out.
pub(super) fn name_of_file(app: &App, export: Export) -> String {
    let stem = match &app.screen {
        Screen::Replay(screen) => screen.id.as_str(),
        Screen::MailGame(screen) => screen.id.as_str(),
        _ => "position",
    };
    let suffix = match export {
        Export::Game(format) => format.suffix(),
        Export::Position => Format::Sfen.suffix(),
        Export::Picture => "svg",
    };
    format!("{stem}.{suffix}")
}
