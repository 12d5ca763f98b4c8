//! The promise: what can be done with saved games on the screen is done, and is in their files at once.

use std::fs;

use nari::app::{
    Button, Command, Effect, Event, Export, FileJob, GamesCommand, GamesEvent, Place, ReplayCommand, Screen,
    Target, Tone,
};
use nari::notation::record::{self, Format, HeaderKey, NodeId, Record};

use super::learner::{Learner, id};

/// A game with a variation, comments, names and an end.
const GAME: &str = "開始日時：2026/11/29 20:15:00\n棋戦：Coupe d’été\n手合割：平手\n先手：Anna\n後手：Bob\n\
    手数----指手---------消費時間--\n*Une partie amicale\n   1 ７六歩(77)   ( 0:12/00:00:12)\n   2 ３四歩(33)\n*Il ouvre la diagonale\n\
    3 ２二角成(88)\n   4 同　銀(31)\n   5 投了\n\n変化：3手\n   3 ２六歩(27)\n   4 ８四歩(83)\n";

fn enabled(buttons: &[Button]) -> Vec<Command> {
    buttons.iter().filter(|button| button.enabled).map(|button| button.command).collect()
}

/// The labels of the walked line, a star before the one that is shown.
fn line(learner: &Learner) -> Vec<String> {
    let rows = learner.replay().moves;
    rows.iter().map(|row| format!("{}{}", if row.current { "*" } else { "" }, row.label)).collect()
}

#[test]
fn a_pasted_game_is_kept_under_its_players_names_and_opens() {
    let mut learner = Learner::new(1);
    assert_eq!(
        learner.opens(Place::Games).list().empty.as_deref(),
        Some("Games that you play or bring in are kept here.")
    );
    learner.pastes(GAME);
    let seen = learner.replay();
    assert_eq!(
        (seen.title.as_str(), seen.overline.as_str()),
        ("Anna – Bob", "Coupe d’été · 2026/11/29 20:15:00")
    );
    assert_eq!(learner.kept("Anna-Bob"), record::read_text(GAME).unwrap()[0]);
    // A second one of the same players does not take its place.
    learner.pastes(GAME);
    let list = learner.opens(Place::Games).list();
    assert_eq!(list.cards.len(), 2);
    let card = &list.cards[0];
    assert_eq!(card.title, "Anna – Bob");
    assert_eq!(card.details, "Coupe d’été · 2026/11/29 20:15:00 · 4 moves");
    assert_eq!(card.result, "Bob won");
    assert_eq!(card.spoken, "Anna – Bob. Coupe d’été · 2026/11/29 20:15:00 · 4 moves. Bob won");
    assert!(learner.file("Anna-Bob-2").exists());
}

#[test]
fn a_game_is_walked_with_its_variations_comments_and_end() {
    let mut learner = Learner::new(1);
    learner.pastes(GAME);
    assert_eq!(line(&learner), ["*Start", "P-7f", "P-3d", "Bx2b+", "Sx2b", "Anna resigns: Bob wins."]);
    assert_eq!(learner.replay().status, "Start · 4 moves");
    assert_eq!(learner.replay().comment.text, "Une partie amicale");
    let walk = [Command::Next, Command::Last];
    assert_eq!(enabled(&learner.replay().walk), walk);
    learner.asks(Command::Next);
    assert_eq!(learner.replay().status, "Move 1 of 4: P-7f (12 s)");
    learner.asks(Command::Next);
    assert_eq!(learner.hears(), "2. P-3d, Bob. Comment: “Il ouvre la diagonale”. 2 moves can follow here.");
    let branches: Vec<_> =
        learner.replay().branches.into_iter().map(|branch| (branch.label, branch.current)).collect();
    assert_eq!(branches, [("Bx2b+".to_owned(), true), ("P-2f".to_owned(), false)]);
    learner.does(Event::Branch(1));
    assert_eq!(line(&learner), ["Start", "P-7f", "P-3d", "*P-2f", "P-8d"]);
    assert_eq!(learner.replay().moves[3].others, 1);
    learner.asks(Command::Replay(ReplayCommand::OtherBefore));
    assert_eq!(line(&learner)[3], "*Bx2b+");
    learner.asks(Command::Replay(ReplayCommand::OtherBefore));
    assert_eq!(learner.hears(), "Nothing to do here.");
    learner.asks(Command::Last);
    assert_eq!(learner.replay().end.as_deref(), Some("Anna resigns: Bob wins."));
    assert_eq!(enabled(&learner.replay().walk), [Command::First, Command::Previous]);
    learner.does(Event::Ply(2));
    assert_eq!(learner.replay().status, "Move 2 of 4: P-3d");
    learner.asks(Command::First).asks(Command::Previous);
    assert_eq!(learner.hears(), "Nothing to do here.");
}

#[test]
fn the_hands_bear_the_players_names_and_the_board_turns() {
    let mut learner = Learner::new(1);
    learner.pastes(GAME);
    let board = learner.replay().board;
    assert_eq!((board.bottom.title.as_str(), board.bottom.subtitle.as_str()), ("Anna (Sente)", "To move"));
    assert_eq!(board.top.title, "Bob (Gote)");
    learner.asks(Command::TurnBoard);
    assert_eq!(learner.replay().board.bottom.title, "Bob (Gote)");
    assert_eq!(learner.hears(), "Gote is at the bottom now.");
    assert_eq!(learner.replay().board.squares[80].spoken, "9a, Gote’s Lance");
    learner.asks(Command::SayBoard);
    assert!(learner.hears().starts_with("Sente: Pawn 1g"), "{}", learner.hears());
}

#[test]
fn what_is_written_is_in_the_file_at_once() {
    let mut learner = Learner::new(1);
    learner.pastes(GAME).asks(Command::Next);
    learner.game(GamesEvent::Comment("La Fou voit loin.\nDeux lignes".to_owned()));
    learner.game(GamesEvent::Header(HeaderKey::SITE, "Lyon".to_owned()));
    learner.game(GamesEvent::Header(HeaderKey::EVENT, String::new()));
    let kept = learner.kept("Anna-Bob");
    assert_eq!(kept.comment(kept.main_line()[0]), "La Fou voit loin.\nDeux lignes");
    assert_eq!(kept.header(&HeaderKey::SITE), Some("Lyon"));
    assert_eq!(kept.header(&HeaderKey::EVENT), None);
    // It is found by any of its words, also without accents.
    learner.opens(Place::Games).does(Event::Search("lyon DEUX".to_owned()));
    assert_eq!(learner.list().cards.len(), 1);
    learner.does(Event::Search("Lyon Carla".to_owned()));
    assert_eq!(learner.list().empty.as_deref(), Some("No game speaks of “Lyon Carla”."));
}

#[test]
fn a_move_played_in_a_game_becomes_a_variation_and_can_be_taken_out_again() {
    let mut learner = Learner::new(1);
    learner.pastes(GAME);
    learner.plays("2g2f");
    assert_eq!(line(&learner), ["Start", "*P-2f"]);
    assert_eq!(learner.kept("Anna-Bob").children(NodeId::ROOT).len(), 2);
    assert_eq!(enabled(&learner.replay().tree).len(), 2);
    learner.asks(Command::Replay(ReplayCommand::Promote));
    let first = |learner: &Learner| {
        let kept = learner.kept("Anna-Bob");
        kept.moves(kept.main_line()[0])
    };
    assert_eq!(first(&learner), [nari::notation::usi::read_move("2g2f").unwrap()]);
    learner.asks(Command::Replay(ReplayCommand::Remove));
    assert_eq!(learner.kept("Anna-Bob").children(NodeId::ROOT).len(), 1);
    assert_eq!(line(&learner)[0], "*Start");
    learner.asks(Command::Replay(ReplayCommand::BringBack));
    assert_eq!(line(&learner), ["Start", "*P-2f"]);
    assert_eq!(learner.kept("Anna-Bob").children(NodeId::ROOT).len(), 2);
    // A move that is there already is only walked along.
    learner.asks(Command::First).plays("7g7f");
    assert_eq!(learner.kept("Anna-Bob").children(NodeId::ROOT).len(), 2);
    assert_eq!(learner.replay().status, "Move 1 of 4: P-7f (12 s)");
    // And one that the rules forbid is refused with its reason.
    learner.plays("3c3e");
    let told = learner.replay().feedback.unwrap();
    assert_eq!((told.tone, told.title.as_str()), (Tone::Refused, "Illegal move: P-3e"));
}

#[test]
fn a_foul_is_told_with_its_reason_and_does_not_go_on() {
    let mut learner = Learner::new(1);
    learner
        .pastes("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ７七角打\n4 ８四歩(83)\n")
        .asks(Command::Last);
    assert_eq!(line(&learner).last().map(String::as_str), Some("*B*7g (illegal)"));
    let told = learner.replay().feedback.unwrap();
    assert!(told.title.contains("Illegal move") && told.actions.is_empty(), "{told:?}");
    assert!(learner.hears().contains("Illegal move"), "{}", learner.hears());
    learner.does(Event::Square(nari::shogi::Square::SQ_2G));
    assert!(learner.replay().feedback.is_some(), "a foul stays told");
    assert_eq!(learner.opens(Place::Games).list().cards[0].result, "Gote won");
}

#[test]
fn several_games_of_a_file_are_all_taken_in() {
    let mut learner = Learner::new(1);
    let games = "position startpos moves 7g7f\nposition startpos moves 2g2f\nposition startpos\n";
    let path = learner.folder.path().join("three.usi");
    fs::write(&path, games).unwrap();
    learner.opens(Place::Games).game(GamesEvent::ImportFile(path.clone()));
    let list = learner.list();
    assert_eq!(list.told.unwrap().text, "3 games were brought in.");
    let titles: Vec<_> = list.cards.iter().map(|card| card.title.as_str()).collect();
    assert_eq!(titles, ["three-3", "three-2", "three"]);
    // A path that is typed does the same.
    learner.pastes(&format!("\"{}\"", path.display()));
    assert_eq!(learner.list().cards.len(), 6);
}

#[test]
fn what_can_not_be_taken_in_is_refused_with_its_place() {
    let mut learner = Learner::new(1);
    let error = |learner: &Learner| learner.list().import.error.unwrap();
    assert_eq!(error(learner.pastes("  \n")), "Paste a game first, or type the path of a file.");
    assert_eq!(
        error(learner.pastes("手合割：平手\n1 ７六歩(77)\n3 ３四歩(33)\n")),
        "This is no game: line 3, column 1: the number of the next move goes here: 2."
    );
    assert_eq!(
        error(learner.pastes("/no/such/game.kif")),
        "/no/such/game.kif can’t be brought in: not found"
    );
    assert_eq!(learner.opens(Place::Games).list().cards.len(), 0);
}

#[test]
fn a_game_is_deleted_after_a_question_and_comes_back() {
    let mut learner = Learner::new(1);
    learner.pastes(GAME).opens(Place::Games).game(GamesEvent::Delete(id("Anna-Bob")));
    let question = learner.list().question.unwrap();
    assert_eq!(question.title, "Delete Anna – Bob?");
    learner.asks(Command::Retry);
    assert_eq!((learner.list().question, learner.list().cards.len()), (None, 1));
    learner.asks(Command::Confirm);
    assert_eq!(learner.list().cards.len(), 1, "nothing is deleted unasked");
    learner.game(GamesEvent::Delete(id("Anna-Bob"))).asks(Command::Confirm);
    assert_eq!(learner.list().cards.len(), 0);
    assert!(!learner.file("Anna-Bob").exists());
    learner.asks(Command::Games(GamesCommand::Restore));
    assert_eq!(learner.list().cards.len(), 1);
    assert_eq!(learner.kept("Anna-Bob"), record::read_text(GAME).unwrap()[0]);
}

#[test]
fn a_file_that_can_not_be_read_is_listed_with_its_reason() {
    let mut learner = Learner::new(1);
    fs::create_dir_all(learner.folder.path().join("games")).unwrap();
    fs::write(learner.file("broken"), "手合割：平手\n1 ７六歩(77)\n3 ３四歩(33)\n").unwrap();
    let list = learner.opens(Place::Games).list();
    assert_eq!(list.broken, ["broken: line 3, column 1: the number of the next move goes here: 2."]);
    learner.opens(Place::Game(id("broken")));
    assert!(learner.list().told.unwrap().text.starts_with("broken: line 3"));
    learner.opens(Place::Game(id("nowhere")));
    assert_eq!(learner.list().told.unwrap().text, "There is no saved game “nowhere”.");
}

#[test]
fn a_game_is_handed_out_in_every_format_and_reads_back() {
    let mut learner = Learner::new(1);
    learner.pastes(GAME);
    let exports = learner.folder.path().join("exports");
    let hand_out = |learner: &mut Learner, export, name: &str| {
        learner.game(GamesEvent::Export(export, Target::File(name.to_owned())));
        learner.replay().feedback.unwrap()
    };
    for format in Format::ALL {
        let told = hand_out(&mut learner, Export::Game(format), "");
        let file = exports.join(format!("Anna-Bob.{}", format.suffix()));
        if format == Format::Kif {
            assert_eq!(told.tone, Tone::Refused, "Shift-JIS lacks é: {told:?}");
            assert!(!file.exists());
            continue;
        }
        assert_eq!(told.tone, Tone::Good, "{told:?}");
        let read = record::read(&fs::read(&file).unwrap()).unwrap();
        assert_eq!(fs::read(&file).unwrap(), record::write(&read, format).unwrap());
    }
    let told = hand_out(&mut learner, Export::Game(Format::Kifu), "");
    assert_eq!(told.tone, Tone::Hint);
    assert_eq!(told.actions[0].command, Command::Games(GamesCommand::Replace));
    learner.game(GamesEvent::Comment("written over".to_owned()));
    hand_out(&mut learner, Export::Game(Format::Kifu), "");
    learner.asks(Command::Games(GamesCommand::Replace));
    assert_eq!(learner.replay().feedback.unwrap().tone, Tone::Good);
    assert!(fs::read_to_string(exports.join("Anna-Bob.kifu")).unwrap().contains("*written over"));
    let path = learner.folder.path().join("elsewhere/x.sfen");
    learner.asks(Command::Next);
    hand_out(&mut learner, Export::Position, &path.display().to_string());
    assert_eq!(
        fs::read_to_string(path).unwrap(),
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2\n"
    );
    learner.game(GamesEvent::Export(Export::Game(Format::Usi), Target::Clipboard));
    assert_eq!(learner.copied.last().unwrap(), "position startpos moves 7g7f 3c3d 8h2b+ 3a2b\n");
    learner.game(GamesEvent::Export(Export::Game(Format::Kif), Target::Clipboard));
    assert_eq!(record::read_text(learner.copied.last().unwrap()).unwrap().len(), 1);
}

#[test]
fn the_picture_shows_every_piece_once_and_is_well_formed() {
    let mut learner = Learner::new(1);
    learner.pastes(GAME).asks(Command::Last);
    learner.game(GamesEvent::Export(Export::Picture, Target::Clipboard));
    let svg = learner.copied.last().unwrap();
    let document = roxmltree::Document::parse(svg).unwrap();
    let count = |name: &str| document.descendants().filter(|node| node.has_tag_name(name)).count();
    // 38 pieces stand on the board, and each hand holds a Bishop; letters are used in the same way.
    let used = document.descendants().filter_map(|node| node.attribute("href"));
    assert_eq!(used.filter(|name| name.starts_with("#p")).count(), 40);
    let ids: Vec<_> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    let mut unique = ids.clone();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(ids.len(), unique.len(), "each name stands for one thing");
    for node in document.descendants().filter(|node| node.has_tag_name("use")) {
        assert!(ids.contains(&node.attribute("href").unwrap().trim_start_matches('#')));
    }
    assert_eq!(count("circle"), 4);
}

#[test]
fn a_position_of_a_game_goes_on_as_a_game_a_problem_or_a_drawing() {
    let mut learner = Learner::new(1);
    learner.pastes("4k4/9/4P4/9/9/9/9/9/4K4 b G 1").asks(Command::Replay(ReplayCommand::PlayFromHere));
    assert!(matches!(learner.app.view().screen, Screen::Sitting(_)));
    learner.opens(Place::Game(id("game"))).asks(Command::Replay(ReplayCommand::SolveFromHere));
    assert!(matches!(learner.app.view().screen, Screen::Puzzle(_)));
    learner.opens(Place::Game(id("game"))).asks(Command::Replay(ReplayCommand::EditPosition));
    assert_eq!(learner.editor().sfen.text, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    learner.asks(Command::Back);
    assert_eq!(learner.list().cards[0].details, "from a position · 0 moves");
}

#[test]
fn of_many_games_the_search_shows_those_it_finds() {
    let mut learner = Learner::new(1);
    fs::create_dir_all(learner.folder.path().join("games")).unwrap();
    let mut record: Record = record::read_text(GAME).unwrap()[0].clone();
    for number in 0..200 {
        record.set_header(&HeaderKey::BLACK, &format!("Player {number}"));
        let bytes = record::write(std::slice::from_ref(&record), Format::Kifu).unwrap();
        fs::write(learner.file(&number.to_string()), bytes).unwrap();
    }
    assert_eq!(learner.opens(Place::Games).list().cards.len(), 200);
    learner.does(Event::Search("player 77".to_owned()));
    assert_eq!(learner.list().summary, "2 of 200 games");
    assert_eq!(learner.list().cards[0].title, "Player 77 – Bob");
}

#[test]
fn escape_lets_go_first_and_leaves_the_game_then() {
    let mut learner = Learner::new(1);
    learner.pastes(GAME).does(Event::Square("7g".parse().unwrap()));
    learner.does(Event::Cancel);
    assert_eq!(learner.replay().title, "Anna – Bob");
    learner.does(Event::Cancel);
    assert_eq!(learner.list().cards.len(), 1);
}

#[test]
fn a_comment_is_written_after_a_pause_or_when_it_is_left_and_not_at_every_key() {
    let ways: [fn(u64) -> Event; 6] = [
        Event::Woke,
        |_| Event::Games(GamesEvent::CommentLeft),
        |_| Event::Command(Command::Next),
        |_| Event::Open(Place::Learn),
        |_| Event::Cancel,
        |_| Event::Closing,
    ];
    for way in ways {
        let mut learner = Learner::new(1);
        learner.pastes(GAME);
        let mut pause = 0;
        for text in ["S", "So", "Solid"] {
            let effects = learner.app.update(Event::Games(GamesEvent::Comment(text.to_owned())));
            assert!(effects.iter().all(|effect| !matches!(effect, Effect::Files(_))), "{effects:?}");
            let before = pause;
            pause = effects
                .iter()
                .find_map(|effect| match effect {
                    Effect::Wake { token, .. } => Some(*token),
                    _ => None,
                })
                .unwrap();
            // The pause after the sign before is over, and it is no pause any more.
            assert_eq!(learner.app.update(Event::Woke(before)), []);
        }
        let event = way(pause);
        let effects = learner.app.update(event.clone());
        let saved = effects.iter().find_map(|effect| match effect {
            Effect::Files(FileJob::SaveGame { record, .. }) => Some(record),
            _ => None,
        });
        let saved = saved.unwrap_or_else(|| panic!("{event:?}: nothing is written"));
        assert_eq!(saved.comment(NodeId::ROOT), "Solid", "{event:?}");
        assert_eq!(learner.app.update(Event::Closing), [], "{event:?}: written once");
    }
}
