//! Events of the saved games: which opens, what is taken in and deleted, what is drawn.

use std::path::PathBuf;
use std::sync::Arc;

use super::heard::Heard;
use super::opened::open;
use super::screen::{
    Added, Came, EditorScreen, ImportFault, InTheWay, Other, ReplayScreen, Told, Typed, named_after,
};
use super::state::{App, Screen};
use super::update::keep;
use super::{
    Command, EditorCommand, Effect, Event, Export, FileJob, GamesCommand, GamesEvent, Place, ReplayCommand,
    Spot, game_files, handing, mailing,
};
use crate::notation::record::{self, Record};
use crate::progress::{Existing, SavedGame};
use crate::shogi::{HandKind, Position, Setup, SetupRule};
use crate::tsume::Problem;

/// Opens the list: the folder is read anew.
pub(super) fn open_list(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    app.screen = Screen::Games;
    app.games.told = None;
    app.games.asked = None;
    effects.push(Effect::Files(FileJob::ListGames));
    vec![Heard::Screen]
}

/// Opens a game once it is read.
pub(super) fn open_game(app: &mut App, place: Place, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let (Place::Game(id) | Place::MailGame(id)) = &place else { return Vec::new() };
    effects.push(Effect::Files(FileJob::ReadGame(id.clone())));
    app.games.wanted = Some(place);
    Vec::new()
}

/// Opens the editor with a drawing, or the ordinary start.
pub(super) fn open_editor(app: &mut App, setup: Option<Setup>) -> Vec<Heard> {
    app.screen = Screen::Editor(Box::new(EditorScreen::new(setup.unwrap_or_else(Setup::start_position))));
    vec![Heard::Screen]
}

/// Takes in what happened on one of these screens.
pub(super) fn take(app: &mut App, event: GamesEvent, effects: &mut Vec<Effect>) -> Vec<Heard> {
    match event {
        GamesEvent::ImportText(text) => {
            app.games.import = text;
            app.games.told = None;
            Vec::new()
        }
        GamesEvent::ImportFile(path) => {
            effects.push(Effect::Files(FileJob::Read(path)));
            Vec::new()
        }
        GamesEvent::Delete(id) => {
            app.games.asked = Some(id);
            vec![Heard::Question]
        }
        GamesEvent::Comment(text) => {
            on_replay(app, effects, |screen, serial| screen.set_comment(&text, serial))
        }
        GamesEvent::CommentLeft => write_down(app, effects),
        GamesEvent::Header(key, value) => {
            on_replay(app, effects, |screen, _| screen.set_header(&key, &value))
        }
        GamesEvent::Export(export, target) => handing::hand_out(app, export, &target, effects),
        GamesEvent::PictureDrawn { bytes, path } => {
            handing::write_out(app, PathBuf::from(path.trim()), bytes, effects)
        }
        GamesEvent::PictureCopied => game_files::tell(app, Told::Copied(Export::Picture)),
        GamesEvent::PictureNotCopied => game_files::tell(app, Told::NotCopied),
        GamesEvent::Tool(tool) => on_editor(app, |screen| Some(screen.take(tool))),
        GamesEvent::Put(piece, square) => on_editor(app, |screen| Some(screen.put_new(piece, square))),
        GamesEvent::Held(color, kind, count) => {
            on_editor(app, |screen| Some(screen.held(color, kind, count)))
        }
        GamesEvent::SideToMove(color) => on_editor(app, |screen| Some(screen.side_to_move(color))),
        GamesEvent::SetupText(text) => on_editor(app, |screen| screen.write(text)),
        GamesEvent::LetterText(text) => {
            app.mail.letter = text;
            app.mail.told = None;
            Vec::new()
        }
        GamesEvent::MailName(player, name) => {
            mailing::name(app, player, name);
            Vec::new()
        }
    }
}

/// Does something to the open game, if one is open.
pub(super) fn on_replay(
    app: &mut App,
    effects: &mut Vec<Effect>,
    act: impl FnOnce(&mut ReplayScreen, u64) -> Came,
) -> Vec<Heard> {
    let serial = app.fresh();
    let Screen::Replay(screen) = &mut app.screen else { return Vec::new() };
    let came = act(screen, serial);
    keep(app, came, effects)
}

/// Writes what was typed in the open game and is not in its file yet.
pub(super) fn write_down(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    on_replay(app, effects, |screen, _| screen.write_down())
}

/// Does something to the drawing, if the editor is open.
fn on_editor(app: &mut App, act: impl FnOnce(&mut EditorScreen) -> Option<Heard>) -> Vec<Heard> {
    let Screen::Editor(screen) = &mut app.screen else { return Vec::new() };
    act(screen).into_iter().collect()
}

/// What a command does on one of these screens; `None` if it is none of theirs.
pub(super) fn run(app: &mut App, command: Command, effects: &mut Vec<Effect>) -> Option<Vec<Heard>> {
    let heard = match (command, &mut app.screen) {
        (Command::Games(command), _) => run_list(app, command, effects),
        (Command::Mail(command), _) => mailing::run(app, command, effects),
        (Command::Replay(command), Screen::Replay(_)) => run_replay(app, command, effects),
        (Command::Editor(command), Screen::Editor(_)) => run_editor(app, command, effects),
        (Command::First, Screen::Replay(_)) => {
            on_replay(app, effects, |screen, serial| screen.go_to(0, serial))
        }
        (Command::Last, Screen::Replay(_)) => {
            on_replay(app, effects, |screen, serial| screen.go_to(usize::MAX, serial))
        }
        (Command::Next, Screen::Replay(_)) => {
            on_replay(app, effects, |screen, serial| screen.go_to(screen.ply() + 1, serial))
        }
        (Command::Previous, Screen::Replay(_)) => {
            on_replay(app, effects, |screen, serial| match screen.ply().checked_sub(1) {
                Some(ply) => screen.go_to(ply, serial),
                None => Came::heard(Heard::Nothing),
            })
        }
        (Command::Confirm, Screen::Games) => delete(app, effects),
        (Command::Retry, Screen::Games) => {
            app.games.asked = None;
            vec![Heard::Screen]
        }
        (Command::Undo, Screen::Editor(screen)) => vec![screen.undo()],
        (Command::Redo, Screen::Editor(screen)) => vec![screen.redo()],
        (Command::TurnBoard, Screen::Editor(screen)) => {
            screen.turned = !screen.turned;
            vec![Heard::Drawn]
        }
        (Command::SaySquare, Screen::Editor(_)) => vec![Heard::Drawn],
        (Command::Confirm | Command::Resign | Command::Retry, Screen::MailGame(_)) => {
            mailing::resigning(app, command, effects)
        }
        (Command::Back, Screen::Games) if !app.games.search.is_empty() => {
            app.games.search.clear();
            vec![Heard::Screen]
        }
        (Command::Back, Screen::Replay(_) | Screen::Editor(_) | Screen::Mail) => {
            open(app, Place::Games, effects)
        }
        (Command::Back, Screen::MailGame(_)) => open(app, Place::Mail, effects),
        _ => return None,
    };
    Some(heard)
}

/// What happens on the board of the editor.
pub(super) fn on_drawing(app: &mut App, event: &Event) -> Vec<Heard> {
    let Screen::Editor(screen) = &mut app.screen else { return Vec::new() };
    let heard = match event {
        Event::Square(square) => Some(screen.square(*square)),
        Event::Hand(color, kind) => Some(screen.hand(*color, *kind)),
        Event::Grab(spot) => {
            screen.tool = None;
            Some(screen.take(Some(super::EditorTool::Carry(*spot))))
        }
        Event::Drag { from, to } => {
            screen.tool = None;
            if *from == Spot::Square(*to) { None } else { Some(screen.carry(*from, *to)) }
        }
        Event::Arrow(direction) => Some(screen.arrow(*direction)),
        Event::Jump(jump) => Some(screen.jump(*jump)),
        Event::Activate => Some(screen.square(screen.cursor.square)),
        Event::Focus(square) => {
            screen.cursor.square = *square;
            None
        }
        Event::Cancel => screen.cancel(),
        _ => None,
    };
    heard.into_iter().collect()
}

fn run_list(app: &mut App, command: GamesCommand, effects: &mut Vec<Effect>) -> Vec<Heard> {
    match command {
        GamesCommand::Import => import_typed(app, effects),
        GamesCommand::Restore => match &app.games.told {
            Some(Told::Deleted(id)) => {
                effects.push(Effect::Files(FileJob::RestoreGame(id.clone())));
                Vec::new()
            }
            _ => vec![Heard::Nothing],
        },
        GamesCommand::Replace => match app.games.in_the_way.take() {
            Some(InTheWay { path, bytes }) => {
                let existing = Existing::IsReplaced;
                effects.push(Effect::Files(FileJob::Write { path, bytes, existing }));
                Vec::new()
            }
            None => vec![Heard::Nothing],
        },
    }
}

fn delete(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    match app.games.asked.take() {
        Some(id) => {
            effects.push(Effect::Files(FileJob::DeleteGame(id)));
            Vec::new()
        }
        None => vec![Heard::Nothing],
    }
}

fn run_replay(app: &mut App, command: ReplayCommand, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let Screen::Replay(screen) = &app.screen else { return Vec::new() };
    match command {
        ReplayCommand::OtherBefore => {
            on_replay(app, effects, |screen, serial| screen.other(Other::Before, serial))
        }
        ReplayCommand::OtherAfter => {
            on_replay(app, effects, |screen, serial| screen.other(Other::After, serial))
        }
        ReplayCommand::Promote => on_replay(app, effects, |screen, _| screen.promote()),
        ReplayCommand::Remove => on_replay(app, effects, ReplayScreen::remove),
        ReplayCommand::BringBack => on_replay(app, effects, |screen, _| screen.bring_back()),
        ReplayCommand::EditPosition => {
            let setup = screen.record.position(screen.node()).to_setup();
            open(app, Place::Editor(Some(Box::new(setup))), effects)
        }
        ReplayCommand::PlayFromHere => {
            play_from(app, &screen.record.position(screen.node()).to_setup(), effects)
        }
        ReplayCommand::SolveFromHere => {
            solve_from(app, &screen.record.position(screen.node()).to_setup(), effects)
        }
    }
}

fn run_editor(app: &mut App, command: EditorCommand, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let Screen::Editor(screen) = &mut app.screen else { return Vec::new() };
    let setup = screen.setup().clone();
    match command {
        EditorCommand::PlayFromHere => play_from(app, &setup, effects),
        EditorCommand::Solve => solve_from(app, &setup, effects),
        EditorCommand::Save => match Position::from_setup(setup, SetupRule::Drill) {
            Ok(position) => {
                let record = Record::new(position);
                add(app, Added::Opens, record, None, effects);
                Vec::new()
            }
            Err(_) => vec![Heard::Nothing],
        },
        command => vec![screen.run(command)],
    }
}

/// Goes on with a position as a game against an opponent; stays when no game can start from it.
fn play_from(app: &mut App, setup: &Setup, effects: &mut Vec<Effect>) -> Vec<Heard> {
    match Position::from_setup(setup.clone(), SetupRule::Game) {
        Ok(position) => open(app, Place::PlayFrom(Box::new(position)), effects),
        Err(_) => vec![Heard::Nothing],
    }
}

/// Goes on with a position as a mate problem; stays when it is none.
fn solve_from(app: &mut App, setup: &Setup, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let position = Position::from_setup(setup.clone(), SetupRule::Tsume);
    match position.ok().and_then(|position| Problem::new(position).ok()) {
        Some(problem) => open(app, Place::Position(Box::new(problem)), effects),
        None => vec![Heard::Nothing],
    }
}

/// The list knows what is being written, before it is read again.
pub(super) fn remember(app: &mut App, effects: &[Effect]) {
    for effect in effects {
        if let Effect::Files(FileJob::SaveGame { id, record }) = effect {
            app.games.put(SavedGame { id: id.clone(), record: Ok(Arc::clone(record)) });
        }
    }
}

/// Whether a position can be solved as a mate problem.
pub(super) fn can_solve(position: &Position) -> bool {
    Position::from_setup(position.to_setup(), SetupRule::Tsume)
        .is_ok_and(|position| Problem::new(position).is_ok())
}

/// Takes in what stands in the field.
fn import_typed(app: &mut App, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let text = app.games.import.clone();
    match Typed::of(&text) {
        Typed::Nothing => refuse(app, ImportFault::Empty),
        Typed::Path(path) => {
            effects.push(Effect::Files(FileJob::Read(path)));
            Vec::new()
        }
        Typed::Text => match record::read_text(&text) {
            Ok(records) => take_in(app, records, None, effects),
            Err(error) => refuse(app, ImportFault::Text(error)),
        },
    }
}

pub(super) fn refuse(app: &mut App, fault: ImportFault) -> Vec<Heard> {
    app.games.told = Some(Told::NotImported(fault));
    vec![Heard::Told]
}

/// Adds games that were read; a single one opens.
pub(super) fn take_in(
    app: &mut App,
    records: Vec<Record>,
    file: Option<&str>,
    effects: &mut Vec<Effect>,
) -> Vec<Heard> {
    app.games.imported = 0;
    app.games.import.clear();
    app.games.told = None;
    let added = if records.len() == 1 { Added::Opens } else { Added::Counts };
    for record in records {
        add(app, added, record, file, effects);
    }
    Vec::new()
}

/// Adds a game to the saved ones.
pub(super) fn add(app: &mut App, then: Added, record: Record, file: Option<&str>, effects: &mut Vec<Effect>) {
    write_down(app, effects);
    app.games.adding.push_back(then);
    let like = named_after(&record, file);
    effects.push(Effect::Files(FileJob::AddGame { like, record: Arc::new(record) }));
}

/// The kinds of pieces that a hand can hold, the strongest first.
pub(super) fn hand_kinds() -> impl Iterator<Item = HandKind> {
    HandKind::ALL.into_iter().rev()
}
