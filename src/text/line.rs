//! A typed line read: a move in any notation, a square, a number, or a word of either language.

use crate::app::{App, CardAction, Command, DrillCommand, Event, Place, Screen, Setting, place};
use crate::engine::Level;
use crate::locale::{self, Language, Message, Words};
use crate::notation::{NameError, japanese, read_square_name, usi, western};
use crate::shogi::{Move, PieceKind, Position, Square};

use super::data_line;
use super::{PLAIN, games_line, not_understood, playing, rows, today};

/// What a line asks for.
pub(super) enum Asked {
    /// Leave.
    Quit,
    /// Print this.
    Say(String),
    /// Print the screen again.
    Screen,
    /// Print the board again.
    Board,
    /// Print the commands.
    Help,
    /// Let this happen.
    Do(Vec<Event>),
}

/// The words of every language: a learner may type any of them.
pub(super) struct Dictionary(Vec<Words>);

impl Dictionary {
    pub(super) fn new() -> Dictionary {
        Dictionary(Language::ALL.into_iter().map(Words::new).collect())
    }

    /// Whether the word means that, in any language. A message lists its words, the first being the usual one.
    pub(super) fn means(&self, word: &str, id: &str) -> bool {
        self.0.iter().any(|words| words.text(id).split_whitespace().any(|one| one == word))
    }
}

/// The name under which a command's words stand in `text.ftl`.
pub(super) const fn name(command: Command) -> &'static str {
    match command {
        Command::Hint => "text-word-hint",
        Command::ShowMe => "text-word-show-me",
        Command::Undo => "text-word-undo",
        Command::Redo => "text-word-redo",
        Command::Restart => "text-word-restart",
        Command::Next => "text-word-next",
        Command::Previous => "text-word-previous",
        Command::WhyNot => "text-word-show-why",
        Command::SaySquare => "text-word-say",
        Command::SayMoves => "text-word-moves",
        Command::SayBoard => "text-word-read",
        Command::Retry => "text-word-retry",
        Command::TurnBoard => "text-word-turn",
        Command::Help => "text-word-help",
        Command::About => "text-word-about",
        Command::Back => "text-word-back",
        Command::Solve => "text-word-solve",
        Command::Stop => "text-word-stop",
        Command::Solution => "text-word-solution",
        Command::Defend => "text-word-defend",
        Command::PlayOn => "text-word-play-on",
        Command::WhyMate => "text-word-why-mate",
        Command::BeginGame => "text-word-begin",
        Command::NewGame => "text-word-new-game",
        Command::TakeRung => "text-word-take-rung",
        Command::TakeTest => "text-word-test",
        Command::Declare => "text-word-declare",
        Command::Resign => "text-word-resign",
        Command::Confirm => "text-word-confirm",
        Command::SeeAgain => "text-word-see-again",
        Command::Review => "text-word-review",
        Command::First => "text-word-first",
        Command::Last => "text-word-last",
        Command::MakePuzzles => "text-word-make-puzzles",
        Command::Data(_) => "text-word-progress",
        Command::Drill(DrillCommand::Harder) => "text-word-harder",
        Command::Drill(DrillCommand::Easier) => "text-word-easier",
        Command::Drill(DrillCommand::Clock) => "text-word-clock",
        Command::Games(_) | Command::Replay(_) | Command::Editor(_) | Command::Mail(_) => {
            games_line::name(command)
        }
    }
}

pub(super) fn read(dictionary: &Dictionary, app: &App, line: &str) -> Result<Asked, Message> {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let (word, rest) = (first.to_lowercase(), rest.trim());
    let means = |id: &str| dictionary.means(&word, id);
    if let Some(asked) = of_today(dictionary, app, &word, rest) {
        return asked;
    }
    if let Some(asked) = games_line::read(dictionary, app, &word, rest, line)? {
        return Ok(asked);
    }
    if let Some(asked) = data_line::read(dictionary, app, &word, rest)? {
        return Ok(asked);
    }
    if rest.is_empty() {
        if let Some(asked) = single(dictionary, app, &word) {
            return Ok(asked);
        }
        if let Some(more) = lacks(dictionary, app, &word) {
            return Err(more);
        }
    } else if means("text-word-why") {
        return why(app, rest);
    } else if means("text-word-moves") {
        return at(app, square(rest)?, Command::SayMoves);
    } else if means("text-word-say") {
        return at(app, square(rest)?, Command::SaySquare);
    } else if means("text-word-open") {
        return open(app, rest);
    } else if means("text-word-lang") {
        let language = Language::from_code(rest).ok_or_else(|| not_understood(line))?;
        return Ok(Asked::Do(vec![Event::Setting(Setting::Language(language))]));
    } else if means("text-word-set") {
        return rows::set(app, rest);
    } else if means("text-word-solve") {
        let typed = Event::OwnPosition(rest.to_owned());
        return Ok(Asked::Do(vec![Event::Open(Place::Puzzles), typed, Event::Command(Command::Solve)]));
    } else if means("text-word-compose") {
        return compose(app, rest);
    } else if means("text-word-filter") {
        return filter(app, rest);
    } else if means("text-word-search") {
        return Ok(Asked::Do(vec![Event::Open(Place::Learn), Event::Search(rest.to_owned())]));
    } else if means("text-word-against") {
        return against(rest);
    } else if means("text-word-ply") {
        let turns = rest.parse().map_err(|_| not_understood(line))?;
        return Ok(Asked::Do(vec![Event::Ply(turns)]));
    } else if means("text-word-touch") {
        return Ok(Asked::Do(vec![Event::Square(square(rest)?)]));
    }
    if let Screen::Today(today) = &app.view().screen {
        let row = today::row(today, line).ok_or_else(|| not_understood(line))?;
        return Ok(Asked::Do(vec![Event::Open(row.place.clone())]));
    }
    if let (Screen::Puzzles(_), true) = (&app.view().screen, is_puzzle(app, line)) {
        return Ok(Asked::Do(vec![Event::Open(Place::Puzzle { id: line.to_owned() })]));
    }
    if let (Screen::Learn(_), Some(lesson)) = (&app.view().screen, app.catalog().lesson(line)) {
        return Ok(Asked::Do(vec![Event::Open(Place::Lesson { id: lesson.id.clone(), step: None })]));
    }
    if let (Screen::Learn(_), true, Ok(place)) =
        (&app.view().screen, line.starts_with("drill:"), place::read(line, app.catalog()))
    {
        return Ok(Asked::Do(vec![Event::Open(place)]));
    }
    typed(app, line)
}

/// What follows a word that says nothing alone, by an example; `None` for every other word.
fn lacks(dictionary: &Dictionary, app: &App, word: &str) -> Option<Message> {
    let sought = || locale::piece(app.words(), PieceKind::Gold);
    let alone = [
        ("text-word-why", "7g7f"),
        ("text-word-open", "pins"),
        ("text-word-lang", "fr"),
        ("text-word-set", "2 3"),
        ("text-word-filter", "2 3"),
        ("text-word-compose", "3"),
        ("text-word-against", "5"),
        ("text-word-ply", "12"),
        ("text-word-touch", "5e"),
        ("text-word-moves", "5e"),
    ];
    let example =
        alone.into_iter().find(|(id, _)| dictionary.means(word, id)).map(|(_, more)| more.to_owned());
    let example = example.or_else(|| dictionary.means(word, "text-word-search").then(sought))?;
    Some(Message::new("text-lacks").with("word", word).with("example", example))
}

/// What is typed on the screen of the day to put something away, or to take it up again.
fn of_today(dictionary: &Dictionary, app: &App, word: &str, rest: &str) -> Option<Result<Asked, Message>> {
    let Screen::Today(today) = app.view().screen else { return None };
    if rest.is_empty() && dictionary.means(word, "text-word-undo") {
        let card = today.told.map(|told| told.card);
        return Some(Ok(Asked::Do(
            card.into_iter().map(|card| Event::Card(card, CardAction::Resume)).collect(),
        )));
    }
    let actions = [
        (CardAction::Pause, "text-word-pause"),
        (CardAction::Resume, "text-word-resume"),
        (CardAction::Delete, "text-word-delete"),
    ];
    let (action, _) = actions.into_iter().find(|(_, id)| dictionary.means(word, id))?;
    Some(today::put_away(&today, rest, action).map(|event| Asked::Do(vec![event])))
}

fn single(dictionary: &Dictionary, app: &App, word: &str) -> Option<Asked> {
    let means = |id: &str| dictionary.means(word, id);
    if means("text-word-quit") {
        return Some(Asked::Quit);
    }
    if means("text-word-help") {
        return Some(Asked::Help);
    }
    if means("text-word-board") {
        return Some(Asked::Board);
    }
    if means("text-word-text") {
        return Some(Asked::Screen);
    }
    if means("text-word-read") {
        return Some(Asked::Do(vec![Event::Command(Command::SayBoard)]));
    }
    if means("text-word-about") {
        return Some(Asked::Say(super::draw::about(app)));
    }
    if means("text-word-begin") && matches!(app.view().screen, Screen::FirstStart(_)) {
        return Some(Asked::Do(vec![Event::Begin]));
    }
    if means("text-word-begin") && matches!(app.view().screen, Screen::Sitting(_)) {
        return Some(Asked::Do(vec![Event::Command(Command::BeginGame)]));
    }
    if means("text-word-next") || means("text-word-begin") {
        // On a list, going on means what is offered there.
        let resume = match app.view().screen {
            Screen::Learn(learn) => Some(learn.resume),
            Screen::Puzzles(puzzles) => Some(puzzles.resume),
            Screen::Sitting(sitting) => Some(sitting.resume),
            Screen::Today(today) => {
                return Some(Asked::Do(
                    today.begin.into_iter().map(|link| Event::Open(link.place)).collect(),
                ));
            }
            _ => None,
        };
        if let Some(resume) = resume {
            return Some(Asked::Do(resume.into_iter().map(|card| Event::Open(card.place)).collect()));
        }
    }
    for (place, id) in [
        (Place::Learn, "text-word-learn"),
        (Place::Today, "text-word-today"),
        (Place::Puzzles, "text-word-puzzles"),
        (Place::Play, "text-word-play"),
        (Place::Games, "text-word-games"),
        (Place::Mail, "text-word-mail"),
        (Place::Editor(None), "text-word-editor"),
        (Place::Settings, "text-word-settings"),
    ] {
        if means(id) {
            return Some(Asked::Do(vec![Event::Open(place)]));
        }
    }
    let command = PLAIN.into_iter().chain(games_line::COMMANDS).find(|&command| means(name(command)))?;
    Some(Asked::Do(vec![Event::Command(command)]))
}

/// A square, a number or a move.
fn typed(app: &App, line: &str) -> Result<Asked, Message> {
    let view = app.view();
    let (choices, done) = match &view.screen {
        Screen::Lesson(lesson) => (lesson.choices.len(), lesson.done),
        Screen::Drill(drill) => (drill.choices.len(), drill.done),
        Screen::Puzzle(puzzle) => (puzzle.tree.len(), puzzle.done),
        Screen::Play(_) | Screen::MailGame(_) => (0, false),
        Screen::Replay(replay) => (replay.branches.len(), false),
        Screen::Review(review) => (review.findings.len(), false),
        _ => return Err(not_understood(line)),
    };
    let choice = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    if let Some(index) = choice.filter(|&index| index < choices) {
        return Ok(Asked::Do(vec![match view.screen {
            Screen::Puzzle(_) | Screen::Replay(_) => Event::Branch(index),
            Screen::Review(_) => Event::Finding(index),
            _ => Event::Choice(index),
        }]));
    }
    if choices > 0 && !done && line.parse::<usize>().is_ok() {
        return Err(Message::new("text-no-choice").with("text", line).with("last", choices));
    }
    match square(line) {
        Ok(square) => return Ok(Asked::Do(vec![Event::Square(square)])),
        // A file and a letter that is no rank were meant as a square.
        Err(no_square) if is_like_a_square(line) => return Err(no_square),
        Err(_) => {}
    }
    // Every name of a move holds a digit, or a Japanese sign.
    if line.is_ascii() && !line.contains(|sign: char| sign.is_ascii_digit()) {
        return Err(not_understood(line));
    }
    if done {
        return Ok(Asked::Say(app.words().text("text-go-on")));
    }
    match (app.learners_turn(), &view.screen) {
        (Some(position), _) => Ok(Asked::Do(vec![Event::Move(a_move(app, &position, line)?)])),
        (None, Screen::Play(play)) if playing::asks(play) => Ok(Asked::Say(app.words().text("text-decide"))),
        (None, Screen::Play(play)) => Ok(Asked::Say(play.status.clone())),
        (None, _) => Err(not_understood(line)),
    }
}

fn a_move(app: &App, position: &Position, text: &str) -> Result<Move, Message> {
    // A square typed in capitals is meant as well; the capital of a dropped piece is its letter.
    if let Ok(mv) = usi::read_move(text).or_else(|_| usi::read_move(&text.to_lowercase())) {
        return Ok(mv);
    }
    let named = if text.starts_with(|sign: char| sign.is_ascii()) {
        western::read(position, text, app.words().letters())
    } else {
        japanese::read(position, text, None)
    };
    match named {
        Ok(mv) => Ok(mv),
        Err(NameError::Illegal(meant)) if !meant.is_empty() => {
            // What is meant is clear: it is tried, and refused with its reason.
            meant.first().copied().ok_or_else(|| not_understood(text))
        }
        Err(error) => {
            let told = locale::name_error(app.words(), &app.naming(), position, &error);
            Err(Message::new("text-no-move").with("text", text).with("why", told))
        }
    }
}

fn is_like_a_square(text: &str) -> bool {
    matches!(text.as_bytes(), [file, rank] if file.is_ascii_digit() && rank.is_ascii_alphabetic())
}

pub(super) fn square(text: &str) -> Result<Square, Message> {
    read_square_name(text).map_err(|_| Message::new("text-no-square").with("text", text))
}

fn at(app: &App, square: Square, command: Command) -> Result<Asked, Message> {
    match app.position() {
        Some(_) => Ok(Asked::Do(vec![Event::Focus(square), Event::Command(command)])),
        None => Err(Message::new("text-no-board")),
    }
}

fn why(app: &App, text: &str) -> Result<Asked, Message> {
    let position = &app.learners_turn().ok_or_else(|| Message::new("text-no-board"))?;
    let mv = a_move(app, position, text)?;
    let (words, naming) = (app.words(), app.naming());
    Ok(Asked::Say(match position.check_move(mv) {
        Ok(()) => words
            .say(&Message::new("text-legal").with("move", locale::moved(words, &naming, position, mv, None))),
        Err(reason) => {
            let told = locale::illegality(words, &naming, position, mv, &reason);
            words.say(&Message::new("heard-remark").with("title", told.title).with("text", told.text))
        }
    }))
}

fn open(app: &App, text: &str) -> Result<Asked, Message> {
    if app.is_own_puzzle(text) {
        return Ok(Asked::Do(vec![Event::Open(Place::Puzzle { id: text.to_owned() })]));
    }
    // An id of a lesson or of a problem is enough.
    let named = if app.catalog().lesson(text.split(':').next().unwrap_or(text)).is_some() {
        format!("lesson:{text}")
    } else if is_puzzle(app, text) {
        format!("puzzle:{text}")
    } else {
        text.to_owned()
    };
    let place = place::read(&named, app.catalog()).map_err(|error| place::message(app.words(), &error))?;
    Ok(Asked::Do(vec![Event::Open(place)]))
}

fn is_puzzle(app: &App, id: &str) -> bool {
    app.catalog().puzzle(id).is_some() || app.catalog().classic(id).is_some()
}

/// `against 5`: the fifth opponent of the ladder.
fn against(text: &str) -> Result<Asked, Message> {
    let level = text.parse::<usize>().ok().and_then(|number| Level::ALL.get(number.checked_sub(1)?).copied());
    match level {
        Some(level) => Ok(Asked::Do(vec![Event::Setting(Setting::Opponent(level))])),
        None => Err(Message::new("text-against-how").with("count", Level::COUNT)),
    }
}

/// `compose 3`: a new mate in 3.
fn compose(app: &App, text: &str) -> Result<Asked, Message> {
    let lengths = app.lengths_composed();
    let moves = text.parse::<usize>().ok().filter(|moves| lengths.contains(moves));
    match moves {
        Some(moves) => Ok(Asked::Do(vec![Event::Compose(moves)])),
        None => Err(Message::new("text-compose-how")),
    }
}

/// `filter 2 3`: the third value of the second filter, as the list numbers them.
fn filter(app: &App, text: &str) -> Result<Asked, Message> {
    let wrong = || Message::new("text-filter-how");
    let Screen::Puzzles(puzzles) = app.view().screen else { return Err(wrong()) };
    let numbers: Vec<_> = text.split_whitespace().map(str::parse::<usize>).collect();
    let &[Ok(row), Ok(value)] = numbers.as_slice() else { return Err(wrong()) };
    let row = row.checked_sub(1).and_then(|row| puzzles.filters.get(row));
    let chip = value.checked_sub(1).and_then(|value| row?.chips.get(value)).ok_or_else(wrong)?;
    Ok(Asked::Do(vec![Event::Filter(chip.filter)]))
}
