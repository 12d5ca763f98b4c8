//! The promise: a saved game is never lost, and what can't be read is told and left as it is.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use nari::notation::record::{self, Format, NodeId, Record};
use nari::notation::usi;
use nari::progress::{Existing, GameFault, GameId, Games, Store, outside};
use nari::shogi::Position;

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

fn id(name: &str) -> GameId {
    GameId::new(name).unwrap()
}

fn game(moves: &str) -> Record {
    let mut record = Record::new(Position::start_position());
    let mut at = NodeId::ROOT;
    for mv in moves.split_whitespace() {
        at = record.play(at, usi::read_move(mv).unwrap()).unwrap();
    }
    record.set_comment(at, "Été : « œuf »");
    record
}

/// The files of a folder, by name.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// What is listed: names, and whether each can be read.
fn listed(games: &Games) -> Vec<(String, bool)> {
    games.list().unwrap().into_iter().map(|game| (game.id.as_str().to_owned(), game.record.is_ok())).collect()
}

#[test]
fn a_game_is_written_under_its_name_and_read_back_whole() {
    let place = folder();
    let mut games = Games::open(place.path());
    assert_eq!(listed(&games), []);
    let record = game("7g7f 3c3d 2g2f");
    games.save(&id("first"), &record).unwrap();
    let longer = game("7g7f 3c3d 2g2f 8c8d");
    games.save(&id("first"), &longer).unwrap();
    assert_eq!(names(&place.path().join("games")), ["first.kifu"]);
    let bytes = fs::read(place.path().join("games/first.kifu")).unwrap();
    assert_eq!(bytes, record::write(std::slice::from_ref(&longer), Format::Kifu).unwrap());
    assert_eq!(*Games::open(place.path()).read(&id("first")).unwrap().unwrap(), longer);
    assert_eq!(games.read(&id("none")), Ok(None));
}

#[test]
fn a_new_game_never_takes_the_place_of_another() {
    let place = folder();
    let (mut one, mut two) = (Games::open(place.path()), Games::open(place.path()));
    let added = [
        one.add(&id("game"), &game("7g7f")).unwrap(),
        two.add(&id("game"), &game("2g2f")).unwrap(),
        one.add(&id("game"), &game("5g5f")).unwrap(),
    ];
    assert_eq!(added.map(|id| id.as_str().to_owned()), ["game", "game-2", "game-3"]);
    assert_eq!(*one.read(&id("game")).unwrap().unwrap(), game("7g7f"));
    assert_eq!(*one.read(&id("game-2")).unwrap().unwrap(), game("2g2f"));
}

#[test]
fn what_can_not_be_read_is_listed_with_its_reason_and_never_touched() {
    let place = folder();
    let games_folder = place.path().join("games");
    fs::create_dir_all(games_folder.join("folder.kifu")).unwrap();
    let broken = "手合割：平手\n   1 ７六歩(77)\n   2 ９九玉(51)x\n";
    fs::write(games_folder.join("broken.kifu"), broken).unwrap();
    fs::write(games_folder.join("two.kifu"), "position startpos moves 7g7f\nposition startpos\n").unwrap();
    fs::write(games_folder.join("huge.kifu"), vec![b'*'; (4 << 20) + 1]).unwrap();
    fs::write(games_folder.join("notes.txt"), "no game").unwrap();
    fs::write(games_folder.join(".hidden.kifu"), broken).unwrap();
    let mut games = Games::open(place.path());
    games.add(&id("good"), &game("7g7f")).unwrap();
    let expected = [
        (".hidden", false),
        ("broken", false),
        ("folder", false),
        ("good", true),
        ("huge", false),
        ("two", false),
    ];
    assert_eq!(listed(&games), expected.map(|(name, good)| (name.to_owned(), good)));
    assert!(matches!(games.read(&id("broken")), Err(GameFault::NoGame(error)) if error.line == 3));
    assert_eq!(games.read(&id("two")), Err(GameFault::Several(2)));
    assert_eq!(games.read(&id("huge")), Err(GameFault::TooLarge));
    assert_eq!(games.read(&id("folder")), Err(GameFault::Disk(ErrorKind::IsADirectory)));
    assert_eq!(games.save(&id("broken"), &game("7g7f")), Err(GameFault::LeftAlone));
    assert_eq!(games.delete(&id("broken")), Err(GameFault::LeftAlone));
    assert_eq!(fs::read_to_string(games_folder.join("broken.kifu")).unwrap(), broken);
}

#[test]
fn a_deleted_game_comes_back_as_it_was_until_the_next_start() {
    let place = folder();
    let mut games = Games::open(place.path());
    // A line that says nothing to Nari is there again all the same.
    let text = "# from a club\n手合割：平手\n   1 ７六歩(77)\n";
    fs::create_dir_all(place.path().join("games")).unwrap();
    fs::write(place.path().join("games/club.kifu"), text).unwrap();
    games.delete(&id("club")).unwrap();
    assert_eq!(listed(&games), []);
    assert_eq!(games.restore(&id("club")).unwrap(), id("club"));
    assert_eq!(fs::read_to_string(place.path().join("games/club.kifu")).unwrap(), text);
    games.delete(&id("club")).unwrap();
    games.save(&id("club"), &game("2g2f")).unwrap();
    assert_eq!(games.restore(&id("club")).unwrap(), id("club-2"), "the name is taken by another game");
    games.delete(&id("club")).unwrap();
    let mut again = Games::open(place.path());
    again.forget_deleted();
    assert_eq!(again.restore(&id("club")), Err(GameFault::Disk(ErrorKind::NotFound)));
    assert_eq!(listed(&again), [("club-2".to_owned(), true)]);
}

#[test]
fn without_a_folder_games_are_kept_in_memory() {
    let mut store = Store::in_memory();
    let games = store.games();
    assert_eq!(games.add(&id("game"), &game("7g7f")).unwrap(), id("game"));
    assert_eq!(games.add(&id("game"), &game("2g2f")).unwrap(), id("game-2"));
    games.delete(&id("game")).unwrap();
    assert_eq!(listed(games), [("game-2".to_owned(), true)]);
    assert_eq!(games.restore(&id("game")).unwrap(), id("game"));
    assert_eq!(*games.read(&id("game")).unwrap().unwrap(), game("7g7f"));
}

#[test]
fn a_name_is_one_that_a_file_can_have_on_every_system() {
    for name in
        ["", ".", "..", ".hidden", "a/b", "a\\b", "c:", "what?", " game", "game.", "a\nb", &"x".repeat(121)]
    {
        assert_eq!(GameId::new(name), None, "{name:?}");
    }
    for name in ["game", "Été 2026", "対局 1", "a.b"] {
        assert_eq!(GameId::new(name).unwrap().as_str(), name);
    }
    let near = |text: &str| GameId::near(text).as_str().to_owned();
    assert_eq!(near(" Anna / Bob: « été » "), "Anna-Bob-été");
    assert_eq!(near("***"), "game");
    assert!(near(&"対局 ".repeat(100)).len() <= 120);
}

#[test]
fn a_file_that_is_handed_out_replaces_another_only_when_that_is_meant() {
    let place = folder();
    let path = outside::place(Some(place.path()), Path::new("game.csa"));
    assert_eq!(path, place.path().join("exports/game.csa"));
    assert_eq!(outside::place(None, Path::new("game.csa")), Path::new("game.csa"));
    assert_eq!(outside::place(Some(place.path()), Path::new("/tmp/x.csa")), Path::new("/tmp/x.csa"));
    outside::write(&path, b"one", Existing::Stays).unwrap();
    assert_eq!(outside::write(&path, b"two", Existing::Stays).unwrap_err().kind(), ErrorKind::AlreadyExists);
    assert_eq!(outside::read(&path).unwrap(), b"one");
    outside::write(&path, b"two", Existing::IsReplaced).unwrap();
    assert_eq!(outside::read(&path).unwrap(), b"two");
    assert_eq!(names(&place.path().join("exports")), ["game.csa"]);
    assert_eq!(outside::read(place.path()), Err(GameFault::Disk(ErrorKind::IsADirectory)));
}
