//! The same by lines: games taken in, walked, drawn, handed out and played by mail in plain text.

use std::cell::RefCell;
use std::fs;
use std::io::Cursor;

use nari::app::{Effect, Event};
use nari::progress::Store;
use nari::worker;

use super::learner::app;

/// What is printed when these lines are typed over a data folder.
fn typed(folder: &std::path::Path, seed: u64, lines: &str) -> String {
    let store = RefCell::new(Store::open(folder).0);
    let mut printed = Vec::new();
    nari::text::run(app(seed, folder), Vec::new(), Cursor::new(lines.to_owned()), &mut printed, |effect| {
        match effect {
            Effect::Files(job) => {
                worker::files(&mut store.borrow_mut(), job).map(Event::Files).into_iter().collect()
            }
            _ => Vec::new(),
        }
    })
    .unwrap();
    String::from_utf8(printed).unwrap()
}

#[track_caller]
fn has(printed: &str, expected: &[&str]) {
    let mut rest = printed;
    for expected in expected {
        match rest.split_once(expected) {
            Some((_, after)) => rest = after,
            None => panic!("no {expected:?} in what follows of\n{printed}"),
        }
    }
}

#[test]
fn a_game_is_taken_in_walked_commented_and_handed_out() {
    let folder = tempfile::tempdir().unwrap();
    let printed = typed(
        folder.path(),
        1,
        "games\nimport position startpos moves 7g7f 3c3d\nnext\n8c8d\ncomment A quiet move\nprevious\n2\n1\n\
         header 1 Anna\nexport csa\nexport csa\noverwrite\ncopy usi\nexport picture board.svg\nexport nothing\n\
         games\n1\ngames\ndelete 1\nyes\nrestore\nsearch anna\ndelete 7\n",
    );
    has(
        &printed,
        &[
            "Games that you play or bring in are kept here.",
            "*Start  1. P-7f  2. P-3d",
            "1. P-7f, Sente.",
            "2. P-8d",
            "Kept.",
            "Written to ",
            "is there already. Write over it?",
            "position startpos moves 7g7f 3c3d\n",
            "board.svg",
            "Type export or copy",
            "1  Anna – Gote.",
            "Delete Anna – Gote?",
            "is deleted.",
            "is back.",
            "There is no number 7 here.",
        ],
    );
    let kept = fs::read_to_string(folder.path().join("games/game.kifu")).unwrap();
    assert!(kept.contains("先手：Anna") || kept.contains("*A quiet move"), "{kept}");
    assert!(fs::read_to_string(folder.path().join("exports/game.csa")).unwrap().contains("N+Anna"));
    assert!(fs::read_to_string(folder.path().join("exports/board.svg")).unwrap().starts_with("<svg"));
}

#[test]
fn a_position_is_drawn_by_lines() {
    let folder = tempfile::tempdir().unwrap();
    let printed = typed(
        folder.path(),
        1,
        "editor\nclear\nput K5i\nput k5a\nput +R5e\nturn-over 5e\nchange-side 5e\nhold 2P\nside gote\nput x5e\n\
         take-off 5e\ncopy position\n4k4/9/4P4/9/9/9/9/9/9 b G 1\nsave\n",
    );
    has(
        &printed,
        &[
            "Draw a position",
            "Sente has no King.",
            "A game can go on from here.",
            "Type put and a piece",
            "4k4/9/9/9/9/9/9/9/4K4 w 2P 1",
            "Sente has no King.",
        ],
    );
    assert!(folder.path().join("games/game.kifu").exists());
}

#[test]
fn a_letter_is_pasted_as_it_came() {
    let (anna, bob) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let printed = typed(anna.path(), 1, "mail\nnames Anna, Bob\nbegin-sente\n7g7f\nsend\n");
    let letter = printed.split("[Nari").nth(1).unwrap().split_inclusive(']').take(2).collect::<String>();
    let pasted = format!("> [Nari{}\n3c3d\nsend\n", letter.replace('\n', "\n> "));
    let printed = typed(bob.path(), 2, &pasted);
    has(&printed, &["This game by mail is kept", "move 2]", "1. 7g7f 3c3d"]);
    let answer = printed.rsplit("[Nari").next().unwrap().split_inclusive(']').take(2).collect::<String>();
    let printed = typed(anna.path(), 3, &format!("[Nari{answer}\nresign\nyes\n"));
    has(&printed, &["Bob plays P-3d.", "Resign this game?", "You resign", "resign"]);
    let printed = typed(anna.path(), 3, "[Nari 1 XXXXX move 0]\n");
    has(&printed, &["the letter is cut off"]);
}
