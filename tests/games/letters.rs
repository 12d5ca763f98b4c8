//! The promise: a letter that was changed on the way is never read as another game than the one that was sent.

use nari::notation::mail::{self, Letter, MailFault, MailGame, MailId, Unlike};
use nari::notation::{sfen, usi};
use nari::shogi::{ByColor, Color, Game, Move, Position, SetupRule};

use super::chance::Chance;

fn letter(start: &str, moves: &str) -> Letter {
    let players = ByColor { black: "Anna".to_owned(), white: "Bob Ô’Neill".to_owned() };
    let setup = sfen::read(start).unwrap();
    let start = Position::from_setup(setup, SetupRule::Game).unwrap();
    let mut letter = Letter::new(MailId::of_number(12_345), players, start);
    for mv in moves.split_whitespace() {
        letter.game_mut().play(usi::read_move(mv).unwrap()).unwrap();
    }
    letter
}

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const MOVES: &str = "7g7f 3c3d 8h2b+ 3a2b B*4e";

fn sent() -> String {
    mail::write(&letter(START, MOVES))
}

#[test]
fn a_letter_is_short_and_reads_as_it_was_written() {
    let text = sent();
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(
        lines[..6],
        [
            "[Nari 1 S1C00 move 5]",
            "Sente: Anna",
            "Gote: Bob Ô’Neill",
            "1. 7g7f 3c3d",
            "2. 8h2b+ 3a2b",
            "3. B/4e",
        ]
    );
    assert!(lines[6].starts_with("[check ") && lines.len() == 7, "{text}");
    assert_eq!(mail::read(&text).unwrap(), letter(START, MOVES));
}

#[test]
fn what_mail_and_chat_programs_do_to_a_letter_changes_nothing() {
    let text = sent();
    let long = letter("1nsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w L 1", "");
    let wrapped = mail::write(&long).replace("LNSGKGSNL w", "LNSGKGSNL\nw");
    assert_eq!(mail::read(&wrapped).unwrap(), long);
    let changed = [
        format!("Salut !\n\n{text}\n\nÀ bientôt"),
        text.replace('\n', "\r\n"),
        format!("> {}", text.replace('\n', "\n> ")),
        format!(">> {}", text.replace('\n', "\n>>   ")),
        text.replace('/', "*"),
        text.replace('/', "’"),
        text.replace("3. B/4e", "3. B*4e"),
        text.replace("1. 7g7f 3c3d\n2. 8h2b+ 3a2b", "1. 7g7f\n3c3d 2.\n8h2b+ 3a2b"),
        text.replace("7g7f 3c3d", "7g7f\u{a0}3c3d"),
        text.replace("\n2.", "\n\n2."),
        text.to_lowercase()
            .replace("[nari", "[Nari")
            .replace("sente: anna", "Sente: Anna")
            .replace("gote: bob ô’neill", "Gote: Bob Ô’Neill")
            .replace("b/4e", "B/4e"),
    ];
    for changed in changed {
        assert_eq!(mail::read(&changed), Ok(letter(START, MOVES)), "{changed}");
    }
}

#[test]
fn of_several_letters_the_latest_is_read() {
    let older = mail::write(&letter(START, "7g7f 3c3d"));
    let both = format!("{}\n> {}", sent(), older.replace('\n', "\n> "));
    assert_eq!(mail::read(&both).unwrap(), letter(START, MOVES));
    let both = format!("{older}\n{}", sent());
    assert_eq!(mail::read(&both).unwrap(), letter(START, MOVES));
}

/// A sign of the letter changed, taken out or put in.
fn mutations(text: &str) -> impl Iterator<Item = String> {
    let signs: Vec<char> = text.chars().collect();
    (0..signs.len()).flat_map(move |at| {
        let (before, after) =
            (signs[..at].iter().collect::<String>(), signs[at + 1..].iter().collect::<String>());
        let sign = signs[at];
        let others = ['1', '5', 'e', 'g', 'A', '+', ' ', '\n', ']', '/', ':', 'é'];
        let replaced = others.into_iter().map(|other| format!("{before}{other}{after}")).collect::<Vec<_>>();
        let doubled = format!("{before}{sign}{sign}{after}");
        replaced.into_iter().chain([format!("{before}{after}"), doubled])
    })
}

#[test]
fn a_letter_with_a_sign_changed_is_refused_or_says_the_same() {
    let (mut refused, mut same) = (0, 0);
    for letter in [letter(START, MOVES), letter("4k4/9/9/9/9/9/9/9/4K4 b 2P2p 1", "P*5e P*5d 5e5d")] {
        for changed in mutations(&mail::write(&letter)) {
            match mail::read(&changed) {
                Ok(read) => {
                    assert_eq!(read, letter, "{changed}");
                    same += 1;
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(refused > 2000 && same > 50, "{refused} refused, {same} the same");
}

#[test]
fn random_games_are_read_back_at_every_length() {
    let mut chance = Chance::new(7);
    for number in 0..12 {
        let players = ByColor { black: format!("P{number}"), white: "Ōyama".to_owned() };
        let mut letter = Letter::new(MailId::of_number(number * 77), players, Position::start_position());
        for _ in 0..40 {
            let legal: Vec<Move> = letter.game().position().legal_moves().iter().collect();
            if legal.is_empty() || letter.game_mut().play(chance.pick(&legal)).is_err() {
                break;
            }
            assert_eq!(mail::read(&mail::write(&letter)).unwrap(), letter);
        }
        let side = letter.game().position().side_to_move();
        letter.game_mut().resign(side);
        assert_eq!(mail::read(&mail::write(&letter)).unwrap(), letter);
        let game = MailGame { letter, own: Color::White };
        assert_eq!(MailGame::of_record(&game.to_record()), Some(game));
    }
}

/// What is changed in the letter, into what, and what is said then.
const REFUSED: [(&str, &str, &str); 13] = [
    ("[Nari", "Nari", "line 1: no letter"),
    ("[Nari 1", "[Nari 2", "line 1: letters of version 2"),
    (" move 5]", " mover 5]", "line 1: expected [Nari 1 ID move N]"),
    (" move 5]", " move 6]", "line 1: 6 moves announced, 5 found"),
    ("Sente: Anna", "Sente:", "line 3: expected the name of Black"),
    ("Sente: Anna", "Sente: Anne", "line 7: an earlier move or the head was changed"),
    ("3c3d", "8c8d", "line 7: an earlier move or the head was changed"),
    ("7g7f", "2g2f", "line 7: an earlier move or the head was changed"),
    ("B/4e", "B/5e", "line 7: the last move was changed"),
    ("B/4e", "B/2b", "line 6: move 5, B*2b, is illegal"),
    ("B/4e", "Bishop", "line 6: \"Bishop\" is no move"),
    ("[check ", "[chek ", "line 7: the letter is cut off"),
    ("-", "_", "line 7: expected the code"),
];

#[test]
fn each_fault_is_told_with_its_line() {
    for (from, to, expected) in REFUSED {
        let text = sent();
        assert!(text.contains(from), "{from}");
        let error = mail::read(&text.replacen(from, to, 1)).unwrap_err();
        assert_eq!(error.to_string(), expected, "{from} → {to}");
    }
    assert!(matches!(mail::read("").unwrap_err().fault, MailFault::NoLetter));
}

#[test]
fn only_the_opponents_next_move_goes_on_with_a_game() {
    let known = |moves, own| MailGame { letter: letter(START, moves), own };
    let rows = [
        ("7g7f", Color::Black, "7g7f 3c3d", Ok(())),
        ("", Color::White, "7g7f", Ok(())),
        ("7g7f", Color::Black, "7g7f", Err(Unlike::NothingNew)),
        ("7g7f 3c3d", Color::Black, "7g7f", Err(Unlike::NothingNew)),
        ("7g7f", Color::Black, "2g2f 3c3d", Err(Unlike::Differs(1))),
        ("7g7f 3c3d 2g2f", Color::Black, "7g7f 8c8d 2g2f 8d8e", Err(Unlike::Differs(2))),
        ("7g7f 3c3d", Color::Black, "7g7f 3c3d 2g2f", Err(Unlike::PlayedForYou(3))),
        ("7g7f", Color::Black, "7g7f 3c3d 2g2f", Err(Unlike::PlayedForYou(3))),
    ];
    for (moves, own, next, expected) in rows {
        assert_eq!(known(moves, own).check_next(&letter(START, next)), expected, "{moves} then {next}");
    }
    let players = ByColor { black: "Anna".to_owned(), white: "Eve".to_owned() };
    let other = Letter::new(MailId::of_number(12_345), players.clone(), Position::start_position());
    assert_eq!(known("", Color::White).check_next(&other), Err(Unlike::OtherHead));
    let other = Letter::new(MailId::of_number(1), players, Position::start_position());
    assert_eq!(known("", Color::White).check_next(&other), Err(Unlike::OtherGame));
    let mut resigned = letter(START, "7g7f");
    resigned.game_mut().resign(Color::White);
    assert_eq!(known("7g7f", Color::Black).check_next(&resigned), Ok(()));
    let mine = MailGame { letter: resigned, own: Color::Black };
    assert_eq!(mine.check_next(&letter(START, "7g7f 3c3d")), Err(Unlike::NothingNew));
}

#[test]
fn a_repetition_ends_a_game_by_mail_as_it_ends_any_other() {
    let cycle = "5i5h 5a5b 5h5i 5b5a ";
    let letter = letter(START, &cycle.repeat(3));
    assert!(letter.game().outcome().is_some());
    let mut text = mail::write(&letter);
    assert_eq!(mail::read(&text).unwrap().game().outcome(), letter.game().outcome());
    text = text.replace("[check", "7. 7g7f\n[check");
    assert!(mail::read(&text).is_err());
    let again: Game = MailGame::of_record(&MailGame { letter, own: Color::Black }.to_record())
        .unwrap()
        .letter
        .game()
        .clone();
    assert!(again.outcome().is_some());
}
