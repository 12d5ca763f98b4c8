//! The set of pieces that fades, put into rows: whether it goes on, and what each face shows.

use super::board_shape::Face;
use super::settings::toggle;
use super::shape::{Control, SettingGroup, SettingOption, SettingRow};
use crate::app::state::App;
use crate::app::{Setting, Toggle};
use crate::lesson::kind_name;
use crate::locale::{self, Message};
use crate::notation::western;
use crate::progress::{FaceLook, PieceSet};
use crate::shogi::{Color, Piece, PieceKind};

/// The rows of the set that fades; `None` while another set is chosen.
pub(super) fn group(app: &App) -> Option<SettingGroup> {
    if app.settings.piece_set != PieceSet::Fading {
        return None;
    }
    let switch = toggle(app, Toggle::Fade, "settings-fade", app.settings.fade);
    let rows = std::iter::once(switch).chain(PieceKind::ALL.into_iter().map(|kind| row(app, kind)));
    Some(SettingGroup { title: app.words.text("settings-group-fading"), rows: rows.collect() })
}

/// One face, with what it could show instead.
fn row(app: &App, kind: PieceKind) -> SettingRow {
    let words = &app.words;
    let chosen = app.settings.face_looks.get(kind_name(kind)).copied().unwrap_or_default();
    let option = |look: FaceLook| SettingOption {
        label: words.text(match look {
            FaceLook::ByRecord => "face-by-record",
            FaceLook::All => "face-all",
            FaceLook::KanjiLetter => "pieces-kanji-letter",
            FaceLook::Kanji => "pieces-kanji",
            FaceLook::Letter => "pieces-letters",
        }),
        faces: vec![face(app, kind, look)],
        selected: look == chosen,
        setting: Setting::FaceLook(kind, look),
    };
    let control = Control::Options(FaceLook::ALL.into_iter().map(option).collect());
    SettingRow { label: locale::piece(words, kind), help: known(app, kind), control }
}

/// How well the face is known, in a sentence.
fn known(app: &App, kind: PieceKind) -> String {
    let Some(face) = app.notebook.faces.of(kind) else { return app.words.text("face-unseen") };
    let message = Message::new("face-known")
        .with("named", usize::try_from(face.named).unwrap_or(usize::MAX))
        .with("misnamed", usize::try_from(face.misnamed).unwrap_or(usize::MAX))
        .with("moved", usize::try_from(face.moved).unwrap_or(usize::MAX))
        .with("mismoved", usize::try_from(face.mismoved).unwrap_or(usize::MAX));
    app.words.say(&message)
}

fn face(app: &App, kind: PieceKind, look: FaceLook) -> Face {
    let recorded = app.notebook.faces.layers(kind);
    Face {
        piece: Piece::new(Color::Black, kind),
        set: PieceSet::Fading,
        layers: look.layers(recorded),
        letter: western::letter(kind, app.words.letters()).to_owned(),
        upside_down: false,
    }
}
