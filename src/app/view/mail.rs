//! The games by mail, and one that is open, put into cards, fields and buttons.

use super::board_shape::BoardView;
use super::games_shape::{Field, MailCard, MailGameView, MailView};
use super::shape::{Button, Feedback, Tone};
use super::{Enabled, board, button, game_words, games, panel, puzzle_words, replay};
use crate::app::screen::{MailScreen, MailTold};
use crate::app::state::App;
use crate::app::{Command, MailCommand, Place, mailing};
use crate::locale::{self, Message};
use crate::notation::mail::{MailFault, MailGame, Unlike};
use crate::progress::GameId;
use crate::shogi::Color;

pub(super) fn list(app: &App) -> MailView {
    let words = &app.words;
    let mut cards: Vec<MailCard> = mailing::games(app).map(|(id, _, game)| card(app, id, &game)).collect();
    // Those that wait for the learner first, those that ended last.
    cards.sort_by_key(|card| !card.calls);
    let typed = |id: &str, text: &str| Field { text: text.to_owned(), ..games::field(app, id) };
    MailView {
        title: words.text("mail-title"),
        text: words.text("mail-text"),
        empty: cards.is_empty().then(|| words.text("mail-none")),
        cards,
        letter: Field {
            error: match &app.mail.told {
                Some(told @ (MailTold::Refused(_) | MailTold::Unlike(_))) => {
                    Some(self::told(app, told, None).text)
                }
                _ => None,
            },
            ..typed("mail-letter", &app.mail.letter)
        },
        read: press(app, MailCommand::Read, "button-read-letter"),
        own_name: typed("mail-own-name", &app.mail.own_name),
        their_name: typed("mail-their-name", &app.mail.their_name),
        begin: vec![
            press(app, MailCommand::BeginFirst, "button-begin-first"),
            press(app, MailCommand::BeginSecond, "button-begin-second"),
        ],
        told: match &app.mail.told {
            Some(told @ MailTold::NoName) => Some(self::told(app, told, None)),
            _ => None,
        },
    }
}

fn press(app: &App, command: MailCommand, id: &str) -> Button {
    button(app, Command::Mail(command), id, Enabled::Yes)
}

fn players(app: &App, game: &MailGame) -> String {
    let players = game.letter.players();
    let message = Message::new("game-players").with("black", &players[Color::Black]);
    app.words.say(&message.with("white", &players[Color::White]))
}

fn card(app: &App, id: &GameId, game: &MailGame) -> MailCard {
    let words = &app.words;
    let title = players(app, game);
    let played = words.say(&Message::new("game-moves").with("count", game.letter.game().plies()));
    let turn = match game.letter.game().outcome() {
        Some(outcome) => locale::outcome(words, outcome, game.own),
        None if game.is_own_turn() => words.text("mail-your-turn"),
        None => words.text("mail-their-turn"),
    };
    let details = game_words::joined(app, &[played, turn]);
    let message = Message::new("mail-card").with("title", title.as_str());
    MailCard {
        id: id.clone(),
        spoken: words.say(&message.with("details", details.as_str())),
        title,
        details,
        calls: game.is_own_turn(),
        place: Place::MailGame(id.clone()),
    }
}

pub(super) fn game(app: &App, screen: &MailScreen) -> MailGameView {
    let words = &app.words;
    let board = of_mail(app, screen);
    let letter = screen.letter().unwrap_or_default();
    let played = screen.game.letter.game();
    MailGameView {
        overline: words.say(&Message::new("mail-overline").with("count", played.plies())),
        title: players(app, &screen.game),
        status: status(app, screen),
        feedback: feedback(app, screen),
        moves: puzzle_words::numbered(app, played.start(), &played.moves()),
        letter_help: if letter.is_empty() { String::new() } else { words.text("mail-letter-help") },
        letter,
        answer: Field {
            text: app.mail.letter.clone(),
            error: match &screen.told {
                Some(told @ (MailTold::Refused(_) | MailTold::Unlike(_))) => {
                    Some(self::told(app, told, Some(screen)).text)
                }
                _ => None,
            },
            ..games::field(app, "mail-letter")
        },
        read: press(app, MailCommand::Read, "button-read-letter"),
        actions: actions(app, screen),
        legend: panel::legend(app, &board),
        board,
    }
}

fn actions(app: &App, screen: &MailScreen) -> Vec<Button> {
    let own_turn = screen.game.is_own_turn();
    let drafted = Enabled::from(screen.draft.is_some());
    let sendable = Enabled::from(screen.letter().is_some());
    vec![
        button(app, Command::Mail(MailCommand::Write), "button-write-letter", drafted),
        button(app, Command::Undo, "button-undo", drafted),
        button(app, Command::Mail(MailCommand::Copy), "button-copy-letter", sendable),
        button(app, Command::Resign, "button-mail-resign", Enabled::from(own_turn)),
        button(app, Command::TurnBoard, "button-turn-board", Enabled::Yes),
        press(app, MailCommand::Replay, "button-replay"),
    ]
}

/// Who plays.
pub(super) fn title(app: &App, screen: &MailScreen) -> String {
    players(app, &screen.game)
}

/// Whose turn it is and what to do.
pub(super) fn status(app: &App, screen: &MailScreen) -> String {
    let words = &app.words;
    let game = screen.game.letter.game();
    let own = screen.game.own;
    let opponent = &screen.game.letter.players()[own.other()];
    match game.outcome() {
        Some(outcome) => locale::outcome(words, outcome, own),
        None if screen.draft.is_some() => words.text("mail-drafted"),
        None if screen.game.is_own_turn() => words.text("mail-play-now"),
        None => words.say(&Message::new("mail-send-now").with("opponent", opponent)),
    }
}

pub(super) fn feedback(app: &App, screen: &MailScreen) -> Option<Feedback> {
    if let Some(refusal) = &screen.refused {
        return Some(panel::refused(app, screen, refusal, None));
    }
    Some(told(app, screen.told.as_ref()?, Some(screen)))
}

/// What is told of a letter.
fn told(app: &App, told: &MailTold, screen: Option<&MailScreen>) -> Feedback {
    let words = &app.words;
    let (tone, text) = match told {
        MailTold::Refused(error) => {
            let message = Message::new("mail-refused").with("line", error.line);
            (Tone::Refused, words.say(&message.with("why", fault(app, &error.fault))))
        }
        MailTold::Unlike(unlike) => (Tone::Refused, self::unlike(app, *unlike)),
        MailTold::Came => (Tone::Good, came(app, screen)),
        MailTold::New => (Tone::Good, words.text("mail-new")),
        MailTold::Written => (Tone::Good, words.text("mail-written")),
        MailTold::Copied => (Tone::Good, words.text("export-copied")),
        MailTold::Resign => (Tone::Hint, words.text("mail-resign-question")),
        MailTold::NoName => (Tone::Refused, words.text("mail-no-name")),
    };
    let actions = match told {
        MailTold::Resign => vec![
            button(app, Command::Confirm, "button-mail-resign", Enabled::Yes),
            button(app, Command::Retry, "button-keep-playing", Enabled::Yes),
        ],
        _ => Vec::new(),
    };
    games::boxed(app, tone, text, actions)
}

/// The opponent's move that a letter brought.
fn came(app: &App, screen: Option<&MailScreen>) -> String {
    let words = &app.words;
    let Some(screen) = screen else { return String::new() };
    let game = screen.game.letter.game();
    if let Some(outcome) = game.outcome() {
        return locale::outcome(words, outcome, screen.game.own);
    }
    let before = game.positions().iter().rev().nth(1);
    let (Some(before), Some(mv)) = (before, game.last_move()) else { return String::new() };
    let name = locale::moved(words, &app.naming(), before, mv, None);
    let opponent = &screen.game.letter.players()[screen.game.own.other()];
    words.say(&Message::new("mail-came").with("opponent", opponent).with("move", name))
}

/// Why a text is no letter.
fn fault(app: &App, fault: &MailFault) -> String {
    let words = &app.words;
    let message = match fault {
        MailFault::NoLetter => Message::new("mail-fault-no-letter"),
        MailFault::Version(version) => Message::new("mail-fault-version").with("version", *version),
        MailFault::Head => Message::new("mail-fault-head"),
        MailFault::Name(color) => Message::new("mail-fault-name").with("side", locale::side(words, *color)),
        MailFault::Start(error) => {
            Message::new("mail-fault-start").with("why", locale::read_error(words, error))
        }
        MailFault::Setup(faults) => {
            let faults: Vec<_> =
                faults.as_slice().iter().map(|fault| locale::setup_fault(words, fault)).collect();
            Message::new("mail-fault-start").with("why", faults.join(" "))
        }
        MailFault::Move(word) => Message::new("mail-fault-move").with("word", word.as_str()),
        MailFault::Illegal { number, before, mv, reason } => {
            let told = locale::illegality(words, &app.naming(), before, *mv, reason);
            let message = Message::new("mail-fault-illegal").with("number", *number);
            message.with("title", told.title).with("text", told.text)
        }
        MailFault::AfterEnd => Message::new("mail-fault-after-end"),
        MailFault::CutOff => Message::new("mail-fault-cut-off"),
        MailFault::Count { said, found } => {
            Message::new("mail-fault-count").with("said", *said).with("found", *found)
        }
        MailFault::Code => Message::new("mail-fault-code"),
        MailFault::EarlierChanged => Message::new("mail-fault-earlier"),
        MailFault::LastChanged => Message::new("mail-fault-last"),
    };
    words.say(&message)
}

/// Why a letter is not the next one of its game.
fn unlike(app: &App, unlike: Unlike) -> String {
    app.words.say(&match unlike {
        Unlike::OtherGame => Message::new("mail-unlike-game"),
        Unlike::OtherHead => Message::new("mail-unlike-head"),
        Unlike::Differs(number) => Message::new("mail-unlike-move").with("number", number),
        Unlike::NothingNew => Message::new("mail-unlike-nothing-new"),
        Unlike::PlayedForYou(number) => Message::new("mail-unlike-yours").with("number", number),
    })
}

/// What is told on the list, as it is spoken.
pub(super) fn spoken(app: &App) -> String {
    app.mail.told.as_ref().map_or_else(String::new, |told| self::told(app, told, None).text)
}

pub(super) fn of_mail(app: &App, screen: &MailScreen) -> BoardView {
    let (witness, arrows) = panel::refusal_shown(screen);
    let over = screen.game.letter.game().outcome().is_some();
    let shown = board::Shown { witness, over, arrows, ..board::placed(app, screen) };
    let mut view = board::moving(app, screen, &shown);
    for hand in [&mut view.top, &mut view.bottom] {
        let name = screen.game.letter.players()[hand.color].clone();
        replay::name_hand(app, hand, &name);
    }
    view
}
