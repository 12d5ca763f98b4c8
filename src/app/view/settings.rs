//! The settings and the first start put into rows.

use super::board_shape::Face;
use super::data;
use super::shape::{Control, FirstStartView, SettingGroup, SettingOption, SettingRow, SettingsView};
use super::{Enabled, button, fading, sitting};
use crate::app::screen::FirstStart;
use crate::app::state::App;
use crate::app::{Command, Experience, Setting, Toggle};
use crate::locale::Language;
use crate::notation::western;
use crate::progress::{FaceLook, Ink, Layers, MoveNames, PieceSet, Speed, SquareNames, Switch, Theme};
use crate::shogi::{Color, Piece, PieceKind};

/// The ways pieces can look, in the order they are offered.
pub const PIECE_SETS: [PieceSet; crate::lesson::PIECE_SETS] =
    [PieceSet::KanjiLetter, PieceSet::Kanji, PieceSet::Letters, PieceSet::Moves];

pub(super) fn first_start(app: &App, first: FirstStart) -> FirstStartView {
    let words = &app.words;
    let experience = Experience::ALL.into_iter().map(|experience| SettingOption {
        label: words.text(match experience {
            Experience::New => "first-start-new",
            Experience::Chess => "first-start-chess",
            Experience::Moves => "first-start-moves",
            Experience::Played => "first-start-played",
        }),
        faces: Vec::new(),
        selected: experience == first.experience,
        setting: Setting::Experience(experience),
    });
    FirstStartView {
        title: words.text("first-start-title"),
        text: [vec![words.text("first-start-text")], app.notices.clone()].concat().join("\n\n"),
        rows: vec![
            language(app),
            piece_set(app, &[]),
            options(app, "first-start-experience", experience.collect()),
        ],
        start: words.text("first-start-begin"),
        skip: words.text("first-start-skip"),
    }
}

pub(super) fn settings(app: &App) -> SettingsView {
    let words = &app.words;
    let group = |id: &str, rows| SettingGroup { title: words.text(id), rows };
    let mut groups = vec![
        group("settings-group-looks", vec![language(app), theme(app), piece_set(app, &[PieceSet::Fading])]),
        group("settings-group-notation", vec![squares(app), moves(app)]),
        group(
            "settings-group-board",
            vec![
                toggle(app, Toggle::Targets, "settings-targets", app.settings.highlights.targets),
                toggle(app, Toggle::Pins, "settings-pins", app.settings.highlights.pins),
                toggle(app, Toggle::LastMove, "settings-last-move", app.settings.highlights.last_move),
                toggle(app, Toggle::Check, "settings-check", app.settings.highlights.check),
                speed(app),
            ],
        ),
        group("settings-group-play", sitting::game_rules(app)),
        group("settings-group-coach", sitting::coach(app)),
        group(
            "settings-group-keys",
            vec![toggle(app, Toggle::LetterKeys, "settings-letter-keys", app.settings.letter_keys)],
        ),
    ];
    if let Some(fading) = fading::group(app) {
        groups.insert(1, fading);
    }
    if let Some(row) = data::learners(app) {
        groups.insert(0, group("settings-group-learners", vec![row]));
    }
    SettingsView {
        title: words.text("settings-title"),
        groups,
        placement: (
            words.text("placement-title"),
            words.text("settings-placement"),
            button(app, Command::TakeTest, "button-placement", Enabled::Yes),
        ),
        data: data::tools(app),
        data_folder: (words.text("settings-data-folder"), data_folder(app)),
        notices: app.notices.clone(),
    }
}

fn data_folder(app: &App) -> String {
    if app.data_folder.is_empty() {
        app.words.text("settings-no-data-folder")
    } else {
        app.data_folder.clone()
    }
}

/// A row of options; its help is the attribute `help` of its message, where there is one.
pub(super) fn options(app: &App, id: &str, options: Vec<SettingOption>) -> SettingRow {
    SettingRow { label: app.words.text(id), help: help(app, id), control: Control::Options(options) }
}

fn help(app: &App, id: &str) -> String {
    let id = format!("{id}.help");
    if app.words.has(&id) { app.words.text(&id) } else { String::new() }
}

pub(super) fn toggle(app: &App, toggle: Toggle, id: &str, state: Switch) -> SettingRow {
    let press = Setting::Toggle(toggle, state.turned());
    SettingRow {
        label: app.words.text(id),
        help: help(app, id),
        control: Control::Switch { on: state.is_on(), press },
    }
}

fn language(app: &App) -> SettingRow {
    let choices = Language::ALL.into_iter().map(|language| SettingOption {
        label: app.words.text(match language {
            Language::French => "language-french",
            Language::English => "language-english",
        }),
        faces: Vec::new(),
        selected: app.words.language() == language,
        setting: Setting::Language(language),
    });
    options(app, "settings-language", choices.collect())
}

/// A row for one of several values of the same kind.
pub(super) fn one_of<T: Copy + PartialEq>(
    app: &App,
    id: &str,
    now: T,
    choices: &[(T, &str)],
    setting: fn(T) -> Setting,
) -> SettingRow {
    let choices = choices.iter().map(|&(value, label)| SettingOption {
        label: app.words.text(label),
        faces: Vec::new(),
        selected: value == now,
        setting: setting(value),
    });
    options(app, id, choices.collect())
}

fn theme(app: &App) -> SettingRow {
    let choices =
        [(Theme::System, "theme-system"), (Theme::Light, "theme-light"), (Theme::Dark, "theme-dark")];
    one_of(app, "settings-theme", app.theme(), &choices, Setting::Theme)
}

fn squares(app: &App) -> SettingRow {
    let choices = [
        (SquareNames::Letter, "squares-letter"),
        (SquareNames::Digits, "squares-digits"),
        (SquareNames::Kanji, "squares-kanji"),
    ];
    one_of(app, "settings-squares", app.settings.squares, &choices, Setting::Squares)
}

fn moves(app: &App) -> SettingRow {
    let choices = [(MoveNames::Western, "moves-western"), (MoveNames::Japanese, "moves-japanese")];
    one_of(app, "settings-moves", app.settings.moves, &choices, Setting::Moves)
}

fn speed(app: &App) -> SettingRow {
    let choices = [
        (Speed::None, "speed-none"),
        (Speed::Fast, "speed-fast"),
        (Speed::Normal, "speed-normal"),
        (Speed::Slow, "speed-slow"),
    ];
    one_of(app, "settings-speed", app.settings.speed, &choices, Setting::Speed)
}

fn piece_set(app: &App, with: &[PieceSet]) -> SettingRow {
    // A first start has seen no face yet, so that nothing could fade.
    let fading = with.iter().copied();
    let choices = PIECE_SETS.into_iter().chain(fading).map(|set| SettingOption {
        label: app.words.text(match set {
            PieceSet::Kanji => "pieces-kanji",
            PieceSet::Letters => "pieces-letters",
            PieceSet::Moves => "pieces-moves",
            PieceSet::KanjiLetter => "pieces-kanji-letter",
            PieceSet::Fading => "pieces-fading",
        }),
        faces: sample(app, set),
        selected: app.settings.piece_set == set,
        setting: Setting::PieceSet(set),
    });
    options(app, "settings-pieces", choices.collect())
}

/// Three pieces that show what a set looks like: a step, a line and a promoted piece.
pub(super) fn sample(app: &App, set: PieceSet) -> Vec<Face> {
    // Of the set that fades, three moments: all there, something pale, the kanji alone.
    let moments = [FaceLook::All, FaceLook::ByRecord, FaceLook::Kanji];
    let fading = Layers { marks: Ink::Thin, letter: Ink::Thin, kanji: Ink::Full };
    [PieceKind::Gold, PieceKind::Rook, PieceKind::Tokin]
        .into_iter()
        .zip(moments)
        .map(|(kind, look)| Face {
            piece: Piece::new(Color::Black, kind),
            set,
            layers: look.layers(fading),
            letter: western::letter(kind, app.words.letters()).to_owned(),
            upside_down: false,
        })
        .collect()
}
