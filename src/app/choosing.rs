//! What the learner chooses for himself: a setting that is changed is in force at once, and kept.

use super::heard::Heard;
use super::state::{App, Screen};
use super::{Effect, Setting, Toggle, carrying, courses};
use crate::lesson::kind_name;
use crate::locale::Language;
use crate::progress::FaceLook;

/// Takes a choice in.
pub(super) fn set(app: &mut App, setting: Setting, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let settings = &mut app.settings;
    let heard = match setting {
        Setting::Learner(id) => return carrying::choose(app, id, effects),
        Setting::Language(language) => {
            settings.language = Some(language.code().to_owned());
            app.for_now.language = None;
            speak(app, language);
            vec![Heard::Screen]
        }
        Setting::Theme(theme) => {
            settings.theme = theme;
            app.for_now.theme = None;
            Vec::new()
        }
        Setting::PieceSet(set) => {
            settings.piece_set = set;
            Vec::new()
        }
        Setting::FaceLook(kind, look) => {
            let name = kind_name(kind);
            if look == FaceLook::ByRecord {
                settings.face_looks.remove(name);
            } else {
                settings.face_looks.insert(name.to_owned(), look);
            }
            Vec::new()
        }
        Setting::Squares(names) => {
            settings.squares = names;
            Vec::new()
        }
        Setting::Moves(names) => {
            settings.moves = names;
            Vec::new()
        }
        Setting::Speed(speed) => {
            settings.speed = speed;
            Vec::new()
        }
        Setting::Opponent(level) => {
            level.id().clone_into(&mut settings.play.opponent);
            vec![Heard::Chose]
        }
        Setting::Seat(seat) => {
            settings.play.seat = seat;
            vec![Heard::Chose]
        }
        Setting::Handicap(handicap) => {
            handicap.name().clone_into(&mut settings.play.handicap);
            vec![Heard::Chose]
        }
        Setting::Declaration(points) => {
            settings.play.declaration = points;
            Vec::new()
        }
        Setting::Toggle(toggle, state) => {
            match toggle {
                Toggle::Targets => settings.highlights.targets = state,
                Toggle::Pins => settings.highlights.pins = state,
                Toggle::LastMove => settings.highlights.last_move = state,
                Toggle::Check => settings.highlights.check = state,
                Toggle::LetterKeys => settings.letter_keys = state,
                Toggle::Fade => settings.fade = state,
                Toggle::Strict => settings.play.strict = state,
                Toggle::Resigns => settings.play.resigns = state,
                Toggle::Hanging => settings.play.coach.hanging = state,
                Toggle::Fork => settings.play.coach.fork = state,
                Toggle::MateThreat => settings.play.coach.mate_threat = state,
                Toggle::MissedMate => settings.play.coach.missed_mate = state,
                Toggle::BetterRecapture => settings.play.coach.better_recapture = state,
            }
            vec![Heard::Toggled(toggle, state)]
        }
        Setting::Experience(experience) => {
            if let Screen::FirstStart(first) = &mut app.screen {
                first.experience = experience;
            }
            return Vec::new();
        }
    };
    effects.push(Effect::SaveSettings(app.settings.clone()));
    heard
}

fn speak(app: &mut App, language: Language) {
    if app.words.language() != language {
        app.words = courses::words(app, language);
    }
}
