//! Typed lines of the saved games' screens.

use super::line::{Asked, Dictionary, square};
use crate::app::{
    App, Command, EditorCommand, Event, Export, GamesCommand, GamesEvent, MailCommand, MailPlayer, Place,
    ReplayCommand, Screen, Target,
};
use crate::locale::Message;
use crate::notation::record::Format;
use crate::shogi::{Color, HandKind, Piece, PieceKind, Square};

/// Commands of these screens that are words without more.
pub(super) const COMMANDS: [Command; 17] = [
    Command::Games(GamesCommand::Restore),
    Command::Games(GamesCommand::Replace),
    Command::Replay(ReplayCommand::OtherBefore),
    Command::Replay(ReplayCommand::OtherAfter),
    Command::Replay(ReplayCommand::Promote),
    Command::Replay(ReplayCommand::Remove),
    Command::Replay(ReplayCommand::BringBack),
    Command::Replay(ReplayCommand::EditPosition),
    Command::Editor(EditorCommand::Clear),
    Command::Editor(EditorCommand::Start),
    Command::Editor(EditorCommand::Save),
    Command::Mail(MailCommand::BeginFirst),
    Command::Mail(MailCommand::BeginSecond),
    Command::Mail(MailCommand::Write),
    Command::Mail(MailCommand::Copy),
    Command::Mail(MailCommand::Replay),
    Command::Replay(ReplayCommand::PlayFromHere),
];

/// The name under which the words of such a command stand.
pub(super) const fn name(command: Command) -> &'static str {
    match command {
        Command::Games(GamesCommand::Restore) => "text-word-restore",
        Command::Games(GamesCommand::Replace) => "text-word-replace",
        Command::Replay(ReplayCommand::OtherBefore) => "text-word-other-before",
        Command::Replay(ReplayCommand::OtherAfter) => "text-word-other-after",
        Command::Replay(ReplayCommand::Promote) => "text-word-main-line",
        Command::Replay(ReplayCommand::Remove) => "text-word-remove-moves",
        Command::Replay(ReplayCommand::BringBack) => "text-word-bring-back",
        Command::Replay(ReplayCommand::EditPosition) => "text-word-draw-from",
        Command::Replay(ReplayCommand::PlayFromHere) | Command::Editor(EditorCommand::PlayFromHere) => {
            "text-word-play-from"
        }
        Command::Replay(ReplayCommand::SolveFromHere) | Command::Editor(EditorCommand::Solve) => {
            "text-word-solve-from"
        }
        Command::Editor(EditorCommand::Clear) => "text-word-clear",
        Command::Editor(EditorCommand::Start) => "text-word-start-board",
        Command::Editor(EditorCommand::Save) => "text-word-save-position",
        Command::Editor(EditorCommand::TurnOver) => "text-word-turn-over",
        Command::Editor(EditorCommand::ChangeSide) => "text-word-change-side",
        Command::Editor(EditorCommand::Remove) => "text-word-take-off",
        Command::Mail(MailCommand::BeginFirst) => "text-word-begin-first",
        Command::Mail(MailCommand::BeginSecond) => "text-word-begin-second",
        Command::Mail(MailCommand::Write) => "text-word-send",
        Command::Mail(MailCommand::Copy) => "text-word-copy-letter",
        Command::Mail(MailCommand::Replay) => "text-word-look",
        // What takes a text is no command of its own here.
        _ => "text-word-import",
    }
}

/// A letter that was pasted is read, on the list of games by mail if no game by mail is open.
pub(super) fn letter(app: &App, text: String) -> Vec<Event> {
    let opens = !matches!(app.view().screen, Screen::Mail(_) | Screen::MailGame(_));
    let first = opens.then_some(Event::Open(Place::Mail));
    let read = [Event::Games(GamesEvent::LetterText(text)), Event::Command(Command::Mail(MailCommand::Read))];
    first.into_iter().chain(read).collect()
}

/// Reads a line that means something on one of these screens; `None` when it does not.
pub(super) fn read(
    dictionary: &Dictionary,
    app: &App,
    word: &str,
    rest: &str,
    line: &str,
) -> Result<Option<Asked>, Message> {
    let means = |id: &str| dictionary.means(word, id);
    let screen = app.view().screen;
    if means("text-word-import") && !rest.is_empty() {
        let take = Event::Command(Command::Games(GamesCommand::Import));
        let typed = Event::Games(GamesEvent::ImportText(rest.to_owned()));
        return does(vec![Event::Open(Place::Games), typed, take]);
    }
    match &screen {
        Screen::Games(view) => {
            let places: Vec<_> = view.cards.iter().map(|card| card.place.clone()).collect();
            if means("text-word-search") {
                return does(vec![Event::Search(rest.to_owned())]);
            }
            if means("text-word-delete") {
                let card = numbered(rest).and_then(|index| view.cards.get(index));
                let card = card.ok_or_else(|| no_such_number(rest))?;
                return does(vec![Event::Games(GamesEvent::Delete(card.id.clone()))]);
            }
            opened(&places, word, rest)
        }
        Screen::Mail(view) => {
            let places: Vec<_> = view.cards.iter().map(|card| card.place.clone()).collect();
            if means("text-word-names") {
                let (own, theirs) = rest.split_once(',').unwrap_or((rest, ""));
                let name =
                    |player, name: &str| Event::Games(GamesEvent::MailName(player, name.trim().to_owned()));
                return does(vec![name(MailPlayer::Own, own), name(MailPlayer::Opponent, theirs)]);
            }
            opened(&places, word, rest)
        }
        Screen::Replay(view) => {
            if means("text-word-comment") {
                let comment = Event::Games(GamesEvent::Comment(rest.to_owned()));
                return does(vec![comment, Event::Games(GamesEvent::CommentLeft)]);
            }
            if means("text-word-header") {
                let (number, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                let row = numbered(number).and_then(|index| view.headers.get(index));
                let row = row.ok_or_else(|| no_such_number(number))?;
                return does(vec![Event::Games(GamesEvent::Header(
                    row.key.clone(),
                    value.trim().to_owned(),
                ))]);
            }
            if means("text-word-solve-from") {
                return does(vec![Event::Command(Command::Replay(ReplayCommand::SolveFromHere))]);
            }
            handed_out(dictionary, word, rest)
        }
        Screen::MailGame(_) => handed_out(dictionary, word, rest),
        Screen::Editor(_) => drawn(dictionary, word, rest, line),
        _ => Ok(None),
    }
}

#[expect(clippy::unnecessary_wraps, reason = "it ends what may fail")]
fn does(events: Vec<Event>) -> Result<Option<Asked>, Message> {
    Ok(Some(Asked::Do(events)))
}

/// A number counted from 1, as an index.
fn numbered(text: &str) -> Option<usize> {
    text.trim().parse::<usize>().ok()?.checked_sub(1)
}

fn no_such_number(text: &str) -> Message {
    Message::new("text-no-such-number").with("number", text)
}

/// A number alone opens the card of that number.
fn opened(places: &[Place], word: &str, rest: &str) -> Result<Option<Asked>, Message> {
    let Some(index) = numbered(word).filter(|_| rest.is_empty()) else { return Ok(None) };
    let place = places.get(index).cloned().ok_or_else(|| no_such_number(word))?;
    does(vec![Event::Open(place)])
}

/// `export csa game.csa`, `copy sfen`
fn handed_out(dictionary: &Dictionary, word: &str, rest: &str) -> Result<Option<Asked>, Message> {
    let copies = dictionary.means(word, "text-word-copy");
    if !copies && !dictionary.means(word, "text-word-export") {
        return Ok(None);
    }
    let (what, path) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let what = what.to_lowercase();
    let export = match what.as_str() {
        "position" => Some(Export::Position),
        "picture" | "image" | "svg" => Some(Export::Picture),
        suffix => Format::of_suffix(suffix).map(Export::Game),
    };
    let export = export.ok_or_else(|| Message::new("text-export-how"))?;
    let target = if copies { Target::Clipboard } else { Target::File(path.trim().to_owned()) };
    does(vec![Event::Games(GamesEvent::Export(export, target))])
}

/// What is typed on the editor's screen.
fn drawn(dictionary: &Dictionary, word: &str, rest: &str, line: &str) -> Result<Option<Asked>, Message> {
    let means = |id: &str| dictionary.means(word, id);
    let here = |command: EditorCommand| -> Result<Option<Asked>, Message> {
        does(vec![Event::Focus(square(rest)?), Event::Command(Command::Editor(command))])
    };
    if means("text-word-put") {
        let (piece, at) = placed(rest).ok_or_else(|| Message::new("text-put-how"))?;
        return does(vec![Event::Games(GamesEvent::Put(piece, at))]);
    }
    if means("text-word-take-off") {
        return here(EditorCommand::Remove);
    }
    if means("text-word-turn-over") {
        return here(EditorCommand::TurnOver);
    }
    if means("text-word-change-side") {
        return here(EditorCommand::ChangeSide);
    }
    if means("text-word-hold") {
        let (color, kind, count) = held(rest).ok_or_else(|| Message::new("text-editor-how"))?;
        return does(vec![Event::Games(GamesEvent::Held(color, kind, count))]);
    }
    if means("text-word-side") {
        let color = match rest.to_lowercase().as_str() {
            "sente" => Color::Black,
            "gote" => Color::White,
            _ => return Err(Message::new("text-editor-how")),
        };
        return does(vec![Event::Games(GamesEvent::SideToMove(color))]);
    }
    if means("text-word-play-from") {
        return does(vec![Event::Command(Command::Editor(EditorCommand::PlayFromHere))]);
    }
    if means("text-word-solve-from") {
        return does(vec![Event::Command(Command::Editor(EditorCommand::Solve))]);
    }
    if line.split(' ').next().is_some_and(|first| first.matches('/').count() == 8) {
        return does(vec![Event::Games(GamesEvent::SetupText(line.to_owned()))]);
    }
    handed_out(dictionary, word, rest)
}

/// `+R5e`: a piece and its square.
fn placed(text: &str) -> Option<(Piece, Square)> {
    let text = text.trim();
    let at = text.len().checked_sub(2)?;
    let (piece, at) = (text.get(..at)?.trim(), text.get(at..)?);
    Some((piece_of(piece)?, square(at).ok()?))
}

/// A piece by its letter in SFEN.
fn piece_of(text: &str) -> Option<Piece> {
    let (letter, promoted) = text.strip_prefix('+').map_or((text, false), |letter| (letter, true));
    let mut letters = letter.chars();
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    let color = if letter.is_ascii_uppercase() { Color::Black } else { Color::White };
    let is_it = |kind: &PieceKind| !kind.is_promoted() && kind.letter() == letter.to_ascii_uppercase();
    let kind = PieceKind::ALL.into_iter().find(is_it)?;
    Some(Piece::new(color, if promoted { kind.promoted()? } else { kind }))
}

/// `2P`: how many of a kind a hand is to hold, capitals for Sente.
fn held(text: &str) -> Option<(Color, HandKind, u8)> {
    let text = text.trim();
    let letter = text.chars().last()?;
    let count = text.strip_suffix(letter)?.trim();
    let count = if count.is_empty() { 1 } else { count.parse().ok()? };
    let piece = piece_of(&letter.to_string())?;
    Some((piece.color, piece.kind.in_hand()?, count))
}
