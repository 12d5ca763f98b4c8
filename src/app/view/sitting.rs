//! The choices before a game put into rows.

use super::play_shape::{OpponentRow, SittingView, StartField};
use super::shape::{ResumeCard, SettingRow};
use super::{Enabled, board, button, play, settings};
use crate::app::screen::{self, House, PlayScreen, Rung};
use crate::app::state::App;
use crate::app::{Command, Place, Setting, Toggle, own_position};
use crate::engine::Level;
use crate::locale::Message;
use crate::progress::{Points, Seat};
use crate::shogi::Handicap;

pub(super) fn sitting(app: &App) -> SittingView {
    let words = &app.words;
    SittingView {
        title: words.text("play-title"),
        text: [vec![words.text("play-text")], ladder(app)].concat().join("\n\n"),
        resume: resume(app),
        opponents_title: words.text("play-opponents"),
        opponents: opponents(app),
        rows: rows(app),
        coach_title: words.text("play-coach"),
        coach: coach(app),
        start: StartField {
            label: words.text("play-start"),
            help: words.text("play-start.help"),
            text: app.sitting.own.clone(),
            placeholder: words.text("play-start.placeholder"),
            error: fault(app),
        },
        summary: chosen(app),
        begin: button(app, Command::BeginGame, "button-begin-game", Enabled::Yes),
        notices: nothing_left(app).into_iter().chain(app.notices.iter().cloned()).collect(),
    }
}

/// Before a handicap game: its plan, the rule for going up and down, and the rung that is proposed.
fn ladder(app: &App) -> Vec<String> {
    let chosen = &app.settings.play;
    let given = screen::handicap(chosen);
    if chosen.seat != Seat::Black || given == Handicap::Even {
        return Vec::new();
    }
    let words = &app.words;
    let rule = words.say(&Message::new("ladder-rule").with("count", screen::IN_A_ROW));
    let plan = words.text(&format!("ladder-plan-{}", given.name()));
    [Some(plan), Some(rule), proposal(app)].into_iter().flatten().collect()
}

/// The rung to try next, in words.
pub(super) fn proposal(app: &App) -> Option<String> {
    let rung = screen::rung(&app.settings.play, &app.play)?;
    let id = match rung {
        Rung::Up(_) => "ladder-up",
        Rung::Down(_) => "ladder-down",
    };
    let name = app.words.text(&format!("handicap-{}", rung.handicap().name()));
    Some(app.words.say(&Message::new(id).with("handicap", name).with("count", screen::IN_A_ROW)))
}

/// What is wrong with the position that a game was to start from.
pub(super) fn fault(app: &App) -> Option<String> {
    app.sitting.fault.as_ref().map(|fault| own_position::told(&app.words, fault))
}

/// A game was to go on, and none was left.
pub(super) fn nothing_left(app: &App) -> Option<String> {
    (app.sitting.going_on == screen::GoingOn::NothingLeft).then(|| app.words.text("play-nothing-left"))
}

/// What was chosen, in one line, also as spoken: who plays, who sits where, what is given.
pub(super) fn chosen(app: &App) -> String {
    let words = &app.words;
    let settings = &app.settings.play;
    let seat = words.text(seat_id(settings.seat, screen::handicap(settings)));
    let handicap = words.text(&format!("handicap-{}", screen::handicap(settings).name()));
    let message = match settings.seat {
        Seat::Both => Message::new("heard-chose-two"),
        Seat::Black | Seat::White => {
            Message::new("heard-chose").with("opponent", play::name(app, screen::level(settings)))
        }
    };
    words.say(&message.with("seat", seat).with("handicap", handicap))
}

fn opponents(app: &App) -> Vec<OpponentRow> {
    Level::ALL.into_iter().map(|level| opponent(app, level)).collect()
}

fn opponent(app: &App, level: Level) -> OpponentRow {
    let words = &app.words;
    let (number, name) = (level.index() + 1, play::name(app, level));
    let text = words.text(&format!("opponent-{}.text", level.id()));
    let results = app.play.against(level.id()).map_or_else(String::new, |results| {
        let message = Message::new("play-results").with("won", results.won).with("lost", results.lost);
        words.say(&message)
    });
    let selected = screen::level(&app.settings.play) == level;
    let is_suggested = screen::suggested(&app.settings.play, &app.play) == Some(level);
    let suggested = is_suggested.then(|| words.text("play-suggested"));
    let id = if selected { "play-opponent-selected" } else { "play-opponent" };
    let message = Message::new(id).with("number", number).with("total", Level::COUNT);
    let spoken = [
        Some(words.say(&message.with("name", name.as_str()).with("text", text.as_str()))),
        Some(results.clone()).filter(|results| !results.is_empty()),
        suggested.clone(),
    ];
    let spoken = spoken.into_iter().flatten().collect::<Vec<_>>().join(" ");
    OpponentRow {
        number,
        name,
        text,
        results,
        suggested,
        selected,
        setting: Setting::Opponent(level),
        spoken,
    }
}

fn seat_id(seat: Seat, handicap: Handicap) -> &'static str {
    match (seat, handicap) {
        (Seat::Black, Handicap::Even) => "seat-black",
        (Seat::White, Handicap::Even) => "seat-white",
        (Seat::Black, _) => "seat-receives",
        (Seat::White, _) => "seat-gives",
        (Seat::Both, _) => "seat-both",
    }
}

fn rows(app: &App) -> Vec<SettingRow> {
    let chosen = &app.settings.play;
    let handicap = screen::handicap(chosen);
    let seats = [Seat::Black, Seat::White, Seat::Both].map(|seat| (seat, seat_id(seat, handicap)));
    let names = Handicap::ALL.map(|handicap| (handicap, format!("handicap-{}", handicap.name())));
    let handicaps: Vec<_> = names.iter().map(|(handicap, id)| (*handicap, id.as_str())).collect();
    let mut rows = vec![
        settings::one_of(app, "play-seat", chosen.seat, &seats, Setting::Seat),
        settings::one_of(app, "play-handicap", handicap, &handicaps, Setting::Handicap),
    ];
    rows.extend(game_rules(app));
    rows
}

/// What holds in every game: also among the settings.
pub(super) fn game_rules(app: &App) -> Vec<SettingRow> {
    let chosen = &app.settings.play;
    let rules = [(Points::TwentyFour, "declaration-rule-24"), (Points::TwentySeven, "declaration-rule-27")];
    vec![
        settings::toggle(app, Toggle::Resigns, "play-resigns", chosen.resigns),
        settings::one_of(app, "play-declaration", chosen.declaration, &rules, Setting::Declaration),
        settings::toggle(app, Toggle::Strict, "play-strict", chosen.strict),
    ]
}

/// What the coach warns of.
pub(super) fn coach(app: &App) -> Vec<SettingRow> {
    let coach = &app.settings.play.coach;
    vec![
        settings::toggle(app, Toggle::Hanging, "coach-hanging", coach.hanging),
        settings::toggle(app, Toggle::Fork, "coach-fork", coach.fork),
        settings::toggle(app, Toggle::MateThreat, "coach-mate-threat", coach.mate_threat),
        settings::toggle(app, Toggle::MissedMate, "coach-missed-mate", coach.missed_mate),
        settings::toggle(app, Toggle::BetterRecapture, "coach-better-recapture", coach.better_recapture),
    ]
}

/// The game that was left.
pub(super) fn resume(app: &App) -> Option<ResumeCard> {
    let words = &app.words;
    let kept;
    let left = match &app.left {
        Some(left) if left.game.outcome().is_none() && !left.game.turns().is_empty() => left.as_ref(),
        _ => {
            kept = PlayScreen::resume(app.play.game.as_ref()?, House::of(&app.settings.play), 0, 0)?;
            &kept
        }
    };
    Some(ResumeCard {
        overline: words.text("play-left"),
        title: play::players(app, left),
        text: words.say(&Message::new("play-left-at").with("moves", left.game.plies())),
        steps: Vec::new(),
        board: board::picture_for(app, left.game.position(), left.seat_color()),
        button: words.text("learn-continue-button"),
        place: Place::GoOn,
    })
}
