//! A game replayed, put into rows, fields and buttons.

use super::board_shape::{BoardView, HandView};
use super::games_shape::{ExportChoice, ExportView, Field, HeaderRow, MoveRow, ReplayView};
use super::puzzle_shape::BranchView;
use super::shape::{Button, Feedback};
use super::{Enabled, board, button, game_words, games, panel};
use crate::app::screen::{Placing as _, ReplayScreen};
use crate::app::state::App;
use crate::app::{Command, Export, ReplayCommand, gaming, handing};
use crate::locale::{self, Message};
use crate::notation::mail::MailGame;
use crate::notation::record::{Format, HeaderKey, NodeId, Record, Step};
use crate::shogi::{Move, Position, SetupRule};

pub(super) fn replay(app: &App, screen: &ReplayScreen) -> ReplayView {
    let words = &app.words;
    let board = of_replay(app, screen);
    let record = &screen.record;
    let header = |key| record.header(key).map(str::to_owned);
    let overline: Vec<_> =
        [header(&HeaderKey::EVENT), header(&HeaderKey::START_TIME)].into_iter().flatten().collect();
    let branches = branches(app, screen);
    ReplayView {
        overline: game_words::joined(app, &overline),
        title: game_words::title(app, &screen.id, record),
        status: status(app, screen),
        end: game_words::end(app, record, screen.node()),
        feedback: feedback(app, screen),
        moves_title: words.text("play-moves"),
        moves: moves(app, screen),
        branches_title: if branches.is_empty() { String::new() } else { words.text("replay-branches") },
        branches,
        comment: Field {
            text: record.comment(screen.node()).to_owned(),
            ..games::field(app, "replay-comment")
        },
        headers: headers(app, record),
        walk: walk(app, screen),
        tree: tree(app, screen),
        actions: actions(app, screen),
        exports: exports(app, &FORMATS),
        legend: panel::legend(app, &board),
        board,
    }
}

/// What a whole game can be handed out as.
const FORMATS: [Export; 8] = [
    Export::Game(Format::Kifu),
    Export::Game(Format::Kif),
    Export::Game(Format::Ki2),
    Export::Game(Format::Csa),
    Export::Game(Format::Usi),
    Export::Game(Format::Sfen),
    Export::Position,
    Export::Picture,
];

/// The box for what can be handed out.
pub(super) fn exports(app: &App, exports: &[Export]) -> ExportView {
    let words = &app.words;
    let choice = |&export: &Export| ExportChoice {
        export,
        label: words.text(match export {
            Export::Game(Format::Kifu) => "export-kifu",
            Export::Game(Format::Kif) => "export-kif",
            Export::Game(Format::Ki2) => "export-ki2",
            Export::Game(Format::Csa) => "export-csa",
            Export::Game(Format::Usi) => "export-usi",
            Export::Game(Format::Sfen) => "export-sfen",
            Export::Position => "export-position",
            Export::Picture => "export-picture",
        }),
        file: handing::name_of_file(app, export),
    };
    ExportView {
        title: words.text("export-title"),
        help: words.text("export-help"),
        choices: exports.iter().map(choice).collect(),
    }
}

/// "Move 12 of 98: P-7f", or that one stands at the start.
pub(super) fn status(app: &App, screen: &ReplayScreen) -> String {
    let words = &app.words;
    let (record, here) = (&screen.record, screen.node());
    let is_move = |at: NodeId| record.step(at).is_some_and(|step| step.mv().is_some());
    let total = screen.line().iter().filter(|&&at| is_move(at)).count();
    let Some(parent) = record.parent(here) else {
        return words.say(&Message::new("replay-start").with("total", total));
    };
    let previous = record.step(parent).and_then(Step::mv);
    let name = step_name(app, record, here, &record.position(parent), previous);
    if !is_move(here) {
        return name;
    }
    let message = Message::new("replay-move").with("number", screen.ply()).with("total", total);
    let told = words.say(&message.with("move", name));
    match record.time(here) {
        Some(time) => {
            words.say(&Message::new("replay-timed").with("move", told).with("seconds", time.as_secs()))
        }
        None => told,
    }
}

pub(super) fn feedback(app: &App, screen: &ReplayScreen) -> Option<Feedback> {
    match &screen.refused {
        Some(refusal) => {
            let mut told = panel::refused(app, screen, refusal, None);
            if matches!(screen.record.step(screen.node()), Some(Step::Foul(_))) {
                // Played long ago: there is nothing to try again.
                told.actions.retain(|action| action.command != Command::Retry);
            }
            Some(told)
        }
        None => games::told(app, screen.told.as_ref()),
    }
}

/// The board of a replayed game: both players by their names, nobody's own.
pub(super) fn of_replay(app: &App, screen: &ReplayScreen) -> BoardView {
    let (witness, arrows) = panel::refusal_shown(screen);
    let shown = board::Shown {
        learner: screen.viewer(),
        witness,
        over: !screen.record.may_go_on(screen.node()),
        arrows,
        ..board::placed(app, screen)
    };
    let mut view = board::moving(app, screen, &shown);
    for hand in [&mut view.top, &mut view.bottom] {
        name_hand(app, hand, &game_words::player(app, &screen.record, hand.color));
    }
    view
}

/// Puts a player's name over his hand.
pub(super) fn name_hand(app: &App, hand: &mut HandView, name: &str) {
    let side = locale::side(&app.words, hand.color);
    hand.title = if *name == *side {
        side
    } else {
        app.words.say(&Message::new("hand-named").with("name", name).with("side", side))
    };
    let id = match (hand.active, hand.slots.is_empty()) {
        (true, _) => "hand-to-move",
        (false, true) => "hand-empty",
        (false, false) => "hand-held",
    };
    hand.subtitle = app.words.text(id);
}

/// A step of the line with its name.
struct Named {
    at: NodeId,
    name: String,
    is_move: bool,
}

/// The name of each step of the walked line.
fn names(app: &App, screen: &ReplayScreen) -> Vec<Named> {
    let record = &screen.record;
    let mut position = record.start().clone();
    let mut previous = None;
    let mut named = Vec::new();
    for &at in screen.line() {
        let Some(step) = record.step(at) else { break };
        let name = step_name(app, record, at, &position, previous);
        named.push(Named { at, name, is_move: step.mv().is_some() });
        if let Step::Move(mv) = step {
            previous = Some(*mv);
            if let Ok(next) = position.after(*mv) {
                position = next;
            }
        }
    }
    named
}

/// The name of a step in the position before it.
fn step_name(app: &App, record: &Record, at: NodeId, before: &Position, previous: Option<Move>) -> String {
    match record.step(at) {
        Some(Step::Move(mv)) => locale::moved(&app.words, &app.naming(), before, *mv, previous.map(Move::to)),
        Some(Step::Foul(foul)) => {
            let name = locale::moved(&app.words, &app.naming(), before, foul.mv, previous.map(Move::to));
            app.words.say(&Message::new("replay-foul").with("move", name))
        }
        Some(Step::End(_)) => game_words::end(app, record, at).unwrap_or_default(),
        None => String::new(),
    }
}

fn moves(app: &App, screen: &ReplayScreen) -> Vec<MoveRow> {
    let words = &app.words;
    let record = &screen.record;
    let start = MoveRow {
        ply: 0,
        number: String::new(),
        label: words.text("replay-start-row"),
        current: screen.ply() == 0,
        commented: !record.comment(NodeId::ROOT).is_empty(),
        others: 0,
        spoken: words.text("replay-start-row"),
    };
    let row = |(index, named): (usize, Named)| {
        let ply = index + 1;
        let siblings = record.parent(named.at).map_or(0, |parent| record.children(parent).len());
        let others = siblings.saturating_sub(1);
        let commented = !record.comment(named.at).is_empty();
        let message = match (commented, others > 0) {
            (false, false) => Message::new("replay-row"),
            (true, false) => Message::new("replay-row-commented"),
            (false, true) => Message::new("replay-row-others").with("others", others),
            (true, true) => Message::new("replay-row-both").with("others", others),
        };
        MoveRow {
            ply,
            number: if named.is_move { ply.to_string() } else { String::new() },
            current: screen.ply() == ply,
            commented,
            others,
            spoken: words.say(&message.with("number", ply).with("move", named.name.as_str())),
            label: named.name,
        }
    };
    std::iter::once(start).chain(names(app, screen).into_iter().enumerate().map(row)).collect()
}

/// The moves that can follow, when there are several.
fn branches(app: &App, screen: &ReplayScreen) -> Vec<BranchView> {
    let record = &screen.record;
    let children = record.children(screen.node());
    if children.len() < 2 {
        return Vec::new();
    }
    let walked = screen.line().get(screen.ply()).copied();
    let position = record.position(screen.node());
    let previous = screen.table.last;
    let branch = |(index, &child): (usize, &NodeId)| {
        let label = step_name(app, record, child, &position, previous);
        let note = app.words.text(if index == 0 { "replay-main" } else { "replay-variation" });
        let message = Message::new("replay-branch").with("move", label.as_str());
        let spoken = app.words.say(&message.with("note", note.as_str()));
        BranchView { label, note, current: walked == Some(child), index, spoken }
    };
    children.iter().enumerate().map(branch).collect()
}

/// The lines above the moves: those that every game can have, then what else stands there.
fn headers(app: &App, record: &Record) -> Vec<HeaderRow> {
    let usual = [
        (HeaderKey::BLACK, "header-black"),
        (HeaderKey::WHITE, "header-white"),
        (HeaderKey::EVENT, "header-event"),
        (HeaderKey::SITE, "header-site"),
        (HeaderKey::START_TIME, "header-start"),
    ];
    let mut rows: Vec<HeaderRow> = usual
        .into_iter()
        .map(|(key, id)| HeaderRow {
            label: app.words.text(id),
            value: record.header(&key).unwrap_or_default().to_owned(),
            key,
        })
        .collect();
    for (key, value) in record.headers() {
        // Which game by mail it is means nothing to people.
        if rows.iter().all(|row| row.key != *key) && !MailGame::is_head(key) {
            let label = known_label(app, key).unwrap_or_else(|| key.name().to_owned());
            rows.push(HeaderRow { key: key.clone(), label, value: value.to_owned() });
        }
    }
    rows
}

fn known_label(app: &App, key: &HeaderKey) -> Option<String> {
    let known = [
        (HeaderKey::END_TIME, "header-end"),
        (HeaderKey::TIME_LIMIT, "header-time-limit"),
        (HeaderKey::OPENING, "header-opening"),
    ];
    known.into_iter().find(|(known, _)| known == key).map(|(_, id)| app.words.text(id))
}

fn walk(app: &App, screen: &ReplayScreen) -> Vec<Button> {
    let (back, on) = (screen.ply() > 0, screen.ply() < screen.line().len());
    let others = screen.others();
    let place = others.iter().position(|&other| other == screen.node());
    let other = |command, id, can: bool| button(app, Command::Replay(command), id, Enabled::from(can));
    vec![
        button(app, Command::First, "button-first", Enabled::from(back)),
        button(app, Command::Previous, "button-move-before", Enabled::from(back)),
        button(app, Command::Next, "button-move-after", Enabled::from(on)),
        button(app, Command::Last, "button-last", Enabled::from(on)),
        other(ReplayCommand::OtherBefore, "button-other-before", place.is_some_and(|place| place > 0)),
        other(
            ReplayCommand::OtherAfter,
            "button-other-after",
            place.is_some_and(|place| place + 1 < others.len()),
        ),
    ]
}

fn tree(app: &App, screen: &ReplayScreen) -> Vec<Button> {
    let can = |command, id, can: bool| button(app, Command::Replay(command), id, Enabled::from(can));
    vec![
        can(ReplayCommand::Promote, "button-promote-line", screen.can_change() && !screen.is_main()),
        can(ReplayCommand::Remove, "button-remove-moves", screen.can_change() && screen.ply() > 0),
        can(ReplayCommand::BringBack, "button-bring-back", screen.can_bring_back()),
    ]
}

fn actions(app: &App, screen: &ReplayScreen) -> Vec<Button> {
    let position = screen.position();
    let can = |command, id, can: bool| button(app, Command::Replay(command), id, Enabled::from(can));
    let playable = Position::from_setup(position.to_setup(), SetupRule::Game).is_ok();
    vec![
        can(ReplayCommand::PlayFromHere, "button-play-from-here", playable && position.has_legal_move()),
        can(ReplayCommand::SolveFromHere, "button-solve-from-here", gaming::can_solve(position)),
        can(ReplayCommand::EditPosition, "button-edit-position", true),
        button(app, Command::TurnBoard, "button-turn-board", Enabled::Yes),
    ]
}

/// What is said after a step: its number and name, who played it, the comment, how many moves can follow.
pub(super) fn heard(app: &App, screen: &ReplayScreen) -> String {
    let words = &app.words;
    let record = &screen.record;
    let mut said = vec![match record.step(screen.node()) {
        Some(Step::Move(mv)) => {
            let parent = record.parent(screen.node()).unwrap_or(NodeId::ROOT);
            let before = record.position(parent);
            let side = before.side_to_move();
            let message = Message::new("heard-replayed")
                .with("number", screen.ply())
                .with("move", locale::moved(words, &app.naming(), &before, *mv, None));
            words.say(&message.with("player", game_words::player(app, record, side)))
        }
        Some(Step::End(_)) => game_words::end(app, record, screen.node()).unwrap_or_default(),
        Some(Step::Foul(_)) => feedback(app, screen).map_or_else(String::new, |told| {
            words.say(&Message::new("heard-remark").with("title", told.title).with("text", told.text))
        }),
        None => words.text("replay-start-row"),
    }];
    let comment = record.comment(screen.node());
    if !comment.is_empty() {
        said.push(words.say(&Message::new("heard-comment").with("text", comment.replace('\n', " "))));
    }
    let count = record.children(screen.node()).len();
    if count > 1 {
        said.push(words.say(&Message::new("heard-branches").with("count", count)));
    }
    said.join(" ")
}
