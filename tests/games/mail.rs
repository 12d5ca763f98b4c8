//! The promise: two people play a whole game by sending short texts, and nothing of it can be changed unseen.

use std::fs;

use nari::app::{Command, Event, GamesEvent, MailCommand, MailPlayer, Place, ReplayCommand, Tone};
use nari::notation::record::HeaderKey;

use super::learner::Learner;

/// Pastes a letter, on the list or on the open game.
fn reads(learner: &mut Learner, letter: &str) {
    learner.game(GamesEvent::LetterText(letter.to_owned())).asks(Command::Mail(MailCommand::Read));
}

fn begins(learner: &mut Learner, command: MailCommand) {
    learner.opens(Place::Mail);
    learner.game(GamesEvent::MailName(MailPlayer::Own, "Anna".to_owned()));
    learner.game(GamesEvent::MailName(MailPlayer::Opponent, "Bob".to_owned()));
    learner.asks(Command::Mail(command));
}

/// Plays a move, fixes it, and gives the letter.
fn sends(learner: &mut Learner, mv: &str) -> String {
    learner.plays(mv);
    assert_eq!(learner.mail_game().letter, "", "a move is not sent before that is asked for");
    learner.asks(Command::Mail(MailCommand::Write));
    learner.mail_game().letter
}

/// A game with captures, checks and a promotion.
const GAME: [&str; 11] =
    ["7g7f", "5a4b", "8h3c+", "4b5b", "3c4c", "5b6b", "4c5b", "6b7b", "2g2f", "8c8d", "2f2e"];

#[test]
fn a_game_is_played_by_letters_from_its_first_move_on() {
    let (mut anna, mut bob) = (Learner::new(1), Learner::new(2));
    begins(&mut anna, MailCommand::BeginFirst);
    assert_eq!(anna.mail_game().title, "Anna – Bob");
    assert_eq!(anna.mail_game().status, "Your turn: play your move on the board.");
    let mut letter = String::new();
    for (ply, mv) in GAME.iter().enumerate() {
        let (sender, reader) = if ply % 2 == 0 { (&mut anna, &mut bob) } else { (&mut bob, &mut anna) };
        letter = sends(sender, mv);
        assert!(sender.mail_game().status.starts_with("Send the letter to "));
        if ply == 0 {
            reader.opens(Place::Mail);
        }
        reads(reader, &format!("Hi!\n> {}", letter.replace('\n', "\n> ")));
        assert_eq!(reader.mail_game().feedback.unwrap().tone, Tone::Good);
        assert_eq!(reader.mail_game().status, "Your turn: play your move on the board.");
    }
    // Both hold the same game in their files, and see whose turn it is on their lists.
    let name = "Anna-Bob";
    assert_eq!(anna.kept(name).main_line().len(), GAME.len());
    let (mine, theirs) = (anna.kept(name), bob.kept(name));
    let last = |record: &nari::notation::record::Record| record.moves(*record.main_line().last().unwrap());
    assert_eq!(last(&mine), last(&theirs));
    let details = |learner: &mut Learner| learner.opens(Place::Mail).mail().cards[0].details.clone();
    assert_eq!(details(&mut anna), "11 moves · your opponent’s turn");
    assert_eq!(details(&mut bob), "11 moves · your turn");
    // The letter is there again after a new start.
    anna.starts_again().opens(Place::Mail);
    let place = anna.mail().cards[0].place.clone();
    assert_eq!(anna.opens(place).mail_game().letter, letter);
    assert_eq!(anna.opens(Place::Mail).mail().own_name.text, "Anna");
}

#[test]
fn a_letter_that_changes_what_was_played_is_refused_and_the_game_stays() {
    let (mut anna, mut bob) = (Learner::new(1), Learner::new(2));
    begins(&mut anna, MailCommand::BeginFirst);
    let first = sends(&mut anna, "7g7f");
    bob.opens(Place::Mail);
    reads(&mut bob, &first);
    let second = sends(&mut bob, "3c3d");
    let before = fs::read(anna.file("Anna-Bob")).unwrap();
    // Changed by hand: the code does not fit.
    reads(&mut anna, &second.replace("7g7f", "2g2f"));
    let told = anna.mail_game().feedback.unwrap();
    assert_eq!((told.tone, told.text.contains("the code does not fit")), (Tone::Refused, true));
    assert!(anna.mail_game().answer.error.unwrap().starts_with("Line 5: something before"));
    // An illegal move, and a foreign text.
    reads(&mut anna, &second.replace("3c3d", "3c3e"));
    assert!(anna.mail_game().answer.error.unwrap().contains("move 2 is illegal. Illegal move: P-3e."));
    reads(&mut anna, "Bonjour Anna, je joue P-3d.");
    assert!(anna.mail_game().answer.error.unwrap().contains("there is no letter in this text"));
    // Made anew with other moves before: the code fits, the own copy does not.
    let mut eve = Learner::new(1);
    begins(&mut eve, MailCommand::BeginFirst);
    let other = sends(&mut eve, "2g2f");
    let mut fay = Learner::new(3);
    fay.opens(Place::Mail);
    reads(&mut fay, &other);
    let forged = sends(&mut fay, "3c3d");
    reads(&mut anna, &forged);
    assert_eq!(
        anna.mail_game().answer.error.unwrap(),
        "Move 1 in this letter is not the one that was played. The letter is refused, and your game stays as it was."
    );
    assert_eq!(fs::read(anna.file("Anna-Bob")).unwrap(), before);
    reads(&mut anna, &second);
    assert_eq!(anna.mail_game().feedback.unwrap().text, "Bob plays P-3d.");
    reads(&mut anna, &second);
    assert_eq!(anna.mail_game().answer.error.unwrap(), "This letter holds no new move.");
}

#[test]
fn a_move_can_be_taken_back_until_it_is_in_the_letter() {
    let mut anna = Learner::new(1);
    begins(&mut anna, MailCommand::BeginFirst);
    anna.plays("7g7f").asks(Command::Undo).plays("2g2f");
    assert_eq!(
        anna.mail_game().status,
        "Your move is on the board. Write the letter, or take the move back."
    );
    anna.plays("3g3f");
    assert_eq!(anna.kept("Anna-Bob").main_line().len(), 0);
    anna.asks(Command::Mail(MailCommand::Write)).asks(Command::Undo);
    assert_eq!(anna.hears(), "Nothing to do here.");
    assert!(anna.mail_game().letter.contains("1. 2g2f\n"));
    anna.asks(Command::Mail(MailCommand::Copy));
    assert_eq!(anna.copied, [anna.mail_game().letter]);
    let mut bob = Learner::new(2);
    bob.opens(Place::Mail);
    reads(&mut bob, &anna.copied[0]);
    bob.plays("1a1d");
    assert_eq!(bob.mail_game().feedback.unwrap().tone, Tone::Refused, "the rules hold by mail too");
}

#[test]
fn who_begins_as_gote_sends_an_invitation() {
    let (mut anna, mut bob) = (Learner::new(1), Learner::new(2));
    begins(&mut anna, MailCommand::BeginSecond);
    let invitation = anna.mail_game().letter;
    assert!(invitation.contains("Sente: Bob\nGote: Anna\n"));
    bob.opens(Place::Mail);
    reads(&mut bob, &invitation);
    let letter = sends(&mut bob, "7g7f");
    reads(&mut anna, &letter);
    assert_eq!(anna.mail_game().feedback.unwrap().text, "Bob plays P-7f.");
}

#[test]
fn resigning_is_asked_once_more_and_ends_the_game_for_both() {
    let (mut anna, mut bob) = (Learner::new(1), Learner::new(2));
    begins(&mut anna, MailCommand::BeginFirst);
    let letter = sends(&mut anna, "7g7f");
    bob.opens(Place::Mail);
    reads(&mut bob, &letter);
    bob.asks(Command::Resign).asks(Command::Retry).asks(Command::Confirm);
    assert_eq!(bob.mail_game().letter, "", "not meant after all");
    bob.asks(Command::Resign).asks(Command::Confirm);
    let letter = bob.mail_game().letter;
    assert!(letter.contains("resign"));
    assert_eq!(bob.mail_game().status, "You resign: your opponent wins.");
    reads(&mut anna, &letter);
    assert_eq!(anna.mail_game().status, "Your opponent resigns: you win.");
    assert_eq!(anna.mail_game().letter, "", "there is nothing to send any more");
    assert_eq!(anna.asks(Command::Mail(MailCommand::Replay)).replay().title, "Anna – Bob");
    assert_eq!(anna.opens(Place::Games).list().cards[0].result, "Anna won");
}

#[test]
fn looking_at_a_game_by_mail_does_not_change_what_was_sent() {
    let (mut anna, mut bob) = (Learner::new(1), Learner::new(2));
    begins(&mut anna, MailCommand::BeginFirst);
    let letter = sends(&mut anna, "7g7f");
    bob.opens(Place::Mail);
    reads(&mut bob, &letter);
    anna.asks(Command::Mail(MailCommand::Replay)).asks(Command::Last);
    let before = fs::read(anna.file("Anna-Bob")).unwrap();
    anna.plays("3c3d");
    assert_eq!(anna.replay().feedback.unwrap().tone, Tone::Refused);
    anna.asks(Command::Replay(ReplayCommand::Remove));
    anna.game(GamesEvent::Header(HeaderKey::WHITE, "Bobby".to_owned()));
    assert_eq!(fs::read(anna.file("Anna-Bob")).unwrap(), before);
    assert!(anna.replay().headers.iter().all(|row| !row.label.contains("nari")));
    anna.asks(Command::First).plays("7g7f");
    assert_eq!(anna.replay().status, "Move 1 of 1: P-7f", "what was played can be walked");
    anna.game(GamesEvent::Comment("My favourite".to_owned()));
    let answer = sends(&mut bob, "8c8d");
    anna.opens(Place::Mail);
    reads(&mut anna, &answer);
    assert_eq!(anna.mail_game().feedback.unwrap().text, "Bob plays P-8d.");
    let kept = anna.kept("Anna-Bob");
    assert_eq!(kept.comment(kept.main_line()[0]), "My favourite", "comments outlive the next letter");
}

#[test]
fn names_are_needed_and_nothing_begins_without_them() {
    let mut anna = Learner::new(1);
    anna.opens(Place::Mail).asks(Command::Mail(MailCommand::BeginFirst));
    assert_eq!(anna.mail().told.unwrap().text, "Type both names first.");
    anna.does(Event::Open(Place::Mail));
    assert_eq!(anna.mail().told, None);
}
