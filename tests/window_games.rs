//! Saved games in the window without a display: the list, a game replayed and commented, a position drawn, a game by mail.
#![cfg(feature = "desktop")]
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

use std::path::Path;
use std::sync::Arc;

use i_slint_backend_testing::{AccessibleRole, ElementHandle};
use slint::platform::{Key, WindowEvent};

use nari::app::{
    Command, EditorView, Effect, Event, Export, GamesEvent, GamesView, MailCommand, MailGameView, Place,
    ReplayView, Screen,
};
use nari::lesson::{Catalog, Files};
use nari::locale::Language;
use nari::notation::record::{Format, HeaderKey, Record};
use nari::progress::{GameId, Store};
use nari::worker;

#[path = "window/learner.rs"]
mod learner;
use learner::{Learner, holds, rest};

/// Four moves, a variation after the third, a comment after the second.
const GAME: &str = "先手：Anna\n後手：Bob\n手数----指手\n1 ７六歩(77)\n2 ３四歩(33)\n*It opens the diagonal.\n\
    3 ２六歩(27)\n4 ８四歩(83)\n5 投了\n\n変化：4手\n4 ４四歩(43)\n";

fn course() -> Arc<Catalog> {
    let mut files = Files::default();
    let chapters =
        "format = 1\n[[chapter]]\nnumber = 2\nid = \"near\"\nface = \"gold\"\nlessons = [\"hands-on\"]\n";
    files.put("lessons/curriculum.toml", chapters);
    files.put("lessons/near/hands-on.toml", include_str!("window/course.toml"));
    Arc::new(Catalog::read(&files).unwrap())
}

/// A learner whose files are in a folder.
fn at(folder: &Path, place: Place, language: Language) -> Learner {
    let (mut store, _) = Store::open(folder);
    Learner::keeping(course(), Some(place), language, move |effect| match effect {
        Effect::Files(job) => worker::files(&mut store, job).map(Event::Files).into_iter().collect(),
        _ => Vec::new(),
    })
}

fn read(text: &str) -> Record {
    nari::notation::record::read_text(text).unwrap().remove(0)
}

/// A folder with saved games of that many pairs of players.
fn saved(games: usize) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let (mut store, _) = Store::open(folder.path());
    for number in 0..games {
        let mut record = read(GAME);
        record.set_header(&HeaderKey::BLACK, &format!("Anna {number}"));
        store.games().add(&GameId::near(&format!("game {number:03}")), &record).unwrap();
    }
    folder
}

fn games_in(folder: &Path) -> Vec<Arc<Record>> {
    let (mut store, _) = Store::open(folder);
    store.games().list().unwrap().into_iter().map(|game| game.record.unwrap()).collect()
}

fn list(learner: &Learner) -> GamesView {
    match learner.desk.view().screen {
        Screen::Games(list) => *list,
        other => panic!("not the list of games: {other:?}"),
    }
}

fn replay(learner: &Learner) -> ReplayView {
    match learner.desk.view().screen {
        Screen::Replay(replay) => *replay,
        other => panic!("no game is replayed: {other:?}"),
    }
}

fn editor(learner: &Learner) -> EditorView {
    match learner.desk.view().screen {
        Screen::Editor(editor) => *editor,
        other => panic!("no position is drawn: {other:?}"),
    }
}

fn letter(learner: &Learner) -> MailGameView {
    match learner.desk.view().screen {
        Screen::MailGame(game) => *game,
        other => panic!("no game by mail is open: {other:?}"),
    }
}

fn ply(learner: &Learner) -> usize {
    replay(learner).moves.iter().find(|row| row.current).unwrap().ply
}

/// Presses the first button that is called so.
#[track_caller]
fn press(learner: &Learner, label: &str) {
    learner.click(&learner.by_label(AccessibleRole::Button, label));
}

fn field(learner: &Learner, label: &str) -> ElementHandle {
    learner.by_label(AccessibleRole::TextInput, label)
}

/// Writes into a field that is clicked first.
#[track_caller]
fn write(learner: &Learner, label: &str, text: &str) {
    learner.click(&field(learner, label));
    for sign in text.chars() {
        learner.key(sign.to_string());
    }
}

/// As high as the panel may be beside the board.
fn tall(learner: &Learner) {
    learner.resize(2000.0, 2300.0);
}

/// Turns the wheel over the panel, down to its end.
fn scroll_down(learner: &Learner) {
    let position = slint::LogicalPosition::new(1800.0, 900.0);
    learner.send(WindowEvent::PointerScrolled { position, delta_x: 0.0, delta_y: -4000.0 });
    rest();
}

#[test]
fn a_game_is_pasted_replayed_and_commented_with_the_mouse() {
    let folder = tempfile::tempdir().unwrap();
    let learner = at(folder.path(), Place::Games, Language::English);
    learner.by_label(AccessibleRole::Tab, "Games");
    learner.desk.frame().window().invoke_copy(GAME.into());
    press(&learner, "Paste a game");
    tall(&learner);
    for way in [2, 2, 2] {
        press(&learner, &replay(&learner).walk[way].label);
    }
    assert_eq!(ply(&learner), 3);
    assert!(learner.stands_on("2f"));
    let variation = replay(&learner).branches[1].spoken.clone();
    learner.click(&learner.by_label(AccessibleRole::ListItem, &variation));
    assert!(learner.stands_on("4d"));
    write(&learner, "Comment", "Solid.");
    learner.click(&learner.by_id("move-2"));
    assert_eq!(replay(&learner).comment.text, "It opens the diagonal.");
    write(&learner, &replay(&learner).headers[1].label, "!");
    assert_eq!(replay(&learner).title, "Anna – Bob!");
    let kept = games_in(folder.path()).remove(0);
    assert_eq!(kept.header(&HeaderKey::WHITE), Some("Bob!"));
    let variation = kept.lines().nth(1).unwrap().nodes[0];
    assert_eq!(kept.comment(variation), "Solid.");
}

#[test]
fn a_game_is_found_and_replayed_by_the_keyboard_alone() {
    let folder = saved(12);
    let learner = at(folder.path(), Place::Games, Language::English);
    // The list has the keyboard; before it comes the search.
    learner.key(Key::Backtab);
    for sign in ["A", "n", "n", "a", " ", "7"] {
        learner.key(sign);
    }
    assert_eq!(list(&learner).cards.len(), 1);
    learner.key(Key::Tab);
    learner.key(Key::Return);
    assert_eq!(replay(&learner).title, "Anna 7 – Bob");
    let next = replay(&learner).walk[2].key.to_lowercase();
    learner.key(next);
    assert_eq!(ply(&learner), 1);
    // From the board through the button that turns it to the moves, which the arrow keys show at once.
    let reached = (0..6).find(|_| {
        learner.key(Key::Tab);
        learner.key(Key::RightArrow);
        ply(&learner) > 1
    });
    assert!(reached.is_some());
    learner.key(Key::End);
    assert_eq!(ply(&learner), replay(&learner).moves.len() - 1);
    learner.key(Key::Home);
    assert_eq!(ply(&learner), 0);
    learner.desk.take(Event::Command(Command::Back));
    assert_eq!(list(&learner).cards.len(), 1);
}

#[test]
fn deleting_is_asked_and_can_be_taken_back() {
    let folder = saved(3);
    let learner = at(folder.path(), Place::Games, Language::English);
    learner.key(Key::DownArrow);
    let title = list(&learner).cards[1].title.clone();
    learner.key(Key::Delete);
    assert!(list(&learner).question.unwrap().title.contains(&title));
    assert_eq!(games_in(folder.path()).len(), 3);
    // The question has the keyboard.
    learner.key(Key::Return);
    assert!(list(&learner).cards.iter().all(|card| card.title != title));
    assert_eq!(games_in(folder.path()).len(), 2);
    press(&learner, &list(&learner).told.unwrap().actions[0].label);
    assert!(list(&learner).cards.iter().any(|card| card.title == title));
    // And with the mouse, where it is kept.
    press(&learner, &list(&learner).cards[0].delete);
    press(&learner, &list(&learner).question.unwrap().actions[1].label);
    assert_eq!(list(&learner).question, None);
    assert_eq!(games_in(folder.path()).len(), 3);
}

#[test]
fn what_is_no_game_is_refused_beside_its_field() {
    let folder = saved(0);
    let learner = at(folder.path(), Place::Games, Language::English);
    let label = list(&learner).import.label;
    write(&learner, &label, "no game");
    learner.key(Key::Return);
    learner.by_label(AccessibleRole::Text, &list(&learner).import.error.unwrap());
    learner.desk.take(Event::Games(GamesEvent::ImportFile(folder.path().join("missing.kif"))));
    rest();
    learner.by_label(AccessibleRole::Text, &list(&learner).import.error.unwrap());
}

#[test]
fn a_game_is_handed_out_to_the_clipboard_and_into_files() {
    let folder = saved(1);
    let learner = at(folder.path(), Place::Games, Language::English);
    learner.key(Key::Return);
    tall(&learner);
    scroll_down(&learner);
    let export = |format: Export| {
        let choice =
            replay(&learner).exports.choices.into_iter().find(|choice| choice.export == format).unwrap();
        learner.click(&learner.by_label(AccessibleRole::RadioButton, &choice.label));
    };
    export(Export::Game(Format::Csa));
    press(&learner, "Copy");
    let copied = String::from(learner.desk.frame().window().invoke_pasted());
    assert_eq!(read(&copied).main_line().len(), read(GAME).main_line().len());
    scroll_down(&learner);
    export(Export::Game(Format::Kifu));
    write(&learner, "Name or path of the file", folder.path().join("out.kifu").to_str().unwrap());
    press(&learner, "Save");
    let written = std::fs::read_to_string(folder.path().join("out.kifu")).unwrap();
    assert!(written.contains("It opens the diagonal."), "{written}");
    // A file that is there stays until it is said to be written over.
    scroll_down(&learner);
    press(&learner, "Save");
    press(&learner, &replay(&learner).feedback.unwrap().actions[0].label);
    assert_eq!(replay(&learner).feedback.unwrap().actions, []);
}

#[test]
fn the_board_is_drawn_in_pixels() {
    let folder = saved(1);
    let learner = at(folder.path(), Place::Games, Language::English);
    learner.key(Key::Return);
    tall(&learner);
    scroll_down(&learner);
    learner.click(&learner.by_label(AccessibleRole::RadioButton, "Picture (PNG)"));
    let file = folder.path().join("board.png");
    write(&learner, "Name or path of the file", file.to_str().unwrap());
    press(&learner, "Save");
    let decoder = png::Decoder::new(std::io::BufReader::new(std::fs::File::open(&file).unwrap()));
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let (width, height) = (reader.info().width, reader.info().height);
    reader.next_frame(&mut pixels).unwrap();
    assert!(width >= 900 && height >= 900, "{width} × {height}");
    // Pieces, wood, lines and letters are in it.
    let colours: std::collections::HashSet<&[u8]> = pixels.chunks(3).collect();
    assert!(colours.len() > 200, "{} colours", colours.len());
}

#[test]
fn a_position_is_drawn_with_the_mouse_and_its_faults_are_named() {
    let folder = saved(0);
    let learner = at(folder.path(), Place::Editor(None), Language::English);
    tall(&learner);
    press(&learner, "Empty board");
    // Both Kings, then a Pawn and one too many on its file.
    for (tool, squares) in [(0, vec!["5i"]), (8, vec!["5a"]), (7, vec!["7f", "7e"])] {
        learner.click(&learner.by_id(&format!("tool-{tool}")));
        for square in squares {
            learner.click(&learner.square(square));
        }
        learner.click(&learner.by_id(&format!("tool-{tool}")));
    }
    let fault = editor(&learner).checks[0].faults.clone();
    assert_eq!(fault.len(), 1, "{fault:?}");
    let told =
        learner.all(move |element| element.accessible_label().is_some_and(|label| label.contains(&fault[0])));
    assert!(!told.is_empty());
    let uses = |learner: &Learner| editor(learner).uses[0].enabled;
    assert!(!uses(&learner));
    // The tool that takes off stands last.
    learner.click(&learner.by_id("tool-16"));
    learner.click(&learner.square("7e"));
    assert!(uses(&learner));
    learner.click(&learner.by_label(AccessibleRole::RadioButton, &editor(&learner).sides[1].label));
    assert_eq!(editor(&learner).sfen.text, "4k4/9/9/9/9/2P6/9/9/4K4 w - 1");
    press(&learner, "Undo");
    press(&learner, "Save as a game");
    assert_eq!(replay(&learner).moves.len(), 1);
    assert_eq!(games_in(folder.path()).len(), 1);
}

#[test]
fn hands_are_filled_by_the_keyboard_and_a_position_is_typed() {
    let folder = saved(0);
    let learner = at(folder.path(), Place::Editor(None), Language::English);
    tall(&learner);
    learner.click(&field(&learner, &editor(&learner).sfen.label));
    learner.key(Key::Escape);
    for sign in "4k4/9/9/9/9/9/9/9/4K4 b - 1".chars() {
        learner.key(sign.to_string());
    }
    assert_eq!(editor(&learner).sfen.error, None);
    // A click on a stepper gives the hand the keyboard; there up and down count, left and right go on.
    let held = learner.by_id("held-0-6");
    learner.press(slint::LogicalPosition::new(
        held.absolute_position().x + held.size().width / 2.0,
        held.absolute_position().y + 6.0,
    ));
    learner.let_go(slint::LogicalPosition::new(
        held.absolute_position().x + held.size().width / 2.0,
        held.absolute_position().y + 6.0,
    ));
    learner.keys(Key::UpArrow, 3);
    learner.key(Key::DownArrow);
    learner.keys(Key::LeftArrow, 6);
    learner.key(Key::UpArrow);
    assert_eq!(editor(&learner).sfen.text, "4k4/9/9/9/9/9/9/9/4K4 b R3P 1");
    // The field shows what is drawn.
    let text = field(&learner, &editor(&learner).sfen.label).accessible_value().unwrap();
    assert_eq!(text, "4k4/9/9/9/9/9/9/9/4K4 b R3P 1");
}

#[test]
fn two_people_play_by_mail_with_copy_and_paste() {
    let (one, two) = (saved(0), saved(0));
    let anna = at(one.path(), Place::Mail, Language::English);
    tall(&anna);
    let (own, theirs) = match anna.desk.view().screen {
        Screen::Mail(mail) => (mail.own_name.label, mail.their_name.label),
        other => panic!("not the games by mail: {other:?}"),
    };
    write(&anna, &own, "Anna");
    write(&anna, &theirs, "Bob");
    press(&anna, "Begin as Sente");
    anna.click(&anna.square("7g"));
    anna.click(&anna.square("7f"));
    press(&anna, "Write the letter");
    let first = letter(&anna).letter;
    assert!(field(&anna, "Your letter").accessible_value().unwrap().contains("7g7f"));
    press(&anna, "Copy the letter");
    assert_eq!(anna.desk.frame().window().invoke_pasted().as_str(), first);

    let bob = at(two.path(), Place::Mail, Language::French);
    tall(&bob);
    bob.desk.take(Event::Games(GamesEvent::LetterText(first.clone())));
    bob.desk.take(Event::Command(Command::Mail(MailCommand::Read)));
    rest();
    assert!(bob.stands_on("7f"));
    bob.click(&bob.square("3c"));
    bob.click(&bob.square("3d"));
    bob.desk.take(Event::Command(Command::Mail(MailCommand::Write)));
    rest();

    // The answer that changes an earlier move is refused, the true one goes on.
    let answer = letter(&bob).letter;
    anna.desk.take(Event::Games(GamesEvent::LetterText(answer.replace("7g7f", "2g2f"))));
    press(&anna, &letter(&anna).read.label);
    anna.by_label(AccessibleRole::Text, &letter(&anna).answer.error.unwrap());
    assert!(!anna.stands_on("3d"));
    anna.desk.take(Event::Games(GamesEvent::LetterText(answer)));
    press(&anna, &letter(&anna).read.label);
    assert!(anna.stands_on("3d"));
}

#[test]
fn of_hundreds_of_games_only_those_near_are_there() {
    let folder = saved(300);
    let learner = at(folder.path(), Place::Games, Language::English);
    let rows =
        || learner.all(|element| element.accessible_id().is_some_and(|id| id.starts_with("game-"))).len();
    assert!((5..40).contains(&rows()), "{} rows", rows());
    learner.key(Key::End);
    let last = learner.by_id("game-299");
    let (at, size) = (last.absolute_position(), last.size());
    assert!(at.y >= 0.0 && at.y + size.height <= 800.0, "the last one is scrolled into view: {at:?}");
    assert!((5..40).contains(&rows()), "{} rows", rows());
    let title = list(&learner).cards[299].title.clone();
    learner.key(Key::Return);
    assert_eq!(replay(&learner).title, title);
}

/// The places of the games, each with what is to be seen there.
fn places() -> Vec<(Place, Vec<Event>)> {
    let id = GameId::near("game 000");
    vec![
        (Place::Games, vec![Event::Games(GamesEvent::Delete(id.clone()))]),
        (Place::Game(id), vec![Event::Ply(3)]),
        (Place::Editor(None), vec![]),
        (Place::Mail, vec![]),
    ]
}

#[test]
fn a_screen_reader_is_told_of_everything_in_both_languages() {
    let folder = saved(2);
    let mut heard: Vec<Vec<String>> = Vec::new();
    for language in [Language::English, Language::French] {
        let mut names = Vec::new();
        for (place, events) in places() {
            let learner = at(folder.path(), place, language);
            for event in events {
                learner.desk.take(event);
            }
            tall(&learner);
            for element in learner.all(|element| {
                matches!(
                    element.accessible_role(),
                    Some(
                        AccessibleRole::Button
                            | AccessibleRole::Tab
                            | AccessibleRole::ListItem
                            | AccessibleRole::List
                            | AccessibleRole::RadioButton
                            | AccessibleRole::RadioGroup
                            | AccessibleRole::Spinbox
                            | AccessibleRole::TextInput
                    )
                )
            }) {
                let name = element.accessible_label().unwrap_or_default().to_string();
                assert!(!name.is_empty(), "{:?} {:?}", element.id(), element.accessible_role());
                names.push(name);
            }
        }
        heard.push(names);
    }
    assert_eq!(heard[0].len(), heard[1].len());
    let same = heard[0].iter().zip(&heard[1]).filter(|(english, french)| english == french).count();
    // Bare squares, names of players and of formats are the same in both.
    assert!(same < heard[0].len() / 2, "{same} of {}", heard[0].len());
}

#[test]
fn nothing_hangs_out_of_its_button_at_any_size() {
    let folder = saved(2);
    for language in [Language::English, Language::French] {
        for (place, events) in places() {
            let learner = at(folder.path(), place.clone(), language);
            for event in events {
                learner.desk.take(event);
            }
            for (width, height) in
                [(640.0, 560.0), (900.0, 560.0), (1000.0, 700.0), (700.0, 1100.0), (1280.0, 800.0)]
            {
                learner.resize(width, height);
                let window = learner.desk.frame().window();
                let buttons: Vec<_> = ElementHandle::find_by_element_id(window, "Button::row").collect();
                assert!(
                    buttons.iter().all(|button| button.size().height < 60.0),
                    "{place:?} in {width} × {height}"
                );
                let labels = ElementHandle::find_by_element_id(window, "Button::label");
                for part in labels.chain(ElementHandle::find_by_element_type_name(window, "KeyCap")) {
                    let held = buttons.iter().any(|button| holds(button, &part));
                    assert!(
                        held,
                        "a part of a button hangs out: {place:?}, {width} × {height}, {language:?}"
                    );
                }
            }
        }
    }
}
