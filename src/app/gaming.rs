//! Events of the saved games: which opens, what is taken in, deleted and handed out.

use std::path::PathBuf;
use std::sync::Arc;

use super::heard::Heard;
use super::mailing;
use super::screen::{
    Added, Came, EditorScreen, ImportFault, InTheWay, MailScreen, Other, ReplayScreen, Told, Typed,
    named_after,
};
use super::state::{App, Screen};
use super::update::{keep, open};
use super::{
    Command, EditorCommand, Effect, Event, Export, FileFound, FileJob, GamesCommand, GamesEvent, Place,
    ReplayCommand, Spot, Target, view,
};
use crate::locale::{self, Message};
use crate::notation::record::{self, Format, Record};
use crate::notation::sfen;
use crate::progress::{Existing, GameFault, GameId, SavedGame};
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
        GamesEvent::Comment(text) => on_replay(app, effects, |screen, _| screen.set_comment(&text)),
        GamesEvent::Header(key, value) => {
            on_replay(app, effects, |screen, _| screen.set_header(&key, &value))
        }
        GamesEvent::Export(export, target) => hand_out(app, export, &target, effects),
        GamesEvent::Tool(tool) => on_editor(app, |screen| Some(screen.take(tool))),
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

fn refuse(app: &mut App, fault: ImportFault) -> Vec<Heard> {
    app.games.told = Some(Told::NotImported(fault));
    vec![Heard::Told]
}

/// Adds games that were read; a single one opens.
fn take_in(app: &mut App, records: Vec<Record>, file: Option<&str>, effects: &mut Vec<Effect>) -> Vec<Heard> {
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
    app.games.adding.push_back(then);
    let like = named_after(&record, file);
    effects.push(Effect::Files(FileJob::AddGame { like, record: Arc::new(record) }));
}

/// What came of something done with files.
pub(super) fn found(app: &mut App, found: FileFound, effects: &mut Vec<Effect>) -> Vec<Heard> {
    match found {
        FileFound::Games(Ok(games)) => {
            app.games.games = games;
            mailing::settle(app, effects)
        }
        FileFound::Games(Err(fault)) => tell(app, Told::Unread(fault)),
        FileFound::Game(id, game) => found_game(app, id, game, effects),
        FileFound::Added(added) => found_added(app, added, effects),
        FileFound::NotSaved(id, fault) => {
            let why = locale::game_fault(&app.words, &fault);
            let message = Message::new("games-not-saved").with("name", id.as_str()).with("why", why);
            app.notice(app.words.say(&message));
            tell(app, Told::NotSaved(id, fault))
        }
        FileFound::Deleted(id, Ok(())) => {
            app.games.games.retain(|game| game.id != id);
            tell(app, Told::Deleted(id))
        }
        FileFound::Deleted(id, Err(fault)) => tell(app, Told::NotDeleted(id, fault)),
        FileFound::Restored(Ok(id)) => {
            effects.push(Effect::Files(FileJob::ListGames));
            tell(app, Told::Restored(id))
        }
        FileFound::Restored(Err(fault)) => tell(app, Told::NotRestored(fault)),
        FileFound::Read(path, Ok(bytes)) => match record::read(&bytes) {
            Ok(records) => {
                let name = path.file_stem().map(|name| name.to_string_lossy().into_owned());
                take_in(app, records, name.as_deref(), effects)
            }
            Err(error) => refuse_file(app, path, GameFault::NoGame(error)),
        },
        FileFound::Read(path, Err(fault)) => refuse_file(app, path, fault),
        FileFound::Written(path, Ok(())) => {
            app.games.in_the_way = None;
            tell(app, Told::Written(path))
        }
        FileFound::Written(path, Err(std::io::ErrorKind::AlreadyExists))
            if app.games.in_the_way.is_some() =>
        {
            if let Some(way) = &mut app.games.in_the_way {
                way.path.clone_from(&path);
            }
            tell(app, Told::InTheWay(path))
        }
        FileFound::Written(path, Err(why)) => tell(app, Told::NotWritten(path, why)),
    }
}

fn refuse_file(app: &mut App, path: PathBuf, fault: GameFault) -> Vec<Heard> {
    refuse(app, ImportFault::File(path, fault))
}

/// Says what came of something, where it is seen: beside the open game or drawing, else on the list.
fn tell(app: &mut App, told: Told) -> Vec<Heard> {
    match &mut app.screen {
        Screen::Replay(screen) => screen.told = Some(told),
        Screen::Editor(screen) => screen.told = Some(told),
        _ => app.games.told = Some(told),
    }
    vec![Heard::Told]
}

/// A game was read: the screen that waits for it opens.
fn found_game(
    app: &mut App,
    id: GameId,
    game: Result<Option<Arc<Record>>, GameFault>,
    effects: &mut Vec<Effect>,
) -> Vec<Heard> {
    let Some(wanted) = app.games.wanted.take_if(|place| is_of(place, &id)) else { return Vec::new() };
    let told = match game {
        Ok(Some(record)) => return show(app, &wanted, id, &record),
        Ok(None) => Told::NoSuchGame(id),
        Err(fault) => Told::Unreadable(id, fault),
    };
    open_list(app, effects);
    tell(app, told)
}

fn is_of(place: &Place, id: &GameId) -> bool {
    matches!(place, Place::Game(wanted) | Place::MailGame(wanted) if wanted == id)
}

/// Shows a game that was read.
fn show(app: &mut App, place: &Place, id: GameId, record: &Record) -> Vec<Heard> {
    let serial = app.fresh();
    app.serial += 1 << 16;
    let by_mail =
        matches!(place, Place::MailGame(_)).then(|| MailScreen::open(id.clone(), record.clone(), serial));
    app.screen = match by_mail.flatten() {
        Some(screen) => Screen::MailGame(Box::new(screen)),
        None => Screen::Replay(Box::new(ReplayScreen::open(id, record.clone(), serial))),
    };
    vec![Heard::Screen]
}

fn found_added(app: &mut App, added: Result<SavedGame, GameFault>, effects: &mut Vec<Effect>) -> Vec<Heard> {
    let then = app.games.adding.pop_front();
    let game = match added {
        Ok(game) => game,
        Err(fault) => return tell(app, Told::NotAdded(fault)),
    };
    app.games.put(game.clone());
    match (then, game.record) {
        (Some(Added::Opens), Ok(record)) => {
            super::puzzling::leave(app, effects);
            show(app, &Place::Game(game.id.clone()), game.id, &record)
        }
        (Some(Added::OpensByMail), Ok(record)) => {
            let heard = show(app, &Place::MailGame(game.id.clone()), game.id, &record);
            mailing::welcome(app);
            heard
        }
        (Some(Added::Counts), _) => {
            app.games.imported += 1;
            if app.games.adding.is_empty() {
                tell(app, Told::Imported(app.games.imported))
            } else {
                Vec::new()
            }
        }
        _ => Vec::new(),
    }
}

/// Hands out the open game, its position, or a picture of the board.
fn hand_out(app: &mut App, export: Export, target: &Target, effects: &mut Vec<Effect>) -> Vec<Heard> {
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
            let bytes: Arc<[u8]> = bytes.into();
            app.games.in_the_way = Some(InTheWay { path: path.clone(), bytes: Arc::clone(&bytes) });
            effects.push(Effect::Files(FileJob::Write { path, bytes, existing: Existing::Stays }));
            Vec::new()
        }
    }
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

/// The kinds of pieces that a hand can hold, the strongest first.
pub(super) fn hand_kinds() -> impl Iterator<Item = HandKind> {
    HandKind::ALL.into_iter().rev()
}
